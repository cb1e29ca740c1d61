; McCarthy: the result is 91 for arguments up to 101.
(set-info :status sat)
(set-logic HORN)
(declare-fun M (Int Int) Bool)
(assert (forall ((n Int)) (=> (> n 100) (M n (- n 10)))))
(assert (forall ((n Int) (a Int) (b Int)) (=> (and (M (+ n 11) a) (M a b) (<= n 100)) (M n b))))
(assert (forall ((n Int) (r Int)) (=> (and (M n r) (<= n 101) (not (= r 91))) false)))
(check-sat)
