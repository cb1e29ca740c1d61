(set-logic HORN)
(set-info :status sat)
; Facts suffice.
; A word moves within a window around zero: bounds with sign.
(declare-fun P ((_ BitVec 16)) Bool)
(assert (P #x0000))
(assert (forall ((x (_ BitVec 16))) (=> (and (P x) (bvslt x #x0064)) (P (bvadd x #x0001)))))
(assert (forall ((x (_ BitVec 16))) (=> (and (P x) (bvsgt x #xff9c)) (P (bvadd x #xffff)))))
(assert (forall ((x (_ BitVec 16))) (=> (and (P x) (bvsgt x #x0100)) false)))
(check-sat)
