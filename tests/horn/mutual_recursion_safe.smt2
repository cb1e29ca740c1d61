; Even and odd call each other.
; May be unknown.
(set-info :status sat)
(set-logic HORN)
(declare-fun Even (Int Bool) Bool)
(declare-fun Odd (Int Bool) Bool)
(assert (Even 0 true))
(assert (Odd 0 false))
(assert (forall ((n Int) (b Bool)) (=> (and (Odd (- n 1) b) (> n 0)) (Even n b))))
(assert (forall ((n Int) (b Bool)) (=> (and (Even (- n 1) b) (> n 0)) (Odd n b))))
(assert (forall ((n Int) (a Bool) (b Bool)) (=> (and (Even n a) (Odd n b) (= a b)) false)))
(check-sat)
