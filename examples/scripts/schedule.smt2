; Three jobs on one machine, in any order but not at the same time: can all be done by 10?
(set-logic QF_IDL)
(declare-fun wash () Int)
(declare-fun dry () Int)
(declare-fun iron () Int)
(assert (and (>= wash 0) (>= dry 0) (>= iron 0)))
(assert (or (<= (+ wash 3) dry) (<= (+ dry 4) wash)))
(assert (or (<= (+ wash 3) iron) (<= (+ iron 2) wash)))
(assert (or (<= (+ dry 4) iron) (<= (+ iron 2) dry)))
(push 1)
(assert (and (<= wash 7) (<= dry 6) (<= iron 8)))
(check-sat) ; by 10
(pop 1)
(assert (and (<= wash 5) (<= dry 4) (<= iron 6)))
(check-sat) ; by 8
