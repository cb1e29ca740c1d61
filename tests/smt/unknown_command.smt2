(declare-const x Int)
(assert (> x 0))
(asert false)
(check-sat)
