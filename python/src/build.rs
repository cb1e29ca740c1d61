//! Functions that build terms, with the names that other packages of the kind use.

use crate::coerce::{self, flat};
use crate::errors::Kind;
use crate::pool::{self, Universe};
use crate::sorts::{Sort, check_width};
use crate::terms::Term;
use eufonium::ir::{self, SortKind, Subst, TermPool};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

type Object<'a, 'py> = &'a Bound<'py, PyAny>;

fn formula(object: Object<'_, '_>) -> PyResult<ir::Term> {
    coerce::to_sort(object, ir::Sort::BOOL)
}

fn made(make: impl FnOnce(&mut TermPool) -> ir::Term) -> PyResult<Term> {
    Ok(Term(pool::with(|u| make(&mut u.pool))?))
}

/// The conjunction of formulas, one by one or as lists.
#[pyfunction(name = "And", signature = (*formulas))]
fn and(formulas: &Bound<'_, PyTuple>) -> PyResult<Term> {
    let parts = coerce::formulas(formulas)?;
    made(|pool| pool.and(&parts))
}

/// The disjunction of formulas, one by one or as lists.
#[pyfunction(name = "Or", signature = (*formulas))]
fn or(formulas: &Bound<'_, PyTuple>) -> PyResult<Term> {
    let parts = coerce::formulas(formulas)?;
    made(|pool| pool.or(&parts))
}

/// The negation of a formula.
#[pyfunction(name = "Not")]
fn not(a: Object<'_, '_>) -> PyResult<Term> {
    let a = formula(a)?;
    made(|pool| pool.not(a))
}

/// `a` implies `b`.
#[pyfunction(name = "Implies")]
fn implies(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    let (a, b) = (formula(a)?, formula(b)?);
    made(|pool| pool.implies(a, b))
}

/// One of the two formulas holds, but not both.
#[pyfunction(name = "Xor")]
fn xor(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    let (a, b) = (formula(a)?, formula(b)?);
    made(|pool| pool.xor(a, b))
}

/// `then` if the condition holds, else `other`; both have one sort.
#[pyfunction(name = "If")]
fn ite(condition: Object<'_, '_>, then: Object<'_, '_>, other: Object<'_, '_>) -> PyResult<Term> {
    let condition = formula(condition)?;
    let branches = coerce::alike(&[then.clone(), other.clone()])?;
    made(|pool| pool.ite(condition, branches[0], branches[1]))
}

/// Terms of one sort that are pairwise different, one by one or as lists.
#[pyfunction(name = "Distinct", signature = (*terms))]
fn distinct(terms: &Bound<'_, PyTuple>) -> PyResult<Term> {
    let terms = coerce::alike(&flat(terms)?)?;
    made(|pool| pool.distinct(&terms))
}

/// The sum of terms of one sort, one by one or as lists; an integer 0 if there are none.
#[pyfunction(name = "Sum", signature = (*terms))]
fn sum(terms: &Bound<'_, PyTuple>) -> PyResult<Term> {
    let terms = coerce::alike(&flat(terms)?)?;
    let Some(&first) = terms.first() else { return made(|pool| pool.int(0)) };
    match pool::with(|u| u.pool.sort_kind(u.pool.sort(first)).clone())? {
        SortKind::Int | SortKind::Real => made(|pool| pool.add(&terms)),
        SortKind::BitVec(_) => made(|pool| pool.bv_add(&terms)),
        _ => Err(Kind::Sort.error("sums are of numbers and bit-vectors")),
    }
}

/// A quantifier over constants, which are renamed.
fn quantified(vars: Vec<Term>, body: Object<'_, '_>, forall: bool) -> PyResult<Term> {
    let body = formula(body)?;
    let closed = pool::with(|u: &mut Universe| {
        let pool = &mut u.pool;
        let mut bound = Vec::with_capacity(vars.len());
        for var in &vars {
            let name = pool.func(pool.as_constant(var.0)?).name.clone();
            bound.push(pool.fresh(&name, pool.sort(var.0)));
        }
        let vars: Vec<ir::Term> = vars.iter().map(|v| v.0).collect();
        let body = Subst::of(&vars, &bound).apply(pool, body);
        Some(if forall { pool.forall(&bound, body) } else { pool.exists(&bound, body) })
    })?;
    closed.map(Term).ok_or_else(|| Kind::Sort.error("quantifiers are over constants"))
}

/// The formula holds for all values of these constants.
#[pyfunction(name = "ForAll")]
fn forall(vars: Vec<Term>, body: Object<'_, '_>) -> PyResult<Term> {
    quantified(vars, body, true)
}

/// The formula holds for some values of these constants.
#[pyfunction(name = "Exists")]
fn exists(vars: Vec<Term>, body: Object<'_, '_>) -> PyResult<Term> {
    quantified(vars, body, false)
}

/// The element of an array at an index: `array[index]`.
#[pyfunction(name = "Select")]
fn select(array: Term, index: Object<'_, '_>) -> PyResult<Term> {
    crate::operators::element(array, index)
}

/// The array changed at an index.
#[pyfunction(name = "Store")]
fn store(array: Term, index: Object<'_, '_>, element: Object<'_, '_>) -> PyResult<Term> {
    let sorts = pool::with(|u| u.pool.as_array(u.pool.sort(array.0)))?;
    let Some((indices, elements)) = sorts else { return Err(Kind::Sort.error("Store changes arrays")) };
    let (index, element) = (coerce::to_sort(index, indices)?, coerce::to_sort(element, elements)?);
    made(|pool| pool.store(array.0, index, element))
}

/// The array with these indices that has one element everywhere.
#[pyfunction(name = "ConstArray")]
fn const_array(index: Sort, element: Term) -> PyResult<Term> {
    made(|pool| {
        let sort = pool.array_sort(index.0, pool.sort(element.0));
        pool.const_array(sort, element.0)
    })
}

/// An integer as a real.
#[pyfunction(name = "ToReal")]
fn to_real(a: Object<'_, '_>) -> PyResult<Term> {
    let a = coerce::to_sort(a, ir::Sort::INT)?;
    made(|pool| pool.to_real(a))
}

/// The largest integer that is not above a real.
#[pyfunction(name = "ToInt")]
fn to_int(a: Object<'_, '_>) -> PyResult<Term> {
    let a = coerce::to_sort(a, ir::Sort::REAL)?;
    made(|pool| pool.to_int(a))
}

/// Whether a real is an integer.
#[pyfunction(name = "IsInt")]
fn is_int(a: Object<'_, '_>) -> PyResult<Term> {
    let a = coerce::to_sort(a, ir::Sort::REAL)?;
    made(|pool| pool.is_int(a))
}

/// The integer literal.
#[pyfunction(name = "IntVal")]
fn int_value(value: Object<'_, '_>) -> PyResult<Term> {
    coerce::to_sort(value, ir::Sort::INT).map(Term)
}

/// The real literal: a number, or text as in `"1/3"` and `"0.1"`.
#[pyfunction(name = "RealVal")]
fn real_value(value: Object<'_, '_>) -> PyResult<Term> {
    let value = match value.cast::<pyo3::types::PyString>() {
        Ok(text) => value.py().import("fractions")?.getattr("Fraction")?.call1((text,))?,
        Err(_) => value.clone(),
    };
    coerce::to_sort(&value, ir::Sort::REAL).map(Term)
}

/// The truth value.
#[pyfunction(name = "BoolVal")]
fn bool_value(value: Object<'_, '_>) -> PyResult<Term> {
    formula(value).map(Term)
}

/// The bit-vector literal of a width.
#[pyfunction(name = "BitVecVal")]
fn bit_vec_value(value: Object<'_, '_>, width: u32) -> PyResult<Term> {
    check_width(u64::from(width))?;
    let sort = pool::with(|u| u.pool.bv_sort(width))?;
    coerce::to_sort(value, sort).map(Term)
}

/// Adds the functions of this file and of those beside it to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(and, module)?)?;
    module.add_function(wrap_pyfunction!(or, module)?)?;
    module.add_function(wrap_pyfunction!(not, module)?)?;
    module.add_function(wrap_pyfunction!(implies, module)?)?;
    module.add_function(wrap_pyfunction!(xor, module)?)?;
    module.add_function(wrap_pyfunction!(ite, module)?)?;
    module.add_function(wrap_pyfunction!(distinct, module)?)?;
    module.add_function(wrap_pyfunction!(sum, module)?)?;
    module.add_function(wrap_pyfunction!(forall, module)?)?;
    module.add_function(wrap_pyfunction!(exists, module)?)?;
    module.add_function(wrap_pyfunction!(select, module)?)?;
    module.add_function(wrap_pyfunction!(store, module)?)?;
    module.add_function(wrap_pyfunction!(const_array, module)?)?;
    module.add_function(wrap_pyfunction!(to_real, module)?)?;
    module.add_function(wrap_pyfunction!(to_int, module)?)?;
    module.add_function(wrap_pyfunction!(is_int, module)?)?;
    module.add_function(wrap_pyfunction!(int_value, module)?)?;
    module.add_function(wrap_pyfunction!(real_value, module)?)?;
    module.add_function(wrap_pyfunction!(bool_value, module)?)?;
    module.add_function(wrap_pyfunction!(bit_vec_value, module)?)?;
    crate::words::register(module)
}
