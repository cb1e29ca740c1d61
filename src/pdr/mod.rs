//! IC3 on bits: property directed reachability over the and-inverter graph of a transition system.
//!
//! Bradley, "SAT-based model checking without unrolling" (VMCAI 2011); Een, Mishchenko and Brayton, "Efficient implementation of
//! property directed reachability" (FMCAD 2011). Words become bits at once (`blast`), small arrays all of their elements; where
//! EUFORIA sees control through words, this engine sees what single bits do, and its questions are propositional ones
//! about the cone of a few bits.
//!
//! A *frame* over-approximates the states that are reached within so many steps, by lemmas, each the negation of a *cube* over
//! latches. An *obligation* is a cube from which a violation can be reached; it is blocked by a lemma, or its predecessor
//! becomes an obligation one frame below, or there is a trace. When two frames are equal, they are an invariant.
//!
//! The parts: `circuit` and `blast` from terms to bits, `reduce` what does not matter, `model` the circuit as clauses, `solver` one
//! frame's queries, `query` questions about a step, `generalize`, `block`, `propagate` the phases, `evidence` back to terms.
//! For other tools `export` gives the circuit as it is; `walks` is an engine of its own that looks for traces by random simulation.
//!
//! Deliberately absent: large arrays, integers and everything that is not of bits; lemmas over inner signals; liveness.

mod activity;
mod blast;
mod block;
mod circuit;
mod cube;
mod equal;
pub mod events;
mod evidence;
mod export;
mod frames;
mod generalize;
mod guide;
mod justify;
mod model;
mod options;
mod propagate;
mod query;
mod queue;
mod rebuild;
mod reduce;
mod simulate;
mod solver;
mod stats;
#[cfg(test)]
mod tests;
mod walks;

pub use export::{from_circuit, to_circuit};
pub use options::PdrOptions;
pub use stats::{PdrStats, SimulationStats};
pub use walks::simulate;

use activity::Activity;
use circuit::{BitValues, Circuit, Origin};
use eufonium_base::{OnProgress, Progress, Stats, Stop};
use eufonium_ir::{Reason, TermPool, TransSys, TsInvariant, TsOutcome};
use eufonium_smt::sat::{Lit, Var};
use frames::Frames;
use justify::Justifier;
use model::Model;
use queue::{PobId, Queue};
use reduce::Fact;
use solver::{FrameSolver, Halt};

/// The state of the engine.
struct Engine<'a> {
    model: Model,
    frames: Frames,
    /// By frame. The solver of a frame has its lemmas and those of the frames after it.
    solvers: Vec<FrameSolver>,
    justifier: Justifier,
    queue: Queue,
    activity: Activity,
    /// What reductions found out about bits of states.
    facts: Vec<Fact>,
    /// The bits of states that have one value in all initial states.
    init: BitValues,
    /// The cube that the last query refuted.
    core: Vec<Lit>,
    /// Buffers of queries.
    order: Vec<Lit>,
    targets: Vec<Lit>,
    options: PdrOptions,
    stats: PdrStats,
    stop: Stop,
    on_progress: &'a mut OnProgress<'a>,
}

/// How a search ended.
enum End {
    /// The lemmas from this frame on are an invariant.
    Safe(usize),
    /// The obligation has an initial state.
    Unsafe(PobId),
}

/// Decides whether a property of the system can be violated.
pub fn solve<'a>(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &PdrOptions,
    stop: &Stop,
    on_progress: &'a mut OnProgress<'a>,
) -> (TsOutcome, Stats) {
    let circuit = match circuit_of(pool, ts, options, stop) {
        Ok(circuit) => circuit,
        Err(outcome) => return (outcome, Stats::new()),
    };
    let mut engine = Engine::new(circuit, options, stop, on_progress);
    let outcome = match engine.run() {
        Ok(End::Safe(level)) => TsOutcome::Safe(engine.invariant(pool, ts, level)),
        Ok(End::Unsafe(first)) => TsOutcome::Unsafe(engine.trace(pool, ts, first)),
        Err(Halt) => TsOutcome::Unknown(match stop.reason() {
            Some(interrupt) => Reason::Interrupted(interrupt),
            None => Reason::Incomplete("the solver gave no answer".into()),
        }),
    };
    (outcome, engine.figures())
}

/// The circuit of a system that has initial states; else the answer, or why there is none.
fn circuit_of(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &PdrOptions,
    stop: &Stop,
) -> Result<Circuit, TsOutcome> {
    let circuit = blast::blast(pool, ts, options, stop).map_err(TsOutcome::Unknown)?;
    match circuit.no_init {
        true => Err(TsOutcome::Safe(TsInvariant::inductive(pool.ff()))),
        false => Ok(circuit),
    }
}

impl<'a> Engine<'a> {
    fn new(
        circuit: Circuit,
        options: &PdrOptions,
        stop: &Stop,
        on_progress: &'a mut OnProgress<'a>,
    ) -> Engine<'a> {
        let mut stats = PdrStats { latches_given: circuit.latches.len() as u64, ..PdrStats::default() };
        let init = circuit.state_bits(|latch| latch.init);
        let (circuit, facts) =
            if options.reduce { reduce::reduce(circuit, options, stop) } else { (circuit, Vec::new()) };
        let model = Model::new(&circuit);
        stats.latches_left = model.latches.len() as u64;
        stats.variables = model.num_vars() as u64;
        let (before, latches) = (stats.latches_given, stats.latches_left);
        let variables = stats.variables;
        events::Circuit::trace(|| events::Circuit { before, latches, variables });
        Engine {
            justifier: Justifier::new(&model),
            activity: Activity::new(model.latches.len()),
            frames: Frames::default(),
            solvers: Vec::new(),
            queue: Queue::default(),
            facts,
            init,
            core: Vec::new(),
            order: Vec::new(),
            targets: Vec::new(),
            options: *options,
            stats,
            stop: stop.clone(),
            on_progress,
            model,
        }
    }

    /// Opens frame after frame until two are equal or there is a trace.
    fn run(&mut self) -> Result<End, Halt> {
        loop {
            self.open_frame();
            if let Some(level) = self.propagate()? {
                events::Inductive::trace(|| events::Inductive { level: level as u64 });
                return Ok(End::Safe(level));
            }
            if let Some(initial) = self.secure()? {
                return Ok(End::Unsafe(initial));
            }
            self.report();
            if cfg!(debug_assertions) {
                self.frames.check_invariants();
            }
            events::Frame::trace(|| events::Frame {
                level: self.frames.top() as u64,
                lemmas: self.frames.count() as u64,
                obligations: self.stats.obligations,
            });
        }
    }

    /// Opens a frame; the first one is that of the initial states.
    fn open_frame(&mut self) {
        let mut solver = FrameSolver::constrained(&self.model, self.options.seed);
        if self.solvers.is_empty() {
            for (i, latch) in self.model.latches.iter().enumerate() {
                if let Some(value) = latch.init {
                    let var: Var = eufonium_base::ids::Id::from_usize(Model::latch_var(i));
                    solver.assert(Lit::new(var, !value));
                }
            }
        }
        self.frames.open();
        self.solvers.push(solver);
    }

    /// A cube as text: its literals by the numbers of states and bits.
    fn text(&self, cube: &[Lit]) -> String {
        let literal = |l: &Lit| {
            let sign = if l.is_negated() { "!" } else { "" };
            match self.model.latches[Model::latch(*l)].origin {
                Origin::State { state, bit } => format!("{sign}{state}.{bit}"),
                Origin::Started => format!("{sign}started"),
            }
        };
        cube.iter().map(literal).collect::<Vec<_>>().join(" & ")
    }

    fn report(&mut self) {
        let progress = Progress {
            frame: self.frames.top() as u64,
            lemmas: self.frames.count() as u64,
            obligations: self.stats.obligations,
        };
        (self.on_progress)(progress, &|| self.stats.figures());
    }

    fn figures(&self) -> Stats {
        let mut stats = self.stats.figures();
        stats.add("pdr.frames", self.solvers.len() as u64);
        stats.add("pdr.cubes", self.frames.count() as u64);
        for solver in &self.solvers {
            stats.absorb("pdr.sat.", &solver.stats());
        }
        stats
    }
}
