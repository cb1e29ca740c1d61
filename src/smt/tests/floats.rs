//! Floating-point numbers, alone and with functions, arrays and reals, against the enumeration of models.
//!
//! Evaluation computes exactly and knows no circuits, so that a model that evaluates proves `Sat`. Against `Unsat` stand all values of the
//! constants, with one meaning each of what the theory leaves open, of functions and of arrays.

use super::{Choices, Source, holds};
use crate::{SatEngine, SatResult, Solver, SolverOptions};
use eufonium_base::{Rat, Stop};
use eufonium_ir::float::theory::{Class, Comparison};
use eufonium_ir::float::{Format, Rounding};
use eufonium_ir::value::domain;
use eufonium_ir::{FuncId, Model, Sort, Term, TermPool, Value};
use quickcheck::QuickCheck;

const FORMAT: Format = Format::new(2, 3);
const OTHER: Format = Format::new(3, 2);

struct Language {
    numbers: [Term; 2],
    mode: Term,
    real: Term,
    function: FuncId,
    array: Term,
    /// Whether formulas have functions, arrays and reals.
    combined: bool,
}

impl Language {
    fn new(pool: &mut TermPool, combined: bool) -> Self {
        let sort = pool.float_sort(FORMAT.exponent, FORMAT.precision);
        let modes = pool.rounding_sort();
        let arrays = pool.array_sort(sort, sort);
        Language {
            numbers: ["x", "y"].map(|name| pool.constant(name, sort)),
            mode: pool.constant("m", modes),
            real: pool.constant("r", Sort::REAL),
            function: pool.declare("f", &[modes, sort], sort),
            array: pool.constant("a", arrays),
            combined,
        }
    }

    fn mode(&self, pool: &mut TermPool, s: &mut Source<'_>) -> Term {
        let constant = |pool: &mut TermPool, s: &mut Source<'_>| {
            let mode = Rounding::ALL[usize::from(s.below(5))];
            pool.rounding(mode)
        };
        match s.below(4) {
            0 => self.mode,
            1 => {
                let other = constant(pool, s);
                let (x, y) = (self.numbers[0], self.numbers[1]);
                let less = pool.fp_compare(Comparison::Less, x, y);
                pool.ite(less, self.mode, other)
            }
            _ => constant(pool, s),
        }
    }

    fn number(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        let pick = if depth == 0 { s.below(3) } else { s.below(16 + 4 * u8::from(self.combined)) };
        if pick < 2 {
            return self.numbers[usize::from(pick)];
        }
        if pick == 2 {
            let values = domain(pool, pool.sort(self.numbers[0]));
            let value = &values[usize::from(s.below(values.len() as u8))];
            return value.to_term(pool, pool.sort(self.numbers[0])).expect("numbers are written");
        }
        let mode = self.mode(pool, s);
        let a = self.number(pool, s, depth - 1);
        match pick {
            3 => return pool.fp_neg(a),
            4 => return pool.fp_abs(a),
            5 => return pool.fp_sqrt(mode, a),
            6 => return pool.fp_round_to_integral(mode, a),
            7 => {
                let there = pool.fp_convert(mode, a, OTHER);
                let mode = self.mode(pool, s);
                return pool.fp_convert(mode, there, FORMAT);
            }
            8 => {
                let word = pool.fp_to_bv(mode, a, s.below(2) == 0, 3);
                let mode = self.mode(pool, s);
                return pool.fp_of_bv(mode, word, s.below(2) == 0, FORMAT);
            }
            16 => return pool.app(self.function, &[mode, a]),
            17 => return pool.select(self.array, a),
            18 => {
                let real = self.real(pool, s, depth - 1);
                return pool.fp_of_real(mode, real, FORMAT);
            }
            _ => {}
        }
        let b = self.number(pool, s, depth - 1);
        match pick {
            9 => pool.fp_add(mode, a, b),
            10 => pool.fp_sub(mode, a, b),
            11 => pool.fp_mul(mode, a, b),
            12 => pool.fp_div(mode, a, b),
            13 => pool.fp_rem(a, b),
            14 if s.below(2) == 0 => pool.fp_min(a, b),
            14 => pool.fp_max(a, b),
            15 => pool.fp_fma(mode, a, b, self.numbers[0]),
            _ => {
                let stored = pool.store(self.array, a, b);
                pool.select(stored, self.numbers[1])
            }
        }
    }

    fn real(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        let quarter = pool.num(Rat::new(i64::from(s.below(60)) - 30, 8), Sort::REAL);
        match s.below(3) {
            0 => self.real,
            1 => pool.add(&[self.real, quarter]),
            _ => {
                let a = self.number(pool, s, depth.saturating_sub(1));
                let real = pool.fp_to_real(a);
                pool.add(&[real, quarter])
            }
        }
    }

    fn formula(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        match if depth == 0 { s.below(4) } else { s.below(8) } {
            0 => {
                let classes = [
                    Class::Nan,
                    Class::Infinite,
                    Class::Zero,
                    Class::Normal,
                    Class::Subnormal,
                    Class::Negative,
                    Class::Positive,
                ];
                let a = self.number(pool, s, depth.min(2));
                pool.fp_is(classes[usize::from(s.below(7))], a)
            }
            1 if self.combined => {
                let (a, b) = (self.real(pool, s, depth), self.real(pool, s, depth));
                if s.below(2) == 0 { pool.le(a, b) } else { pool.eq(a, b) }
            }
            1..=4 => {
                let (a, b) = (self.number(pool, s, depth.min(2)), self.number(pool, s, depth.min(2)));
                match s.below(5) {
                    0 => pool.fp_compare(Comparison::Less, a, b),
                    1 => pool.fp_compare(Comparison::LessEqual, a, b),
                    2 => pool.fp_compare(Comparison::Equal, a, b),
                    _ => pool.eq(a, b),
                }
            }
            5 => {
                let a = self.formula(pool, s, depth - 1);
                pool.not(a)
            }
            _ => {
                let parts: Vec<Term> = (0..2).map(|_| self.formula(pool, s, depth - 1)).collect();
                if s.below(2) == 0 { pool.and(&parts) } else { pool.or(&parts) }
            }
        }
    }

    /// All values of the constants but the array; with reals, every few of them.
    fn models(&self, pool: &TermPool) -> Vec<Model> {
        let mut out = vec![Model::new()];
        let reals: Vec<Value> = if self.combined {
            (-3..=3).map(|n| Value::Num(Rat::new(n, 2))).collect()
        } else {
            vec![Value::Num(Rat::ZERO)]
        };
        let constants = [self.numbers[0], self.numbers[1], self.mode];
        let domains = constants.map(|t| (t, domain(pool, pool.sort(t))));
        for (t, values) in domains.into_iter().chain([(self.real, reals)]) {
            let f = pool.as_constant(t).expect("a constant");
            let with = |model: &Model, value: &Value| {
                let mut model = model.clone();
                model.set(f, value.clone());
                model
            };
            out = out.iter().flat_map(|m| values.iter().map(move |v| with(m, v))).collect();
        }
        // A step that has no factor in common with the number of values of any constant.
        let step = if self.combined { 23 } else { 1 };
        out.into_iter().step_by(step).collect()
    }
}

/// Asserts and checks at random.
fn session(options: SolverOptions, combined: bool, choices: &Choices) -> bool {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, combined);
    let models = language.models(&pool);
    let mut solver = Solver::new(options, Stop::with_limits(None, Some(20_000_000)));
    let mut s = Source { bytes: choices.0.iter() };
    while s.bytes.len() > 0 {
        let t = language.formula(&mut pool, &mut s, 3);
        solver.assert(&mut pool, t);
        let assumption = language.formula(&mut pool, &mut s, 1);
        for assumptions in [&[][..], &[assumption]] {
            let answer = solver.check(&mut pool, assumptions);
            let all = [solver.assertions(), assumptions].concat();
            match answer {
                SatResult::Sat => assert!(holds(&pool, solver.model(&pool), &all), "the model evaluates"),
                SatResult::Unsat => {
                    assert!(!models.iter().any(|model| holds(&pool, model, &all)), "there is a model");
                }
                SatResult::Unknown => panic!(
                    "no answer: {}: {}",
                    solver.reason_unknown(),
                    all.iter().map(|t| eufonium_ir::print::term(&pool, *t)).collect::<Vec<_>>().join("\n")
                ),
            }
            if (answer, assumptions.is_empty()) == (SatResult::Unsat, true) {
                return true;
            }
        }
    }
    true
}

#[test]
fn numbers_agree_with_brute_force() {
    let native = |c: Choices| session(SolverOptions::default(), false, &c);
    QuickCheck::new().tests(100).quickcheck(native as fn(Choices) -> bool);
    let lazy = |c: Choices| {
        session(SolverOptions { sat: SatEngine::Varisat, ..SolverOptions::default() }, false, &c)
    };
    QuickCheck::new().tests(30).quickcheck(lazy as fn(Choices) -> bool);
}

#[test]
fn functions_arrays_and_reals_agree_with_brute_force() {
    let native = |c: Choices| session(SolverOptions::default(), true, &c);
    QuickCheck::new().tests(60).quickcheck(native as fn(Choices) -> bool);
}

/// Remainders of a format without a circuit for them are bounded: what contradicts that is refuted, and a model that does not evaluate is none.
#[test]
fn remainders_without_circuit() {
    let mut pool = TermPool::new();
    let sort = pool.float_sort(15, 113);
    let [x, y] = ["x", "y"].map(|name| pool.constant(name, sort));
    let rest = pool.fp_rem(x, y);
    let (magnitude, limit) = (pool.fp_abs(rest), pool.fp_abs(y));
    let greater = pool.fp_compare(Comparison::Less, limit, magnitude);
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    solver.push();
    solver.assert(&mut pool, greater);
    assert_eq!(solver.check(&mut pool, &[]), SatResult::Unsat);
    solver.pop(1);
    let small = pool.fp_compare(Comparison::Less, magnitude, limit);
    solver.assert(&mut pool, small);
    match solver.check(&mut pool, &[]) {
        SatResult::Sat => assert!(holds(&pool, solver.model(&pool), &[small])),
        answer => assert_eq!(answer, SatResult::Unknown),
    }
}
