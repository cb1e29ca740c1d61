//! The operands, types and targets of an instruction, to be replaced.

use super::module::{
    BlockId, Clause, Constant, FuncId, InstrKind, MetaField, MetaNode, Metadata, Operand, TypeId, Value,
};

/// Calls `f` for every operand, those within metadata included. Constants are leaves.
pub(super) fn operands_mut(kind: &mut InstrKind, f: &mut dyn FnMut(&mut Operand)) {
    let mut all = |operands: &mut [&mut Operand]| {
        for operand in operands {
            within(operand, f);
        }
    };
    match kind {
        InstrKind::Binary { a, b, .. } | InstrKind::ICmp { a, b, .. } | InstrKind::FCmp { a, b, .. } => {
            all(&mut [a, b]);
        }
        InstrKind::ShuffleVector { a, b, .. } => all(&mut [a, b]),
        InstrKind::FNeg(a) | InstrKind::Freeze(a) => all(&mut [a]),
        InstrKind::Cast { value, .. } | InstrKind::Switch { value, .. } => all(&mut [value]),
        InstrKind::Select { condition, then, otherwise } => all(&mut [condition, then, otherwise]),
        InstrKind::GetElementPtr { base, indices, .. } => {
            all(&mut [base]);
            indices.iter_mut().for_each(|index| all(&mut [index]));
        }
        InstrKind::Alloca { count, .. } => count.iter_mut().for_each(|count| all(&mut [count])),
        InstrKind::Load { address, .. } => all(&mut [address]),
        InstrKind::Store { value, address, .. } | InstrKind::AtomicRmw { value, address, .. } => {
            all(&mut [value, address]);
        }
        InstrKind::CmpXchg { address, expected, new } => all(&mut [address, expected, new]),
        InstrKind::ExtractValue { aggregate, .. } => all(&mut [aggregate]),
        InstrKind::InsertValue { aggregate, value, .. } => all(&mut [aggregate, value]),
        InstrKind::ExtractElement { vector, index } => all(&mut [vector, index]),
        InstrKind::InsertElement { vector, value, index } => all(&mut [vector, value, index]),
        InstrKind::Call { callee, args, .. } => {
            all(&mut [callee]);
            args.iter_mut().for_each(|(arg, _)| all(&mut [arg]));
        }
        InstrKind::Phi(incoming) => incoming.iter_mut().for_each(|(value, _)| all(&mut [value])),
        InstrKind::VaArg { list, .. } => all(&mut [list]),
        InstrKind::DebugRecord { args, .. } => args.iter_mut().for_each(|arg| in_metadata(arg, f)),
        InstrKind::Return(value) => value.iter_mut().for_each(|value| all(&mut [value])),
        InstrKind::Branch { condition, .. } => all(&mut [condition]),
        InstrKind::IndirectBranch { address, .. } => all(&mut [address]),
        InstrKind::Resume(value) => all(&mut [value]),
        InstrKind::LandingPad { clauses, .. } => {
            for Clause::Catch(operand) | Clause::Filter(operand) in clauses {
                all(&mut [operand]);
            }
        }
        InstrKind::Fence | InstrKind::Jump(_) | InstrKind::Unreachable | InstrKind::Other(..) => {}
    }
}

/// Calls `f` for every constant among the operands, those within metadata included; not for those that make one up.
pub(super) fn constants(kind: &InstrKind, f: &mut dyn FnMut(&Constant)) {
    operands_mut(&mut kind.clone(), &mut |operand| {
        if let Value::Constant(constant) = &operand.value {
            f(constant);
        }
    });
}

/// The function that a callee names, through casts.
pub(super) fn called(mut callee: &Value) -> Option<FuncId> {
    loop {
        let Value::Constant(constant) = callee else { return None };
        match constant {
            Constant::Function(id) => return Some(*id),
            Constant::Expr(kind) => match &**kind {
                InstrKind::Cast { value, .. } => callee = &value.value,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Calls `f` for every type that the instruction names beside those of its operands.
pub(super) fn types_mut(kind: &mut InstrKind, f: &mut dyn FnMut(&mut TypeId)) {
    match kind {
        InstrKind::Cast { to: ty, .. }
        | InstrKind::GetElementPtr { source: ty, .. }
        | InstrKind::Alloca { ty, .. }
        | InstrKind::Load { ty, .. }
        | InstrKind::VaArg { ty, .. } => f(ty),
        InstrKind::Call { result, args, .. } => {
            f(result);
            args.iter_mut().filter_map(|(_, byval)| byval.as_mut()).for_each(f);
        }
        _ => {}
    }
}

/// The operand, or the operands that its metadata holds.
fn within(operand: &mut Operand, f: &mut dyn FnMut(&mut Operand)) {
    match &mut operand.value {
        Value::Metadata(metadata) => in_metadata(metadata, f),
        _ => f(operand),
    }
}

/// Readers bound how deeply nodes in place nest.
pub(super) fn in_metadata(metadata: &mut Metadata, f: &mut dyn FnMut(&mut Operand)) {
    match metadata {
        Metadata::Value(operand) => within(operand, f),
        Metadata::Inline(node) => parts_mut(node, &mut |item| in_metadata(item, f)),
        _ => {}
    }
}

/// Calls `f` for the pieces of metadata that a node holds.
pub(super) fn parts_mut(node: &mut MetaNode, f: &mut dyn FnMut(&mut Metadata)) {
    match node {
        MetaNode::Tuple(items) => items.iter_mut().for_each(f),
        MetaNode::Special { fields, .. } => {
            for (_, field) in fields {
                if let MetaField::Meta(item) = field {
                    f(item);
                }
            }
        }
    }
}

/// Calls `f` for the pieces of metadata that are operands of the instruction.
pub(super) fn metadata_mut(kind: &mut InstrKind, f: &mut dyn FnMut(&mut Metadata)) {
    match kind {
        InstrKind::Call { args, .. } => {
            for (arg, _) in args {
                if let Value::Metadata(metadata) = &mut arg.value {
                    f(metadata);
                }
            }
        }
        InstrKind::DebugRecord { args, .. } => args.iter_mut().for_each(f),
        _ => {}
    }
}

/// Calls `f` for every block that the instruction mentions.
pub(super) fn blocks_mut(kind: &mut InstrKind, f: &mut dyn FnMut(&mut BlockId)) {
    match kind {
        InstrKind::Phi(incoming) => incoming.iter_mut().for_each(|(_, block)| f(block)),
        InstrKind::Jump(target) => f(target),
        InstrKind::Branch { then, otherwise, .. } => {
            f(then);
            f(otherwise);
        }
        InstrKind::Switch { cases, default, .. } => {
            cases.iter_mut().for_each(|(_, target)| f(target));
            f(default);
        }
        InstrKind::IndirectBranch { targets, .. } | InstrKind::Other(_, targets) => {
            targets.iter_mut().for_each(f);
        }
        _ => {}
    }
}
