//! Division without sign: one restoring divider for quotient and remainder.
//!
//! After `k` steps the remainder is that of the `k` highest bits of the dividend, so it has `k` bits at most, and step `k`
//! is a subtraction of `k` bits: the divider is a triangle. High bits of the remainder that are known to be zero are left
//! out: those under leading zeros of the dividend, and those above the divisor's highest bit if it cannot be zero.
//!
//! Division by zero needs no case: nothing is ever too large to be subtracted, so that the quotient is all ones and the
//! remainder the dividend, as SMT-LIB has it.

use super::Word;
use crate::bv::aig::Aig;
use crate::bv::literal::AigLit;

/// The quotient and the remainder of `a` by `b`.
pub fn divide(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> (Word, Word) {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    let width = a.len();
    // `above[k]`: whether `b` has a bit at place `k` or higher.
    let mut above = vec![AigLit::FALSE; width + 1];
    for k in (0..width).rev() {
        above[k] = g.or(above[k + 1], b[k]);
    }
    let most = if b.contains(&AigLit::TRUE) { significant(b) } else { width };
    let mut quotient = vec![AigLit::FALSE; width];
    let mut rest = Word::new();
    for place in (0..width).rev() {
        rest.insert(0, a[place]);
        rest.truncate(significant(&rest));
        let length = rest.len();
        let (difference, borrow) = subtract(g, &rest, &b[..length]);
        let too_large = g.or(borrow, above[length]);
        quotient[place] = !too_large;
        rest = super::ite(g, too_large, &rest, &difference);
        rest.truncate(most);
    }
    rest.resize(width, AigLit::FALSE);
    (quotient, rest)
}

/// The number of bits without those at the top that are constantly zero.
fn significant(word: &[AigLit]) -> usize {
    word.iter().rposition(|&l| l != AigLit::FALSE).map_or(0, |place| place + 1)
}

/// `a - b` and whether it is negative.
fn subtract(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> (Word, AigLit) {
    let mut carry = AigLit::TRUE;
    let mut out = Word::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(b) {
        let (sum, next) = g.full_add(a, !b, carry);
        out.push(sum);
        carry = next;
    }
    (out, !carry)
}
