//! VMT: transition systems as annotated SMT-LIB.
//!
//! A file declares constants and annotates terms: `(! x :next x')` makes `x` a state variable, `(! f :init true)` and
//! `(! f :trans true)` give the initial states and the relation (several are conjoined), `(! f :invar-property 0)` the good
//! states of a property. Other constants are inputs. The files of MathSAT and nuXmv, of EUFORIA and of Pono are understood
//! (see `read`).
//!
//! The relation is read into functional form ([`eufonium_ir::functional`]): traces are those of the file, but an input that
//! the relation defines is not an input of [`Vmt::system`]; [`Vmt::inputs`] says what its value is.
//!
//! Sources: A. Griggio and others, "Verification Modulo Theories" (the language at vmt-lib.fbk.eu); D. Bueno and K. Sakallah,
//! EUFORIA (VMCAI 2019), for its dialect.
//!
//! Deliberately absent: live properties (read, with a warning), functions with parameters as state, quantifiers.

mod read;
mod write;

#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;

use super::ts_text::{self, Vocabulary};
use eufonium_base::{InputError, Span};
use eufonium_ir::{Term, TermPool, Trace, TransSys};

pub use read::{read, read_with_scope};
pub use write::{Unwritable, write};

/// An input as the file declares it.
#[derive(Clone, Debug)]
pub struct DeclaredInput {
    /// Its name, without quotes.
    pub name: String,
    /// The constant.
    pub term: Term,
    /// Its value in a state that takes a step, over states and inputs of the system: the constant itself, or the term that
    /// the relation makes it equal to.
    pub value: Term,
    /// Where it is declared.
    pub span: Span,
}

/// A VMT file as read.
#[derive(Clone, Debug)]
pub struct Vmt {
    /// The system. Its properties are in the order of the file; a property's name is the index that the file gives it.
    pub system: TransSys,
    /// All inputs of the file, in its order.
    pub inputs: Vec<DeclaredInput>,
    /// For each state the name of its next value in the file, without quotes.
    pub next_names: Vec<String>,
    /// What was passed over, with its place.
    pub warnings: Vec<(Span, String)>,
}

impl Vmt {
    /// The names that traces and invariants use, those of inputs that are defined away included.
    pub fn vocabulary(&self) -> Vocabulary {
        let defined = self.inputs.iter().filter(|i| i.term != i.value);
        Vocabulary::new(&self.system, defined.map(|i| (i.name.as_str(), i.value)))
    }
}

/// Traces in the words of a file.
pub mod trace {
    use super::*;

    /// The trace as text, as [`ts_text::trace`] describes it, with all inputs of the file.
    pub fn write(pool: &TermPool, vmt: &Vmt, trace: &Trace) -> String {
        ts_text::trace::write(pool, &vmt.system, &vmt.vocabulary(), trace)
    }

    /// Reads a trace.
    ///
    /// # Errors
    /// If the text has not the form of a trace, or its values are not those that follow from the first state and inputs.
    pub fn read(pool: &TermPool, vmt: &Vmt, text: &[u8]) -> Result<Trace, InputError> {
        ts_text::trace::read(pool, &vmt.system, &vmt.vocabulary(), text)
    }
}
