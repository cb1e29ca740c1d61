//! Bit-vectors against the integers of `num-bigint`, which they are modulo a power of two.

use super::*;
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};
use quickcheck::{Arbitrary, Gen, quickcheck};
use std::hash::BuildHasher;

/// Two values of one width.
#[derive(Clone, Debug)]
struct Pair(Bits, Bits);

fn arbitrary(g: &mut Gen, width: u32) -> Bits {
    let edges = [
        Bits::zero(width),
        Bits::one(width),
        Bits::ones(width),
        Bits::min_signed(width),
        Bits::max_signed(width),
        Bits::from_u64(u64::from(width), width),
        Bits::from_u64(u64::from(u8::arbitrary(g) % 140), width),
    ];
    if u8::arbitrary(g) % 3 == 0 {
        g.choose(&edges).expect("edges exist").clone()
    } else {
        Bits::from_fn(width, |_| bool::arbitrary(g))
    }
}

impl Arbitrary for Bits {
    fn arbitrary(g: &mut Gen) -> Bits {
        let width = 1 + u32::from(u8::arbitrary(g)) % 130;
        arbitrary(g, width)
    }
}

impl Arbitrary for Pair {
    fn arbitrary(g: &mut Gen) -> Pair {
        let a = Bits::arbitrary(g);
        let b = arbitrary(g, a.width());
        Pair(a, b)
    }
}

fn big(b: &Bits) -> BigInt {
    (0..b.width()).filter(|i| b.bit(*i)).map(|i| BigInt::one() << i).sum()
}

fn signed(b: &Bits) -> BigInt {
    if b.sign() { big(b) - (BigInt::one() << b.width()) } else { big(b) }
}

/// Whether `b` is `n` modulo `2^width`, in canonical form.
fn is(b: &Bits, width: u32, n: &BigInt) -> bool {
    let canonical = match &b.0 {
        Repr::Word(width, word) => *width <= WORD && *word & !mask(*width) == 0,
        Repr::Long(bits) => {
            let rest = bits.len() as u32 % WORD;
            bits.len() > WORD as usize
                && bits.as_raw_slice().len() == words_for(b.width())
                && (rest == 0 || bits.as_raw_slice().last().is_some_and(|w| w & !mask(rest) == 0))
        }
    };
    canonical && b.width() == width && big(b) == n.mod_floor(&(BigInt::one() << width))
}

fn hash(b: &Bits) -> u64 {
    fxhash::FxBuildHasher::default().hash_one(b)
}

quickcheck! {
    fn arithmetic(p: Pair) -> bool {
        let Pair(a, b) = p;
        let (w, x, y) = (a.width(), big(&a), big(&b));
        let ones: BigInt = (BigInt::one() << w) - 1;
        let (q, r) = if y.is_zero() { (ones.clone(), x.clone()) } else { x.div_rem(&y) };
        is(&a.not().clone(), w, &(&ones - &x)) && is(&a.neg(), w, &-&x)
            && is(&a.add(&b), w, &(&x + &y)) && is(&a.sub(&b), w, &(&x - &y)) && is(&a.mul(&b), w, &(&x * &y))
            && is(&a.udiv(&b), w, &q) && is(&a.urem(&b), w, &r)
    }
    fn bitwise(p: Pair) -> bool {
        let Pair(a, b) = p;
        let (w, x, y) = (a.width(), big(&a), big(&b));
        is(&a.and(&b), w, &(&x & &y)) && is(&a.or(&b), w, &(&x | &y)) && is(&a.xor(&b), w, &(&x ^ &y))
    }
    fn shifts(p: Pair) -> bool {
        let Pair(a, b) = p;
        let w = a.width();
        let n = big(&b).to_u32().filter(|n| *n < w).unwrap_or(w);
        is(&a.shl(&b), w, &(big(&a) << n)) && is(&a.lshr(&b), w, &(big(&a) >> n))
            && is(&a.ashr(&b), w, &(signed(&a) >> n))
    }
    fn comparisons(p: Pair, other: Bits) -> bool {
        let Pair(a, b) = p;
        let (x, y) = (big(&a), big(&b));
        a.ult(&b) == (x < y) && a.ule(&b) == (x <= y)
            && a.slt(&b) == (signed(&a) < signed(&b)) && a.sle(&b) == (signed(&a) <= signed(&b))
            && (a == b) == (x == y) && a.cmp(&b) == x.cmp(&y) && (a != b || hash(&a) == hash(&b))
            && a.cmp(&other) == (a.width(), x).cmp(&(other.width(), big(&other)))
    }
    fn cutting_and_joining(a: Bits, b: Bits, i: u8, j: u8, n: u8) -> bool {
        let w = a.width();
        let (i, j, n) = (u32::from(i) % w, u32::from(j) % w, u32::from(n));
        let (lo, hi) = (i.min(j), i.max(j));
        is(&a.concat(&b), w + b.width(), &((big(&a) << b.width()) + big(&b)))
            && a.concat(&b).extract(b.width() - 1, 0) == b
            && is(&a.extract(hi, lo), hi - lo + 1, &(big(&a) >> lo))
            && is(&a.zero_extend(n), w + n, &big(&a)) && is(&a.sign_extend(n), w + n, &signed(&a))
    }
    fn numbers_and_text(a: Bits, n: i64) -> bool {
        let w = a.width();
        let text = a.to_smtlib();
        let read = match text.strip_prefix("#x") {
            Some(digits) => Bits::parse_hex(digits),
            None => Bits::parse_binary(&text[2..]),
        };
        let binary = a.to_string();
        let beyond = (big(&a) + (BigInt::from(5) << w)).to_string();
        a.to_rat() == Rat::from_bigint(big(&a)) && a.to_rat_signed() == Rat::from_bigint(signed(&a))
            && Bits::from_rat(&a.to_rat(), w) == a && Bits::from_rat(&a.to_rat_signed(), w) == a
            && is(&Bits::from_rat(&Rat::from(n), w), w, &BigInt::from(n))
            && is(&Bits::from_u64(n as u64, w), w, &BigInt::from(n as u64))
            && read.as_ref() == Some(&a) && Bits::parse_binary(&binary[2..]).as_ref() == Some(&a)
            && Bits::parse_decimal(&beyond, w).as_ref() == Some(&a)
            && a.as_u64() == big(&a).to_u64()
    }
    fn counting(a: Bits) -> bool {
        let (w, ones) = (a.width(), (0..a.width()).filter(|i| a.bit(*i)).count() as u32);
        let first = (0..w).find(|i| a.bit(*i));
        let last = (0..w).rfind(|i| a.bit(*i));
        a.count_ones() == ones && a.trailing_zeros() == first.unwrap_or(w)
            && a.leading_zeros() == last.map_or(w, |i| w - 1 - i)
            && a.power_of_two() == first.filter(|_| first == last)
            && a.is_zero() == (ones == 0) && a.is_ones() == (ones == w) && a.is_one() == (big(&a) == BigInt::one())
            && a.is_min_signed() == (signed(&a) == -(BigInt::one() << (w - 1)))
    }
}

#[test]
fn named_values() {
    for w in 1..=130 {
        let top: BigInt = BigInt::one() << (w - 1);
        assert!(is(&Bits::zero(w), w, &BigInt::zero()));
        assert!(is(&Bits::one(w), w, &BigInt::one()));
        assert!(is(&Bits::ones(w), w, &BigInt::from(-1)));
        assert!(is(&Bits::min_signed(w), w, &top));
        assert!(is(&Bits::max_signed(w), w, &(top - 1)));
        assert!(Bits::min_signed(w).sign() && !Bits::max_signed(w).sign());
        assert!((0..w).all(|i| Bits::power(i, w).power_of_two() == Some(i)));
    }
}

#[test]
fn text() {
    let bin = |s: &str| Bits::parse_binary(s).map(|b| b.to_smtlib());
    let hex = |s: &str| Bits::parse_hex(s).map(|b| b.to_smtlib());
    assert_eq!(bin("0101").as_deref(), Some("#x5"));
    assert_eq!(bin("00101").as_deref(), Some("#b00101"));
    assert_eq!(hex("0fF").as_deref(), Some("#x0ff"));
    assert_eq!(hex("123456789abcdef0f").as_deref(), Some("#x123456789abcdef0f"));
    for bad in ["", "2", "+1", "-1", "1_0", " 1", "1g", "é"] {
        assert_eq!(bin(bad), None, "{bad}");
    }
    for bad in ["", "g", "+1", "0x1", "é"] {
        assert_eq!(hex(bad), None, "{bad}");
    }
    for bad in ["", "a", "+1", "-1", "1.0"] {
        assert_eq!(Bits::parse_decimal(bad, 8), None, "{bad}");
    }
    assert_eq!(Bits::parse_decimal("257", 8), Some(Bits::one(8)));
    assert_eq!(
        Bits::parse_decimal("00018446744073709551617", 70).map(|b| b.to_rat().to_string()).as_deref(),
        Some("18446744073709551617")
    );
    assert_eq!(Bits::from_u64(5, 3).to_string(), "#b101");
}

#[test]
fn division_by_zero_and_overflow() {
    for w in [1, 2, 63, 64, 65, 128] {
        let (zero, min) = (Bits::zero(w), Bits::min_signed(w));
        let x = Bits::from_u64(1, w);
        assert_eq!(x.udiv(&zero), Bits::ones(w));
        assert_eq!(x.urem(&zero), x);
        assert_eq!(min.neg(), min);
        assert_eq!(Bits::ones(w).add(&Bits::one(w)), zero);
        assert_eq!(zero.sub(&Bits::one(w)), Bits::ones(w));
        assert_eq!(x.shl(&Bits::ones(w)).is_zero(), w > 1 || x.is_one());
    }
}

#[test]
fn the_widest() {
    let w = 1 << 24;
    let number = |n| Bits::from_u64(n, w);
    // Every third bit, the top one among them: 7x = 2^(w+2) - 1.
    let x = Bits::from_fn(w, |i| i % 3 == 0);
    assert!(x.mul(&number(7)).is_ones());
    assert!(x.udiv(&number(7)).leading_zeros() == 3);
    assert!(x.urem(&number(8)).is_one());
    let y = x.add(&number(1)).sub(&x.not()).xor(&x);
    assert!(y.shl(&number(77)).lshr(&number(77)).extract(99, 0) == y.extract(99, 0));
    assert!(x.extract(w - 1, 64).concat(&x.extract(63, 0)) == x);
    assert!(Bits::parse_hex(&x.to_smtlib()[2..]).as_ref() == Some(&x));
    assert!(x.ult(&y) != y.ule(&x));
}
