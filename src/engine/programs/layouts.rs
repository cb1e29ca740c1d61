//! Layouts of memory in which a violation may show that a derivation found.
//!
//! The encoding takes the numbers of addresses as unknowns where the program looks at them. If a derivation names such numbers, runs
//! are tried with objects at these places, in simple orders, and next to each other and around the numbers that the
//! derivation and the program name. Any of them is a run of the program; one that violates a check is a violation.
//!
//! The same layouts tell whether a violation rests on where objects lie, as a compiler lays them out in one way only.

use super::Violation;
use super::recorded::{GUESSES, GUESSING, constants, recorded};
use eufonium_base::HashSet;
use eufonium_base::ids::Id;
use eufonium_ir::Program;
use eufonium_ir::program::eval::{self, End, Layout, Limits, Order, Recorded, Source};
use eufonium_ir::program::{CheckId, Op, SiteId, SiteKind, Type};
use eufonium_transform::program::encode::ProgramTrace;

/// A run in another layout that violates a check; `steps` is how long a run takes.
pub(super) fn search(
    program: &Program,
    pure: &Program,
    trace: &ProgramTrace,
    steps: u64,
) -> Option<(CheckId, Recorded)> {
    let (wanted, mut numbers) = named(program, pure, trace)?;
    numbers.extend(constants(program).into_iter().map(|(_, number)| number));
    numbers.sort_unstable();
    numbers.dedup();
    let outside = outside(program, trace);
    let words: Vec<(u32, u64)> = numbers.iter().map(|number| (program.pointer_bits, *number)).collect();
    let layout = |order| {
        let mut layout = Layout::new(order, &numbers);
        outside.iter().for_each(|number| layout.avoid(*number));
        layout
    };
    let given = |order| {
        let mut layout = layout(order);
        wanted.iter().for_each(|(source, address)| layout.put(*source, *address));
        layout
    };
    let orders = [Order::Descending, Order::Adjacent, Order::Again];
    let simple = orders.into_iter().map(layout);
    let guesses = (GUESSING / steps).min(GUESSES);
    let others = (0..guesses).map(|seed| match seed % 4 {
        0 => given(Order::Guessed(seed)),
        _ => layout(Order::Guessed(seed)),
    });
    let all = std::iter::once(given(Order::Ascending)).chain(simple).chain(others);
    all.zip(0..).find_map(|(layout, seed)| {
        let choices = recorded(pure, trace, true).guessing(seed, &words).with_layout(layout);
        match eval::run(program, &mut choices.clone(), &Limits::like(steps)).end {
            End::Violation(check) => Some((check, choices)),
            _ => None,
        }
    })
}

/// Layouts that are tried whether a violation is one in each of them: the simple orders, and so many others.
const OTHERS: u64 = 8;
/// Steps of one such run.
const STEPS: u64 = 2_000_000;

/// Whether the choices of a violation lead elsewhere when objects lie elsewhere; `false` if the layouts that are tried do not show it.
pub(super) fn matter(program: &Program, violation: &Violation) -> bool {
    let numbers: Vec<u64> = constants(program).into_iter().map(|(_, number)| number).collect();
    let simple = [Order::Ascending, Order::Descending, Order::Adjacent, Order::Again];
    let limits = Limits { steps: STEPS, ..Limits::default() };
    simple.into_iter().chain((0..OTHERS).map(Order::Guessed)).any(|order| {
        let mut choices = violation.choices.clone().with_layout(Layout::new(order, &numbers));
        let end = eval::run(program, &mut choices, &limits).end;
        end != End::Violation(violation.check) && end != End::OutOfFuel
    })
}

/// The pointers that come from outside of the program, which are to none of its objects.
fn outside(program: &Program, trace: &ProgramTrace) -> Vec<u64> {
    let mut sites: HashSet<SiteId> = HashSet::default();
    for function in program.functions.values() {
        for instr in function.instrs() {
            if let (Op::Havoc(origin), Some(def)) = (&instr.op, instr.defs.first())
                && function.values[*def].ty == Type::Pointer
                && program.sites[origin.site].kind != SiteKind::Uninitialised
            {
                sites.insert(origin.site);
            }
        }
    }
    let chosen = trace.choices.iter().filter(|c| sites.contains(&c.site)).filter_map(|c| c.value.number());
    let params = trace.params.iter().flatten().filter_map(|value| value.as_u64());
    chosen.chain(params).filter(|number| *number != 0).collect()
}

/// Wanted places, and numbers.
type Named = (Vec<(Source, u64)>, Vec<u64>);

/// The places that a trace names, and all numbers of addresses in it; `None` if there are none.
fn named(program: &Program, pure: &Program, trace: &ProgramTrace) -> Option<Named> {
    let (mut wanted, mut numbers) = (Vec::new(), Vec::new());
    for choice in trace.choices.iter().filter(|c| c.site.index() >= program.sites.len()) {
        let SiteKind::Address { of, first, unit } = pure.sites[choice.site].kind else { continue };
        let Some(value) = choice.value.number() else { continue };
        let address = value.wrapping_add(first).wrapping_mul(unit);
        numbers.extend([value, address]);
        wanted.extend(Source::of(of).map(|source| (source, address)));
    }
    (!numbers.is_empty()).then_some((wanted, numbers))
}
