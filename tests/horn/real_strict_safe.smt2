; Strict bounds over the reals.
(set-info :status sat)
(set-logic HORN)
(declare-fun Inv (Real Real) Bool)
(assert (forall ((x Real) (y Real)) (=> (and (< 0.0 x) (< x y)) (Inv x y))))
(assert (forall ((x Real) (y Real)) (=> (Inv x y) (Inv (/ (+ x y) 2.0) y))))
(assert (forall ((x Real) (y Real)) (=> (and (Inv x y) (>= x y)) false)))
(check-sat)
