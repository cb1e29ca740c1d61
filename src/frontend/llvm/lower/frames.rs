//! Pointers to the frames of functions, and to where they return (`__builtin_frame_address`, `__builtin_return_address`).
//!
//! They are numbers that are not modelled: of the running function the same ones wherever it asks, and not null; of the functions that called it any.
//! A pointer made of one reaches no object of the program. Deliberately absent: where frames lie among each other, and what they hold.

use super::function::Lowering;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{CompareOp, Op, Operand, SiteKind, Type};

impl Lowering<'_, '_> {
    /// What an intrinsic gives that asks for such a pointer, by the number of calls that lie between.
    pub fn frame(&mut self, name: &str, words: &[Vec<Operand>]) -> Operand {
        let kind = SiteKind::Unmodelled(format!("`llvm.{name}`"));
        let bits = self.context.program.pointer_bits;
        let level = words.first().and_then(|words| words.first());
        if level.is_some_and(|level| !matches!(level, Operand::Const(level) if level.is_zero())) {
            let address = self.choose(&kind, &[Type::Int(bits)]).remove(0);
            return self.int_to_pointer(address);
        }
        let address = match self.frames.get(name) {
            Some(known) => known.clone(),
            None => {
                let origin = self.context.origin(kind, self.at);
                let address = self.build.define_first(Op::Havoc(origin), Type::Int(bits));
                self.frames.insert(name.to_string(), address.clone());
                address
            }
        };
        let condition = self.build.compare(CompareOp::Eq, address.clone(), word(0, bits));
        let number = Op::Select { condition, then: word(1, bits), otherwise: address };
        let number = self.build.define(number, Type::Int(bits));
        self.int_to_pointer(number)
    }
}
