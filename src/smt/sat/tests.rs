//! The tests that both engines pass, against brute force. `order` has those with a theory, `scopes` those of queries about parts of a circuit.

mod order;
mod scopes;

use super::brute::is_satisfiable;
use super::native::{Native, NativeOptions, Restarts};
use super::toys::{Mode, Order};
use super::varisat::Varisat;
use super::{Leaf, Lit, SatResult, SatSolver, Var};
use crate::theory::{NoTheory, Theory};
use eufonium_base::Stop;
use eufonium_base::ids::Id;
use eufonium_base::stop::Interrupt;
use quickcheck::quickcheck;

/// A small generator of numbers (splitmix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }
    fn lit(&mut self, vars: usize) -> Lit {
        Lit::new(Var::from_usize(self.below(vars)), self.below(2) == 0)
    }
    fn clause(&mut self, vars: usize, longest: usize) -> Vec<Lit> {
        (0..1 + self.below(longest)).map(|_| self.lit(vars)).collect()
    }
}

/// Options that make every rare event frequent.
fn nervous(rng: &mut Rng) -> NativeOptions {
    let restarts = match rng.below(3) {
        0 => Restarts::Luby { unit: 1 + rng.below(4) as u64 },
        1 => Restarts::Glucose { margin: 1.01, least: 1 },
        _ => NativeOptions::default().restarts,
    };
    let often = Restarts::Luby { unit: 1 + rng.below(3) as u64 };
    NativeOptions {
        modes_after: rng.below(4) as u64,
        focused_restarts: often,
        stable_restarts: often,
        rephase: rng.below(4) as u64,
        inprocess_after: 1 + rng.below(3) as u64,
        vivify: rng.below(4) > 0,
        subsume: rng.below(4) > 0,
        probe: rng.below(4) > 0,
        bump_reasons: rng.below(2) > 0,
        seed: rng.next() & 3,
        restarts,
        reduce_first: 1 + rng.below(8) as u64,
        reduce_step: 1,
        keep_glue: rng.below(3) as u32,
        phase: rng.below(2) == 0,
        trace_slack: rng.below(50),
        ..NativeOptions::default()
    }
}

fn engines(rng: &mut Rng) -> Vec<(&'static str, Box<dyn SatSolver>)> {
    let mut traced = Native::new(nervous(rng));
    traced.enable_trace();
    vec![
        ("native", Box::new(Native::new(NativeOptions::default()))),
        ("nervous", Box::new(Native::new(nervous(rng)))),
        ("traced", Box::new(traced)),
        ("varisat", Box::new(Varisat::new())),
    ]
}

fn lits(numbers: &[i32]) -> Vec<Lit> {
    let lit = |&n: &i32| Lit::new(Var::from_usize(n.unsigned_abs() as usize - 1), n < 0);
    numbers.iter().map(lit).collect()
}

fn grow(solver: &mut dyn SatSolver, vars: usize) {
    while solver.num_vars() < vars {
        solver.new_var();
    }
}

fn is_model(solver: &dyn SatSolver, clause: &[Lit]) -> bool {
    let valid = clause.iter().any(|l| clause.contains(&!*l));
    valid || clause.iter().any(|l| solver.value(l.var()) == Some(!l.is_negated()))
}

/// The leaves of the refutation and the failed assumptions must be unsatisfiable on their own.
fn check_refutation(solver: &dyn SatSolver, clauses: &[Vec<Lit>], theory_ok: impl Fn(&[Lit]) -> bool) {
    let Some(leaves) = solver.refutation() else { return };
    let mut checker = Native::new(NativeOptions::default());
    grow(&mut checker, solver.num_vars());
    for leaf in &leaves {
        match leaf {
            Leaf::Input { label, .. } => checker.add_clause(&clauses[*label as usize], 0),
            Leaf::Theory { clause, .. } => {
                assert!(theory_ok(clause), "the lemma {clause:?} is not valid");
                checker.add_clause(clause, 0);
            }
        }
    }
    for &lit in solver.failed_assumptions() {
        checker.add_clause(&[lit], 0);
    }
    let answer = checker.solve(&[], &mut NoTheory, &Stop::never());
    assert_eq!(answer, SatResult::Unsat, "the leaves of the refutation are satisfiable");
}

/// The crate `varisat` gives a core here that can be satisfied.
#[test]
fn cores_of_the_crate_are_confirmed() {
    (0..10).for_each(|n| check_cnf(5_048_859_331_972_484_806 ^ n));
}

/// Adds clauses and solves under assumptions, a few times, and checks everything against enumeration.
fn check_cnf(seed: u64) {
    let rng = &mut Rng(seed);
    for (name, mut solver) in engines(rng) {
        let vars = 1 + rng.below(9);
        grow(&mut *solver, vars);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..5 {
            for _ in 0..rng.below(2 * vars + 2) {
                let clause = rng.clause(vars, 4);
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let assumptions: Vec<Lit> = (0..rng.below(5)).map(|_| rng.lit(vars)).collect();
            let with = |units: &[Lit]| {
                let units: Vec<&[Lit]> = units.iter().map(std::slice::from_ref).collect();
                is_satisfiable(clauses.iter().map(Vec::as_slice).chain(units), vars)
            };
            match solver.solve(&assumptions, &mut NoTheory, &Stop::never()) {
                SatResult::Sat => {
                    assert!(with(&assumptions), "{name}: should be unsatisfiable");
                    assert!(clauses.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
                    let holds = |l: &Lit| solver.value(l.var()) == Some(!l.is_negated());
                    assert!(assumptions.iter().all(holds), "{name}: not a model of the assumptions");
                }
                SatResult::Unsat => {
                    assert!(!with(&assumptions), "{name}: should be satisfiable");
                    let failed = solver.failed_assumptions();
                    assert!(failed.iter().all(|l| assumptions.contains(l)), "{name}: not a subset");
                    assert!(!with(failed), "{name}: the core is satisfiable");
                    check_refutation(&*solver, &clauses, |_| false);
                }
                SatResult::Unknown => panic!("{name}: nothing stops the search"),
            }
        }
    }
}

/// Guarded groups of clauses come and go; what is left must decide.
fn check_retire(seed: u64) {
    let rng = &mut Rng(seed);
    for (name, mut solver) in engines(rng) {
        let vars = 2 + rng.below(6);
        grow(&mut *solver, vars);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..12 {
            if rng.below(3) == 0 {
                let clause = rng.clause(vars, 4);
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let (guard, helper) = (solver.new_var(), solver.new_var());
            let mut group = vec![guard.positive()];
            let mut plain: Vec<Vec<Lit>> = Vec::new();
            for _ in 0..rng.below(6) {
                let mut clause = rng.clause(vars, 3);
                plain.push(clause.clone());
                clause.push(guard.negative());
                // By way of a helper: guard and helper imply the clause, guard implies the helper.
                clause.push(helper.negative());
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let link = vec![guard.negative(), helper.positive()];
            solver.add_clause(&link, clauses.len() as u32);
            clauses.push(link);
            group.extend((0..rng.below(3)).map(|_| rng.lit(vars)));
            let units: Vec<&[Lit]> = group[1..].iter().map(std::slice::from_ref).collect();
            let old = clauses.iter().filter(|c| c.iter().all(|l| l.var().index() < vars));
            let now = plain.iter().chain(old).map(Vec::as_slice).chain(units);
            let expected = if is_satisfiable(now, vars) { SatResult::Sat } else { SatResult::Unsat };
            let answer = solver.solve(&group, &mut NoTheory, &Stop::never());
            assert_eq!(answer, expected, "{name}");
            if answer == SatResult::Unsat {
                check_refutation(&*solver, &clauses, |_| false);
            } else {
                assert!(plain.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
            }
            solver.retire(&[guard, helper]);
        }
    }
}

/// Random 3-SAT near the threshold, large enough for restarts, deletions and compactions.
fn check_three_sat(seed: u64) {
    let rng = &mut Rng(seed);
    let vars = 40 + rng.below(30);
    let clauses: Vec<Vec<Lit>> =
        (0..vars * 43 / 10).map(|_| (0..3).map(|_| rng.lit(vars)).collect()).collect();
    let mut answers = Vec::new();
    for (name, mut solver) in engines(rng) {
        grow(&mut *solver, vars);
        for (label, clause) in clauses.iter().enumerate() {
            solver.add_clause(clause, label as u32);
        }
        for assumptions in [vec![], (0..3).map(|n| Var::from_usize(n).positive()).collect(), vec![]] {
            let answer = solver.solve(&assumptions, &mut NoTheory, &Stop::never());
            answers.push((assumptions.len(), answer));
            match answer {
                SatResult::Sat => {
                    assert!(clauses.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
                }
                _ => check_refutation(&*solver, &clauses, |_| false),
            }
        }
    }
    for n in [0, 3] {
        let mut same = answers.iter().filter(|(len, _)| *len == n).map(|(_, answer)| answer);
        let first = same.next();
        assert!(same.all(|answer| Some(answer) == first), "the engines agree");
    }
}

quickcheck! {
    fn cnf_agrees_with_enumeration(seed: u64) -> bool {
        (0..10).for_each(|n| check_cnf(seed ^ n));
        true
    }
    fn retired_groups_do_not_matter(seed: u64) -> bool {
        check_retire(seed);
        true
    }
}

#[test]
fn three_sat_engines_agree() {
    (0..12).for_each(check_three_sat);
}

#[test]
fn table() {
    use SatResult::{Sat, Unsat};
    type Row = (&'static [&'static [i32]], &'static [i32], SatResult, &'static [i32]);
    let rows: &[Row] = &[
        (&[], &[], Sat, &[]),
        (&[&[]], &[], Unsat, &[]),
        (&[&[1], &[-1]], &[], Unsat, &[]),
        (&[&[1], &[-1]], &[2], Unsat, &[]),
        (&[&[1, -1]], &[-1], Sat, &[]),
        (&[&[1, 1]], &[-1], Unsat, &[-1]),
        (&[], &[1, -1], Unsat, &[1, -1]),
        (&[], &[1, 1], Sat, &[]),
        (&[&[-1, 2], &[-2, 3]], &[1, -3], Unsat, &[1, -3]),
        (&[&[-1, 2], &[-2, 3]], &[4, 1, 5, -3], Unsat, &[1, -3]),
        (&[&[1, 2], &[1, -2], &[-1, 2]], &[], Sat, &[]),
        (&[&[1, 2], &[1, -2], &[-1, 2], &[-1, -2]], &[3], Unsat, &[]),
    ];
    for (clauses, assumptions, expected, core) in rows {
        for (name, mut solver) in engines(&mut Rng(1)) {
            grow(&mut *solver, 5);
            let clauses: Vec<Vec<Lit>> = clauses.iter().map(|c| lits(c)).collect();
            for (label, clause) in clauses.iter().enumerate() {
                solver.add_clause(clause, label as u32);
            }
            let assumptions = lits(assumptions);
            for _ in 0..2 {
                let answer = solver.solve(&assumptions, &mut NoTheory, &Stop::never());
                assert_eq!(answer, *expected, "{name}: {clauses:?} under {assumptions:?}");
                let mut failed = solver.failed_assumptions().to_vec();
                let mut core = lits(core);
                failed.sort_unstable();
                core.sort_unstable();
                assert_eq!(failed, core, "{name}: {clauses:?} under {assumptions:?}");
                if answer == Unsat {
                    check_refutation(&*solver, &clauses, |_| false);
                }
            }
        }
    }
}

fn add_pigeons(solver: &mut dyn SatSolver, holes: usize) -> Vec<Vec<Lit>> {
    let pigeons = holes + 1;
    grow(solver, pigeons * holes);
    let at = |p: usize, h: usize| Var::from_usize(p * holes + h);
    let mut clauses: Vec<Vec<Lit>> =
        (0..pigeons).map(|p| (0..holes).map(|h| at(p, h).positive()).collect()).collect();
    for h in 0..holes {
        for p in 0..pigeons {
            clauses.extend((0..p).map(|q| vec![at(p, h).negative(), at(q, h).negative()]));
        }
    }
    for (label, clause) in clauses.iter().enumerate() {
        solver.add_clause(clause, label as u32);
    }
    clauses
}

#[test]
fn pigeons_do_not_fit() {
    for holes in 1..=6 {
        for (name, mut solver) in engines(&mut Rng(holes as u64)) {
            let clauses = add_pigeons(&mut *solver, holes);
            let answer = solver.solve(&[], &mut NoTheory, &Stop::never());
            assert_eq!(answer, SatResult::Unsat, "{name}: {holes} holes");
            if let Some(leaves) = solver.refutation() {
                assert_eq!(leaves.len(), clauses.len(), "pigeons need all clauses");
            }
            check_refutation(&*solver, &clauses, |_| false);
        }
    }
}

#[test]
fn stops_and_goes_on() {
    let mut solver = Native::new(NativeOptions::default());
    add_pigeons(&mut solver, 7);
    let stop = Stop::with_limits(None, Some(500));
    assert_eq!(solver.solve(&[], &mut NoTheory, &stop), SatResult::Unknown);
    assert_eq!(stop.reason(), Some(Interrupt::WorkLimit));
    assert!(stop.work() <= 550);
    solver.check_invariants();
    assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Unsat);
    for (name, mut solver) in engines(&mut Rng(3)) {
        grow(&mut *solver, 1);
        let stop = Stop::never();
        stop.raise(Interrupt::Interrupted);
        assert_eq!(solver.solve(&[], &mut NoTheory, &stop), SatResult::Unknown, "{name}");
        assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Sat, "{name}");
    }
}

#[test]
fn phases_are_preferred() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2, 3]), 0);
    solver.demand(Var::from_usize(1));
    for value in [true, false, true] {
        solver.set_phase(Var::from_usize(1), value);
        assert_eq!(solver.solve(&lits(&[1]), &mut NoTheory, &Stop::never()), SatResult::Sat);
        assert_eq!(solver.value(Var::from_usize(1)), Some(value));
    }
}

/// Accepts nothing: to see what becomes of a theory that gives up.
struct GivesUp;

impl Theory for GivesUp {
    fn is_atom(&self, _var: Var) -> bool {
        true
    }
    fn assert(&mut self, _lit: Lit) {}
    fn check(&mut self, _effort: crate::theory::Effort, out: &mut crate::theory::TheoryOut) {
        out.gave_up = true;
    }
    fn explain(&mut self, _lit: Lit, _clause: &mut Vec<Lit>) -> crate::theory::Certificate {
        unreachable!("nothing is implied")
    }
    fn push_level(&mut self) {}
    fn backtrack(&mut self, _level: usize) {}
}

#[test]
fn giving_up_is_unknown() {
    for (name, mut solver) in engines(&mut Rng(4)) {
        grow(&mut *solver, 2);
        solver.add_clause(&lits(&[1, 2]), 0);
        assert_eq!(solver.solve(&[], &mut GivesUp, &Stop::never()), SatResult::Unknown, "{name}");
        solver.add_clause(&lits(&[-1]), 1);
        assert_eq!(solver.solve(&lits(&[-2]), &mut GivesUp, &Stop::never()), SatResult::Unsat, "{name}");
    }
}

/// A variable becomes an atom after it became a fact.
#[test]
fn late_atoms_are_told() {
    for (name, mut solver) in engines(&mut Rng(5)) {
        let mut theory = Order::new(2, 2, Mode::default());
        grow(&mut *solver, 2);
        solver.add_clause(&lits(&[1]), 0);
        solver.add_clause(&lits(&[1, 2]), 1);
        assert_eq!(solver.solve(&[], &mut theory, &Stop::never()), SatResult::Sat, "{name}");
        theory.add_atom(Var::from_usize(0), 0, 1);
        theory.add_atom(Var::from_usize(1), 1, 0);
        assert_eq!(solver.solve(&[], &mut theory, &Stop::never()), SatResult::Sat, "{name}");
        assert_eq!(theory.model, [0, 1], "{name}");
        assert_eq!(solver.solve(&lits(&[2]), &mut theory, &Stop::never()), SatResult::Unsat, "{name}");
        assert_eq!(solver.failed_assumptions(), lits(&[2]), "{name}");
    }
}

#[test]
fn retired_variables_are_handed_out_again() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2, 3]), 0);
    for _ in 0..500 {
        let guard = solver.new_var();
        solver.add_clause(&[guard.negative(), Var::from_usize(0).positive()], 0);
        let assumptions = [guard.positive(), Var::from_usize(1).negative()];
        assert_eq!(solver.solve(&assumptions, &mut NoTheory, &Stop::never()), SatResult::Sat);
        assert_eq!(solver.value(Var::from_usize(0)), Some(true));
        solver.retire(&[guard]);
    }
    solver.check_invariants();
    assert!(solver.num_vars() < 50, "there are {} variables", solver.num_vars());
    assert_eq!(solver.solve(&lits(&[-1, -2]), &mut NoTheory, &Stop::never()), SatResult::Sat);
}

/// Variables without clauses are not decided.
#[test]
fn idle_variables_have_no_value() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2]), 0);
    assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Sat);
    assert_eq!(solver.value(Var::from_usize(2)), None);
    assert!(solver.value(Var::from_usize(0)).is_some());
}
