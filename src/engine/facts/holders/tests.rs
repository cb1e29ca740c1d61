//! That tables are found with what is said of them, that what does not hold is dropped, and that answers rest on it rightly.

use super::super::super::{EngineOptions, Session, solve_chc};
use super::*;
use eufonium_frontend::smtlib::horn;
use eufonium_ir::{Outcome, print};

/// A table that is filled with new objects, one of which is watched; then what its elements from `first` on lead to is freed, up to and without
/// `last`. In the end nothing must be watched.
fn table(first: &str, last: &str) -> (TermPool, ChcSystem) {
    let text = format!(
        "(set-logic HORN)
         (declare-fun Fill (Int (Array Int Int) Int Int Int) Bool)
         (declare-fun Free (Int (Array Int Int) Int Int Int) Bool)
         (assert (forall ((a (Array Int Int))) (Fill 0 a 1000 0 0)))
         (assert (forall ((n Int) (a (Array Int Int)) (m Int) (w Int) (h Int) (c Bool) (x Int) (b (Array Int Int)) (g Int))
           (=> (and (Fill n a m w h) (= x (ite c m w)) (= b (store a (+ 100 (* 8 n)) m))
                    (= g (ite (= m x) (+ 100 (* 8 n)) (ite c 0 h))))
               (Fill (+ n 1) b (+ m 16) x g))))
         (assert (forall ((n Int) (a (Array Int Int)) (m Int) (w Int) (h Int))
           (=> (Fill n a m w h) (Free n a {first} w h))))
         (assert (forall ((n Int) (a (Array Int Int)) (i Int) (w Int) (h Int) (x Int))
           (=> (and (Free n a i w h) (< i {last}) (= x (ite (= (select a (+ 100 (* 8 i))) w) 0 w)))
               (Free n a (+ i 1) x h))))
         (assert (forall ((n Int) (a (Array Int Int)) (i Int) (w Int) (h Int))
           (=> (and (Free n a i w h) (>= i {last}) (not (= w 0))) false)))
         (check-sat)"
    );
    let mut pool = TermPool::new();
    let problem = horn::read(&mut pool, text.as_bytes()).expect("the problem is read");
    (pool, problem.system)
}

/// The facts about the loop that frees, as text.
fn found(first: &str, last: &str) -> Vec<String> {
    let (mut pool, system) = table(first, last);
    let facts = find(&mut pool, &system, &Components::default(), &Stop::never()).expect("there is a table");
    let pred = system.preds.iter().find(|(_, pred)| pred.name == "Free").expect("it is declared").0;
    facts.about(pred).iter().map(|fact| print::term(&pool, *fact)).collect()
}

#[test]
fn what_is_left_is_between_what_was_freed_and_the_end() {
    let held = "(or (= A3 0) (= A4 0) (= A3 (select A1 A4)))";
    let from = "(or (= A3 0) (= A4 0) (<= (+ (* 8 A2) 100) A4))";
    let all = found("0", "n");
    for fact in [held, from, "(or (= A3 0) (not (= A4 0)))"] {
        assert!(all.iter().any(|f| f == fact), "{fact} is not among {all:?}");
    }
    let but_first = found("1", "n");
    assert!(but_first.iter().any(|f| f == held) && !but_first.iter().any(|f| f == from), "{but_first:?}");
}

#[test]
fn clauses_without_a_table_have_none() {
    let text = "(set-logic HORN)
        (declare-fun P (Int (Array Int Int)) Bool)
        (assert (forall ((i Int) (a (Array Int Int))) (=> (= i 0) (P i a))))
        (assert (forall ((i Int) (a (Array Int Int))) (=> (P i a) (P (+ i 1) (store a i 7)))))
        (assert (forall ((i Int) (a (Array Int Int))) (=> (and (P i a) (< i 0)) false)))
        (check-sat)";
    let mut pool = TermPool::new();
    let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is read").system;
    assert!(find(&mut pool, &system, &Components::default(), &Stop::never()).is_none());
}

#[test]
fn answers_rest_on_them_rightly() {
    let cases = [("0", "n", true), ("1", "n", false), ("0", "(- n 1)", false), ("(- 0 2)", "(+ n 3)", true)];
    for (first, last, is_safe) in cases {
        for holders in [0, Components::default().facts.holders] {
            let (mut pool, system) = table(first, last);
            let (mut options, stop) = (EngineOptions::default(), Stop::with_limits(None, Some(5_000_000)));
            options.components.facts.holders = holders;
            let outcome = solve_chc(&mut pool, &system, &Session::new(options.clone()).under(&stop)).0;
            let is_right = match outcome {
                Outcome::Safe(_) => is_safe,
                Outcome::Unsafe(_) => !is_safe,
                Outcome::Unknown(_) => holders == 0,
            };
            assert!(is_right, "from {first} to {last}, {holders}: {outcome:?}");
        }
    }
}
