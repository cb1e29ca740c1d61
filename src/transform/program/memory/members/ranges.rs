//! How bytes that are reached by way of a structure meet its member arrays.

use super::Arrays;
use crate::program::memory::points_to::{Array, Cell, PointsTo};

/// How a range of bytes in a structure and a member array meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    /// They do not.
    Apart,
    /// The range lies in the array, so far behind its start.
    Inside(i64),
    /// The range has the whole of so many arrays, one in each structure, the first so far behind its start; of all that follow if it is not known of how many.
    Whole(i64, Option<u64>),
    /// The range ends or begins in the middle of an array.
    Partial,
}

/// How a range of so many bytes from a place on meets an array of its node. Lengths that are not known are multiples of the modulus.
pub(super) fn meeting(points: &PointsTo, array: &Array, from: Cell, length: Option<u64>) -> Meeting {
    let (Ok(size), modulus) = (i64::try_from(array.length), points.modulus(array.outer)) else {
        return Meeting::Partial;
    };
    let Some(length) = length.map_or(Some(None), |n| i64::try_from(n).ok().map(Some)) else {
        return Meeting::Partial;
    };
    if length == Some(0) {
        return Meeting::Apart;
    }
    let ahead = points.distance(array.outer, from.offset, array.start);
    let behind = points.distance(array.outer, array.start, from.offset);
    if (0..size).contains(&behind) && length.is_some_and(|length| length <= size - behind) {
        return Meeting::Inside(behind);
    }
    match (modulus, length) {
        (0, None) => Meeting::Partial,
        (0, Some(length)) if ahead >= length || ahead + size <= 0 => Meeting::Apart,
        (0, Some(length)) if ahead >= 0 && ahead + size <= length => Meeting::Whole(ahead, Some(1)),
        (0, Some(_)) => Meeting::Partial,
        _ if behind > 0 && behind < size => Meeting::Partial,
        (_, None) => Meeting::Whole(ahead, None),
        (_, Some(length)) if ahead >= length => Meeting::Apart,
        (modulus, Some(length)) => {
            let last = (length - 1 - ahead) / modulus as i64;
            let whole = ahead + last * modulus as i64 + size <= length;
            if whole { Meeting::Whole(ahead, Some(last as u64 + 1)) } else { Meeting::Partial }
        }
    }
}

/// The pieces of a word of so many bytes that lie in one array of its node each, or in none: where each begins and ends in the word.
pub(super) fn pieces(points: &PointsTo, arrays: &Arrays, from: Cell, bytes: u64) -> Vec<(u64, u64)> {
    let mut cuts = vec![0, bytes];
    for array in arrays.of_outer(from.node) {
        let ahead = points.distance(array.outer, from.offset, array.start);
        let behind = points.distance(array.outer, array.start, from.offset);
        let size = array.length as i64;
        let places = [ahead, ahead.wrapping_add(size), size.wrapping_sub(behind)];
        let inside = places.into_iter().filter_map(|place| u64::try_from(place).ok());
        cuts.extend(inside.filter(|place| *place < bytes));
    }
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The innermost array in which so many bytes from a place on lie, with the arrays around it, and how far behind its start each goes on.
pub(super) fn path<'a>(
    points: &PointsTo,
    arrays: &'a Arrays,
    mut from: Cell,
    length: Option<u64>,
) -> Vec<(&'a Array, i64)> {
    let mut path = Vec::new();
    while let Some((array, behind)) =
        arrays.of_outer(from.node).find_map(|array| match meeting(points, array, from, length) {
            Meeting::Inside(behind) => Some((array, behind)),
            _ => None,
        })
    {
        path.push((array, behind));
        from = points.reduced(Cell { node: array.inner, offset: array.first.wrapping_add(behind) });
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::memory::points_to::{Copies, Element};
    use eufonium_base::ids::Id;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{AllocKind, ContextId, Op, Origin, Program, Site, SiteKind, Terminator, Type};

    /// A node with this modulus that has an array.
    fn node(modulus: u64, start: i64, length: u64) -> (PointsTo, Array) {
        let mut program = Program::new(64, true);
        let mut b = FunctionBuilder::new("main", &[Type::Int(64)], &[]);
        let site = program.sites.push(Site { kind: SiteKind::Uninitialised, at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let kind = AllocKind::Heap;
        let object = b.define(Op::Alloc { kind, size: word(1000, 64), align: 8, origin }, Type::Pointer);
        let scaled = if modulus == 0 { vec![] } else { vec![(b.params()[0].clone(), modulus as i64)] };
        let op = Op::Offset { base: object.clone(), constant: 0, scaled, inbounds: true, member: None };
        b.define(op, Type::Pointer);
        b.terminate(Terminator::Return(vec![]));
        let id = program.functions.push(b.finish());
        program.entry = Some(id);
        let points = PointsTo::with_members(&program, &Copies::default());
        let cell = points.cell(id, &object).expect("a pointer");
        let inner = Element::from_usize(0);
        (points, Array { outer: cell.node, start, length, inner, first: 0 })
    }

    /// The bytes of arrays in the first structures, by the number of the array.
    fn array_at(byte: i64, modulus: u64, array: &Array) -> Option<i64> {
        let distance = byte - array.start;
        let (number, inside) = match modulus as i64 {
            0 => (0, distance),
            m => (distance.div_euclid(m), distance.rem_euclid(m)),
        };
        (inside >= 0 && inside < array.length as i64).then_some(number)
    }

    #[test]
    fn ranges_meet_arrays_as_their_bytes_do() {
        for (modulus, start, size) in [(0, 4, 6), (0, 0, 3), (12, 4, 6), (12, 0, 12), (8, 0, 5), (8, 3, 5)] {
            let (points, array) = node(modulus, start, size);
            for from in 0..24i64 {
                for length in 1..40u64 {
                    let cell = points.reduced(Cell { node: array.outer, offset: from });
                    let found = meeting(&points, &array, cell, Some(length));
                    let numbers: Vec<Option<i64>> =
                        (from..from + length as i64).map(|byte| array_at(byte, modulus, &array)).collect();
                    let count = |n: i64| numbers.iter().filter(|number| **number == Some(n)).count();
                    let first = numbers.iter().flatten().next().copied();
                    let expected = match (first, numbers.iter().flatten().last().copied()) {
                        (None, _) | (_, None) => Meeting::Apart,
                        (Some(_), Some(_)) if numbers.iter().all(|n| n.is_some() && *n == first) => {
                            Meeting::Inside((from - start).rem_euclid(modulus.max(1) as i64 * 1000))
                        }
                        (Some(a), Some(b)) if (a..=b).all(|n| count(n) == size as usize) => {
                            let ahead = numbers.iter().position(|n| n.is_some()).unwrap_or(0);
                            Meeting::Whole(ahead as i64, Some((b - a + 1) as u64))
                        }
                        _ => Meeting::Partial,
                    };
                    let same = match (found, expected) {
                        (Meeting::Inside(behind), Meeting::Inside(_)) => match modulus {
                            0 => behind == from - start,
                            m => behind == (from - start).rem_euclid(m as i64),
                        },
                        (found, expected) => found == expected,
                    };
                    let what = (modulus, start, size, from, length);
                    assert!(same, "{what:?}: {found:?}, not {expected:?}");
                }
            }
        }
    }
}
