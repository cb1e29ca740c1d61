//! Proofs check by check.
//!
//! A program with several checks is safe if each *part* of it is: the program with some of its checks, in which the others are taken for granted.
//! For the first check that a run violates would be violated by the same run of the part that has it, as that run has kept all others
//! until then. So what one engine proves and what another one proves is put together, what one check says helps to prove another, and
//! each part is small: slicing takes away what only other checks need. A violation of a part is one of the program.
//!
//! Parts are solved one after the other with limited work, which grows from round to round; what was not solved is halved, down to single
//! checks. Deliberately absent: parts that are kept from round to round with all that their engines know, as many portfolios at a time
//! would cost too much memory.
//!
//! Source: assume-guarantee reasoning over checks, as in CBMC's and ESBMC's `--multi-property`; the argument is that of Abadi and Lamport, "Composing
//! specifications" (TOPLAS 1993), for safety properties.

use super::contest::Task;
use super::{ProgramInvariant, ProgramOptions, ProgramOutcome, ProgramProof, events, forms};
use crate::Monitor;
use eufonium_base::ids::Id;
use eufonium_base::{HashSet, Stats, Stop};
use eufonium_ir::program::{CheckId, Op};
use eufonium_ir::{Outcome, Program, Reason, TermPool};
use std::collections::BTreeSet;
use std::mem::take;

#[cfg(test)]
mod tests;

/// So many places of open checks are named at most.
const NAMED: usize = 5;

/// The most parts at first.
const MOST: usize = 16;
/// Counted work for each part in the first round, and how many times more there is in each further round.
const WORK: u64 = 500_000;
const GROWTH: u64 = 4;

/// The checks of a program in the order of its instructions.
pub(super) fn checks(program: &Program) -> Vec<CheckId> {
    let mut seen: HashSet<CheckId> = HashSet::default();
    let asserted = program.instrs().filter_map(|instr| match instr.op {
        Op::Assert { check, .. } => Some(check),
        _ => None,
    });
    asserted.filter(|check| seen.insert(*check)).collect()
}

/// The program in which all checks but these are taken for granted.
pub(super) fn part(program: &Program, of: &[CheckId]) -> Program {
    let mut part = program.clone();
    for function in part.functions.values_mut() {
        for instr in function.blocks.values_mut().flat_map(|block| &mut block.instrs) {
            if let Op::Assert { condition, check } = &instr.op
                && !of.contains(check)
            {
                instr.op = Op::Assume(condition.clone());
            }
        }
    }
    part
}

/// A program with the checks that its parts are made of.
pub(super) struct Parts {
    program: Program,
    options: ProgramOptions,
    /// The checks of each part that is open.
    open: Vec<Vec<CheckId>>,
    proven: Vec<ProgramInvariant>,
    /// Who is told what is proven.
    monitor: Monitor,
}

impl Parts {
    /// The parts for these checks, which passes have left; the first one has those that they have decided as well. Checks that passes made
    /// are none of the program: they are made again for each part, and hold where it is proven.
    pub(super) fn new(program: Program, options: ProgramOptions, left: &[CheckId], monitor: Monitor) -> Self {
        let of_program = |check: &CheckId| check.index() < program.checks.len();
        let left: Vec<CheckId> = left.iter().copied().filter(of_program).collect();
        let mut open: Vec<Vec<CheckId>> =
            left.chunks(left.len().div_ceil(MOST).max(1)).map(<[CheckId]>::to_vec).collect();
        let decided = checks(&program).into_iter().filter(|check| !left.contains(check));
        match open.first_mut() {
            Some(first) => first.extend(decided),
            None => open.push(decided.collect()),
        }
        Parts { program, options, open, proven: Vec::new(), monitor }
    }

    /// Solves part by part.
    pub(super) fn solve(mut self, pool: &mut TermPool, stop: &Stop) -> (ProgramOutcome, Stats) {
        let mut stats = Stats::new();
        self.options.engine.jobs = 1;
        let mut work = WORK;
        while !self.open.is_empty() {
            let mut left: Vec<Vec<CheckId>> = Vec::new();
            let mut gave_up = None;
            let mut round = take(&mut self.open).into_iter();
            while let Some(of) = round.next() {
                let token = stop.within(None, Some(work));
                match self.solve_part(pool, &of, &token, &mut stats) {
                    Outcome::Safe(ProgramProof::Invariants(proof)) => {
                        self.proven.extend(proof);
                        self.tell(left.iter().chain(round.as_slice()).flatten());
                    }
                    Outcome::Unsafe(violation) => return (Outcome::Unsafe(violation), stats),
                    _ if stop.is_raised() => return (interrupted(stop), stats),
                    // What gave up before its work was done has nothing more to try.
                    Outcome::Unknown(reason) if !token.is_raised() && of.len() == 1 => {
                        gave_up = Some(reason);
                        left.push(of);
                    }
                    _ => left.extend(of.chunks(of.len().div_ceil(2)).map(<[CheckId]>::to_vec)),
                }
            }
            if let Some(reason) = gave_up {
                return (Outcome::Unknown(reason), stats);
            }
            self.open = left;
            work = work.saturating_mul(GROWTH);
        }
        (Outcome::Safe(ProgramProof::Invariants(self.proven)), stats)
    }

    /// Tells people how many checks are proven, and where those are that are not.
    fn tell<'a>(&self, open: impl Iterator<Item = &'a CheckId>) {
        let proven = self.proven.iter().filter_map(|proof| proof.of.as_ref()).map(Vec::len).sum::<usize>();
        let (mut places, mut left) = (BTreeSet::new(), 0);
        for check in open {
            left += 1;
            if let Some(at) = self.program.checks[*check].at {
                places.insert((&self.program.files[at.file], at.line));
            }
        }
        let named: Vec<String> =
            places.iter().take(NAMED).map(|(file, line)| format!("{file}:{line}")).collect();
        let open = if named.is_empty() { String::new() } else { format!("; open: {}", named.join(", ")) };
        let more = if places.len() > NAMED { ", ..." } else { "" };
        let all = proven + left;
        let text = format!("{proven} of {all} checks hold as long as no other one is violated{open}{more}");
        self.monitor.update(|snapshot| snapshot.partial = text);
    }

    fn solve_part(
        &self,
        pool: &mut TermPool,
        of: &[CheckId],
        stop: &Stop,
        stats: &mut Stats,
    ) -> ProgramOutcome {
        let program = part(&self.program, of);
        let monitor = Monitor::new();
        let task = Task { program: &program, options: &self.options, stop, monitor: &monitor, is_part: true };
        let mut own = Stats::new();
        let outcome = forms::all_forms(pool, &task, &mut own);
        stats.absorb("parts.", &own);
        stats.add("parts.solved", 1);
        events::Part::trace(|| events::Part {
            checks: of.len() as u64,
            answer: match &outcome {
                Outcome::Safe(_) => "safe",
                Outcome::Unsafe(_) => "unsafe",
                Outcome::Unknown(_) => "unknown",
            },
            work: stop.work(),
        });
        match outcome {
            Outcome::Safe(ProgramProof::Invariants(mut proofs)) => {
                proofs.iter_mut().for_each(|proof| proof.of = Some(of.to_vec()));
                Outcome::Safe(ProgramProof::Invariants(proofs))
            }
            other => other,
        }
    }
}

fn interrupted(stop: &Stop) -> ProgramOutcome {
    let reason = stop.reason().map_or_else(|| Reason::Incomplete("stopped".into()), Reason::Interrupted);
    Outcome::Unknown(reason)
}
