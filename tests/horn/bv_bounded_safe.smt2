(set-logic HORN)
(set-info :status sat)
; A guarded counter does not overflow; compared with sign.
(declare-fun P ((_ BitVec 16) (_ BitVec 16)) Bool)
(assert (forall ((n (_ BitVec 16))) (=> (bvslt #x0000 n) (P #x0000 n))))
(assert (forall ((i (_ BitVec 16)) (n (_ BitVec 16))) (=> (and (P i n) (bvslt i n)) (P (bvadd i #x0001) n))))
(assert (forall ((i (_ BitVec 16)) (n (_ BitVec 16))) (=> (and (P i n) (bvslt n i)) false)))
(check-sat)
