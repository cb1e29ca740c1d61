//! The rounding that is in force: to the nearest number, until the program chooses another one.
//!
//! In a program that calls `fesetround` an object holds the choice, and an operator that rounds is computed with each of the four
//! roundings; the one in force is taken. Constants make one of it in most programs. The numbers of the choices are those of the x86 family; for
//! other processors, and after functions that change the rest of the environment, results that are rounded are not modelled.

use super::function::Lowering;
use super::tables;
use crate::llvm::module::Module;
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, GlobalId, Op, Operand, Type};

/// What the functions of `<fenv.h>` call the roundings.
const CHOICES: [(u64, Rounding); 4] =
    [(0, Rounding::NearestEven), (0x400, Rounding::Down), (0x800, Rounding::Up), (0xc00, Rounding::Zero)];

/// Functions that change more of the environment.
const OTHERS: &[&str] = &["fesetenv", "feupdateenv", "fesetmode"];

/// How operators round in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounds {
    /// To the nearest number.
    Nearest,
    /// As the program chooses.
    Chosen,
    /// Not as IEEE 754 says, or nobody knows: why.
    Unknown(&'static str),
}

impl Rounds {
    /// Of a module.
    pub fn of(module: &Module) -> Rounds {
        let calls = |name: &str| module.functions.values().any(|f| f.name == name && f.blocks.is_empty());
        if module.relaxed {
            return Rounds::Unknown("floating-point arithmetic with flags that allow other results");
        }
        if OTHERS.iter().any(|name| calls(name)) || calls("fesetround") && !is_x86(module) {
            return Rounds::Unknown("floating-point arithmetic in a program that chooses how it rounds");
        }
        if calls("fesetround") { Rounds::Chosen } else { Rounds::Nearest }
    }
    /// Why results are not modelled.
    pub fn obstacle(self) -> Option<&'static str> {
        if let Rounds::Unknown(why) = self { Some(why) } else { None }
    }
}

/// Whether a module is for a processor of the x86 family; one that does not say is taken for such.
pub(super) fn is_x86(module: &Module) -> bool {
    let families = ["x86_64", "i386", "i486", "i586", "i686", "amd64"];
    module.triple.as_ref().is_none_or(|triple| families.iter().any(|family| triple.starts_with(family)))
}

/// Whether the result of an operator depends on the rounding.
fn depends(op: FloatOp, format: Format) -> bool {
    match op {
        FloatOp::Rem | FloatOp::Equal | FloatOp::Less | FloatOp::LessEqual => false,
        FloatOp::Convert(to) => to.precision < format.precision || to.exponent <= format.exponent,
        _ => true,
    }
}

impl Lowering<'_, '_> {
    /// An operator that rounds, if at all, as is in force.
    pub fn float(&mut self, op: FloatOp, format: Format, args: &[Operand]) -> Operand {
        if self.context.rounds != Rounds::Chosen || !depends(op, format) {
            return self.float_rounded(op, format, Rounding::NearestEven, args);
        }
        let choice = self.chosen_rounding();
        let mut result = self.float_rounded(op, format, Rounding::NearestEven, args);
        for (number, rounding) in &CHOICES[1..] {
            let other = self.float_rounded(op, format, *rounding, args);
            let condition = self.build.compare(CompareOp::Eq, choice.clone(), word(*number, 32));
            let ty = self.build.type_of(&result);
            result = self.build.define(Op::Select { condition, then: other, otherwise: result }, ty);
        }
        result
    }

    fn rounding_object(&mut self) -> GlobalId {
        let name = "(rounding of floating-point numbers)";
        self.context.library_object(name, |_| tables::object(name, false, vec![0; 4]))
    }

    fn chosen_rounding(&mut self) -> Operand {
        let address = Operand::Global(self.rounding_object());
        self.build.define(Op::load(address), Type::Int(32))
    }

    /// `fegetround()`
    pub fn get_rounding(&mut self) -> Operand {
        match self.context.rounds {
            Rounds::Nearest => word(0, 32),
            Rounds::Chosen => self.chosen_rounding(),
            Rounds::Unknown(why) => self.unmodelled(why, &[Type::Int(32)]).remove(0),
        }
    }

    /// `fesetround(choice)`: zero if there is such a rounding.
    pub fn set_rounding(&mut self, choice: &Operand) -> Operand {
        if let Some(why) = self.context.rounds.obstacle() {
            return self.unmodelled(why, &[Type::Int(32)]).remove(0);
        }
        let choice = self.resize(choice.clone(), 32, true);
        let others = self.build.binary(BinaryOp::And, choice.clone(), word(!0xc00, 32));
        let exists = self.build.compare(CompareOp::Eq, others, word(0, 32));
        let before = self.chosen_rounding();
        let after = Op::Select { condition: exists.clone(), then: choice, otherwise: before };
        let value = self.build.define(after, Type::Int(32));
        let address = Operand::Global(self.rounding_object());
        self.build.effect(Op::Store { address, value });
        let result = Op::Select { condition: exists, then: word(0, 32), otherwise: word(1, 32) };
        self.build.define(result, Type::Int(32))
    }
}
