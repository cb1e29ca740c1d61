(set-logic HORN)
(set-info :status unsat)
; A byte that is incremented from 250 wraps around.
(declare-fun P ((_ BitVec 8)) Bool)
(assert (P #xfa))
(assert (forall ((x (_ BitVec 8))) (=> (P x) (P (bvadd x #x01)))))
(assert (forall ((x (_ BitVec 8))) (=> (and (P x) (bvult x #x03)) false)))
(check-sat)
