//! Runs of the given program with the choices of a derivation.

use super::Violation;
use crate::ir::Reason;
use crate::ir::program::eval::{self, End, Limits, Recorded, Value};
use crate::ir::program::{CheckId, Loc, Program};
use crate::transform::program::encode::ProgramTrace;

/// What a replay showed.
#[derive(Debug)]
pub(super) enum Replay {
    /// The run violates a check.
    Violation(Violation),
    /// The run reaches what is not supported.
    Unsupported(CheckId),
    /// The run ends at an invalid access, which the encoding did not see.
    Access(Reason),
    /// The run does not violate a check; how it ended instead.
    Spurious(Reason),
}

/// Runs the program with the choices of a trace: told apart by the calls around them, and if that does not help by their
/// sites alone.
pub(super) fn replay(program: &Program, trace: ProgramTrace) -> Replay {
    let mut spurious = None;
    for by_calls in [true, false] {
        let choices = recorded(&trace, by_calls);
        let run = eval::run(program, &mut choices.clone(), &Limits::default());
        match run.end {
            End::Violation(check) => return Replay::Violation(Violation { check, trace, choices }),
            End::Unsupported(check) => return Replay::Unsupported(check),
            end => {
                spurious.get_or_insert(end);
            }
        }
    }
    let is_access = matches!(&spurious, Some(End::Undefined { what, .. }) if what.contains("access"));
    let reason = describe(program, spurious);
    if is_access { Replay::Access(reason) } else { Replay::Spurious(reason) }
}

fn recorded(trace: &ProgramTrace, by_calls: bool) -> Recorded {
    let mut recorded = Recorded::default();
    for choice in &trace.choices {
        let value = Value::Word(choice.value.clone());
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

fn describe(program: &Program, end: Option<End>) -> Reason {
    match end {
        Some(End::Unmodelled { what, at }) => Reason::Unsupported(format!("{}{what}", place(program, at))),
        Some(End::Undefined { what, at }) => {
            let what =
                format!("{}a violation was found behind undefined behaviour: {what}", place(program, at));
            Reason::Incomplete(what)
        }
        Some(End::OutOfFuel) => {
            Reason::Incomplete("a violation was found whose run is too long to replay".into())
        }
        _ => Reason::Incomplete("a violation was found that the program does not have".into()),
    }
}

/// A place as messages begin with it.
pub(super) fn place(program: &Program, at: Option<Loc>) -> String {
    match at {
        Some(at) => format!("{}:{}: ", program.files[at.file], at.line),
        None => String::new(),
    }
}
