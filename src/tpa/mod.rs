//! Transition power abstraction in its split form: relations that over-approximate exactly `2^n` steps, and fewer.
//!
//! Each power is looked at in turn. Whether a violation is reached in fewer than `2^n` steps, and in exactly so many, is asked of
//! the composition of the powers below; an abstract path gives a *midpoint*, a set of states, and whether the two halves
//! exist is asked of the power below in the same way. So a trace is found by halving, and where there is none, an interpolant
//! makes the power stronger. A violation after thousands of steps takes some thousand easy questions instead of one formula
//! with thousands of copies.
//!
//! Some of the clauses that the powers consist of may hold of any number of steps (`fixed`): if they exclude violations, the system is safe,
//! and what they say of the states after an initial one, or before a violation, is an invariant.
//!
//! The parts: `words` makes truth values of words, `system` relations of the system, `cubes` what models say, `power` the relations
//! with their solvers, `reach` the halving, `trace` the way from sets of states to a trace, `fixed` fixed points,
//! `invariant` and `chain` what follows from them.
//!
//! Sources: Blicha, Fedyukovich, Hyvarinen, Sharygina, "Transition power abstractions for deep counterexample detection" (TACAS
//! 2022); the same, "Split transition power abstraction for unbounded safety" (FMCAD 2022). What is inductive is found clause by clause, as
//! Flanagan and Leino (FME 2001) do, where the paper asks it of a whole power.
//! Deliberately absent: arrays, datatypes, products and operators on bit-vectors, of which there are no interpolants
//! here; traces of more steps than an option says, which are not written down; transition invariants as strengthening of the step.
//!
//! Functions call themselves with a smaller power, so no deeper than there are powers.

mod chain;
mod cubes;
pub mod events;
mod fixed;
mod invariant;
mod power;
mod reach;
mod system;
#[cfg(test)]
mod tests;
mod trace;
mod words;

use eufonium_base::{HashMap, Stats, Stop};
use eufonium_ir::{Reason, Term, TermPool, TransSys, TsOutcome};
use eufonium_itp::CubeMode;
use eufonium_smt::SolverOptions;
use fixed::By;
use power::{Kind, Tower};
use reach::Reached;
use system::System;
use words::Plain;

eufonium_base::options! {
    /// Options of the engine.
    #[derive(Clone, Debug, PartialEq)]
    pub struct TpaOptions {
        /// Give up after this power: a violation needs at least two to it many steps.
        pub max_power: u64 = 60,
        /// Checks that making a core smaller may take.
        pub core_effort: usize = 12,
        /// How an interpolant is made of the literals of an arithmetic lemma.
        pub interpolants: CubeMode = CubeMode::WeakestSum,
        /// Split sums whose parts share no variables.
        pub split_sums: bool = false,
        /// Make a new solver for a power after so many checks: numbers that it was asked about make it slow.
        pub renew_after: u32 = 60,
        /// Look for proofs; without it traces alone are found.
        pub proofs: bool = true,
        /// Cases that the elimination of variables from an invariant may need.
        pub elimination: usize = 500,
        /// The most steps over which an invariant may be inductive.
        pub max_induction: u64 = 32,
        /// Traces of more steps than this are not written down, and are no answer.
        pub max_trace: u64 = 100_000,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// The solver.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}

eufonium_base::counters! {
    /// The figures of a run.
    #[derive(Clone, Debug, Default)]
    struct TpaStats in "tpa." {
        /// Questions about reachability.
        queries,
        /// Clauses that abstractions got.
        clauses,
        /// States in the middle of abstract paths.
        midpoints,
        /// Questions whose answer was known.
        cached,
        /// Fixed points that were looked for.
        fixed_points,
        /// The power that was looked at last.
        power,
        /// The steps of the trace.
        steps,
    }
}

/// Decides whether a violation is reached. Ends with `Unknown` at the limits, where the system has operators without interpolants, and
/// where a solver does not know. `progress` hears of each power before it is looked at.
pub fn solve(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &TpaOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> (TsOutcome, Stats) {
    let plain = match Plain::new(pool, ts) {
        Ok(plain) => plain,
        Err(what) => return (TsOutcome::Unknown(Reason::Unsupported(format!("tpa: {what}"))), Stats::new()),
    };
    let mut engine = Engine {
        system: System::new(pool, plain.ts.clone()),
        plain,
        tower: Tower::new(options, stop),
        reached: HashMap::default(),
        tried: HashMap::default(),
        options,
        stop,
        stats: TpaStats::default(),
    };
    let outcome = engine.run(pool, ts, progress).unwrap_or_else(TsOutcome::Unknown);
    (outcome, engine.figures())
}

/// The state of the engine.
struct Engine<'a> {
    plain: Plain,
    system: System,
    tower: Tower,
    /// What was reached: for a relation and its power, from where and where to.
    reached: HashMap<(Kind, usize, Term, Term), Reached>,
    /// How many clauses were tried for a fixed point.
    tried: HashMap<By, usize>,
    options: &'a TpaOptions,
    stop: &'a Stop,
    stats: TpaStats,
}

impl Engine<'_> {
    /// Looks at one power after the other.
    fn run(
        &mut self,
        pool: &mut TermPool,
        given: &TransSys,
        progress: &mut dyn FnMut(u64),
    ) -> Result<TsOutcome, Reason> {
        let (init, bad) = (self.system.init.clone(), self.system.bad.clone());
        for n in 0..=self.options.max_power as usize {
            progress(n as u64);
            self.stats.power = n as u64;
            let (exact, less) = (self.tower.size(Kind::Exact), self.tower.size(Kind::Less));
            events::Power::trace(|| events::Power { power: n as u64, exact, less });
            self.tower.grow(pool, &self.system);
            for kind in [Kind::Less, Kind::Exact] {
                if let Some(reached) = self.reach(pool, (kind, n), [&init, &bad])? {
                    self.stats.steps = reached.steps;
                    events::Reached::trace(|| events::Reached { steps: reached.steps });
                    return self.trace(pool, given, &reached).map(TsOutcome::Unsafe);
                }
                if self.options.proofs
                    && let Some(invariant) = self.fixed_point(pool, kind, n)?
                {
                    return Ok(TsOutcome::Safe(invariant));
                }
            }
        }
        Err(Reason::Incomplete("no violation is reached up to the last power that is looked at".into()))
    }

    fn figures(&self) -> Stats {
        let mut stats = self.stats.figures();
        stats.add("tpa.checks", self.tower.checks());
        self.tower.stats(&mut stats);
        stats
    }
}

/// Why a solver gave no answer.
fn interrupted(stop: &Stop, reason: &str) -> Reason {
    stop.reason().map_or_else(|| Reason::Incomplete(reason.to_owned()), Reason::Interrupted)
}
