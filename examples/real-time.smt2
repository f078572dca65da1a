; Clocks of two processes over the reals, with a compound predicate.
(set-logic QF_RDL)
(declare-fun x () Real)
(declare-fun y () Real)
(declare-fun now () Real)
(define-fun late () Bool (> (- now x) 2.5))
(define-fun ordered () Bool (or (< x y) (= x y)))
(define-fun fresh () Bool (<= now (+ y 0.5)))
(define-fun goal () Bool (< x y))
