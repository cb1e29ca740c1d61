//! Circuits against exact arithmetic.

use super::{Circuit, Random, widths, words};
use crate::float::FloatOperator;
use crate::float::circuit::{about_remainder, has_remainder};
use crate::float::exact::apply;
use crate::float::{FloatOp, Format, Rounding};
use crate::{Evaluator, Model, TermPool, Value};
use eufonium_base::Bits;

const TINY: Format = Format::new(2, 3);
const SMALL: Format = Format::new(3, 4);
/// The least sizes that SMT-LIB has.
const TINIEST: Format = Format::new(2, 2);

fn agree(op: FloatOp, format: Format, rounding: Rounding, cases: impl Iterator<Item = Vec<Bits>>) {
    let mut circuit = None;
    for args in cases {
        let widths: Vec<u32> = args.iter().map(Bits::width).collect();
        let circuit = circuit.get_or_insert_with(|| Circuit::new(op, format, rounding, &widths));
        let (found, expected) = (circuit.eval(&args), apply(op, format, rounding, &args));
        assert_eq!(found, expected, "{op:?} {format:?} {rounding:?} of {args:?}");
    }
}

fn pairs(width: u32) -> impl Iterator<Item = Vec<Bits>> {
    words(width).flat_map(move |a| words(width).map(move |b| vec![a.clone(), b]))
}

const BINARY: [FloatOp; 7] = [
    FloatOp::Add,
    FloatOp::Sub,
    FloatOp::Mul,
    FloatOp::Div,
    FloatOp::Equal,
    FloatOp::Less,
    FloatOp::LessEqual,
];

#[test]
fn all_pairs_of_tiny_numbers() {
    for format in [TINY, TINIEST, Format::new(3, 2), Format::new(2, 4)] {
        for (op, rounding) in BINARY.into_iter().flat_map(|op| Rounding::ALL.map(|r| (op, r))) {
            agree(op, format, rounding, pairs(format.width()));
        }
    }
}

#[test]
fn all_pairs_of_small_numbers() {
    for (op, rounding) in [
        (FloatOp::Add, Rounding::NearestEven),
        (FloatOp::Add, Rounding::Down),
        (FloatOp::Mul, Rounding::NearestEven),
        (FloatOp::Mul, Rounding::Up),
        (FloatOp::Div, Rounding::NearestEven),
        (FloatOp::Div, Rounding::NearestAway),
        (FloatOp::Less, Rounding::Zero),
    ] {
        agree(op, SMALL, rounding, pairs(SMALL.width()));
    }
}

/// Compares the circuit of remainders with exact arithmetic.
fn remainders_agree(format: Format, cases: impl Iterator<Item = Vec<Bits>>) {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(format.width());
    let args = ["a", "b"].map(|name| pool.constant(name, sort));
    let operator = FloatOperator { op: FloatOp::Rem, format, rounding: Rounding::NearestEven };
    let circuit = operator.circuit(&mut pool, &args).expect("the format is small enough");
    let model = Model::default();
    for words in cases {
        let mut evaluator = Evaluator::new(&model);
        for (arg, word) in args.iter().zip(&words) {
            evaluator.set(*arg, Value::Bits(word.clone()));
        }
        let expected = Value::Bits(operator.apply(&words));
        assert_eq!(evaluator.eval(&pool, circuit), expected, "{format:?} of {words:?}");
    }
}

#[test]
fn remainders_are_exact() {
    for format in [Format::new(2, 2), TINY, SMALL, Format::new(4, 2), Format::new(2, 6)] {
        remainders_agree(format, pairs(format.width()));
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for format in [Format::HALF, Format::SINGLE] {
        let cases: Vec<_> = (0..40).map(|_| vec![random.word(format), random.word(format)]).collect();
        remainders_agree(format, cases.into_iter());
    }
    assert!(has_remainder(Format::DOUBLE) && !has_remainder(Format::QUAD));
}

#[test]
fn what_is_said_of_remainders_holds() {
    for format in [TINY, SMALL, Format { explicit: true, ..TINY }] {
        for rounding in [Rounding::Zero, Rounding::NearestEven] {
            let mut pool = TermPool::new();
            let sort = pool.bv_sort(format.width());
            let [a, b, rest] = ["a", "b", "rest"].map(|name| pool.constant(name, sort));
            let formula = about_remainder(&mut pool, format, rounding, [a, b], rest);
            for args in pairs(format.width()) {
                let model = Model::default();
                let mut evaluator = Evaluator::new(&model);
                let result = apply(FloatOp::Rem, format, rounding, &args);
                for (term, word) in [a, b, rest].into_iter().zip([&args[0], &args[1], &result]) {
                    evaluator.set(term, Value::Bits(word.clone()));
                }
                assert!(evaluator.holds(&pool, formula), "{rounding:?} of {args:?}");
            }
        }
    }
}

#[test]
fn all_triples_of_tiny_numbers() {
    let triples = |format: Format| {
        let third =
            move |ab: Vec<Bits>| words(format.width()).map(move |c| vec![ab[0].clone(), ab[1].clone(), c]);
        pairs(format.width()).flat_map(third)
    };
    for rounding in [Rounding::NearestEven, Rounding::Down] {
        agree(FloatOp::Fma, TINY, rounding, triples(TINY));
    }
    for rounding in Rounding::ALL {
        agree(FloatOp::Fma, TINIEST, rounding, triples(TINIEST));
        agree(FloatOp::Fma, Format::new(3, 2), rounding, triples(Format::new(3, 2)));
    }
}

#[test]
fn all_single_numbers() {
    let formats = [
        TINY,
        SMALL,
        Format::new(4, 4),
        Format { explicit: true, ..SMALL },
        TINIEST,
        Format::new(2, 6),
        Format::new(5, 2),
    ];
    for format in formats {
        let mut ops = vec![FloatOp::Sqrt, FloatOp::Integral];
        ops.extend(formats.map(FloatOp::Convert));
        for bits in [1, 2, 3, 5, 8] {
            ops.extend([false, true].map(|signed| FloatOp::ToInt { signed, bits }));
        }
        for (op, rounding) in ops.iter().flat_map(|op| Rounding::ALL.map(|r| (*op, r))) {
            // Next to the greatest number of this format is an integer that it does not have.
            let fraction = format.bias() < i64::from(format.precision) && rounding != Rounding::Zero;
            if fraction && matches!(op, FloatOp::ToInt { .. }) {
                continue;
            }
            agree(op, format, rounding, words(format.width()).map(|a| vec![a]));
        }
    }
}

#[test]
fn all_integers() {
    for format in
        [TINY, SMALL, Format::new(4, 4), Format::new(4, 8), TINIEST, Format::new(2, 6), Format::new(5, 2)]
    {
        for (bits, rounding) in [1, 2, 3, 5, 8].into_iter().flat_map(|b| Rounding::ALL.map(|r| (b, r))) {
            for signed in [false, true] {
                agree(FloatOp::FromInt { signed }, format, rounding, words(bits).map(|a| vec![a]));
            }
        }
    }
}

#[test]
fn stored_leading_bits() {
    let format = Format { explicit: true, ..TINY };
    for op in [FloatOp::Add, FloatOp::Mul, FloatOp::LessEqual, FloatOp::Equal] {
        agree(op, format, Rounding::NearestEven, pairs(format.width()));
    }
}

#[test]
fn random_numbers_of_real_formats() {
    let formats =
        [Format::HALF, Format::BFLOAT, Format::SINGLE, Format::DOUBLE, Format::EXTENDED, Format::QUAD];
    let ops = BINARY.into_iter().chain([
        FloatOp::Fma,
        FloatOp::Sqrt,
        FloatOp::Integral,
        FloatOp::ToInt { signed: true, bits: 32 },
        FloatOp::ToInt { signed: false, bits: 64 },
        FloatOp::FromInt { signed: true },
        FloatOp::Convert(Format::SINGLE),
        FloatOp::Convert(Format::DOUBLE),
        FloatOp::Convert(Format::EXTENDED),
    ]);
    let mut random = Random(88_172_645_463_325_252);
    for op in ops {
        for format in formats {
            let widths = widths(op, format, 64);
            let integers = matches!(op, FloatOp::FromInt { .. });
            let cases: Vec<Vec<Bits>> = (0..100)
                .map(|_| {
                    let word = |r: &mut Random| {
                        if integers {
                            let places = r.next() % 64;
                            Bits::from_u64(r.next() >> places, 64)
                        } else {
                            r.word(format)
                        }
                    };
                    widths.iter().map(|_| word(&mut random)).collect()
                })
                .collect();
            agree(op, format, Rounding::ALL[random.next() as usize % 5], cases.iter().cloned());
            agree(op, format, Rounding::NearestEven, cases.into_iter());
        }
    }
}
