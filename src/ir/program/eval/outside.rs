//! The world outside of the program: what it can reach, what it gives, what it writes.
//!
//! It knows the pointers that were given to it, the objects that it made itself, and whatever the pointers in these objects point
//! into. What it stores is any bytes; a pointer that is read from them must be null or one to what it knows, as a number that
//! happens to be the address of another object in this layout of memory is none.

use super::choices::Source;
use super::machine::{Halt, Machine, Step};
use super::memory::{Found, Owner, POINTER};
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
                queue.extend(self.memory.pointers(found, bytes, self.program.little_endian));
            }
        }
        (objects, pointers)
    }

    /// What a pointer may point to whose bytes nobody has written: what the world outside knows, if they come from there,
    /// otherwise the objects made last.
    pub(super) fn pointees(&mut self, source: Source) -> Vec<u64> {
        if self.is_outside(source) { self.reachable().1 } else { self.memory.starts() }
    }

    /// Whether the world outside chooses these contents.
    pub(super) fn is_outside(&self, source: Source) -> bool {
        match source {
            Source::Contents(site, _) => matches!(self.program.sites[site].kind, SiteKind::Outside(_)),
            Source::Global(..) | Source::Escaped(_) => true,
            Source::Site(_) | Source::Parameter(_) => false,
        }
    }

    /// A pointer is read from bytes that the world outside chose.
    pub(super) fn accept(&mut self, found: Found, offset: u64, address: u64) -> Step {
        if address != 0 && !self.is_known(address) {
            return Err(Halt::Undefined("a pointer from outside to what the outside does not know"));
        }
        let bytes = u64::from(self.program.pointer_bits / 8);
        self.memory.flag(found, offset, bytes, POINTER);
        Ok(())
    }

    /// Whether the world outside knows what is at an address.
    fn is_known(&mut self, address: u64) -> bool {
        let (objects, pointers) = self.reachable();
        let inside = self.memory.find(address, 0).is_some_and(|found| objects.contains(&found));
        inside || self.function_at(address).is_some() && pointers.contains(&address)
    }

    /// A pointer that the world outside gives.
    pub(super) fn given(&mut self, origin: Origin, at: Option<Loc>) -> Step<Slot> {
        let path = self.path_of(origin);
        let slot = self.choose(&path, Source::Escaped(origin.site), Type::Pointer, at);
        if self.is_known(slot.value.word().as_u64().unwrap_or(0)) {
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
