//! Drafts to pure functions: variables become values in SSA form.
//!
//! Cytron, Ferrante, Rosen, Wegman, Zadeck, "Efficiently computing static single assignment form and the control dependence graph"
//! (TOPLAS 1991) with pruning: a block gets a parameter for a variable where definitions meet and the variable is live. A call sets the
//! results of its callee and uses its parameters.

use super::interface::{Interfaces, callee, variable};
use super::layout::RegionId;
use super::translate::{Draft, Plan, Step};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{BlockId, Function, FunctionId, Instr, Op, Operand, Target, Terminator, ValueId};

/// Where variables need values that the block before does not say.
struct Variables {
    /// The variables that are live into the entry, ascending.
    live: Vec<RegionId>,
    /// The variables for which a block has parameters, ascending.
    meetings: HashMap<BlockId, Vec<RegionId>>,
}

/// Makes the contents of a variable that a function does not get from its callers.
pub(super) type Make<'a> = &'a mut dyn FnMut(&mut Function, RegionId) -> (Vec<Instr>, Operand);

/// How a function begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Runs start here: no variable comes in or goes out.
    Start,
    /// It is called, and recursive or not.
    Called { recursive: bool },
}

/// Renames the variables of a function; narrows its parameters in the interface if it is not recursive.
pub(super) fn rename(
    plan: &Plan<'_>,
    id: FunctionId,
    draft: &mut Draft,
    interfaces: &mut Interfaces,
    constants: &HashMap<RegionId, Operand>,
    (entry, make): (Entry, Make<'_>),
) -> Function {
    let cfg = Cfg::new(&draft.function);
    let dominators = Dominators::new(&draft.function, &cfg);
    let outputs = if entry == Entry::Start { vec![] } else { interfaces.outputs[id].clone() };
    let variables = Variables::new(draft, (&cfg, &dominators), interfaces, &outputs, constants);
    let (mut function, steps) = (draft.function.clone(), std::mem::take(&mut draft.steps));
    let Variables { live, meetings } = variables;
    let (own, foreign): (Vec<RegionId>, Vec<RegionId>) =
        live.into_iter().partition(|v| entry == Entry::Start || plan.owner(*v) == Some(id));
    if entry == (Entry::Called { recursive: false }) {
        interfaces.inputs[id] = foreign;
    }
    let mut current = HashMap::default();
    if entry != Entry::Start {
        for region in &interfaces.inputs[id] {
            let value = function.value(plan.types[*region]);
            function.params.push(value);
            current.insert(*region, Operand::Value(value));
        }
    }
    let first = function.entry;
    for region in own {
        let (instrs, value) = make(&mut function, region);
        function.blocks[first].instrs.extend(instrs);
        current.insert(region, value);
    }
    function.results.extend(outputs.iter().map(|region| plan.types[*region]));
    let (undo, names) = (vec![], HashMap::default());
    let interfaces = &*interfaces;
    let mut renamer =
        Renamer { plan, interfaces, constants, outputs, function, steps, current, undo, names, meetings };
    renamer.walk(&dominators);
    renamer.function
}

/// The blocks in which variables occur, in the order of the graph.
#[derive(Default)]
struct Occurrences {
    /// Where they are set.
    set: HashMap<RegionId, Vec<BlockId>>,
    /// Where those that are no constants are used before they are set.
    exposed: HashMap<RegionId, Vec<BlockId>>,
}

impl Occurrences {
    fn of(
        draft: &Draft,
        cfg: &Cfg,
        interfaces: &Interfaces,
        outputs: &[RegionId],
        constants: &HashMap<RegionId, Operand>,
    ) -> Self {
        let mut found = Occurrences::default();
        for block in cfg.order() {
            for step in &draft.steps[*block] {
                match (variable(step), callee(step)) {
                    (Some((region, true)), _) => found.sets(region, *block),
                    (Some((region, false)), _) => found.uses(region, *block),
                    (None, Some(callee)) => {
                        interfaces.inputs[callee].iter().for_each(|region| found.uses(*region, *block));
                        interfaces.outputs[callee].iter().for_each(|region| found.sets(*region, *block));
                    }
                    (None, None) => {}
                }
            }
            if let Terminator::Return(_) = draft.function.blocks[*block].terminator {
                outputs.iter().for_each(|region| found.uses(*region, *block));
            }
        }
        found.exposed.retain(|region, _| !constants.contains_key(region));
        found
    }

    fn sets(&mut self, region: RegionId, block: BlockId) {
        let list = self.set.entry(region).or_default();
        if list.last() != Some(&block) {
            list.push(block);
        }
    }

    fn uses(&mut self, region: RegionId, block: BlockId) {
        let is_set = self.set.get(&region).is_some_and(|list| list.last() == Some(&block));
        let list = self.exposed.entry(region).or_default();
        if !is_set && list.last() != Some(&block) {
            list.push(block);
        }
    }
}

impl Variables {
    fn new(
        draft: &Draft,
        (cfg, dominators): (&Cfg, &Dominators),
        interfaces: &Interfaces,
        outputs: &[RegionId],
        constants: &HashMap<RegionId, Operand>,
    ) -> Self {
        let Occurrences { set, mut exposed } = Occurrences::of(draft, cfg, interfaces, outputs, constants);
        let mut list: Vec<RegionId> = set.keys().chain(exposed.keys()).copied().collect();
        list.sort_unstable();
        list.dedup();
        let mut variables = Variables { live: vec![], meetings: HashMap::default() };
        let mut into = Live { set: marks(&draft.function), live: marks(&draft.function), mark: 0 };
        for region in list {
            let set = set.get(&region).map_or(&[][..], Vec::as_slice);
            let exposed = exposed.remove(&region).unwrap_or_default();
            if exposed.is_empty() {
                continue;
            }
            if set.is_empty() {
                // Every way from the entry to a use leaves it as it is.
                variables.live.push(region);
                continue;
            }
            into.fill(cfg, set, exposed);
            if into.has(draft.function.entry) {
                variables.live.push(region);
            }
            for block in dominators.meetings(cfg, set, |b| into.has(b)) {
                variables.meetings.entry(block).or_default().push(region);
            }
        }
        variables
    }
}

/// The blocks into which one variable is live: those that bear the mark.
struct Live {
    /// Blocks that set it.
    set: IdVec<BlockId, u32>,
    live: IdVec<BlockId, u32>,
    mark: u32,
}

fn marks(function: &Function) -> IdVec<BlockId, u32> {
    function.blocks.keys().map(|_| 0).collect()
}

impl Live {
    fn has(&self, block: BlockId) -> bool {
        self.live[block] == self.mark
    }

    /// Finds the blocks for a variable that is set in some and read, before that, in others.
    fn fill(&mut self, cfg: &Cfg, set: &[BlockId], exposed: Vec<BlockId>) {
        self.mark += 1;
        set.iter().for_each(|block| self.set[*block] = self.mark);
        exposed.iter().for_each(|block| self.live[*block] = self.mark);
        let mut work = exposed;
        while let Some(block) = work.pop() {
            for before in cfg.predecessors(block) {
                let goes_on = self.set[*before] != self.mark && !self.has(*before);
                if goes_on {
                    self.live[*before] = self.mark;
                    work.push(*before);
                }
            }
        }
    }
}

struct Renamer<'a> {
    plan: &'a Plan<'a>,
    interfaces: &'a Interfaces,
    constants: &'a HashMap<RegionId, Operand>,
    outputs: Vec<RegionId>,
    function: Function,
    steps: IdVec<BlockId, Vec<Step>>,
    /// The contents of the variables here.
    current: HashMap<RegionId, Operand>,
    /// What to restore on the way up.
    undo: Vec<(RegionId, Option<Operand>)>,
    /// What values of `Get` steps stand for.
    names: HashMap<ValueId, Operand>,
    /// The variables for which a block has parameters.
    meetings: HashMap<BlockId, Vec<RegionId>>,
}

impl Renamer<'_> {
    /// Visits the dominator tree in preorder.
    fn walk(&mut self, dominators: &Dominators) {
        let entry = self.function.entry;
        let mut stack = vec![(entry, 0, self.undo.len())];
        self.block(entry);
        while let Some((block, next, mark)) = stack.last_mut() {
            match dominators.children(*block).get(*next) {
                Some(child) => {
                    *next += 1;
                    stack.push((*child, 0, self.undo.len()));
                    self.block(*child);
                }
                None => {
                    for (region, old) in self.undo.drain(*mark..).rev() {
                        match old {
                            Some(old) => self.current.insert(region, old),
                            None => self.current.remove(&region),
                        };
                    }
                    stack.pop();
                }
            }
        }
    }

    fn set(&mut self, region: RegionId, value: Operand) {
        let old = self.current.insert(region, value);
        self.undo.push((region, old));
    }
    fn get(&self, region: RegionId) -> Operand {
        let value = self.constants.get(&region).or_else(|| self.current.get(&region));
        value.expect("what is live has been set or comes in").clone()
    }
    fn resolve(&self, operand: &mut Operand) {
        if let Operand::Value(v) = operand
            && let Some(name) = self.names.get(v)
        {
            *operand = name.clone();
        }
    }

    fn block(&mut self, block: BlockId) {
        for region in self.meetings.get(&block).cloned().unwrap_or_default() {
            let value = self.function.value(self.plan.types[region]);
            self.function.blocks[block].params.push(value);
            self.set(region, Operand::Value(value));
        }
        let mut instrs = std::mem::take(&mut self.function.blocks[block].instrs);
        for step in std::mem::take(&mut self.steps[block]) {
            match step {
                Step::Get(value, region) => {
                    let contents = self.get(region);
                    self.names.insert(value, contents);
                }
                Step::Set(region, mut value) => {
                    self.resolve(&mut value);
                    self.set(region, value);
                }
                Step::Instr(mut instr) => {
                    instr.op.operands_mut().into_iter().for_each(|o| self.resolve(o));
                    self.call(&mut instr);
                    instrs.push(instr);
                }
            }
        }
        self.function.blocks[block].instrs = instrs;
        self.terminator(block);
    }

    fn call(&mut self, instr: &mut Instr) {
        let Op::Call { callee, args, .. } = &mut instr.op else { return };
        let interfaces = self.interfaces;
        args.extend(interfaces.inputs[*callee].iter().map(|region| self.get(*region)));
        for region in &interfaces.outputs[*callee] {
            let value = self.function.value(self.plan.types[*region]);
            instr.defs.push(value);
            self.set(*region, Operand::Value(value));
        }
    }

    fn terminator(&mut self, block: BlockId) {
        let mut terminator = std::mem::replace(&mut self.function.blocks[block].terminator, Terminator::Stop);
        terminator.operands_mut().into_iter().for_each(|o| self.resolve(o));
        let extend = |target: &mut Target| {
            for region in self.meetings.get(&target.block).into_iter().flatten() {
                target.args.push(self.get(*region));
            }
        };
        terminator.targets_mut().into_iter().for_each(extend);
        if let Terminator::Return(values) = &mut terminator {
            values.extend(self.outputs.iter().map(|region| self.get(*region)));
        }
        self.function.blocks[block].terminator = terminator;
    }
}
