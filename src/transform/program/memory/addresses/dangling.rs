//! Comparisons of pointers of which one may lead to an object that is gone.
//!
//! Such a pointer is indeterminate (C17 6.2.4p2), and on machines it is equal to one to an object that was made in the same place later.
//! Encodings give each object a place of its own, so proofs take for granted that none is compared with such an object's.
//! Deliberately absent: when objects end. Each pointer into a node of which one is freed, or is on the stack of a function, counts, but for variables of the
//! entry that live to its end.

use super::super::objects::Life;
use super::rules::{Comparison, is_zero};
use super::{Addresses, Objects, PointsTo, Source};
use eufonium_ir::Program;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{CompareOp, Function, FunctionId, Loc, Op, Operand, Type};

/// Where a program compares such pointers for the first time, if it does; the place may not be known.
pub fn compares_dangling(program: &Program) -> Option<Option<Loc>> {
    // Most programs compare pointers with null alone.
    let compares = |(id, function): &(FunctionId, &Function)| {
        function.instrs().any(|instr| pointers(program, *id, &instr.op).is_some())
    };
    program.functions.iter().find(compares)?;
    let points = PointsTo::new(program);
    let objects = Objects::new(program, &CallGraph::new(program), &points).ok()?;
    let addresses = Addresses::new(program, &points, &objects);
    program.functions.iter().find_map(|(id, function)| {
        let mut instrs = function.instrs();
        instrs.find(|instr| addresses.is_of_dangling(id, &instr.op)).map(|instr| instr.at.or(function.at))
    })
}

/// Two pointers that are compared for equality, if none of them is null.
fn pointers<'a>(
    program: &Program,
    f: FunctionId,
    op: &'a Op,
) -> Option<(CompareOp, &'a Operand, &'a Operand)> {
    match op {
        Op::Compare { op: op @ (CompareOp::Eq | CompareOp::Ne), a, b }
            if program.functions[f].type_of(a) == Type::Pointer && !is_zero(a) && !is_zero(b) =>
        {
            Some((*op, a, b))
        }
        _ => None,
    }
}

impl Addresses<'_> {
    fn is_of_dangling(&self, f: FunctionId, op: &Op) -> bool {
        let Some((op, a, b)) = pointers(self.program, f, op) else { return false };
        self.comparison(f, op, a, b) != Comparison::Real
            && self.root(f, a) != self.root(f, b)
            && !self.is_one_object(f, a, b)
            && (self.may_be_gone(f, a) && self.may_be_made_later(f, b)
                || self.may_be_gone(f, b) && self.may_be_made_later(f, a))
    }

    /// Whether both lead to one object that is made once in a run.
    fn is_one_object(&self, f: FunctionId, a: &Operand, b: &Operand) -> bool {
        let objects = |pointer| self.points.cell(f, pointer).map(|cell| self.objects.of_node(cell.node));
        match (objects(a), objects(b)) {
            (Some([a]), Some([b])) => a == b && self.objects.list[*a].life == Life::Once,
            _ => false,
        }
    }

    fn may_be_gone(&self, f: FunctionId, pointer: &Operand) -> bool {
        let node = self.points.cell(f, pointer).and_then(|cell| self.nodes.get(&cell.node));
        node.is_some_and(|node| node.ends)
    }

    fn may_be_made_later(&self, f: FunctionId, pointer: &Operand) -> bool {
        let Some(cell) = self.points.cell(f, pointer) else { return false };
        let mut objects = self.objects.of_node(cell.node).iter();
        objects.any(|object| matches!(self.objects.list[*object].source, Source::Alloc(..)))
    }
}
