//! Declared functions.

use crate::coerce;
use crate::errors::Kind;
use crate::pool;
use crate::sorts::Sort;
use crate::terms::Term;
use eufonium::ir::{FuncId, print};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// A declared function, or a predicate of Horn clauses: call it with terms to apply it.
#[pyclass(frozen, eq, hash, module = "eufonium")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Function(pub FuncId);

#[pymethods]
impl Function {
    /// The name.
    #[getter]
    fn name(&self) -> PyResult<String> {
        pool::with(|u| u.pool.func(self.0).name.clone())
    }

    /// The sorts of the arguments.
    #[getter]
    fn domain(&self) -> PyResult<Vec<Sort>> {
        pool::with(|u| u.pool.func(self.0).params.iter().map(|s| Sort(*s)).collect())
    }

    /// The sort of the results.
    #[getter]
    fn range(&self) -> PyResult<Sort> {
        pool::with(|u| Sort(u.pool.func(self.0).result))
    }

    /// The function applied to terms.
    #[pyo3(signature = (*args))]
    fn __call__(&self, args: &Bound<'_, PyTuple>) -> PyResult<Term> {
        let (params, name) = (self.domain()?, self.name()?);
        if params.len() != args.len() {
            let message = format!("{name} takes {} arguments, not {}", params.len(), args.len());
            return Err(Kind::Sort.error(message));
        }
        let args = args.iter().zip(&params).map(|(arg, sort)| coerce::to_sort(&arg, sort.0));
        let args = args.collect::<PyResult<Vec<_>>>()?;
        Ok(Term(pool::with(|u| u.pool.app(self.0, &args))?))
    }

    fn __repr__(&self) -> PyResult<String> {
        pool::with(|u| {
            let decl = u.pool.func(self.0);
            let params: Vec<_> = decl.params.iter().map(|s| print::sort(&u.pool, *s)).collect();
            let result = print::sort(&u.pool, decl.result);
            format!("{}: ({}) -> {result}", print::symbol(&decl.name), params.join(", "))
        })
    }
}
