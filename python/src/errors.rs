//! The exceptions of the package, which are classes of `eufonium.errors`.

use eufonium::base::InputError;
use eufonium::cli::library::panic_message;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::any::Any;

/// The classes.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// What does not fit otherwise.
    Error,
    /// Sorts that do not go together.
    Sort,
    /// Text that cannot be understood.
    Parse,
    /// Legal, but not supported.
    Unsupported,
    /// Options that make no sense.
    Usage,
    /// A question that does not fit the last answer.
    State,
    /// There is no interpolant.
    NoInterpolant,
    /// A bug of eufonium.
    Internal,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Error => "Error",
            Kind::Sort => "SortError",
            Kind::Parse => "ParseError",
            Kind::Unsupported => "UnsupportedError",
            Kind::Usage => "UsageError",
            Kind::State => "StateError",
            Kind::NoInterpolant => "NoInterpolantError",
            Kind::Internal => "InternalError",
        }
    }

    /// An exception of this class.
    pub fn error(self, message: impl Into<String>) -> PyErr {
        let message = message.into();
        Python::attach(|py| match class(py, self) {
            Ok(class) => class.call1((message,)).map_or_else(|e| e, |value| PyErr::from_value(value)),
            Err(error) => error,
        })
    }
}

fn class(py: Python<'_>, kind: Kind) -> PyResult<Bound<'_, PyAny>> {
    py.import("eufonium.errors")?.getattr(kind.name())
}

/// A complaint about a text, with its place.
pub fn located(error: &InputError) -> PyErr {
    use eufonium::base::error::InputErrorKind;
    let kind = match error.kind {
        InputErrorKind::Malformed => Kind::Parse,
        InputErrorKind::Unsupported => Kind::Unsupported,
    };
    let made = |py: Python<'_>| -> PyResult<PyErr> {
        let place = PyDict::new(py);
        place.set_item("line", error.span.line)?;
        place.set_item("column", error.span.column)?;
        Ok(PyErr::from_value(class(py, kind)?.call((error.message.as_str(),), Some(&place))?))
    };
    Python::attach(|py| made(py).unwrap_or_else(|error| error))
}

/// A panic of eufonium.
pub fn panicked(payload: &(dyn Any + Send)) -> PyErr {
    Kind::Internal.error(format!("{}; this is a bug in eufonium, please report it", panic_message(payload)))
}
