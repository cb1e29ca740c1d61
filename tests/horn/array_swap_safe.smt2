(set-logic HORN)
(set-info :status sat)
; Two swaps are none. No invariant without quantifiers is found before the constants of the swap are.
; May be unknown.
(declare-fun Once ((Array Int Int) (Array Int Int) Int Int) Bool)
(declare-fun Twice ((Array Int Int) (Array Int Int)) Bool)
(assert (forall ((a (Array Int Int)) (i Int) (j Int))
  (Once a (store (store a i (select a j)) j (select a i)) i j)))
(assert (forall ((a (Array Int Int)) (b (Array Int Int)) (i Int) (j Int))
  (=> (Once a b i j) (Twice a (store (store b i (select b j)) j (select b i))))))
(assert (forall ((a (Array Int Int)) (b (Array Int Int)) (k Int))
  (=> (and (Twice a b) (not (= (select a k) (select b k)))) false)))
(check-sat)
