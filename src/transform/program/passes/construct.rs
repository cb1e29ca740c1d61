//! SSA construction for variables with several definitions: parameters of blocks where definitions meet, and what each variable is
//! along one walk over the dominator tree.
//!
//! Cytron et al., "Efficiently computing static single assignment form" (TOPLAS 1991), pruned by liveness. Who calls says where
//! variables are defined and read, and rewrites the blocks.

use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{BlockId, Function, Operand, Terminator, Type, ValueId};

/// A variable: its type, the blocks that define it, and those that read it before they define it.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub ty: Type,
    pub defining: Vec<BlockId>,
    pub reading: Vec<BlockId>,
}

impl Variable {
    pub fn new(ty: Type) -> Self {
        Variable { ty, defining: vec![], reading: vec![] }
    }
    /// Notes a definition in a block; all of a block in a row.
    pub fn defines(&mut self, block: BlockId) {
        if self.defining.last() != Some(&block) {
            self.defining.push(block);
        }
    }
    /// Notes a use in a block; all of a block in a row, in the order in which they are.
    pub fn reads(&mut self, block: BlockId) {
        if self.defining.last() != Some(&block) && self.reading.last() != Some(&block) {
            self.reading.push(block);
        }
    }
}

/// The new parameters of each block: a variable and its value there.
pub(super) type Params = IdVec<BlockId, Vec<(usize, ValueId)>>;

/// Adds parameters where several definitions of a variable meet and it is still read.
pub(super) fn place_params(
    function: &mut Function,
    cfg: &Cfg,
    tree: &Dominators,
    variables: &[Variable],
) -> Params {
    let mut params: Params = function.blocks.keys().map(|_| vec![]).collect();
    // The last variable that is defined in, or live into, a block.
    let mut defined: IdVec<BlockId, usize> = function.blocks.keys().map(|_| usize::MAX).collect();
    let mut live = defined.clone();
    for (number, variable) in variables.iter().enumerate() {
        variable.defining.iter().for_each(|b| defined[*b] = number);
        let mut stack = variable.reading.clone();
        while let Some(block) = stack.pop() {
            if live[block] != number {
                live[block] = number;
                stack.extend(cfg.predecessors(block).iter().filter(|p| defined[**p] != number));
            }
        }
        for block in tree.meetings(cfg, &variable.defining, |b| live[b] == number) {
            let value = function.value(variable.ty);
            function.blocks[block].params.push(value);
            params[block].push((number, value));
        }
    }
    params
}

/// What variables are at a point of the walk.
#[derive(Debug)]
pub(super) struct Current {
    values: Vec<Option<Operand>>,
    /// What they were before, to leave subtrees.
    log: Vec<(usize, Option<Operand>)>,
}

impl Current {
    /// So many variables without values.
    pub fn new(count: usize) -> Self {
        Current { values: vec![None; count], log: vec![] }
    }
    pub fn set(&mut self, variable: usize, value: Operand) {
        let before = self.values[variable].replace(value);
        self.log.push((variable, before));
    }
    pub fn get(&self, variable: usize) -> Option<&Operand> {
        self.values[variable].as_ref()
    }
    /// Passes what variables are to the new parameters of the blocks where control goes on.
    pub fn pass(&self, terminator: &mut Terminator, params: &Params) {
        for target in terminator.targets_mut() {
            for (variable, _) in &params[target.block] {
                let value = self.values[*variable].clone();
                target.args.push(value.expect("a variable that is live has a value on every way"));
            }
        }
    }
}

/// What rewrites blocks.
pub(super) trait Rename {
    /// What variables are where the walk is.
    fn current(&mut self) -> &mut Current;
    /// Rewrites a block, and notes what its new parameters and its definitions are.
    fn block(&mut self, id: BlockId);
}

/// Rewrites all reached blocks, each after its immediate dominator and with what that one left.
pub(super) fn walk(tree: &Dominators, entry: BlockId, renamer: &mut impl Rename) {
    enum Step {
        Enter(BlockId),
        Leave(usize),
    }
    let mut stack = vec![Step::Enter(entry)];
    while let Some(step) = stack.pop() {
        match step {
            Step::Enter(block) => {
                stack.push(Step::Leave(renamer.current().log.len()));
                renamer.block(block);
                stack.extend(tree.children(block).iter().rev().map(|b| Step::Enter(*b)));
            }
            Step::Leave(mark) => {
                let Current { values, log } = renamer.current();
                for (variable, before) in log.drain(mark..).rev() {
                    values[variable] = before;
                }
            }
        }
    }
}
