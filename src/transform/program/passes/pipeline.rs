//! The passes in a good order.
//!
//! Before memory becomes values, objects on the stack are promoted and the choices of what pointers to functions mean put where
//! the calls are, which makes most of the program plain; afterwards (pure programs) the same rounds find reads through writes and arrays that nobody reads.
//! Inlining comes before the last rounds, so that constants go into the copies.
//!
//! Preserves: which checks runs violate, but for runs with undefined behaviour, as each pass says.

use super::inline::InlineOptions;
use super::{
    callees, compact, dce, early_assumptions, fold, fresh, idle_loops, inline, promote, reach, simplify_cfg,
    slice,
};
use eufonium_ir::program::Program;

/// Rounds of folding, simplification and dead code elimination; each is linear.
const ROUNDS: usize = 4;

/// What to do besides what is always useful.
#[derive(Clone, Copy, Debug, Default)]
pub struct PassOptions {
    /// Inlining, if any.
    pub inline: Option<InlineOptions>,
    /// Keep what cannot lead to a violation, so that runs end in the same way.
    pub keep_all: bool,
    /// Keep the words that variables of the source hold, though nobody else needs them.
    pub keep_names: bool,
}

/// Makes a program smaller as far as that is possible without copies.
pub fn tidy(program: &mut Program, options: &PassOptions) {
    reach::reach(program);
    compact::compact(program);
    simplify_cfg::simplify_cfg(program);
    promote::promote(program);
    rounds(program, options);
}

/// Makes a program smaller.
pub fn prepare(program: &mut Program, options: &PassOptions) {
    tidy(program, options);
    // What the rounds removed may have been all that named a function.
    if reach::reach(program) {
        compact::compact(program);
    }
    if inline::inline(program, &InlineOptions::dispatchers(program)) {
        rounds(program, options);
    }
    if callees::resolve_callees(program) {
        reach::reach(program);
        compact::compact(program);
        // What is left of them may be small enough now.
        inline::inline(program, &InlineOptions::dispatchers(program));
        rounds(program, options);
    }
    if let Some(inlining) = &options.inline
        && inline::inline(program, inlining)
    {
        compact::compact(program);
        promote::promote(program);
        rounds(program, options);
    }
    fresh::fresh(program);
    compact::compact(program);
}

/// Simplifies until nothing changes.
fn rounds(program: &mut Program, options: &PassOptions) {
    for round in 0..ROUNDS {
        let mut changed = fold::fold(program);
        changed |= simplify_cfg::simplify_cfg(program);
        if !options.keep_all {
            changed |= slice::slice(program);
            changed |= early_assumptions::assume_early(program);
            changed |= idle_loops::end_idle_loops(program);
        }
        changed |= if options.keep_names { dce::dce_but_named(program) } else { dce::dce(program) };
        if round == 0 {
            // What the first round removes is the most.
            compact::compact(program);
        }
        if !changed {
            break;
        }
    }
}
