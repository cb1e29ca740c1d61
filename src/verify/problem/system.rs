//! Transition systems: parsed from VMT, BTOR2 or AIGER, or built; with one property or all of them,
//! and with the words in which their format speaks of answers and traces.
//!
//! Invariants are text in SMT-LIB for every format. Traces have two forms: the witness of the format, and text in SMT-LIB,
//! which for VMT is the same.

use super::super::input::Source;
use eufonium_base::{InputError, Span, Stop};
use eufonium_engine::{PdrOptions, from_circuit, to_circuit};
use eufonium_frontend::aiger::{self, Aiger};
use eufonium_frontend::btor2::{self, Btor2};
use eufonium_frontend::smtlib::Context;
use eufonium_frontend::ts_text::table::Signal;
use eufonium_frontend::ts_text::{self, Vocabulary};
use eufonium_frontend::vmt::{self, Vmt};
use eufonium_frontend::{Format, smtlib};
use eufonium_ir::{Term, TermPool, Trace, TransSys, TsInvariant, print};
use std::io;

/// Witnesses of bits are read for systems whose arrays have at most so many bits each.
const MAX_ARRAY_BITS: usize = 1 << 24;

/// What was read, in the terms of its format.
#[derive(Debug)]
enum File {
    Vmt(Vmt),
    Btor2(Btor2),
    Aiger(Aiger),
    /// It was not read.
    Built(TransSys),
}

impl File {
    fn system(&self) -> &TransSys {
        match self {
            File::Vmt(vmt) => &vmt.system,
            File::Btor2(btor2) => &btor2.system,
            File::Aiger(aiger) => &aiger.system,
            File::Built(system) => system,
        }
    }
}

/// A parsed transition system.
#[derive(Debug)]
pub struct System {
    /// The pool of its terms.
    pub pool: TermPool,
    file: File,
    /// The property that is asked for, if it is one, with the system that has it alone.
    chosen: Option<(usize, TransSys)>,
    /// What the names of sorts and functions mean, until an invariant is read.
    scope: Option<Context<io::Empty>>,
}

/// The words of a format for its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerdictWords {
    /// No property can be violated.
    pub safe: &'static str,
    /// A property is violated.
    pub unsafe_: &'static str,
    /// No answer.
    pub unknown: &'static str,
    /// Whether the answer for a violation is the witness itself, which begins with the word.
    pub with_witness: bool,
}

/// The words that people read, and those of VMT.
pub const PLAIN: VerdictWords =
    VerdictWords { safe: "safe", unsafe_: "unsafe", unknown: "unknown", with_witness: false };

/// The words of BTOR2.
const BTOR2: VerdictWords =
    VerdictWords { safe: "unsat", unsafe_: "sat", unknown: "unknown", with_witness: true };

/// The words of AIGER.
pub const AIGER: VerdictWords = VerdictWords { safe: "0", unsafe_: "1", unknown: "2", with_witness: true };

/// Parses a transition system in this format.
///
/// # Errors
/// If it is malformed, uses what is not supported, or has no property that could be checked.
pub fn parse(source: &Source, format: Format) -> Result<System, InputError> {
    let mut pool = TermPool::new();
    let (file, scope) = match format {
        Format::Btor2 => (File::Btor2(btor2::read(&mut pool, &source.bytes)?), None),
        Format::Aiger => (File::Aiger(aiger::read(&mut pool, &source.bytes)?), None),
        _ => {
            let text = source.text();
            let (vmt, context) = vmt::read_with_scope(&mut pool, text.as_bytes())?;
            (File::Vmt(vmt), Some(context.followed_by(io::empty(), &pool, &[])))
        }
    };
    System { pool, file, chosen: None, scope }.with_property()
}

impl System {
    /// A system that was built.
    pub(super) fn built(pool: TermPool, system: TransSys) -> Result<System, InputError> {
        System { pool, file: File::Built(system), chosen: None, scope: None }.with_property()
    }

    /// The system, if it has a property.
    fn with_property(self) -> Result<System, InputError> {
        if !self.whole().properties.is_empty() {
            return Ok(self);
        }
        // What was passed over somewhere may have been properties of another kind.
        Err(match self.warnings().iter().find(|(span, _)| span.line > 0) {
            Some((span, warning)) => InputError::unsupported(*span, format!("no safety property: {warning}")),
            None => InputError::malformed(Span { line: 1, column: 1 }, "the system has no property"),
        })
    }

    /// The system with all its properties.
    pub fn whole(&self) -> &TransSys {
        self.file.system()
    }
    /// The pool, and the system with the properties that are asked for.
    pub fn asked(&mut self) -> (&mut TermPool, &TransSys) {
        (&mut self.pool, self.chosen.as_ref().map_or(self.file.system(), |(_, system)| system))
    }
    /// What was passed over, with its place.
    pub fn warnings(&self) -> &[(Span, String)] {
        match &self.file {
            File::Vmt(vmt) => &vmt.warnings,
            File::Btor2(btor2) => &btor2.warnings,
            File::Aiger(aiger) => &aiger.warnings,
            File::Built(_) => &[],
        }
    }
    /// The words of its format.
    pub fn words(&self) -> VerdictWords {
        match self.file {
            File::Vmt(_) | File::Built(_) => PLAIN,
            File::Btor2(_) => BTOR2,
            File::Aiger(_) => AIGER,
        }
    }

    /// Asks for one property: in VMT by the index that the file gives it, otherwise by its number, from 0, or its name.
    ///
    /// # Errors
    /// If there is none, or several of the name, as a message.
    pub fn choose(&mut self, which: &str) -> Result<(), String> {
        let properties = &self.whole().properties;
        let by_number = match self.file {
            File::Vmt(_) => None,
            _ => which.parse().ok().filter(|&i: &usize| i < properties.len()),
        };
        let mut named = (0..properties.len()).filter(|&i| properties[i].name == which);
        let index = match (by_number, named.next(), named.next()) {
            (Some(index), ..) | (None, Some(index), None) => index,
            (None, Some(_), Some(_)) => return Err(format!("several properties have the name {which}")),
            (None, None, _) => {
                return Err(format!("there is no property {which} among the {}", properties.len()));
            }
        };
        let mut system = self.whole().clone();
        system.properties = vec![system.properties.swap_remove(index)];
        self.chosen = Some((index, system));
        Ok(())
    }
    /// A trace of the system that is asked for as one of the whole system.
    pub fn of_whole(&self, trace: Trace) -> Trace {
        let property = self.chosen.as_ref().map_or(trace.property, |(index, _)| *index);
        Trace { property, ..trace }
    }
    /// The violated property is one that is not asked for.
    pub fn is_beside(&self, trace: &Trace) -> bool {
        self.chosen.as_ref().is_some_and(|(index, _)| *index != trace.property)
    }

    fn vocabulary(&self) -> Vocabulary {
        match &self.file {
            File::Vmt(vmt) => vmt.vocabulary(),
            File::Btor2(btor2) => Vocabulary::of(&btor2.system),
            File::Aiger(aiger) => Vocabulary::of(&aiger.system),
            File::Built(system) => Vocabulary::of(system),
        }
    }

    /// A trace of the whole system as the witness of the format.
    ///
    /// # Errors
    /// If the format has no words for its values.
    pub fn witness(&self, trace: &Trace) -> Result<String, String> {
        match &self.file {
            File::Vmt(_) | File::Built(_) => Ok(self.trace_text(trace)),
            File::Btor2(btor2) => btor2::witness::write(&self.pool, btor2, trace),
            File::Aiger(_) => Ok(aiger::witness::write(trace)),
        }
    }
    /// A trace of the whole system as text.
    pub fn trace_text(&self, trace: &Trace) -> String {
        ts_text::trace::write(&self.pool, self.whole(), &self.vocabulary(), trace)
    }
    /// The values of a trace of the whole system over time.
    pub fn signals(&self, trace: &Trace) -> Vec<Signal> {
        ts_text::table::signals(&self.pool, self.whole(), &self.vocabulary(), trace)
    }
    /// A formula over states and inputs as text.
    pub fn formula_text(&self, formula: Term) -> String {
        print::term_with_names(&self.pool, formula, &self.vocabulary().terms(self.whole()))
    }
    /// An invariant as text.
    pub fn invariant_text(&self, inv: &TsInvariant) -> String {
        ts_text::invariant::write(&self.pool, self.whole(), &self.vocabulary(), inv)
    }

    /// Reads a trace of the whole system: the witness of the format, text that begins with a list, or the witness of AIGER for
    /// the system as `circuit` writes it.
    ///
    /// # Errors
    /// If the text is none of them.
    pub fn read_trace(&self, text: &str) -> Result<Trace, InputError> {
        let is_list = text.trim_start().starts_with(['(', ';']);
        let is_of_bits = text.lines().find(|line| !line.starts_with('c')).is_some_and(|line| line == "1");
        match &self.file {
            File::Aiger(aiger) if !is_list => {
                aiger::witness::read(aiger::witness::Counts::of(&aiger.system), text.as_bytes())
            }
            _ if is_of_bits => self.read_trace_of_bits(text),
            File::Btor2(btor2) if !is_list => btor2::witness::read(&self.pool, btor2, text.as_bytes()),
            _ => ts_text::trace::read(&self.pool, self.whole(), &self.vocabulary(), text.as_bytes()),
        }
    }
    /// Reads the witness of a bit-level tool.
    fn read_trace_of_bits(&self, text: &str) -> Result<Trace, InputError> {
        let options = PdrOptions { max_array_bits: MAX_ARRAY_BITS, ..PdrOptions::default() };
        let circuit = to_circuit(&self.pool, self.whole(), &options, &Stop::never()).map_err(|reason| {
            let message = format!("the witness is one of bits, and the system is none: {reason}");
            InputError::unsupported(Span { line: 1, column: 1 }, message)
        })?;
        let counts = aiger::witness::Counts {
            latches: circuit.latches.len(),
            inputs: circuit.inputs.len(),
            properties: circuit.bad.len(),
        };
        let trace = aiger::witness::read(counts, text.as_bytes())?;
        Ok(from_circuit(&self.pool, self.whole(), &trace))
    }
    /// Reads an invariant, once.
    ///
    /// # Errors
    /// If the text is none.
    pub fn read_invariant(&mut self, text: &str) -> Result<TsInvariant, InputError> {
        let vocabulary = self.vocabulary();
        let scope = self.scope.take().unwrap_or_else(|| smtlib::Context::new(&self.pool, io::empty()));
        let System { pool, file, .. } = self;
        ts_text::invariant::read(pool, file.system(), &vocabulary, scope, text.as_bytes())
    }
}
