//! Which candidates are inductive together: what a solver does not show to follow is dropped, until nothing is dropped (Houdini; Flanagan and
//! Leino, "Houdini, an annotation assistant for ESC/Java", FME 2001).

use super::{Effort, Facts};
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, Evaluator, PredApp, PredId, Term, TermPool};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use std::collections::VecDeque;

/// A solver with these assertions, if it reads them.
pub(crate) fn solver(pool: &mut TermPool, assertions: &[Term], stop: &Stop) -> Option<Solver> {
    let mut solver = Solver::new(SolverOptions::default(), stop.clone());
    for &part in assertions {
        if pool.has_quantifier(part) {
            return None;
        }
        solver.assert(pool, part);
    }
    Some(solver)
}

/// The question which candidates are inductive.
pub(super) struct Confirmation<'a> {
    pub(super) pool: &'a mut TermPool,
    pub(super) system: &'a ChcSystem,
    pub(super) effort: Effort,
    pub(super) stop: &'a Stop,
}

impl Confirmation<'_> {
    /// Drops candidates until the others are inductive; whether that came to an end.
    pub(super) fn run(&mut self, facts: &mut Facts) -> bool {
        let with_head = |i: &usize| self.system.clauses[*i].head.is_some();
        self.of_clauses(facts, (0..self.system.clauses.len()).filter(with_head).collect())
    }

    /// The same for these clauses alone, which have heads.
    pub(super) fn of_clauses(&mut self, facts: &mut Facts, clauses: Vec<usize>) -> bool {
        let mut readers: HashMap<PredId, Vec<usize>> = HashMap::default();
        for &index in &clauses {
            for app in &self.system.clauses[index].body {
                let of = readers.entry(app.pred).or_default();
                if of.last() != Some(&index) {
                    of.push(index);
                }
            }
        }
        let mut queued: HashSet<usize> = clauses.iter().copied().collect();
        let mut queue: VecDeque<usize> = clauses.into();
        while let Some(index) = queue.pop_front() {
            queued.remove(&index);
            if self.stop.poll() {
                return false;
            }
            let clause = &self.system.clauses[index];
            let head = clause.head.as_ref().expect("queries are not queued");
            if self.drop_from_head(facts, clause, head) {
                let stale = readers.get(&head.pred).into_iter().flatten();
                queue.extend(stale.copied().filter(|reader| queued.insert(*reader)));
            }
        }
        true
    }

    /// Drops facts about the head that do not follow from those about the body; whether there were any.
    fn drop_from_head(&mut self, facts: &mut Facts, clause: &Clause, head: &PredApp) -> bool {
        let goals = facts.at(self.pool, self.system, head);
        let mut left: Vec<usize> = (0..goals.len()).collect();
        if goals.is_empty() {
            return false;
        }
        let body = facts.body(self.pool, self.system, clause);
        match solver(self.pool, &body, self.stop) {
            Some(mut solver) => self.keep_implied(&mut solver, &body, &goals, &mut left),
            None => left.clear(),
        }
        let dropped = left.len() < goals.len();
        let kept = left.iter().map(|&i| facts.of[head.pred][i]).collect();
        facts.of[head.pred] = kept;
        dropped
    }

    /// Keeps of `left` the goals that the assertions imply: all at once, as most are implied; then one by one.
    fn keep_implied(&mut self, solver: &mut Solver, body: &[Term], goals: &[Term], left: &mut Vec<usize>) {
        while !left.is_empty() {
            let wrong: Vec<Term> = left.iter().map(|&i| self.pool.not(goals[i])).collect();
            let some_wrong = self.pool.or(&wrong);
            match self.ask(solver, some_wrong) {
                SatResult::Unsat => return,
                SatResult::Sat => {
                    let before = left.len();
                    let mut eval = Evaluator::new(solver.model(self.pool));
                    let genuine = body.iter().all(|&part| eval.holds(self.pool, part));
                    left.retain(|&i| !genuine || eval.holds(self.pool, goals[i]));
                    if left.len() < before {
                        continue;
                    }
                }
                SatResult::Unknown => {}
            }
            let implied: Vec<usize> = left
                .iter()
                .copied()
                .filter(|&i| {
                    let wrong = self.pool.not(goals[i]);
                    self.ask(solver, wrong) == SatResult::Unsat
                })
                .collect();
            *left = implied;
            return;
        }
    }

    fn ask(&mut self, solver: &mut Solver, assumption: Term) -> SatResult {
        let token = self.stop.within(None, self.effort.question);
        solver.check_within(self.pool, &[assumption], &token)
    }
}
