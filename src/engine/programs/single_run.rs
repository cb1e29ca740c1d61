//! Programs that have one run. They are run, before anything else is done with them.
//!
//! The run looks at itself ([`eval::run_alone`]): as long as nothing decides that choices or the layout of memory determine, all
//! runs are like it, and it proves what it shows. Results of the outside that nobody looks at do no harm, neither do bytes that are copied before they were
//! written. The first steps are made under a small limit, as most programs ask soon. A violation counts also where choices
//! decide, which are zero then.
//!
//! Deliberately absent: the runs of programs that choose among few values, which [`all_runs`](super::all_runs) makes.

use super::events;
use super::obstacle::place;
use super::promoted::promoted;
use super::{ProgramOutcome, ProgramProof, Violation};
use eufonium_base::Stop;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::eval::{
    self, Alone, Choice, Choices, Depends, End, Limits, Recorded, Source, Value,
};
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, CheckId, Instr, Op, Operand, Program, SiteKind};
use eufonium_transform::program::encode::ProgramTrace;
use std::borrow::Cow;
use std::time::Instant;

/// Steps of the first try.
const FIRST: u64 = 100_000;
/// Units of work of the last try, of the last one if a loop has no way out or inputs are asked for, and in a second.
const MOST: u64 = 22_000_000;
const MOST_OF_ENDLESS: u64 = 440_000;
const PER_SECOND: u64 = 1_000_000;
/// Which part of the time runs may take: a program in which nothing decides but itself is hardly simpler for anything else.
const PART: f64 = 0.5;
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
    let most = if has_endless_loop(program) { MOST_OF_ENDLESS } else { MOST };
    let affordable = affordable(stop, PART, most);
    let mut limits = Limits { steps: FIRST, ..affordable };
    let mut run = Cow::Borrowed(program);
    loop {
        let alone = eval::run_alone(&run, &mut Nothing, &limits);
        report(program, &alone);
        let is_one = alone.depends.is_none();
        match alone.run.end {
            End::OutOfFuel => {
                let is_open = !is_one && alone.chosen.is_some();
                let next = match alone.chosen {
                    Some(_) if is_open => {
                        Limits { steps: PER_INSTR * program.instrs().count() as u64, ..affordable }
                    }
                    Some(source) if is_input(program, source) => {
                        Limits { work: affordable.work.min(MOST_OF_ENDLESS), ..affordable }
                    }
                    _ => affordable,
                };
                if limits.steps > FIRST || next.steps <= FIRST {
                    return None;
                }
                limits = next;
                run = promoted(program);
            }
            End::Violation(check) => return violated(&run, check),
            End::Exit | End::Silent if is_one => {
                return Some(ProgramOutcome::Safe(ProgramProof::by_runs(1, alone.run.steps)));
            }
            _ => return None,
        }
    }
}

/// What a part of the time and of the work that are left pays for, but no more work than this; any number of steps.
pub(super) fn affordable(stop: &Stop, part: f64, most: u64) -> Limits {
    let time = stop.remaining().map(|left| left.mul_f64(part));
    let in_time = time.map(|time| time.as_secs_f64() * PER_SECOND as f64);
    let in_work = stop.remaining_work().map(|work| work as f64 * part);
    let work = in_time.into_iter().chain(in_work).fold(most, |least, work| least.min(work as u64));
    let until = time.map(|time| Instant::now() + time);
    Limits { steps: u64::MAX, work, until, ..Limits::default() }
}

/// Whether a choice is one of the outside, and no result that is not modelled: programs that ask for inputs seldom have one run.
fn is_input(program: &Program, source: Source) -> bool {
    match source {
        Source::Site(site) => !matches!(program.sites[site].kind, SiteKind::Unmodelled(_)),
        Source::Contents(..) | Source::Escaped(_) | Source::Global(..) | Source::Parameter(_) => true,
    }
}

/// Whether a function that may be called has a loop from which no jumps lead to its end, but for violations: most runs of such programs do not end.
fn has_endless_loop(program: &Program) -> bool {
    let reached = CallGraph::new(program).reached(program.entry);
    program.functions.iter().filter(|(id, _)| reached[*id]).any(|(_, function)| {
        let cfg = Cfg::new(function);
        let is_wrong = |instr: &Instr| matches!(&instr.op, Op::Assert { condition: Operand::Const(bits), .. } if bits.is_zero());
        let is_end = |block: &BlockId| {
            cfg.successors(*block).is_empty() && !function.blocks[*block].instrs.iter().any(is_wrong)
        };
        let leads = cfg.leading_to(cfg.order().iter().copied().filter(is_end));
        Loops::new(function, &cfg).heads().iter().any(|head| !leads.contains(head))
    })
}

/// Tells those who watch how a run ended, what was chosen in it, and what decided. Nothing is written where nobody watches.
fn report(program: &Program, alone: &Alone) {
    let end = || match &alone.run.end {
        End::Unmodelled { what, at } => format!("{}{what}", place(program, *at)),
        End::Undefined { what, at } => format!("{}{what}", place(program, *at)),
        End::Unsupported(check) => {
            let check = &program.checks[*check];
            format!("{}{}", place(program, check.at), check.message)
        }
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
    let limits = Limits { work: MOST, ..Limits::default() };
    if eval::run(program, &mut choices, &limits).end != End::Violation(check) {
        return None;
    }
    let trace = ProgramTrace { check, choices: vec![], params: vec![] };
    let violation = Violation { check, trace, choices: Recorded::default() };
    Some(ProgramOutcome::Unsafe(Box::new(violation)))
}
