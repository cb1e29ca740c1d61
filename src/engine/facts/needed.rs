//! What of the facts a proof needs: those that exclude the queries, and those from which these follow, clause by clause.
//!
//! Templates make many facts of which a proof uses few. The unsatisfiable cores of its questions say which, and a proof of these alone is one that
//! people can read, and that is checked in a fraction of the time.
//! Invariant: the facts that are kept are inductive together and exclude the queries, as each step is shown from kept ones alone.
//!
//! Source: Ivrii, Gurfinkel and Belov, "Small inductive safe invariants" (FMCAD 2014), without their search for a minimal set.

use super::{Effort, Facts, nothing, solver};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, PredId, Subst, Term, TermPool};
use eufonium_smt::SatResult;

/// Most questions by which a core is made smaller.
const MINIMISATION: usize = 40;

/// A fact by its predicate and its place.
type Place = (PredId, usize);

impl Facts {
    /// Facts that are inductive and exclude all queries; `None` if the effort does not suffice, or all of them do not exclude the queries.
    pub(crate) fn needed(
        &self,
        pool: &mut TermPool,
        system: &ChcSystem,
        effort: Effort,
        stop: &Stop,
    ) -> Option<Facts> {
        let mut found: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
        let mut open: Vec<Place> = Vec::new();
        for clause in system.clauses.iter().filter(|clause| clause.is_query()) {
            let used = self.core(pool, (system, clause), &[], effort, stop)?;
            open.extend(used);
        }
        loop {
            let mut new: HashSet<PredId> = HashSet::default();
            for (pred, i) in std::mem::take(&mut open) {
                if !found[pred].contains(&i) {
                    found[pred].push(i);
                    new.insert(pred);
                }
            }
            if new.is_empty() {
                break;
            }
            for clause in &system.clauses {
                let Some(head) = clause.head.as_ref().filter(|head| new.contains(&head.pred)) else {
                    continue;
                };
                let goals: Vec<Term> = found[head.pred].iter().map(|i| self.of[head.pred][*i]).collect();
                let goals = Subst::of(&system.preds[head.pred].params, &head.args).apply_all(pool, &goals);
                open.extend(self.core(pool, (system, clause), &goals, effort, stop)?);
            }
        }
        let mut needed = nothing(system);
        for (pred, mut places) in found.iter().map(|(pred, of)| (pred, of.clone())) {
            places.sort_unstable();
            needed[pred] = places.iter().map(|i| self.of[pred][*i]).collect();
        }
        Some(Facts { of: needed })
    }

    /// The facts about a clause's body from which, with its constraint, all goals follow.
    fn core(
        &self,
        pool: &mut TermPool,
        (system, clause): (&ChcSystem, &Clause),
        goals: &[Term],
        effort: Effort,
        stop: &Stop,
    ) -> Option<Vec<Place>> {
        let mut places: HashMap<Term, Place> = HashMap::default();
        let mut known = Vec::new();
        for app in &clause.body {
            for (i, fact) in self.at(pool, system, app).into_iter().enumerate() {
                places.entry(fact).or_insert_with(|| {
                    known.push(fact);
                    (app.pred, i)
                });
            }
        }
        let all = pool.and(goals);
        let wrong = if goals.is_empty() { pool.tt() } else { pool.not(all) };
        let mut solver = solver(pool, &[clause.constraint, wrong], stop)?;
        let answer = solver.check_within(pool, &known, &stop.within(None, effort.question));
        if answer != SatResult::Unsat {
            return None;
        }
        let core = solver.minimize_core(pool, MINIMISATION);
        Some(core.iter().filter_map(|fact| places.get(fact).copied()).collect())
    }
}
