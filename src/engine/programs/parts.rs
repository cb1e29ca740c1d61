//! Proofs check by check.
//!
//! A program with several checks is safe if each *part* of it is: the program with some of its checks, in which the others are taken for granted
//! or left out. For the first check that a run violates would be violated by the same run of the part that has it, as that run has kept all others
//! until then. So what one engine proves and what another one proves is put together. Where the others are granted, what one check says helps
//! to prove another; where they are left out, slicing takes away what only they need, and of a large program little may be left.
//! A violation of a part is one of the program, of the check that its run violates first there.
//!
//! Parts are solved one after the other with limited work, without the others and with them by turns. The work grows from turn to turn; what was
//! not solved is divided, down to single checks. First, where there are checks of several kinds, those of each are a part: what a leak needs is often in the
//! way of a proof that accesses are valid, and other engines find it. Deliberately absent: parts that are kept from round to round with all that their engines know, as many portfolios at a time
//! would cost too much memory.
//!
//! Source: assume-guarantee reasoning over checks, as in CBMC's and ESBMC's `--multi-property`; the argument is that of Abadi and Lamport, "Composing
//! specifications" (TOPLAS 1993), for safety properties.

use super::pure::Contents;
use super::task::{PartTask, Proven, Task};
use super::{
    AllRuns, ProgramOptions, ProgramOutcome, ProgramProof, Violation, all_runs, events, forms, obstacle,
};
use crate::Monitor;
use eufonium_base::ids::Id;
use eufonium_base::{HashSet, Stats, Stop};
use eufonium_ir::program::eval::{self, End, Limits};
use eufonium_ir::program::{Block, BlockId, CheckId, CheckKind, Function, Op, Operand, Terminator};
use eufonium_ir::{Outcome, Program, Reason, TermPool};
use eufonium_transform::program::passes::dce::dce_as_if_calls_returned;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::take;

#[cfg(test)]
mod tests;

/// So many places of open checks are named at most.
const NAMED: usize = 5;

/// The most parts that checks are divided into at a time.
const MOST: usize = 16;
/// Counted work for each part in the first round, enough for one turn of each member, whose slices are so many times smaller than for the whole; how many
/// such turns a part has that is all of a kind, and how many times more there is in each further round.
const WORK: u64 = 800_000;
const SMALLER: u32 = 4;
const TURNS: u64 = 2;
const GROWTH: u64 = 4;

/// How each part of a round is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Round {
    /// With so much counted work.
    work: u64,
    /// By members whose slices are so many times smaller than for the whole.
    smaller: u32,
    /// With the other checks taken for granted, or left out.
    grants: bool,
    /// Whether each part has all checks of some kinds.
    by_kind: bool,
}

impl Round {
    /// The first one of parts with few checks.
    const OF_FEW: Round = Round { work: WORK, smaller: SMALLER, grants: false, by_kind: false };
    /// The first one of parts with all checks of some kinds.
    const BY_KIND: Round =
        Round { work: TURNS * WORK * SMALLER as u64, smaller: 1, grants: false, by_kind: true };

    /// The next one, of the same parts or of smaller ones.
    fn next(self, same: bool) -> Round {
        match (self.grants, self.by_kind) {
            (false, _) => Round { grants: true, ..self },
            (true, true) if !same => Round::OF_FEW,
            (true, _) => {
                Round { work: self.work.saturating_mul(GROWTH), grants: false, by_kind: false, ..self }
            }
        }
    }
}

/// The checks of a program in the order of its instructions.
pub(super) fn checks(program: &Program) -> Vec<CheckId> {
    let mut seen: HashSet<CheckId> = HashSet::default();
    let asserted = program.instrs().filter_map(|instr| match instr.op {
        Op::Assert { check, .. } => Some(check),
        _ => None,
    });
    asserted.filter(|check| seen.insert(*check)).collect()
}

/// Some of the checks of a program, and what becomes of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The checks.
    pub checks: Vec<CheckId>,
    /// Whether the others are taken for granted; they are left out otherwise.
    pub grants: bool,
}

impl Part {
    /// Its checks as a comment, in a program that has them.
    pub(super) fn title(&self, program: &Program) -> String {
        let one = |check: &CheckId| {
            let check = &program.checks[*check];
            format!(";   {}{}\n", obstacle::place(program, check.at), check.message)
        };
        let checks: String = self.checks.iter().map(one).collect();
        let others = if self.grants { ", as long as no other check is violated" } else { "" };
        format!("; none of these is violated{others}:\n{checks}")
    }

    /// The program with these checks.
    pub(super) fn of(&self, program: &Program) -> Program {
        let mut part = program.clone();
        let is_other = |op: &Op| matches!(op, Op::Assert { check, .. } if !self.checks.contains(check));
        if !self.grants {
            part.functions.values_mut().for_each(|function| pass_by(function, is_other));
        }
        for block in part.functions.values_mut().flat_map(|function| function.blocks.values_mut()) {
            if !self.grants {
                block.instrs.retain(|instr| !is_other(&instr.op));
            }
            for instr in block.instrs.iter_mut().filter(|instr| is_other(&instr.op)) {
                if let Op::Assert { condition, .. } = &instr.op {
                    instr.op = Op::Assume(condition.clone());
                }
            }
        }
        part
    }
}

/// Lets runs go on beside the blocks in which they only violate a check that is left out: after it they end, and what decides whether it is
/// violated would stay as an assumption.
fn pass_by(function: &mut Function, is_left_out: impl Fn(&Op) -> bool) {
    let is_false =
        |op: &Op| matches!(op, Op::Assert { condition: Operand::Const(bits), .. } if bits.is_zero());
    let only_violates = |block: &Block| {
        block.terminator == Terminator::Stop
            && block
                .instrs
                .iter()
                .find(|i| i.op.has_effect())
                .is_some_and(|i| is_false(&i.op) && is_left_out(&i.op))
    };
    let left: HashSet<BlockId> =
        function.blocks.iter().filter(|(_, block)| only_violates(block)).map(|(id, _)| id).collect();
    for block in function.blocks.values_mut() {
        if let Terminator::Branch { then, otherwise, .. } = &block.terminator {
            match (left.contains(&then.block), left.contains(&otherwise.block)) {
                (true, false) => block.terminator = Terminator::Jump(otherwise.clone()),
                (false, true) => block.terminator = Terminator::Jump(then.clone()),
                _ => {}
            }
        }
    }
}

/// A program with the checks that its parts are made of.
pub(super) struct Parts {
    program: Program,
    options: ProgramOptions,
    /// The checks of each part that is open.
    open: Vec<Vec<CheckId>>,
    /// How they are solved first.
    first: Round,
    proven: ProgramProof,
    /// The members that proved parts.
    by: Vec<Proven>,
    /// Who is told what is proven.
    monitor: Monitor,
}

impl Parts {
    /// The parts for these checks, which passes have left; the first one has those that they have decided as well. Checks that passes made
    /// are none of the program: they are made again for each part, and hold where it is proven.
    pub(super) fn new(program: Program, options: ProgramOptions, left: &[CheckId], monitor: Monitor) -> Self {
        let of_program = |check: &CheckId| check.index() < program.checks.len();
        let left: Vec<CheckId> = left.iter().copied().filter(of_program).collect();
        let by_kind = by_kind(&program, &left);
        let first = if by_kind.len() > 1 { Round::BY_KIND } else { Round::OF_FEW };
        let mut open: Vec<Vec<CheckId>> = match by_kind.len() {
            0 | 1 => divided(&left, MOST).collect(),
            _ => by_kind,
        };
        let decided = checks(&program).into_iter().filter(|check| !left.contains(check));
        match open.first_mut() {
            Some(first) => first.extend(decided),
            None => open.push(decided.collect()),
        }
        Parts { program, options, open, first, proven: ProgramProof::default(), by: Vec::new(), monitor }
    }

    /// Solves part by part.
    pub(super) fn solve(mut self, pool: &mut TermPool, stop: &Stop) -> (ProgramOutcome, Stats) {
        let mut stats = Stats::new();
        self.options.engine.jobs = 1;
        let mut how = self.first;
        while !self.open.is_empty() {
            let mut left: Vec<Vec<CheckId>> = Vec::new();
            let (mut gave_up, mut same) = (None, true);
            let mut round = take(&mut self.open).into_iter();
            while let Some(checks) = round.next() {
                let token = stop.within(None, Some(how.work));
                let part = Part { checks, grants: how.grants };
                let outcome = self.solve_part(pool, &part, how.smaller, &token, &mut stats);
                match self.as_whole(outcome) {
                    Outcome::Safe(proof) => {
                        self.note_members(&proof);
                        self.proven.invariants.extend(proof.invariants);
                        self.proven.runs.extend(proof.runs);
                        self.tell(left.iter().chain(round.as_slice()).flatten());
                    }
                    Outcome::Unsafe(violation) => return (Outcome::Unsafe(violation), stats),
                    _ if stop.is_raised() => return (interrupted(stop), stats),
                    // What gave up before its work was done has nothing more to try.
                    Outcome::Unknown(reason)
                        if how.grants && !token.is_raised() && part.checks.len() == 1 =>
                    {
                        gave_up = Some(reason);
                        left.push(part.checks);
                    }
                    _ if how.by_kind && !how.grants => left.push(part.checks),
                    _ => {
                        same &= part.checks.len() == 1;
                        left.extend(divided(&part.checks, if how.by_kind { MOST } else { 2 }));
                    }
                }
            }
            if let Some(reason) = gave_up {
                return (Outcome::Unknown(reason), stats);
            }
            self.open = left;
            how = how.next(same);
        }
        (Outcome::Safe(self.proven), stats)
    }

    /// Members that prove one part are likely to prove another.
    fn note_members(&mut self, proof: &ProgramProof) {
        let found = proof.invariants.iter().filter_map(|one| Some((one.recipe.encoding, one.found_by?)));
        for member in found {
            if !self.by.contains(&member) {
                self.by.push(member);
            }
        }
    }

    /// What an answer about a part says of the program: a run of it may violate a check first that was left out.
    fn as_whole(&self, outcome: ProgramOutcome) -> ProgramOutcome {
        let Outcome::Unsafe(violation) = outcome else { return outcome };
        match eval::run(&self.program, &mut violation.choices.clone(), &Limits::default()).end {
            End::Violation(check) => Outcome::Unsafe(Box::new(Violation { check, ..*violation })),
            _ => Outcome::Unknown(Reason::Incomplete("a check that is left out comes first".into())),
        }
    }

    /// Tells people how many checks are proven, and where those are that are not.
    fn tell<'a>(&self, open: impl Iterator<Item = &'a CheckId>) {
        let proven = self.proven.parts().map(|part| part.checks.len()).sum::<usize>();
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
        part: &Part,
        smaller: u32,
        stop: &Stop,
        stats: &mut Stats,
    ) -> ProgramOutcome {
        let program = part.of(&self.program);
        let monitor = Monitor::new();
        let how = Some(PartTask { proven: &self.by, smaller });
        let task = Task { part: how, ..Task::whole(&program, &self.options, stop, &monitor) };
        let mut own = Stats::new();
        let runs = if part.grants { None } else { all_runs_of(&task, part, &mut own) };
        let outcome = match runs {
            Some(proof) => Outcome::Safe(proof),
            None => forms::all_forms(pool, &task, &mut own),
        };
        stats.absorb("parts.", &own);
        stats.add("parts.solved", 1);
        events::Part::trace(|| events::Part {
            checks: part.checks.len() as u64,
            answer: match &outcome {
                Outcome::Safe(_) => "safe",
                Outcome::Unsafe(_) => "unsafe",
                Outcome::Unknown(_) => "unknown",
            },
            work: stop.work(),
        });
        match outcome {
            Outcome::Safe(mut proof) => {
                proof.invariants.iter_mut().for_each(|proof| proof.of = Some(part.clone()));
                Outcome::Safe(proof)
            }
            other => other,
        }
    }
}

/// The proof of a part by all of its runs, if they are few. Of the program nothing is left but what its checks need, so they depend on few of
/// the choices, where all checks together depend on all of them. The program is one whose every run is one of the part, and there are more; so
/// a violation in it says nothing.
fn all_runs_of(task: &Task<'_>, part: &Part, stats: &mut Stats) -> Option<ProgramProof> {
    if !task.options.runs_alone() || task.is_large() {
        return None;
    }
    let reduced = task.reduce(0, stats);
    let mut pure = task
        .pure(reduced, Contents::first(task.options), stats)
        .ok()
        .filter(|pure| pure.unproved.is_none())?;
    dce_as_if_calls_returned(&mut pure.program);
    match all_runs::decide_part(&pure.program, task.stop)? {
        Outcome::Safe(mut proof) => {
            let AllRuns { runs, steps, .. } = proof.runs.pop()?;
            stats.add("all_runs", 1);
            let of = Some((part.clone(), pure.program));
            Some(ProgramProof { runs: vec![AllRuns { runs, steps, of }], ..ProgramProof::default() })
        }
        _ => None,
    }
}

/// The checks in so many parts, or each by itself.
fn divided(checks: &[CheckId], parts: usize) -> impl Iterator<Item = Vec<CheckId>> {
    checks.chunks(checks.len().div_ceil(parts).max(1)).map(<[CheckId]>::to_vec)
}

/// Whether these checks are of kinds that are proven apart.
pub(super) fn has_kinds(program: &Program, checks: &[CheckId]) -> bool {
    by_kind(program, checks).len() > 1
}

/// The checks of the program among these, those of kinds that are proven together in each part.
fn by_kind(program: &Program, checks: &[CheckId]) -> Vec<Vec<CheckId>> {
    let mut parts: BTreeMap<usize, Vec<CheckId>> = BTreeMap::new();
    for check in checks.iter().filter(|check| check.index() < program.checks.len()) {
        parts.entry(group(program.checks[*check].property)).or_default().push(*check);
    }
    parts.into_values().collect()
}

/// A number for the kinds of checks that are proven together.
fn group(kind: CheckKind) -> usize {
    match kind {
        CheckKind::Dereference | CheckKind::Free => 0,
        CheckKind::MemTrack | CheckKind::MemCleanup => 1,
        CheckKind::Overflow | CheckKind::DivisionByZero => 2,
        CheckKind::Reach | CheckKind::Unsupported | CheckKind::Bound => 3,
    }
}

fn interrupted(stop: &Stop) -> ProgramOutcome {
    let reason = stop.reason().map_or_else(|| Reason::Incomplete("stopped".into()), Reason::Interrupted);
    Outcome::Unknown(reason)
}
