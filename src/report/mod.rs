//! Pages that explain verdicts: [`Page`] says what is known, [`html()`] writes it as one file of HTML without anything outside.
//!
//! Whoever fills a page knows programs, clauses and systems; this crate knows neither. All text comes from users' files and is escaped
//! where it is put into the page: by the templates in HTML, by `json` in the data for scripts. What is long (steps, derivations,
//! waves) is data that scripts show piece by piece; all else is there without scripts.
//!
//! Scripts and styles are the files in `assets`, put together as they are.

mod derivation;
mod figures;
mod formulas;
mod frame;
mod graph;
mod json;
mod layout;
mod lists;
pub mod model;
mod run;
mod source;
mod verdict;
mod wave;

#[cfg(test)]
mod tests;

pub use frame::html;
pub use model::Page;
