//! From a program to an answer whose evidence was checked: passes, memory to values, clauses, engines in turns, replay.
//!
//! A program in which nothing decides that is chosen is run (`single_run`). Otherwise
//! `Safe` rests on interpretations of the clauses that the checker accepted for the clauses as they were encoded. `Unsafe`
//! rests on a run of the program *as it was given*, with its memory and before any pass, that the evaluator has made with the
//! choices that the derivation names and that violates a check. A derivation that cannot be replayed is no answer: it speaks of a
//! program that has more runs (ideal integers, bits that integers do not see, memory that was not written), and another
//! encoding is asked. If the run that was found ends at an invalid access, violations are looked for among the runs without one; there is no
//! proof then, as the program has undefined behaviour.

pub mod again;
mod all_runs;
pub mod analysis;
pub mod assumed;
mod block_facts;
mod contest;
mod early;
pub mod events;
mod form;
mod forms;
mod layouts;
mod lineup;
mod obstacle;
mod options;
mod parts;
mod places;
mod promoted;
mod pure;
mod random_runs;
mod recorded;
mod replay;
mod single_run;
mod spelled;
mod task;
#[cfg(test)]
mod test_programs;

pub use eufonium_transform::program::encode::{
    Arrays, Calls, EncodeOptions, Encoded, Floats, IntEncoding, Step, encode,
};
pub use eufonium_transform::program::memory::{AssumedValid, MemoryOptions, Track};
pub use eufonium_transform::program::passes::unroll::UnrollOptions;
pub use options::{Arith, Contracts, InForms, Inter, ProgramOptions};
pub use parts::Part;
pub use pure::{Contents, PureProgram, pure_program};

use super::{CheckError, Session, certificate};
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::eval::events::EventKind;
use eufonium_ir::program::eval::{self, Limits, Outside, Recorded};
use eufonium_ir::program::{CheckId, Loc};
use eufonium_ir::{Invariant, Outcome, Program, TermPool};
use eufonium_transform::program::encode::{CutPoint, ProgramTrace};
use eufonium_transform::program::passes::reach::without_unreached;

/// The answer to the question whether a program is safe.
pub type ProgramOutcome = Outcome<ProgramProof, Box<Violation>>;

/// Why a program is safe: one of these shows it for all of it, or each for a part, which are all of its checks together.
#[derive(Debug, Default)]
pub struct ProgramProof {
    /// Interpretations of clauses.
    pub invariants: Vec<ProgramInvariant>,
    /// All runs, one by one.
    pub runs: Vec<AllRuns>,
}

/// All runs are like one of these, which violate nothing.
#[derive(Debug)]
pub struct AllRuns {
    /// How many.
    pub runs: u64,
    /// The steps of all of them.
    pub steps: u64,
    /// The checks that are proven, if that are not all, and the program without what they do not need, whose runs these are.
    pub of: Option<(Part, Program)>,
}

impl ProgramProof {
    /// By runs of the program.
    fn by_runs(runs: u64, steps: u64) -> ProgramProof {
        ProgramProof { runs: vec![AllRuns { runs, steps, of: None }], ..ProgramProof::default() }
    }

    /// Whether it is by runs of the program as it is.
    pub fn is_by_runs(&self) -> bool {
        self.runs.iter().any(|all| all.of.is_none())
    }

    /// The parts of the program, where it is proven part by part.
    fn parts(&self) -> impl Iterator<Item = &Part> {
        let of_runs = self.runs.iter().filter_map(|all| Some(&all.of.as_ref()?.0));
        self.invariants.iter().filter_map(|proof| proof.of.as_ref()).chain(of_runs)
    }

    /// The proof as SMT-LIB.
    pub fn text(&self, pool: &TermPool) -> String {
        let invariants = self.invariants.iter().map(|part| {
            let title = part.of.as_ref().map_or_else(String::new, |of| of.title(&part.pure));
            format!("{title}{}", part.text(pool))
        });
        let runs = self.runs.iter().map(|all| {
            let title = all.of.as_ref().map_or_else(String::new, |(part, program)| part.title(program));
            format!("{title}; {}\n", all.in_words())
        });
        invariants.chain(runs).collect()
    }
}

impl AllRuns {
    /// What it says.
    pub fn in_words(&self) -> String {
        let AllRuns { runs, steps, of } = self;
        match runs {
            1 if of.is_none() => format!(
                "Nothing decides that is chosen: all runs are like one of {steps} steps, which violates nothing."
            ),
            _ => {
                format!("All runs are like one of {runs}, together of {steps} steps, which violate nothing.")
            }
        }
    }

    /// Makes the runs again: those of a part, or of this program.
    ///
    /// # Errors
    /// If they are others, or too many.
    pub fn check(&self, program: &Program, stop: &Stop) -> Result<(), CheckError> {
        let program = &*without_unreached(self.of.as_ref().map_or(program, |(_, own)| own));
        let again = match &self.of {
            Some(_) => all_runs::decide_part(program, stop),
            None => single_run::decide(program, stop).or_else(|| all_runs::decide(program, stop)),
        };
        let Some(again) = again else {
            let (what, reason) = ("the proof by runs".to_owned(), "the runs were not made again".to_owned());
            return Err(CheckError::Unconfirmed { what, reason });
        };
        let is_same = |all: &AllRuns| (all.runs, all.steps) == (self.runs, self.steps);
        match again {
            Outcome::Safe(proof) if proof.runs.iter().all(is_same) => Ok(()),
            _ => Err(CheckError::BadTrace("the runs are others".into())),
        }
    }
}

/// Interpretations of the clauses of a program.
#[derive(Debug)]
pub struct ProgramInvariant {
    /// The program that was encoded.
    pub pure: Program,
    /// Its clauses with the way back.
    pub encoded: Encoded,
    /// The interpretations.
    pub invariant: Invariant,
    /// How the clauses were made.
    pub recipe: again::Recipe,
    /// The checks that are proven, if that are not all: the clauses are those of this part of the program.
    pub of: Option<Part>,
    /// The engine that found them in this run.
    pub found_by: Option<&'static str>,
}

/// A run that violates a check.
#[derive(Debug)]
pub struct Violation {
    /// The check.
    pub check: CheckId,
    /// The run in the words of the encoding.
    pub trace: ProgramTrace,
    /// The choices with which the program as it was given violates the check.
    pub choices: Recorded,
}

impl Violation {
    /// Where the violation is: where its check stands in the source or, for one of a function of the library, the call of the source that leads to it.
    pub fn at(&self, program: &Program) -> Option<Loc> {
        let at = program.checks[self.check].at;
        at.or_else(|| {
            let (_, record) = eval::trace(program, &mut self.choices.clone(), &Limits::default());
            let mut calls: Vec<Option<Loc>> = vec![];
            for event in &record.events {
                match event.kind {
                    EventKind::Call(..) => calls.push(event.at),
                    EventKind::Return(..) => _ = calls.pop(),
                    _ => {}
                }
            }
            calls.into_iter().rev().flatten().next()
        })
    }

    /// Whether another layout of memory is known in which the same choices do not lead to the violation. It is one all the same, as the
    /// language leaves open where objects lie; but what a compiler makes of the program need not show it.
    pub fn rests_on_layout(&self, program: &Program) -> bool {
        layouts::matter(program, self)
    }

    /// Whether the access that is invalid is one of those that an address sanitizer need not see. It looks at the eight bytes in which a
    /// load or store begins and at no others, so one that begins in an object may leave it later; and one that begins further behind an
    /// object may lead into another, which a compiler has put there.
    pub fn evades_sanitizers(&self, program: &Program) -> bool {
        let run = eval::run(program, &mut self.choices.clone(), &Limits::default());
        let Some(Outside { length, object, .. }) = run.outside else { return false };
        // So far from all objects a compiler may have put anything.
        let Some(object) = object else { return true };
        match u64::try_from(object.offset) {
            Ok(offset) if offset < object.size => {
                object.alive && length <= WORD && offset % WORD + length > WORD
            }
            Ok(offset) => offset > object.size,
            Err(_) => object.offset.saturating_add_unsigned(length) < 0,
        }
    }
}

/// The bytes that an address sanitizer looks at together.
const WORD: u64 = 8;

/// Decides whether a run of the program violates a check.
pub fn solve_program(
    pool: &mut TermPool,
    program: &Program,
    session: &Session<ProgramOptions>,
) -> (ProgramOutcome, Stats) {
    let Session { options, stop, monitor } = session;
    let before = monitor.snapshot().partial;
    let program = &*without_unreached(program);
    let answer = forms::solve(pool, &task::Task::whole(program, options, stop, monitor));
    // What was known while there was no answer is of no use besides one; what is known of other questions stays.
    if !matches!(answer.0, Outcome::Unknown(_)) {
        monitor.update(|snapshot| snapshot.partial = before);
    }
    answer
}

impl ProgramInvariant {
    /// The interpretations of all predicates as SMT-LIB.
    pub fn text(&self, pool: &TermPool) -> String {
        let system = &self.encoded.system;
        certificate::model_text(pool, system, system.preds.len(), &self.invariant)
    }

    /// The cut points with their formulas, which speak of the parameters of their predicates.
    pub fn cut_points(&self) -> impl Iterator<Item = (&CutPoint, &[eufonium_ir::Term], eufonium_ir::Term)> {
        self.encoded.system.preds.iter().filter_map(|(pred, predicate)| {
            let point = self.encoded.back.cut_point(pred)?;
            Some((point, predicate.params.as_slice(), *self.invariant.interp.get(pred)?))
        })
    }
}
