//! Texts that are printed into memory by constant formats: a call of `snprintf`, `sprintf` or `swprintf` is one of a model for each part of
//! its format.
//!
//! The model of the whole goes through the format in a loop, which is executed where all else is known. Inside of loops, or behind texts of any
//! length, that loop would be one more; its parts are known here. The models of the parts do what that of the whole does (C17 7.21.6.1).
//! Wide texts (C17 7.29.2.3) are printed by parts alone.
//!
//! Deliberately absent: conversions whose width is an argument, of pointers and floating-point numbers, and wide characters as bytes: the model of
//! the whole is called then.

use super::calls::CallSite;
use super::formats::{self, Conversion, Most, Part};
use super::function::Lowering;
use crate::llvm::module::FuncId;
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, Op, Operand, Type};

/// The models of parts: of characters as they are, texts, characters, integers, and the end.
const PRINTERS: &[&str] = &[
    "__eufonium_print_literal",
    "__eufonium_print_string",
    "__eufonium_print_character",
    "__eufonium_print_integer",
    "__eufonium_print_end",
];
/// The same for wide texts, and of texts and characters that are bytes.
const WIDE_PRINTERS: &[&str] = &[
    "__eufonium_wide_literal",
    "__eufonium_wide_string",
    "__eufonium_wide_character",
    "__eufonium_wide_integer",
    "__eufonium_wide_end",
    "__eufonium_wide_bytes",
    "__eufonium_wide_byte",
];
const LITERAL: usize = 0;
const STRING: usize = 1;
const CHARACTER: usize = 2;
const INTEGER: usize = 3;
const END: usize = 4;
const BYTES: usize = 5;
const BYTE: usize = 6;

/// A function that prints into memory.
struct Printer {
    name: &'static str,
    /// The argument that is the size, if one is.
    size: Option<usize>,
    /// The argument that is the format.
    format: usize,
    wide: bool,
}

const TABLE: &[Printer] = &[
    Printer { name: "snprintf", size: Some(1), format: 2, wide: false },
    Printer { name: "sprintf", size: None, format: 1, wide: false },
    Printer { name: "__snprintf_chk", size: Some(1), format: 4, wide: false },
    Printer { name: "__sprintf_chk", size: None, format: 3, wide: false },
    Printer { name: "swprintf", size: Some(1), format: 2, wide: true },
    Printer { name: "__swprintf_chk", size: Some(1), format: 4, wide: true },
];

fn printer(name: &str) -> Option<&'static Printer> {
    TABLE.iter().find(|printer| printer.name == name)
}

/// The models of parts that a function needs which prints into memory by a format.
pub(in crate::llvm) fn parts_of_printer(name: &str) -> &'static [&'static str] {
    printer(name).map_or(&[], Printer::parts)
}

impl Printer {
    fn parts(&self) -> &'static [&'static str] {
        if self.wide { WIDE_PRINTERS } else { PRINTERS }
    }

    /// The bytes of a character.
    fn unit(&self) -> u64 {
        if self.wide { 4 } else { 1 }
    }
}

/// A part as a call of a model: which one, and its arguments behind where and how much was printed.
type Call = (usize, Vec<Operand>);

impl Lowering<'_, '_> {
    /// The result of a call of a function that prints into memory, if its format is constant and all of its parts have models.
    pub fn print_text(&mut self, site: &CallSite) -> Result<Option<Vec<Operand>>, InputError> {
        let Some(printer) = printer(site.name) else { return Ok(None) };
        let place = printer.format;
        let read =
            |(format, _): &(_, _)| if printer.wide { self.wide_string(format) } else { self.string(format) };
        let format = site.source.get(place).and_then(read);
        let Some(format) = format.filter(|format| format.is_ascii()) else { return Ok(None) };
        let models: Option<Vec<FuncId>> = printer.parts().iter().map(|name| self.model(name)).collect();
        let (Some(models), Some(parts)) = (models, formats::parts(&format)) else { return Ok(None) };
        let mut calls = vec![];
        for part in parts {
            let call = match part {
                Part::Literal(from, length) => {
                    let text = self.displaced(site.args[place].clone(), from as u64 * printer.unit());
                    Some((LITERAL, vec![text, self.pointer_word(length as u64)]))
                }
                Part::Conversion(conversion) => self.print_call(site, printer, &conversion)?,
            };
            let Some(call) = call else { return Ok(None) };
            calls.push(call);
        }
        let size = match printer.size {
            Some(size) => self.length(&site.args[size].clone()),
            None => Operand::Const(Bits::ones(self.context.program.pointer_bits)),
        };
        let result = self.print_calls(site, &models, size, calls)?;
        Ok(Some(self.fitted(vec![result], &site.results)))
    }

    /// Prints parts in order, and the end.
    fn print_calls(
        &mut self,
        site: &CallSite,
        models: &[FuncId],
        size: Operand,
        calls: Vec<Call>,
    ) -> Result<Operand, InputError> {
        let bits = self.context.program.pointer_bits;
        let to = self.as_pointer(&site.args[0]);
        let condition = self.truth(size.clone());
        let less = self.build.binary(BinaryOp::Sub, size.clone(), word(1, bits));
        let room = Op::Select { condition, then: less, otherwise: word(0, bits) };
        let room = self.build.define(room, Type::Int(bits));
        let mut count = word(0, bits);
        for (model, own) in calls {
            let args = [vec![to.clone(), room.clone(), count], own].concat();
            count = self.call_model(models[model], args, &[Type::Int(bits)])?.remove(0);
        }
        Ok(self.call_model(models[END], vec![to, size, count], &[Type::Int(32)])?.remove(0))
    }

    /// The call that a conversion is.
    fn print_call(
        &mut self,
        site: &CallSite,
        printer: &Printer,
        conversion: &Conversion,
    ) -> Result<Option<Call>, InputError> {
        let first = printer.format + 1;
        let number = |number: u64| i32::try_from(number).ok().map(|number| word(number as u64, 32));
        let width = match conversion.width {
            Most::All => Some(word(0, 32)),
            Most::Number(width) => number(width),
            Most::Argument(_) => None,
        };
        let precision = match conversion.precision {
            Most::All => Some(Operand::Const(Bits::ones(32))),
            Most::Number(precision) => number(precision),
            Most::Argument(place) => {
                let given = self.word_of_argument(site, first + place)?;
                given.filter(|given| self.build.type_of(given) == Type::Int(32))
            }
        };
        let given = self.word_of_argument(site, first + conversion.place)?;
        let (Some(width), Some(precision), Some(given)) = (width, precision, given) else { return Ok(None) };
        let flags = word(u64::from(conversion.flags), 32);
        let ty = self.build.type_of(&given);
        let (text, character) = if printer.wide { (BYTES, BYTE) } else { (STRING, CHARACTER) };
        Ok(match (conversion.letter, &conversion.size[..], ty) {
            (b's', b"", Type::Pointer) => Some((text, vec![flags, width, precision, given])),
            (b's', b"l", Type::Pointer) if printer.wide => {
                Some((STRING, vec![flags, width, precision, given]))
            }
            (b'c', b"", Type::Int(32)) => {
                let byte = self.resize(given, 8, false);
                Some((character, vec![flags, width, byte]))
            }
            (b'c', b"l", Type::Int(32)) if printer.wide => Some((CHARACTER, vec![flags, width, given])),
            (letter @ (b'd' | b'i' | b'u' | b'o' | b'x' | b'X'), size, Type::Int(bits)) => {
                self.integer_bits(size).filter(|own| bits == (*own).max(32)).map(|own| {
                    let signed = matches!(letter, b'd' | b'i');
                    let value = self.resize(given, own, false);
                    let value = self.resize(value, 64, signed);
                    (INTEGER, vec![flags, width, precision, word(u64::from(letter), 8), value])
                })
            }
            _ => None,
        })
    }

    /// The bits of an integer whose size these letters say.
    fn integer_bits(&self, size: &[u8]) -> Option<u32> {
        Some(match size {
            b"" => 32,
            b"hh" => 8,
            b"h" => 16,
            b"l" | b"z" | b"t" => self.context.program.pointer_bits,
            b"ll" | b"j" | b"q" => 64,
            _ => return None,
        })
    }
}
