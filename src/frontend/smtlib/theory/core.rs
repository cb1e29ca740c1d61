//! The theory Core: formulas and equality.

use super::{ANY, Operator, Rule, chain, fold_left};
use eufonium_ir::{Term, TermPool};

const fn core(
    name: &'static str,
    arity: (usize, usize),
    rule: Rule,
    build: fn(&mut TermPool, &[Term]) -> Term,
) -> Operator {
    Operator { name, arity, rule, build, reserved: true }
}

/// The operators. `and` and `or` of one formula are that formula.
pub const OPERATORS: &[Operator] = &[
    core("not", (1, 1), Rule::Bools, |pool, args| pool.not(args[0])),
    core("and", (1, ANY), Rule::Bools, |pool, args| pool.and(args)),
    core("or", (1, ANY), Rule::Bools, |pool, args| pool.or(args)),
    core("xor", (2, ANY), Rule::Bools, |pool, args| fold_left(pool, args, TermPool::xor)),
    core("=>", (2, ANY), Rule::Bools, implies),
    core("=", (2, ANY), Rule::Same, |pool, args| chain(pool, args, TermPool::eq)),
    core("distinct", (2, ANY), Rule::Same, |pool, args| pool.distinct(args)),
    core("ite", (3, 3), Rule::Ite, |pool, args| pool.ite(args[0], args[1], args[2])),
];

/// `a => b => c`: all but the last imply the last.
fn implies(pool: &mut TermPool, args: &[Term]) -> Term {
    let (last, rest) = args.split_last().expect("the arity asks for arguments");
    let mut parts = pool.not_all(rest);
    parts.push(*last);
    pool.or(&parts)
}
