(set-logic HORN)
(set-info :status sat)
; Facts suffice.
; Steps of 6 and of 9 from 3 stay divisible by 3.
(declare-fun P (Int) Bool)
(assert (P 3))
(assert (forall ((x Int)) (=> (P x) (P (+ x 6)))))
(assert (forall ((x Int)) (=> (P x) (P (- x 9)))))
(assert (forall ((x Int)) (=> (and (P x) (= x 1000)) false)))
(check-sat)
