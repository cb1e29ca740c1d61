//! Operators on words of at most 64 bits that are defined, as [`word`](super::word) has them for all words.
//!
//! Invariant: bits of operands and results above the width are zero. Where `word` says that something is undefined, the
//! result here is none.

use super::shade::low;
use crate::program::{BinaryOp, CastOp, CompareOp};

/// A word as a signed number.
#[inline]
fn signed(word: u64, width: u32) -> i64 {
    let unused = u64::BITS - width;
    (word << unused) as i64 >> unused
}

/// Whether the sign of a word is set.
#[inline]
fn sign(word: u64, width: u32) -> bool {
    word >> (width - 1) & 1 == 1
}

/// The result of an operator if it is defined: with the flags, if the mathematical signed and unsigned results fit.
#[inline]
pub(super) fn binary(op: BinaryOp, [a, b]: [u64; 2], width: u32, [nsw, nuw]: [bool; 2]) -> Option<u64> {
    let cut = |word: u64| word & low(width);
    let distance = b < u64::from(width);
    let (result, signed_fits, unsigned_fits) = match op {
        BinaryOp::Add => {
            let sum = cut(a.wrapping_add(b));
            (sum, !sign((a ^ sum) & (b ^ sum), width), sum >= a)
        }
        BinaryOp::Sub => {
            let difference = cut(a.wrapping_sub(b));
            (difference, !sign((a ^ b) & (a ^ difference), width), a >= b)
        }
        BinaryOp::Mul => {
            let product = cut(a.wrapping_mul(b));
            let fits_signed = || {
                let wide = signed(a, width).checked_mul(signed(b, width));
                wide == Some(signed(product, width))
            };
            (product, !nsw || fits_signed(), !nuw || a.checked_mul(b) == Some(product))
        }
        BinaryOp::UDiv => (a.checked_div(b)?, true, true),
        BinaryOp::URem => (a.checked_rem(b)?, true, true),
        BinaryOp::SDiv | BinaryOp::SRem => {
            let (x, y) = (signed(a, width), signed(b, width));
            let quotient = x.checked_div(y)?;
            // The least number divided by minus one.
            if y == -1 && sign(a, width) && sign(cut(quotient as u64), width) {
                return None;
            }
            let result = if op == BinaryOp::SDiv { quotient } else { x.checked_rem(y)? };
            (cut(result as u64), true, true)
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if !distance => return None,
        BinaryOp::Shl => {
            let shifted = cut(a << b);
            (shifted, signed(shifted, width) >> b == signed(a, width), shifted >> b == a)
        }
        BinaryOp::LShr => (a >> b, true, true),
        BinaryOp::AShr => (cut((signed(a, width) >> b) as u64), true, true),
        BinaryOp::And => (a & b, true, true),
        BinaryOp::Or => (a | b, true, true),
        BinaryOp::Xor => (a ^ b, true, true),
    };
    ((signed_fits || !nsw) && (unsigned_fits || !nuw)).then_some(result)
}

/// The truth of a comparison.
#[inline]
pub(super) fn compare(op: CompareOp, [a, b]: [u64; 2], width: u32) -> bool {
    let (x, y) = (signed(a, width), signed(b, width));
    match op {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::Ult => a < b,
        CompareOp::Ule => a <= b,
        CompareOp::Ugt => a > b,
        CompareOp::Uge => a >= b,
        CompareOp::Slt => x < y,
        CompareOp::Sle => x <= y,
        CompareOp::Sgt => x > y,
        CompareOp::Sge => x >= y,
    }
}

/// A word as a word of another width.
#[inline]
pub(super) fn cast(op: CastOp, word: u64, [from, to]: [u32; 2]) -> u64 {
    match op {
        CastOp::SignExtend => signed(word, from) as u64 & low(to),
        CastOp::Truncate => word & low(to),
        CastOp::ZeroExtend | CastOp::PointerToInt | CastOp::IntToPointer => word,
    }
}

#[cfg(test)]
mod tests {
    use super::super::word;
    use super::*;
    use eufonium_base::Bits;

    /// Both say the same of two words, of all operators and flags.
    fn agree(a: u64, b: u64, width: u32) {
        let long = [a, b].map(|word| Bits::from_u64(word, width));
        for op in BinaryOp::ALL {
            for flags in [[false, false], [true, false], [false, true], [true, true]] {
                let expected = word::binary(op, &long[0], &long[1], flags[0], flags[1]).ok();
                let expected = expected.map(|bits| bits.as_u64().expect("it is short"));
                assert_eq!(binary(op, [a, b], width, flags), expected, "{op:?} {a} {b} {width} {flags:?}");
            }
        }
        for op in CompareOp::ALL {
            let expected = word::compare(op, &long[0], &long[1]);
            assert_eq!(compare(op, [a, b], width), expected, "{op:?} {a} {b} {width}");
        }
        for to in [width, (width + 3).min(64), 64] {
            for op in [CastOp::SignExtend, CastOp::ZeroExtend] {
                let expected = word::cast(op, &long[0], to).as_u64();
                assert_eq!(Some(cast(op, a, [width, to])), expected, "{op:?} {a} {width} {to}");
            }
        }
        for to in [1, width.div_ceil(2), width] {
            let expected = word::cast(CastOp::Truncate, &long[0], to).as_u64();
            assert_eq!(Some(cast(CastOp::Truncate, a, [width, to])), expected, "{a} {width} {to}");
        }
    }

    #[test]
    fn short_words_are_as_all_words() {
        for width in 1..=4 {
            for (a, b) in (0..1 << width).flat_map(|a| (0..1 << width).map(move |b| (a, b))) {
                agree(a, b, width);
            }
        }
    }

    #[test]
    fn the_ends_of_wide_words_are_as_in_all_words() {
        for width in [5, 8, 31, 32, 33, 63, 64] {
            let top = 1u64 << (width - 1);
            let ends = [0, 1, 2, 3, 5, 31, 32, 62, 63, 64, top - 1, top, top + 1, u64::MAX - 1, u64::MAX];
            let ends = ends.map(|word| word & low(width));
            for (a, b) in ends.iter().flat_map(|a| ends.map(move |b| (*a, b))) {
                agree(a, b, width);
            }
        }
    }
}
