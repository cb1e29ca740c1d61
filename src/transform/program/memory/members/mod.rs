//! Arrays that are members of structures, as objects of their own.
//!
//! `struct node { char name[16]; int age; struct node *next; }`: a pointer that walks through `name` may be anywhere in the structure for an analysis that
//! knows offsets up to a modulus alone, and then all fields of all such structures are one array of bytes. The source says where
//! pointers to member arrays are made (`Op::Offset` with a `member`); such a pointer begins a node of its own (`points_to::members`), as if the array were an
//! object beside the structure. Three things make that true:
//!
//! - What is derived from such a pointer is used inside of the array alone. A write outside of it violates a check of its own, of the kind
//!   [`CheckKind::Bound`](eufonium_ir::program::CheckKind): a proof shows that there is none, and a violation says nothing but that arrays are not apart. A read outside of it gives any
//!   value, which needs no proof. Each such pointer is one to the start of the array and an index ([`pointers`]), so that
//!   these conditions are about indices.
//! - What meets the array by way of its structure goes there: words at constant places, copies and fills of whole structures ([`ranges`]).
//! - An array stays a part of its structure where that cannot be done ([`conflicts`]): pointers to it that are stored, passed or compared with others, structures that
//!   the world outside knows, copies of half an array. [`conflicts`] is asked again before memory becomes values, so that nothing rests on the passes between.
//!
//! Preserves: each run of the program is one of the result, or one that leads to a violation of a bound. The result has more runs, where a read leaves its array.
//!
//! SeaDsa tells fields from arrays by types as well (Gurfinkel and Navas, "A context-sensitive memory model for verification of C/C++ programs", SAS
//! 2017), but takes a pointer for one into the whole structure where it is not sure; that the bounds of members are checked instead is the idea of strict
//! bounds in Nagarakatte, Zhao, Martin and Zdancewic, "SoftBound" (PLDI 2009), section 3.1. Deliberately absent: members of unions, and structures that are copied in a length that is not
//! known together with arrays in the middle of which the copy begins.

mod conflicts;
mod copies;
mod emitter;
mod pointers;
mod ranges;
mod rewrite;

use super::objects::Objects;
use super::points_to::{Array, Copies, Element, PointsTo};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{Check, CheckKind, FunctionId, Op, Program, ValueId};

pub(super) use copies::copies_apart;

/// The member arrays of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Arrays {
    pub list: Vec<Array>,
    by_inner: HashMap<Element, usize>,
    by_outer: HashMap<Element, Vec<usize>>,
}

impl Arrays {
    /// Those that the analysis keeps apart.
    pub fn new(points: &PointsTo) -> Self {
        let (mut arrays, mut seen) = (Arrays::default(), HashSet::default());
        for array in points.members().map(|member| member.array()) {
            if !seen.insert(array) {
                continue;
            }
            arrays.by_inner.insert(array.inner, arrays.list.len());
            arrays.by_outer.entry(array.outer).or_default().push(arrays.list.len());
            arrays.list.push(array);
        }
        arrays
    }

    /// The array whose node this is.
    pub fn of_inner(&self, node: Element) -> Option<&Array> {
        self.by_inner.get(&node).map(|i| &self.list[*i])
    }
    /// The arrays around an array, from the outermost to itself.
    pub fn around(&self, array: &Array) -> Vec<Array> {
        let mut chain = vec![*array];
        while let Some(outer) = self.of_inner(chain[chain.len() - 1].outer) {
            chain.push(*outer);
        }
        chain.reverse();
        chain
    }
    /// The arrays in the structures of a node.
    pub fn of_outer(&self, node: Element) -> impl Iterator<Item = &Array> {
        self.by_outer.get(&node).into_iter().flatten().map(|i| &self.list[*i])
    }
}

/// Forgets what the source says of member arrays.
pub fn forget_members(program: &mut Program) {
    for instr in
        program.functions.values_mut().flat_map(|f| f.blocks.values_mut()).flat_map(|b| &mut b.instrs)
    {
        if let Op::Offset { member, .. } = &mut instr.op {
            *member = None;
        }
    }
}

/// Puts member arrays apart, for [`memory_to_values`](super::memory_to_values) with `members`; of the others it forgets what the source says. Tells whether there are any.
pub fn separate_members(program: &mut Program) -> bool {
    let points = loop {
        let merged = PointsTo::with_members(program, &Copies::default());
        let points = match copies_apart(program, &merged) {
            none if none.is_empty() => merged,
            apart => PointsTo::with_members(program, &apart),
        };
        let arrays = Arrays::new(&points);
        let found = conflicts::conflicts(program, &points, &arrays);
        if found.is_empty() {
            break points;
        }
        let nodes = |array: &Array| (array.outer, array.inner);
        let refused: HashSet<_> = found.iter().map(|i| nodes(&arrays.list[*i])).collect();
        let refused = points.members().filter(|member| refused.contains(&nodes(&member.array())));
        forget(program, &refused.map(|member| (member.function, member.value)).collect());
    };
    let arrays = Arrays::new(&points);
    if !has_many(program, &points, &arrays) {
        return false;
    }
    let message = "an access that leaves an array in a structure".to_string();
    let check = Check { property: CheckKind::Bound, message, at: None, function: String::new() };
    let check = program.checks.push(check);
    for id in program.functions.keys() {
        rewrite::rewrite(program, (&points, &arrays), id, check);
    }
    true
}

/// Whether there are several structures with arrays in one node, or an array whose elements are smaller than a field beside it. The fields of a single one at a
/// known place are apart anyway (`fields`); but a write that may meet a part of one makes it a word that is put together from parts.
fn has_many(program: &Program, points: &PointsTo, arrays: &Arrays) -> bool {
    let Ok(objects) = Objects::new(program, &CallGraph::new(program), points) else { return false };
    let widest = widest_fields(program, points, arrays);
    arrays.list.iter().any(|array| {
        let whole = arrays.of_inner(array.outer).is_none();
        let element = points.modulus(array.inner);
        points.modulus(array.outer) != 0
            || whole && objects.single(points, array.outer).is_none()
            || element != 0 && widest.get(&array.outer).is_some_and(|field| *field > element)
    })
}

/// How wide the words are that are accessed in structures with arrays, at most.
fn widest_fields(program: &Program, points: &PointsTo, arrays: &Arrays) -> HashMap<Element, u64> {
    let mut widest: HashMap<Element, u64> = HashMap::default();
    for (id, function) in program.functions.iter() {
        let words = function.instrs().filter(|i| matches!(i.op, Op::Load { .. } | Op::Store { .. }));
        for (address, bytes) in words.flat_map(|instr| conflicts::accesses(program, function, instr)) {
            if let (Some(cell), Some(bytes)) = (points.cell(id, address), bytes)
                && arrays.of_outer(cell.node).next().is_some()
            {
                let entry = widest.entry(cell.node).or_default();
                *entry = (*entry).max(bytes);
            }
        }
    }
    widest
}

/// The member arrays, if all that they rest on holds.
pub(super) fn checked(program: &Program, points: &PointsTo) -> Option<Arrays> {
    let arrays = Arrays::new(points);
    let whole = conflicts::conflicts(program, points, &arrays).is_empty();
    (whole && !conflicts::has_direct_accesses(program, points, &arrays)).then_some(arrays)
}

/// Forgets what the source says of the arrays whose starts these values are.
fn forget(program: &mut Program, of: &HashSet<(FunctionId, ValueId)>) {
    for id in program.functions.keys() {
        let blocks = program.functions[id].blocks.values_mut();
        for instr in blocks.flat_map(|block| &mut block.instrs) {
            if let Op::Offset { member, .. } = &mut instr.op
                && of.contains(&(id, instr.defs[0]))
            {
                *member = None;
            }
        }
    }
}
