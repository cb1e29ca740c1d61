//! The choices of a derivation as runs of the program take them, and the numbers among which other choices are guessed.

use eufonium_base::Bits;
use eufonium_ir::program::eval::{Array, Recorded, Source, Value};
use eufonium_ir::program::{Op, Operand, Program, SiteId, SiteKind, Terminator};
use eufonium_transform::program::encode::ProgramTrace;
use std::collections::BTreeMap;

/// How often what memory held is guessed, at most.
pub(super) const GUESSES: u64 = 1_000;
/// How many steps all guesses together may take.
pub(super) const GUESSING: u64 = 4_000_000;
/// Among how many constants of the program.
const NUMBERS: usize = 64;
/// Where words without a place are taken to lie.
const FIRST: u64 = 1 << 60;

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
    held(pure, trace).into_iter().for_each(|array| recorded.record_first(array));
    for (i, param) in trace.params.iter().enumerate() {
        if let Some(value) = param {
            recorded.record_parameter(i, Value::Word(value.clone()));
        }
    }
    recorded
}

/// What memory held before it was written of which the pure program has single words, one behind the other: they were made in the order of their
/// addresses, of which no more is known. For each width one array.
fn held(pure: &Program, trace: &ProgramTrace) -> Vec<Array> {
    let mut words: BTreeMap<u32, BTreeMap<(&[SiteId], SiteId), &Bits>> = BTreeMap::new();
    for choice in &trace.choices {
        if let (SiteKind::Uninitialised, Value::Word(word)) = (&pure.sites[choice.site].kind, &choice.value)
            && word.width() % 8 == 0
        {
            words.entry(word.width()).or_default().insert((&choice.calls, choice.site), word);
        }
    }
    let array = |(width, words): (u32, BTreeMap<_, &Bits>)| {
        let mut array = Array::new(Bits::zero(width));
        for (place, word) in words.into_values().enumerate() {
            array.set(FIRST + place as u64 * u64::from(width / 8), word.clone());
        }
        array
    };
    words.into_iter().map(array).collect()
}
