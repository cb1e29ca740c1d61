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

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{BinaryOp, CompareOp, ContextId, Origin, Site, SiteKind, Type};

    const WORD: Type = Type::Int(32);

    /// `for (i = 0; i < twice(n); i++) s += m; return s;`
    fn program() -> (Program, FunctionId, FunctionId) {
        let mut program = Program::new(64, true);
        let mut b = FunctionBuilder::new("twice", &[WORD], &[WORD]);
        let x = b.params().remove(0);
        let sum = b.binary(BinaryOp::Add, x.clone(), x);
        b.terminate(Terminator::Return(vec![sum]));
        let twice = program.functions.push(b.finish());
        let site = program.sites.push(Site { kind: SiteKind::Call, at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let mut b = FunctionBuilder::new("main", &[WORD, WORD], &[WORD]);
        let (n, m) = (b.params().remove(0), b.params().remove(1));
        let end = b.define(Op::Call { callee: twice, args: vec![n], origin }, WORD);
        let [head, body, exit] = [b.new_block(&[WORD, WORD]), b.new_block(&[]), b.new_block(&[])];
        b.jump(head, vec![word(0, 32), word(0, 32)]);
        b.switch_to(head);
        let (i, s) = (b.block_params(head).remove(0), b.block_params(head).remove(1));
        let condition = b.compare(CompareOp::Ult, i.clone(), end);
        b.branch(condition, body, exit);
        b.switch_to(body);
        let next = vec![b.binary(BinaryOp::Add, i, word(1, 32)), b.binary(BinaryOp::Add, s.clone(), m)];
        b.jump(head, next);
        b.switch_to(exit);
        b.terminate(Terminator::Return(vec![s]));
        let main = program.functions.push(b.finish());
        program.entry = Some(main);
        (program, main, twice)
    }

    #[test]
    fn what_ends_a_loop_decides_and_what_it_sums_up_does_not() {
        let (program, main, twice) = program();
        let found = Deciders::new(&program);
        let function = &program.functions[main];
        let decides: Vec<bool> = function.params.iter().map(|v| found.contains(main, *v)).collect();
        assert_eq!(decides, [true, false], "the bound, by way of the call, and what is added");
        let head = function.blocks.values().find(|block| block.params.len() == 2).expect("there is a loop");
        let decides: Vec<bool> = head.params.iter().map(|v| found.contains(main, *v)).collect();
        assert_eq!(decides, [true, false], "the counter and the sum");
        assert!(found.contains(twice, program.functions[twice].params[0]));
    }
}
