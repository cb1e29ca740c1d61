//! On what a value of a run depends besides the program: on nothing, on where an object lies, on choices (`shading` says why that is kept).
//!
//! Shades are bits of words as in Seward and Nethercote, "Using Valgrind to detect undefined
//! value errors with bit-precision" (USENIX 2005); addresses are kept as base and number.

use crate::program::{BinaryOp, CastOp};

/// On what a value depends besides the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shade {
    /// On nothing.
    Plain,
    /// On where the object or function lies that has this address: the value is that plus a number.
    Base(u64),
    /// As `Base`, and it is the byte at this place (as memory has them) of such a value, alone or extended.
    Part(u64, u8),
    /// On where two objects lie: the distance from a byte of one to a byte of the other, which is at least this number (without a sign) wherever they lie.
    Far(u64),
    /// On a choice: it is this [term](super::terms) of it.
    Term(u32),
    /// On the library: it is a number of this [range](super::between).
    Between(u32),
    /// In these bits on choices, or on addresses in another way; beyond 64 bits, all of them.
    Any(u64),
}

use Shade::{Any, Base, Between, Far, Part, Plain, Term};

/// All bits.
pub(super) const ANY: Shade = Any(u64::MAX);

/// The lowest bits.
#[inline]
pub(super) const fn low(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl Shade {
    /// The shade of what differs in these bits at most.
    pub(super) fn of(bits: u64) -> Shade {
        if bits == 0 { Plain } else { Any(bits) }
    }

    /// The bits that may differ.
    pub(super) fn bits(self) -> u64 {
        match self {
            Plain => 0,
            Base(_) | Part(..) | Far(_) | Term(_) | Between(_) => u64::MAX,
            Any(bits) => bits,
        }
    }
}

/// The bits in which the result of an operator may differ, by those of its operands and their values; more bits than it has.
pub(super) fn bits(op: BinaryOp, (a, x): (u64, u64), (b, y): (u64, u64)) -> u64 {
    match op {
        BinaryOp::And => a & (b | y) | b & (a | x),
        BinaryOp::Or => a & (b | !y) | b & (a | !x),
        BinaryOp::Xor => a | b,
        BinaryOp::Shl if b == 0 && y < 64 => a << y,
        BinaryOp::LShr if b == 0 && y < 64 => a >> y,
        // Carries go up.
        BinaryOp::Add | BinaryOp::Sub => u64::MAX << (a | b).trailing_zeros().min(63),
        _ => u64::MAX,
    }
}

/// The shade of a word as a word of another width.
pub(super) fn cast(op: CastOp, shade: Shade, [from, to]: [u32; 2]) -> Shade {
    match (op, shade) {
        (CastOp::PointerToInt | CastOp::IntToPointer, shade) => shade,
        (_, Base(base)) if from == to => Base(base),
        (_, Far(room)) if from == to => Far(room),
        (_, Part(base, place)) if from.min(to) >= 8 => Part(base, place),
        (CastOp::ZeroExtend, Any(bits)) if from <= 64 => Any(bits & low(from)),
        (CastOp::Truncate, Any(bits)) if from <= 64 => Shade::of(bits & low(to)),
        (CastOp::SignExtend, Any(bits)) if from < 64 && bits >> (from - 1) & 1 == 0 => Any(bits & low(from)),
        _ => ANY,
    }
}
