//! Literals of numbers to bits.
//!
//! A literal of `half`, `float` or `double` in `0x` form is the image of a double that must be exact in the type; the
//! letters after `0x` give the image in the type itself. Decimal fractions must be exact too, as LLVM requires.

use crate::llvm::module::FloatType;
use eufonium_base::Bits;

/// A decimal integer with sign, modulo `2^width`.
pub(super) fn integer(text: &[u8], width: u32) -> Option<Bits> {
    let text = std::str::from_utf8(text).ok()?;
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let bits = Bits::parse_decimal(digits, width)?;
    Some(if negative { bits.neg() } else { bits })
}

/// `u0x1F` or `s0x1F`: unsigned or signed by the top bit of the digits as written.
pub(super) fn hex_integer(text: &[u8], width: u32) -> Option<Bits> {
    let text = std::str::from_utf8(text).ok()?;
    let signed = text.starts_with("s0x");
    let bits = Bits::parse_hex(text.strip_prefix("s0x").or_else(|| text.strip_prefix("u0x"))?)?;
    let given = bits.width();
    Some(Bits::from_fn(width, |i| if i < given { bits.bit(i) } else { signed && bits.sign() }))
}

/// A decimal fraction of the type, if it is exact there.
pub(super) fn fraction(text: &[u8], format: FloatType) -> Option<Bits> {
    let double: f64 = std::str::from_utf8(text).ok()?.parse().ok()?;
    of_double(double.to_bits(), format)
}

/// The image of a double in a type, if that holds the same number.
fn of_double(image: u64, format: FloatType) -> Option<Bits> {
    match format.bits() {
        width @ (80 | 128) => widen(f64::from_bits(image), width),
        _ => narrow(image, format),
    }
}

/// What follows `0x`: a letter and digits.
pub(super) fn hex_float(text: &[u8], format: FloatType) -> Option<Bits> {
    let (form, digits) = match text.first()? {
        letter @ (b'K' | b'L' | b'M' | b'H' | b'R') => (*letter, &text[1..]),
        _ => (b' ', text),
    };
    let digits = std::str::from_utf8(digits).ok()?;
    let (longest, wide) = match form {
        b'K' => (20, format == FloatType::Extended),
        b'L' => (32, format == FloatType::Quad),
        b'M' => (32, format == FloatType::PairOfDoubles),
        b'H' => (4, format == FloatType::Half),
        b'R' => (4, format == FloatType::BFloat),
        _ => (16, true),
    };
    if digits.len() > longest || !wide {
        return None;
    }
    let image = Bits::parse_hex(&format!("{digits:0>longest$}"))?;
    match form {
        // The two words are written with the lower one first.
        b'L' | b'M' => Some(image.extract(63, 0).concat(&image.extract(127, 64))),
        b'K' | b'H' | b'R' => Some(image),
        _ => of_double(image.as_u64()?, format),
    }
}

/// The image of a double in a type of at most its width, if that holds the same number; of a NaN the upper bits.
fn narrow(image: u64, format: FloatType) -> Option<Bits> {
    let number = match format {
        FloatType::Double => image,
        FloatType::Single => u64::from(single(image)?),
        // Its bits are the upper half of those of a `float`.
        FloatType::BFloat => {
            let single = single(image)?;
            let exact = single & 0xffff == 0 || f32::from_bits(single).is_nan();
            exact.then_some(u64::from(single >> 16))?
        }
        FloatType::Half => half(image)?,
        _ => return None,
    };
    Some(Bits::from_u64(number, format.bits()))
}

/// The image of a double as `float`, if exact; of a NaN the upper bits.
fn single(image: u64) -> Option<u32> {
    let double = f64::from_bits(image);
    if double.is_nan() {
        let sign = (image >> 32) as u32 & 0x8000_0000;
        return Some(sign | 0x7f80_0000 | (image >> 29) as u32 & 0x007f_ffff);
    }
    let float = double as f32;
    (f64::from(float) == double).then(|| float.to_bits())
}

/// The image of a double as `half`, if exact: 5 bits of exponent with bias 15, 10 of fraction.
fn half(image: u64) -> Option<u64> {
    let sign = image >> 63 << 15;
    let exponent = (image >> 52 & 0x7ff) as i64 - 1023;
    let fraction = image & ((1 << 52) - 1);
    match exponent {
        1024 => Some(sign | 0x7c00 | fraction >> 42),
        -1023 => (fraction == 0).then_some(sign),
        -14..=15 => {
            let exact = fraction & ((1 << 42) - 1) == 0;
            exact.then_some(sign | ((exponent + 15) as u64) << 10 | fraction >> 42)
        }
        -24..=-15 => {
            let significand = fraction | 1 << 52;
            let dropped = (42 - 14 - exponent) as u32;
            let exact = significand & ((1 << dropped) - 1) == 0;
            exact.then_some(sign | significand >> dropped)
        }
        _ => None,
    }
}

/// The image of a double as `x86_fp80` or `fp128`; both have 15 bits of exponent with bias 16383.
fn widen(double: f64, width: u32) -> Option<Bits> {
    let image = double.to_bits();
    let sign = image >> 63;
    let fraction = image & ((1 << 52) - 1);
    let (exponent, fraction) = match image >> 52 & 0x7ff {
        0x7ff => (0x7fff, fraction),
        0 if fraction == 0 => (0, 0),
        0 => {
            // A subnormal double is normal here: its top bit becomes the hidden one.
            let shift = u64::from(fraction.leading_zeros()) - 11;
            (16383 - 1022 - shift, fraction << shift & ((1 << 52) - 1))
        }
        exponent => (exponent + 16383 - 1023, fraction),
    };
    let head = Bits::from_u64(sign << 15 | exponent, 16);
    if width == 80 {
        let hidden = u64::from(exponent != 0) << 63;
        return Some(head.concat(&Bits::from_u64(hidden | fraction << 11, 64)));
    }
    Some(head.concat(&Bits::from_u64(fraction >> 4, 48)).concat(&Bits::from_u64(fraction << 60, 64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(integer(b"-1", 8), Some(Bits::ones(8)));
        assert_eq!(integer(b"340282366920938463463374607431768211455", 128), Some(Bits::ones(128)));
        assert_eq!(integer(b"300", 8), Some(Bits::from_u64(44, 8)));
        assert_eq!(integer(b"", 8), None);
        assert_eq!(hex_integer(b"u0xFF", 16), Some(Bits::from_u64(255, 16)));
        assert_eq!(hex_integer(b"s0xFF", 16), Some(Bits::ones(16)));
        assert_eq!(hex_integer(b"u0x", 16), None);
    }

    /// Each line as LLVM's own assembler has it.
    #[test]
    fn floats() {
        use FloatType::{BFloat, Double, Extended, Half, Quad, Single};
        let table: &[(&str, FloatType, &str)] = &[
            ("400921FB54442D18", Double, "400921fb54442d18"),
            ("3FB99999A0000000", Single, "3dcccccd"),
            ("7FF8000000000000", Single, "7fc00000"),
            ("36A0000000000000", Single, "00000001"),
            ("H3C00", Half, "3c00"),
            ("R3F80", BFloat, "3f80"),
            ("3FF8000000000000", Half, "3e00"),
            ("3FF8000000000000", BFloat, "3fc0"),
            ("7FF8000000000000", BFloat, "7fc0"),
            ("3E70000000000000", Half, "0001"),
            ("K3FFF8000000000000000", Extended, "3fff8000000000000000"),
            ("L00000000000000003FFF000000000000", Quad, "3fff0000000000000000000000000000"),
            ("L0000000000000001BFFF000000000002", Quad, "bfff0000000000020000000000000001"),
            ("C000000000000000", Extended, "c0008000000000000000"),
            ("BFF8000000000000", Quad, "bfff8000000000000000000000000000"),
            ("0000000000000001", Extended, "3bcd8000000000000000"),
        ];
        for (text, format, image) in table {
            assert_eq!(hex_float(text.as_bytes(), *format), Bits::parse_hex(image), "{text}");
        }
        assert_eq!(fraction(b"1.5e+0", Single), Bits::parse_hex("3fc00000"));
        assert_eq!(fraction(b"-0.0", Double), Bits::parse_hex("8000000000000000"));
    }

    #[test]
    fn what_is_not_exact_is_refused() {
        assert_eq!(fraction(b"0.1", FloatType::Single), None);
        for (text, format) in [
            ("3FF0000000000001", FloatType::Single),
            ("3FF0000000000001", FloatType::Half),
            ("3FF0100000000000", FloatType::BFloat),
            ("40F0000000000000", FloatType::Half),
            ("H3C00", FloatType::Single),
            ("H3C00", FloatType::BFloat),
        ] {
            assert_eq!(hex_float(text.as_bytes(), format), None, "{text}");
        }
    }

    /// Every `half` widened to a double by its definition comes back.
    #[test]
    fn halves_come_back() {
        for image in 0..0x7c00_u64 {
            let (exponent, fraction) = (image >> 10, (image & 0x3ff) as f64);
            let number = match exponent {
                0 => fraction * 2f64.powi(-24),
                _ => (1024.0 + fraction) * 2f64.powi(exponent as i32 - 25),
            };
            assert_eq!(half(number.to_bits()), Some(image));
            assert_eq!(half((-number).to_bits()), Some(image | 0x8000));
        }
    }
}
