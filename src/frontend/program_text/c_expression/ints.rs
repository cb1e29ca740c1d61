//! Integers as `long long`, where intervals show that this is enough.

use super::{Binding, Text, Writer, is_signed};
use eufonium_base::Rat;
use eufonium_ir::linear::{LinExpr, Rel};
use eufonium_ir::program::SourceType;
use eufonium_ir::{Op, Term};

/// What `long long` holds.
const SIGNED: Interval = Interval { low: i64::MIN as i128, high: i64::MAX as i128 };
/// What `unsigned long long` holds.
const UNSIGNED: Interval = Interval { low: 0, high: u64::MAX as i128 };

/// All values that an expression can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    low: i128,
    high: i128,
}

impl Interval {
    fn new(low: i128, high: i128) -> Interval {
        Interval { low, high }
    }
    fn of(ty: &SourceType) -> Option<Interval> {
        match ty {
            SourceType::Int { signed: true, bits: bits @ 1..=64 } => {
                Some(Interval::new(-(1 << (bits - 1)), (1 << (bits - 1)) - 1))
            }
            SourceType::Int { signed: false, bits: bits @ 1..=64 } => Some(Interval::new(0, (1 << bits) - 1)),
            SourceType::Bool => Some(Interval::new(0, 1)),
            _ => None,
        }
    }
    fn within(self, other: Interval) -> bool {
        other.low <= self.low && self.high <= other.high
    }
    fn join(self, other: Interval) -> Interval {
        Interval::new(self.low.min(other.low), self.high.max(other.high))
    }
    fn plus(self, other: Interval) -> Interval {
        Interval::new(self.low.saturating_add(other.low), self.high.saturating_add(other.high))
    }
    fn times(self, other: Interval) -> Interval {
        let products = [self.low, self.high]
            .into_iter()
            .flat_map(|a| [other.low, other.high].map(|b| a.saturating_mul(b)));
        let (mut low, mut high) = (i128::MAX, i128::MIN);
        for p in products {
            (low, high) = (low.min(p), high.max(p));
        }
        Interval::new(low, high)
    }
}

/// An expression whose value is the integer.
#[derive(Clone, Debug)]
pub(super) struct IntText {
    pub(super) text: Text,
    pub(super) interval: Interval,
    /// Its type is at most as wide as `long long` and has a sign; `false` for a variable without sign.
    signed: bool,
    /// Its type is `long long`, so that arithmetic on it is.
    long: bool,
}

impl IntText {
    /// As the second operand of an operator whose first one is `long long`.
    fn operand(&self) -> Option<Text> {
        if self.signed { Some(self.text.clone()) } else { self.long() }
    }
    /// With a type in which sums and products are computed as `long long`.
    fn long(&self) -> Option<Text> {
        match (self.long, self.interval.within(SIGNED)) {
            (_, false) => None,
            (true, true) => Some(self.text.clone()),
            (false, true) => Some(self.text.cast("long long")),
        }
    }
}

fn exact(n: &Rat) -> Option<i128> {
    let (n, limit) = (n.is_int().then_some(n)?, Rat::int(i64::MAX));
    match n.to_i64() {
        Some(n) => Some(i128::from(n)),
        None => {
            let rest = (n.clone() - limit).to_i64()?;
            (rest >= 0).then(|| i128::from(i64::MAX) + i128::from(rest))
        }
    }
}

/// A constant; what exceeds `int` has a suffix.
fn constant(n: i128) -> Option<IntText> {
    let interval = Interval::new(n, n);
    let text = if n == i128::from(i64::MIN) {
        Text::new("(-9223372036854775807LL - 1)", Binding::Primary)
    } else if interval.within(SIGNED) {
        let suffix = if i32::try_from(n.abs()).is_ok() { "" } else { "LL" };
        Text::new(format!("{n}{suffix}"), if n < 0 { Binding::Unary } else { Binding::Primary })
    } else if interval.within(UNSIGNED) {
        Text::new(format!("{n}ULL"), Binding::Primary)
    } else {
        return None;
    };
    Some(IntText { signed: interval.within(SIGNED), long: text.text.ends_with("LL"), text, interval })
}

/// An expression of type `long long`, or `None` if it may overflow.
fn long(text: Text, interval: Interval) -> Option<IntText> {
    interval.within(SIGNED).then_some(IntText { text, interval, signed: true, long: true })
}

impl Writer<'_> {
    pub(super) fn integer(&self, t: Term) -> Option<IntText> {
        let args = self.pool.args(t);
        match self.pool.op(t) {
            Op::Num(_) => constant(exact(self.pool.as_num(t)?)?),
            Op::App(_) => {
                let (name, ty) = (self.names)(t)?;
                let long = matches!(ty, SourceType::Int { signed: true, bits: 33.. });
                let text = Text::new(name, Binding::Primary);
                Some(IntText { text, interval: Interval::of(&ty)?, signed: is_signed(&ty), long })
            }
            Op::Add => self.sum(&LinExpr::of(self.pool, t)),
            Op::Mul => self.product(args),
            Op::Ite => {
                let (c, a, b) = (self.truth(args[0])?, self.int(args[1])?, self.int(args[2])?);
                let interval = a.interval.join(b.interval);
                let (a, b) = (a.long()?.at(Binding::Or), b.long()?.at(Binding::Or));
                let text = format!("{} ? {a} : {b}", c.at(Binding::Or));
                long(Text::new(text, Binding::Conditional), interval)
            }
            Op::IDiv | Op::Mod => self.quotient(t, args),
            Op::BvToInt => {
                let word = self.word(args[0])?;
                let interval = Interval::new(0, (1i128 << word.width) - 1);
                let (text, signed) = (word.unsigned.clone(), word.width < 32);
                Some(IntText { text, interval, signed, long: false })
            }
            _ => None,
        }
    }

    fn sum(&self, e: &LinExpr) -> Option<IntText> {
        let mut sum: Option<IntText> = None;
        for (t, c) in &e.terms {
            let term = self.int(*t)?;
            let factor = exact(c)?;
            let scaled = if factor.abs() == 1 { term.clone() } else { self.scaled(term, factor.abs())? };
            sum = Some(match sum {
                None if factor == 1 || factor.abs() != 1 && factor > 0 => scaled,
                None => negated(&scaled)?,
                Some(sum) => added(&sum, &scaled, factor < 0)?,
            });
        }
        let rest = exact(&e.constant)?;
        match sum {
            None => constant(rest),
            Some(sum) if rest == 0 => Some(sum),
            Some(sum) => added(&sum, &constant(rest.abs())?, rest < 0),
        }
    }

    fn scaled(&self, term: &IntText, factor: i128) -> Option<IntText> {
        let interval = term.interval.times(Interval::new(factor, factor));
        let factor = constant(factor)?.text.at(Binding::Unary);
        let text = format!("{factor} * {}", term.long()?.at(Binding::Unary));
        long(Text::new(text, Binding::Product), interval)
    }

    fn product(&self, args: &[Term]) -> Option<IntText> {
        let mut parts = args.iter().map(|t| self.int(*t));
        let mut product = parts.next()??.clone();
        for part in parts {
            let part = part?;
            let interval = product.interval.times(part.interval);
            let text =
                format!("{} * {}", product.long()?.at(Binding::Product), part.operand()?.at(Binding::Unary));
            product = long(Text::new(text, Binding::Product), interval)?;
        }
        Some(product)
    }

    /// Quotients and remainders of Euclid by positive constants; those of C agree if the dividend is not negative.
    fn quotient(&self, t: Term, args: &[Term]) -> Option<IntText> {
        let (a, divisor) = (self.int(args[0])?, exact(self.pool.as_num(args[1])?)?);
        if divisor <= 0 || divisor > SIGNED.high {
            return None;
        }
        let (text, d) = (a.long()?.at(Binding::Product), constant(divisor)?.text.text);
        let remainder = if a.interval.low >= 0 {
            format!("{text} % {d}")
        } else if divisor < i128::from(i32::MAX) {
            format!("({text} % {d} + {d}) % {d}")
        } else {
            return None;
        };
        if self.pool.op(t) == Op::Mod {
            return long(Text::new(remainder, Binding::Product), Interval::new(0, divisor - 1));
        }
        let interval = Interval::new(a.interval.low.div_euclid(divisor), a.interval.high.div_euclid(divisor));
        if a.interval.low >= 0 {
            return long(Text::new(format!("{text} / {d}"), Binding::Product), interval);
        }
        // The difference is a multiple of the divisor.
        (a.interval.low - divisor >= SIGNED.low).then_some(())?;
        let exact = format!("({} - {remainder}) / {d}", a.long()?.at(Binding::Sum));
        long(Text::new(exact, Binding::Product), interval)
    }

    /// `left rel right`.
    pub(super) fn compare(&self, left: &LinExpr, rel: Rel, right: &LinExpr) -> Option<Text> {
        let (a, b) = (self.sum(left)?, self.sum(right)?);
        let (op, binding) = match rel {
            Rel::Eq => ("==", Binding::Equality),
            Rel::Ne => ("!=", Binding::Equality),
            Rel::Le => ("<=", Binding::Relation),
            Rel::Lt => ("<", Binding::Relation),
        };
        let (a, b) = comparable(&a, &b)?;
        Some(Text::new(format!("{} {op} {}", a.at(Binding::Shift), b.at(Binding::Shift)), binding))
    }
}

/// Both sides with types under which C compares their values.
fn comparable(a: &IntText, b: &IntText) -> Option<(Text, Text)> {
    let natural = |x: &IntText| x.interval.low >= 0;
    if a.signed && b.signed {
        Some((a.text.clone(), b.text.clone()))
    } else if natural(a) && natural(b) {
        // Conversion to a type without sign, if there is one, keeps numbers that are not negative.
        Some((a.text.clone(), b.text.clone()))
    } else {
        Some((a.long()?, b.long()?))
    }
}

fn negated(a: &IntText) -> Option<IntText> {
    let interval = a.interval.times(Interval::new(-1, -1));
    long(Text::new(format!("-{}", a.long()?.at(Binding::Unary)), Binding::Unary), interval)
}

fn added(a: &IntText, b: &IntText, minus: bool) -> Option<IntText> {
    let sign = if minus { -1 } else { 1 };
    let interval = a.interval.plus(b.interval.times(Interval::new(sign, sign)));
    let op = if minus { "-" } else { "+" };
    let text = format!("{} {op} {}", a.long()?.at(Binding::Sum), b.operand()?.at(Binding::Product));
    long(Text::new(text, Binding::Sum), interval)
}
