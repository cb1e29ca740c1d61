//! The forms in which a program is solved.
//!
//! Loops that constants count, or the bounds of objects, are copied, trip by trip: what arrays hold is a question without recursion then.
//! Where there are many trips, or where an invariant is simple, the program as it is may be the easier one; both are in the portfolio. Where arrays are in structures, so is a form with these apart. If a run
//! was found that ends at an invalid access, violations are looked for among the runs without one; where only operators are checked what is proven of them
//! is an answer, which takes for granted that no access is invalid.

use super::contest::{End, Programs};
use super::places::Others;
use super::pure::{Contents, PureProgram};
use super::task::Task;
use super::{ProgramOutcome, Violation, all_runs, random_runs, single_run};
use crate::portfolio;
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Reason, TermPool};
use eufonium_transform::program::memory::AssumedValid;
use eufonium_transform::program::passes::unroll::Unrolled;
use std::time::Instant;

/// Counted work of the first random runs, and how much more for each instruction of the program, as passes take longer then.
const RUNS: u64 = 5_000;
const RUNS_PER_INSTR: u64 = 60;
/// That of random runs where nothing else can be done.
const RUNS_INSTEAD: u64 = 10_000_000;

/// Solves the program in all of its forms.
pub(super) fn solve(pool: &mut TermPool, task: &Task<'_>) -> (ProgramOutcome, Stats) {
    let mut stats = Stats::new();
    if let Some(outcome) = run_alone(task, &mut stats) {
        return (outcome, stats);
    }
    if let Some(violation) = first_runs(task, &mut stats) {
        return (ProgramOutcome::Unsafe(violation), stats);
    }
    let outcome = all_forms(pool, task, &mut stats);
    (outcome, stats)
}

/// The answer for a program without choices that matter, or with few values to choose from.
pub(super) fn run_alone(task: &Task<'_>, stats: &mut Stats) -> Option<ProgramOutcome> {
    if !task.options.runs_alone() {
        return None;
    }
    task.monitor.phase("run");
    let begun = Instant::now();
    let single = single_run::decide(task.program, task.stop);
    let all = if single.is_none() { all_runs::decide(task.program, task.stop) } else { None };
    stats.add_time("time.run", begun.elapsed().as_secs_f64());
    for (name, found) in [("program.single_runs", &single), ("program.all_runs", &all)] {
        if found.is_some() {
            stats.add(name, 1);
        }
    }
    single.or(all)
}

/// A violation that a few random runs show. They come before all passes, and take a small part of the time that those need.
fn first_runs(task: &Task<'_>, stats: &mut Stats) -> Option<Box<Violation>> {
    if !task.makes_runs() {
        return None;
    }
    let share = random_runs::share(task.program);
    let work = share * (RUNS + RUNS_PER_INSTR * task.program.instrs().count() as u64);
    let stop = task.stop.within(task.stop.remaining().map(|left| left / 16), Some(work));
    random_violation(task, task.options.engine.seed, &stop, stats)
}

fn random_violation(task: &Task<'_>, seed: u64, stop: &Stop, stats: &mut Stats) -> Option<Box<Violation>> {
    let begun = Instant::now();
    let (found, runs) = random_runs::search(task.program, seed, stop);
    stats.add_time("time.random_runs", begun.elapsed().as_secs_f64());
    stats.absorb("", &runs);
    stats.add("program.random_runs", u64::from(found.is_some()));
    found
}

/// What is left to be said where nothing can be proved: a violation that random runs show, or why not.
fn runs_instead(task: &Task<'_>, why: Reason, stats: &mut Stats) -> ProgramOutcome {
    let stop = task.stop.within(task.stop.remaining().map(|left| left / 4), Some(RUNS_INSTEAD));
    let found = match task.makes_runs() {
        true => random_violation(task, task.options.engine.seed.wrapping_add(1), &stop, stats),
        false => None,
    };
    found.map_or(ProgramOutcome::Unknown(why), ProgramOutcome::Unsafe)
}

/// What the forms of the program say.
pub(super) fn all_forms(pool: &mut TermPool, task: &Task<'_>, stats: &mut Stats) -> ProgramOutcome {
    let bounded = task.options.unwind.is_some();
    let reduced = task.reduce(task.options.unroll, stats);
    // Only what has loops is copied.
    let unwinds = task.options.trips && task.options.unroll > 0 && !bounded && reduced.has_loops();
    let unwound = unwinds.then(|| reduced.clone());
    let ranges = (!reduced.has_loops() && reduced.has_ranges()).then(|| reduced.clone());
    let copies = match task.pure(reduced, Contents::first(task.options), stats) {
        Ok(copies) => copies,
        Err(what) => return runs_instead(task, Reason::Unsupported(what), stats),
    };
    let loops = task.options.loops && copies.unrolled != Unrolled::Nothing && !bounded;
    let any_numbers = copies.any_numbers;
    let (ended, access) = race(pool, task, copies, Others { loops, unwound, ranges }, stats);
    match ended {
        Ok(End::Answer(ProgramOutcome::Unknown(_))) | Err(_)
            if any_numbers && task.stop.reason().is_none() =>
        {
            let options = task.computing();
            all_forms(pool, &Task { options: &options, ..*task }, stats)
        }
        Ok(End::Answer(outcome)) => outcome,
        Ok(End::Access(reason)) => among_valid(pool, task, reason, stats),
        Err(reason) => match access {
            Some(access) if task.stop.reason().is_none() => among_valid(pool, task, access, stats),
            _ => ProgramOutcome::Unknown(reason),
        },
    }
}

/// Goes on with the runs without an invalid access, as one was found that has one: where that may be a proof, first with those by pointers that are
/// made from objects, then by any pointer. There is no proof then, for this reason: a pointer that has any value might have pointed to an object.
fn among_valid(pool: &mut TermPool, task: &Task<'_>, reason: Reason, stats: &mut Stats) -> ProgramOutcome {
    if task.accesses == AssumedValid::None && task.may_end_at_accesses() {
        let assuming = Task { accesses: AssumedValid::OfObjects, ..*task };
        return match all_forms(pool, &assuming, stats) {
            ProgramOutcome::Unknown(_) => ProgramOutcome::Unknown(reason),
            outcome => outcome,
        };
    }
    violation_among_valid(pool, task, reason, stats)
}

/// Looks for a violation among the runs of the program without an invalid access; if there is none, nothing is known for this reason.
pub(super) fn violation_among_valid(
    pool: &mut TermPool,
    task: &Task<'_>,
    reason: Reason,
    stats: &mut Stats,
) -> ProgramOutcome {
    let task = &Task { accesses: AssumedValid::All, ..*task };
    let reduced = task.reduce_for_runs(stats);
    let Ok(form) = task.pure(reduced, Contents::first(task.options), stats) else {
        return ProgramOutcome::Unknown(reason);
    };
    match race(pool, task, form, Others::default(), stats).0 {
        Ok(End::Answer(outcome @ ProgramOutcome::Unsafe(_))) => outcome,
        Ok(End::Answer(_)) => ProgramOutcome::Unknown(reason),
        Ok(End::Access(reason)) | Err(reason) => ProgramOutcome::Unknown(reason),
    }
}

/// How the portfolio ends, and the access at which a form that leaves runs out has said no more.
fn race(
    pool: &mut TermPool,
    task: &Task<'_>,
    form: PureProgram,
    others: Others,
    stats: &mut Stats,
) -> (Result<End, Reason>, Option<Reason>) {
    let mut contest = Programs::new(task, form, others, stats);
    let slots = contest.slots();
    let ended = portfolio::race(pool, &mut contest, slots, &task.options.engine, task.stop);
    (ended, contest.access)
}
