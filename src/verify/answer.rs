//! Answers: a verdict with the evidence for it, what it takes for granted, and the figures.
//!
//! Evidence about clauses and transition systems speaks of terms in the pool of the problem. Evidence about a program has the program
//! that it is about with it, as it was read for the property that was asked for, so it stays what it is when the problem is asked for another one.

use super::evidence::{self, Subject};
use super::problem::{Horn, Problem, ProgramFile};
use eufonium_base::{Stats, Stop};
use eufonium_engine::check::{check_derivation, check_invariant, check_trace, check_ts_invariant};
use eufonium_engine::programs::{ProgramProof, Violation};
use eufonium_engine::{CheckError, certificate};
use eufonium_frontend::program_text::trace::{Form, trace};
use eufonium_frontend::program_text::witness::LoopInvariant;
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::program::eval::{End, Limits, run};
use eufonium_ir::program::{CheckKind, Loc};
use eufonium_ir::{Derivation, Invariant, Program, Reason, TermPool, Trace, TsInvariant};
use std::fmt;
use std::sync::Arc;

/// What was found out about a problem.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Answer {
    /// The verdict on all that was asked for together.
    pub verdict: Verdict,
    /// The verdict on each property of a program that was asked for several.
    pub properties: Vec<(String, Verdict)>,
    /// What verdicts that something is safe take for granted, each with its first place.
    pub assumptions: Vec<String>,
    /// What people should know: functions that are not declared, that there is nothing to violate.
    pub notes: Vec<String>,
    /// The figures.
    pub stats: Stats,
}

/// Whether a problem is safe, with the evidence.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The property holds.
    Safe(Proof),
    /// The property is violated.
    Unsafe(Counterexample),
    /// There is no answer.
    Unknown(Reason),
}

/// Why a problem is safe.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// Interpretations of the predicates of clauses.
    Clauses(Invariant),
    /// An invariant of a transition system.
    System(TsInvariant),
    /// Proofs about a program, which show it together.
    Program(Vec<Arc<ProvedProgram>>),
}

/// Why a problem is not safe.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Counterexample {
    /// A derivation of `false`.
    Clauses(Derivation),
    /// A trace of a transition system with all its properties.
    System(Trace),
    /// A run of a program.
    Program(Arc<ViolatedProgram>),
}

/// A program with a proof.
#[derive(Debug)]
#[non_exhaustive]
pub struct ProvedProgram {
    /// The pool of the proof's terms.
    pub pool: TermPool,
    /// The program as it was read for the property.
    pub program: Program,
    /// The property.
    pub property: PropertySpec,
    /// The proof.
    pub proof: ProgramProof,
}

/// A program with a run that violates a check.
#[derive(Debug)]
#[non_exhaustive]
pub struct ViolatedProgram {
    /// The program as it was read for the property.
    pub program: Program,
    /// The property.
    pub property: PropertySpec,
    /// The run.
    pub violation: Box<Violation>,
}

impl Verdict {
    /// `safe`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Safe(_) => "safe",
            Verdict::Unsafe(_) => "unsafe",
            Verdict::Unknown(_) => "unknown",
        }
    }
    /// Whether the property holds.
    pub fn is_safe(&self) -> bool {
        matches!(self, Verdict::Safe(_))
    }
    /// Whether the property is violated.
    pub fn is_unsafe(&self) -> bool {
        matches!(self, Verdict::Unsafe(_))
    }
    /// Why there is no answer.
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Verdict::Unknown(reason) => Some(reason),
            Verdict::Safe(_) | Verdict::Unsafe(_) => None,
        }
    }

    /// The evidence as text that `eufonium check` reads, or for programs, that people do: a model or an invariant, a derivation, the witness
    /// of a transition system's format, a trace on source lines. `None` without an answer, where the format has no words for it, and if the
    /// problem is not the one that this is about.
    pub fn certificate(&self, problem: &Problem) -> Option<String> {
        match (self, problem) {
            (Verdict::Safe(Proof::Clauses(found)), Problem::Horn(of)) => {
                Some(certificate::model_text(&of.pool, &of.system, of.declared, found))
            }
            (Verdict::Unsafe(Counterexample::Clauses(found)), Problem::Horn(of)) => {
                certificate::derivation_json(&of.pool, &of.system, found).ok()
            }
            (Verdict::Safe(Proof::System(found)), Problem::System(of)) => Some(of.invariant_text(found)),
            (Verdict::Unsafe(Counterexample::System(found)), Problem::System(of)) => of.witness(found).ok(),
            _ => self.explanation(problem),
        }
    }

    /// The evidence as text for people; `None` where [`Verdict::certificate`] has none.
    pub fn explanation(&self, problem: &Problem) -> Option<String> {
        match (self, problem) {
            (Verdict::Unsafe(Counterexample::Clauses(found)), Problem::Horn(of)) => {
                certificate::derivation_text(&of.pool, &of.system, found).ok()
            }
            (Verdict::Unsafe(Counterexample::System(found)), Problem::System(of)) => {
                Some(of.trace_text(found))
            }
            (Verdict::Safe(Proof::Program(parts)), Problem::Program(_)) => {
                Some(parts.iter().map(|part| part.proof.text(&part.pool)).collect())
            }
            (Verdict::Unsafe(Counterexample::Program(found)), Problem::Program(_)) => {
                Some(found.trace(Form::Compact))
            }
            (Verdict::Safe(_), Problem::Horn(_) | Problem::System(_)) => self.certificate(problem),
            _ => None,
        }
    }

    /// The witness of a program's verdict in the format of SV-COMP, version 2.0; `None` without an answer, for other problems, and where
    /// several proofs show the verdict together.
    pub fn witness(&self, problem: &Problem) -> Option<String> {
        let Problem::Program(file) = problem else { return None };
        match self {
            Verdict::Safe(Proof::Program(parts)) => {
                let [part] = &parts[..] else { return None };
                let subject = part.subject(file);
                Some(evidence::correctness_witness(&subject, &part.loop_invariants()))
            }
            Verdict::Unsafe(Counterexample::Program(found)) => {
                let subject = found.subject(file);
                Some(evidence::violation_witness(
                    &subject,
                    &evidence::record(&found.program, &found.violation),
                ))
            }
            _ => None,
        }
    }

    /// Puts the evidence to the checker once more: interpretations to the clauses, derivations and traces to evaluation, a program's run to
    /// the program as it was read. A proof that made all runs makes them again. Without an answer there is nothing to check.
    ///
    /// # Errors
    /// What is wrong with it; that the token was raised is not told apart from a solver's missing answer.
    ///
    /// # Panics
    /// If the problem is not the one that this is about, as far as that shows.
    pub fn check(&self, problem: &mut Problem, stop: &Stop) -> Result<(), CheckError> {
        match (self, problem) {
            (Verdict::Unknown(_), _) => Ok(()),
            (Verdict::Safe(Proof::Clauses(found)), Problem::Horn(of)) => {
                let Horn { pool, system, .. } = &mut **of;
                check_invariant(pool, system, found, stop)
            }
            (Verdict::Unsafe(Counterexample::Clauses(found)), Problem::Horn(of)) => {
                check_derivation(&of.pool, &of.system, found)
            }
            (Verdict::Safe(Proof::System(found)), Problem::System(of)) => {
                let (pool, asked) = of.asked();
                check_ts_invariant(pool, asked, found, stop)
            }
            (Verdict::Unsafe(Counterexample::System(found)), Problem::System(of)) => {
                check_trace(&of.pool, of.whole(), found)
            }
            (Verdict::Safe(Proof::Program(parts)), Problem::Program(_)) => {
                parts.iter().try_for_each(|part| part.check(stop))
            }
            (Verdict::Unsafe(Counterexample::Program(found)), Problem::Program(_)) => found.check(),
            _ => panic!("the evidence is about another problem"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Unknown(reason) => write!(f, "unknown: {reason}"),
            Verdict::Unsafe(Counterexample::Program(found)) => {
                write!(f, "unsafe: {}", evidence::describe(&found.program, &found.violation))
            }
            Verdict::Safe(_) | Verdict::Unsafe(_) => f.write_str(self.word()),
        }
    }
}

/// The verdict, those on the properties if they are several, and what is taken for granted; without a line break at the end.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.verdict)?;
        for (name, verdict) in &self.properties {
            write!(f, "\n{name}: {verdict}")?;
        }
        self.assumptions.iter().try_for_each(|assumption| write!(f, "\nassumes that {assumption}"))
    }
}

impl ProvedProgram {
    /// The invariants of loops as expressions of C; parts of them that are none are left out. Loops that were executed or copied have
    /// none ([`keep_loops`](super::Verifier::keep_loops)).
    pub fn loop_invariants(&self) -> Vec<LoopInvariant> {
        evidence::invariants(&mut self.pool.clone(), &self.proof.invariants).0
    }

    fn subject<'a>(&'a self, file: &'a ProgramFile) -> Subject<'a> {
        Subject { program: &self.program, property: &self.property, sources: &file.sources }
    }

    fn check(&self, stop: &Stop) -> Result<(), CheckError> {
        let mut pool = self.pool.clone();
        let mut invariants = self.proof.invariants.iter();
        invariants
            .try_for_each(|part| check_invariant(&mut pool, &part.encoded.system, &part.invariant, stop))?;
        self.proof.runs.iter().try_for_each(|all| all.check(&self.program, stop))
    }
}

impl ViolatedProgram {
    /// The place in the source, where there is one: a number of [`Program::files`], line and column.
    pub fn location(&self) -> Option<Loc> {
        self.program.checks[self.violation.check].at
    }
    /// What is violated, in words.
    pub fn message(&self) -> &str {
        &self.program.checks[self.violation.check].message
    }
    /// The kind of check.
    pub fn kind(&self) -> CheckKind {
        self.program.checks[self.violation.check].property
    }
    /// The run on source lines.
    pub fn trace(&self, form: Form) -> String {
        trace(&self.program, &evidence::record(&self.program, &self.violation), form)
    }
    /// C that, compiled with the program, makes the run again.
    pub fn harness(&self, problem: &ProgramFile) -> String {
        let record = evidence::record(&self.program, &self.violation);
        evidence::harness_of(&self.subject(problem), &record).text
    }

    fn subject<'a>(&'a self, file: &'a ProgramFile) -> Subject<'a> {
        Subject { program: &self.program, property: &self.property, sources: &file.sources }
    }

    fn check(&self) -> Result<(), CheckError> {
        let end = run(&self.program, &mut self.violation.choices.clone(), &Limits::default()).end;
        match end {
            End::Violation(check) if check == self.violation.check => Ok(()),
            other => Err(CheckError::BadTrace(format!("the run ends otherwise: {other:?}"))),
        }
    }
}
