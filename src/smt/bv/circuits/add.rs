//! Addition and negation: ripple-carry adders.

use super::Word;
use crate::bv::aig::Aig;
use crate::bv::literal::AigLit;

/// A word that a sum adds or subtracts.
#[derive(Clone, Copy, Debug)]
pub struct Summand<'a> {
    /// The word.
    pub word: &'a [AigLit],
    /// Whether it is subtracted.
    pub negated: bool,
}

/// `a + b + carry`.
pub fn add(g: &mut Aig, a: &[AigLit], b: &[AigLit], carry: AigLit) -> Word {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    let mut carry = carry;
    let mut out = Word::with_capacity(a.len());
    for (i, (&a, &b)) in a.iter().zip(b).enumerate() {
        if i + 1 == out.capacity() {
            let differ = g.xor(a, b);
            out.push(g.xor(differ, carry));
        } else {
            let (sum, next) = g.full_add(a, b, carry);
            out.push(sum);
            carry = next;
        }
    }
    out
}

/// `-a`.
pub fn negate(g: &mut Aig, a: &[AigLit]) -> Word {
    let zero = vec![AigLit::FALSE; a.len()];
    let inverted = super::not(a);
    add(g, &zero, &inverted, AigLit::TRUE)
}

/// The sum of the summands, of which there is at least one. A summand is subtracted by adding its complement and one;
/// the ones are carried into the additions at hand.
pub fn sum(g: &mut Aig, summands: &[Summand<'_>]) -> Word {
    let signed = |s: &Summand<'_>| if s.negated { super::not(s.word) } else { s.word.to_vec() };
    let mut ones = summands.iter().filter(|s| s.negated).count();
    let (first, rest) = summands.split_first().expect("a sum has a summand");
    let mut total = signed(first);
    for summand in rest {
        let carry = AigLit::constant(ones > 0);
        ones -= usize::from(ones > 0);
        total = add(g, &total, &signed(summand), carry);
    }
    // All were subtracted: one is left to add.
    if ones > 0 {
        let zero = vec![AigLit::FALSE; total.len()];
        total = add(g, &total, &zero, AigLit::TRUE);
    }
    total
}
