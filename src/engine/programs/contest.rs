//! The forms and encodings of a program, each with its engines, as members of one portfolio.
//!
//! An encoding whose derivation cannot be replayed is not asked again; neither is an engine that gave up. A form in which a run ends at an
//! invalid access says nothing more; if it is the program with its loops, or with all of their trips, nothing else does.
//!
//! No proof comes from a form that leaves runs out: an access outside of an object that bounds a loop is a violation in the form with
//! copies, and a form that is not the whole program says why it proves nothing.

use super::again::Recipe;
use super::block_facts::BlockFacts;
use super::early::{Early, Tried};
use super::events;
use super::form::{Form, chains_held, members_apart, tables_whole, with_loops};
use super::obstacle;
use super::parts::{self, Parts};
use super::places::{
    CHAINS, FORGETFUL, INDEXED, MEMBERS, Others, Place, RANGES, TABLES, TERMINATORS, UNWOUND, contents,
};
use super::pure::{First, PureProgram, Reduced};
use super::random_runs;
use super::replay::{Replay, replay};
use super::spelled::Words;
use super::task::{PartTask, Task};
use super::{ProgramInvariant, ProgramOutcome, ProgramProof, forms};
use crate::encodings::{BITS, name};
use crate::members;
use crate::portfolio::{Contest, Job, Judged, Slot};
use crate::prepared::Prepared;
use eufonium_base::Stats;
use eufonium_ir::program::{CheckId, CheckKind};
use eufonium_ir::{Derivation, Invariant, Outcome, Program, Reason, TermPool};
use eufonium_transform::program::encode::{EncodeOptions, IntEncoding};
use eufonium_transform::program::memory::AssumedValid;
use eufonium_transform::program::passes::unroll::Unrolled;
use std::sync::Arc;

/// How a contest ends that is not stopped.
pub(super) enum End {
    /// With an answer, or a reason for none.
    Answer(ProgramOutcome),
    /// A run of the program ends at an invalid access; nothing else is known then.
    Access(Reason),
}

/// What a member finds.
pub(super) enum Found {
    /// The answer to an encoding, with figures.
    Clauses(Outcome, Stats),
    /// The answer to the program itself, with figures.
    Program(ProgramOutcome, Stats),
}

/// The contest.
pub(super) struct Programs<'a> {
    task: &'a Task<'a>,
    stats: &'a mut Stats,
    /// The program with its loops copied; the one with its loops if that is another one; one with some trips of each loop; one with
    /// copies of variable length as operators; one without what arrays hold; one with its loops in which arrays are apart from their structures; one with
    /// only the zeros of texts; one with short tables as arrays; one with all short arrays that are indexed; and one that keeps who holds records.
    forms: [Tried; 10],
    /// What the other forms are made of.
    others: Others,
    /// The same for the program with its loops, and with how many instructions of copies it was made; once it is asked for.
    looped: Option<(Reduced, usize)>,
    /// Which accesses are assumed to be valid in forms that are made of it.
    accesses: AssumedValid,
    /// Which of [`members::TRIPS`] it has.
    stage: usize,
    /// The form that is solved first.
    first: usize,
    /// Whether there are many checks, far apart.
    is_large: bool,
    /// Whether there are checks of several kinds.
    has_kinds: bool,
    /// How many slices more runs have: what the others do before their slices count takes longer for large programs.
    more_runs: usize,
    places: Vec<Place>,
    /// The checks of the first form, which are proven one by one too.
    checks: Vec<CheckId>,
    /// Why a form said nothing more that leaves runs out.
    pub(super) access: Option<Reason>,
}

/// The round in which the members for the program with its loops begin.
const LOOPS_ROUND: u32 = 1;

/// The round in which checks begin to be proven one by one (at once in large programs, or if there are several kinds), and the share that has of the
/// work of all others: a part of it, or a multiple where it begins at once.
const PARTS_ROUND: u32 = 1;
const PARTS_SHARE: u64 = 2;
const EARLY_PARTS_SHARE: u64 = 2;

/// For so many instructions of a program random runs get one slice more.
const INSTRS_PER_SLICE: usize = 1_000;

/// A program counts as at most so many times as large as what is left of it: what is solved at once needs no runs.
const MOST_TIMES_LEFT: usize = 16;

/// Copies that leave loops and are so many times as large as the program have theirs from then on, and the program with its loops is first.
const BULKY: usize = 16;

impl<'a> Programs<'a> {
    /// The contest for a form of the program, and for others.
    pub(super) fn new(task: &'a Task<'a>, pure: PureProgram, others: Others, stats: &'a mut Stats) -> Self {
        let early = Early::new(task, &pure.program, stats);
        let checks = parts::checks(&pure.program);
        let has_kinds = parts::has_kinds(task.program, &checks);
        let places = early.places(task, (&pure.program, checks.len(), has_kinds), &others);
        let size = |program: &Program| program.instrs().count();
        let (whole, left) = (size(task.program), size(&pure.program));
        let is_bulky = others.loops && !early.straight && left > BULKY * whole;
        let more_runs = whole.min(MOST_TIMES_LEFT * left) / INSTRS_PER_SLICE;
        let is_large = task.is_large_in(&pure.program);
        let first = early.first(is_bulky);
        let Early { apart, zeros, tables, looped, .. } = early;
        let copies = Some(Ok(Form::new(pure, task.options.unroll)));
        let forms = [copies, None, None, None, None, apart, zeros, tables, None, None];
        Programs {
            task,
            stats,
            forms,
            others,
            looped,
            accesses: task.accesses,
            stage: 0,
            first,
            is_large,
            has_kinds,
            more_runs,
            places,
            checks,
            access: None,
        }
    }

    /// The members' slots.
    pub(super) fn slots(&self) -> Vec<Slot> {
        let share = random_runs::share(self.task.program) as u32;
        let slot = |place: &Place| {
            let name = match place.is_of_program() {
                true => place.member.engine.to_owned(),
                false => {
                    let form = match place.form {
                        TERMINATORS => "/zeros",
                        TABLES => "/tables",
                        INDEXED => "/indexed",
                        CHAINS => "/chains",
                        _ => "",
                    };
                    format!("{}.{}{form}", name(place.encoding), place.member.engine)
                }
            };
            // Where arrays are in structures, the forms in which they are not apart rarely say something, nor do bytes of many texts.
            let is_behind = |form| match form {
                INDEXED => true,
                form => [MEMBERS, TERMINATORS].contains(&self.first) && [0, 1].contains(&form),
            };
            let behind = is_behind(place.form) && !place.is_of_program();
            let is_early = |form| match form {
                // Tables say all that zeros do.
                TERMINATORS => !matches!(self.forms[TABLES], Some(Ok(_))),
                form => [self.first, RANGES, TABLES].contains(&form),
            };
            let early = is_early(place.form) || place.member.is_partial() && !behind;
            // That there is nothing of which a form would be explains nothing.
            let of_some = [TERMINATORS, TABLES, INDEXED, MEMBERS, CHAINS].contains(&place.form);
            let mut slot = place.member.slot(name, if early { 0 } else { LOOPS_ROUND });
            slot.partial |= of_some && place.form != self.first;
            match place.member {
                members::RUNS => {
                    let slice = slot.slice.times(share * (1 + self.more_runs as u32));
                    Slot { slice, ..slot }
                }
                members::PARTS if self.has_kinds => Slot { round: 0, ..slot },
                members::PARTS if !self.is_large => Slot { round: PARTS_ROUND, ..slot },
                _ => slot,
            }
        };
        let mut slots: Vec<Slot> = self.places.iter().map(slot).collect();
        if let Some(PartTask { smaller, .. }) = self.task.part {
            let is_first = |place: &Place| place.form == FORGETFUL || self.task.has_proven(place.proven());
            let others = slots.iter_mut().zip(&self.places).filter(|(_, place)| !is_first(place));
            others.for_each(|(slot, _)| slot.slice = slot.slice.over(smaller));
        }
        // They ask all of the others, one of them about each check.
        let all = slots.iter().filter_map(|slot| slot.slice.work).sum::<u64>();
        for (slot, place) in slots.iter_mut().zip(&self.places) {
            let share = match place.member {
                members::PARTS if self.is_large || self.has_kinds => all * EARLY_PARTS_SHARE,
                members::PARTS | members::VALID => all / PARTS_SHARE,
                _ => continue,
            };
            slot.slice = members::slice(share);
        }
        slots
    }

    /// The places of a form, or of one of its encodings.
    fn of(&self, form: usize, encoding: Option<IntEncoding>) -> Vec<usize> {
        let is_one = |place: &Place| {
            !place.is_of_program()
                && place.form == form
                && encoding.is_none_or(|encoding| place.encoding == encoding)
        };
        (0..self.places.len()).filter(|&i| is_one(&self.places[i])).collect()
    }

    /// Tells people what a run comes to, unless they know something already: it may be all that is found.
    fn tell(&self, reason: &Reason) {
        self.task.monitor.update(|snapshot| {
            if snapshot.partial.is_empty() {
                snapshot.partial = format!("a run comes to this: {reason}");
            }
        });
    }

    /// The places on these forms whose answers can be proofs only.
    fn provers(&self, is_form: impl Fn(usize) -> bool) -> Vec<usize> {
        let is_one = |place: &Place| place.proves_alone() && is_form(place.form);
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
        let Programs { task, stats, forms, others, looped, accesses, stage, .. } = self;
        let form = forms[place.form].get_or_insert_with(|| {
            let whole = task.options.unroll;
            let (pure, unroll) = match (place.form, &mut others.unwound, &others.ranges) {
                (UNWOUND, Some(reduced), _) => {
                    if reduced.has_any_numbers() {
                        *reduced = task.reduce_for_runs(stats);
                    }
                    (task.unwind(reduced.clone(), members::TRIPS[*stage], stats), whole)
                }
                (RANGES, _, Some(reduced)) => (task.with_ranges(reduced.clone(), stats), whole),
                (MEMBERS, ..) => return members_apart(task, stats),
                (TABLES, ..) => return tables_whole(task, stats),
                (CHAINS, ..) => return chains_held(task, stats),
                _ => {
                    let first = First { accesses: *accesses, ..task.first() };
                    let looped = looped.get_or_insert_with(|| task.with_loops(first, stats));
                    return with_loops(task, looped, contents(place.form, task), stats);
                }
            };
            pure.map(|pure| Form::new(pure, unroll))
        });
        let form = form.as_mut().map_err(|reason| reason.clone())?;
        let how = form.how(place.member, place.encoding, task.options);
        form.clauses(pool, how, &task.session(), stats)
    }

    /// What a member is to analyse from block to block.
    fn block_facts(&mut self, pool: &mut TermPool, place: Place) -> Option<BlockFacts> {
        let part = place.member.blocks()?;
        let options = self.task.options;
        let form = self.form(place.form);
        let how = form.how(place.member, place.encoding, options);
        let encoded = form.encoded(how)?;
        BlockFacts::of(pool, &form.pure.program, (encoded, how), (options, part))
    }

    /// What a proof about the clauses says of the program.
    fn proved(&mut self, place: Place, invariant: Invariant) -> Judged<End> {
        let all = self.of(place.form, None);
        let options = self.task.options;
        let form = self.form(place.form);
        if let Some(why) = &form.pure.unproved {
            return Judged::Retire(all, Reason::Unsupported(why.clone()));
        }
        let how = form.how(place.member, place.encoding, options);
        let encoded = form.take(how).expect("it was solved");
        let PureProgram { executed, any_numbers, members, chains, accesses, .. } = form.pure;
        let (pure, unroll) = (form.pure.program.clone(), form.unroll);
        let unwind = match place.form {
            UNWOUND => Some(members::TRIPS[self.stage]),
            _ => self.task.options.unwind,
        };
        let contents = contents(place.form, self.task);
        let EncodeOptions { calls, encoding, .. } = how;
        let recipe = Recipe {
            unroll,
            unwind,
            calls,
            encoding,
            executed,
            contents,
            any_numbers,
            members,
            chains,
            accesses,
        };
        let found_by = Some(place.member.engine);
        let safe = ProgramInvariant { pure, encoded, invariant, recipe, of: None, found_by };
        let proof = ProgramProof { invariants: vec![safe], ..ProgramProof::default() };
        Judged::Answer(End::Answer(ProgramOutcome::Safe(proof)))
    }

    /// What a derivation says of the program: that which its run shows.
    fn refuted(&mut self, pool: &TermPool, place: Place, derivation: &Derivation) -> Judged<End> {
        let all = self.of(place.form, None);
        if [FORGETFUL, TERMINATORS, TABLES].contains(&place.form) {
            return Judged::Retire(all, Reason::Incomplete("what arrays hold matters".into()));
        }
        let same = self.of(place.form, Some(place.encoding));
        let Task { program, options, .. } = self.task;
        let form = self.form(place.form);
        let how = form.how(place.member, place.encoding, options);
        let encoded = form.encoded(how).expect("it was solved");
        let Some(trace) = encoded.back.trace(pool, derivation) else {
            let reason = Reason::CheckFailed("a derivation is no run".into());
            return Judged::Answer(End::Answer(ProgramOutcome::Unknown(reason)));
        };
        if form.pure.program.checks[trace.check].property == CheckKind::Bound {
            return match place.form {
                MEMBERS => Judged::Retire(all, Reason::Incomplete("an access may leave its array".into())),
                _ => self.more_trips(place, all),
            };
        }
        // Such numbers are the same in all encodings; what else might be the reason is another one in another.
        let is_of_any = form.pure.any_numbers && obstacle::is_of_pure(&form.pure.program, &trace);
        let any_numbers = is_of_any.then(|| Words::of(&form.pure.program, &trace));
        let replayed = replay(program, (&form.pure.program, place.encoding), trace);
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
            // The program is not safe, as far as anyone can say: who can prove alone has nothing to try any more.
            Replay::Unsupported(check) => {
                let (provers, reason) = (self.provers(|_| true), unsupported(program, check));
                self.tell(&reason);
                Judged::Retire([all, provers].concat(), reason)
            }
            Replay::Access(reason) => {
                self.stats.add("replay.accesses", 1);
                if !leaves_runs_out {
                    return Judged::Answer(End::Access(reason));
                }
                self.access = Some(reason.clone());
                self.end_at_accesses();
                Judged::Retire(all, reason)
            }
            Replay::Spurious(reason) => {
                self.stats.add("replay.spurious", 1);
                match any_numbers {
                    Some(words) => self.spelled(&words, reason),
                    // With a value that is not modelled the program is not safe, nor are forms that know no more of memory.
                    None if place.encoding == BITS && matches!(reason, Reason::Unsupported(_)) => {
                        let provers = self.provers(|form| place.form != MEMBERS && form != MEMBERS);
                        self.tell(&reason);
                        Judged::Retire([same, provers].concat(), reason)
                    }
                    None => Judged::Retire(same, reason),
                }
            }
        }
    }

    /// Runs end silently at invalid accesses in the forms with loops that are not yet made: what comes behind one says nothing.
    fn end_at_accesses(&mut self) {
        if self.accesses == AssumedValid::None && self.task.may_end_at_accesses() {
            (self.accesses, self.looped) = (AssumedValid::OfObjects, None);
        }
    }

    /// What a derivation says that rests on numbers which the program computes from texts: a run that spells them, or nothing, and no other one says more.
    fn spelled(&mut self, words: &Words, reason: Reason) -> Judged<End> {
        let found = words.violation(self.task, self.stats);
        let outcome = found.map_or(ProgramOutcome::Unknown(reason), ProgramOutcome::Unsafe);
        Judged::Answer(End::Answer(outcome))
    }

    /// Runs with random choices.
    fn runs(&self) -> Job<Found> {
        // The first runs had the seed itself.
        let (program, seed) = (self.task.program.clone(), self.task.options.engine.seed.wrapping_add(1));
        Box::new(move |_, stop| {
            let (violation, mut stats) = random_runs::search(&program, seed, stop);
            stats.add("program.random_runs", u64::from(violation.is_some()));
            let none = || Reason::Incomplete("no run with random choices violates a check".into());
            Found::Program(violation.map_or_else(|| Outcome::Unknown(none()), Outcome::Unsafe), stats)
        })
    }

    /// Proofs check by check.
    fn parts(&self) -> Job<Found> {
        let Task { program, options, monitor, .. } = self.task;
        let parts = Parts::new((*program).clone(), (*options).clone(), &self.checks, (*monitor).clone());
        Box::new(move |pool, stop| {
            let (outcome, stats) = parts.solve(pool, stop);
            Found::Program(outcome, stats)
        })
    }

    /// Violations among the runs without an invalid access.
    fn among_valid(&self) -> Job<Found> {
        let Task { program, options, monitor, .. } = self.task;
        let (program, mut options, monitor) = ((*program).clone(), (*options).clone(), (*monitor).clone());
        options.engine.jobs = 1;
        // Random runs have a member of their own.
        options.engine.components.portfolio.without.add(members::RUNS.engine);
        let reason = self.access.clone().expect("such a run was found");
        Box::new(move |pool, stop| {
            let task = Task::whole(&program, &options, stop, &monitor);
            let (mut own, mut stats) = (Stats::new(), Stats::new());
            let outcome = forms::violation_among_valid(pool, &task, reason, &mut own);
            stats.absorb("valid.", &own);
            Found::Program(outcome, stats)
        })
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
        match place.member {
            members::RUNS => return Ok(self.runs()),
            members::PARTS => return Ok(self.parts()),
            members::VALID => return Ok(self.among_valid()),
            _ => {}
        }
        let prepared = self.encoding(pool, place)?;
        let mut session = self.task.session();
        session.options.engine = session.options.engine.of_member(place.member.engine);
        let job = prepared.job(pool, session.clone())?;
        let facts = self.block_facts(pool, place);
        Ok(Box::new(move |pool, stop| {
            let (outcome, stats) = match facts {
                Some(facts) => facts.solve(pool, &prepared, job, &session.under(stop)),
                None => job(pool, stop),
            };
            Found::Clauses(outcome, stats)
        }))
    }

    fn is_ready(&self, slot: usize) -> bool {
        self.places[slot].member != members::VALID || self.access.is_some()
    }

    fn judge(&mut self, pool: &mut TermPool, slot: usize, found: Self::Found) -> Judged<End> {
        let (outcome, stats) = match found {
            Found::Clauses(outcome, stats) => (outcome, stats),
            Found::Program(outcome, stats) => {
                self.stats.absorb("", &stats);
                return match outcome {
                    Outcome::Unknown(reason) => Judged::Retire(vec![], reason),
                    answer => Judged::Answer(End::Answer(answer)),
                };
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
        let (Found::Clauses(_, stats) | Found::Program(_, stats)) = found;
        self.stats.absorb("", &stats);
    }

    fn stats(&mut self) -> &mut Stats {
        self.stats
    }
}

fn unsupported(program: &Program, check: CheckId) -> Reason {
    let check = &program.checks[check];
    Reason::Unsupported(format!("{}{}", obstacle::place(program, check.at), check.message))
}
