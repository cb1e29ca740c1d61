//! From a refutation to a lemma: the interpolating core, then passes that make its cube larger while what is excluded
//! stays excluded.

mod activity;
mod bounds;
mod core;
mod differences;
mod families;
mod inductive;
mod relate;
mod words;

pub(super) use activity::Activity;
pub(super) use families::Families;

use super::context::Context;
use super::lemma::{Origin, negation};
use super::level::Level;
use super::options::{Expand, SpacerOptions};
use super::pob::{Pob, PobId};
use super::query::Answer;
use super::stats::Purpose;
use eufonium_ir::{PredId, Reason, Term, TermPool};

/// A cube that is excluded up to a level.
#[derive(Clone, Debug)]
struct Candidate {
    pred: PredId,
    /// Sorted.
    cube: Vec<Term>,
    level: Level,
}

/// A pass over a candidate: replaces it by a larger cube, excluded up to at least the same level.
trait Pass {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason>;
}

/// Learns a lemma from the last refutation of the solver of an obligation's predicate: it refuted `post`, up to level `holds`.
pub(super) fn learn(
    ctx: &mut Context,
    pool: &mut TermPool,
    id: PobId,
    post: &[Term],
    holds: Level,
) -> Result<(), Reason> {
    let Pob { pred, level, .. } = ctx.pobs[id];
    let cube = core::cube(ctx, pool, pred, post);
    ctx.counters.literals_post += post.len() as u64;
    ctx.counters.literals_core += cube.len() as u64;
    debug_assert!(holds >= level, "a refutation holds at the level it was asked for");
    let mut lemma = Candidate { pred, cube, level: holds };
    debug_assert!(core::is_excluded(ctx, pool, &lemma), "an interpolating core is refuted");
    let SpacerOptions { inductive, words, expand_bounds, differences, relate, .. } = ctx.options;
    // Without relations lemmas are not sorted by their kind.
    let always = expand_bounds == Expand::Always || !relate;
    let mut by = vec!["core"];
    let all: [(bool, &'static str, &dyn Pass); 5] = [
        (inductive, "drop", &inductive::Drop),
        (words, "words", &words::BvEqualityWeakening),
        (expand_bounds != Expand::Never, "bounds", &bounds::Bounds),
        (differences, "differences", &differences::Differences),
        (relate, "relate", &relate::Relate),
    ];
    for (is_on, name, pass) in all {
        if is_on
            && (name != "bounds" || always || repeats(ctx, pool, &lemma))
            && (name != "differences" || repeats(ctx, pool, &lemma))
            && changes(ctx, pool, pass, &mut lemma)?
        {
            by.push(name);
        }
    }
    // A relation is new to the first pass.
    if inductive && by.last() == Some(&"relate") && changes(ctx, pool, &inductive::Drop, &mut lemma)? {
        by.push("drop");
    }
    ctx.counters.literals_lemma += lemma.cube.len() as u64;
    ctx.preds[pred].activity.count(&lemma.cube);
    ctx.add_lemma(pool, pred, lemma.cube, lemma.level, &Origin::Obligation(id, by));
    Ok(())
}

/// Whether a lemma was learned that differs from the candidate in numbers alone.
fn repeats(ctx: &Context, pool: &TermPool, lemma: &Candidate) -> bool {
    ctx.preds[lemma.pred].families.contain(pool, &lemma.cube)
}

/// Runs a pass; whether it changed the cube.
fn changes(
    ctx: &mut Context,
    pool: &mut TermPool,
    pass: &dyn Pass,
    lemma: &mut Candidate,
) -> Result<bool, Reason> {
    let before = lemma.cube.clone();
    pass.run(ctx, pool, lemma)?;
    Ok(lemma.cube != before)
}

/// If the clause that excludes `cube` is inductive relative to frame `level - 1` (and holds initially): the part of the
/// cube that suffices, in the given order, and the level up to which it is excluded.
fn inductive_core(
    ctx: &mut Context,
    pool: &mut TermPool,
    pred: PredId,
    cube: &[Term],
    level: Level,
) -> Result<Option<(Vec<Term>, Level)>, Reason> {
    let mut assumptions = cube.to_vec();
    let clause = negation(pool, cube);
    for r in ctx.preds[pred].rules.clone() {
        let rule = &mut ctx.rules[r];
        for i in 0..rule.premises.len() {
            if rule.premises[i].pred == pred && level > 0 {
                let instance = rule.instance(pool, i, clause);
                assumptions.push(pool.implies(rule.tag, instance));
            }
        }
    }
    let Answer::Unsat(holds) = ctx.ask(pool, pred, Purpose::Generalize, level, &assumptions)? else {
        return Ok(None);
    };
    let core = ctx.preds[pred].solver.core();
    let needed: Vec<Term> = cube.iter().copied().filter(|l| core.contains(l)).collect();
    debug_assert!(holds >= level);
    Ok(Some((needed, holds)))
}

impl Candidate {
    /// Takes over an inductive core and the level up to which it is excluded; whether it is a cube at all.
    fn adopt(&mut self, mut core: Vec<Term>, level: Level) -> bool {
        if core.is_empty() {
            return false;
        }
        core.sort_unstable();
        self.cube = core;
        self.level = self.level.max(level);
        true
    }
}
