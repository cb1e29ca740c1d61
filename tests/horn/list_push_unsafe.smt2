(set-logic HORN)
(set-info :status unsat)
; Three pushes give a list of three.
(declare-datatypes ((List 0)) (((nil) (cons (hd Int) (tl List)))))
(declare-fun P (List Int) Bool)
(assert (P nil 0))
(assert (forall ((l List) (n Int)) (=> (P l n) (P (cons n l) (+ n 1)))))
(assert (forall ((l List) (n Int)) (=> (and (P l n) ((_ is cons) l) ((_ is cons) (tl l)) (= (hd (tl l)) 1)) false)))
(check-sat)
