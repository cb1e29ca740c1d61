//! Python's objects as terms: terms stay what they are, literals become constants of the sort that is expected.

use crate::errors::Kind;
use crate::pool;
use crate::terms::Term;
use eufonium::base::{Bits, Rat};
use eufonium::ir::{self, Sort, SortKind, print};
use num_bigint::BigInt;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyString, PyTuple};

/// A literal of Python.
enum Literal {
    Bool(bool),
    Number(Rat),
    /// A value of bit-vectors, with its width.
    Bits(BigInt, u32),
}

/// The literal that an object is; `None` if it is none.
fn literal(object: &Bound<'_, PyAny>) -> PyResult<Option<Literal>> {
    if let Ok(truth) = object.cast::<PyBool>() {
        return Ok(Some(Literal::Bool(truth.is_true())));
    }
    if object.is_instance_of::<PyInt>() {
        let number: BigInt = object.extract()?;
        let width = object.getattr_opt("width")?.map(|w| w.extract::<u32>()).transpose()?;
        return Ok(Some(match width {
            Some(width) => Literal::Bits(number, width),
            None => Literal::Number(Rat::from_bigint(number)),
        }));
    }
    if object.is_instance_of::<PyFloat>() {
        let message = format!("{object} is a float, which is not exact: write Fraction('{object}')");
        return Err(Kind::Sort.error(message));
    }
    // Fractions and decimal numbers.
    match object.getattr_opt("as_integer_ratio")? {
        Some(ratio) => {
            let (n, d): (BigInt, BigInt) = ratio.call0()?.extract()?;
            Ok(Some(Literal::Number(Rat::from_bigint(n) * Rat::from_bigint(d).recip())))
        }
        None => Ok(None),
    }
}

/// The name of a sort in messages.
pub fn sort_text(sort: Sort) -> PyResult<String> {
    pool::with(|u| print::sort(&u.pool, sort).into_owned())
}

/// An object as a term of this sort.
///
/// # Errors
/// If it is none.
pub fn to_sort(object: &Bound<'_, PyAny>, sort: Sort) -> PyResult<ir::Term> {
    match try_sort(object, sort)? {
        Some(term) => Ok(term),
        None => {
            let message = format!("expected {}, not {}", sort_text(sort)?, object.get_type().name()?);
            Err(Kind::Sort.error(message))
        }
    }
}

/// An object as a term of this sort; `None` if it is neither a term nor a literal.
///
/// # Errors
/// If its sort is another one.
pub fn try_sort(object: &Bound<'_, PyAny>, sort: Sort) -> PyResult<Option<ir::Term>> {
    if let Ok(term) = object.cast::<Term>() {
        let term = term.get().0;
        let found = pool::with(|u| u.pool.sort(term))?;
        if found != sort {
            let (wanted, found) = (sort_text(sort)?, sort_text(found)?);
            let text = Term(term).short()?;
            let hint = match (wanted.as_str(), found.as_str()) {
                ("Real", "Int") => " (ToReal makes a real of it)",
                ("Int", "Real") => " (ToInt rounds it down)",
                _ => "",
            };
            return Err(Kind::Sort.error(format!("expected {wanted}, found {found}: {text}{hint}")));
        }
        return Ok(Some(term));
    }
    literal(object)?.map(|literal| of_literal(literal, sort)).transpose()
}

fn of_literal(literal: Literal, sort: Sort) -> PyResult<ir::Term> {
    let kind = pool::with(|u| u.pool.sort_kind(sort).clone())?;
    let wrong = |what: String| {
        let sort = sort_text(sort)?;
        Err(Kind::Sort.error(format!("expected {sort}, found {what}")))
    };
    match (literal, kind) {
        (Literal::Bool(truth), SortKind::Bool) => pool::with(|u| u.pool.bool(truth)),
        (Literal::Bool(truth), _) => {
            wrong(format!("the truth value {}", if truth { "True" } else { "False" }))
        }
        (Literal::Number(n), SortKind::Real) => pool::with(|u| u.pool.num(n, sort)),
        (Literal::Number(n), SortKind::Int) if n.is_int() => pool::with(|u| u.pool.num(n, sort)),
        (Literal::Number(n), SortKind::BitVec(width)) if n.is_int() => {
            let magnitude = if n.is_negative() { n.abs() - Rat::from(1) } else { n.clone() };
            let bits = magnitude.to_big().numer().bits();
            let room = if n.is_negative() { u64::from(width) - 1 } else { u64::from(width) };
            if bits > room {
                return wrong(format!("{n:?}, which does not fit into {width} bits"));
            }
            pool::with(|u| u.pool.bits(Bits::from_rat(&n, width)))
        }
        (Literal::Number(n), _) => wrong(format!("the number {n:?}")),
        (Literal::Bits(n, own), SortKind::BitVec(width)) if own == width => {
            pool::with(|u| u.pool.bits(Bits::from_rat(&Rat::from_bigint(n), width)))
        }
        (Literal::Bits(_, own), _) => wrong(format!("a bit-vector of {own} bits")),
    }
}

/// An object as a term of any sort: literals are truth values, integers, or reals.
///
/// # Errors
/// If it is neither a term nor a literal.
pub fn any(object: &Bound<'_, PyAny>) -> PyResult<ir::Term> {
    if let Ok(term) = object.cast::<Term>() {
        return Ok(term.get().0);
    }
    match literal(object)? {
        Some(Literal::Bits(n, width)) => {
            pool::with(|u| u.pool.bits(Bits::from_rat(&Rat::from_bigint(n), width)))
        }
        Some(Literal::Bool(truth)) => pool::with(|u| u.pool.bool(truth)),
        Some(Literal::Number(n)) => {
            let is_whole = n.is_int() && object.is_instance_of::<PyInt>();
            let sort = if is_whole { Sort::INT } else { Sort::REAL };
            pool::with(|u| u.pool.num(n, sort))
        }
        None => Err(Kind::Sort.error(format!("expected a term, not {}", object.get_type().name()?))),
    }
}

/// Objects as terms of one sort, which is that of the first term among them.
///
/// # Errors
/// If their sorts differ.
pub fn alike(objects: &[Bound<'_, PyAny>]) -> PyResult<Vec<ir::Term>> {
    let first = objects.iter().find(|o| o.is_instance_of::<Term>()).or(objects.first());
    let Some(first) = first else { return Ok(vec![]) };
    let first = any(first)?;
    let sort = pool::with(|u| u.pool.sort(first))?;
    objects.iter().map(|object| to_sort(object, sort)).collect()
}

/// Whether an object is a list of terms, or something else that has elements.
pub fn is_list(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let is_one = object.is_instance_of::<Term>() || object.is_instance_of::<PyString>();
    Ok(!is_one && object.getattr_opt("__iter__")?.is_some())
}

/// The arguments of a function that takes terms one by one, or lists of them.
pub fn flat<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let mut all = Vec::with_capacity(args.len());
    for arg in args.iter() {
        match is_list(&arg)? {
            true => all.extend(arg.try_iter()?.collect::<PyResult<Vec<_>>>()?),
            false => all.push(arg),
        }
    }
    Ok(all)
}

/// Formulas, one by one or as lists.
pub fn formulas(args: &Bound<'_, PyTuple>) -> PyResult<Vec<ir::Term>> {
    flat(args)?.iter().map(|object| to_sort(object, Sort::BOOL)).collect()
}
