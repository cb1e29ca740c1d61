(set-logic HORN)
(set-info :status sat)
; Cells from 1 on are written in a loop; cell 0 keeps its value. No quantifier is needed.
(declare-fun L ((Array Int Int) Int) Bool)
(assert (forall ((a (Array Int Int))) (L (store a 0 42) 1)))
(assert (forall ((a (Array Int Int)) (i Int) (v Int)) (=> (L a i) (L (store a i v) (+ i 1)))))
(assert (forall ((a (Array Int Int)) (i Int)) (=> (and (L a i) (not (= (select a 0) 42))) false)))
(check-sat)
