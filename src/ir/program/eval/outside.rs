//! The world outside of the program: what it can reach, what it gives, what it writes.
//!
//! It knows the pointers that were given to it, the objects that it made itself, and whatever the pointers in these objects point
//! into. What it stores is any bytes; a pointer that is read from them must be null or one to what it knows, as a number that
//! happens to be the address of another object in this layout of memory is none.

use super::cell::POINTER;
use super::choices::{Contents, Pointee, Source};
use super::contact::{Contact, Known, Road};
use super::given::Given;
use super::machine::{Halt, Machine, Step};
use super::memory::{Found, Owner};
use super::value::Slot;
use super::watch::Watch;
use crate::program::{Declared, Loc, Origin, SiteKind, Type};
use std::rc::Rc;

/// How many pointers are offered for a guess.
const OFFERED: usize = 64;

/// What an address leads to.
enum Lead {
    Function,
    Object(Found),
}

/// What the world outside can reach, each once, the first ones first.
#[derive(Debug, Default)]
pub(super) struct Reachable {
    pub(super) objects: Vec<Found>,
    /// Pointers to objects and functions.
    pub(super) pointers: Vec<Pointee>,
    /// The objects and functions, with the roads that lead there.
    known: Vec<Known>,
}

impl Reachable {
    /// The addresses of all that.
    fn horizon(&self) -> Rc<[(u64, u64)]> {
        self.known.iter().map(|known| (known.start, known.start + known.size.unwrap_or(0))).collect()
    }
}

impl<W: Watch> Machine<'_, W> {
    /// The world outside is given a pointer.
    pub(super) fn escape(&mut self, address: u64) {
        let found = self.memory.find(address, 0);
        let born = found.map(|found| self.memory.object(found).born);
        self.escaped.push(Given { address, born });
    }

    /// What the world outside can reach.
    pub(super) fn reachable(&mut self) -> Reachable {
        let mut all = Reachable::default();
        let given = self.escaped.iter().enumerate().rev();
        let mut queue: Vec<(u64, Road)> = given.map(|(i, given)| (given.address, Road::Given(i))).collect();
        let bytes = u64::from(self.program.pointer_bits / 8);
        while let Some((address, road)) = queue.pop() {
            let is_function = self.function_at(address).is_some();
            let found = if is_function { None } else { self.memory.find(address, 0) };
            if !is_function && found.is_none() {
                continue;
            }
            let object = found.map(|found| self.memory.object(found));
            let is_gone = |i: usize| self.escaped[i].born != object.map(|object| object.born);
            if matches!(road, Road::Given(i) if is_gone(i)) {
                continue;
            }
            let object = object.map(|object| (object.made, object.start));
            let is_new = !all.pointers.iter().any(|p| p.address == address);
            if is_new && (is_function || all.pointers.len() < OFFERED) {
                all.pointers.push(Pointee { address, object });
            }
            let start = object.map_or(address, |(_, start)| start);
            if all.known.iter().any(|known| known.start == start) {
                continue;
            }
            let size = found.map(|found| self.memory.object(found).plan.size);
            if let Some(found) = found {
                all.objects.push(found);
                let object = all.known.len();
                let pointers = self.memory.pointers(found, bytes, self.program.little_endian);
                queue.extend(pointers.map(|(offset, word)| (word, Road::Stored { object, offset })));
            }
            all.known.push(Known { road, address, start, size });
        }
        all
    }

    /// What a pointer may point to whose bytes nobody has written: what the world outside knew when it chose them, if it did,
    /// otherwise the objects made last. A variable that was never set points to none: a violation that needs it would be hard to believe.
    pub(super) fn pointees(&mut self, source: Source, contents: Option<Contents>) -> Vec<Pointee> {
        if !self.is_outside(source) {
            let object = contents.and_then(|contents| self.memory.find(contents.start, 0));
            let local = object.is_some_and(|found| self.memory.object(found).plan.owner == Owner::Frame);
            return if local { vec![] } else { self.memory.starts() };
        }
        let mut pointers = self.reachable().pointers;
        if let Some(horizon) = contents.and_then(|contents| self.memory.horizon_at(contents.start)) {
            pointers.retain(|p| is_within(&horizon, p.address));
        }
        pointers
    }

    /// What the world outside knows now is what it knows of when it chooses the contents of these objects.
    pub(super) fn limit_contents(&mut self, starts: &[u64]) {
        let horizon = self.reachable().horizon();
        for start in starts {
            if let Some(found) = self.memory.find(*start, 0) {
                self.memory.set_horizon(found, horizon.clone());
            }
        }
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
    pub(super) fn accept(&mut self, found: Found, offset: u64, address: u64, to: Declared) -> Step {
        let reachable = self.reachable();
        let horizon = self.memory.object(found).horizon.clone();
        let was_known = horizon.is_none_or(|horizon| is_within(&horizon, address));
        if address != 0 && !(was_known && self.may_give(address, to, &reachable)) {
            return Err(Halt::Undefined("a pointer from outside to what the outside does not know"));
        }
        let bytes = u64::from(self.program.pointer_bits / 8);
        self.memory.flag(found, offset, bytes, POINTER);
        let start = self.memory.object(found).start;
        self.watch.contact(Contact::WrotePointer { start, offset, address, known: reachable.known });
        Ok(())
    }

    /// A pointer that the world outside chose is read again, by a declaration that may be another one: bytes are not chosen
    /// as the address of a function and as that of an object. What has gone since it was read first may have been an object.
    pub(super) fn accept_again(&mut self, address: u64, to: Declared) -> Step {
        let is_gone = self.function_at(address).is_none() && self.memory.find(address, 1).is_none();
        if is_gone || self.declared(address, to).is_some() {
            return Ok(());
        }
        Err(Halt::Undefined("a pointer from outside is read by declarations that contradict each other"))
    }

    /// What an address leads to, if that is what the declaration of the pointer says.
    fn declared(&mut self, address: u64, to: Declared) -> Option<Lead> {
        if self.function_at(address).is_some() {
            return to.may_be_function().then_some(Lead::Function);
        }
        self.memory.find(address, to.bytes()).filter(|_| to.may_be_object()).map(Lead::Object)
    }

    /// Where any pointer of the world outside leads, unless it is null: into an object that it knows, or to a function that it knows, as
    /// the declaration of the pointer says.
    fn may_give(&mut self, address: u64, to: Declared, reachable: &Reachable) -> bool {
        match self.declared(address, to) {
            Some(Lead::Function) => reachable.pointers.iter().any(|p| p.address == address),
            Some(Lead::Object(found)) => reachable.objects.contains(&found),
            None => false,
        }
    }

    /// A pointer that the world outside gives.
    pub(super) fn given(&mut self, origin: Origin, to: Declared, at: Option<Loc>) -> Step<Slot> {
        let path = self.path_of(origin);
        let slot = self.choose(&path, Source::Escaped(origin.site), Type::Pointer, at);
        let address = slot.value.word().as_u64().unwrap_or(0);
        let reachable = self.reachable();
        if self.may_give(address, to, &reachable) {
            self.watch.contact(Contact::Gives { site: origin.site, address, known: reachable.known });
            return Ok(slot);
        }
        Err(Halt::Undefined("a pointer from outside to what the outside does not know"))
    }

    /// The world outside is shown an object, and knows what the pointers in it lead to.
    pub(super) fn lend(&mut self, address: u64, argument: Option<u32>) {
        let Some(found) = self.memory.find(address, 0) else { return };
        let bytes = u64::from(self.program.pointer_bits / 8);
        let pointers = self.memory.pointers(found, bytes, self.program.little_endian);
        let pointers: Vec<(u64, u64)> = pointers.collect();
        let start = self.memory.object(found).start;
        for (offset, pointer) in pointers {
            self.escape(pointer);
            let offset = (start + offset).wrapping_sub(address) as i64;
            self.watch.contact(Contact::Lent { argument, offset });
        }
    }

    /// The world outside writes what it can reach.
    pub(super) fn clobber(&mut self, origin: Origin) {
        let path = self.path_of(origin);
        let reachable = self.reachable();
        let horizon = reachable.horizon();
        self.watch.contact(Contact::Called { site: origin.site, known: reachable.known });
        let rounds = self.clobbers.entry((path.clone(), origin.site)).or_insert(0);
        let round = *rounds;
        *rounds += 1;
        for found in reachable.objects {
            if self.memory.object(found).plan.owner != Owner::Constant {
                self.memory.set_horizon(found, horizon.clone());
                self.memory.forget(found, Source::Contents(origin.site, 0), path.clone(), round);
            }
        }
    }
}

fn is_within(horizon: &[(u64, u64)], address: u64) -> bool {
    horizon.iter().any(|(first, last)| (*first..=*last).contains(&address))
}
