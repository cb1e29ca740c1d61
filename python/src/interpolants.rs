//! Interpolants.

use crate::coerce;
use crate::errors::Kind;
use crate::space::Space;
use crate::terms::Term;
use crate::work;
use eufonium::base::Stop;
use eufonium::engine::{self, NoInterpolant};
use eufonium::ir;
use pyo3::prelude::*;

/// A formula, or several.
fn formulas(object: &Bound<'_, PyAny>) -> PyResult<Vec<ir::Term>> {
    if !coerce::is_list(object)? {
        return Ok(vec![coerce::to_sort(object, ir::Sort::BOOL)?]);
    }
    object.try_iter()?.map(|item| coerce::to_sort(&item?, ir::Sort::BOOL)).collect()
}

/// A formula over the symbols that both share, implied by `a` and inconsistent with `b`; checked before it is returned. Each of them is a
/// formula or a list of formulas.
#[pyfunction]
#[pyo3(signature = (a, b, timeout = None))]
pub fn interpolant(a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>, timeout: Option<f64>) -> PyResult<Term> {
    let found = sequence(a.py(), vec![formulas(a)?, formulas(b)?], timeout)?;
    found.into_iter().next().ok_or_else(|| Kind::NoInterpolant.error("no interpolant was found"))
}

/// Interpolants between each prefix of the parts and the rest; one less than parts. Each part is a formula or a list of formulas.
#[pyfunction]
#[pyo3(signature = (parts, timeout = None))]
pub fn sequence_interpolants(parts: Vec<Bound<'_, PyAny>>, timeout: Option<f64>) -> PyResult<Vec<Term>> {
    let Some(py) = parts.first().map(|part| part.py()) else { return Ok(vec![]) };
    let parts = parts.iter().map(formulas).collect::<PyResult<_>>()?;
    sequence(py, parts, timeout)
}

fn sequence(py: Python<'_>, parts: Vec<Vec<ir::Term>>, timeout: Option<f64>) -> PyResult<Vec<Term>> {
    let mut space = Space::default();
    let parts = parts.iter().map(|part| space.carry(part)).collect::<PyResult<Vec<_>>>()?;
    if parts.iter().flatten().any(|t| space.pool.has_quantifier(*t)) {
        return Err(Kind::Unsupported.error("interpolants of formulas with quantifiers"));
    }
    let stop = Stop::with_limits(work::seconds(timeout)?, None);
    let done = work::run(py, &stop, move |stop| {
        let found = engine::sequence_interpolants(&mut space.pool, &parts, stop);
        (space, found)
    })?;
    match done {
        Some((space, Ok(found))) => Ok(space.back(&found)?.into_iter().map(Term).collect()),
        Some((_, Err(error @ NoInterpolant::Satisfiable))) => {
            Err(Kind::NoInterpolant.error(error.to_string()))
        }
        Some((_, Err(NoInterpolant::Unknown(_)))) if stop.is_raised() => Err(late()),
        Some((_, Err(error))) => Err(Kind::NoInterpolant.error(error.to_string())),
        None => Err(late()),
    }
}

fn late() -> PyErr {
    Kind::NoInterpolant.error("no interpolant was found: timeout")
}
