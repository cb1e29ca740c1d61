//! Exact arithmetic against rational numbers in formats so small that all their numbers can be listed.

use super::words;
use crate::float::exact::{Number, apply, decode};
use crate::float::{FloatOp, Format, Rounding};
use eufonium_base::Bits;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

/// The value of a finite word by the formula of the standard.
fn value(format: Format, word: &Bits) -> Option<BigRational> {
    let n = word.as_u64()?;
    let fraction = n & ((1 << format.fraction()) - 1);
    let field = n >> format.fraction() & ((1 << format.exponent) - 1);
    if field == (1 << format.exponent) - 1 {
        return None;
    }
    let bias = (1i64 << (format.exponent - 1)) - 1;
    let (leading, exponent) = if field == 0 { (0, 1 - bias) } else { (1, field as i64 - bias) };
    let unit = power(exponent - i64::from(format.fraction()));
    let magnitude = unit * BigRational::from(BigInt::from((leading << format.fraction()) + fraction));
    Some(if word.sign() { -magnitude } else { magnitude })
}

fn power(exponent: i64) -> BigRational {
    let two = BigRational::from(BigInt::from(2));
    two.pow(i32::try_from(exponent).expect("a small exponent"))
}

/// The word next to a number that is not zero: found in the list of all positive ones, the one after the greatest included.
fn nearest(format: Format, rounding: Rounding, x: &BigRational) -> Bits {
    let negative = x.is_negative();
    let magnitude = x.abs();
    let mut list: Vec<(BigRational, Bits)> = words(format.width() - 1)
        .filter_map(|w| {
            let word = w.zero_extend(1);
            Some((value(format, &word)?, word))
        })
        .collect();
    list.sort();
    let beyond = power((1i64 << (format.exponent - 1)) - 1 + 1);
    list.push((beyond, format.infinity(false)));
    let above = list.iter().position(|(v, _)| *v >= magnitude).unwrap_or(list.len() - 1);
    let word = if list[above].0 == magnitude && above + 1 < list.len() {
        &list[above].1
    } else {
        let below = &list[above - 1];
        let above = &list[above];
        // Behind the greatest number infinity stands for all there is.
        let (down, up) = (&magnitude - &below.0, &above.0 - &magnitude);
        let even = !below.1.bit(0);
        let goes_up = match rounding {
            Rounding::NearestEven => up < down || up == down && !even,
            Rounding::NearestAway => up <= down,
            Rounding::Up => !negative,
            Rounding::Down => negative,
            Rounding::Zero => false,
        };
        if goes_up { &above.1 } else { &below.1 }
    };
    if negative { word.or(&Bits::min_signed(word.width())) } else { word.clone() }
}

#[test]
fn numbers_are_decoded() {
    for format in [Format::new(2, 3), Format::new(3, 4), Format::new(4, 4)] {
        for word in words(format.width()) {
            match decode(format, &word) {
                Number::Finite { negative, magnitude, exponent } => {
                    let magnitude = BigRational::from(BigInt::from(magnitude)) * power(exponent);
                    assert_eq!(negative, word.sign());
                    assert_eq!(Some(if negative { -magnitude } else { magnitude }), value(format, &word));
                }
                _ => assert_eq!(value(format, &word), None),
            }
        }
    }
}

#[test]
fn results_are_the_nearest_numbers() {
    for format in [Format::new(2, 3), Format::new(3, 4)] {
        for (a, b) in words(format.width()).flat_map(|a| words(format.width()).map(move |b| (a.clone(), b))) {
            let (Some(x), Some(y)) = (value(format, &a), value(format, &b)) else { continue };
            let mut results = vec![(FloatOp::Add, &x + &y), (FloatOp::Sub, &x - &y), (FloatOp::Mul, &x * &y)];
            if !y.is_zero() {
                results.push((FloatOp::Div, &x / &y));
            }
            for (op, exact) in results.into_iter().filter(|(_, exact)| !exact.is_zero()) {
                for rounding in Rounding::ALL {
                    let found = apply(op, format, rounding, &[a.clone(), b.clone()]);
                    let expected = nearest(format, rounding, &exact);
                    assert_eq!(found, expected, "{op:?} {rounding:?} of {a:?} {b:?}");
                }
            }
        }
    }
}

/// The integer next to a rational number, without regard for the sign of zero.
fn integer(rounding: Rounding, x: &BigRational) -> BigRational {
    let half = BigRational::new(BigInt::from(1), BigInt::from(2));
    let (down, up) = (x.floor(), x.ceil());
    match rounding {
        Rounding::Up => up,
        Rounding::Down => down,
        Rounding::Zero => x.trunc(),
        Rounding::NearestAway => x.round(),
        Rounding::NearestEven if x - &down == half => {
            if (down.to_integer() % BigInt::from(2)).is_zero() {
                down
            } else {
                up
            }
        }
        Rounding::NearestEven => x.round(),
    }
}

#[test]
fn remainders_belong_to_rounded_quotients() {
    let format = Format::new(3, 4);
    for (a, b) in words(format.width()).flat_map(|a| words(format.width()).map(move |b| (a.clone(), b))) {
        let (Some(x), Some(y)) = (value(format, &a), value(format, &b)) else { continue };
        for rounding in [Rounding::Zero, Rounding::NearestEven].into_iter().filter(|_| !y.is_zero()) {
            let found = apply(FloatOp::Rem, format, rounding, &[a.clone(), b.clone()]);
            let expected = &x - integer(rounding, &(&x / &y)) * &y;
            assert_eq!(value(format, &found), Some(expected.clone()), "{rounding:?} of {a:?} {b:?}");
            assert!(!expected.is_zero() || found.sign() == a.sign());
        }
    }
}

#[test]
fn roots_are_between_the_squares_of_their_neighbours() {
    let format = Format::new(4, 5);
    for word in words(format.width()) {
        let Some(x) = value(format, &word).filter(|x| x.is_positive()) else { continue };
        let root = |rounding| {
            let root = apply(FloatOp::Sqrt, format, rounding, std::slice::from_ref(&word));
            value(format, &root).expect("the root of a number is one")
        };
        let (down, up) = (root(Rounding::Down), root(Rounding::Up));
        assert!(&down * &down <= x && x <= &up * &up);
        let even = root(Rounding::NearestEven);
        let middle = (&down + &up) / BigInt::from(2);
        // A root that is no number of the format has no finite binary digits, so it is never in the middle of two.
        let expected = if &middle * &middle < x { &up } else { &down };
        assert_eq!(&even, expected, "{word:?}");
    }
}
