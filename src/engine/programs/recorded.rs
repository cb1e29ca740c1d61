//! The choices of a derivation as runs of the program take them, and the numbers among which other choices are guessed.

use eufonium_ir::program::eval::{Recorded, Source, Value};
use eufonium_ir::program::{Op, Operand, Program, SiteKind, Terminator};
use eufonium_transform::program::encode::ProgramTrace;

/// How often what memory held is guessed, at most.
pub(super) const GUESSES: u64 = 1_000;
/// How many steps all guesses together may take.
pub(super) const GUESSING: u64 = 4_000_000;
/// Among how many constants of the program.
const NUMBERS: usize = 64;

/// Numbers that something is compared with, by a switch too, or that floating-point numbers are computed with, and the width of these numbers.
pub(super) fn constants(program: &Program) -> Vec<(u32, u64)> {
    let computes = |op: &&Op| matches!(op, Op::Compare { .. } | Op::Float { .. });
    let operands = program.instrs().map(|i| &i.op).filter(computes).flat_map(Op::operands);
    let constants = operands.filter_map(|operand| match operand {
        Operand::Const(bits) => Some(bits),
        _ => None,
    });
    let blocks = program.functions.values().flat_map(|f| f.blocks.values());
    let cases = blocks.filter_map(|block| match &block.terminator {
        Terminator::Switch { cases, .. } => Some(cases.iter().map(|(case, _)| case)),
        _ => None,
    });
    let mut numbers: Vec<(u32, u64)> = constants
        .chain(cases.flatten())
        .filter_map(|bits| bits.as_u64().map(|number| (bits.width(), number)))
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.truncate(NUMBERS);
    numbers
}

/// The choices of a trace of the pure program: told apart by the calls around them, or by their sites alone.
pub(super) fn recorded(pure: &Program, trace: &ProgramTrace, by_calls: bool) -> Recorded {
    let mut recorded = Recorded::default().with_homes(&pure.homes);
    for choice in &trace.choices {
        let value = choice.value.clone();
        if let SiteKind::Written { by, of, offset } = pure.sites[choice.site].kind {
            let at = (choice.calls.clone(), by);
            match (Source::of(of), &value) {
                (Some(object), Value::Word(_)) => {
                    recorded.record_written(at, (object, offset), value.clone())
                }
                (_, Value::Array(array)) => recorded.record_region(at, choice.site, array.clone()),
                (None, Value::Word(_)) => {}
            }
        }
        if let (SiteKind::Initial { of, offset }, Value::Word(_)) = (&pure.sites[choice.site].kind, &value) {
            recorded.record_initial(*of, *offset, value.clone());
        }
        if let (SiteKind::Uninitialised, Value::Array(array)) = (&pure.sites[choice.site].kind, &value) {
            recorded.record_first(array.clone());
        }
        if by_calls {
            recorded.record(choice.calls.clone(), choice.site, value);
        } else {
            recorded.record_site(choice.site, value);
        }
    }
    for (i, param) in trace.params.iter().enumerate() {
        if let Some(value) = param {
            recorded.record_parameter(i, Value::Word(value.clone()));
        }
    }
    recorded
}
