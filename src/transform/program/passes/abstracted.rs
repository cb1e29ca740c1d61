//! Results of the library that runs compute become any that are allowed.
//!
//! Some functions of the library do much for little: a number becomes text by arithmetic on a thousand digits, and few programs look at
//! them. Models of such functions ask whether they are to be exact ([`SiteKind::Exact`]). Runs are, so that a program with
//! fixed inputs is decided by one; formulas are not.
//!
//! Preserves: every run, and adds such in which the result is another one. A violation must be replayed.

use eufonium_ir::program::build::word;
use eufonium_ir::program::{Op, Program, SiteKind};

/// Answers the questions for exactness with no.
pub fn abstracted(program: &mut Program) {
    let sites = &program.sites;
    for function in program.functions.values_mut() {
        for block in function.blocks.values_mut() {
            for instr in &mut block.instrs {
                if matches!(&instr.op, Op::Havoc(origin) if sites[origin.site].kind == SiteKind::Exact) {
                    instr.op = Op::Copy(word(0, 1));
                }
            }
        }
    }
}
