//! Bitcode against the text of the same modules; streams bit by bit; damage.

mod damage;
mod forms;
mod streams;
