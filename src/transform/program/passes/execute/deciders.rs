//! Values that decide where runs go and which bytes they access: how often loops go round, how deep functions call themselves, at which offset
//! accesses are, how large objects are.
//!
//! Where paths are many, they are joined though constants differ, but not those: a loop whose counter is open has no end, and an access at an open
//! offset may be to all bytes. What is loaded is no matter of values, so what memory holds may always differ.
//!
//! Slicing backwards as in Weiser, "Program slicing" (TSE 1984), by data alone. That paths should stay apart in what branches will ask is from
//! Kuznetsov et al., "Efficient state merging in symbolic execution" (PLDI 2012), section 3.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, Function, FunctionId, Op, Operand, Program, Terminator, ValueId};

type Place = (FunctionId, ValueId);

/// The values that decide.
#[derive(Debug)]
pub(super) struct Deciders(HashSet<Place>);

impl Deciders {
    pub(super) fn new(program: &Program) -> Self {
        let graph = CallGraph::new(program);
        let (mut sources, mut left): (HashMap<Place, Vec<Place>>, Vec<Place>) = Default::default();
        for (id, function) in program.functions.iter() {
            let deciding = deciding(function, graph.is_recursive(id));
            left.extend(deciding.into_iter().filter_map(|operand| place(id, operand)));
            flows(program, id, |to, from| sources.entry(to).or_default().extend(from));
        }
        let mut found = HashSet::default();
        while let Some(place) = left.pop() {
            if found.insert(place) {
                left.extend(sources.get(&place).into_iter().flatten());
            }
        }
        Deciders(found)
    }

    pub(super) fn contains(&self, function: FunctionId, value: ValueId) -> bool {
        self.0.contains(&(function, value))
    }
}

fn place(function: FunctionId, operand: &Operand) -> Option<Place> {
    operand.as_value().map(|value| (function, value))
}

/// Of what the values of a function are made, the parameters of those that it calls, and what it returns to those that call it.
fn flows(program: &Program, id: FunctionId, mut flow: impl FnMut(Place, Option<Place>)) {
    let function = &program.functions[id];
    for block in function.blocks.values() {
        for instr in &block.instrs {
            match (&instr.op, &instr.defs[..]) {
                (Op::Call { callee, args, .. }, defs) => {
                    let called = &program.functions[*callee];
                    called.params.iter().zip(args).for_each(|(to, arg)| flow((*callee, *to), place(id, arg)));
                    for values in called.blocks.values().filter_map(|block| returned(&block.terminator)) {
                        defs.iter()
                            .zip(values)
                            .for_each(|(to, value)| flow((id, *to), place(*callee, value)));
                    }
                }
                (Op::Load { .. }, _) => {}
                (op, [def]) => op.operands().into_iter().for_each(|from| flow((id, *def), place(id, from))),
                _ => {}
            }
        }
        for target in block.terminator.targets() {
            let params = &function.blocks[target.block].params;
            params.iter().zip(&target.args).for_each(|(to, arg)| flow((id, *to), place(id, arg)));
        }
    }
}

fn returned(terminator: &Terminator) -> Option<&[Operand]> {
    if let Terminator::Return(values) = terminator { Some(values) } else { None }
}

/// What decides at once.
fn deciding(function: &Function, is_recursive: bool) -> Vec<&Operand> {
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg);
    let mut found = vec![];
    for (id, block) in function.blocks.iter() {
        for instr in &block.instrs {
            match &instr.op {
                Op::Offset { scaled, .. } => found.extend(scaled.iter().map(|(index, _)| index)),
                Op::Alloc { size, .. } => found.push(size),
                Op::CopyMemory { length, .. } | Op::SetMemory { length, .. } => found.push(length),
                _ => {}
            }
        }
        let leaves = |next: &BlockId| {
            let goes_on = !matches!(function.blocks[*next].terminator, Terminator::Stop);
            goes_on && loops.innermost(id).is_some_and(|head| !loops.contains(head, *next))
        };
        if is_recursive || cfg.successors(id).iter().any(leaves) {
            match &block.terminator {
                Terminator::Branch { condition: asked, .. } | Terminator::Switch { value: asked, .. } => {
                    found.push(asked);
                }
                _ => {}
            }
        }
    }
    found
}
