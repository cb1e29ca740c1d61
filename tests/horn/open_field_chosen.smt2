; What the head of the empty list is, is open: a model may choose it, so the query has no refutation.
; May be unknown.
(set-info :status sat)
(set-logic HORN)
(declare-datatypes ((List 0)) (((nil) (cons (hd Int) (tl List)))))
(declare-fun P (Int) Bool)
(assert (forall ((l List)) (=> ((_ is nil) l) (P (hd l)))))
(assert (forall ((n Int)) (=> (and (P n) (= n 1)) false)))
(check-sat)
