//! The forms and encodings of a program, each with its engines, as members of one portfolio.
//!
//! An encoding whose derivation cannot be replayed is not asked again; neither is an engine that gave up. A form in which a run ends at an
//! invalid access says nothing more; if it is the program with its loops, or with all of their trips, nothing else does.
//!
//! No proof comes from a form that leaves runs out: an access outside of an object that bounds a loop is a violation in the form with
//! copies, and a form that is not the whole program says why it proves nothing.

use super::again::Recipe;
use super::events;
use super::pure::{Last, PureProgram, Reduced, Steps};
use super::random_runs;
use super::replay::{Replay, place, replay};
use super::{Arith, ProgramInvariant, ProgramOptions, ProgramOutcome, ProgramProof, Violation};
use crate::members::{self, BITS, EXACT, IDEAL, Member, READS};
use crate::portfolio::{Contest, Job, Judged, Slot};
use crate::solve::Prepared;
use crate::{EngineOptions, Monitor};
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::{CheckId, CheckKind, Op, Operand, Type};
use eufonium_ir::{Derivation, Invariant, Outcome, Program, Reason, TermPool};
use eufonium_transform::program::encode::{Arrays, EncodeOptions, Encoded, Floats, Words, encode};
use eufonium_transform::program::passes::unroll::{Unrolled, count_loops};
use std::sync::Arc;
use std::time::Instant;

/// What the programs of a contest share.
pub(super) struct Task<'a> {
    /// The program as it was given.
    pub(super) program: &'a Program,
    pub(super) options: &'a ProgramOptions,
    pub(super) stop: &'a Stop,
    pub(super) monitor: &'a Monitor,
}

impl Task<'_> {
    /// The program with copies of loops of so many instructions, before memory becomes values.
    pub(super) fn reduce(&self, unroll: usize, accesses: bool, stats: &mut Stats) -> Reduced {
        let options = ProgramOptions { unroll, ..self.options.clone() };
        self.passes(stats, |steps| Reduced::new(self.program, &options, accesses, steps))
    }

    /// The pure program that is encoded.
    pub(super) fn pure(&self, reduced: Reduced, stats: &mut Stats) -> Result<PureProgram, String> {
        let how = Last { trips: self.options.unwind, ranges: false };
        self.passes(stats, |steps| reduced.into_pure(self.program, how, steps))
    }

    /// The pure program without loops in which copies of variable length are operators.
    fn with_ranges(&self, reduced: Reduced, stats: &mut Stats) -> Result<PureProgram, Reason> {
        let how = Last { trips: None, ranges: true };
        self.straight(reduced, how, stats, || "there are loops besides those that copy".into())
    }

    /// The pure program without loops whose runs end behind so many trips of a loop.
    fn unwind(&self, reduced: Reduced, trips: usize, stats: &mut Stats) -> Result<PureProgram, Reason> {
        let how = Last { trips: Some(trips), ranges: reduced.has_ranges() };
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

    /// Whether runs with random choices are among what is tried.
    pub(super) fn makes_runs(&self) -> bool {
        let options = &self.options.engine;
        options.engine == "auto" && !options.components.portfolio.without.has(members::RUNS.engine)
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

/// What is solved beside the form of the program that a contest begins with.
#[derive(Default)]
pub(super) struct Others {
    /// The program with its loops.
    pub(super) loops: bool,
    /// This one, with copies of its loops for some trips.
    pub(super) unwound: Option<Reduced>,
    /// This one, with copies of variable length as operators, if it has no loops but those.
    pub(super) ranges: Option<Reduced>,
}

/// The clauses of a form of the program.
struct Encoding {
    words: Words,
    encoded: Encoded,
    prepared: Arc<Prepared>,
}

/// A form of the program with its encodings, made when they are first asked for.
struct Form {
    pure: PureProgram,
    encodings: Vec<Encoding>,
}

impl Form {
    fn new(pure: PureProgram) -> Self {
        Form { pure, encodings: Vec::new() }
    }

    /// Where an encoding is among those that were made.
    fn place(&self, words: Words) -> Option<usize> {
        self.encodings.iter().position(|e| e.words == words)
    }
}

/// How a contest ends that is not stopped.
pub(super) enum End {
    /// With an answer, or a reason for none.
    Answer(ProgramOutcome),
    /// A run of the program ends at an invalid access; nothing else is known then.
    Access(Reason),
}

/// A member that works on an encoding of a form.
#[derive(Clone, Copy)]
struct Place {
    form: usize,
    words: Words,
    member: Member,
}

impl Place {
    /// Whether the member runs the program itself, whatever its form and encoding.
    fn is_of_runs(&self) -> bool {
        self.member == members::RUNS
    }
}

/// What a member finds.
pub(super) enum Found {
    /// The answer to an encoding, with figures.
    Clauses(Outcome, Stats),
    /// A run that violates a check, if there is one, with figures.
    Run(Option<Box<Violation>>, Stats),
}

/// The contest.
pub(super) struct Programs<'a> {
    task: &'a Task<'a>,
    stats: &'a mut Stats,
    /// The program with its loops copied; the one with its loops if that is another one; one with some trips of each loop; and one with
    /// copies of variable length as operators.
    forms: [Option<Result<Form, Reason>>; 4],
    /// What the other forms are made of.
    others: Others,
    /// Which of [`members::TRIPS`] it has.
    stage: usize,
    places: Vec<Place>,
    /// Why a form said nothing more that leaves runs out.
    pub(super) access: Option<Reason>,
}

/// The round in which the members for the program with its loops begin.
const LOOPS_ROUND: u32 = 1;

/// For so many instructions of a program random runs get one slice more.
const INSTRS_PER_SLICE: usize = 1_000;

/// The form whose loops are copied for some trips only.
const UNWOUND: usize = 2;

/// The form in which copies of variable length are operators.
const RANGES: usize = 3;

impl<'a> Programs<'a> {
    /// The contest for a form of the program, and for others.
    pub(super) fn new(task: &'a Task<'a>, pure: PureProgram, others: Others, stats: &'a mut Stats) -> Self {
        let place = |form| move |&(words, member): &(Words, Member)| Place { form, words, member };
        let straight = is_straight(&pure.program);
        let of_copies = members(task.options, &pure.program, straight, has_arrays(&pure.program));
        // Abstractions of loops are of no use where there are none.
        let of_copies = of_copies.iter().filter(|(_, member)| !(others.loops && member.is_partial()));
        let mut places: Vec<Place> = of_copies.map(place(0)).collect();
        if others.loops {
            let arrays = indexes_memory(task.program);
            places.extend(members(task.options, &pure.program, false, arrays).iter().map(place(1)));
        }
        if task.options.engine.engine == "auto" {
            if task.makes_runs() {
                places.insert(0, place(0)(&(IDEAL, members::RUNS)));
            }
            if others.ranges.is_some() && admits(task.options, READS) {
                places.insert(1, place(RANGES)(&(READS, members::ONE_QUESTION)));
            }
            if let Some(reduced) = &others.unwound
                && admits(task.options, BITS)
                && !straight
            {
                let words = if reduced.has_ranges() { READS } else { BITS };
                places.push(place(UNWOUND)(&(words, members::UNWOUND)));
            }
        }
        let forms = [Some(Ok(Form::new(pure))), None, None, None];
        Programs { task, stats, forms, others, stage: 0, places, access: None }
    }

    /// The members' slots.
    pub(super) fn slots(&self) -> Vec<Slot> {
        // What the others do before their slices count takes longer for large programs.
        let size = self.task.program.instrs().count() / INSTRS_PER_SLICE;
        let slot = |place: &Place| {
            let name = match place.is_of_runs() {
                true => place.member.engine.to_owned(),
                false => format!("{}.{}", name(place.words), place.member.engine),
            };
            let early = [0, RANGES].contains(&place.form) || place.member.is_partial();
            let slot = place.member.slot(name, if early { 0 } else { LOOPS_ROUND });
            match place.is_of_runs() {
                true => {
                    let slice = slot.slice.times(1 + size as u32);
                    Slot { slice, doublings: members::RUNS_DOUBLINGS, ..slot }
                }
                false => slot,
            }
        };
        self.places.iter().map(slot).collect()
    }

    /// The places of a form, or of one of its encodings.
    fn of(&self, form: usize, words: Option<Words>) -> Vec<usize> {
        let is_one = |place: &Place| {
            !place.is_of_runs() && place.form == form && words.is_none_or(|words| place.words == words)
        };
        (0..self.places.len()).filter(|&i| is_one(&self.places[i])).collect()
    }

    /// A form that was made.
    fn form(&mut self, form: usize) -> &mut Form {
        match &mut self.forms[form] {
            Some(Ok(form)) => form,
            _ => unreachable!("a form is made before its members begin"),
        }
    }

    /// The clauses of a member's form and encoding.
    fn encoding(&mut self, pool: &mut TermPool, place: Place) -> Result<Arc<Prepared>, Reason> {
        let Programs { task, stats, forms, others, stage, .. } = self;
        let form = forms[place.form].get_or_insert_with(|| {
            let pure = match (place.form, &others.unwound, &others.ranges) {
                (UNWOUND, Some(reduced), _) => task.unwind(reduced.clone(), members::TRIPS[*stage], stats),
                (RANGES, _, Some(reduced)) => task.with_ranges(reduced.clone(), stats),
                _ => {
                    let reduced = task.reduce(0, false, stats);
                    task.pure(reduced, stats).map_err(Reason::Unsupported)
                }
            };
            pure.map(Form::new)
        });
        let form = form.as_mut().map_err(|reason| reason.clone())?;
        if let Some(known) = form.place(place.words) {
            return Ok(Arc::clone(&form.encodings[known].prepared));
        }
        let options = EncodeOptions { step: task.options.step, words: place.words };
        let encoded = encode(pool, &form.pure.program, &options).map_err(Reason::Unsupported)?;
        events::Clauses::trace(|| events::Clauses {
            words: name(place.words),
            predicates: encoded.system.preds.len() as u64,
            clauses: encoded.system.clauses.len() as u64,
        });
        let parts = (&task.options.engine, task.stop, task.monitor);
        let prepared = Arc::new(Prepared::new(pool, &encoded.system, parts, stats));
        form.encodings.push(Encoding { words: place.words, encoded, prepared: Arc::clone(&prepared) });
        Ok(prepared)
    }

    /// What a proof about the clauses says of the program.
    fn proved(&mut self, place: Place, invariant: Invariant) -> Judged<End> {
        let all = self.of(place.form, None);
        let form = self.form(place.form);
        if let Some(why) = &form.pure.unproved {
            return Judged::Retire(all, Reason::Unsupported(why.clone()));
        }
        let index = form.place(place.words).expect("it was solved");
        let encoded = form.encodings.swap_remove(index).encoded;
        let (pure, executed) = (form.pure.program.clone(), form.pure.executed);
        let ProgramOptions { unroll, unwind, .. } = *self.task.options;
        let (unroll, unwind) = match place.form {
            1 => (0, unwind),
            UNWOUND => (unroll, Some(members::TRIPS[self.stage])),
            _ => (unroll, unwind),
        };
        let recipe = Recipe { unroll, unwind, words: place.words, executed };
        let safe = ProgramInvariant { pure, encoded, invariant, recipe };
        let proof = ProgramProof::Invariant(Box::new(safe));
        Judged::Answer(End::Answer(ProgramOutcome::Safe(proof)))
    }

    /// What a derivation says of the program: that which its run shows.
    fn refuted(&mut self, pool: &TermPool, place: Place, derivation: &Derivation) -> Judged<End> {
        let all = self.of(place.form, None);
        let same = self.of(place.form, Some(place.words));
        let program = self.task.program;
        let form = self.form(place.form);
        let index = form.place(place.words).expect("it was solved");
        let Some(trace) = form.encodings[index].encoded.back.trace(pool, derivation) else {
            let reason = Reason::CheckFailed("a derivation is no run".into());
            return Judged::Answer(End::Answer(ProgramOutcome::Unknown(reason)));
        };
        if form.pure.program.checks[trace.check].property == CheckKind::Bound {
            return self.more_trips(place, all);
        }
        let replayed = replay(program, (&form.pure.program, place.words), trace);
        let leaves_runs_out = form.pure.unrolled >= Unrolled::Bounded;
        self.stats.add("replay.runs", 1);
        events::Replayed::trace(|| {
            let result = match &replayed {
                Replay::Violation(_) => "violation",
                Replay::Unsupported(_) => "unsupported",
                Replay::Access(_) => "access",
                Replay::Spurious(_) => "spurious",
            };
            events::Replayed { result }
        });
        match replayed {
            Replay::Violation(violation) => Judged::Answer(End::Answer(ProgramOutcome::Unsafe(violation))),
            Replay::Unsupported(check) => Judged::Retire(all, unsupported(program, check)),
            Replay::Access(reason) => {
                self.stats.add("replay.accesses", 1);
                if !leaves_runs_out {
                    return Judged::Answer(End::Access(reason));
                }
                self.access = Some(reason.clone());
                Judged::Retire(all, reason)
            }
            Replay::Spurious(reason) => {
                self.stats.add("replay.spurious", 1);
                Judged::Retire(same, reason)
            }
        }
    }

    /// What to do after a run that takes more trips through a loop than there are copies.
    fn more_trips(&mut self, place: Place, all: Vec<usize>) -> Judged<End> {
        if place.form == UNWOUND && self.stage + 1 < members::TRIPS.len() {
            let trips = members::TRIPS[self.stage] as u64;
            events::Trips::trace(|| events::Trips { trips });
            self.stage += 1;
            self.forms[UNWOUND] = None;
            return Judged::Again;
        }
        Judged::Retire(all, Reason::Incomplete("runs take more trips through a loop".into()))
    }
}

impl Contest for Programs<'_> {
    type Found = Found;
    type Answer = End;

    fn job(&mut self, pool: &mut TermPool, slot: usize) -> Result<Job<Self::Found>, Reason> {
        let place = self.places[slot];
        if place.is_of_runs() {
            // The first runs had the seed itself.
            let (program, seed) = (self.task.program.clone(), self.task.options.engine.seed.wrapping_add(1));
            return Ok(Box::new(move |_, stop| {
                let (violation, stats) = random_runs::search(&program, seed, stop);
                Found::Run(violation, stats)
            }));
        }
        let prepared = self.encoding(pool, place)?;
        let options =
            EngineOptions { engine: place.member.engine.into(), ..self.task.options.engine.clone() };
        let job = prepared.job(pool, place.member.engine, options, self.task.monitor.clone())?;
        Ok(Box::new(move |pool, stop| {
            let (outcome, stats) = job(pool, stop);
            Found::Clauses(outcome, stats)
        }))
    }

    fn judge(&mut self, pool: &mut TermPool, slot: usize, found: Self::Found) -> Judged<End> {
        let (outcome, stats) = match found {
            Found::Clauses(outcome, stats) => (outcome, stats),
            Found::Run(violation, stats) => {
                self.stats.absorb("", &stats);
                if let Some(violation) = violation {
                    self.stats.add("program.random_runs", 1);
                    return Judged::Answer(End::Answer(ProgramOutcome::Unsafe(violation)));
                }
                let what = "no run with random choices violates a check";
                return Judged::Retire(vec![], Reason::Incomplete(what.into()));
            }
        };
        self.stats.absorb("", &stats);
        let place = self.places[slot];
        match outcome {
            Outcome::Safe(invariant) => self.proved(place, invariant),
            Outcome::Unsafe(derivation) => self.refuted(pool, place, &derivation),
            Outcome::Unknown(reason) => Judged::Retire(vec![], reason),
        }
    }

    fn stopped(&mut self, _: usize, found: Self::Found) {
        let (Found::Clauses(_, stats) | Found::Run(_, stats)) = found;
        self.stats.absorb("", &stats);
    }

    fn stats(&mut self) -> &mut Stats {
        self.stats
    }
}

/// The members that the options admit, for a pure program, for one without loops, or for one in which loops change arrays.
fn members(
    options: &ProgramOptions,
    program: &Program,
    straight: bool,
    arrays: bool,
) -> Vec<(Words, Member)> {
    let admitted = |words: Words| admits(options, words);
    let engine = options.engine.engine.as_str();
    let has_floats = program.instrs().any(|instr| matches!(instr.op, Op::Float { .. }));
    let all = match has_floats {
        true if straight => members::STRAIGHT_FLOATS,
        true => members::FLOATS,
        false if straight => members::STRAIGHT,
        false if arrays => members::ARRAYS,
        false => members::PROGRAMS,
    };
    let mut members: Vec<(Words, Member)> = all
        .iter()
        .copied()
        .filter(|(words, m)| admitted(*words) && (engine == "auto" || engine == m.engine))
        .filter(|(_, m)| !options.engine.components.portfolio.without.has(m.engine))
        .collect();
    if members.is_empty() {
        let name = crate::engines().iter().map(|e| e.name()).find(|name| *name == engine);
        let words = [IDEAL, EXACT, BITS].into_iter().filter(|w| admitted(*w));
        members.extend(words.filter_map(|words| Some((words, Member::named(name?)))));
    }
    members
}

/// Whether the options admit an encoding.
fn admits(options: &ProgramOptions, words: Words) -> bool {
    match options.arith {
        Arith::Auto => true,
        Arith::Integers => !matches!(words, Words::BitVectors { .. }),
        Arith::BitVectors => matches!(words, Words::BitVectors { .. }),
    }
}

/// Whether all runs are of bounded length.
fn is_straight(program: &Program) -> bool {
    count_loops(program) == 0 && !program.instrs().any(|instr| matches!(instr.op, Op::Call { .. }))
}

/// Whether a block begins with an array of its own.
fn has_arrays(program: &Program) -> bool {
    program.functions.values().any(|function| {
        let mut params = function.blocks.values().flat_map(|block| &block.params);
        params.any(|&param| matches!(function.values[param].ty, Type::Array { .. }))
    })
}

/// Whether an address has an index that is no constant, as where loops go through arrays.
fn indexes_memory(program: &Program) -> bool {
    let varies = |(index, _): &(Operand, _)| matches!(index, Operand::Value(_));
    program.instrs().any(|instr| matches!(&instr.op, Op::Offset { scaled, .. } if scaled.iter().any(varies)))
}

fn name(words: Words) -> &'static str {
    match words {
        Words::BitVectors { arrays: Arrays::Reads, .. } => "reads",
        Words::BitVectors { floats: Floats::Circuits, .. } => "bv",
        Words::BitVectors { floats: Floats::Bounded, .. } => "bounded",
        Words::BitVectors { floats: Floats::Ranges, .. } => "ranges",
        Words::Integers { exact: true } => "int",
        Words::Integers { exact: false } => "ideal",
    }
}

fn unsupported(program: &Program, check: CheckId) -> Reason {
    let check = &program.checks[check];
    Reason::Unsupported(format!("{}{}", place(program, check.at), check.message))
}
