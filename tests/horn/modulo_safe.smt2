; The remainder cycles through 0, 1, 2.
(set-info :status sat)
(set-logic HORN)
(declare-fun Inv (Int Int) Bool)
(assert (Inv 0 0))
(assert (forall ((x Int) (r Int) (s Int)) (=> (and (Inv x r) (= s (mod (+ r 1) 3))) (Inv (+ x 1) s))))
(assert (forall ((x Int) (r Int)) (=> (and (Inv x r) (or (< r 0) (> r 2))) false)))
(check-sat)
