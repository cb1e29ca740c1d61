//! Which values hold the variables of the source, and where.
//!
//! A forward analysis: [`Op::Name`] says that a variable has a value from there on. Where ways meet, a variable keeps the value
//! that it has on all of them; otherwise a parameter of the block that gets, on each way, the value that the variable has there
//! holds it. Ways that were not walked yet agree with everything, so the result is the greatest one.
//!
//! Deliberately absent: variables that live in memory, and values that no instruction names.

use super::cfg::Cfg;
use super::{Block, BlockId, Function, Op, Operand, ValueId, VariableId};
use eufonium_base::ids::IdVec;
use std::collections::{BTreeMap, BTreeSet};

/// The value of each variable at some place.
pub type Named = BTreeMap<VariableId, Operand>;

/// The variables at the start of each reached block.
#[derive(Clone, Debug)]
pub struct Names {
    at_start: IdVec<BlockId, Option<Named>>,
}

/// How often a block is looked at before variables that still change are given up.
const ROUNDS: usize = 12;

impl Names {
    /// The names of a function with this graph.
    pub fn new(function: &Function, cfg: &Cfg) -> Self {
        let mut at_start: IdVec<BlockId, Option<Named>> = function.blocks.keys().map(|_| None).collect();
        let mut at_end = at_start.clone();
        let mut visits: IdVec<BlockId, usize> = function.blocks.keys().map(|_| 0).collect();
        let mut work: BTreeSet<usize> = [0].into_iter().collect();
        while let Some(position) = work.pop_first() {
            let id = cfg.order()[position];
            let mut start = join(function, cfg, id, &at_end);
            visits[id] += 1;
            if visits[id] > ROUNDS
                && let Some(before) = &at_start[id]
            {
                start.retain(|variable, value| before.get(variable) == Some(value));
            }
            name_params(&function.blocks[id], &mut start);
            let end = after(&function.blocks[id], start.clone());
            at_start[id] = Some(start);
            if at_end[id].as_ref() != Some(&end) {
                at_end[id] = Some(end);
                work.extend(cfg.successors(id).iter().filter_map(|s| cfg.position(*s)));
            }
        }
        Names { at_start }
    }

    /// The variables at the start of a block.
    pub fn at(&self, block: BlockId) -> Option<&Named> {
        self.at_start[block].as_ref()
    }

    /// The variables that a value holds at the start of a block.
    pub fn of(&self, block: BlockId, value: ValueId) -> impl Iterator<Item = VariableId> {
        let named = self.at(block).into_iter().flatten();
        named.filter(move |(_, operand)| **operand == Operand::Value(value)).map(|(variable, _)| *variable)
    }
}

/// Variables that the block itself names as its parameters: phi functions are named where they stand.
fn name_params(block: &Block, named: &mut Named) {
    let mut seen = BTreeSet::new();
    for instr in &block.instrs {
        if let Op::Name { variable, value } = &instr.op
            && seen.insert(*variable)
            && matches!(value, Operand::Value(v) if block.params.contains(v))
        {
            named.insert(*variable, value.clone());
        }
    }
}

fn after(block: &Block, mut named: Named) -> Named {
    for instr in &block.instrs {
        if let Op::Name { variable, value } = &instr.op {
            named.insert(*variable, value.clone());
        }
    }
    named
}

/// A way into a block: the variables at its end, and the arguments.
type Way<'a> = (&'a Named, &'a [Operand]);

fn join(function: &Function, cfg: &Cfg, id: BlockId, at_end: &IdVec<BlockId, Option<Named>>) -> Named {
    let mut ways: Vec<Way<'_>> = Vec::new();
    for before in cfg.predecessors(id) {
        let Some(named) = &at_end[*before] else { continue };
        for target in function.blocks[*before].terminator.targets() {
            if target.block == id {
                ways.push((named, &target.args));
            }
        }
    }
    let Some((first, _)) = ways.first() else { return Named::new() };
    let params = &function.blocks[id].params;
    let value = |variable: &VariableId| {
        let values: Option<Vec<&Operand>> = ways.iter().map(|(named, _)| named.get(variable)).collect();
        let values = values?;
        // A parameter that follows the variable comes first: the value of one way says nothing inside a loop.
        let follows =
            |p: &usize| ways.iter().zip(&values).all(|((_, args), value)| args.get(*p) == Some(value));
        let param = (0..params.len()).find(follows).map(|p| Operand::Value(params[p]));
        let same = values.iter().all(|v| *v == values[0]);
        param.or_else(|| same.then(|| values[0].clone()))
    };
    first.keys().filter_map(|variable| Some((*variable, value(variable)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::build::{FunctionBuilder, word};
    use crate::program::{BinaryOp, Target, Terminator, Type};
    use eufonium_base::ids::Id;

    #[test]
    fn a_counter_is_held_by_the_parameter_of_its_loop() {
        let mut b = FunctionBuilder::new("f", &[Type::Int(1)], &[]);
        let (i, n) = (VariableId::from_usize(0), VariableId::from_usize(1));
        let (head, body, exit) = (b.new_block(&[Type::Int(32)]), b.new_block(&[]), b.new_block(&[]));
        b.effect(Op::Name { variable: i, value: word(0, 32) });
        b.effect(Op::Name { variable: n, value: word(7, 32) });
        b.jump(head, vec![word(0, 32)]);
        b.switch_to(head);
        let more = b.params()[0].clone();
        b.branch(more, body, exit);
        b.switch_to(body);
        let counter = b.block_params(head)[0].clone();
        let next = b.binary(BinaryOp::Add, counter.clone(), word(1, 32));
        b.effect(Op::Name { variable: i, value: next.clone() });
        b.terminate(Terminator::Jump(Target { block: head, args: vec![next.clone()] }));
        let function = b.finish();
        let names = Names::new(&function, &Cfg::new(&function));
        assert_eq!(names.at(head).and_then(|named| named.get(&i)), Some(&counter));
        assert_eq!(names.at(exit).and_then(|named| named.get(&i)), Some(&counter));
        assert_eq!(names.at(head).and_then(|named| named.get(&n)), Some(&word(7, 32)));
        let Operand::Value(value) = counter else { panic!("a parameter is a value") };
        assert_eq!(names.of(head, value).collect::<Vec<_>>(), [i]);
        assert!(names.at(function.entry).is_some_and(Named::is_empty));
    }

    #[test]
    fn parameters_are_named_in_their_block() {
        let mut b = FunctionBuilder::new("f", &[], &[]);
        let (x, y) = (VariableId::from_usize(0), VariableId::from_usize(1));
        let head = b.new_block(&[Type::Int(8)]);
        b.jump(head, vec![word(3, 8)]);
        b.switch_to(head);
        let param = b.block_params(head)[0].clone();
        b.effect(Op::Name { variable: x, value: param.clone() });
        b.effect(Op::Name { variable: x, value: word(1, 8) });
        b.effect(Op::Name { variable: y, value: word(2, 8) });
        let function = b.finish();
        let names = Names::new(&function, &Cfg::new(&function));
        assert_eq!(names.at(head), Some(&Named::from([(x, param)])));
    }

    #[test]
    fn what_differs_has_no_value() {
        let mut b = FunctionBuilder::new("f", &[Type::Int(1)], &[]);
        let x = VariableId::from_usize(0);
        let blocks: Vec<BlockId> = (0..3).map(|_| b.new_block(&[])).collect();
        let condition = b.params()[0].clone();
        b.branch(condition, blocks[0], blocks[1]);
        for (i, block) in blocks[..2].iter().enumerate() {
            b.switch_to(*block);
            b.effect(Op::Name { variable: x, value: word(i as u64, 8) });
            b.jump(blocks[2], vec![]);
        }
        let function = b.finish();
        let names = Names::new(&function, &Cfg::new(&function));
        assert_eq!(names.at(blocks[1]).map(Named::len), Some(0));
        assert_eq!(names.at(blocks[2]).map(Named::len), Some(0));
    }
}
