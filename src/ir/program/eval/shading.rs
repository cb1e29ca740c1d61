//! What of a run would be another one with other choices or another layout of memory.
//!
//! A value has a *shade*: it is the same in all runs, or the address of an object (or function) plus a number that is the same in all runs, or
//! the distance of two of them, or anything. As long as nothing of the last kind decides (a branch, an assumption that does not hold, a check, a length, a divisor, where an access is), and
//! accesses stay in the objects from which their addresses come, all runs take the same way and end in the same manner, or silently at an
//! assumption that holds in this one: a run says of all of them what it shows. Of two addresses, differences and comparisons within one object are the same in all runs, equality
//! also between bytes of different living objects, whether a distance between these is within one of them, and the low bits that the alignment of the object determines.
//!
//! This is an analysis of dependence along one run with the bits of words as in Seward and Nethercote, "Using Valgrind to detect undefined
//! value errors with bit-precision" (USENIX 2005); addresses are kept as base and number, so that most of
//! what programs do with pointers keeps its meaning, their bytes one by one included. Deliberately absent: control dependence, as the first decision of the
//! last kind ends what is known; more than one base in a value.

use super::machine::Machine;
use super::memory::{Found, Owner};
use super::shade::Shade::{self, Any, Base, Between, Far, Part, Plain, Term};
use super::shade::{ANY, bits, cast, low};
use super::shades::Depends;
use super::watch::Watch;
use crate::program::{BinaryOp, CompareOp, Function, Instr, Op, Operand};

impl<W: Watch> Machine<'_, W> {
    /// From here on other runs may differ.
    pub(super) fn depend(&mut self, what: &'static str) {
        if self.shades.kept && self.shades.depends.is_none() {
            let (function, at) = (self.running(), self.shades.at);
            self.shades.depends = Some(Depends { what, function, at });
        }
    }

    /// The shade of an address or a function's address that the program names.
    pub(super) fn base(&self, address: u64) -> Shade {
        if self.shades.kept { Base(address) } else { Plain }
    }

    pub(super) fn shade_of(&self, operand: &Operand) -> Shade {
        match operand {
            Operand::Value(v) => self.value_shade(*v),
            Operand::Const(_) | Operand::Null => Plain,
            named => self.operand(named).shade,
        }
    }

    /// The shade of what is left to any choice.
    pub(super) fn any(&self) -> Shade {
        if self.shades.kept { ANY } else { Plain }
    }

    /// Whether an address leads to this object, or is null or leads to none, in all runs.
    pub(super) fn place_shade(&self, found: Option<Found>, (address, shade): (u64, Shade)) -> Shade {
        let start = found.map(|found| self.memory.object(found).start);
        match (shade, start) {
            _ if !self.shades.kept => Plain,
            (Plain, None) if address == 0 => Plain,
            (Base(base), Some(start)) if base == start => Plain,
            // It begins in the object and ends behind it, wherever that lies.
            (Base(base), None) if self.is_byte(base, address) => Plain,
            _ => ANY,
        }
    }

    /// An access leads to an object: notes it if in other runs it does not.
    pub(super) fn check_place(&mut self, found: Found, pointer: (u64, Shade)) {
        if self.place_shade(Some(found), pointer) != Plain {
            self.depend("an address that does not come from the object that it leads to");
        }
    }

    /// The shade of what an operator gives.
    pub(super) fn shade(&mut self, f: &Function, instr: &Instr) -> Shade {
        if self.shades.terms.on
            && let Some(shade) = self.followed(f, instr)
        {
            return shade;
        }
        self.shade_of_known(f, instr)
    }

    /// The same if no operand is a term.
    fn shade_of_known(&self, f: &Function, instr: &Instr) -> Shade {
        let all_plain = || instr.op.operands().iter().all(|operand| self.shade_of(operand) == Plain);
        match &instr.op {
            Op::Copy(a) => self.shade_of(a),
            Op::Select { condition, then, otherwise } => match self.shade_of(condition) {
                Plain => {
                    let one = self.operand(condition).value.word().is_one();
                    self.in_bits(self.shade_of(if one { then } else { otherwise }))
                }
                _ => ANY,
            },
            _ if all_plain() => Plain,
            Op::Cast { op, value } => {
                let widths = [f.type_of(value), f.values[instr.defs[0]].ty].map(|ty| self.program.bits(ty));
                cast(*op, self.in_bits(self.shade_of(value)), widths)
            }
            Op::Offset { base, scaled, .. } => {
                let plain = scaled.iter().all(|(index, _)| self.shade_of(index) == Plain);
                if plain { self.shade_of(base) } else { ANY }
            }
            Op::Binary { op, a, b, nsw, nuw } => self.binary_shade(*op, a, b, *nsw || *nuw),
            Op::Compare { op, a, b } => self.compare_shade(*op, a, b),
            _ => ANY,
        }
    }

    fn binary_shade(&self, op: BinaryOp, a: &Operand, b: &Operand, may_overflow: bool) -> Shade {
        let [left, right] = [a, b].map(|side| self.in_bits(self.shade_of(side)));
        let width = self.operand(a).value.word().width();
        match (op, left, right) {
            (BinaryOp::Add, Base(base), Plain) | (BinaryOp::Add, Plain, Base(base)) if !may_overflow => {
                Base(base)
            }
            (BinaryOp::Sub, Base(base), Plain) if !may_overflow => Base(base),
            (BinaryOp::Sub, Base(x), Base(y)) if x == y && !may_overflow => Plain,
            (BinaryOp::Sub, Base(x), Base(y)) if x != y && !may_overflow => self.apart((x, a), (y, b)),
            (BinaryOp::And, Base(base), Plain) => self.masked(base, self.word(b)),
            (BinaryOp::And, Plain, Base(base)) => self.masked(base, self.word(a)),
            (BinaryOp::Or | BinaryOp::Xor, Base(base), Plain) => self.tagged(base, self.word(b)),
            (BinaryOp::Or | BinaryOp::Xor, Plain, Base(base)) => self.tagged(base, self.word(a)),
            (BinaryOp::URem, Base(base), Plain) => match self.word(b) {
                n if n.is_power_of_two() && n <= self.alignment(base) => Plain,
                _ => ANY,
            },
            (_, Base(_), _) | (_, _, Base(_)) => ANY,
            _ if width > 64 || may_overflow => ANY,
            _ => Shade::of(low(width) & bits(op, (left.bits(), self.word(a)), (right.bits(), self.word(b)))),
        }
    }

    /// The distance from the second address to the first, which are of different objects.
    fn apart(&self, (x, a): (u64, &Operand), (y, b): (u64, &Operand)) -> Shade {
        let (to, from) = (self.word(a), self.word(b));
        match self.bytes_left(y, from) {
            Some(room) if self.is_byte(x, to) => Far(room),
            _ => ANY,
        }
    }

    /// An address whose bits outside of a mask are taken away.
    fn masked(&self, base: u64, mask: u64) -> Shade {
        let fixed = self.alignment(base) - 1;
        match mask {
            mask if mask & !fixed == 0 => Plain,
            mask if mask & !fixed == low(self.program.pointer_bits) & !fixed => Base(base),
            mask => Any(mask & !fixed),
        }
    }

    /// An address some of whose bits are changed.
    fn tagged(&self, base: u64, changed: u64) -> Shade {
        if changed < self.alignment(base) { Base(base) } else { ANY }
    }

    fn compare_shade(&self, op: CompareOp, a: &Operand, b: &Operand) -> Shade {
        let [left, right] = [a, b].map(|side| self.in_bits(self.shade_of(side)));
        let (x, y) = (self.word(a), self.word(b));
        let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
        let signed = matches!(op, CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge);
        let known = match (left, right) {
            (Base(o), Base(p)) if o == p => {
                equality || !signed && self.is_behind(o, x) && self.is_behind(p, y)
            }
            (Base(o), Base(p)) => equality && self.is_byte(o, x) && self.is_byte(p, y),
            // Not null, and above it.
            (Base(o), Plain) if y == 0 => !signed && self.is_behind(o, x),
            (Plain, Base(o)) if x == 0 => !signed && self.is_behind(o, y),
            // The first is at least the room, the other below it.
            (Far(room), Plain) => !signed && y < room,
            (Plain, Far(room)) => !signed && x < room,
            // They differ in a bit that is fixed.
            (Plain | Any(_), Plain | Any(_)) => equality && (x ^ y) & !left.bits() & !right.bits() != 0,
            _ => false,
        };
        if known { Plain } else { ANY }
    }

    fn word(&self, operand: &Operand) -> u64 {
        self.operand(operand).value.number().unwrap_or(0)
    }

    /// Whether an address with this base lies at or behind it. All objects lie in the lower half of the addresses, so that none of these is
    /// beyond the last address.
    fn is_behind(&self, base: u64, address: u64) -> bool {
        let half = 1 << (self.program.pointer_bits.min(64) - 1);
        address.wrapping_sub(base) < half && address >= base
    }

    /// Whether an address leads to a byte of the living object with this base, or to the function.
    fn is_byte(&self, base: u64, address: u64) -> bool {
        self.bytes_left(base, address).is_some()
    }

    /// How many bytes there are from this one of the living object with this base, or of the function, to its end.
    fn bytes_left(&self, base: u64, address: u64) -> Option<u64> {
        let size = match self.memory.at_start(base) {
            Some(found) if self.memory.is_alive(found) => self.memory.object(found).plan.size,
            _ => u64::from(self.function_at(base).is_some()),
        };
        size.checked_sub(address.wrapping_sub(base)).filter(|room| *room > 0)
    }

    /// What divides the address of an object, whatever the layout.
    fn alignment(&self, base: u64) -> u64 {
        let found = self.memory.at_start(base);
        let align = found.map_or(1, |found| self.memory.object(found).plan.align.max(1));
        if align.is_power_of_two() { align } else { 1 }
    }

    /// Notes that a block begins with a pointer.
    #[inline]
    pub(super) fn carries(&mut self, shade: Shade) {
        if let Base(base) | Part(base, _) = shade
            && let Some(found) = self.memory.at_start(base)
            && self.memory.object(found).plan.owner == Owner::Frame
        {
            self.memory.keep(base);
        }
    }

    /// The base of a pointer that was stored here as a whole.
    pub(super) fn base_at(&self, found: Found, offset: u64) -> Option<u64> {
        let part = |i: u64| self.memory.shade(found, offset + i);
        let length = u64::from(self.program.pointer_bits / 8);
        match part(0) {
            (Base(base), 0) => (1..length).all(|i| part(i) == (Base(base), i as u8)).then_some(base),
            _ => None,
        }
    }

    /// The shade of a word whose bytes have these shades and places in the values that were stored.
    pub(super) fn loaded(&mut self, found: Found, offset: u64, length: u64) -> Shade {
        if self.shades.terms.on
            && let Some(shade) = self.followed_from_memory(found, offset, length)
        {
            return shade;
        }
        let part = |i: u64| {
            let (shade, place) = self.memory.shade(found, offset + i);
            (self.fixed(shade), place)
        };
        if let (Between(range), 0) = part(0)
            && self.ranges[range as usize].kind.width() == 8 * length as u32
            && (1..length).all(|i| part(i) == (Between(range), i as u8))
        {
            return Between(range);
        }
        if u64::from(self.program.pointer_bits / 8) == length
            && let Some(base) = self.base_at(found, offset)
        {
            return Base(base);
        }
        match part(0) {
            (Base(base), place) if length == 1 => Part(base, place),
            _ if length > 8 => ANY,
            _ => {
                let place = |i: u64| if self.program.little_endian { i } else { length - 1 - i };
                let bits_of = |(shade, place)| (self.in_bits(shade), place);
                let byte = |i: u64| match bits_of(part(i)) {
                    (Plain, _) => 0,
                    (Base(_) | Part(..) | Far(_) | Term(_) | Between(_), _) => 0xff,
                    (Any(bits), i) if u64::from(i) < 8 => bits >> (8 * i) & 0xff,
                    (Any(_), _) => 0xff,
                };
                Shade::of((0..length).fold(0, |bits, i| bits | byte(i) << (8 * place(i))))
            }
        }
    }

    /// An object of the stack whose life begins again may be taken for the one before by pointers that were kept.
    pub(super) fn begins_again(&mut self, found: Found) {
        let start = self.memory.object(found).start;
        if !self.memory.is_alive(found) && self.memory.is_kept(start) {
            self.depend("an object of a block that is entered again");
        }
    }
}
