//! Parameters of blocks that always get the same value, or the same values as another parameter.
//!
//! Optimistic, as constant propagation by Wegman and Zadeck (TOPLAS 1991) but for values: at first nothing is known to come in; an
//! argument that is itself such a parameter counts as what that one is so far. So a value that goes around several nested loops
//! unchanged is found too. The value that replaces a parameter dominates its block: it is what is passed on every edge into
//! the group of parameters that are the same.

use crate::program::passes::rewrite::{Replacements, clear_unreached, retain};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BlockId, Function, Operand, ValueId};

/// A parameter that changed what it is more often is only itself.
const MOST_CHANGES: u8 = 4;

/// What is known of a parameter.
#[derive(Clone, PartialEq)]
enum State {
    /// Nothing comes in.
    Open,
    /// Only this.
    Same(Operand),
    /// Different values.
    Own,
}

struct Param {
    state: State,
    changes: u8,
    incoming: Vec<Operand>,
    /// Parameters that get this one as an argument.
    feeds: Vec<ValueId>,
}

/// Removes parameters. Returns whether there were any to be removed.
pub(super) fn run(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    clear_unreached(function, &cfg);
    let mut params = collect(function, &cfg);
    solve(function, &cfg, &mut params);
    let mut replaced = Replacements::new(function);
    for (value, param) in params.iter() {
        if let Some(Param { state: State::Same(operand), .. }) = param {
            replaced.set(value, operand.clone());
        }
    }
    for block in cfg.order() {
        twins(function, *block, &params, &mut replaced);
    }
    if replaced.is_empty() {
        return false;
    }
    remove(function, &replaced);
    replaced.apply(function);
    true
}

fn collect(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Param>> {
    let mut params: IdVec<ValueId, Option<Param>> = function.values.keys().map(|_| None).collect();
    for block in cfg.order() {
        for value in &function.blocks[*block].params {
            params[*value] = Some(Param { state: State::Open, changes: 0, incoming: vec![], feeds: vec![] });
        }
    }
    for block in cfg.order() {
        for target in function.blocks[*block].terminator.targets() {
            for (value, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                let param = params[*value].as_mut().expect("targets of reached blocks are reached");
                param.incoming.push(arg.clone());
                if let Operand::Value(arg) = arg
                    && let Some(source) = params[*arg].as_mut()
                {
                    source.feeds.push(*value);
                }
            }
        }
    }
    params
}

/// Iterates from nothing known to what is the same on all ways.
fn solve(function: &Function, cfg: &Cfg, params: &mut IdVec<ValueId, Option<Param>>) {
    let blocks = cfg.order().iter().rev();
    let mut stack: Vec<ValueId> =
        blocks.flat_map(|b| function.blocks[*b].params.iter().rev()).copied().collect();
    while let Some(value) = stack.pop() {
        let param = params[value].as_ref().expect("only parameters are on the stack");
        let state =
            if param.changes >= MOST_CHANGES { State::Own } else { meet(params, value, &param.incoming) };
        let param = params[value].as_mut().expect("only parameters are on the stack");
        if param.state != state {
            param.state = state;
            param.changes = param.changes.saturating_add(1);
            stack.extend(&param.feeds);
        }
    }
}

fn meet(params: &IdVec<ValueId, Option<Param>>, value: ValueId, incoming: &[Operand]) -> State {
    let mut state = State::Open;
    for operand in incoming {
        let seen = match operand {
            Operand::Value(v) if *v == value => continue,
            Operand::Value(v) => match params[*v].as_ref().map(|p| &p.state) {
                Some(State::Open) => continue,
                Some(State::Same(operand)) => operand,
                Some(State::Own) | None => operand,
            },
            operand => operand,
        };
        match &state {
            State::Open => state = State::Same(seen.clone()),
            State::Same(known) if known == seen => {}
            _ => return State::Own,
        }
    }
    // What comes back as itself through others is no other value.
    if state == State::Same(Operand::Value(value)) { State::Own } else { state }
}

/// Replaces a parameter of a block by another one that gets the same arguments.
fn twins(
    function: &Function,
    block: BlockId,
    params: &IdVec<ValueId, Option<Param>>,
    replaced: &mut Replacements,
) {
    let own = |v: &&ValueId| matches!(params[**v], Some(Param { state: State::Own, .. }));
    let left: Vec<ValueId> = function.blocks[block].params.iter().filter(own).copied().collect();
    if left.len() < 2 {
        return;
    }
    let mut known: HashMap<Vec<Operand>, ValueId> = HashMap::default();
    for value in left {
        let mut incoming = params[value].as_ref().expect("it is a parameter").incoming.clone();
        incoming.iter_mut().for_each(|o| replaced.resolve(o));
        match known.get(&incoming) {
            Some(twin) => replaced.set(value, Operand::Value(*twin)),
            None => drop(known.insert(incoming, value)),
        }
    }
}

/// Removes parameters that are replaced, and their arguments.
fn remove(function: &mut Function, replaced: &Replacements) {
    let keep: IdVec<BlockId, Vec<bool>> =
        function.blocks.values().map(|b| b.params.iter().map(|p| !replaced.has(*p)).collect()).collect();
    for id in function.blocks.keys() {
        let block = &mut function.blocks[id];
        retain(&mut block.params, &keep[id]);
        for target in block.terminator.targets_mut() {
            retain(&mut target.args, &keep[target.block]);
        }
    }
}
