//! Spacer: the search for an inductive invariant or a derivation, predicate by predicate.
//!
//! For growing bounds on the height of derivations the engine asks whether the goal can be derived. Proof obligations go
//! backwards through the rules: one that has no predecessor within the frames is blocked by a lemma, one whose
//! predecessors are all known facts becomes a fact. Frames over-approximate and facts under-approximate what each
//! predicate holds of. When a frame is inductive the system is safe; when the goal is a fact it is unsafe.
//!
//! Sources: A. Komuravelli, A. Gurfinkel, S. Chaki, "SMT-based model checking for recursive programs" (FMSD 2016); the
//! refinements that z3's implementation of it has shown to matter. Deliberately absent: derivation objects (the parent
//! is asked again instead, see `derivation.rs`), quantified lemmas.

mod block;
mod certificate;
mod context;
mod derivation;
pub mod events;
mod expand;
mod frames;
mod generalize;
mod lemma;
mod level;
mod options;
mod pob;
mod predicate;
mod propagate;
mod query;
mod queue;
mod reach;
mod stats;
#[cfg(test)]
mod tests;
mod watch;

pub use options::{Expand, PremiseOrder, SpacerOptions};
pub use watch::Report;

use context::Context;
use derivation::Instance;
use eufonium_base::{HashSet, Progress, Stats, Stop};
use eufonium_ir::{ChcSystem, Outcome, PredId, Reason, TermPool};
use level::INFINITY;
use query::Answer;
use stats::Purpose;
use watch::Watcher;

/// A run of the engine on one system.
pub struct Spacer {
    ctx: Context,
}

impl std::fmt::Debug for Spacer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Spacer").field("progress", &self.ctx.counters.progress()).finish()
    }
}

impl Spacer {
    /// Prepares a run. `stop` ends it with [`Reason::Interrupted`].
    pub fn new(pool: &mut TermPool, system: &ChcSystem, options: SpacerOptions, stop: Stop) -> Self {
        Spacer { ctx: Context::new(pool, system, options, stop) }
    }

    /// Calls `watcher` whenever the bound is raised and for every obligation.
    pub fn on_progress(&mut self, watcher: impl FnMut(&Report<'_>) + 'static) {
        self.ctx.watcher = Watcher(Some(Box::new(watcher)));
    }

    /// The figures of the run so far.
    pub fn stats(&self) -> Stats {
        self.ctx.stats()
    }

    /// Searches for an answer. The pool is the one that the run was prepared with.
    pub fn solve(&mut self, pool: &mut TermPool) -> Outcome {
        self.run(pool).unwrap_or_else(Outcome::Unknown)
    }

    fn run(&mut self, pool: &mut TermPool) -> Result<Outcome, Reason> {
        if self.ctx.options.initial_facts {
            initial_facts(&mut self.ctx, pool)?;
        }
        let may_close = !self.ctx.options.bounded || is_acyclic(&self.ctx);
        for bound in 0.. {
            self.report(bound);
            if self.ctx.options.max_bound.is_some_and(|max| bound > max) {
                break;
            }
            if let Some(goal) = block::block_goal(&mut self.ctx, pool, bound)? {
                return certificate::derivation(&mut self.ctx, pool, goal).map(Outcome::Unsafe);
            }
            let mut closed = None;
            if self.ctx.preds[self.ctx.goal].frames.blocks(&[], INFINITY) {
                closed = Some(INFINITY);
            } else if may_close {
                closed = propagate::propagate(&mut self.ctx, pool, bound)?;
            }
            if let Some(level) = closed {
                events::Inductive::trace(|| events::Inductive { level: level::finite(level) });
                return Ok(Outcome::Safe(certificate::invariant(&self.ctx, pool, level)));
            }
        }
        Err(Reason::Incomplete("the bound on derivations was reached".to_owned()))
    }

    fn report(&mut self, bound: u32) {
        self.ctx.counters.frame = u64::from(bound);
        events::Frame::trace(|| {
            let Progress { frame: bound, lemmas, obligations } = self.ctx.counters.progress();
            events::Frame { bound, lemmas, obligations }
        });
        self.ctx.report();
    }
}

/// One fact for each rule without premises.
fn initial_facts(ctx: &mut Context, pool: &mut TermPool) -> Result<(), Reason> {
    for r in ctx.rules.keys() {
        let (pred, tag) = (ctx.rules[r].head, ctx.rules[r].tag);
        if !ctx.rules[r].is_initial() || pred == ctx.goal {
            continue;
        }
        if ctx.ask(pool, pred, Purpose::Ground, 0, &[tag])? == Answer::Sat
            && let Some(instance) = Instance::of_model(ctx, pool, pred, &[])
            && ctx.rules[instance.rule].is_initial()
        {
            instance.fact(ctx, pool, Vec::new())?;
        }
    }
    Ok(())
}

/// Whether no predicate depends on itself.
fn is_acyclic(ctx: &Context) -> bool {
    let mut settled: HashSet<PredId> = HashSet::default();
    loop {
        let before = settled.len();
        for (p, pred) in ctx.preds.iter() {
            let ready = pred
                .rules
                .iter()
                .all(|r| ctx.rules[*r].premises.iter().all(|app| settled.contains(&app.pred)));
            if ready {
                settled.insert(p);
            }
        }
        if settled.len() == before {
            return settled.len() == ctx.preds.len();
        }
    }
}
