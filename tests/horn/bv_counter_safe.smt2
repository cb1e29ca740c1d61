(set-logic HORN)
(set-info :status sat)
; An even number stays even, also past the end of its range.
(declare-fun P ((_ BitVec 32)) Bool)
(assert (P #x00000000))
(assert (forall ((x (_ BitVec 32))) (=> (P x) (P (bvadd x #x00000002)))))
(assert (forall ((x (_ BitVec 32))) (=> (and (P x) (= x #x00000007)) false)))
(check-sat)
