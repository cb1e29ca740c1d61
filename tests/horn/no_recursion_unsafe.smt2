; Straight-line clauses with a case split.
(set-info :status unsat)
(set-logic HORN)
(declare-fun A (Int Int) Bool)
(declare-fun B (Int) Bool)
(assert (forall ((x Int) (y Int)) (=> (and (> x 3) (or (= y (+ x 1)) (= y (* 2 x)))) (A x y))))
(assert (forall ((x Int) (y Int)) (=> (and (A x y) (< y 9)) (B y))))
(assert (forall ((y Int)) (=> (and (B y) (= y 8)) false)))
(check-sat)
