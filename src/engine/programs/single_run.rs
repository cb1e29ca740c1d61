//! Programs that have one run: those that ask for nothing. They are run.
//!
//! A run that asks for no choice is the only one, unless the program looks at where its objects lie. It does not if no number of an
//! address is left in the pure program that is encoded (`memory/addresses` says where they are looked at). Then the run proves what
//! it shows. The first steps are made under a small limit, as most programs ask soon.
//!
//! Deliberately absent: the runs of programs that choose among few values; engines do that.

use super::{ProgramOutcome, ProgramProof, Violation};
use crate::base::Stop;
use crate::ir::program::eval::{self, Choice, Choices, End, Limits, Recorded, Value};
use crate::ir::program::{Op, Program, SiteKind};
use crate::transform::program::encode::ProgramTrace;

/// Steps of the first try, of the second one, and in a second.
const FIRST: u64 = 100_000;
const MOST: u64 = 40_000_000;
const PER_SECOND: u64 = 4_000_000;

/// Notes whether something is asked for, and ends the run then.
#[derive(Debug, Default)]
struct Nothing {
    asked: bool,
}

impl Choices for Nothing {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        self.asked = true;
        Value::zero(program, choice.ty)
    }
    fn ends_run(&self) -> bool {
        self.asked
    }
}

/// The answer, if the program has one run and that ends soon; `pure` is the form that is encoded, and `proves` whether its safety is that
/// of the program.
pub(super) fn decide(program: &Program, pure: &Program, proves: bool, stop: &Stop) -> Option<ProgramOutcome> {
    let left = stop.remaining().map_or(MOST, |left| (left.as_secs_f64() / 2.0 * PER_SECOND as f64) as u64);
    for steps in [FIRST, MOST.min(left)] {
        let mut choices = Nothing::default();
        let run = eval::run(program, &mut choices, &Limits { steps, ..Limits::default() });
        if choices.asked {
            return None;
        }
        match run.end {
            End::OutOfFuel => continue,
            End::Violation(check) => {
                let trace = ProgramTrace { check, choices: vec![], params: vec![] };
                let violation = Violation { check, trace, choices: Recorded::default() };
                return Some(ProgramOutcome::Unsafe(Box::new(violation)));
            }
            End::Exit | End::Silent if proves && !looks_at_addresses(pure) => {
                return Some(ProgramOutcome::Safe(ProgramProof::SingleRun(run.steps)));
            }
            _ => return None,
        }
    }
    None
}

fn looks_at_addresses(pure: &Program) -> bool {
    let mut instrs = pure.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs);
    instrs.any(|instr| match &instr.op {
        Op::Havoc(origin) => matches!(pure.sites[origin.site].kind, SiteKind::Address { .. }),
        _ => false,
    })
}
