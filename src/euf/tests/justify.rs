//! Justifications: literals that are true in the model, without choices, and imply the formula.

use super::{Small, refuted, solver};
use crate::justify::{Abstract, Concrete, Justifier};
use crate::lemma::Store;
use crate::system::System;
use eufonium_ir::{Evaluator, Op, Sort, Term, TermPool, print, visit};
use eufonium_smt::{BvMode, SatResult, Solver};
use eufonium_testing::Rng;
use eufonium_testing::systems::{Tiny, term};
use quickcheck::{QuickCheck, TestResult};

/// A problem: a formula over both sides of a step, with the equations of the step.
struct Problem {
    pool: TermPool,
    system: System,
    formulas: Vec<Term>,
    equations: Vec<Term>,
}

fn problem(seed: u64) -> Problem {
    let mut pool = TermPool::new();
    let ts = Tiny(seed).system(&mut pool);
    let system = System::new(&mut pool, &ts);
    let mut rng = Rng::new(seed ^ 0x9d2c);
    let all = [&system.states[..], &system.inputs, &system.nexts].concat();
    let formulas = (0..1 + rng.below(3)).map(|_| term(&mut pool, &mut rng, &all, Sort::BOOL, 4)).collect();
    let equations = system.nexts.clone().into_iter();
    let equations = equations.map(|t| (t, system.next_value(t).expect("a state has a next value")));
    let equations = equations.map(|(t, next)| pool.raw_eq(t, next)).collect();
    Problem { pool, system, formulas, equations }
}

impl Problem {
    /// A solver with a model of the problem, if there is one.
    fn solve(&mut self, bv_mode: BvMode) -> Option<Solver> {
        let mut solver = solver(bv_mode);
        for &t in self.equations.iter().chain(&self.formulas) {
            solver.assert(&mut self.pool, t);
        }
        (solver.check(&mut self.pool, &[]) == SatResult::Sat).then_some(solver)
    }

    fn shown(&self, lits: &[Term]) -> String {
        let shown = |terms: &[Term]| -> Vec<String> {
            terms.iter().map(|t| print::term(&self.pool, *t).to_string()).collect()
        };
        format!("{:?} justify {:?} where {:?}", shown(lits), shown(&self.formulas), shown(&self.equations))
    }

    /// Literals are atoms without choices, and imply the formulas. Equations of formulas are not among the literals, as
    /// a formula after the step is justified by what it is made of.
    fn check(&mut self, bv_mode: BvMode, lits: &[Term]) {
        for &t in &visit::postorder(&self.pool, lits) {
            assert!(!matches!(self.pool.op(t), Op::Ite | Op::And | Op::Or), "a literal has no choices");
        }
        let mut known = self.equations.clone();
        known.retain(|t| self.pool.sort(self.pool.arg(self.pool.strip_not(*t).0, 0)).is_bool());
        known.extend(lits);
        for &formula in &self.formulas.clone() {
            let negation = self.pool.not(formula);
            let question = [&known[..], &[negation]].concat();
            assert!(
                refuted(&mut self.pool, bv_mode, &question),
                "the literals imply the formula: {}",
                self.shown(lits)
            );
        }
        let all = [&self.equations[..], &self.formulas, lits].concat();
        assert!(
            !refuted(&mut self.pool, bv_mode, &all),
            "the literals are true in a model: {}",
            self.shown(lits)
        );
    }
}

/// Equations whose two sides are one term say nothing, and have no sides to look at.
fn is_trivial(problem: &Problem) -> bool {
    problem.equations.iter().any(|t| problem.pool.args(problem.pool.strip_not(*t).0).len() != 2)
}

/// With all operators opaque each condition has a literal, so its truth is known; conditions that are part of a circuit
/// have none.
#[test]
fn abstract_models_are_justified() {
    fn property(seed: u64) -> TestResult {
        let mut p = problem(seed);
        let solved = p.solve(BvMode::Uninterpreted);
        let Some(solver) = solved.filter(|_| !is_trivial(&p)) else { return TestResult::discard() };
        let oracle = Abstract::new(&p.pool, &solver, BvMode::Uninterpreted);
        let mut justifier = Justifier::new(&mut p.pool, &p.system, oracle);
        p.formulas.iter().for_each(|t| justifier.justify(*t));
        let lits = justifier.finish();
        for &literal in &lits {
            assert_ne!(solver.truth(&p.pool, literal), Some(false), "a literal is true");
        }
        p.check(BvMode::Uninterpreted, &lits);
        TestResult::passed()
    }
    QuickCheck::new().tests(200).quickcheck(property as fn(u64) -> TestResult);
}

#[test]
fn concrete_models_are_justified() {
    fn property(seed: u64) -> TestResult {
        let mut p = problem(seed);
        let Some(solver) = p.solve(BvMode::BitBlast).filter(|_| !is_trivial(&p)) else {
            return TestResult::discard();
        };
        let model = solver.model(&p.pool);
        let mut justifier = Justifier::new(&mut p.pool, &p.system, Concrete(Evaluator::new(model)));
        p.formulas.iter().for_each(|t| justifier.justify(*t));
        let lits = justifier.finish();
        for &literal in &lits {
            assert!(Evaluator::new(model).holds(&p.pool, literal), "a literal is true");
        }
        p.check(BvMode::BitBlast, &lits);
        TestResult::passed()
    }
    QuickCheck::new().tests(200).quickcheck(property as fn(u64) -> TestResult);
}

/// A model of the formulas, and the literals that justify the first of them with the lemmas.
fn influenced(s: &mut Small, system: &System, formulas: &[Term], lemmas: &Store) -> Vec<Term> {
    let mut solver = solver(BvMode::Uninterpreted);
    assert_eq!(solver.check(&mut s.pool, formulas), SatResult::Sat);
    let oracle = Abstract::new(&s.pool, &solver, BvMode::Uninterpreted);
    let mut justifier = Justifier::new(&mut s.pool, system, oracle);
    justifier.justify(formulas[0]);
    justifier.influence(lemmas);
    justifier.finish()
}

/// A lemma of which a part is false speaks of what was collected: a part that is true is needed as well.
#[test]
fn lemmas_have_influence() {
    let mut s = Small::new();
    let ([x, y, z], system) = (s.x, s.system());
    let (xy, yz) = (s.sum(x, y), s.sum(y, z));
    let (premise, conclusion) = (s.eq(xy, z), s.eq(x, y));
    let (other, last) = (s.ne(yz, x), s.eq(y, z));
    let not_premise = s.pool.not(premise);
    let not_conclusion = s.pool.not(conclusion);
    let mut lemmas = Store::default();
    assert!(lemmas.add(&s.pool, vec![not_premise, conclusion]));
    assert!(!lemmas.add(&s.pool, vec![conclusion, not_premise, conclusion]), "it is known");
    assert_eq!(lemmas.count(), 1);
    let first = influenced(&mut s, &system, &[premise, conclusion, last], &lemmas);
    assert_eq!(first, [premise, conclusion]);
    // What is added has an influence too.
    lemmas.add(&s.pool, vec![not_conclusion, last]);
    let second = influenced(&mut s, &system, &[premise, conclusion, last], &lemmas);
    assert_eq!(second, [premise, conclusion, last]);
    // A lemma with a true part about the same terms and no false one says nothing.
    let mut silent = Store::default();
    silent.add(&s.pool, vec![conclusion, other]);
    let third = influenced(&mut s, &system, &[conclusion, last], &silent);
    assert_eq!(third, [conclusion]);
}
