//! Text in the language of SMT-LIB as terms.

use crate::errors::{self, Kind};
use crate::pool;
use crate::terms::Term;
use eufonium::frontend::smtlib::Context;
use eufonium::ir::{FuncId, TermPool};
use pyo3::prelude::*;

/// What was read, or what is wrong; and names in the text that mean several things.
enum Read {
    Term(eufonium::ir::Term),
    Wrong(Box<eufonium::base::InputError>),
}

/// The term that a text is, as in `(<= x (+ y 1))`. Names are those of constants, functions and sorts that were declared, or of `names`.
#[pyfunction]
#[pyo3(signature = (text, names = None))]
pub fn parse(text: &str, names: Option<Vec<Term>>) -> PyResult<Term> {
    let given: Option<Vec<FuncId>> =
        pool::with(|u| names.unwrap_or_default().iter().map(|t| u.pool.as_constant(t.0)).collect())?;
    let Some(given) = given else {
        return Err(Kind::Usage.error("`names` has constants alone"));
    };
    let (read, unclear) = pool::with(|u| {
        let (clear, unclear) = u.names();
        let unclear: Vec<String> = unclear.into_iter().map(str::to_owned).collect();
        let sorts: Vec<_> = u.sorts().map(|(name, sort)| (name.to_owned(), sort)).collect();
        (read(&mut u.pool, text, clear.iter().chain(&given), &sorts), unclear)
    })?;
    match read {
        Read::Term(t) => Ok(Term(t)),
        Read::Wrong(mut error) => {
            let is_named = |name: &&String| error.message.contains(&format!("`{name}`"));
            if let Some(name) = unclear.iter().find(is_named) {
                error.message += &format!(" (several constants are called {name}: say which one with `names`)");
            }
            Err(errors::located(&error))
        }
    }
}

fn read<'a>(
    pool: &mut TermPool,
    text: &str,
    names: impl Iterator<Item = &'a FuncId>,
    sorts: &[(String, eufonium::ir::Sort)],
) -> Read {
    let mut context = Context::new(pool, text.as_bytes());
    for f in names {
        context.know(pool, *f);
    }
    for (name, sort) in sorts {
        context.know_sort(name, *sort);
    }
    context.only_term(pool).map_or_else(|error| Read::Wrong(Box::new(error)), Read::Term)
}
