//! By what a word is divisible, from the operators that define it.

use super::definitions::Definitions;
use eufonium_ir::program::{BinaryOp, CastOp, Op, Operand};
use num_integer::Integer;

/// How many operators are looked through.
const DEPTH: u32 = 6;

/// A number that divides the word; 0 for the word 0. It is a power of two unless the word is a constant, so that it also
/// divides what is left when arithmetic wraps.
pub fn divisor(definitions: &Definitions<'_>, word: &Operand) -> u64 {
    match word {
        Operand::Const(bits) => bits.as_u64().unwrap_or(1),
        _ => power(definitions, word, DEPTH),
    }
}

fn power(definitions: &Definitions<'_>, word: &Operand, depth: u32) -> u64 {
    let low = |n: u64| if n == 0 { 0 } else { 1 << n.trailing_zeros() };
    let op = match word {
        Operand::Const(bits) => return low(bits.as_u64().unwrap_or(1)),
        Operand::Null => return 0,
        Operand::Value(v) if depth > 0 => definitions.of(*v),
        _ => None,
    };
    let inner = |o: &Operand| power(definitions, o, depth - 1);
    // Zero stands for the word 0, which every number divides.
    let times = |a: u64, b: u64| if a == 0 || b == 0 { 0 } else { a.saturating_mul(b).min(1 << 32) };
    match op {
        Some(Op::Copy(a)) => inner(a),
        Some(Op::Cast { op: CastOp::ZeroExtend | CastOp::SignExtend, value }) => inner(value),
        Some(Op::Binary { op: BinaryOp::Mul, a, b, .. }) => times(inner(a), inner(b)),
        Some(Op::Binary { op: BinaryOp::Shl, a, b: Operand::Const(n), .. }) => {
            times(inner(a), 1 << n.as_u64().unwrap_or(0).min(32))
        }
        Some(Op::Binary { op: BinaryOp::Add | BinaryOp::Sub, a, b, .. }) => inner(a).gcd(&inner(b)),
        Some(Op::Select { then, otherwise, .. }) => inner(then).gcd(&inner(otherwise)),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::program::Type;
    use eufonium_ir::program::build::{FunctionBuilder, word};

    #[test]
    fn powers_are_found_through_arithmetic() {
        let mut b = FunctionBuilder::new("f", &[Type::Int(32)], &[]);
        let n = b.params()[0].clone();
        let wide = b.cast(CastOp::ZeroExtend, n.clone(), Type::Int(64));
        let by_12 = b.binary(BinaryOp::Mul, wide.clone(), word(12, 64));
        let by_8 = b.binary(BinaryOp::Shl, wide.clone(), word(3, 64));
        let sum = b.binary(BinaryOp::Add, by_12.clone(), by_8.clone());
        let odd = b.binary(BinaryOp::Sub, by_8.clone(), word(1, 64));
        let lost = b.binary(BinaryOp::Or, by_8.clone(), by_8.clone());
        let f = b.finish();
        let definitions = Definitions::new(&f);
        // 12 is not kept: the product may wrap, and then only 4 divides it.
        let table = [(n, 1), (wide, 1), (by_12, 4), (by_8, 8), (sum, 4), (odd, 1), (lost, 1)];
        for (word, factor) in table {
            assert_eq!(divisor(&definitions, &word), factor, "{word:?}");
        }
        assert_eq!(divisor(&definitions, &word(24, 64)), 24);
        assert_eq!(divisor(&definitions, &word(0, 64)), 0);
    }
}
