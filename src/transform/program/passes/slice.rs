//! Only what may lead to a violation.
//!
//! *Ends*: a block from which no assertion, no call that may violate one, and no return that matters can be reached stops
//! at once. The return of the entry function does not matter; that of another one matters if something does behind one of
//! its calls. A run that would have ended there in any other way, or never, has no violation either.
//!
//! *Branches*: if both ways of a branch come to one place with the same values, and do nothing but name variables, the branch
//! is a jump; the variables are no longer followed in the function. What was computed for the branch then goes as dead code.
//!
//! Preserves: which checks runs violate, in both directions. Runs that return may stop instead.
//! Deliberately absent: assumptions, which keep runs from a violation if they are false; loops without effect, which do if they never end
//! (those that end go in `idle_loops`).

use super::effects::Effects;
use super::rewrite::clear_unreached;
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BlockId, Function, FunctionId, Instr, Op, Program, Target, Terminator, VariableId,
};

/// Slices all functions. Returns whether anything went.
pub fn slice(program: &mut Program) -> bool {
    let mut changed = ends(program);
    for id in program.functions.keys() {
        changed |= branches(&mut program.functions[id]);
    }
    changed
}

/// Stops where nothing can be violated any more.
fn ends(program: &mut Program) -> bool {
    let Some(entry) = program.entry else { return false };
    let violates = Effects::new(program, &CallGraph::new(program), false).violates;
    let all_false = || program.functions.keys().map(|_| false).collect::<IdVec<FunctionId, bool>>();
    let (mut returns, mut waits) = (all_false(), all_false());
    let mut stack: Vec<FunctionId> = vec![entry];
    let mut known: IdVec<FunctionId, Option<Ahead>> = program.functions.keys().map(|_| None).collect();
    while let Some(id) = stack.pop() {
        waits[id] = false;
        let function = &program.functions[id];
        let ahead = Ahead::new(function, &violates, returns[id]);
        for (block, content) in function.blocks.iter() {
            for (place, instr) in content.instrs.iter().enumerate() {
                let Op::Call { callee, .. } = instr.op else { continue };
                let matters = ahead.after(block, place);
                if known[callee].is_none() || (matters && !returns[callee]) {
                    returns[callee] |= matters;
                    // Once for all calls that wait: a function may be called from many places.
                    if !std::mem::replace(&mut waits[callee], true) {
                        stack.push(callee);
                    }
                }
            }
        }
        known[id] = Some(ahead);
    }
    let mut changed = false;
    for (id, ahead) in known.iter() {
        if let Some(ahead) = ahead {
            changed |= ahead.cut(&mut program.functions[id]);
        }
    }
    changed
}

/// What may still happen from the blocks of a function on.
struct Ahead {
    /// How many instructions of a block there are up to the last that may violate a check.
    violates: IdVec<BlockId, usize>,
    /// Whether the end of a block may lead to a violation.
    leaves: IdVec<BlockId, bool>,
}

impl Ahead {
    fn new(function: &Function, violating: &IdVec<FunctionId, bool>, returns: bool) -> Self {
        let may_violate = |instr: &Instr| match instr.op {
            Op::Assert { .. } => true,
            Op::Call { callee, .. } => violating[callee],
            _ => false,
        };
        let blocks = function.blocks.values();
        let violates: IdVec<BlockId, usize> =
            blocks.map(|b| b.instrs.iter().rposition(may_violate).map_or(0, |at| at + 1)).collect();
        let mut leaves: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
        let cfg = Cfg::new(function);
        let mut stack: Vec<BlockId> = vec![];
        for block in cfg.order() {
            if returns && matches!(function.blocks[*block].terminator, Terminator::Return(_)) {
                leaves[*block] = true;
            }
            if leaves[*block] || violates[*block] > 0 {
                stack.push(*block);
            }
        }
        while let Some(block) = stack.pop() {
            for from in cfg.predecessors(block) {
                if !std::mem::replace(&mut leaves[*from], true) {
                    stack.push(*from);
                }
            }
        }
        Ahead { violates, leaves }
    }

    /// Whether a violation may come after an instruction.
    fn after(&self, block: BlockId, place: usize) -> bool {
        self.leaves[block] || self.violates[block] > place + 1
    }

    fn cut(&self, function: &mut Function) -> bool {
        let mut changed = false;
        for (block, leaves) in self.leaves.iter() {
            let content = &mut function.blocks[block];
            let keep = self.violates[block];
            if !leaves && (content.instrs.len() > keep || content.terminator != Terminator::Stop) {
                content.instrs.truncate(keep);
                content.terminator = Terminator::Stop;
                changed = true;
            }
        }
        let cfg = Cfg::new(function);
        clear_unreached(function, &cfg);
        changed
    }
}

/// Removes branches that only decide what variables are called.
fn branches(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let mut hidden: HashSet<VariableId> = HashSet::default();
    let mut changed = false;
    // Inner branches come after outer ones; what is removed makes those before it simple.
    for id in cfg.order().iter().rev() {
        let Terminator::Branch { then, otherwise, .. } = &function.blocks[*id].terminator else { continue };
        let (one, other) = (passed(function, &cfg, then), passed(function, &cfg, otherwise));
        if one.0 == other.0 && (one.1.is_some() || other.1.is_some()) {
            let target = one.0.clone();
            for block in [one.1, other.1].into_iter().flatten() {
                hidden.extend(function.blocks[block].instrs.iter().filter_map(named));
            }
            function.blocks[*id].terminator = Terminator::Jump(target);
            changed = true;
        }
    }
    if !hidden.is_empty() {
        for block in function.blocks.keys() {
            let is_hidden = |i: &Instr| named(i).is_some_and(|v| hidden.contains(&v));
            function.blocks[block].instrs.retain(|i| !is_hidden(i));
        }
    }
    if changed {
        let cfg = Cfg::new(function);
        clear_unreached(function, &cfg);
    }
    changed
}

fn named(instr: &Instr) -> Option<VariableId> {
    if let Op::Name { variable, .. } = instr.op { Some(variable) } else { None }
}

/// Where a way leads behind a block of its own that does nothing but name variables, and that block.
fn passed<'a>(function: &'a Function, cfg: &Cfg, way: &'a Target) -> (&'a Target, Option<BlockId>) {
    let block = &function.blocks[way.block];
    let own = cfg.predecessors(way.block).len() == 1 && block.params.is_empty() && block.loop_at.is_none();
    match &block.terminator {
        Terminator::Jump(next) if own && block.instrs.iter().all(|i| named(i).is_some()) => {
            (next, Some(way.block))
        }
        _ => (way, None),
    }
}
