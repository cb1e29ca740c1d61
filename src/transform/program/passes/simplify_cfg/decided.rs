//! Jumps that decide the branch of the block they lead to go where it goes, also if what is behind needs the block's parameters.
//!
//! `if (parse(&v)) use(v)`, once `parse` is inlined: its ends jump to one block with 0 or 1 and a value, which is compared there and branched on. The jumps with
//! constants need not meet: each goes on to its branch, and what a value is on the ways that succeed is no choice any more. Such a block
//! has nothing but names, which are kept, and comparisons for its own branch. Blocks behind it that use its parameters get
//! parameters of their own.
//!
//! Source: jump threading, as in LLVM's pass of that name; here without copies of instructions. Preserves: every run, and each loop with its head, as heads
//! are not passed. Deliberately absent: uses where the ways behind the block have met again, as these would need new parameters there.

use super::threads::{Ahead, argument};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{Block, BlockId, Function, Op, Operand, Target, Terminator, ValueId};

/// Most names and comparisons of a block that is passed.
const MOST_INSTRS: usize = 8;
/// Most blocks that are passed in one round.
const MOST: usize = 64;

/// Leads jumps on. Returns whether anything changed.
pub(super) fn run(function: &mut Function) -> bool {
    let mut changed = false;
    for _ in 0..MOST {
        let Some(plan) = Plan::find(function) else { break };
        plan.apply(function);
        changed = true;
    }
    changed
}

/// A block that is passed.
struct Plan {
    block: BlockId,
    /// The jumps that decide its branch: where from, and which of the terminator's targets.
    from: Vec<(BlockId, usize)>,
    /// Parameters that blocks behind it use: the parameter, and the target of the block that dominates those uses.
    handed_on: Vec<(ValueId, BlockId)>,
    /// The blocks behind each of these targets.
    behind: HashMap<BlockId, Vec<BlockId>>,
}

impl Plan {
    fn find(function: &Function) -> Option<Plan> {
        let cfg = Cfg::new(function);
        let loops = Loops::new(function, &cfg);
        let may_be =
            |id: &BlockId| *id != function.entry && !loops.is_head(*id) && is_passable(&function.blocks[*id]);
        let passable = cfg.order().iter().copied().filter(may_be);
        let candidates = passable.map(|id| (id, deciding(function, &cfg, id)));
        let candidates: Vec<_> = candidates.filter(|(_, from)| !from.is_empty()).collect();
        if candidates.is_empty() {
            return None;
        }
        let (uses, dominators) = (Uses::new(function, &cfg), Dominators::new(function, &cfg));
        candidates.into_iter().find_map(|(block, from)| {
            let handed_on = uses.handed_on(function, &cfg, &dominators, block)?;
            let below = |target: BlockId| {
                let all = cfg.order().iter().copied();
                (target, all.filter(|b| dominators.dominates(target, *b)).collect())
            };
            let behind = handed_on.iter().map(|(_, target)| below(*target)).collect();
            Some(Plan { block, from, handed_on, behind })
        })
    }

    fn apply(self, function: &mut Function) {
        for (param, target) in &self.handed_on {
            let own = function.values.push(function.values[*param]);
            function.blocks[*target].params.push(own);
            for to in function.blocks[self.block].terminator.targets_mut() {
                if to.block == *target {
                    to.args.push(Operand::Value(*param));
                }
            }
            for id in &self.behind[target] {
                let block = &mut function.blocks[*id];
                let inside = block.instrs.iter_mut().flat_map(|i| i.op.operands_mut());
                for operand in inside.chain(block.terminator.operands_mut()) {
                    if *operand == Operand::Value(*param) {
                        *operand = Operand::Value(own);
                    }
                }
            }
        }
        for (from, index) in self.from {
            let passed = function.blocks[self.block].clone();
            let to = target_of(&function.blocks[from], index).clone();
            let next = Ahead { block: &passed, to: &to, is_head: false }.target().expect("it is decided");
            let next = with_names(function, &passed, &to, next);
            *function.blocks[from].terminator.targets_mut().into_iter().nth(index).expect("it is a target") =
                next;
        }
    }
}

fn target_of(block: &Block, index: usize) -> &Target {
    block.terminator.targets().into_iter().nth(index).expect("it is a target")
}

/// Where the jump leads if the names of the block that it passes are to be given on the way.
fn with_names(function: &mut Function, passed: &Block, to: &Target, next: Target) -> Target {
    let mut names: Vec<_> =
        passed.instrs.iter().filter(|i| matches!(i.op, Op::Name { .. })).cloned().collect();
    if names.is_empty() {
        return next;
    }
    for operand in names.iter_mut().flat_map(|i| i.op.operands_mut()) {
        *operand = argument(passed, to, operand);
    }
    let way = Block {
        params: Vec::new(),
        instrs: names,
        terminator: Terminator::Jump(next),
        at: passed.at,
        loop_at: None,
    };
    Target { block: function.blocks.push(way), args: Vec::new() }
}

/// Names and comparisons, then a choice.
fn is_passable(block: &Block) -> bool {
    let is_choice = matches!(block.terminator, Terminator::Branch { .. } | Terminator::Switch { .. });
    let are_few = block.instrs.len() <= MOST_INSTRS;
    let is_light = |op: &Op| matches!(op, Op::Name { .. } | Op::Compare { .. });
    is_choice && are_few && block.loop_at.is_none() && block.instrs.iter().all(|i| is_light(&i.op))
}

/// The jumps to a block that decide its branch, but for those of itself.
fn deciding(function: &Function, cfg: &Cfg, id: BlockId) -> Vec<(BlockId, usize)> {
    let block = &function.blocks[id];
    let mut found = Vec::new();
    let mut before = cfg.predecessors(id).to_vec();
    before.dedup();
    for from in before.into_iter().filter(|from| *from != id && cfg.is_reached(*from)) {
        for (index, to) in function.blocks[from].terminator.targets().into_iter().enumerate() {
            let decided = || Ahead { block, to, is_head: false }.target();
            if to.block == id && !found.contains(&(from, index)) && decided().is_some() {
                found.push((from, index));
            }
        }
    }
    found
}

/// Where values are used.
struct Uses {
    /// For each value the blocks that use it.
    of: IdVec<ValueId, Vec<BlockId>>,
    /// How many jumps lead to each block.
    entered: IdVec<BlockId, u32>,
}

impl Uses {
    fn new(function: &Function, cfg: &Cfg) -> Self {
        let mut of: IdVec<ValueId, Vec<BlockId>> = function.values.keys().map(|_| Vec::new()).collect();
        let mut entered: IdVec<BlockId, u32> = function.blocks.keys().map(|_| 0).collect();
        for &id in cfg.order() {
            let block = &function.blocks[id];
            let inside = block.instrs.iter().flat_map(|i| i.op.operands());
            for operand in inside.chain(block.terminator.operands()) {
                if let Operand::Value(value) = operand
                    && of[*value].last() != Some(&id)
                {
                    of[*value].push(id);
                }
            }
            block.terminator.targets().into_iter().for_each(|to| entered[to.block] += 1);
        }
        Uses { of, entered }
    }

    /// What a block would have to hand on so that jumps may pass it; `None` if that does not do.
    fn handed_on(
        &self,
        function: &Function,
        cfg: &Cfg,
        dominators: &Dominators,
        id: BlockId,
    ) -> Option<Vec<(ValueId, BlockId)>> {
        let block = &function.blocks[id];
        let outside = |value: ValueId| self.of[value].iter().copied().filter(move |user| *user != id);
        if block.instrs.iter().flat_map(|i| &i.defs).any(|def| outside(*def).next().is_some()) {
            return None;
        }
        let mut found = Vec::new();
        for &param in &block.params {
            for user in outside(param) {
                let holds = |to: &&BlockId| self.entered[**to] == 1 && dominators.dominates(**to, user);
                let target = *cfg.successors(id).iter().find(holds)?;
                if !found.contains(&(param, target)) {
                    found.push((param, target));
                }
            }
        }
        Some(found)
    }
}
