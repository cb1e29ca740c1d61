//! LLVM modules, as text and as bitcode, to programs.

pub mod bitcode;
mod exceptions;
mod ids;
mod instr;
mod layout;
pub mod link;
mod linkage;
pub mod lower;
pub mod metadata;
mod models;
pub mod module;
mod names;
mod rules;
pub mod text;
mod visit;

use eufonium_base::InputError;
use module::Module;

/// Reads a module in either form: bitcode by its magic numbers, anything else as text.
///
/// # Errors
///
/// Those of [`text::read_module`] and [`bitcode::read_bitcode`].
pub fn read(bytes: &[u8]) -> Result<Module, InputError> {
    if bitcode::is_bitcode(bytes) { bitcode::read_bitcode(bytes) } else { text::read_module(bytes) }
}
