//! The format `json`: the document on one line.

use crate::{Document, SCHEMA};

/// The document, with a line break at its end.
pub fn write(document: &Document) -> String {
    let text = serde_json::to_string(document).expect("the model has only strings as keys");
    text + "\n"
}

/// Reads a document.
///
/// # Errors
/// If the text is none, as a message.
pub fn read(text: &str) -> Result<Document, String> {
    let document: Document = serde_json::from_str(text).map_err(|error| error.to_string())?;
    match document.schema == SCHEMA {
        true => Ok(document),
        false => Err(format!("the schema is `{}`, not `{SCHEMA}`", document.schema)),
    }
}
