; A fact with constants that are no arguments: as a transition system it has a start.
(set-info :status sat)
(set-logic HORN)
(declare-fun P (Int Int) Bool)
(assert (forall ((x Int) (h Int)) (=> (and (<= 0 h) (<= h 3) (<= (* 2 h) x) (<= x (+ 7 (* 3 h)))) (P x (* 5 h)))))
(assert (forall ((x Int) (y Int)) (=> (P x y) (P (+ x 1) (+ y 1)))))
(assert (forall ((x Int) (y Int)) (=> (and (P x y) (> y (+ x 30))) false)))
(check-sat)
