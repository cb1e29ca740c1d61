//! Panics: which property a call violates, and what it says.
//!
//! The text is the one that the program would print, where the call has it as a constant; pieces that are computed stand as `{}`.
//! Formats are lists of pieces: a length and so many bytes, `0x80` with a length of two bytes for long ones, from `0xc0` on a piece that is
//! computed, with two or four bytes for each of its lowest bits; zero at the end. A format without computed pieces is its text, with twice its length and one in place of
//! the arguments.
//!
//! Source: `library/core/src/{panicking.rs,fmt/mod.rs}` of Rust 1.95.

use super::known::display;
use crate::llvm::lower::calls::CallSite;
use crate::llvm::lower::function::Lowering;
use crate::llvm::lower::literals::bytes_of;
use crate::llvm::module::{self as llvm, CastOp, Clause, Constant, InstrKind, Module, Value};
use crate::llvm::visit::called;
use eufonium_ir::program::CheckKind;

/// What arithmetic panics say, by the end of their names.
const ARITHMETIC: &[(&str, &str)] = &[
    ("add_overflow", "attempt to add with overflow"),
    ("sub_overflow", "attempt to subtract with overflow"),
    ("mul_overflow", "attempt to multiply with overflow"),
    ("div_overflow", "attempt to divide with overflow"),
    ("rem_overflow", "attempt to calculate the remainder with overflow"),
    ("neg_overflow", "attempt to negate with overflow"),
    ("shl_overflow", "attempt to shift left with overflow"),
    ("shr_overflow", "attempt to shift right with overflow"),
    ("div_by_zero", "attempt to divide by zero"),
    ("rem_by_zero", "attempt to calculate the remainder with a divisor of zero"),
];

/// What other panics say, by their paths.
const TEXTS: &[(&str, &str)] = &[
    ("core::panicking::panic_bounds_check", "index out of bounds"),
    ("core::panicking::assert_failed", "an assertion of two values is violated"),
    ("core::option::unwrap_failed", "called `Option::unwrap()` on a `None` value"),
    ("core::slice::index::", "range out of bounds of a slice"),
    ("core::cell::panic_already_borrowed", "RefCell already borrowed"),
    ("core::cell::panic_already_mutably_borrowed", "RefCell already mutably borrowed"),
    ("core::panicking::panic_misaligned_pointer_dereference", "misaligned pointer dereference"),
    ("core::panicking::panic_null_pointer_dereference", "null pointer dereference occurred"),
    ("alloc::raw_vec::", "capacity overflow"),
];

/// Panics that are called with a text and its length.
const SAYS: &[&str] = &[
    "core::panicking::panic",
    "core::panicking::panic_nounwind",
    "core::panicking::panic_explicit",
    "core::option::expect_failed",
    "core::result::unwrap_failed",
    "std::panicking::begin_panic",
    "std::rt::begin_panic",
];

/// Panics that are called with a format and its arguments.
const FORMATS: &[&str] = &["core::panicking::panic_fmt", "core::panicking::panic_nounwind_fmt"];

/// What makes a format of a text; others make one of pieces and arguments.
const FROM_TEXT: &str = "8from_str";

/// The most characters of a text that is shown.
const MOST: usize = 200;

impl Lowering<'_, '_> {
    /// A run that comes here panics.
    pub(super) fn panic(&mut self, site: &CallSite) {
        let path = display(site.name);
        let place = self.place(site).map_or(String::new(), |place| format!(" (at {place})"));
        let message = format!("panic: {}{place}", self.panic_text(&path, site));
        let kind = arithmetic(&path).map(|(name, _)| match name {
            "div_by_zero" | "rem_by_zero" => CheckKind::DivisionByZero,
            _ => CheckKind::Overflow,
        });
        if let Some(kind) = kind.filter(|kind| self.context.wants(*kind)) {
            self.violation(kind, message.clone());
        }
        if !self.context.wants(CheckKind::Reach) {
            self.end_by_panic();
        }
        self.error(message, self.context.options.known_errors);
    }

    /// A run that ends by a panic that is no violation.
    fn end_by_panic(&mut self) {
        if self.context.catches_panics {
            self.unsupported("a panic that may be caught");
        }
        self.context.assume_about("a panic ends the run".to_owned(), self.at);
    }

    fn panic_text(&self, path: &str, site: &CallSite) -> String {
        let module = self.context.module;
        let argument = |place: usize| site.source.get(place).map(|(arg, _)| arg);
        let text = match (argument(0), argument(1)) {
            (Some(text), Some(length)) if SAYS.contains(&path) => literal(module, text, length),
            (Some(pieces), Some(args)) if FORMATS.contains(&path) => {
                format_text(module, pieces, args).or_else(|| self.made_format(pieces))
            }
            _ => None,
        };
        let fixed = || {
            let known = TEXTS.iter().find(|(start, _)| path.starts_with(start));
            arithmetic(path).or(known.copied()).map(|(_, text)| text.to_owned())
        };
        text.or_else(fixed).unwrap_or_else(|| format!("`{path}` is called"))
    }

    /// The place of the source that a panic names, if it is in another file than the call: a method of the library tells where it was called.
    fn place(&self, site: &CallSite) -> Option<String> {
        let module = self.context.module;
        let (location, _) = site.source.last()?;
        let Value::Constant(Constant::Global(id)) = location.value else { return None };
        let Some(Constant::Aggregate(fields)) = &module.globals.get(id)?.init else { return None };
        let [(_, Constant::Global(_)), (_, Constant::Bytes(numbers))] = &fields[..] else { return None };
        let file = llvm::Operand { ty: location.ty, value: Value::Constant(fields[0].1.clone()) };
        let word = |from: usize| Some(u32::from_le_bytes(*numbers.get(from..)?.first_chunk()?));
        let file = prefix(bytes_of(module, &file)?, u64::from(word(0)?))?;
        let own = self.at.map(|at| &self.context.program.files[at.file]);
        let elsewhere = own.is_none_or(|own| !own.ends_with(&file));
        elsewhere.then_some(format!("{file}:{}:{}", word(8)?, word(12)?))
    }

    /// The text of a format that a function makes of constants.
    fn made_format(&self, pieces: &llvm::Operand) -> Option<String> {
        let Value::Local(local) = pieces.value else { return None };
        let InstrKind::ExtractValue { aggregate: value, .. } = self.defined_by(local)? else { return None };
        let Value::Local(pair) = value.value else { return None };
        let InstrKind::Call { callee, args, .. } = self.defined_by(pair)? else { return None };
        let module = self.context.module;
        let name = &module.functions.get(called(&callee.value)?)?.name;
        let [(text, _), (second, _)] = &args[..] else { return None };
        if name.contains(FROM_TEXT) {
            literal(module, text, second)
        } else {
            pieces_of(bytes_of(module, text)?)
        }
    }
}

/// Whether runs may go on behind a panic: a landing pad stops it.
pub(in crate::llvm::lower) fn catches_panics(module: &Module) -> bool {
    let blocks = module.functions.values().flat_map(|function| function.blocks.values());
    blocks.flat_map(|block| &block.instrs).any(|instr| match &instr.kind {
        InstrKind::LandingPad { clauses, .. } => {
            clauses.iter().any(|clause| matches!(clause, Clause::Catch(_)))
        }
        _ => false,
    })
}

fn arithmetic(path: &str) -> Option<(&'static str, &'static str)> {
    let kind = path.strip_prefix("core::panicking::panic_const::panic_const_")?;
    ARITHMETIC.iter().find(|(name, _)| *name == kind).copied()
}

/// A constant number.
fn number(operand: &llvm::Operand) -> Option<u64> {
    match &operand.value {
        Value::Constant(Constant::Int(bits)) => bits.as_u64(),
        Value::Constant(Constant::Expr(kind)) => match &**kind {
            InstrKind::Cast { op: CastOp::IntToPtr, value, .. } => number(value),
            _ => None,
        },
        _ => None,
    }
}

/// The text that a constant pointer leads to, of so many bytes.
fn literal(module: &Module, text: &llvm::Operand, length: &llvm::Operand) -> Option<String> {
    prefix(bytes_of(module, text)?, number(length)?)
}

fn prefix(bytes: &[u8], length: u64) -> Option<String> {
    let text = bytes.get(..usize::try_from(length).ok()?)?;
    Some(shown(&String::from_utf8_lossy(text)))
}

/// A text of one line that is not too long.
fn shown(text: &str) -> String {
    text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The text of a format with its arguments, which are a number where there are none.
fn format_text(module: &Module, pieces: &llvm::Operand, args: &llvm::Operand) -> Option<String> {
    let bytes = bytes_of(module, pieces)?;
    match number(args) {
        Some(length) if length % 2 == 1 => prefix(bytes, length / 2),
        Some(_) => None,
        None => pieces_of(bytes),
    }
}

/// The text of pieces, with `{}` in place of what is computed.
fn pieces_of(bytes: &[u8]) -> Option<String> {
    let (mut text, mut rest) = (String::new(), bytes);
    loop {
        let (first, behind) = rest.split_first()?;
        let length = match *first {
            0 => return Some(shown(&text)),
            short @ 1..=0x7f => usize::from(short),
            0x80 => {
                let (length, _) = behind.split_first_chunk()?;
                usize::from(u16::from_le_bytes(*length))
            }
            0xc0.. => {
                text.push_str("{}");
                // Four bytes of flags; width, precision and number of the argument have two each.
                let skipped = 4 * usize::from(first & 1) + 2 * (first >> 1 & 7).count_ones() as usize;
                rest = behind.get(skipped..)?;
                continue;
            }
            _ => return None,
        };
        let behind = if *first == 0x80 { &behind[2..] } else { behind };
        let (piece, after) = behind.split_at_checked(length)?;
        text.push_str(&String::from_utf8_lossy(piece));
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_formats() {
        let cases: &[(&[u8], Option<&str>)] = &[
            (b"\x05y is \xc0\x00", Some("y is {}")),
            (b"\x04x = \xc0\x01\x0a\x00", Some("x = {} ")),
            (b"\xc3\x20\x00\x00\x68\x05\x00\x01!\x00", Some("{}!")),
            (b"\x80\x03\x00abc\x00", Some("abc")),
            (b"\x00", Some("")),
            (b"\x05y", None),
            (b"\x80\x03", None),
            (b"\xc1\x00", None),
            (b"\x90", None),
            (b"", None),
        ];
        for (bytes, expected) in cases {
            assert_eq!(pieces_of(bytes).as_deref(), *expected, "{bytes:?}");
        }
    }

    #[test]
    fn texts_of_arithmetic() {
        let path = |kind: &str| format!("core::panicking::panic_const::panic_const_{kind}");
        assert_eq!(
            arithmetic(&path("add_overflow")).map(|(_, text)| text),
            Some("attempt to add with overflow")
        );
        assert_eq!(arithmetic(&path("async_fn_resumed")), None);
        assert_eq!(arithmetic("server::panic_const_add_overflow"), None);
    }
}
