//! Operators on floating-point numbers as terms: from words to words, by a rewriter.
//!
//! Operands and results are bit-vectors, canonical for numbers (see `words`). Constants are computed exactly; then the rules of the table are
//! tried, the first that matches counts; what none changes is a node with [`Op::Float`], which a solver reads as its circuit
//! ([`super::circuit`]), and evaluation as exact arithmetic ([`super::exact`]).
//!
//! Normal form: operators that commute have their operands sorted by id; a rounding mode that does not matter is the first one of
//! [`Rounding::ALL`]; differences are sums, and comparisons are formulas about words, so neither has a node.
//!
//! Each rule is a function with a line in the table; the tests compare each with exact arithmetic on all operands of tiny formats, in all
//! modes, and fail if one never fires.

use super::{FloatOp, FloatOperator, Rounding, circuit};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;
use smallvec::SmallVec;

impl FloatOperator {
    /// Whether it has a circuit: all but remainders in formats with so wide an exponent that a row for each would make millions of gates.
    pub fn has_circuit(self) -> bool {
        self.op != FloatOp::Rem || circuit::has_remainder(self.format)
    }

    /// The circuit over these words, canonical like the result; if it [has one](FloatOperator::has_circuit).
    pub fn circuit(self, pool: &mut TermPool, args: &[Term]) -> Option<Term> {
        match self.op {
            FloatOp::Rem => circuit::remainder(pool, self.format, [args[0], args[1]]),
            op => circuit::apply(pool, op, self.format, self.rounding, args),
        }
    }
}

/// A rewrite rule: the word that equals the operator's on these words, if the rule matches.
type Rule = fn(&mut TermPool, FloatOperator, &[Term]) -> Option<Term>;

/// The rules by name.
const RULES: &[(&str, Rule)] = &[
    ("nan_operand", nan_operand),
    ("same_format", same_format),
    ("there_and_back", there_and_back),
    ("add_zero", add_zero),
    ("multiply_by_one", multiply_by_one),
    ("divide_by_power", divide_by_power),
    ("fma_without_product", fma_without_product),
    ("integral_already", integral_already),
];

impl TermPool {
    /// An operator on words. Remainders are those of IEEE, whose quotient is the nearest integer.
    ///
    /// # Panics
    /// If the operator is a comparison, a difference, or one that only runs know.
    pub(crate) fn float_op(&mut self, operator: FloatOperator, args: &[Term]) -> Term {
        let mut args: SmallVec<[Term; 3]> = SmallVec::from_slice(args);
        let mut operator = operator;
        if operator.is_exact(self.width(args[0])) {
            operator.rounding = Rounding::ALL[0];
        }
        if operator.commutes() {
            args[..2].sort_unstable();
        }
        let values: Option<Vec<Bits>> = args.iter().map(|a| self.as_bits(*a).cloned()).collect();
        if let Some(values) = values {
            return self.bits(operator.apply(&values));
        }
        if let Some((name, found)) =
            RULES.iter().find_map(|(name, rule)| Some((name, rule(self, operator, &args)?)))
        {
            #[cfg(test)]
            tests::record(name);
            tracing::trace!(rule = name, "fired");
            return found;
        }
        let width = match operator.op {
            FloatOp::Add | FloatOp::Mul | FloatOp::Div | FloatOp::Rem | FloatOp::Fma => {
                operator.format.width()
            }
            FloatOp::Sqrt | FloatOp::Integral | FloatOp::FromInt { .. } => operator.format.width(),
            FloatOp::Convert(to) => to.width(),
            FloatOp::ToInt { bits, .. } => bits,
            op => panic!("{op:?} has no node"),
        };
        let (id, sort) = (self.float_id(operator), self.bv_sort(width));
        self.intern(Op::Float(id), sort, &args)
    }

    fn float_node(&self, t: Term) -> Option<FloatOperator> {
        match self.op(t) {
            Op::Float(id) => Some(self.float_operator(id)),
            _ => None,
        }
    }

    /// The place of the constant operand among the first two, and its word.
    fn constant_operand(&self, args: &[Term]) -> Option<(usize, Bits)> {
        (0..2).find_map(|i| Some((i, self.as_bits(args[i])?.clone())))
    }
}

/// What any operator makes of NaN, but for integers.
fn nan_operand(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let FloatOperator { op, format, .. } = operator;
    if matches!(op, FloatOp::FromInt { .. }) {
        return None;
    }
    args.iter().find(|a| pool.as_bits(**a).is_some_and(|word| format.is_nan(word)))?;
    Some(pool.bits(match op {
        FloatOp::Convert(to) => to.nan(),
        FloatOp::ToInt { bits, .. } => Bits::zero(bits),
        _ => format.nan(),
    }))
}

/// A conversion to the format that the number has.
fn same_format(_: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    (operator.op == FloatOp::Convert(operator.format)).then(|| args[0])
}

/// A conversion of what was converted to a format that has all numbers of the first: the number of then, converted once.
fn there_and_back(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let (FloatOp::Convert(_), Some(inner)) = (operator.op, pool.float_node(args[0])) else { return None };
    let FloatOp::Convert(between) = inner.op else { return None };
    if !inner.format.fits_into(between) {
        return None;
    }
    let number = pool.arg(args[0], 0);
    Some(pool.float_op(FloatOperator { format: inner.format, ..operator }, &[number]))
}

/// `x + -0` is `x`, and where zeros of both signs make a negative one `x + 0` is.
fn add_zero(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let FloatOperator { op: FloatOp::Add, format, rounding } = operator else { return None };
    let (i, word) = pool.constant_operand(args)?;
    (word == format.zero(rounding != Rounding::Down)).then(|| args[1 - i])
}

/// `x * 1` and `x / 1` are `x`.
fn multiply_by_one(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let one = operator.format.one(false);
    match operator.op {
        FloatOp::Mul => {
            let (i, word) = pool.constant_operand(args)?;
            (word == one).then(|| args[1 - i])
        }
        FloatOp::Div => (*pool.as_bits(args[1])? == one).then(|| args[0]),
        _ => None,
    }
}

/// A quotient by a power of two is a product with its reciprocal, if that is a number of full precision too.
fn divide_by_power(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let FloatOperator { op: FloatOp::Div, format, .. } = operator else { return None };
    let word = pool.as_bits(args[1])?.clone();
    let field = word.extract(format.width() - 2, format.fraction());
    if !word.extract(format.fraction() - 1, 0).is_zero() || field.is_zero() || field.is_ones() {
        return None;
    }
    // Exponents add up to twice the bias.
    let reciprocal = Bits::from_u64(2 * format.bias() as u64, format.exponent).sub(&field);
    if reciprocal.is_zero() || reciprocal.is_ones() {
        return None;
    }
    let sign = Bits::from_u64(u64::from(word.sign()), 1);
    let word = sign.concat(&reciprocal).concat(&Bits::zero(format.fraction()));
    let factor = pool.bits(word);
    Some(pool.float_op(FloatOperator { op: FloatOp::Mul, ..operator }, &[args[0], factor]))
}

/// `1 * x + y` is `x + y`.
fn fma_without_product(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let FloatOperator { op: FloatOp::Fma, format, .. } = operator else { return None };
    let (i, word) = pool.constant_operand(args)?;
    let sum = FloatOperator { op: FloatOp::Add, ..operator };
    (word == format.one(false)).then(|| pool.float_op(sum, &[args[1 - i], args[2]]))
}

/// The integer next to a number that is one.
fn integral_already(pool: &mut TermPool, operator: FloatOperator, args: &[Term]) -> Option<Term> {
    let (FloatOp::Integral, inner) = (operator.op, pool.float_node(args[0])?) else { return None };
    let same = match inner.op {
        FloatOp::Integral => true,
        // Integers, rounded, are integers where that is all there is above the precision.
        FloatOp::FromInt { .. } => operator.format.bias() > i64::from(operator.format.fraction()),
        _ => false,
    };
    same.then(|| args[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::Format;
    use crate::{Evaluator, Model, Value};
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    thread_local! {
        static FIRED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
    }

    pub(super) fn record(name: &'static str) {
        FIRED.with_borrow_mut(|fired| fired.insert(name));
    }

    fn words(format: Format) -> Vec<Bits> {
        let all = (0..1u64 << format.width()).map(|n| Bits::from_u64(n, format.width()));
        all.filter(|word| !format.is_nan(word) || *word == format.nan()).collect()
    }

    /// Compares what is made of an operator whose operands are unknown but for one constant with exact arithmetic, for all operands.
    fn agrees(operator: FloatOperator, constant: Option<(usize, &Bits)>, words: &[Bits]) {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(operator.format.width());
        let args: Vec<Term> = (0..operator.op.arity())
            .map(|i| match constant {
                Some((place, word)) if place == i => pool.bits(word.clone()),
                _ => pool.constant(format!("x{i}"), sort),
            })
            .collect();
        let term = pool.float_op(operator, &args);
        let open: Vec<usize> = (0..args.len()).filter(|i| pool.as_bits(args[*i]).is_none()).collect();
        let mut rows: Vec<Vec<&Bits>> = vec![vec![]];
        for _ in &open {
            rows = rows.iter().flat_map(|row| words.iter().map(|w| [&row[..], &[w]].concat())).collect();
        }
        for row in rows {
            let model = Model::default();
            let mut evaluator = Evaluator::new(&model);
            let mut values: Vec<Bits> =
                args.iter().map(|a| pool.as_bits(*a).cloned().unwrap_or(Bits::zero(1))).collect();
            for (i, word) in open.iter().zip(row) {
                evaluator.set(args[*i], Value::Bits(word.clone()));
                values[*i] = word.clone();
            }
            assert_eq!(
                evaluator.eval(&pool, term),
                Value::Bits(operator.apply(&values)),
                "{operator:?} of {values:?}"
            );
        }
    }

    #[test]
    fn rules_keep_the_meaning() {
        FIRED.with_borrow_mut(BTreeSet::clear);
        for format in [Format::new(2, 2), Format::new(3, 3)] {
            let words = words(format);
            let wide = Format::new(4, 5);
            let ops = [FloatOp::Add, FloatOp::Mul, FloatOp::Div, FloatOp::Sqrt, FloatOp::Integral];
            let others = [FloatOp::Convert(format), FloatOp::Convert(wide)];
            let ops = ops.into_iter().chain(others).flat_map(|op| Rounding::ALL.map(|r| (op, r)));
            for (op, rounding) in ops.chain([(FloatOp::Rem, Rounding::NearestEven)]) {
                let operator = FloatOperator { op, format, rounding };
                agrees(operator, None, &words);
                for (place, word) in (0..op.arity()).flat_map(|i| words.iter().map(move |w| (i, w))) {
                    agrees(operator, Some((place, word)), &words);
                }
            }
        }
        let tiny = Format::new(2, 2);
        for rounding in Rounding::ALL {
            let operator = FloatOperator { op: FloatOp::Fma, format: tiny, rounding };
            for (place, word) in (0..3).flat_map(|i| words(tiny).into_iter().map(move |w| (i, w))) {
                agrees(operator, Some((place, &word)), &words(tiny));
            }
        }
        nested_operators_agree();
        let fired = FIRED.with_borrow(BTreeSet::clone);
        let missing: Vec<_> =
            RULES.iter().map(|(name, _)| *name).filter(|name| !fired.contains(name)).collect();
        assert!(missing.is_empty(), "never fired: {missing:?}");
    }

    /// Rules that look at what an operand is.
    fn nested_operators_agree() {
        let (small, wide) = (Format::new(3, 3), Format::new(4, 5));
        let convert = |from, to, rounding| FloatOperator { op: FloatOp::Convert(to), format: from, rounding };
        let mut pairs = vec![];
        for rounding in Rounding::ALL {
            pairs.push((convert(small, wide, Rounding::Up), convert(wide, small, rounding)));
            pairs.push((convert(wide, small, rounding), convert(small, wide, Rounding::Up)));
            let integral = |format, rounding| FloatOperator { op: FloatOp::Integral, format, rounding };
            pairs.push((integral(small, rounding), integral(small, Rounding::Up)));
            for (signed, format) in [(false, small), (true, small), (true, Format::new(4, 4))] {
                let number = FloatOperator { op: FloatOp::FromInt { signed }, format, rounding };
                pairs.push((number, integral(format, Rounding::Zero)));
            }
        }
        for (inner, outer) in pairs {
            let mut pool = TermPool::new();
            let width = if matches!(inner.op, FloatOp::FromInt { .. }) { 6 } else { inner.format.width() };
            let sort = pool.bv_sort(width);
            let x = pool.constant("x", sort);
            let between = pool.float_op(inner, &[x]);
            let term = pool.float_op(outer, &[between]);
            for word in (0..1u64 << width).map(|n| Bits::from_u64(n, width)) {
                let is_number = !matches!(inner.op, FloatOp::FromInt { .. });
                if is_number && inner.format.is_nan(&word) && word != inner.format.nan() {
                    continue;
                }
                let model = Model::default();
                let mut evaluator = Evaluator::new(&model);
                evaluator.set(x, Value::Bits(word.clone()));
                let expected = outer.apply(&[inner.apply(std::slice::from_ref(&word))]);
                assert_eq!(
                    evaluator.eval(&pool, term),
                    Value::Bits(expected),
                    "{outer:?} of {inner:?} of {word:?}"
                );
            }
        }
    }
}
