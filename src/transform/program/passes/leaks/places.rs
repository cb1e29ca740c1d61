//! Where pointers are that lead to objects of the heap, as the points-to analysis says.

use crate::program::memory::points_to::{Cell, Element, PointsTo};
use eufonium_base::HashSet;
use eufonium_ir::program::{AllocKind, FunctionId, Op, Operand, Program, ValueId};
use num_integer::Integer as _;

/// How many places of an object that hold pointers are looked at, where they repeat.
const PLACES: u64 = 16;
/// How many pointers in locals are looked at.
const LOCALS: usize = 16;

pub(super) struct Places<'a> {
    pub(super) program: &'a Program,
    pub(super) points: &'a PointsTo,
    /// The nodes with objects of the heap.
    pub(super) heap: HashSet<Element>,
    /// The nodes from which pointers lead to these in some steps.
    pub(super) leading: HashSet<Element>,
}

impl<'a> Places<'a> {
    /// Finds them.
    pub(super) fn new(program: &'a Program, points: &'a PointsTo) -> Self {
        let mut heap = HashSet::default();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                if let Op::Alloc { kind: AllocKind::Heap | AllocKind::ZeroedHeap, .. } = instr.op {
                    heap.insert(points.value(id, instr.defs[0]).node);
                }
            }
        }
        let mut leading: HashSet<Element> = HashSet::default();
        loop {
            let before = leading.len();
            leading.extend(
                points
                    .links()
                    .filter(|(_, to)| heap.contains(to) || leading.contains(to))
                    .map(|l| l.0)
                    .collect::<Vec<_>>(),
            );
            if leading.len() == before {
                break;
            }
        }
        Places { program, points, heap, leading }
    }

    /// The objects that a function makes before anything else, and where pointers are in them.
    pub(super) fn locals(&self, id: FunctionId) -> Vec<(ValueId, u64)> {
        let function = &self.program.functions[id];
        let mut locals = vec![];
        for instr in &function.blocks[function.entry].instrs {
            if let Op::Alloc { kind: AllocKind::Stack, size: Operand::Const(size), .. } = &instr.op {
                let object = instr.defs[0];
                let places = self.of(self.points.value(id, object), size.as_u64().unwrap_or(0));
                locals.extend(places.into_iter().map(|offset| (object, offset)));
            }
        }
        locals.truncate(LOCALS);
        locals
    }

    /// The distances from a place, below a limit, at which pointers are that matter, ascending.
    pub(super) fn of(&self, from: Cell, limit: u64) -> Vec<u64> {
        if !self.leading.contains(&from.node) {
            return vec![];
        }
        let bytes = u64::from(self.program.pointer_bits / 8);
        let mut places: Vec<u64> = vec![];
        for (offset, target) in self.points.links_of(from.node) {
            if !self.heap.contains(&target.node) && !self.leading.contains(&target.node) {
                continue;
            }
            let distance = offset.wrapping_sub(from.offset);
            match self.stride(from.node) {
                0 => places.extend(u64::try_from(distance).ok()),
                m => {
                    let m = m as i64;
                    let first = distance.rem_euclid(m) as u64;
                    places.extend((0..PLACES).map(|i| first + i * m.unsigned_abs()));
                }
            }
        }
        places.retain(|at| at.checked_add(bytes).is_some_and(|end| end <= limit));
        places.sort_unstable();
        places
    }

    /// The distance of places of a node that repeat: no pointer lies across two words. Zero if all differ.
    pub(super) fn stride(&self, node: Element) -> u64 {
        match self.points.modulus(node) {
            0 => 0,
            modulus => modulus.lcm(&u64::from(self.program.pointer_bits / 8)),
        }
    }
}
