(set-logic HORN)
(set-info :status sat)
; Facts suffice.
; Nested loops with limits: the inner one narrows what widening lost.
(declare-fun Outer (Int) Bool)
(declare-fun Inner (Int Int) Bool)
(assert (Outer 0))
(assert (forall ((i Int)) (=> (and (Outer i) (< i 100)) (Inner i 0))))
(assert (forall ((i Int) (j Int)) (=> (and (Inner i j) (< j 50)) (Inner i (+ j 1)))))
(assert (forall ((i Int) (j Int)) (=> (and (Inner i j) (>= j 50)) (Outer (+ i 1)))))
(assert (forall ((i Int) (j Int)) (=> (and (Inner i j) (or (> (+ i j) 149) (< i 0))) false)))
(check-sat)
