//! What a proof takes for granted of the program itself: that no operator overflows which C or LLVM leaves undefined then, that
//! no access of memory is invalid, and that pointers to objects that are gone are not compared.
//!
//! A run ends where one does, so a proof of other properties is silent about what a machine does afterwards. Whether a proof rests on
//! that is asked of the proof: the clauses are made again from the program whose operators wrap, and the interpretations are put to the
//! checker. If it does not accept them, the program that wraps is solved by itself, for a short time. If it is safe, nothing was taken for
//! granted; if it is not, the check that it violates is named.
//!
//! Runs end at invalid accesses, too. The program with checks of its accesses is solved for a short time; where all runs were made, they are made
//! with the checks, which takes about as long. Whether pointers are compared
//! that may dangle is looked up in what pointers lead to.

use super::again::{Again, part};
use super::task::Task;
use super::{ProgramInvariant, ProgramOptions, ProgramOutcome, ProgramProof, forms};
use crate::{Monitor, Session};
use eufonium_base::ids::IdVec;
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::{Assumption, CheckKind, Instr, Op, print};
use eufonium_ir::{ChcSystem, Invariant, Outcome, Program, Subst, Term, TermPool};
use eufonium_transform::program::memory::compares_dangling;
use eufonium_transform::program::passes::reach::{keep_reached_assumptions, without_unreached};
use eufonium_transform::program::passes::unmark::wrap;
use std::time::Duration;

/// The share of the remaining time for the check and for the search.
const SHARE: u32 = 8;
/// What they may take beside the time that the proof took.
const OF_PROOF: u32 = 4;
const LEAST: Duration = Duration::from_millis(200);
const MOST: Duration = Duration::from_secs(1);
/// What the same runs may take again, as a multiple of the time that the proof took, and at most. Runs take half of what they may.
const AGAIN: u32 = 6;
const MOST_AGAIN: Duration = Duration::from_secs(8);

/// What is checked of accesses.
pub const MEMORY: [CheckKind; 2] = [CheckKind::Dereference, CheckKind::Free];

/// What a proof takes for granted that may rest on what overflows.
pub const NO_OVERFLOW: &str = "no operation on signed numbers overflows";
/// What a proof takes for granted of accesses.
pub const VALID_ACCESSES: &str = "no access of memory is invalid";

/// Keeps what a front end takes for granted in code that runs may reach.
pub fn keep_reached(program: &mut Program) {
    keep_reached_assumptions(program);
}

/// Whether a proof may rest on that nothing overflows.
pub fn may_overflow(program: &Program, proof: &ProgramProof) -> bool {
    // All runs have been made, and nothing overflowed in them.
    !proof.is_by_runs() && program.speculative.is_none() && program.instrs().any(is_marked)
}

/// That nothing overflows, unless it is known that the proof does not rest on it.
pub fn no_overflow(
    pool: &mut TermPool,
    program: &Program,
    proof: &ProgramProof,
    session: &Session<ProgramOptions>,
) -> Option<Assumption> {
    let Session { options, stop, .. } = session;
    if !may_overflow(program, proof) {
        return None;
    }
    let mut wrapping = program.clone();
    wrap(&mut wrapping);
    let short = short(stop);
    // What runs of a part do not need was left out of them.
    let mut parts = proof.invariants.iter();
    if proof.runs.is_empty() && parts.all(|proof| holds_again(pool, &wrapping, proof, options, &short)) {
        return None;
    }
    let found = solved(pool, &wrapping, &not_in_vain(proof, options), stop);
    unless_safe(&wrapping, Some(found), [NO_OVERFLOW, "which would lead to a violation"])
}

/// That no access of memory is invalid, unless that is known: `checked` is the program with checks of its accesses alone.
pub fn valid_accesses(
    pool: &mut TermPool,
    checked: &Program,
    proof: &ProgramProof,
    session: &Session<ProgramOptions>,
) -> Option<Assumption> {
    let Session { options, stop, .. } = session;
    let is_checked = |instr: &Instr| matches!(instr.op, Op::Assert { check, .. } if MEMORY.contains(&checked.checks[check].property));
    if !checked.instrs().any(is_checked) {
        return None;
    }
    let found = match proof.is_by_runs() {
        true => {
            let stop = part(stop, SHARE, Some((AGAIN * spent(stop)).clamp(LEAST, MOST_AGAIN)));
            let monitor = Monitor::new();
            forms::run_alone(&Task::whole(checked, options, &stop, &monitor), &mut Stats::new())
        }
        false => Some(solved(pool, checked, &not_in_vain(proof, options), stop)),
    };
    unless_safe(checked, found, [VALID_ACCESSES, "but this one is"])
}

/// That no pointer to an object that is gone is compared with one to an object that may have been made in its place.
pub fn no_dangling_comparison(program: &Program) -> Option<Assumption> {
    let what = "no pointer to an object that is gone is compared with another one".into();
    compares_dangling(&without_unreached(program)).map(|at| Assumption { at, what, within: None })
}

/// What was done so far; in counted work where that is limited.
fn spent(stop: &Stop) -> Duration {
    if stop.limits_work() { Duration::from_micros(stop.work()) } else { stop.clock() }
}

/// A short time, as what is found out is a remark to an answer that is known.
fn short(stop: &Stop) -> Stop {
    part(stop, SHARE, Some((spent(stop) / OF_PROOF).clamp(LEAST, MOST)))
}

/// How a program is solved that is like the one of the proof.
fn not_in_vain(proof: &ProgramProof, options: &ProgramOptions) -> ProgramOptions {
    proof.invariants.first().map_or_else(|| options.clone(), |first| first.recipe.not_in_vain(options))
}

/// What is found out about a program in a short time.
fn solved(pool: &mut TermPool, program: &Program, options: &ProgramOptions, stop: &Stop) -> ProgramOutcome {
    let (stop, monitor) = (short(stop), Monitor::new());
    forms::solve(pool, &Task::whole(program, options, &stop, &monitor)).0
}

/// What is assumed, unless a program was found to be safe; with what is to be said of a check that it violates.
fn unless_safe(
    program: &Program,
    found: Option<ProgramOutcome>,
    [what, violated]: [&str; 2],
) -> Option<Assumption> {
    match found {
        Some(Outcome::Safe(_)) => None,
        Some(Outcome::Unsafe(violation)) => {
            let at = program.checks[violation.check].at;
            Some(Assumption { at, what: format!("{what}, {violated}"), within: None })
        }
        Some(Outcome::Unknown(_)) | None => {
            Some(Assumption { at: None, what: what.to_string(), within: None })
        }
    }
}

/// Whether the proof is one of the program that wraps, too.
fn holds_again(
    pool: &mut TermPool,
    wrapping: &Program,
    proof: &ProgramInvariant,
    options: &ProgramOptions,
    stop: &Stop,
) -> bool {
    let own = proof.of.as_ref().map(|part| part.of(wrapping));
    let again = Again::new(pool, own.as_ref().unwrap_or(wrapping), options, proof.recipe, &mut Stats::new());
    again.is_some_and(|again| {
        // Nothing that was marked is left, and no mark had decided anything.
        let is_same = || print::program(&again.pure) == print::program(&proof.pure);
        if !proof.pure.instrs().any(is_marked) && is_same() {
            return true;
        }
        let invariant = carried(pool, &proof.encoded.system, &again.encoded.system, &proof.invariant);
        invariant.is_some_and(|invariant| again.accepts(pool, &invariant, stop))
    })
}

fn is_marked(instr: &Instr) -> bool {
    matches!(instr.op, Op::Binary { nsw, nuw, .. } if nsw || nuw)
}

/// Interpretations of the predicates of one system for those of another, if they have the same parameters.
pub(super) fn carried(
    pool: &mut TermPool,
    from: &ChcSystem,
    to: &ChcSystem,
    known: &Invariant,
) -> Option<Invariant> {
    if from.preds.len() != to.preds.len() {
        return None;
    }
    let mut interp = IdVec::new();
    for ((id, old), (_, new)) in from.preds.iter().zip(to.preds.iter()) {
        let sorts = |params: &[Term]| params.iter().map(|p| pool.sort(*p)).collect::<Vec<_>>();
        if sorts(&old.params) != sorts(&new.params) {
            return None;
        }
        let formula = *known.interp.get(id)?;
        interp.push(Subst::of(&old.params, &new.params).apply(pool, formula));
    }
    Some(Invariant { interp, ..known.clone() })
}
