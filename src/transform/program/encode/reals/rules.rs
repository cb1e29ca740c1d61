//! What holds of operators on floating-point numbers that are read as real numbers. Each rule holds for all operands and each
//! rounding mode that it is given for; what is in the way, as NaN, infinities and overflow, is in its premise.

use super::End;
use eufonium_base::Rat;
use eufonium_ir::float::reals::{infinity, of_word, power};
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::{Op, Sort, Term, TermPool};

/// An error larger than this power of two is too large for most purposes.
const LARGE_ERROR: i64 = -30;

/// Makes the formulas of one operator.
pub(super) struct Rules<'p> {
    pub(super) pool: &'p mut TermPool,
    /// That the operands are in ranges, and the range of the result then.
    ranged: Option<(Term, [Rat; 2])>,
    out: Vec<Term>,
}

/// The relative error of rounding, and the absolute one where numbers lose digits.
struct Errors {
    relative: Rat,
    least: Rat,
}

impl Errors {
    fn new(op: FloatOp, to: Format, rounding: Rounding) -> Errors {
        let halves = i64::from(is_nearest(rounding));
        let fraction = i64::from(to.fraction());
        let least = power(to.least_exponent() - fraction - halves);
        // A sum of numbers of one format that is so small is one itself.
        let is_sum = matches!(op, FloatOp::Add | FloatOp::Sub);
        Errors { relative: power(-fraction - halves), least: if is_sum { Rat::ZERO } else { least } }
    }
}

/// The greatest number of a format.
fn greatest(format: Format) -> Rat {
    of_word(format, &format.greatest(false))
}

fn is_nearest(rounding: Rounding) -> bool {
    matches!(rounding, Rounding::NearestEven | Rounding::NearestAway)
}

/// How far results of at most this magnitude are from the exact ones.
fn error_below(most: &Rat, to: Format, rounding: Rounding) -> Rat {
    let value = most.to_big();
    let exponent = value.numer().bits() as i64 - value.denom().bits() as i64;
    let exponent = if most.is_zero() { to.least_exponent() } else { exponent.max(to.least_exponent()) };
    power(exponent - i64::from(to.fraction()) - i64::from(is_nearest(rounding)))
}

impl<'p> Rules<'p> {
    pub(super) fn new(pool: &'p mut TermPool) -> Self {
        Rules { pool, ranged: None, out: Vec::new() }
    }

    fn num(&mut self, value: Rat) -> Term {
        self.pool.num(value, Sort::REAL)
    }
    pub(super) fn zero(&mut self) -> Term {
        self.num(Rat::ZERO)
    }

    /// That it is not NaN.
    fn is_number(&mut self, x: Term) -> Term {
        let infinity = self.num(infinity());
        self.pool.le(x, infinity)
    }
    fn is_finite(&mut self, x: Term) -> Term {
        let [low, high] = [-infinity(), infinity()].map(|end| self.num(end));
        let (above, below) = (self.pool.lt(low, x), self.pool.lt(x, high));
        self.pool.and2(above, below)
    }
    fn are_finite(&mut self, terms: &[Term]) -> Term {
        let finite: Vec<Term> = terms.iter().map(|t| self.is_finite(*t)).collect();
        self.pool.and(&finite)
    }

    pub(super) fn negated(&mut self, x: Term) -> Term {
        let (is_number, negated) = (self.is_number(x), self.pool.neg(x));
        self.pool.ite(is_number, negated, x)
    }
    pub(super) fn equal(&mut self, a: Term, b: Term) -> Term {
        let (is_number, equal) = (self.is_number(a), self.pool.eq(a, b));
        self.pool.and2(is_number, equal)
    }
    pub(super) fn less(&mut self, a: Term, b: Term) -> Term {
        let (is_number, less) = (self.is_number(b), self.pool.lt(a, b));
        self.pool.and2(is_number, less)
    }
    pub(super) fn less_equal(&mut self, a: Term, b: Term) -> Term {
        let (is_number, less_equal) = (self.is_number(b), self.pool.le(a, b));
        self.pool.and2(is_number, less_equal)
    }

    /// With operands between these ends the result is in this range.
    pub(super) fn bounded(&mut self, operands: &[Term], ends: &[[End; 2]], own: [Rat; 2], result: Term) {
        let mut inside = Vec::new();
        for (operand, [(low, below), (high, above)]) in operands.iter().zip(ends) {
            let (low, high) = (self.num(low.clone()), self.num(high.clone()));
            for (smaller, larger, is_strict) in [(low, *operand, *below), (*operand, high, *above)] {
                let pool = &mut *self.pool;
                inside.push(if is_strict { pool.lt(smaller, larger) } else { pool.le(smaller, larger) });
            }
        }
        let [low, high] = own;
        let result = self.between(result, low, high);
        self.say(&inside, result);
    }

    /// Notes that with operands in these ranges the result is in this one.
    pub(super) fn ranged(&mut self, operands: &[Term], ranges: &[[Rat; 2]], own: [Rat; 2]) {
        let mut inside = Vec::new();
        for (operand, [low, high]) in operands.iter().zip(ranges) {
            inside.push(self.between(*operand, low.clone(), high.clone()));
        }
        self.ranged = Some((self.pool.and(&inside), own));
    }

    fn between(&mut self, x: Term, low: Rat, high: Rat) -> Term {
        let (low, high) = (self.num(low), self.num(high));
        let (above, below) = (self.pool.le(low, x), self.pool.le(x, high));
        self.pool.and2(above, below)
    }

    fn say(&mut self, premises: &[Term], conclusion: Term) {
        let premise = self.pool.and(premises);
        let rule = self.pool.implies(premise, conclusion);
        if rule != self.pool.tt() {
            self.out.push(rule);
        }
    }

    /// What holds of the result of an operator, whose operands are of one format that numbers of the format `to` are made of.
    pub(super) fn operator(
        mut self,
        (op, to, rounding): (FloatOp, Format, Rounding),
        operands: &[Term],
        result: Term,
    ) -> Vec<Term> {
        let is_number = self.is_number(result);
        let is_nan = self.pool.not(is_number);
        for operand in operands {
            let is_number = self.is_number(*operand);
            let is_nan_itself = self.pool.not(is_number);
            self.say(&[is_nan_itself], is_nan);
        }
        let exact = self.exact(op, operands);
        let error = self.ranged.take().and_then(|(premise, own)| {
            let most = own[0].abs().max(own[1].abs());
            // The greatest number may be what is left of a much greater result.
            (most < greatest(to)).then(|| (premise, error_below(&most, to, rounding)))
        });
        if let Some(exact) = exact {
            // Where the range is that of all numbers that a loop may come to, the error of small ones is far below its own.
            if error.as_ref().is_none_or(|(_, error)| *error > power(LARGE_ERROR)) {
                self.relative(operands, exact, result, (op, to, rounding));
            }
            if let Some((premise, error)) = error {
                let away = self.pool.sub(result, exact);
                let near = self.between(away, -error.clone(), error);
                self.say(&[premise], near);
            }
        }
        match (op, operands) {
            (FloatOp::Add, [a, b]) => {
                let negated = self.pool.neg(*b);
                self.sum([*a, *b], negated, result);
            }
            (FloatOp::Sub, [a, b]) => {
                let negated = self.pool.neg(*b);
                self.sum([*a, negated], *b, result);
            }
            (FloatOp::Mul, [a, b]) => self.product(*a, *b, result),
            (FloatOp::Div, [a, b]) => self.quotient(*a, *b, result),
            (FloatOp::Rem, [a, b]) => self.remainder(*a, *b, result, rounding),
            (FloatOp::Sqrt, [a]) => self.root(*a, result),
            (FloatOp::Convert(_), [a]) => self.converted(*a, result),
            _ => {}
        }
        self.out
    }

    /// The result without rounding, where it is linear.
    fn exact(&mut self, op: FloatOp, operands: &[Term]) -> Option<Term> {
        let pool = &mut *self.pool;
        let factor = |pool: &TermPool, t: Term| pool.as_num(t).filter(|n| n.abs() < infinity()).cloned();
        let product = |pool: &mut TermPool, a: Term, b: Term| match (factor(pool, a), factor(pool, b)) {
            (Some(n), _) => Some(pool.scale(&n, b)),
            (None, Some(n)) => Some(pool.scale(&n, a)),
            (None, None) => None,
        };
        match (op, operands) {
            (FloatOp::Add, [a, b]) => Some(pool.add(&[*a, *b])),
            (FloatOp::Sub, [a, b]) => Some(pool.sub(*a, *b)),
            (FloatOp::Mul, [a, b]) => product(pool, *a, *b),
            (FloatOp::Div, [a, b]) => {
                let divisor = factor(pool, *b).filter(|n| !n.is_zero())?;
                Some(pool.scale(&divisor.recip(), *a))
            }
            (FloatOp::Fma, [a, b, c]) => {
                let product = product(pool, *a, *b)?;
                Some(pool.add(&[product, *c]))
            }
            (FloatOp::Convert(_), [a]) => Some(*a),
            _ => None,
        }
    }

    /// The result is as near to the exact one as the precision says, unless it overflows.
    fn relative(
        &mut self,
        operands: &[Term],
        e: Term,
        r: Term,
        (op, to, rounding): (FloatOp, Format, Rounding),
    ) {
        let Errors { relative, least } = Errors::new(op, to, rounding);
        let finite = self.are_finite(operands);
        let fits = self.between(e, -greatest(to), greatest(to));
        let zero = self.zero();
        let [less, more] =
            [&Rat::ONE - &relative, &Rat::ONE + &relative].map(|factor| self.pool.scale(&factor, e));
        let [down, up] = [-least.clone(), least].map(|least| self.num(least));
        for (is_positive, [low, high]) in [(true, [less, more]), (false, [more, less])] {
            let sign = if is_positive { self.pool.le(zero, e) } else { self.pool.le(e, zero) };
            let (low, high) = (self.pool.add(&[low, down]), self.pool.add(&[high, up]));
            let (above, below) = (self.pool.le(low, r), self.pool.le(r, high));
            let near = self.pool.and2(above, below);
            self.say(&[finite, fits, sign], near);
        }
    }

    /// What holds of `r = a + b`, where `negated` is `-b`: that rounding keeps the order of the exact sum and `0`, `a` and `b`.
    fn sum(&mut self, [a, b]: [Term; 2], negated: Term, r: Term) {
        let finite = self.are_finite(&[a, b]);
        let is_number = self.is_number(r);
        self.say(&[finite], is_number);
        let zero = self.zero();
        for (x, y, bound) in [(b, zero, a), (a, zero, b), (a, negated, zero)] {
            // x >= y, so r is no less than the bound; and the other way round.
            let (ge, le) = (self.pool.le(y, x), self.pool.le(x, y));
            let (above, below) = (self.pool.le(bound, r), self.pool.le(r, bound));
            self.say(&[finite, ge], above);
            self.say(&[finite, le], below);
        }
    }

    /// With one sign for each factor the product lies on one side of 0, and of a factor if the other one is below or above 1.
    fn product(&mut self, a: Term, b: Term, r: Term) {
        let finite = self.are_finite(&[a, b]);
        let is_number = self.is_number(r);
        self.say(&[finite], is_number);
        self.signs(finite, a, b, r);
        self.scaled(finite, a, b, r, true);
        if a != b {
            self.scaled(finite, b, a, r, true);
        }
    }

    fn quotient(&mut self, a: Term, b: Term, r: Term) {
        let zero = self.zero();
        let is_zero = self.pool.eq(b, zero);
        let (finite, divides) = (self.are_finite(&[a, b]), self.pool.not(is_zero));
        let defined = self.pool.and2(finite, divides);
        let is_number = self.is_number(r);
        self.say(&[defined], is_number);
        self.signs(defined, a, b, r);
        self.scaled(defined, a, b, r, false);
        // By what is no less in magnitude.
        let (minus_a, minus_b) = (self.pool.neg(a), self.pool.neg(b));
        let [least, greatest] = [-Rat::ONE, Rat::ONE].map(|n| self.num(n));
        for (b, minus_b) in [(b, minus_b), (minus_b, b)] {
            let is_positive = self.pool.lt(zero, b);
            let (below, above) = (self.pool.le(a, b), self.pool.le(minus_b, a));
            let small = self.pool.and2(below, above);
            let (low, high) = (self.pool.le(least, r), self.pool.le(r, greatest));
            let inside = self.pool.and2(low, high);
            self.say(&[defined, is_positive, small], inside);
        }
        for (a, b) in [(a, b), (minus_a, minus_b)] {
            let (is_positive, large) = (self.pool.lt(zero, b), self.pool.le(b, a));
            let above = self.pool.le(greatest, r);
            self.say(&[defined, is_positive, large], above);
        }
    }

    /// A result that is positive where its operands have one sign, and negative where they have two.
    fn signs(&mut self, premise: Term, a: Term, b: Term, r: Term) {
        let zero = self.zero();
        let [(a_up, a_down), (b_up, b_down), (up, down)] =
            [a, b, r].map(|x| (self.pool.le(zero, x), self.pool.le(x, zero)));
        for (premises, conclusion) in
            [([a_up, b_up], up), ([a_down, b_down], up), ([a_up, b_down], down), ([a_down, b_up], down)]
        {
            self.say(&[premise, premises[0], premises[1]], conclusion);
        }
    }

    /// `r` is `x` scaled by `y`: multiplied by it, or divided. Its magnitude is at most that of `x` if the magnitude of `y` is at
    /// most (as a divisor, at least) 1, and at least that in the other case.
    fn scaled(&mut self, premise: Term, x: Term, y: Term, r: Term, multiplied: bool) {
        let [zero, one, minus_one] = [Rat::ZERO, Rat::ONE, -Rat::ONE].map(|n| self.num(n));
        let negated = self.pool.neg(x);
        for positive_x in [true, false] {
            let sign = if positive_x { self.pool.le(zero, x) } else { self.pool.le(x, zero) };
            for positive_y in [true, false] {
                let (end, unit) = if positive_y { (x, one) } else { (negated, minus_one) };
                let (inner, outer, side) = match positive_y {
                    true => (self.pool.le(y, unit), self.pool.le(unit, y), self.pool.le(zero, y)),
                    false => (self.pool.le(unit, y), self.pool.le(y, unit), self.pool.le(y, zero)),
                };
                let (shrinks, grows) = if multiplied { (inner, outer) } else { (outer, inner) };
                let (below, above) = (self.pool.le(r, end), self.pool.le(end, r));
                // The result has the sign of `end`, which is positive if both are or none is.
                let (toward, away) = if positive_x == positive_y { (below, above) } else { (above, below) };
                self.say(&[premise, sign, side, shrinks], toward);
                self.say(&[premise, sign, side, grows], away);
            }
        }
    }

    /// A remainder is no greater in magnitude than the number, and less than the divisor, or half of it; where the quotient is
    /// truncated it has the sign of the number.
    fn remainder(&mut self, a: Term, b: Term, r: Term, rounding: Rounding) {
        let truncates = rounding == Rounding::Zero;
        if !truncates && rounding != Rounding::NearestEven {
            return;
        }
        let zero = self.zero();
        let (finite, is_number, is_zero) = (self.is_finite(a), self.is_number(b), self.pool.eq(b, zero));
        let divides = self.pool.not(is_zero);
        let defined = self.pool.and(&[finite, is_number, divides]);
        let (minus_a, minus_b) = (self.pool.neg(a), self.pool.neg(b));
        for (low, high, is_positive) in [(minus_a, a, true), (a, minus_a, false)] {
            let sign = if is_positive { self.pool.le(zero, a) } else { self.pool.le(a, zero) };
            let (low, high) = match (truncates, is_positive) {
                (true, true) => (zero, a),
                (true, false) => (a, zero),
                (false, _) => (low, high),
            };
            let (above, below) = (self.pool.le(low, r), self.pool.le(r, high));
            let inside = self.pool.and2(above, below);
            self.say(&[defined, sign], inside);
        }
        let twice = if truncates { r } else { self.pool.scale(&Rat::from(2), r) };
        // Half of the real that an infinity is is no infinity.
        let divisor_is_finite = self.is_finite(b);
        let defined = if truncates { defined } else { self.pool.and2(defined, divisor_is_finite) };
        for (low, high) in [(minus_b, b), (b, minus_b)] {
            let is_positive = self.pool.lt(zero, high);
            let (above, below) = match truncates {
                true => (self.pool.lt(low, twice), self.pool.lt(twice, high)),
                false => (self.pool.le(low, twice), self.pool.le(twice, high)),
            };
            let inside = self.pool.and2(above, below);
            self.say(&[defined, is_positive], inside);
        }
    }

    fn root(&mut self, a: Term, r: Term) {
        let [zero, one] = [Rat::ZERO, Rat::ONE].map(|n| self.num(n));
        let (is_number, has_root) = (self.is_number(a), self.pool.le(zero, a));
        let defined = self.pool.and2(is_number, has_root);
        let (positive, result_is_number) = (self.pool.le(zero, r), self.is_number(r));
        let result = self.pool.and2(positive, result_is_number);
        self.say(&[defined], result);
        let (is_negative, is_nan) = (self.pool.not(has_root), self.pool.not(result_is_number));
        self.say(&[is_negative], is_nan);
        for (low, high) in [(one, a), (a, one)] {
            let premise = self.pool.le(low, high);
            let (above, below) = (self.pool.le(low, r), self.pool.le(r, high));
            let between = self.pool.and2(above, below);
            self.say(&[defined, premise], between);
        }
    }

    fn converted(&mut self, a: Term, r: Term) {
        let zero = self.zero();
        let (is_number, result_is_number) = (self.is_number(a), self.is_number(r));
        self.say(&[is_number], result_is_number);
        let (up, down) = (self.pool.le(zero, a), self.pool.le(a, zero));
        let (above, below) = (self.pool.le(zero, r), self.pool.le(r, zero));
        self.say(&[is_number, up], above);
        self.say(&[is_number, down], below);
        for end in [infinity(), -infinity()] {
            let end = self.num(end);
            let (is_end, stays) = (self.pool.eq(a, end), self.pool.eq(r, end));
            self.say(&[is_end], stays);
        }
    }

    /// How an integer lies to a real that is rounded to it.
    fn rounds_to(&mut self, x: Term, integer: Term, rounding: Rounding) -> Term {
        let away = self.pool.sub(integer, x);
        let zero = self.zero();
        let [one, minus_one, half, minus_half] =
            [Rat::ONE, -Rat::ONE, Rat::new(1, 2), Rat::new(-1, 2)].map(|n| self.num(n));
        let pool = &mut *self.pool;
        let down = [pool.lt(minus_one, away), pool.le(away, zero)];
        let up = [pool.le(zero, away), pool.lt(away, one)];
        let near = [pool.le(minus_half, away), pool.le(away, half)];
        let is_positive = pool.le(zero, x);
        match rounding {
            Rounding::Down => pool.and(&down),
            Rounding::Up => pool.and(&up),
            Rounding::Zero => {
                let (down, up) = (pool.and(&down), pool.and(&up));
                pool.ite(is_positive, down, up)
            }
            Rounding::NearestEven => pool.and(&near),
            Rounding::NearestAway => {
                let (above, below) = (pool.lt(minus_half, away), pool.lt(away, half));
                let (up, down) = (pool.and2(above, near[1]), pool.and2(near[0], below));
                pool.ite(is_positive, up, down)
            }
        }
    }

    /// A number rounded to an integer, and what is known of that.
    pub(super) fn integral(mut self, x: Term, rounding: Rounding) -> (Term, Vec<Term>) {
        let integer = self.pool.fresh("int", Sort::INT);
        let integer = self.pool.to_real(integer);
        let (finite, near) = (self.is_finite(x), self.rounds_to(x, integer, rounding));
        self.say(&[finite], near);
        (self.pool.ite(finite, integer, x), self.out)
    }

    /// The integer that a number is if it is finite, where it was made by [`Rules::integral`].
    pub(super) fn as_integral(&self, x: Term) -> Option<Term> {
        let [_, integer, _] = *self.pool.args(x) else { return None };
        (self.pool.op(x) == Op::Ite && self.pool.op(integer) == Op::ToReal)
            .then(|| self.pool.args(integer)[0])
    }

    /// What is known of a number as an integer between two ends: NaN is 0, and what is beyond the ends is the nearer one.
    pub(super) fn integer(
        mut self,
        x: Term,
        n: Term,
        [low, high]: [Rat; 2],
        rounding: Rounding,
    ) -> Vec<Term> {
        let inside = self.between(x, low.clone(), high.clone());
        let near = match self.as_integral(x) {
            // One equation of integers, where the bounds of both would leave their difference to cuts.
            Some(other) => self.pool.eq(n, other),
            None => {
                let integer = self.pool.to_real(n);
                self.rounds_to(x, integer, rounding)
            }
        };
        self.say(&[inside], near);
        let ends = [(&low - &Rat::ONE, low, false), (&high + &Rat::ONE, high, true)];
        let is_number = self.is_number(x);
        for (beyond, end, is_greatest) in ends {
            let (beyond, end) = (self.num(beyond), self.pool.num(end, Sort::INT));
            let outside = if is_greatest { self.pool.le(beyond, x) } else { self.pool.le(x, beyond) };
            let stays = self.pool.eq(n, end);
            self.say(&[is_number, outside], stays);
        }
        let (is_nan, zero) = (self.pool.not(is_number), self.pool.int(0));
        let is_zero = self.pool.eq(n, zero);
        self.say(&[is_nan], is_zero);
        self.out
    }
}
