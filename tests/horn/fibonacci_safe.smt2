; Fibonacci numbers grow at least linearly: fib(n) >= n - 1.
(set-info :status sat)
(set-logic HORN)
(declare-fun Fib (Int Int) Bool)
(assert (forall ((n Int)) (=> (and (>= n 0) (< n 2)) (Fib n n))))
(assert (forall ((n Int) (a Int) (b Int))
  (=> (and (Fib (- n 1) a) (Fib (- n 2) b) (>= n 2)) (Fib n (+ a b)))))
(assert (forall ((n Int) (r Int)) (=> (and (Fib n r) (< r (- n 1))) false)))
(check-sat)
