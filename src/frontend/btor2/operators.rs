//! The operators of BTOR2: what they are applied to, and what they mean.
//!
//! The format has no truth values. A bit-vector of width 1 is read as a formula, and each operator has a meaning of its own
//! there: sums modulo 2 are exclusive disjunctions, products are conjunctions, and so on. Only joining, extending and
//! arrays need one-bit words.
//!
//! Source: Niemetz, Preiner, Wolf and Biere, "BTOR2, BtorMC and Boolector 3.0" (CAV 2018), table 1, for the names;
//! SMT-LIB's FixedSizeBitVectors for the meaning of those that both have. Rotations are by the amount modulo the width.

use eufonium_base::Bits;
use eufonium_ir::{Term, TermPool};

/// A function of one term.
pub(super) type Unary = fn(&mut TermPool, Term) -> Term;
/// A function of two terms.
pub(super) type Binary = fn(&mut TermPool, Term, Term) -> Term;

/// The arguments of an operator, and its meaning on formulas (for width 1) and on words of more than one bit. `n` and `m`
/// are widths, `s` is any sort.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    /// `n -> n`
    Unary { bit: Unary, word: Unary },
    /// `n -> 1`; one bit is its own reduction, the reduction of a word is a formula.
    Reduction(Unary),
    /// `n x n -> n`
    Binary { bit: Binary, word: Binary },
    /// `n x n -> 1`; the result is a formula.
    Predicate { bit: Binary, word: Binary },
    /// `1 x 1 -> 1`
    Connective(Binary),
    /// `s x s -> 1`
    Equality { negated: bool },
    /// `n x m -> n + m`
    Concat,
    /// An array and an index give an element.
    Read,
    /// An array, an index and an element give an array.
    Write,
    /// `1 x s x s -> s`
    Ite,
    /// `n -> n + k`, followed by `k`.
    Extend { signed: bool },
    /// `n -> u - l + 1`, followed by `u` and `l`.
    Slice,
}

/// The meaning of an operator by its name.
pub(super) fn find(name: &[u8]) -> Option<Meaning> {
    let at = TABLE.binary_search_by(|(n, _)| n.as_bytes().cmp(name)).ok()?;
    Some(TABLE[at].1)
}

const fn unary(bit: Unary, word: Unary) -> Meaning {
    Meaning::Unary { bit, word }
}
const fn binary(bit: Binary, word: Binary) -> Meaning {
    Meaning::Binary { bit, word }
}
const fn predicate(bit: Binary, word: Binary) -> Meaning {
    Meaning::Predicate { bit, word }
}

/// All operators, sorted by name.
pub(super) const TABLE: &[(&str, Meaning)] = &[
    ("add", binary(TermPool::xor, |p, a, b| p.bv_add(&[a, b]))),
    ("and", binary(TermPool::and2, |p, a, b| p.bv_and(&[a, b]))),
    ("concat", Meaning::Concat),
    ("dec", unary(TermPool::not, |p, a| plus(p, a, Bits::ones))),
    ("eq", Meaning::Equality { negated: false }),
    ("iff", Meaning::Connective(TermPool::eq)),
    ("implies", Meaning::Connective(TermPool::implies)),
    ("inc", unary(TermPool::not, |p, a| plus(p, a, Bits::one))),
    ("ite", Meaning::Ite),
    ("mul", binary(TermPool::and2, |p, a, b| p.bv_mul(&[a, b]))),
    ("nand", binary(|p, a, b| negated(p, a, b, TermPool::and2), TermPool::bv_nand)),
    ("neg", unary(|_, a| a, TermPool::bv_neg)),
    ("neq", Meaning::Equality { negated: true }),
    ("nor", binary(|p, a, b| negated(p, a, b, TermPool::or2), TermPool::bv_nor)),
    ("not", unary(TermPool::not, TermPool::bv_not)),
    ("or", binary(TermPool::or2, |p, a, b| p.bv_or(&[a, b]))),
    ("read", Meaning::Read),
    ("redand", Meaning::Reduction(all_bits)),
    ("redor", Meaning::Reduction(some_bit)),
    ("redxor", Meaning::Reduction(parity)),
    ("rol", binary(first, |p, a, n| rotate(p, a, n, true))),
    ("ror", binary(first, |p, a, n| rotate(p, a, n, false))),
    ("saddo", predicate(TermPool::and2, TermPool::bv_saddo)),
    ("sdiv", binary(or_not, TermPool::bv_sdiv)),
    ("sdivo", predicate(TermPool::and2, TermPool::bv_sdivo)),
    ("sext", Meaning::Extend { signed: true }),
    // One bit with sign is 0 or -1.
    ("sgt", predicate(|p, a, b| and_not(p, b, a), TermPool::bv_sgt)),
    ("sgte", predicate(|p, a, b| or_not(p, b, a), TermPool::bv_sge)),
    ("slice", Meaning::Slice),
    ("sll", binary(and_not, TermPool::bv_shl)),
    ("slt", predicate(and_not, TermPool::bv_slt)),
    ("slte", predicate(or_not, TermPool::bv_sle)),
    ("smod", binary(and_not, TermPool::bv_smod)),
    ("smulo", predicate(TermPool::and2, TermPool::bv_smulo)),
    ("sra", binary(first, TermPool::bv_ashr)),
    ("srem", binary(and_not, TermPool::bv_srem)),
    ("srl", binary(and_not, TermPool::bv_lshr)),
    ("ssubo", predicate(|p, a, b| and_not(p, b, a), TermPool::bv_ssubo)),
    ("sub", binary(TermPool::xor, TermPool::bv_sub)),
    ("uaddo", predicate(TermPool::and2, TermPool::bv_uaddo)),
    ("udiv", binary(or_not, TermPool::bv_udiv)),
    ("udivo", predicate(never, never)),
    ("uext", Meaning::Extend { signed: false }),
    ("ugt", predicate(and_not, TermPool::bv_ugt)),
    ("ugte", predicate(or_not, TermPool::bv_uge)),
    ("ult", predicate(|p, a, b| and_not(p, b, a), TermPool::bv_ult)),
    ("ulte", predicate(|p, a, b| or_not(p, b, a), TermPool::bv_ule)),
    ("umulo", predicate(never, TermPool::bv_umulo)),
    ("urem", binary(and_not, TermPool::bv_urem)),
    ("usubo", predicate(|p, a, b| and_not(p, b, a), TermPool::bv_usubo)),
    ("write", Meaning::Write),
    ("xnor", binary(TermPool::eq, TermPool::bv_xnor)),
    ("xor", binary(TermPool::xor, |p, a, b| p.bv_xor(&[a, b]))),
];

fn first(_: &mut TermPool, a: Term, _: Term) -> Term {
    a
}
fn never(pool: &mut TermPool, _: Term, _: Term) -> Term {
    pool.ff()
}
fn negated(pool: &mut TermPool, a: Term, b: Term, op: Binary) -> Term {
    let t = op(pool, a, b);
    pool.not(t)
}
fn and_not(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let nb = pool.not(b);
    pool.and2(a, nb)
}
fn or_not(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let nb = pool.not(b);
    pool.or2(a, nb)
}

fn plus(pool: &mut TermPool, a: Term, constant: fn(u32) -> Bits) -> Term {
    let constant = pool.bits(constant(pool.width(a)));
    pool.bv_add(&[a, constant])
}
fn all_bits(pool: &mut TermPool, a: Term) -> Term {
    let ones = pool.bits(Bits::ones(pool.width(a)));
    pool.eq(a, ones)
}
fn some_bit(pool: &mut TermPool, a: Term) -> Term {
    let zero = pool.bits(Bits::zero(pool.width(a)));
    let none = pool.eq(a, zero);
    pool.not(none)
}
fn parity(pool: &mut TermPool, a: Term) -> Term {
    let bits: Vec<Term> = (0..pool.width(a)).map(|i| pool.extract(i, i, a)).collect();
    let parity = pool.bv_xor(&bits);
    all_bits(pool, parity)
}

/// The word rotated by `n` modulo its width, which is at least 2 and thus below `2^width`.
fn rotate(pool: &mut TermPool, a: Term, n: Term, left: bool) -> Term {
    let width = pool.width(a);
    let modulus = Bits::from_u64(u64::from(width), width);
    if let Some(n) = pool.as_bits(n).map(|n| n.urem(&modulus)) {
        let n = n.as_u64().and_then(|n| u32::try_from(n).ok()).expect("a remainder is below the width");
        return if left { pool.rotate_left(n, a) } else { pool.rotate_right(n, a) };
    }
    let modulus = pool.bits(modulus);
    let forth = pool.bv_urem(n, modulus);
    // Where this is the width, nothing comes back and nothing has to.
    let back = pool.bv_sub(modulus, forth);
    let (up, down) = if left { (forth, back) } else { (back, forth) };
    let (high, low) = (pool.bv_shl(a, up), pool.bv_lshr(a, down));
    pool.bv_or(&[high, low])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(TABLE.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert!(TABLE.iter().all(|(name, _)| find(name.as_bytes()).is_some()));
        assert!(find(b"").is_none() && find(b"ad").is_none() && find(b"addo").is_none());
    }
}
