; Lock and unlock in strict turns.
(set-info :status sat)
(set-logic HORN)
(declare-fun Lock (Bool Bool) Bool)
(assert (Lock false false))
(assert (forall ((l Bool) (e Bool)) (=> (Lock l e) (Lock (not l) (and e l)))))
(assert (forall ((l Bool) (e Bool)) (=> (and (Lock l e) e) false)))
(check-sat)
