//! Each firing of each rule in an enumeration of shapes is compared with the operator's meaning.

use super::interpret::equivalent;
use super::{recorded, start_recording};
use crate::bv::tables;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::print::term;
use crate::sort::Sort;
use eufonium_base::{Bits, HashMap, HashSet};

/// Terms from which instances are made.
pub(super) struct Shapes {
    pub pool: TermPool,
    /// Two variables of each width.
    vars: HashMap<(u32, usize), Term>,
    /// Two formulas.
    conditions: [Term; 2],
}

pub(super) const BINARY: [Op; 10] = [
    Op::BvAnd,
    Op::BvOr,
    Op::BvXor,
    Op::BvAdd,
    Op::BvMul,
    Op::BvUdiv,
    Op::BvUrem,
    Op::BvShl,
    Op::BvLshr,
    Op::BvAshr,
];

impl Shapes {
    pub fn new() -> Shapes {
        let mut pool = TermPool::new();
        let mut vars = HashMap::default();
        for width in 1..=10 {
            let sort = pool.bv_sort(width);
            for i in 0..2 {
                vars.insert((width, i), pool.constant(format!("x{width}_{i}"), sort));
            }
        }
        let conditions = [pool.constant("c", Sort::BOOL), pool.constant("d", Sort::BOOL)];
        Shapes { pool, vars, conditions }
    }

    pub fn constants(&mut self, width: u32) -> Vec<Term> {
        (0..1u64 << width).map(|n| self.pool.bits(Bits::from_u64(n, width))).collect()
    }
    /// Constants that rules speak of.
    pub fn edges(&mut self, width: u32) -> Vec<Term> {
        let mut edges = vec![Bits::zero(width), Bits::one(width), Bits::ones(width), Bits::min_signed(width)];
        edges.dedup();
        edges.into_iter().map(|b| self.pool.bits(b)).collect()
    }
    pub fn var(&self, width: u32, i: usize) -> Term {
        self.vars[&(width, i)]
    }

    /// Concatenations, extensions, slices and choices of a width.
    pub fn cuts(&mut self, width: u32) -> Vec<Term> {
        let mut out = Vec::new();
        for low in 1..width {
            let (high, n) = (width - low, 1.min(width - low));
            let (x, y, z) = (self.var(high, 0), self.var(low, 0), self.var(low, 1));
            let whole = self.var(width, 0);
            let slice = self.pool.extract(high - 1, 0, whole);
            let mut parts = vec![(x, y), (x, z), (slice, y)];
            let (ks, ls) = (self.edges(high), self.edges(low));
            parts.extend(ks.iter().map(|k| (*k, y)));
            parts.extend(ls.iter().map(|l| (x, *l)));
            parts.extend(ls.iter().map(|l| (slice, *l)));
            out.extend(parts.into_iter().map(|(a, b)| self.pool.concat(&[a, b])));
            if n < high {
                let (k, l) = (self.pool.bits(Bits::zero(high - 1)), self.var(1, 0));
                out.push(self.pool.concat(&[k, l, y]));
            }
            let (ex, ey) = (self.var(low, 0), self.var(low, 1));
            out.push(self.pool.sign_extend(high, ex));
            out.push(self.pool.sign_extend(high, ey));
        }
        for wider in 1..=2 {
            for low in 0..=wider {
                let x = self.var(width + wider, 0);
                out.push(self.pool.extract(width + low - 1, low, x));
            }
        }
        out
    }

    /// Choices between constants and variables.
    pub fn choices(&mut self, width: u32, constants: &[Term]) -> Vec<Term> {
        let ([c, d], x, y) = (self.conditions, self.var(width, 0), self.var(width, 1));
        let mut out = Vec::new();
        for k in constants {
            for l in constants {
                out.push(self.pool.ite(c, *k, *l));
            }
            out.push(self.pool.ite(c, *k, x));
            out.push(self.pool.ite(d, x, *k));
            out.push(self.pool.ite(c, *k, y));
        }
        out.push(self.pool.ite(c, x, y));
        out.push(self.pool.ite(d, x, y));
        out.push(self.pool.ite(d, y, x));
        out
    }

    /// Operators on variables and constants.
    pub fn operations(&mut self, width: u32, constants: &[Term]) -> Vec<Term> {
        let (x, y) = (self.var(width, 0), self.var(width, 1));
        let (nx, ny) = (self.pool.bv_not(x), self.pool.bv_not(y));
        let mut out = vec![nx, ny, self.pool.bv_neg(x), self.pool.bv_neg(y)];
        for op in BINARY {
            for k in constants {
                out.push(self.pool.rebuild_bv(op, &[x, *k]));
            }
            out.push(self.pool.rebuild_bv(op, &[x, y]));
            out.push(self.pool.rebuild_bv(op, &[nx, y]));
        }
        for op in [Op::BvAnd, Op::BvOr, Op::BvXor, Op::BvAdd, Op::BvMul] {
            let t = self.pool.rebuild_bv(op, &[x, y]);
            out.push(self.pool.bv_not(t));
            out.push(self.pool.bv_neg(t));
            let k = constants[constants.len() / 2];
            out.push(self.pool.rebuild_bv(op, &[x, y, k]));
        }
        out
    }

    /// All operators on two operands.
    fn combine(&mut self, a: Term, b: Term) {
        for op in BINARY {
            self.pool.rebuild_bv(op, &[a, b]);
        }
        self.pool.bv_ult(a, b);
        self.pool.bv_slt(a, b);
        let (eq, [c, d]) = (self.pool.eq(a, b), self.conditions);
        self.pool.ite(eq, a, b);
        let inner = self.pool.ite(d, a, b);
        let choice = self.pool.ite(c, a, b);
        self.pool.extract(0, 0, choice);
        self.pool.ite(c, inner, b);
        self.pool.ite(c, a, inner);
        self.pool.concat(&[a, b]);
    }

    /// Equations between products that are and are not multiplied out.
    fn polynomials(&mut self, width: u32) {
        let (x, y) = (self.var(width, 0), self.var(width, 1));
        let pool = &mut self.pool;
        let (sum, square, product) = (pool.bv_add(&[x, y]), pool.bv_mul(&[x, x]), pool.bv_mul(&[x, y]));
        let (nx, one) = (pool.bv_not(x), pool.bits(Bits::one(width)));
        let (closed, open) = (pool.bv_mul(&[x, sum]), pool.bv_add(&[square, product]));
        let (more, shifted) = (pool.bv_add(&[open, one]), pool.bv_shl(square, y));
        let factor = pool.bv_shl(x, y);
        let late = pool.bv_mul(&[x, factor]);
        let complements = pool.bv_mul(&[x, nx]);
        let (left, inner) = (pool.bv_shl(complements, y), pool.bv_shl(nx, y));
        let right = pool.bv_mul(&[x, inner]);
        for (a, b) in [(closed, open), (closed, more), (shifted, late), (left, right), (closed, shifted)] {
            pool.eq(a, b);
        }
    }

    /// All unary operators.
    fn alone(&mut self, a: Term) {
        let width = self.pool.width(a);
        self.pool.bv_not(a);
        self.pool.bv_neg(a);
        for high in 0..width {
            for low in 0..=high {
                self.pool.extract(high, low, a);
            }
        }
        for n in 1..=2 {
            let t = self.pool.sign_extend(n, a);
            self.pool.sign_extend(1, t);
        }
        let (one, zero) = (self.pool.bits(Bits::one(1)), self.pool.bits(Bits::zero(1)));
        let bit = self.pool.extract(0, 0, a);
        let set = self.pool.eq(bit, one);
        self.pool.ite(set, one, zero);
        self.pool.ite(set, zero, one);
    }
}

/// Checks what was recorded that has not been checked yet.
fn check(
    pool: &mut TermPool,
    seen: &mut HashSet<(Op, Vec<Term>)>,
    counts: &mut HashMap<&'static str, usize>,
) {
    for firing in recorded() {
        *counts.entry(firing.rule).or_insert(0) += 1;
        if !seen.insert((firing.op, firing.args.clone())) {
            continue;
        }
        let before = pool.bv_intern(firing.op, &firing.args);
        assert!(
            equivalent(pool, before, firing.result),
            "{}: {} became {}",
            firing.rule,
            term(pool, before),
            term(pool, firing.result)
        );
    }
}

#[test]
fn every_rule_holds_and_fires() {
    let mut shapes = Shapes::new();
    let (mut seen, mut counts) = (HashSet::default(), HashMap::default());
    start_recording();
    for width in 1..=4 {
        let (constants, edges) = (shapes.constants(width), shapes.edges(width));
        let few = if width <= 2 { &constants } else { &edges };
        let mut operands = vec![shapes.var(width, 0), shapes.var(width, 1)];
        operands.extend(shapes.cuts(width));
        operands.extend(shapes.choices(width, few));
        operands.extend(shapes.operations(width, few));
        let more = shapes.operations(width, &constants);
        operands.sort_unstable();
        operands.dedup();
        for a in operands.iter().chain(&more) {
            shapes.alone(*a);
            for k in &constants {
                shapes.combine(*a, *k);
                shapes.combine(*k, *a);
            }
            check(&mut shapes.pool, &mut seen, &mut counts);
        }
        shapes.polynomials(width);
        check(&mut shapes.pool, &mut seen, &mut counts);
        // All pairs at small widths, a spread of them at larger ones.
        let stride = [1, 1, 3, 17][width as usize - 1];
        for (i, a) in operands.iter().enumerate() {
            for b in operands.iter().skip(i % stride).step_by(stride) {
                shapes.combine(*a, *b);
            }
            check(&mut shapes.pool, &mut seen, &mut counts);
        }
    }
    let idle: Vec<&str> = tables().map(|r| r.id).filter(|id| !counts.contains_key(id)).collect();
    assert!(idle.is_empty(), "rules that never fired: {idle:?}");
    let names: HashSet<&str> = tables().map(|r| r.id).collect();
    assert_eq!(names.len(), tables().count(), "rules have different names");
}
