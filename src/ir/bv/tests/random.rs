//! Random terms, built by the constructors, against their meaning by machine integers.

use super::interpret::{Program, mask, signed};
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use eufonium_base::{Bits, HashMap};
use quickcheck::{Arbitrary, Gen, quickcheck};

/// A bit-vector as it is written.
#[derive(Clone, Debug)]
pub(super) enum Expr {
    Var(u32, u8),
    Const(u32, u64),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Extract(u32, u32, Box<Expr>),
    Extend(&'static str, u32, Box<Expr>),
    Ite(Box<Cond>, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Debug)]
pub(super) enum Cond {
    Var(u8),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Compare(&'static str, Box<Expr>, Box<Expr>),
}

const UNARY: [&str; 2] = ["not", "neg"];
const BINARY: [&str; 13] =
    ["and", "or", "xor", "add", "sub", "mul", "udiv", "urem", "shl", "lshr", "ashr", "sdiv", "srem"];
const COMPARE: [&str; 5] = ["eq", "ult", "ule", "slt", "sle"];

pub(super) fn expr(g: &mut Gen, width: u32, depth: u32) -> Expr {
    if depth == 0 {
        return match u8::arbitrary(g) % 3 {
            0 => Expr::Const(width, u64::arbitrary(g) & mask(width.min(63))),
            i => Expr::Var(width, i),
        };
    }
    let depth = depth - 1;
    let sub = |g: &mut Gen, width| Box::new(expr(g, width, depth));
    match u8::arbitrary(g) % 12 {
        0 => *sub(g, width),
        1 => Expr::Unary(g.choose(&UNARY).expect("operators"), sub(g, width)),
        2 if width > 1 => {
            let low = 1 + u32::arbitrary(g) % (width - 1);
            Expr::Binary("concat", sub(g, width - low), sub(g, low))
        }
        3 | 4 => {
            let wider = width + u32::arbitrary(g) % 3;
            let low = u32::arbitrary(g) % (wider - width + 1);
            Expr::Extract(low + width - 1, low, sub(g, wider))
        }
        5 if width > 1 => {
            let n = 1 + u32::arbitrary(g) % (width - 1);
            let kind = if bool::arbitrary(g) { "sign" } else { "zero" };
            Expr::Extend(kind, n, sub(g, width - n))
        }
        6 => Expr::Ite(Box::new(cond(g, depth)), sub(g, width), sub(g, width)),
        _ => Expr::Binary(g.choose(&BINARY).expect("operators"), sub(g, width), sub(g, width)),
    }
}

fn cond(g: &mut Gen, depth: u32) -> Cond {
    let width = 1 + u32::arbitrary(g) % 5;
    match u8::arbitrary(g) % 6 {
        0 => Cond::Var(u8::arbitrary(g) % 2),
        1 if depth > 0 => Cond::Not(Box::new(cond(g, depth - 1))),
        2 if depth > 0 => Cond::And(Box::new(cond(g, depth - 1)), Box::new(cond(g, depth - 1))),
        _ => Cond::Compare(
            g.choose(&COMPARE).expect("operators"),
            Box::new(expr(g, width, depth)),
            Box::new(expr(g, width, depth)),
        ),
    }
}

impl Arbitrary for Cond {
    fn arbitrary(g: &mut Gen) -> Cond {
        let depth = 1 + u32::arbitrary(g) % 4;
        cond(g, depth)
    }
}

impl Arbitrary for Expr {
    fn arbitrary(g: &mut Gen) -> Expr {
        let (width, depth) = (1 + u32::arbitrary(g) % 5, 1 + u32::arbitrary(g) % 4);
        expr(g, width, depth)
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Expr>> {
        let parts: Vec<Expr> = match self {
            Expr::Unary(_, a) | Expr::Extract(_, _, a) | Expr::Extend(_, _, a) => vec![(**a).clone()],
            Expr::Binary(_, a, b) | Expr::Ite(_, a, b) => vec![(**a).clone(), (**b).clone()],
            _ => Vec::new(),
        };
        Box::new(parts.into_iter())
    }
}

/// The values of variables, made from a seed.
fn value(width: u32, name: u8, seed: u64) -> u64 {
    let mixed =
        (seed ^ (u64::from(width) << 32) ^ (u64::from(name) << 48)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed >> 40 & mask(width)
}

impl Expr {
    fn width(&self) -> u32 {
        match self {
            Expr::Var(w, _) | Expr::Const(w, _) => *w,
            Expr::Binary("concat", a, b) => a.width() + b.width(),
            Expr::Unary(_, a) | Expr::Binary(_, a, _) | Expr::Ite(_, a, _) => a.width(),
            Expr::Extract(high, low, _) => high - low + 1,
            Expr::Extend(_, n, a) => n + a.width(),
        }
    }

    fn eval(&self, seed: u64) -> u64 {
        let width = self.width();
        mask(width)
            & match self {
                Expr::Var(w, i) => value(*w, *i, seed),
                Expr::Const(_, n) => *n,
                Expr::Unary("not", a) => !a.eval(seed),
                Expr::Unary(_, a) => a.eval(seed).wrapping_neg(),
                Expr::Binary("concat", a, b) => a.eval(seed) << b.width() | b.eval(seed),
                Expr::Binary(op, a, b) => binary(op, a.eval(seed), b.eval(seed), width),
                Expr::Extract(_, low, a) => a.eval(seed) >> low,
                Expr::Extend("zero", _, a) => a.eval(seed),
                Expr::Extend(_, _, a) => signed(a.eval(seed), a.width()) as u64,
                Expr::Ite(c, a, b) => {
                    if c.eval(seed) {
                        a.eval(seed)
                    } else {
                        b.eval(seed)
                    }
                }
            }
    }

    pub(super) fn build(&self, w: &mut World) -> Term {
        match self {
            Expr::Var(width, i) => w.var(*width, *i),
            Expr::Const(width, n) => w.pool.bits(Bits::from_u64(*n, *width)),
            Expr::Unary(op, a) => {
                let a = a.build(w);
                if *op == "not" { w.pool.bv_not(a) } else { w.pool.bv_neg(a) }
            }
            Expr::Binary(op, a, b) => {
                let (a, b, p) = (a.build(w), b.build(w), &mut w.pool);
                match *op {
                    "and" => p.bv_and(&[a, b]),
                    "or" => p.bv_or(&[a, b]),
                    "xor" => p.bv_xor(&[a, b]),
                    "add" => p.bv_add(&[a, b]),
                    "sub" => p.bv_sub(a, b),
                    "mul" => p.bv_mul(&[a, b]),
                    "udiv" => p.bv_udiv(a, b),
                    "urem" => p.bv_urem(a, b),
                    "shl" => p.bv_shl(a, b),
                    "lshr" => p.bv_lshr(a, b),
                    "ashr" => p.bv_ashr(a, b),
                    "sdiv" => p.bv_sdiv(a, b),
                    "srem" => p.bv_srem(a, b),
                    _ => p.concat(&[a, b]),
                }
            }
            Expr::Extract(high, low, a) => {
                let a = a.build(w);
                w.pool.extract(*high, *low, a)
            }
            Expr::Extend(kind, n, a) => {
                let a = a.build(w);
                if *kind == "zero" { w.pool.zero_extend(*n, a) } else { w.pool.sign_extend(*n, a) }
            }
            Expr::Ite(c, a, b) => {
                let (c, a, b) = (c.build(w), a.build(w), b.build(w));
                w.pool.ite(c, a, b)
            }
        }
    }
}

fn binary(op: &str, a: u64, b: u64, width: u32) -> u64 {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let far = b.min(63) as u32;
    match op {
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "add" => a + b,
        "sub" => a.wrapping_sub(b),
        "mul" => a * b,
        "udiv" => a.checked_div(b).unwrap_or(u64::MAX),
        "urem" => a.checked_rem(b).unwrap_or(a),
        "shl" => a << far,
        "lshr" => a >> far,
        "ashr" => (sa >> far) as u64,
        "sdiv" => sa.checked_div(sb).unwrap_or(if sa < 0 { 1 } else { -1 }) as u64,
        "srem" => sa.checked_rem(sb).unwrap_or(sa) as u64,
        op => panic!("{op} is no operator"),
    }
}

impl Cond {
    fn eval(&self, seed: u64) -> bool {
        match self {
            Cond::Var(i) => value(1, *i + 8, seed) == 1,
            Cond::Not(c) => !c.eval(seed),
            Cond::And(c, d) => c.eval(seed) && d.eval(seed),
            Cond::Compare(op, a, b) => {
                let (x, y, w) = (a.eval(seed), b.eval(seed), a.width());
                match *op {
                    "eq" => x == y,
                    "ult" => x < y,
                    "ule" => x <= y,
                    "slt" => signed(x, w) < signed(y, w),
                    _ => signed(x, w) <= signed(y, w),
                }
            }
        }
    }

    fn build(&self, w: &mut World) -> Term {
        match self {
            Cond::Var(i) => w.var(0, *i + 8),
            Cond::Not(c) => {
                let c = c.build(w);
                w.pool.not(c)
            }
            Cond::And(c, d) => {
                let (c, d) = (c.build(w), d.build(w));
                w.pool.and2(c, d)
            }
            Cond::Compare(op, a, b) => {
                let (a, b, p) = (a.build(w), b.build(w), &mut w.pool);
                match *op {
                    "eq" => p.eq(a, b),
                    "ult" => p.bv_ult(a, b),
                    "ule" => p.bv_ule(a, b),
                    "slt" => p.bv_slt(a, b),
                    _ => p.bv_sle(a, b),
                }
            }
        }
    }
}

/// A pool with the variables by width (0 for formulas) and name.
#[derive(Default)]
pub(super) struct World {
    pub pool: TermPool,
    pub vars: HashMap<(u32, u8), Term>,
}

impl World {
    fn var(&mut self, width: u32, i: u8) -> Term {
        if let Some(t) = self.vars.get(&(width, i)) {
            return *t;
        }
        let sort = if width == 0 { Sort::BOOL } else { self.pool.bv_sort(width) };
        let t = self.pool.constant(format!("v{width}_{i}"), sort);
        self.vars.insert((width, i), t);
        t
    }
}

/// Whether a built term has the expected values under many assignments.
fn agrees(build: impl Fn(&mut World) -> Term, expected: impl Fn(u64) -> u64) -> bool {
    let mut w = World::default();
    let t = build(&mut w);
    let names: HashMap<Term, (u32, u8)> = w.vars.iter().map(|(name, t)| (*t, *name)).collect();
    let program = Program::of(&w.pool, &[t]);
    let mut values = Vec::new();
    (0..200).all(|seed| {
        let (mut assignment, mut at) = (0, 0);
        for (t, _, width) in &program.inputs {
            let (w, i) = names[t];
            assignment |= value(w.max(1), i, seed) << at;
            at += width;
        }
        at > 64 || program.run(assignment, &mut values) == [expected(seed)]
    })
}

quickcheck! {
    fn terms(e: Expr) -> bool {
        agrees(|w| e.build(w), |seed| e.eval(seed))
    }
    fn formulas(c: Cond) -> bool {
        agrees(|w| c.build(w), |seed| u64::from(c.eval(seed)))
    }
}
