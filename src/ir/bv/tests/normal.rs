//! What the normal forms are: chosen instances, stability under rebuilding, and the cost of deep terms.

use super::rules::Shapes;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use eufonium_base::{Bits, HashSet};

struct World {
    p: TermPool,
    x: Term,
    y: Term,
    c: Term,
    /// Four bits.
    h: Term,
    g: Term,
}

fn world() -> World {
    let mut p = TermPool::new();
    let (byte, half) = (p.bv_sort(8), p.bv_sort(4));
    let (x, y) = (p.constant("x", byte), p.constant("y", byte));
    let (h, g) = (p.constant("h", half), p.constant("g", half));
    let c = p.constant("c", Sort::BOOL);
    World { p, x, y, c, h, g }
}

impl World {
    fn k(&mut self, n: i64) -> Term {
        self.p.bits(Bits::from_u64(n as u64, 8))
    }
    fn k4(&mut self, n: i64) -> Term {
        self.p.bits(Bits::from_u64(n as u64, 4))
    }
}

#[test]
fn linear_equations() {
    let World { mut p, x, y, .. } = world();
    let k = |p: &mut TermPool, n: i64| p.bits(Bits::from_u64(n as u64, 8));
    let (two, three, five) = (k(&mut p, 2), k(&mut p, 3), k(&mut p, 5));
    let sum = p.bv_add(&[x, three]);
    let (left, right) = (p.eq(sum, five), p.eq(x, two));
    assert_eq!(left, right, "x + 3 = 5");
    let minus = p.bv_neg(x);
    let minus_three = k(&mut p, -3);
    let (left, right) = (p.eq(minus, three), p.eq(x, minus_three));
    assert_eq!(left, right, "-x = 3");
    let triple = p.bv_mul(&[three, x]);
    let solution = k(&mut p, 87);
    let (left, right) = (p.eq(triple, five), p.eq(x, solution));
    assert_eq!(left, right, "3 x = 5");
    let six = k(&mut p, 6);
    let sixfold = p.bv_mul(&[six, x]);
    assert_eq!(p.eq(sixfold, five), p.ff(), "6 x = 5");
    let next = p.bv_add(&[x, two]);
    assert_eq!(p.eq(next, sum), p.ff(), "x + 2 = x + 3");
    let (a, b) = (p.bv_add(&[x, y]), p.bv_add(&[three, y]));
    let (left, right) = (p.eq(a, b), p.eq(x, three));
    assert_eq!(left, right, "x + y = 3 + y");
    let difference = p.bv_sub(x, y);
    let zero = k(&mut p, 0);
    let (left, right) = (p.eq(difference, zero), p.eq(x, y));
    assert_eq!(left, right, "x - y = 0");
    let solved = p.eq(x, difference);
    let again = p.eq(y, zero);
    assert_eq!(solved, again, "x = x - y");
    let (a, b) = (p.bv_add(&[triple, y]), p.bv_mul(&[x, y]));
    let definition = p.eq(y, b);
    assert_eq!(p.op(definition), Op::Eq);
    assert!(p.args(definition).contains(&y), "a definition stays as it is");
    let open = p.eq(a, b);
    assert!(p.args(open).contains(&y), "solved for the variable");
}

#[test]
fn sums_and_products() {
    let World { mut p, x, y, .. } = world();
    let (mx, nx) = (p.bv_neg(x), p.bv_not(x));
    let zero = p.bits(Bits::zero(8));
    let ones = p.bits(Bits::ones(8));
    assert_eq!(p.bv_add(&[x, mx]), zero);
    assert_eq!(p.bv_add(&[x, nx]), ones);
    assert_eq!(p.bv_neg(mx), x);
    let one = p.bits(Bits::one(8));
    assert_eq!(p.bv_add(&[nx, one]), mx);
    let (two, five) = (p.bv_add(&[x, x]), p.bits(Bits::from_u64(5, 8)));
    assert_eq!(p.op(two), Op::Concat);
    let (a, b) = (p.bv_add(&[two, x, x, x]), p.bv_mul(&[five, x]));
    assert_eq!(a, b);
    let (xy, mxy) = (p.bv_mul(&[x, y]), p.bv_mul(&[mx, y]));
    assert_eq!(p.bv_add(&[xy, mxy]), zero);
    let (sum, shifted) = (p.bv_add(&[x, y]), p.bv_add(&[y, x]));
    assert_eq!(p.bv_sub(sum, shifted), zero);
}

#[test]
fn slices() {
    let mut w = world();
    let (low, zero4, k15) = (w.p.extract(3, 0, w.x), w.k4(0), w.k(15));
    let masked = w.p.bv_and(&[w.x, k15]);
    assert_eq!(masked, w.p.concat(&[zero4, low]));
    let high = w.p.extract(7, 4, w.x);
    assert_eq!(w.p.concat(&[high, low]), w.x);
    let (a, b) = (w.p.concat(&[w.h, zero4]), w.p.zero_extend(4, w.g));
    let joined = w.p.concat(&[w.h, w.g]);
    assert_eq!(w.p.bv_or(&[a, b]), joined);
    assert_eq!(w.p.bv_add(&[a, b]), joined);
    assert_eq!(w.p.extract(3, 0, joined), w.g);
    let k = w.k(0x5a);
    let (k5, ka) = (w.k4(5), w.k4(10));
    let parts = [w.p.eq(w.h, k5), w.p.eq(w.g, ka)];
    let both = w.p.and(&parts);
    assert_eq!(w.p.eq(joined, k), both);
    let four = w.k(4);
    let (by, left) = (w.p.bv_shl(w.x, four), w.p.concat(&[low, zero4]));
    assert_eq!(by, left);
    let (wide_h, wide_g) = (w.p.zero_extend(4, w.h), w.p.zero_extend(4, w.g));
    let sum = w.p.bv_add(&[wide_h, wide_g]);
    let narrow = w.p.bv_add(&[w.h, w.g]);
    assert_eq!(w.p.extract(3, 0, sum), narrow);
}

#[test]
fn orders() {
    let mut w = world();
    let (wide_h, wide_g) = (w.p.zero_extend(4, w.h), w.p.zero_extend(4, w.g));
    let (a, b) = (w.p.bv_ult(wide_h, wide_g), w.p.bv_ult(w.h, w.g));
    assert_eq!(a, b);
    let signed = w.p.bv_slt(wide_h, wide_g);
    assert_eq!(signed, b, "both signs are 0");
    let (k16, k5, five) = (w.k(16), w.k(5), w.k4(5));
    assert_eq!(w.p.bv_ult(wide_h, k16), w.p.tt());
    let (a, b) = (w.p.bv_ult(wide_h, k5), w.p.bv_ult(w.h, five));
    assert_eq!(a, b);
    let (one, zero) = (w.k(1), w.k(0));
    let (a, b) = (w.p.bv_ult(w.x, one), w.p.eq(w.x, zero));
    assert_eq!(a, b);
    let flag = w.p.bv_of_bool(w.c);
    let set = w.p.bits(Bits::one(1));
    assert_eq!(w.p.eq(flag, set), w.c);
    let (k3, k7) = (w.k(3), w.k(7));
    let choice = w.p.ite(w.c, k3, k7);
    assert_eq!(w.p.bv_ult(choice, k5), w.c);
    assert_eq!(w.p.eq(choice, k5), w.p.ff());
}

#[test]
fn integers() {
    let mut w = world();
    let n = w.p.bv_to_int(w.x);
    assert_eq!(w.p.int_to_bv(8, n), w.x);
    let (low, wide) = (w.p.extract(3, 0, w.x), w.p.zero_extend(2, w.x));
    assert_eq!(w.p.int_to_bv(4, n), low);
    assert_eq!(w.p.int_to_bv(10, n), wide);
    let (k, minus) = (w.k(-5), w.p.int(-5));
    assert_eq!(w.p.int_to_bv(8, minus), k);
    let n = w.p.int(251);
    assert_eq!(w.p.bv_to_int(k), n);
}

/// Constructors give back what they made.
#[test]
fn rebuilding_changes_nothing() {
    let mut shapes = Shapes::new();
    let (mut terms, mut changed) = (HashSet::default(), Vec::new());
    for width in 1..=4 {
        let edges = shapes.edges(width);
        let mut operands = shapes.cuts(width);
        operands.extend(shapes.choices(width, &edges));
        operands.extend(shapes.operations(width, &edges));
        for (i, a) in operands.clone().into_iter().enumerate() {
            for b in operands.clone().into_iter().skip(i % 5).step_by(5) {
                for op in super::rules::BINARY {
                    terms.insert(shapes.pool.rebuild_bv(op, &[a, b]));
                }
                terms.insert(shapes.pool.eq(a, b));
                terms.insert(shapes.pool.bv_ult(a, b));
                terms.insert(shapes.pool.bv_slt(a, b));
            }
        }
    }
    let mut terms: Vec<Term> = terms.into_iter().collect();
    terms.sort_unstable();
    for t in &terms {
        let args = shapes.pool.args(*t).to_vec();
        let again = match shapes.pool.op(*t) {
            Op::Eq if shapes.pool.sort(args[0]) != Sort::BOOL => shapes.pool.bv_eq(args[0], args[1]),
            Op::Ite if shapes.pool.sort(*t) != Sort::BOOL => shapes.pool.ite(args[0], args[1], args[2]),
            Op::Eq | Op::Ite | Op::Not | Op::And | Op::Or | Op::App(_) | Op::Bits(_) => continue,
            Op::True | Op::False => continue,
            op => shapes.pool.rebuild_bv(op, &args),
        };
        if again != *t {
            changed.push((*t, again));
        }
    }
    let show = |t: Term| crate::print::term(&shapes.pool, t);
    let shown: Vec<String> =
        changed.iter().take(20).map(|(a, b)| format!("{} => {}", show(*a), show(*b))).collect();
    assert!(changed.is_empty(), "{} of {}: {shown:#?}", changed.len(), terms.len());
}

/// Deep terms cost neither stack nor more than linear time.
#[test]
fn deep_terms() {
    const DEPTH: usize = 20_000;
    let mut w = world();
    let (x, y) = (w.x, w.y);
    type Step = fn(&mut TermPool, Term, Term) -> Term;
    let steps: [Step; 14] = [
        |p, t, v| p.bv_and(&[t, v]),
        |p, t, v| p.bv_or(&[t, v]),
        |p, t, v| p.bv_xor(&[t, v]),
        |p, t, v| p.bv_add(&[t, v]),
        |p, t, v| p.bv_mul(&[t, v]),
        |p, t, _| p.bv_not(t),
        |p, t, _| p.bv_neg(t),
        |p, t, v| p.bv_udiv(t, v),
        |p, t, v| p.bv_shl(v, t),
        |p, t, v| {
            let (a, b) = (p.extract(6, 0, t), p.extract(7, 7, v));
            p.concat(&[b, a])
        },
        |p, t, _| p.rotate_left(3, t),
        |p, t, v| {
            let c = p.bv_ult(t, v);
            p.ite(c, t, v)
        },
        |p, t, v| {
            let c = p.eq(t, v);
            let k = p.bits(Bits::from_u64(u64::from(p.len() as u32) & 0xff, 8));
            p.ite(c, k, t)
        },
        |p, t, v| {
            let nt = p.bv_nand(t, v);
            let no = p.bv_nor(nt, t);
            p.bv_nor(no, nt)
        },
    ];
    for step in steps {
        let mut t = x;
        for i in 0..DEPTH {
            let fresh = if i % 7 == 0 { w.p.fresh("v", w.p.sort(y)) } else { y };
            t = step(&mut w.p, t, fresh);
        }
    }
    let mut t = x;
    for i in 0..DEPTH {
        t = steps[i * 11 % steps.len()](&mut w.p, t, if i % 3 == 0 { x } else { y });
        w.p.bv_ult(t, x);
        w.p.eq(t, y);
    }
}
