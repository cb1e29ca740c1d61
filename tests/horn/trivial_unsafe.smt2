; A query without predicates.
(set-info :status unsat)
(set-logic HORN)
(declare-fun P () Bool)
(assert (forall ((x Int)) (=> (and (< 2 x) (< x 4)) false)))
(check-sat)
