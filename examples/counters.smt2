; Two counters: x goes up to n, and y goes up twice as fast. Is y = 2n in the end?
(set-logic HORN)
(declare-fun Loop (Int Int Int) Bool)
(assert (forall ((n Int)) (=> (>= n 0) (Loop 0 0 n))))
(assert (forall ((x Int) (y Int) (n Int)) (=> (and (Loop x y n) (< x n)) (Loop (+ x 1) (+ y 2) n))))
(assert (forall ((x Int) (y Int) (n Int)) (=> (and (Loop x y n) (>= x n) (not (= y (* 2 n)))) false)))
(check-sat)
