; Two counters move together: a relational invariant.
(set-info :status sat)
(set-logic HORN)
(declare-fun Inv (Int Int Int) Bool)
(assert (forall ((n Int)) (=> (>= n 0) (Inv 0 0 n))))
(assert (forall ((x Int) (y Int) (n Int)) (=> (and (Inv x y n) (< x n)) (Inv (+ x 1) (+ y 2) n))))
(assert (forall ((x Int) (y Int) (n Int)) (=> (and (Inv x y n) (>= x n) (not (= y (* 2 n)))) false)))
(check-sat)
