//! Equality and order.

use crate::bv::aig::Aig;
use crate::bv::literal::AigLit;

/// `a = b`.
pub fn equal(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> AigLit {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    let mut all = AigLit::TRUE;
    for (&a, &b) in a.iter().zip(b) {
        let same = g.iff(a, b);
        all = g.and(all, same);
    }
    all
}

/// `a < b` as numbers without sign: the borrow of `a - b`.
pub fn unsigned_less(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> AigLit {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    let mut less = AigLit::FALSE;
    for (&a, &b) in a.iter().zip(b) {
        less = g.majority(!a, b, less);
    }
    less
}

/// `a < b` as numbers in two's complement: as without sign, with the highest bits exchanged.
pub fn signed_less(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> AigLit {
    let (&high_a, low_a) = a.split_last().expect("a word has a bit");
    let (&high_b, low_b) = b.split_last().expect("a word has a bit");
    let less = unsigned_less(g, low_a, low_b);
    g.majority(high_a, !high_b, less)
}
