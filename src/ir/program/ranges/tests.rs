//! Ranges of the functions of `<math.h>`, which grow and fall; those of exact operators are tested where the analysis of programs is.

use super::*;
use crate::float::{Elementary, elementary};
use quickcheck::quickcheck;

const DOUBLE: Kind = Kind::Float(Format::DOUBLE);

/// A number that functions do something with, by any word.
fn interesting(word: u64) -> f64 {
    let unit = (word >> 8) as f64 / (1_u64 << 55) as f64 - 1.0;
    match word % 8 {
        0 => f64::from_bits(word),
        1 | 2 => unit,
        3 | 4 => unit * 8.0,
        5 => unit * 1e-300,
        6 => (word >> 8 & 15) as f64 - 7.0,
        _ => 1.0 + unit * 1e-9,
    }
}

/// Numbers from one on: far, or as near as libraries err.
fn range(word: u64, length: u64) -> Option<Range> {
    let low = DOUBLE.rank(&Bits::from_u64(interesting(word).to_bits(), 64))?;
    let reach = 1_i128 << (length % 58);
    let far = low + i128::from(length >> 6) % reach;
    Range { kind: DOUBLE, low, high: far }.between(-i128::from(u64::MAX >> 1), DOUBLE.ends().1)
}

/// A number of a range, often at its ends or next to them.
fn member(range: Range, word: u64) -> Bits {
    let size = range.high - range.low;
    let from_low = match word % 4 {
        0 => i128::from(word >> 2 & 3),
        1 => size - i128::from(word >> 2 & 3),
        _ => i128::from(word >> 2) % (size + 1),
    };
    DOUBLE.word(range.low + from_low.clamp(0, size))
}

fn bounds_are_kept(function: usize, low: [u64; 2], length: [u64; 2], inside: Vec<[u64; 2]>) -> bool {
    let function = Elementary::ALL[function % Elementary::ALL.len()];
    let ranges: Option<Vec<Range>> = (0..function.arity()).map(|i| range(low[i], length[i])).collect();
    let Some(ranges) = ranges else { return true };
    let ends = [false, true].map(|greatest| {
        apply(FloatOp::Bound { function, greatest }, Format::DOUBLE, Rounding::NearestEven, &ranges)
    });
    let [Some(least), Some(greatest)] = ends else { return true };
    inside.into_iter().chain([[0, 0], [1, 1], [0, 1]]).all(|choice| {
        let words: Vec<Bits> = ranges.iter().zip(choice).map(|(range, word)| member(*range, word)).collect();
        let bounds = elementary::bounds(function, Format::DOUBLE, &words);
        let [low, high] = bounds.each_ref().map(|bound| DOUBLE.rank(bound));
        let holds = low.is_some_and(|low| least.low <= low) && high.is_some_and(|high| high <= greatest.high);
        assert!(
            holds,
            "{function:?} of {words:?} in {ranges:?} is in {bounds:?}, not in {least:?} to {greatest:?}"
        );
        true
    })
}

quickcheck! {
    fn results_of_libraries_are_in_their_range(
        function: usize, low: (u64, u64), length: (u64, u64), inside: Vec<(u64, u64)>
    ) -> bool {
        let inside = inside.into_iter().take(6).map(|(a, b)| [a, b]).collect();
        bounds_are_kept(function, [low.0, low.1], [length.0, length.1], inside)
    }
}

#[test]
fn circular_functions_have_ranges_near_their_zeros_and_extrema() {
    let of = |x: f64, y: f64| {
        let rank = |x: f64| DOUBLE.rank(&Bits::from_u64(x.to_bits(), 64)).expect("a number");
        Range { kind: DOUBLE, low: rank(x), high: rank(y) }
    };
    let sine = |range| {
        let op = FloatOp::Bound { function: Elementary::Sin, greatest: true };
        apply(op, Format::DOUBLE, Rounding::NearestEven, &[range])
    };
    let one = of(-1.0, 1.0);
    // Increasing; over an extremum; over many.
    assert!(
        sine(of(-0.1, 0.1)).is_some_and(|range| of(-0.2, 0.2).between(range.low, range.high) == Some(range))
    );
    assert_eq!(sine(of(1.0, 2.0)), Some(one));
    assert_eq!(sine(of(-1.5, 1000.0)), Some(one));
    assert_eq!(sine(of(1.0, f64::INFINITY)), None);
}
