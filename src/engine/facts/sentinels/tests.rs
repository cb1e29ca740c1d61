//! Which elements and bounds are found, what is dropped, and that answers rest on them rightly.

use super::super::super::{EngineOptions, Session, solve_chc};
use super::*;
use eufonium_frontend::smtlib::horn;
use eufonium_ir::{Outcome, print};

/// A loop over a text whose zero is written at an index and then overwritten with `last`; at its end `bad` must not hold.
fn text(index: &str, last: &str, step: &str, bad: &str) -> (TermPool, ChcSystem) {
    let text = format!(
        "(set-logic HORN)
         (declare-fun Start (Int (Array Int Int)) Bool)
         (declare-fun Loop (Int (Array Int Int) Int) Bool)
         (assert (forall ((n Int) (m Int) (a (Array Int Int)) (b (Array Int Int)))
           (=> (and (>= n 0) (<= n 19) (= m (+ n 100)) (= b (store a {index} 0))) (Start n (store b 100 {last})))))
         (assert (forall ((n Int) (a (Array Int Int))) (=> (Start n a) (Loop n a 100))))
         (assert (forall ((n Int) (a (Array Int Int)) (i Int))
           (=> (and (Loop n a i) (not (= (select a i) 0))) (Loop n a (+ i {step})))))
         (assert (forall ((n Int) (a (Array Int Int)) (i Int)) (=> (and (Loop n a i) {bad}) false)))
         (check-sat)"
    );
    let mut pool = TermPool::new();
    let problem = horn::read(&mut pool, text.as_bytes()).expect("the problem is read");
    (pool, problem.system)
}

/// The facts about the loop, as text.
fn found(index: &str, last: &str, step: &str) -> Vec<String> {
    let (mut pool, system) = text(index, last, step, "(> i 119)");
    let Some(facts) = find(&mut pool, &system, &Components::default(), &Stop::never()) else { return vec![] };
    let pred = system.preds.iter().find(|(_, pred)| pred.name == "Loop").expect("it is declared").0;
    facts.about(pred).iter().map(|fact| print::term(&pool, *fact)).collect()
}

#[test]
fn a_loop_does_not_go_beyond_what_it_ends_at() {
    // The index is said in another way by the head, has a condition in it, or is a number.
    for index in ["(+ n 100)", "m", "(ite (<= n 1000) (+ 100 n) (- n 7))"] {
        // A text whose first character is overwritten need not have its zero: it may be of length zero.
        let lost = found(index, "7", "1");
        assert!(lost.iter().all(|fact| !fact.contains("(+ ")), "{index}: {lost:?}");
        let kept = found(index, "0", "1");
        assert!(kept.len() >= 3, "two elements and a bound: {index}: {kept:?}");
    }
    let constant = found("119", "7", "1");
    assert!(constant.iter().any(|fact| fact.contains("119")) && constant.len() >= 2, "{constant:?}");
    // In steps of two it may jump over.
    let jumps = found("119", "7", "2");
    assert!(jumps.iter().all(|fact| !fact.contains("(<= A2")), "{jumps:?}");
}

#[test]
fn answers_rest_on_them_rightly() {
    let cases =
        [("(> i 120)", true), ("(> i 119)", false), ("(> i (+ n 101))", true), ("(= i (+ n 101))", false)];
    for (bad, is_safe) in cases {
        for sentinels in [0, 60_000] {
            let (mut pool, system) = text("(+ n 101)", "(select b 100)", "1", bad);
            let (mut options, stop) = (EngineOptions::default(), Stop::with_limits(None, Some(5_000_000)));
            options.components.facts.sentinels = sentinels;
            let outcome = solve_chc(&mut pool, &system, &Session::new(options.clone()).under(&stop)).0;
            let is_right = match outcome {
                Outcome::Safe(_) => is_safe,
                Outcome::Unsafe(_) => !is_safe,
                Outcome::Unknown(_) => sentinels == 0,
            };
            assert!(is_right, "{bad}, {sentinels}: {outcome:?}");
        }
    }
}
