//! Which objects of the stack may be accessed after the end of their blocks.
//!
//! An end of a life matters if an access to the node of the object, or a call of a function with such an access, may come
//! after it, before the life begins again or the function returns (which the objects of the function do not survive anyway).
//! Flow-insensitive but for the one function: what runs after its return is asked of `Escaping` alone.

use crate::program::memory::objects::{ObjectId, Objects};
use crate::program::memory::points_to::{Element, PointsTo};
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, FunctionId, Instr, Loc, Op, Operand, Program, Type, ValueId};

/// The nodes that a function, or one that it calls, asks about.
type Asked = IdVec<FunctionId, HashSet<Element>>;

/// The objects whose ends matter.
pub(super) fn scoped(
    program: &Program,
    graph: &CallGraph,
    points: &PointsTo,
    objects: &Objects,
) -> HashSet<ObjectId> {
    let mut found = HashSet::default();
    let ends = |i: &Instr| matches!(i.op, Op::EndLife(_));
    if !program.instrs().any(ends) {
        return found;
    }
    let asked = asked(program, graph, points);
    for (id, function) in program.functions.iter() {
        let cfg = Cfg::new(function);
        for block in cfg.order() {
            for (place, instr) in function.blocks[*block].instrs.iter().enumerate() {
                let Op::EndLife(Operand::Value(value)) = instr.op else { continue };
                let Some(object) = objects.made_by(id, value).filter(|o| !found.contains(o)) else {
                    continue;
                };
                let walk = Walk { program, points, asked: &asked, id, value };
                if walk.meets_access(&cfg, *block, place + 1) {
                    found.insert(object);
                }
            }
        }
    }
    found
}

/// An object of a block that is entered again in a loop, where a pointer to the object of the time before may be left: it would
/// seem to point to the new one, which has the same address. Where its life begins.
pub(in super::super) fn entered_again(program: &Program, points: &PointsTo) -> Option<Option<Loc>> {
    let stored: HashSet<Element> = points.links().map(|(_, to)| to).collect();
    for (id, function) in program.functions.iter() {
        let begins = |i: &&Instr| matches!(i.op, Op::BeginLife(_));
        if !function.blocks.values().any(|b| b.instrs.iter().any(|i| begins(&i))) {
            continue;
        }
        let cfg = Cfg::new(function);
        let loops = Loops::new(function, &cfg);
        for block in cfg.order() {
            for instr in function.blocks[*block].instrs.iter().filter(begins) {
                let (Op::BeginLife(Operand::Value(value)), Some(_)) = (&instr.op, loops.innermost(*block))
                else {
                    continue;
                };
                let node = points.value(id, *value).node;
                let carries = |head: &BlockId| {
                    let mut params = function.blocks[*head].params.iter();
                    let pointer = |p: &ValueId| function.values[*p].ty == Type::Pointer;
                    loops.contains(*head, *block)
                        && params.any(|p| pointer(p) && points.value(id, *p).node == node)
                };
                if stored.contains(&node) || loops.heads().iter().any(carries) {
                    return Some(instr.at.or(function.at));
                }
            }
        }
    }
    None
}

fn asked(program: &Program, graph: &CallGraph, points: &PointsTo) -> Asked {
    let mut asked: Asked = program.functions.keys().map(|_| HashSet::default()).collect();
    for component in graph.components() {
        let mut all = HashSet::default();
        for id in component {
            let function = &program.functions[*id];
            for instr in function.instrs() {
                match &instr.op {
                    Op::IsValid { address, .. } | Op::Room(address) => {
                        all.extend(points.cell(*id, address).map(|c| c.node))
                    }
                    Op::Call { callee, .. } => all.extend(asked[*callee].iter().copied()),
                    _ => {}
                }
            }
        }
        for id in component {
            asked[*id].clone_from(&all);
        }
    }
    asked
}

struct Walk<'a> {
    program: &'a Program,
    points: &'a PointsTo,
    asked: &'a Asked,
    id: FunctionId,
    value: ValueId,
}

impl Walk<'_> {
    /// Whether an access may come from a place on.
    fn meets_access(&self, cfg: &Cfg, block: BlockId, place: usize) -> bool {
        let function = &self.program.functions[self.id];
        let mut seen: HashSet<BlockId> = HashSet::default();
        let mut stack = vec![(block, place)];
        while let Some((at, from)) = stack.pop() {
            let next = function.blocks[at].instrs[from..].iter().find_map(|i| self.event(&i.op));
            match next {
                Some(true) => return true,
                Some(false) => {}
                None => stack.extend(cfg.successors(at).iter().filter(|b| seen.insert(**b)).map(|b| (*b, 0))),
            }
        }
        false
    }

    /// Whether the object may be accessed, or begins to live; `None` if neither.
    fn event(&self, op: &Op) -> Option<bool> {
        let node = self.points.value(self.id, self.value).node;
        match op {
            Op::BeginLife(Operand::Value(v)) if *v == self.value => Some(false),
            Op::IsValid { address, .. } | Op::Room(address) => {
                self.points.cell(self.id, address).is_some_and(|c| c.node == node).then_some(true)
            }
            Op::Call { callee, .. } => self.asked[*callee].contains(&node).then_some(true),
            _ => None,
        }
    }
}
