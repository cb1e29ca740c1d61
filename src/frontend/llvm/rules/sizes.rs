//! No type may contain itself, and how deeply types contain each other is bounded: whoever computes sizes may recurse.

use super::super::module::{Type, TypeId, Types};
use super::{Checked, show};
use eufonium_base::HashMap;

/// The bits of the widest integer that is read: what one constant costs does not depend on the size of the file.
pub(in super::super) const WIDEST_INTEGER: u32 = 1 << 16;
/// The lanes of the longest vector that is read, for the same reason.
pub(in super::super) const LONGEST_VECTOR: u32 = 1 << 10;
/// How many levels of aggregates a type may have.
const DEEPEST: u32 = 1000;

/// Checks the definitions of the names, in their order. Gives the offending name with the complaint.
pub(in super::super) fn check_containment(types: &Types, names: &[TypeId]) -> Result<(), (TypeId, String)> {
    let mut heights: HashMap<TypeId, Option<u32>> = HashMap::default();
    for &name in names {
        height(types, name, &mut heights).map_err(|complaint| (name, complaint))?;
    }
    Ok(())
}

/// Depth-first over what a type holds by value; `None` in the table marks the types on the path.
fn height(types: &Types, root: TypeId, heights: &mut HashMap<TypeId, Option<u32>>) -> Checked<()> {
    let mut path = vec![(root, 0, 0)];
    while let Some((ty, next, highest)) = path.last_mut() {
        if *next == 0 && heights.get(ty).is_some() {
            path.pop();
            continue;
        }
        heights.insert(*ty, None);
        let Some(member) = member(types, *ty, *next) else {
            let finished = *highest + 1;
            if finished > DEEPEST {
                return Err(format!("{} has more than {DEEPEST} levels", show(types, *ty)));
            }
            heights.insert(*ty, Some(finished));
            path.pop();
            if let Some((_, _, highest)) = path.last_mut() {
                *highest = finished.max(*highest);
            }
            continue;
        };
        *next += 1;
        match heights.get(&member) {
            Some(None) => return Err(format!("{} contains itself", show(types, member))),
            Some(Some(known)) => *highest = (*known).max(*highest),
            None => path.push((member, 0, 0)),
        }
    }
    Ok(())
}

/// The `n`-th type that a type holds by value.
fn member(types: &Types, ty: TypeId, n: usize) -> Option<TypeId> {
    match types.get(ty) {
        Type::Array(_, element) | Type::Vector(_, element) => (n == 0).then_some(*element),
        Type::Struct { fields, .. } => fields.get(n).copied(),
        Type::Named(name) if n == 0 => types.named.get(name).copied().flatten(),
        _ => None,
    }
}
