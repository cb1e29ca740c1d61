//! What is asked about a program, and the forms that are made of it for that.

use super::lineup::{admits, is_straight};
use super::pure::{Contents, First, Last, PureProgram, Reduced, Steps};
use super::{InForms, ProgramOptions};
use crate::encodings::name;
use crate::members::{self, Member};
use crate::{Monitor, Session};
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::{CheckKind, Function, Instr, Op, Type};
use eufonium_ir::{Program, Reason};
use eufonium_transform::program::encode::IntEncoding;
use eufonium_transform::program::memory::{self, AssumedValid};
use std::time::Instant;

/// The most instructions of copies in the program with its loops.
const FEW: usize = 300;

/// From so many instructions on checks are proven one by one for most of the time, and programs are solved without what their arrays hold too.
const LARGE: usize = 600;
/// What is left of a large program is large, unless it is so many times smaller: most of a library may be there for no check.
const LEFT: usize = 2;

/// What the programs of a contest share.
pub(super) struct Task<'a> {
    /// The program as it was given.
    pub(super) program: &'a Program,
    pub(super) options: &'a ProgramOptions,
    pub(super) stop: &'a Stop,
    pub(super) monitor: &'a Monitor,
    /// Which accesses are assumed to be valid, from the first form on.
    pub(super) accesses: AssumedValid,
    /// How it is solved if it is a part of a program that others work on as a whole. No runs are made of it, and it has no parts.
    pub(super) part: Option<PartTask<'a>>,
}

/// How a part of a program is solved.
#[derive(Clone, Copy)]
pub(super) struct PartTask<'a> {
    /// The members that proved other parts: they come first.
    pub(super) proven: &'a [Proven],
    /// So many times smaller than for the whole program the slices of the others are: what has little work comes to each of them at least.
    pub(super) smaller: u32,
}

/// An encoding and an engine that have proven a part.
pub(super) type Proven = (IntEncoding, &'static str);

impl<'a> Task<'a> {
    /// A whole program, of which no access is assumed to be valid.
    pub(super) fn whole(
        program: &'a Program,
        options: &'a ProgramOptions,
        stop: &'a Stop,
        monitor: &'a Monitor,
    ) -> Self {
        Task { program, options, stop, monitor, accesses: AssumedValid::None, part: None }
    }
}

impl Task<'_> {
    /// The session of the engines.
    pub(super) fn session(&self) -> Session {
        Session::new(self.options.engine.clone()).under(self.stop).reporting(self.monitor)
    }

    /// The program with copies of loops of so many instructions, before memory becomes values.
    pub(super) fn reduce(&self, unroll: usize, stats: &mut Stats) -> Reduced {
        self.reduce_first(unroll, self.first(), stats)
    }

    /// How each form begins, unless it says something else.
    pub(super) fn first(&self) -> First {
        First {
            accesses: self.accesses,
            members: self.options.members == InForms::Always,
            ..First::default()
        }
    }

    /// Whether a proof may take for granted that runs end at an invalid access that is known. Where only operators are checked, as loops are often
    /// bounded by nothing else; an assertion may fail because of what such an access has overwritten, so a program that has one is not safe.
    pub(super) fn may_end_at_accesses(&self) -> bool {
        use CheckKind::{Bound, DivisionByZero, Overflow, Unsupported};
        let of_operator = |kind| matches!(kind, Overflow | DivisionByZero | Unsupported | Bound);
        self.program.checks.values().all(|check| of_operator(check.property))
    }

    /// Whether violations may be looked for among the runs without an invalid access: in all of the program, where runs have not been left out already.
    pub(super) fn may_leave_invalid_out(&self) -> bool {
        let accesses_decide = self.accesses == AssumedValid::None && !self.may_end_at_accesses();
        accesses_decide && !self.is_part() && self.has_member(members::VALID)
    }

    fn reduce_first(&self, unroll: usize, first: First, stats: &mut Stats) -> Reduced {
        let options = ProgramOptions { unroll, ..self.options.clone() };
        self.passes(stats, |steps| Reduced::new(self.program, &options, first, steps))
    }

    /// The same where only violations are looked for: numbers that texts spell are computed.
    pub(super) fn reduce_for_runs(&self, stats: &mut Stats) -> Reduced {
        let options = self.computing();
        self.passes(stats, |steps| Reduced::new(self.program, &options, self.first(), steps))
    }

    /// The options by which numbers that texts spell are computed.
    pub(super) fn computing(&self) -> ProgramOptions {
        ProgramOptions { any_numbers: false, ..self.options.clone() }
    }

    /// The program with its loops, but for copies of a few instructions: short loops inside of others, which would only be in the way of
    /// an invariant. With how many instructions it was made.
    pub(super) fn with_loops(&self, first: First, stats: &mut Stats) -> (Reduced, usize) {
        if FEW < self.options.unroll {
            let reduced = self.reduce_first(FEW, first, stats);
            if reduced.has_loops() {
                return (reduced, FEW);
            }
        }
        (self.reduce_first(0, first, stats), 0)
    }

    /// Whether the source says that arrays are in structures, and whether they are to be apart.
    pub(super) fn has_members(&self) -> bool {
        let is_member = |op: &Op| matches!(op, Op::Offset { member: Some(_), .. });
        self.options.members == InForms::Beside && self.program.instrs().any(|instr| is_member(&instr.op))
    }

    /// Whether it is asked what is lost.
    pub(super) fn asks_for_lost(&self) -> bool {
        self.program.instrs().any(|instr| matches!(instr.op, Op::AllReached))
    }

    /// Whether all accesses are checked, and some of them read bytes.
    pub(super) fn has_texts(&self) -> bool {
        let reads = |function: &Function| {
            let is_byte = |instr: &Instr| {
                matches!(instr.op, Op::Load { .. }) && function.values[instr.defs[0]].ty == Type::Int(8)
            };
            function.instrs().any(is_byte)
        };
        self.options.terminators == InForms::Beside
            && memory::checks_accesses(self.program)
            && self.program.functions.values().any(reads)
    }

    /// The pure program that is encoded, with so much of what arrays hold.
    pub(super) fn pure(
        &self,
        reduced: Reduced,
        contents: Contents,
        stats: &mut Stats,
    ) -> Result<PureProgram, String> {
        let how = Last { trips: self.options.unwind, ranges: false, contents };
        self.passes(stats, |steps| reduced.into_pure(self.program, how, steps))
    }

    /// The pure program without loops in which copies of variable length are operators.
    pub(super) fn with_ranges(&self, reduced: Reduced, stats: &mut Stats) -> Result<PureProgram, Reason> {
        let how = Last { ranges: true, ..Last::default() };
        self.straight(reduced, how, stats, || "there are loops besides those that copy".into())
    }

    /// The pure program without loops whose runs end behind so many trips of a loop.
    pub(super) fn unwind(
        &self,
        reduced: Reduced,
        trips: usize,
        stats: &mut Stats,
    ) -> Result<PureProgram, Reason> {
        let how = Last { trips: Some(trips), ranges: reduced.has_ranges(), ..Last::default() };
        self.straight(reduced, how, stats, || format!("there are loops that are not copied {trips} times"))
    }

    /// The pure program if all its runs are of bounded length; otherwise `why` not.
    fn straight(
        &self,
        reduced: Reduced,
        how: Last,
        stats: &mut Stats,
        why: impl FnOnce() -> String,
    ) -> Result<PureProgram, Reason> {
        let pure = self.passes(stats, |steps| reduced.into_pure(self.program, how, steps));
        let pure = pure.map_err(Reason::Unsupported)?;
        if is_straight(&pure.program) { Ok(pure) } else { Err(Reason::Incomplete(why())) }
    }

    /// Whether it is a part of a program.
    pub(super) fn is_part(&self) -> bool {
        self.part.is_some()
    }

    /// Whether this member has proven another part of the same program.
    pub(super) fn has_proven(&self, member: Proven) -> bool {
        self.part.as_ref().is_some_and(|part| part.proven.contains(&member))
    }

    /// Whether runs with random choices are among what is tried.
    pub(super) fn makes_runs(&self) -> bool {
        !self.is_part() && self.has_member(members::RUNS)
    }

    /// Whether it is solved without what arrays hold too, where this is left of it.
    pub(super) fn is_forgetful(&self, pure: &Program) -> bool {
        self.options.forget && self.is_large_in(pure)
    }

    /// Whether its checks are many and far apart.
    pub(super) fn is_large(&self) -> bool {
        self.options.unwind.is_none() && self.program.instrs().nth(LARGE).is_some()
    }

    /// Whether they are, in what is left of it.
    pub(super) fn is_large_in(&self, pure: &Program) -> bool {
        self.is_large() && pure.instrs().nth(LARGE / LEFT).is_some()
    }

    /// Whether a member of the automatic portfolio is to be there.
    pub(super) fn has_member(&self, member: Member) -> bool {
        self.admits(None, member)
    }

    /// The same on an encoding, if it is one of several.
    pub(super) fn admits(&self, encoding: Option<IntEncoding>, member: Member) -> bool {
        let options = &self.options.engine;
        let portfolio = &options.components.portfolio;
        options.engine.is_auto()
            && encoding.is_none_or(|encoding| admits(self.options, encoding))
            && portfolio.admits(encoding.map(name), member.engine)
    }

    /// Makes some steps, and counts their time.
    fn passes<T>(&self, stats: &mut Stats, work: impl FnOnce(&mut Steps<'_>) -> T) -> T {
        self.monitor.phase("passes");
        let begun = Instant::now();
        let result = work(&mut Steps::new(stats, self.monitor));
        let passes = begun.elapsed().as_secs_f64();
        stats.add_time("time.passes", passes);
        stats.add_time("time.total", passes);
        result
    }
}
