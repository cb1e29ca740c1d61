//! What a function leaves behind in the objects that it is given: any bytes, within what is known of them.
//!
//! Deliberately absent: pointers among them.

use super::super::calls::CallSite;
use super::super::files::clock;
use super::super::function::Lowering;
use super::super::memory::byte;
use super::table::{Contract, Decides, Size};
use super::{Success, last_of_clock};
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

/// An object that is filled.
pub(super) struct Filled {
    pub to: Operand,
    pub size: Size,
    pub declared: u64,
}

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

/// Which field is the year, from 1900 on, and which years there are in any zone while clocks count ([`last_of_clock`]).
const YEAR: u64 = 5;
const YEARS: (u64, u64) = (69, 363);

/// Where `st_size` stands, which is not negative, by the bytes of `struct stat`: glibc on x86-64 and AArch64.
const SIZES_OF_FILES: &[(u64, u64)] = &[(144, 48), (128, 48)];

/// The bits of `socklen_t`, and the most bytes of an address (`struct sockaddr_storage`) or of an option.
const COUNT_OF_SOCKETS: u32 = 32;
const LONGEST_ADDRESS: u64 = 128;

impl Lowering<'_, '_> {
    /// Any bytes in an object, the last of which is zero: a text, of which no run has to know how long it is.
    pub(super) fn any_text(&mut self, to: &Operand, size: u64, kind: &SiteKind) {
        self.any_bytes(kind, to, self.pointer_word(size));
        let last = self.pointer_word(size - 1);
        self.end_text(to, &last);
    }

    /// The fields of a time are in their ranges.
    fn limit_fields(&mut self, to: &Operand) {
        for (place, range) in (0..).zip(FIELDS) {
            if let Some(range) = range {
                self.limit_word(to, 4 * place, 32, *range);
            }
        }
    }

    /// The same, also its year if clocks count so far.
    pub(super) fn limit_calendar(&mut self, to: &Operand, time: &Operand) {
        self.limit_fields(to);
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
    pub(super) fn put_bytes(
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
            Size::TextWithin(room) => Some(self.pointer_word(*room)),
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
            Size::Attributes => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                if let Some((_, place)) = SIZES_OF_FILES.iter().find(|(bytes, _)| bytes == declared) {
                    self.limit_word(to, *place, 64, (0, i64::MAX as u64));
                }
            }
            Size::Calendar => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                self.limit_calendar(to, &args[0]);
            }
            Size::Normalised => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                let result = result.clone().expect("the result is a number");
                let Type::Int(bits) = self.build.type_of(&result) else { return };
                let exists = self.build.compare(CompareOp::Ne, result, Operand::Const(Bits::ones(bits)));
                self.only_if(exists, |this| this.limit_fields(to));
            }
            Size::Times(count, unit) => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                (0..count).for_each(|time| self.limit_time(to, time, unit, site));
            }
            Size::Limits => {
                self.any_bytes(kind, to, self.pointer_word(*declared));
                self.limit_by_next(to, declared / 2);
            }
            Size::Counted(place) | Size::Cut(place) => {
                let is_cut = matches!(size, Size::Cut(_));
                self.counted(to, &args[place].clone(), is_cut, kind);
            }
            Size::Results(bytes) => {
                let count = self.length(result.as_ref().expect("the result is a number"));
                let length = self.times(count, bytes);
                self.any_bytes(kind, to, length);
            }
            Size::Pipe => self.descriptors(to, kind),
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
            Size::TextWithin(room) => {
                let room = self.pointer_word(room);
                self.short_text(to, room, kind);
            }
            Size::Text(place) => {
                let room = self.length(&args[place].clone());
                let exists = self.truth(room.clone());
                self.only_if(exists, |this| this.short_text(to, room, kind));
            }
        }
    }

    /// The time of this number in an object is one of a clock, with so many parts of each second.
    fn limit_time(&mut self, object: &Operand, time: u64, unit: u64, site: &CallSite) {
        let bits = self.context.program.pointer_bits;
        let word = u64::from(bits / 8);
        self.limit_word(object, 2 * time * word, bits, (0, last_of_clock(bits, 1)));
        self.limit_word(object, (2 * time + 1) * word, bits, (0, unit - 1));
        if let Some(clock) = clock(site.name, &site.args, time) {
            let parts = [0, word].map(|part| self.displaced(object.clone(), 2 * time * word + part));
            self.runs_on(&clock, &parts);
        }
    }

    /// Bytes of a socket, as many as there is room for by a word; then it says how many there would be, or how many were written if the rest is cut.
    fn counted(&mut self, to: &Operand, count: &Operand, is_cut: bool, kind: &SiteKind) {
        let ty = Type::Int(COUNT_OF_SOCKETS);
        self.check_write(count, self.pointer_word(u64::from(COUNT_OF_SOCKETS / 8)), "write");
        let room = self.build.define(Op::load(count.clone()), ty);
        let all = self.choose(kind, &[ty]).remove(0);
        let is_address =
            self.build.compare(CompareOp::Ule, all.clone(), word(LONGEST_ADDRESS, COUNT_OF_SOCKETS));
        self.build.effect(Op::Assume(is_address));
        let fits = self.build.compare(CompareOp::Ule, all.clone(), room.clone());
        let written = Op::Select { condition: fits, then: all.clone(), otherwise: room };
        let written = self.build.define(written, ty);
        let length = self.length(&written);
        self.any_bytes(kind, to, length);
        let value = if is_cut { written } else { all };
        self.build.effect(Op::Store { address: count.clone(), value });
    }

    /// The two ends of a pipe.
    fn descriptors(&mut self, to: &Operand, kind: &SiteKind) {
        for offset in [0, 4] {
            let descriptor = self.choose(kind, &[Type::Int(32)]).remove(0);
            self.gives_descriptor(&descriptor);
            let address = self.displaced(to.clone(), offset);
            self.check_write(&address, self.pointer_word(4), "write");
            self.build.effect(Op::Store { address, value: descriptor });
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
