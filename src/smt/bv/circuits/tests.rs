//! Every circuit against machine arithmetic: all values of all operands at small widths, constants in all places.

use super::*;
use crate::bv::aig::Simulation;

fn mask(width: usize) -> u64 {
    (1 << width) - 1
}

fn signed(x: u64, width: usize) -> i64 {
    if x >> (width - 1) & 1 == 1 { x as i64 - (1 << width) } else { x as i64 }
}

fn number(bits: &[bool]) -> u64 {
    bits.iter().rev().fold(0, |n, &bit| n << 1 | u64::from(bit))
}

type Circuit = fn(&mut Aig, &[AigLit], &[AigLit]) -> Word;
type Function = fn(u64, u64, usize) -> u64;

fn summands<'a>(words: &[(&'a [AigLit], bool)]) -> Vec<Summand<'a>> {
    words.iter().map(|&(word, negated)| Summand { word, negated }).collect()
}

const OPERATORS: &[(&str, Circuit, Function)] = &[
    ("and", and, |a, b, _| a & b),
    ("or", or, |a, b, _| a | b),
    ("xor", xor, |a, b, _| a ^ b),
    ("not", |_, a, _| not(a), |a, _, _| !a),
    ("ite", |g, a, b| ite(g, a[0], a, b), |a, b, _| if a & 1 == 1 { a } else { b }),
    ("add", |g, a, b| add(g, a, b, AigLit::FALSE), |a, b, _| a.wrapping_add(b)),
    ("add one more", |g, a, b| add(g, a, b, AigLit::TRUE), |a, b, _| a.wrapping_add(b) + 1),
    ("negate", |g, a, _| negate(g, a), |a, _, _| a.wrapping_neg()),
    ("a - b", |g, a, b| sum(g, &summands(&[(a, false), (b, true)])), |a, b, _| a.wrapping_sub(b)),
    (
        "-a - b",
        |g, a, b| sum(g, &summands(&[(a, true), (b, true)])),
        |a, b, _| a.wrapping_neg().wrapping_sub(b),
    ),
    (
        "-a + b - a - b",
        |g, a, b| sum(g, &summands(&[(a, true), (b, false), (a, true), (b, true)])),
        |a, b, _| b.wrapping_sub(a).wrapping_sub(a).wrapping_sub(b),
    ),
    ("multiply", multiply, |a, b, _| a.wrapping_mul(b)),
    ("quotient", |g, a, b| divide(g, a, b).0, |a, b, _| a.checked_div(b).unwrap_or(u64::MAX)),
    ("remainder", |g, a, b| divide(g, a, b).1, |a, b, _| a.checked_rem(b).unwrap_or(a)),
    ("shift left", shift_left, |a, b, _| a.checked_shl(b as u32).unwrap_or(0)),
    (
        "shift right",
        |g, a, b| shift_right(g, a, b, Fill::Zero),
        |a, b, _| a.checked_shr(b as u32).unwrap_or(0),
    ),
    (
        "arithmetic shift right",
        |g, a, b| shift_right(g, a, b, Fill::Sign),
        |a, b, w| (signed(a, w) >> b.min(63)) as u64,
    ),
    ("equal", |g, a, b| vec![equal(g, a, b)], |a, b, _| u64::from(a == b)),
    ("less", |g, a, b| vec![unsigned_less(g, a, b)], |a, b, _| u64::from(a < b)),
    ("signed less", |g, a, b| vec![signed_less(g, a, b)], |a, b, w| u64::from(signed(a, w) < signed(b, w))),
];

/// An operand: inputs, or a constant.
fn operand(g: &mut Aig, width: usize, value: Option<u64>) -> Word {
    match value {
        None => (0..width).map(|_| g.input()).collect(),
        Some(n) => constant((0..width).map(|i| n >> i & 1 == 1)),
    }
}

/// Compares a circuit with its function for all values of the operands that are not fixed.
fn compare(name: &str, circuit: Circuit, function: Function, width: usize, fixed: [Option<u64>; 2]) {
    let mut g = Aig::new();
    let operands = fixed.map(|value| operand(&mut g, width, value));
    let out = circuit(&mut g, &operands[0], &operands[1]);
    let range = |value: Option<u64>| value.map_or(0..1 << width, |n| n..n + 1);
    for a in range(fixed[0]) {
        for b in range(fixed[1]) {
            let mut simulation = Simulation::default();
            let mut value = |l: AigLit| {
                simulation.value(&g, l, &mut |node| {
                    let place = |w: &Word| w.iter().position(|l| l.node() == node);
                    match (place(&operands[0]), place(&operands[1])) {
                        (Some(i), _) => a >> i & 1 == 1,
                        (_, Some(i)) => b >> i & 1 == 1,
                        _ => unreachable!("all inputs belong to an operand"),
                    }
                })
            };
            let got = number(&out.iter().map(|&l| value(l)).collect::<Vec<_>>());
            let expected = function(a, b, width) & mask(out.len());
            assert_eq!(got, expected, "{name} of {a} and {b} at width {width}, fixed: {fixed:?}");
        }
    }
}

#[test]
fn operators_agree_with_machine_arithmetic() {
    for &(name, circuit, function) in OPERATORS {
        for width in 1..=5 {
            compare(name, circuit, function, width, [None, None]);
        }
    }
}

#[test]
fn constant_operands_are_folded_rightly() {
    for &(name, circuit, function) in OPERATORS {
        for width in 1..=4 {
            for n in 0..1 << width {
                compare(name, circuit, function, width, [Some(n), None]);
                compare(name, circuit, function, width, [None, Some(n)]);
                compare(name, circuit, function, width, [Some(n), Some(n ^ 5 & mask(width))]);
            }
        }
    }
}

#[test]
fn equal_operands() {
    for &(name, circuit, function) in OPERATORS {
        for width in 1..=6 {
            let mut g = Aig::new();
            let a = operand(&mut g, width, None);
            let out = circuit(&mut g, &a, &a);
            for n in 0..1u64 << width {
                let mut s = Simulation::default();
                let bits: Vec<bool> =
                    out.iter().map(|&l| s.value(&g, l, &mut |node| n >> (node - 1) & 1 == 1)).collect();
                let expected = function(n, n, width) & mask(out.len());
                assert_eq!(number(&bits), expected, "{name} of {n} twice at width {width}");
            }
        }
    }
}

#[test]
fn constants_give_constants() {
    for &(name, circuit, function) in OPERATORS {
        let mut g = Aig::new();
        let (a, b) = (operand(&mut g, 6, Some(45)), operand(&mut g, 6, Some(3)));
        let out = circuit(&mut g, &a, &b);
        let bits = as_constant(&out).unwrap_or_else(|| panic!("{name} of constants is constant"));
        assert_eq!(number(&bits), function(45, 3, 6) & mask(out.len()), "{name}");
        assert_eq!(g.num_nodes(), 1, "{name} of constants makes no node");
    }
}
