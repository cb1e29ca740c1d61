//! Intervals of integers and rationals.
//!
//! Source: Cousot and Cousot, "Static determination of dynamic properties of programs" (1976); a linear atom bounds each of its
//! dimensions by the bounds of the others (bounds consistency). Widening stops at thresholds before it gives a bound up.
//! Bounds of integers are integers. Deliberately absent: open intervals; a strict atom over reals counts as its closure.

use super::pointwise::{Pointwise, Value};
use crate::atom::{Atom, Sum};
use crate::domain::Thresholds;
use crate::space::Kind;
use eufonium_base::Rat;
use eufonium_ir::{Rel, Sort, Term, TermPool};

/// The numbers between two bounds, which belong to them; without a bound where there is none. Never empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Range {
    /// The least number.
    pub low: Option<Rat>,
    /// The greatest number.
    pub high: Option<Rat>,
}

/// Of two bounds, one of which may be missing, the one that `better` prefers.
fn stronger(a: &Option<Rat>, b: &Option<Rat>, better: impl Fn(&Rat, &Rat) -> bool) -> Option<Rat> {
    match (a, b) {
        (Some(a), Some(b)) => Some(if better(a, b) { a.clone() } else { b.clone() }),
        (a, b) => a.clone().or_else(|| b.clone()),
    }
}

/// The bound if it is small enough to compute with: fractions that grow from step to step are given up.
fn tame(bound: Rat) -> Option<Rat> {
    (bound.is_int() || bound.is_small()).then_some(bound)
}

impl Range {
    /// The numbers of this kind that are at least `low`.
    pub fn at_least(low: Rat, kind: Kind) -> Range {
        Range { low: tame(if kind == Kind::Int { low.ceil() } else { low }), high: None }
    }
    /// The numbers of this kind that are at most `high`.
    pub fn at_most(high: Rat, kind: Kind) -> Range {
        Range { low: None, high: tame(if kind == Kind::Int { high.floor() } else { high }) }
    }
    /// The one number, if there is one only.
    pub fn single(&self) -> Option<&Rat> {
        self.low.as_ref().filter(|_| self.low == self.high)
    }
    /// The least value of `c * x` for `x` in the interval.
    fn least_product(&self, c: &Rat) -> Option<Rat> {
        let bound = if c.is_negative() { &self.high } else { &self.low };
        bound.as_ref().map(|b| b * c)
    }
}

impl Value for Range {
    fn top(_: Kind) -> Self {
        Range::default()
    }
    fn includes(&self, other: &Self) -> bool {
        let below = self.low.as_ref().is_none_or(|a| other.low.as_ref().is_some_and(|b| a <= b));
        let above = self.high.as_ref().is_none_or(|a| other.high.as_ref().is_some_and(|b| a >= b));
        below && above
    }
    fn join(&self, other: &Self) -> Self {
        Range {
            low: self.low.as_ref().zip(other.low.as_ref()).map(|(a, b)| a.min(b).clone()),
            high: self.high.as_ref().zip(other.high.as_ref()).map(|(a, b)| a.max(b).clone()),
        }
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        let low = stronger(&self.low, &other.low, |a, b| a >= b);
        let high = stronger(&self.high, &other.high, |a, b| a <= b);
        let empty = low.as_ref().zip(high.as_ref()).is_some_and(|(low, high)| low > high);
        (!empty).then_some(Range { low, high })
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        let low = self.low.as_ref().and_then(|a| match &next.low {
            Some(b) if b < a => thresholds.below(b).cloned(),
            Some(_) => Some(a.clone()),
            None => None,
        });
        let high = self.high.as_ref().and_then(|a| match &next.high {
            Some(b) if b > a => thresholds.above(b).cloned(),
            Some(_) => Some(a.clone()),
            None => None,
        });
        Range { low, high }
    }
    fn assume(values: &mut Pointwise<Self>, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        match rel {
            Rel::Le | Rel::Lt => at_most_zero(values, sum, &Rat::ONE),
            Rel::Eq => {
                at_most_zero(values, sum, &Rat::ONE);
                at_most_zero(values, sum, &Rat::MINUS_ONE);
            }
            Rel::Ne => not_zero(values, sum),
        }
    }
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>) {
        let sort = pool.sort(var);
        let number = |pool: &mut TermPool, n: &Rat, sort: Sort| pool.num(n.clone(), sort);
        if let Some(n) = self.single() {
            let n = number(pool, n, sort);
            out.push(pool.eq(var, n));
            return;
        }
        if let Some(low) = &self.low {
            let low = number(pool, low, sort);
            out.push(pool.ge(var, low));
        }
        if let Some(high) = &self.high {
            let high = number(pool, high, sort);
            out.push(pool.le(var, high));
        }
    }
}

/// Assumes that `factor * sum <= 0`, where the factor is 1 or -1.
fn at_most_zero(values: &mut Pointwise<Range>, sum: &Sum, factor: &Rat) {
    let mut least = &sum.constant * factor;
    let mut unbounded = 0;
    let products: Vec<(Rat, Option<Rat>)> = sum
        .terms
        .iter()
        .map(|(d, c)| {
            let c = c * factor;
            let product = values.get(*d).least_product(&c);
            match &product {
                Some(p) => least += p,
                None => unbounded += 1,
            }
            (c, product)
        })
        .collect();
    if unbounded == 0 && least.is_positive() {
        values.clear();
        return;
    }
    for ((d, _), (c, product)) in sum.terms.iter().zip(products) {
        // c * x <= -(the least value of the rest)
        let rest = match (product, unbounded) {
            (Some(p), 0) => &least - &p,
            (None, 1) => least.clone(),
            _ => continue,
        };
        let (bound, kind) = (-&(&rest / &c), values.kind(*d));
        let range = if c.is_positive() { Range::at_most(bound, kind) } else { Range::at_least(bound, kind) };
        values.refine(*d, &range);
    }
}

/// Assumes that the sum is not 0: of use where all its dimensions but one are known.
fn not_zero(values: &mut Pointwise<Range>, sum: &Sum) {
    let mut rest = sum.constant.clone();
    let mut open = None;
    for (d, c) in &sum.terms {
        match values.get(*d).single() {
            Some(n) => rest.add_mul(c, n),
            None if open.is_some() => return,
            None => open = Some((*d, c)),
        }
    }
    let Some((d, c)) = open else {
        if rest.is_zero() {
            values.clear();
        }
        return;
    };
    if values.kind(d) != Kind::Int {
        return;
    }
    let (excluded, range) = (-&(&rest / c), values.get(d).clone());
    if range.low.as_ref() == Some(&excluded) {
        values.refine(d, &Range::at_least(&excluded + &Rat::ONE, Kind::Int));
    }
    if range.high.as_ref() == Some(&excluded) {
        values.refine(d, &Range::at_most(&excluded - &Rat::ONE, Kind::Int));
    }
}
