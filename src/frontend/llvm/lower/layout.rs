//! Sizes, alignments, offsets, and the words that a value of a type consists of.
//!
//! Source: LLVM Language Reference, "Data Layout". Invariant: a layout is computed once per type, children before parents, by an
//! explicit stack, so neither depth nor a type that contains itself is a danger. Deliberately absent: scalable vectors, and
//! vectors of elements that are not whole bytes in memory (their values exist, [`Layout::bit_packed`] tells their users).

use std::rc::Rc;

use crate::llvm::module::{DataLayout, Type, TypeId, Types};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program;

/// More words than this are no value that a compiler makes.
const MAX_LEAVES: u64 = 1 << 16;

/// How a type lies in memory.
#[derive(Debug)]
pub(super) struct Layout {
    /// The bytes that a store writes.
    pub store: u64,
    /// The distance of two elements of an array in bytes.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
    /// The fields of a struct.
    pub fields: Vec<Field>,
    /// The number of words of a value; saturates.
    pub leaves: u64,
    /// Whether it holds a vector whose elements are not whole bytes.
    pub bit_packed: bool,
}

/// A field of a struct.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// Its type.
    pub ty: TypeId,
    /// Its offset in bytes.
    pub offset: u64,
    /// The index of its first word among those of the struct.
    pub leaf: u64,
}

/// A word of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    /// Its offset in bytes from the start of the value.
    pub offset: u64,
    /// Its type as a value; in memory it takes whole bytes.
    pub ty: program::Type,
    /// The type that a pointer leads to, if the module says it.
    pub pointee: Option<TypeId>,
}

/// The layouts of the types that were asked for.
#[derive(Default)]
pub(super) struct Layouts {
    layouts: HashMap<TypeId, Rc<Layout>>,
    leaves: HashMap<TypeId, Rc<[Leaf]>>,
}

impl Layouts {
    /// The layout of a type, or why it has none.
    pub fn of(&mut self, types: &Types, target: &DataLayout, ty: TypeId) -> Result<Rc<Layout>, String> {
        let (root, _) = types.resolve(ty);
        let mut stack = vec![root];
        let mut open = HashSet::default();
        while let Some(&top) = stack.last() {
            if self.layouts.contains_key(&top) {
                stack.pop();
                continue;
            }
            let children = children(types, top);
            let missing: Vec<TypeId> =
                children.into_iter().filter(|c| !self.layouts.contains_key(c)).collect();
            if missing.is_empty() {
                let layout = self.compute(types, target, top)?;
                self.layouts.insert(top, Rc::new(layout));
            } else if open.insert(top) {
                stack.extend(missing);
            } else {
                return Err("a type contains itself".to_string());
            }
        }
        Ok(self.layouts[&root].clone())
    }

    /// The words of a value of a type, in order.
    pub fn leaves(&mut self, types: &Types, target: &DataLayout, ty: TypeId) -> Result<Rc<[Leaf]>, String> {
        let (root, _) = types.resolve(ty);
        if let Some(leaves) = self.leaves.get(&root) {
            return Ok(leaves.clone());
        }
        if self.of(types, target, root)?.leaves > MAX_LEAVES {
            return Err(format!("a value of more than {MAX_LEAVES} words"));
        }
        let mut found = Vec::new();
        let mut stack = vec![(root, 0)];
        while let Some((ty, offset)) = stack.pop() {
            let (id, ty) = types.resolve(ty);
            match ty {
                Type::Int(bits) => found.push(Leaf { offset, ty: program::Type::Int(*bits), pointee: None }),
                Type::Float(format) => {
                    found.push(Leaf { offset, ty: program::Type::Int(format.bits()), pointee: None })
                }
                Type::Pointer(pointee) => {
                    found.push(Leaf { offset, ty: program::Type::Pointer, pointee: *pointee })
                }
                Type::Array(..) | Type::Vector(..) => {
                    let (count, element, step) = self.elements(types, target, id)?;
                    if self.of(types, target, element)?.leaves > 0 {
                        stack.extend((0..count).rev().map(|i| (element, offset + i * step)));
                    }
                }
                Type::Struct { .. } => {
                    let layout = self.of(types, target, id)?;
                    stack.extend(layout.fields.iter().rev().map(|f| (f.ty, offset + f.offset)));
                }
                Type::Void | Type::Named(_) | Type::Function { .. } | Type::Other(_) => {}
            }
        }
        let found: Rc<[Leaf]> = found.into();
        self.leaves.insert(root, found.clone());
        Ok(found)
    }

    /// The number, type and distance in bytes of the elements of an array or a vector.
    pub fn elements(
        &mut self,
        types: &Types,
        target: &DataLayout,
        ty: TypeId,
    ) -> Result<(u64, TypeId, u64), String> {
        match types.resolve(ty).1 {
            Type::Array(count, element) => Ok((*count, *element, self.of(types, target, *element)?.size)),
            Type::Vector(count, element) => {
                Ok((u64::from(*count), *element, self.of(types, target, *element)?.store))
            }
            _ => Err("neither an array nor a vector".to_string()),
        }
    }

    /// The layout of a type whose parts have theirs.
    fn compute(&self, types: &Types, target: &DataLayout, ty: TypeId) -> Result<Layout, String> {
        let known = |ty: TypeId| self.layouts[&types.resolve(ty).0].clone();
        match types.get(ty) {
            Type::Int(0) => Err("a number without bits".to_string()),
            Type::Int(bits) => Ok(scalar(*bits, int_align(target, *bits))),
            Type::Float(format) => Ok(scalar(format.bits(), float_align(target, format.bits()))),
            Type::Pointer(_) => Ok(scalar(target.pointer_bits, u64::from(target.pointer_align.max(1)))),
            Type::Array(count, element) => {
                let element = known(*element);
                let size = element.size.checked_mul(*count).filter(|s| i64::try_from(*s).is_ok());
                let size = size.ok_or("a type is larger than the address space")?;
                let leaves = element.leaves.saturating_mul(*count);
                let (align, bit_packed) = (element.align, element.bit_packed);
                Ok(Layout { store: size, size, align, fields: vec![], leaves, bit_packed })
            }
            Type::Vector(count, element) => vector(target, types, *count, *element, &known(*element)),
            Type::Struct { fields, packed } => structure(fields.iter().map(|f| (*f, known(*f))), *packed),
            Type::Named(name) => Err(format!("type `%{name}` has no size")),
            Type::Function { .. } => Err("a function has no size".to_string()),
            Type::Void | Type::Other(_) => {
                Ok(Layout { store: 0, size: 0, align: 1, fields: vec![], leaves: 0, bit_packed: false })
            }
        }
    }
}

fn children(types: &Types, ty: TypeId) -> Vec<TypeId> {
    match types.get(ty) {
        Type::Array(_, element) | Type::Vector(_, element) => vec![types.resolve(*element).0],
        Type::Struct { fields, .. } => fields.iter().map(|f| types.resolve(*f).0).collect(),
        _ => vec![],
    }
}

/// The bytes that a word of this many bits takes.
pub(super) fn bytes(bits: u32) -> u64 {
    u64::from(bits.div_ceil(8))
}

fn scalar(bits: u32, align: u64) -> Layout {
    let store = bytes(bits);
    Layout { store, size: store.next_multiple_of(align), align, fields: vec![], leaves: 1, bit_packed: false }
}

fn int_align(target: &DataLayout, bits: u32) -> u64 {
    let entry = target.int_align.iter().find(|(width, _)| *width >= bits).or(target.int_align.last());
    entry.map_or_else(|| bytes(bits).next_power_of_two().min(8), |(_, align)| u64::from((*align).max(1)))
}

fn float_align(target: &DataLayout, bits: u32) -> u64 {
    let entry = target.float_align.iter().find(|(width, _)| *width == bits);
    entry.map_or_else(|| bytes(bits).next_power_of_two(), |(_, align)| u64::from((*align).max(1)))
}

fn vector(
    target: &DataLayout,
    types: &Types,
    count: u32,
    element_ty: TypeId,
    element: &Layout,
) -> Result<Layout, String> {
    let bits = match types.resolve(element_ty).1 {
        Type::Int(bits) => *bits,
        Type::Float(format) => format.bits(),
        Type::Pointer(_) => target.pointer_bits,
        _ => return Err("a vector of what is no number and no pointer".to_string()),
    };
    let store = (u64::from(bits) * u64::from(count)).div_ceil(8);
    let align = store.next_power_of_two();
    Ok(Layout {
        store,
        size: store.next_multiple_of(align),
        align,
        fields: vec![],
        leaves: element.leaves * u64::from(count),
        bit_packed: bits % 8 != 0,
    })
}

fn structure(parts: impl Iterator<Item = (TypeId, Rc<Layout>)>, packed: bool) -> Result<Layout, String> {
    let (mut end, mut align, mut leaves, mut bit_packed) = (0u64, 1u64, 0u64, false);
    let mut fields = Vec::new();
    for (ty, part) in parts {
        let offset = if packed { end } else { end.next_multiple_of(part.align) };
        fields.push(Field { ty, offset, leaf: leaves });
        end = offset
            .checked_add(part.size)
            .filter(|e| i64::try_from(*e).is_ok_and(|e| e < i64::MAX / 2))
            .ok_or("a type is larger than the address space")?;
        align = if packed { 1 } else { align.max(part.align) };
        leaves = leaves.saturating_add(part.leaves);
        bit_packed |= part.bit_packed;
    }
    let size = end.next_multiple_of(align);
    Ok(Layout { store: size, size, align, fields, leaves, bit_packed })
}
