//! Random terms about as wide as a machine word and wider, against the operations of [`Bits`].

use super::random::{Cond, Expr, World, expr};
use crate::eval::Evaluator;
use crate::model::Model;
use crate::value::Value;
use eufonium_base::Bits;
use quickcheck::{Arbitrary, Gen, quickcheck};

#[derive(Clone, Debug)]
struct Wide(Expr);

impl Arbitrary for Wide {
    fn arbitrary(g: &mut Gen) -> Wide {
        let (width, depth) = (60 + u32::arbitrary(g) % 75, 1 + u32::arbitrary(g) % 3);
        Wide(expr(g, width, depth))
    }
}

/// The value of a variable, made from a seed: few bits, many, or all of a kind.
fn value(width: u32, name: u8, seed: u64) -> Bits {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(name) << 32 ^ u64::from(width);
    let style = seed % 4;
    Bits::from_fn(width, |i| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match style {
            0 => state >> 63 == 1,
            1 => i < 4 && state >> 63 == 1,
            2 => i > 2 || state >> 63 == 1,
            _ => false,
        }
    })
}

impl Expr {
    fn bits(&self, seed: u64) -> Bits {
        match self {
            Expr::Var(w, i) => value(*w, *i, seed),
            Expr::Const(w, n) => Bits::from_u64(*n, *w),
            Expr::Unary("not", a) => a.bits(seed).not(),
            Expr::Unary(_, a) => a.bits(seed).neg(),
            Expr::Binary(op, a, b) => binary(op, &a.bits(seed), &b.bits(seed)),
            Expr::Extract(high, low, a) => a.bits(seed).extract(*high, *low),
            Expr::Extend("zero", n, a) => a.bits(seed).zero_extend(*n),
            Expr::Extend(_, n, a) => a.bits(seed).sign_extend(*n),
            Expr::Ite(c, a, b) => {
                if c.truth(seed) {
                    a.bits(seed)
                } else {
                    b.bits(seed)
                }
            }
        }
    }
}

fn binary(op: &str, a: &Bits, b: &Bits) -> Bits {
    let magnitude = |x: &Bits| if x.sign() { x.neg() } else { x.clone() };
    let with_sign = |negative: bool, x: Bits| if negative { x.neg() } else { x };
    match op {
        "and" => a.and(b),
        "or" => a.or(b),
        "xor" => a.xor(b),
        "add" => a.add(b),
        "sub" => a.sub(b),
        "mul" => a.mul(b),
        "udiv" => a.udiv(b),
        "urem" => a.urem(b),
        "shl" => a.shl(b),
        "lshr" => a.lshr(b),
        "ashr" => a.ashr(b),
        "sdiv" => with_sign(a.sign() != b.sign(), magnitude(a).udiv(&magnitude(b))),
        "srem" => with_sign(a.sign(), magnitude(a).urem(&magnitude(b))),
        _ => a.concat(b),
    }
}

impl Cond {
    fn truth(&self, seed: u64) -> bool {
        match self {
            Cond::Var(i) => value(1, *i, seed).is_one(),
            Cond::Not(c) => !c.truth(seed),
            Cond::And(c, d) => c.truth(seed) && d.truth(seed),
            Cond::Compare(op, a, b) => {
                let (a, b) = (a.bits(seed), b.bits(seed));
                match *op {
                    "eq" => a == b,
                    "ult" => a.ult(&b),
                    "ule" => a.ule(&b),
                    "slt" => a.slt(&b),
                    _ => a.sle(&b),
                }
            }
        }
    }
}

quickcheck! {
    fn wide_terms(e: Wide) -> bool {
        let mut w = World::default();
        let t = e.0.build(&mut w);
        (0..12).all(|seed| {
            let model = Model::default();
            let mut evaluator = Evaluator::new(&model);
            for ((width, name), t) in &w.vars {
                let v = match width {
                    0 => Value::Bool(value(1, *name - 8, seed).is_one()),
                    _ => Value::Bits(value(*width, *name, seed)),
                };
                evaluator.set(*t, v);
            }
            evaluator.eval(&w.pool, t) == Value::Bits(e.0.bits(seed))
        })
    }
}
