//! Dropping literals while the lemma stays inductive relative to its frame.
//!
//! Literals that were seldom part of lemmas are tried first. Each success takes over the whole core of the check, which
//! may have dropped more, and may raise the level. Source: A. Bradley, "SAT-based model checking without unrolling", with
//! the order by activity that IC3 implementations have settled on. Deliberately absent: counterexamples to
//! generalisation, which cost queries for each failure.

use super::{Candidate, Pass, inductive_core};
use crate::context::Context;
use eufonium_ir::{Reason, TermPool};

/// The pass.
pub(super) struct Drop;

impl Pass for Drop {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        let mut order = lemma.cube.clone();
        if ctx.options.by_activity {
            let activity = &ctx.preds[lemma.pred].activity;
            order.sort_by(|a, b| activity.of(*a).total_cmp(&activity.of(*b)));
        }
        let mut needed = 0;
        let mut budget = ctx.options.drop_budget;
        while needed < order.len() && order.len() > 1 && budget > 0 {
            budget -= 1;
            let mut trial = order.clone();
            trial.remove(needed);
            match inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)? {
                Some((core, level)) if !core.is_empty() => {
                    needed = order[..needed].iter().filter(|l| core.contains(l)).count();
                    order.clone_from(&core);
                    lemma.adopt(core, level);
                }
                _ => needed += 1,
            }
        }
        Ok(())
    }
}
