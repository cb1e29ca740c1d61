//! A problem that keeps every engine busy.

/// Clauses that have no solution that linear arithmetic can express.
pub const HARD: &str = "(set-logic HORN)
(declare-fun P (Int Int Int) Bool)
(assert (P 0 0 0))
(assert (forall ((x Int) (y Int) (z Int)) (=> (P x y z) (P (+ x 1) (+ y (* 2 x) 1) (+ z (* 3 y) (* 3 x) 1)))))
(assert (forall ((x Int) (y Int) (z Int)) (=> (and (P x y z) (< (+ y z) (* 2000000 x)) (> x 1000000)) false)))
(check-sat)
";
