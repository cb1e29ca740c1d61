//! Functions of the C library and of POSIX of which only is said what their manual allows: one table.
//!
//! The result is any value in a range, and a function that succeeds leaves any bytes in the objects that it is given to be
//! filled, and in no other place: as many as their type has, as an argument says, or as the result says. What the system decides (times, files, input) is
//! any value of the world outside; what the arguments decide is not modelled, so that no alarm rests on it.
//! A call whose arguments do not fit, or whose declaration does not say how large an object is, is not supported, as before.
//!
//! Sources: ISO C17 clause 7, POSIX.1-2017 (XSH), the manual of the GNU C Library.
//! Deliberately absent: pointers in what is filled, and memory that the system maps.

mod table;

use super::calls::CallSite;
use super::files::clock;
use super::function::Lowering;
use super::memory::byte;
use super::tables::object;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CheckKind, CompareOp, Op, Operand, SiteKind, Type};
use table::{Contract, Decides, Gives, Size, TABLE};

/// What is known of a function of this name, by its place in the table.
pub(super) fn find(name: &str) -> Option<usize> {
    TABLE.iter().position(|contract| contract.names.split_ascii_whitespace().any(|known| known == name))
}

/// An object that is filled.
struct Filled {
    to: Operand,
    size: Size,
    declared: u64,
}

/// The bytes of the fields of `struct tm` that C knows.
const CALENDAR: u64 = 36;

/// The ranges of these fields (C 7.27.1p4); years are any where the time is, as is whether the time of summer is in force.
const FIELDS: &[Option<(u64, u64)>] = &[
    Some((0, 60)),
    Some((0, 59)),
    Some((0, 23)),
    Some((1, 31)),
    Some((0, 11)),
    None,
    Some((0, 6)),
    Some((0, 365)),
    None,
];

/// The last number that clocks of Linux count to in a word of so many bits, if they count so many parts of a second: seconds end where
/// nanoseconds fill 63 bits (`KTIME_SEC_MAX`), or with the word.
pub(super) fn last_of_clock(bits: u32, parts: u64) -> u64 {
    let last = u64::MAX / 2 / 1_000_000_000 * parts;
    last.min((1 << (bits - 1)) - 1)
}

/// Which field is the year, from 1900 on, and which years there are in any zone while clocks count ([`last_of_clock`]).
const YEAR: u64 = 5;
const YEARS: (u64, u64) = (69, 363);

/// Whether a function succeeded: a bit; none if it always does.
type Success = Option<Operand>;

impl Lowering<'_, '_> {
    /// The results of a call, unless it does not fit.
    pub fn contract(&mut self, number: usize, site: &CallSite) -> Option<Vec<Operand>> {
        let contract = &TABLE[number];
        let declared = self.context.declared_pointees(site.id);
        let fits = contract.puts.iter().all(|(to, size)| {
            let pointer = site.args.get(*to).is_some_and(|arg| self.build.type_of(arg) == Type::Pointer);
            let bytes = declared.get(to + 1).map_or(0, |to| to.bytes());
            pointer
                && match size {
                    _ if site.args[*to] == Operand::Null => true,
                    Size::Declared | Size::Rest | Size::Set | Size::Limits => bytes > 1,
                    Size::Calendar => bytes >= CALENDAR,
                    Size::Times(count, _) => {
                        bytes >= count * u64::from(self.context.program.pointer_bits / 4)
                    }
                    Size::Given(place) | Size::Text(place) | Size::Each(place, _) => {
                        site.args.get(*place).is_some()
                    }
                    Size::Result | Size::Printed | Size::Fixed(_) | Size::Template | Size::Pipe => true,
                }
        });
        let named = match contract.gives {
            Gives::Count(place)
            | Gives::Items(place)
            | Gives::Below(place)
            | Gives::Same(place)
            | Gives::Into(place, ..)
            | Gives::Character(place) => Some(place),
            _ => None,
        };
        if !fits || named.is_some_and(|place| place >= site.args.len()) || site.results.len() > 1 {
            return None;
        }
        let unmodelled = |what: &str| SiteKind::Unmodelled(format!("{what} of `{}`", site.name));
        let system = SiteKind::External(site.name.to_string());
        let (kind, filled) = match contract.decides {
            Decides::Nothing | Decides::Failure => (system.clone(), system),
            Decides::Filled => (system, unmodelled("what is filled")),
            Decides::All => (unmodelled("the result"), unmodelled("the result")),
        };
        let (result, success) = self.given(contract.gives, &kind, site)?;
        if let (Decides::Failure, Some(success)) = (contract.decides, &success) {
            let fails = self.not(success.clone());
            self.only_if(fails, |this| this.no_alarm(&format!("that `{}` fails", site.name)));
        }
        for (to, size) in contract.puts {
            let bytes = declared.get(to + 1).map_or(0, |to| to.bytes());
            let to = site.args[*to].clone();
            self.put_bytes(
                &Filled { to, size: *size, declared: bytes },
                (&result, &success),
                contract,
                &filled,
                site,
            );
        }
        Some(result.into_iter().collect())
    }

    /// The result, and whether the function succeeded.
    fn given(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
    ) -> Option<(Option<Operand>, Success)> {
        let Some(ty) = site.results.first() else {
            return (gives == Gives::Any).then_some((None, None));
        };
        let Type::Int(bits) = *ty else {
            return self.given_pointer(gives, kind, site);
        };
        match gives {
            Gives::Any => Some((Some(self.choose(kind, &[*ty]).remove(0)), None)),
            Gives::Same(_) | Gives::Into(..) | Gives::Text(..) | Gives::Calendar(_) | Gives::Entry(_) => None,
            _ => {
                let (result, success) = self.given_number(gives, kind, site, bits);
                Some((Some(result), Some(success)))
            }
        }
    }

    /// A number as the result, and whether the function succeeded.
    fn given_number(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
        bits: u32,
    ) -> (Operand, Operand) {
        let mut result = self.choose(kind, &[Type::Int(bits)]).remove(0);
        let least = Operand::Const(Bits::ones(bits));
        let most = |this: &mut Self, place: usize| {
            let most = site.args[place].clone();
            this.resize(most, bits, false)
        };
        let chosen = result.clone();
        let limit = |this: &mut Self, op, bound| {
            let fits = this.build.compare(op, chosen.clone(), bound);
            this.build.effect(Op::Assume(fits));
        };
        let zero = word(0, bits);
        match gives {
            Gives::Zero => limit(self, CompareOp::Eq, zero.clone()),
            Gives::Truth => limit(self, CompareOp::Ule, word(1, bits)),
            Gives::Status => {
                limit(self, CompareOp::Sge, least);
                limit(self, CompareOp::Sle, zero.clone());
            }
            Gives::Error => limit(self, CompareOp::Sge, zero.clone()),
            Gives::Natural | Gives::Descriptor => limit(self, CompareOp::Sge, least),
            Gives::Clock(parts) => {
                limit(self, CompareOp::Sge, least);
                limit(self, CompareOp::Sle, word(last_of_clock(bits, parts), bits));
            }
            Gives::Character(place) => {
                let character = self.resize(site.args[place].clone(), 8, false);
                let character = self.resize(character, bits, false);
                let condition = self.build.compare(CompareOp::Eq, result, least.clone());
                let either = Op::Select { condition, then: least, otherwise: character };
                result = self.build.define(either, Type::Int(bits));
            }
            Gives::Positive => limit(self, CompareOp::Sge, word(1, bits)),
            Gives::Count(place) => {
                limit(self, CompareOp::Sge, least);
                let most = most(self, place);
                let failed = self.build.compare(CompareOp::Slt, result.clone(), zero.clone());
                let fits = self.build.compare(CompareOp::Ule, result.clone(), most);
                let either = self.build.binary(BinaryOp::Or, failed, fits);
                self.build.effect(Op::Assume(either));
            }
            Gives::Items(place) => {
                let most = most(self, place);
                limit(self, CompareOp::Ule, most);
            }
            Gives::Below(place) => {
                let most = most(self, place);
                let none = self.build.compare(CompareOp::Eq, result.clone(), zero.clone());
                let fits = self.build.compare(CompareOp::Ult, result.clone(), most);
                let either = self.build.binary(BinaryOp::Or, none, fits);
                self.build.effect(Op::Assume(either));
            }
            _ => {}
        }
        let success = match gives {
            Gives::Status | Gives::Error => self.build.compare(CompareOp::Eq, result.clone(), zero),
            Gives::Below(_) => self.build.compare(CompareOp::Ne, result.clone(), zero),
            _ => self.build.compare(CompareOp::Sge, result.clone(), zero),
        };
        match gives {
            Gives::Descriptor => self.only_if(success.clone(), |this| this.gives_descriptor(&result)),
            Gives::Clock(_) => self.only_if(success.clone(), |this| this.shows(&result)),
            _ => {}
        }
        (result, success)
    }

    /// A pointer as the result, and whether the function succeeded.
    fn given_pointer(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
    ) -> Option<(Option<Operand>, Success)> {
        let (pointer, may_fail) = match gives {
            Gives::Into(place, name, size) => {
                let given = self.as_pointer(&site.args[place].clone());
                let own = self.library_bytes(name, size);
                self.assume_large(site);
                let condition = self.truth(given.clone());
                let select = Op::Select { condition, then: given, otherwise: own };
                let to = self.build.define(select, Type::Pointer);
                self.any_text(&to, size, kind);
                (to, true)
            }
            Gives::Same(place) => {
                let same = self.as_pointer(&site.args[place].clone());
                let exists = self.truth(same.clone());
                let what = format!("a null pointer for `{}` is not supported", site.name);
                self.assert(CheckKind::Unsupported, what, exists);
                (same, true)
            }
            Gives::Text(name, size, may_fail) => {
                let to = self.library_bytes(name, size);
                self.assume_large(site);
                self.any_text(&to, size, kind);
                (to, may_fail)
            }
            Gives::Entry(name) => {
                let size = self.context.declared_pointees(site.id).first()?.bytes();
                let end = self.end_of_name(size)?;
                let to = self.library_bytes(name, size);
                self.any_text(&to, end, kind);
                (to, true)
            }
            Gives::Calendar(name) => {
                let size = self.context.declared_pointees(site.id).first().map_or(0, |to| to.bytes());
                if size < CALENDAR {
                    return None;
                }
                let to = self.library_bytes(name, size);
                self.any_bytes(kind, &to, self.pointer_word(size));
                self.limit_calendar(&to, &site.args[0]);
                (to, true)
            }
            _ => return None,
        };
        if !may_fail {
            return Some((Some(pointer), None));
        }
        let success = self.choose(kind, &[Type::Int(1)]).remove(0);
        let select = Op::Select { condition: success.clone(), then: pointer, otherwise: Operand::Null };
        Some((Some(self.build.define(select, Type::Pointer)), Some(success)))
    }

    /// Where the name ends in an entry of a folder of so many bytes at the latest: names have 256 bytes with their end, and stand last.
    fn end_of_name(&self, size: u64) -> Option<u64> {
        const NAME: u64 = 256;
        let bits = u64::from(self.context.program.pointer_bits);
        // An inode and an offset, two words; how long the entry is, and of which kind.
        [64, bits]
            .into_iter()
            .map(|word| 2 * (word / 8) + 3 + NAME)
            .find(|end| (*end..end + 8).contains(&size))
    }

    /// Texts of the library end somewhere in objects of a fixed size; how large they are is not known.
    fn assume_large(&mut self, site: &CallSite) {
        if self.context.wants(CheckKind::Dereference) {
            let what = format!("objects that `{}` returns are large enough", site.name);
            self.context.assume_about(what, self.at);
        }
    }

    /// An object of the library.
    fn library_bytes(&mut self, name: &'static str, size: u64) -> Operand {
        let make = |_: &mut super::Context| object(name, false, vec![0; size as usize]);
        Operand::Global(self.context.library_object(name, make))
    }

    /// Any bytes in an object, the last of which is zero: a text, of which no run has to know how long it is.
    fn any_text(&mut self, to: &Operand, size: u64, kind: &SiteKind) {
        self.any_bytes(kind, to, self.pointer_word(size));
        let last = self.pointer_word(size - 1);
        self.end_text(to, &last);
    }

    /// The fields of a time are in their ranges, also its year if clocks count so far.
    fn limit_calendar(&mut self, to: &Operand, time: &Operand) {
        for (place, range) in (0..).zip(FIELDS) {
            if let Some(range) = range {
                self.limit_word(to, 4 * place, 32, *range);
            }
        }
        let bits = self.context.program.pointer_bits;
        let seconds = self.build.define(Op::load(time.clone()), Type::Int(bits));
        let is_counted = self.build.compare(CompareOp::Ule, seconds, word(last_of_clock(bits, 1), bits));
        self.only_if(is_counted, |this| this.limit_word(to, 4 * YEAR, 32, YEARS));
    }

    /// A word in memory is a number between two: another one becomes the least.
    fn limit_word(&mut self, object: &Operand, offset: u64, bits: u32, (low, high): (u64, u64)) {
        let address = self.displaced(object.clone(), offset);
        let value = self.build.define(Op::load(address.clone()), Type::Int(bits));
        let above = self.build.compare(CompareOp::Sge, value.clone(), word(low, bits));
        let below = self.build.compare(CompareOp::Sle, value.clone(), word(high, bits));
        let condition = self.build.binary(BinaryOp::And, above, below);
        let value = Op::Select { condition, then: value, otherwise: word(low, bits) };
        let value = self.build.define(value, Type::Int(bits));
        self.build.effect(Op::Store { address, value });
    }

    /// The first number in an object is at most the next one, of as many bytes.
    fn limit_by_next(&mut self, object: &Operand, bytes: u64) {
        let ty = Type::Int(8 * bytes as u32);
        let most = self.displaced(object.clone(), bytes);
        let most = self.build.define(Op::load(most), ty);
        let first = self.build.define(Op::load(object.clone()), ty);
        let condition = self.build.compare(CompareOp::Ule, first.clone(), most.clone());
        let value = self.build.define(Op::Select { condition, then: first, otherwise: most }, ty);
        self.build.effect(Op::Store { address: object.clone(), value });
    }

    /// Fills an object, unless the pointer to it is null.
    fn put_bytes(
        &mut self,
        filled: &Filled,
        (result, success): (&Option<Operand>, &Success),
        contract: &Contract,
        kind: &SiteKind,
        site: &CallSite,
    ) {
        let Filled { to, size, declared } = filled;
        let args = &site.args;
        if *to == Operand::Null {
            return;
        }
        let (given, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let exists = self.truth(to.clone());
        self.build.branch(exists, given, done);
        self.build.switch_to(given);
        let (full, failed) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let success = success.clone().unwrap_or_else(|| word(1, 1));
        self.build.branch(success, full, failed);
        self.build.switch_to(full);
        self.fill_object(filled, result, kind, site);
        self.build.jump(done, vec![]);
        self.build.switch_to(failed);
        // What a function that failed leaves behind.
        let left = match size {
            Size::Rest => Some(self.pointer_word(*declared)),
            Size::Text(place) => Some(self.length(&args[*place].clone())),
            Size::Printed => Some(self.length(&args[1].clone())),
            Size::Declared | Size::Calendar if contract.decides != Decides::Nothing => {
                Some(self.pointer_word(*declared))
            }
            _ => None,
        };
        if let Some(length) = left {
            self.any_bytes(kind, to, length);
        }
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
    }

    /// What a function that succeeded leaves behind.
    fn fill_object(&mut self, filled: &Filled, result: &Option<Operand>, kind: &SiteKind, site: &CallSite) {
        let Filled { to, size, declared } = filled;
        let args = &site.args;
        match *size {
            Size::Rest => {}
            Size::Declared => self.any_bytes(kind, to, self.pointer_word(*declared)),
            Size::Fixed(bytes) => self.any_bytes(kind, to, self.pointer_word(bytes)),
            Size::Calendar => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                self.limit_calendar(to, &args[0]);
            }
            Size::Times(count, unit) => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                let bits = self.context.program.pointer_bits;
                let word = u64::from(bits / 8);
                for time in 0..count {
                    self.limit_word(to, 2 * time * word, bits, (0, last_of_clock(bits, 1)));
                    self.limit_word(to, (2 * time + 1) * word, bits, (0, unit - 1));
                    if let Some(clock) = clock(site.name, args, time) {
                        let parts = [0, word].map(|part| self.displaced(to.clone(), 2 * time * word + part));
                        self.runs_on(&clock, &parts);
                    }
                }
            }
            Size::Limits => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                self.limit_by_next(to, declared / 2);
            }
            Size::Pipe => {
                for offset in [0, 4] {
                    let descriptor = self.choose(kind, &[Type::Int(32)]).remove(0);
                    self.gives_descriptor(&descriptor);
                    let address = self.displaced(to.clone(), offset);
                    self.check_write(&address, self.pointer_word(4), "write");
                    self.build.effect(Op::Store { address, value: descriptor });
                }
            }
            Size::Set => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                let result = result.clone().expect("the result is a number");
                let some = self.truth(result);
                let none = self.not(some);
                let length = self.pointer_word(*declared);
                let clear = Op::SetMemory { to: to.clone(), byte: byte(0), length };
                self.only_if(none, |this| this.build.effect(clear));
            }
            Size::Given(place) => {
                let length = self.length(&args[place].clone());
                self.any_bytes(kind, to, length);
            }
            Size::Each(place, bytes) => {
                let count = self.length(&args[place].clone());
                let length = self.times(count, bytes);
                self.any_bytes(kind, to, length);
            }
            Size::Result | Size::Printed => {
                let length = self.length(result.as_ref().expect("the result is a number"));
                self.any_bytes(kind, to, length.clone());
                if *size == Size::Printed {
                    self.end_text(to, &length);
                }
            }
            Size::Template => self.last_characters(to, kind),
            Size::Text(place) => {
                let room = self.length(&args[place].clone());
                let exists = self.truth(room.clone());
                self.only_if(exists, |this| this.short_text(to, room, kind));
            }
        }
    }

    /// Other characters at the end of a text that has so many (`mkstemp`).
    fn last_characters(&mut self, to: &Operand, kind: &SiteKind) {
        const COUNT: u64 = 6;
        let bits = self.context.program.pointer_bits;
        let length = self.string_length(to, None);
        let fits = self.build.compare(CompareOp::Uge, length.clone(), word(COUNT, bits));
        self.only_if(fits, |this| {
            let start = this.build.binary(BinaryOp::Sub, length, word(COUNT, bits));
            for offset in 0..COUNT {
                let index = this.build.binary(BinaryOp::Add, start.clone(), word(offset, bits));
                let address = this.byte_of(to, &index);
                let value = this.choose(kind, &[Type::Int(8)]).remove(0);
                let is_character = this.build.compare(CompareOp::Ne, value.clone(), byte(0));
                this.build.effect(Op::Assume(is_character));
                this.check_write(&address, this.pointer_word(1), "write");
                this.build.effect(Op::Store { address, value });
            }
        });
    }

    /// A text with its end in some bytes, of which there is one.
    fn short_text(&mut self, to: &Operand, room: Operand, kind: &SiteKind) {
        let ty = self.build.type_of(&room);
        let length = self.choose(kind, &[ty]).remove(0);
        let fits = self.build.compare(CompareOp::Ult, length.clone(), room);
        self.build.effect(Op::Assume(fits));
        self.any_bytes(kind, to, length.clone());
        self.end_text(to, &length);
    }

    fn end_text(&mut self, to: &Operand, length: &Operand) {
        let end = self.byte_of(to, length);
        self.check_write(&end, self.pointer_word(1), "write");
        self.build.effect(Op::Store { address: end, value: byte(0) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once() {
        let mut names: Vec<&str> = TABLE.iter().flat_map(|c| c.names.split_ascii_whitespace()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
