//! Where strings end: values that invariants of loops over strings speak of, though the loops themselves do not read them.
//!
//! A loop goes on until it reads a zero; that it ends inside of the object is known from where the zero was written, `line[length] = 0`, or
//! where another loop found it, as `strlen` does. So the variables of such an index are kept alive at the loops behind it. Clauses lose them again where nothing reads them (`slice`), but for
//! engines that look at elements of arrays: there the invariant is `i <= length`, and that the element at `length` is zero.

use eufonium_base::HashMap;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::liveness::definitions;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BinaryOp, BlockId, CompareOp, Function, Op, Operand, ValueId};

/// Indices are sums of at most so many variables.
const MOST: usize = 2;
/// At most so many values are kept at a loop.
const KEPT: usize = 4;

/// For the heads of loops, the values that say where strings end which were ended before.
pub(super) fn terminators(function: &Function, cfg: &Cfg, loops: &Loops) -> HashMap<BlockId, Vec<ValueId>> {
    let mut found: HashMap<BlockId, Vec<ValueId>> = HashMap::default();
    if loops.heads().is_empty() {
        return found;
    }
    let made: HashMap<ValueId, &Op> =
        function.instrs().filter_map(|instr| Some((*instr.defs.first()?, &instr.op))).collect();
    let mut kept: Vec<ValueId> = Vec::new();
    for index in function.instrs().filter_map(|instr| end(&made, &instr.op)) {
        let variables = variables(&made, index);
        kept.extend(variables.iter().filter(|_| variables.len() <= MOST));
    }
    kept.sort_unstable();
    kept.dedup();
    if kept.is_empty() {
        return found;
    }
    let (homes, dominators) = (definitions(function, cfg), Dominators::new(function, cfg));
    for head in loops.heads() {
        let is_known = |value: &&ValueId| {
            homes[**value].is_some_and(|home| home != *head && dominators.dominates(home, *head))
        };
        let values: Vec<ValueId> = kept.iter().filter(is_known).take(KEPT).copied().collect();
        found.insert(*head, values);
    }
    found
}

/// The index of the element that an operator makes zero, or compares with zero.
fn end<'a>(made: &HashMap<ValueId, &'a Op>, op: &'a Op) -> Option<&'a Operand> {
    let is_zero = |operand: &Operand| matches!(operand, Operand::Const(bits) if bits.is_zero());
    match op {
        Op::Write { value, index, .. } if is_zero(value) => Some(index),
        Op::Compare { op: CompareOp::Eq | CompareOp::Ne, a: Operand::Value(read), b } if is_zero(b) => {
            match made.get(read)? {
                Op::Read { index, .. } => Some(index),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The values of which an index is the sum, but for constants.
fn variables(made: &HashMap<ValueId, &Op>, index: &Operand) -> Vec<ValueId> {
    let (mut found, mut open) = (Vec::new(), vec![index]);
    while let Some(operand) = open.pop() {
        let Operand::Value(value) = operand else { continue };
        match made.get(value) {
            Some(Op::Copy(from)) => open.push(from),
            Some(Op::Binary { op: BinaryOp::Add | BinaryOp::Sub, a, b, .. }) => open.extend([a, b]),
            Some(Op::Cast { value, .. }) => open.push(value),
            _ if !found.contains(value) => found.push(*value),
            _ => {}
        }
        if found.len() > MOST {
            break;
        }
    }
    found
}
