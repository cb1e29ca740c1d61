; Euclidean division of a negative number rounds down.
(set-info :status unsat)
(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (forall ((x Int)) (=> (= x (div (- 7) 2)) (P x))))
(assert (forall ((x Int)) (=> (and (P x) (= x (- 4)) (= (mod (- 7) 2) 1)) false)))
(check-sat)
