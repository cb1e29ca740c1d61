//! Fewer blocks and edges.
//!
//! To a fixpoint: what follows a false assumption or assertion goes; blocks that end silently without a check before are empty; a
//! branch to such a block is an assumption; branches on constants, and those whose ways are the same, are jumps; jumps through
//! empty blocks go on to where these lead, also if their branch is decided by an argument (`threads`, `decided`); a block that is entered from one
//! jump is appended to it; parameters that always get the same value are that value (`params`).
//!
//! Preserves: every run, and each loop with its head: [`Block::loop_at`](eufonium_ir::program::Block) stays at a block on every cycle
//! of that loop. Blocks with nothing but names count as not empty, so that what a variable is called stays true.
//! Blocks keep their numbers; those that are not reached are empty afterwards.

mod branches;
mod chains;
mod decided;
mod params;
mod threads;

use super::rewrite::clear_unreached;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{Function, Program};

/// Rounds; each is linear, and the last ones find little.
const ROUNDS: usize = 8;

/// Simplifies all functions. Returns whether anything changed.
pub fn simplify_cfg(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        changed |= function(&mut program.functions[id]);
    }
    changed
}

/// Simplifies one function.
pub(super) fn function(function: &mut Function) -> bool {
    let mut any = false;
    for _ in 0..ROUNDS {
        let cfg = Cfg::new(function);
        clear_unreached(function, &cfg);
        let mut changed = branches::run(function, &cfg);
        changed |= threads::run(function);
        changed |= decided::run(function);
        changed |= chains::run(function);
        changed |= params::run(function);
        any |= changed;
        if !changed {
            break;
        }
    }
    let cfg = Cfg::new(function);
    clear_unreached(function, &cfg);
    any
}
