//! Each engine's adapter to the trait [`Engine`]: its options out of those of the session, its progress to the monitor.

use super::facts::{self, Effort};
use super::monitor::Gauge;
use super::{Engine, Monitor, Session};
use eufonium_base::{OnProgress, Progress, Stats, Stop};
use eufonium_euf::EufOptions;
use eufonium_ir::{ChcSystem, Outcome, Reason, Sort, TermPool, TransSys, TsOutcome};
use eufonium_pdkind::PdkindOptions;
use eufonium_pdr::PdrOptions;
use eufonium_smt::BvMode;
use eufonium_spacer::{Spacer, SpacerOptions};
use eufonium_tpa::TpaOptions;
use eufonium_unroll::{BmcOptions, KindOptions, UnrollOptions};

/// Spacer, in one of its ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SpacerEngine {
    /// With facts about the clauses in front.
    Whole,
    /// Without them: they take time, and lemmas that speak of them may be worse ones.
    Plain,
    /// Without the search for invariants.
    Bounded,
}

impl Engine for SpacerEngine {
    fn name(&self) -> &'static str {
        match self {
            SpacerEngine::Whole => "spacer",
            SpacerEngine::Plain => "spacer-plain",
            SpacerEngine::Bounded => "bmc",
        }
    }

    fn about(&self) -> &'static str {
        match self {
            SpacerEngine::Whole => {
                "obligations, frames of lemmas and reachable facts; finds invariants and derivations"
            }
            SpacerEngine::Plain => "the same without facts from abstract interpretation in front",
            SpacerEngine::Bounded => "Spacer's search for derivations of growing height, without invariants",
        }
    }

    fn uses_facts(&self) -> bool {
        *self == SpacerEngine::Whole
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let Session { options, stop, monitor } = session;
        let spacer_options = SpacerOptions {
            seed: options.seed,
            bounded: *self == SpacerEngine::Bounded,
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
pub(super) struct UnrollEngine;

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
pub(super) struct AbsintEngine;

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
pub(super) struct Deepening {
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
pub(super) const BMC: Deepening = Deepening {
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
pub(super) const KIND: Deepening = Deepening {
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
pub(super) const TPA: Deepening = Deepening {
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
pub(super) const PDKIND: Deepening = Deepening {
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
pub(super) struct PdrEngine;

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
        on_bits(eufonium_pdr::solve, pool, system, session)
    }
}

/// Random simulation, on the circuit of a system of bits, or on numbers.
pub(super) struct SimulationEngine;

impl Engine<TransSys> for SimulationEngine {
    fn name(&self) -> &'static str {
        "simulation"
    }

    fn about(&self) -> &'static str {
        "random runs, of bits 64 side by side, of integers one by one; finds long traces alone"
    }

    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        let mut constants = system.state_terms().into_iter().chain(system.input_terms());
        if constants.any(|t| pool.sort(t) == Sort::INT) {
            let Session { options, stop, .. } = session;
            return eufonium_unroll::simulate(pool, system, options.seed, options.components.smt, stop);
        }
        on_bits(eufonium_pdr::simulate, pool, system, session)
    }
}

/// What works on the circuit of a system's bits.
type OnBits =
    for<'a> fn(&mut TermPool, &TransSys, &PdrOptions, &Stop, &'a mut OnProgress<'a>) -> (TsOutcome, Stats);

fn on_bits(run: OnBits, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
    let Session { options, stop, monitor } = session;
    let mut gauge = Gauge::new(monitor);
    let options = PdrOptions { seed: options.seed, ..options.components.pdr };
    let mut tell = |progress: Progress, figures: &dyn Fn() -> Stats| gauge.update(progress, figures);
    run(pool, system, &options, stop, &mut tell)
}

/// EUFORIA, in one of its ways.
pub(super) struct EuforiaEngine(pub(super) Euforia);

/// What is abstracted and how it is refined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Euforia {
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
