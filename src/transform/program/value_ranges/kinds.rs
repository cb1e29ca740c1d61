//! What the words of a function are: floating-point numbers where operators take or give such, also through copies, choices and
//! parameters of blocks, and integers elsewhere.

use super::range::Kind;
use eufonium_base::ids::IdVec;
use eufonium_ir::float::FloatOp;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BinaryOp, Function, Op, Operand, Type, ValueId};

/// The kind of each value, of an array that of its elements.
pub(super) fn kinds(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Kind>> {
    let mut kinds = kinds_with_arrays(function, cfg);
    for (kind, value) in kinds.values_mut().zip(function.values.values()) {
        if let (None, Type::Array { element, .. }) = (*kind, value.ty) {
            *kind = Some(Kind::Int(element));
        }
    }
    kinds
}

/// The kind of each value, of an array that of its elements; none for arrays of which nothing says what is in them.
pub(in crate::program) fn kinds_with_arrays(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Kind>> {
    let elements = elements(function, cfg);
    spread(function, [same(function, cfg), elements].concat())
}

/// The kinds that operators say, and those of values of which pairs are of one kind.
fn spread(function: &Function, same: Vec<(ValueId, ValueId)>) -> IdVec<ValueId, Option<Kind>> {
    let mut kinds: IdVec<ValueId, Option<Kind>> = function.values.keys().map(|_| None).collect();
    for instr in function.blocks.values().flat_map(|block| &block.instrs) {
        if let Op::Float { op, format, args, .. } = &instr.op {
            let (of_args, of_result) = operator(*op, Kind::Float(*format));
            let args = args.iter().filter_map(|arg| Some((arg.as_value()?, of_args?)));
            let result = instr.defs.iter().filter_map(|def| Some((*def, of_result?)));
            for (value, kind) in args.chain(result) {
                kinds[value].get_or_insert(kind);
            }
        }
    }
    loop {
        let mut changed = false;
        for &(a, b) in &same {
            match (kinds[a], kinds[b]) {
                (Some(kind), None) => kinds[b] = Some(kind),
                (None, Some(kind)) => kinds[a] = Some(kind),
                _ => continue,
            }
            changed = true;
        }
        if !changed {
            break;
        }
    }
    for (kind, value) in kinds.values_mut().zip(function.values.values()) {
        if let (None, Type::Int(width)) = (*kind, value.ty) {
            *kind = Some(Kind::Int(width));
        }
    }
    kinds
}

/// The pairs of arrays and what is in them, and of arrays with the same in them.
fn elements(function: &Function, cfg: &Cfg) -> Vec<(ValueId, ValueId)> {
    let mut out = Vec::new();
    for instr in cfg.order().iter().flat_map(|block| &function.blocks[*block].instrs) {
        let Some(&def) = instr.defs.first() else { continue };
        let others = match &instr.op {
            Op::Read { array, .. } => vec![array],
            Op::Write { array, value, .. } => vec![array, value],
            Op::Fill(element) => vec![element],
            Op::CopyRange { to, from, .. } => vec![to, from],
            _ => vec![],
        };
        out.extend(others.into_iter().filter_map(Operand::as_value).map(|value| (def, value)));
    }
    out
}

/// The kind of an operator's operands and of its result, where they are floating-point numbers.
fn operator(op: FloatOp, own: Kind) -> (Option<Kind>, Option<Kind>) {
    match op {
        FloatOp::Equal | FloatOp::Less | FloatOp::LessEqual | FloatOp::ToInt { .. } => (Some(own), None),
        FloatOp::FromInt { .. } => (None, Some(own)),
        FloatOp::Convert(to) => (Some(own), Some(Kind::Float(to))),
        _ => (Some(own), Some(own)),
    }
}

/// The pairs of values that are of one kind.
fn same(function: &Function, cfg: &Cfg) -> Vec<(ValueId, ValueId)> {
    let mut out = Vec::new();
    let mut add = |def: ValueId, operand: &Operand| out.extend(operand.as_value().map(|value| (def, value)));
    for &block in cfg.order() {
        let block = &function.blocks[block];
        for instr in &block.instrs {
            let Some(&def) = instr.defs.first() else { continue };
            match &instr.op {
                Op::Copy(a) => add(def, a),
                Op::Select { then, otherwise, .. } => {
                    add(def, then);
                    add(def, otherwise);
                }
                // The sign of a number is changed or taken away.
                Op::Binary { op: BinaryOp::Xor | BinaryOp::And, a, b: Operand::Const(mask), .. }
                    if mask.is_min_signed() || mask.not().is_min_signed() =>
                {
                    add(def, a);
                }
                _ => {}
            }
        }
        for target in block.terminator.targets() {
            for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                add(*param, arg);
            }
        }
    }
    out
}
