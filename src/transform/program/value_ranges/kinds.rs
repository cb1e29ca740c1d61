//! What the words of a function are: floating-point numbers where operators take or give such, also through copies, choices and
//! parameters of blocks, and integers elsewhere: without sign where they are elements of arrays that are only extended by zeros, as those of tables
//! whose numbers are indices into other tables, and with sign else.

use eufonium_base::disjoint_sets::DisjointSets;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::float::FloatOp;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::ranges::Kind;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Function, Op, Operand, Type, ValueId};

/// The kind of each value, of an array that of its elements.
pub(super) fn kinds(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Kind>> {
    let pairs = [same(function, cfg), elements(function, cfg)].concat();
    let signless = signless(function, cfg, &pairs);
    let mut kinds = spread(function, pairs);
    for (kind, value) in kinds.values_mut().zip(function.values.values()) {
        if let (None, Type::Array { element, .. }) = (*kind, value.ty) {
            *kind = Some(Kind::Int(element));
        }
    }
    for value in signless {
        if let Some(Kind::Int(width)) = kinds[value] {
            kinds[value] = Some(Kind::Unsigned(width));
        }
    }
    kinds
}

/// The kind of each value, of an array that of its elements; none for arrays of which nothing says what is in them.
pub(in crate::program) fn kinds_with_arrays(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Kind>> {
    let elements = elements(function, cfg);
    spread(function, [same(function, cfg), elements].concat())
}

/// The values that are of one kind with an array of words of which some are extended by zeros, and none is used in another way but in comparisons for
/// equality.
fn signless(function: &Function, cfg: &Cfg, pairs: &[(ValueId, ValueId)]) -> Vec<ValueId> {
    let count = function.values.len();
    let mut groups = DisjointSets::new(count);
    for (a, b) in pairs {
        groups.unite(a.index(), b.index());
    }
    let (mut arrays, mut extended, mut others) = (vec![false; count], vec![false; count], vec![false; count]);
    let mut mark = |marks: &mut [bool], operand: &Operand| {
        if let Operand::Value(value) = operand {
            marks[groups.root(value.index())] = true;
        }
    };
    for &block in cfg.order() {
        let block = &function.blocks[block];
        for op in block.instrs.iter().map(|instr| &instr.op) {
            match op {
                Op::Copy(_) | Op::Fill(_) | Op::Compare { op: CompareOp::Eq | CompareOp::Ne, .. } => {}
                Op::Select { condition, .. } => mark(&mut others, condition),
                Op::Cast { op: CastOp::ZeroExtend, value } => mark(&mut extended, value),
                Op::Read { array, index } | Op::Write { array, index, .. } => {
                    mark(&mut arrays, array);
                    mark(&mut others, index);
                }
                _ => op.operands().into_iter().for_each(|operand| mark(&mut others, operand)),
            }
        }
        // What jumps hand over is among the pairs.
        let handed: Vec<&Operand> =
            block.terminator.targets().iter().flat_map(|target| &target.args).collect();
        let is_used = |operand: &&Operand| !handed.iter().any(|arg| std::ptr::eq(*arg, *operand));
        block
            .terminator
            .operands()
            .into_iter()
            .filter(is_used)
            .for_each(|operand| mark(&mut others, operand));
    }
    let is_one = |root: usize| arrays[root] && extended[root] && !others[root];
    function.values.keys().filter(|value| is_one(groups.root(value.index()))).collect()
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
