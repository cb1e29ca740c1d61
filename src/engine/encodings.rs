//! What the words of a program are to a member of the portfolio for programs, by name.

use eufonium_transform::program::encode::{Arrays, Floats, IntEncoding};

/// Integers without bounds.
pub(super) const IDEAL: IntEncoding = IntEncoding::Integers { exact: false };
/// Integers in the bounds of their types.
pub(super) const EXACT: IntEncoding = IntEncoding::Integers { exact: true };
/// Floating-point numbers as reals.
pub(super) const REAL_NUMBERS: IntEncoding = IntEncoding::Reals;
/// Bit-vectors, with floating-point numbers as circuits.
pub(super) const BITS: IntEncoding = IntEncoding::BITS;
/// Bit-vectors, with floating-point numbers as far as bounds determine them.
pub(super) const BOUNDED: IntEncoding =
    IntEncoding::BitVectors { floats: Floats::Bounded, arrays: Arrays::Terms };
/// Bit-vectors, with floating-point numbers as ranges.
pub(super) const RANGES: IntEncoding =
    IntEncoding::BitVectors { floats: Floats::Ranges, arrays: Arrays::Terms };
/// Arrays as what is read of them, for programs without loops.
pub(super) const READS: IntEncoding =
    IntEncoding::BitVectors { floats: Floats::Circuits, arrays: Arrays::Reads };

/// The encodings with their names, for figures, logs and options.
pub(super) const ENCODINGS: [(&str, IntEncoding); 7] = [
    ("ideal", IDEAL),
    ("int", EXACT),
    ("reals", REAL_NUMBERS),
    ("bv", BITS),
    ("bounded", BOUNDED),
    ("ranges", RANGES),
    ("reads", READS),
];

/// The name of an encoding, for figures and logs.
pub(super) fn name(encoding: IntEncoding) -> &'static str {
    let named = ENCODINGS.iter().find(|(_, other)| *other == encoding);
    named.map(|(name, _)| *name).expect("encodings of members have names")
}
