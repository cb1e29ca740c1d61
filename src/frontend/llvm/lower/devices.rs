//! Whether pointers in a module may lead to objects that change by themselves.
//!
//! Such an object is defined elsewhere, lies at an address that is made of a number, or is one that the outside gives. In a module without any
//! of these each volatile object is one of the program, and ordinary memory. Deliberately absent: numbers that become
//! pointers through memory.

use super::known::known;
use super::{LowerOptions, Outside, globals};
use crate::llvm::module::{CastOp, Constant, Function, InstrKind, Module, Type, TypeId, Value};
use crate::llvm::visit;

/// Whether a module has volatile reads, and pointers to what may be a device.
pub(super) fn has_devices(module: &Module, options: &LowerOptions) -> bool {
    let instrs = || module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs);
    if !instrs().any(|i| matches!(i.kind, InstrKind::Load { volatile: true, .. })) {
        return false;
    }
    let foreign = module.globals.values().any(|global| match &global.init {
        None => !globals::STREAMS.contains(&&*global.name),
        Some(init) => of_number(init),
    });
    foreign
        || module.functions.values().any(|function| gives(module, options, function))
        || instrs().any(|i| makes(&i.kind))
}

/// Whether the outside gives pointers by a function: it calls it, or is called.
fn gives(module: &Module, options: &LowerOptions, function: &Function) -> bool {
    let is_pointer = |ty: TypeId| matches!(module.types.get(ty), Type::Pointer(_));
    let takes = || function.variadic || function.params.iter().any(|param| is_pointer(param.ty));
    if function.blocks.is_empty() {
        let unknown = !function.name.starts_with("llvm.") && known(&function.name, false, options).is_none();
        return unknown && (is_pointer(function.result) || (options.outside != Outside::Pure && takes()));
    }
    let called = function.name == options.entry || (options.outside == Outside::Any && !function.is_local());
    called && function.name != "main" && takes()
}

/// Whether an instruction makes a pointer of a number.
fn makes(kind: &InstrKind) -> bool {
    let mut found = matches!(kind, InstrKind::Cast { op: CastOp::IntToPtr, .. });
    visit::operands_mut(&mut kind.clone(), &mut |operand| {
        found |= matches!(&operand.value, Value::Constant(constant) if of_number(constant));
    });
    found
}

/// Whether a pointer in a constant is made of a number.
fn of_number(constant: &Constant) -> bool {
    match constant {
        Constant::Aggregate(elements) => elements.iter().any(|(_, element)| of_number(element)),
        Constant::Expr(kind) => makes(kind),
        _ => false,
    }
}
