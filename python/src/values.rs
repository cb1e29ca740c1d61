//! Values as Python's objects: `bool`, `int`, `Fraction`, and classes of `eufonium.values` for the rest.

use eufonium::ir::{Sort, SortKind, TermPool, Value};
use num_bigint::BigInt;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

/// A value that no longer needs its pool.
#[derive(Clone, Debug)]
pub enum Plain {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(BigInt),
    /// A numerator and a denominator.
    Real(BigInt, BigInt),
    /// A bit-vector with its width.
    Bits(BigInt, u32),
    /// An element of a declared sort.
    Element(String, u32),
    /// The element at most indices, and the others.
    Array(Box<Plain>, Vec<(Plain, Plain)>),
    /// What Python has no class for, as text.
    Text(String),
}

impl Plain {
    /// The value of a sort.
    pub fn of(pool: &TermPool, value: &Value, sort: Sort) -> Plain {
        match (value, pool.sort_kind(sort)) {
            (Value::Bool(truth), _) => Plain::Bool(*truth),
            (Value::Num(n), SortKind::Int) => Plain::Int(n.to_big().numer().clone()),
            (Value::Num(n), _) => {
                let big = n.to_big();
                Plain::Real(big.numer().clone(), big.denom().clone())
            }
            (Value::Bits(bits), _) => Plain::Bits(BigInt::from(bits.to_big()), bits.width()),
            (Value::Elem(_, n), SortKind::Uninterpreted(name)) => Plain::Element(name.clone(), *n),
            (Value::Array(array), SortKind::Array(index, element)) => {
                let entries = array.entries().iter();
                let entries =
                    entries.map(|(i, e)| (Plain::of(pool, i, *index), Plain::of(pool, e, *element)));
                Plain::Array(Box::new(Plain::of(pool, array.default(), *element)), entries.collect())
            }
            _ => Plain::Text(eufonium::ir::print::value(pool, value, sort)),
        }
    }

    /// The object.
    pub fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let class = |name: &str| py.import("eufonium.values")?.getattr(name);
        Ok(match self {
            Plain::Bool(truth) => PyBool::new(py, *truth).to_owned().into_any(),
            Plain::Int(n) => n.into_pyobject(py)?.into_any(),
            Plain::Real(n, d) => py.import("fractions")?.getattr("Fraction")?.call1((n, d))?,
            Plain::Bits(n, width) => class("BitVecValue")?.call1((n, width))?,
            Plain::Element(sort, n) => class("Element")?.call1((sort, n))?,
            Plain::Array(default, entries) => {
                let all = PyDict::new(py);
                for (index, element) in entries {
                    all.set_item(index.to_python(py)?, element.to_python(py)?)?;
                }
                class("ArrayValue")?.call1((default.to_python(py)?, all))?
            }
            Plain::Text(text) => text.into_pyobject(py)?.into_any(),
        })
    }
}
