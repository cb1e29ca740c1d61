//! Checks of overflow, and of the lengths of arrays, that clang's sanitizer for undefined behaviour wrote into a module.
//!
//! `-fsanitize=signed-integer-overflow,shift` has a branch before each operation to a block that calls a handler of the runtime
//! (compiler-rt, `ubsan_handlers.h`). What calls a handler with the suffix `_abort` violates the property, or ends the run if that is not
//! asked for; nothing else in its block means anything to the program. A sum, difference or product whose flag decides such a branch is lowered as
//! the check of the property would be ([`Lowering::fitting`]), not as a word with a flag, which is much harder to reason about.
//! `__builtin_add_overflow`, which programs call, has no handler.
//!
//! Deliberately absent: what the handlers print; checks of the sanitizer that are of other properties, which end the run or do nothing.

use std::collections::BTreeMap;

use super::Context;
use super::calls::{CallSite, direct};
use super::function::Lowering;
use super::handlers::{DISTANCE, DIVISION, Handler, SHIFT, SHIFT_LEFT};
use super::intrinsics;
use crate::llvm::module::{
    BinaryOp as Source, BlockId, Constant, Function, Instr, InstrKind, LocalId, Operand as Given, Value,
};
use eufonium_base::HashMap;
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CheckKind, Op, Operand, Type};

/// What the sanitizer wrote into a function.
#[derive(Debug, Default)]
pub(super) struct Sanitized {
    /// Blocks that only call a handler that ends the run: which instruction, and what it says.
    handlers: BTreeMap<BlockId, (usize, Handler)>,
    /// The intrinsics that compute a result with a flag that leads to a handler, with what it says.
    sums: HashMap<LocalId, &'static str>,
}

impl Sanitized {
    pub fn new(context: &Context, function: &Function) -> Sanitized {
        let mut found = Sanitized::default();
        for (id, block) in function.blocks.iter() {
            if let Some(handler) = handler_block(context, &block.instrs) {
                found.handlers.insert(id, handler);
            }
        }
        if found.handlers.is_empty() {
            return found;
        }
        for block in function.blocks.values() {
            found.branch(context, &block.instrs);
        }
        found
    }

    /// The call of a handler that is all that a block does.
    pub fn handler_in(&self, block: BlockId) -> Option<usize> {
        self.handlers.get(&block).map(|(place, _)| *place)
    }

    /// Looks at the branch that ends a block.
    fn branch(&mut self, context: &Context, instrs: &[Instr]) {
        let Some(InstrKind::Branch { condition, otherwise, .. }) = instrs.last().map(|i| &i.kind) else {
            return;
        };
        let Some((_, handler)) = self.handlers.get_mut(otherwise) else { return };
        let Some(message) = handler.overflow else { return };
        match definition(instrs, condition) {
            Some((_, InstrKind::Binary { op: Source::And, .. })) if message == DISTANCE => {
                handler.overflow = Some(SHIFT_LEFT);
            }
            Some((_, InstrKind::Binary { op: Source::Xor, a, b, .. })) if is_true(b) => {
                let Some((_, InstrKind::ExtractValue { aggregate, indices })) = definition(instrs, a) else {
                    return;
                };
                let Some((place, InstrKind::Call { callee, .. })) = definition(instrs, aggregate) else {
                    return;
                };
                let checked = indices[..] == [1] && is_sum(context, &callee.value);
                // Nothing else may happen between the sum and the branch.
                let calls = instrs[place + 1..].iter().any(|i| matches!(i.kind, InstrKind::Call { .. }));
                if let (true, false, Some(sum)) = (checked, calls, instrs[place].result) {
                    self.sums.insert(sum, message);
                }
            }
            _ => {}
        }
    }
}

/// The call of a handler in a block that ends the run.
fn handler_block(context: &Context, instrs: &[Instr]) -> Option<(usize, Handler)> {
    if !matches!(instrs.last()?.kind, InstrKind::Unreachable) {
        return None;
    }
    instrs.iter().enumerate().find_map(|(place, instr)| match &instr.kind {
        InstrKind::Call { callee, .. } => {
            let name = &context.module.functions.get(direct(&callee.value)?)?.name;
            Handler::of(name).filter(|handler| handler.aborts).map(|handler| (place, handler))
        }
        _ => None,
    })
}

fn definition<'i>(instrs: &'i [Instr], value: &Given) -> Option<(usize, &'i InstrKind)> {
    let Value::Local(local) = value.value else { return None };
    let place = instrs.iter().position(|instr| instr.result == Some(local))?;
    Some((place, &instrs[place].kind))
}

fn is_true(value: &Given) -> bool {
    matches!(&value.value, Value::Constant(Constant::Int(bits)) if bits.width() == 1 && bits.is_one())
}

fn is_sum(context: &Context, callee: &Value) -> bool {
    let function = direct(callee).and_then(|id| context.module.functions.get(id));
    function
        .and_then(|f| f.name.strip_prefix("llvm."))
        .is_some_and(|name| intrinsics::signed_sum(name).is_some())
}

impl Lowering<'_, '_> {
    /// A call of a handler.
    pub fn sanitizer_call(&mut self, handler: Handler, site: &CallSite) -> Vec<Operand> {
        self.sanitizer_violation(handler);
        if handler.aborts {
            self.stop();
        }
        self.unmodelled("the result of a handler of a sanitizer", &site.results)
    }

    /// A block that only calls a handler, which ends the run.
    pub fn sanitizer_block(&mut self, block: BlockId) {
        if let Some((_, handler)) = self.sanitized.handlers.get(&block).copied() {
            self.sanitizer_violation(handler);
        }
    }

    fn sanitizer_violation(&mut self, handler: Handler) {
        if let Some(message) = handler.overflow
            && self.context.wants(CheckKind::Overflow)
        {
            self.violation(CheckKind::Overflow, message.to_string());
        }
        if handler.bound && self.context.wants(CheckKind::Dereference) {
            let message = "the length of an array is not positive";
            self.violation(CheckKind::Dereference, message.to_string());
        }
    }

    /// The result of an intrinsic whose flag leads to a handler, and the flag, which is never set from here on.
    pub fn sanitized_sum(&mut self, instr: &Instr) -> Result<Option<Vec<Operand>>, InputError> {
        let (Some(result), InstrKind::Call { callee, args, .. }) = (instr.result, &instr.kind) else {
            return Ok(None);
        };
        let Some(message) = self.sanitized.sums.get(&result).copied() else { return Ok(None) };
        let function = direct(&callee.value).and_then(|id| self.context.module.functions.get(id));
        let name = function.and_then(|f| f.name.strip_prefix("llvm."));
        let (Some(op), [(a, _), (b, _)]) = (name.and_then(intrinsics::signed_sum), &args[..]) else {
            return Ok(None);
        };
        let (a, b) = (self.word(a)?, self.word(b)?);
        let (ty, other) = (self.build.type_of(&a), self.build.type_of(&b));
        if ty != other || !matches!(ty, Type::Int(_)) {
            return Err(self.malformed("an intrinsic's arguments have other types"));
        }
        Ok(Some(vec![self.fitting(op, a, b, message), word(0, 1)]))
    }

    /// A sum, difference or product that violates the property if it does not fit.
    fn fitting(&mut self, op: BinaryOp, a: Operand, b: Operand, message: &str) -> Operand {
        let ty = self.build.type_of(&a);
        if self.context.wants(CheckKind::Overflow) {
            self.check_sum(op, &a, &b, message);
        }
        self.build.define(Op::Binary { op, a, b, nsw: true, nuw: false }, ty)
    }
}

impl Context<'_> {
    /// Whether the sanitizer wrote its own checks before divisions.
    pub fn divisions_are_guarded(&self) -> bool {
        self.has_handler(DIVISION)
    }
    /// Whether the sanitizer wrote its own checks before shifts.
    pub fn shifts_are_guarded(&self) -> bool {
        self.has_handler(SHIFT)
    }
    fn has_handler(&self, what: &str) -> bool {
        self.handlers.contains(&what)
    }
}
