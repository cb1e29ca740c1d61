//! Constants, simpler operators, and values that are computed already.
//!
//! One walk over the dominator tree: the operands of an instruction are replaced by what is known of them, then the operator is
//! simplified by the rules of this folder, then looked up among those that dominate it (value numbering by hashing).
//! Conditions that hold where control is - below an assumption, an assertion or one way of a branch - are constants there, and
//! so is a word that was found equal to a constant.
//!
//! Preserves: every run but for the silent end at operators whose result is no longer used. An operator that may end the run
//! silently is never moved, and what replaces it ends the run in the same cases.
//! Deliberately absent: values that are the same for other reasons than by being passed on around a loop.

mod arrays;
mod binary;
mod bits;
mod cast;
mod compare;
mod facts;
mod float;
mod known;
mod normal;
mod parts;
mod pointers;
mod simplify;
mod walk;

use super::rewrite::clear_unreached;
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{Function, FunctionId, Op, Program, Type, ValueData, ValueId};

pub(super) use known::Simpler;
pub(super) use pointers::signed;
pub(super) use walk::is_function;

/// Simplifies all functions. Returns whether anything changed.
pub fn fold(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        changed |= function(program, id);
    }
    changed
}

/// Simplifies one function.
pub(super) fn function(program: &mut Program, id: FunctionId) -> bool {
    let words = program.word_layout();
    let Program { functions, globals, .. } = program;
    let function = &mut functions[id];
    let cfg = Cfg::new(function);
    clear_unreached(function, &cfg);
    let tree = Dominators::new(function, &cfg);
    walk::Walk::new(function, globals, words, &tree).run(&cfg)
}

/// Something simpler than an operator on values of which `ops` says what defines them. The lives of objects are not looked at.
pub(super) fn simplified(
    program: &Program,
    values: &IdVec<ValueId, ValueData>,
    ops: &IdVec<ValueId, Option<Op>>,
    op: &Op,
    ty: Type,
) -> Option<Simpler> {
    let (globals, words) = (&program.globals, program.word_layout());
    simplify::simplify(&known::Known { values, ops, globals, words, mortal: &HashSet::default() }, op, ty)
}

/// Something simpler than an operator, by its operands alone: nothing is known of what defines them.
pub(super) fn constant(program: &Program, function: &Function, op: &Op, ty: Type) -> Option<Simpler> {
    let known = known::Known {
        values: &function.values,
        ops: &IdVec::new(),
        globals: &program.globals,
        words: program.word_layout(),
        mortal: &HashSet::default(),
    };
    simplify::simplify(&known, op, ty)
}
