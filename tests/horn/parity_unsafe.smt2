; Steps of two from an odd number.
(set-info :status unsat)
(set-logic HORN)
(declare-fun Odd (Int) Bool)
(assert (Odd 1))
(assert (forall ((x Int)) (=> (Odd x) (Odd (+ x 2)))))
(assert (forall ((x Int)) (=> (and (Odd x) (= x 7)) false)))
(check-sat)
