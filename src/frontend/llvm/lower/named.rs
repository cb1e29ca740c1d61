//! Names of what lowering makes itself, and numbers of what it chooses, by which traces and harnesses know it again. No name is an
//! identifier of C.

use eufonium_base::Bits;
use eufonium_ir::program::{CompareOp, Function, FunctionId, Op, Operand, SiteId, Type};

/// The function where runs start, unless it is the entry function.
pub const START: &str = "(start)";
/// The function that stands for all functions of the outside.
pub const OUTSIDE: &str = "(a function of the outside)";
/// The name by which functions of the outside are called whose pointers the program has.
pub const UNKNOWN: &str = "a function of the outside";
/// The function that calls what the outside knows.
pub const CALLBACKS: &str = "(calls from outside)";
/// Who gives arguments to what is called from outside.
pub const CALLER: &str = "(the outside)";
/// The object that stands for the memory of the outside.
pub const MEMORY: &str = "(memory of the outside)";
/// An object that says whether a function was given to the outside.
pub const GIVEN: &str = "(given)";
/// Who decides whether an allocation succeeds.
pub const SUCCESS: &str = "(success of an allocation)";
/// Who decides what a volatile object holds.
pub const VOLATILE: &str = "a volatile object";

/// What names of functions begin with that models of the library call: no program calls them.
const OF_MODELS: [&str; 2] = ["__eufonium_", "model_"];

/// Whether calls of a function are none of the source: it finds out which function is called, or is a part of a model.
pub fn is_between(function: &Function) -> bool {
    let name = &function.name;
    function.dispatches || name == CALLBACKS || OF_MODELS.iter().any(|prefix| name.starts_with(prefix))
}

/// What a pointer from outside is: the first choice that is made for it, a word of [`Gift::ANY`] bits if it may be a function, of
/// [`Gift::NAMING`] bits if it may be one that the outside knows by its name, otherwise of [`Gift::DATA`] bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// Null.
    Null = 0,
    /// One that the outside knows.
    Known = 1,
    /// A function of the outside.
    Function = 2,
    /// A new object of the outside; all greater numbers too.
    Own = 3,
    /// A function that another file may name, by its number behind [`Gift::FIRST_NAMED`].
    Named,
}

impl Gift {
    /// The bits of the choice where all are possible.
    pub const ANY: u32 = 8;
    /// The bits of the choice where it is no function.
    pub const DATA: u32 = 7;
    /// The bits of the choice where it is a function, also one that another file may name.
    pub const NAMING: u32 = 9;
    /// The number of the first function that another file may name; all numbers behind the last one mean that.
    pub const FIRST_NAMED: u64 = 3;

    /// What a choice of this type stands for, if it is one.
    pub fn of(ty: Type, number: &Bits) -> Option<Gift> {
        let (Type::Int(width @ (Gift::ANY | Gift::DATA | Gift::NAMING)), Some(number)) =
            (ty, number.as_u64())
        else {
            return None;
        };
        Some(match number {
            0 => Gift::Null,
            1 => Gift::Known,
            2 if width != Gift::DATA => Gift::Function,
            _ if width == Gift::NAMING => Gift::Named,
            _ => Gift::Own,
        })
    }
}

/// The function that a choice of [`Gift::Named`] means, made at a site of a function of lowered code: each number has a case of its own, and those
/// behind the last one mean that.
pub fn function_named(function: &Function, site: SiteId, number: u64) -> Option<FunctionId> {
    let choice = function.instrs().find_map(|instr| match &instr.op {
        Op::Havoc(origin) if origin.site == site => Some(Operand::Value(instr.defs[0])),
        _ => None,
    })?;
    let number_of = |condition: &Operand| {
        function.instrs().find_map(|instr| match &instr.op {
            Op::Compare { op: CompareOp::Eq, a, b: Operand::Const(case) }
                if *a == choice && *condition == Operand::Value(instr.defs[0]) =>
            {
                case.as_u64()
            }
            _ => None,
        })
    };
    let cases = function.instrs().filter_map(|instr| match &instr.op {
        Op::Select { condition, then: Operand::Function(id), .. } => Some((number_of(condition)?, *id)),
        _ => None,
    });
    let named = cases.filter(|(case, _)| (Gift::FIRST_NAMED..=number).contains(case));
    named.max_by_key(|(case, _)| *case).map(|(_, id)| id)
}
