; A loop counts i up to n and adds 3 to s each time, but it tests i <= n. Is s = 3n in the end?
(set-logic HORN)
(declare-fun Loop (Int Int Int) Bool)
(assert (forall ((n Int)) (=> (>= n 0) (Loop 0 0 n))))
(assert (forall ((i Int) (s Int) (n Int)) (=> (and (Loop i s n) (<= i n)) (Loop (+ i 1) (+ s 3) n))))
(assert (forall ((i Int) (s Int) (n Int)) (=> (and (Loop i s n) (> i n) (not (= s (* 3 n)))) false)))
(check-sat)
