//! What schemas are for: formulas that the abstraction satisfies and bit-vectors do not, refuted by lemmas alone.

use crate::schema::{Known, SolverView, violated};
use eufonium_base::{Bits, Stop};
use eufonium_ir::{Sort, Term, TermPool, print, visit};
use eufonium_smt::{BvMode, SatResult, Solver, SolverOptions};

struct Vars {
    pool: TermPool,
    width: u32,
}

impl Vars {
    fn var(&mut self, name: &str) -> Term {
        let sort = self.pool.bv_sort(self.width);
        self.pool.constant(name, sort)
    }
    fn num(&mut self, n: u64) -> Term {
        self.pool.bits(Bits::from_u64(n, self.width))
    }
}

/// Rounds of refinement until the formulas are refuted; `None` if no lemma is left.
fn rounds(pool: &mut TermPool, formulas: &[Term]) -> Result<usize, String> {
    let options = SolverOptions { bv_mode: BvMode::Uninterpreted, ..SolverOptions::default() };
    let mut solver = Solver::new(options, Stop::never());
    let mut roots = formulas.to_vec();
    formulas.iter().for_each(|f| solver.assert(pool, *f));
    let mut known = Known::default();
    for round in 0..60 {
        match solver.check(pool, &[]) {
            SatResult::Unsat => return Ok(round),
            SatResult::Unknown => return Err("unknown".into()),
            SatResult::Sat => {}
        }
        let terms = visit::postorder(pool, &roots);
        let view = SolverView::new(pool, &solver, &terms);
        let lemmas = violated(pool, &view, &terms, &mut known, 8);
        if lemmas.is_empty() {
            let shown: Vec<String> = known
                .iter()
                .map(|c| c.iter().map(|t| print::term(pool, *t)).collect::<Vec<_>>().join(" | "))
                .collect();
            return Err(format!("stuck after {round} rounds with {shown:#?}"));
        }
        for lemma in lemmas {
            let clause = pool.or(&lemma.clause);
            solver.assert(pool, clause);
            roots.push(clause);
        }
    }
    Err("too many rounds".into())
}

type Build = fn(&mut Vars) -> Vec<Term>;

/// Unsatisfiable conjunctions.
const CASES: &[(&str, Build)] = &[
    ("x < y < z < x", |v| {
        let (x, y, z) = (v.var("x"), v.var("y"), v.var("z"));
        vec![v.pool.bv_ult(x, y), v.pool.bv_ult(y, z), v.pool.bv_ule(z, x)]
    }),
    ("x <= y <= x, x != y", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let same = v.pool.eq(x, y);
        vec![v.pool.bv_sle(x, y), v.pool.bv_sle(y, x), v.pool.not(same)]
    }),
    ("x < 5, x > 7", |v| {
        let (x, a, b) = (v.var("x"), v.num(5), v.num(7));
        vec![v.pool.bv_ult(x, a), v.pool.bv_ult(b, x)]
    }),
    ("3 < x < 5, x != 4", |v| {
        let (x, a, b, c) = (v.var("x"), v.num(3), v.num(5), v.num(4));
        let same = v.pool.eq(x, c);
        vec![v.pool.bv_ult(a, x), v.pool.bv_ult(x, b), v.pool.not(same)]
    }),
    ("x + 1 = x", |v| {
        let (x, y, one) = (v.var("x"), v.var("y"), v.num(1));
        let next = v.pool.bv_add(&[x, one]);
        let (a, b) = (v.pool.raw_eq(next, y), v.pool.raw_eq(x, y));
        vec![a, b]
    }),
    ("x + 5 = u = y + 5, x != y", |v| {
        let (x, y, u, five) = (v.var("x"), v.var("y"), v.var("u"), v.num(5));
        let (a, b) = (v.pool.bv_add(&[x, five]), v.pool.bv_add(&[y, five]));
        let (a, b, c) = (v.pool.raw_eq(a, u), v.pool.raw_eq(b, u), v.pool.eq(x, y));
        vec![a, b, v.pool.not(c)]
    }),
    ("x < y, x + 1 > y", |v| {
        let (x, y, one) = (v.var("x"), v.var("y"), v.num(1));
        let next = v.pool.bv_add(&[x, one]);
        vec![v.pool.bv_ult(x, y), v.pool.bv_ult(y, next)]
    }),
    ("a counter: i <= n, i != n, i + 1 > n", |v| {
        let (i, n, one) = (v.var("i"), v.var("n"), v.num(1));
        let next = v.pool.bv_add(&[i, one]);
        let same = v.pool.eq(i, n);
        vec![v.pool.bv_ule(i, n), v.pool.not(same), v.pool.bv_ult(n, next)]
    }),
    ("a signed counter: i < n, i + 1 > n", |v| {
        let (i, n, one) = (v.var("i"), v.var("n"), v.num(1));
        let next = v.pool.bv_add(&[i, one]);
        vec![v.pool.bv_slt(i, n), v.pool.bv_slt(n, next)]
    }),
    ("i < 10, i + 1 = j, j > 10", |v| {
        let (i, j, one, ten) = (v.var("i"), v.var("j"), v.num(1), v.num(10));
        let next = v.pool.bv_add(&[i, one]);
        vec![v.pool.bv_ult(i, ten), v.pool.raw_eq(next, j), v.pool.bv_ult(ten, j)]
    }),
    ("x = y - z, x + z != y", |v| {
        let (x, y, z, u) = (v.var("x"), v.var("y"), v.var("z"), v.var("u"));
        let (difference, sum) = (v.pool.bv_sub(y, z), v.pool.bv_add(&[x, z]));
        let (a, b, c) = (v.pool.raw_eq(x, difference), v.pool.raw_eq(sum, u), v.pool.eq(u, y));
        vec![a, b, v.pool.not(c)]
    }),
    ("z = x + y, z + x != x + y + x", |v| {
        let (x, y, z) = (v.var("x"), v.var("y"), v.var("z"));
        let (sum, more) = (v.pool.bv_add(&[x, y]), v.pool.bv_add(&[z, x]));
        let other = v.pool.bv_add(&[x, y, x]);
        let (u, w) = (v.var("u"), v.var("w"));
        let parts = [(z, sum), (u, more), (w, other)].map(|(a, b)| v.pool.raw_eq(a, b));
        let same = v.pool.eq(u, w);
        vec![parts[0], parts[1], parts[2], v.pool.not(same)]
    }),
    ("x = 3, x * y = 6, y = 2 fails", |v| {
        let (x, y, a, b, c) = (v.var("x"), v.var("y"), v.num(3), v.num(2), v.num(6));
        let product = v.pool.bv_mul(&[x, y]);
        let wrong = v.pool.eq(product, c);
        vec![v.pool.eq(x, a), v.pool.eq(y, b), v.pool.not(wrong)]
    }),
    ("x * 0 != 0", |v| {
        let (x, y, zero) = (v.var("x"), v.var("y"), v.num(0));
        let product = v.pool.bv_mul(&[x, y]);
        let wrong = v.pool.eq(product, zero);
        vec![v.pool.eq(x, zero), v.pool.not(wrong)]
    }),
    ("x & y > x", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let both = v.pool.bv_and(&[x, y]);
        vec![v.pool.bv_ult(x, both)]
    }),
    ("x | y < z <= y", |v| {
        let (x, y, z) = (v.var("x"), v.var("y"), v.var("z"));
        let either = v.pool.bv_or(&[x, y]);
        vec![v.pool.bv_ult(either, z), v.pool.bv_ule(z, y)]
    }),
    ("x >> s > x", |v| {
        let (x, s) = (v.var("x"), v.var("s"));
        let shifted = v.pool.bv_lshr(x, s);
        vec![v.pool.bv_ult(x, shifted)]
    }),
    ("x % s >= s, s != 0", |v| {
        let (x, s, t, zero) = (v.var("x"), v.var("s"), v.var("t"), v.num(0));
        let rest = v.pool.bv_urem(x, s);
        let none = v.pool.eq(s, zero);
        vec![v.pool.raw_eq(rest, t), v.pool.bv_ule(s, t), v.pool.not(none)]
    }),
    ("x < s, x / s != 0", |v| {
        let (x, s, zero) = (v.var("x"), v.var("s"), v.num(0));
        let quotient = v.pool.bv_udiv(x, s);
        let none = v.pool.eq(quotient, zero);
        vec![v.pool.bv_ult(x, s), v.pool.not(none)]
    }),
    ("x / s * s + x % s != x", |v| {
        let (x, s, q, r) = (v.var("x"), v.var("s"), v.var("q"), v.var("r"));
        let (quotient, rest) = (v.pool.bv_udiv(x, s), v.pool.bv_urem(x, s));
        let product = v.pool.bv_mul(&[q, s]);
        let sum = v.pool.bv_add(&[product, r]);
        let same = v.pool.raw_eq(sum, x);
        vec![v.pool.raw_eq(quotient, q), v.pool.raw_eq(rest, r), v.pool.not(same)]
    }),
    ("zext x = zext y, x != y", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let (a, b) = (v.pool.zero_extend(4, x), v.pool.zero_extend(4, y));
        let sort = v.pool.sort(a);
        let u = v.pool.constant("u", sort);
        let same = v.pool.eq(x, y);
        vec![v.pool.raw_eq(a, u), v.pool.raw_eq(b, u), v.pool.not(same)]
    }),
    ("u = zext x, low bits of u are not x", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let a = v.pool.zero_extend(4, x);
        let sort = v.pool.sort(a);
        let u = v.pool.constant("u", sort);
        let low = v.pool.extract(v.width - 1, 0, u);
        let same = v.pool.eq(x, y);
        vec![v.pool.raw_eq(a, u), v.pool.raw_eq(low, y), v.pool.not(same)]
    }),
    ("u = zext x, u > 300", |v| {
        let x = v.var("x");
        let a = v.pool.zero_extend(4, x);
        let (sort, width) = (v.pool.sort(a), v.width + 4);
        let (u, k) = (v.pool.constant("u", sort), v.pool.bits(Bits::from_u64(300, width)));
        vec![v.pool.raw_eq(a, u), v.pool.bv_ult(k, u)]
    }),
    ("zext x < zext y, x >= y", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let (a, b) = (v.pool.zero_extend(4, x), v.pool.zero_extend(4, y));
        let sort = v.pool.sort(a);
        let (t, u) = (v.pool.constant("t", sort), v.pool.constant("u", sort));
        vec![v.pool.raw_eq(a, t), v.pool.raw_eq(b, u), v.pool.bv_ult(t, u), v.pool.bv_ule(y, x)]
    }),
    ("x < 100, x <s 0", |v| {
        let (x, k, zero) = (v.var("x"), v.num(100), v.num(0));
        vec![v.pool.bv_ult(x, k), v.pool.bv_slt(x, zero)]
    }),
    ("0 <= x <s 10, x >= 10", |v| {
        let (x, ten, zero) = (v.var("x"), v.num(10), v.num(0));
        vec![v.pool.bv_sle(zero, x), v.pool.bv_slt(x, ten), v.pool.bv_ule(ten, x)]
    }),
    ("x <u y <u 128, x >=s y", |v| {
        let (x, y, k) = (v.var("x"), v.var("y"), v.num(128));
        vec![v.pool.bv_ult(x, y), v.pool.bv_ult(y, k), v.pool.bv_sle(y, x)]
    }),
    ("x < 100, y < 100, x + y < x", |v| {
        let (x, y, k) = (v.var("x"), v.var("y"), v.num(100));
        let sum = v.pool.bv_add(&[x, y]);
        vec![v.pool.bv_ult(x, k), v.pool.bv_ult(y, k), v.pool.bv_ult(sum, x)]
    }),
    ("x <= y < 100, x + 7 > y + 7", |v| {
        let (x, y, k, seven) = (v.var("x"), v.var("y"), v.num(100), v.num(7));
        let (a, b) = (v.pool.bv_add(&[x, seven]), v.pool.bv_add(&[y, seven]));
        vec![v.pool.bv_ule(x, y), v.pool.bv_ult(y, k), v.pool.bv_ult(b, a)]
    }),
    ("y <= x, x - y > x", |v| {
        let (x, y) = (v.var("x"), v.var("y"));
        let difference = v.pool.bv_sub(x, y);
        vec![v.pool.bv_ule(y, x), v.pool.bv_ult(x, difference)]
    }),
    ("x < 10, y < 10, x * y > 81", |v| {
        let (x, y, k, m) = (v.var("x"), v.var("y"), v.num(10), v.num(81));
        let product = v.pool.bv_mul(&[x, y]);
        vec![v.pool.bv_ult(x, k), v.pool.bv_ult(y, k), v.pool.bv_ult(m, product)]
    }),
    ("~x = ~y = u, x != y", |v| {
        let (x, y, u) = (v.var("x"), v.var("y"), v.var("u"));
        let (a, b, same) = (v.pool.bv_not(x), v.pool.bv_not(y), v.pool.eq(x, y));
        vec![v.pool.raw_eq(a, u), v.pool.raw_eq(b, u), v.pool.not(same)]
    }),
    ("x ^ y = 0, x != y", |v| {
        let (x, y, u, zero) = (v.var("x"), v.var("y"), v.var("u"), v.num(0));
        let (xor, same) = (v.pool.bv_xor(&[x, y]), v.pool.eq(x, y));
        vec![v.pool.raw_eq(xor, u), v.pool.raw_eq(u, zero), v.pool.not(same)]
    }),
    ("c, ite(c, 0, y) + z != z", |v| {
        let (y, z, t, zero) = (v.var("y"), v.var("z"), v.var("t"), v.num(0));
        let c = v.pool.constant("c", Sort::BOOL);
        let choice = v.pool.ite(c, zero, y);
        let sum = v.pool.bv_add(&[choice, z]);
        let same = v.pool.eq(t, z);
        vec![c, v.pool.raw_eq(sum, t), v.pool.not(same)]
    }),
    ("x << s != 0, s >= 8", |v| {
        let (x, s, eight, zero) = (v.var("x"), v.var("s"), v.num(8), v.num(0));
        let (shifted, far) = (v.pool.bv_shl(x, s), v.pool.bv_ule(eight, s));
        let none = v.pool.eq(shifted, zero);
        vec![far, v.pool.not(none)]
    }),
];

#[test]
fn schemas_refute_what_they_are_for() {
    let mut failed = Vec::new();
    for (name, build) in CASES {
        let mut vars = Vars { pool: TermPool::new(), width: 8 };
        let formulas = build(&mut vars);
        let mut exact = Solver::new(SolverOptions::default(), Stop::never());
        formulas.iter().for_each(|f| exact.assert(&mut vars.pool, *f));
        assert_eq!(exact.check(&mut vars.pool, &[]), SatResult::Unsat, "{name} is no contradiction");
        match rounds(&mut vars.pool, &formulas) {
            Ok(0) => failed.push(format!("{name}: needs no lemma")),
            Ok(_) => {}
            Err(why) => failed.push(format!("{name}: {why}")),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
