//! Operators of the theories, as tables: a name, how many arguments, what they must be, how to build the term.
//!
//! A theory is one file with a table; [`operators`] lists the tables. What SMT-LIB has and this program has not is named
//! in [`foreign`], so that it is refused as unsupported and not as unknown.

pub mod arith;
pub mod arrays;
pub mod bits;
pub mod core;
pub mod floats;
pub mod foreign;

use bits::MAX_WIDTH;
use eufonium_base::HashMap;
use eufonium_ir::{Sort, Term, TermPool, print};
use std::sync::OnceLock;

/// What an operator asks of its arguments, beyond their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// All are formulas.
    Bools,
    /// All have one sort; integers among reals become reals.
    Same,
    /// A formula, then two terms of one sort.
    Ite,
    /// All are integers or all are reals; integers among reals become reals.
    Numbers,
    /// All are integers.
    Ints,
    /// All are reals; integers become reals.
    Reals,
    /// All are bit-vectors of one width.
    Bits,
    /// All are bit-vectors that fit side by side.
    Concat,
    /// All are floating-point numbers of one format.
    Floats,
    /// A rounding mode, then floating-point numbers of one format.
    Rounded,
    /// The sign, the exponent and the fraction of a floating-point number, as bit-vectors.
    Parts,
    /// An array, then indices.
    Select,
    /// An array, then indices, then an element.
    Store,
}

/// An operator of a theory.
#[derive(Debug)]
pub struct Operator {
    /// Its name.
    pub name: &'static str,
    /// The least and the greatest number of arguments.
    pub arity: (usize, usize),
    /// What the arguments must be.
    pub rule: Rule,
    /// Builds the term from arguments that obey the rule.
    pub build: fn(&mut TermPool, &[Term]) -> Term,
    /// Whether a script may give the name another meaning.
    pub reserved: bool,
}

/// Builds a term from the texts of indices and the arguments, after checking both.
pub type IndexedBuilder = fn(&mut TermPool, &[&str], &mut [Term]) -> Result<Term, Complaint>;

/// An operator with indices, `(_ name 1 2)`.
#[derive(Debug)]
pub struct IndexedOperator {
    /// Its name.
    pub name: &'static str,
    /// Builds the term.
    pub build: IndexedBuilder,
}

/// For [`Operator::arity`]: no greatest number.
pub const ANY: usize = usize::MAX;

/// What is wrong with an application.
#[derive(Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The argument that is wrong, `None` for the application as a whole.
    pub argument: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl Complaint {
    /// A complaint about the whole.
    pub fn whole(message: impl Into<String>) -> Self {
        Complaint { argument: None, message: message.into() }
    }
    /// A complaint about one argument.
    pub fn about(argument: usize, message: impl Into<String>) -> Self {
        Complaint { argument: Some(argument), message: message.into() }
    }
}

/// All operators.
pub fn operators() -> impl Iterator<Item = &'static Operator> {
    core::OPERATORS
        .iter()
        .chain(arith::OPERATORS)
        .chain(bits::OPERATORS)
        .chain(floats::OPERATORS)
        .chain(arrays::OPERATORS)
}

/// The operator of this name.
pub fn operator(name: &str) -> Option<&'static Operator> {
    static BY_NAME: OnceLock<HashMap<&str, &Operator>> = OnceLock::new();
    BY_NAME.get_or_init(|| operators().map(|op| (op.name, op)).collect()).get(name).copied()
}

/// The constant `(_ name index ...)`, if the name is that of one.
pub fn indexed_constant(
    pool: &mut TermPool,
    name: &str,
    indices: &[&str],
) -> Option<Result<Term, Complaint>> {
    bits::constant(pool, name, indices).or_else(|| floats::constant(pool, name, indices))
}

/// The operator with indices of this name.
pub fn indexed(name: &str) -> Option<&'static IndexedOperator> {
    arith::INDEXED.iter().chain(bits::INDEXED).chain(floats::INDEXED).find(|op| op.name == name)
}

/// `3 arguments`, `at least 2 arguments`.
fn count(arity: (usize, usize)) -> String {
    let plural = |n: usize| if n == 1 { "argument" } else { "arguments" };
    match arity {
        (least, ANY) => format!("at least {least} {}", plural(least)),
        (least, most) if least == most => format!("{least} {}", plural(least)),
        (least, most) => format!("{least} to {most} arguments"),
    }
}

/// Checks a number of arguments.
pub fn check_arity(name: &str, arity: (usize, usize), given: usize) -> Result<(), Complaint> {
    if arity.0 <= given && given <= arity.1 {
        return Ok(());
    }
    Err(Complaint::whole(format!("`{name}` takes {}, not {given}", count(arity))))
}

/// Makes an argument fit a sort: an integer becomes a real, a real numeral with an integer value an integer.
pub fn coerce(pool: &mut TermPool, t: Term, sort: Sort) -> Option<Term> {
    match (pool.sort(t), sort) {
        (s, _) if s == sort => Some(t),
        (Sort::INT, Sort::REAL) => Some(pool.to_real(t)),
        (Sort::REAL, Sort::INT) => {
            let value = pool.as_num(t).filter(|n| n.is_int())?.clone();
            Some(pool.num(value, Sort::INT))
        }
        _ => None,
    }
}

/// [`coerce`], or a complaint about the argument.
pub fn expect_sort(pool: &mut TermPool, args: &mut [Term], i: usize, sort: Sort) -> Result<(), Complaint> {
    match coerce(pool, args[i], sort) {
        Some(t) => args[i] = t,
        None => {
            let (want, have) = (print::sort(pool, sort), print::sort(pool, pool.sort(args[i])));
            return Err(Complaint::about(i, format!("expected a term of sort {want}, not {have}")));
        }
    }
    Ok(())
}

fn expect_all(pool: &mut TermPool, args: &mut [Term], sort: Sort) -> Result<(), Complaint> {
    (0..args.len()).try_for_each(|i| expect_sort(pool, args, i, sort))
}

/// The width of an argument that must be a bit-vector.
fn expect_bits(pool: &TermPool, args: &[Term], i: usize) -> Result<u32, Complaint> {
    pool.as_bv(pool.sort(args[i])).ok_or_else(|| {
        let have = print::sort(pool, pool.sort(args[i]));
        Complaint::about(i, format!("expected a bit-vector, not a term of sort {have}"))
    })
}

/// Gives all arguments from the `first` on one sort.
pub fn unify(pool: &mut TermPool, args: &mut [Term], first: usize) -> Result<(), Complaint> {
    let mut sort = pool.sort(args[first]);
    if sort == Sort::INT && args[first..].iter().any(|&t| pool.sort(t) == Sort::REAL) {
        sort = Sort::REAL;
    }
    (first..args.len()).try_for_each(|i| expect_sort(pool, args, i, sort))
}

/// Applies an operator to arguments, after checking them.
pub fn apply(pool: &mut TermPool, op: &Operator, args: &mut [Term]) -> Result<Term, Complaint> {
    check_arity(op.name, op.arity, args.len())?;
    match op.rule {
        Rule::Bools => expect_all(pool, args, Sort::BOOL)?,
        Rule::Ints => expect_all(pool, args, Sort::INT)?,
        Rule::Reals => expect_all(pool, args, Sort::REAL)?,
        Rule::Same => unify(pool, args, 0)?,
        Rule::Ite => {
            expect_sort(pool, args, 0, Sort::BOOL)?;
            unify(pool, args, 1)?;
        }
        Rule::Numbers => {
            if let Some(i) = args.iter().position(|t| !pool.sort(*t).is_arith()) {
                let have = print::sort(pool, pool.sort(args[i]));
                return Err(Complaint::about(i, format!("expected a term of sort Int or Real, not {have}")));
            }
            unify(pool, args, 0)?;
        }
        Rule::Bits => {
            expect_bits(pool, args, 0)?;
            let sort = pool.sort(args[0]);
            expect_all(pool, args, sort)?;
        }
        Rule::Concat => {
            let mut width = 0u64;
            for i in 0..args.len() {
                width += u64::from(expect_bits(pool, args, i)?);
            }
            if width > u64::from(MAX_WIDTH) {
                return Err(Complaint::whole(format!("a bit-vector has at most {MAX_WIDTH} bits")));
            }
        }
        Rule::Floats => floats::expect_floats(pool, args, 0)?,
        Rule::Rounded => {
            floats::expect_rounding(pool, args, 0)?;
            floats::expect_floats(pool, args, 1)?;
        }
        Rule::Parts => floats::expect_parts(pool, args)?,
        Rule::Select => {
            arrays::expect_indices(pool, args, args.len() - 1)?;
        }
        Rule::Store => {
            let last = args.len() - 1;
            let element = arrays::expect_indices(pool, args, last - 1)?;
            expect_sort(pool, args, last, element)?;
        }
    }
    Ok((op.build)(pool, args))
}

/// The conjunction of a relation between neighbours.
fn chain(pool: &mut TermPool, args: &[Term], relation: fn(&mut TermPool, Term, Term) -> Term) -> Term {
    if let [a, b] = args {
        return relation(pool, *a, *b);
    }
    let parts: Vec<Term> = args.windows(2).map(|w| relation(pool, w[0], w[1])).collect();
    pool.and(&parts)
}

/// `op(op(a, b), c)`.
fn fold_left(pool: &mut TermPool, args: &[Term], op: fn(&mut TermPool, Term, Term) -> Term) -> Term {
    let (first, rest) = args.split_first().expect("the arity asks for arguments");
    rest.iter().fold(*first, |left, right| op(pool, left, *right))
}
