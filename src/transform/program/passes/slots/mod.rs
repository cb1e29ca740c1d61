//! Pointers that lead to one of a few slots become a number of the slot and a base.
//!
//! `struct node **p = &root; ... p = &(*p)->left; ... p = &(*p)->right;` leads to a variable or to one of two fields, and nothing but accesses needs the
//! address itself. As one address it would join all three in memory: what is written through it may be any of them. Here `p` becomes the number of its slot and
//! the record, each access a branch by the number, and so `root` a variable and the fields apart. A slot is an object of its own, or so many bytes behind a
//! base (`webs`). Parameters of functions become numbers and bases too, with a parameter more for each object on the stack of a caller.
//!
//! Preserves: every run. Derived pointers are no longer computed where nobody reads them, so that runs with undefined behaviour there go on.
//! Deliberately absent: pointers that are stored, returned or changed to integers, those that move by indices, and more than a few slots.
//!
//! Source: LLVM's SROA, which rewrites accesses by chosen addresses as branches; here with addresses that go around in loops and calls.

mod rewrite;
mod webs;

use eufonium_ir::program::Program;

/// The most slots that a pointer leads to.
const MOST_SLOTS: usize = 6;

/// The most branches that accesses become, for all pointers that are joined by jumps and calls.
const MOST_BRANCHES: usize = 240;

/// Splits the pointers. Returns whether there are some.
pub fn split_slots(program: &mut Program) -> bool {
    let webs = webs::find(program);
    if webs.is_empty() {
        return false;
    }
    for id in program.functions.keys() {
        rewrite::rewrite(program, &webs, id);
    }
    true
}
