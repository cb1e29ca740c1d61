//! Words of C that is made: names, types of words, literals, initialisers.
//!
//! Integers of the right width stand for all types of which nothing else is known, as functions and objects are defined here
//! whose declarations nobody has read. Source: ISO C11, 6.4.2, 6.4.4 and 6.7.9.

use super::returns_unsigned;
use eufonium_base::Bits;
use eufonium_ir::program::Type;

/// Whether the name is one of C.
pub(super) fn is_identifier(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.chars().all(plain) && name.chars().next().is_some_and(|c| !c.is_ascii_digit())
}

/// The C type of a result, and a suffix of its literals.
pub(super) fn c_type(name: &str, ty: Type, bits: u32) -> &'static str {
    let unsigned = returns_unsigned(name);
    match (ty, bits) {
        (Type::Pointer, _) => "void *",
        (_, 1) => "_Bool",
        (_, 32) if name.ends_with("float") => "float",
        (_, 64) if name.ends_with("double") => "double",
        (_, 2..=8) => {
            if unsigned {
                "unsigned char"
            } else {
                "signed char"
            }
        }
        (_, 9..=16) => {
            if unsigned {
                "unsigned short"
            } else {
                "short"
            }
        }
        (_, 17..=32) => {
            if unsigned {
                "unsigned int"
            } else {
                "int"
            }
        }
        (_, 33..=64) => {
            if unsigned {
                "unsigned long long"
            } else {
                "long long"
            }
        }
        _ => "unsigned __int128",
    }
}

/// A word as an expression whose conversion to an integer type of its width gives it again.
pub(super) fn literal(bits: &Bits) -> String {
    if bits.width() <= 64 {
        return format!("{}u{}", bits.to_rat(), if bits.width() > 32 { "ll" } else { "" });
    }
    let low = bits.extract(63, 0).to_rat();
    let high = bits.extract(bits.width().min(128) - 1, 64).to_rat();
    format!("((unsigned __int128){high}ull << 64 | {low}ull)")
}

/// The initialiser of an array with these bytes at these places; the others are zero.
pub(super) fn initialiser(bytes: &[(u64, u8)]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|(at, byte)| format!("[{at}] = {byte}")).collect();
    if bytes.is_empty() { "{0}".to_string() } else { format!("{{{}}}", bytes.join(", ")) }
}
