//! What ranges decide: comparisons, and divisions whose quotient is zero or one.
//!
//! A remainder of numbers below twice the divisor is a difference or nothing, which no circuit of a division need be built for and no quotient guessed.
//! (LLVM does the same where its lazy value information allows: `CorrelatedValuePropagation`.)
//!
//! Preserves: every run. Operators that could end the run silently stay.
//! Deliberately absent: smaller words for operators on small numbers, and relations between values.

use super::rewrite::{Emitter, truth};
use crate::program::value_ranges::{Flow, Known};
use eufonium_base::Bits;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BinaryOp, BlockId, CompareOp, Function, Instr, Op, Operand, Program, Type};
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
    /// A division whose quotient is 0 or 1.
    AtMostOnce,
}

/// For each block what stands in place of instructions, by their number.
fn found(function: &Function) -> BTreeMap<BlockId, Vec<(usize, Cheaper)>> {
    let mut found: BTreeMap<BlockId, Vec<(usize, Cheaper)>> = BTreeMap::new();
    let cfg = Cfg::new(function);
    if let Some(flow) = Flow::solve(function, &cfg) {
        flow.walk(|block, i, known| {
            if let Some(cheaper) = cheaper(&function.blocks[block].instrs[i].op, known) {
                found.entry(block).or_default().push((i, cheaper));
            }
        });
    }
    found
}

fn cheaper(op: &Op, known: &Known<'_>) -> Option<Cheaper> {
    match op {
        Op::Compare { op, a, b } => known.truth(*op, a, b).map(|is| Cheaper::Is(truth(is))),
        Op::Binary { op: BinaryOp::UDiv | BinaryOp::SDiv, a, b, .. } => {
            let (of_a, of_b) = (known.integer(a)?, known.integer(b)?);
            let zero = || Operand::Const(Bits::zero(of_a.kind.width()));
            match of_a.low >= 0 && of_b.low > 0 {
                true if of_a.high < of_b.low => Some(Cheaper::Is(zero())),
                true if of_a.high < 2 * of_b.low => Some(Cheaper::AtMostOnce),
                _ => None,
            }
        }
        Op::Binary { op: op @ (BinaryOp::URem | BinaryOp::SRem), a, b, .. } => {
            let (of_a, of_b) = (known.integer(a)?, known.integer(b)?);
            let least = if *op == BinaryOp::SRem { 1 - of_b.low } else { 0 };
            let is_below = of_b.low > 0 && of_a.high < of_b.low;
            match of_b.low > 0 && of_a.low >= 0 {
                _ if is_below && of_a.low >= least => Some(Cheaper::Is(a.clone())),
                true if of_a.high < 2 * of_b.low => Some(Cheaper::AtMostOnce),
                _ => None,
            }
        }
        _ => None,
    }
}

fn replace(function: &mut Function, block: BlockId, found: Vec<(usize, Cheaper)>) {
    let instrs = std::mem::take(&mut function.blocks[block].instrs);
    let mut out = Vec::with_capacity(instrs.len() + found.len());
    let mut found = found.into_iter().peekable();
    for (i, mut instr) in instrs.into_iter().enumerate() {
        if let Some((_, cheaper)) = found.next_if(|(at, _)| *at == i) {
            instr.op = match cheaper {
                Cheaper::Is(operand) => Op::Copy(operand),
                Cheaper::AtMostOnce => at_most_once(function, &mut out, &instr),
            };
        }
        out.push(instr);
    }
    function.blocks[block].instrs = out;
}

/// The division or remainder of an instruction where the dividend is not negative and below twice the divisor, which is positive.
fn at_most_once(function: &mut Function, out: &mut Vec<Instr>, instr: &Instr) -> Op {
    let Op::Binary { op, a, b, .. } = &instr.op else { return instr.op.clone() };
    let Type::Int(width) = function.type_of(a) else { return instr.op.clone() };
    let mut emitter = Emitter { function, out, at: instr.at };
    let below = Op::Compare { op: CompareOp::Slt, a: a.clone(), b: b.clone() };
    let condition = emitter.define(below, Type::Int(1));
    let (then, otherwise) = match op {
        BinaryOp::UDiv | BinaryOp::SDiv => {
            (Operand::Const(Bits::zero(width)), Operand::Const(Bits::one(width)))
        }
        _ => {
            let rest = Op::Binary { op: BinaryOp::Sub, a: a.clone(), b: b.clone(), nsw: true, nuw: false };
            (a.clone(), emitter.define(rest, Type::Int(width)))
        }
    };
    Op::Select { condition, then, otherwise }
}
