(set-logic HORN)
(set-info :status sat)
; What holds after a million trips holds after any number of them.
(declare-fun Loop (Int Int) Bool)
(assert (Loop 0 0))
(assert (forall ((x Int) (y Int)) (=> (and (Loop x y) (< x 1000000)) (Loop (+ x 1) (+ y 2)))))
(assert (forall ((x Int) (y Int)) (=> (and (Loop x y) (>= x 1000000) (not (= y 2000000))) false)))
(check-sat)
