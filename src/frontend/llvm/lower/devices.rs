//! Whether pointers that runs of a module come to may lead to objects that change by themselves, and volatile accesses.
//!
//! Such an object is defined elsewhere, lies at an address that is made of a number, or is one that the outside gives. Where runs come to none
//! of these, each volatile object is one of the program, and ordinary memory. Where only numbers make such addresses, what a pointer leads to is a
//! device if it is no object of the program. A number of a pointer that is moved, also through
//! local variables, makes a pointer to the same object. Deliberately absent: numbers that become pointers through other memory, or come from functions.

use super::function::Lowering;
use super::known::is_unknown;
use super::reached::Reached;
use super::{LowerOptions, Outside, Volatile, globals, named};
use crate::llvm::module::{
    self as llvm, BinaryOp, CastOp, Constant, Function, Instr, InstrKind, Module, Operand, Type, TypeId,
    Value,
};
use crate::llvm::visit::{constants, operands_mut};
use eufonium_base::error::InputError;
use eufonium_ir::program as ir;

/// Where devices may be to which volatile accesses of a program go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Devices {
    /// Nowhere: all volatile objects are those of the program.
    Nowhere,
    /// At addresses that are made of numbers, where there is no object of the program.
    AtNumbers,
    /// Also in objects that the outside defines or gives.
    Anywhere,
}

/// Where devices may be, by the volatile accesses that runs of a module come to, and the pointers.
pub(super) fn devices(module: &Module, options: &LowerOptions) -> Devices {
    let is_volatile = |i: &Instr| {
        matches!(i.kind, InstrKind::Load { volatile: true, .. } | InstrKind::Store { volatile: true, .. })
    };
    if !module.functions.values().any(|function| instrs(function).any(is_volatile)) {
        return Devices::Nowhere;
    }
    let reached = Reached::new(module, options);
    let functions = || reached.functions.iter().map(|id| &module.functions[*id]);
    let globals = || reached.globals.iter().map(|id| &module.globals[*id]);
    let foreign = globals().any(|g| g.init.is_none() && !globals::STREAMS.contains(&&*g.name));
    let numbers = || globals().any(|global| global.init.as_ref().is_some_and(of_number));
    // What models of library functions make of numbers is the library's own.
    let makes = |function: &Function| {
        let made = |i: &Instr| makes(&i.kind) && !is_moved(function, &i.kind);
        !function.is_model && instrs(function).any(made)
    };
    if !functions().any(|function| instrs(function).any(is_volatile)) {
        return Devices::Nowhere;
    }
    match foreign || functions().any(|function| gives(module, options, function)) {
        true => Devices::Anywhere,
        false if numbers() || functions().any(makes) => Devices::AtNumbers,
        false => Devices::Nowhere,
    }
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
pub(super) fn of_number(constant: &Constant) -> bool {
    match constant {
        Constant::Aggregate(elements) => elements.iter().any(|(_, element)| of_number(element)),
        Constant::Expr(kind) => makes(kind),
        _ => false,
    }
}

/// Volatile objects.
impl Lowering<'_, '_> {
    /// Writes what may be a device, where no object of the program needs to be. Where accesses are checked it is one like any other.
    pub fn store_to_device(
        &mut self,
        value: &llvm::Operand,
        address: &llvm::Operand,
    ) -> Result<Vec<ir::Operand>, InputError> {
        let is_number = matches!(&address.value, Value::Constant(constant) if of_number(constant));
        if self.context.wants(ir::CheckKind::Dereference) || !is_number && !self.are_numbers_apart() {
            return self.store(value, address);
        }
        let words = self.words(value)?.to_vec();
        if is_number {
            return Ok(vec![]);
        }
        let to = self.pointer(address)?;
        let there = self.is_object(&to, value.ty)?;
        let (object, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(there, object, done);
        self.build.switch_to(object);
        self.store_at(value.ty, words, &to)?;
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        Ok(vec![])
    }

    /// Reads what may be a device: any value, but where there is an object of the program and devices are elsewhere.
    pub fn load_from_device(
        &mut self,
        ty: TypeId,
        address: &llvm::Operand,
    ) -> Result<Vec<ir::Operand>, InputError> {
        let (types, size) = (self.types(ty)?, self.layout(ty)?.store);
        let place = self.pointer(address)?;
        // What changes by itself is an object all the same.
        self.check_access(&place, self.pointer_word(size), "read");
        let kind = ir::SiteKind::Outside(named::VOLATILE.into());
        let is_number = matches!(&address.value, Value::Constant(constant) if of_number(constant));
        let is_apart = self.context.devices == Devices::AtNumbers && self.are_numbers_apart();
        if is_number || !is_apart || self.context.options.volatile == Volatile::Any {
            return Ok(self.choose(&kind, &types));
        }
        let there = self.is_object(&place, ty)?;
        let (object, device) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&types);
        self.build.branch(there, object, device);
        self.build.switch_to(device);
        let any = self.choose(&kind, &types);
        self.build.jump(done, any);
        self.build.switch_to(object);
        let own = self.load_at(ty, &place)?;
        self.build.jump(done, own);
        self.build.switch_to(done);
        Ok(self.build.block_params(done))
    }

    /// Whether numbers that programs use as addresses are none of objects here: those begin behind the first 2^32 where pointers are that long.
    fn are_numbers_apart(&self) -> bool {
        self.context.program.pointer_bits > 32
    }

    /// Whether a value of a type may be in an object of the program at this address.
    fn is_object(&mut self, address: &ir::Operand, ty: TypeId) -> Result<ir::Operand, InputError> {
        let length = self.layout(ty)?.store;
        let length = self.pointer_word(length);
        Ok(self.build.define(ir::Op::IsValid { address: address.clone(), length }, ir::Type::Int(1)))
    }

    /// Whether a volatile read of this address may give another value each time, and a write of it concern no object of the program.
    pub fn is_device(&self, address: &llvm::Operand) -> bool {
        match self.context.options.volatile {
            Volatile::Ordinary => false,
            Volatile::External => self.context.devices != Devices::Nowhere && !self.is_plain_pointer(address),
            Volatile::Any => true,
        }
    }

    /// Whether an instruction gives a pointer that plainly leads into an object of the program.
    pub fn is_plain(&self, kind: &InstrKind) -> bool {
        match kind {
            InstrKind::Alloca { .. } => true,
            InstrKind::GetElementPtr { base, .. } => self.is_plain_pointer(base),
            InstrKind::Cast { op: llvm::CastOp::BitCast, value, .. } => self.is_plain_pointer(value),
            _ => false,
        }
    }

    fn is_plain_pointer(&self, pointer: &llvm::Operand) -> bool {
        match &pointer.value {
            Value::Local(local) => self.plain.contains(local),
            Value::Constant(Constant::Global(id)) => {
                self.context.module.globals.get(*id).is_some_and(|global| global.init.is_some())
            }
            Value::Constant(Constant::Expr(kind)) => self.is_plain(kind),
            _ => false,
        }
    }
}
