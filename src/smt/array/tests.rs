//! Arrays in the solver: tables of what holds and what does not, random problems against instantiation.

use crate::base::Stop;
use crate::ir::{Evaluator, Sort, Term, TermPool};
use crate::smt::{SatResult, Solver, SolverOptions};

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
