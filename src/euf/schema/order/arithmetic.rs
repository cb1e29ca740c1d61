//! Inequalities of operators whose operands are known to be in an interval, or to be comparable.
//!
//! An interval is of numbers, in one reading, with the reasons for both of its ends. What does not wrap is computed with
//! numbers: sums, products, quotients, complements, negations, extensions and low slices. Of sums also their order to their
//! operands: `x < y -> x + 1 <= y`, `y <= x -> x - y <= x`, `x < y -> x + c < y + c` and the like.

use super::graph::Fact;
use super::{Orders, Reading};
use crate::schema::finder::Finder;
use eufonium_base::{Bits, HashMap, Rat};
use eufonium_ir::{Op, Term};

const READINGS: [Reading; 2] = [Reading::Unsigned, Reading::Signed];

/// The numbers that a term can be, as far as is known.
#[derive(Clone)]
struct Interval {
    low: Rat,
    why_low: Vec<Term>,
    high: Rat,
    why_high: Vec<Term>,
}

/// All facts that rest on facts.
pub(super) fn facts(finder: &mut Finder<'_>, orders: &Orders) -> Vec<Fact> {
    let terms = finder.with_operator(|op| {
        matches!(
            op,
            Op::BvAdd | Op::BvMul | Op::BvNot | Op::BvUdiv | Op::Concat | Op::SignExtend(_) | Op::Extract(..)
        )
    });
    let mut seeker = Seeker { finder, orders, out: Vec::new() };
    for &t in &terms {
        match seeker.finder.pool.op(t) {
            Op::BvAdd => seeker.sum(t),
            Op::BvMul => seeker.product(t),
            Op::BvNot => seeker.complement(t),
            Op::BvUdiv => seeker.quotient(t),
            Op::Concat => seeker.concat(t),
            Op::SignExtend(_) => seeker.same_number(t, Reading::Signed),
            Op::Extract(_, 0) => seeker.low_slice(t),
            _ => {}
        }
    }
    seeker.monotone(&terms);
    seeker.out
}

struct Seeker<'s, 'a> {
    finder: &'s mut Finder<'a>,
    orders: &'s Orders,
    out: Vec<Fact>,
}

fn number(bits: &Bits, reading: Reading) -> Rat {
    if reading == Reading::Unsigned { bits.to_rat() } else { bits.to_rat_signed() }
}

fn range(reading: Reading, width: u32) -> (Rat, Rat) {
    (number(&reading.least(width), reading), number(&reading.greatest(width), reading))
}

/// `2^width`.
fn modulus(width: u32) -> Rat {
    Bits::ones(width).to_rat() + Rat::ONE
}

impl Seeker<'_, '_> {
    fn interval(&mut self, t: Term, reading: Reading) -> Interval {
        let (low, high) = range(reading, self.finder.pool.width(t));
        let mut interval = Interval { low, why_low: Vec::new(), high, why_high: Vec::new() };
        if let Some((bits, why)) = self.orders.bound(self.finder, t, reading, false) {
            (interval.low, interval.why_low) = (number(&bits, reading), why);
        }
        if let Some((bits, why)) = self.orders.bound(self.finder, t, reading, true) {
            (interval.high, interval.why_high) = (number(&bits, reading), why);
        }
        interval
    }

    fn fact(&mut self, reading: Reading, low: Term, high: Term, strict: bool, reasons: Vec<Term>) {
        self.out.push(Fact { reading, low, high, strict, reasons });
    }

    /// `n <= t`, unless that says nothing.
    fn at_least(&mut self, t: Term, reading: Reading, n: &Rat, reasons: Vec<Term>) {
        let width = self.finder.pool.width(t);
        let (least, greatest) = range(reading, width);
        if *n > least && *n <= greatest {
            let bound = self.finder.pool.bits(Bits::from_rat(n, width));
            self.fact(reading, bound, t, false, reasons);
        }
    }
    /// `t <= n`, unless that says nothing.
    fn at_most(&mut self, t: Term, reading: Reading, n: &Rat, reasons: Vec<Term>) {
        let width = self.finder.pool.width(t);
        let (least, greatest) = range(reading, width);
        if *n >= least && *n < greatest {
            let bound = self.finder.pool.bits(Bits::from_rat(n, width));
            self.fact(reading, t, bound, false, reasons);
        }
    }

    /// A sum in both readings; a constant also as the negative number that it is modulo `2^width`.
    fn sum(&mut self, t: Term) {
        let args = self.finder.pool.args(t).to_vec();
        let constant = args.last().and_then(|a| self.finder.pool.as_bits(*a)).is_some();
        let wrapped = -modulus(self.finder.pool.width(t));
        for reading in READINGS {
            let parts: Vec<Interval> = args.iter().map(|a| self.interval(*a, reading)).collect();
            self.sum_of(t, reading, &args, &parts);
            if constant && reading == Reading::Unsigned {
                let mut parts = parts;
                let last = parts.last_mut().expect("a sum has arguments");
                last.low = &last.low + &wrapped;
                last.high = &last.high + &wrapped;
                self.sum_of(t, reading, &args, &parts);
            }
        }
        if let &[x, c] = &args[..] {
            self.neighbour(t, x, c);
            self.difference(t, x, c);
            self.difference(t, c, x);
        }
    }

    /// If the sum of numbers does not wrap: its bounds, and where it is above or below an operand because the others
    /// together are not negative, or not positive.
    fn sum_of(&mut self, t: Term, reading: Reading, args: &[Term], parts: &[Interval]) {
        let (least, greatest) = range(reading, self.finder.pool.width(t));
        let total = |f: &dyn Fn(&Interval) -> Rat| parts.iter().fold(Rat::ZERO, |sum, p| &sum + &f(p));
        let (low, high) = (total(&|p| p.low.clone()), total(&|p| p.high.clone()));
        if low < least || high > greatest {
            return;
        }
        // Without reasons.
        let is_constant = |p: &Interval| p.low == p.high && p.why_low.is_empty() && p.why_high.is_empty();
        let free_low = |p: &Interval| if is_constant(p) { p.low.clone() } else { least.clone() };
        let free_high = |p: &Interval| if is_constant(p) { p.high.clone() } else { greatest.clone() };
        let (all_low, all_high) = (total(&free_low), total(&free_high));
        let why_low: Vec<Term> = parts.iter().flat_map(|p| p.why_low.clone()).collect();
        let why_high: Vec<Term> = parts.iter().flat_map(|p| p.why_high.clone()).collect();
        let mut fits = Vec::new();
        if all_low < least {
            fits.extend(&why_low);
        }
        if all_high > greatest {
            fits.extend(&why_high);
        }
        self.at_least(t, reading, &low, [&fits[..], &why_low].concat());
        self.at_most(t, reading, &high, [&fits[..], &why_high].concat());
        for (a, p) in args.iter().zip(parts).filter(|(_, p)| !is_constant(p)) {
            let (free, known) = (&all_low - &free_low(p), &low - &p.low);
            if !free.is_negative() {
                self.fact(reading, *a, t, free.is_positive(), fits.clone());
            } else if !known.is_negative() {
                self.fact(reading, *a, t, known.is_positive(), [&fits[..], &why_low].concat());
            }
            let (free, known) = (&all_high - &free_high(p), &high - &p.high);
            if !free.is_positive() {
                self.fact(reading, t, *a, free.is_negative(), fits.clone());
            } else if !known.is_positive() {
                self.fact(reading, t, *a, known.is_negative(), [&fits[..], &why_high].concat());
            }
        }
    }

    /// `x < y -> x < x + 1 <= y` and `y < x -> y <= x - 1 < x`, also where `x <= y` and `x != y`.
    fn neighbour(&mut self, t: Term, x: Term, c: Term) {
        let Some(step) = self.finder.pool.as_bits(c).cloned() else { return };
        if !(step.is_one() || step.is_ones()) {
            return;
        }
        for reading in READINGS {
            let Some(graph) = self.orders.graph(self.finder, x, reading) else { continue };
            let beside =
                if step.is_one() { graph.above(self.finder, x) } else { graph.below(self.finder, x) };
            for fact in beside {
                let (near, far) = if step.is_one() { (fact.low, fact.high) } else { (fact.high, fact.low) };
                let mut reasons = fact.reasons;
                if near != x {
                    reasons.push(self.finder.same(near, x));
                }
                if !fact.strict {
                    let same = self.finder.same(near, far);
                    reasons.push(self.finder.pool.not(same));
                }
                if step.is_one() {
                    self.fact(reading, x, t, true, reasons.clone());
                    self.fact(reading, t, far, false, reasons);
                } else {
                    self.fact(reading, t, x, true, reasons.clone());
                    self.fact(reading, far, t, false, reasons);
                }
            }
        }
    }

    /// `y <= x -> x - y <= x`, `y < x -> 1 <= x - y`, `x < y -> x < x - y`, without sign.
    fn difference(&mut self, t: Term, x: Term, minus: Term) {
        let y = match (self.finder.pool.op(minus), self.finder.pool.args(minus)) {
            (Op::BvMul, &[k, y]) if self.finder.pool.as_bits(k).is_some_and(Bits::is_ones) => y,
            _ => return,
        };
        let Some(graph) = self.orders.graph(self.finder, x, Reading::Unsigned) else { return };
        if let Some(fact) = graph.direct(self.finder, y, x) {
            if fact.strict {
                self.at_least(t, Reading::Unsigned, &Rat::ONE, fact.reasons.clone());
            }
            self.fact(Reading::Unsigned, t, x, false, fact.reasons);
        }
        if let Some(fact) = graph.direct(self.finder, x, y).filter(|f| f.strict) {
            self.fact(Reading::Unsigned, x, t, true, fact.reasons);
        }
    }

    /// A product without sign that does not wrap, and negations.
    fn product(&mut self, t: Term) {
        let args = self.finder.pool.args(t).to_vec();
        if let &[k, x] = &args[..]
            && self.finder.pool.as_bits(k).is_some_and(Bits::is_ones)
        {
            self.negation(t, x);
        }
        self.product_of(t, &args, Rat::ONE);
    }

    /// `t` is a number times the product of terms.
    fn product_of(&mut self, t: Term, args: &[Term], factor: Rat) {
        let reading = Reading::Unsigned;
        let (_, greatest) = range(reading, self.finder.pool.width(t));
        let parts: Vec<Interval> = args.iter().map(|a| self.interval(*a, reading)).collect();
        let high = parts.iter().fold(factor.clone(), |product, p| &product * &p.high);
        let low = parts.iter().fold(factor.clone(), |product, p| &product * &p.low);
        if high > greatest {
            return;
        }
        let fits: Vec<Term> = parts.iter().flat_map(|p| p.why_high.clone()).collect();
        let why_low: Vec<Term> = parts.iter().flat_map(|p| p.why_low.clone()).collect();
        self.at_most(t, reading, &high, fits.clone());
        self.at_least(t, reading, &low, [&fits[..], &why_low].concat());
        for (i, a) in args.iter().enumerate() {
            let others = parts.iter().enumerate().filter(|(j, _)| *j != i);
            let (product, why) = others.fold((factor.clone(), fits.clone()), |(product, why), (_, p)| {
                (&product * &p.low, [&why[..], &p.why_low].concat())
            });
            if product.is_positive() {
                self.fact(reading, *a, t, false, why);
            }
        }
    }

    /// `-x`, unless `x` is the least number, or without sign 0.
    fn negation(&mut self, t: Term, x: Term) {
        for reading in READINGS {
            let width = self.finder.pool.width(t);
            let (least, _) = range(reading, width);
            let p = self.interval(x, reading);
            if p.low <= least {
                continue;
            }
            let turn = if reading == Reading::Unsigned { modulus(width) } else { Rat::ZERO };
            self.at_least(t, reading, &(&turn - &p.high), [&p.why_low[..], &p.why_high].concat());
            self.at_most(t, reading, &(&turn - &p.low), p.why_low);
        }
    }

    /// `~x` is the greatest number minus `x`, or -1 minus `x`.
    fn complement(&mut self, t: Term) {
        let x = self.finder.pool.arg(t, 0);
        for reading in READINGS {
            let (least, greatest) = range(reading, self.finder.pool.width(t));
            let sum = &least + &greatest;
            let p = self.interval(x, reading);
            self.at_least(t, reading, &(&sum - &p.high), p.why_high);
            self.at_most(t, reading, &(&sum - &p.low), p.why_low);
        }
    }

    /// A quotient by what is not 0.
    fn quotient(&mut self, t: Term) {
        let (x, s) = (self.finder.pool.arg(t, 0), self.finder.pool.arg(t, 1));
        let (x, s) = (self.interval(x, Reading::Unsigned), self.interval(s, Reading::Unsigned));
        // An interval of a view that is wrong may be empty.
        if s.low.is_positive() && s.low <= s.high {
            let (low, high) = (x.low.div_euclid(&s.high), x.high.div_euclid(&s.low));
            let why_low = [&s.why_low[..], &s.why_high, &x.why_low].concat();
            self.at_least(t, Reading::Unsigned, &low, why_low);
            self.at_most(t, Reading::Unsigned, &high, [s.why_low, x.why_high].concat());
        }
    }

    /// Zeros in front leave the number what it is; zeros behind the low bits multiply it.
    fn concat(&mut self, t: Term) {
        let &[high, low] = self.finder.pool.args(t) else { return };
        let zeros = |t: Term| self.finder.pool.as_bits(t).is_some_and(Bits::is_zero);
        if zeros(high) {
            self.same_number_as(t, low, Reading::Unsigned);
        } else if zeros(low)
            && let Op::Extract(_, 0) = self.finder.pool.op(high)
        {
            let (x, width) = (self.finder.pool.arg(high, 0), self.finder.pool.width(t));
            if self.finder.pool.width(x) == width {
                let exponent = self.finder.pool.width(low);
                self.product_of(t, &[x], Bits::power(exponent, width).to_rat());
            }
        }
    }

    fn same_number(&mut self, t: Term, reading: Reading) {
        let x = self.finder.pool.arg(t, 0);
        self.same_number_as(t, x, reading);
    }

    /// What bounds one bounds the other.
    fn same_number_as(&mut self, t: Term, x: Term, reading: Reading) {
        for (from, to) in [(x, t), (t, x)] {
            let p = self.interval(from, reading);
            self.at_least(to, reading, &p.low, p.why_low);
            self.at_most(to, reading, &p.high, p.why_high);
        }
    }

    /// The low bits of a number that has no others.
    fn low_slice(&mut self, t: Term) {
        let x = self.finder.pool.arg(t, 0);
        let p = self.interval(x, Reading::Unsigned);
        if p.high < modulus(self.finder.pool.width(t)) {
            self.at_least(t, Reading::Unsigned, &p.low, [&p.why_high[..], &p.why_low].concat());
            self.at_most(t, Reading::Unsigned, &p.high, p.why_high);
        }
    }

    /// `x <= y -> x + c <= y + c`, where neither wraps.
    fn monotone(&mut self, terms: &[Term]) {
        let mut sums: HashMap<(Term, usize), Vec<(Term, Term)>> = HashMap::default();
        let mut all = Vec::new();
        for &t in terms {
            if let (Op::BvAdd, &[x, c]) = (self.finder.pool.op(t), self.finder.pool.args(t))
                && self.finder.pool.as_bits(c).is_some()
                && let Some(place) = self.finder.place(x)
            {
                sums.entry((c, place)).or_default().push((t, x));
                all.push((t, x, c));
            }
        }
        for (t, x, c) in all {
            for reading in READINGS {
                let Some(graph) = self.orders.graph(self.finder, x, reading) else { continue };
                for fact in graph.above(self.finder, x) {
                    let Some(place) = self.finder.place(fact.high) else { continue };
                    for &(other, y) in sums.get(&(c, place)).map_or(&[][..], |v| v) {
                        self.shifted(&fact, (t, x), (other, y), c);
                    }
                }
            }
        }
    }

    fn shifted(&mut self, fact: &Fact, (t, x): (Term, Term), (other, y): (Term, Term), c: Term) {
        let reading = fact.reading;
        let width = self.finder.pool.width(t);
        let (least, greatest) = range(reading, width);
        let c = number(self.finder.pool.as_bits(c).expect("the sum has a constant"), reading);
        let (p, q) = (self.interval(x, reading), self.interval(y, reading));
        let negative = if reading == Reading::Unsigned { &c - &modulus(width) } else { c.clone() };
        let why = if !c.is_negative() && &q.high + &c <= greatest {
            q.why_high
        } else if negative.is_negative() && &p.low + &negative >= least {
            p.why_low
        } else {
            return;
        };
        let mut reasons = [&fact.reasons[..], &why].concat();
        for (a, b) in [(fact.low, x), (fact.high, y)] {
            if a != b {
                reasons.push(self.finder.same(a, b));
            }
        }
        self.fact(reading, t, other, fact.strict, reasons);
    }
}
