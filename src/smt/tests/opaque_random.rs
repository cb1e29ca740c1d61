//! Random sessions with opaque operators: a refutation holds of all bit-vectors, and the answers are those of a problem in
//! which the operators are declared functions.

use super::bits::{INTEGERS, Kind, Language};
use super::{Choices, Source, holds};
use crate::{BvMode, SatEngine, SatResult, Solver, SolverOptions};
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{FuncId, Model, Op, Sort, Term, TermPool, visit};
use quickcheck::QuickCheck;

/// A random formula; now and then as it stands after words were replaced and arguments were turned, which the normal
/// form would undo.
fn formula(language: &Language, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
    let t = language.formula(pool, s, depth);
    if s.below(2) == 0 { t } else { disturbed(language, pool, s, t) }
}

fn disturbed(language: &Language, pool: &mut TermPool, s: &mut Source<'_>, t: Term) -> Term {
    let mut memo: HashMap<Term, Term> = HashMap::default();
    let (x, y) = (language.words[0], language.words[1]);
    let constant = pool.bits(eufonium_base::Bits::one(pool.width(x)));
    memo.insert(x, [x, y, constant][usize::from(s.below(3))]);
    for part in visit::postorder(pool, &[t]) {
        let mut args: Vec<Term> = pool.args(part).iter().map(|a| memo[a]).collect();
        let commutes = matches!(pool.op(part), Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor);
        if commutes && s.below(2) == 0 {
            args.reverse();
        }
        let done = pool.raw_rebuild(part, &args);
        memo.entry(part).or_insert(done);
    }
    memo[&t]
}

fn options(bv_mode: BvMode, sat: SatEngine) -> SolverOptions {
    SolverOptions { bv_mode, sat, ..SolverOptions::default() }
}

/// Pushes, pops, asserts and checks at random.
fn session(options: SolverOptions, kind: Kind, width: u32, choices: &Choices) -> bool {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, width, kind);
    let models = language.models(&pool);
    let mut solver = Solver::new(options, Stop::never());
    if let Some(i) = language.integer {
        let (low, high) = (pool.int(*INTEGERS.start()), pool.int(*INTEGERS.end()));
        for bound in [pool.le(low, i), pool.le(i, high)] {
            solver.assert(&mut pool, bound);
        }
    }
    let check = |pool: &mut TermPool, solver: &mut Solver, assumptions: &[Term]| {
        check_once(pool, solver, &models, assumptions);
    };
    super::act(
        &mut pool,
        &mut solver,
        choices,
        2,
        |pool, s, depth| formula(&language, pool, s, depth),
        check,
    );
    true
}

fn check_once(pool: &mut TermPool, solver: &mut Solver, models: &[Model], assumptions: &[Term]) {
    let assertions = solver.assertions().to_vec();
    let has_model = |pool: &TermPool, more: &[Term]| {
        let all = [&assertions[..], more].concat();
        models.iter().any(|m| holds(pool, m, &all))
    };
    match solver.check(pool, assumptions) {
        SatResult::Unknown => panic!("small problems are decided: {}", solver.reason_unknown()),
        SatResult::Sat => {
            for &t in assertions.iter().chain(assumptions) {
                assert_ne!(solver.truth(pool, t), Some(false), "what was asked for is true");
            }
        }
        SatResult::Unsat => {
            assert!(!has_model(pool, assumptions), "brute force finds no model");
            let core = solver.unsat_core().to_vec();
            assert!(core.iter().all(|t| assumptions.contains(t)), "a core is a subset");
            assert!(!has_model(pool, &core), "a core is refuted");
            let minimal = solver.minimize_core(pool, 100);
            assert!(minimal.iter().all(|t| core.contains(t)), "a smaller core is a subset");
            assert!(!has_model(pool, &minimal), "a smaller core is refuted");
        }
    }
}

#[test]
fn refutations_hold_of_bit_vectors() {
    fn property(choices: Choices) -> bool {
        [BvMode::Uninterpreted, BvMode::UninterpretedOperators].into_iter().all(|mode| {
            let native = options(mode, SatEngine::Native);
            session(native, Kind::Plain, 3, &choices) && session(native, Kind::Plain, 1, &choices)
        })
    }
    QuickCheck::new().tests(120).quickcheck(property as fn(Choices) -> bool);
}

/// A conjunction that is assumed, and was part of an assertion that was popped.
#[test]
fn conjunctions_are_true_by_their_parts() {
    let choices =
        [230, 11, 11, 0, 0, 0, 1, 1, 138, 91, 5, 1, 0, 0, 0, 0, 110, 0, 6, 245, 0, 43, 2, 11, 31].to_vec();
    assert!(session(options(BvMode::Uninterpreted, SatEngine::Native), Kind::Plain, 1, &Choices(choices)));
    // The negation of one in an assertion that is a conjunction.
    let choices = [
        4, 6, 18, 0, 11, 26, 237, 0, 0, 0, 0, 26, 1, 0, 1, 0, 0, 0, 0, 16, 13, 1, 192, 0, 111, 0, 0, 8, 11,
        6, 1,
    ];
    assert!(session(
        options(BvMode::Uninterpreted, SatEngine::Native),
        Kind::Plain,
        1,
        &Choices(choices.to_vec())
    ));
}

#[test]
fn refutations_by_varisat_hold() {
    fn property(choices: Choices) -> bool {
        [BvMode::Uninterpreted, BvMode::UninterpretedOperators]
            .into_iter()
            .all(|mode| session(options(mode, SatEngine::Varisat), Kind::Plain, 2, &choices))
    }
    QuickCheck::new().tests(25).quickcheck(property as fn(Choices) -> bool);
}

#[test]
fn refutations_with_functions_and_integers_hold() {
    fn property(choices: Choices) -> bool {
        [BvMode::Uninterpreted, BvMode::UninterpretedOperators].into_iter().all(|mode| {
            let native = options(mode, SatEngine::Native);
            session(native, Kind::WithFunction, 1, &choices)
                && session(native, Kind::WithInteger, 2, &choices)
        })
    }
    QuickCheck::new().tests(60).quickcheck(property as fn(Choices) -> bool);
}

/// The exact solver reads terms as they stand too: refinement puts such terms to it.
#[test]
fn circuits_are_made_of_terms_as_they_stand() {
    fn property(choices: Choices) -> bool {
        let mut pool = TermPool::new();
        let language = Language::new(&mut pool, 3, Kind::Plain);
        let models = language.models(&pool);
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        let mut s = Source { bytes: choices.0.iter() };
        while s.bytes.len() > 0 {
            let t = formula(&language, &mut pool, &mut s, 3);
            super::check_once(&mut pool, &mut solver, &models, &[t]);
            solver.assert(&mut pool, t);
        }
        true
    }
    QuickCheck::new().tests(60).quickcheck(property as fn(Choices) -> bool);
}

/// Bit-vectors as elements of a sort of which nothing is known, and their operators as declared functions.
struct Translation {
    sort: Sort,
    memo: HashMap<Term, Term>,
    /// What is known: operators commute, constants differ, words of one bit are one of two constants.
    facts: Vec<Term>,
    values: Vec<Term>,
    bits: [Term; 2],
    functions: HashMap<String, FuncId>,
}

impl Translation {
    fn new(pool: &mut TermPool) -> Self {
        let sort = pool.declare_sort("Word");
        let bits = ["#0", "#1"].map(|name| pool.constant(name, sort));
        let differ = pool.distinct(&bits);
        let (memo, functions) = (HashMap::default(), HashMap::default());
        Translation { sort, memo, facts: vec![differ], values: bits.to_vec(), bits, functions }
    }

    fn of(&mut self, pool: &mut TermPool, t: Term) -> Term {
        for part in visit::postorder(pool, &[t]) {
            if !self.memo.contains_key(&part) {
                let done = self.node(pool, part);
                self.memo.insert(part, done);
            }
        }
        self.memo[&t]
    }

    fn node(&mut self, pool: &mut TermPool, t: Term) -> Term {
        let args: Vec<Term> = pool.args(t).iter().map(|a| self.memo[a]).collect();
        let width = pool.as_bv(pool.sort(t));
        let (op, name) = (pool.op(t), format!("{:?} {width:?}", pool.op(t)));
        let done = match op {
            Op::Bits(_) => return self.value(pool, t),
            Op::App(_) if args.is_empty() && width.is_some() => pool.constant(name, self.sort),
            Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor | Op::Concat => {
                args[1..].iter().fold(args[0], |sum, &next| self.join(pool, op, &name, sum, next))
            }
            Op::BvUlt | Op::BvSlt => self.apply(pool, &name, &args, Sort::BOOL),
            _ if width.is_some() && op != Op::Ite => self.apply(pool, &name, &args, self.sort),
            _ => pool.rebuild(t, &args),
        };
        if width == Some(1) {
            let cases = self.bits.map(|bit| pool.eq(done, bit));
            let fact = pool.or(&cases);
            self.facts.push(fact);
        }
        done
    }

    fn value(&mut self, pool: &mut TermPool, t: Term) -> Term {
        let bits = pool.as_bits(t).expect("a constant").clone();
        if bits.width() == 1 {
            return self.bits[usize::from(!bits.is_zero())];
        }
        let value = pool.constant(format!("{bits:?}"), self.sort);
        for other in self.values.clone() {
            let differ = pool.distinct(&[value, other]);
            self.facts.push(differ);
        }
        self.values.push(value);
        value
    }

    fn apply(&mut self, pool: &mut TermPool, name: &str, args: &[Term], result: Sort) -> Term {
        let sorts: Vec<Sort> = args.iter().map(|a| pool.sort(*a)).collect();
        let declare = || pool.declare(name, &sorts, result);
        let f = *self.functions.entry(name.to_owned()).or_insert_with(declare);
        pool.app(f, args)
    }

    fn join(&mut self, pool: &mut TermPool, op: Op, name: &str, a: Term, b: Term) -> Term {
        let joined = self.apply(pool, name, &[a, b], self.sort);
        if op != Op::Concat {
            let turned = self.apply(pool, name, &[b, a], self.sort);
            let fact = pool.eq(joined, turned);
            self.facts.push(fact);
        }
        joined
    }
}

/// Nothing but congruence, commutation and the difference of constants is known, and all of that is.
#[test]
fn answers_are_those_of_declared_functions() {
    fn property(choices: Choices) -> bool {
        let mut pool = TermPool::new();
        let language = Language::new(&mut pool, 2, Kind::Plain);
        let mut translation = Translation::new(&mut pool);
        let mut opaque = Solver::new(options(BvMode::Uninterpreted, SatEngine::Native), Stop::never());
        let mut declared = Solver::new(SolverOptions::default(), Stop::never());
        let mut s = Source { bytes: choices.0.iter() };
        while s.bytes.len() > 0 {
            let t = formula(&language, &mut pool, &mut s, 3);
            let translated = translation.of(&mut pool, t);
            for fact in translation.facts.drain(..) {
                declared.assert(&mut pool, fact);
            }
            let answers = (opaque.check(&mut pool, &[t]), declared.check(&mut pool, &[translated]));
            assert_eq!(answers.0, answers.1, "{}", eufonium_ir::print::term(&pool, t));
            if answers.0 == SatResult::Sat {
                opaque.assert(&mut pool, t);
                declared.assert(&mut pool, translated);
            }
        }
        true
    }
    QuickCheck::new().tests(150).quickcheck(property as fn(Choices) -> bool);
}
