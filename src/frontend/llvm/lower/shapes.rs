//! Of which parts variables are made: types of debug information as [`Shapes`](eufonium_ir::program::shape::Shapes).
//!
//! What pointers lead to is looked at after what they are part of, so that lists, which contain themselves that way, end. Fields of
//! bits, static members and arrays without a constant length have no shape.

use super::debug::{MAX_CHAIN, number, source_type, tag};
use crate::llvm::module::{Constant, MetaField, MetaId, MetaNode, Metadata, Module, Value};
use eufonium_base::HashMap;
use eufonium_ir::Program;

use eufonium_ir::program::shape::{Field, Named, Shape, ShapeId};
use std::sync::Arc;

/// Types that are nested deeper have no shape.
const DEEPEST: u32 = 24;
/// More fields of one type, and more types, are left out.
const MOST: usize = 4096;
/// The flag of static members, where flags are numbers.
const STATIC: i128 = 1 << 12;

/// The shapes that were made so far.
#[derive(Default)]
pub(super) struct Shaping {
    known: HashMap<MetaId, Option<ShapeId>>,
    /// Pointers, with the types that they lead to.
    waiting: Vec<(ShapeId, Metadata)>,
}

impl Shaping {
    /// The shape of a type.
    pub(super) fn of(
        &mut self,
        module: &Module,
        program: &mut Program,
        ty: Option<&Metadata>,
    ) -> Option<ShapeId> {
        let shape = self.shape(module, program, ty?, 0);
        while let Some((pointer, ty)) = self.waiting.pop() {
            if self.known.len() < MOST
                && let Some(pointee) = self.shape(module, program, &ty, 0)
            {
                Arc::make_mut(&mut program.shapes).complete(pointer, Shape::Pointer(Some(pointee)));
            }
        }
        shape
    }

    fn shape(
        &mut self,
        module: &Module,
        program: &mut Program,
        ty: &Metadata,
        depth: u32,
    ) -> Option<ShapeId> {
        let id = match ty {
            Metadata::Node(id) => Some(*id),
            _ => None,
        };
        if let Some(known) = id.and_then(|id| self.known.get(&id)) {
            return *known;
        }
        if depth > DEEPEST {
            return None;
        }
        let shape = self.new_shape(module, program, ty, depth);
        if let Some(id) = id {
            self.known.insert(id, shape);
        }
        shape
    }

    fn new_shape(
        &mut self,
        module: &Module,
        program: &mut Program,
        ty: &Metadata,
        depth: u32,
    ) -> Option<ShapeId> {
        let (node, typedef) = plain(module, ty)?;
        let size = u64::from(number(node, "size")) / 8;
        let own = node.string("name").filter(|name| !name.is_empty());
        let mut name = own.or(typedef).unwrap_or("").to_string();
        let mut waits = None;
        let shape = match (node.kind(), tag(node)) {
            (Some("DIBasicType"), _) | (_, Some("enumeration_type")) => {
                Shape::Word(source_type(module, Some(ty)))
            }
            (_, Some("pointer_type" | "reference_type")) => {
                waits = node.meta("baseType").cloned();
                Shape::Pointer(None)
            }
            (_, Some("array_type")) => return self.array(module, program, node, depth),
            (_, Some(tag @ ("structure_type" | "union_type"))) => {
                if own.is_some() {
                    name = format!("{} {name}", if tag == "union_type" { "union" } else { "struct" });
                }
                Shape::Record(self.fields(module, program, node, depth))
            }
            (_, Some("class_type")) => Shape::Record(self.fields(module, program, node, depth)),
            _ => return None,
        };
        let size = if size == 0 && matches!(shape, Shape::Pointer(_)) {
            u64::from(program.pointer_bits) / 8
        } else {
            size
        };
        let id = Arc::make_mut(&mut program.shapes).add(Named { name, size, shape });
        self.waiting.extend(waits.map(|ty| (id, ty)));
        Some(id)
    }

    /// An array of arrays for each further subrange.
    fn array(
        &mut self,
        module: &Module,
        program: &mut Program,
        node: &MetaNode,
        depth: u32,
    ) -> Option<ShapeId> {
        let mut shape = self.shape(module, program, node.meta("baseType")?, depth + 1)?;
        let MetaNode::Tuple(ranges) = module.node(node.meta("elements")?)? else { return None };
        for range in ranges.iter().rev() {
            let count = count(module.node(range)?)?;
            let size = program.shapes.get(shape).size.checked_mul(count)?;
            let named = Named { name: String::new(), size, shape: Shape::Array { element: shape, count } };
            shape = Arc::make_mut(&mut program.shapes).add(named);
        }
        Some(shape)
    }

    fn fields(&mut self, module: &Module, program: &mut Program, node: &MetaNode, depth: u32) -> Vec<Field> {
        let elements = node.meta("elements").and_then(|elements| module.node(elements));
        let Some(MetaNode::Tuple(elements)) = elements else { return vec![] };
        let mut fields = Vec::new();
        for element in elements.iter().take(MOST) {
            let Some(member) = module.node(element) else { continue };
            if !matches!(tag(member), Some("member" | "inheritance")) || is_static(member) {
                continue;
            }
            let (offset, bits) = (member.number("offset").unwrap_or(0), number(member, "size"));
            let Some(ty) = member.meta("baseType") else { continue };
            let Some(shape) = self.shape(module, program, ty, depth + 1) else { continue };
            // Fields of bits are smaller than their type.
            let whole = bits == 0 || u64::from(bits) == 8 * program.shapes.get(shape).size;
            let Ok(offset) = u64::try_from(offset) else { continue };
            if whole && offset.is_multiple_of(8) {
                let name = member.string("name").unwrap_or("").to_string();
                fields.push(Field { name, offset: offset / 8, shape });
            }
        }
        fields
    }
}

/// A type without the names and qualifiers around it; and the outermost of the names.
fn plain<'m>(module: &'m Module, ty: &'m Metadata) -> Option<(&'m MetaNode, Option<&'m str>)> {
    let (mut node, mut name) = (module.node(ty)?, None);
    for _ in 0..MAX_CHAIN {
        match tag(node) {
            Some("typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type") => {
                name = name.or(node.string("name").filter(|_| tag(node) == Some("typedef")));
                node = module.node(node.meta("baseType")?)?;
            }
            _ => return Some((node, name)),
        }
    }
    None
}

/// How many elements a subrange has, if that is constant: none where the source does not say (`char text[];`).
fn count(range: &MetaNode) -> Option<u64> {
    let count = match range.field("count") {
        None if range.field("upperBound").is_none() => Some(0),
        None => None,
        Some(MetaField::Number(-1)) => Some(0),
        Some(MetaField::Number(n)) => u64::try_from(*n).ok(),
        Some(MetaField::Meta(Metadata::Value(value))) => match &value.value {
            Value::Constant(Constant::Int(bits)) => bits.as_u64(),
            _ => None,
        },
        Some(MetaField::Meta(_) | MetaField::Word(_)) => None,
    };
    count.filter(|n| *n < 1 << 40)
}

fn is_static(member: &MetaNode) -> bool {
    match member.field("flags") {
        Some(MetaField::Word(words)) => words.contains("StaticMember"),
        Some(MetaField::Number(flags)) => flags & STATIC != 0,
        _ => false,
    }
}
