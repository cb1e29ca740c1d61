//! Results of the library that runs compute become any that are allowed.
//!
//! Some functions of the library do much for little: a number becomes text by arithmetic on a thousand digits, and few programs look at
//! them. Models of such functions ask whether they are to be exact ([`SiteKind::Exact`]). Runs are, so that a program with
//! fixed inputs is decided by one; formulas are not.
//!
//! Numbers that texts spell are any at first too: how the digits of an argument make its value is no matter of most proofs, and takes loops with
//! products. Where it is one, the program is solved with numbers that are computed ([`SiteKind::ExactNumber`]).
//!
//! Preserves: every run, and adds such in which the result is another one. A violation must be replayed.

use eufonium_ir::program::build::word;
use eufonium_ir::program::{Op, Program, SiteKind};

/// Whether a program asks for the numbers that texts spell.
pub fn asks_numbers(program: &Program) -> bool {
    let asks =
        |op: &Op| matches!(op, Op::Havoc(origin) if program.sites[origin.site].kind == SiteKind::ExactNumber);
    program.instrs().any(|instr| asks(&instr.op))
}

/// Answers the questions for exactness with no, and those for numbers that texts spell as `numbers` says.
pub fn abstracted(program: &mut Program, numbers: bool) {
    let sites = &program.sites;
    for function in program.functions.values_mut() {
        for block in function.blocks.values_mut() {
            for instr in &mut block.instrs {
                let Op::Havoc(origin) = &instr.op else { continue };
                match sites[origin.site].kind {
                    SiteKind::Exact => instr.op = Op::Copy(word(0, 1)),
                    SiteKind::ExactNumber => instr.op = Op::Copy(word(u64::from(numbers), 1)),
                    _ => {}
                }
            }
        }
    }
}
