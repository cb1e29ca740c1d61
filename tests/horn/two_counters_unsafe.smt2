; Two counters of which one is reset by chance.
(set-info :status unsat)
(set-logic HORN)
(declare-fun Inv (Int Int) Bool)
(assert (Inv 0 0))
(assert (forall ((x Int) (y Int)) (=> (Inv x y) (Inv (+ x 1) (+ y 1)))))
(assert (forall ((x Int) (y Int)) (=> (and (Inv x y) (> x 2)) (Inv x 0))))
(assert (forall ((x Int) (y Int)) (=> (and (Inv x y) (> x 4) (= y 1)) false)))
(check-sat)
