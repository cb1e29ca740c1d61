//! Strings by where they end: of arrays of bytes only the first and the last zero are kept.
//!
//! What programs rely on where they go through texts is rarely which letters these have, and always that there is an end. So for each object of
//! some nodes of bytes there are two words, by the distance from its start: where the first zero is (at the size or behind it if there is none), and what is
//! right behind the last one (0 if there is none). They follow what is written (`translate/terminators`); a byte that is read is any,
//! but zero at the first and the last zero, and not zero before the first and behind the last. Neither is enough by itself: `strlen` finds the first one, and a text that is taken apart
//! by zeros still ends at the last one.
//!
//! A loop through a text is one over a counter then, and a table of texts one of numbers: that each text ends inside of its object is a sentence about
//! two arrays at one index, also where the objects come from the heap in any number.
//!
//! Preserves: every run, and adds others. So a proof is one of the program, and a violation is not believed. It rests on each access to such a node
//! leading to the object whose base its pointer has, which is so where it is valid (`validity`): only programs that check it ask for this. An access that is not valid
//! violates a check before anything is said here.
//!
//! Source: the terminators of Dor, Rodeh and Sagiv, "CSSV: towards a realistic tool for statically detecting all buffer overflows in C" (PLDI 2003),
//! section 3; there the first zero alone is kept. Deliberately absent: arrays that are members of structures with other fields, and memory that the world outside knows.

use super::data::with_pointers;
use super::fields::Fields;
use super::layout::{Layout, RegionId};
use super::objects::{Image, ObjectId, Objects, Source};
use super::points_to::{Element, PointsTo};
use super::translate::Plan;
use super::validity::{Table, Validity};
use super::variables::{Role, Variables};
use eufonium_base::HashMap;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{CheckKind, Initial, Operand, Part, Program, Type};

/// Where zeros are in the objects of a node: words, or arrays of words by base.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terminators {
    /// The first.
    pub first: RegionId,
    /// What is behind the last.
    pub end: RegionId,
    /// Whether there is one object, at a base that is known: then they are words.
    pub single: bool,
}

/// Whether all accesses of a program are checked before they are made.
pub fn checks_accesses(program: &Program) -> bool {
    program.checks.values().any(|check| check.property == CheckKind::Dereference)
}

/// The nodes of which only that is kept, with their variables.
pub(super) fn declare(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    (validity, fields): (&Validity, &Fields),
    variables: &mut Variables,
) -> HashMap<Element, Terminators> {
    let pointers = with_pointers(program, points);
    let mut nodes: Vec<Element> = validity.bounds.keys().copied().collect();
    nodes.sort_unstable();
    let is_text = |node: &Element| {
        let [region] = layout.of_node(*node)[..] else { return false };
        let (data, bytes) = (&layout.regions[region], variables.types[region]);
        points.modulus(*node) == 1
            && (data.width, data.scalar) == (1, false)
            && matches!(bytes, Type::Array { .. })
            && !points.is_external(*node)
            && !points.is_escaped(*node)
            && !objects.is_constant(program, *node)
            && !pointers.contains(node)
            && fields.get(node).is_none_or(Vec::is_empty)
    };
    nodes.retain(is_text);
    let bits = program.pointer_bits;
    let mut declared = HashMap::default();
    if !checks_accesses(program) {
        return declared;
    }
    for node in nodes {
        let single = match &validity.bounds[&node].table {
            Table::Constants(list) => list.len() == 1,
            Table::One { .. } => true,
            Table::Counted { .. } | Table::Many(_) => false,
        };
        let ty = if single { Type::Int(bits) } else { Type::Array { index: bits, element: bits } };
        let first = variables.add(ty, Role::FirstZero(node));
        let end = variables.add(ty, Role::BehindZeros(node));
        declared.insert(node, Terminators { first, end, single });
    }
    declared
}

/// What is known of such a variable when a run starts: by base, for the globals of the node.
pub(super) fn contents(plan: &Plan<'_>, role: Role) -> Vec<(u64, Operand)> {
    let (Role::FirstZero(node) | Role::BehindZeros(node)) = role else { return vec![] };
    let known = plan.objects.of_node(node).iter().filter_map(|id| {
        let (first, end) = of_object(plan, *id)?;
        let place = if let Role::FirstZero(_) = role { first } else { end };
        Some((plan.objects.list[*id].address?, word(place, plan.program.pointer_bits)))
    });
    known.collect()
}

/// Where the first zero of a global is when a run starts, and what is behind its last one, if that is known.
pub(super) fn of_object(plan: &Plan<'_>, id: ObjectId) -> Option<(u64, u64)> {
    let object = &plan.objects.list[id];
    let (Source::Global(global), Some(size)) = (object.source, object.size) else { return None };
    // Which bytes of an address are zero is not known.
    let has_address = |part: &(u64, Part)| matches!(part.1, Part::Address(..));
    match &plan.program.globals[global].init {
        Initial::Parts(parts) if !parts.iter().any(has_address) => {}
        _ => return None,
    }
    let bytes = Image { program: plan.program, objects: plan.objects }.bytes(global)?;
    Some((first_zero(&bytes, size), behind_zeros(&bytes, size)))
}

/// Where the first zero is among so many bytes, of which those that are not zero are given in order.
fn first_zero(bytes: &[(u64, u8)], size: u64) -> u64 {
    let same = |(i, (offset, _)): &(u64, &(u64, u8))| i == offset;
    let before = (0..).zip(bytes).take_while(same).count() as u64;
    before.min(size)
}

/// What is behind the last zero.
fn behind_zeros(bytes: &[(u64, u8)], size: u64) -> u64 {
    let same = |(i, (offset, _)): &(u64, &(u64, u8))| size.checked_sub(i + 1) == Some(*offset);
    let behind = (0..).zip(bytes.iter().rev()).take_while(same).count() as u64;
    size - behind
}

#[cfg(test)]
mod tests {
    use super::{behind_zeros, first_zero};

    #[test]
    fn zeros_of_an_image() {
        let text: Vec<(u64, u8)> = vec![(0, b'a'), (1, b'b'), (3, b'c')];
        assert_eq!((first_zero(&text, 4), behind_zeros(&text, 4)), (2, 3));
        assert_eq!((first_zero(&text, 5), behind_zeros(&text, 5)), (2, 5));
        assert_eq!((first_zero(&text[..2], 2), behind_zeros(&text[..2], 2)), (2, 0), "there is none");
        assert_eq!((first_zero(&[], 3), behind_zeros(&[], 3)), (0, 3));
    }
}
