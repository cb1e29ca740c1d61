//! What pointers lead to by debug information, where the types of a module do not say it.
//!
//! Followed are the ways by which C names objects: a global, a field of a struct, an element of an array, and what a pointer leads
//! to that lies there. A struct is known by its name, whatever the pointer to it was declared as, since that is what an access says. Where
//! sizes do not agree, and in unions, nothing is said. Variables on the stack are left out: what lies there the program mostly wrote.

use super::Context;
use super::debug::{self, MAX_CHAIN, pointee, tag};
use super::function::Lowering;
use crate::llvm::module::{
    self as llvm, Constant, InstrKind, LocalId, MetaNode, Metadata, Module, TypeId, Value,
};
use eufonium_base::HashMap;
use eufonium_ir::program::Declared;

/// The structs of a module by their names; `None` where several that differ in size share one.
#[derive(Default)]
pub(super) struct Structs<'m>(Option<HashMap<&'m str, Option<&'m MetaNode>>>);

impl<'m> Structs<'m> {
    fn get(&mut self, module: &'m Module, name: &str) -> Option<&'m MetaNode> {
        let known = self.0.get_or_insert_with(|| {
            let mut known: HashMap<&str, Option<&MetaNode>> = HashMap::default();
            for node in module.metadata.values().filter(|node| tag(node) == Some("structure_type")) {
                let Some(name) = node.string("name").filter(|_| size(node) > 0) else { continue };
                let entry = known.entry(name).or_insert(Some(node));
                *entry = entry.filter(|other| size(other) == size(node));
            }
            known
        });
        known.get(name).copied().flatten()
    }
}

impl<'m> Context<'m> {
    /// The type that is meant by a type of LLVM with the name of a struct.
    fn struct_of(&mut self, ty: TypeId) -> Option<&'m MetaNode> {
        let llvm::Type::Named(name) = self.module.types.get(ty) else { return None };
        let name = name.strip_prefix("struct.")?;
        let plain = name.rsplit_once('.').filter(|(_, end)| end.bytes().all(|b| b.is_ascii_digit()));
        self.structs.get(self.module, plain.map_or(name, |(plain, _)| plain))
    }

    fn bytes(&mut self, ty: TypeId) -> Option<u64> {
        let layout = self.layouts.of(&self.module.types, &self.module.layout, ty);
        layout.ok().map(|layout| layout.size)
    }
}

impl<'m> Lowering<'_, 'm> {
    /// Takes note of what the pointer leads to that an instruction gives.
    pub fn note_pointee(&mut self, result: LocalId, kind: &InstrKind) {
        let opaque = matches!(self.context.ty(self.source.locals[result].ty), llvm::Type::Pointer(None));
        if let Some(node) = opaque.then(|| self.given_by(kind)).flatten() {
            self.pointees.insert(result, node);
        }
    }

    /// Where a pointer that lies at an address leads, if that is said.
    pub fn behind(&mut self, address: &llvm::Operand) -> Option<Declared> {
        pointee(self.context.module, self.at_address(address)?)
    }

    /// The type of what lies at an address. Its constant expressions are nested as deep at most as those that were lowered.
    fn at_address(&mut self, address: &llvm::Operand) -> Option<&'m MetaNode> {
        let module = self.context.module;
        match &address.value {
            Value::Local(local) => self.pointees.get(local).copied(),
            Value::Constant(Constant::Global(id)) => {
                debug::global_type(module, &module.globals.get(*id)?.debug)
            }
            Value::Constant(Constant::Expr(kind)) => self.given_by(kind),
            _ => None,
        }
    }

    /// The type of what a pointer leads to that an instruction gives.
    fn given_by(&mut self, kind: &InstrKind) -> Option<&'m MetaNode> {
        match kind {
            InstrKind::GetElementPtr { source, base, indices, .. } => {
                let start = match self.context.struct_of(*source) {
                    Some(node) => node,
                    None => self.at_address(base)?,
                };
                let same = self.context.bytes(*source)? == size(plain(self.context.module, start)?);
                if same { self.inside(start, *source, indices) } else { None }
            }
            InstrKind::Load { address, .. } => {
                let pointer = plain(self.context.module, self.at_address(address)?)?;
                let to =
                    (tag(pointer) == Some("pointer_type")).then(|| pointer.meta("baseType")).flatten()?;
                self.context.module.node(to)
            }
            _ => None,
        }
    }

    /// The part of a type to which a path of indices leads.
    fn inside(
        &mut self,
        start: &'m MetaNode,
        source: TypeId,
        indices: &[llvm::Operand],
    ) -> Option<&'m MetaNode> {
        let module = self.context.module;
        let (mut node, mut ty) = (start, source);
        for index in indices.get(1..)? {
            match self.context.ty(ty) {
                llvm::Type::Struct { .. } => {
                    let Value::Constant(Constant::Int(number)) = &index.value else { return None };
                    let layout = self.context.layouts.of(&module.types, &module.layout, ty).ok()?;
                    let field = layout.fields.get(usize::try_from(number.as_u64()?).ok()?)?;
                    node = member(module, node, field.offset)?;
                    ty = field.ty;
                }
                llvm::Type::Array(_, element) => {
                    ty = *element;
                    // All dimensions of an array are one node.
                    if !matches!(self.context.ty(ty), llvm::Type::Array(..)) {
                        let array = plain(module, node).filter(|node| tag(node) == Some("array_type"))?;
                        node = module.node(array.meta("baseType")?)?;
                    }
                }
                _ => return None,
            }
        }
        Some(node)
    }
}

/// The size of a type in bytes.
fn size(node: &MetaNode) -> u64 {
    node.number("size").and_then(|bits| u64::try_from(bits).ok()).unwrap_or(0) / 8
}

/// A type without the names and qualifiers that stand before it.
fn plain<'m>(module: &'m Module, mut node: &'m MetaNode) -> Option<&'m MetaNode> {
    for _ in 0..MAX_CHAIN {
        match tag(node) {
            Some("typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type") => {
                node = module.node(node.meta("baseType")?)?;
            }
            _ => return Some(node),
        }
    }
    None
}

/// The type of the member of a struct at an offset.
fn member<'m>(module: &'m Module, node: &'m MetaNode, offset: u64) -> Option<&'m MetaNode> {
    let node = plain(module, node).filter(|node| tag(node) == Some("structure_type"))?;
    let MetaNode::Tuple(elements) = module.node(node.meta("elements")?)? else { return None };
    let mut members = elements.iter().filter_map(|element: &Metadata| module.node(element));
    let bits = i128::from(offset) * 8;
    let found = members.find(|m| tag(m) == Some("member") && m.number("offset").unwrap_or(0) == bits)?;
    module.node(found.meta("baseType")?)
}
