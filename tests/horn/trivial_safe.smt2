; No query at all; one predicate is never used.
(set-info :status sat)
(set-logic HORN)
(declare-fun P (Int) Bool)
(declare-fun |unused one| (Int Bool) Bool)
(assert (forall ((x Int)) (=> (> x 0) (P x))))
(check-sat)
