//! Programs that have one run. They are run, before anything else is done with them.
//!
//! The run looks at itself ([`eval::run_alone`]): as long as nothing decides that choices or the layout of memory determine, all
//! runs are like it, and it proves what it shows. Results of the outside that nobody looks at do no harm, neither do bytes that are copied before they were
//! written. The first steps are made under a small limit, as most programs ask soon. A violation counts also where choices
//! decide, which are zero then. Violations are shown for all properties, proofs are given for those that do not speak of what is left on the heap.
//!
//! Deliberately absent: the runs of programs that choose among few values; engines do that.

use super::events;
use super::replay::place;
use super::{ProgramOutcome, ProgramProof, Violation};
use eufonium_base::Stop;
use eufonium_ir::program::eval::{
    self, Alone, Choice, Choices, Depends, End, Limits, Recorded, Source, Value,
};
use eufonium_ir::program::{CheckId, CheckKind, Program};
use eufonium_transform::program::encode::ProgramTrace;

/// Steps of the first try, of the last one, and in a second.
const FIRST: u64 = 100_000;
const MOST: u64 = 40_000_000;
const PER_SECOND: u64 = 4_000_000;
/// Steps for each instruction of a program in which choices decide: about what reading it took.
const PER_INSTR: u64 = 20;

/// Zero for whatever is asked.
#[derive(Debug)]
struct Nothing;

impl Choices for Nothing {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        Value::zero(program, choice.ty)
    }
}

/// The answer, if the program has one run and that ends soon.
pub(super) fn decide(program: &Program, stop: &Stop) -> Option<ProgramOutcome> {
    let left = stop.remaining().map_or(MOST, |left| (left.as_secs_f64() / 4.0 * PER_SECOND as f64) as u64);
    let mut limit = FIRST;
    loop {
        let steps = limit.min(left);
        let alone = eval::run_alone(program, &mut Nothing, &Limits { steps, ..Limits::default() });
        report(program, &alone);
        let is_one = alone.depends.is_none();
        match alone.run.end {
            End::OutOfFuel => {
                let is_open = !is_one && alone.chosen.is_some();
                let next = if is_open { PER_INSTR * program.instrs().count() as u64 } else { MOST };
                if next.min(left) <= steps {
                    return None;
                }
                limit = next;
            }
            End::Violation(check) => return violated(program, check),
            End::Exit | End::Silent if is_one && is_shown(program) => {
                return Some(ProgramOutcome::Safe(ProgramProof::SingleRun(alone.run.steps)));
            }
            _ => return None,
        }
    }
}

/// Tells those who watch how a run ended, what was chosen in it, and what decided. Nothing is written where nobody watches.
fn report(program: &Program, alone: &Alone) {
    let end = || match &alone.run.end {
        End::Unmodelled { what, at } => format!("{}{what}", place(program, *at)),
        End::Undefined { what, at } => format!("{}{what}", place(program, *at)),
        end => format!("{end:?}"),
    };
    let depends = |depends: &Depends| {
        let function = &program.functions[depends.function].name;
        format!("{}{} in {function}", place(program, depends.at), depends.what)
    };
    events::SingleRun::trace(|| events::SingleRun {
        end: end(),
        steps: alone.run.steps,
        chosen: alone.chosen.map(|source| describe(program, source)),
        depends_on: alone.depends.as_ref().map(depends),
    });
}

/// What chooses.
fn describe(program: &Program, source: Source) -> String {
    match source {
        Source::Site(site) | Source::Contents(site, _) | Source::Escaped(site) => {
            let site = &program.sites[site];
            format!("{}{:?}", place(program, site.at), site.kind)
        }
        Source::Global(id, _) => format!("global {}", program.globals[id].name),
        Source::Parameter(i) => format!("argument {i}"),
    }
}

/// The violation, as it is replayed: with zero wherever something is chosen.
fn violated(program: &Program, check: CheckId) -> Option<ProgramOutcome> {
    let mut choices = Recorded::default();
    if eval::run(program, &mut choices, &Limits::default()).end != End::Violation(check) {
        return None;
    }
    let trace = ProgramTrace { check, choices: vec![], params: vec![] };
    let violation = Violation { check, trace, choices: Recorded::default() };
    Some(ProgramOutcome::Unsafe(Box::new(violation)))
}

/// Whether a run shows that the properties hold. What is reached at the end it tells by values that the source does not have.
fn is_shown(program: &Program) -> bool {
    let left = [CheckKind::MemTrack, CheckKind::MemCleanup];
    program.checks.values().all(|check| !left.contains(&check.property))
}
