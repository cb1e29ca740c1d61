//! Parts of one module as parts of another one: every id is replaced, everything else stays.
//!
//! What a symbol is in the other module is a constant, as it may be an alias there, or a variable where this one declares a function.
//! Readers bound how deeply constants and metadata in place nest, so recursion on them is bounded.

use crate::llvm::module::{
    AliasId, Constant, FuncId, Function, GlobalId, Instr, InstrKind, LabelId, MetaId, MetaNode, Metadata,
    Operand, TypeId, Value,
};
use crate::llvm::visit::{in_metadata, metadata_mut, operands_mut, parts_mut, types_mut};

/// What the ids of a module are in another one.
pub(super) trait Symbols {
    /// A type.
    fn ty(&self, id: TypeId) -> TypeId;
    /// The address of a global.
    fn global(&mut self, id: GlobalId) -> Constant;
    /// The address of a function.
    fn function(&mut self, id: FuncId) -> Constant;
    /// What an alias stands for that may be replaced.
    fn alias(&mut self, id: AliasId) -> Constant;
    /// The address of a block.
    fn label(&mut self, id: LabelId) -> Constant;
    /// A node of metadata, unless these are left behind.
    fn node(&self, id: MetaId) -> Option<MetaId>;
}

/// The header of a function and its locals.
pub(super) fn header(symbols: &impl Symbols, function: &mut Function) {
    function.result = symbols.ty(function.result);
    for param in &mut function.params {
        param.ty = symbols.ty(param.ty);
        param.byval = param.byval.map(|ty| symbols.ty(ty));
    }
    for local in function.locals.values_mut() {
        local.ty = symbols.ty(local.ty);
    }
    function.debug = function.debug.and_then(|id| symbols.node(id));
}

/// The body of a function.
pub(super) fn body(symbols: &mut impl Symbols, function: &mut Function) {
    for block in function.blocks.values_mut() {
        block.instrs.iter_mut().for_each(|part| instr(symbols, part));
    }
}

fn instr(symbols: &mut impl Symbols, instr: &mut Instr) {
    instr.debug = instr.debug.and_then(|id| symbols.node(id));
    instr.loop_node = instr.loop_node.and_then(|id| symbols.node(id));
    kind(symbols, &mut instr.kind);
}

fn kind(symbols: &mut impl Symbols, kind: &mut InstrKind) {
    types_mut(kind, &mut |ty| *ty = symbols.ty(*ty));
    operands_mut(kind, &mut |part| operand(symbols, part));
    metadata_mut(kind, &mut |part| nodes(symbols, part));
}

fn operand(symbols: &mut impl Symbols, operand: &mut Operand) {
    operand.ty = symbols.ty(operand.ty);
    if let Value::Constant(old) = &mut operand.value {
        let old = std::mem::replace(old, Constant::Null);
        operand.value = Value::Constant(constant(symbols, old));
    }
}

/// A constant.
pub(super) fn constant(symbols: &mut impl Symbols, old: Constant) -> Constant {
    match old {
        Constant::Aggregate(parts) => {
            let part = |(ty, value)| (symbols.ty(ty), constant(symbols, value));
            Constant::Aggregate(parts.into_iter().map(part).collect())
        }
        Constant::Global(id) => symbols.global(id),
        Constant::Function(id) => symbols.function(id),
        Constant::Alias(id) => symbols.alias(id),
        Constant::Label(id) => symbols.label(id),
        Constant::Expr(mut inner) => {
            kind(symbols, &mut inner);
            Constant::Expr(inner)
        }
        plain => plain,
    }
}

/// A node of metadata.
pub(super) fn node(symbols: &mut impl Symbols, node: &mut MetaNode) {
    parts_mut(node, &mut |part| {
        in_metadata(part, &mut |inner| operand(symbols, inner));
        nodes(symbols, part);
    });
}

/// The numbers of nodes; operands are left alone.
fn nodes(symbols: &impl Symbols, metadata: &mut Metadata) {
    match metadata {
        Metadata::Node(id) => *metadata = symbols.node(*id).map_or(Metadata::Null, Metadata::Node),
        Metadata::Inline(inner) => parts_mut(inner, &mut |part| nodes(symbols, part)),
        _ => {}
    }
}
