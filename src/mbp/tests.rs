//! Projection against enumeration: every variable is confined to a small box by the cube itself, so that the oracle is
//! exact.

use super::*;
use eufonium_base::Rat;
use eufonium_ir::{Evaluator, LinExpr, Model, Rel, Sort, Term, TermPool, Value};
use quickcheck::{Arbitrary, Gen, TestResult, quickcheck};

const BOX: i64 = 3;

/// A literal over four variables.
#[derive(Clone, Debug)]
enum Lit {
    /// Coefficients, constant and relation.
    Linear([i8; 4], i8, u8),
    /// `sum mod k` or `sum div k`, compared with a constant.
    Divided([i8; 4], i8, u8, bool, u8),
}

fn coeffs(g: &mut Gen) -> [i8; 4] {
    std::array::from_fn(|_| {
        if bool::arbitrary(g) { 0 } else { *g.choose(&[1, 1, -1, -1, 2, -2, 3, -3, 5]).unwrap() }
    })
}

impl Arbitrary for Lit {
    fn arbitrary(g: &mut Gen) -> Lit {
        let (constant, rel) = (i8::arbitrary(g) % 8, u8::arbitrary(g) % 5);
        if u8::arbitrary(g) % 4 == 0 {
            let k = 2 + u8::arbitrary(g) % 4;
            Lit::Divided(coeffs(g), constant % 4, k, bool::arbitrary(g), rel)
        } else {
            Lit::Linear(coeffs(g), constant, rel)
        }
    }
}

struct World {
    pool: TermPool,
    vars: [Term; 4],
}

impl World {
    fn new(sort: Sort) -> World {
        let mut pool = TermPool::new();
        let vars = ["x", "y", "z", "w"].map(|n| pool.constant(n, sort));
        World { pool, vars }
    }

    fn sum(&mut self, c: &[i8; 4]) -> Term {
        let sort = self.pool.sort(self.vars[0]);
        let mut e = LinExpr::default();
        for (v, c) in self.vars.iter().zip(c) {
            e.add_scaled(&LinExpr::scaled(*v, Rat::ONE), &Rat::int(i64::from(*c)));
        }
        e.to_term(&mut self.pool, sort)
    }

    fn literal(&mut self, lit: &Lit) -> Term {
        let (t, constant, rel) = match lit {
            Lit::Linear(c, constant, rel) => (self.sum(c), *constant, *rel),
            Lit::Divided(c, constant, k, is_mod, rel) => {
                let (sum, k) = (self.sum(c), self.pool.int(i64::from(*k)));
                let t = if *is_mod { self.pool.modulo(sum, k) } else { self.pool.idiv(sum, k) };
                (t, *constant, *rel)
            }
        };
        let mut e = LinExpr::of(&self.pool, t);
        e.constant += &Rat::int(i64::from(constant));
        let rel = [Rel::Le, Rel::Le, Rel::Lt, Rel::Eq, Rel::Ne][usize::from(rel)];
        e.to_atom(&mut self.pool, rel)
    }

    fn confine(&mut self, vars: &[Term]) -> Vec<Term> {
        let sort = self.pool.sort(self.vars[0]);
        let (lo, hi) = (self.pool.num(Rat::int(-BOX), sort), self.pool.num(Rat::int(BOX), sort));
        vars.iter().flat_map(|&v| [self.pool.ge(v, lo), self.pool.le(v, hi)]).collect()
    }

    fn model(&self, values: &[(Term, Rat)]) -> Model {
        let mut model = Model::new();
        for (t, v) in values {
            model.set(self.pool.as_constant(*t).unwrap(), Value::Num(v.clone()));
        }
        model
    }

    fn holds(&self, point: &[i64], formulas: &[Term]) -> bool {
        let values: Vec<_> = self.vars.iter().copied().zip(point.iter().map(|n| Rat::int(*n))).collect();
        let model = self.model(&values);
        let mut eval = Evaluator::new(&model);
        formulas.iter().all(|&f| eval.holds(&self.pool, f))
    }
}

fn points() -> impl Iterator<Item = [i64; 4]> {
    let r = || -BOX..=BOX;
    r().flat_map(move |x| r().flat_map(move |y| r().flat_map(move |z| r().map(move |w| [x, y, z, w]))))
}

/// Projects `x` and `y` from every model until all are covered, and compares with the exact projection.
fn covers_exactly(literals: &[Lit], confine_all: bool) -> TestResult {
    let mut world = World::new(Sort::INT);
    let mut cube: Vec<Term> = literals.iter().take(6).map(|l| world.literal(l)).collect();
    let vars = world.vars;
    cube.extend(world.confine(if confine_all { &vars } else { &vars[..2] }));
    let models: Vec<[i64; 4]> = points().filter(|p| world.holds(p, &cube)).collect();
    if models.is_empty() {
        return TestResult::discard();
    }
    let exact: std::collections::HashSet<[i64; 2]> = models.iter().map(|p| [p[2], p[3]]).collect();
    let mut results: Vec<Vec<Term>> = Vec::new();
    for p in &models {
        if results.iter().any(|r| world.holds(p, r)) {
            continue;
        }
        let values: Vec<_> = vars.iter().copied().zip(p.iter().map(|n| Rat::int(*n))).collect();
        let model = world.model(&values);
        let result = project(&mut world.pool, &model, &cube, &vars[..2]);
        assert!(world.holds(p, &result), "the model satisfies the result");
        for z in -BOX..=BOX {
            for w in -BOX..=BOX {
                if world.holds(&[99, 99, z, w], &result) && !exact.contains(&[z, w]) {
                    let show = |ts: &[Term]| -> Vec<String> {
                        ts.iter().map(|t| eufonium_ir::print::term(&world.pool, *t)).collect()
                    };
                    panic!("{:?} from {p:?} gives {:?}, wrong at {z} {w}", show(&cube), show(&result));
                }
            }
        }
        results.push(result);
    }
    TestResult::passed()
}

quickcheck! {
    fn integers_are_projected_exactly(literals: Vec<Lit>) -> TestResult {
        covers_exactly(&literals, true)
    }
    fn integers_without_bounds_on_the_rest(literals: Vec<Lit>) -> TestResult {
        covers_exactly(&literals, false)
    }
}

/// A formula as text for a small stack machine.
#[derive(Clone, Debug)]
enum Formula {
    Lit(Lit),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Iff(Box<Formula>, Box<Formula>),
    /// `ite(c, x, z) + 2 y <= k`
    Select(Box<Formula>, i8),
    /// `ite(c, a, b)`
    Ite(Box<Formula>, Box<Formula>, Box<Formula>),
}

fn formula(g: &mut Gen, depth: usize) -> Formula {
    let sub = |g: &mut Gen| Box::new(formula(g, depth - 1));
    let many = |g: &mut Gen| (0..2 + usize::arbitrary(g) % 2).map(|_| formula(g, depth - 1)).collect();
    match if depth == 0 { 0 } else { u8::arbitrary(g) % 8 } {
        1 => Formula::Not(sub(g)),
        2 | 3 => Formula::And(many(g)),
        4 => Formula::Or(many(g)),
        5 => Formula::Iff(sub(g), sub(g)),
        6 => Formula::Select(sub(g), i8::arbitrary(g) % 8),
        7 => Formula::Ite(sub(g), sub(g), sub(g)),
        _ => Formula::Lit(Lit::arbitrary(g)),
    }
}

impl Arbitrary for Formula {
    fn arbitrary(g: &mut Gen) -> Formula {
        formula(g, 3)
    }
}

impl World {
    fn formula(&mut self, f: &Formula) -> Term {
        match f {
            Formula::Lit(l) => self.literal(l),
            Formula::Not(f) => {
                let f = self.formula(f);
                self.pool.not(f)
            }
            Formula::And(fs) => {
                let fs: Vec<Term> = fs.iter().map(|f| self.formula(f)).collect();
                self.pool.and(&fs)
            }
            Formula::Or(fs) => {
                let fs: Vec<Term> = fs.iter().map(|f| self.formula(f)).collect();
                self.pool.or(&fs)
            }
            Formula::Iff(a, b) => {
                let (a, b) = (self.formula(a), self.formula(b));
                self.pool.eq(a, b)
            }
            Formula::Select(c, k) => {
                let c = self.formula(c);
                let [x, y, z, _] = self.vars;
                let (t, two, k) =
                    (self.pool.ite(c, x, z), self.pool.scale(&Rat::int(2), y), self.pool.int(i64::from(*k)));
                let sum = self.pool.add(&[t, two]);
                self.pool.le(sum, k)
            }
            Formula::Ite(c, a, b) => {
                let (c, a, b) = (self.formula(c), self.formula(a), self.formula(b));
                self.pool.ite(c, a, b)
            }
        }
    }
}

quickcheck! {
    fn implicants_imply(f: Formula, avoid: bool) -> TestResult {
        let mut world = World::new(Sort::INT);
        let f = world.formula(&f);
        let Some(p) = points().find(|p| world.holds(p, &[f])) else { return TestResult::discard() };
        let values: Vec<_> = world.vars.into_iter().zip(p.map(Rat::int)).collect();
        let model = world.model(&values);
        let mut eval = Evaluator::new(&model);
        let avoided = if avoid { world.vars[..2].to_vec() } else { Vec::new() };
        let cube = implicant_avoiding(&mut world.pool, &mut eval, &[f], &avoided);
        for &l in &cube {
            assert!(LinExpr::of_literal(&world.pool, l).is_some_and(|(_, rel)| rel != Rel::Ne), "a literal");
            assert!(eval.holds(&world.pool, l), "true in the model");
        }
        assert!(points().all(|p| !world.holds(&p, &cube) || world.holds(&p, &[f])), "an implicant");
        TestResult::passed()
    }

    fn elimination_is_exact(f: Formula, confine: bool) -> TestResult {
        let mut world = World::new(Sort::INT);
        let f = world.formula(&f);
        let (x, y) = (world.vars[0], world.vars[1]);
        // Without bounds the oracle looks at a wide range, and f alone decides whether that is enough: use it only one way.
        let bounds = if confine { world.confine(&[x, y]) } else { Vec::new() };
        let bounded = { let mut all = bounds; all.push(f); world.pool.and(&all) };
        let Some(done) = eliminate(&mut world.pool, bounded, &[x, y], 300) else { return TestResult::discard() };
        assert!(eufonium_ir::visit::constants(&world.pool, &[done]).iter().all(|c| *c != x && *c != y));
        for z in -5..=5 {
            for w in -5..=5 {
                let exists = points().any(|p| p[2] == 0 && p[3] == 0 && world.holds(&[p[0], p[1], z, w], &[bounded]));
                let claimed = world.holds(&[99, 99, z, w], &[done]);
                assert!(!exists || claimed, "too strong at {z} {w}");
                assert!(exists || !claimed || !confine, "too weak at {z} {w}");
            }
        }
        TestResult::passed()
    }

    fn reals_are_projected(literals: Vec<(Vec<i8>, i8, u8)>, seed: Vec<i8>) -> TestResult {
        let mut world = World::new(Sort::REAL);
        let mut rows: Vec<(Vec<Rat>, Rat, Rel)> = Vec::new();
        let at = |values: &[i8], i: usize| Rat::int(i64::from(values.get(i).copied().unwrap_or(0) % 5));
        let point: Vec<Rat> = (0..4).map(|i| &at(&seed, i) / &Rat::int(2)).collect();
        for (c, k, rel) in literals.iter().take(9) {
            let c: Vec<Rat> = (0..4).map(|i| at(c, i)).collect();
            // Make the literal true at the point.
            let mut value = Rat::int(i64::from(k % 6));
            c.iter().zip(&point).for_each(|(c, v)| value.add_mul(c, v));
            let mut k = Rat::int(i64::from(k % 6));
            let rel = match rel % 7 {
                0 => { k -= &value; Rel::Eq }
                1 | 2 if value.is_negative() => Rel::Lt,
                _ => { if value.is_positive() { k -= &value; } Rel::Le }
            };
            rows.push((c, k, rel));
        }
        let mut cube = Vec::new();
        for (c, k, rel) in &rows {
            let mut e = LinExpr::constant(k.clone());
            world.vars.iter().zip(c).for_each(|(v, c)| e.add_scaled(&LinExpr::scaled(*v, Rat::ONE), c));
            cube.push(e.to_atom(&mut world.pool, *rel));
        }
        let values: Vec<_> = world.vars.into_iter().zip(point).collect();
        let model = world.model(&values);
        let vars = world.vars;
        let result = project(&mut world.pool, &model, &cube, &vars[..2]);
        assert!(eufonium_ir::visit::constants(&world.pool, &result).iter().all(|c| !vars[..2].contains(c)));
        for z in -8..=8 {
            for w in -8..=8 {
                let (z, w) = (Rat::new(z, 2), Rat::new(w, 2));
                let model = world.model(&[(vars[2], z.clone()), (vars[3], w.clone())]);
                let mut eval = Evaluator::new(&model);
                if result.iter().all(|&l| eval.holds(&world.pool, l)) {
                    assert!(has_real_solution(&rows, &z, &w), "wrong at {z} {w}");
                }
            }
        }
        TestResult::passed()
    }
}

/// Fourier and Motzkin on two variables, written without the code under test.
fn has_real_solution(rows: &[(Vec<Rat>, Rat, Rel)], z: &Rat, w: &Rat) -> bool {
    let mut system: Vec<(Vec<Rat>, Rat, bool)> = Vec::new();
    for (c, k, rel) in rows {
        let k = k + &(&(&c[2] * z) + &(&c[3] * w));
        system.push((c[..2].to_vec(), k.clone(), *rel == Rel::Lt));
        if *rel == Rel::Eq {
            system.push((c[..2].iter().map(|c| -c).collect(), -k, false));
        }
    }
    for v in 0..2 {
        let (touched, mut rest): (Vec<_>, Vec<_>) = system.into_iter().partition(|r| !r.0[v].is_zero());
        for up in touched.iter().filter(|r| r.0[v].is_positive()) {
            for low in touched.iter().filter(|r| r.0[v].is_negative()) {
                let (f, g) = (-&low.0[v], up.0[v].clone());
                let c = (0..2).map(|i| &(&up.0[i] * &f) + &(&low.0[i] * &g)).collect();
                rest.push((c, &(&up.1 * &f) + &(&low.1 * &g), up.2 || low.2));
            }
        }
        system = rest;
    }
    system.iter().all(|(_, k, strict)| if *strict { k.is_negative() } else { !k.is_positive() })
}

#[test]
fn other_sorts() {
    let mut pool = TermPool::new();
    let s = pool.declare_sort("S");
    let (u, v, w) = (pool.constant("u", s), pool.constant("v", s), pool.constant("w", s));
    let f = pool.declare("f", &[s], Sort::INT);
    let g = pool.declare("g", &[Sort::INT, Sort::BOOL], Sort::INT);
    let (x, y, p) =
        (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT), pool.constant("p", Sort::BOOL));
    let r = pool.constant("r", Sort::REAL);
    let mut model = Model::new();
    model.set(pool.as_constant(u).unwrap(), Value::Elem(s, 1));
    model.set(pool.as_constant(v).unwrap(), Value::Elem(s, 1));
    model.set(pool.as_constant(w).unwrap(), Value::Elem(s, 2));
    model.set(pool.as_constant(x).unwrap(), Value::Num(Rat::int(2)));
    model.set(pool.as_constant(y).unwrap(), Value::Num(Rat::int(3)));
    model.set(pool.as_constant(p).unwrap(), Value::Bool(true));
    model.set(pool.as_constant(r).unwrap(), Value::Num(Rat::new(5, 2)));
    let zero = pool.int(0);
    let (fu, fv) = (pool.app(f, &[u]), pool.app(f, &[v]));
    let (u_is_v, fu_0, fv_0) = (pool.eq(u, v), pool.eq(fu, zero), pool.eq(fv, zero));
    let (uw, vw) = (pool.eq(u, w), pool.eq(v, w));
    let (u_not_w, v_not_w) = (pool.not(uw), pool.not(vw));
    let y1 = pool.sub(y, x);
    let one = pool.int(1);
    let (y_is_x1, gx, gy) = (pool.eq(y1, one), pool.app(g, &[x, p]), pool.app(g, &[y, p]));
    let (gx_0, gy_0) = (pool.eq(gx, zero), pool.eq(gy, zero));
    let tt = pool.tt();
    let (one_less, two) = (pool.sub(y, one), pool.int(2));
    let gx_by_y = pool.app(g, &[one_less, tt]);
    let gx_by_y = pool.eq(gx_by_y, zero);
    let g2 = pool.app(g, &[two, tt]);
    let g2_0 = pool.eq(g2, zero);
    let (floor, xr) = (pool.to_int(r), pool.to_real(x));
    let floor_is_x = pool.eq(floor, x);
    let (below, above) = {
        let x1 = pool.add(&[x, one]);
        let x1 = pool.to_real(x1);
        (pool.le(xr, r), pool.lt(r, x1))
    };
    let p_or = pool.or2(p, gy_0);
    // cube, variables, expected
    let cases: &[(&[Term], &[Term], &[Term])] = &[
        (&[u_is_v, fu_0], &[u], &[fv_0]),
        (&[fu_0, u_not_w], &[v], &[fu_0, u_not_w]),
        (&[fu_0, u_not_w, v_not_w], &[u], &[fv_0, v_not_w]),
        (&[y_is_x1, gx_0], &[x, p], &[gx_by_y]),
        (&[gx_0], &[x, p], &[g2_0]),
        (&[floor_is_x], &[r], &[]),
        (&[floor_is_x, below], &[r], &[]),
        (&[below, above], &[r], &[]),
        (&[p_or], &[p], &[]),
    ];
    for (cube, vars, expected) in cases {
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        let result = project(&mut pool, &model, cube, vars);
        let show = |t: &Term| eufonium_ir::print::term(&pool, *t);
        assert_eq!(
            result.iter().map(show).collect::<Vec<_>>(),
            expected.iter().map(show).collect::<Vec<_>>(),
            "{:?}",
            cube.iter().map(show).collect::<Vec<_>>()
        );
    }
}

#[test]
fn elimination_gives_up() {
    let mut pool = TermPool::new();
    let f = pool.declare("f", &[Sort::INT], Sort::INT);
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let (fx, xx) = (pool.app(f, &[x]), pool.mul(&[x, x]));
    for t in [fx, xx] {
        let formula = pool.eq(t, y);
        assert_eq!(eliminate(&mut pool, formula, &[x], 1000), None);
        let three = pool.int(3);
        let (defined, expected) =
            (pool.eq(x, three), pool.rebuild(t, &if t == fx { vec![three] } else { vec![three; 2] }));
        let (both, expected) = (pool.and2(formula, defined), pool.eq(expected, y));
        assert_eq!(eliminate(&mut pool, both, &[x], 0), Some(expected));
    }
}
