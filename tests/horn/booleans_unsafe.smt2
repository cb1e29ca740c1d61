; A lock that is taken twice on one path.
(set-info :status unsat)
(set-logic HORN)
(declare-fun Lock (Bool Int) Bool)
(assert (Lock false 0))
(assert (forall ((l Bool) (n Int)) (=> (and (Lock l n) (not l)) (Lock true (+ n 1)))))
(assert (forall ((l Bool) (n Int)) (=> (and (Lock l n) l (< n 3)) (Lock false n))))
(assert (forall ((l Bool) (n Int)) (=> (and (Lock l n) l (= n 3)) false)))
(check-sat)
