//! To how many bytes of an object a pointer leads by its declaration.
//!
//! One rule holds for every pointer that comes from the world outside: a result, an argument of the entry or of a function that is called
//! back, and a pointer that is loaded from bytes which the outside chose. If it is not null it leads to as many bytes of an
//! object as its declaration says, and to a function only if these are at most one ([`Op::Escaped`], [`Op::Load`]). So a
//! declaration of nothing (`void *`), of characters, of functions and of incomplete types says one byte.
//!
//! Declarations are the types that debug information gives to functions, and the types of pointers in modules that have them, otherwise
//! what debug information says of the place (`typed`). A number that is wrong costs an alarm where it is too great; so what no object of the outside could hold counts as nothing said.
//!
//! [`Op::Escaped`]: eufonium_ir::program::Op::Escaped
//! [`Op::Load`]: eufonium_ir::program::Op::Load

use super::function::Lowering;
use super::outside::SIZE;
use super::{Context, debug};
use crate::llvm::module::{self as llvm, FuncId, TypeId};
use eufonium_ir::program::{CheckKind, Operand};

/// What holds where nothing is declared.
pub(super) const UNSAID: u64 = 1;

impl Context<'_> {
    /// For the result and each parameter of a function, to how many bytes it leads if it is a pointer.
    pub fn declared_sizes(&mut self, id: FuncId) -> Vec<u64> {
        let module = self.module;
        let function = &module.functions[id];
        let types = [function.result].into_iter().chain(function.params.iter().map(|param| param.ty));
        match debug::pointee_sizes(module, function) {
            Some(sizes) => sizes.into_iter().map(|size| sensible(size.unwrap_or(UNSAID))).collect(),
            None => types.map(|ty| self.declared_size(self.pointee(ty))).collect(),
        }
    }

    /// To how many bytes a pointer to a type leads.
    pub fn declared_size(&mut self, pointee: Option<TypeId>) -> u64 {
        let module = self.module;
        let layout = pointee.and_then(|ty| self.layouts.of(&module.types, &module.layout, ty).ok());
        layout.map_or(UNSAID, |layout| sensible(layout.size))
    }

    /// What a type of pointers leads to, if the module says it.
    fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.ty(ty) {
            llvm::Type::Pointer(pointee) => *pointee,
            _ => None,
        }
    }
}

impl Lowering<'_, '_> {
    /// To how many bytes a pointer leads that is loaded: its type says it, or debug information. What the program's own variables hold
    /// no proof relies on.
    pub fn loaded_size(&mut self, address: &Operand, pointee: Option<TypeId>, said: Option<u64>) -> u64 {
        let size = match (pointee, said) {
            (None, Some(said)) => sensible(said),
            _ => self.context.declared_size(pointee),
        };
        let own = matches!(address, Operand::Value(value) if self.allocas.contains(value));
        let outside = !self.context.program.outside.is_empty();
        if size > UNSAID && outside && !own && self.context.wants(CheckKind::Dereference) {
            let what = "objects that pointers from outside lead to are large enough";
            self.context.assume_about(what.to_string(), self.at);
        }
        size
    }
}

/// A size that objects have which the outside could give.
fn sensible(size: u64) -> u64 {
    if (1..=SIZE).contains(&size) { size } else { UNSAID }
}
