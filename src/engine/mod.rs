//! Engines and the way from a problem to a checked answer: transform, solve, carry back, check.
//!
//! The one place that knows the engines, the transformations and the checker together. An engine's answer leaves this
//! folder only after the checker has accepted its evidence for the problem as it was parsed. If the evidence is lost on
//! the way back or refused, the problem is solved once more without transformations; then the answer is `Unknown`.
//!
//! What `cli` needs of the lower folders is re-exported here.

mod abstractions;
mod adapters;
pub mod choice;
pub mod cnf;
pub mod components;
mod coroutine;
mod encodings;
pub mod engines;
pub mod events;
mod facts;
mod first_answer;
pub mod interpolate;
mod measures;
mod members;
mod method;
pub mod monitor;
pub mod options;
mod pipeline;
mod portfolio;
mod prepared;
pub mod programs;
pub mod quantifiers;
#[cfg(test)]
mod scripted;
mod session;
pub mod settings;
mod shapes;
pub mod solve;
pub mod solve_ts;

pub use choice::{EngineChoice, EngineName, NoEngine};
pub use cnf::{CnfOptions, CnfOutcome, solve_cnf};
pub use components::Components;
pub use coroutine::STACK;
pub use engines::{engines, find};
pub use eufonium_absint::{AnalysisOptions, Domains, FixpointOptions};
pub use eufonium_check as check;
pub use eufonium_check::{CertificateError, CheckError, certificate};
pub use eufonium_pdr::{PdrOptions, from_circuit, to_circuit};
pub use eufonium_proof as proof;
pub use eufonium_proof::NoProof;
pub use eufonium_smt::{SatEngine, SatResult, Solver, SolverOptions, unsupported};
pub use eufonium_transform::{linear_system, state_clauses};
pub use events::all_events;
pub use interpolate::{
    NoInterpolant, interpolant, sequence as sequence_interpolants, tree as tree_interpolants,
};
pub use members::portfolio_members;
pub use monitor::{Monitor, Snapshot};
pub use options::EngineOptions;
pub use programs::{ProgramOptions, ProgramOutcome, solve_program};
pub use quantifiers::Quantifiers;
pub use session::Session;
pub use settings::{Setting, SettingError, components};
pub use solve::solve_chc;
pub use solve_ts::solve_ts;

use eufonium_base::Stats;
use eufonium_ir::{ChcSystem, OutcomeOf, Problem, TermPool};

/// What interpretations may say more of than formulas can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// All elements of arrays, by quantifiers.
    Arrays,
    /// Trees, values of recursive datatypes, by functions that count in them.
    Trees,
}

/// A decision procedure for problems of one kind. It knows nothing of files, transformations or the checker.
pub trait Engine<P: Problem = ChcSystem>: Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;
    /// What it is, in one line.
    fn about(&self) -> &'static str;
    /// Whether facts that abstract interpretation finds are of use to it.
    fn uses_facts(&self) -> bool {
        false
    }
    /// Whether it knows bit-vectors, truth values and arrays of these alone.
    fn needs_bits(&self) -> bool {
        false
    }
    /// What its interpretations say things of that formulas without quantifiers and without recursion do not say. They have no way
    /// back to predicates that were inlined, so it gets clauses with all of their predicates; and only such as are over these.
    fn speaks_of(&self) -> Option<Subject> {
        None
    }
    /// Searches for an answer until the session's token is raised; reports its progress to the session's monitor.
    fn solve(&self, pool: &mut TermPool, problem: &P, session: &Session) -> (OutcomeOf<P>, Stats);
}
