//! Programs that have one run: those that ask for nothing. They are run.
//!
//! A run that asks for no choice is the only one, unless the program looks at where its objects lie. It does not if no number of an
//! address is left in the pure program that is encoded (`memory/addresses` says where they are looked at). Then the run proves what
//! it shows. The first steps are made under a small limit, as most programs ask soon. The run that proves has objects far apart, so that
//! an access beyond an object does not meet another one. Violations are shown for all properties, proofs are given for those that do not
//! speak of memory.
//!
//! Deliberately absent: the runs of programs that choose among few values; engines do that.

use super::{ProgramOutcome, ProgramProof, Violation};
use eufonium_base::Stop;
use eufonium_ir::program::eval::{self, Choice, Choices, End, Limits, Place, Recorded, Value};
use eufonium_ir::program::{CheckKind, Op, Program, SiteKind};
use eufonium_transform::program::encode::ProgramTrace;

/// Steps of the first try, of the second one, and in a second.
const FIRST: u64 = 100_000;
const MOST: u64 = 40_000_000;
const PER_SECOND: u64 = 4_000_000;

/// How far apart objects lie in the run that is a proof.
const APART: u64 = 1 << 20;

/// Notes whether something is asked for, and ends the run then.
#[derive(Debug, Default)]
struct Nothing {
    asked: bool,
    /// Whether objects lie far apart.
    spread: bool,
}

impl Choices for Nothing {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        self.asked = true;
        Value::zero(program, choice.ty)
    }
    fn ends_run(&self) -> bool {
        self.asked
    }
    fn places(&self) -> bool {
        self.spread
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        let end = place.objects.iter().map(|(_, end)| *end).max().unwrap_or(0).max(place.next);
        end.checked_add(APART)?.checked_next_multiple_of(place.align.max(1))
    }
}

/// The answer, if the program has one run and that ends soon; `pure` is the form that is encoded, and `proves` whether its safety is that
/// of the program.
pub(super) fn decide(program: &Program, pure: &Program, proves: bool, stop: &Stop) -> Option<ProgramOutcome> {
    let left = stop.remaining().map_or(MOST, |left| (left.as_secs_f64() / 4.0 * PER_SECOND as f64) as u64);
    for steps in [FIRST, MOST.min(left)] {
        match run(program, steps, false)? {
            (End::OutOfFuel, _) => {}
            (End::Violation(check), _) => {
                let trace = ProgramTrace { check, choices: vec![], params: vec![] };
                let violation = Violation { check, trace, choices: Recorded::default() };
                return Some(ProgramOutcome::Unsafe(Box::new(violation)));
            }
            (End::Exit | End::Silent, _) if proves && is_shown(program) && !looks_at_addresses(pure) => {
                let (end, steps) = run(program, steps, true)?;
                let ends = matches!(end, End::Exit | End::Silent);
                return ends.then_some(ProgramOutcome::Safe(ProgramProof::SingleRun(steps)));
            }
            _ => return None,
        }
    }
    None
}

/// How the run ends, and after how many steps; nothing if it asks for a choice.
fn run(program: &Program, steps: u64, spread: bool) -> Option<(End, u64)> {
    let mut choices = Nothing { asked: false, spread };
    let run = eval::run(program, &mut choices, &Limits { steps, ..Limits::default() });
    (!choices.asked).then_some((run.end, run.steps))
}

/// Whether a run shows that the properties hold: what is valid, and what is reached, it tells by addresses alone, and by values that the
/// source does not have.
fn is_shown(program: &Program) -> bool {
    let shown = [CheckKind::Reach, CheckKind::Overflow, CheckKind::DivisionByZero, CheckKind::Unsupported];
    program.checks.values().all(|check| shown.contains(&check.property))
}

fn looks_at_addresses(pure: &Program) -> bool {
    let mut instrs = pure.instrs();
    instrs.any(|instr| match &instr.op {
        Op::Havoc(origin) => matches!(pure.sites[origin.site].kind, SiteKind::Address { .. }),
        _ => false,
    })
}
