; The classic of Gulwani and others: y follows x in the second half only.
; May be unknown.
(set-info :status sat)
(set-logic HORN)
(declare-fun Inv (Int Int) Bool)
(assert (forall ((x Int) (y Int)) (=> (and (= x 0) (= y 50)) (Inv x y))))
(assert (forall ((x Int) (y Int) (z Int))
  (=> (and (Inv x y) (< x 100) (= z (ite (< x 50) y (+ y 1)))) (Inv (+ x 1) z))))
(assert (forall ((x Int) (y Int)) (=> (and (Inv x y) (>= x 100) (not (= y 100))) false)))
(check-sat)
