//! Queries about parts of a circuit: with scopes of their cones alone, and with a guide that decides inputs.

use super::{Rng, engines, grow, nervous};
use crate::sat::native::{Assignment, Guide, Native};
use crate::sat::{Lit, SatResult, SatSolver, Var};
use crate::theory::NoTheory;
use eufonium_base::Stop;
use eufonium_base::ids::Id;
use quickcheck::quickcheck;

/// The cones of variables in a list of gates, each variable with the two literals of which it is the conjunction.
fn cone(gates: &[Option<[Lit; 2]>], roots: impl Iterator<Item = Var>) -> Vec<Var> {
    let mut cone: Vec<Var> = Vec::new();
    let mut stack: Vec<Var> = roots.collect();
    while let Some(var) = stack.pop() {
        if !cone.contains(&var) {
            cone.push(var);
            stack.extend(gates[var.index()].iter().flatten().map(|l| l.var()));
        }
    }
    cone
}

/// A circuit of conjunctions, clauses about some of it that all scopes have, and queries about other parts with scopes of their
/// cones: the answers are those of enumeration, and a model's inputs make the circuit do what was asked.
fn check_scopes(seed: u64) {
    const INPUTS: usize = 5;
    let mut rng = Rng(seed);
    let mut gates: Vec<Option<[Lit; 2]>> = vec![None; INPUTS];
    for n in INPUTS..INPUTS + 14 {
        gates.push(Some([rng.lit(n), rng.lit(n)]));
    }
    // By input values: the values of all variables.
    let rows: Vec<Vec<bool>> = (0..1 << INPUTS)
        .map(|row: usize| {
            let mut values: Vec<bool> = Vec::new();
            let holds = |values: &[bool], l: Lit| values[l.var().index()] != l.is_negated();
            for (n, gate) in gates.iter().enumerate() {
                values.push(gate.map_or(row >> n & 1 == 1, |[a, b]| holds(&values, a) && holds(&values, b)));
            }
            values
        })
        .collect();
    let holds = |row: &[bool], l: &Lit| row[l.var().index()] != l.is_negated();
    for (name, mut solver) in engines(&mut Rng(seed)) {
        let mut rng = Rng(seed ^ 1);
        grow(&mut *solver, gates.len());
        for (n, gate) in gates.iter().enumerate() {
            let v = Var::from_usize(n).positive();
            let Some([a, b]) = *gate else { continue };
            [&[!v, a][..], &[!v, b], &[v, !a, !b]].iter().for_each(|clause| solver.add_clause(clause, 0));
        }
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..12 {
            if rng.below(3) == 0 {
                clauses.push(rng.clause(gates.len(), 3));
                solver.add_clause(clauses.last().expect("it was pushed"), 0);
            }
            let assumptions: Vec<Lit> = (0..1 + rng.below(3)).map(|_| rng.lit(gates.len())).collect();
            let temporary = rng.clause(gates.len(), 3);
            let guard = solver.new_var();
            solver.add_clause(&[&[guard.negative()][..], &temporary].concat(), 0);
            let asked = clauses.iter().flatten().chain(&assumptions).chain(&temporary);
            let scope = cone(&gates, asked.map(|l| l.var()));
            solver.set_scope(&scope);
            let all = [&[guard.positive()], &assumptions[..]].concat();
            let answer = solver.solve(&all, &mut NoTheory, &Stop::never());
            let fits = |row: &&Vec<bool>, assumed: &[Lit]| {
                clauses.iter().all(|c| c.iter().any(|l| holds(row, l)))
                    && assumed.iter().all(|l| holds(row, l))
            };
            let with_clause = |row: &&Vec<bool>| temporary.iter().any(|l| holds(row, l));
            let expected = rows.iter().any(|row| fits(&row, &assumptions) && with_clause(&row));
            assert_eq!(answer == SatResult::Sat, expected, "{name}");
            if expected {
                let value = |n: usize| solver.value(Var::from_usize(n)).unwrap_or(false);
                let row = &rows[(0..INPUTS).map(|n| usize::from(value(n)) << n).sum::<usize>()];
                assert!(fits(&row, &assumptions) && with_clause(&row), "{name}");
            } else {
                let core: Vec<Lit> = solver.failed_assumptions().to_vec();
                assert!(core.iter().all(|l| all.contains(l)), "{name}");
                let own: Vec<Lit> = core.iter().copied().filter(|l| l.var() != guard).collect();
                let with_guard = core.len() > own.len();
                let possible = |row: &&Vec<bool>| fits(row, &own) && (!with_guard || with_clause(row));
                assert!(!rows.iter().any(|row| possible(&row)), "{name}");
            }
            solver.retire(&[guard]);
        }
    }
}

/// Decides the inputs of a cone and leaves its gates to propagation.
struct Inputs {
    inputs: Vec<Var>,
    from: usize,
}

impl Guide for Inputs {
    fn restart(&mut self) {
        self.from = 0;
    }
    fn next(&mut self, assignment: Assignment<'_>) -> Option<Lit> {
        let open = |var: &&Var| assignment.get(var.positive()).is_none();
        let found = self.inputs[self.from..].iter().find(open).copied()?;
        // The assignment only grows until the next restart.
        self.from = self.inputs.iter().position(|v| *v == found).expect("it is one of them");
        Some(found.positive().xor(!assignment.last(found)))
    }
}

/// Queries about parts of a circuit whose inputs a guide decides: the answers are those of enumeration, and hold in the model.
fn check_guides(seed: u64) {
    const INPUTS: usize = 6;
    let mut rng = Rng(seed);
    let mut gates: Vec<Option<[Lit; 2]>> = vec![None; INPUTS];
    for n in INPUTS..INPUTS + 14 {
        gates.push(Some([rng.lit(n), rng.lit(n)]));
    }
    let mut solver = Native::new(nervous(&mut rng));
    grow(&mut solver, gates.len());
    for (n, gate) in gates.iter().enumerate() {
        let v = Var::from_usize(n).positive();
        let Some([a, b]) = *gate else { continue };
        [&[!v, a][..], &[!v, b], &[v, !a, !b]].iter().for_each(|clause| solver.add_clause(clause, 0));
    }
    for _ in 0..20 {
        let assumptions: Vec<Lit> = (0..1 + rng.below(4)).map(|_| rng.lit(gates.len())).collect();
        let scope = cone(&gates, assumptions.iter().map(|l| l.var()));
        let inputs = scope.iter().copied().filter(|v| v.index() < INPUTS).collect();
        let mut guide = Inputs { inputs, from: 0 };
        solver.set_scope(&scope);
        let answer = solver.solve_guided(&assumptions, &mut guide, &Stop::never());
        let holds = |row: usize| {
            let mut values: Vec<bool> = Vec::new();
            let value = |values: &[bool], l: Lit| values[l.var().index()] != l.is_negated();
            for (n, gate) in gates.iter().enumerate() {
                values.push(gate.map_or(row >> n & 1 == 1, |[a, b]| value(&values, a) && value(&values, b)));
            }
            assumptions.iter().all(|l| value(&values, *l))
        };
        assert_eq!(answer == SatResult::Sat, (0..1 << INPUTS).any(holds));
        if answer == SatResult::Sat {
            let value = |n: usize| solver.value(Var::from_usize(n)).unwrap_or(false);
            assert!(holds((0..INPUTS).map(|n| usize::from(value(n)) << n).sum::<usize>()));
        } else {
            assert!(solver.failed_assumptions().iter().all(|l| assumptions.contains(l)));
        }
        solver.check_invariants();
    }
}

quickcheck! {
    fn guides_decide_enough(seed: u64) -> bool {
        check_guides(seed);
        true
    }
    fn scopes_are_enough(seed: u64) -> bool {
        check_scopes(seed);
        true
    }
}
