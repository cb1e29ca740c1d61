//! Round trips: witnesses of random linear systems to the transition system and back, against explicit-state search.

use super::*;
use crate::tests::generate::Problem;
use crate::tests::oracle;
use eufonium_ir::{PredApp, visit};
use eufonium_testing::systems::{check_trace, confirm_invariant};
use quickcheck::{QuickCheck, TestResult};

/// A random system without the clauses that have several premises.
fn linear(pool: &mut TermPool, problem: &Problem) -> ChcSystem {
    let mut system = problem.system(pool);
    system.clauses.retain(|c| c.body.len() <= 1);
    system
}

/// The trace that a derivation is.
fn forward(pool: &TermPool, ts: &TransSys, back: &ChcBack, derivation: &Derivation) -> Trace {
    let mut chain = vec![derivation.steps.last().expect("a derivation has steps")];
    while let Some(&premise) = chain[chain.len() - 1].premises.first() {
        chain.push(&derivation.steps[premise]);
    }
    chain.reverse();
    let mut start: Vec<Value> =
        ts.states.iter().map(|state| Value::default_of(pool, pool.sort(state.term))).collect();
    if let Some(facts) = &back.facts {
        let first = chain.remove(0);
        let fact = facts.iter().find(|fact| fact.clause == first.clause).expect("it begins with a fact");
        start = Assignments::new()
            .with(pool, first.given(), |eval| fact.next.iter().map(|&t| eval.eval(pool, t)).collect());
    }
    let property = back.queries.iter().position(|q| q.clause == chain[chain.len() - 1].clause);
    let inputs = chain.iter().map(|step| {
        let mut values: Vec<Value> =
            ts.inputs.iter().map(|i| Value::default_of(pool, pool.sort(i.term))).collect();
        let all = back.leaving.iter().flat_map(|clauses| clauses.iter().enumerate());
        let found = all.chain(back.queries.iter().map(|q| (0, q))).find(|(_, a)| a.clause == step.clause);
        let (k, applied) = found.expect("every clause is applied somewhere");
        if let Some(choice) = back.choice {
            let width = pool.width(ts.inputs[choice].term);
            values[choice] = Value::Bits(Bits::from_u64(k as u64, width));
        }
        for (constant, term) in &applied.values {
            let input = ts.inputs.iter().position(|i| i.term == *term);
            let value = step.values.iter().find(|(t, _)| t == constant);
            if let (Some(input), Some((_, value))) = (input, value) {
                values[input] = value.clone();
            }
        }
        values
    });
    Trace { property: property.expect("it ends in a query"), start, inputs: inputs.collect() }
}

/// The start and the states of these facts, as a formula.
fn states_of(
    pool: &mut TermPool,
    ts: &TransSys,
    back: &ChcBack,
    system: &ChcSystem,
    facts: &[oracle::Fact],
) -> Term {
    let mut disjuncts = vec![pool.and(&ts.init)];
    for (pred, values) in facts {
        let params = &system.preds[*pred].params;
        let args: Vec<Term> = (params.iter().zip(values))
            .map(|(&p, v)| v.to_term(pool, pool.sort(p)).expect("numbers and truth values have terms"))
            .collect();
        let point = back.points[pred.index()].clone();
        let point = Subst::of(params, &args).apply_all(pool, &point);
        let equations: Vec<Term> =
            ts.states.iter().zip(point).map(|(state, value)| pool.eq(state.term, value)).collect();
        disjuncts.push(pool.and(&equations));
    }
    pool.or(&disjuncts)
}

fn round_trip(problem: &Problem) -> Result<(), String> {
    let mut pool = TermPool::new();
    let system = linear(&mut pool, problem);
    let Ok(model) = oracle::least_model(&mut pool, &system) else { return Ok(()) };
    let (ts, back) = linear_system(&mut pool, &system)?;
    ts.check_invariants(&pool);
    if let Some(derivation) = model.refutation {
        let trace = forward(&pool, &ts, &back, &derivation);
        check_trace(&pool, &ts, &trace)?;
        let derivation = back.counterexample(&mut pool, trace.clone()).ok_or("a trace has no way back")?;
        return oracle::check_derivation(&pool, &system, &derivation);
    }
    let formula = states_of(&mut pool, &ts, &back, &system, &model.facts);
    let mut invariants = vec![TsInvariant::inductive(formula)];
    if !confirm_invariant(&mut pool, &ts, &invariants[0]) {
        return Err("the reached states are no invariant of the transition system".into());
    }
    for depth in 1..4 {
        let inv = TsInvariant { formula: pool.tt(), depth, simple_path: problem.seed.is_multiple_of(2) };
        if confirm_invariant(&mut pool, &ts, &inv) {
            invariants.push(inv);
        }
    }
    for inv in invariants {
        let inv = back.invariant(&mut pool, inv, &Stop::never()).ok_or("an invariant has no way back")?;
        oracle::check_invariant(&mut pool, &system, &inv)?;
    }
    Ok(())
}

#[test]
fn witnesses_go_both_ways() {
    fn property(problem: Problem) -> TestResult {
        match round_trip(&problem) {
            Ok(()) => TestResult::passed(),
            Err(why) => TestResult::error(why),
        }
    }
    QuickCheck::new().tests(150).quickcheck(property as fn(Problem) -> TestResult);
}

/// The random systems have what makes the translation hard.
#[test]
fn random_systems_are_not_trivial() {
    let (mut with_choice, mut dead_slots, mut ends, mut starts) = (0, 0, [0, 0], [0, 0]);
    for seed in 0..100 {
        let mut pool = TermPool::new();
        let system = linear(&mut pool, &Problem { seed, dropped: 0 });
        let (ts, back) = linear_system(&mut pool, &system).expect("it is linear");
        starts[usize::from(back.facts.is_some())] += 1;
        with_choice += usize::from(back.choice.is_some());
        dead_slots += usize::from(system.preds.values().any(|p| p.sorts.len() + 1 < ts.states.len()));
        if let Ok(model) = oracle::least_model(&mut pool, &system) {
            ends[usize::from(model.refutation.is_some())] += 1;
        }
    }
    assert!(with_choice >= 60 && dead_slots >= 60, "{with_choice} {dead_slots}");
    assert!(ends.iter().all(|n| *n >= 20) && starts.iter().all(|n| *n >= 10), "{ends:?} {starts:?}");
}

/// `x = 0 => P(x)`, `P(x) => Q(x, x + 1)`, `Q(x, y) => P(y)`, `Q(x, x) => false` and an argument that is chosen.
fn example(pool: &mut TermPool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::INT]);
    let q = system.declare(pool, "Q", &[Sort::INT, Sort::INT]);
    let [x, y] = ["x", "y"].map(|n| pool.constant(n, Sort::INT));
    let (zero, one, tt) = (pool.int(0), pool.int(1), pool.tt());
    let (start, next) = (pool.eq(x, zero), pool.add(&[x, one]));
    let app = |pred, args: &[Term]| PredApp { pred, args: args.to_vec() };
    let mut clause = |body: Vec<PredApp>, constraint, head| {
        system.clauses.push(Clause { body, constraint, head, span: None });
    };
    clause(vec![], start, Some(app(p, &[x])));
    clause(vec![app(p, &[x])], tt, Some(app(q, &[x, next])));
    clause(vec![app(q, &[x, y])], tt, Some(app(p, &[y])));
    clause(vec![app(q, &[x, x])], tt, None);
    system
}

#[test]
fn states_are_few() {
    let mut pool = TermPool::new();
    let system = example(&mut pool);
    let (ts, back) = linear_system(&mut pool, &system).expect("it is linear");
    assert_eq!((ts.states.len(), ts.inputs.len(), ts.properties.len()), (3, 0, 1));
    assert_eq!(pool.width(ts.states[0].term), 1);
    assert!(back.choice.is_none());
    // A slot is dead before `P` and has its default then.
    let zero = pool.int(0);
    assert_eq!(back.points[0][2], zero);
    assert_eq!(visit::constants(&pool, &back.points[1]), system.preds[PredId::from_usize(1)].params);
    // That the bad equation is never met takes one step of induction back.
    let inv = TsInvariant { formula: pool.tt(), depth: 2, simple_path: false };
    assert!(confirm_invariant(&mut pool, &ts, &inv));
    let inv = back.invariant(&mut pool, inv, &Stop::never()).expect("few cubes");
    eufonium_check::check_invariant(&mut pool, &system, &inv, &Stop::never()).expect("it is inductive");
}

/// A fact with a constant that is no argument needs a start; a single predicate without one has no location.
#[test]
fn facts_are_initial_where_they_name_their_constants() {
    let mut pool = TermPool::new();
    let mut system = example(&mut pool);
    system.clauses.truncate(2);
    system.clauses.pop();
    let p = PredId::from_usize(0);
    let mut single = ChcSystem::new();
    single.declare(&mut pool, "P", &[Sort::INT]);
    single.clauses = system.clauses.clone();
    let (ts, back) = linear_system(&mut pool, &single).expect("it is linear");
    assert!(ts.states.len() == 1 && ts.constraints.is_empty() && !back.has_location);
    let zero = pool.int(0);
    assert_eq!(ts.init, [pool.eq(ts.states[0].term, zero)]);
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let sum = pool.add(&[x, y]);
    single.clauses[0].head = Some(PredApp { pred: p, args: vec![sum] });
    let (ts, back) = linear_system(&mut pool, &single).expect("it is linear");
    assert!(ts.states.len() == 2 && back.facts.is_none());
}

#[test]
fn what_is_no_trace_has_no_derivation() {
    let mut pool = TermPool::new();
    let system = example(&mut pool);
    let (ts, back) = linear_system(&mut pool, &system).expect("it is linear");
    let start: Vec<Value> = ts.states.iter().map(|s| Value::default_of(&pool, pool.sort(s.term))).collect();
    let input = vec![Value::default_of(&pool, Sort::INT)];
    for (property, start, inputs) in [
        (1, start.clone(), vec![input.clone()]),
        (0, vec![], vec![input.clone()]),
        (0, vec![Value::Bits(Bits::from_u64(3, 2))], vec![input.clone(), input.clone()]),
        (0, vec![Value::Bool(true)], vec![input]),
    ] {
        let trace = Trace { property, start, inputs };
        assert_eq!(back.counterexample(&mut pool, trace.clone()), None, "{trace:?}");
    }
}

#[test]
fn what_is_not_translated_is_named() {
    let mut pool = TermPool::new();
    let mut system = example(&mut pool);
    let premise = system.clauses[1].body[0].clone();
    system.clauses[1].body.push(premise);
    assert!(linear_system(&mut pool, &system).is_err_and(|why| why.contains("premises")));
    system.clauses[1].body.pop();
    let (x, open) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let positive = pool.lt(x, open);
    system.clauses[1].constraint = pool.forall(&[x], positive);
    assert!(linear_system(&mut pool, &system).is_err_and(|why| why.contains("quantifier")));
    system.clauses[1].constraint = pool.tt();
    let sort = pool.declare_sort("Thing");
    system.declare(&mut pool, "R", &[sort]);
    assert!(linear_system(&mut pool, &system).is_err_and(|why| why.contains("sort")));
}
