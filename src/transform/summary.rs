//! An interpretation for a predicate that was inlined, from the interpretations of the others.
//!
//! It has to lie between what the definitions give (`exists locals. body & constraint & params = arguments`) and what the
//! uses allow. Either end will do, if its locals can be eliminated: by equations alone most of the time, by complete
//! elimination where that is cheap. Otherwise lemmas are learned one by one (a binary interpolant, found as in Spacer): a
//! model of the candidate and a violated use is projected to the parameters, and the interpolating unsat core of the cube
//! with the definitions is excluded. Every lemma follows from the definitions, and projection has a finite range, so this
//! ends with an interpretation; the number of lemmas is bounded all the same.

use super::equations::{self, Wishes};
use super::restore::Restore;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{Clause, Evaluator, Invariant, PredApp, PredId, Subst, Term, TermPool, visit};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use {eufonium_itp as itp, eufonium_mbp as mbp};

/// Cases that a complete elimination may take.
const ELIMINATION_EFFORT: usize = 200;
/// Most lemmas for one predicate.
const LEMMA_LIMIT: usize = 2000;
/// Interpretations above this size are looked for by the next method.
const SIZE_LIMIT: usize = 5000;

/// A predicate that was replaced by its definitions.
#[derive(Debug)]
pub(super) struct Eliminated {
    /// The predicate.
    pub pred: PredId,
    /// The clauses that had it as head.
    pub definitions: Vec<Clause>,
    /// The clauses that had it, once, in their body.
    pub uses: Vec<Clause>,
    /// The parameters of all predicates in these clauses.
    pub params: HashMap<PredId, Vec<Term>>,
}

/// Gives all inlined predicates their interpretations. No clause mentions two of them.
#[derive(Debug)]
pub(super) struct Summaries(pub Vec<Eliminated>);

impl Restore for Summaries {
    fn restore(&self, pool: &mut TermPool, mut inv: Invariant, stop: &Stop) -> Option<Invariant> {
        for eliminated in &self.0 {
            if stop.poll() {
                return None;
            }
            let between = eliminated.between(pool, &inv.interp);
            inv.interp[eliminated.pred] = between.find(pool, stop)?;
        }
        Some(inv)
    }
}

impl Eliminated {
    /// The two ends, under these interpretations of the other predicates.
    fn between(&self, pool: &mut TermPool, interp: &IdVec<PredId, Term>) -> Between {
        let meaning = |pool: &mut TermPool, app: &PredApp| {
            Subst::of(&self.params[&app.pred], &app.args).apply(pool, interp[app.pred])
        };
        let params = &self.params[&self.pred];
        let side = |pool: &mut TermPool, clause: &Clause| {
            let mut conjuncts = vec![clause.constraint];
            for (k, app) in clause.apps().enumerate() {
                if app.pred == self.pred {
                    conjuncts.extend(params.iter().zip(&app.args).map(|(&p, &t)| pool.eq(p, t)));
                } else if k < clause.body.len() {
                    conjuncts.push(meaning(pool, app));
                } else {
                    let meaning = meaning(pool, app);
                    conjuncts.push(pool.not(meaning));
                }
            }
            pool.and(&conjuncts)
        };
        Between {
            params: params.iter().copied().collect(),
            given: self.definitions.iter().map(|c| side(pool, c)).collect(),
            bad: self.uses.iter().map(|c| side(pool, c)).collect(),
        }
    }
}

/// Formulas between which an interpretation over the parameters is wanted. All other constants are existential.
#[derive(Clone, Debug)]
struct Between {
    params: HashSet<Term>,
    /// What each definition gives.
    given: Vec<Term>,
    /// What each use must not meet.
    bad: Vec<Term>,
}

impl Between {
    fn find(mut self, pool: &mut TermPool, stop: &Stop) -> Option<Term> {
        let wishes = Wishes { keep: self.params.clone(), ..Wishes::default() };
        for side in self.given.iter_mut().chain(&mut self.bad) {
            *side = equations::solve(pool, *side, &wishes).constraint;
        }
        // What needs a solver is for formulas that it reads.
        let quantified = self.given.iter().chain(&self.bad).any(|side| pool.has_quantifier(*side));
        for effort in [0, ELIMINATION_EFFORT] {
            if quantified && effort > 0 {
                return None;
            }
            let strongest = self.project_all(pool, &self.given, effort);
            let weakest = self.project_all(pool, &self.bad, effort).map(|bad| pool.not(bad));
            let size = |f: &Term| visit::size(pool, &[*f], SIZE_LIMIT);
            let best = strongest.into_iter().chain(weakest).min_by_key(size);
            if best.is_some_and(|f| size(&f) < SIZE_LIMIT) {
                return best;
            }
        }
        self.learn(pool, stop)
    }

    fn locals(&self, pool: &TermPool, formula: Term) -> Vec<Term> {
        let mut constants = visit::constants(pool, &[formula]);
        constants.retain(|c| !self.params.contains(c));
        constants
    }

    /// The disjunction of the sides with all locals eliminated; without effort only if there are none.
    fn project_all(&self, pool: &mut TermPool, sides: &[Term], effort: usize) -> Option<Term> {
        let mut disjuncts = Vec::with_capacity(sides.len());
        for &side in sides {
            let locals = self.locals(pool, side);
            disjuncts.push(match locals.is_empty() {
                true => side,
                false if effort == 0 => return None,
                false => mbp::eliminate(pool, side, &locals, effort)?,
            });
        }
        Some(pool.or(&disjuncts))
    }

    /// Learns lemmas that the definitions imply until no use is violated.
    fn learn(&self, pool: &mut TermPool, stop: &Stop) -> Option<Term> {
        let mut definitions =
            Solver::new(SolverOptions { trace: true, ..SolverOptions::default() }, stop.clone());
        let given = pool.or(&self.given);
        definitions.assert(pool, given);
        let mut lemmas: Vec<Term> = Vec::new();
        for &bad in &self.bad {
            let locals = self.locals(pool, bad);
            let mut uses = Solver::new(SolverOptions::default(), stop.clone());
            uses.assert(pool, bad);
            lemmas.iter().for_each(|&lemma| uses.assert(pool, lemma));
            loop {
                match uses.check(pool, &[]) {
                    SatResult::Unsat => break,
                    SatResult::Unknown => return None,
                    SatResult::Sat if lemmas.len() >= LEMMA_LIMIT => return None,
                    SatResult::Sat => {}
                }
                let cube = {
                    let model = uses.model(pool);
                    let cube = mbp::implicant(pool, &mut Evaluator::new(model), &[bad]);
                    mbp::project(pool, model, &cube, &locals)
                };
                let lemma = self.exclude(pool, &mut definitions, &cube)?;
                lemmas.push(lemma);
                uses.assert(pool, lemma);
            }
        }
        Some(pool.and(&lemmas))
    }

    /// A lemma over the parameters that the definitions imply and the cube violates.
    fn exclude(&self, pool: &mut TermPool, definitions: &mut Solver, cube: &[Term]) -> Option<Term> {
        if definitions.check(pool, cube) != SatResult::Unsat {
            return None;
        }
        let refutation = definitions.refutation(pool)?;
        let core = itp::unsat_core_cube(pool, &refutation, cube);
        let core = pool.and(&core);
        self.locals(pool, core).is_empty().then(|| pool.not(core))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::Sort;

    /// Whether the solver refutes the conjunction.
    fn refuted(pool: &mut TermPool, parts: &[Term]) -> bool {
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        parts.iter().for_each(|&t| solver.assert(pool, t));
        solver.check(pool, &[]) == SatResult::Unsat
    }

    fn lies_between(pool: &mut TermPool, between: &Between, found: Term) {
        assert!(between.locals(pool, found).is_empty(), "an interpretation speaks of parameters");
        let not = pool.not(found);
        for &given in &between.given {
            assert!(refuted(pool, &[given, not]), "what the definitions give is in it");
        }
        for &bad in &between.bad {
            assert!(refuted(pool, &[bad, found]), "what the uses must not meet is not");
        }
    }

    /// Two definitions and two uses: `x = 2k, 0 <= k <= y` or `x = y = 0`, against `y < z, x >= 2z` and `x + 1 = 2m`.
    fn example(pool: &mut TermPool) -> Between {
        let [x, y, z, k, m] = ["x", "y", "z", "k", "m"].map(|n| pool.constant(n, Sort::INT));
        let two = eufonium_base::Rat::from(2);
        let [k2, z2, m2] = [k, z, m].map(|t| pool.scale(&two, t));
        let (zero, one) = (pool.int(0), pool.int(1));
        let even = [pool.eq(x, k2), pool.le(zero, k), pool.le(k, y)];
        let origin = [pool.eq(x, zero), pool.eq(y, zero)];
        let above = [pool.lt(y, z), pool.ge(x, z2)];
        let next = pool.add(&[x, one]);
        let odd = [pool.eq(next, m2)];
        let given = vec![pool.and(&even), pool.and(&origin)];
        let bad = vec![pool.and(&above), pool.and(&odd)];
        Between { params: [x, y].into_iter().collect(), given, bad }
    }

    #[test]
    fn lemmas_reach_an_interpretation() {
        let mut pool = TermPool::new();
        let mut between = example(&mut pool);
        between.bad.truncate(1);
        let found = between.learn(&mut pool, &Stop::never()).expect("few lemmas are needed");
        lies_between(&mut pool, &between, found);
    }

    #[test]
    fn elimination_reaches_an_interpretation() {
        let mut pool = TermPool::new();
        let between = example(&mut pool);
        let found =
            between.clone().find(&mut pool, &Stop::never()).expect("linear arithmetic has elimination");
        lies_between(&mut pool, &between, found);
    }

    /// No interpretation lies between sides that meet.
    #[test]
    fn there_is_none_when_the_sides_meet() {
        let mut pool = TermPool::new();
        let x = pool.constant("x", Sort::INT);
        let (zero, one) = (pool.int(0), pool.int(1));
        let (given, bad) = (pool.ge(x, zero), pool.le(x, one));
        let between = Between { params: [x].into_iter().collect(), given: vec![given], bad: vec![bad] };
        assert_eq!(between.learn(&mut pool, &Stop::never()), None);
    }
}
