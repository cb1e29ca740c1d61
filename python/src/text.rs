//! Text in the language of SMT-LIB as terms.

use crate::errors::{self, Kind};
use crate::pool::{self, Universe};
use crate::terms::Term;
use eufonium::base::InputError;
use eufonium::frontend::smtlib::Context;
use eufonium::ir::{self, FuncId};
use pyo3::prelude::*;

/// The term that a text is, as in `(<= x (+ y 1))`. A name means what it was declared as last, or the constant in `names`.
#[pyfunction]
#[pyo3(signature = (text, names = None))]
pub fn parse(text: &str, names: Option<Vec<Term>>) -> PyResult<Term> {
    let names = names.unwrap_or_default();
    let given: Option<Vec<FuncId>> = pool::with(|u| names.iter().map(|t| u.pool.as_constant(t.0)).collect())?;
    let given = given.ok_or_else(|| Kind::Usage.error("`names` has constants alone"))?;
    pool::with(|u| read(u, text, &given))?.map(Term).map_err(|error| errors::located(&error))
}

fn read(u: &mut Universe, text: &str, given: &[FuncId]) -> Result<ir::Term, InputError> {
    let mut context = Context::new(&u.pool, text.as_bytes());
    for (name, sort) in u.sorts() {
        context.know_sort(name, sort);
    }
    for f in u.names().iter().chain(given) {
        context.know(&mut u.pool, *f);
    }
    context.only_term(&mut u.pool)
}
