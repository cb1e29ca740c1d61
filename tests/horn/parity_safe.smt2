; Steps of two from an even number: needs divisibility.
(set-info :status sat)
(set-logic HORN)
(declare-fun Even (Int) Bool)
(assert (Even 0))
(assert (forall ((x Int)) (=> (Even x) (Even (+ x 2)))))
(assert (forall ((x Int)) (=> (and (Even x) (= x 7)) false)))
(check-sat)
