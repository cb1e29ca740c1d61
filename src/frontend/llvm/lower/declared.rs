//! Where a pointer leads by its declaration.
//!
//! One rule holds for every pointer that comes from the world outside: a result, an argument of the entry or of a function that is called
//! back, and a pointer that is loaded from bytes which the outside chose. If it is not null it leads to a function if it is declared so,
//! otherwise to as many bytes of an object as its declaration says, and to a function only if these are at most one ([`Declared`]). So a
//! declaration of nothing (`void *`), of characters and of incomplete types says one byte.
//!
//! Declarations are the types that debug information gives to functions, and the types of pointers in modules that have them, otherwise
//! what debug information says of the place (`typed`). A number that is wrong costs an alarm where it is too great; so what no object of the outside could hold counts as nothing said.

use super::function::Lowering;
use super::globals::STREAMS;
use super::outside::SIZE;
use super::{Context, debug};
use crate::llvm::module::{self as llvm, FuncId, TypeId};
use eufonium_ir::program::{CheckKind, Declared, Operand};

impl Context<'_> {
    /// For the result and each parameter of a function, where it leads if it is a pointer.
    pub fn declared_pointees(&mut self, id: FuncId) -> Vec<Declared> {
        let module = self.module;
        let function = &module.functions[id];
        let types = [function.result].into_iter().chain(function.params.iter().map(|param| param.ty));
        match debug::pointees(module, function) {
            Some(pointees) => pointees.into_iter().map(|to| to.map_or(Declared::UNSAID, sensible)).collect(),
            None => types.map(|ty| self.declared_pointee(self.pointee(ty))).collect(),
        }
    }

    /// Where a pointer to a type leads.
    pub fn declared_pointee(&mut self, pointee: Option<TypeId>) -> Declared {
        let module = self.module;
        let Some(ty) = pointee else { return Declared::UNSAID };
        if matches!(self.ty(ty), llvm::Type::Function { .. }) {
            return Declared::Function;
        }
        let layout = self.layouts.of(&module.types, &module.layout, ty).ok();
        layout.map_or(Declared::UNSAID, |layout| sensible(Declared::Bytes(layout.size)))
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
    /// Where a pointer leads that is loaded: its type says it, or debug information. What the program's own variables hold no proof
    /// relies on, nor on how large streams are.
    pub fn loaded_pointee(
        &mut self,
        address: &Operand,
        pointee: Option<TypeId>,
        said: Option<Declared>,
    ) -> Declared {
        let to = match (pointee, said) {
            (None, Some(said)) => sensible(said),
            _ => self.context.declared_pointee(pointee),
        };
        let own = match address {
            Operand::Value(value) => self.allocas.contains_key(value),
            Operand::Global(global) => STREAMS.contains(&&*self.context.program.globals[*global].name),
            _ => false,
        };
        let outside = !self.context.program.outside.is_empty();
        if to != Declared::UNSAID && outside && !own && self.context.wants(CheckKind::Dereference) {
            let what = match to {
                Declared::Function => "pointers from outside that are declared to lead to functions do",
                Declared::Bytes(_) => "objects that pointers from outside lead to are large enough",
            };
            self.context.assume_about(what.to_string(), self.at);
        }
        to
    }
}

/// Without a size that no object has which the outside could give.
fn sensible(to: Declared) -> Declared {
    match to {
        Declared::Bytes(size) if !(1..=SIZE).contains(&size) => Declared::UNSAID,
        to => to,
    }
}
