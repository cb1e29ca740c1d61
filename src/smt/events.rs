//! What the solver tells.

eufonium_base::events! {
    of "smt"

    /// A question is answered.
    Check = debug "check" {
        /// Which question to this solver it is, from 1. An engine has several solvers.
        check: u64,
        /// `sat`, `unsat` or `unknown`.
        answer: &'static str,
        /// How many formulas were assumed.
        assumptions: u64,
        /// How often the propositional search was asked: once, and again after each lemma on demand.
        rounds: u64,
        /// Conflicts.
        conflicts: u64,
        /// Microseconds.
        took: u64,
    }
}
