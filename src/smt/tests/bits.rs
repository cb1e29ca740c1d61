//! Bit-vectors, alone and with functions and integers, against the enumeration of all models.

use super::{Choices, Source, check_once, holds};
use crate::sat::NativeOptions;
use crate::{LastAnswer, SatEngine, SatResult, Solver, SolverOptions, decide_last};
use eufonium_base::{Bits, Rat, Stop};
use eufonium_ir::model::FuncTable;
use eufonium_ir::{FuncId, Model, Sort, Term, TermPool, Value};
use quickcheck::QuickCheck;

/// What formulas are made of.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    Plain,
    WithFunction,
    WithInteger,
}

/// The constants and functions of random formulas.
pub(super) struct Language {
    width: u32,
    pub(super) words: Vec<Term>,
    bools: Vec<Term>,
    functions: Option<(FuncId, FuncId)>,
    pub(super) integer: Option<Term>,
}

/// The values of the integer.
pub(super) const INTEGERS: std::ops::RangeInclusive<i64> = -6..=9;

impl Language {
    pub(super) fn new(pool: &mut TermPool, width: u32, kind: Kind) -> Self {
        let sort = pool.bv_sort(width);
        let functions = (kind == Kind::WithFunction)
            .then(|| (pool.declare("f", &[sort], sort), pool.declare("p", &[sort], Sort::BOOL)));
        Language {
            width,
            words: (0..2).map(|i| pool.constant(format!("x{i}"), sort)).collect(),
            bools: vec![pool.constant("b", Sort::BOOL)],
            functions,
            integer: (kind == Kind::WithInteger).then(|| pool.constant("i", Sort::INT)),
        }
    }

    fn binary(&self, pool: &mut TermPool, s: &mut Source<'_>, a: Term, b: Term) -> Term {
        match s.below(14) {
            0 => pool.bv_and(&[a, b]),
            1 => pool.bv_or(&[a, b]),
            2 => pool.bv_xor(&[a, b]),
            3 => pool.bv_add(&[a, b]),
            4 => {
                let ones = pool.bits(Bits::ones(self.width));
                let minus = pool.bv_mul(&[ones, b]);
                pool.bv_add(&[a, minus])
            }
            5 => pool.bv_mul(&[a, b]),
            6 => pool.bv_mul(&[a, b, a]),
            7 => pool.bv_udiv(a, b),
            8 => pool.bv_urem(a, b),
            9 => pool.bv_shl(a, b),
            10 => pool.bv_lshr(a, b),
            11 => pool.bv_ashr(a, b),
            12 => {
                let both = pool.concat(&[a, b]);
                let low = u32::from(s.below(self.width as u8 + 1));
                pool.extract(low + self.width - 1, low, both)
            }
            _ => {
                let low = pool.extract(0, 0, a);
                let sign = pool.sign_extend(self.width - 1, low);
                pool.bv_add(&[sign, b, a])
            }
        }
    }

    fn word(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        match if depth == 0 { s.below(4) } else { s.below(10) } {
            n @ 0..=1 => self.words[usize::from(n)],
            2 => pool.bits(Bits::from_u64(u64::from(s.below(1 << self.width)), self.width)),
            3 => match (self.functions, self.integer) {
                (Some((f, _)), _) => {
                    let a = self.word(pool, s, depth.saturating_sub(1));
                    pool.app(f, &[a])
                }
                (_, Some(i)) => pool.int_to_bv(self.width, i),
                _ => self.words[0],
            },
            4 => {
                let a = self.word(pool, s, depth - 1);
                pool.bv_not(a)
            }
            5 => {
                let c = self.formula(pool, s, depth - 1);
                let (a, b) = (self.word(pool, s, depth - 1), self.word(pool, s, depth - 1));
                pool.ite(c, a, b)
            }
            _ => {
                let (a, b) = (self.word(pool, s, depth - 1), self.word(pool, s, depth - 1));
                self.binary(pool, s, a, b)
            }
        }
    }

    pub(super) fn formula(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        match if depth == 0 { s.below(6) } else { s.below(10) } {
            0 => self.bools[0],
            1..=4 => {
                let (a, b) = (self.word(pool, s, depth.min(2)), self.word(pool, s, depth.min(2)));
                match s.below(4) {
                    0 => pool.bv_ult(a, b),
                    1 => pool.bv_slt(a, b),
                    _ => pool.eq(a, b),
                }
            }
            5 => match (self.functions, self.integer) {
                (Some((_, p)), _) => {
                    let a = self.word(pool, s, depth.min(1));
                    pool.app(p, &[a])
                }
                (_, Some(i)) => {
                    let a = self.word(pool, s, depth.min(1));
                    let n = pool.bv_to_int(a);
                    let k = pool.int(i64::from(s.below(10)) - 3);
                    let i = pool.add(&[i, k]);
                    pool.le(i, n)
                }
                _ => self.bools[0],
            },
            6 => {
                let a = self.formula(pool, s, depth - 1);
                pool.not(a)
            }
            7 => {
                let (a, b) = (self.formula(pool, s, depth - 1), self.formula(pool, s, depth - 1));
                pool.eq(a, b)
            }
            8 => {
                let (c, a) = (self.formula(pool, s, depth - 1), self.formula(pool, s, depth - 1));
                let b = self.formula(pool, s, depth - 1);
                pool.ite(c, a, b)
            }
            _ => {
                let parts: Vec<Term> = (0..2).map(|_| self.formula(pool, s, depth - 1)).collect();
                if s.below(2) == 0 { pool.and(&parts) } else { pool.or(&parts) }
            }
        }
    }

    /// All models; integers are in the range.
    pub(super) fn models(&self, pool: &TermPool) -> Vec<Model> {
        let words: Vec<Value> =
            (0..1 << self.width).map(|n| Value::Bits(Bits::from_u64(n, self.width))).collect();
        let bools = [Value::Bool(false), Value::Bool(true)];
        let mut out = vec![Model::new()];
        for (&t, values) in
            self.words.iter().map(|t| (t, &words[..])).chain(self.bools.iter().map(|t| (t, &bools[..])))
        {
            let f = pool.as_constant(t).expect("a constant");
            out = product(&out, values, |m, v| m.set(f, v.clone()));
        }
        if let Some(i) = self.integer.and_then(|i| pool.as_constant(i)) {
            let numbers: Vec<Value> = INTEGERS.map(|n| Value::Num(Rat::int(n))).collect();
            out = product(&out, &numbers, |m, v| m.set(i, v.clone()));
        }
        if let Some((f, p)) = self.functions {
            out = product(&out, &tables(&words, &words), |m, t| m.set_function(f, t.clone()));
            out = product(&out, &tables(&words, &bools), |m, t| m.set_function(p, t.clone()));
        }
        out
    }
}

fn product<T>(models: &[Model], choices: &[T], set: impl Fn(&mut Model, &T)) -> Vec<Model> {
    let mut out = Vec::new();
    for model in models {
        for choice in choices {
            let mut model = model.clone();
            set(&mut model, choice);
            out.push(model);
        }
    }
    out
}

/// All functions from arguments to results.
fn tables(arguments: &[Value], results: &[Value]) -> Vec<FuncTable> {
    let n = results.len();
    (0..n.pow(arguments.len() as u32))
        .map(|mut code| {
            let mut table = FuncTable::new(results[0].clone());
            for a in arguments {
                table.insert(vec![a.clone()], results[code % n].clone());
                code /= n;
            }
            table
        })
        .collect()
}

fn varisat() -> SolverOptions {
    SolverOptions { sat: SatEngine::Varisat, ..SolverOptions::default() }
}

/// Pushes, pops, asserts and checks at random.
fn session(options: SolverOptions, kind: Kind, choices: &Choices) -> bool {
    let mut pool = TermPool::new();
    let width = if kind == Kind::WithFunction { 1 } else { 3 };
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
    super::act(&mut pool, &mut solver, choices, 2, |pool, s, depth| language.formula(pool, s, depth), check);
    true
}

#[test]
fn bit_vectors_agree_with_brute_force() {
    let native = |c: Choices| session(SolverOptions::default(), Kind::Plain, &c);
    let lazy = |c: Choices| session(varisat(), Kind::Plain, &c);
    QuickCheck::new().tests(120).quickcheck(native as fn(Choices) -> bool);
    QuickCheck::new().tests(40).quickcheck(lazy as fn(Choices) -> bool);
}

/// Formulas that nothing is asked after, with passes over the clauses from the first conflict on; what is not about bits alone is left to others.
fn last(choices: &Choices) -> bool {
    let options = SolverOptions {
        native: NativeOptions { inprocess_after: 1, ..NativeOptions::default() },
        abstract_bits_from: 0,
        ..SolverOptions::default()
    };
    for kind in [Kind::Plain, Kind::WithFunction, Kind::WithInteger] {
        let mut pool = TermPool::new();
        let language = Language::new(&mut pool, 3, Kind::Plain);
        let models = language.models(&pool);
        let mut s = Source { bytes: choices.0.iter() };
        let mut parts: Vec<Term> = (0..5).map(|_| language.formula(&mut pool, &mut s, 3)).collect();
        let other = Language::new(&mut pool, 3, kind);
        parts.extend(other.integer.map(|i| pool.eq(i, i)));
        if let Some((f, _)) = other.functions {
            let applied = pool.app(f, &[other.words[0]]);
            parts.push(pool.eq(applied, other.words[1]));
        }
        let formula = pool.and(&parts);
        let found = decide_last(&pool, formula, &options, &Stop::never());
        if other.functions.is_some() && formula != pool.ff() {
            assert!(found.is_none(), "a function is no circuit");
            continue;
        }
        let expected = models.iter().any(|model| holds(&pool, model, &[formula]));
        match found {
            Some((LastAnswer::Sat(model), _)) => assert!(expected && holds(&pool, &model, &[formula])),
            Some((LastAnswer::Unsat, _)) => assert!(!expected),
            other => panic!("the formula is about bits alone: {other:?}"),
        }
    }
    true
}

#[test]
fn last_questions_agree_with_brute_force() {
    let last = |c: Choices| last(&c);
    QuickCheck::new().tests(150).quickcheck(last as fn(Choices) -> bool);
}

/// A prime number (of Mersenne) that is no product of two numbers of ten bits: enough conflicts that variables are eliminated.
#[test]
fn variables_are_eliminated_in_last_questions() {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(10);
    let zeros = pool.bits(Bits::zero(10));
    let factors = ["x", "y"].map(|name| {
        let x = pool.constant(name, sort);
        pool.concat(&[zeros, x])
    });
    let (product, prime) = (pool.bv_mul(&factors), pool.bits(Bits::from_u64((1 << 19) - 1, 20)));
    let is_product = pool.eq(product, prime);
    let native = NativeOptions { inprocess_after: 10, ..NativeOptions::default() };
    let options = SolverOptions { native, abstract_bits_from: 0, ..SolverOptions::default() };
    let (answer, stats) = decide_last(&pool, is_product, &options, &Stop::never()).expect("it is about bits");
    assert!(matches!(answer, LastAnswer::Unsat), "{answer:?}");
    assert!(stats.get("sat.eliminated") > 0, "{stats:?}");
    let wide = SolverOptions { abstract_bits_from: 20, ..SolverOptions::default() };
    assert!(
        decide_last(&pool, is_product, &wide, &Stop::never()).is_none(),
        "products that lemmas stand for"
    );
    let stop = Stop::with_limits(None, Some(0));
    let stopped = decide_last(&pool, is_product, &options, &stop);
    assert!(matches!(stopped, Some((LastAnswer::Unknown, _))));
}

#[test]
fn abstractions_are_refined() {
    let native = |c: Choices| {
        let options = SolverOptions { abstract_bits_from: 1, ..SolverOptions::default() };
        session(options, Kind::Plain, &c) && session(options, Kind::WithFunction, &c)
    };
    let lazy = |c: Choices| session(SolverOptions { abstract_bits_from: 1, ..varisat() }, Kind::Plain, &c);
    QuickCheck::new().tests(80).quickcheck(native as fn(Choices) -> bool);
    QuickCheck::new().tests(20).quickcheck(lazy as fn(Choices) -> bool);
}

#[test]
fn bit_vectors_and_integers_agree_with_brute_force() {
    let native = |c: Choices| session(SolverOptions::default(), Kind::WithInteger, &c);
    QuickCheck::new().tests(40).quickcheck(native as fn(Choices) -> bool);
}

#[test]
fn functions_of_bit_vectors_agree_with_brute_force() {
    let native = |c: Choices| session(SolverOptions::default(), Kind::WithFunction, &c);
    let lazy = |c: Choices| session(varisat(), Kind::WithFunction, &c);
    QuickCheck::new().tests(80).quickcheck(native as fn(Choices) -> bool);
    QuickCheck::new().tests(20).quickcheck(lazy as fn(Choices) -> bool);
}

/// At larger widths: the engines agree, and models evaluate.
fn engines_agree(choices: Choices) -> bool {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, 5, Kind::WithFunction);
    let mut solvers = [SatEngine::Native, SatEngine::Varisat]
        .map(|sat| Solver::new(SolverOptions { sat, ..SolverOptions::default() }, Stop::never()));
    let mut s = Source { bytes: choices.0.iter() };
    while s.bytes.len() > 0 {
        let t = language.formula(&mut pool, &mut s, 3);
        let answers = solvers.each_mut().map(|solver| {
            solver.assert(&mut pool, t);
            let answer = solver.check(&mut pool, &[]);
            if answer == SatResult::Sat {
                let all = solver.assertions().to_vec();
                assert!(holds(&pool, solver.model(&pool), &all), "the model satisfies what was asserted");
            }
            answer
        });
        assert_eq!(answers[0], answers[1]);
        assert_ne!(answers[0], SatResult::Unknown);
    }
    true
}

#[test]
fn functions_of_wider_bit_vectors_agree() {
    QuickCheck::new().tests(60).quickcheck(engines_agree as fn(Choices) -> bool);
}

/// Functions, conditions and bit-vectors that alternate deeply do not nest on the call stack.
#[test]
fn deep_alternation() {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(4);
    let f = pool.declare("f", &[sort], sort);
    let p = pool.declare("p", &[sort], Sort::BOOL);
    let (x, one) = (pool.constant("x", sort), pool.bits(Bits::one(4)));
    let mut t = x;
    for _ in 0..20_000 {
        let next = pool.bv_add(&[t, one]);
        let applied = pool.app(f, &[next]);
        let condition = pool.app(p, &[applied]);
        t = pool.ite(condition, applied, next);
    }
    let equal = pool.eq(t, x);
    let mut solver = Solver::new(SolverOptions::default(), Stop::with_limits(None, Some(50)));
    solver.assert(&mut pool, equal);
    assert_ne!(solver.check(&mut pool, &[]), SatResult::Unsat);
}
