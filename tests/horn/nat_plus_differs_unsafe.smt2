(set-logic HORN)
(set-info :status unsat)
; Natural numbers by their successors: two different sums have the same value.
(declare-datatypes ((Nat 0)) (((Z) (S (pred Nat)))))
(declare-fun plus (Nat Nat Nat) Bool)
(assert (forall ((n Nat)) (plus Z n n)))
(assert (forall ((a Nat) (b Nat) (c Nat)) (=> (plus a b c) (plus (S a) b (S c)))))
(assert (forall ((a Nat) (b Nat) (c Nat) (d Nat)) (=> (and (plus a b c) (plus d (S a) c) (not (= d b))) false)))
(check-sat)
