//! The theories Ints, Reals and Reals_Ints.

use super::{ANY, Complaint, IndexedOperator, Operator, Rule, chain, check_arity, expect_sort, fold_left};
use eufonium_base::Rat;
use eufonium_ir::{Sort, Term, TermPool};

const fn arith(
    name: &'static str,
    arity: (usize, usize),
    rule: Rule,
    build: fn(&mut TermPool, &[Term]) -> Term,
) -> Operator {
    Operator { name, arity, rule, build, reserved: false }
}

/// The operators.
pub const OPERATORS: &[Operator] = &[
    arith("+", (1, ANY), Rule::Numbers, |pool, args| pool.add(args)),
    arith("-", (1, ANY), Rule::Numbers, minus),
    arith("*", (1, ANY), Rule::Numbers, |pool, args| pool.mul(args)),
    arith("/", (2, ANY), Rule::Reals, |pool, args| fold_left(pool, args, TermPool::div)),
    arith("div", (2, ANY), Rule::Ints, |pool, args| fold_left(pool, args, TermPool::idiv)),
    arith("mod", (2, 2), Rule::Ints, |pool, args| pool.modulo(args[0], args[1])),
    arith("abs", (1, 1), Rule::Numbers, |pool, args| pool.abs(args[0])),
    arith("<=", (2, ANY), Rule::Numbers, |pool, args| chain(pool, args, TermPool::le)),
    arith("<", (2, ANY), Rule::Numbers, |pool, args| chain(pool, args, TermPool::lt)),
    arith(">=", (2, ANY), Rule::Numbers, |pool, args| chain(pool, args, TermPool::ge)),
    arith(">", (2, ANY), Rule::Numbers, |pool, args| chain(pool, args, TermPool::gt)),
    arith("to_real", (1, 1), Rule::Reals, |_, args| args[0]),
    arith("to_int", (1, 1), Rule::Reals, |pool, args| pool.to_int(args[0])),
    arith("is_int", (1, 1), Rule::Reals, |pool, args| pool.is_int(args[0])),
];

/// The operators with indices.
pub const INDEXED: &[IndexedOperator] = &[IndexedOperator { name: "divisible", build: divisible }];

fn minus(pool: &mut TermPool, args: &[Term]) -> Term {
    let (first, rest) = args.split_first().expect("the arity asks for arguments");
    if rest.is_empty() {
        return pool.neg(*first);
    }
    let mut parts = vec![*first];
    parts.extend(rest.iter().map(|t| pool.neg(*t)));
    pool.add(&parts)
}

fn divisible(pool: &mut TermPool, indices: &[&str], args: &mut [Term]) -> Result<Term, Complaint> {
    let divisor = match indices {
        [text] => Rat::parse(text).filter(|d| d.is_int() && d.is_positive()),
        _ => None,
    };
    let divisor = divisor.ok_or_else(|| Complaint::whole("`divisible` has one positive index"))?;
    check_arity("divisible", (1, 1), args.len())?;
    expect_sort(pool, args, 0, Sort::INT)?;
    Ok(pool.divides(&divisor, args[0]))
}
