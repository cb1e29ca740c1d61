//! Small numbers against the big ones of `num-rational`.

use super::*;
use num_traits::{One, Zero};
use quickcheck::{Arbitrary, Gen, quickcheck};

impl Rat {
    /// Whether the two-word form is as small as promised.
    fn is_canonical(&self) -> bool {
        match &self.0 {
            Repr::Small(n, d) => {
                d.get() > 0 && *n != i64::MIN && gcd_u64(n.unsigned_abs(), d.get().unsigned_abs()) == 1
            }
            Repr::Big(r) => {
                let fits = r.numer().to_i64().is_some_and(|n| n != i64::MIN) && r.denom().to_i64().is_some();
                !fits && !r.denom().is_zero() && (r.is_zero() || !r.denom().is_one() || r.is_integer())
            }
        }
    }
}

impl Arbitrary for Rat {
    fn arbitrary(g: &mut Gen) -> Rat {
        let edge = [0, 1, -1, 2, i64::MAX, i64::MAX - 1, -i64::MAX, 1 << 40, 3_037_000_500];
        let pick = |g: &mut Gen| {
            if bool::arbitrary(g) {
                *g.choose(&edge).expect("edges exist")
            } else {
                i64::from(i16::arbitrary(g))
            }
        };
        let n = pick(g);
        let d = pick(g);
        Rat::new(n, if d == 0 { 1 } else { d })
    }
}

quickcheck! {
    fn agrees_with_big_rationals(a: Rat, b: Rat) -> bool {
        let (x, y) = (a.to_big(), b.to_big());
        let same = |r: Rat, big: BigRational| r.is_canonical() && r.to_big() == big;
        same(&a + &b, &x + &y) && same(&a - &b, &x - &y) && same(&a * &b, &x * &y)
            && (b.is_zero() || same(&a / &b, &x / &y))
            && a.cmp(&b) == x.cmp(&y)
            && same(a.floor(), x.floor()) && same(a.ceil(), x.ceil())
            && same(-&a, -x)
    }
    fn big_results_come_back_small(a: Rat, b: Rat) -> bool {
        let there = &(&a * &b) + &a;
        b.is_zero() || (&(&there - &a) / &b) == a
    }
    fn euclidean_division(a: i32, b: i32) -> bool {
        let (x, y) = (Rat::from(i64::from(a)), Rat::from(i64::from(b)));
        b == 0 || (x.div_euclid(&y) == Rat::from(i64::from(a).div_euclid(i64::from(b)))
            && x.rem_euclid(&y) == Rat::from(i64::from(a).rem_euclid(i64::from(b))))
    }
}

#[test]
fn numerals() {
    let cases = [
        ("0", Some(Rat::ZERO)),
        ("12", Some(Rat::int(12))),
        ("0.25", Some(Rat::new(1, 4))),
        ("1.0", Some(Rat::ONE)),
        ("", None),
        (".5", None),
        ("-1", None),
        ("1e3", None),
    ];
    for (text, expected) in cases {
        assert_eq!(Rat::parse(text), expected, "{text}");
    }
    assert_eq!(std::mem::size_of::<Rat>(), 16);
}
