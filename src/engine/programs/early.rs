//! Which forms of a program are made before a contest begins, and which members work on which form.
//!
//! Whether a form can be made is known only when it was tried, and members of one that cannot say nothing; where it is made, it may be the
//! form that is solved first. So those of small programs are made at once, and those of large ones when their members' turns come.

use super::form::{Form, members_apart, tables_whole, with_loops};
use super::lineup::{
    automatic, has_arrays, has_lists, indexes_memory, is_straight, members, members_for_records,
};
use super::places::{CHAINS, MEMBERS, Others, Place, TABLES, TERMINATORS, add_automatic, contents, place};
use super::pure::Reduced;
use super::task::Task;
use crate::encodings::IDEAL;
use crate::members;
use eufonium_base::Stats;
use eufonium_ir::{Program, Reason};

/// A form that was made, or why it cannot be; nothing if that was not tried.
pub(super) type Tried = Option<Result<Form, Reason>>;

/// What was made before a contest, and what a program has that decides who works on it.
pub(super) struct Early {
    /// Whether the first form has no loops.
    pub(super) straight: bool,
    /// Whether there are objects whose number is not known.
    lists: bool,
    /// Whether members for arrays apart from their structures, and for texts, are of use.
    members: bool,
    texts: bool,
    /// Arrays apart from their structures, zeros of texts alone, short tables as arrays.
    pub(super) apart: Tried,
    pub(super) zeros: Tried,
    pub(super) tables: Tried,
    /// The program with its loops, if a form was made of it, and with how many instructions of copies it was made.
    pub(super) looped: Option<(Reduced, usize)>,
}

fn is_made(form: &Tried) -> bool {
    matches!(form, Some(Ok(_)))
}

fn cannot_be(form: &Tried) -> bool {
    matches!(form, Some(Err(_)))
}

impl Early {
    pub(super) fn new(task: &Task<'_>, pure: &Program, stats: &mut Stats) -> Self {
        let (straight, lists) = (is_straight(pure), has_lists(task.program));
        let (members, texts) = (!straight && task.has_members(), !straight && task.has_texts());
        let mut early =
            Early { straight, lists, members, texts, apart: None, zeros: None, tables: None, looped: None };
        if task.is_large() {
            return early;
        }
        // Passes do not end by themselves where there is no time for what is made of the forms.
        let is_open = || !task.stop.poll();
        early.apart = (members && is_open()).then(|| members_apart(task, stats));
        early.tables = (!early.for_tables(task).is_empty() && is_open()).then(|| tables_whole(task, stats));
        early.looped = (texts && is_open()).then(|| task.with_loops(task.first(), stats));
        let zeros = |looped| with_loops(task, looped, contents(TERMINATORS, task), stats);
        early.zeros = early.looped.as_ref().map(zeros);
        early
    }

    /// The places on short tables.
    fn for_tables(&self, task: &Task<'_>) -> Vec<Place> {
        let any = !self.straight && self.lists;
        let all = if any { automatic(task.options, members::TABLES) } else { vec![] };
        all.iter().map(place(TABLES)).collect()
    }

    /// Whether there are several texts at run time, of which nobody knows much who looks at bytes.
    pub(super) fn has_text_tables(&self) -> bool {
        matches!(&self.zeros, Some(Ok(form)) if has_arrays(&form.pure.program))
    }

    /// The form that is solved first, where copies of loops may be much larger than the program.
    pub(super) fn first(&self, is_bulky: bool) -> usize {
        match (is_made(&self.apart), self.has_text_tables(), is_bulky) {
            (true, ..) => MEMBERS,
            (_, true, _) => TERMINATORS,
            (.., true) => 1,
            _ => 0,
        }
    }

    /// Who works where, in the order of turns, with how many checks the first form has, and whether of several kinds.
    pub(super) fn places(
        &self,
        task: &Task<'_>,
        (pure, checks, has_kinds): (&Program, usize, bool),
        others: &Others,
    ) -> Vec<Place> {
        let mut places = self.on_arrays(task, pure, others);
        if self.texts && !cannot_be(&self.zeros) {
            let texts = automatic(task.options, members::TEXTS);
            // The first of them is mostly enough for one text, where others take long.
            let ahead = if self.has_text_tables() { texts.len() } else { 1.min(texts.len()) };
            let (front, back) = texts.split_at(ahead);
            places.splice(0..0, front.iter().map(place(TERMINATORS)));
            places.extend(back.iter().map(place(TERMINATORS)));
        }
        // If there are tables, nothing else says more of them.
        if !cannot_be(&self.tables) {
            places.splice(0..0, self.for_tables(task));
        }
        if !self.straight && self.lists && task.asks_for_lost() {
            places.splice(0..0, automatic(task.options, members::CHAINS).iter().map(place(CHAINS)));
        }
        if task.options.engine.engine.is_auto() {
            add_automatic(&mut places, task, (pure, self.straight), others);
        }
        add_parts(&mut places, task, (checks, has_kinds));
        if task.may_leave_invalid_out() {
            places.push(place(0)(&(IDEAL, members::VALID)));
        }
        places.sort_by_key(|place| !task.has_proven(place.proven()));
        places
    }

    /// The places on forms with all that arrays hold: copies of loops, loops, and loops with arrays apart from their structures.
    fn on_arrays(&self, task: &Task<'_>, pure: &Program, others: &Others) -> Vec<Place> {
        let of_copies = members(task.options, pure, self.straight, (has_arrays(pure), self.lists));
        // Abstractions of loops are of no use where there are none.
        let of_copies = of_copies.iter().filter(|(_, member)| !(others.loops && member.is_partial()));
        let mut places: Vec<Place> = of_copies.map(place(0)).collect();
        if others.loops {
            let arrays = indexes_memory(task.program);
            places.extend(members(task.options, pure, false, (arrays, self.lists)).iter().map(place(1)));
        }
        if self.members && !cannot_be(&self.apart) {
            places.extend(members_for_records(task.options, pure).iter().map(place(MEMBERS)));
        }
        places
    }
}

/// Adds the proofs check by check, if there are several checks.
fn add_parts(places: &mut Vec<Place>, task: &Task<'_>, (checks, has_kinds): (usize, bool)) {
    let alone = task.is_part() || task.options.unwind.is_some() || !task.has_member(members::PARTS);
    if checks <= 1 || alone {
        return;
    }
    // Where properties differ in kind, no invariant is the proof of all of them, and what finds short runs and simple ones was asked.
    let first = places.iter().position(|place| has_kinds && place.member.engine == "kind");
    places.insert(first.map_or(places.len(), |i| i + 1), place(0)(&(IDEAL, members::PARTS)));
}
