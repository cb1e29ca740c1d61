//! The search at one bound: expand obligations until the goal is blocked or reached.

use super::context::{Context, show};
use super::events;
use super::expand::{Expansion, expand};
use super::level::Level;
use super::pob::{Pob, PobId, PobState};
use super::reach::FactId;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::{Reason, TermPool};

/// Decides whether the goal has a derivation of height at most `bound`: the fact if so; if not, a lemma says it.
pub(super) fn block_goal(
    ctx: &mut Context,
    pool: &mut TermPool,
    bound: Level,
) -> Result<Option<FactId>, Reason> {
    ctx.pobs = IdVec::new();
    ctx.queue.clear();
    let root = Pob {
        pred: ctx.goal,
        post: Vec::new(),
        level: bound,
        depth: 0,
        parent: None,
        state: PobState::Open,
        facts_seen: None,
    };
    let root = open(ctx, pool, root);
    while let Some((level, id)) = ctx.queue.pop() {
        // An entry is outdated if the obligation was closed or pushed since.
        if ctx.pobs[id].state != PobState::Open || ctx.pobs[id].level != level {
            continue;
        }
        ctx.report();
        let mut next = Some(id);
        // Reached obligations are reported upwards at once.
        while let Some(id) = next.take() {
            match step(ctx, pool, id, bound)? {
                Some(fact) if id == root => return Ok(Some(fact)),
                Some(_) => {
                    next = ctx.pobs[id].parent.filter(|p| ctx.pobs[*p].state == PobState::Open);
                }
                None => {}
            }
        }
        if ctx.pobs[root].state != PobState::Open {
            break;
        }
    }
    Ok(None)
}

fn open(ctx: &mut Context, pool: &TermPool, pob: Pob) -> PobId {
    let id = ctx.pobs.push(pob);
    events::Obligation::trace(|| {
        let pob = &ctx.pobs[id];
        events::Obligation {
            obligation: id.index() as u64,
            parent: pob.parent.map(|parent| parent.index() as u64),
            predicate: ctx.preds[pob.pred].name.clone(),
            level: u64::from(pob.level),
            depth: u64::from(pob.depth),
            cube: show(pool, &pob.post),
        }
    });
    ctx.queue.push(id, &ctx.pobs[id]);
    id
}

/// Expands an obligation and updates the queue; the fact if it was reached.
fn step(ctx: &mut Context, pool: &mut TermPool, id: PobId, bound: Level) -> Result<Option<FactId>, Reason> {
    match expand(ctx, pool, id)? {
        Expansion::Reached(fact) => {
            ctx.pobs[id].state = PobState::Closed;
            let (obligation, reached) = (id.index() as u64, fact.index() as u64);
            events::Reached::trace(|| events::Reached { obligation, fact: reached });
            Ok(Some(fact))
        }
        Expansion::Blocked(by) => {
            let (obligation, level) = (id.index() as u64, u64::from(ctx.pobs[id].level));
            events::Blocked::trace(|| events::Blocked { obligation, level, by });
            let pob = &mut ctx.pobs[id];
            if ctx.options.push_pobs && pob.level < bound && pob.parent.is_some() {
                pob.level += 1;
                ctx.queue.push(id, &ctx.pobs[id]);
            } else {
                pob.state = PobState::Closed;
            }
            Ok(None)
        }
        Expansion::Child(pred, post) => {
            let parent = &ctx.pobs[id];
            let child = Pob {
                pred,
                post,
                level: parent.level - 1,
                depth: parent.depth + 1,
                parent: Some(id),
                state: PobState::Open,
                facts_seen: None,
            };
            ctx.queue.push(id, &ctx.pobs[id]);
            open(ctx, pool, child);
            Ok(None)
        }
    }
}
