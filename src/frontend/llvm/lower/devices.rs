//! Whether pointers that runs of a module come to may lead to objects that change by themselves.
//!
//! Such an object is defined elsewhere, lies at an address that is made of a number, or is one that the outside gives. Where runs come to none
//! of these, each volatile object is one of the program, and ordinary memory. A number of a pointer that is moved, also through
//! local variables, makes a pointer to the same object. Deliberately absent: numbers that become pointers through other memory, or come from functions.

use super::reached::{Reached, is_unknown};
use super::{LowerOptions, Outside, globals};
use crate::llvm::module::{
    BinaryOp, CastOp, Constant, Function, Instr, InstrKind, Module, Operand, Type, TypeId, Value,
};
use crate::llvm::visit::{constants, operands_mut};

/// Whether runs of a module come to volatile reads, and to pointers to what may be a device.
pub(super) fn has_devices(module: &Module, options: &LowerOptions) -> bool {
    let is_volatile = |i: &Instr| matches!(i.kind, InstrKind::Load { volatile: true, .. });
    if !module.functions.values().any(|function| instrs(function).any(is_volatile)) {
        return false;
    }
    let reached = Reached::new(module, options);
    let functions = || reached.functions.iter().map(|id| &module.functions[*id]);
    let foreign = reached.globals.iter().map(|id| &module.globals[*id]).any(|global| match &global.init {
        None => !globals::STREAMS.contains(&&*global.name),
        Some(init) => of_number(init),
    });
    // What models of library functions make of numbers is the library's own.
    let makes = |function: &Function| {
        let made = |i: &Instr| makes(&i.kind) && !is_moved(function, &i.kind);
        !function.is_model && instrs(function).any(made)
    };
    functions().any(|function| instrs(function).any(is_volatile))
        && (foreign || functions().any(|function| gives(module, options, function) || makes(function)))
}

fn instrs(function: &Function) -> impl Iterator<Item = &Instr> {
    function.blocks.values().flat_map(|block| &block.instrs)
}

/// Whether the outside gives pointers by a function: it calls it, or is called.
fn gives(module: &Module, options: &LowerOptions, function: &Function) -> bool {
    let is_pointer = |ty: TypeId| matches!(module.types.get(ty), Type::Pointer(_));
    let takes = || function.variadic || function.params.iter().any(|param| is_pointer(param.ty));
    if function.blocks.is_empty() {
        let gives = is_pointer(function.result) || (options.outside != Outside::Pure && takes());
        return gives && is_unknown(function, options);
    }
    let called = function.name == options.entry || (options.outside == Outside::Any && !function.is_local());
    called && function.name != "main" && takes()
}

/// Whether an instruction makes a pointer of a number.
fn makes(kind: &InstrKind) -> bool {
    let mut found = matches!(kind, InstrKind::Cast { op: CastOp::IntToPtr, .. });
    constants(kind, &mut |constant| found |= of_number(constant));
    found
}

/// How many operators are looked through from a number that becomes a pointer.
const DEPTH: u32 = 8;

/// Whether the number that becomes a pointer is another pointer that is moved: `(T *)(((uintptr_t)p + 7) & ~7)` leads to an object of `p`.
fn is_moved(function: &Function, kind: &InstrKind) -> bool {
    matches!(kind, InstrKind::Cast { op: CastOp::IntToPtr, value, .. } if is_of_pointer(function, value, DEPTH))
}

fn is_of_pointer(function: &Function, number: &Operand, depth: u32) -> bool {
    let Value::Local(local) = number.value else { return false };
    let defined = instrs(function).find(|i| i.result == Some(local));
    match defined.map(|i| &i.kind).filter(|_| depth > 0) {
        Some(InstrKind::Cast { op: CastOp::PtrToInt, .. }) => true,
        Some(InstrKind::Binary { op: BinaryOp::Sub, a, .. }) => is_of_pointer(function, a, depth - 1),
        Some(InstrKind::Binary { op: BinaryOp::Add | BinaryOp::And | BinaryOp::Or, a, b, .. }) => {
            [a, b].into_iter().any(|operand| is_of_pointer(function, operand, depth - 1))
        }
        Some(InstrKind::Load { address, .. }) => holds_pointer(function, address, depth - 1),
        _ => false,
    }
}

/// Whether all that is stored into a local variable, which nothing else is done with, are such numbers.
fn holds_pointer(function: &Function, variable: &Operand, depth: u32) -> bool {
    let Value::Local(local) = variable.value else { return false };
    let is_it = |operand: &Operand| matches!(operand.value, Value::Local(used) if used == local);
    let mut stored = false;
    let is_plain = |instr: &Instr| match &instr.kind {
        InstrKind::Alloca { .. } => true,
        InstrKind::Load { address, .. } if is_it(address) => true,
        InstrKind::Store { address, value, .. } if is_it(address) => {
            stored = true;
            !is_it(value) && is_of_pointer(function, value, depth)
        }
        kind => {
            let mut uses = false;
            operands_mut(&mut kind.clone(), &mut |operand| uses |= is_it(operand));
            !uses
        }
    };
    let is_made =
        instrs(function).any(|i| i.result == Some(local) && matches!(i.kind, InstrKind::Alloca { .. }));
    is_made && instrs(function).all(is_plain) && stored
}

/// Whether a pointer in a constant is made of a number.
fn of_number(constant: &Constant) -> bool {
    match constant {
        Constant::Aggregate(elements) => elements.iter().any(|(_, element)| of_number(element)),
        Constant::Expr(kind) => makes(kind),
        _ => false,
    }
}
