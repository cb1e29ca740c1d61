//! Arrays in the solver: a table of what holds and what does not, random scripts over small domains against all models.

use crate::{SatResult, Solver, SolverOptions};
use eufonium_base::Stop;
use eufonium_ir::value::domain;
use eufonium_ir::{Evaluator, Model, Sort, Term, TermPool, Value};
use quickcheck::{Arbitrary, Gen, QuickCheck};

/// Arrays of integers, and nested ones, with some constants of each sort.
struct World {
    pool: TermPool,
    /// Integers.
    i: [Term; 4],
    /// Arrays from integers to integers.
    a: [Term; 3],
    /// Arrays from integers to those.
    n: [Term; 2],
    /// Arrays from Booleans to integers.
    b: [Term; 3],
    /// Arrays from Booleans to Booleans.
    c: [Term; 5],
    /// Formulas.
    p: [Term; 2],
}

impl World {
    fn new() -> World {
        let mut pool = TermPool::new();
        let flat = pool.array_sort(Sort::INT, Sort::INT);
        let nested = pool.array_sort(Sort::INT, flat);
        let few = pool.array_sort(Sort::BOOL, Sort::INT);
        let tiny = pool.array_sort(Sort::BOOL, Sort::BOOL);
        let mut make = |hint: &str, n: usize, sort: Sort| pool.constant(format!("{hint}{n}"), sort);
        World {
            i: std::array::from_fn(|n| make("i", n, Sort::INT)),
            a: std::array::from_fn(|n| make("a", n, flat)),
            n: std::array::from_fn(|n| make("n", n, nested)),
            b: std::array::from_fn(|n| make("b", n, few)),
            c: std::array::from_fn(|n| make("c", n, tiny)),
            p: std::array::from_fn(|n| make("p", n, Sort::BOOL)),
            pool,
        }
    }

    fn neq(&mut self, x: Term, y: Term) -> Term {
        let same = self.pool.eq(x, y);
        self.pool.not(same)
    }
}

fn check(pool: &mut TermPool, formulas: &[Term]) -> SatResult {
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    for f in formulas {
        solver.assert(pool, *f);
    }
    let result = solver.check(pool, &[]);
    if result == SatResult::Sat {
        let mut eval = Evaluator::new(solver.model(pool));
        assert!(formulas.iter().all(|f| eval.holds(pool, *f)), "a model satisfies what was asserted");
    }
    result
}

type Case = (&'static str, SatResult, fn(&mut World) -> Vec<Term>);

const CASES: &[Case] = &[
    ("a write is read back", SatResult::Unsat, |w| {
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let same = w.pool.eq(w.a[1], s);
        let read = w.pool.select(w.a[1], w.i[0]);
        vec![same, w.neq(read, w.i[1])]
    }),
    ("a write changes nothing elsewhere", SatResult::Unsat, |w| {
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let same = w.pool.eq(w.a[1], s);
        let (x, y) = (w.pool.select(w.a[1], w.i[2]), w.pool.select(w.a[0], w.i[2]));
        vec![same, w.neq(x, y), w.neq(w.i[0], w.i[2])]
    }),
    ("a write changes something at its index", SatResult::Sat, |w| {
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let same = w.pool.eq(w.a[1], s);
        let (x, y) = (w.pool.select(w.a[1], w.i[2]), w.pool.select(w.a[0], w.i[2]));
        vec![same, w.neq(x, y)]
    }),
    ("reads at numbers that are equal", SatResult::Unsat, |w| {
        let (x, y) = (w.pool.select(w.a[0], w.i[0]), w.pool.select(w.a[0], w.i[1]));
        let (low, high) = (w.pool.le(w.i[0], w.i[1]), w.pool.le(w.i[1], w.i[0]));
        vec![low, high, w.neq(x, y)]
    }),
    ("upward: two writes to one array", SatResult::Unsat, |w| {
        let (s, t) = (w.pool.store(w.a[0], w.i[0], w.i[2]), w.pool.store(w.a[0], w.i[1], w.i[2]));
        let (e, f) = (w.pool.eq(w.a[1], s), w.pool.eq(w.a[2], t));
        let (x, y) = (w.pool.select(w.a[1], w.i[3]), w.pool.select(w.a[2], w.i[3]));
        vec![e, f, w.neq(x, y), w.neq(w.i[3], w.i[0]), w.neq(w.i[3], w.i[1])]
    }),
    ("writes to different indices commute", SatResult::Unsat, |w| {
        let s = w.pool.store(w.a[0], w.i[0], w.i[2]);
        let s = w.pool.store(s, w.i[1], w.i[3]);
        let t = w.pool.store(w.a[0], w.i[1], w.i[3]);
        let t = w.pool.store(t, w.i[0], w.i[2]);
        vec![w.neq(s, t), w.neq(w.i[0], w.i[1])]
    }),
    ("writes to one index do not", SatResult::Sat, |w| {
        let s = w.pool.store(w.a[0], w.i[0], w.i[2]);
        let s = w.pool.store(s, w.i[1], w.i[3]);
        let t = w.pool.store(w.a[0], w.i[1], w.i[3]);
        let t = w.pool.store(t, w.i[0], w.i[2]);
        vec![w.neq(s, t)]
    }),
    ("arrays that differ nowhere", SatResult::Unsat, |w| {
        let back = w.pool.select(w.a[0], w.i[0]);
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let named = w.pool.eq(w.a[1], s);
        let t = w.pool.store(w.a[1], w.i[0], back);
        vec![named, w.neq(t, w.a[0])]
    }),
    ("equal arrays under a function", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.a[0]);
        let f = w.pool.declare("f", &[sort], Sort::INT);
        let back = w.pool.select(w.a[0], w.i[0]);
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let named = w.pool.eq(w.a[1], s);
        let t = w.pool.store(w.a[1], w.i[0], back);
        let (x, y) = (w.pool.app(f, &[t]), w.pool.app(f, &[w.a[0]]));
        vec![named, w.neq(x, y)]
    }),
    ("a write that changes nothing, under a function", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.a[0]);
        let f = w.pool.declare("f", &[sort], Sort::INT);
        let s = w.pool.store(w.a[0], w.i[0], w.i[1]);
        let same = w.pool.eq(s, w.a[0]);
        let (x, y) = (w.pool.app(f, &[s]), w.pool.app(f, &[w.a[0]]));
        vec![same, w.neq(x, y)]
    }),
    ("different results for arrays that may differ", SatResult::Sat, |w| {
        let sort = w.pool.sort(w.a[0]);
        let f = w.pool.declare("f", &[sort], Sort::INT);
        let (x, y) = (w.pool.app(f, &[w.a[1]]), w.pool.app(f, &[w.a[0]]));
        vec![w.neq(x, y)]
    }),
    ("constant arrays that are equal but for two writes", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.a[0]);
        let (s, t) = (w.pool.const_array(sort, w.i[0]), w.pool.const_array(sort, w.i[1]));
        let s = w.pool.store(s, w.i[2], w.i[3]);
        let t = w.pool.store(t, w.i[3], w.i[2]);
        vec![w.pool.eq(s, t), w.neq(w.i[0], w.i[1])]
    }),
    ("a constant array is read", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.a[0]);
        let s = w.pool.const_array(sort, w.i[0]);
        let s = w.pool.store(s, w.i[1], w.i[2]);
        let named = w.pool.eq(s, w.a[0]);
        let read = w.pool.select(w.a[0], w.i[3]);
        vec![named, w.neq(read, w.i[0]), w.neq(w.i[3], w.i[1])]
    }),
    ("constant arrays over two indices, one write", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.b[0]);
        let (s, t) = (w.pool.const_array(sort, w.i[0]), w.pool.const_array(sort, w.i[1]));
        let s = w.pool.store(s, w.p[0], w.i[1]);
        vec![w.pool.eq(s, t), w.neq(w.i[0], w.i[1])]
    }),
    ("constant arrays over two indices, two writes", SatResult::Sat, |w| {
        let sort = w.pool.sort(w.b[0]);
        let (s, t) = (w.pool.const_array(sort, w.i[0]), w.pool.const_array(sort, w.i[1]));
        let s = w.pool.store(s, w.p[0], w.i[1]);
        let s = w.pool.store(s, w.p[1], w.i[1]);
        vec![w.pool.eq(s, t), w.neq(w.i[0], w.i[1])]
    }),
    ("four arrays of two truth values differ", SatResult::Sat, |w| {
        let mut out = Vec::new();
        for x in 0..4 {
            for y in 0..x {
                out.push(w.neq(w.c[x], w.c[y]));
            }
        }
        out
    }),
    ("five do not", SatResult::Unsat, |w| {
        let mut out = Vec::new();
        for x in 0..5 {
            for y in 0..x {
                out.push(w.neq(w.c[x], w.c[y]));
            }
        }
        out
    }),
    ("five do not under a function", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.c[0]);
        let f = w.pool.declare("f", &[sort], Sort::INT);
        let mut out = Vec::new();
        for x in 0..5 {
            for y in 0..x {
                let (x, y) = (w.pool.app(f, &[w.c[x]]), w.pool.app(f, &[w.c[y]]));
                out.push(w.neq(x, y));
            }
        }
        out
    }),
    ("a nested array is changed in depth", SatResult::Unsat, |w| {
        let row = w.pool.select(w.n[0], w.i[0]);
        let row = w.pool.store(row, w.i[1], w.i[2]);
        let m = w.pool.store(w.n[0], w.i[0], row);
        let named = w.pool.eq(w.n[1], m);
        let row = w.pool.select(w.n[1], w.i[3]);
        let read = w.pool.select(row, w.i[1]);
        let old = w.pool.select(w.n[0], w.i[3]);
        let old = w.pool.select(old, w.i[1]);
        vec![named, w.neq(read, old), w.neq(read, w.i[2])]
    }),
    ("nested arrays that differ nowhere in depth", SatResult::Unsat, |w| {
        let (x, y) = (w.pool.select(w.n[0], w.i[0]), w.pool.select(w.n[0], w.i[1]));
        let at = w.pool.select(x, w.i[2]);
        let y = w.pool.store(y, w.i[2], at);
        let differ = w.neq(x, y);
        let (u, v) = (w.pool.select(x, w.i[3]), w.pool.select(y, w.i[3]));
        let n = w.pool.store(w.n[0], w.i[0], y);
        vec![differ, w.pool.eq(u, v), w.pool.eq(n, w.n[0])]
    }),
    ("arrays as indices", SatResult::Unsat, |w| {
        let sort = w.pool.sort(w.c[0]);
        let sort = w.pool.array_sort(sort, Sort::INT);
        let m = w.pool.constant("m", sort);
        let mut out = Vec::new();
        for x in 0..5 {
            let read = w.pool.select(m, w.c[x]);
            let n = w.pool.int(x as i64);
            out.push(w.pool.eq(read, n));
        }
        out
    }),
    ("an index that zero is added to is the same index", SatResult::Sat, |w| {
        let sort = w.pool.bv_sort(4);
        let arrays = w.pool.array_sort(sort, sort);
        let (a, v) = (w.pool.constant("a", arrays), w.pool.constant("v", sort));
        let zero = w.pool.bits(eufonium_base::Bits::zero(4));
        let index = w.pool.bv_add(&[v, zero]);
        let s = w.pool.store(a, v, v);
        let (x, y) = (w.pool.select(s, index), w.pool.select(a, v));
        vec![w.neq(x, y)]
    }),
    ("a choice of arrays", SatResult::Unsat, |w| {
        let choice = w.pool.ite(w.p[0], w.a[0], w.a[1]);
        let s = w.pool.store(choice, w.i[0], w.i[1]);
        let named = w.pool.eq(w.a[2], s);
        let read = w.pool.select(w.a[2], w.i[2]);
        let (x, y) = (w.pool.select(w.a[0], w.i[2]), w.pool.select(w.a[1], w.i[2]));
        vec![named, w.neq(read, x), w.neq(read, y), w.neq(read, w.i[1])]
    }),
];

#[test]
fn table() {
    for (name, expected, formulas) in CASES {
        let mut world = World::new();
        let formulas = formulas(&mut world);
        assert_eq!(check(&mut world.pool, &formulas), *expected, "{name}");
    }
}

/// A source of choices that quickcheck can shrink.
#[derive(Clone, Debug)]
struct Choices(Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..90).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.0.shrink().map(Choices))
    }
}

/// Constants of finite sorts: truth values, arrays of them, and arrays of those.
struct Small {
    pool: TermPool,
    constants: [Vec<Term>; 3],
    sorts: [Sort; 3],
}

impl Small {
    fn new() -> Small {
        let mut pool = TermPool::new();
        let tiny = pool.array_sort(Sort::BOOL, Sort::BOOL);
        let sorts = [Sort::BOOL, tiny, pool.array_sort(Sort::BOOL, tiny)];
        let mut make = |level: usize, n: usize| {
            (0..n).map(|k| pool.constant(format!("x{level}{k}"), sorts[level])).collect()
        };
        let constants = [make(0, 2), make(1, 2), make(2, 1)];
        Small { pool, constants, sorts }
    }

    /// A term of a level.
    fn term(&mut self, bytes: &mut std::slice::Iter<'_, u8>, level: usize, depth: u8) -> Term {
        let mut below = |n: u8| usize::from(bytes.next().copied().unwrap_or(0) % n);
        let pick = if depth == 0 { 0 } else { below(8) };
        match (pick, level) {
            (1 | 2, 0 | 1) => {
                let (array, index) = (self.term(bytes, level + 1, depth - 1), self.term(bytes, 0, depth - 1));
                self.pool.select(array, index)
            }
            (3 | 4, 1 | 2) => {
                let (array, index) = (self.term(bytes, level, depth - 1), self.term(bytes, 0, depth - 1));
                let element = self.term(bytes, level - 1, depth - 1);
                self.pool.store(array, index, element)
            }
            (5, 1 | 2) => {
                let element = self.term(bytes, level - 1, depth - 1);
                self.pool.const_array(self.sorts[level], element)
            }
            (6, _) => {
                let (c, a) = (self.term(bytes, 0, depth - 1), self.term(bytes, level, depth - 1));
                let b = self.term(bytes, level, depth - 1);
                self.pool.ite(c, a, b)
            }
            (3..=5 | 7, 0) => {
                let level = below(3);
                let (a, b) = (self.term(bytes, level, depth - 1), self.term(bytes, level, depth - 1));
                let same = self.pool.eq(a, b);
                if pick == 7 { same } else { self.pool.not(same) }
            }
            _ => {
                let constants = &self.constants[level];
                constants[below(2) % constants.len()]
            }
        }
    }

    fn models(&self) -> Vec<Model> {
        let mut models = vec![Model::new()];
        for (constants, sort) in self.constants.iter().zip(self.sorts) {
            for c in constants {
                let f = self.pool.as_constant(*c).expect("a constant");
                let set = |m: &Model, v: &Value| {
                    let mut m = m.clone();
                    m.set(f, v.clone());
                    m
                };
                let values = domain(&self.pool, sort);
                models = models
                    .iter()
                    .flat_map(|m| values.iter().map(|v| set(m, v)).collect::<Vec<_>>())
                    .collect();
            }
        }
        models
    }
}

/// Random scripts of assertions, scopes and checks under assumptions, against all models.
fn agrees_with_brute_force(choices: Choices) -> bool {
    let mut small = Small::new();
    let models = small.models();
    let mut bytes = choices.0.iter();
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    let mut scopes: Vec<Vec<Term>> = vec![Vec::new()];
    for _ in 0..6 {
        match bytes.next().copied().unwrap_or(0) % 6 {
            0 => {
                solver.push();
                scopes.push(Vec::new());
            }
            1 if scopes.len() > 1 => {
                solver.pop(1);
                scopes.pop();
            }
            _ => {
                let f = small.term(&mut bytes, 0, 4);
                solver.assert(&mut small.pool, f);
                scopes.last_mut().expect("there is a scope").push(f);
            }
        }
        let assumption = small.term(&mut bytes, 0, 3);
        let result = solver.check(&mut small.pool, &[assumption]);
        let all: Vec<Term> = scopes.iter().flatten().copied().chain([assumption]).collect();
        let holds = |m: &Model| {
            let mut eval = Evaluator::new(m);
            all.iter().all(|f| eval.holds(&small.pool, *f))
        };
        let expected = if models.iter().any(holds) { SatResult::Sat } else { SatResult::Unsat };
        if result != expected || result == SatResult::Sat && !holds(solver.model(&small.pool)) {
            return false;
        }
    }
    true
}

#[test]
fn random_scripts() {
    QuickCheck::new().tests(150).quickcheck(agrees_with_brute_force as fn(Choices) -> bool);
}
