//! A text that gives a run its input: what functions that read from the standard input gave, written so that they read it.
//!
//! What was chosen comes in the order of the run: whether a conversion of `scanf` fits and its number, characters of `getchar`, the bytes that
//! `fgets`, `fread` and `%s` put into memory. Where input ends the text does. Numbers of eight bytes have a point only where a string of the program asks for
//! such ones. A run does not tell what comes from which stream, so the text is a proposal: whoever runs the program with it sees what it does.
//! Deliberately absent: conversions with a fixed width that follow each other without space, formats that ask for numbers of eight bytes of both kinds.

use eufonium_ir::program::eval::events::{Event, EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{Initial, Part, Program, SiteId, SiteKind, Type};

/// The most bytes of a text.
const MOST: usize = 1 << 20;

/// What a function takes from its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    Character,
    Format,
    Line,
    Block,
}

fn reader(name: &str) -> Option<Reader> {
    let plain = name.trim_start_matches("__isoc99_").trim_start_matches("__isoc23_");
    match plain {
        "getchar" | "getc" | "fgetc" | "_IO_getc" | "getchar_unlocked" | "getc_unlocked" => {
            Some(Reader::Character)
        }
        "scanf" | "fscanf" => Some(Reader::Format),
        "fgets" | "gets" | "getline" | "getdelim" | "__getdelim" | "__eufonium_word" => Some(Reader::Line),
        "fread" | "read" => Some(Reader::Block),
        _ => None,
    }
}

/// What a choice of a function that reads is.
enum Piece {
    /// A word of so many bits: how it went, or a number.
    Word(Reader, u32, u64),
    /// Bytes in memory.
    Bytes(Vec<u8>),
}

/// The text; `None` if the run read nothing.
pub fn stdin(program: &Program, record: &Record) -> Option<Vec<u8>> {
    let pieces: Vec<Piece> = record.events.iter().filter_map(|event| piece(program, event)).collect();
    let (mut text, has_reals) = (Vec::new(), asks_for_reals(program));
    for (i, piece) in pieces.iter().enumerate() {
        let has_bytes = matches!(pieces.get(i + 1), Some(Piece::Bytes(_)));
        if !add(&mut text, piece, (has_bytes, has_reals)) || text.len() > MOST {
            break;
        }
    }
    (!pieces.is_empty()).then_some(text)
}

fn piece(program: &Program, event: &Event) -> Option<Piece> {
    let EventKind::Choice(source, Type::Int(bits), Value::Word(word)) = &event.kind else { return None };
    let of = |site: SiteId| match &program.sites[site].kind {
        SiteKind::External(name) => reader(name),
        _ => None,
    };
    match source {
        Source::Site(site) => Some(Piece::Word(of(*site)?, *bits, word.as_u64()?)),
        Source::Contents(site, _) => {
            of(*site)?;
            let byte = |i: u32| word.extract(8 * i + 7, 8 * i).as_u64().unwrap_or(0) as u8;
            let mut bytes: Vec<u8> = (0..bits / 8).map(byte).collect();
            if !program.little_endian {
                bytes.reverse();
            }
            Some(Piece::Bytes(bytes))
        }
        _ => None,
    }
}

/// Adds what a piece says; `false` where input ends.
fn add(text: &mut Vec<u8>, piece: &Piece, (has_bytes, has_reals): (bool, bool)) -> bool {
    match piece {
        Piece::Bytes(bytes) => text.extend(bytes),
        Piece::Word(Reader::Character, bits, value) => match signed(*value, *bits) {
            character @ 0..=255 => text.push(character as u8),
            _ => return false,
        },
        // Whether the next conversion fits.
        Piece::Word(Reader::Format, 1, fits) => return *fits == 1,
        Piece::Word(Reader::Format, bits, value) if !has_bytes => {
            if text.last().is_some_and(|last| !last.is_ascii_whitespace()) {
                text.push(b'\n');
            }
            text.extend(number(*value, *bits, has_reals).bytes());
            text.push(b'\n');
        }
        // Whether there is no line.
        Piece::Word(Reader::Line, 1, fails) => return *fails == 0,
        // The length of what follows.
        Piece::Word(..) => {}
    }
    true
}

fn signed(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits.min(64);
    (value << shift) as i64 >> shift
}

/// Whether a string of the program has a conversion of `scanf` to `double`.
fn asks_for_reals(program: &Program) -> bool {
    let asks = |bytes: &[u8]| {
        bytes.split(|byte| *byte == b'%').skip(1).any(|rest| {
            let width = rest.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b'*').count();
            matches!(rest[width..], [b'l', kind, ..] if b"aAeEfFgG".contains(&kind))
        })
    };
    program.globals.values().any(|global| match &global.init {
        Initial::Parts(parts) => {
            parts.iter().any(|(_, part)| matches!(part, Part::Bytes(bytes) if asks(bytes)))
        }
        _ => false,
    })
}

/// A number as `scanf` reads it. What is far too great for an integer is taken for one with a point, if there are such ones; one without a sign
/// is read from what it is with one too.
fn number(value: u64, bits: u32, has_reals: bool) -> String {
    let integer = signed(value, bits);
    let real = f64::from_bits(value);
    if has_reals && bits == 64 && integer.unsigned_abs() > 1 << 53 && real.is_finite() {
        return format!("{real:e}");
    }
    integer.to_string()
}

/// The text as a string of C, for people.
pub fn quoted(text: &[u8]) -> String {
    let escaped = text.iter().flat_map(|byte| std::ascii::escape_default(*byte)).map(char::from);
    format!("\"{}\"", escaped.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_again() {
        let cases = [
            (5, 32, true, "5"),
            (0xffff_ffff, 32, true, "-1"),
            (3.25f64.to_bits(), 64, true, "3.25e0"),
            (7, 64, true, "7"),
            (u64::MAX - 1, 64, false, "-2"),
            (1 << 63, 64, false, "-9223372036854775808"),
        ];
        for (value, bits, has_reals, text) in cases {
            assert_eq!(number(value, bits, has_reals), text);
        }
    }

    #[test]
    fn input_ends_where_it_did() {
        let mut text = Vec::new();
        let pieces = [
            Piece::Word(Reader::Format, 1, 1),
            Piece::Word(Reader::Format, 32, 42),
            Piece::Word(Reader::Character, 32, u64::from(b'q')),
            Piece::Word(Reader::Format, 1, 1),
            Piece::Word(Reader::Format, 32, u64::from(u32::MAX)),
        ];
        assert!(pieces.iter().all(|piece| add(&mut text, piece, (false, false))));
        assert!(!add(&mut text, &Piece::Word(Reader::Character, 32, u64::from(u32::MAX)), (false, false)));
        assert_eq!(text, b"42\nq\n-1\n");
        assert_eq!(quoted(&text), "\"42\\nq\\n-1\\n\"");
    }
}
