//! Outcomes and their evidence. No answer without a witness.

use super::chc::{ChcSystem, PredId};
use super::pool::Term;
use super::ts::TransSys;
use super::value::Value;
use eufonium_base::Interrupt;
use eufonium_base::ids::IdVec;
use smallvec::SmallVec;
use std::fmt::Debug;

/// Why clauses are satisfiable: for each predicate a formula over its
/// [`params`](super::chc::Predicate::params), which may have universal quantifiers where they strengthen it.
///
/// With depth 1 every clause is valid under these interpretations. With a greater depth they are inductive over so many steps, of
/// linear clauses: call a fact *good* if its formula holds and no query can be applied to it, and let a *path* be a sequence of
/// facts, each but the first derived from the one before. Then every fact that is derived in fewer than `depth` steps from a clause
/// without premises is good, and so is the last fact of every path of `depth` steps whose other facts are good. So every derivable fact is.
#[derive(Clone, Debug)]
pub struct Invariant {
    /// The formula of each predicate.
    pub interp: IdVec<PredId, Term>,
    /// The number of steps, at least 1.
    pub depth: usize,
    /// Whether the inductive step may assume that the facts of the path, the last one included, are pairwise different: sound, as
    /// a shortest derivation of a fact that is not good repeats none.
    pub simple_path: bool,
}

impl Invariant {
    /// Interpretations under which every clause is valid.
    pub fn inductive(interp: IdVec<PredId, Term>) -> Self {
        Invariant { interp, depth: 1, simple_path: false }
    }
}

impl Default for Invariant {
    fn default() -> Self {
        Invariant::inductive(IdVec::default())
    }
}

/// The steps that derive the applications in the body of a clause; most clauses have few.
pub type Premises = SmallVec<[usize; 2]>;

/// One application of a clause in a derivation. All is ground: the clause's constants have the values given, the premises
/// are facts derived by earlier steps, and the constraint evaluates to true.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The index of the clause in the system.
    pub clause: usize,
    /// Values of the clause's constants. Those left out may have any value and are read as their sort's default.
    pub values: Vec<(Term, Value)>,
    /// For each application in the body the index of the step that derives it; below the step's own index.
    pub premises: Premises,
}

impl Step {
    /// The constants that have values, with these.
    pub fn given(&self) -> impl Iterator<Item = (Term, &Value)> {
        self.values.iter().map(|(t, value)| (*t, value))
    }
}

/// A ground derivation of `false`: a directed acyclic graph of steps; the last one applies a query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Derivation {
    /// The steps, premises first.
    pub steps: Vec<Step>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// A limit or a signal.
    Interrupted(Interrupt),
    /// The input uses something that no engine handles.
    Unsupported(String),
    /// The engine or a solver ran out of methods.
    Incomplete(String),
    /// Evidence was found that the checker did not accept.
    CheckFailed(String),
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Interrupted(Interrupt::Timeout) => write!(f, "timeout"),
            Reason::Interrupted(Interrupt::Memory) => write!(f, "memory limit"),
            Reason::Interrupted(Interrupt::WorkLimit) => write!(f, "work limit"),
            Reason::Interrupted(Interrupt::Interrupted | Interrupt::Terminated) => write!(f, "interrupted"),
            Reason::Unsupported(what) => write!(f, "unsupported: {what}"),
            Reason::Incomplete(what) => write!(f, "incomplete: {what}"),
            Reason::CheckFailed(what) => write!(f, "self-check failed: {what}"),
        }
    }
}

/// A problem of safety, by what shows its answers.
pub trait Problem {
    /// What shows that it is safe.
    type Invariant: Clone + Debug + Send + 'static;
    /// What shows that it is not.
    type Counterexample: Clone + Debug + Send + 'static;
}

impl Problem for ChcSystem {
    type Invariant = Invariant;
    type Counterexample = Derivation;
}

impl Problem for TransSys {
    type Invariant = TsInvariant;
    type Counterexample = Trace;
}

/// The answer to a safety problem, with evidence of both kinds; those for clauses if they are not named.
#[derive(Clone, Debug)]
pub enum Outcome<I = Invariant, C = Derivation> {
    /// Safe, by this invariant.
    Safe(I),
    /// Unsafe, by this counterexample.
    Unsafe(C),
    /// No answer.
    Unknown(Reason),
}

/// The answer to a problem of this kind.
pub type OutcomeOf<P> = Outcome<<P as Problem>::Invariant, <P as Problem>::Counterexample>;

/// The answer to a safety problem on a transition system.
pub type TsOutcome = OutcomeOf<TransSys>;

/// Why a transition system is safe: a formula that together with the properties is inductive over `depth` steps.
///
/// Call a state with its inputs *good* if it satisfies the formula and violates no property, and let a *path* be a sequence
/// of states and inputs that is like a trace but for its first state, which need not be initial: all obey the constraints,
/// all but the last the guards. Then
///
/// - every trace of fewer than `depth` steps ends in a good state, and
/// - every path of `depth` steps whose states but the last are good ends in a good state.
///
/// So every trace ends in a good state, by induction on its length. The properties are part of what is assumed since
/// they may speak of inputs, of which a formula over states cannot. A formula that is inductive on its own and that no
/// violation satisfies has depth 1; the bare properties, where they are `depth`-inductive, have the formula `true`.
#[derive(Clone, Debug)]
pub struct TsInvariant {
    /// The formula, over the system's states.
    pub formula: Term,
    /// The number of steps, at least 1.
    pub depth: usize,
    /// Whether the inductive step may assume that the states of the path, the last one included, are pairwise different:
    /// sound, as a shortest trace to a state that is not good repeats no state.
    pub simple_path: bool,
}

impl TsInvariant {
    /// An inductive invariant.
    pub fn inductive(formula: Term) -> Self {
        TsInvariant { formula, depth: 1, simple_path: false }
    }
}

/// A trace to a violation. States after the first follow by evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The index of the violated property in [`TransSys::properties`](super::ts::TransSys::properties).
    pub property: usize,
    /// The first state: a value for each state variable.
    pub start: Vec<Value>,
    /// For each state of the trace, the last one included, a value for each input.
    pub inputs: Vec<Vec<Value>>,
}
