//! What leads to a violation: the equations of clauses turned around.
//!
//! The value of a predicate contains all facts about it of which a query applies to one, or which, with others that are known, yield such a fact: a
//! necessary precondition of the violation. A clause says about one application of its body what its constraint, its head's value and the
//! facts about the other applications leave. Then the facts are computed again within these values, and so on, in turns.
//!
//! Source: P. Cousot, "Semantic foundations of program analysis" (1981), and the refinement of B. Kafle and J. Gallagher, "Constraint specialisation in Horn clause
//! verification" (PEPM 2015). Let `F` be the facts, `B` what leads to violations among them, `G` the facts that derivations within `B` have. Then `F` and (`B`
//! implies `G`) is inductive: where the head of a clause is in `B`, so are the facts of its body, hence they are in `G`, and so is the head. So what the turns find is
//! candidates like all others, implications, and whoever uses them confirms them with a solver.
//!
//! Deliberately absent: turns beyond those that are asked for, and those after one that found nothing; under-approximations, which would find violations.

use super::domain::{Domain, Thresholds};
use super::equations::{HornEquations, state_terms};
use super::fixpoint::{Equations, FixpointOptions, solve};
use eufonium_base::Stop;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::{ChcSystem, PredId, Term, TermPool};

/// Most implications about a predicate in one turn.
const MOST_IMPLICATIONS: usize = 24;

/// The facts within given values.
struct Within<'e, 'a, D> {
    equations: &'e HornEquations<'a, D>,
    values: &'e [D],
}

impl<D: Domain> Equations for Within<'_, '_, D> {
    type State = D;
    fn readers(&self) -> Vec<Vec<usize>> {
        self.equations.readers()
    }
    fn bottom(&self, node: usize) -> D {
        self.equations.bottom(node)
    }
    fn transfer(&self, node: usize, states: &[D]) -> D {
        let value = &self.values[node];
        if value.is_bottom() {
            return self.bottom(node);
        }
        value.meet(&self.equations.forward(PredId::from_usize(node), states))
    }
}

/// What leads to violations.
struct Backward<'e, 'a, D> {
    equations: &'e HornEquations<'a, D>,
    facts: &'e [D],
    /// For each predicate the rules with it in the body, and where.
    by_body: Vec<Vec<(usize, usize)>>,
}

impl<'e, 'a, D: Domain> Backward<'e, 'a, D> {
    fn new(equations: &'e HornEquations<'a, D>, facts: &'e [D]) -> Self {
        let mut by_body = vec![Vec::new(); equations.len()];
        for (r, rule) in equations.rules.iter().enumerate() {
            for (place, (pred, _)) in rule.body.iter().enumerate() {
                by_body[pred.index()].push((r, place));
            }
        }
        Backward { equations, facts, by_body }
    }

    /// Whether a query applies to facts, for all that is known.
    fn is_violated(&self) -> bool {
        let mut queries = self.equations.rules.iter().filter(|rule| rule.head.is_none());
        queries.any(|rule| self.equations.values(rule, self.facts, None).is_some())
    }
}

impl<D: Domain> Equations for Backward<'_, '_, D> {
    type State = D;
    fn readers(&self) -> Vec<Vec<usize>> {
        let mut readers: Vec<Vec<usize>> = vec![Vec::new(); self.equations.len()];
        for rule in &self.equations.rules {
            let Some((head, _)) = &rule.head else { continue };
            for (pred, _) in &rule.body {
                if !readers[head.index()].contains(&pred.index()) {
                    readers[head.index()].push(pred.index());
                }
            }
        }
        readers
    }
    fn bottom(&self, node: usize) -> D {
        self.equations.bottom(node)
    }
    fn transfer(&self, node: usize, states: &[D]) -> D {
        let space = self.equations.space(PredId::from_usize(node));
        let mut out = self.bottom(node);
        for &(r, place) in &self.by_body[node] {
            let rule = &self.equations.rules[r];
            if let Some(value) = self.equations.values(rule, self.facts, Some(states)) {
                out = out.join(&value.select(space, &rule.body[place].1));
            }
        }
        out
    }
}

/// Adds implications to the facts about predicates, found in at most so many turns. `states` are the facts as elements.
pub(super) fn refine<D: Domain>(
    pool: &mut TermPool,
    system: &ChcSystem,
    equations: &HornEquations<'_, D>,
    mut states: Vec<D>,
    (turns, (thresholds, options)): (usize, (&Thresholds, &FixpointOptions)),
    stop: &Stop,
    facts: &mut IdVec<PredId, Vec<Term>>,
) {
    for _ in 0..turns {
        let backward = Backward::new(equations, &states);
        if !backward.is_violated() {
            return;
        }
        let Some(leading) = solve(&backward, thresholds, options, stop) else { return };
        let within = Within { equations, values: &leading };
        let Some(next) = solve(&within, thresholds, options, stop) else { return };
        let mut found = false;
        for (pred, predicate) in system.preds.iter() {
            let (value, new) = (&leading[pred.index()], &next[pred.index()]);
            if value.is_bottom() || new.includes(value) {
                continue;
            }
            let premises = state_terms(pool, value, predicate);
            let mut conclusions = state_terms(pool, new, predicate);
            conclusions.retain(|t| !premises.contains(t) && !facts[pred].contains(t));
            conclusions.truncate(MOST_IMPLICATIONS);
            let negated: Vec<Term> = premises.iter().map(|t| pool.not(*t)).collect();
            for conclusion in conclusions {
                let mut parts = negated.clone();
                parts.push(conclusion);
                facts[pred].push(pool.or(&parts));
                found = true;
            }
        }
        if !found {
            return;
        }
        states = next;
    }
}
