//! The ends of single blocks: dead ends, decided branches, branches that decide nothing.

use super::threads::argument;
use crate::program::passes::rewrite::{Emitter, as_u64, truth};
use eufonium_base::Bits;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BinaryOp, Block, BlockId, CompareOp, Function, Instr, Op, Operand, Target, Terminator, Type,
};

/// A branch whose ways differ in at most so many arguments becomes a jump.
const MOST_SELECTS: usize = 2;

/// Simplifies the end of each block. Returns whether anything changed.
pub(super) fn run(function: &mut Function, cfg: &Cfg) -> bool {
    let mut changed = false;
    for id in cfg.order() {
        changed |= cut_short(&mut function.blocks[*id]);
    }
    for id in cfg.order() {
        while let Some(step) = step(function, *id) {
            apply(function, *id, step);
            changed = true;
        }
    }
    changed
}

/// Removes what is never done, and what is done before a silent end without an effect on checks.
fn cut_short(block: &mut Block) -> bool {
    let mut changed = false;
    let false_at = block.instrs.iter().position(|i| match &i.op {
        Op::Assume(c) | Op::Assert { condition: c, .. } => as_u64(c) == Some(0),
        _ => false,
    });
    if let Some(at) = false_at {
        let keep = at + usize::from(matches!(block.instrs[at].op, Op::Assert { .. }));
        changed = keep < block.instrs.len() || block.terminator != Terminator::Stop;
        block.instrs.truncate(keep);
        block.terminator = Terminator::Stop;
    }
    if block.terminator == Terminator::Stop {
        let may_violate = |i: &Instr| matches!(i.op, Op::Assert { .. } | Op::Call { .. });
        let keep = block.instrs.iter().rposition(may_violate).map_or(0, |at| at + 1);
        changed |= keep < block.instrs.len();
        block.instrs.truncate(keep);
    }
    let before = block.instrs.len();
    block.instrs.retain(|i| match &i.op {
        Op::Assume(c) | Op::Assert { condition: c, .. } => as_u64(c) != Some(1),
        _ => true,
    });
    changed || block.instrs.len() < before
}

/// A change of a terminator.
enum Step {
    Become(Terminator),
    /// The condition is the truth value; then a jump.
    Assume(Operand, bool, Target),
    /// Another case: the value is the constant.
    Branch(Operand, Bits, Target, Target),
    /// A jump with these arguments, each the same on both ways or selected.
    Select(Operand, BlockId, Vec<(Operand, Operand)>),
}

fn step(function: &Function, id: BlockId) -> Option<Step> {
    match &function.blocks[id].terminator {
        Terminator::Jump(target) => ends(function, target, None).then_some(Step::Become(Terminator::Stop)),
        Terminator::Branch { condition, then, otherwise } => match as_u64(condition) {
            Some(value) => {
                let target = if value == 1 { then } else { otherwise };
                Some(Step::Become(Terminator::Jump(target.clone())))
            }
            None if then == otherwise => Some(Step::Become(Terminator::Jump(then.clone()))),
            None if ends(function, otherwise, Some((condition, false))) => {
                Some(Step::Assume(condition.clone(), true, then.clone()))
            }
            None if ends(function, then, Some((condition, true))) => {
                Some(Step::Assume(condition.clone(), false, otherwise.clone()))
            }
            None => selects(function, condition, then, otherwise),
        },
        Terminator::Switch { value, cases, default } => switch(value, cases, default),
        Terminator::Return(_) | Terminator::Stop => None,
    }
}

/// Whether a run that takes this jump ends silently before anything else: at once, or at an assumption that the arguments, or the condition under which
/// the jump is taken, make false.
fn ends(function: &Function, target: &Target, taken: Option<(&Operand, bool)>) -> bool {
    let block = &function.blocks[target.block];
    if block.instrs.is_empty() && block.terminator == Terminator::Stop {
        return true;
    }
    for instr in &block.instrs {
        match &instr.op {
            Op::Assume(condition) => {
                if truth_on_entry(block, target, taken, condition) == Some(false) {
                    return true;
                }
            }
            Op::Name { .. } | Op::Copy(_) | Op::Binary { .. } | Op::Compare { .. } | Op::Cast { .. } => {}
            _ => return false,
        }
    }
    false
}

/// What a truth value of a block is where a jump enters it, as far as the jump says.
fn truth_on_entry(
    block: &Block,
    target: &Target,
    taken: Option<(&Operand, bool)>,
    operand: &Operand,
) -> Option<bool> {
    let entered = argument(block, target, operand);
    match (&entered, taken) {
        (Operand::Const(bits), _) => return Some(bits.is_one()),
        (entered, Some((condition, value))) if entered == condition => return Some(value),
        _ => {}
    }
    let made = block.instrs.iter().find(|i| entered.as_value().is_some_and(|v| i.defs.contains(&v)))?;
    match &made.op {
        Op::Binary { op: BinaryOp::Xor, a, b, .. } if as_u64(b) == Some(1) => {
            truth_on_entry(block, target, taken, a).map(|value| !value)
        }
        _ => None,
    }
}

/// Whether the ways of a branch lead to one block and differ in few words.
fn selects(function: &Function, condition: &Operand, then: &Target, otherwise: &Target) -> Option<Step> {
    if then.block != otherwise.block {
        return None;
    }
    let pairs: Vec<_> = then.args.iter().cloned().zip(otherwise.args.iter().cloned()).collect();
    let different = || pairs.iter().filter(|(a, b)| a != b);
    let words = different().all(|(a, _)| !matches!(function.type_of(a), Type::Array { .. }));
    (words && different().count() <= MOST_SELECTS).then(|| Step::Select(condition.clone(), then.block, pairs))
}

fn switch(value: &Operand, cases: &[(Bits, Target)], default: &Target) -> Option<Step> {
    if let Operand::Const(bits) = value {
        let target = cases.iter().find(|(case, _)| case == bits).map_or(default, |(_, target)| target);
        return Some(Step::Become(Terminator::Jump(target.clone())));
    }
    if cases.iter().any(|(_, target)| target == default) {
        let cases = cases.iter().filter(|(_, target)| target != default).cloned().collect();
        let (value, default) = (value.clone(), default.clone());
        return Some(Step::Become(Terminator::Switch { value, cases, default }));
    }
    match cases {
        [] => Some(Step::Become(Terminator::Jump(default.clone()))),
        [(case, target)] => Some(Step::Branch(value.clone(), case.clone(), target.clone(), default.clone())),
        _ => None,
    }
}

fn apply(function: &mut Function, id: BlockId, step: Step) {
    let mut out = std::mem::take(&mut function.blocks[id].instrs);
    let at = function.blocks[id].at;
    let mut emit = Emitter { function, out: &mut out, at };
    let terminator = match step {
        Step::Become(terminator) => terminator,
        Step::Assume(condition, value, target) => {
            let condition =
                if value { condition } else { emit.binary(BinaryOp::Xor, condition, truth(true)) };
            emit.effect(Op::Assume(condition));
            Terminator::Jump(target)
        }
        Step::Branch(value, case, then, otherwise) => {
            let op = Op::Compare { op: CompareOp::Eq, a: value, b: Operand::Const(case) };
            let condition = emit.define(op, Type::Int(1));
            Terminator::Branch { condition, then, otherwise }
        }
        Step::Select(condition, block, pairs) => {
            let mut select = |(then, otherwise): (Operand, Operand)| {
                if then == otherwise {
                    return then;
                }
                let ty = emit.function.type_of(&then);
                emit.define(Op::Select { condition: condition.clone(), then, otherwise }, ty)
            };
            let args = pairs.into_iter().map(&mut select).collect();
            Terminator::Jump(Target { block, args })
        }
    };
    let block = &mut function.blocks[id];
    block.instrs = out;
    block.terminator = terminator;
}
