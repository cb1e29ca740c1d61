//! Sorts as Python sees them.

use crate::errors::Kind;
use crate::functions::Function;
use crate::pool;
use crate::terms::Term;
use eufonium::ir::{self, SortKind, print};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The widest bit-vectors.
const WIDEST: u32 = 1 << 20;

/// Complains about widths that are 0 or very large.
///
/// # Errors
/// If this is one.
pub fn check_width(width: u64) -> PyResult<()> {
    match (1..=u64::from(WIDEST)).contains(&width) {
        true => Ok(()),
        false => Err(Kind::Sort.error(format!("a bit-vector has 1 to {WIDEST} bits, not {width}"))),
    }
}

/// Complains about names that cannot be written in SMT-LIB.
///
/// # Errors
/// If this is one.
pub fn check_name(name: &str) -> PyResult<()> {
    match name.contains(['|', '\\', '\0']) {
        true => {
            Err(Kind::Usage.error(format!("the name {name:?} cannot be written: it has |, \\ or a null")))
        }
        false => Ok(()),
    }
}

/// A sort: Bool, Int, Real, bit-vectors of a width, arrays, or a declared one.
#[pyclass(frozen, eq, hash, module = "eufonium")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sort(pub ir::Sort);

impl Sort {
    /// The sort as text.
    pub fn text(self) -> PyResult<String> {
        pool::with(|u| print::sort(&u.pool, self.0).into_owned())
    }

    fn kind(self) -> PyResult<SortKind> {
        pool::with(|u| u.pool.sort_kind(self.0).clone())
    }
}

#[pymethods]
impl Sort {
    /// The width of bit-vectors; None for other sorts.
    #[getter]
    fn width(&self) -> PyResult<Option<u32>> {
        Ok(match self.kind()? {
            SortKind::BitVec(width) => Some(width),
            _ => None,
        })
    }

    /// The sort of an array's indices; None for other sorts.
    #[getter]
    fn index(&self) -> PyResult<Option<Sort>> {
        Ok(match self.kind()? {
            SortKind::Array(index, _) => Some(Sort(index)),
            _ => None,
        })
    }

    /// The sort of an array's elements; None for other sorts.
    #[getter]
    fn element(&self) -> PyResult<Option<Sort>> {
        Ok(match self.kind()? {
            SortKind::Array(_, element) => Some(Sort(element)),
            _ => None,
        })
    }

    fn __repr__(&self) -> PyResult<String> {
        self.text()
    }
}

/// The sort of truth values.
#[pyfunction(name = "BoolSort")]
fn bool_sort() -> Sort {
    Sort(ir::Sort::BOOL)
}

/// The sort of the mathematical integers.
#[pyfunction(name = "IntSort")]
fn int_sort() -> Sort {
    Sort(ir::Sort::INT)
}

/// The sort of the reals.
#[pyfunction(name = "RealSort")]
fn real_sort() -> Sort {
    Sort(ir::Sort::REAL)
}

/// The sort of bit-vectors of a width.
#[pyfunction(name = "BitVecSort")]
fn bit_vec_sort(width: u32) -> PyResult<Sort> {
    check_width(u64::from(width))?;
    Ok(Sort(pool::with(|u| u.pool.bv_sort(width))?))
}

/// The sort of arrays from indices to elements.
#[pyfunction(name = "ArraySort")]
fn array_sort(index: Sort, element: Sort) -> PyResult<Sort> {
    Ok(Sort(pool::with(|u| u.pool.array_sort(index.0, element.0))?))
}

/// The declared sort with this name, which has no structure.
#[pyfunction(name = "DeclareSort")]
fn declare_sort(name: &str) -> PyResult<Sort> {
    check_name(name)?;
    Ok(Sort(pool::with(|u| u.declared_sort(name))?))
}

/// The constant with this name and sort.
#[pyfunction(name = "Const")]
fn constant(name: &str, sort: Sort) -> PyResult<Term> {
    check_name(name)?;
    Ok(Term(pool::with(|u| u.constant(name, sort.0))?))
}

/// The truth value with this name.
#[pyfunction(name = "Bool")]
fn bool_constant(name: &str) -> PyResult<Term> {
    constant(name, bool_sort())
}

/// The integer with this name.
#[pyfunction(name = "Int")]
fn int_constant(name: &str) -> PyResult<Term> {
    constant(name, int_sort())
}

/// The real with this name.
#[pyfunction(name = "Real")]
fn real_constant(name: &str) -> PyResult<Term> {
    constant(name, real_sort())
}

/// The bit-vector with this name and width.
#[pyfunction(name = "BitVec")]
fn bit_vec_constant(name: &str, width: u32) -> PyResult<Term> {
    constant(name, bit_vec_sort(width)?)
}

/// The array with this name, index sort and element sort.
#[pyfunction(name = "Array")]
fn array_constant(name: &str, index: Sort, element: Sort) -> PyResult<Term> {
    constant(name, array_sort(index, element)?)
}

/// The function with this name; the last sort is that of its results.
#[pyfunction(name = "DeclareFunction", signature = (name, *sorts))]
fn declare_function(name: &str, sorts: &Bound<'_, PyTuple>) -> PyResult<Function> {
    check_name(name)?;
    let sorts: Vec<Sort> = sorts.extract()?;
    let all: Vec<ir::Sort> = sorts.into_iter().map(|s| s.0).collect();
    match all.split_last() {
        Some((result, params)) if !params.is_empty() => {
            Ok(Function(pool::with(|u| u.function(name, params, *result))?))
        }
        _ => Err(Kind::Sort.error("a function has a parameter and a result at least: two sorts")),
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Sort {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Sort> {
        match object.cast::<Sort>() {
            Ok(sort) => Ok(*sort.get()),
            Err(_) => Err(Kind::Sort.error(format!("expected a sort, not {}", object.get_type().name()?))),
        }
    }
}

/// Adds the functions of this file to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(bool_sort, module)?)?;
    module.add_function(wrap_pyfunction!(int_sort, module)?)?;
    module.add_function(wrap_pyfunction!(real_sort, module)?)?;
    module.add_function(wrap_pyfunction!(bit_vec_sort, module)?)?;
    module.add_function(wrap_pyfunction!(array_sort, module)?)?;
    module.add_function(wrap_pyfunction!(declare_sort, module)?)?;
    module.add_function(wrap_pyfunction!(constant, module)?)?;
    module.add_function(wrap_pyfunction!(bool_constant, module)?)?;
    module.add_function(wrap_pyfunction!(int_constant, module)?)?;
    module.add_function(wrap_pyfunction!(real_constant, module)?)?;
    module.add_function(wrap_pyfunction!(bit_vec_constant, module)?)?;
    module.add_function(wrap_pyfunction!(array_constant, module)?)?;
    module.add_function(wrap_pyfunction!(declare_function, module)?)
}
