//! Interpolants: `A` implies `I`, `I & B` is unsatisfiable, and `I` speaks only of what `A` and `B` share.

use super::error::CheckError;
use eufonium_base::{HashSet, Stop};
use eufonium_ir::pool::FuncId;
use eufonium_ir::{Term, TermPool, visit};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Confirms that `i` is an interpolant of the conjunctions of `a` and `b`.
///
/// # Errors
/// The first of the three properties that fails or could not be confirmed.
pub fn check_interpolant(
    pool: &mut TermPool,
    a: &[Term],
    b: &[Term],
    i: Term,
    stop: &Stop,
) -> Result<(), CheckError> {
    let (in_a, in_b) = (symbols(pool, a), symbols(pool, b));
    for f in sorted(symbols(pool, &[i])) {
        let shared = in_a.contains(&f) && in_b.contains(&f);
        if !shared && !super::model::is_by_zero(pool, f) {
            return Err(CheckError::NotInterpolant(format!("{} is not shared", pool.func(f).name)));
        }
    }
    let negated = pool.not(i);
    refute(pool, a, negated, "A does not imply it", stop)?;
    refute(pool, b, i, "it is consistent with B", stop)
}

fn symbols(pool: &TermPool, roots: &[Term]) -> HashSet<FuncId> {
    visit::postorder(pool, roots).into_iter().filter_map(|t| pool.as_app(t)).collect()
}

fn sorted(set: HashSet<FuncId>) -> Vec<FuncId> {
    let mut list: Vec<FuncId> = set.into_iter().collect();
    list.sort_unstable();
    list
}

fn refute(pool: &mut TermPool, side: &[Term], i: Term, claim: &str, stop: &Stop) -> Result<(), CheckError> {
    let mut solver = Solver::new(SolverOptions::default(), stop.clone());
    for &t in side {
        solver.assert(pool, t);
    }
    solver.assert(pool, i);
    match solver.check(pool, &[]) {
        SatResult::Unsat => Ok(()),
        SatResult::Sat => Err(CheckError::NotInterpolant(claim.to_owned())),
        SatResult::Unknown => Err(CheckError::unconfirmed("the interpolant", solver.reason_unknown())),
    }
}
