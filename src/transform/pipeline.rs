//! The order of the passes, repeated until nothing changes.
//!
//! Cheap passes run before dear ones and after each of them: every structural change exposes constants to substitute,
//! clauses to drop and predicates out of the cone. The number of rounds is bounded; ending early - by the bound or the stop
//! token - leaves a system that is less simple and no less right.

use super::compact::Compact;
use super::cone::Cone;
use super::events;
use super::inline::Inline;
use super::merge::Merge;
use super::propagate::Propagate;
use super::simplify::Simplify;
use super::slice::Slice;
use super::split::Split;
use super::subsume::Subsume;
use super::untuple::Untuple;
use super::{BackTranslation, Pass, Transformed};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{ChcSystem, Derivation, Invariant, Term, TermPool, visit};
use std::sync::Arc;
use std::time::Instant;

/// Rounds that are made of any system, and how many arguments of predicates and terms all rounds may look at together: what later ones find is
/// little beside what they cost where clauses are large.
const FIRST_ROUNDS: usize = 3;
const MOST_TERMS: usize = 120_000;

eufonium_base::options! {
    /// Options of [`preprocess`]: which passes run, and how far they go.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PreprocessOptions {
        /// Most rounds of all passes; 0 turns preprocessing off.
        pub rounds: usize = 20,
        /// Take arguments away that nothing depends on.
        pub slice: bool = true,
        /// Drop clauses that others imply.
        pub subsume: bool = true,
        /// Write constant and equal arguments into the clauses.
        pub propagate: bool = true,
        /// Replace predicates by their definitions where that leaves no more clauses.
        pub inline: bool = true,
        /// Most subterms in the constraint of a clause that inlining composes.
        pub inline_size: usize = 10_000,
        /// Make parallel clauses one clause with a disjunction.
        pub merge: bool = false,
        /// Replace arguments of datatypes with one constructor by its fields.
        pub untuple: bool = true,
        /// Split predicates by the values of an argument.
        pub split: bool = true,
        /// Most clauses after a split per hundred before.
        pub split_growth: usize = 150,
    }
}

/// Runs the passes to a fixpoint.
pub fn preprocess(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &PreprocessOptions,
    stop: &Stop,
) -> Transformed {
    let mut run = Run {
        system: Arc::new(system.clone()),
        maps: Vec::new(),
        stats: Stats::new(),
        subsume: Subsume::default(),
        stop,
    };
    run.count("before");
    let mut seen = 0;
    for round in 0..options.rounds {
        seen += size(pool, &run.system);
        if round >= FIRST_ROUNDS && seen > MOST_TERMS || !run.round(pool, options) || stop.poll() {
            break;
        }
        run.stats.add("rounds", 1);
    }
    run.apply(pool, &mut Compact);
    run.count("after");
    run.finish()
}

/// A run of the pipeline: the system as it is now and the way back so far.
struct Run<'a> {
    system: Arc<ChcSystem>,
    maps: Vec<Box<dyn BackTranslation<ChcSystem>>>,
    stats: Stats,
    /// Kept from run to run for its names.
    subsume: Subsume,
    stop: &'a Stop,
}

/// Clauses, predicates in use, and arguments of the clauses' applications.
fn figures(system: &ChcSystem) -> [(&'static str, u64); 3] {
    [
        ("clauses", system.clauses.len() as u64),
        ("preds", system.preds.len() as u64),
        ("args", arguments(system) as u64),
    ]
}

fn arguments(system: &ChcSystem) -> usize {
    system.clauses.iter().flat_map(|clause| clause.apps()).map(|app| app.args.len()).sum()
}

/// Distinct terms in constraints, and arguments of applications.
fn size(pool: &TermPool, system: &ChcSystem) -> usize {
    let constraints: Vec<Term> = system.clauses.iter().map(|clause| clause.constraint).collect();
    visit::size(pool, &constraints, MOST_TERMS) + arguments(system)
}

impl Run<'_> {
    fn count(&mut self, when: &str) {
        for (what, n) in figures(&self.system) {
            self.stats.add(&format!("{what}.{when}"), n);
        }
    }

    /// Applies a pass; whether it changed something.
    fn apply(&mut self, pool: &mut TermPool, pass: &mut dyn Pass) -> bool {
        let (start, before) = (Instant::now(), figures(&self.system));
        let result = pass.run(pool, &self.system, self.stop);
        self.stats.add_time(pass.name(), start.elapsed().as_secs_f64());
        let Some(Transformed { system, back, stats }) = result else { return false };
        self.stats.add(&format!("{}.changes", pass.name()), 1);
        self.stats.absorb(&format!("{}.", pass.name()), &stats);
        for ((what, old), (_, new)) in before.into_iter().zip(figures(&system)) {
            self.stats.add(&format!("{}.{what}.removed", pass.name()), old.saturating_sub(new));
            self.stats.add(&format!("{}.{what}.added", pass.name()), new.saturating_sub(old));
        }
        events::Pass::trace(|| {
            let [clauses, predicates, arguments] = before.map(|(_, n)| n);
            let after = figures(&system).map(|(_, n)| n);
            events::Pass {
                pass: pass.name().into(),
                clauses_before: clauses,
                clauses_after: after[0],
                predicates_before: predicates,
                predicates_after: after[1],
                arguments_before: arguments,
                arguments_after: after[2],
            }
        });
        self.system = Arc::new(system);
        self.maps.push(back);
        true
    }

    /// Applies a pass unless the run is to end.
    fn step(&mut self, pool: &mut TermPool, pass: &mut dyn Pass) -> bool {
        !self.stop.poll() && self.apply(pool, pass)
    }

    /// The cheap passes.
    fn clean(&mut self, pool: &mut TermPool) -> bool {
        let simplified = self.step(pool, &mut Simplify);
        let cut = self.step(pool, &mut Cone);
        simplified || cut
    }

    /// Drops superfluous clauses; the pass itself is lent out meanwhile.
    fn subsume(&mut self, pool: &mut TermPool) -> bool {
        let mut pass = std::mem::take(&mut self.subsume);
        let changed = self.step(pool, &mut pass);
        self.subsume = pass;
        changed
    }

    /// Inlines until nothing can be inlined; each run halves a chain.
    fn inline(&mut self, pool: &mut TermPool, options: &PreprocessOptions) -> bool {
        let mut changed = false;
        while self.step(pool, &mut Inline { size_limit: options.inline_size }) {
            changed = true;
            self.clean(pool);
        }
        changed
    }

    /// All passes once; whether one changed something.
    fn round(&mut self, pool: &mut TermPool, options: &PreprocessOptions) -> bool {
        let mut changed = self.clean(pool);
        while options.untuple && self.step(pool, &mut Untuple) {
            changed = true;
            self.clean(pool);
        }
        changed |= options.propagate && self.step(pool, &mut Propagate);
        changed |= options.slice && self.step(pool, &mut Slice);
        changed |= self.clean(pool);
        changed |= options.subsume && self.subsume(pool);
        changed |= options.split && self.step(pool, &mut Split { growth_percent: options.split_growth });
        changed |= options.inline && self.inline(pool, options);
        changed |= options.merge && self.step(pool, &mut Merge);
        changed
    }

    fn finish(self) -> Transformed {
        let system = Arc::unwrap_or_clone(self.system);
        Transformed { system, back: Box::new(Chain { maps: self.maps }), stats: self.stats }
    }
}

/// The ways back of the passes that changed something, first pass first.
#[derive(Debug)]
struct Chain {
    maps: Vec<Box<dyn BackTranslation<ChcSystem>>>,
}

impl BackTranslation<ChcSystem> for Chain {
    fn invariant(&self, pool: &mut TermPool, inv: Invariant, stop: &Stop) -> Option<Invariant> {
        self.maps.iter().rev().try_fold(inv, |inv, map| {
            if stop.poll() {
                return None;
            }
            map.invariant(pool, inv, stop)
        })
    }
    fn keeps_steps(&self) -> bool {
        self.maps.iter().all(|map| map.keeps_steps())
    }
    fn counterexample(&self, pool: &mut TermPool, found: Derivation) -> Option<Derivation> {
        self.maps.iter().rev().try_fold(found, |d, map| map.counterexample(pool, d))
    }
}
