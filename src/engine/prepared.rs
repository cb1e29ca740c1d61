//! Clauses that were made small once for all engines, and the way of one engine over them to evidence about the clauses as they were given.

use super::components::Components;
use super::events;
use super::facts::{self, Effort, Facts};
use super::method::Method;
use super::pipeline::{Attempt, Checked, Run};
use super::{Engine, Session, Subject};
use eufonium_base::{Stats, Stop};
use eufonium_check::decide_question;
use eufonium_ir::{
    ChcSystem, Invariant, Outcome, PredApp, Reason, Sort, SortKind, TermPool, TransSys, print,
};
use eufonium_transform::{
    ChcBack, PreprocessOptions, Transformed, decide_choices, has_trees, linear_system, preprocess,
};
use std::sync::OnceLock;

/// Most clauses, and most facts about them, of systems whose proofs are made short for people.
const READABLE: usize = 100;

/// Clauses that were made small, once for all engines.
#[derive(Debug)]
pub(super) struct Prepared {
    system: ChcSystem,
    /// What is known of elements of arrays; the system to be solved has it in its constraints.
    facts: Option<Facts>,
    /// The system to be solved, if there were transformations.
    small: Option<Transformed>,
    /// That system as a transition system, or why it is none.
    linear: OnceLock<Result<(TransSys, ChcBack), String>>,
    /// Whether only interpretations will do that make each clause valid by itself.
    one_step: bool,
}

/// Searches facts.
type Find = fn(&mut TermPool, &ChcSystem, &Components, &Stop) -> Option<Facts>;

/// What is looked for about elements of arrays, and how time and facts are counted.
const FAMILIES: [(Find, &str, &str); 2] = [
    (facts::sentinels::find, "time.sentinels", "facts.sentinels"),
    (facts::holders::find, "time.holders", "facts.holders"),
];

impl Prepared {
    /// Transforms the system if the options say so.
    pub(super) fn new(pool: &mut TermPool, system: &ChcSystem, session: &Session, stats: &mut Stats) -> Self {
        Self::by(pool, system, &session.options.components.clauses, session, stats)
    }

    /// Transforms the system if the options say so, but leaves its predicates.
    pub(super) fn with_predicates(
        pool: &mut TermPool,
        system: &ChcSystem,
        session: &Session,
        stats: &mut Stats,
    ) -> Self {
        let clauses = session.options.components.clauses.clone();
        // What only says where a string ends is read by nothing but an interpretation.
        let passes = PreprocessOptions { inline: false, split: false, slice: false, ..clauses };
        Self::by(pool, system, &passes, session, stats)
    }

    fn by(
        pool: &mut TermPool,
        system: &ChcSystem,
        passes: &PreprocessOptions,
        session: &Session,
        stats: &mut Stats,
    ) -> Self {
        let Session { options, stop, monitor } = session;
        let begun = stop.clock();
        monitor.phase("transform");
        // Questions are solved as they are.
        let transforms = options.preprocess && !system.preds.is_empty();
        let facts =
            (transforms && options.facts).then(|| Self::of_elements(pool, system, session, stats)).flatten();
        let strong = facts.as_ref().map(|facts| facts.strengthen(pool, system));
        let small = transforms.then(|| {
            let small = preprocess(pool, strong.as_ref().unwrap_or(system), passes, stop);
            stats.absorb("transform.", &small.stats);
            stats.add_time("time.transform", (stop.clock() - begun).as_secs_f64());
            small
        });
        Prepared { small, facts, ..Prepared::untouched(system.clone(), options.one_step) }
    }

    /// Facts about elements of arrays, which transformations would take the numbers from that they are about.
    fn of_elements(
        pool: &mut TermPool,
        system: &ChcSystem,
        session: &Session,
        stats: &mut Stats,
    ) -> Option<Facts> {
        let Session { options, stop, .. } = session;
        let mut found = None;
        for (find, time, figure) in FAMILIES {
            let begun = stop.clock();
            let facts = find(pool, system, &options.components, stop);
            stats.add_time(time, (stop.clock() - begun).as_secs_f64());
            stats.add(figure, facts.as_ref().map_or(0, |facts| facts.len() as u64));
            let Some(facts) = facts else { continue };
            facts.trace(pool, system, facts.len());
            found = Some(facts.and(found));
        }
        found
    }

    /// A system as it is.
    fn untouched(system: ChcSystem, one_step: bool) -> Self {
        Prepared { system, facts: None, small: None, linear: OnceLock::new(), one_step }
    }

    /// The system as it was given.
    pub(super) fn system(&self) -> &ChcSystem {
        &self.system
    }

    /// The system without transformations.
    fn untransformed(&self) -> Prepared {
        Prepared::untouched(self.system.clone(), self.one_step)
    }

    /// The system to be solved.
    pub(super) fn smallest(&self) -> &ChcSystem {
        self.small.as_ref().map_or(&self.system, |small| &small.system)
    }

    /// The sorts of all arguments.
    pub(super) fn sorts(&self) -> impl Iterator<Item = Sort> {
        self.smallest().preds.values().flat_map(|p| p.sorts.iter().copied())
    }

    /// Whether all predicates are over real numbers and truth values, and some over numbers.
    pub(super) fn is_of_reals(&self, pool: &TermPool) -> bool {
        let is = |sort: Sort| *pool.sort_kind(sort) == SortKind::Real;
        self.sorts().any(is) && self.sorts().all(|sort| is(sort) || sort.is_bool())
    }

    /// Whether some predicate is over these.
    pub(super) fn has(&self, pool: &TermPool, subject: Subject) -> bool {
        self.sorts().any(|sort| match subject {
            Subject::Arrays => pool.as_array(sort).is_some(),
            Subject::Trees => has_trees(pool, sort),
        })
    }

    /// The system as a transition system, made in this pool when it is first asked for.
    pub(super) fn linear(&self, pool: &mut TermPool) -> &Result<(TransSys, ChcBack), String> {
        self.linear.get_or_init(|| {
            let (system, mut back) = linear_system(pool, self.smallest())?;
            back.one_step = self.one_step || self.small.as_ref().is_some_and(|s| !s.back.keeps_steps());
            Ok((system, back))
        })
    }
}

/// Why an engine for transition systems can do nothing.
pub(super) fn unsupported(what: &str, engine: &dyn Engine<TransSys>) -> Reason {
    Reason::Unsupported(format!("{what}, for the engine {}", engine.name()))
}

impl Run<'_> {
    pub(super) fn solve_clauses(self, pool: &mut TermPool, prepared: &Prepared) -> (Outcome, Stats) {
        if prepared.system.preds.is_empty() {
            return self.question(pool, &prepared.system);
        }
        self.answer(pool, &prepared.system, prepared.small.is_some(), |run, pool, transformed| {
            run.clauses(pool, prepared, transformed)
        })
    }

    /// Solves a system without predicates: its answer is found by checking it.
    fn question(mut self, pool: &mut TermPool, system: &ChcSystem) -> (Outcome, Stats) {
        system.count(&mut self.stats);
        let begun = self.session.stop.clock();
        let decided = self
            .phase("check", "check", |run| decide_question(pool, system, &run.session.stop, &mut run.stats));
        let outcome = match decided {
            Ok(None) => Ok(Outcome::Safe(Invariant::default())),
            Ok(Some(derivation)) => Ok(Outcome::Unsafe(derivation)),
            Err(error) => self.refused(&error),
        };
        self.stats.add_time("time.total", (self.session.stop.clock() - begun).as_secs_f64());
        self.stats.add("work", self.session.stop.work());
        (outcome.unwrap_or_else(Outcome::Unknown), self.stats)
    }

    /// Solves the system, transformed or as it is; the evidence is about it and not checked.
    pub(super) fn clauses(
        &mut self,
        pool: &mut TermPool,
        prepared: &Prepared,
        transformed: bool,
    ) -> Attempt<Outcome> {
        match &prepared.small {
            Some(small) if transformed => {
                let outcome = self.search_clauses(pool, prepared)?;
                Ok(match (self.back(pool, &*small.back, outcome)?, &prepared.facts) {
                    (Outcome::Safe(invariant), Some(facts)) => Outcome::Safe(facts.conjoin(pool, &invariant)),
                    (outcome, _) => outcome,
                })
            }
            Some(_) => self.search_clauses(pool, &prepared.untransformed()),
            None => self.search_clauses(pool, prepared),
        }
    }

    fn search_clauses(&mut self, pool: &mut TermPool, prepared: &Prepared) -> Attempt<Outcome> {
        match self.method {
            Method::Clauses(engine) if self.session.options.facts && engine.uses_facts() => {
                Ok(self.with_facts(pool, prepared.smallest(), engine))
            }
            Method::Clauses(engine) => Ok(self.with_engine(pool, prepared.smallest(), engine)),
            Method::Systems(engine) => self.as_system(pool, prepared, engine),
        }
    }

    fn with_engine(&mut self, pool: &mut TermPool, system: &ChcSystem, engine: &dyn Engine) -> Outcome {
        self.search(engine.name(), |run| {
            tell_clauses(pool, system);
            engine.solve(pool, system, run.session)
        })
    }

    /// Solves clauses with facts about them in their constraints, or by the facts alone.
    fn with_facts(&mut self, pool: &mut TermPool, system: &ChcSystem, engine: &dyn Engine) -> Outcome {
        let effort = Effort::aide(&self.session.options.components);
        let (facts, stats) =
            self.phase("facts", "facts", |run| facts::find(pool, system, effort, &run.session.stop));
        self.stats.absorb("", &stats);
        if facts.is_empty() {
            return self.with_engine(pool, system, engine);
        }
        if facts.exclude_queries(pool, system, effort, &self.session.stop) {
            self.stats.add("facts.sufficed", 1);
            return Outcome::Safe(self.readable(pool, system, effort, &facts));
        }
        let strong = facts.strengthen(pool, system);
        let strong = match self.session.options.components.facts.drop_determined {
            true => facts.without_determined(pool, strong),
            false => strong,
        };
        // Choices of wrap-around that the facts decide are no part of the search.
        let strong = decide_choices(pool, &strong, &strong);
        match self.with_engine(pool, &strong, engine) {
            Outcome::Safe(invariant) => Outcome::Safe(facts.conjoin(pool, &invariant)),
            other => other,
        }
    }

    /// The proof that facts are: of small systems, which people read, the facts that it needs alone.
    fn readable(&self, pool: &mut TermPool, system: &ChcSystem, effort: Effort, facts: &Facts) -> Invariant {
        let is_small = system.clauses.len() <= READABLE && facts.len() <= READABLE;
        let needed = is_small.then(|| facts.needed(pool, system, effort, &self.session.stop)).flatten();
        needed.as_ref().unwrap_or(facts).invariant(pool)
    }

    /// Solves clauses as a transition system.
    fn as_system(
        &mut self,
        pool: &mut TermPool,
        prepared: &Prepared,
        engine: &dyn Engine<TransSys>,
    ) -> Attempt<Outcome> {
        let (system, back) = match prepared.linear(pool) {
            Ok(linear) => linear,
            Err(what) => return Ok(Outcome::Unknown(unsupported(what, engine))),
        };
        let outcome = self.search(engine.name(), |run| engine.solve(pool, system, run.session));
        self.back(pool, back, outcome)
    }
}

/// Tells the clauses that an engine is given.
fn tell_clauses(pool: &TermPool, system: &ChcSystem) {
    let app =
        |app: &PredApp| format!("{}({})", system.preds[app.pred].name, print::terms(pool, &app.args, ", "));
    for (clause, of) in (0..).zip(&system.clauses) {
        events::Clause::trace(|| {
            let body = of.body.iter().map(app).collect::<Vec<_>>().join(" & ");
            let head = of.head.as_ref().map_or("false".into(), app);
            events::Clause { clause, body, constraint: print::term(pool, of.constraint), head }
        });
    }
}

/// What an engine finds about clauses that are weaker than those that are asked about, which are made small for it alone.
pub(super) fn solve_alone(
    pool: &mut TermPool,
    system: &ChcSystem,
    engine: &dyn Engine,
    session: &Session,
    stats: &mut Stats,
) -> Attempt<Outcome> {
    let prepared = Prepared::new(pool, system, session, stats);
    let mut run = Run { is_weaker: true, ..Run::new(Method::Clauses(engine), session) };
    let found = run.clauses(pool, &prepared, session.options.preprocess);
    stats.absorb("", &run.stats);
    found
}
