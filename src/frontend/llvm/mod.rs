//! LLVM modules, as text and as bitcode, to programs.

mod layout;
pub mod lower;
pub mod module;
mod rules;
pub mod text;
mod visit;

use crate::base::InputError;
use module::Module;

/// Reads a module.
///
/// # Errors
///
/// Those of [`text::read_module`].
pub fn read(bytes: &[u8]) -> Result<Module, InputError> {
    text::read_module(bytes)
}
