; The quotient by zero is open: a model may choose it, so the query has no refutation.
; May be unknown.
(set-info :status sat)
(set-logic HORN)
(declare-fun P (Int Int) Bool)
(assert (forall ((x Int) (y Int)) (=> (= y (div x 0)) (P x y))))
(assert (forall ((x Int) (y Int) (z Int)) (=> (and (P x y) (P x z) (not (= y z))) false)))
(check-sat)
