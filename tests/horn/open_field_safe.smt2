(set-logic HORN)
(set-info :status sat)
; What the head of the empty list is, is left open, but it is one number: no derivation may rest on its being 1.
(declare-datatypes ((List 0)) (((nil) (cons (hd Int) (tl List)))))
(declare-fun P (List Int) Bool)
(assert (forall ((l List)) (P l (hd l))))
(assert (forall ((n Int) (m Int)) (=> (and (P nil n) (P nil m) (not (= n m))) false)))
(check-sat)
