//! Facts about all that is derivable, found by abstract interpretation, in front of an engine for clauses.
//!
//! The analysis (`absint`) proposes formulas over the parameters of the predicates. They are confirmed together: what a
//! solver does not show to be inductive is dropped, until nothing is dropped (Houdini; Flanagan and Leino, "Houdini, an annotation
//! assistant for ESC/Java", FME 2001). So the facts are an invariant for certain, though not one that excludes all violations.
//!
//! Then the clauses may be strengthened: each constraint with the facts about its body. Derivations of the new clauses are
//! derivations of the old ones with the same values, as a constraint only lost values; every derivation of the old ones
//! is one of the new ones, as its facts obey the invariant. Interpretations of the new clauses, each conjoined with its facts,
//! are interpretations of the old ones. What an equation among the facts determines is no argument any more.
//!
//! Work is limited by counted units, for the analysis and for each question; a share of the remaining time is an outer
//! guard.

use self::candidates::extend;
pub(super) use self::candidates::{by_machines, by_phases, by_products, by_rounds, propose};
use self::confirmation::Confirmation;
pub(super) use self::confirmation::solver;
use self::plain::Factors;
use super::components::{Components, Orders};
use super::events;
use eufonium_absint::AnalysisOptions;
use eufonium_absint::wto::Wto;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashSet, Rat, Stats, Stop};
use eufonium_ir::{
    ChcSystem, Clause, Invariant, LinExpr, Op, PredApp, PredId, Rel, Sort, Subst, Term, TermPool, print,
};
use eufonium_smt::SatResult;
use std::time::Instant;

mod candidates;
mod confirmation;
pub(super) mod holders;
mod needed;
mod parts;
mod plain;
pub(super) mod sentinels;

#[cfg(test)]
mod tests;

/// How much may be spent on facts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Counted work of the analysis.
    analysis: Option<u64>,
    /// Counted work of all questions to the solver.
    confirmation: Option<u64>,
    /// Counted work of one question.
    question: Option<u64>,
    /// The share of the remaining time that is the outer guard of each part.
    share: Option<u32>,
    /// Whether clauses split by phases are analysed too.
    phases: bool,
    /// Whether clauses split by the order of what they equate are analysed too.
    orders: bool,
    /// Whether the first round of a loop is looked at by itself.
    rounds: bool,
    /// Counted work of the search for equations with products; none has no limit of its own.
    products: Option<u64>,
    /// Counted work of the analysis by cheap domains of clauses that are split by the order of what they equate; none has no limit of its own.
    ordered: Option<u64>,
    /// How clauses are analysed.
    how: AnalysisOptions,
}

impl Effort {
    /// For facts that help an engine.
    pub(super) fn aide(components: &Components) -> Effort {
        let options = &components.facts;
        Effort {
            analysis: Some(options.analysis),
            confirmation: Some(options.confirmation),
            question: Some(options.question),
            share: Some(options.share.max(1)),
            phases: options.phases,
            orders: options.orders == Orders::Always,
            ordered: Some(options.ordered),
            rounds: options.rounds,
            products: Some(options.products),
            how: AnalysisOptions {
                backward: if options.backward { components.absint.backward } else { 0 },
                ..components.absint
            },
        }
    }

    /// For facts of an analysis from block to block, with one in `part` of its effort: clauses are a few atoms, there are many of them, and no ways to keep apart in one.
    pub(super) fn of_blocks(components: &Components, part: u64) -> Effort {
        let aide = Effort::aide(components);
        let how = AnalysisOptions { cases: 1, ..aide.how };
        let analysis = Some(components.facts.blocks / part);
        let products = Some(0);
        Effort { analysis, share: None, phases: false, orders: false, rounds: false, products, how, ..aide }
    }

    /// For facts that are to be the proof.
    pub(super) fn whole(how: AnalysisOptions) -> Effort {
        let (phases, orders, rounds) = (true, true, true);
        let question = Some(5_000_000);
        Effort {
            analysis: None,
            ordered: None,
            products: None,
            confirmation: None,
            question,
            share: None,
            phases,
            orders,
            rounds,
            how,
        }
    }

    /// The token of one part.
    fn part(&self, stop: &Stop, work: Option<u64>) -> Stop {
        stop.within(self.share.and_then(|share| stop.remaining().map(|left| left / share)), work)
    }
}

/// An inductive invariant of a system: for each predicate the conjuncts of its formula.
#[derive(Debug)]
pub(super) struct Facts {
    of: IdVec<PredId, Vec<Term>>,
}

/// Facts about the system, none if the effort did not suffice; and figures.
pub(super) fn find(pool: &mut TermPool, system: &ChcSystem, effort: Effort, stop: &Stop) -> (Facts, Stats) {
    let (facts, mut stats) = once(pool, system, effort, stop);
    if !effort.orders || !facts.has_cases(pool) || stop.poll() {
        return (facts, stats);
    }
    // What holds of an element case by case may hold of all that are read: of those that a sum has, for one. Without elements that is
    // seldom so, and cases make the second analysis several times as long as the first.
    let strong = facts.strengthen(pool, system);
    let plain = Effort { phases: false, orders: false, rounds: false, products: Some(0), ..effort };
    let (more, figures) = once(pool, &strong, plain, stop);
    stats.absorb("", &figures);
    (facts.and(Some(more)), stats)
}

/// Facts that one analysis of the clauses finds.
fn once(pool: &mut TermPool, system: &ChcSystem, effort: Effort, stop: &Stop) -> (Facts, Stats) {
    let begun = Instant::now();
    let (mut candidates, mut stats) = propose(pool, system, &effort, stop);
    // Split clauses and larger predicates take more than these.
    if let Some(candidates) = &mut candidates {
        extend(pool, system, candidates, &effort, stop, &mut stats);
    }
    let mut candidates = candidates.unwrap_or_else(|| nothing(system));
    let factors = Factors::of(pool, system);
    candidates.values_mut().for_each(|of| of.retain(|fact| factors.explain(pool, *fact)));
    stats.add_time("facts.time.analysis", begun.elapsed().as_secs_f64());
    let mut facts = Facts { of: candidates };
    let proposed = facts.len();
    let begun = Instant::now();
    if proposed > 0 {
        let token = effort.part(stop, effort.confirmation);
        if !(Confirmation { pool, system, effort, stop: &token }).run(&mut facts) {
            facts.of = nothing(system);
        }
    }
    stats.add("facts.proposed", proposed as u64);
    stats.add("facts.confirmed", facts.len() as u64);
    stats.add_time("facts.time.confirmation", begun.elapsed().as_secs_f64());
    facts.trace(pool, system, proposed);
    (facts, stats)
}

/// The facts among candidates: predicates that depend on each other together, those that others depend on first. If the token is
/// raised, the predicates that are left have none; whether it was not.
pub(super) fn confirm(
    pool: &mut TermPool,
    system: &ChcSystem,
    candidates: IdVec<PredId, Vec<Term>>,
    question: u64,
    stop: &Stop,
) -> (Facts, bool) {
    let mut readers: Vec<Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
    let mut clauses_of: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
    for (i, clause) in system.clauses.iter().enumerate() {
        let Some(head) = &clause.head else { continue };
        clauses_of[head.pred].push(i);
        for app in &clause.body {
            readers[app.pred.index()].push(head.pred.index());
        }
    }
    readers.iter_mut().for_each(|of| {
        of.sort_unstable();
        of.dedup();
    });
    let wto = Wto::new(&readers);
    let mut facts = Facts { of: candidates };
    let effort = Effort { question: Some(question), ..Effort::whole(AnalysisOptions::default()) };
    let mut place = 0;
    while place < wto.order.len() {
        let end = wto.end[place].unwrap_or(place + 1);
        let group: Vec<PredId> = wto.order[place..end].iter().map(|p| PredId::from_usize(*p)).collect();
        let clauses = group.iter().flat_map(|p| clauses_of[*p].iter().copied()).collect();
        if !(Confirmation { pool, system, effort, stop }).of_clauses(&mut facts, clauses) {
            for pred in &wto.order[place..] {
                facts.of[PredId::from_usize(*pred)].clear();
            }
            return (facts, false);
        }
        place = end;
    }
    (facts, true)
}

/// Whether each parameter is needed: those are not that an equation among the facts gives by others with integer factors.
fn independent(pool: &TermPool, params: &[Term], facts: &[Term]) -> Vec<bool> {
    let mut needed = vec![true; params.len()];
    let mut definitions: Vec<(Term, LinExpr)> = Vec::new();
    for &fact in facts {
        let Some((mut sum, Rel::Eq)) = LinExpr::of_literal(pool, fact) else { continue };
        for (param, value) in &definitions {
            sum.substitute(*param, value);
        }
        if !sum.terms.iter().all(|(t, c)| params.contains(t) && c.is_int()) {
            continue;
        }
        // The last one that can be: facts give the first ones by the later ones, and counters often come first.
        let unit = |(_, c): &&(Term, Rat)| c.abs().is_one();
        let Some((param, factor)) = sum.terms.iter().rev().find(unit).cloned() else { continue };
        sum.remove(param);
        let value = sum.scale(&-&factor);
        for (_, known) in &mut definitions {
            known.substitute(param, &value);
        }
        definitions.push((param, value));
        let place = params.iter().position(|p| *p == param).expect("it is a parameter");
        needed[place] = false;
    }
    needed
}

/// The items that are kept.
fn only<T: Copy>(items: &[T], kept: &[bool]) -> Vec<T> {
    items.iter().zip(kept).filter(|(_, kept)| **kept).map(|(item, _)| *item).collect()
}

/// No fact about any predicate.
fn nothing(system: &ChcSystem) -> IdVec<PredId, Vec<Term>> {
    system.preds.keys().map(|_| Vec::new()).collect()
}

impl Facts {
    /// No fact about any predicate.
    pub(super) fn none(system: &ChcSystem) -> Self {
        Facts { of: nothing(system) }
    }

    /// What of the candidates is inductive together; none if the effort does not suffice to tell.
    pub(super) fn confirmed(
        pool: &mut TermPool,
        system: &ChcSystem,
        candidates: IdVec<PredId, Vec<Term>>,
        effort: Effort,
        stop: &Stop,
    ) -> Option<Self> {
        let mut facts = Facts { of: candidates };
        Confirmation { pool, system, effort, stop }.run(&mut facts).then_some(facts)
    }

    /// These and others, which are inductive together too.
    pub(super) fn and(mut self, others: Option<Facts>) -> Self {
        for (pred, more) in others.iter().flat_map(|facts| facts.of.iter()) {
            let mut known: HashSet<Term> = self.of[pred].iter().copied().collect();
            self.of[pred].extend(more.iter().filter(|fact| known.insert(**fact)));
        }
        self
    }

    /// Those that bound numbers, differences and sums, without those that weigh numbers against each other.
    pub(super) fn unweighted(&self, pool: &TermPool) -> Self {
        let is_unweighted = |fact: &&Term| {
            let linear = LinExpr::of_literal(pool, **fact);
            linear.is_none_or(|(sum, _)| sum.terms.iter().all(|(_, factor)| factor.abs().is_one()))
        };
        let unweighted = |of: &Vec<Term>| of.iter().filter(is_unweighted).copied().collect();
        Facts { of: self.of.values().map(unweighted).collect() }
    }

    /// Tells who traces of the facts, and how many were proposed.
    pub(super) fn trace(&self, pool: &TermPool, system: &ChcSystem, proposed: usize) {
        let confirmed = self.len() as u64;
        events::Facts::trace(|| events::Facts { proposed: proposed as u64, confirmed });
        for (pred, formula) in self.of.iter().flat_map(|(pred, of)| of.iter().map(move |fact| (pred, *fact)))
        {
            events::Fact::trace(|| events::Fact {
                predicate: system.preds[pred].name.clone(),
                formula: print::term(pool, formula),
            });
        }
    }

    /// How many facts there are.
    pub(super) fn len(&self) -> usize {
        self.of.values().map(Vec::len).sum()
    }

    /// Whether some hold in certain cases alone.
    fn has_cases(&self, pool: &TermPool) -> bool {
        self.of.values().flatten().any(|fact| pool.op(*fact) == Op::Or)
    }

    /// The facts about a predicate.
    pub(super) fn about(&self, pred: PredId) -> &[Term] {
        &self.of[pred]
    }

    /// Whether nothing is known.
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The facts about the arguments of an application.
    pub(super) fn at(&self, pool: &mut TermPool, system: &ChcSystem, app: &PredApp) -> Vec<Term> {
        let mut subst = Subst::of(&system.preds[app.pred].params, &app.args);
        subst.apply_all(pool, &self.of[app.pred])
    }

    /// A clause's constraint and the facts about its body.
    fn body(&self, pool: &mut TermPool, system: &ChcSystem, clause: &Clause) -> Vec<Term> {
        let mut parts = vec![clause.constraint];
        for app in &clause.body {
            parts.extend(self.at(pool, system, app));
        }
        parts
    }

    /// Whether no query can be applied to what the facts allow.
    pub(super) fn exclude_queries(
        &self,
        pool: &mut TermPool,
        system: &ChcSystem,
        effort: Effort,
        stop: &Stop,
    ) -> bool {
        let token = effort.part(stop, effort.confirmation);
        system.clauses.iter().filter(|clause| clause.is_query()).all(|clause| {
            let body = self.body(pool, system, clause);
            let Some(mut solver) = solver(pool, &body, &token) else { return false };
            solver.check_within(pool, &[], &token.within(None, effort.question)) == SatResult::Unsat
        })
    }

    /// The strengthened system without arguments that the facts determine by the others. Derivations stay what they are, and so do
    /// interpretations, conjoined with the facts.
    pub(super) fn without_determined(&self, pool: &mut TermPool, mut strong: ChcSystem) -> ChcSystem {
        let mut kept: IdVec<PredId, Vec<bool>> = IdVec::new();
        for (pred, predicate) in strong.preds.iter() {
            kept.push(independent(pool, &predicate.params, &self.of[pred]));
        }
        for (predicate, of) in strong.preds.values_mut().zip(kept.values()) {
            if of.iter().all(|kept| *kept) {
                continue;
            }
            predicate.sorts = only(&predicate.sorts, of);
            predicate.params = only(&predicate.params, of);
            predicate.func = pool.declare(predicate.name.clone(), &predicate.sorts, Sort::BOOL);
        }
        for clause in &mut strong.clauses {
            for app in clause.body.iter_mut().chain(&mut clause.head) {
                app.args = only(&app.args, &kept[app.pred]);
            }
        }
        strong
    }

    /// The system with the facts in its constraints.
    pub(super) fn strengthen(&self, pool: &mut TermPool, system: &ChcSystem) -> ChcSystem {
        let mut strong = system.clone();
        for clause in &mut strong.clauses {
            let parts = self.body(pool, system, clause);
            clause.constraint = pool.and(&parts);
        }
        strong
    }

    /// Interpretations of the system from those of the strengthened one.
    pub(super) fn conjoin(&self, pool: &mut TermPool, invariant: &Invariant) -> Invariant {
        let conjoined = invariant.interp.iter().map(|(pred, formula)| {
            let mut parts = self.of[pred].clone();
            parts.push(*formula);
            pool.and(&parts)
        });
        Invariant { interp: conjoined.collect(), ..invariant.clone() }
    }

    /// The facts as interpretations.
    pub(super) fn invariant(&self, pool: &mut TermPool) -> Invariant {
        Invariant::inductive(self.of.values().map(|facts| pool.and(facts)).collect())
    }
}
