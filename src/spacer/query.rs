//! The solver of one predicate: its rules, the frames of the predicates they use, and must summaries, all in one
//! incremental solver without scopes.
//!
//! Everything that depends on the query is an assumption:
//! - a rule `r` is asserted as `tag_r -> trans_r`; one of the tags must be true;
//! - a lemma of level `l` about a premise is asserted as `tag_r -> lemma | off_l`. The query for level `n` assumes
//!   `!off_l` for `l + 1 >= n` and `off_l` for the others. Those assumptions that occur in the core tell which frames were
//!   needed, hence up to which level the refuted cube is excluded;
//! - the facts that premise `i` of rule `r` may be taken from form a chain `must_k & tag_r -> fact_k | must_(k-1)`;
//!   assuming the last `must` literal restricts the premise to them.
//!
//! At level 0 the rules with premises are switched off by their tags.
//!
//! Source: Komuravelli, Gurfinkel, Chaki, "SMT-based model checking for recursive programs", and the shape of z3's solver
//! for it (levels by literals, summaries as assumptions).

use super::lemma::negation;
use super::level::{INFINITY, Level};
use super::options::SpacerOptions;
use super::predicate::{Rule, RuleId};
use eufonium_base::Stop;
use eufonium_base::ids::IdVec;
use eufonium_ir::{Model, PredId, Sort, Term, TermPool};
use eufonium_smt::{Refutation, SatResult, Solver, SolverOptions};

/// A premise: which one of which rule.
pub(super) type Place = (RuleId, usize);

/// The answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// There is a model.
    Sat,
    /// No fact with a derivation up to this level satisfies the assumptions.
    Unsat(Level),
    /// The solver gave up or was stopped.
    Unknown,
}

/// The solver of one predicate.
#[derive(Debug)]
pub(super) struct PredSolver {
    solver: Solver,
    rules: Vec<RuleId>,
    /// Tags of the rules with premises.
    recursive_tags: Vec<Term>,
    /// The switches of the levels of lemmas it has heard of, by level.
    switches: Vec<(Level, Term)>,
    checks: u64,
}

impl PredSolver {
    /// A solver that knows the rules and no summary.
    pub fn new(
        pool: &mut TermPool,
        rules: &IdVec<RuleId, Rule>,
        mine: &[RuleId],
        (options, seed): (&SpacerOptions, u64),
        stop: &Stop,
    ) -> Self {
        let SpacerOptions { row_propagation, solver, .. } = *options;
        let options = SolverOptions { seed, trace: true, row_propagation, ..solver };
        let mut solver = Solver::new(options, stop.clone());
        let tags: Vec<Term> = mine.iter().map(|&r| rules[r].tag).collect();
        let some = pool.or(&tags);
        solver.assert(pool, some);
        for &r in mine {
            let off = pool.not(rules[r].tag);
            solver.declare_guard(pool, off);
            let guarded = pool.or2(off, rules[r].trans);
            solver.assert(pool, guarded);
        }
        let recursive_tags =
            mine.iter().filter(|r| !rules[**r].is_initial()).map(|r| rules[*r].tag).collect();
        PredSolver { solver, rules: mine.to_vec(), recursive_tags, switches: Vec::new(), checks: 0 }
    }

    fn switch(&mut self, pool: &mut TermPool, level: Level) -> Term {
        match self.switches.binary_search_by_key(&level, |(l, _)| *l) {
            Ok(i) => self.switches[i].1,
            Err(i) => {
                let off = pool.fresh("off", Sort::BOOL);
                self.switches.insert(i, (level, off));
                off
            }
        }
    }

    /// Tells of a lemma about the premise at `place`; `cube` is what it excludes, over the predicate's parameters.
    pub fn add_lemma(&mut self, pool: &mut TermPool, rule: &mut Rule, i: usize, cube: &[Term], level: Level) {
        let clause = negation(pool, cube);
        let instance = rule.instance(pool, i, clause);
        let mut guarded = vec![pool.not(rule.tag), instance];
        if level != INFINITY {
            guarded.push(self.switch(pool, level));
        }
        let guarded = pool.or(&guarded);
        self.solver.assert(pool, guarded);
    }

    /// Tells of the next fact that the premise at `place` may be taken from: the `nth` of its predicate, from 0.
    pub fn add_fact(
        &mut self,
        pool: &mut TermPool,
        rule: &mut Rule,
        (place, nth): (usize, usize),
        cube: &[Term],
    ) {
        let fact = pool.and(cube);
        let instance = rule.instance(pool, place, fact);
        let must = rule.must(pool, place, nth);
        let off = pool.not(must);
        self.solver.declare_guard(pool, off);
        let mut guarded = vec![off, pool.not(rule.tag), instance];
        if nth > 0 {
            guarded.push(rule.must(pool, place, nth - 1));
        }
        let guarded = pool.or(&guarded);
        self.solver.assert(pool, guarded);
    }

    /// The premises that have facts, with the literals that restrict them to these, in the order of rules and premises.
    pub fn must_places(&self, rules: &IdVec<RuleId, Rule>) -> Vec<(Place, Term)> {
        let places = self.rules.iter().flat_map(|&r| (0..rules[r].premises.len()).map(move |i| (r, i)));
        places.filter_map(|(r, i)| Some(((r, i), *rules[r].musts[i].last()?))).collect()
    }

    /// Whether a fact with a derivation of height at most `level` can satisfy the assumptions.
    pub fn check(&mut self, pool: &mut TermPool, level: Level, assumptions: &[Term]) -> Answer {
        self.checks += 1;
        let mut all = assumptions.to_vec();
        if level == 0 {
            all.extend(self.recursive_tags.iter().map(|&t| pool.not(t)));
        } else {
            // High levels first: conflicts should rather use them.
            for &(l, off) in self.switches.iter().rev() {
                all.push(if level != INFINITY && l + 1 >= level { pool.not(off) } else { off });
            }
        }
        match self.solver.check(pool, &all) {
            SatResult::Sat => Answer::Sat,
            SatResult::Unknown => Answer::Unknown,
            SatResult::Unsat => Answer::Unsat(self.level_of_core(pool, level)),
        }
    }

    /// Up to which level the refutation of a query at `level` holds.
    fn level_of_core(&self, pool: &mut TermPool, level: Level) -> Level {
        let core = self.solver.unsat_core();
        if level == 0 {
            let restricted = self.recursive_tags.iter().any(|&t| core.contains(&pool.not(t)));
            return if restricted { 0 } else { INFINITY };
        }
        let used = self.switches.iter().find(|(_, off)| core.contains(&pool.not(*off)));
        used.map_or(INFINITY, |(l, _)| l + 1)
    }

    /// After `Unsat`: the assumptions that were used, among other literals.
    pub fn core(&self) -> &[Term] {
        self.solver.unsat_core()
    }
    /// After `Unsat`, before the next check: what the refutation used.
    pub fn refutation(&mut self, pool: &mut TermPool) -> Option<Refutation> {
        self.solver.refutation(pool)
    }
    /// After `Sat`: the model.
    pub fn model(&self, pool: &TermPool) -> &Model {
        self.solver.model(pool)
    }
    /// The number of checks.
    pub fn checks(&self) -> u64 {
        self.checks
    }
    /// The underlying solver's counters.
    pub fn stats(&self) -> eufonium_base::Stats {
        self.solver.stats()
    }
}

/// Where the facts of a predicate are used: the premises of all rules that name it.
pub(super) fn places(rules: &IdVec<RuleId, Rule>, pred: PredId) -> Vec<Place> {
    rules
        .iter()
        .flat_map(|(r, rule)| {
            let used = rule.premises.iter().enumerate().filter(move |(_, app)| app.pred == pred);
            used.map(move |(i, _)| (r, i))
        })
        .collect()
}
