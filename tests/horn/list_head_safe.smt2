(set-logic HORN)
(set-info :status sat)
; A list that grows by positive heads has a positive head, unless it is empty.
(declare-datatypes ((List 0)) (((nil) (cons (hd Int) (tl List)))))
(declare-fun P (List) Bool)
(assert (P nil))
(assert (forall ((l List) (n Int)) (=> (and (P l) (> n 0)) (P (cons n l)))))
(assert (forall ((l List)) (=> (and (P l) ((_ is cons) l) (< (hd l) 1)) false)))
(check-sat)
