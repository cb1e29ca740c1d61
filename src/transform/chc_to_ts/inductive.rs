//! From an invariant of any depth to a formula that is inductive on its own and that no violation satisfies.
//!
//! With depth 1, a formula that excludes violations is that already: then assuming the properties adds nothing. Otherwise
//! let `B(j)` be the states from which some path of at most `j` steps ends in a state that is not good. For an invariant of
//! depth `d` the complement of `B(d - 1)` is inductive:
//!
//! - No initial state is in `B(d - 1)`, for a path from it is a trace of fewer than `d` steps.
//! - Let there be a step from `x` outside of `B(d - 1)` to `y` in it. Then a path of at most `d` steps from `x` by way of `y`
//!   ends in a state that is not good; take a shortest one. It has `d` steps, as `x` is outside. Its states but the last
//!   are good, for they end shorter paths from `x`. None repeats, or leaving out what lies between would give a
//!   shorter path. This is what the invariant excludes, with simple paths or without.
//! - A state outside of `B(0)` is good with every input.
//!
//! `B` is computed by enumeration of cubes: a model of "not good" or of "a step into a known cube" is projected to the
//! states, and what it gives is excluded until there is none.

use eufonium_base::Stop;
use eufonium_ir::{Evaluator, Term, TermPool, TransSys, TsInvariant};
use eufonium_mbp as mbp;
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// A formula that holds initially, is kept by every step and excludes every violation. `None` if it has more cubes than `most` or the
/// solver gave up.
pub(super) fn inductive(
    pool: &mut TermPool,
    ts: &TransSys,
    inv: &TsInvariant,
    most: usize,
    stop: &Stop,
) -> Option<Term> {
    if pool.has_quantifier(inv.formula) {
        // No question for a solver: whoever gets this one checks it.
        return (inv.depth == 1).then_some(inv.formula);
    }
    let violated: Vec<Term> = ts.properties.iter().map(|p| p.bad).collect();
    let violated = pool.or(&violated);
    if inv.depth == 1 && excludes(pool, ts, inv.formula, violated, stop) {
        return Some(inv.formula);
    }
    let outside = pool.not(inv.formula);
    let not_good = pool.or2(outside, violated);
    let inputs = ts.input_terms();
    let mut found = Found { inputs, cubes: Vec::new(), most };
    let mut new = found.enumerate(pool, &ts.constraints, not_good, stop)?;
    for _ in 1..inv.depth {
        if new.is_empty() {
            break;
        }
        let known = pool.or(&new);
        let ahead = ts.step().apply(pool, known);
        let taken: Vec<Term> = ts.constraints.iter().chain(&ts.guards).copied().collect();
        new = found.enumerate(pool, &taken, ahead, stop)?;
    }
    let kept = pool.not_all(&found.cubes);
    Some(pool.and(&kept))
}

/// Whether the solver finds no violation with the formula.
fn excludes(pool: &mut TermPool, ts: &TransSys, formula: Term, violated: Term, stop: &Stop) -> bool {
    let mut solver = Solver::new(SolverOptions::default(), stop.clone());
    for &t in ts.constraints.iter().chain(&[formula, violated]) {
        solver.assert(pool, t);
    }
    solver.check(pool, &[]) == SatResult::Unsat
}

/// Cubes over states.
struct Found {
    inputs: Vec<Term>,
    cubes: Vec<Term>,
    most: usize,
}

impl Found {
    /// Adds cubes until they cover all states that satisfy the formulas with some inputs; returns the new ones.
    fn enumerate(
        &mut self,
        pool: &mut TermPool,
        always: &[Term],
        goal: Term,
        stop: &Stop,
    ) -> Option<Vec<Term>> {
        let mut solver = Solver::new(SolverOptions::default(), stop.clone());
        let formulas: Vec<Term> = always.iter().copied().chain([goal]).collect();
        formulas.iter().for_each(|&t| solver.assert(pool, t));
        for &cube in &self.cubes {
            let excluded = pool.not(cube);
            solver.assert(pool, excluded);
        }
        let before = self.cubes.len();
        loop {
            match solver.check(pool, &[]) {
                SatResult::Unsat => return Some(self.cubes[before..].to_vec()),
                SatResult::Unknown => return None,
                SatResult::Sat if self.cubes.len() >= self.most => return None,
                SatResult::Sat => {}
            }
            let model = solver.model(pool);
            let cube = mbp::implicant(pool, &mut Evaluator::new(model), &formulas);
            let cube = mbp::project(pool, model, &cube, &self.inputs);
            let cube = pool.and(&cube);
            self.cubes.push(cube);
            let excluded = pool.not(cube);
            solver.assert(pool, excluded);
        }
    }
}
