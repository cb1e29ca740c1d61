//! The list of engines, and each engine's adapter to the trait [`Engine`]. A new engine is added here and nowhere else.

use super::abstractions::{Abstracting, OF_ARRAYS, OF_NUMBERS};
use super::facts::{self, Effort};
use super::measures::Measuring;
use super::monitor::Gauge;
use super::{Engine, EngineChoice, Monitor, Session, Subject};
use eufonium_base::{Progress, Stats};
use eufonium_euf::EufOptions;
use eufonium_ir::{ChcSystem, Outcome, Reason, Sort, SortKind, TermPool, TransSys, TsOutcome};
use eufonium_pdkind::PdkindOptions;
use eufonium_pdr::PdrOptions;
use eufonium_smt::BvMode;
use eufonium_spacer::{Spacer, SpacerOptions};
use eufonium_tpa::TpaOptions;
use eufonium_unroll::{BmcOptions, KindOptions, UnrollOptions};

/// A name and what it stands for: an engine for clauses, one for transition systems, or one for each.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The engine that solves clauses; without one they are solved as a transition system.
    pub clauses: Option<&'static dyn Engine>,
    /// The engine that solves transition systems; without one they are solved as clauses.
    pub systems: Option<&'static dyn Engine<TransSys>>,
}

/// What solves a problem.
#[derive(Clone, Copy)]
pub(super) enum Method<'a> {
    /// An engine for clauses.
    Clauses(&'a dyn Engine),
    /// An engine for transition systems.
    Systems(&'a dyn Engine<TransSys>),
}

impl Method<'_> {
    /// What its interpretations say more of than formulas can.
    pub(super) fn speaks_of(&self) -> Option<Subject> {
        match self {
            Method::Clauses(engine) => engine.speaks_of(),
            Method::Systems(_) => None,
        }
    }
}

impl Entry {
    const fn clauses(engine: &'static dyn Engine) -> Entry {
        Entry { clauses: Some(engine), systems: None }
    }
    const fn systems(engine: &'static dyn Engine<TransSys>) -> Entry {
        Entry { clauses: None, systems: Some(engine) }
    }
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        let of_systems = self.systems.map(|e| e.name());
        self.clauses.map(|e| e.name()).or(of_systems).expect("an entry has an engine")
    }
}

/// All engines.
pub fn engines() -> &'static [Entry] {
    const {
        &[
            Entry::clauses(&SpacerEngine { bounded: false }),
            Entry { clauses: Some(&SpacerEngine { bounded: true }), systems: Some(&BMC) },
            Entry::clauses(&UnrollEngine),
            Entry::clauses(&AbsintEngine),
            Entry::clauses(&Abstracting {
                name: "cells",
                about: "Spacer on arrays seen at one or two arbitrary elements; finds quantified invariants alone",
                all: OF_ARRAYS,
                inner: &SpacerEngine { bounded: false },
            }),
            Entry::clauses(&Abstracting {
                name: "parametric",
                about: "Spacer with large numbers as parameters; finds invariants of long loops alone",
                all: OF_NUMBERS,
                inner: &SpacerEngine { bounded: false },
            }),
            Entry::clauses(&Measuring),
            Entry::systems(&KIND),
            Entry::systems(&TPA),
            Entry::systems(&PDKIND),
            Entry::systems(&PdrEngine),
            Entry::systems(&EuforiaEngine(Euforia::Full)),
            Entry::systems(&EuforiaEngine(Euforia::Hybrid)),
            Entry::systems(&EuforiaEngine(Euforia::Ground)),
        ]
    }
}

/// The engine with this name.
pub fn find(name: &str) -> Option<Entry> {
    engines().iter().copied().find(|e| e.name() == name)
}

/// What solves clauses if this engine is named.
pub(super) fn for_clauses(name: &str) -> Option<Method<'static>> {
    let entry = find(name)?;
    entry.clauses.map(Method::Clauses).or(entry.systems.map(Method::Systems))
}

/// What solves transition systems if this engine is named.
pub(super) fn for_systems(name: &str) -> Option<Method<'static>> {
    let entry = find(name)?;
    entry.systems.map(Method::Systems).or(entry.clauses.map(Method::Clauses))
}

/// Whether all sorts are truth values, bit-vectors, or arrays of these.
pub(super) fn are_of_bits(pool: &TermPool, sorts: impl Iterator<Item = Sort>) -> bool {
    let mut sorts: Vec<Sort> = sorts.collect();
    while let Some(sort) = sorts.pop() {
        match *pool.sort_kind(sort) {
            SortKind::Bool | SortKind::BitVec(_) => {}
            SortKind::Array(index, element) => sorts.extend([index, element]),
            _ => return false,
        }
    }
    true
}

/// Why a choice of no one engine gives no answer where one is needed.
pub(super) fn no_engine(choice: &EngineChoice) -> Reason {
    Reason::Incomplete(format!("{} is no one engine", choice.name()))
}

/// Spacer, whole or without the search for invariants.
pub(super) struct SpacerEngine {
    /// Whether it searches for derivations alone.
    pub(super) bounded: bool,
}

impl Engine for SpacerEngine {
    fn name(&self) -> &'static str {
        if self.bounded { "bmc" } else { "spacer" }
    }

    fn about(&self) -> &'static str {
        if self.bounded {
            "Spacer's search for derivations of growing height, without invariants"
        } else {
            "obligations, frames of lemmas and reachable facts; finds invariants and derivations"
        }
    }

    fn uses_facts(&self) -> bool {
        !self.bounded
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let Session { options, stop, monitor } = session;
        let spacer_options = SpacerOptions {
            seed: options.seed,
            bounded: self.bounded,
            solver: options.components.smt,
            ..options.components.spacer.clone()
        };
        let mut spacer = Spacer::new(pool, system, spacer_options, stop.clone());
        let mut gauge = Gauge::new(monitor);
        spacer.on_progress(move |report| {
            gauge.update(report.progress(), &|| report.stats());
        });
        let outcome = spacer.solve(pool);
        (outcome, spacer.stats())
    }
}

/// The plain unrolling.
struct UnrollEngine;

impl Engine for UnrollEngine {
    fn name(&self) -> &'static str {
        "unroll"
    }

    fn about(&self) -> &'static str {
        "unfolds derivations of false into one formula, lazily; finds derivations alone"
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let Session { options, stop, .. } = session;
        let options = UnrollOptions {
            seed: options.seed,
            solver: options.components.smt,
            ..options.components.unroll.clone()
        };
        eufonium_unroll::solve(pool, system, &options, stop)
    }
}

/// Abstract interpretation alone.
struct AbsintEngine;

impl Engine for AbsintEngine {
    fn name(&self) -> &'static str {
        "absint"
    }

    fn about(&self) -> &'static str {
        "abstract interpretation by intervals, congruences, differences, equations and polyhedra, by phases and from violations back too; finds invariants alone"
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let Session { options, stop, .. } = session;
        let effort = Effort::whole(options.components.absint);
        let (facts, stats) = facts::find(pool, system, effort, stop);
        let outcome = if facts.exclude_queries(pool, system, effort, stop) {
            Outcome::Safe(facts.invariant(pool))
        } else if let Some(interrupt) = stop.reason() {
            Outcome::Unknown(Reason::Interrupted(interrupt))
        } else {
            Outcome::Unknown(Reason::Incomplete("the facts that were found exclude no violation".into()))
        };
        (outcome, stats)
    }
}

/// What tells the monitor how many steps an unrolling has taken, under this name.
fn depth_reporter(monitor: &Monitor, name: &'static str) -> impl FnMut(u64) {
    let monitor = monitor.clone();
    let before = monitor.snapshot().stats;
    move |depth| {
        let mut stats = before.clone();
        stats.add(name, depth);
        monitor.update(|snapshot| (snapshot.frame, snapshot.stats) = (depth, stats));
    }
}

/// An engine for transition systems that goes deeper and deeper.
struct Deepening {
    name: &'static str,
    about: &'static str,
    /// The figure that says how deep it is.
    figure: &'static str,
    run: Run,
}

/// Searches with these options until told to stop, and tells how deep it is.
type Run = fn(&mut TermPool, &TransSys, &Session, &mut dyn FnMut(u64)) -> (TsOutcome, Stats);

impl Engine<TransSys> for Deepening {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        (self.run)(pool, system, session, &mut depth_reporter(&session.monitor, self.figure))
    }
}

/// Bounded model checking of transition systems.
const BMC: Deepening = Deepening {
    name: "bmc",
    about: "traces of growing length in one formula; finds shortest traces alone",
    figure: "bmc.depth",
    run: |pool, system, session, progress| {
        let Session { options, stop, .. } = session;
        let options = BmcOptions {
            seed: options.seed,
            solver: options.components.smt,
            ..options.components.bmc.clone()
        };
        eufonium_unroll::bmc(pool, system, &options, stop, progress)
    },
};

/// Induction over several steps.
const KIND: Deepening = Deepening {
    name: "kind",
    about: "induction over a growing number of steps, simple paths where needed; finds shortest traces as well",
    figure: "kind.depth",
    run: |pool, system, session, progress| {
        let Session { options, stop, .. } = session;
        let options = KindOptions {
            seed: options.seed,
            solver: options.components.smt,
            ..options.components.kind.clone()
        };
        eufonium_unroll::kind(pool, system, &options, stop, progress)
    },
};

/// Transition power abstraction.
const TPA: Deepening = Deepening {
    name: "tpa",
    about: "abstractions of powers of two of steps, over numbers and truth values; finds deep traces, and invariants",
    figure: "tpa.power",
    run: |pool, system, session, progress| {
        let Session { options, stop, .. } = session;
        let options = TpaOptions {
            seed: options.seed,
            solver: options.components.smt,
            ..options.components.tpa.clone()
        };
        eufonium_tpa::solve(pool, system, &options, stop, progress)
    },
};

/// IC3 with induction over several steps.
const PDKIND: Deepening = Deepening {
    name: "pdkind",
    about: "IC3 whose lemmas are inductive over several steps; finds invariants and traces",
    figure: "pdkind.rounds",
    run: |pool, system, session, progress| {
        let Session { options, stop, .. } = session;
        let options = PdkindOptions {
            seed: options.seed,
            solver: options.components.smt,
            ..options.components.pdkind.clone()
        };
        eufonium_pdkind::solve(pool, system, &options, stop, progress)
    },
};

/// IC3 on bits.
struct PdrEngine;

impl Engine<TransSys> for PdrEngine {
    fn name(&self) -> &'static str {
        "pdr"
    }

    fn about(&self) -> &'static str {
        "IC3 on bits: words and small arrays as circuits, lemmas over single bits"
    }

    fn needs_bits(&self) -> bool {
        true
    }

    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        let Session { options, stop, monitor } = session;
        let mut gauge = Gauge::new(monitor);
        let options = PdrOptions { seed: options.seed, ..options.components.pdr };
        let mut tell = |progress: Progress, figures: &dyn Fn() -> Stats| gauge.update(progress, figures);
        eufonium_pdr::solve(pool, system, &options, stop, &mut tell)
    }
}

/// EUFORIA, in one of its ways.
struct EuforiaEngine(Euforia);

/// What is abstracted and how it is refined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Euforia {
    Full,
    /// Only costly operators are abstracted.
    Hybrid,
    /// Refined by ground lemmas alone.
    Ground,
}

impl Engine<TransSys> for EuforiaEngine {
    fn name(&self) -> &'static str {
        match self.0 {
            Euforia::Full => "euforia",
            Euforia::Hybrid => "euforia-hybrid",
            Euforia::Ground => "euforia-ground",
        }
    }

    fn about(&self) -> &'static str {
        match self.0 {
            Euforia::Full => {
                "IC3 over an abstraction into equality with uninterpreted functions, refined by bit-blasting"
            }
            Euforia::Hybrid => "the same with products, quotients and shifts alone abstracted",
            Euforia::Ground => "the same refined by ground lemmas alone, for comparison",
        }
    }

    fn needs_bits(&self) -> bool {
        true
    }

    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        let Session { options, stop, monitor } = session;
        let mut gauge = Gauge::new(monitor);
        let bv_mode =
            if self.0 == Euforia::Hybrid { BvMode::UninterpretedOperators } else { BvMode::Uninterpreted };
        let euf = options.components.euf;
        let schemas = euf.schemas && self.0 != Euforia::Ground;
        let options =
            EufOptions { seed: options.seed, solver: options.components.smt, bv_mode, schemas, ..euf };
        let mut tell = |progress: Progress, figures: &dyn Fn() -> Stats| gauge.update(progress, figures);
        eufonium_euf::solve(pool, system, &options, stop, &mut tell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        for engine in engines() {
            assert_eq!(engines().iter().filter(|e| e.name() == engine.name()).count(), 1);
            let names = [engine.clauses.map(|e| e.name()), engine.systems.map(|e| e.name())];
            assert!(names.into_iter().flatten().all(|name| name == engine.name()));
            assert!(for_clauses(engine.name()).is_some() && for_systems(engine.name()).is_some());
        }
        assert!(find("tuba").is_none() && for_systems("tuba").is_none());
    }

    #[test]
    fn bits_are_told_from_numbers() {
        let mut pool = TermPool::new();
        let word = pool.bv_sort(8);
        let memory = pool.array_sort(word, word);
        let numbers = pool.array_sort(Sort::INT, Sort::BOOL);
        let table = [(Sort::BOOL, true), (word, true), (memory, true), (numbers, false), (Sort::REAL, false)];
        for (sort, expected) in table {
            assert_eq!(are_of_bits(&pool, [Sort::BOOL, sort].into_iter()), expected);
        }
    }

    #[test]
    fn one_name_may_stand_for_an_engine_of_each_kind() {
        assert!(matches!(for_clauses("bmc"), Some(Method::Clauses(_))));
        assert!(matches!(for_systems("bmc"), Some(Method::Systems(_))));
        assert!(matches!(for_clauses("kind"), Some(Method::Systems(_))));
        assert!(matches!(for_systems("spacer"), Some(Method::Clauses(_))));
    }
}
