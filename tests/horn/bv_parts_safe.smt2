(set-logic HORN)
(set-info :status sat)
; The high nibble is rotated in from the low one; both stay equal.
(declare-fun P ((_ BitVec 8)) Bool)
(assert (forall ((n (_ BitVec 4))) (P (concat n n))))
(assert (forall ((x (_ BitVec 8))) (=> (P x) (P (concat ((_ extract 3 0) x) ((_ extract 7 4) x))))))
(assert (forall ((x (_ BitVec 8))) (=> (and (P x) (not (= ((_ extract 7 4) x) ((_ extract 3 0) x)))) false)))
(check-sat)
