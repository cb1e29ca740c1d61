//! Candidates for facts: what abstract interpretation finds about clauses, about the same clauses split, and about predicates with products.
//!
//! The analysis is done several times: of the clauses as they are, by cheaper domains where costly ones take too long; and split by phases, by orders
//! (`transform/phases`) and by rounds, and with products as parameters (`transform/products`). Nothing here is confirmed.

use super::{Effort, nothing};
use eufonium_absint::{AnalysisOptions, Domains, FixpointOptions, Product, horn_facts};
use eufonium_base::ids::IdVec;
use eufonium_base::{Stats, Stop};
use eufonium_ir::{ChcSystem, PredId, Term, TermPool};
use eufonium_transform::{Phases, machines, orders, phases, products, rounds};

/// How many thresholds of widening an analysis by cheap domains has, at most.
const FEW_THRESHOLDS: usize = 4;

/// Adds to the candidates of the plain analysis those about clauses that are split, and about predicates with products.
pub(super) fn extend(
    pool: &mut TermPool,
    system: &ChcSystem,
    candidates: &mut IdVec<PredId, Vec<Term>>,
    effort: &Effort,
    stop: &Stop,
    stats: &mut Stats,
) {
    let none = || nothing(system);
    let by_phases = match effort.phases {
        true => by_phases(pool, system, &effort.how, &effort.part(stop, effort.analysis)),
        false => none(),
    };
    let by_orders = if effort.orders { by_orders(pool, system, candidates, effort, stop) } else { none() };
    if effort.rounds {
        let by_rounds = by_rounds(pool, system, candidates, &effort.how, stop);
        by_rounds.iter().for_each(|(pred, more)| candidates[pred].extend(more));
    }
    let by_products = match effort.products {
        Some(0) => none(),
        work => by_products(pool, system, candidates, &effort.how, &effort.part(stop, work)),
    };
    let all = [("facts.phases", by_phases), ("facts.orders", by_orders), ("facts.products", by_products)];
    for (name, found) in all {
        stats.add(name, found.values().map(|of| of.len() as u64).sum());
        for (pred, more) in found.iter() {
            candidates[pred].extend(more);
        }
    }
}

/// Candidates of the plain analysis, none if the effort did not suffice; and figures.
pub(crate) fn propose(
    pool: &mut TermPool,
    system: &ChcSystem,
    effort: &Effort,
    stop: &Stop,
) -> (Option<IdVec<PredId, Vec<Term>>>, Stats) {
    let mut stats = Stats::new();
    let analysis = effort.part(stop, effort.analysis);
    let candidates = horn_facts::<Product>(pool, system, &effort.how, &analysis);
    stats.add("facts.work", analysis.work());
    stats.add("facts.unfinished", u64::from(candidates.is_none()));
    if candidates.is_some() {
        return (candidates, stats);
    }
    // Where relations cost too much, cheap ones are better than none, and bounds alone better than nothing.
    let all = [(Domains::ALL.without(Domains::COSTLY), FEW_THRESHOLDS), (Domains::SINGLE, usize::MAX)];
    let cheaper = all.into_iter().find_map(|(among, most)| {
        let domains = effort.how.domains.among(among);
        let thresholds = effort.how.thresholds.min(most);
        if (domains, thresholds) == (effort.how.domains, effort.how.thresholds) {
            return None;
        }
        let how = AnalysisOptions { domains, thresholds, backward: 0, ..effort.how };
        horn_facts::<Product>(pool, system, &how, &effort.part(stop, effort.analysis))
    });
    (cheaper, stats)
}

/// Candidates about the rounds of loops, besides those that are known.
pub(crate) fn by_rounds(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    options: &AnalysisOptions,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let Some(split) = rounds(pool, system) else { return nothing(system) };
    let back = |pool: &mut TermPool, facts: &_| split.facts(pool, system, facts, known);
    brought_back(pool, (system, &split.system), options, stop, back)
}

/// Candidates about the phases of predicates, none if there are no phases.
pub(crate) fn by_phases(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let split = phases(pool, system, stop);
    by_split(pool, system, split, &nothing(system), options, stop)
}

/// Candidates about the predicates of clauses in small steps by the states of machines, none if there are none.
pub(crate) fn by_machines(
    pool: &mut TermPool,
    system: &ChcSystem,
    effort: &Effort,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let stop = effort.part(stop, effort.analysis);
    let split = machines(pool, system, &stop);
    by_split(pool, system, split, &nothing(system), &effort.how, &stop)
}

/// Candidates about predicates by the order of what clauses equate, besides those that are known; none if they equate nothing by choice.
fn by_orders(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    effort: &Effort,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let Some(split) = orders(pool, system, known, &effort.part(stop, effort.analysis)) else {
        return nothing(system);
    };
    // Where premises are about several elements, the phases of one predicate depend on each other: what looks like nested loops are none, and need
    // not begin again.
    let fixpoint = FixpointOptions { again: 1, ..effort.how.fixpoint };
    let all = AnalysisOptions { fixpoint, ..effort.how };
    let part = effort.part(stop, effort.analysis);
    if let Some(found) = horn_facts::<Product>(pool, &split.system, &all, &part) {
        return split.facts(pool, system, &found, known);
    }
    let how = AnalysisOptions {
        domains: all.domains.without(Domains::COSTLY),
        thresholds: all.thresholds.min(FEW_THRESHOLDS),
        ..all
    };
    by_split(pool, system, Some(split), known, &how, &effort.part(stop, effort.ordered))
}

/// Equations with products of integers, given what is known; none if the clauses have no products.
pub(crate) fn by_products(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    options: &AnalysisOptions,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let Some(larger) = products(pool, system, known) else { return nothing(system) };
    // Bounds decide choices, such as whether a sum wraps around.
    let domains = options.domains.among(Domains::EQUALITIES.with(Domains::SINGLE));
    let how = AnalysisOptions { domains, backward: 0, ..*options };
    let back = |pool: &mut TermPool, facts: &_| larger.facts(pool, system, facts);
    brought_back(pool, (system, &larger.system), &how, stop, back)
}

/// Candidates about the predicates of a system from what the analysis finds about the split one.
fn by_split(
    pool: &mut TermPool,
    system: &ChcSystem,
    split: Option<Phases>,
    known: &IdVec<PredId, Vec<Term>>,
    options: &AnalysisOptions,
    stop: &Stop,
) -> IdVec<PredId, Vec<Term>> {
    let Some(split) = split else { return nothing(system) };
    let back = |pool: &mut TermPool, facts: &_| split.facts(pool, system, facts, known);
    brought_back(pool, (system, &split.system), options, stop, back)
}

/// Candidates about a system from what the analysis finds about another made of it, none if that is cut off.
fn brought_back(
    pool: &mut TermPool,
    (system, other): (&ChcSystem, &ChcSystem),
    options: &AnalysisOptions,
    stop: &Stop,
    back: impl FnOnce(&mut TermPool, &IdVec<PredId, Vec<Term>>) -> IdVec<PredId, Vec<Term>>,
) -> IdVec<PredId, Vec<Term>> {
    match horn_facts::<Product>(pool, other, options, stop) {
        Some(facts) => back(pool, &facts),
        None => nothing(system),
    }
}
