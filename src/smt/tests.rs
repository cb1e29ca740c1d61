//! The solver against brute force: random formulas over a few Booleans, small integers and a function, in scopes and
//! under assumptions.

mod bits;
mod choices;
mod floats;
mod opaque;
mod opaque_random;

use super::*;
use eufonium_base::{Rat, Stop};
use eufonium_ir::{Evaluator, FuncId, Model, Sort, Term, TermPool, Value, model::FuncTable};
use quickcheck::{Arbitrary, Gen, QuickCheck};

/// A source of choices: what a test does is a function of these bytes, so that quickcheck can shrink them.
#[derive(Clone, Debug)]
struct Choices(Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..120).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.0.shrink().map(Choices))
    }
}

struct Source<'c> {
    bytes: std::slice::Iter<'c, u8>,
}

impl Source<'_> {
    fn below(&mut self, n: u8) -> u8 {
        self.bytes.next().copied().unwrap_or(0) % n
    }
}

const RANGE: std::ops::RangeInclusive<i64> = -2..=2;

struct Language {
    bools: Vec<Term>,
    ints: Vec<Term>,
    reals: Vec<Term>,
    function: Option<FuncId>,
}

impl Language {
    fn new(pool: &mut TermPool, with_function: bool) -> Self {
        let function = with_function.then(|| pool.declare("f", &[Sort::INT], Sort::INT));
        Language {
            bools: (0..2).map(|i| pool.constant(format!("b{i}"), Sort::BOOL)).collect(),
            ints: (0..3).map(|i| pool.constant(format!("i{i}"), Sort::INT)).collect(),
            reals: (0..2).map(|i| pool.constant(format!("r{i}"), Sort::REAL)).collect(),
            function,
        }
    }

    fn int(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        let pick = if depth == 0 { s.below(5) } else { s.below(11) };
        match (pick, self.function) {
            (0..=3, _) => self.ints[usize::from(s.below(3))],
            (4, _) => pool.int(i64::from(s.below(5)) - 2),
            (5 | 6, _) => {
                let (a, b) = (self.int(pool, s, depth - 1), self.int(pool, s, depth - 1));
                let k = pool.int(i64::from(s.below(7)) - 3);
                let b = pool.mul(&[k, b]);
                pool.add(&[a, b])
            }
            (7 | 8, Some(f)) => {
                let a = self.int(pool, s, depth - 1);
                pool.app(f, &[a])
            }
            (7, None) => {
                let (a, k) = (self.int(pool, s, depth - 1), pool.int(i64::from(s.below(3)) + 2));
                pool.modulo(a, k)
            }
            (8, None) => {
                let (a, k) = (self.int(pool, s, depth - 1), pool.int(i64::from(s.below(3)) + 2));
                pool.idiv(a, k)
            }
            _ => {
                let c = self.formula(pool, s, depth - 1);
                let (a, b) = (self.int(pool, s, depth - 1), self.int(pool, s, depth - 1));
                pool.ite(c, a, b)
            }
        }
    }

    fn formula(&self, pool: &mut TermPool, s: &mut Source<'_>, depth: u8) -> Term {
        match if depth == 0 { s.below(4) } else { s.below(9) } {
            0 => self.bools[usize::from(s.below(2))],
            1..=3 => {
                let (a, b) = (self.int(pool, s, depth.min(2)), self.int(pool, s, depth.min(2)));
                match s.below(4) {
                    0 => pool.eq(a, b),
                    1 => pool.lt(a, b),
                    _ => pool.le(a, b),
                }
            }
            4 => {
                let a = self.formula(pool, s, depth - 1);
                pool.not(a)
            }
            5 => {
                let (a, b) = (self.formula(pool, s, depth - 1), self.formula(pool, s, depth - 1));
                pool.eq(a, b)
            }
            6 => {
                let (c, a) = (self.formula(pool, s, depth - 1), self.formula(pool, s, depth - 1));
                let b = self.formula(pool, s, depth - 1);
                pool.ite(c, a, b)
            }
            7 => {
                let parts: Vec<Term> = (0..3).map(|_| self.formula(pool, s, depth - 1)).collect();
                pool.and(&parts)
            }
            _ => {
                let parts: Vec<Term> = (0..3).map(|_| self.formula(pool, s, depth - 1)).collect();
                pool.or(&parts)
            }
        }
    }

    /// All integer constants within the range.
    fn box_constraint(&self, pool: &mut TermPool) -> Term {
        let (low, high) = (pool.int(*RANGE.start()), pool.int(*RANGE.end()));
        let mut parts = Vec::new();
        for &x in &self.ints {
            parts.extend([pool.le(low, x), pool.le(x, high)]);
        }
        pool.and(&parts)
    }

    /// All models with constants in the range; functions take and give anything in it (only without functions here).
    fn models(&self, pool: &TermPool) -> Vec<Model> {
        let mut out = vec![Model::new()];
        let extend = |out: &mut Vec<Model>, t: Term, values: &[Value]| {
            let f = pool.as_constant(t).expect("a constant");
            *out = out
                .iter()
                .flat_map(|m| {
                    values.iter().map(move |v| {
                        let mut m = m.clone();
                        m.set(f, v.clone());
                        m
                    })
                })
                .collect();
        };
        let numbers: Vec<Value> = RANGE.map(|n| Value::Num(Rat::int(n))).collect();
        for &t in &self.bools {
            extend(&mut out, t, &[Value::Bool(false), Value::Bool(true)]);
        }
        for &t in &self.ints {
            extend(&mut out, t, &numbers);
        }
        out
    }
}

fn holds(pool: &TermPool, model: &Model, formulas: &[Term]) -> bool {
    let mut eval = Evaluator::new(model);
    formulas.iter().all(|t| eval.holds(pool, *t))
}

/// Pushes, pops, asserts and checks at random; each answer is compared with the enumeration of all models.
fn session(sat: SatEngine, choices: &Choices) -> bool {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, false);
    let models = language.models(&pool);
    let mut solver =
        Solver::new(SolverOptions { sat, trace: true, seed: 7, ..SolverOptions::default() }, Stop::never());
    let bounds = language.box_constraint(&mut pool);
    solver.assert(&mut pool, bounds);
    let check = |pool: &mut TermPool, solver: &mut Solver, assumptions: &[Term]| {
        check_once(pool, solver, &models, assumptions);
    };
    act(&mut pool, &mut solver, choices, 1, |pool, s, depth| language.formula(pool, s, depth), check);
    true
}

/// Pushes, pops, asserts and checks as the choices say. Formulas are made up to a depth, which is 3 for assertions.
fn act(
    pool: &mut TermPool,
    solver: &mut Solver,
    choices: &Choices,
    depth_of_assumptions: u8,
    formula: impl Fn(&mut TermPool, &mut Source<'_>, u8) -> Term,
    check: impl Fn(&mut TermPool, &mut Solver, &[Term]),
) {
    let mut s = Source { bytes: choices.0.iter() };
    while s.bytes.len() > 0 {
        match s.below(6) {
            0 => solver.push(),
            1 if solver.depth() > 0 => solver.pop(1),
            2 | 3 => {
                let t = formula(pool, &mut s, 3);
                solver.assert(pool, t);
            }
            _ => {
                let n = s.below(4);
                let assumptions: Vec<Term> =
                    (0..n).map(|_| formula(pool, &mut s, depth_of_assumptions)).collect();
                check(pool, solver, &assumptions);
            }
        }
    }
    check(pool, solver, &[]);
}

fn check_once(pool: &mut TermPool, solver: &mut Solver, models: &[Model], assumptions: &[Term]) {
    let mut all = solver.assertions().to_vec();
    all.extend_from_slice(assumptions);
    let expected = models.iter().any(|m| holds(pool, m, &all));
    match solver.check(pool, assumptions) {
        SatResult::Sat => {
            assert!(holds(pool, solver.model(pool), &all), "the model satisfies what was asserted");
            assert!(expected, "brute force finds the model too");
        }
        SatResult::Unsat => {
            assert!(!expected, "brute force finds no model either");
            let core = solver.unsat_core().to_vec();
            assert!(core.iter().all(|t| assumptions.contains(t)), "a core is a subset");
            let mut needed = solver.assertions().to_vec();
            needed.extend(&core);
            assert!(!models.iter().any(|m| holds(pool, m, &needed)), "a core is refuted");
            check_lemmas(pool, solver, models);
            let minimal = solver.minimize_core(pool, 100);
            let mut needed = solver.assertions().to_vec();
            needed.extend(&minimal);
            assert!(!models.iter().any(|m| holds(pool, m, &needed)), "a smaller core is refuted");
        }
        SatResult::Unknown => panic!("small problems are decided: {}", solver.reason_unknown()),
    }
}

/// The theory lemmas of a refutation hold in every model.
fn check_lemmas(pool: &mut TermPool, solver: &mut Solver, models: &[Model]) {
    let Some(refutation) = solver.refutation(pool) else { return };
    for lemma in &refutation.lemmas {
        assert!(!models.iter().any(|m| holds(pool, m, &lemma.conflict)), "a lemma is valid");
    }
}

#[test]
fn native_agrees_with_brute_force() {
    QuickCheck::new().tests(150).quickcheck((|c| session(SatEngine::Native, &c)) as fn(Choices) -> bool);
}

#[test]
fn varisat_agrees_with_brute_force() {
    QuickCheck::new().tests(60).quickcheck((|c| session(SatEngine::Varisat, &c)) as fn(Choices) -> bool);
}

/// With a function: the two engines agree, and models evaluate.
fn with_function(choices: Choices) -> bool {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, true);
    let mut solvers = [SatEngine::Native, SatEngine::Varisat]
        .map(|sat| Solver::new(SolverOptions { sat, ..SolverOptions::default() }, Stop::never()));
    let bounds = language.box_constraint(&mut pool);
    solvers.iter_mut().for_each(|solver| solver.assert(&mut pool, bounds));
    let mut s = Source { bytes: choices.0.iter() };
    while s.bytes.len() > 0 {
        let t = language.formula(&mut pool, &mut s, 3);
        let answers = solvers.each_mut().map(|solver| {
            solver.assert(&mut pool, t);
            let answer = solver.check(&mut pool, &[]);
            assert!(answer != SatResult::Unknown);
            if answer == SatResult::Sat {
                let all = solver.assertions().to_vec();
                assert!(holds(&pool, solver.model(&pool), &all), "the model satisfies what was asserted");
            }
            answer
        });
        assert_eq!(answers[0], answers[1]);
        if answers[0] == SatResult::Unsat {
            assert!(
                !small_function_model(&pool, &language, solvers[0].assertions()),
                "there is no small model"
            );
        }
    }
    true
}

/// Looks for a model in which the function maps into the range and is constant outside of it.
fn small_function_model(pool: &TermPool, language: &Language, all: &[Term]) -> bool {
    let f = language.function.expect("the language has a function");
    // A few functions only: constants, identity, negation, successor.
    let tables: [fn(i64) -> i64; 5] = [|_| 0, |_| 1, |n| n, |n| -n, |n| n + 1];
    language.models(pool).into_iter().any(|mut model| {
        tables.iter().any(|g| {
            let mut table = FuncTable::new(Value::Num(Rat::ZERO));
            for n in -40..=40 {
                table.insert(vec![Value::Num(Rat::int(n))], Value::Num(Rat::int(g(n))));
            }
            model.set_function(f, table);
            // Arguments beyond the table meet the default, which is a legal function too.
            holds(pool, &model, all)
        })
    })
}

#[test]
fn functions_of_integers_agree() {
    QuickCheck::new().tests(80).quickcheck(with_function as fn(Choices) -> bool);
}

#[test]
fn reals_and_uninterpreted_sorts() {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, false);
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    let (x, y) = (language.reals[0], language.reals[1]);
    let i = language.ints[0];
    let (three, half) = (pool.num(Rat::int(3), Sort::REAL), pool.num(Rat::new(1, 2), Sort::REAL));
    // 3x < y, y < 3x + 1/2, x = to_real(i) + 1/2
    let x3 = pool.mul(&[three, x]);
    let (lower, top) = (pool.lt(x3, y), pool.add(&[x3, half]));
    let upper = pool.lt(y, top);
    let real_i = pool.to_real(i);
    let shifted = pool.add(&[real_i, half]);
    let fraction = pool.eq(x, shifted);
    for t in [lower, upper, fraction] {
        solver.assert(&mut pool, t);
    }
    assert_eq!(solver.check(&mut pool, &[]), SatResult::Sat);
    assert!(holds(&pool, solver.model(&pool), &[lower, upper, fraction]));
    let whole = pool.is_int(x);
    assert_eq!(solver.check(&mut pool, &[whole]), SatResult::Unsat);
    assert_eq!(solver.unsat_core(), [whole]);

    let s = pool.declare_sort("S");
    let g = pool.declare("g", &[s, Sort::BOOL], s);
    let p = pool.declare("p", &[s], Sort::BOOL);
    let (a, b) = (pool.constant("a", s), pool.constant("b", s));
    let c = pool.constant("c", Sort::BOOL);
    let nc = pool.not(c);
    let (ga, gb) = (pool.app(g, &[a, c]), pool.app(g, &[b, nc]));
    let (pa, pb) = (pool.app(p, &[ga]), pool.app(p, &[gb]));
    let npb = pool.not(pb);
    let same = pool.eq(a, b);
    for t in [pa, npb, same] {
        solver.assert(&mut pool, t);
    }
    assert_eq!(solver.check(&mut pool, &[]), SatResult::Sat);
    assert!(holds(&pool, solver.model(&pool), &[pa, npb, same]));
    let chosen = pool.ite(c, ga, gb);
    let equal = pool.eq(ga, gb);
    let is_gb = pool.eq(chosen, gb);
    assert_eq!(solver.check(&mut pool, &[equal, is_gb]), SatResult::Unsat);
}

#[test]
fn products_are_sound_but_incomplete() {
    let mut pool = TermPool::new();
    let language = Language::new(&mut pool, false);
    let (x, y) = (language.ints[0], language.ints[1]);
    let product = pool.mul(&[x, y]);
    let (zero, two) = (pool.int(0), pool.int(2));
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    let big = pool.ge(product, two);
    let small = pool.lt(product, zero);
    assert_eq!(solver.check(&mut pool, &[big, small]), SatResult::Unsat);
    assert_ne!(solver.check(&mut pool, &[big]), SatResult::Unsat);
}

/// Formulas under functions that are atoms themselves, or negations, or used twice.
#[test]
fn formulas_are_arguments() {
    let mut pool = TermPool::new();
    let s = pool.declare_sort("S");
    let h = pool.declare("h", &[Sort::BOOL, s], s);
    let q = pool.declare("q", &[s], Sort::BOOL);
    let (a, b) = (pool.constant("a", s), pool.constant("b", s));
    let (equal, qa) = (pool.eq(a, b), pool.app(q, &[a]));
    let (nequal, nqa) = (pool.not(equal), pool.not(qa));
    let terms: Vec<Term> = [equal, nequal, qa, nqa].map(|f| pool.app(h, &[f, a])).to_vec();
    let different = pool.distinct(&terms[..2]);
    let same = pool.eq(terms[2], terms[3]);
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    for t in [different, equal] {
        solver.assert(&mut pool, t);
    }
    assert_eq!(solver.check(&mut pool, &[]), SatResult::Sat);
    assert!(holds(&pool, solver.model(&pool), &[different, equal]));
    // `h true a` and `h false a` differ, whichever of them the first two terms are.
    assert_eq!(solver.check(&mut pool, &[same]), SatResult::Unsat);
    let (first, third) = (pool.eq(terms[0], terms[2]), pool.eq(equal, qa));
    let nfirst = pool.not(first);
    assert_eq!(solver.check(&mut pool, &[third, nfirst]), SatResult::Unsat);
}
