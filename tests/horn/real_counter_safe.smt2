; A real grows by halves and stays below a bound.
; May be unknown.
(set-info :status sat)
(set-logic HORN)
(declare-fun Inv (Real) Bool)
(assert (Inv 0.0))
(assert (forall ((x Real) (y Real)) (=> (and (Inv x) (<= y (+ (/ x 2.0) 1.0))) (Inv y))))
(assert (forall ((x Real)) (=> (and (Inv x) (> x 2.0)) false)))
(check-sat)
