//! Rules for operators on floating-point numbers: of constants they are constants.
//!
//! Deliberately absent: laws of real numbers, few of which hold.

use super::simplify::{Known, Simpler};
use crate::base::Bits;
use crate::ir::float::{FloatOp, Format, Rounding, exact};
use crate::ir::program::{Op, Operand};

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
    round_trip(known, op, format, args)
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
