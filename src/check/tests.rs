//! The checker on a hand-made system: good evidence, and each way in which evidence can be bad.

use super::certificate::{check_derivation_json, derivation_json, derivation_text, model_text};
use super::{CertificateError, CheckError, check_derivation};
use eufonium_base::{Rat, Span};
use eufonium_ir::{
    ChcSystem, Clause, Derivation, Invariant, PredApp, Premises, Sort, Step, Term, TermPool, Value,
};

/// `P(0, b)`, `P(x, b) & x < 5 => P(x + 1, b)`, `P(x, b) & x >= bad => false`.
struct Counter {
    pool: TermPool,
    system: ChcSystem,
    x: [Term; 3],
}

fn counter(bad: i64) -> Counter {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let p = system.declare(&mut pool, "P q", &[Sort::INT, Sort::BOOL]);
    // All three variables share a name: certificates must still tell them apart.
    let x = [0, 1, 2].map(|_| pool.constant("x", Sort::INT));
    let b = [0, 1, 2].map(|_| pool.constant("b", Sort::BOOL));
    let (zero, one, five, limit) = (pool.int(0), pool.int(1), pool.int(5), pool.int(bad));
    let app = |x, b| PredApp { pred: p, args: vec![x, b] };
    let start = pool.eq(x[0], zero);
    let (below, next) = (pool.lt(x[1], five), pool.add(&[x[1], one]));
    let reached = pool.ge(x[2], limit);
    let span = |line| Some(Span { line, column: 1 });
    system.clauses = vec![
        Clause { body: vec![], constraint: start, head: Some(app(x[0], b[0])), span: span(3) },
        Clause { body: vec![app(x[1], b[1])], constraint: below, head: Some(app(next, b[1])), span: span(4) },
        Clause { body: vec![app(x[2], b[2])], constraint: reached, head: None, span: span(5) },
    ];
    Counter { pool, system, x }
}

fn num(n: i64) -> Value {
    Value::Num(Rat::from(n))
}

/// `P(0)`, `P(1)`, `P(2)`, `false`.
fn derivation(c: &Counter) -> Derivation {
    let step = |clause: usize, value: i64, premises: &[usize]| Step {
        clause,
        values: vec![(c.x[clause], num(value))],
        premises: Premises::from_slice(premises),
    };
    Derivation { steps: vec![step(0, 0, &[]), step(1, 0, &[0]), step(1, 1, &[1]), step(2, 2, &[2])] }
}

#[test]
fn a_good_derivation_is_accepted() {
    let c = counter(2);
    assert_eq!(check_derivation(&c.pool, &c.system, &derivation(&c)), Ok(()));
}

#[test]
fn bad_derivations_are_refused() {
    let c = counter(2);
    let good = derivation(&c);
    type Damage = fn(&mut Derivation, &Counter);
    let table: [(&str, Damage); 12] = [
        ("is empty", |d, _| d.steps.clear()),
        ("does not derive false", |d, _| drop(d.steps.pop())),
        ("no clause 8", |d, _| d.steps[1].clause = 7),
        ("constraint of clause 3 (5:1) is false", |d, c| d.steps[3].values = vec![(c.x[2], num(1))]),
        ("constraint of clause 1 (3:1) is false", |d, c| d.steps[0].values = vec![(c.x[0], num(1))]),
        ("clause 3 (5:1) needs (|P q| 3 false)", |d, c| d.steps[3].values = vec![(c.x[2], num(3))]),
        ("0 premises for the 1 applications", |d, _| d.steps[1].premises.clear()),
        ("premise 4 is no earlier step", |d, _| d.steps[3].premises = Premises::from_slice(&[3])),
        ("premise 5 is no earlier step", |d, _| d.steps[1].premises = Premises::from_slice(&[4])),
        ("premise 4 derives false", |d, _| {
            let last = d.steps[3].clone();
            d.steps.push(Step { premises: Premises::from_slice(&[3]), ..last });
        }),
        ("x has two values", |d, c| d.steps[0].values.push((c.x[0], num(0)))),
        ("not of its sort", |d, c| d.steps[0].values = vec![(c.x[0], Value::Num(Rat::new(1, 2)))]),
    ];
    for (expected, damage) in table {
        let mut d = good.clone();
        damage(&mut d, &c);
        let error = check_derivation(&c.pool, &c.system, &d).expect_err(expected).to_string();
        assert!(error.contains(expected), "{error:?} does not say {expected:?}");
    }
}

#[test]
fn a_derivation_must_not_choose_the_quotient_by_zero_or_the_size_of_a_domain() {
    let mut pool = TermPool::new();
    let u = pool.declare_sort("U");
    let (x, a, b) = (pool.constant("x", Sort::INT), pool.constant("a", u), pool.constant("b", u));
    let zero = pool.int(0);
    let quotient = pool.idiv(zero, x);
    let zeroed = pool.eq(quotient, zero);
    let same = pool.eq(a, b);
    let different = pool.not(same);
    let query = |constraint| ChcSystem {
        clauses: vec![Clause { body: vec![], constraint, head: None, span: None }],
        ..ChcSystem::new()
    };
    let step =
        |values: &[(Term, Value)]| Derivation { steps: vec![Step { values: values.to_vec(), ..step0() }] };
    let check = |constraint, values: &[(Term, Value)]| {
        check_derivation(&pool, &query(constraint), &step(values)).map_err(|e| e.to_string())
    };
    assert!(check(zeroed, &[(x, num(0))]).unwrap_err().contains("division by zero"));
    assert_eq!(check(zeroed, &[(x, num(2))]), Ok(()));
    let elements = [(a, Value::Elem(u, 0)), (b, Value::Elem(u, 1))];
    assert!(check(different, &elements).unwrap_err().contains("second element"));
    assert_eq!(check(same, &elements[..1]), Ok(()));
}

fn step0() -> Step {
    Step { clause: 0, values: vec![], premises: Premises::new() }
}

#[test]
fn json_is_read_back() {
    let c = counter(2);
    let d = derivation(&c);
    let text = derivation_json(&c.pool, &c.system, &d).unwrap();
    let read = check_derivation_json(&c.pool, &c.system, &text).unwrap();
    assert_eq!(read.steps.len(), d.steps.len());
    assert_eq!(derivation_json(&c.pool, &c.system, &read).unwrap(), text);
}

#[test]
fn damaged_json_is_refused() {
    let c = counter(2);
    let text = derivation_json(&c.pool, &c.system, &derivation(&c)).unwrap();
    let table = [
        ("eufonium.derivation/1", "eufonium.derivation/2", "schema"),
        ("\"var\": \"x\"", "\"var\": \"y\"", "expected one for x"),
        ("\"sort\": \"Int\"", "\"sort\": \"Real\"", "has sort Int"),
        ("\"value\": \"2\"", "\"value\": \"5/2\"", "no value of sort Int"),
        ("\"value\": \"2\"", "\"value\": \"3\"", "needs (|P q| 3 false)"),
        ("\"value\": \"2\"", "\"value\": \"true\"", "no value of sort Int"),
        ("(|P q| 1 false)", "(|P q| 4 false)", "the file says (|P q| 4 false)"),
        ("\"premises\"", "\"premisses\"", "unknown field"),
        ("\"clause\": 2", "\"clause\": 3", "no clause 3"),
        ("]", "", "expected"),
    ];
    for (from, to, expected) in table {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from}");
        let error = check_derivation_json(&c.pool, &c.system, &damaged).expect_err(expected);
        assert!(error.to_string().contains(expected), "{error} does not say {expected:?}");
        let form = ["schema", "unknown field", "expected"].contains(&expected);
        assert_eq!(matches!(error, CertificateError::Malformed(_)), form, "{expected}");
    }
}

#[test]
fn derivations_and_models_print() {
    let mut c = counter(1);
    let mut d = derivation(&c);
    d.steps.remove(2);
    d.steps[2] = Step { clause: 2, values: vec![(c.x[2], num(1))], premises: Premises::from_slice(&[1]) };
    let expected = "1: (|P q| 0 false) by clause 1 (3:1) with x = 0, b = false\n\
                    2: (|P q| 1 false) from 1 by clause 2 (4:1) with x = 0, b = false\n\
                    3: false from 2 by clause 3 (5:1) with x = 1, b = false\n";
    assert_eq!(derivation_text(&c.pool, &c.system, &d).unwrap(), expected);

    let inv = at_most(&mut c, 5);
    let expected = "(\n  (define-fun |P q| ((A0 Int) (A1 Bool)) Bool\n    (<= A0 5))\n)\n";
    assert_eq!(model_text(&c.pool, &c.system, 1, &inv), expected);
}

fn at_most(c: &mut Counter, bound: i64) -> Invariant {
    let param = c.system.preds.values().next().unwrap().params[0];
    let bound = c.pool.int(bound);
    Invariant::inductive(std::iter::once(c.pool.le(param, bound)).collect())
}

#[test]
fn malformed_interpretations_are_refused() {
    let mut c = counter(6);
    let stop = eufonium_base::Stop::never();
    let (x, zero) = (c.x[0], c.pool.int(0));
    let foreign = c.pool.le(x, zero);
    let param = c.system.preds.values().next().unwrap().params[0];
    let atom = c.pool.le(param, zero);
    let quantified = c.pool.exists(&[param], atom);
    let table =
        [(foreign, "uses x, which is no parameter"), (quantified, "quantifier"), (zero, "not a formula")];
    for (formula, expected) in table {
        let inv = Invariant::inductive(std::iter::once(formula).collect());
        let error = super::check_invariant(&mut c.pool, &c.system, &inv, &stop).unwrap_err();
        assert!(matches!(error, CheckError::BadInterpretation { .. }));
        assert!(error.to_string().contains(expected), "{error}");
    }
    let none = super::check_invariant(&mut c.pool, &c.system, &Invariant::default(), &stop);
    assert_eq!(none, Err(CheckError::MissingInterpretation("P q".into())));
}
#[test]
fn inductive_invariants_are_confirmed_and_others_refuted() {
    let stop = eufonium_base::Stop::never();
    // The counter stops at 5. For a bad state at 6: `x <= 5` is inductive, `x <= 4` not closed, `x <= 6` too weak.
    let table =
        [(5, None), (4, Some("clause 2 (4:1)")), (6, Some("clause 3 (5:1)")), (-1, Some("clause 1 (3:1)"))];
    for (bound, violated) in table {
        let mut c = counter(6);
        let inv = at_most(&mut c, bound);
        let result = super::check_invariant(&mut c.pool, &c.system, &inv, &stop);
        match violated {
            None => assert_eq!(result, Ok(()), "{bound}"),
            Some(clause) => {
                let error = result.expect_err(clause);
                assert!(matches!(error, CheckError::ClauseViolated { .. }), "{error}");
                assert!(
                    error.to_string().starts_with(clause) && error.to_string().contains("x = "),
                    "{error}"
                );
            }
        }
    }
}

/// `P(1, start)`, `P(x, y) => P(y, x)`, `P(x, y) & x != 1 => false`.
fn swapped(start: i64) -> (TermPool, ChcSystem) {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let p = system.declare(&mut pool, "P", &[Sort::INT, Sort::INT]);
    let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
    let (one, start) = (pool.int(1), pool.int(start));
    let app = |x, y| PredApp { pred: p, args: vec![x, y] };
    let is_one = pool.eq(x, one);
    let other = pool.not(is_one);
    let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
    system.clauses = vec![
        clause(vec![], pool.tt(), Some(app(one, start))),
        clause(vec![app(x, y)], pool.tt(), Some(app(y, x))),
        clause(vec![app(x, y)], other, None),
    ];
    (pool, system)
}

#[test]
fn induction_over_several_steps_is_confirmed_or_refuted() {
    let stop = eufonium_base::Stop::never();
    let table = [
        (1, 1, Err("clause 3")),
        (1, 2, Ok(())),
        (1, 3, Ok(())),
        (2, 2, Err("1 steps after the first fact clause 3 may be applied")),
    ];
    for (start, depth, expected) in table {
        let (mut pool, system) = swapped(start);
        let interp = std::iter::once(pool.tt()).collect();
        let inv = Invariant { interp, depth, simple_path: false };
        let found = super::check_invariant(&mut pool, &system, &inv, &stop).map_err(|e| e.to_string());
        match expected {
            Ok(()) => assert_eq!(found, Ok(())),
            Err(text) => assert!(found.as_ref().is_err_and(|e| e.contains(text)), "{found:?}"),
        }
    }
    // A step from facts that are not good says nothing, and clauses with two premises are not for it.
    let (mut pool, mut system) = swapped(1);
    system.clauses[1].constraint = system.clauses[2].constraint;
    let interp: Invariant = Invariant::inductive(std::iter::once(pool.tt()).collect());
    let inv = Invariant { depth: 2, ..interp };
    assert_eq!(super::check_invariant(&mut pool, &system, &inv, &stop), Ok(()));
    let premise = system.clauses[1].body[0].clone();
    system.clauses[1].body.push(premise);
    let refused = super::check_invariant(&mut pool, &system, &inv, &stop).unwrap_err();
    assert!(refused.is_unconfirmed(), "{refused}");
}

#[test]
fn a_stopped_checker_confirms_nothing() {
    let mut c = counter(6);
    let inv = at_most(&mut c, 5);
    let stop = eufonium_base::Stop::never();
    stop.raise(eufonium_base::Interrupt::Timeout);
    let error = super::check_invariant(&mut c.pool, &c.system, &inv, &stop).unwrap_err();
    assert!(error.is_unconfirmed(), "{error}");
}

#[test]
fn parameters_that_occur_in_arguments_are_not_captured() {
    // P(a, b) says a < b. The clause `P(y, x) & x <= y => false` swaps them; with parameters as arguments a substitution
    // one after the other would confuse them.
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let p = system.declare(&mut pool, "P", &[Sort::INT, Sort::INT]);
    let params = system.preds[p].params.clone();
    let swapped = PredApp { pred: p, args: vec![params[1], params[0]] };
    let constraint = pool.le(params[0], params[1]);
    system.clauses = vec![Clause { body: vec![swapped], constraint, head: None, span: None }];
    let less = pool.lt(params[0], params[1]);
    let inv = Invariant::inductive(std::iter::once(less).collect());
    assert_eq!(super::check_invariant(&mut pool, &system, &inv, &eufonium_base::Stop::never()), Ok(()));
}

#[test]
fn interpolants_have_three_properties() {
    let mut pool = TermPool::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| pool.constant(name, Sort::INT));
    let (two, five) = (pool.int(2), pool.int(5));
    // A: x <= y & y <= 2. B: z <= x & z >= 5. Shared: x.
    let a = [pool.le(x, y), pool.le(y, two)];
    let b = [pool.le(z, x), pool.ge(z, five)];
    let (good, unimplied, weak, foreign) =
        (pool.le(x, two), pool.lt(x, two), pool.le(x, five), pool.le(y, two));
    let table = [
        (good, None),
        (unimplied, Some("does not imply")),
        (weak, Some("consistent")),
        (foreign, Some("y is not shared")),
    ];
    for (i, expected) in table {
        let result = super::check_interpolant(&mut pool, &a, &b, i, &eufonium_base::Stop::never());
        match expected {
            None => assert_eq!(result, Ok(())),
            Some(words) => {
                assert!(result.as_ref().is_err_and(|e| e.to_string().contains(words)), "{result:?}")
            }
        }
    }
}
