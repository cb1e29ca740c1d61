//! Formats of input (C17 7.21.6.2) as directives.
//!
//! Deliberately absent: wide characters, `%p`, `%m`, `%Lf`, numbers of arguments (`%1$d`).

use super::super::ends::{is_space, letters, ranges};
use super::next::Next;
use crate::llvm::module::{Constant, Module};

/// The longest text that a conversion without a width takes.
const LONGEST: u64 = (1 << 31) - 2;

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Directive {
    /// White space, which always fits.
    Space,
    /// A character that input may not have, or a conversion that is not stored.
    Passed,
    Stored(Stored),
    /// How many characters were read, in a word of these bits.
    Position(u32),
}

/// What a conversion stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    /// An integer of so many bits, the numbers that its width allows, and what its text ends before.
    Integer { bits: u32, digits: Option<Digits>, end: Next },
    /// A floating-point number.
    Real(u32),
    /// So many characters.
    Characters(u64),
    /// At most so many characters of these ranges, and their end; whether spaces before them are skipped, and the ranges are all others.
    Text { most: u64, of: Vec<(u8, u8)>, skips: bool },
}

/// Texts of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits {
    pub base: u64,
    pub width: u64,
    pub signed: bool,
}

impl Stored {
    /// Whether it fits any input that there is: none that there is makes it fail.
    pub fn takes_anything(&self) -> bool {
        matches!(self, Stored::Characters(_) | Stored::Text { skips: true, .. })
    }

    /// Whether spaces before it are skipped.
    pub fn skips(&self) -> bool {
        !matches!(self, Stored::Characters(_) | Stored::Text { skips: false, .. })
    }

    /// Whether any digit that is next makes it fit.
    pub fn takes_digit(&self) -> bool {
        matches!(self, Stored::Integer { end: Next::NoDecimal, .. })
    }

    /// What the character is that it does not take, though there is one, since it ends there.
    pub fn end(&self) -> Next {
        match self {
            Stored::Integer { end, .. } => *end,
            Stored::Text { most: LONGEST, skips: true, .. } => Next::Space,
            Stored::Text { most: LONGEST, .. } => self.refused(),
            Stored::Text { .. } | Stored::Real(_) | Stored::Characters(_) => Next::Any,
        }
    }

    /// What the character is at which it fails.
    pub fn refused(&self) -> Next {
        match self {
            // A sign may stand before it, but no digit.
            Stored::Integer { end, .. } => *end,
            Stored::Text { of, skips: false, .. } if *of == ranges(|c| c != b'\n') => Next::LineEnd,
            stored if stored.takes_anything() => Next::Nothing,
            Stored::Text { .. } | Stored::Real(_) | Stored::Characters(_) => Next::Any,
        }
    }
}

/// The directives of a format; `None` if there are some that are not supported.
pub(super) fn parse(format: &str, pointer_bits: u32) -> Option<Vec<Directive>> {
    let mut rest = format.as_bytes();
    let mut directives = vec![];
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        directives.push(match first {
            c if is_space(*c) => Directive::Space,
            b'%' => conversion(&mut rest, pointer_bits)?,
            _ => Directive::Passed,
        });
    }
    Some(directives)
}

/// Takes the next byte if it is one of these.
fn take(rest: &mut &[u8], is_meant: impl Fn(u8) -> bool) -> Option<u8> {
    let (first, others) = rest.split_first()?;
    is_meant(*first).then(|| {
        *rest = others;
        *first
    })
}

/// What stands behind `%`.
fn conversion(rest: &mut &[u8], pointer_bits: u32) -> Option<Directive> {
    let passed = take(rest, |c| c == b'*').is_some();
    let mut width = None;
    while let Some(digit) = take(rest, |c| c.is_ascii_digit()) {
        width = Some(width.unwrap_or(0u64).checked_mul(10)?.checked_add(u64::from(digit - b'0'))?);
    }
    if width == Some(0) {
        return None;
    }
    let mut modifier = vec![];
    while let Some(letter) = take(rest, |c| b"hlLjztq".contains(&c)) {
        modifier.push(letter);
    }
    let bits = match &modifier[..] {
        b"" => 32,
        b"h" => 16,
        b"hh" => 8,
        b"l" | b"z" | b"t" => pointer_bits,
        b"ll" | b"L" | b"j" | b"q" => 64,
        _ => return None,
    };
    let plain = modifier.is_empty();
    let number = |base: u64, signed: bool, end: Next| {
        let digits = width.map(|width| Digits { base, width, signed });
        // Where its width ends it, more digits may stand behind it.
        let end = if width.is_some() { Next::Any } else { end };
        Stored::Integer { bits, digits, end }
    };
    let most = width.unwrap_or(LONGEST).min(LONGEST);
    let stored = match take(rest, |_| true)? {
        b'%' => return (!passed && plain && width.is_none()).then_some(Directive::Passed),
        b'n' => return (!passed && width.is_none()).then_some(Directive::Position(bits)),
        b'd' => number(10, true, Next::NoDecimal),
        // `09` is a zero and a digit.
        b'i' => number(10, true, Next::NoOctal),
        b'u' => number(10, false, Next::NoDecimal),
        b'x' | b'X' => number(16, false, Next::NoHexadecimal),
        b'o' => number(8, false, Next::NoOctal),
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => match &modifier[..] {
            b"" => Stored::Real(32),
            b"l" => Stored::Real(64),
            b"L" if passed => Stored::Real(128),
            _ => return None,
        },
        b'c' if plain => Stored::Characters(width.unwrap_or(1).min(LONGEST)),
        b's' if plain => Stored::Text { most, of: letters(), skips: true },
        b'[' if plain => Stored::Text { most, of: set(rest)?, skips: false },
        _ => return None,
    };
    Some(if passed { Directive::Passed } else { Directive::Stored(stored) })
}

/// The characters of a set, behind its `[`, as the GNU C Library reads it.
fn set(rest: &mut &[u8]) -> Option<Vec<(u8, u8)>> {
    let negated = take(rest, |c| c == b'^').is_some();
    let mut members = [false; 256];
    let mut previous = None;
    let mut first = true;
    loop {
        let c = take(rest, |_| true)?;
        match c {
            b']' if !first => break,
            b'-' if previous.is_some() && rest.first().is_some_and(|next| *next != b']') => {
                let last = take(rest, |_| true)?;
                let low = previous.take().filter(|low| *low <= last)?;
                (low..=last).for_each(|member| members[usize::from(member)] = true);
                previous = Some(last);
            }
            _ => {
                members[usize::from(c)] = true;
                previous = Some(c);
            }
        }
        first = false;
    }
    Some(ranges(|c| members[usize::from(c)] != negated))
}

/// Whether a module holds a format by which characters are read that another may have left.
pub(in crate::llvm) fn reads_characters(module: &Module) -> bool {
    let reads = |directive: &Directive| matches!(directive, Directive::Stored(stored) if !stored.skips());
    let is_such = |format: &str| {
        parse(format, module.layout.pointer_bits).is_some_and(|directives| directives.iter().any(reads))
    };
    module.globals.values().any(|global| match &global.init {
        Some(Constant::Bytes(bytes)) => match bytes.split_last() {
            Some((0, text)) if text.contains(&b'%') => std::str::from_utf8(text).is_ok_and(is_such),
            _ => false,
        },
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const VISIBLE: &[(u8, u8)] = &[(0, 8), (14, 31), (33, 255)];

    fn text(most: u64, of: &[(u8, u8)]) -> Directive {
        Directive::Stored(Stored::Text { most, of: of.to_vec(), skips: of == VISIBLE })
    }
    fn integer(bits: u32, digits: Option<(u64, u64, bool)>, end: Next) -> Directive {
        let digits = digits.map(|(base, width, signed)| Digits { base, width, signed });
        Directive::Stored(Stored::Integer { bits, digits, end })
    }

    #[test]
    fn formats() {
        let cases: &[(&str, Option<Vec<Directive>>)] = &[
            ("%d", Some(vec![integer(32, None, Next::NoDecimal)])),
            ("%i", Some(vec![integer(32, None, Next::NoOctal)])),
            (
                "%ld%hhx",
                Some(vec![integer(64, None, Next::NoDecimal), integer(8, None, Next::NoHexadecimal)]),
            ),
            ("%3hd", Some(vec![integer(16, Some((10, 3, true)), Next::Any)])),
            (" %10s", Some(vec![Directive::Space, text(10, VISIBLE)])),
            ("%s", Some(vec![text(LONGEST, VISIBLE)])),
            ("%[a-cx]", Some(vec![text(LONGEST, &[(97, 99), (120, 120)])])),
            ("%5[^\n]", Some(vec![text(5, &[(0, 9), (11, 255)])])),
            ("%[]-]", Some(vec![text(LONGEST, &[(45, 45), (93, 93)])])),
            ("%[^]]", Some(vec![text(LONGEST, &[(0, 92), (94, 255)])])),
            ("%3c%c", Some([3, 1].map(|n| Directive::Stored(Stored::Characters(n))).to_vec())),
            (
                "%lf,%g",
                Some(vec![
                    Directive::Stored(Stored::Real(64)),
                    Directive::Passed,
                    Directive::Stored(Stored::Real(32)),
                ]),
            ),
            ("%*d%n%%", Some(vec![Directive::Passed, Directive::Position(32), Directive::Passed])),
            ("%[a", None),
            ("%[z-a]", None),
            ("%0d", None),
            ("%1$d", None),
            ("%ls", None),
            ("%ms", None),
            ("%p", None),
            ("%", None),
        ];
        for (format, expected) in cases {
            assert_eq!(parse(format, 64), *expected, "{format}");
        }
    }
}
