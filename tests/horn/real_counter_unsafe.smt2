; A real grows by halves and passes 1.9 in five steps.
(set-info :status unsat)
(set-logic HORN)
(declare-fun Inv (Real) Bool)
(assert (Inv 0.0))
(assert (forall ((x Real) (y Real)) (=> (and (Inv x) (= y (+ (/ x 2.0) 1.0))) (Inv y))))
(assert (forall ((x Real)) (=> (and (Inv x) (> x 1.9)) false)))
(check-sat)
