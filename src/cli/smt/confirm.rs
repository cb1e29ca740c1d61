//! The checks of answers: models by evaluation, refutations by another solver.

use eufonium_base::Stop;
use eufonium_engine::check::check_model;
use eufonium_engine::{SatResult, Solver, SolverOptions};
use eufonium_ir::{Term, TermPool};

/// Evaluates what is asserted and assumed in the solver's model.
pub(super) fn model(pool: &TermPool, solver: &Solver, assumed: &[Term]) -> Result<(), String> {
    let formulas = [solver.assertions(), assumed].concat();
    check_model(pool, &formulas, solver.model(pool)).map_err(|error| error.to_string())
}

/// Refutes the formulas of a core by a fresh solver with other settings; `false` if that one gives up.
pub(super) fn core(
    pool: &mut TermPool,
    formulas: &[Term],
    options: SolverOptions,
    stop: Stop,
) -> Result<bool, String> {
    let other = SolverOptions {
        seed: options.seed.wrapping_add(1),
        row_propagation: !options.row_propagation,
        ..options
    };
    let mut solver = Solver::new(other, stop);
    for &formula in formulas {
        solver.assert(pool, formula);
    }
    match solver.check(pool, &[]) {
        SatResult::Unsat => Ok(true),
        SatResult::Unknown => Ok(false),
        SatResult::Sat => Err("a second solver finds the core satisfiable".to_owned()),
    }
}
