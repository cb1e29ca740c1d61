//! How variables of the source are made of parts: fields and elements with their names and places, as debug information says. Memory
//! itself has no types; shapes only give names to parts of it.

use super::{SourceType, VariableId};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;

typed_id! {
    /// A shape.
    ShapeId
}

/// Longer chains of parts are cut: shapes that contain themselves come from malformed debug information.
const DEEPEST: usize = 32;

/// What a piece of memory is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A word that has no parts.
    Word(SourceType),
    /// An address of something, if it is said of what.
    Pointer(Option<ShapeId>),
    /// Elements one behind the other.
    Array {
        /// The shape of each.
        element: ShapeId,
        /// How many there are.
        count: u64,
    },
    /// Fields: of a structure one behind the other, of a union all at the start.
    Record(Vec<Field>),
}

/// A field of a structure or union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; empty if it has none.
    pub name: String,
    /// Where it starts, in bytes.
    pub offset: u64,
    /// Its shape.
    pub shape: ShapeId,
}

/// A shape with its name and size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name in the source, as in `struct node`; empty if it has none.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// What it is.
    pub shape: Shape,
}

/// A part that has no parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// How it is reached from the whole, as it is written behind its name: `[0].val`.
    pub path: String,
    /// Where it starts, in bytes.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its shape.
    pub shape: ShapeId,
}

/// All shapes of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    all: IdVec<ShapeId, Named>,
    variables: HashMap<VariableId, ShapeId>,
}

impl Shapes {
    /// A new shape.
    pub fn add(&mut self, shape: Named) -> ShapeId {
        self.all.push(shape)
    }
    /// Gives a shape that was added before its parts were known what it is made of.
    pub fn complete(&mut self, id: ShapeId, shape: Shape) {
        self.all[id].shape = shape;
    }
    /// From now on the variable has the shape.
    pub fn describe(&mut self, variable: VariableId, shape: ShapeId) {
        self.variables.insert(variable, shape);
    }
    /// The shape of a variable, if it is known.
    pub fn of(&self, variable: VariableId) -> Option<ShapeId> {
        self.variables.get(&variable).copied()
    }
    /// A shape.
    pub fn get(&self, id: ShapeId) -> &Named {
        &self.all[id]
    }
    /// Whether a shape has no parts.
    pub fn is_leaf(&self, id: ShapeId) -> bool {
        matches!(self.all[id].shape, Shape::Word(_) | Shape::Pointer(_))
    }
    /// What the bits of a part mean.
    pub fn source_type(&self, id: ShapeId) -> SourceType {
        match &self.all[id].shape {
            Shape::Word(ty) => ty.clone(),
            Shape::Pointer(_) => SourceType::Pointer,
            Shape::Array { .. } | Shape::Record(_) => SourceType::Other(self.all[id].name.clone()),
        }
    }

    /// The part without parts that holds the byte at an offset; of a union, the first field. `None` for padding, and behind the end.
    pub fn part(&self, whole: ShapeId, offset: u64) -> Option<Part> {
        let (mut path, mut at, mut shape) = (String::new(), 0, whole);
        for _ in 0..DEEPEST {
            let named = &self.all[shape];
            let inside = offset.checked_sub(at).filter(|inside| *inside < named.size)?;
            match &named.shape {
                Shape::Word(_) | Shape::Pointer(_) => {
                    return Some(Part { path, offset: at, size: named.size, shape });
                }
                Shape::Array { .. } | Shape::Record(_) => {
                    (at, shape) = self.part_inside(shape, at, inside, &mut path)?;
                }
            }
        }
        None
    }

    /// From a shape at a place to its part that holds a byte inside of it; none if there is none.
    fn part_inside(&self, shape: ShapeId, at: u64, inside: u64, path: &mut String) -> Option<(u64, ShapeId)> {
        match &self.all[shape].shape {
            Shape::Word(_) | Shape::Pointer(_) => None,
            Shape::Array { element, count } => {
                let size = self.all[*element].size;
                let index = inside.checked_div(size).filter(|index| index < count)?;
                *path += &format!("[{index}]");
                Some((at + index * size, *element))
            }
            Shape::Record(fields) => {
                let holds =
                    |f: &&Field| inside.checked_sub(f.offset).is_some_and(|i| i < self.all[f.shape].size);
                let field = fields.iter().find(holds)?;
                if !field.name.is_empty() {
                    *path += &format!(".{}", field.name);
                }
                Some((at + field.offset, field.shape))
            }
        }
    }

    /// How the part with this place and size is reached from the whole, be it one with parts or without; empty for the whole itself.
    pub fn path(&self, whole: ShapeId, offset: u64, size: u64) -> Option<String> {
        let (mut path, mut at, mut shape) = (String::new(), 0, whole);
        for _ in 0..DEEPEST {
            let named = &self.all[shape];
            if at == offset && named.size == size {
                return Some(path);
            }
            let inside = offset.checked_sub(at).filter(|inside| *inside < named.size)?;
            (at, shape) = self.part_inside(shape, at, inside, &mut path)?;
        }
        None
    }

    /// The type as it would be written in the source.
    pub fn type_name(&self, id: ShapeId) -> String {
        let (mut stars, mut end, mut shape) = (String::new(), String::new(), id);
        for _ in 0..DEEPEST {
            let named = &self.all[shape];
            match &named.shape {
                _ if !named.name.is_empty() => {
                    let apart = if stars.is_empty() { "" } else { " " };
                    return format!("{}{apart}{stars}{end}", named.name);
                }
                Shape::Array { element, count } => {
                    end += &format!("[{count}]");
                    shape = *element;
                }
                Shape::Pointer(Some(pointee)) => {
                    stars.push('*');
                    shape = *pointee;
                }
                Shape::Pointer(None) => return format!("void *{stars}{end}"),
                Shape::Word(_) | Shape::Record(_) => break,
            }
        }
        String::new()
    }

    /// The parts without parts in their order, of a union those of the first field; the first `most` of them.
    pub fn parts(&self, whole: ShapeId, most: usize) -> Vec<Part> {
        let (mut parts, mut at, mut padding) = (Vec::new(), 0, 0);
        let size = self.all[whole].size;
        // Padding is short; what is longer has no names.
        while at < size && parts.len() < most && padding < 4096 {
            match self.part(whole, at) {
                Some(part) if part.size > 0 => {
                    at = part.offset + part.size;
                    parts.push(part);
                }
                _ => (at, padding) = (at + 1, padding + 1),
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `struct { char tag; struct { int val; void *next; } e[3]; }`.
    fn shapes() -> (Shapes, ShapeId) {
        let mut shapes = Shapes::default();
        let named = |name: &str, size, shape| Named { name: name.into(), size, shape };
        let char = shapes.add(named("char", 1, Shape::Word(SourceType::Int { signed: true, bits: 8 })));
        let int = shapes.add(named("int", 4, Shape::Word(SourceType::Int { signed: true, bits: 32 })));
        let pointer = shapes.add(named("", 8, Shape::Pointer(None)));
        let field = |name: &str, offset, shape| Field { name: name.into(), offset, shape };
        let fields = vec![field("val", 0, int), field("next", 8, pointer)];
        let node = shapes.add(named("struct node", 16, Shape::Record(fields)));
        let array = shapes.add(named("", 48, Shape::Array { element: node, count: 3 }));
        let fields = vec![field("tag", 0, char), field("e", 8, array)];
        let whole = shapes.add(named("struct list", 56, Shape::Record(fields)));
        (shapes, whole)
    }

    #[test]
    fn parts_have_names() {
        let (shapes, whole) = shapes();
        let table = [
            (0, Some(".tag")),
            (1, None),
            (8, Some(".e[0].val")),
            (11, Some(".e[0].val")),
            (12, None),
            (16, Some(".e[0].next")),
            (40, Some(".e[2].val")),
            (56, None),
        ];
        for (offset, expected) in table {
            let path = shapes.part(whole, offset).map(|part| part.path);
            assert_eq!(path.as_deref(), expected, "{offset}");
        }
        let table = [
            (8, 48, Some(".e")),
            (8, 16, Some(".e[0]")),
            (24, 16, Some(".e[1]")),
            (0, 56, Some("")),
            (8, 9, None),
        ];
        for (offset, size, expected) in table {
            assert_eq!(shapes.path(whole, offset, size).as_deref(), expected, "{offset} {size}");
        }
        let paths: Vec<String> = shapes.parts(whole, 4).into_iter().map(|part| part.path).collect();
        assert_eq!(paths, [".tag", ".e[0].val", ".e[0].next", ".e[1].val"]);
    }

    #[test]
    fn shapes_that_contain_themselves_end() {
        let mut shapes = Shapes::default();
        let shape = Shape::Record(vec![]);
        let id = shapes.add(Named { name: "struct s".into(), size: 8, shape });
        shapes.complete(id, Shape::Record(vec![Field { name: "s".into(), offset: 0, shape: id }]));
        assert_eq!(shapes.part(id, 0), None);
        assert_eq!(shapes.parts(id, 10), []);
    }
}
