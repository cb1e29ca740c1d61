//! The state of a run, and the few operations on it that keep its parts in step: a new lemma or fact goes to the tables
//! and to every solver that uses the predicate.

use super::events;
use super::frames::Frames;
use super::generalize::{Activity, Families};
use super::lemma::{Origin, is_subset};
use super::level::{Level, finite};
use super::options::SpacerOptions;
use super::pob::{Pob, PobId};
use super::predicate::{Rule, RuleId, encode};
use super::query::{Answer, Place, PredSolver, places};
use super::queue::Queue;
use super::reach::{FactId, ReachFact};
use super::stats::{Counters, Purpose};
use super::watch::{Report, Watcher};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Rat, Stats, Stop};
use eufonium_ir::{ChcSystem, PredId, Reason, Term, TermPool, visit};
use std::time::Instant;

/// A predicate, with all that is known of it.
#[derive(Debug)]
pub(super) struct Pred {
    /// The name, for messages.
    pub name: String,
    /// The constants that lemmas, obligations and facts speak of.
    pub params: Vec<Term>,
    /// Other constants of the same sorts: the premise's side of a projection.
    pub primed: Vec<Term>,
    /// The rules that derive it.
    pub rules: Vec<RuleId>,
    /// The premises that use it.
    pub uses: Vec<Place>,
    /// What is known not to be derivable.
    pub frames: Frames,
    /// What is known to be derivable.
    pub facts: Vec<FactId>,
    /// The solver of its transition.
    pub solver: PredSolver,
    /// Which literals survive in lemmas.
    pub activity: Activity,
    /// The lemmas by shape.
    pub families: Families,
}

/// The state of a run.
#[derive(Debug)]
pub(super) struct Context {
    /// The options.
    pub options: SpacerOptions,
    /// Asked by every loop.
    pub stop: Stop,
    /// The predicates of the system, and the goal.
    pub preds: IdVec<PredId, Pred>,
    /// The rules of all predicates.
    pub rules: IdVec<RuleId, Rule>,
    /// The goal: a predicate without parameters whose rules are the queries.
    pub goal: PredId,
    /// All reachability facts.
    pub facts: IdVec<FactId, ReachFact>,
    /// All obligations of the present bound.
    pub pobs: IdVec<PobId, Pob>,
    /// Those that are open.
    pub queue: Queue,
    /// The numbers that occur in rules.
    pub numerals: Vec<Rat>,
    /// The engine's clock: counts lemmas and raised levels.
    pub time: u64,
    /// The lowest level at which an obligation was expanded since the last propagation.
    pub lowest: Level,
    /// The state of the pseudo-random choices.
    pub random: u64,
    /// The counters.
    pub counters: Counters,
    /// Who is told how the run goes.
    pub watcher: Watcher,
}

impl Context {
    /// The state before the first query.
    pub fn new(pool: &mut TermPool, system: &ChcSystem, options: SpacerOptions, stop: Stop) -> Self {
        let goal = PredId::from_usize(system.preds.len());
        let mut rules: IdVec<RuleId, Rule> = IdVec::new();
        for (i, clause) in system.clauses.iter().enumerate() {
            let (head, params): (PredId, &[Term]) = match &clause.head {
                Some(app) => (app.pred, &system.preds[app.pred].params),
                None => (goal, &[]),
            };
            let rule = encode(pool, system, i, head, params);
            // A rule that can never fire would only burden the solvers.
            if rule.trans != pool.ff() {
                rules.push(rule);
            }
        }
        let mut preds = IdVec::new();
        for p in (0..=goal.index()).map(PredId::from_usize) {
            let mine: Vec<RuleId> = rules.iter().filter(|(_, r)| r.head == p).map(|(id, _)| id).collect();
            let (name, params) = match system.preds.get(p) {
                Some(pred) => (pred.name.clone(), pred.params.clone()),
                None => ("goal".to_owned(), Vec::new()),
            };
            let primed = params.iter().map(|&t| pool.fresh("p", pool.sort(t))).collect();
            preds.push(Pred {
                name,
                params,
                primed,
                uses: places(&rules, p),
                frames: Frames::default(),
                facts: Vec::new(),
                solver: PredSolver::new(pool, &rules, &mine, (&options, options.seed), &stop),
                rules: mine,
                activity: Activity::default(),
                families: Families::default(),
            });
        }
        let numerals = numerals(pool, &rules);
        let random = options.seed ^ 0x9e37_79b9_7f4a_7c15;
        Context {
            options,
            stop,
            preds,
            rules,
            goal,
            facts: IdVec::new(),
            pobs: IdVec::new(),
            queue: Queue::default(),
            numerals,
            time: 0,
            lowest: 0,
            random,
            counters: Counters::default(),
            watcher: Watcher::default(),
        }
    }

    /// `Err` if the run is to end.
    pub fn go_on(&self) -> Result<(), Reason> {
        if self.stop.tick(1) || self.stop.poll() { Err(self.interrupted("stopped")) } else { Ok(()) }
    }

    /// Why the run ends without an answer; `otherwise` if nobody asked for it.
    pub fn interrupted(&self, otherwise: &str) -> Reason {
        match self.stop.reason() {
            Some(interrupt) => Reason::Interrupted(interrupt),
            None => Reason::Incomplete(otherwise.to_owned()),
        }
    }

    /// Asks the solver of `pred`. `Unknown` is answered when the solver cannot decide, not when the run is to end.
    pub fn ask(
        &mut self,
        pool: &mut TermPool,
        pred: PredId,
        purpose: Purpose,
        level: Level,
        assumptions: &[Term],
    ) -> Result<Answer, Reason> {
        self.go_on()?;
        if self.preds[pred].solver.checks() >= self.options.rebuild_after {
            self.rebuild(pool, pred, self.options.seed);
        }
        let begun = Instant::now();
        let answer = self.preds[pred].solver.check(pool, level, assumptions);
        self.counters.query(purpose, begun.elapsed());
        events::Query::trace(|| {
            let (answer, holds) = match answer {
                Answer::Sat => ("sat", None),
                Answer::Unsat(level) => ("unsat", finite(level)),
                Answer::Unknown => ("unknown", None),
            };
            let predicate = self.preds[pred].name.clone();
            events::Query { predicate, purpose: purpose.name(), level: finite(level), answer, holds }
        });
        if answer == Answer::Unknown {
            self.go_on()?;
            self.counters.unknowns += 1;
        }
        Ok(answer)
    }

    /// Like [`Context::ask`], but insists: tries once more with a new solver and another seed, then gives up the run.
    pub fn decide(
        &mut self,
        pool: &mut TermPool,
        pred: PredId,
        purpose: Purpose,
        level: Level,
        assumptions: &[Term],
    ) -> Result<Answer, Reason> {
        let answer = self.ask(pool, pred, purpose, level, assumptions)?;
        if answer != Answer::Unknown {
            return Ok(answer);
        }
        let seed = self.options.seed + self.counters.unknowns;
        self.rebuild(pool, pred, seed);
        match self.ask(pool, pred, purpose, level, assumptions)? {
            Answer::Unknown => Err(self.interrupted("the solver could not decide a query")),
            answer => Ok(answer),
        }
    }

    /// Replaces the solver of `pred` by a new one that knows what is needed, and no more.
    fn rebuild(&mut self, pool: &mut TermPool, pred: PredId, seed: u64) {
        self.counters.rebuilds += 1;
        let mine = self.preds[pred].rules.clone();
        let mut solver = PredSolver::new(pool, &self.rules, &mine, (&self.options, seed), &self.stop);
        for r in mine {
            for i in 0..self.rules[r].premises.len() {
                let used = self.rules[r].premises[i].pred;
                for lemma in self.preds[used].frames.iter() {
                    solver.add_lemma(pool, &mut self.rules[r], i, &lemma.cube, lemma.level);
                }
                for (nth, &f) in self.preds[used].facts.iter().enumerate() {
                    solver.add_fact(pool, &mut self.rules[r], (i, nth), &self.facts[f].cube);
                }
            }
        }
        self.preds[pred].solver = solver;
    }

    /// Records that no fact of `pred` with a derivation of height up to `level` lies in the sorted `cube`.
    pub fn add_lemma(
        &mut self,
        pool: &mut TermPool,
        pred: PredId,
        cube: Vec<Term>,
        level: Level,
        origin: &Origin,
    ) {
        debug_assert!(cube.is_sorted(), "cubes are sorted");
        self.time += 1;
        let Some(i) = self.preds[pred].frames.add(cube, level, self.time) else { return };
        self.counters.lemmas += 1;
        let cube = self.preds[pred].frames.lemma(i).cube.clone();
        events::Lemma::trace(|| {
            let (obligation, by) = match origin {
                Origin::Push => (None, "push".to_owned()),
                Origin::Obligation(id, passes) => (Some(id.index() as u64), passes.join(" ")),
            };
            let (predicate, cube) = (self.preds[pred].name.clone(), show(pool, &cube));
            let (lemma, level) = (self.counters.lemmas, finite(level));
            events::Lemma { lemma, predicate, level, cube, obligation, by }
        });
        for (r, place) in self.preds[pred].uses.clone() {
            let head = self.rules[r].head;
            self.preds[head].solver.add_lemma(pool, &mut self.rules[r], place, &cube, level);
        }
    }

    /// Records a set of derivable facts.
    pub fn add_fact(&mut self, pool: &mut TermPool, fact: ReachFact) -> FactId {
        let pred = fact.pred;
        let cube = fact.cube.clone();
        let id = self.facts.push(fact);
        events::Fact::trace(|| {
            let fact = &self.facts[id];
            let premises: Vec<String> = fact.premises.iter().map(|f| f.index().to_string()).collect();
            events::Fact {
                fact: id.index() as u64,
                predicate: self.preds[pred].name.clone(),
                cube: show(pool, &fact.cube),
                clause: self.rules[fact.rule].clause as u64,
                premises: premises.join(" "),
            }
        });
        let nth = self.preds[pred].facts.len();
        self.preds[pred].facts.push(id);
        self.counters.facts += 1;
        for (r, place) in self.preds[pred].uses.clone() {
            let head = self.rules[r].head;
            self.preds[head].solver.add_fact(pool, &mut self.rules[r], (place, nth), &cube);
        }
        id
    }

    /// A known set of derivable facts of `pred` that contains `other`.
    pub fn find_fact(&self, pred: PredId, other: &[Term]) -> Option<FactId> {
        self.preds[pred].facts.iter().copied().find(|f| is_subset(&self.facts[*f].cube, other))
    }

    /// The figures of the run so far.
    pub fn stats(&self) -> Stats {
        let mut stats = self.counters.to_stats();
        for pred in self.preds.values() {
            stats.absorb("smt.", &pred.solver.stats());
        }
        stats
    }

    /// Tells the state of the run.
    pub fn report(&mut self) {
        if let Some(mut watcher) = self.watcher.0.take() {
            watcher(&Report { progress: self.counters.progress(), figures: &|| self.stats() });
            self.watcher.0 = Some(watcher);
        }
    }

    /// A pseudo-random number below `n`.
    pub fn random(&mut self, n: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.random >> 33) % n as u64) as usize
    }
}

/// The numbers in rules, in order.
fn numerals(pool: &TermPool, rules: &IdVec<RuleId, Rule>) -> Vec<Rat> {
    let mut roots: Vec<Term> = Vec::new();
    for rule in rules.values() {
        roots.push(rule.trans);
        roots.extend(rule.premises.iter().flat_map(|app| app.args.iter().copied()));
    }
    let all = visit::postorder(pool, &roots);
    let mut out: Vec<Rat> = all.into_iter().filter_map(|t| pool.as_num(t).cloned()).collect();
    out.push(Rat::ZERO);
    out.sort();
    out.dedup();
    out
}

/// A cube as text, for those who watch.
pub(super) fn show(pool: &TermPool, cube: &[Term]) -> String {
    eufonium_ir::print::terms(pool, cube, " & ")
}
