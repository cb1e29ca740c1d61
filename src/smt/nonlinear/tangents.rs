//! Planes that touch the surface `m = a b` at the candidate's point, and lines at the parabola `m = a a`.

use super::LEMMAS;
use super::lemmas::splits;
use super::products::{Numbers, Product, implication, relate};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool};

/// Denominators of points beyond this are rounded.
const DENOMINATOR: i64 = 1 << 16;
/// How often the interval of a secant is halved.
const HALVINGS: u32 = 16;

/// Lemmas about the products at the candidate's point.
pub(super) fn tangents(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut out = Vec::new();
    for product in numbers.wrong() {
        for (a, b) in splits(pool, product) {
            if a == b {
                square(pool, numbers, product, a, &mut out);
            } else {
                plane(pool, numbers, product, a, b, &mut out);
            }
        }
        if out.len() >= LEMMAS {
            break;
        }
    }
    out
}

/// A point near the value that is cheap to compute with.
fn near(value: &Rat) -> Rat {
    let limit = Rat::int(DENOMINATOR);
    if value.denom() <= limit { value.clone() } else { &(value * &limit).floor() / &limit }
}

/// `a = p` implies `m = p b`; and the four parts of the plane in the sense in which the candidate is wrong.
fn plane(pool: &mut TermPool, numbers: &Numbers, product: &Product, a: Term, b: Term, out: &mut Vec<Term>) {
    let m = LinExpr::of(pool, product.term);
    let (a, b) = (LinExpr::of(pool, a), LinExpr::of(pool, b));
    let (p, q) = (near(&numbers.sum(pool, &a)), near(&numbers.sum(pool, &b)));
    let (at_p, at_q) = (LinExpr::constant(p.clone()), LinExpr::constant(q.clone()));
    for (x, at, point, y) in [(&a, &at_p, &p, &b), (&b, &at_q, &q, &a)] {
        let line = y.clone().scale(point);
        numbers.clause(pool, &[relate(x, Rel::Eq, at)], &relate(&m, Rel::Eq, &line), out);
    }
    // p b + q a - p q
    let mut plane = b.clone().scale(&p);
    plane.add_scaled(&a, &q);
    plane.constant -= &(&p * &q);
    let below = product.value < product.exact;
    let conclusion = if below { relate(&plane, Rel::Le, &m) } else { relate(&m, Rel::Le, &plane) };
    if numbers.holds(pool, &conclusion) {
        return;
    }
    for upper in [false, true] {
        let side = |x: &LinExpr, at: &LinExpr, above: bool| {
            if above { relate(at, Rel::Le, x) } else { relate(x, Rel::Le, at) }
        };
        let premises = [side(&a, &at_p, upper), side(&b, &at_q, upper == below)];
        out.push(implication(pool, &premises, &conclusion));
    }
}

/// Below the parabola a tangent cuts off the point, above it a secant.
fn square(pool: &mut TermPool, numbers: &Numbers, product: &Product, a: Term, out: &mut Vec<Term>) {
    let m = LinExpr::of(pool, product.term);
    let is_int = pool.sort(a) == Sort::INT;
    let a = LinExpr::of(pool, a);
    let v = numbers.sum(pool, &a);
    let p = near(&v);
    // (l + u) a - l u
    let chord = |l: &Rat, u: &Rat| {
        let mut e = a.clone().scale(&(l + u));
        e.constant -= &(l * u);
        e
    };
    if product.value < product.exact {
        // Between neighbouring integers there is nothing: the chord is a bound like the tangent.
        let points = if is_int {
            vec![(&p - &Rat::ONE, p.clone()), (p.clone(), &p + &Rat::ONE)]
        } else {
            vec![(p.clone(), p)]
        };
        for (l, u) in points {
            numbers.clause(pool, &[], &relate(&chord(&l, &u), Rel::Le, &m), out);
        }
        return;
    }
    let at = LinExpr::constant(p.clone());
    let exact = LinExpr::constant(&p * &p);
    numbers.clause(pool, &[relate(&a, Rel::Eq, &at)], &relate(&m, Rel::Eq, &exact), out);
    let mut width = Rat::ONE;
    for _ in 0..HALVINGS {
        let l = &(&v / &width).floor() * &width;
        let u = &l + &width;
        let line = chord(&l, &u);
        let premises =
            [relate(&LinExpr::constant(l), Rel::Le, &a), relate(&a, Rel::Le, &LinExpr::constant(u))];
        let before = out.len();
        numbers.clause(pool, &premises, &relate(&m, Rel::Le, &line), out);
        if out.len() > before || is_int {
            return;
        }
        width = &width / &Rat::int(2);
    }
}
