//! Tables of modules: what is read and to what, what is refused and where, and what mutations do.

mod mutants;
mod rejects;
mod shapes;
mod snippets;

use super::read_module;
use crate::llvm::module::{Function, InstrKind, Module};

/// Reads a text that must be a module.
fn read(text: &str) -> Module {
    read_module(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The function of a name.
fn function<'a>(module: &'a Module, name: &str) -> &'a Function {
    module.functions.values().find(|function| function.name == name).expect("the function")
}

/// The instructions of the entry.
fn entry(function: &Function) -> Vec<&InstrKind> {
    function.blocks.values().next().expect("a body").instrs.iter().map(|instr| &instr.kind).collect()
}
