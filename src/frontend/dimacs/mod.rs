//! Propositional problems and their refutations as text: DIMACS CNF, and the proof formats LRAT and DRAT.
//!
//! A CNF is read as the SAT competition has it: comments anywhere before the clauses or between them, a header `p cnf VARIABLES
//! CLAUSES`, clauses that end in 0 and may take several lines. The header is binding: more variables or another number of clauses is an
//! error, since a file that was cut off must not be called satisfiable. LRAT (Cruz-Filipe, Heule, Hunt, Kaufmann and
//! Schneider-Kamp, "Efficient certified RAT verification", CADE 2017) is read and written, DRAT is written.
//!
//! Deliberately absent: the binary forms of proofs, and the extensions of CNF (weights, exclusive-or, quantifiers).

mod cnf;
mod proof;

pub use cnf::read_cnf;
pub use proof::{read_lrat, write_drat, write_lrat};
