//! Objects on the stack, and globals that only the entry uses, become values.
//!
//! An object whose address only feeds loads, stores and copies of bytes at constant offsets inside of it is cut into parts such that
//! each access covers whole parts; each part becomes a value in SSA form. Scalars have one part, structures and arrays with
//! constant indices several. An access that covers several parts joins or splits words; copies between objects
//! become parallel assignments, copies to and from other memory become loads and stores of the parts.
//!
//! Preserves: every run. Each execution of an allocation is a new object with any contents, so it becomes a choice per part, with the
//! origin of the allocation, in the order of their offsets; choices that nobody reads are left to dead code elimination.
//! [`Op::Declare`](eufonium_ir::program::Op) of such an object becomes an [`Op::Name`](eufonium_ir::program::Op) at each store
//! and each meeting of stores.
//!
//! The entry runs once, so that a global that nobody else names is as an object on its stack that holds what it held at the start: a counter of a loop,
//! the length of an array.
//!
//! Source: scalar replacement of aggregates and Cytron et al., "Efficiently computing static single assignment form"
//! (TOPLAS 1991), with parameters only where the part is live (Choi, Cytron, Ferrante, POPL 1991).
//! Deliberately absent: objects of which only some parts could be promoted (the memory analysis is field-sensitive), and
//! parts that are both pointers and integers.

mod objects;
mod owned;
mod parts;
mod plan;
mod rename;
mod scopes;
mod words;

use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{FunctionId, GlobalId, Program};

/// Promotes the objects of all functions, and globals. Returns whether there were any.
pub fn promote(program: &mut Program) -> bool {
    let functions: Vec<FunctionId> = program.functions.keys().collect();
    let mut changed = false;
    for id in functions {
        let owned = if program.entry == Some(id) { owned::by_entry(program, id) } else { vec![] };
        changed |= with_globals(program, id, &owned);
    }
    changed
}

/// Promotes the objects of a function. Returns whether there were any.
pub fn function(program: &mut Program, id: FunctionId) -> bool {
    with_globals(program, id, &[])
}

fn with_globals(program: &mut Program, id: FunctionId, owned: &[GlobalId]) -> bool {
    let cfg = Cfg::new(&program.functions[id]);
    let mut objects = objects::find(program, id, &cfg, owned);
    scopes::keep_dead(&program.functions[id], &cfg, &mut objects);
    let parts = parts::cut(program, &mut objects);
    let found = objects.list.iter().any(|o| !o.lost);
    if found {
        rename::run(program, id, &cfg, &objects, &parts);
    }
    found
}
