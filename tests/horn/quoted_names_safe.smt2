; Names that need quotes in the model.
(set-info :status sat)
(set-logic HORN)
(declare-fun |a b| (Int) Bool)
(declare-fun |1st| (Int) Bool)
(assert (|a b| 1))
(assert (forall ((|x y| Int)) (=> (|a b| |x y|) (|1st| (+ |x y| 1)))))
(assert (forall ((x Int)) (=> (and (|1st| x) (< x 2)) false)))
(check-sat)
