//! Runs of the given program with the choices of a derivation.

use super::recorded::{GUESSES, GUESSING, constants, recorded};
use super::{Violation, layouts, obstacle};
use eufonium_base::Bits;
use eufonium_ir::Reason;
use eufonium_ir::program::eval::{self, Choice, End, Limits, Recorded, Source, Value};
use eufonium_ir::program::{CheckId, Program};
use eufonium_transform::program::encode::{Chosen, IntEncoding, ProgramTrace};

/// What a replay showed.
#[derive(Debug)]
pub(super) enum Replay {
    /// The run violates a check.
    Violation(Box<Violation>),
    /// The run reaches what is not supported.
    Unsupported(CheckId),
    /// The run ends at an invalid access, which the encoding did not see.
    Access(Reason),
    /// The run does not violate a check; how it ended instead.
    Spurious(Reason),
}

/// The choices of a run, as replays record them.
#[derive(Clone, Debug, Default)]
pub(super) struct Made {
    chosen: Vec<Chosen>,
    params: Vec<(usize, Bits)>,
    /// Whether something else was chosen.
    other: bool,
}

impl Made {
    /// Notes a choice and what was chosen.
    pub(super) fn note(&mut self, choice: &Choice<'_>, value: &Value) {
        match (choice.source, value) {
            (Source::Site(site) | Source::Contents(site, _), _) => {
                self.chosen.push(Chosen { calls: choice.path.to_vec(), site, value: value.clone() });
            }
            (Source::Parameter(i), Value::Word(word)) => self.params.push((i, word.clone())),
            _ => self.other = true,
        }
    }

    /// How many results of functions were chosen.
    pub(super) fn len(&self) -> usize {
        self.chosen.len()
    }

    /// The violation that the same choices lead to when they are replayed.
    pub(super) fn violation(self, program: &Program) -> Option<Violation> {
        if self.other {
            return None;
        }
        let mut choices = Recorded::default();
        for chosen in &self.chosen {
            choices.record(chosen.calls.clone(), chosen.site, chosen.value.clone());
        }
        let places = self.params.iter().map(|(i, _)| i + 1).max().unwrap_or(0);
        let mut params = vec![None; places];
        for (i, word) in self.params {
            choices.record_parameter(i, Value::Word(word.clone()));
            params[i] = Some(word);
        }
        let run = eval::run(program, &mut choices.clone(), &Limits::default());
        let End::Violation(check) = run.end else { return None };
        let trace = ProgramTrace { check, choices: self.chosen, params };
        Some(Violation { check, trace, choices })
    }
}

/// Runs the program with the choices of a trace of its pure form: told apart by the calls around them, and if that does not help
/// by their sites alone; then with guesses of what memory held, and of where objects lie.
pub(super) fn replay(
    program: &Program,
    (pure, encoding): (&Program, IntEncoding),
    trace: ProgramTrace,
) -> Replay {
    let mut spurious = None;
    let (mut guesses, mut steps) = (0, 1);
    for by_calls in [true, false] {
        let choices = recorded(pure, &trace, by_calls);
        let mut asked = choices.clone();
        let run = eval::run(program, &mut asked, &Limits::default());
        steps = run.steps.max(1);
        if asked.lacks() {
            guesses = (GUESSING / run.steps.max(1)).min(GUESSES);
        }
        match run.end {
            End::Violation(check) => return Replay::Violation(Box::new(Violation { check, trace, choices })),
            End::Unsupported(check) => return Replay::Unsupported(check),
            _ => drop(spurious.get_or_insert(run)),
        }
    }
    let found = guessed((program, pure), &trace, guesses, steps)
        .or_else(|| layouts::search(program, pure, &trace, steps));
    if let Some((check, choices)) = found {
        return Replay::Violation(Box::new(Violation { check, trace, choices }));
    }
    let end = spurious.as_ref().map(|run| &run.end);
    let is_access = matches!(end, Some(End::Undefined { what, .. }) if what.contains("access"));
    let reason = obstacle::describe(program, (pure, encoding), &trace, spurious.as_ref());
    if is_access { Replay::Access(reason) } else { Replay::Spurious(reason) }
}

/// A run of about so many steps in which what memory holds before it is written, which the trace does not say, is guessed. Cheap, and as good as any
/// other run if it violates a check.
fn guessed(
    (program, pure): (&Program, &Program),
    trace: &ProgramTrace,
    guesses: u64,
    steps: u64,
) -> Option<(CheckId, Recorded)> {
    let (numbers, limits) = (constants(program), Limits::like(steps));
    (0..guesses).find_map(|seed| {
        let choices = recorded(pure, trace, true).guessing(seed, &numbers);
        match eval::run(program, &mut choices.clone(), &limits).end {
            End::Violation(check) => Some((check, choices)),
            _ => None,
        }
    })
}
