//! What ranges decide: comparisons and elements of arrays (these case by case, see `cases`), divisions whose quotient is zero or one, and sums and products of words that were
//! extended, where the result fits the shorter word.
//!
//! A remainder of numbers below twice the divisor is a difference or nothing, which no circuit of a division need be built for and no quotient guessed.
//! (LLVM does the same where its lazy value information allows: `CorrelatedValuePropagation`.)
//!
//! Preserves: every run. Operators that could end the run silently stay.
//! Deliberately absent: smaller words for operators on small numbers, and relations between values.

use super::cases::{element, excludes};
use super::rewrite::{Emitter, truth};
use crate::program::memory::points_to::Definitions;
use crate::program::value_ranges::{Flow, Known};
use eufonium_base::Bits;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::ranges::Kind;
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, CompareOp, Function, Instr, Op, Operand, Program, Type, ValueId,
};
use std::collections::BTreeMap;

/// Simplifies all functions. Returns whether anything changed.
pub fn narrow(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        let found = found(function);
        changed |= !found.is_empty();
        for (block, found) in found {
            replace(function, block, found);
        }
    }
    changed
}

/// What stands in place of an operator.
#[derive(Debug)]
enum Cheaper {
    /// Its result is this.
    Is(Operand),
    /// The quotient, which is 0 or 1, or the remainder of two words of so many bits, of which the first is not negative and the second positive.
    AtMostOnce { is_quotient: bool, a: Operand, b: Operand, width: u32 },
    /// The same operator on what was extended, extended to so many bits, where nothing overflows.
    Shorter { op: BinaryOp, from: [(CastOp, ValueId); 2], width: u32 },
}

/// For each block what stands in place of instructions, by their number.
fn found(function: &Function) -> BTreeMap<BlockId, Vec<(usize, Cheaper)>> {
    let mut found: BTreeMap<BlockId, Vec<(usize, Cheaper)>> = BTreeMap::new();
    let cfg = Cfg::new(function);
    if let Some(flow) = Flow::solve(function, &cfg) {
        let definitions = Definitions::new(function);
        flow.walk(|block, i, known| {
            let instr = &function.blocks[block].instrs[i];
            let by_definition = || {
                let same = || match &instr.op {
                    Op::Read { array, index: index @ Operand::Value(_) } => {
                        element(&definitions, array, index).map(|is| Cheaper::Is(is.clone()))
                    }
                    _ => None,
                };
                unequal(&instr.op, known, &definitions)
                    .or_else(same)
                    .or_else(|| shorter(function, instr, known, &definitions))
            };
            if let Some(cheaper) = cheaper(&instr.op, known).or_else(by_definition) {
                found.entry(block).or_default().push((i, cheaper));
            }
        });
    }
    found
}

fn cheaper(op: &Op, known: &Known<'_>) -> Option<Cheaper> {
    match op {
        Op::Compare { op, a, b } => known.truth(*op, a, b).map(|is| Cheaper::Is(truth(is))),
        Op::Binary { op, a, b, .. } => divided(*op, [a, b], known),
        _ => None,
    }
}

/// A comparison with a constant that is no case of a word.
fn unequal(op: &Op, known: &Known<'_>, definitions: &Definitions<'_>) -> Option<Cheaper> {
    let Op::Compare { op: op @ (CompareOp::Eq | CompareOp::Ne), a, b: b @ Operand::Const(_) } = op else {
        return None;
    };
    excludes(definitions, known, a, b).then(|| Cheaper::Is(truth(*op == CompareOp::Ne)))
}

/// A truncation of a sum, difference or product of words that were extended from so many bits, all of which fit these with their signs.
fn shorter(
    function: &Function,
    instr: &Instr,
    known: &Known<'_>,
    definitions: &Definitions<'_>,
) -> Option<Cheaper> {
    let Op::Cast { op: CastOp::Truncate, value } = &instr.op else { return None };
    let Some(Op::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), a, b, .. }) =
        definitions.of(value.as_value()?)
    else {
        return None;
    };
    let Type::Int(width) = function.values[instr.defs[0]].ty else { return None };
    let before = |operand: &Operand| match definitions.of(operand.as_value()?)? {
        Op::Cast { op: op @ (CastOp::ZeroExtend | CastOp::SignExtend), value } => {
            Some((*op, value.as_value()?))
        }
        _ => None,
    };
    let from = [before(a)?, before(b)?];
    let is_short = |(_, value): &(CastOp, ValueId)| match function.values[*value].ty {
        Type::Int(bits) => bits <= width,
        _ => false,
    };
    let (least, most) = Kind::Int(width).ends();
    let fits =
        |operand: &Operand| known.integer(operand).is_some_and(|it| least <= it.low && it.high <= most);
    (from.iter().all(is_short) && [a, b, value].into_iter().all(fits)).then_some(Cheaper::Shorter {
        op: *op,
        from,
        width,
    })
}

/// A division or remainder whose quotient is 0 or 1.
fn divided(op: BinaryOp, [a, b]: [&Operand; 2], known: &Known<'_>) -> Option<Cheaper> {
    let is_quotient = match op {
        BinaryOp::UDiv | BinaryOp::SDiv => true,
        BinaryOp::URem | BinaryOp::SRem => false,
        _ => return None,
    };
    let (of_a, of_b) = (known.integer(a)?, known.integer(b)?);
    let width = of_a.kind.width();
    let least = if op == BinaryOp::SRem { 1 - of_b.low } else { 0 };
    if of_b.low > 0 && least <= of_a.low && of_a.high < of_b.low {
        return Some(Cheaper::Is(if is_quotient { Operand::Const(Bits::zero(width)) } else { a.clone() }));
    }
    (of_a.low >= 0 && of_b.low > 0 && of_a.high < 2 * of_b.low).then(|| Cheaper::AtMostOnce {
        is_quotient,
        a: a.clone(),
        b: b.clone(),
        width,
    })
}

fn replace(function: &mut Function, block: BlockId, found: Vec<(usize, Cheaper)>) {
    let instrs = std::mem::take(&mut function.blocks[block].instrs);
    let mut out = Vec::with_capacity(instrs.len() + found.len());
    let mut found = found.into_iter().peekable();
    for (i, mut instr) in instrs.into_iter().enumerate() {
        if let Some((_, cheaper)) = found.next_if(|(at, _)| *at == i) {
            instr.op = match cheaper {
                Cheaper::Is(operand) => Op::Copy(operand),
                Cheaper::Shorter { op, from, width } => {
                    let mut emitter = Emitter { function, out: &mut out, at: instr.at };
                    let [a, b] = from.map(|(op, value)| extended(&mut emitter, op, value, width));
                    Op::Binary { op, a, b, nsw: true, nuw: false }
                }
                Cheaper::AtMostOnce { is_quotient, a, b, width } => {
                    let mut emitter = Emitter { function, out: &mut out, at: instr.at };
                    at_most_once(&mut emitter, is_quotient, [a, b], width)
                }
            };
        }
        out.push(instr);
    }
    function.blocks[block].instrs = out;
}

fn extended(emitter: &mut Emitter<'_>, op: CastOp, value: ValueId, width: u32) -> Operand {
    let (to, is_wide) = (Type::Int(width), emitter.function.values[value].ty == Type::Int(width));
    let value = Operand::Value(value);
    if is_wide { value } else { emitter.define(Op::Cast { op, value }, to) }
}

fn at_most_once(emitter: &mut Emitter<'_>, is_quotient: bool, [a, b]: [Operand; 2], width: u32) -> Op {
    let below = Op::Compare { op: CompareOp::Slt, a: a.clone(), b: b.clone() };
    let condition = emitter.define(below, Type::Int(1));
    if is_quotient {
        let [then, otherwise] = [Bits::zero(width), Bits::one(width)].map(Operand::Const);
        return Op::Select { condition, then, otherwise };
    }
    let rest = Op::Binary { op: BinaryOp::Sub, a: a.clone(), b, nsw: true, nuw: false };
    let otherwise = emitter.define(rest, Type::Int(width));
    Op::Select { condition, then: a, otherwise }
}
