; p->count := 0 writes through a pointer; does q->count = 0 hold afterwards?
; By Morris' axiom the weakest precondition splits on whether p and q are the same object.
(set-logic QF_UFIDL)
(declare-fun p () Int)
(declare-fun q () Int)
(declare-fun count (Int) Int)
(define-fun same () Bool (= p q))
(define-fun empty () Bool (= (count q) 0))
(define-fun positive () Bool (< 0 (count q)))
(define-fun goal () Bool (and (=> (= p q) (= 0 0)) (=> (not (= p q)) (= (count q) 0))))
