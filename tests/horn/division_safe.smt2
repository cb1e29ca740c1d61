; Euclidean division of a negative number does not round to zero.
(set-info :status sat)
(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (forall ((x Int)) (=> (= x (div (- 7) 2)) (P x))))
(assert (forall ((x Int)) (=> (and (P x) (not (= x (- 4)))) false)))
(check-sat)
