//! The theory FixedSizeBitVectors with all operators of the logics `BV`, the conversions to integers, and what cvc5,
//! Bitwuzla and Z3 add.

use super::{ANY, Complaint, IndexedOperator, Operator, Rule, check_arity, expect_sort, fold_left};
use eufonium_base::{Bits, Rat};
use eufonium_ir::{Sort, Term, TermPool};

/// The widest bit-vectors.
pub const MAX_WIDTH: u32 = 1 << 24;

const fn bits(
    name: &'static str,
    arity: (usize, usize),
    rule: Rule,
    build: fn(&mut TermPool, &[Term]) -> Term,
) -> Operator {
    Operator { name, arity, rule, build, reserved: false }
}

/// An operator with one argument.
macro_rules! unary {
    ($name:literal, $build:expr) => {
        bits($name, (1, 1), Rule::Bits, |pool, args| $build(pool, args[0]))
    };
}
/// An operator with two arguments of one width.
macro_rules! binary {
    ($name:literal, $build:expr) => {
        bits($name, (2, 2), Rule::Bits, |pool, args| $build(pool, args[0], args[1]))
    };
}

/// The operators.
pub const OPERATORS: &[Operator] = &[
    unary!("bvnot", TermPool::bv_not),
    unary!("bvneg", TermPool::bv_neg),
    unary!("bvredand", TermPool::bv_redand),
    unary!("bvredor", TermPool::bv_redor),
    unary!("bvnego", TermPool::bv_nego),
    bits("bvand", (2, ANY), Rule::Bits, TermPool::bv_and),
    bits("bvor", (2, ANY), Rule::Bits, TermPool::bv_or),
    bits("bvxor", (2, ANY), Rule::Bits, TermPool::bv_xor),
    bits("bvadd", (2, ANY), Rule::Bits, TermPool::bv_add),
    bits("bvmul", (2, ANY), Rule::Bits, TermPool::bv_mul),
    bits("bvxnor", (2, ANY), Rule::Bits, |pool, args| fold_left(pool, args, TermPool::bv_xnor)),
    binary!("bvnand", TermPool::bv_nand),
    binary!("bvnor", TermPool::bv_nor),
    binary!("bvsub", TermPool::bv_sub),
    binary!("bvcomp", TermPool::bv_comp),
    binary!("bvudiv", TermPool::bv_udiv),
    binary!("bvurem", TermPool::bv_urem),
    binary!("bvsdiv", TermPool::bv_sdiv),
    binary!("bvsrem", TermPool::bv_srem),
    binary!("bvsmod", TermPool::bv_smod),
    binary!("bvshl", TermPool::bv_shl),
    binary!("bvlshr", TermPool::bv_lshr),
    binary!("bvashr", TermPool::bv_ashr),
    binary!("bvult", TermPool::bv_ult),
    binary!("bvule", TermPool::bv_ule),
    binary!("bvugt", TermPool::bv_ugt),
    binary!("bvuge", TermPool::bv_uge),
    binary!("bvslt", TermPool::bv_slt),
    binary!("bvsle", TermPool::bv_sle),
    binary!("bvsgt", TermPool::bv_sgt),
    binary!("bvsge", TermPool::bv_sge),
    binary!("bvuaddo", TermPool::bv_uaddo),
    binary!("bvsaddo", TermPool::bv_saddo),
    binary!("bvumulo", TermPool::bv_umulo),
    binary!("bvsmulo", TermPool::bv_smulo),
    binary!("bvusubo", TermPool::bv_usubo),
    binary!("bvssubo", TermPool::bv_ssubo),
    binary!("bvsdivo", TermPool::bv_sdivo),
    binary!("bvultbv", |pool: &mut TermPool, a, b| {
        let t = pool.bv_ult(a, b);
        pool.bv_of_bool(t)
    }),
    binary!("bvsltbv", |pool: &mut TermPool, a, b| {
        let t = pool.bv_slt(a, b);
        pool.bv_of_bool(t)
    }),
    binary!("ext_rotate_left", |pool, a, b| rotate_by(pool, a, b, [TermPool::bv_shl, TermPool::bv_lshr])),
    binary!("ext_rotate_right", |pool, a, b| rotate_by(pool, a, b, [TermPool::bv_lshr, TermPool::bv_shl])),
    bits("concat", (2, ANY), Rule::Concat, TermPool::concat),
    unary!("ubv_to_int", TermPool::bv_to_int),
    unary!("bv2nat", TermPool::bv_to_int),
    unary!("bv2int", TermPool::bv_to_int),
    unary!("sbv_to_int", signed_int),
];

/// The operators with indices.
pub const INDEXED: &[IndexedOperator] = &[
    IndexedOperator { name: "extract", build: extract },
    IndexedOperator { name: "repeat", build: repeat },
    IndexedOperator {
        name: "zero_extend",
        build: |p, i, a| extend("zero_extend", TermPool::zero_extend, p, i, a),
    },
    IndexedOperator {
        name: "sign_extend",
        build: |p, i, a| extend("sign_extend", TermPool::sign_extend, p, i, a),
    },
    IndexedOperator {
        name: "rotate_left",
        build: |p, i, a| rotate("rotate_left", TermPool::rotate_left, p, i, a),
    },
    IndexedOperator {
        name: "rotate_right",
        build: |p, i, a| rotate("rotate_right", TermPool::rotate_right, p, i, a),
    },
    IndexedOperator { name: "int_to_bv", build: |p, i, a| int_to_bv("int_to_bv", p, i, a) },
    IndexedOperator { name: "int2bv", build: |p, i, a| int_to_bv("int2bv", p, i, a) },
    IndexedOperator { name: "nat2bv", build: |p, i, a| int_to_bv("nat2bv", p, i, a) },
    IndexedOperator { name: "bit2bool", build: bit },
    IndexedOperator { name: "bit", build: bit },
];

/// The constant `(_ bvN width)`, if the name is one.
pub fn constant(pool: &mut TermPool, name: &str, indices: &[&str]) -> Option<Result<Term, Complaint>> {
    let digits =
        name.strip_prefix("bv").filter(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))?;
    let width = match width_index(name, indices) {
        Ok(width) => width,
        Err(complaint) => return Some(Err(complaint)),
    };
    // No number of so many digits needs more bits.
    let enough = u32::try_from(digits.len()).ok().and_then(|n| n.checked_mul(4)).map(|n| n.max(width));
    let value = enough.and_then(|n| Bits::parse_decimal(digits, n)).expect("digits were checked");
    let fits = value.width() == width || value.width() - value.leading_zeros() <= width;
    let complaint = || Complaint::whole(format!("`{name}` does not fit into {width} bits"));
    Some(if fits { Ok(pool.bits(value.extract(width - 1, 0))) } else { Err(complaint()) })
}

/// A width as the only index.
fn width_index(name: &str, indices: &[&str]) -> Result<u32, Complaint> {
    let [width] = numbers(name, indices)?;
    match width {
        1..=MAX_WIDTH => Ok(width),
        0 => Err(Complaint::whole("a bit-vector has a width of at least 1")),
        _ => Err(too_wide()),
    }
}

fn too_wide() -> Complaint {
    Complaint::whole(format!("a bit-vector has at most {MAX_WIDTH} bits"))
}

/// So many numerals as indices; absurdly large ones are cut to the largest number.
fn numbers<const N: usize>(name: &str, indices: &[&str]) -> Result<[u32; N], Complaint> {
    let number = |text: &&str| -> Option<u32> {
        let is_numeral = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        is_numeral.then(|| text.parse().unwrap_or(u32::MAX))
    };
    let given: Option<Vec<u32>> = indices.iter().map(number).collect();
    given.and_then(|n| n.try_into().ok()).ok_or_else(|| {
        let plural = if N == 1 { "numeral as its index" } else { "numerals as its indices" };
        Complaint::whole(format!("`{name}` has {N} {plural}"))
    })
}

/// Checks that the only argument is a bit-vector; its width.
fn one_vector(pool: &TermPool, name: &str, args: &[Term]) -> Result<u32, Complaint> {
    check_arity(name, (1, 1), args.len())?;
    super::expect_bits(pool, args, 0)
}

fn extract(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let [high, low] = numbers("extract", indices)?;
    let width = one_vector(pool, "extract", args)?;
    if high < low {
        return Err(Complaint::whole(format!("the bits of `extract` go down, not from {high} to {low}")));
    }
    if high >= width {
        return Err(Complaint::whole(format!("there is no bit {high} in a bit-vector of width {width}")));
    }
    Ok(pool.extract(high, low, args[0]))
}

fn repeat(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let [n] = numbers("repeat", indices)?;
    let width = one_vector(pool, "repeat", args)?;
    match width.checked_mul(n) {
        Some(0) => Err(Complaint::whole("`repeat` has one positive index")),
        Some(1..=MAX_WIDTH) => Ok(pool.repeat(n, args[0])),
        _ => Err(too_wide()),
    }
}

fn extend(
    name: &str,
    build: fn(&mut TermPool, u32, Term) -> Term,
    pool: &mut TermPool,
    indices: &[&str],
    args: &[Term],
) -> Result<Term, Complaint> {
    let [n] = numbers(name, indices)?;
    match one_vector(pool, name, args)?.checked_add(n) {
        Some(1..=MAX_WIDTH) => Ok(build(pool, n, args[0])),
        _ => Err(too_wide()),
    }
}

fn rotate(
    name: &str,
    build: fn(&mut TermPool, u32, Term) -> Term,
    pool: &mut TermPool,
    indices: &[&str],
    args: &[Term],
) -> Result<Term, Complaint> {
    let [_] = numbers(name, indices)?;
    let width = one_vector(pool, name, args)?;
    let n = Rat::parse(indices[0]).expect("a numeral").rem_euclid(&Rat::from(i64::from(width)));
    let n = n.to_i64().and_then(|n| u32::try_from(n).ok()).expect("a remainder is below the divisor");
    Ok(build(pool, n, args[0]))
}

fn int_to_bv(
    name: &str,
    pool: &mut TermPool,
    indices: &[&str],
    args: &mut [Term],
) -> Result<Term, Complaint> {
    let width = width_index(name, indices)?;
    check_arity(name, (1, 1), args.len())?;
    expect_sort(pool, args, 0, Sort::INT)?;
    Ok(pool.int_to_bv(width, args[0]))
}

/// Whether a bit is 1.
fn bit(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let [i] = numbers("bit", indices)?;
    let width = one_vector(pool, "bit", args)?;
    if i >= width {
        return Err(Complaint::whole(format!("there is no bit {i} in a bit-vector of width {width}")));
    }
    let (bit, one) = (pool.extract(i, i, args[0]), pool.bits(Bits::one(1)));
    Ok(pool.eq(bit, one))
}

/// The integer that a bit-vector is, read with sign.
fn signed_int(pool: &mut TermPool, a: Term) -> Term {
    let width = pool.width(a);
    let zero = pool.bits(Bits::zero(width));
    let negative = pool.bv_slt(a, zero);
    let unsigned = pool.bv_to_int(a);
    let range = &Bits::ones(width).to_rat() + &Rat::ONE;
    let range = pool.num(-range, Sort::INT);
    let below = pool.add(&[unsigned, range]);
    pool.ite(negative, below, unsigned)
}

/// Rotation by a term: what one shift drops, the other brings in.
fn rotate_by(
    pool: &mut TermPool,
    a: Term,
    by: Term,
    [there, back]: [fn(&mut TermPool, Term, Term) -> Term; 2],
) -> Term {
    let width = pool.width(a);
    let all = pool.bits(Bits::from_u64(u64::from(width), width));
    let n = pool.bv_urem(by, all);
    let rest = pool.bv_sub(all, n);
    let (kept, wrapped) = (there(pool, a, n), back(pool, a, rest));
    pool.bv_or(&[kept, wrapped])
}
