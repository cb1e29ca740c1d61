//! Objects of the C library that programs see: the tables behind `<ctype.h>`, and `errno`.
//!
//! Source: glibc's `ctype.h`, whose macros read the tables directly; those of the locale "C". The functions compute what the tables
//! hold. An object is made when it is first
//! needed. What `errno` holds is not modelled behind a call of a function of the library that may set it, or of one without a definition.

use super::Context;
use super::function::Lowering;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    BinaryOp, CheckKind, CompareOp, Global, GlobalId, Initial, Op, Operand, Part, SiteKind, Type,
};

/// The indices of the tables go from -128 to 255.
const FIRST: i64 = -128;
const COUNT: i64 = 384;

/// The functions that give the address of `errno`.
const ERRNO: &[&str] = &["__errno_location", "__error", "_errno"];

/// A table of `<ctype.h>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Table {
    /// The classes of characters as bits of a `short`.
    Classes,
    /// Small letters, as `int`.
    Lower,
    /// Capital letters, as `int`.
    Upper,
}

/// What is known of a function of `<ctype.h>` or `errno`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Locale {
    /// Whether a character is in the class of this number.
    Class(u32),
    /// The entry of a character.
    Entry(Table),
    /// The address of a pointer to the entry 0.
    Address(Table),
    /// The address of `errno`.
    Errno,
}

impl Table {
    fn name(self) -> &'static str {
        match self {
            Table::Classes => "(classes of characters)",
            Table::Lower => "(small letters)",
            Table::Upper => "(capital letters)",
        }
    }
    fn bits(self) -> u32 {
        if self == Table::Classes { 16 } else { 32 }
    }
    /// The entry of a character.
    fn entry(self, character: i64) -> u64 {
        let Some(ascii) = u8::try_from(character).ok().filter(u8::is_ascii) else {
            return match self {
                Table::Classes => 0,
                // The end of a file stays what it is; other negative characters are read as unsigned ones.
                _ if character == -1 => u64::MAX,
                _ => character as u64 & 0xff,
            };
        };
        match self {
            Table::Classes => (0..12).filter(|class| is_in_class(ascii, *class)).map(class_bit).sum(),
            Table::Lower => u64::from(ascii.to_ascii_lowercase()),
            Table::Upper => u64::from(ascii.to_ascii_uppercase()),
        }
    }
}

/// The classes by their numbers.
fn is_in_class(c: u8, class: u32) -> bool {
    match class {
        0 => c.is_ascii_uppercase(),
        1 => c.is_ascii_lowercase(),
        2 => c.is_ascii_alphabetic(),
        3 => c.is_ascii_digit(),
        4 => c.is_ascii_hexdigit(),
        5 => c.is_ascii_whitespace() || c == 0x0b,
        6 => c.is_ascii_graphic() || c == b' ',
        7 => c.is_ascii_graphic(),
        8 => c == b' ' || c == b'\t',
        9 => c.is_ascii_control(),
        10 => c.is_ascii_punctuation(),
        _ => c.is_ascii_alphanumeric(),
    }
}

/// The bit of a class in a word whose bytes glibc writes in the order of networks.
fn class_bit(class: u32) -> u64 {
    if class < 8 { 1 << (class + 8) } else { 1 << (class - 8) }
}

impl Context<'_> {
    /// An object of the library, made once.
    pub fn library_object(&mut self, name: &str, make: impl FnOnce(&mut Self) -> Global) -> GlobalId {
        if let Some(id) = self.library_objects.get(name) {
            return *id;
        }
        let global = make(self);
        let id = self.program.globals.push(global);
        self.library_objects.insert(name.to_string(), id);
        id
    }

    fn table(&mut self, table: Table) -> GlobalId {
        let little_endian = self.program.little_endian;
        self.library_object(table.name(), |_| {
            let size = (table.bits() / 8) as usize;
            let entry = |character: i64| {
                let mut bytes = table.entry(character).to_le_bytes()[..size].to_vec();
                if !little_endian {
                    bytes.reverse();
                }
                bytes
            };
            object(table.name(), true, (FIRST..FIRST + COUNT).flat_map(entry).collect())
        })
    }
}

fn number(number: i64) -> Operand {
    Operand::Const(Bits::from_u64(number as u64, 32))
}

/// The characters of a class, as ranges without gaps.
fn runs(class: u32) -> Vec<(i64, i64)> {
    let mut runs: Vec<(i64, i64)> = vec![];
    for c in (0..=127u8).filter(|c| is_in_class(*c, class)).map(i64::from) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == c => *last = c,
            _ => runs.push((c, c)),
        }
    }
    runs
}

pub(super) fn object(name: &str, constant: bool, bytes: Vec<u8>) -> Global {
    let size = bytes.len() as u64;
    let init = Initial::Parts(vec![(0, Part::Bytes(bytes))]);
    Global { name: name.to_string(), size, align: 16, constant, pointers: true, init, variable: None }
}

impl Context<'_> {
    /// The address of `errno`, which is zero when `main` begins.
    fn errno(&mut self) -> Operand {
        let init = |context: &mut Self| match context.options.entry.as_str() {
            "main" => object("errno", false, vec![0; 4]),
            _ => Global { init: Initial::Any, size: 4, ..object("errno", false, vec![]) },
        };
        Operand::Global(self.library_object("errno", init))
    }
}

impl Lowering<'_, '_> {
    /// Behind a call of a function that may have set `errno`.
    pub fn forget_errno(&mut self) {
        self.set_errno(None);
    }

    /// The same; if the function failed by this condition, it left the number of an error, which is positive. No assumption says so, as what the program
    /// does next would depend on a value that is not modelled.
    pub fn set_errno(&mut self, fails: Option<Operand>) {
        if !ERRNO.iter().any(|name| self.context.declares(name)) {
            return;
        }
        let kind = SiteKind::Unmodelled("the value of `errno`".to_string());
        let mut value = self.choose(&kind, &[Type::Int(32)]).remove(0);
        if let Some(fails) = fails {
            let is_none = self.build.compare(CompareOp::Sle, value.clone(), word(0, 32));
            let condition = self.build.binary(BinaryOp::And, fails, is_none);
            let select = Op::Select { condition, then: word(1, 32), otherwise: value };
            value = self.build.define(select, Type::Int(32));
        }
        let address = self.context.errno();
        self.build.effect(Op::Store { address, value });
    }

    /// The result of a call.
    pub fn locale(&mut self, function: Locale, args: &[Operand]) -> Operand {
        match function {
            Locale::Class(class) => self.class(class, &args[0]),
            Locale::Entry(table) => self.converted(table, &args[0]),
            Locale::Address(table) => self.table_address(table),
            Locale::Errno => self.context.errno(),
        }
    }

    /// Whether a character is in a class: the bit of the class, or zero. Of a number that is no character, anything.
    fn class(&mut self, class: u32, character: &Operand) -> Operand {
        let character = self.resize(character.clone(), 32, true);
        let is_character = self.between(&character, FIRST, FIRST + COUNT - 1);
        if self.context.wants(CheckKind::Dereference) {
            let message = "a number that is no character is classified".to_string();
            self.assert(CheckKind::Dereference, message, is_character.clone());
        }
        let mut member = word(0, 1);
        for (low, high) in runs(class) {
            let inside = self.between(&character, low, high);
            member = self.build.binary(BinaryOp::Or, member, inside);
        }
        let known =
            Op::Select { condition: member, then: word(class_bit(class), 32), otherwise: word(0, 32) };
        let then = self.build.define(known, Type::Int(32));
        let otherwise = self.choose(&SiteKind::Uninitialised, &[Type::Int(32)]).remove(0);
        self.build.define(Op::Select { condition: is_character, then, otherwise }, Type::Int(32))
    }

    /// A letter in the other case, another character as an unsigned one, and any other number as it is.
    fn converted(&mut self, table: Table, character: &Operand) -> Operand {
        let character = self.resize(character.clone(), 32, true);
        let (first, last, step) = if table == Table::Upper { (b'a', b'z', -32) } else { (b'A', b'Z', 32) };
        let letter = self.between(&character, i64::from(first), i64::from(last));
        let negative = self.between(&character, FIRST, -2);
        let moved = self.build.binary(BinaryOp::Add, character.clone(), number(step));
        let unsigned = self.build.binary(BinaryOp::Add, character.clone(), number(256));
        let other = Op::Select { condition: negative, then: unsigned, otherwise: character };
        let otherwise = self.build.define(other, Type::Int(32));
        self.build.define(Op::Select { condition: letter, then: moved, otherwise }, Type::Int(32))
    }

    fn between(&mut self, word: &Operand, low: i64, high: i64) -> Operand {
        let above = self.build.compare(CompareOp::Sge, word.clone(), number(low));
        let below = self.build.compare(CompareOp::Sle, word.clone(), number(high));
        self.build.binary(BinaryOp::And, above, below)
    }

    fn table_address(&mut self, table: Table) -> Operand {
        let name = match table {
            Table::Classes => "(address of the classes of characters)",
            Table::Lower => "(address of the small letters)",
            Table::Upper => "(address of the capital letters)",
        };
        let pointer = self.context.library_object(name, |context| {
            let offset = -FIRST * i64::from(table.bits() / 8);
            let address = Part::Address(Operand::Global(context.table(table)), offset);
            let size = u64::from(context.program.pointer_bits / 8);
            Global { size, init: Initial::Parts(vec![(0, address)]), ..object(name, true, vec![]) }
        });
        Operand::Global(pointer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_few_ranges() {
        assert_eq!(runs(2), [(65, 90), (97, 122)]);
        assert_eq!(runs(5), [(9, 13), (32, 32)]);
    }

    #[test]
    fn entries_are_those_of_glibc() {
        // As `(*__ctype_b_loc())[c]` gives them on a little-endian machine.
        let cases = [
            (i64::from(b'A'), 0xd508),
            (i64::from(b'z'), 0xc608 & !0x1000),
            (i64::from(b'7'), 0xd808),
            (i64::from(b' '), 0x6001),
            (i64::from(b'\t'), 0x2003),
            (i64::from(b'!'), 0xc004),
            (0, 0x0002),
            (-1, 0),
            (200, 0),
        ];
        for (character, expected) in cases {
            assert_eq!(Table::Classes.entry(character), expected, "{character}");
        }
        assert_eq!(Table::Upper.entry(i64::from(b'q')), u64::from(b'Q'));
        assert_eq!(Table::Lower.entry(-3), 253);
        assert_eq!(Table::Lower.entry(-1) as u32 as i32, -1);
    }
}
