//! The world outside of the program: what it can reach, what it gives, what it writes.
//!
//! It knows the pointers that were given to it, the objects that it made itself, and whatever the words in these objects point
//! into. A word that happens to be the address of an object counts as a pointer to it: a run is looked for, and in another
//! layout of memory the same run exists without the coincidence.

use super::choices::Source;
use super::machine::{Halt, Machine, Step};
use super::memory::{Found, Owner};
use super::value::Slot;
use super::watch::Watch;
use crate::ir::program::{Loc, Origin, SiteKind, Type};

/// How many pointers are offered for a guess.
const OFFERED: usize = 64;

impl<W: Watch> Machine<'_, W> {
    /// The objects that the world outside can reach, and pointers to what it can reach, each once, the first ones first.
    pub(super) fn reachable(&mut self) -> (Vec<Found>, Vec<u64>) {
        let (mut objects, mut pointers): (Vec<Found>, Vec<u64>) = (vec![], vec![]);
        let mut queue = self.escaped.clone();
        queue.reverse();
        let bytes = u64::from(self.program.pointer_bits / 8);
        while let Some(address) = queue.pop() {
            if self.function_at(address).is_some() {
                if !pointers.contains(&address) {
                    pointers.push(address);
                }
                continue;
            }
            let Some(found) = self.memory.find(address, 0) else { continue };
            if pointers.len() < OFFERED && !pointers.contains(&address) {
                pointers.push(address);
            }
            if !objects.contains(&found) {
                objects.push(found);
                queue.extend(self.memory.words(found, bytes, self.program.little_endian));
            }
        }
        (objects, pointers)
    }

    /// What a pointer may point to whose bytes nobody has written: what the world outside knows, if they come from there,
    /// otherwise the objects made last.
    pub(super) fn pointees(&mut self, source: Source) -> Vec<u64> {
        let from_outside = match source {
            Source::Contents(site, _) => matches!(self.program.sites[site].kind, SiteKind::Outside(_)),
            _ => true,
        };
        if from_outside { self.reachable().1 } else { self.memory.starts() }
    }

    /// A pointer that the world outside gives.
    pub(super) fn given(&mut self, origin: Origin, at: Option<Loc>) -> Step<Slot> {
        let path = self.path_of(origin);
        let slot = self.choose(&path, Source::Escaped(origin.site), Type::Pointer, at);
        let address = slot.value.word().as_u64().unwrap_or(0);
        let (objects, _) = self.reachable();
        let inside = self.memory.find(address, 0).is_some_and(|found| objects.contains(&found));
        if inside || self.function_at(address).is_some_and(|_| self.escaped.contains(&address)) {
            return Ok(slot);
        }
        Err(Halt::Undefined("a pointer from outside to what the outside does not know"))
    }

    /// The world outside writes what it can reach.
    pub(super) fn clobber(&mut self, origin: Origin) {
        let path = self.path_of(origin);
        for found in self.reachable().0 {
            if self.memory.object(found).plan.owner != Owner::Constant {
                self.memory.forget(found, Source::Contents(origin.site, 0), path.clone());
            }
        }
    }
}
