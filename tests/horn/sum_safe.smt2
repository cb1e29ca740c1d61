; The recursive sum of the numbers up to n is at least n.
(set-info :status sat)
(set-logic HORN)
(declare-fun Sum (Int Int) Bool)
(assert (forall ((n Int)) (=> (<= n 0) (Sum n 0))))
(assert (forall ((n Int) (s Int)) (=> (and (Sum (- n 1) s) (> n 0)) (Sum n (+ s n)))))
(assert (forall ((n Int) (s Int)) (=> (and (Sum n s) (> n s)) false)))
(check-sat)
