//! Expanding an obligation: blocked, reached, or passed on to a premise.
//!
//! One sequence of queries decides it. First all premises for which facts are known are restricted to them. If that is
//! refuted, restrictions in the core are given up, one for each rule, until the query is satisfiable or the core has none.
//! In a rule with several premises giving up one may have made another one needless, so those are tried again: the model
//! then uses a maximal set of facts, which guarantees progress (see [`super::derivation`]).

use super::context::Context;
use super::derivation::{Consequence, Instance};
use super::events;
use super::generalize;
use super::level::Level;
use super::options::PremiseOrder;
use super::pob::{PobId, PobState};
use super::query::{Answer, Place};
use super::reach::FactId;
use super::stats::Purpose;
use eufonium_base::HashSet;
use eufonium_base::ids::Id;
use eufonium_ir::{PredId, Reason, Term, TermPool, cube as cubes};

/// What became of an obligation.
#[derive(Debug)]
pub(super) enum Expansion {
    /// A lemma excludes it: one that was known or one that was learned.
    Blocked(&'static str),
    /// It contains this fact.
    Reached(FactId),
    /// It depends on this cube.
    Child(PredId, Vec<Term>),
}

/// Expands an obligation once.
pub(super) fn expand(ctx: &mut Context, pool: &mut TermPool, id: PobId) -> Result<Expansion, Reason> {
    let (pred, level) = (ctx.pobs[id].pred, ctx.pobs[id].level);
    debug_assert_eq!(ctx.pobs[id].state, PobState::Open);
    ctx.counters.pobs += 1;
    ctx.lowest = ctx.lowest.min(level);
    events::Expand::trace(|| events::Expand { obligation: id.index() as u64, level: u64::from(level) });
    if ctx.preds[pred].frames.blocks(&ctx.pobs[id].post, level) {
        ctx.counters.pobs_subsumed += 1;
        return Ok(Expansion::Blocked("known"));
    }
    let post = bounds(pool, &ctx.pobs[id].post);
    match ask(ctx, pool, id, &post)? {
        Asked::Blocked(holds) => {
            generalize::learn(ctx, pool, id, &post, holds)?;
            Ok(Expansion::Blocked("learned"))
        }
        Asked::Model(instance) => Ok(match instance.consequence(ctx, pool, &post, level)? {
            Consequence::Fact(fact) => Expansion::Reached(fact),
            Consequence::Child(pred, cube) => Expansion::Child(pred, cube),
        }),
    }
}

/// The cube with each equality of numbers as two bounds, so that a core can have one of them only.
pub(super) fn bounds(pool: &mut TermPool, cube: &[Term]) -> Vec<Term> {
    let out = cubes::by_bounds(pool, cube);
    cubes::normalize(pool, &out, false)
}

enum Asked {
    /// No model; the refutation holds up to this level and is the solver's last.
    Blocked(Level),
    Model(Instance),
}

fn ask(ctx: &mut Context, pool: &mut TermPool, id: PobId, post: &[Term]) -> Result<Asked, Reason> {
    let (pred, level) = (ctx.pobs[id].pred, ctx.pobs[id].level);
    let mut soft: Vec<(Place, Term)> = Vec::new();
    // With single premises the first query, on facts alone, does not depend on the level: it need not be repeated.
    let linear = ctx.preds[pred].rules.iter().all(|r| ctx.rules[*r].premises.len() <= 1);
    let known = linear && ctx.pobs[id].facts_seen == Some(ctx.facts.len());
    if level > 0 && !known {
        soft = ctx.preds[pred].solver.must_places(&ctx.rules);
    }
    let mut dropped: Vec<(Place, Term)> = Vec::new();
    loop {
        let mut assumptions = post.to_vec();
        assumptions.extend(soft.iter().map(|(_, must)| *must));
        match ctx.decide(pool, pred, Purpose::Block, level, &assumptions)? {
            Answer::Unsat(holds) => {
                let core: HashSet<Term> = ctx.preds[pred].solver.core().iter().copied().collect();
                if !give_up(ctx, &mut soft, &mut dropped, &core) {
                    return Ok(Asked::Blocked(holds));
                }
                ctx.pobs[id].facts_seen = Some(ctx.facts.len());
            }
            Answer::Sat => break,
            Answer::Unknown => return Err(ctx.interrupted("the solver could not decide a query")),
        }
    }
    let undecided = || Reason::Incomplete("a model does not evaluate to true".to_owned());
    let instance = Instance::of_model(ctx, pool, pred, post).ok_or_else(undecided)?;
    let kept = soft.into_iter().filter(|((r, _), _)| *r == instance.rule).map(|(_, must)| must).collect();
    dropped.retain(|((r, _), _)| *r == instance.rule);
    if dropped.len() < 2 {
        return Ok(Asked::Model(instance));
    }
    restore(ctx, pool, (pred, level), post, instance, kept, &dropped).map(Asked::Model)
}

/// Moves one restriction of the core for each rule from `soft` to `dropped`; `false` if the core has none.
fn give_up(
    ctx: &mut Context,
    soft: &mut Vec<(Place, Term)>,
    dropped: &mut Vec<(Place, Term)>,
    core: &HashSet<Term>,
) -> bool {
    let mut candidates: Vec<(Place, Term)> = soft.iter().copied().filter(|(_, m)| core.contains(m)).collect();
    match ctx.options.premise_order {
        PremiseOrder::Forward => {}
        PremiseOrder::Backward => candidates.reverse(),
        PremiseOrder::Random => {
            for i in (1..candidates.len()).rev() {
                let j = ctx.random(i + 1);
                candidates.swap(i, j);
            }
        }
    }
    let mut rules = HashSet::default();
    candidates.retain(|((r, _), _)| rules.insert(*r));
    soft.retain(|s| !candidates.contains(s));
    dropped.extend_from_slice(&candidates);
    !candidates.is_empty()
}

/// Tries to take the dropped restrictions of the instance's rule back, one after the other.
fn restore(
    ctx: &mut Context,
    pool: &mut TermPool,
    (pred, level): (PredId, Level),
    post: &[Term],
    mut instance: Instance,
    mut kept: Vec<Term>,
    dropped: &[(Place, Term)],
) -> Result<Instance, Reason> {
    for &(_, must) in dropped {
        let mut assumptions = post.to_vec();
        assumptions.extend(kept.iter().chain([&must, &ctx.rules[instance.rule].tag]));
        if ctx.ask(pool, pred, Purpose::Block, level, &assumptions)? != Answer::Sat {
            continue;
        }
        match Instance::of_model(ctx, pool, pred, post) {
            Some(found) if found.rule == instance.rule => {
                instance = found;
                kept.push(must);
            }
            _ => break,
        }
    }
    Ok(instance)
}
