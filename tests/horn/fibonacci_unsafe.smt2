; The sixth Fibonacci number is eight.
(set-info :status unsat)
(set-logic HORN)
(declare-fun Fib (Int Int) Bool)
(assert (forall ((n Int)) (=> (and (>= n 0) (< n 2)) (Fib n n))))
(assert (forall ((n Int) (a Int) (b Int))
  (=> (and (Fib (- n 1) a) (Fib (- n 2) b) (>= n 2)) (Fib n (+ a b)))))
(assert (forall ((r Int)) (=> (and (Fib 6 r) (= r 8)) false)))
(check-sat)
