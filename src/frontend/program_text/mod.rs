//! Evidence about programs in the words of their source: [`mod@trace`]s on source lines, [`steps`] with all values, [`harness`]es in C that make the compiled
//! program take the same way, [`witness`]es as SV-COMP exchanges them, formulas as [`c_expression`]s and in [`acsl`], and
//! sources with annotations ([`mod@annotate`], [`scopes`]).

pub mod acsl;
pub mod annotate;
pub mod arguments;
pub mod c_expression;
mod c_words;
pub mod failures;
pub mod harness;
mod outside;
pub mod scopes;
pub mod stdin;
pub mod steps;
pub mod trace;
pub mod witness;
mod words;

#[cfg(test)]
mod tests;

use eufonium_base::Bits;
use eufonium_ir::float::decimal;
use eufonium_ir::program::eval::Value;
use eufonium_ir::program::{Loc, Program, SourceType};

/// A value as C writes it, read as the type says; a word of an unknown type is read with its sign.
pub fn show(value: &Value, ty: Option<&SourceType>) -> String {
    let bits = match value {
        Value::Word(bits) => bits,
        Value::Array(array) => {
            let entry = |(at, element): (u64, Bits)| format!("[{at}] = {}, ", element.to_rat_signed());
            let entries: String = array.entries().into_iter().map(entry).collect();
            return format!("{{{entries}... = {}}}", array.default().to_rat_signed());
        }
    };
    match ty {
        Some(SourceType::Float(format)) if format.width() == bits.width() => decimal(*format, bits),
        Some(SourceType::Bool) => (!bits.is_zero()).to_string(),
        Some(SourceType::Int { signed: false, .. }) => bits.to_rat().to_string(),
        Some(SourceType::Pointer) => match bits.as_u64() {
            Some(0) => "NULL".into(),
            Some(address) => format!("{address:#x}"),
            None => bits.to_smtlib(),
        },
        Some(SourceType::Int { .. } | SourceType::Float(_) | SourceType::Other(_)) | None => {
            bits.to_rat_signed().to_string()
        }
    }
}

/// Whether functions of this name return numbers without sign, by the customs of verification tasks.
pub fn returns_unsigned(name: &str) -> bool {
    let words = ["uchar", "ushort", "uint", "unsigned", "ulong", "u8", "u16", "u32", "u64", "size_t", "bool"];
    words.iter().any(|word| name.ends_with(word))
}

/// The name of the file of a place.
pub(super) fn file(program: &Program, at: Loc) -> &str {
    program.files.get(at.file).map_or("", |f| f)
}
