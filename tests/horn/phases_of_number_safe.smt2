(set-logic HORN)
(set-info :status sat)
; Facts suffice.
; y falls by 2 at each step below 3000, rises by 1 up to 9000, and falls again.
(declare-fun P (Int Int) Bool)
(assert (P 0 0))
(assert (forall ((x Int) (y Int))
  (=> (P x y) (P (+ x 1) (ite (or (< x 3000) (>= x 9000)) (- y 2) (+ y 1))))))
(assert (forall ((x Int) (y Int)) (=> (and (P x y) (= x 12000) (not (= y (- 6000)))) false)))
(check-sat)
