//! The theory FloatingPoint, and what Z3 and cvc5 add: the word of a number (`fp.to_ieee_bv`), numbers by a significand and an exponent.

use super::bits::MAX_WIDTH;
use super::{ANY, Complaint, IndexedOperator, Operator, Rule, chain, check_arity, coerce, expect_sort};
use eufonium_base::{InputError, Rat, Span};
use eufonium_ir::float::theory::{Class, Comparison};
use eufonium_ir::float::{Format, Rounding};
use eufonium_ir::{Sort, SortKind, Term, TermPool, print};

/// The most bits of exponents. Exact arithmetic has numbers of up to two to that power of bits.
const MAX_EXPONENT: u32 = 24;
/// The most bits of significands.
const MAX_PRECISION: u32 = 1 << 16;

const fn float(
    name: &'static str,
    arity: (usize, usize),
    rule: Rule,
    build: fn(&mut TermPool, &[Term]) -> Term,
) -> Operator {
    Operator { name, arity, rule, build, reserved: false }
}

/// A comparison of neighbours.
macro_rules! comparison {
    ($name:literal, $how:ident) => {
        float($name, (2, ANY), Rule::Floats, |pool, args| {
            chain(pool, args, |pool, a, b| pool.fp_compare(Comparison::$how, a, b))
        })
    };
    ($name:literal, turned $how:ident) => {
        float($name, (2, ANY), Rule::Floats, |pool, args| {
            chain(pool, args, |pool, a, b| pool.fp_compare(Comparison::$how, b, a))
        })
    };
}
/// A class of numbers.
macro_rules! class {
    ($name:literal, $class:ident) => {
        float($name, (1, 1), Rule::Floats, |pool, args| pool.fp_is(Class::$class, args[0]))
    };
}

/// The operators.
pub const OPERATORS: &[Operator] = &[
    float("fp.abs", (1, 1), Rule::Floats, |pool, args| pool.fp_abs(args[0])),
    float("fp.neg", (1, 1), Rule::Floats, |pool, args| pool.fp_neg(args[0])),
    float("fp.add", (3, 3), Rule::Rounded, |pool, args| pool.fp_add(args[0], args[1], args[2])),
    float("fp.sub", (3, 3), Rule::Rounded, |pool, args| pool.fp_sub(args[0], args[1], args[2])),
    float("fp.mul", (3, 3), Rule::Rounded, |pool, args| pool.fp_mul(args[0], args[1], args[2])),
    float("fp.div", (3, 3), Rule::Rounded, |pool, args| pool.fp_div(args[0], args[1], args[2])),
    float("fp.fma", (4, 4), Rule::Rounded, |pool, args| pool.fp_fma(args[0], args[1], args[2], args[3])),
    float("fp.sqrt", (2, 2), Rule::Rounded, |pool, args| pool.fp_sqrt(args[0], args[1])),
    float("fp.roundToIntegral", (2, 2), Rule::Rounded, |pool, args| {
        pool.fp_round_to_integral(args[0], args[1])
    }),
    float("fp.rem", (2, 2), Rule::Floats, |pool, args| pool.fp_rem(args[0], args[1])),
    float("fp.min", (2, 2), Rule::Floats, |pool, args| pool.fp_min(args[0], args[1])),
    float("fp.max", (2, 2), Rule::Floats, |pool, args| pool.fp_max(args[0], args[1])),
    comparison!("fp.eq", Equal),
    comparison!("fp.lt", Less),
    comparison!("fp.leq", LessEqual),
    comparison!("fp.gt", turned Less),
    comparison!("fp.geq", turned LessEqual),
    class!("fp.isNormal", Normal),
    class!("fp.isSubnormal", Subnormal),
    class!("fp.isZero", Zero),
    class!("fp.isInfinite", Infinite),
    class!("fp.isNaN", Nan),
    class!("fp.isNegative", Negative),
    class!("fp.isPositive", Positive),
    float("fp.to_real", (1, 1), Rule::Floats, |pool, args| pool.fp_to_real(args[0])),
    float("fp.to_ieee_bv", (1, 1), Rule::Floats, |pool, args| pool.word(args[0])),
    float("fp", (3, 3), Rule::Parts, |pool, args| pool.fp_of_parts(args[0], args[1], args[2])),
];

/// The operators with indices.
pub const INDEXED: &[IndexedOperator] = &[
    IndexedOperator { name: "to_fp", build: to_fp },
    IndexedOperator { name: "to_fp_unsigned", build: to_fp_unsigned },
    IndexedOperator { name: "fp.to_ubv", build: |p, i, a| to_bv("fp.to_ubv", false, p, i, a) },
    IndexedOperator { name: "fp.to_sbv", build: |p, i, a| to_bv("fp.to_sbv", true, p, i, a) },
];

/// Complains about floating-point numbers in a problem, for formats whose engines know none.
///
/// # Errors
/// If a sort of them was ever named, or made by an operator.
pub fn refuse(pool: &TermPool, span: Span) -> Result<(), InputError> {
    let message = "unsupported: floating-point numbers, but for scripts";
    if pool.has_floats() { Err(InputError::unsupported(span, message)) } else { Ok(()) }
}

/// The format of a sort with a name of its own.
pub fn named_format(name: &str) -> Option<Format> {
    Some(match name {
        "Float16" => Format::HALF,
        "Float32" => Format::SINGLE,
        "Float64" => Format::DOUBLE,
        "Float128" => Format::QUAD,
        _ => return None,
    })
}

/// The format with these sizes, as numerals.
pub fn format(exponent: &str, precision: &str) -> Result<Format, Complaint> {
    let size = |text: &str, most: u32| match text.parse::<u32>() {
        _ if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) => {
            Err(Complaint::whole("a format has the sizes of exponent and significand as two numerals"))
        }
        Ok(0 | 1) => Err(Complaint::whole("exponent and significand have at least 2 bits each")),
        Ok(n) if n <= most => Ok(n),
        _ => Err(Complaint::whole(format!(
            "unsupported: formats with more than {MAX_EXPONENT} bits of exponent or {MAX_PRECISION} of significand"
        ))),
    };
    Ok(Format::new(size(exponent, MAX_EXPONENT)?, size(precision, MAX_PRECISION)?))
}

fn indexed_format(name: &str, indices: &[&str]) -> Result<Format, Complaint> {
    match indices {
        [exponent, precision] => format(exponent, precision),
        _ => Err(Complaint::whole(format!("`{name}` has two numerals as its indices"))),
    }
}

/// The constant `(_ NaN 8 24)` and its like, if the name is one.
pub fn constant(pool: &mut TermPool, name: &str, indices: &[&str]) -> Option<Result<Term, Complaint>> {
    Format::HALF.special(name)?;
    Some(indexed_format(name, indices).map(|format| {
        let word = format.special(name).expect("every format has the constant");
        pool.float(format, &word)
    }))
}

/// The rounding mode with this name.
pub fn rounding(pool: &mut TermPool, name: &str) -> Option<Term> {
    Rounding::named(name).map(|mode| pool.rounding(mode))
}

fn show(pool: &TermPool, t: Term) -> String {
    print::sort(pool, pool.sort(t)).into_owned()
}

pub(super) fn expect_rounding(pool: &TermPool, args: &[Term], i: usize) -> Result<(), Complaint> {
    if *pool.sort_kind(pool.sort(args[i])) == SortKind::Rounding {
        return Ok(());
    }
    Err(Complaint::about(i, format!("expected a rounding mode, not a term of sort {}", show(pool, args[i]))))
}

/// Checks that all arguments from one on are floating-point numbers of one format.
pub(super) fn expect_floats(pool: &mut TermPool, args: &mut [Term], first: usize) -> Result<(), Complaint> {
    let sort = pool.sort(args[first]);
    if pool.as_float(sort).is_none() {
        let have = show(pool, args[first]);
        return Err(Complaint::about(
            first,
            format!("expected a floating-point number, not a term of sort {have}"),
        ));
    }
    (first..args.len()).try_for_each(|i| expect_sort(pool, args, i, sort))
}

/// Checks the sign, the exponent and the fraction of a number.
pub(super) fn expect_parts(pool: &TermPool, args: &[Term]) -> Result<(), Complaint> {
    let mut widths = [0; 3];
    for (i, width) in widths.iter_mut().enumerate() {
        *width = super::expect_bits(pool, args, i)?;
    }
    if widths[0] != 1 {
        return Err(Complaint::about(0, "the sign of a number is one bit"));
    }
    format(&widths[1].to_string(), &(u64::from(widths[2]) + 1).to_string()).map(|_| ())
}

fn to_fp(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let format = indexed_format("to_fp", indices)?;
    check_arity("to_fp", (1, 3), args.len())?;
    if let [word] = *args {
        if super::expect_bits(pool, args, 0)? != format.width() {
            let message = format!("a number of this format has {} bits", format.width());
            return Err(Complaint::about(0, message));
        }
        let sort = pool.float_sort(format.exponent, format.precision);
        return Ok(pool.of_word(sort, word));
    }
    expect_rounding(pool, args, 0)?;
    if args.len() == 3 {
        return scaled(pool, format, args);
    }
    let (mode, a) = (args[0], args[1]);
    match pool.sort_kind(pool.sort(a)) {
        SortKind::Float(..) => Ok(pool.fp_convert(mode, a, format)),
        SortKind::BitVec(_) => Ok(pool.fp_of_bv(mode, a, true, format)),
        SortKind::Int | SortKind::Real => {
            let a = coerce(pool, a, Sort::REAL).expect("an integer is a real");
            Ok(pool.fp_of_real(mode, a, format))
        }
        _ => {
            let have = show(pool, a);
            Err(Complaint::about(1, format!("expected a number or a bit-vector, not a term of sort {have}")))
        }
    }
}

/// The number next to a real times a power of two; both are numerals, in any order.
fn scaled(pool: &mut TermPool, format: Format, args: &[Term]) -> Result<Term, Complaint> {
    let integer = |t: Term| {
        let exponent = pool.as_num(t).filter(|n| n.is_int() && pool.sort(t) == Sort::INT)?.to_i64()?;
        u32::try_from(exponent.unsigned_abs()).ok().filter(|n| *n <= 1 << MAX_EXPONENT)?;
        Some(exponent)
    };
    let parts = [(1, 2), (2, 1)]
        .into_iter()
        .find_map(|(i, j)| Some((pool.as_num(args[i])?.clone(), integer(args[j])?)));
    let (significand, exponent) = parts
        .ok_or_else(|| Complaint::whole("unsupported: a significand and an exponent that are no numerals"))?;
    let power = num_power(exponent.unsigned_abs());
    let value = if exponent < 0 { significand / power } else { significand * power };
    let value = pool.num(value, Sort::REAL);
    Ok(pool.fp_of_real(args[0], value, format))
}

/// Two to a power.
fn num_power(exponent: u64) -> Rat {
    let square = |x: Rat| &x * &x;
    (0..64 - exponent.leading_zeros()).rev().fold(Rat::ONE, |power, i| {
        let power = square(power);
        if exponent >> i & 1 == 1 { &power + &power } else { power }
    })
}

fn to_fp_unsigned(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let format = indexed_format("to_fp_unsigned", indices)?;
    check_arity("to_fp_unsigned", (2, 2), args.len())?;
    expect_rounding(pool, args, 0)?;
    super::expect_bits(pool, args, 1)?;
    Ok(pool.fp_of_bv(args[0], args[1], false, format))
}

fn to_bv(
    name: &str,
    signed: bool,
    pool: &mut TermPool,
    indices: &[&str],
    args: &mut [Term],
) -> Result<Term, Complaint> {
    let bits = match indices {
        [text] if text.bytes().all(|b| b.is_ascii_digit()) => text.parse::<u32>().ok(),
        _ => None,
    };
    let bits = bits
        .filter(|n| (1..=MAX_WIDTH / 2).contains(n))
        .ok_or_else(|| Complaint::whole(format!("`{name}` has the number of bits as its index")))?;
    check_arity(name, (2, 2), args.len())?;
    expect_rounding(pool, args, 0)?;
    expect_floats(pool, args, 1)?;
    Ok(pool.fp_to_bv(args[0], args[1], signed, bits))
}
