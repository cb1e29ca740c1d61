//! `verify`: a question of the command line, asked within this process.

use crate::errors::{Kind, panicked};
use crate::work::PERIOD;
use eufonium::base::Interrupt;
use eufonium::cli::library::Question;
use pyo3::prelude::*;

/// The findings of `eufonium verify` with these arguments as JSON, and what it says beside. With `text`, that stands for the only file.
#[pyfunction]
#[pyo3(signature = (arguments, text = None))]
pub fn verify(
    py: Python<'_>,
    arguments: Vec<String>,
    text: Option<Vec<u8>>,
) -> PyResult<(String, Vec<String>)> {
    let question = Question::new(&arguments).map_err(|message| Kind::Usage.error(message))?;
    let question = match text {
        Some(text) => question.about(text),
        None => question,
    };
    let mut asked = question.ask();
    let mut interrupted: Option<PyErr> = None;
    loop {
        let (back, reply) = py.detach(move || {
            let reply = asked.wait(PERIOD);
            (asked, reply)
        });
        asked = back;
        match (reply, interrupted) {
            (Some(_), Some(error)) => return Err(error),
            (Some(Err(message)), None) => return Err(panicked(&message)),
            (Some(Ok(reply)), None) => {
                let text = serde_json::to_string(&reply.document);
                let text = text.map_err(|error| Kind::Internal.error(error.to_string()))?;
                return Ok((text, reply.said));
            }
            (None, earlier) => interrupted = earlier,
        }
        if interrupted.is_none()
            && let Err(error) = py.check_signals()
        {
            asked.stop().raise(Interrupt::Interrupted);
            interrupted = Some(error);
        }
    }
}
