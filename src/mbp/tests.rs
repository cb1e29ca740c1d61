//! Projection against enumeration: every variable is confined to a small box by the cube itself, so that the oracle is
//! exact.

use super::*;
use crate::base::Rat;
use crate::ir::{Evaluator, LinExpr, Model, Rel, Sort, Term, TermPool, Value};
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
                        ts.iter().map(|t| crate::ir::print::term(&world.pool, *t)).collect()
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
