; What follows would be about other formulas than those that were meant.
(declare-const x Int)
(assert (> x 0))
(get-value x)
(check-sat)
(assert (and (< x 0) (= x 1e3)))
(check-sat)
