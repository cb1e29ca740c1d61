//! Which member arrays cannot be apart from their structures.

use super::Arrays;
use super::ranges::{Meeting, meeting, path, pieces};
use crate::program::memory::layout::bytes;
use crate::program::memory::points_to::{Array, Cell, Definitions, Element, PointsTo};
use eufonium_base::HashSet;
use eufonium_ir::program::{
    AllocKind, BinaryOp, Function, FunctionId, GlobalId, Initial, Instr, Op, Operand, Part, Program,
    Terminator, Type, ValueId,
};
use std::collections::BTreeSet;

/// Structures in a row whose arrays are copied one with the other.
const MOST: u64 = 1 << 20;

/// The numbers of the arrays that cannot be apart.
pub(super) fn conflicts(program: &Program, points: &PointsTo, arrays: &Arrays) -> BTreeSet<usize> {
    let mut search = Search { program, points, arrays, found: BTreeSet::new() };
    search.circles();
    // What follows goes from arrays to those inside of them.
    if search.found.is_empty() && !arrays.list.is_empty() {
        search.places();
        search.objects();
        for (id, function) in program.functions.iter() {
            search.function(id, function);
        }
    }
    search.found
}

/// Whether something that lies in an array is accessed by way of its structure.
pub(super) fn has_direct_accesses(program: &Program, points: &PointsTo, arrays: &Arrays) -> bool {
    program.functions.iter().any(|(id, function)| {
        function.instrs().any(|instr| {
            accesses(program, function, instr).iter().any(|(address, length)| {
                let cell = points.cell(id, address);
                let is_whole = |cell: &Cell| match length {
                    Some(bytes) if !is_range(instr) => pieces(points, arrays, *cell, *bytes).len() <= 1,
                    _ => true,
                };
                cell.is_some_and(|cell| !is_whole(&cell) || !path(points, arrays, cell, *length).is_empty())
            })
        })
    })
}

fn is_range(instr: &Instr) -> bool {
    matches!(instr.op, Op::CopyMemory { .. } | Op::SetMemory { .. })
}

/// What an instruction accesses: from where on, and how many bytes if that is known.
pub(super) fn accesses<'a>(
    program: &Program,
    function: &Function,
    instr: &'a Instr,
) -> Vec<(&'a Operand, Option<u64>)> {
    let constant = |length: &Operand| match length {
        Operand::Const(bits) => bits.as_u64(),
        _ => None,
    };
    match &instr.op {
        Op::Load { address, .. } => {
            vec![(address, Some(bytes(program, function.values[instr.defs[0]].ty)))]
        }
        Op::Store { address, value } => vec![(address, Some(bytes(program, function.type_of(value))))],
        Op::CopyMemory { to, from, length } => vec![(to, constant(length)), (from, constant(length))],
        Op::SetMemory { to, length, .. } => vec![(to, constant(length))],
        _ => vec![],
    }
}

struct Search<'a> {
    program: &'a Program,
    points: &'a PointsTo,
    arrays: &'a Arrays,
    found: BTreeSet<usize>,
}

impl Search<'_> {
    /// Nothing to do with the array whose node this is.
    fn refuse(&mut self, node: Element) {
        // Where arrays share a node, they are refused for that.
        self.found.extend(self.arrays.by_inner.get(&node));
    }
    fn refuse_within(&mut self, outer: Element) {
        self.found.extend(self.arrays.by_outer.get(&outer).into_iter().flatten());
    }

    fn is_inner(&self, cell: Option<Cell>) -> bool {
        cell.is_some_and(|cell| self.arrays.of_inner(cell.node).is_some())
    }

    /// No array is inside of itself.
    fn circles(&mut self) {
        for (i, array) in self.arrays.list.iter().enumerate() {
            let (mut around, mut left) = (self.arrays.of_inner(array.outer), self.arrays.list.len());
            while let Some(next) = around.filter(|_| left > 0) {
                (around, left) = (self.arrays.of_inner(next.outer), left - 1);
            }
            if around.is_some() || array.outer == array.inner {
                self.found.insert(i);
            }
        }
    }

    /// Arrays lie in one place of one node each, and no two overlap.
    fn places(&mut self) {
        let (points, list) = (self.points, &self.arrays.list);
        let outside = |node| points.is_external(node) || points.is_escaped(node);
        for (i, a) in list.iter().enumerate() {
            let modulus = points.modulus(a.outer);
            let too_long = modulus != 0 && (a.start as u64).saturating_add(a.length) > modulus;
            if outside(a.outer) || outside(a.inner) || too_long {
                self.found.insert(i);
            }
            let last = self.arrays.by_inner[&a.inner];
            if last != i {
                self.found.extend([i, last]);
            }
            for j in self.arrays.by_outer[&a.outer].iter().copied().filter(|j| *j != i) {
                let place = Cell { node: a.outer, offset: list[j].start };
                if meeting(points, a, place, Some(list[j].length)) != Meeting::Apart {
                    self.found.extend([i, j]);
                }
            }
        }
    }

    /// No object is taken for an array, and all objects of structures begin alike.
    fn objects(&mut self) {
        let zeroed = |op: &Op| matches!(op, Op::Alloc { kind: AllocKind::ZeroedHeap, .. });
        let (mut with_zeros, mut with_others) = (HashSet::default(), HashSet::default());
        for (id, global) in self.program.globals.iter() {
            let node = self.points.global(id).node;
            self.refuse(node);
            match &global.init {
                Initial::Parts(parts) => parts.iter().for_each(|(at, part)| self.initial(id, *at, part)),
                _ => drop(with_others.insert(node)),
            }
        }
        for (id, function) in self.program.functions.iter() {
            if let Some(cell) = self.points.cell(id, &Operand::Function(id)) {
                self.refuse(cell.node);
            }
            for instr in function.instrs().filter(|instr| matches!(instr.op, Op::Alloc { .. })) {
                let node = self.points.value(id, instr.defs[0]).node;
                if zeroed(&instr.op) { &mut with_zeros } else { &mut with_others }.insert(node);
            }
        }
        for node in with_zeros.intersection(&with_others) {
            self.refuse_within(*node);
        }
    }

    /// Pointers that globals hold when a run starts lie in no array.
    fn initial(&mut self, id: GlobalId, at: u64, part: &Part) {
        let cell = self.points.reduced(self.points.global(id).plus(at as i64));
        let pointer = Some(u64::from(self.program.pointer_bits / 8));
        let meets = |array: &&Array| meeting(self.points, array, cell, pointer) != Meeting::Apart;
        if let Part::Address(..) = part {
            let met: Vec<Element> = self.arrays.of_outer(cell.node).filter(meets).map(|a| a.inner).collect();
            met.into_iter().for_each(|node| self.refuse(node));
        }
    }

    fn function(&mut self, id: FunctionId, function: &Function) {
        let definitions = Definitions::new(function);
        for param in &function.params {
            self.refuse(self.points.value(id, *param).node);
        }
        let other_uses = used_besides_asserting(function);
        for instr in function.instrs().filter(|instr| other_uses.contains(&instr.defs.first())) {
            // The result asks for more than validity, which only assertions may do.
            if let Op::IsValid { address, .. } = &instr.op {
                self.given_away(id, address);
            }
        }
        for block in function.blocks.values() {
            for instr in &block.instrs {
                self.instr(id, function, instr);
                self.reached(id, function, instr, &definitions);
            }
            if let Terminator::Return(values) = &block.terminator {
                values.iter().for_each(|value| self.given_away(id, value));
            }
        }
    }

    /// A pointer that somebody gets who does not keep its index.
    fn given_away(&mut self, id: FunctionId, operand: &Operand) {
        if let Some(cell) = self.points.cell(id, operand) {
            self.refuse(cell.node);
        }
    }

    /// Pointers to arrays are only moved, chosen from, compared among themselves and accessed.
    fn instr(&mut self, id: FunctionId, function: &Function, instr: &Instr) {
        let points = self.points;
        let is_pointer = |value: &ValueId| function.values[*value].ty == Type::Pointer;
        let operand_is_pointer = |operand: &Operand| function.type_of(operand) == Type::Pointer;
        let inner = |this: &Self, operand: &Operand| this.is_inner(points.cell(id, operand));
        match &instr.op {
            Op::Offset { base, inbounds, .. } => {
                if !inbounds {
                    self.given_away(id, base);
                }
            }
            Op::Copy(_) | Op::Select { .. } | Op::Name { .. } | Op::Declare { .. } => {}
            Op::Cast { op: eufonium_ir::program::CastOp::PointerToInt, .. } => {}
            Op::IsValid { .. } | Op::IsWritable(_) | Op::CopyMemory { .. } | Op::SetMemory { .. } => {}
            Op::Load { .. } => {
                let made = instr.defs.iter().filter(|def| is_pointer(def));
                made.for_each(|def| self.refuse(points.value(id, *def).node));
            }
            Op::Store { value, .. } => self.given_away(id, value),
            Op::Compare { a, b, .. } if inner(self, a) && inner(self, b) => {
                let node = |operand| points.cell(id, operand).map(|cell| cell.node);
                if node(a) != node(b) {
                    [a, b].into_iter().for_each(|operand| self.given_away(id, operand));
                }
            }
            // Words may have been addresses; they matter once they are made pointers.
            op => {
                let operands = op.operands();
                operands.into_iter().filter(|o| operand_is_pointer(o)).for_each(|o| self.given_away(id, o));
                let made = instr.defs.iter().filter(|def| is_pointer(def));
                made.for_each(|def| self.refuse(points.value(id, *def).node));
            }
        }
    }

    /// What meets arrays by way of their structures has all of them or is inside of one.
    fn reached(&mut self, id: FunctionId, function: &Function, instr: &Instr, definitions: &Definitions<'_>) {
        let is_range = is_range(instr);
        let is_pointer = |instr: &Instr| match &instr.op {
            Op::Store { value, .. } => function.type_of(value) == Type::Pointer,
            _ => instr.defs.iter().any(|def| function.values[*def].ty == Type::Pointer),
        };
        for (address, length) in accesses(self.program, function, instr) {
            let Some(mut cell) = self.points.cell(id, address) else { continue };
            if let Some((array, behind)) = path(self.points, self.arrays, cell, length).last() {
                let offset = array.first.wrapping_add(*behind);
                cell = self.points.reduced(Cell { node: array.inner, offset });
            }
            if definitions.is_any_bytes(address) {
                continue;
            }
            match length.filter(|_| !is_range) {
                None => self.whole(cell, length, is_range),
                // What is no number is not taken apart.
                Some(bytes) if is_pointer(instr) => self.whole(cell, Some(bytes), false),
                Some(bytes) => {
                    for (begin, end) in pieces(self.points, self.arrays, cell, bytes) {
                        let cell = self.points.reduced(cell.plus(begin as i64));
                        self.whole(cell, Some(end - begin), false);
                    }
                }
            }
        }
        if let Op::Lend { pointer, .. } = &instr.op
            && let Some(cell) = self.points.cell(id, pointer)
        {
            self.refuse_within(cell.node);
        }
    }

    fn whole(&mut self, cell: Cell, length: Option<u64>, is_range: bool) {
        let outer = self.arrays.of_outer(cell.node);
        let bad = |array: &&Array| match meeting(self.points, array, cell, length) {
            Meeting::Apart | Meeting::Inside(_) => false,
            Meeting::Whole(_, count) => !is_range || count.is_some_and(|count| count > MOST),
            Meeting::Partial => true,
        };
        let bad: Vec<Element> = outer.filter(bad).map(|array| array.inner).collect();
        bad.into_iter().for_each(|node| self.refuse(node));
        // Arrays of structures with arrays of their own: the range has these too.
        let whole: Vec<(Cell, Option<u64>)> = self
            .arrays
            .of_outer(cell.node)
            .filter_map(|array| match meeting(self.points, array, cell, length) {
                Meeting::Whole(_, count) if is_range => {
                    let length = span(self.points, array, count);
                    Some((Cell { node: array.inner, offset: array.first }, length))
                }
                _ => None,
            })
            .collect();
        whole.into_iter().for_each(|(cell, length)| self.whole(cell, length, is_range));
    }
}

/// The values that do more than make assertions fail if they are false.
fn used_besides_asserting(function: &Function) -> HashSet<Option<&ValueId>> {
    let mut found: HashSet<Option<&ValueId>> = HashSet::default();
    for block in function.blocks.values() {
        found.extend(block.terminator.operands().into_iter().map(value));
        for instr in &block.instrs {
            match &instr.op {
                Op::Assert { .. } | Op::Binary { op: BinaryOp::And, .. } => {}
                op => found.extend(op.operands().into_iter().map(value)),
            }
        }
    }
    // A conjunction asserts what it is made of, which mostly comes before it.
    let conjunctions = function.instrs().filter(|i| matches!(i.op, Op::Binary { op: BinaryOp::And, .. }));
    let conjunctions: Vec<&Instr> = conjunctions.collect();
    loop {
        let before = found.len();
        for instr in conjunctions.iter().rev() {
            if found.contains(&instr.defs.first()) {
                found.extend(instr.op.operands().into_iter().map(value));
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

fn value(operand: &Operand) -> Option<&ValueId> {
    match operand {
        Operand::Value(value) => Some(value),
        _ => None,
    }
}

/// The bytes from the start of an array on that have as many of them, one in each structure.
pub(super) fn span(points: &PointsTo, array: &Array, count: Option<u64>) -> Option<u64> {
    match count {
        Some(1) => Some(array.length),
        count => count.map(|count| count.saturating_mul(points.modulus(array.outer))),
    }
}
