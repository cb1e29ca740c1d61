//! Exceptions that leave functions which nobody in the module calls.
//!
//! Where runs start, and in what runs before or behind that, such an exception is one that nobody catches: the run ends (C++17 18.5.1).
//! One that leaves a function which the library calls goes through code that is not there, which is not supported.

use super::function::Lowering;
use super::{Context, Source};
use eufonium_base::ids::Id;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{CompareOp, FunctionId, GlobalId, Loc, Op, Operand, Terminator, Type};

impl Context<'_> {
    /// Whether exceptions may leave a function.
    pub fn throws(&self, function: FunctionId) -> bool {
        match (&self.exceptions, self.queue.get(function.index())) {
            (Some(exceptions), Some(Source::Module(id) | Source::Model(id, _))) => exceptions.leave(*id),
            _ => false,
        }
    }

    /// Whether exceptions may leave a function that is called through a pointer.
    pub fn throws_through_pointers(&self) -> bool {
        self.exceptions.as_ref().is_some_and(|exceptions| exceptions.through_pointers)
    }
}

impl Lowering<'_, '_> {
    /// Ends the run if an exception has left a call that may throw.
    pub fn end_by_exception(&mut self, throws: bool) {
        if throws && let Some(none) = self.no_exception() {
            self.build.effect(Op::Assume(none));
        }
    }

    /// Refuses an exception that has left a call by the library that may throw; where that is said to be.
    pub fn refuse_exception(&mut self, throws: bool, at: Option<Loc>) {
        if throws && let Some(none) = self.no_exception() {
            let [refused, next] = [(); 2].map(|()| self.build.new_block(&[]));
            self.build.branch(none, next, refused);
            self.build.switch_to(refused);
            let here = std::mem::replace(&mut self.at, at);
            self.unsupported("an exception that leaves a function which the library calls");
            self.at = here;
            self.build.terminate(Terminator::Stop);
            self.build.switch_to(next);
        }
    }

    /// Whether no exception flies.
    fn no_exception(&mut self) -> Option<Operand> {
        let flying = self.context.exceptions.as_ref()?.flying;
        let flying = Operand::Global(GlobalId::from_usize(flying.index()));
        let number = self.build.define(Op::load(flying), Type::Int(32));
        Some(self.build.compare(CompareOp::Eq, number, word(0, 32)))
    }
}
