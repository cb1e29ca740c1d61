//! The theory of SMT-LIB, with operands and rounding modes that are not known, against exact arithmetic, the machine, and what the standard says.

use super::{Random, words};
use crate::float::exact::{Number, apply, compare, decode, of_rational, to_rational};
use crate::float::theory::{Class, Comparison};
use crate::float::{FloatOp, Format, Rounding};
use crate::value::{domain, domain_size};
use crate::{Evaluator, Model, Term, TermPool, Value};
use eufonium_base::{Bits, Rat};
use std::cmp::Ordering;

/// The words of the values of a format.
fn numbers(format: Format) -> Vec<Bits> {
    words(format.width()).filter(|w| !format.is_nan(w) || *w == format.nan()).collect()
}

/// A term over two numbers and a mode, to be evaluated for many.
struct Formula {
    pool: TermPool,
    inputs: [Term; 3],
    term: Term,
}

impl Formula {
    fn new(format: Format, make: impl FnOnce(&mut TermPool, Term, Term, Term) -> Term) -> Formula {
        let mut pool = TermPool::new();
        let sort = pool.float_sort(format.exponent, format.precision);
        let modes = pool.rounding_sort();
        let inputs = [pool.constant("x", sort), pool.constant("y", sort), pool.constant("m", modes)];
        let term = make(&mut pool, inputs[2], inputs[0], inputs[1]);
        Formula { pool, inputs, term }
    }
    fn eval(&self, mode: Rounding, x: &Bits, y: &Bits) -> Value {
        let model = Model::default();
        let mut evaluator = Evaluator::new(&model);
        for (input, word) in self.inputs.iter().zip([x.clone(), y.clone(), mode.word()]) {
            evaluator.set(*input, Value::Bits(word));
        }
        evaluator.eval(&self.pool, self.term)
    }
    /// Compares with an oracle for all numbers and modes.
    fn agrees(&self, format: Format, oracle: impl Fn(Rounding, &Bits, &Bits) -> Value) {
        let all = numbers(format);
        for (x, y) in all.iter().flat_map(|x| all.iter().map(move |y| (x, y))) {
            for mode in Rounding::ALL {
                assert_eq!(self.eval(mode, x, y), oracle(mode, x, y), "{format:?} {mode:?} of {x:?} {y:?}");
            }
        }
    }
}

const FORMATS: [Format; 3] = [Format::new(2, 2), Format::new(2, 4), Format::new(3, 3)];

#[test]
fn rounded_operators() {
    type Make = fn(&mut TermPool, Term, Term, Term) -> Term;
    let table: [(FloatOp, Make); 5] = [
        (FloatOp::Add, |p, m, x, y| p.fp_add(m, x, y)),
        (FloatOp::Sub, |p, m, x, y| p.fp_sub(m, x, y)),
        (FloatOp::Mul, |p, m, x, y| p.fp_mul(m, x, y)),
        (FloatOp::Div, |p, m, x, y| p.fp_div(m, x, y)),
        (FloatOp::Sqrt, |p, m, x, _| p.fp_sqrt(m, x)),
    ];
    for format in FORMATS {
        for (op, make) in table {
            let args = |x: &Bits, y: &Bits| [x.clone(), y.clone()][..op.arity()].to_vec();
            Formula::new(format, make)
                .agrees(format, |mode, x, y| Value::Bits(apply(op, format, mode, &args(x, y))));
        }
        Formula::new(format, |p, _, x, y| p.fp_rem(x, y)).agrees(format, |_, x, y| {
            Value::Bits(apply(FloatOp::Rem, format, Rounding::NearestEven, &[x.clone(), y.clone()]))
        });
    }
}

#[test]
fn signs_classes_and_comparisons() {
    for format in FORMATS {
        let is_nan = |x: &Bits| decode(format, x) == Number::Nan;
        Formula::new(format, |p, _, x, _| p.fp_neg(x)).agrees(format, |_, x, _| {
            let flipped = x.xor(&Bits::min_signed(x.width()));
            Value::Bits(if is_nan(x) { x.clone() } else { flipped })
        });
        Formula::new(format, |p, _, x, _| p.fp_abs(x)).agrees(format, |_, x, _| {
            let cleared = x.and(&Bits::max_signed(x.width()));
            Value::Bits(if is_nan(x) { x.clone() } else { cleared })
        });
        let how = |x: &Bits, y: &Bits| compare(&decode(format, x), &decode(format, y));
        for (comparison, orders) in [
            (Comparison::Equal, &[Ordering::Equal][..]),
            (Comparison::Less, &[Ordering::Less]),
            (Comparison::LessEqual, &[Ordering::Less, Ordering::Equal]),
        ] {
            Formula::new(format, |p, _, x, y| p.fp_compare(comparison, x, y)).agrees(format, |_, x, y| {
                Value::Bool(how(x, y).is_some_and(|order| orders.contains(&order)))
            });
        }
        let smallest = format.word(false, 1, &Bits::zero(format.fraction()));
        let class = |x: &Bits| match decode(format, x) {
            Number::Nan => Class::Nan,
            Number::Infinite { .. } => Class::Infinite,
            number if to_rational(format, x) == Some(Rat::ZERO) => {
                assert!(matches!(number, Number::Finite { .. }));
                Class::Zero
            }
            _ if to_rational(format, x).map(|r| r.abs()) < to_rational(format, &smallest) => Class::Subnormal,
            _ => Class::Normal,
        };
        for wanted in [Class::Nan, Class::Infinite, Class::Zero, Class::Subnormal, Class::Normal] {
            Formula::new(format, |p, _, x, _| p.fp_is(wanted, x))
                .agrees(format, |_, x, _| Value::Bool(class(x) == wanted));
        }
        for (wanted, sign) in [(Class::Negative, true), (Class::Positive, false)] {
            Formula::new(format, |p, _, x, _| p.fp_is(wanted, x))
                .agrees(format, |_, x, _| Value::Bool(!is_nan(x) && x.sign() == sign));
        }
    }
}

#[test]
fn extremes() {
    for format in FORMATS {
        let real = |x: &Bits| to_rational(format, x);
        type Make = fn(&mut TermPool, Term, Term) -> Term;
        let table: [(Make, bool); 2] = [(TermPool::fp_min, true), (TermPool::fp_max, false)];
        for (make, least) in table {
            let formula = Formula::new(format, |p, _, x, y| make(p, x, y));
            for (x, y) in
                numbers(format).iter().flat_map(|x| numbers(format).into_iter().map(move |y| (x.clone(), y)))
            {
                let found = formula.eval(Rounding::Zero, &x, &y);
                let zeros = real(&x) == Some(Rat::ZERO) && real(&y) == Some(Rat::ZERO);
                let first = match compare(&decode(format, &x), &decode(format, &y)) {
                    Some(Ordering::Less) => least,
                    Some(Ordering::Greater) => !least,
                    Some(Ordering::Equal) => true,
                    None => y == format.nan(),
                };
                let expected = if first { &x } else { &y };
                assert!(zeros || found == Value::Bits(expected.clone()), "of {x:?} {y:?}: {found:?}");
                assert!([&x, &y].map(|w| Value::Bits(w.clone())).contains(&found), "one of both");
            }
        }
    }
}

#[test]
fn conversions_to_integers_and_back() {
    for format in FORMATS {
        for (bits, signed) in [1, 2, 3, 5].into_iter().flat_map(|bits| [(bits, false), (bits, true)]) {
            let formula = Formula::new(format, |p, m, x, _| p.fp_to_bv(m, x, signed, bits));
            let all = numbers(format);
            for (x, mode) in all.iter().flat_map(|x| Rounding::ALL.map(|mode| (x, mode))) {
                // Rounded in a format that has all integers near.
                let wide = Format::new(6, 20);
                let word = apply(FloatOp::Convert(wide), format, mode, std::slice::from_ref(x));
                let word = apply(FloatOp::Integral, wide, mode, &[word]);
                let Some(integer) = to_rational(wide, &word) else { continue };
                let value = Bits::from_rat(&integer, bits);
                let back = if signed { value.to_rat_signed() } else { value.to_rat() };
                if back == integer {
                    assert_eq!(formula.eval(mode, x, x), Value::Bits(value), "{format:?} {mode:?} of {x:?}");
                }
            }
            let mut pool = TermPool::new();
            let (sort, modes) = (pool.bv_sort(bits), pool.rounding_sort());
            let (n, mode) = (pool.constant("n", sort), pool.constant("m", modes));
            let number = pool.fp_of_bv(mode, n, signed, format);
            for (word, rounding) in words(bits).flat_map(|w| Rounding::ALL.map(|r| (w.clone(), r))) {
                let model = Model::default();
                let mut evaluator = Evaluator::new(&model);
                evaluator.set(n, Value::Bits(word.clone()));
                evaluator.set(mode, Value::Bits(rounding.word()));
                let value = if signed { word.to_rat_signed() } else { word.to_rat() };
                let expected = of_rational(format, rounding, &value);
                assert_eq!(evaluator.eval(&pool, number), Value::Bits(expected), "{rounding:?} of {word:?}");
            }
        }
    }
}

#[test]
fn reals_are_rounded_as_the_machine_does() {
    let mut random = Random(7);
    for _ in 0..2000 {
        let (n, d) = (random.next() >> (random.next() % 60), (random.next() >> (random.next() % 60)) | 1);
        let (n, d) = ((n >> 1) as i64, (d >> 1) as i64 | 1);
        let word = of_rational(Format::DOUBLE, Rounding::NearestEven, &Rat::new(n, 1));
        assert_eq!(word.as_u64(), Some((n as f64).to_bits()));
        let value = to_rational(Format::DOUBLE, &word).expect("integers are finite");
        assert_eq!(of_rational(Format::DOUBLE, Rounding::Zero, &value), word);
        // A quotient of numbers is rounded once by the machine too.
        let (a, b) = (n >> 11, d >> 11 | 1);
        let word = of_rational(Format::DOUBLE, Rounding::NearestEven, &Rat::new(a, b));
        assert_eq!(word.as_u64(), Some((a as f64 / b as f64).to_bits()), "{a} / {b}");
        let narrow = of_rational(Format::SINGLE, Rounding::NearestEven, &Rat::new(n, 1));
        assert_eq!(narrow.as_u64(), Some(u64::from((n as f32).to_bits())));
    }
}

#[test]
fn formats_are_counted() {
    let mut pool = TermPool::new();
    let modes = pool.rounding_sort();
    assert_eq!(domain_size(&pool, modes, 5), Some(5));
    assert_eq!(domain_size(&pool, modes, 4), None);
    for format in FORMATS {
        let sort = pool.float_sort(format.exponent, format.precision);
        let size = domain(&pool, sort).len();
        assert_eq!(size, numbers(format).len());
        assert_eq!(domain_size(&pool, sort, 1000), Some(size as u64));
        assert!(domain(&pool, sort).iter().all(|value| value.has_sort(&pool, sort)));
    }
    let single = pool.float_sort(8, 24);
    assert_eq!(domain_size(&pool, single, 1000), None);
}

#[test]
fn terms_are_written_as_numbers() {
    use crate::print::term;
    let mut pool = TermPool::new();
    let (sort, modes) = (pool.float_sort(3, 4), pool.rounding_sort());
    let [x, y] = ["x", "y"].map(|name| pool.constant(name, sort));
    let m = pool.constant("m", modes);
    let near = pool.rounding(Rounding::NearestEven);
    let sum = pool.fp_add(near, x, y);
    assert_eq!(term(&pool, sum), "(fp.add RNE x y)");
    let nan = pool.float(Format::new(3, 4), &Format::new(3, 4).nan());
    let wrong = pool.fp_mul(near, sum, nan);
    assert_eq!(term(&pool, wrong), "(_ NaN 3 4)");
    let root = pool.fp_sqrt(near, sum);
    let same = pool.eq(root, x);
    assert_eq!(term(&pool, same), "(= (fp.to_ieee_bv x) (fp.to_ieee_bv (fp.sqrt RNE (fp.add RNE x y))))");
    let is = pool.eq(m, near);
    assert_eq!(term(&pool, is), "(= m RNE)");
    let one = pool.float(Format::new(3, 4), &Format::new(3, 4).one(true));
    assert_eq!(term(&pool, one), "(fp #b1 #b011 #b000)");
}
