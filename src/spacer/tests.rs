//! Small systems with known answers, and random finite ones against explicit-state search. Every answer's evidence is
//! verified: invariants clause by clause with a solver, derivations by evaluation.

mod random;

use super::*;
use eufonium_ir::{Clause, Derivation, Evaluator, Invariant, Model, PredApp, Sort, Subst, Term, Value};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// A system under construction, over the constants `x`, `y`, `z` and their copies.
struct Builder {
    pool: TermPool,
    system: ChcSystem,
    vars: Vec<Term>,
}

impl Builder {
    fn new(sort: Sort) -> Self {
        let mut pool = TermPool::new();
        let vars = ["x", "y", "z", "u", "v", "w"].iter().map(|n| pool.constant(*n, sort)).collect();
        Builder { pool, system: ChcSystem::new(), vars }
    }
    fn pred(&mut self, name: &str, arity: usize) -> PredId {
        let sort = self.pool.sort(self.vars[0]);
        self.system.declare(&mut self.pool, name, &vec![sort; arity])
    }
    fn num(&mut self, n: i64) -> Term {
        let sort = self.pool.sort(self.vars[0]);
        self.pool.num(n.into(), sort)
    }
    /// `variable + n`
    fn plus(&mut self, t: Term, n: i64) -> Term {
        let n = self.num(n);
        self.pool.add(&[t, n])
    }
    fn clause(&mut self, body: &[(PredId, &[Term])], constraint: &[Term], head: Option<(PredId, &[Term])>) {
        let app = |(pred, args): &(PredId, &[Term])| PredApp { pred: *pred, args: args.to_vec() };
        let constraint = self.pool.and(constraint);
        self.system.clauses.push(Clause {
            body: body.iter().map(app).collect(),
            constraint,
            head: head.as_ref().map(app),
            span: None,
        });
    }
    fn solve(&mut self, options: SpacerOptions) -> Outcome {
        solve(&mut self.pool, &self.system, options)
    }
    #[track_caller]
    fn expect(&mut self, safe: bool) {
        let outcome = self.solve(SpacerOptions::default());
        match (&outcome, safe) {
            (Outcome::Safe(_), true) | (Outcome::Unsafe(_), false) => {}
            _ => panic!("expected {}, found {outcome:?}", if safe { "safe" } else { "unsafe" }),
        }
    }
}

/// Solves and verifies the evidence.
fn solve(pool: &mut TermPool, system: &ChcSystem, options: SpacerOptions) -> Outcome {
    let stop = Stop::with_limits(None, Some(200_000_000));
    let mut spacer = Spacer::new(pool, system, options, stop);
    let outcome = spacer.solve(pool);
    match &outcome {
        Outcome::Safe(invariant) => verify_invariant(pool, system, invariant),
        Outcome::Unsafe(derivation) => verify_derivation(pool, system, derivation),
        Outcome::Unknown(_) => {}
    }
    outcome
}

fn verify_invariant(pool: &mut TermPool, system: &ChcSystem, invariant: &Invariant) {
    let meaning = |pool: &mut TermPool, app: &PredApp| {
        Subst::of(&system.preds[app.pred].params, &app.args).apply(pool, invariant.interp[app.pred])
    };
    for (i, clause) in system.clauses.iter().enumerate() {
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        let mut parts = vec![clause.constraint];
        for app in &clause.body {
            parts.push(meaning(pool, app));
        }
        if let Some(app) = &clause.head {
            let head = meaning(pool, app);
            parts.push(pool.not(head));
        }
        let violated = pool.and(&parts);
        solver.assert(pool, violated);
        assert_eq!(solver.check(pool, &[]), SatResult::Unsat, "clause {i} under {invariant:?}");
    }
}

fn verify_derivation(pool: &TermPool, system: &ChcSystem, derivation: &Derivation) {
    let mut facts: Vec<Option<(PredId, Vec<Value>)>> = Vec::new();
    for step in &derivation.steps {
        let clause = &system.clauses[step.clause];
        let mut model = Model::new();
        for (t, value) in &step.values {
            model.set(pool.as_constant(*t).unwrap(), value.clone());
        }
        let mut eval = Evaluator::new(&model);
        assert!(eval.holds(pool, clause.constraint));
        assert_eq!(clause.body.len(), step.premises.len());
        let mut fact =
            |app: &PredApp| (app.pred, app.args.iter().map(|&t| eval.eval(pool, t)).collect::<Vec<_>>());
        for (app, &premise) in clause.body.iter().zip(&step.premises) {
            assert_eq!(facts[premise].as_ref(), Some(&fact(app)));
        }
        let head = clause.head.as_ref().map(&mut fact);
        facts.push(head);
    }
    assert_eq!(facts.last(), Some(&None), "the last step applies a query");
}

/// `x = 0 => P(x)`, `P(x) & x < bound => P(x + step)`, `P(x) & x >= bad => false`.
fn counter(sort: Sort, bound: i64, step: i64, bad: i64) -> Builder {
    let mut b = Builder::new(sort);
    let p = b.pred("P", 1);
    let x = b.vars[0];
    let (zero, bound, bad) = (b.num(0), b.num(bound), b.num(bad));
    b.clause(&[], &[], Some((p, &[zero])));
    let (guard, next) = (b.pool.lt(x, bound), b.plus(x, step));
    b.clause(&[(p, &[x])], &[guard], Some((p, &[next])));
    let wrong = b.pool.ge(x, bad);
    b.clause(&[(p, &[x])], &[wrong], None);
    b
}

#[test]
fn counters() {
    for sort in [Sort::INT, Sort::REAL] {
        counter(sort, 10, 1, 12).expect(true);
        counter(sort, 10, 1, 10).expect(false);
        counter(sort, 1000, 1, 1002).expect(true);
        counter(sort, 10, 3, 13).expect(true);
        counter(sort, 10, 3, 12).expect(false);
        counter(sort, 0, 1, 1).expect(true);
    }
}

#[test]
fn no_clauses_are_safe() {
    let mut b = Builder::new(Sort::INT);
    b.expect(true);
    let p = b.pred("P", 1);
    b.expect(true);
    let x = b.vars[0];
    b.clause(&[(p, &[x])], &[], None);
    b.expect(true);
    let ff = b.pool.ff();
    b.clause(&[], &[ff], None);
    b.expect(true);
    b.clause(&[], &[], None);
    b.expect(false);
}

#[test]
fn predicates_without_parameters() {
    let mut b = Builder::new(Sort::INT);
    let (p, q) = (b.pred("p", 0), b.pred("q", 0));
    b.clause(&[(q, &[]), (p, &[])], &[], None);
    b.clause(&[(p, &[])], &[], Some((q, &[])));
    b.expect(true);
    b.clause(&[(q, &[])], &[], Some((p, &[])));
    b.expect(true);
    b.clause(&[], &[], Some((q, &[])));
    b.expect(false);
}

/// Two variables that go in step need a relation as invariant.
#[test]
fn relational_invariant() {
    for (bad, safe) in [(1, true), (0, false)] {
        let mut b = Builder::new(Sort::INT);
        let p = b.pred("P", 2);
        let (x, y) = (b.vars[0], b.vars[1]);
        let zero = b.num(0);
        b.clause(&[], &[], Some((p, &[zero, zero])));
        let (x1, y1) = (b.plus(x, 1), b.plus(y, 1));
        b.clause(&[(p, &[x, y])], &[], Some((p, &[x1, y1])));
        let off = b.plus(y, bad);
        let (three, wrong) = (b.num(3), b.pool.eq(x, off));
        let late = b.pool.ge(x, three);
        b.clause(&[(p, &[x, y])], &[wrong, late], None);
        b.expect(safe);
    }
}

/// A loop up and a loop down, whose bounds move against each other: needs a combination of two bounds.
#[test]
fn moving_bounds_become_relations() {
    let mut b = Builder::new(Sort::INT);
    let (p, q) = (b.pred("P", 2), b.pred("Q", 2));
    let (x, y) = (b.vars[0], b.vars[1]);
    let zero = b.num(0);
    b.clause(&[], &[], Some((p, &[zero, zero])));
    let (up, down) = (b.plus(x, 1), b.plus(y, -2));
    b.clause(&[(p, &[x, y])], &[], Some((p, &[up, down])));
    b.clause(&[(p, &[x, y])], &[], Some((q, &[x, y])));
    let (back, rise) = (b.plus(x, -1), b.plus(y, 2));
    b.clause(&[(q, &[x, y])], &[], Some((q, &[back, rise])));
    let (finished, wrong) = (b.pool.le(x, zero), b.pool.lt(y, zero));
    b.clause(&[(q, &[x, y])], &[finished, wrong], None);
    b.expect(true);
}

/// A stack of objects with growing numbers, one of which is watched: what is seen of it at one object needs the orders of the object, the one below it
/// and the watched one, which lie anywhere.
#[test]
fn bounds_become_differences() {
    let mut b = Builder::new(Sort::INT);
    // Of one object: the one below it. Of all: the top, the next number, the watched object.
    let p = b.pred("P", 5);
    let [object, below, top, next, watched, other] =
        <[Term; 6]>::try_from(&b.vars[..]).expect("there are six");
    let (zero, one) = (b.num(0), b.num(1));
    b.clause(&[], &[], Some((p, &[object, below, zero, one, zero])));
    let state = [object, below, top, next, watched];
    let (later, is_new) = (b.plus(next, 1), b.pool.eq(object, next));
    let under = b.pool.ite(is_new, top, below);
    for chosen in [next, watched] {
        b.clause(&[(p, &state)], &[], Some((p, &[object, under, next, later, chosen])));
    }
    let (some, freed) = (b.pool.gt(top, zero), b.pool.eq(top, watched));
    let left = b.pool.ite(freed, zero, watched);
    let of_top = [top, other, top, next, watched];
    b.clause(&[(p, &state), (p, &of_top)], &[some], Some((p, &[object, below, other, next, left])));
    let lost = b.pool.gt(watched, zero);
    b.clause(&[(p, &[object, below, zero, next, watched])], &[lost], None);
    b.expect(true);
}

/// Fibonacci as a relation: a rule with two premises of one predicate.
#[test]
fn fibonacci() {
    for (bad, safe) in [(-1, true), (5, false)] {
        let mut b = Builder::new(Sort::INT);
        let p = b.pred("Fib", 2);
        let (x, y, z) = (b.vars[0], b.vars[1], b.vars[2]);
        let (zero, one) = (b.num(0), b.num(1));
        b.clause(&[], &[], Some((p, &[zero, zero])));
        b.clause(&[], &[], Some((p, &[one, one])));
        let (x1, x2) = (b.plus(x, 1), b.plus(x, 2));
        let sum = b.pool.add(&[y, z]);
        b.clause(&[(p, &[x, y]), (p, &[x1, z])], &[], Some((p, &[x2, sum])));
        let bad = b.num(bad);
        let wrong = if safe { b.pool.le(y, bad) } else { b.pool.eq(y, bad) };
        b.clause(&[(p, &[x, y])], &[wrong], None);
        b.expect(safe);
    }
}

/// Head arguments that cannot be solved, repeated ones, and parity by an extra constant.
#[test]
fn heads_with_terms() {
    for (bad, safe) in [(7, true), (8, false)] {
        let mut b = Builder::new(Sort::INT);
        let p = b.pred("P", 2);
        let (x, y) = (b.vars[0], b.vars[1]);
        let (zero, ten, bad) = (b.num(0), b.num(10), b.num(bad));
        b.clause(&[], &[], Some((p, &[zero, zero])));
        let twice = b.pool.add(&[y, y]);
        let (next, low) = (b.plus(y, 1), b.pool.lt(y, ten));
        b.clause(&[(p, &[x, y])], &[low], Some((p, &[twice, next])));
        let wrong = b.pool.eq(x, bad);
        b.clause(&[(p, &[x, y])], &[wrong], None);
        b.expect(safe);
    }
}

#[test]
fn bounded_search_finds_derivations_only() {
    let options = SpacerOptions { bounded: true, max_bound: Some(20), ..SpacerOptions::default() };
    assert!(matches!(counter(Sort::INT, 10, 1, 10).solve(options.clone()), Outcome::Unsafe(_)));
    assert!(!matches!(counter(Sort::INT, 10, 1, 12).solve(options), Outcome::Unsafe(_)));
}

#[test]
fn limits_are_reasons() {
    let mut b = counter(Sort::INT, 10, 1, 12);
    let stop = Stop::never();
    stop.raise(eufonium_base::Interrupt::Timeout);
    let mut spacer = Spacer::new(&mut b.pool, &b.system, SpacerOptions::default(), stop);
    let outcome = spacer.solve(&mut b.pool);
    assert!(matches!(outcome, Outcome::Unknown(Reason::Interrupted(eufonium_base::Interrupt::Timeout))));
}

#[test]
fn progress_is_reported() {
    let seen = std::rc::Rc::new(std::cell::Cell::new(0));
    let mut b = counter(Sort::INT, 10, 1, 10);
    let mut spacer = Spacer::new(&mut b.pool, &b.system, SpacerOptions::default(), Stop::never());
    let inner = seen.clone();
    spacer.on_progress(move |p| inner.set(inner.get().max(p.progress().frame)));
    spacer.solve(&mut b.pool);
    assert!(seen.get() >= 10, "a derivation of this height needs as many bounds");
    assert!(spacer.stats().get("spacer.facts") > 0);
}
