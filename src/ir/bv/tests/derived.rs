//! The derived operators against the standard's definitions, on all values of small widths.

use super::interpret::{Program, mask, signed};
use crate::pool::{Term, TermPool};
use crate::sort::Sort;

type Build = fn(&mut TermPool, Term, Term) -> Term;
type Meaning = fn(u64, u64, u32) -> u64;

fn check(name: &str, build: Build, meaning: Meaning) {
    for width in 1..=5 {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(width);
        let (a, b) = (pool.constant("a", sort), pool.constant("b", sort));
        let t = build(&mut pool, a, b);
        let result = if pool.sort(t) == Sort::BOOL { 1 } else { pool.width(t) };
        let program = Program::of(&pool, &[a, b, t]);
        for n in 0..1 << program.bits() {
            let values = program.run(n, &mut Vec::new());
            let (x, y) = (values[0], values[1]);
            assert_eq!(
                values[2],
                meaning(x, y, width) & mask(result),
                "{name} of {x} and {y} at width {width}"
            );
        }
    }
}

/// Whether a signed number does not fit.
fn beyond(n: i64, width: u32) -> u64 {
    u64::from(n < -(1 << (width - 1)) || n >= 1 << (width - 1))
}

#[test]
fn arithmetic() {
    check("neg", |p, a, _| p.bv_neg(a), |x, _, _| x.wrapping_neg());
    check("sub", TermPool::bv_sub, |x, y, _| x.wrapping_sub(y));
    check("sdiv", TermPool::bv_sdiv, |x, y, w| match (signed(x, w), signed(y, w)) {
        (x, 0) => {
            if x < 0 {
                1
            } else {
                u64::MAX
            }
        }
        (x, y) => (x / y) as u64,
    });
    check("srem", TermPool::bv_srem, |x, y, w| match (signed(x, w), signed(y, w)) {
        (x, 0) => x as u64,
        (x, y) => (x % y) as u64,
    });
    check("smod", TermPool::bv_smod, |x, y, w| match (signed(x, w), signed(y, w)) {
        (x, 0) => x as u64,
        (x, y) => (x - y * (x as f64 / y as f64).floor() as i64) as u64,
    });
}

#[test]
fn bits() {
    check("nand", TermPool::bv_nand, |x, y, _| !(x & y));
    check("nor", TermPool::bv_nor, |x, y, _| !(x | y));
    check("xnor", TermPool::bv_xnor, |x, y, _| !(x ^ y));
    check("comp", TermPool::bv_comp, |x, y, _| u64::from(x == y));
    check("redand", |p, a, _| p.bv_redand(a), |x, _, w| u64::from(x == mask(w)));
    check("redor", |p, a, _| p.bv_redor(a), |x, _, _| u64::from(x != 0));
    check("zero_extend", |p, a, _| p.zero_extend(3, a), |x, _, _| x);
    check("repeat", |p, a, _| p.repeat(3, a), |x, _, w| x << (2 * w) | x << w | x);
    check("rotate_left", |p, a, _| p.rotate_left(7, a), |x, _, w| x << (7 % w) | x >> (w - 7 % w));
    check("rotate_right", |p, a, _| p.rotate_right(7, a), |x, _, w| x >> (7 % w) | x << (w - 7 % w));
    check("rotate_left by the width", |p, a, _| p.rotate_left(p.width(a), a), |x, _, _| x);
    check("rotate_right by 0", |p, a, _| p.rotate_right(0, a), |x, _, _| x);
}

#[test]
fn orders() {
    check("ule", TermPool::bv_ule, |x, y, _| u64::from(x <= y));
    check("ugt", TermPool::bv_ugt, |x, y, _| u64::from(x > y));
    check("uge", TermPool::bv_uge, |x, y, _| u64::from(x >= y));
    check("sle", TermPool::bv_sle, |x, y, w| u64::from(signed(x, w) <= signed(y, w)));
    check("sgt", TermPool::bv_sgt, |x, y, w| u64::from(signed(x, w) > signed(y, w)));
    check("sge", TermPool::bv_sge, |x, y, w| u64::from(signed(x, w) >= signed(y, w)));
}

#[test]
fn overflow() {
    check("nego", |p, a, _| p.bv_nego(a), |x, _, w| beyond(-signed(x, w), w));
    check("uaddo", TermPool::bv_uaddo, |x, y, w| u64::from(x + y > mask(w)));
    check("saddo", TermPool::bv_saddo, |x, y, w| beyond(signed(x, w) + signed(y, w), w));
    check("umulo", TermPool::bv_umulo, |x, y, w| u64::from(x * y > mask(w)));
    check("smulo", TermPool::bv_smulo, |x, y, w| beyond(signed(x, w) * signed(y, w), w));
    check("wide umulo", TermPool::wide_umulo, |x, y, w| u64::from(x * y > mask(w)));
    check("wide smulo", TermPool::wide_smulo, |x, y, w| beyond(signed(x, w) * signed(y, w), w));
    check("usubo", TermPool::bv_usubo, |x, y, _| u64::from(x < y));
    check("ssubo", TermPool::bv_ssubo, |x, y, w| beyond(signed(x, w) - signed(y, w), w));
    check(
        "sdivo",
        TermPool::bv_sdivo,
        |x, y, w| {
            if y == 0 { 0 } else { beyond(signed(x, w) / signed(y, w), w) }
        },
    );
}
