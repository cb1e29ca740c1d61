//! Where members work: on which form of a program, and on which encoding.

use super::lineup::{automatic, indexes_memory};
use super::pure::{Contents, Reduced};
use super::task::{Proven, Task};
use crate::encodings::{BITS, IDEAL, READS};
use crate::members::{self, Member};
use eufonium_ir::Program;
use eufonium_transform::program::encode::IntEncoding;

/// The form whose loops are copied for some trips only.
pub(super) const UNWOUND: usize = 2;

/// The form in which copies of variable length are operators.
pub(super) const RANGES: usize = 3;

/// The form without what arrays hold.
pub(super) const FORGETFUL: usize = 4;

/// The form with loops in which arrays are apart from the structures that they are in.
pub(super) const MEMBERS: usize = 5;

/// The form with loops in which of arrays of bytes only the first and the last zero are kept.
pub(super) const TERMINATORS: usize = 6;

/// The form with loops in which short tables of pointers are arrays.
pub(super) const TABLES: usize = 7;

/// The form with loops in which short arrays that are indexed are arrays.
pub(super) const INDEXED: usize = 8;

/// The form with loops that keeps which record holds one that may be lost, however long the chains of records are.
pub(super) const CHAINS: usize = 9;

/// What a form keeps of what arrays hold.
pub(super) fn contents(form: usize, task: &Task<'_>) -> Contents {
    match form {
        FORGETFUL => Contents::Nothing,
        TERMINATORS => Contents::Terminators,
        INDEXED => Contents::Indexed,
        TABLES => Contents::Tables { texts: task.has_texts() },
        _ => Contents::first(task.options),
    }
}

/// What is solved beside the form of the program that a contest begins with.
#[derive(Default)]
pub(super) struct Others {
    /// The program with its loops.
    pub(super) loops: bool,
    /// This one, with copies of its loops for some trips.
    pub(super) unwound: Option<Reduced>,
    /// This one, with copies of variable length as operators, if it has no loops but those.
    pub(super) ranges: Option<Reduced>,
}

/// A member that works on an encoding of a form.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) form: usize,
    pub(super) encoding: IntEncoding,
    pub(super) member: Member,
}

impl Place {
    /// Whether the member works on the program itself, whatever its form and encoding.
    pub(super) fn is_of_program(&self) -> bool {
        [members::RUNS, members::PARTS, members::VALID].contains(&self.member)
    }

    /// Who has proven what this member proves.
    pub(super) fn proven(&self) -> Proven {
        (self.encoding, self.member.engine)
    }

    /// Whether its answers can be proofs only.
    pub(super) fn proves_alone(&self) -> bool {
        self.member.is_partial() && !self.is_of_program() && self.form != UNWOUND
    }
}

/// A place for each of these on a form.
pub(super) fn place(form: usize) -> impl Fn(&(IntEncoding, Member)) -> Place {
    move |&(encoding, member)| Place { form, encoding, member }
}

/// Adds what is solved beside the forms if engines are chosen automatically: without arrays, by runs, with copies as operators, with some trips of each loop.
pub(super) fn add_automatic(
    places: &mut Vec<Place>,
    task: &Task<'_>,
    (pure, straight): (&Program, bool),
    others: &Others,
) {
    if task.is_forgetful(pure) && indexes_memory(task.program) {
        let wanted = |&&(encoding, member): &&(IntEncoding, Member)| task.admits(Some(encoding), member);
        let forgetful = members::FORGETFUL.iter().filter(wanted).map(place(FORGETFUL));
        // One check rarely needs what arrays hold, and work on it is short.
        let front = if task.is_part() { 0 } else { places.len() };
        places.splice(front..front, forgetful);
    }
    if !straight && !task.is_large() && indexes_memory(task.program) {
        places.extend(automatic(task.options, members::INDEXED).iter().map(place(INDEXED)));
    }
    if task.makes_runs() {
        places.insert(0, place(0)(&(IDEAL, members::RUNS)));
    }
    if others.ranges.is_some() && task.admits(Some(READS), members::ONE_QUESTION) {
        places.insert(1, place(RANGES)(&(READS, members::ONE_QUESTION)));
    }
    if let Some(reduced) = &others.unwound
        && !straight
    {
        let encoding = if reduced.has_ranges() { READS } else { BITS };
        if task.admits(Some(encoding), members::UNWOUND) {
            places.push(place(UNWOUND)(&(encoding, members::UNWOUND)));
        }
    }
}
