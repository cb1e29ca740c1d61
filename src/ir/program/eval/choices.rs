//! Where the values of choices come from.

use super::value::Value;
use crate::program::{GlobalId, Placed, Program, SiteId, Type};

/// What asks for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A choice of the source.
    Site(SiteId),
    /// Bytes of an object that were not written, by the site of its allocation and their offset.
    Contents(SiteId, u64),
    /// Bytes of a global that is defined elsewhere, by their offset.
    Global(GlobalId, u64),
    /// A parameter of the entry function.
    Parameter(usize),
    /// A pointer that the world outside gives, by the site of that.
    Escaped(SiteId),
}

impl Source {
    /// The object with this address, as it was made.
    pub fn of(placed: Placed) -> Option<Source> {
        match placed {
            Placed::Global(id) => Some(Source::Global(id, 0)),
            Placed::Alloc(site) => Some(Source::Contents(site, 0)),
            Placed::Unknown => None,
        }
    }
}

/// A request for a value.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The sites of the calls that lead here, outermost first: those on the stack and those through which the code was copied.
    pub path: &'a [SiteId],
    /// What asks.
    pub source: Source,
    /// The type of the value.
    pub ty: Type,
    /// For [`Source::Contents`] and [`Source::Global`], what a pointer may be: where some of the living objects start. For
    /// [`Source::Escaped`], what the pointer is derived from.
    pub pointees: &'a [Pointee],
    /// For [`Source::Contents`], whose contents.
    pub contents: Option<Contents>,
}

/// A pointer that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointee {
    /// The pointer.
    pub address: u64,
    /// The object that it leads into, as it was made ([`Source::Contents`] or [`Source::Global`] at offset 0), and where that starts;
    /// `None` for a function.
    pub object: Option<(Source, u64)>,
}

/// Contents of an object that nobody has written since it was made or given up to the world outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The object as it was made.
    pub of: Source,
    /// Where it starts.
    pub start: u64,
    /// How often the same place, reached by the same calls, has given up contents before.
    pub round: usize,
}

/// A request for the address of a new object.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The object: [`Source::Contents`] or [`Source::Global`] at offset 0.
    pub source: Source,
    /// Its size in bytes.
    pub size: u64,
    /// What divides its address.
    pub align: u64,
    /// Where some of the living objects lie and end.
    pub objects: &'a [(u64, u64)],
    /// An address from which on there is nothing.
    pub next: u64,
}

/// Gives values to choices.
pub trait Choices {
    /// A value of the type that is asked for.
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value;
    /// Whether the run is of no interest after the last choice.
    fn ends_run(&self) -> bool {
        false
    }
    /// Whether objects are put to places of this one's choosing.
    fn places(&self) -> bool {
        false
    }
    /// Where an object is to lie; it lies elsewhere if that is not free or not aligned.
    fn place(&mut self, _place: Place<'_>) -> Option<u64> {
        None
    }
}

/// Zero always.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zeros;

impl Choices for Zeros {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        Value::zero(program, choice.ty)
    }
}
