//! Good and bad invariants of a counter and of random systems.

use super::*;
use eufonium_base::Interrupt;
use eufonium_ir::{Input, Property, Sort, StateVar};

/// `x` starts at 0; each step adds the input, which is always 0 or 2, to it unless it is 6 or more; 7 is bad. A step
/// needs `x != 10`.
struct Counter {
    pool: TermPool,
    system: TransSys,
    x: Term,
    i: Term,
}

fn counter() -> Counter {
    let mut pool = TermPool::new();
    let (x, i) = (pool.constant("x", Sort::INT), pool.constant("i", Sort::INT));
    let [zero, two, six, seven, ten] = [0, 2, 6, 7, 10].map(|n| pool.int(n));
    let sum = pool.add(&[x, i]);
    let full = pool.ge(x, six);
    let next = pool.ite(full, x, sum);
    let (none, some) = (pool.eq(i, zero), pool.eq(i, two));
    let constraint = pool.or2(none, some);
    let stuck = pool.eq(x, ten);
    let system = TransSys {
        states: vec![StateVar { name: "x".into(), term: x, next, span: None }],
        inputs: vec![Input { name: "i".into(), term: i, chooses: None }],
        init: vec![pool.eq(x, zero)],
        constraints: vec![constraint],
        guards: vec![pool.not(stuck)],
        properties: vec![Property { name: "seven".into(), bad: pool.eq(x, seven), span: None }],
    };
    system.check_invariants(&pool);
    Counter { pool, system, x, i }
}

impl Counter {
    fn check(&mut self, inv: &TsInvariant) -> Result<(), CheckError> {
        check_ts_invariant(&mut self.pool, &self.system, inv, &Stop::never())
    }
    fn even(&mut self) -> Term {
        self.pool.divides(&2.into(), self.x)
    }
    fn below(&mut self, n: i64) -> Term {
        let n = self.pool.int(n);
        self.pool.lt(self.x, n)
    }
}

#[track_caller]
fn refused(result: Result<(), CheckError>, expected: &str) {
    let error = result.expect_err(expected);
    assert!(!error.is_unconfirmed() && error.to_string().starts_with(expected), "{error}");
}

#[test]
fn inductive_invariants() {
    let mut c = counter();
    let even = c.even();
    assert_eq!(c.check(&TsInvariant::inductive(even)), Ok(()));
    let few = c.below(7);
    let both = c.pool.and2(even, few);
    assert_eq!(c.check(&TsInvariant::inductive(both)), Ok(()));
    // Without evenness 5 comes before 7, of which a weaker formula knows nothing.
    let table = [
        (few, "1 steps after good states the invariant may be false: x = 5, i = 2 -> x = 7"),
        (c.pool.tt(), "1 steps after good states property 0 (seven) may be violated: x = 5, i = 2 -> x = 7"),
        (c.pool.not(even), "0 steps after an initial state the invariant may be false: x = 0"),
        (c.pool.ff(), "0 steps after an initial state the invariant may be false: x = 0"),
    ];
    for (formula, expected) in table {
        refused(c.check(&TsInvariant::inductive(formula)), expected);
    }
}

/// The property may help: `x` is below 8 and not 7, and of 6 the next is 6.
#[test]
fn properties_are_part_of_the_assumption() {
    let mut c = counter();
    let few = c.below(8);
    let odd = c.even();
    let odd = c.pool.not(odd);
    refused(c.check(&TsInvariant::inductive(few)), "1 steps after good states property 0 (seven)");
    // Now inputs of 2 are excluded where `x` is odd.
    let none = c.pool.int(0);
    let rest = c.pool.eq(c.i, none);
    let constraint = c.pool.implies(odd, rest);
    c.system.constraints.push(constraint);
    assert_eq!(c.check(&TsInvariant::inductive(few)), Ok(()));
    let formula = c.pool.tt();
    assert_eq!(c.check(&TsInvariant::inductive(formula)), Ok(()));
}

#[test]
fn constraints_and_guards_count() {
    let mut c = counter();
    let even = c.even();
    let constraints = std::mem::take(&mut c.system.constraints);
    refused(c.check(&TsInvariant::inductive(even)), "1 steps after good states the invariant");
    c.system.constraints = constraints;
    // From 10 a step would lead to 13, if 10 took one.
    let (ten, thirteen) = (c.pool.int(10), c.pool.int(13));
    let at_ten = c.pool.eq(c.x, ten);
    c.system.states[0].next = c.pool.ite(at_ten, thirteen, c.system.states[0].next);
    assert_eq!(c.check(&TsInvariant::inductive(even)), Ok(()));
    c.system.guards.clear();
    refused(c.check(&TsInvariant::inductive(even)), "1 steps after good states the invariant");
}

/// The last state of a path takes no step: its guards are not assumed.
#[test]
fn the_last_state_has_constraints_but_no_guards() {
    let mut c = counter();
    let six = c.pool.int(6);
    c.system.properties[0].bad = c.pool.eq(c.x, six);
    let safe = c.below(6);
    let formula = c.pool.tt();
    c.system.guards = vec![safe];
    refused(c.check(&TsInvariant::inductive(formula)), "1 steps after good states property");
    c.system.constraints.push(safe);
    assert_eq!(c.check(&TsInvariant::inductive(formula)), Ok(()));
}

/// `x` counts from 0 to 3 and stays there; above that it goes round 4, 5, 6, 7, and 7 is bad.
fn ring(pool: &mut TermPool) -> TransSys {
    let x = pool.constant("x", Sort::INT);
    let [zero, one, three, four, seven] = [0, 1, 3, 4, 7].map(|n| pool.int(n));
    let (full, last) = (pool.eq(x, three), pool.eq(x, seven));
    let sum = pool.add(&[x, one]);
    let next = pool.ite(last, four, sum);
    let next = pool.ite(full, x, next);
    let (low, high) = (pool.le(zero, x), pool.le(x, seven));
    TransSys {
        states: vec![StateVar { name: "x".into(), term: x, next, span: None }],
        init: vec![pool.eq(x, zero)],
        constraints: vec![low, high],
        properties: vec![Property { name: String::new(), bad: last, span: None }],
        ..TransSys::default()
    }
}

#[test]
fn depth_and_simple_paths() {
    let mut pool = TermPool::new();
    let system = ring(&mut pool);
    let mut check = |depth, simple_path| {
        let inv = TsInvariant { formula: pool.tt(), depth, simple_path };
        check_ts_invariant(&mut pool, &system, &inv, &Stop::never())
    };
    // A path of good states that ends in 7 is at most 4, 5, 6, 7.
    refused(check(1, false), "1 steps after good states property 0 may be violated: x = 6 -> x = 7");
    refused(check(3, false), "3 steps after good states property 0 may be violated: x = 4 -> x = 5 -> x = 6");
    assert_eq!(check(4, false), Ok(()));
    assert_eq!(check(9, false), Ok(()));
    refused(check(0, false), "the invariant has depth 0");
}

/// As before, but 6 stays where it is as long as the input says so: only simple paths are short.
#[test]
fn simple_paths_repeat_no_state() {
    let mut pool = TermPool::new();
    let mut system = ring(&mut pool);
    let stay = pool.constant("stay", Sort::BOOL);
    let six = pool.int(6);
    let x = system.states[0].term;
    let there = pool.eq(x, six);
    let stays = pool.and2(stay, there);
    system.states[0].next = pool.ite(stays, x, system.states[0].next);
    system.inputs.push(Input { name: "stay".into(), term: stay, chooses: None });
    let mut check = |depth, simple_path| {
        let inv = TsInvariant { formula: pool.tt(), depth, simple_path };
        check_ts_invariant(&mut pool, &system, &inv, &Stop::never())
    };
    refused(check(6, false), "6 steps after good states");
    refused(check(3, true), "3 steps after good states");
    assert_eq!(check(4, true), Ok(()));
}

/// Traces of fewer than `depth` steps are looked at one by one.
#[test]
fn the_base_reaches_to_the_depth() {
    let mut pool = TermPool::new();
    let mut system = ring(&mut pool);
    let x = system.states[0].term;
    let two = pool.int(2);
    system.properties[0].bad = pool.eq(x, two);
    for depth in 1..5 {
        let inv = TsInvariant { formula: pool.tt(), depth, simple_path: true };
        let result = check_ts_invariant(&mut pool, &system, &inv, &Stop::never());
        let expected = if depth < 3 {
            format!("{depth} steps after good states")
        } else {
            "2 steps after an initial state property 0 may be violated: x = 0 -> x = 1 -> x = 2".into()
        };
        refused(result, &expected);
    }
}

#[test]
fn formulas_speak_of_states() {
    let mut c = counter();
    let zero = c.pool.int(0);
    let y = c.pool.constant("y", Sort::INT);
    let some = c.pool.eq(y, c.x);
    let table = [
        (c.x, "the invariant is not a formula"),
        (c.pool.eq(c.i, zero), "the invariant uses i, which is no state"),
        (some, "the invariant uses y, which is no state"),
        (c.pool.exists(&[y], some), "the invariant"),
    ];
    for (formula, expected) in table {
        refused(c.check(&TsInvariant::inductive(formula)), expected);
    }
}

#[test]
fn what_is_cut_short_is_not_confirmed() {
    let mut c = counter();
    let inv = TsInvariant::inductive(c.even());
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let error = check_ts_invariant(&mut c.pool, &c.system, &inv, &stop).expect_err("there is no time");
    assert!(error.is_unconfirmed(), "{error}");
}

/// Random candidates for random systems: the checker says what enumeration of all paths says.
#[test]
fn the_checker_agrees_with_enumeration() {
    use eufonium_testing::Rng;
    use eufonium_testing::systems::{self as testing, Tiny};
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..120 {
        let mut pool = TermPool::new();
        let system = Tiny(seed).system(&mut pool);
        let mut rng = Rng::new(seed + 7);
        let candidates = [
            pool.tt(),
            pool.not(system.properties[0].bad),
            pool.and(&system.init),
            system.init.first().copied().unwrap_or(pool.ff()),
        ];
        let formula = rng.pick(&candidates);
        let inv = TsInvariant { formula, depth: 1 + rng.below(3), simple_path: rng.below(2) == 0 };
        let states: HashSet<Term> = system.state_terms().into_iter().collect();
        if !eufonium_ir::visit::constants(&pool, &[formula]).iter().all(|c| states.contains(c)) {
            continue;
        }
        let expected = testing::check_invariant(&pool, &system, &inv);
        let found = check_ts_invariant(&mut pool, &system, &inv, &Stop::never());
        match expected {
            Ok(true) => {
                assert_eq!(found, Ok(()), "seed {seed}: {inv:?}");
                accepted += 1;
            }
            Ok(false) => {}
            Err(why) => {
                assert!(
                    matches!(found, Err(CheckError::NotInductive { .. })),
                    "seed {seed}: {found:?}: {why}"
                );
                refused += 1;
            }
        }
    }
    assert!(accepted >= 10 && refused >= 30, "{accepted} accepted, {refused} refused");
}
