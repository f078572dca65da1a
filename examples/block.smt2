; A block "if (lock == 0) { lock = 1; old = new; } else new = new + 1;" in SSA form: the goal is the
; negation of its path formula, so that F of the goal is what the block can not lead to.
; Shared parts have names of their own, and :predicates says which definitions are predicates.
(set-logic QF_IDL)
(declare-fun lock@0 () Int)
(declare-fun lock@1 () Int)
(declare-fun old@0 () Int)
(declare-fun old@1 () Int)
(declare-fun new@0 () Int)
(declare-fun new@1 () Int)
(set-info :predicates (locked same))
(define-fun free () Bool (= lock@0 0))
(define-fun take () Bool (and free (= lock@1 1) (= old@1 new@0) (= new@1 new@0)))
(define-fun skip () Bool (and (not free) (= lock@1 lock@0) (= old@1 old@0) (= new@1 (+ new@0 1))))
(define-fun locked () Bool (= lock@1 1))
(define-fun same () Bool (= old@1 new@1))
(define-fun goal () Bool (not (or take skip)))
