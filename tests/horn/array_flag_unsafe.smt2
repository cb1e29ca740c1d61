(set-logic HORN)
(set-info :status unsat)
; Cells from -2 on are written in a loop, which reaches cell 0.
(declare-fun L ((Array Int Int) Int) Bool)
(assert (forall ((a (Array Int Int))) (L (store a 0 42) (- 2))))
(assert (forall ((a (Array Int Int)) (i Int) (v Int)) (=> (L a i) (L (store a i v) (+ i 1)))))
(assert (forall ((a (Array Int Int)) (i Int)) (=> (and (L a i) (not (= (select a 0) 42))) false)))
(check-sat)
