//! Rules about real numbers hold of what the operators on floating-point numbers give, for all words of small formats, in all rounding modes.

use super::rules::Rules;
use super::{Hint, Kind, Range, about_result, ranges, word_of};
use eufonium_base::{Bits, Rat};
use eufonium_ir::float::reals::{has_reals, of_word};
use eufonium_ir::float::{FloatOp, Format, Rounding, exact};
use eufonium_ir::{Evaluator, Model, Sort, Term, TermPool, Value, print};
use eufonium_testing::Rng;

const SMALL: Format = Format::new(3, 3);
const SMALLER: Format = Format::new(2, 3);

fn words(format: Format) -> Vec<Bits> {
    (0..1_u64 << format.width()).map(|word| Bits::from_u64(word, format.width())).collect()
}

/// Formulas about operands and a result, which are asked for words.
struct Claims {
    pool: TermPool,
    operands: Vec<Term>,
    result: Term,
    formulas: Vec<Term>,
}

impl Claims {
    /// What is said of an operator, some of whose operands are constants.
    fn new(op: (FloatOp, Format, Rounding), constants: &[Option<&Bits>], hint: Option<&Hint>) -> Claims {
        let mut pool = TermPool::new();
        let mut operands = Vec::new();
        for (i, constant) in constants.iter().enumerate() {
            operands.push(match constant {
                Some(word) => pool.num(of_word(op.1, word), Sort::REAL),
                None => pool.constant(format!("x{i}"), Sort::REAL),
            });
        }
        let result = pool.constant("r", Sort::REAL);
        let formulas = about_result(&mut pool, op, &operands, result, hint);
        Claims { pool, operands, result, formulas }
    }

    fn hold(&self, (op, format, rounding): (FloatOp, Format, Rounding), words: &[Bits]) {
        let to = super::result_format(op, format);
        let result = exact::apply(op, format, rounding, words);
        let mut model = Model::new();
        let reals = words.iter().map(|word| of_word(format, word)).chain([of_word(to, &result)]);
        for (term, real) in self.operands.iter().chain([&self.result]).zip(reals) {
            if let Some(constant) = self.pool.as_constant(*term) {
                model.set(constant, Value::Num(real));
            }
        }
        let mut eval = Evaluator::new(&model);
        for formula in &self.formulas {
            let shown = || print::term(&self.pool, *formula).to_string();
            assert!(
                eval.holds(&self.pool, *formula),
                "{op:?} {rounding:?} of {words:?} is {result:?}, against {}",
                shown()
            );
        }
    }
}

fn pairs(format: Format) -> impl Iterator<Item = [Bits; 2]> {
    let all = words(format);
    let others = all.clone();
    all.into_iter().flat_map(move |a| others.clone().into_iter().map(move |b| [a.clone(), b]))
}

#[test]
fn operators_of_two_operands() {
    for op in [FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div, FloatOp::Rem] {
        for rounding in Rounding::ALL {
            let op = (op, SMALL, rounding);
            let claims = Claims::new(op, &[None, None], None);
            assert!(!claims.formulas.is_empty());
            pairs(SMALL).for_each(|pair| claims.hold(op, &pair));
        }
    }
}

/// With a constant the exact result is linear, and rounding has bounds.
#[test]
fn operators_with_a_constant() {
    for op in [FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div, FloatOp::Rem] {
        for (i, constant) in words(SMALL).into_iter().enumerate().filter(|(i, _)| i % 3 == 0) {
            let rounding = Rounding::ALL[i % 5];
            let op = (op, SMALL, rounding);
            let (left, right) = (
                Claims::new(op, &[Some(&constant), None], None),
                Claims::new(op, &[None, Some(&constant)], None),
            );
            for word in words(SMALL) {
                left.hold(op, &[constant.clone(), word.clone()]);
                right.hold(op, &[word, constant.clone()]);
            }
        }
    }
}

#[test]
fn operators_of_one_operand() {
    for rounding in Rounding::ALL {
        for op in [FloatOp::Sqrt, FloatOp::Convert(SMALLER), FloatOp::Convert(Format::new(5, 2))] {
            let op = (op, Format::new(5, 4), rounding);
            let claims = Claims::new(op, &[None], None);
            words(op.1).into_iter().for_each(|word| claims.hold(op, &[word]));
        }
    }
}

#[test]
fn fused_products() {
    for (i, constant) in words(SMALLER).into_iter().enumerate() {
        let op = (FloatOp::Fma, SMALLER, Rounding::ALL[i % 5]);
        let claims = Claims::new(op, &[Some(&constant), None, None], None);
        for [b, c] in pairs(SMALLER) {
            claims.hold(op, &[constant.clone(), b, c]);
        }
    }
}

/// Ranges of operands give bounds of results and of their errors, which hold for all operands, inside and outside.
#[test]
fn operators_with_ranges() {
    let mut random = Rng::new(7);
    let mut seen = 0;
    for round in 0..600 {
        let ops = [FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div, FloatOp::Sqrt];
        let op = (ops[round % 5], SMALL, Rounding::ALL[round / 5 % 5]);
        let kind = Kind::Float(SMALL);
        let mut drawn = || {
            let mut ranks = [0; 2].map(|_| i128::from(random.below(49) as i64 - 24));
            ranks.sort_unstable();
            Range { kind, low: ranks[0], high: ranks[1] }
        };
        let args: Vec<Range> = (0..op.0.arity()).map(|_| drawn()).collect();
        let Some(result) = ranges::apply(op.0, op.1, op.2, &args) else { continue };
        seen += 1;
        let constant = words(SMALL)[random.below(64)].clone();
        let mut operands = vec![None; args.len()];
        if args.len() == 2 && round % 3 == 0 {
            operands[1] = Some(&constant);
        }
        let claims = Claims::new(op, &operands, Some(&Hint { args, result }));
        for pair in
            pairs(SMALL).filter(|pair| operands.len() < 2 || operands[1].is_none_or(|c| *c == pair[1]))
        {
            claims.hold(op, &pair[..operands.len()]);
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn wide_formats() {
    let mut random = Rng::new(3);
    for format in [Format::SINGLE, Format::DOUBLE] {
        let mut drawn = || {
            let near = [
                format.one(false),
                format.greatest(true),
                format.infinity(false),
                format.zero(true),
                format.nan(),
            ];
            match random.below(8) {
                i @ 0..5 => near[i].clone(),
                5 => Bits::from_u64(random.below(1 << 12) as u64, format.width()),
                _ => Bits::from_u64(random.bits(), 64).extract(format.width() - 1, 0),
            }
        };
        for op in [
            FloatOp::Add,
            FloatOp::Sub,
            FloatOp::Mul,
            FloatOp::Div,
            FloatOp::Rem,
            FloatOp::Fma,
            FloatOp::Sqrt,
        ] {
            for rounding in Rounding::ALL {
                let op = (op, format, rounding);
                let mut constant = drawn();
                for i in 0..300 {
                    let args: Vec<Bits> = (0..op.0.arity()).map(|_| drawn()).collect();
                    let mut operands = vec![None; args.len()];
                    let mut args = args;
                    if i % 2 == 0 {
                        args[0] = constant.clone();
                        operands[0] = Some(&constant);
                    }
                    Claims::new(op, &operands, None).hold(op, &args);
                    constant = drawn();
                }
            }
        }
    }
}

#[test]
fn integers_of_numbers() {
    let format = Format::new(4, 4);
    for rounding in Rounding::ALL {
        let mut pool = TermPool::new();
        let x = pool.constant("x", Sort::REAL);
        let (result, mut about) = Rules::new(&mut pool).integral(x, rounding);
        let integral = Rules::new(&mut pool).as_integral(result).expect("it was made so");
        let (n, m) = (pool.constant("n", Sort::INT), pool.constant("m", Sort::INT));
        let ends = [Rat::from(-8), Rat::from(7)];
        about.extend(Rules::new(&mut pool).integer(x, n, ends.clone(), rounding));
        about.extend(Rules::new(&mut pool).integer(result, m, ends, Rounding::Zero));
        for word in words(format) {
            let whole = exact::apply(FloatOp::Integral, format, rounding, std::slice::from_ref(&word));
            let to_int = FloatOp::ToInt { signed: true, bits: 4 };
            let integer = |word: &Bits, rounding| {
                exact::apply(to_int, format, rounding, std::slice::from_ref(word)).to_rat_signed()
            };
            let value = exact::to_rational(format, &whole).unwrap_or(Rat::ZERO);
            let mut model = Model::new();
            for (term, value) in [
                (x, of_word(format, &word)),
                (integral, value),
                (n, integer(&word, rounding)),
                (m, integer(&whole, Rounding::Zero)),
            ] {
                model.set(pool.as_constant(term).expect("a constant"), Value::Num(value));
            }
            let mut eval = Evaluator::new(&model);
            assert_eq!(
                eval.eval(&pool, result),
                Value::Num(of_word(format, &whole)),
                "{rounding:?} {word:?}"
            );
            for formula in &about {
                assert!(
                    eval.holds(&pool, *formula),
                    "{rounding:?} {word:?}: {}",
                    print::term(&pool, *formula)
                );
            }
        }
    }
}

#[test]
fn words_come_back_from_reals() {
    for format in [Format::HALF, Format::SINGLE, Format::DOUBLE] {
        assert!(has_reals(format));
        for word in [
            format.one(true),
            format.greatest(false),
            format.infinity(true),
            format.nan(),
            format.zero(false),
        ] {
            assert_eq!(word_of(&of_word(format, &word), format.width()), Some(word));
        }
    }
    assert!(!has_reals(Format::EXTENDED) && !has_reals(Format::QUAD));
    let third = word_of(&Rat::new(1, 3), 64).expect("double has 64 bits");
    assert_eq!(f64::from_bits(third.as_u64().expect("it has 64 bits")), 1.0 / 3.0);
}
