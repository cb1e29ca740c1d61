//! The first cube of a lemma: an interpolating core of the refutation, or a plain one.

use super::Candidate;
use crate::context::Context;
use crate::query::Answer;
use eufonium_base::HashSet;
use eufonium_ir::{PredId, Term, TermPool, visit};
use eufonium_itp as itp;

/// A cube over the parameters that follows from `post` and that the last refutation of `pred`'s solver refutes.
pub(super) fn cube(ctx: &mut Context, pool: &mut TermPool, pred: PredId, post: &[Term]) -> Vec<Term> {
    let options = itp::CubeOptions { mode: ctx.options.core, split: ctx.options.split_core };
    let pred = &mut ctx.preds[pred];
    if let Some(refutation) = pred.solver.refutation(pool) {
        let cube = itp::unsat_core_cube_with(pool, &refutation, post, options);
        let params: HashSet<Term> = pred.params.iter().copied().collect();
        if visit::constants(pool, &cube).iter().all(|t| params.contains(t)) && !cube.contains(&pool.ff()) {
            return cube;
        }
    }
    let core = pred.solver.core();
    post.iter().copied().filter(|l| core.contains(l)).collect()
}

/// Whether the solver confirms that the candidate's cube is excluded; for assertions.
pub(super) fn is_excluded(ctx: &mut Context, pool: &mut TermPool, lemma: &Candidate) -> bool {
    let solver = &mut ctx.preds[lemma.pred].solver;
    !matches!(solver.check(pool, lemma.level, &lemma.cube), Answer::Sat)
}
