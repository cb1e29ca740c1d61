(set-logic HORN)
(set-info :status sat)
; Natural numbers by their successors: addition is a function, and commutes.
(declare-datatypes ((Nat 0)) (((Z) (S (pred Nat)))))
(declare-fun plus (Nat Nat Nat) Bool)
(assert (forall ((n Nat)) (plus Z n n)))
(assert (forall ((a Nat) (b Nat) (c Nat)) (=> (plus a b c) (plus (S a) b (S c)))))
(assert (forall ((a Nat) (b Nat) (c Nat) (d Nat)) (=> (and (plus a b c) (plus b a d) (not (= c d))) false)))
(check-sat)
