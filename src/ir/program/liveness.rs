//! Which values are still needed where.
//!
//! A value is live into a block if some way from the start of the block leads to a use of it, and it is defined before: parameters
//! of the block itself, and those of the function in the entry block, are not live into it. Arguments of a jump are used at the
//! end of the block that jumps. [`Op::Name`] and [`Op::Declare`] are no uses: they keep nothing alive.
//!
//! From each use the blocks are walked backwards up to the definition, value by value, so the cost is the size of the
//! result (Boissinot et al., "Computing liveness sets for SSA-form programs", 2011, "by variable").

use super::cfg::Cfg;
use super::{BlockId, Function, Op, Operand, ValueId};
use eufonium_base::ids::IdVec;

/// The values that are live into each block.
#[derive(Clone, Debug)]
pub struct Liveness {
    live_in: IdVec<BlockId, Vec<ValueId>>,
}

impl Liveness {
    /// What is live in a function with this graph. Nothing is live in blocks that are not reached.
    pub fn new(function: &Function, cfg: &Cfg) -> Self {
        Self::with_uses(function, cfg, &|_| &[])
    }

    /// What is live in a function with this graph, of whose blocks some use more values than their code says.
    pub fn with_uses<'a>(function: &Function, cfg: &Cfg, uses: &dyn Fn(BlockId) -> &'a [ValueId]) -> Self {
        let homes = definitions(function, cfg);
        let users = users(function, cfg, &homes, uses);
        let mut live_in: IdVec<BlockId, Vec<ValueId>> = function.blocks.keys().map(|_| vec![]).collect();
        let mut stack = Vec::new();
        // Ascending values, so the lists come out sorted; the last entry of a list tells whether a block was met.
        for (value, blocks) in users.iter() {
            let home = homes[value];
            stack.extend(blocks);
            while let Some(block) = stack.pop() {
                if Some(block) != home && live_in[block].last() != Some(&value) {
                    live_in[block].push(value);
                    stack.extend(cfg.predecessors(block));
                }
            }
        }
        Liveness { live_in }
    }

    /// The values that are live into a block, ascending.
    pub fn live_in(&self, block: BlockId) -> &[ValueId] {
        &self.live_in[block]
    }
}

/// The reached block that defines a value; the entry for parameters of the function.
pub fn definitions(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<BlockId>> {
    let mut home: IdVec<ValueId, Option<BlockId>> = function.values.keys().map(|_| None).collect();
    for value in &function.params {
        home[*value] = Some(function.entry);
    }
    for id in cfg.order() {
        let block = &function.blocks[*id];
        for value in block.defined() {
            home[*value] = Some(*id);
        }
    }
    home
}

/// The blocks other than its own that use a value.
fn users<'a>(
    function: &Function,
    cfg: &Cfg,
    home: &IdVec<ValueId, Option<BlockId>>,
    uses: &dyn Fn(BlockId) -> &'a [ValueId],
) -> IdVec<ValueId, Vec<BlockId>> {
    let mut users: IdVec<ValueId, Vec<BlockId>> = function.values.keys().map(|_| vec![]).collect();
    for id in cfg.order() {
        let block = &function.blocks[*id];
        let instrs = block.instrs.iter().filter(|i| !matches!(i.op, Op::Name { .. } | Op::Declare { .. }));
        let operands = instrs.flat_map(|i| i.op.operands()).chain(block.terminator.operands());
        let values = operands.filter_map(|o| if let Operand::Value(v) = o { Some(v) } else { None });
        for value in values.chain(uses(*id)) {
            if home[*value] != Some(*id) && users[*value].last() != Some(id) {
                users[*value].push(*id);
            }
        }
    }
    users
}

#[cfg(test)]
mod tests {
    use super::super::cfg::tests::{block, graph, random_edges};
    use super::*;
    use crate::program::build::FunctionBuilder;
    use crate::program::{BinaryOp, Instr, Type};

    #[test]
    fn a_counter() {
        let mut b = FunctionBuilder::new("f", &[Type::Int(32), Type::Int(32)], &[]);
        let [n, other] = b.params().try_into().expect("two parameters");
        let (head, body, end) = (b.new_block(&[Type::Int(32)]), b.new_block(&[]), b.new_block(&[]));
        b.jump(head, vec![other.clone()]);
        b.switch_to(head);
        let i = b.block_params(head)[0].clone();
        let less = b.compare(crate::program::CompareOp::Slt, i.clone(), n.clone());
        b.branch(less, body, end);
        b.switch_to(body);
        let next = b.binary(BinaryOp::Add, i.clone(), crate::program::build::word(1, 32));
        b.jump(head, vec![next]);
        let function = b.finish();
        let live = Liveness::new(&function, &Cfg::new(&function));
        let values = |operands: &[&Operand]| -> Vec<ValueId> {
            operands.iter().filter_map(|o| if let Operand::Value(v) = o { Some(*v) } else { None }).collect()
        };
        assert_eq!(live.live_in(block(0)), []);
        assert_eq!(live.live_in(head), values(&[&n]));
        assert_eq!(live.live_in(body), values(&[&n, &i]));
        assert_eq!(live.live_in(end), []);
    }

    #[test]
    fn live_means_that_a_use_is_ahead() {
        /// Each block defines a value; some blocks use the value of a block that dominates them.
        fn holds(seed: Vec<u8>) -> bool {
            let mut function = graph(&random_edges(&seed));
            let cfg = Cfg::new(&function);
            let tree = super::super::dominators::Dominators::new(&function, &cfg);
            let own: Vec<ValueId> = function.blocks.keys().map(|_| function.values.push(BIT)).collect();
            let mut uses = vec![];
            for id in function.blocks.keys() {
                let defs = vec![own[eufonium_base::ids::Id::index(id)]];
                let one = Operand::Const(eufonium_base::Bits::one(1));
                function.blocks[id].instrs.push(Instr { defs, op: Op::Copy(one), at: None });
                let from = block(seed.len().wrapping_mul(7 + eufonium_base::ids::Id::index(id)) % own.len());
                if cfg.is_reached(id) && cfg.is_reached(from) && tree.dominates(from, id) {
                    let value = own[eufonium_base::ids::Id::index(from)];
                    let op = Op::Assume(Operand::Value(value));
                    function.blocks[id].instrs.push(Instr { defs: vec![], op, at: None });
                    uses.push((id, from, value));
                }
            }
            let live = Liveness::new(&function, &cfg);
            cfg.order().iter().all(|start| {
                own.iter().all(|value| {
                    let expected = uses.iter().any(|(user, home, v)| {
                        v == value && start != home && reaches(&cfg, *start, *user, *home)
                    });
                    live.live_in(*start).contains(value) == expected
                })
            })
        }
        const BIT: crate::program::ValueData = crate::program::ValueData { ty: Type::Int(1) };
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }

    /// Whether a way leads from one block to another without `avoiding`.
    fn reaches(cfg: &Cfg, from: BlockId, to: BlockId, avoiding: BlockId) -> bool {
        let mut seen = vec![];
        let mut stack = vec![from];
        while let Some(b) = stack.pop() {
            if b != avoiding && !seen.contains(&b) {
                seen.push(b);
                stack.extend(cfg.successors(b));
            }
        }
        seen.contains(&to)
    }
}
