//! Functions on bit-vectors that have no operator of Python.

use crate::coerce;
use crate::errors::Kind;
use crate::pool;
use crate::sorts::check_width;
use crate::terms::Term;
use eufonium::ir::{self, SortKind, TermPool};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

type Object<'a, 'py> = &'a Bound<'py, PyAny>;

/// What a method of the pool makes of two bit-vectors of one width.
type Make = fn(&mut TermPool, ir::Term, ir::Term) -> ir::Term;

fn width(t: ir::Term) -> PyResult<u32> {
    let found = pool::with(|u| match u.pool.sort_kind(u.pool.sort(t)) {
        SortKind::BitVec(width) => Some(*width),
        _ => None,
    })?;
    match found {
        Some(width) => Ok(width),
        None => Err(Kind::Sort.error(format!("expected a bit-vector: {}", Term(t).short()?))),
    }
}

fn pair(a: Object<'_, '_>, b: Object<'_, '_>, make: Make) -> PyResult<Term> {
    let both = coerce::alike(&[a.clone(), b.clone()])?;
    width(both[0])?;
    Ok(Term(pool::with(|u| make(&mut u.pool, both[0], both[1]))?))
}

/// `a < b` without sign.
#[pyfunction(name = "ULT")]
fn ult(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_ult)
}

/// `a <= b` without sign.
#[pyfunction(name = "ULE")]
fn ule(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_ule)
}

/// `a > b` without sign.
#[pyfunction(name = "UGT")]
fn ugt(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_ugt)
}

/// `a >= b` without sign.
#[pyfunction(name = "UGE")]
fn uge(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_uge)
}

/// The quotient without sign; all ones if `b` is 0.
#[pyfunction(name = "UDiv")]
fn udiv(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_udiv)
}

/// The remainder without sign; `a` if `b` is 0.
#[pyfunction(name = "URem")]
fn urem(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_urem)
}

/// The quotient with sign, rounded towards 0.
#[pyfunction(name = "SDiv")]
fn sdiv(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_sdiv)
}

/// The remainder with the sign of `a`.
#[pyfunction(name = "SRem")]
fn srem(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_srem)
}

/// The remainder with the sign of `b`.
#[pyfunction(name = "SMod")]
fn smod(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_smod)
}

/// A shift to the right where zeros come in; `a >> b` keeps the sign.
#[pyfunction(name = "LShR")]
fn lshr(a: Object<'_, '_>, b: Object<'_, '_>) -> PyResult<Term> {
    pair(a, b, TermPool::bv_lshr)
}

/// Bit-vectors side by side, the high part first.
#[pyfunction(name = "Concat", signature = (*parts))]
fn concat(parts: &Bound<'_, PyTuple>) -> PyResult<Term> {
    let parts: Vec<ir::Term> = coerce::flat(parts)?.iter().map(coerce::any).collect::<PyResult<_>>()?;
    let mut whole = 0;
    for part in &parts {
        whole += u64::from(width(*part)?);
    }
    check_width(whole)?;
    match parts.as_slice() {
        [one] => Ok(Term(*one)),
        all => Ok(Term(pool::with(|u| u.pool.concat(all))?)),
    }
}

/// The bits from `high` down to `low`, both included.
#[pyfunction(name = "Extract")]
fn extract(high: u32, low: u32, a: Term) -> PyResult<Term> {
    let width = width(a.0)?;
    if high >= width || low > high {
        return Err(Kind::Sort.error(format!("there are no bits {high} to {low} of {width}")));
    }
    Ok(Term(pool::with(|u| u.pool.extract(high, low, a.0))?))
}

fn extended(n: u32, a: Term, make: fn(&mut TermPool, u32, ir::Term) -> ir::Term) -> PyResult<Term> {
    check_width(u64::from(width(a.0)?) + u64::from(n))?;
    Ok(Term(pool::with(|u| make(&mut u.pool, n, a.0))?))
}

/// `n` zeros before a bit-vector.
#[pyfunction(name = "ZeroExt")]
fn zero_extend(n: u32, a: Term) -> PyResult<Term> {
    extended(n, a, TermPool::zero_extend)
}

/// `n` copies of the sign before a bit-vector.
#[pyfunction(name = "SignExt")]
fn sign_extend(n: u32, a: Term) -> PyResult<Term> {
    extended(n, a, |pool, n, a| if n == 0 { a } else { pool.sign_extend(n, a) })
}

/// The integer that a bit-vector is, read without sign.
#[pyfunction(name = "BV2Int")]
fn to_int(a: Term) -> PyResult<Term> {
    width(a.0)?;
    Ok(Term(pool::with(|u| u.pool.bv_to_int(a.0))?))
}

/// An integer modulo `2**width` as a bit-vector.
#[pyfunction(name = "Int2BV")]
fn of_int(a: Object<'_, '_>, width: u32) -> PyResult<Term> {
    let a = coerce::to_sort(a, ir::Sort::INT)?;
    check_width(u64::from(width))?;
    Ok(Term(pool::with(|u| u.pool.int_to_bv(width, a))?))
}

/// Adds the functions of this file to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(ult, module)?)?;
    module.add_function(wrap_pyfunction!(ule, module)?)?;
    module.add_function(wrap_pyfunction!(ugt, module)?)?;
    module.add_function(wrap_pyfunction!(uge, module)?)?;
    module.add_function(wrap_pyfunction!(udiv, module)?)?;
    module.add_function(wrap_pyfunction!(urem, module)?)?;
    module.add_function(wrap_pyfunction!(sdiv, module)?)?;
    module.add_function(wrap_pyfunction!(srem, module)?)?;
    module.add_function(wrap_pyfunction!(smod, module)?)?;
    module.add_function(wrap_pyfunction!(lshr, module)?)?;
    module.add_function(wrap_pyfunction!(concat, module)?)?;
    module.add_function(wrap_pyfunction!(extract, module)?)?;
    module.add_function(wrap_pyfunction!(zero_extend, module)?)?;
    module.add_function(wrap_pyfunction!(sign_extend, module)?)?;
    module.add_function(wrap_pyfunction!(to_int, module)?)?;
    module.add_function(wrap_pyfunction!(of_int, module)?)
}
