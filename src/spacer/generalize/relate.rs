//! From lemmas that differ only in numbers to a relation between their sums.
//!
//! A run that excludes `x <= 3 & y <= 7`, then `x <= 4 & y <= 5`, moves along a line: while one bound weakens by 1 the other
//! tightens by 2. The combination `2 x + y <= 13`, in which the numbers cancel, contains all cubes on the line. If the
//! lemma with the combination in place of the bounds that moved is inductive relative to its frame, it takes the place of
//! the whole family. Bounds that move without a counterpart are dropped in the attempt.
//!
//! Source: the case of rank 1 of H. Vediramana Krishnan, Y. Chen, S. Shoham, A. Gurfinkel, "Global guidance for local
//! generalization in model checking" (CAV 2020). Deliberately absent: higher ranks, and conjectures as obligations.

use super::families::{Shape, shape_of};
use super::{Candidate, Pass, inductive_core};
use crate::context::{Context, show};
use crate::events;
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Reason, Rel, Term, TermPool, cube as cubes};

/// The pass.
pub(super) struct Relate;

impl Pass for Relate {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        let (shape, constants) = shape_of(pool, &lemma.cube);
        if shape.0.is_empty() {
            return Ok(());
        }
        let families = &mut ctx.preds[lemma.pred].families;
        let Some(steps) = families.advance(&shape, &constants) else { return Ok(()) };
        let trial = combine(pool, &shape, &constants, &steps);
        if trial.is_empty() || trial.contains(&pool.ff()) || trial == lemma.cube {
            return Ok(());
        }
        ctx.counters.relations_tried += 1;
        let found = inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)?;
        let found = found.filter(|(core, _)| !core.is_empty());
        events::Relation::trace(|| events::Relation {
            predicate: ctx.preds[lemma.pred].name.clone(),
            cube: show(pool, &trial),
            inductive: found.is_some(),
        });
        if let Some((core, level)) = found {
            ctx.counters.relations_found += 1;
            lemma.adopt(core, level);
        }
        Ok(())
    }
}

/// The cube with combinations in place of the bounds that moved by `steps`.
fn combine(pool: &mut TermPool, shape: &Shape, constants: &[Rat], steps: &[Rat]) -> Vec<Term> {
    let row = |i: usize| LinExpr { terms: shape.0[i].0.clone(), constant: constants[i].clone() };
    let rel = |strict: bool| if strict { Rel::Lt } else { Rel::Le };
    let mut out = shape.1.clone();
    for (i, up) in steps.iter().enumerate() {
        if up.is_zero() {
            out.push(row(i).to_atom(pool, rel(shape.0[i].1)));
        }
        for (j, down) in steps.iter().enumerate() {
            if up.is_positive() && down.is_negative() {
                let mut sum = row(i).scale(&-down);
                sum.add_scaled(&row(j), up);
                out.push(sum.to_atom(pool, rel(shape.0[i].1 || shape.0[j].1)));
            }
        }
    }
    cubes::normalize(pool, &out, false)
}
