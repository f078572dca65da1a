; One set of predicates, three goals: how a verifier asks about the statements of one procedure.
; The goals are the weakest preconditions of i < n, i = n and i <= n over i := i + 1.
(set-logic QF_IDL)
(declare-const i Int)
(declare-const n Int)
(define-fun below () Bool (< i n))
(define-fun last () Bool (= (+ i 1) n))
(define-fun started () Bool (>= i 0))
(define-fun goal () Bool (< (+ i 1) n))
(define-fun goal2 () Bool (= (+ i 1) n))
(define-fun goal3 () Bool (<= (+ i 1) n))
