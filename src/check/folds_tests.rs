//! Interpretations with folds: right ones are confirmed, wrong ones and wrong definitions are not.

use super::{CheckError, check_invariant};
use eufonium_base::Stop;
use eufonium_base::ids::IdVec;
use eufonium_frontend::smtlib::horn;
use eufonium_ir::{Fold, Invariant, Sort, Term, TermPool};

/// `P(nil, 0)`, `P(l, n) => P(cons(x, l), n + 1)`, `P(l, n) & n < 0 => false`.
const LISTS: &str = "(set-logic HORN)
    (declare-datatypes ((L 0)) (((nil) (cons (hd Int) (tl L)))))
    (declare-fun P (L Int) Bool)
    (assert (P nil 0))
    (assert (forall ((l L) (x Int) (n Int)) (=> (P l n) (P (cons x l) (+ n 1)))))
    (assert (forall ((l L) (n Int)) (=> (and (P l n) (< n 0)) false)))
    (check-sat)";

/// Checks the interpretation that `n` is the fold of `l` that is `start` at `nil` and more by `step` at each element; `of_tail` makes
/// what the fold is applied to.
fn confirmed(start: i64, step: i64, of_tail: bool) -> Result<(), CheckError> {
    let mut pool = TermPool::new();
    let system = horn::read(&mut pool, LISTS.as_bytes()).expect("the problem is read").system;
    let pred = system.preds.values().next().expect("there is a predicate").clone();
    let list = pred.sorts[0];
    let [nil, cons] = pool.constructors(list).to_vec()[..] else { panic!("lists have two constructors") };
    let f = pool.declare("len", &[list], Sort::INT);
    let param = pool.constant("l", list);
    let tail = pool.field(cons, 1, param);
    let below = pool.app(f, &[if of_tail { tail } else { param }]);
    let (is_nil, [start, step]) = (pool.is_constructor(nil, param), [start, step].map(|n| pool.int(n)));
    let next = pool.add(&[below, step]);
    let body = pool.ite(is_nil, start, next);
    pool.define_fold(f, Fold { param, body });
    let length = pool.app(f, &[pred.params[0]]);
    let formula = pool.eq(pred.params[1], length);
    let interp: IdVec<_, Term> = std::iter::once(formula).collect();
    check_invariant(&mut pool, &system, &Invariant::inductive(interp), &Stop::never())
}

#[test]
fn only_what_the_definitions_say_is_taken_for_granted() {
    assert_eq!(confirmed(0, 1, true), Ok(()));
    for (start, step) in [(1, 1), (0, 2), (0, 0), (-1, 1)] {
        let error = confirmed(start, step, true).expect_err("the length of a list is another number");
        assert!(error.is_unconfirmed(), "{start} {step}: {error}");
    }
}

#[test]
fn a_recursion_that_defines_nothing_is_refused() {
    let error = confirmed(0, 1, false).expect_err("no number is one more than itself");
    assert!(matches!(error, CheckError::BadInterpretation { .. }), "{error}");
}
