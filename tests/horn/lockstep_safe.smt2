(set-logic HORN)
(set-info :status sat)
; Facts suffice.
; Two counters with different starts keep their distance, in a call and after it.
(declare-fun Loop (Int Int) Bool)
(declare-fun Done (Int Int) Bool)
(assert (forall ((x Int)) (=> (>= x 7) (Loop x (+ x 2)))))
(assert (forall ((x Int) (y Int) (b Bool)) (=> (Loop x y) (Loop (ite b (+ x 1) x) (ite b (+ y 1) y)))))
(assert (forall ((x Int) (y Int) (z Int)) (=> (and (Loop x y) (Loop y z)) (Done x z))))
(assert (forall ((x Int) (z Int)) (=> (and (Done x z) (not (= z (+ x 4)))) false)))
(check-sat)
