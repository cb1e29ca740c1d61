//! The trips of a loop as copies of its blocks, one after the other.
//!
//! Values of the loop that are used behind it have several definitions afterwards, one for each trip that may be the last; they become
//! parameters where these meet (`construct`).

use super::simulate::{End, Fact, Trip};
use crate::program::passes::construct::{self, Current, Params, Rename, Variable};
use crate::program::passes::rewrite::{clear_unreached, truth};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    Block, BlockId, CheckId, Function, Instr, Op, Operand, Target, Terminator, ValueId,
};

/// The checks that are violated where the copies end a run; without one it just ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// Where a trip accesses what is outside of its object.
    pub outside: Option<CheckId>,
    /// Where runs go on behind the last trip; none if they do not.
    pub further: Option<CheckId>,
}

/// Puts copies of the trips in the place of a loop.
pub(super) fn copy(
    function: &mut Function,
    (cfg, loops): (&Cfg, &Loops),
    head: BlockId,
    trips: &[Trip],
    ends: &Ends,
) {
    let behind: Vec<BlockId> = cfg.order().iter().copied().filter(|b| !loops.contains(head, *b)).collect();
    let inside = cfg.order().iter().filter(|b| loops.contains(head, **b));
    let inside = inside.flat_map(|b| function.blocks[*b].defined()).copied().collect();
    let mut copier = Copier::new(function, &behind, &inside, (head, trips), ends);
    for trip in 0..trips.len() {
        copier.trip(function, trip);
    }
    copier.further(function);
    for block in &behind {
        for target in function.blocks[*block].terminator.targets_mut() {
            copier.to_head(target, 0);
        }
    }
    let Copier { variables, leaving, .. } = copier;
    let cfg = Cfg::new(function);
    clear_unreached(function, &cfg);
    rejoin(function, &cfg, variables, leaving);
}

/// What a block defines of the variables that are used behind the loop, in order.
type Leaving = HashMap<BlockId, Vec<(usize, Operand)>>;

struct Copier<'a> {
    head: BlockId,
    trips: &'a [Trip],
    ends: &'a Ends,
    /// Where the first block of each trip goes, and where runs go that go on behind the last one.
    heads: Vec<BlockId>,
    /// Values that are used behind the loop, by number.
    variables: HashMap<ValueId, usize>,
    leaving: Leaving,
}

impl<'a> Copier<'a> {
    fn new(
        function: &Function,
        behind: &[BlockId],
        inside: &HashSet<ValueId>,
        (head, trips): (BlockId, &'a [Trip]),
        ends: &'a Ends,
    ) -> Self {
        let mut variables = HashMap::default();
        for id in behind {
            for value in function.blocks[*id].named() {
                if inside.contains(&value) {
                    let next = variables.len();
                    variables.entry(value).or_insert(next);
                }
            }
        }
        // The copies of a trip are in one piece, its head first.
        let mut next = function.blocks.len();
        let sizes = trips.iter().map(|trip| trip.blocks.len()).chain(ends.further.map(|_| 1));
        let heads = sizes.map(|size| {
            let first = BlockId::from_usize(next);
            next += size;
            first
        });
        Copier { head, trips, ends, heads: heads.collect(), variables, leaving: HashMap::default() }
    }

    /// Leads a jump to the head to that of a trip.
    fn to_head(&self, target: &mut Target, trip: usize) {
        if target.block == self.head {
            target.block = self.heads[trip];
            if trip == self.trips.len() {
                target.args.clear();
                return;
            }
            let mut facts = self.trips[trip].params.iter();
            target.args.retain(|_| constant(facts.next().expect("a fact for each parameter")).is_none());
        }
    }

    fn trip(&mut self, function: &mut Function, number: usize) {
        let trip = &self.trips[number];
        let mut names = Names::default();
        let head = &function.blocks[self.head];
        for (param, fact) in head.params.iter().zip(&trip.params) {
            names.constants.extend(constant(fact).map(|operand| (*param, operand)));
        }
        let mut places: HashMap<BlockId, BlockId> = HashMap::default();
        for (offset, (id, _)) in trip.blocks.iter().enumerate() {
            places.insert(*id, BlockId::from_usize(self.heads[number].index() + offset));
            for value in function.blocks[*id].defined().copied().collect::<Vec<_>>() {
                if !names.constants.contains_key(&value) {
                    let ty = function.values[value].ty;
                    names.values.insert(value, function.value(ty));
                }
            }
        }
        for (id, end) in &trip.blocks {
            let mut block = self.ended(&function.blocks[*id], end);
            self.leaves(places[id], &block, &names);
            names.rename(&mut block);
            for target in block.terminator.targets_mut() {
                match places.get(&target.block) {
                    _ if target.block == self.head => self.to_head(target, number + 1),
                    Some(place) => target.block = *place,
                    None => {}
                }
            }
            if *id == self.head {
                block.loop_at = None;
            }
            function.blocks.push(block);
        }
    }

    /// Adds the block to which runs go that go on behind the last trip.
    fn further(&self, function: &mut Function) {
        if let Some(check) = self.ends.further {
            let instrs = vec![Instr { defs: vec![], op: violation(check), at: None }];
            let terminator = Terminator::Stop;
            function.blocks.push(Block { params: vec![], instrs, terminator, at: None, loop_at: None });
        }
    }

    /// A block as it ends in a trip.
    fn ended(&self, block: &Block, end: &End) -> Block {
        let mut block = block.clone();
        match end {
            End::Any => {}
            End::Only(number) => {
                let target = block.terminator.targets()[*number].clone();
                block.terminator = Terminator::Jump(target);
            }
            End::After(count) | End::Outside(count) => {
                let at = block.instrs.get(*count).and_then(|instr| instr.at);
                block.instrs.truncate(*count);
                if let (Some(check), End::Outside(_)) = (self.ends.outside, end) {
                    block.instrs.push(Instr { defs: vec![], op: violation(check), at });
                }
                block.terminator = Terminator::Stop;
            }
        }
        block
    }

    /// Notes what a copy defines of what is used behind the loop.
    fn leaves(&mut self, place: BlockId, block: &Block, names: &Names) {
        let here = block.defined().filter_map(|v| Some((*self.variables.get(v)?, names.operand(*v)?)));
        let here: Vec<(usize, Operand)> = here.collect();
        if !here.is_empty() {
            self.leaving.insert(place, here);
        }
    }
}

/// The violation of a check.
fn violation(check: CheckId) -> Op {
    Op::Assert { condition: truth(false), check }
}

/// The operand that a parameter is, if it is the same whatever was done before.
fn constant(fact: &Option<Fact>) -> Option<Operand> {
    fact.as_ref()?.operand()
}

/// The values that a block needs: those of which it speaks, but for the names of variables.
fn uses(block: &Block) -> impl Iterator<Item = ValueId> {
    let instrs = block.instrs.iter().filter(|i| !matches!(i.op, Op::Name { .. } | Op::Declare { .. }));
    instrs.flat_map(|i| i.op.operands()).chain(block.terminator.operands()).filter_map(Operand::as_value)
}

/// What the values of a loop are in a trip.
#[derive(Default)]
struct Names {
    /// Parameters of the head that are the same whatever was done before.
    constants: HashMap<ValueId, Operand>,
    /// The new values of the others.
    values: HashMap<ValueId, ValueId>,
}

impl Names {
    fn operand(&self, value: ValueId) -> Option<Operand> {
        let new = || self.values.get(&value).map(|new| Operand::Value(*new));
        self.constants.get(&value).cloned().or_else(new)
    }

    /// Gives what a block defines and uses its new values; parameters that are constants go.
    fn rename(&self, block: &mut Block) {
        block.params.retain(|param| !self.constants.contains_key(param));
        for value in block.params.iter_mut().chain(block.instrs.iter_mut().flat_map(|i| &mut i.defs)) {
            *value = self.values[value];
        }
        let used = block.instrs.iter_mut().flat_map(|i| i.op.operands_mut());
        for operand in used.chain(block.terminator.operands_mut()) {
            if let Operand::Value(value) = operand
                && let Some(new) = self.operand(*value)
            {
                *operand = new;
            }
        }
    }
}

/// Makes uses behind the loop refer to what the last trip defines.
fn rejoin(function: &mut Function, cfg: &Cfg, numbers: HashMap<ValueId, usize>, leaving: Leaving) {
    if numbers.is_empty() {
        return;
    }
    let mut variables: Vec<Option<Variable>> = vec![None; numbers.len()];
    for (value, number) in &numbers {
        variables[*number] = Some(Variable::new(function.values[*value].ty));
    }
    let mut variables: Vec<Variable> = variables.into_iter().flatten().collect();
    for id in cfg.order() {
        for (number, _) in leaving.get(id).into_iter().flatten() {
            variables[*number].defines(*id);
        }
        // Copies use values of their own.
        for value in uses(&function.blocks[*id]) {
            if let Some(number) = numbers.get(&value) {
                variables[*number].reads(*id);
            }
        }
    }
    let tree = Dominators::new(function, cfg);
    let params = construct::place_params(function, cfg, &tree, &variables);
    let (entry, current) = (function.entry, Current::new(variables.len()));
    construct::walk(&tree, entry, &mut Rejoiner { function, numbers, leaving, params, current });
}

struct Rejoiner<'a> {
    function: &'a mut Function,
    numbers: HashMap<ValueId, usize>,
    leaving: Leaving,
    params: Params,
    current: Current,
}

impl Rejoiner<'_> {
    /// Replaces an operand by what it is here. Returns whether it has a value.
    fn operand(&self, operand: &mut Operand) -> bool {
        let Operand::Value(value) = operand else { return true };
        let Some(number) = self.numbers.get(value) else { return true };
        match self.current.get(*number) {
            Some(now) => {
                *operand = now.clone();
                true
            }
            None => false,
        }
    }
}

impl Rename for Rejoiner<'_> {
    fn current(&mut self) -> &mut Current {
        &mut self.current
    }

    fn block(&mut self, id: BlockId) {
        for (number, value) in &self.params[id] {
            self.current.set(*number, Operand::Value(*value));
        }
        let mut instrs = std::mem::take(&mut self.function.blocks[id].instrs);
        // Only names may speak of what has no value here.
        instrs.retain_mut(|i| i.op.operands_mut().into_iter().all(|operand| self.operand(operand)));
        self.function.blocks[id].instrs = instrs;
        let mut terminator = std::mem::replace(&mut self.function.blocks[id].terminator, Terminator::Stop);
        for operand in terminator.operands_mut() {
            self.operand(operand);
        }
        for (number, value) in self.leaving.get(&id).into_iter().flatten() {
            self.current.set(*number, value.clone());
        }
        self.current.pass(&mut terminator, &self.params);
        self.function.blocks[id].terminator = terminator;
    }
}
