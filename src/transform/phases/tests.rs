//! Phases: which ones there are, and that what comes back about them is an invariant.

use super::*;
use eufonium_check::check_invariant;
use eufonium_ir::{Invariant, Sort};

fn clause(body: Vec<PredApp>, constraint: Term, head: PredApp) -> Clause {
    Clause { body, constraint, head: Some(head), span: None }
}

/// `P(0, 0)`; `P(x, y) => P(x + 1, x < 5 ? y + 1 : y - 1)`, where the step may be written with the new number in its head.
fn tent(pool: &mut TermPool, by_new: bool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::INT, Sort::INT]);
    let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
    let [zero, one, five] = [0, 1, 5].map(|n| pool.int(n));
    let (old, new) = match by_new {
        true => (pool.sub(x, one), x),
        false => (x, pool.add(&[x, one])),
    };
    let (rising, up, down) = (pool.lt(old, five), pool.add(&[y, one]), pool.sub(y, one));
    let next = pool.ite(rising, up, down);
    let app = |x, y| PredApp { pred: p, args: vec![x, y] };
    let (tt, step) = (pool.tt(), app(new, next));
    system.clauses = vec![clause(vec![], tt, app(zero, zero)), clause(vec![app(old, y)], tt, step)];
    system
}

/// `P(!b, !c, 0)`; `P(b, c, x) & !b => P(true, c, x)`; `P(b, c, x) & b & !c => P(false, true, x + 1)`, and a query. So `b` and `c` are never
/// both true before the last clause, of two premises: `P(b, c, x) & P(c, b, y) & b => P(b, b, x + y)`.
fn places(pool: &mut TermPool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::BOOL, Sort::BOOL, Sort::INT]);
    let [b, c] = ["b", "c"].map(|name| pool.constant(name, Sort::BOOL));
    let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
    let (tt, ff, zero, one) = (pool.tt(), pool.ff(), pool.int(0), pool.int(1));
    let (more, sum) = (pool.add(&[x, one]), pool.add(&[x, y]));
    let (not_b, not_c) = (pool.not(b), pool.not(c));
    let app = |b, c, x| PredApp { pred: p, args: vec![b, c, x] };
    let only_b = pool.and2(b, not_c);
    system.clauses = vec![
        clause(vec![], tt, app(ff, ff, zero)),
        clause(vec![app(b, c, x)], not_b, app(tt, c, x)),
        clause(vec![app(b, c, x)], only_b, app(ff, tt, more)),
        clause(vec![app(b, c, x), app(c, b, y)], b, app(b, b, sum)),
        Clause { body: vec![app(b, c, x)], constraint: pool.lt(x, zero), head: None, span: None },
    ];
    system
}

fn split(pool: &mut TermPool, system: &ChcSystem) -> Phases {
    phases(pool, system, &Stop::never()).expect("there are phases")
}

/// No fact about any predicate.
fn none(system: &ChcSystem) -> IdVec<PredId, Vec<Term>> {
    system.preds.keys().map(|_| Vec::new()).collect()
}

/// The facts as an invariant of the clauses without the queries.
fn is_invariant(pool: &mut TermPool, system: &ChcSystem, facts: &IdVec<PredId, Vec<Term>>) -> bool {
    let mut without = system.clone();
    without.clauses.retain(|clause| !clause.is_query());
    let interp = facts.values().map(|of| pool.and(of)).collect();
    check_invariant(pool, &without, &Invariant::inductive(interp), &Stop::never()).is_ok()
}

#[test]
fn each_phase_has_facts_of_its_own() {
    for by_new in [false, true] {
        let mut pool = TermPool::new();
        let system = tent(&mut pool, by_new);
        let split = split(&mut pool, &system);
        assert_eq!(split.system.preds.len(), 2, "before 5 and from 5 on");
        // The start, two steps that stay, and one that changes.
        assert_eq!(split.system.clauses.len(), 4);
        let (ten, zero) = (pool.int(10), pool.int(0));
        let start = split.system.clauses[0].head.as_ref().expect("a fact has a head").pred;
        let mut facts = IdVec::new();
        for (phase, predicate) in split.system.preds.iter() {
            let [x, y] = predicate.params[..] else { panic!("there are two parameters") };
            let fallen = pool.sub(ten, x);
            let value = if phase == start { x } else { fallen };
            facts.push(vec![pool.eq(y, value), pool.ge(x, zero)]);
        }
        let mut back = split.facts(&mut pool, &system, &facts, &none(&system));
        assert!(is_invariant(&mut pool, &system, &back), "{by_new}");
        // In all phases at once what holds in the first one is none.
        let (of, to) = (&split.system.preds[start].params, &system.preds.values().next().expect("P").params);
        let wrong = Subst::of(of, to).apply_all(&mut pool, &facts[start]);
        back.values_mut().for_each(|known| known.clone_from(&wrong));
        assert!(!is_invariant(&mut pool, &system, &back));
    }
}

#[test]
fn every_fact_is_in_a_phase_that_is_reached() {
    let mut pool = TermPool::new();
    for (system, count) in [(places(&mut pool), 4), (tent(&mut pool, true), 2)] {
        let split = split(&mut pool, &system);
        assert_eq!(split.system.preds.len(), count);
        let nothing = split.system.preds.keys().map(|_| Vec::new()).collect();
        let reached = split.facts(&mut pool, &system, &nothing, &none(&system));
        assert!(is_invariant(&mut pool, &system, &reached));
        assert!(split.system.clauses.iter().all(|clause| !clause.is_query()));
    }
}

#[test]
fn a_phase_of_which_nothing_is_derivable_is_excluded() {
    let mut pool = TermPool::new();
    let mut system = places(&mut pool);
    system.clauses.truncate(3);
    let split = split(&mut pool, &system);
    assert_eq!(split.system.preds.len(), 4);
    let ff = pool.ff();
    let facts = split.system.preds.keys().map(|_| vec![ff]).collect();
    let back = split.facts(&mut pool, &system, &facts, &none(&system));
    assert!(back.values().all(|of| *of == [ff]));
}

#[test]
fn clauses_without_choices_or_stopped_have_no_phases() {
    let mut pool = TermPool::new();
    let mut system = tent(&mut pool, false);
    let stopped = Stop::never();
    stopped.raise(eufonium_base::Interrupt::Timeout);
    assert!(phases(&mut pool, &system, &stopped).is_none());
    system.clauses.truncate(1);
    assert!(phases(&mut pool, &system, &Stop::never()).is_none());
}

/// A machine in small steps: `L(0, 0)`; `L(s, n) => B(s, n)`; `B(0, n) => L(1, 5)`; `B(1, n) & n > 1 => L(1, n - 1)`; `B(1, n) & n <= 1 => L(2, 0)`;
/// `B(2, n) => L(0, n)`.
fn machine(pool: &mut TermPool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let [l, b] = ["L", "B"].map(|name| system.declare(pool, name, &[Sort::INT, Sort::INT]));
    let [s, n, t] = ["s", "n", "t"].map(|name| pool.constant(name, Sort::INT));
    let [zero, one, two, five] = [0, 1, 2, 5].map(|n| pool.int(n));
    let app = |pred, s, n| PredApp { pred, args: vec![s, n] };
    let [in_0, in_1, in_2] = [zero, one, two].map(|state| pool.eq(s, state));
    // A new value as it stands, and by an equation.
    let (then, more) = (pool.eq(t, two), pool.gt(n, one));
    let less = pool.not(more);
    let (stays, ends) = (pool.and2(in_1, more), pool.and(&[in_1, less, then]));
    let (tt, next) = (pool.tt(), pool.sub(n, one));
    system.clauses = vec![
        clause(vec![], tt, app(l, zero, zero)),
        clause(vec![app(l, s, n)], tt, app(b, s, n)),
        clause(vec![app(b, s, n)], in_0, app(l, one, five)),
        clause(vec![app(b, s, n)], stays, app(l, one, next)),
        clause(vec![app(b, s, n)], ends, app(l, t, zero)),
        clause(vec![app(b, s, n)], in_2, app(l, zero, n)),
    ];
    system
}

#[test]
fn states_of_a_machine_are_phases_of_all_of_its_blocks() {
    let mut pool = TermPool::new();
    let mut system = machine(&mut pool);
    let split = machines(&mut pool, &system, &Stop::never()).expect("there are three states");
    assert_eq!(split.system.preds.len(), 6);
    // In state 1 the number is from 1 to 5, and 0 in the others: an invariant by phases, and none at once.
    let (zero, one, five) = (pool.int(0), pool.int(1), pool.int(5));
    let mut facts = IdVec::new();
    for (phase, predicate) in split.system.preds.iter() {
        let n = predicate.params[1];
        let old = &system.preds[split.of[phase].0];
        let in_1 = pool.eq(old.params[0], one);
        let is_1 = pool.conjuncts(split.of[phase].1).contains(&in_1);
        facts.push(match is_1 {
            true => vec![pool.ge(n, one), pool.le(n, five)],
            false => vec![pool.eq(n, zero)],
        });
    }
    let back = split.facts(&mut pool, &system, &facts, &none(&system));
    assert!(is_invariant(&mut pool, &system, &back));
    // Two states are no machine.
    system.clauses.truncate(3);
    assert!(machines(&mut pool, &system, &Stop::never()).is_none());
}

/// `P(k, 0, v)`; `P(k, i, v) & i < 9 => P(k, i + 1, k = i ? 7 : v)`, or with `v` as it is: a slot of an array that a loop fills.
fn filled(pool: &mut TermPool, writes: bool) -> (ChcSystem, IdVec<PredId, Vec<Term>>) {
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::INT; 3]);
    let [k, i, v] = ["k", "i", "v"].map(|name| pool.constant(name, Sort::INT));
    let [zero, one, seven, nine] = [0, 1, 7, 9].map(|n| pool.int(n));
    let (here, more, next) = (pool.eq(k, i), pool.lt(i, nine), pool.add(&[i, one]));
    let written = if writes { pool.ite(here, seven, v) } else { v };
    let app = |i, v| PredApp { pred: p, args: vec![k, i, v] };
    let tt = pool.tt();
    system.clauses =
        vec![clause(vec![], tt, app(zero, v)), clause(vec![app(i, v)], more, app(next, written))];
    let counter = system.preds[p].params[1];
    let known = vec![pool.ge(counter, zero), pool.le(counter, nine)];
    (system, [known].into_iter().collect())
}

#[test]
fn slots_are_told_apart_by_what_was_written() {
    let mut pool = TermPool::new();
    let (system, known) = filled(&mut pool, true);
    let split = orders(&mut pool, &system, &known, &Stop::never()).expect("a slot is equated by choice");
    // Before the array, written, not yet written, behind the array.
    assert_eq!(split.system.preds.len(), 4);
    let mut facts = IdVec::new();
    let (zero, seven) = (pool.int(0), pool.int(7));
    for predicate in split.system.preds.values() {
        let [k, i, v] = predicate.params[..] else { panic!("there are three parameters") };
        let (from, below, is) = (pool.le(zero, k), pool.lt(k, i), pool.eq(v, seven));
        let written = pool.and2(from, below);
        facts.push(vec![pool.implies(written, is)]);
    }
    let known_with = split.facts(&mut pool, &system, &facts, &none(&system));
    assert!(is_invariant(&mut pool, &system, &known_with));
    let (system, known) = filled(&mut pool, false);
    assert!(orders(&mut pool, &system, &known, &Stop::never()).is_none());
}

#[test]
fn the_next_loop_is_told_how_far_the_one_before_wrote() {
    let mut pool = TermPool::new();
    let (mut system, mut known) = filled(&mut pool, true);
    // `P(k, i, v) => Q(v, i, k)`; `Q(v, i, k) => Q(v, i, k)`, which equates nothing.
    let q = system.declare(&mut pool, "Q", &[Sort::INT; 3]);
    let p = system.preds.keys().next().expect("there is P");
    let [k, i, v] = ["k", "i", "v"].map(|name| pool.constant(name, Sort::INT));
    let (of_p, of_q) = (PredApp { pred: p, args: vec![k, i, v] }, PredApp { pred: q, args: vec![v, i, k] });
    let tt = pool.tt();
    system.clauses.push(clause(vec![of_p], tt, of_q.clone()));
    system.clauses.push(clause(vec![of_q.clone()], tt, of_q));
    known.push(vec![]);
    let split = orders(&mut pool, &system, &known, &Stop::never()).expect("a slot is equated by choice");
    let of = |name: &str| split.system.preds.values().filter(|p| p.name == name).count();
    assert_eq!((of("P"), of("Q")), (4, 4));
    let mut facts = IdVec::new();
    let (zero, seven) = (pool.int(0), pool.int(7));
    for predicate in split.system.preds.values() {
        let [a, i, b] = predicate.params[..] else { panic!("there are three parameters") };
        let (k, v) = if predicate.name == "P" { (a, b) } else { (b, a) };
        let (from, below, is) = (pool.le(zero, k), pool.lt(k, i), pool.eq(v, seven));
        let written = pool.and2(from, below);
        facts.push(vec![pool.implies(written, is)]);
    }
    let known_with = split.facts(&mut pool, &system, &facts, &none(&system));
    assert!(is_invariant(&mut pool, &system, &known_with));
}

#[test]
fn a_loop_that_only_reads_is_told_how_far_the_one_before_wrote() {
    let mut pool = TermPool::new();
    let (mut system, mut known) = filled(&mut pool, true);
    // `P(k, i, v) => Q(k, i, v, 0)`; `Q(k, i, v, j) & Q(8 j + 100, i, w, j) & (k = 8 j + 100 => v = w) => Q(k, i, v, j + 1)`.
    let q = system.declare(&mut pool, "Q", &[Sort::INT; 4]);
    let p = system.preds.keys().next().expect("there is P");
    let [k, i, v, j, w] = ["k", "i", "v", "j", "w"].map(|name| pool.constant(name, Sort::INT));
    let (zero, one, eight, hundred) = (pool.int(0), pool.int(1), pool.int(8), pool.int(100));
    let of_q = |k, v, j| PredApp { pred: q, args: vec![k, i, v, j] };
    let scaled = pool.mul(&[eight, j]);
    let (read, next) = (pool.add(&[scaled, hundred]), pool.add(&[j, one]));
    let (here, same) = (pool.eq(k, read), pool.eq(v, w));
    let (tt, congruent) = (pool.tt(), pool.implies(here, same));
    let of_p = PredApp { pred: p, args: vec![k, i, v] };
    system.clauses.push(clause(vec![of_p], tt, of_q(k, v, zero)));
    system.clauses.push(clause(vec![of_q(k, v, j), of_q(read, w, j)], congruent, of_q(k, v, next)));
    known.push(vec![]);
    let split = orders(&mut pool, &system, &known, &Stop::never()).expect("slots are equated by choice");
    let [k, i, ..] = system.preds[q].params[..] else { panic!("there are four parameters") };
    let written = pool.lt(k, i);
    let of_q: Vec<Term> = split.of.values().filter(|(of, _)| *of == q).map(|(_, phase)| *phase).collect();
    assert!((2..=16).contains(&of_q.len()), "{}", of_q.len());
    for phase in of_q {
        let parts = pool.conjuncts(phase);
        assert!(parts.iter().any(|part| pool.strip_not(*part).0 == pool.strip_not(written).0));
    }
}
