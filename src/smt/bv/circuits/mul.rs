//! Multiplication: the sum of shifted rows.
//!
//! The rows are those of the operand with more constant bits: zero bits give no row. A constant operand is recoded to
//! digits -1, 0, 1 of which no two in a row are not 0 (canonical signed digits), which gives the fewest rows: runs of
//! ones become one subtraction.

use super::{Word, add, as_constant};
use crate::bv::aig::Aig;
use crate::bv::literal::AigLit;

/// `a * b`, cut to their width.
pub fn multiply(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> Word {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    let constants = |w: &[AigLit]| w.iter().filter(|l| l.as_constant().is_some()).count();
    // Both orders of the operands give one circuit.
    let (rows, word) = if (constants(a), a) > (constants(b), b) { (a, b) } else { (b, a) };
    match as_constant(rows) {
        Some(bits) => by_constant(g, word, &bits),
        None => by_rows(g, word, rows),
    }
}

/// The word times `2^i`, cut to its width.
fn shifted(word: &[AigLit], i: usize) -> Word {
    let mut out = vec![AigLit::FALSE; i];
    out.extend_from_slice(&word[..word.len() - i]);
    out
}

/// Adds `row * 2^i` (or subtracts it) where it has bits.
fn accumulate(g: &mut Aig, total: &mut Option<Word>, row: &[AigLit], i: usize, negated: bool) {
    let Some(total) = total else {
        let first = shifted(row, i);
        *total = Some(if negated { super::negate(g, &first) } else { first });
        return;
    };
    let row: Word = row[..row.len() - i].iter().map(|l| l.xor(negated)).collect();
    let high = add(g, &total[i..], &row, AigLit::constant(negated));
    total.truncate(i);
    total.extend(high);
}

fn by_rows(g: &mut Aig, word: &[AigLit], rows: &[AigLit]) -> Word {
    let mut total = None;
    for (i, &bit) in rows.iter().enumerate().filter(|(_, l)| **l != AigLit::FALSE) {
        let row: Word = word.iter().map(|&l| g.and(l, bit)).collect();
        accumulate(g, &mut total, &row, i, false);
    }
    total.unwrap_or_else(|| vec![AigLit::FALSE; word.len()])
}

fn by_constant(g: &mut Aig, word: &[AigLit], bits: &[bool]) -> Word {
    let mut total = None;
    // A row to be added first saves the negation.
    let mut digits = signed_digits(bits);
    digits.sort_by_key(|&(i, negated)| (negated, i));
    for (i, negated) in digits {
        accumulate(g, &mut total, word, i, negated);
    }
    total.unwrap_or_else(|| vec![AigLit::FALSE; word.len()])
}

/// The digits other than 0, by place and whether they are -1, modulo 2 to the number of bits.
fn signed_digits(bits: &[bool]) -> Vec<(usize, bool)> {
    let mut digits = Vec::new();
    let mut carry = false;
    for (i, &bit) in bits.iter().enumerate() {
        let odd = bit != carry;
        let next = bits.get(i + 1).copied().unwrap_or(false);
        if odd {
            // The rest is odd: -1 if it is 3 modulo 4. What the top digit carries is cut off.
            let negated = next && i + 1 < bits.len();
            digits.push((i, negated));
            carry = negated;
        } else {
            carry = bit && carry;
        }
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::signed_digits;

    #[test]
    fn digits_add_up_and_are_sparse() {
        for n in 0..256u32 {
            let bits: Vec<bool> = (0..8).map(|i| n >> i & 1 == 1).collect();
            let digits = signed_digits(&bits);
            let sum: i32 = digits.iter().map(|&(i, neg)| if neg { -(1 << i) } else { 1 << i }).sum();
            assert_eq!(sum.rem_euclid(256), n as i32);
            assert!(digits.windows(2).all(|d| d[1].0 > d[0].0 + 1), "{n}: {digits:?}");
        }
    }
}
