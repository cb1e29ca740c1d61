//! The Python package of eufonium: terms with Python's operators, the solver, interpolants, Horn clauses, and `verify`.
//!
//! The package is two layers. This crate is the module `eufonium._eufonium`: what needs terms and solvers. Results, their display and the
//! names that users see are Python (`python/eufonium`). All that is known of the rest is the facade crate `eufonium`.
//!
//! Three rules keep threads and signals apart. Terms live in one pool behind a short lock ([`pool`]), and what holds that lock never calls
//! Python. Each solver has a pool of its own, to which terms are carried ([`space`]), so that solvers in several threads do not wait for
//! each other. What may take long runs in a thread of its own, while the caller waits without the interpreter's lock and looks at signals
//! ([`work`]).

mod build;
mod coerce;
mod errors;
mod functions;
mod horn;
mod interpolants;
mod model;
mod operators;
mod pool;
mod solver;
mod sorts;
mod space;
mod terms;
mod text;
mod values;
mod verify;
mod words;
mod work;

use pyo3::prelude::*;

/// The compiled part of the package `eufonium`.
#[pymodule]
mod _eufonium {
    use super::PyModule;
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::functions::Function;
    #[pymodule_export]
    use crate::horn::HornClauses;
    #[pymodule_export]
    use crate::interpolants::{interpolant, sequence_interpolants};
    #[pymodule_export]
    use crate::model::{FunctionTable, Model};
    #[pymodule_export]
    use crate::solver::Solver;
    #[pymodule_export]
    use crate::sorts::Sort;
    #[pymodule_export]
    use crate::terms::Term;
    #[pymodule_export]
    use crate::text::parse;
    #[pymodule_export]
    use crate::verify::verify;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        crate::sorts::register(module)?;
        crate::build::register(module)
    }
}
