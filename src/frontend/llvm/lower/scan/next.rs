//! What a function that reads by a format leaves: a number ends before what is no digit, a word before a space. What is read next begins with that.
//!
//! The models of streams keep it between calls (`streams.c`).

use super::super::ends::{is_space, ranges};

/// The models that are called before and behind what reads by a format, and the one that says of a character that it is the next one.
pub(in crate::llvm) const HOOKS: [&str; 3] =
    ["__eufonium_scan_begins", "__eufonium_scan_ends", "__eufonium_next_is"];

/// What the next character is, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Any,
    NoOctal,
    NoDecimal,
    NoHexadecimal,
    NoSpace,
    Space,
    LineEnd,
    /// One that was put back, so that there is one.
    Digit,
    /// None: there is no more input.
    Nothing,
}

impl Next {
    /// The number of this in the models.
    pub fn code(self) -> u64 {
        self as u64
    }

    /// The characters as ranges; none if it is any.
    pub fn ranges(self) -> Option<Vec<(u8, u8)>> {
        let is_in: fn(u8) -> bool = match self {
            Next::Any => return None,
            Next::NoOctal => |c| !matches!(c, b'0'..=b'7'),
            Next::NoDecimal => |c| !c.is_ascii_digit(),
            Next::NoHexadecimal => |c| !c.is_ascii_hexdigit(),
            Next::NoSpace => |c| !is_space(c),
            Next::Space => is_space,
            Next::LineEnd => |c| c == b'\n',
            Next::Digit => |c| c.is_ascii_digit(),
            Next::Nothing => |_| false,
        };
        Some(ranges(is_in))
    }
}
