//! Terms as Python sees them: what they are made of. What Python's operators do with them is in [`crate::operators`].

use crate::coerce;
use crate::errors::Kind;
use crate::functions::Function;
use crate::operators::{self, Binary};
use crate::pool;
use crate::sorts::Sort;
use crate::values;
use eufonium::ir::{self, Op, Subst, Value, print};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The length of the texts of terms that `repr` shows.
const SHOWN: usize = 2000;

/// A term: build it with Python's operators, functions like `And` and `If`, or `parse`.
#[pyclass(frozen, module = "eufonium")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term(pub ir::Term);

impl Term {
    /// The term as text.
    pub fn text(self) -> PyResult<String> {
        pool::with(|u| print::term(&u.pool, self.0))
    }

    /// The term as text, cut where it is long.
    pub fn short(self) -> PyResult<String> {
        let mut text = self.text()?;
        if text.len() > SHOWN {
            let end = (0..=SHOWN).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            text.truncate(end);
            text.push_str(" ...");
        }
        Ok(text)
    }
}

#[pymethods]
impl Term {
    /// The sort.
    #[getter]
    fn sort(&self) -> PyResult<Sort> {
        pool::with(|u| Sort(u.pool.sort(self.0)))
    }

    /// The arguments, in normal form: `x > y` is a comparison of a sum with a number.
    #[getter]
    fn args(&self) -> PyResult<Vec<Term>> {
        pool::with(|u| u.pool.args(self.0).iter().map(|t| Term(*t)).collect())
    }

    /// The operator's name, as in `and`, `le`, `bvadd`; `app` for declared functions and constants.
    #[getter]
    fn op(&self) -> PyResult<String> {
        let op = pool::with(|u| u.pool.op(self.0))?;
        let name = format!("{op:?}");
        Ok(name.split('(').next().unwrap_or_default().to_lowercase())
    }

    /// The declared function that the term applies; None for constants and operators.
    #[getter]
    fn function(&self) -> PyResult<Option<Function>> {
        pool::with(|u| match u.pool.op(self.0) {
            Op::App(f) if !u.pool.args(self.0).is_empty() => Some(Function(f)),
            _ => None,
        })
    }

    /// The name of a constant; None for other terms.
    #[getter]
    fn name(&self) -> PyResult<Option<String>> {
        pool::with(|u| u.pool.as_constant(self.0).map(|f| u.pool.func(f).name.clone()))
    }

    /// The value of a literal as bool, int, Fraction or BitVecValue; None for other terms.
    #[getter]
    fn value<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let found = pool::with(|u| {
            let pool = &u.pool;
            let value = match pool.op(self.0) {
                Op::True => Value::Bool(true),
                Op::False => Value::Bool(false),
                Op::Num(_) => Value::Num(pool.as_num(self.0)?.clone()),
                Op::Bits(_) => Value::Bits(pool.as_bits(self.0)?.clone()),
                _ => return None,
            };
            Some(values::Plain::of(pool, &value, pool.sort(self.0)))
        })?;
        found.map(|plain| plain.to_python(py)).transpose()
    }

    /// The constants that occur in the term.
    fn constants(&self) -> PyResult<Vec<Term>> {
        pool::with(|u| ir::visit::constants(&u.pool, &[self.0]).into_iter().map(Term).collect())
    }

    /// Whether the two are the same term; `==` builds an equation.
    fn same(&self, other: Term) -> bool {
        self.0 == other.0
    }

    /// The term with constants, or other terms, replaced by others of the same sort, all at once.
    fn substitute(&self, replacements: &Bound<'_, PyDict>) -> PyResult<Term> {
        let mut pairs = Vec::with_capacity(replacements.len());
        for (from, to) in replacements.iter() {
            let from = coerce::any(&from)?;
            let sort = pool::with(|u| u.pool.sort(from))?;
            pairs.push((from, coerce::to_sort(&to, sort)?));
        }
        Ok(Term(pool::with(|u| {
            let mut subst = Subst::new();
            for (from, to) in pairs {
                subst.insert(from, to);
            }
            subst.apply(&mut u.pool, self.0)
        })?))
    }

    /// The term in the language of SMT-LIB.
    fn sexpr(&self) -> PyResult<String> {
        self.text()
    }

    fn __str__(&self) -> PyResult<String> {
        self.text()
    }

    fn __repr__(&self) -> PyResult<String> {
        self.short()
    }

    fn __hash__(&self) -> u64 {
        u64::from(u32::try_from(eufonium::base::ids::Id::index(self.0)).unwrap_or(0)) ^ 0x5eed_0000_0000
    }

    fn __richcmp__<'py>(&self, other: &Bound<'py, PyAny>, op: CompareOp) -> PyResult<Bound<'py, PyAny>> {
        operators::comparison(op, *self, other)
    }
    fn __neg__(&self) -> PyResult<Term> {
        operators::negative(*self)
    }
    fn __pos__(&self) -> PyResult<Term> {
        operators::positive(*self)
    }
    fn __abs__(&self) -> PyResult<Term> {
        operators::magnitude(*self)
    }
    fn __invert__(&self) -> PyResult<Term> {
        operators::complement(*self)
    }
    fn __getitem__(&self, index: &Bound<'_, PyAny>) -> PyResult<Term> {
        operators::element(*self, index)
    }
    fn __add__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Add, *self, other, false)
    }
    fn __radd__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Add, *self, other, true)
    }
    fn __sub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Sub, *self, other, false)
    }
    fn __rsub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Sub, *self, other, true)
    }
    fn __mul__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Mul, *self, other, false)
    }
    fn __rmul__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Mul, *self, other, true)
    }
    fn __truediv__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Div, *self, other, false)
    }
    fn __rtruediv__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Div, *self, other, true)
    }
    fn __floordiv__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::FloorDiv, *self, other, false)
    }
    fn __rfloordiv__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::FloorDiv, *self, other, true)
    }
    fn __mod__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Mod, *self, other, false)
    }
    fn __rmod__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Mod, *self, other, true)
    }
    fn __and__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::And, *self, other, false)
    }
    fn __rand__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::And, *self, other, true)
    }
    fn __or__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Or, *self, other, false)
    }
    fn __ror__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Or, *self, other, true)
    }
    fn __xor__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Xor, *self, other, false)
    }
    fn __rxor__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::Xor, *self, other, true)
    }
    fn __lshift__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::ShiftLeft, *self, other, false)
    }
    fn __rlshift__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::ShiftLeft, *self, other, true)
    }
    fn __rshift__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::ShiftRight, *self, other, false)
    }
    fn __rrshift__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        operators::binary(Binary::ShiftRight, *self, other, true)
    }

    fn __bool__(&self) -> PyResult<bool> {
        let value = pool::with(|u| match u.pool.op(self.0) {
            Op::True => Some(true),
            Op::False => Some(false),
            _ => None,
        })?;
        value.ok_or_else(|| {
            Kind::State
                .error("a formula is neither true nor false: use And, Or, Not, or `same` to compare terms")
        })
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Term {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Term> {
        coerce::any(&object).map(Term)
    }
}
