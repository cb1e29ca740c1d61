; No variable has a narrow range, but a combination of the two has.
(set-logic QF_LIA)
(declare-fun x () Int)
(declare-fun y () Int)
(assert (<= 0 (- (* 2830000000 x) (* 2450000001 y)) 9999999))
(assert (<= 1 (- (* 2830000001 x) (* 2450000000 y)) 10000000))
(check-sat)
