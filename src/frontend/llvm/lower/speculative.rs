//! Whether a module has been optimised.
//!
//! The unit of compilation says so, if there is one. Without debug information a phi function of several bits tells of an
//! optimiser (or of `?:`, which is taken for one: that costs precision alone).

use crate::llvm::module::{InstrKind, MetaField, MetaNode, Module, Type};

/// Whether operators may stand where their results need not be used. Of several modules each is asked before they are linked.
pub fn is_speculative(module: &Module) -> bool {
    let units: Vec<&MetaNode> =
        module.metadata.values().filter(|node| node.kind() == Some("DICompileUnit")).collect();
    if units.is_empty() {
        return has_wide_phi(module);
    }
    units.iter().any(|unit| match unit.field("isOptimized") {
        Some(MetaField::Word(word)) => word == "true",
        Some(MetaField::Number(n)) => *n != 0,
        _ => false,
    })
}

fn has_wide_phi(module: &Module) -> bool {
    let blocks = module.functions.values().flat_map(|f| f.blocks.values().map(move |b| (f, b)));
    let mut phis = blocks.flat_map(|(f, b)| {
        let is_phi = |kind: &InstrKind| matches!(kind, InstrKind::Phi(_));
        b.instrs.iter().filter(move |i| is_phi(&i.kind)).filter_map(move |i| Some(f.locals[i.result?].ty))
    });
    phis.any(|ty| !matches!(module.types.resolve(ty).1, Type::Int(1)))
}
