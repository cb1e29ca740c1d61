//! Rules for operators on floating-point numbers: of constants they are constants.
//!
//! Deliberately absent: laws of real numbers, few of which hold.

use super::known::{Known, Simpler};
use eufonium_base::Bits;
use eufonium_ir::float::{FloatOp, Format, Rounding, exact};
use eufonium_ir::program::{Op, Operand};

/// The rules.
pub(super) fn simplify(
    known: &Known,
    (op, format, rounding): (FloatOp, Format, Rounding),
    args: &[Operand],
) -> Option<Simpler> {
    let constant = |arg: &Operand| match arg {
        Operand::Const(bits) => Some(bits.clone()),
        _ => None,
    };
    if let Some(words) = args.iter().map(constant).collect::<Option<Vec<Bits>>>() {
        return Some(Simpler::word(exact::apply(op, format, rounding, &words)));
    }
    neutral(op, format, rounding, args)
        .or_else(|| reciprocal(op, format, rounding, args))
        .or_else(|| round_trip(known, op, format, args))
}

/// What changes no number: a product with one, a sum with the zero that leaves the sign of zeros. Only the bits of a NaN change.
fn neutral(op: FloatOp, format: Format, rounding: Rounding, args: &[Operand]) -> Option<Simpler> {
    let [a, b] = args else { return None };
    let is = |operand: &Operand, word: Bits| *operand == Operand::Const(word);
    let zeros = rounding != Rounding::Down;
    let number = match op {
        FloatOp::Mul if is(b, format.one(false)) => a,
        FloatOp::Mul if is(a, format.one(false)) => b,
        FloatOp::Add if zeros && is(b, format.zero(true)) => a,
        FloatOp::Add if zeros && is(a, format.zero(true)) => b,
        FloatOp::Sub if zeros && is(b, format.zero(false)) => a,
        _ => return None,
    };
    let args = vec![number.clone()];
    Some(Simpler::Op(Op::Float { op: FloatOp::Convert(format), format, rounding, args }))
}

/// A quotient by a power of two is the product with its reciprocal, if that is a number of the format with full precision.
fn reciprocal(op: FloatOp, format: Format, rounding: Rounding, args: &[Operand]) -> Option<Simpler> {
    let (FloatOp::Div, [a, Operand::Const(divisor)]) = (op, args) else { return None };
    let one = [format.one(false), divisor.clone()];
    let inverse = exact::apply(FloatOp::Div, format, Rounding::NearestEven, &one);
    let back =
        exact::apply(FloatOp::Div, format, Rounding::NearestEven, &[format.one(false), inverse.clone()]);
    let power = |word: &Bits| {
        let exponent = word.extract(word.width() - 2, word.width() - 1 - format.exponent);
        let normal = !exponent.is_zero() && !exponent.is_ones();
        normal && word.extract(format.fraction() - 1, 0).is_zero()
    };
    let exact = power(divisor) && power(&inverse) && back == *divisor;
    let args = vec![a.clone(), Operand::Const(inverse)];
    exact.then(|| Simpler::Op(Op::Float { op: FloatOp::Mul, format, rounding, args }))
}

/// A number that became one of a wider format, compared with another such: the numbers themselves are compared.
fn round_trip(known: &Known, op: FloatOp, format: Format, args: &[Operand]) -> Option<Simpler> {
    let (FloatOp::Equal | FloatOp::Less | FloatOp::LessEqual, [a, b]) = (op, args) else { return None };
    let narrow = |arg: &Operand| match known.op(arg)? {
        Op::Float { op: FloatOp::Convert(to), format: from, args, .. } => {
            let exact = *to == format && from.precision <= to.precision && from.exponent < to.exponent;
            exact.then(|| (*from, args[0].clone()))
        }
        _ => None,
    };
    let ((from, a), (other, b)) = (narrow(a)?, narrow(b)?);
    let rounding = Rounding::NearestEven;
    (from == other).then(|| Simpler::Op(Op::Float { op, format: from, rounding, args: vec![a, b] }))
}
