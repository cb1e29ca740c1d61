//! What transformations tell.

eufonium_base::events! {
    of "transform"

    /// A pass has changed the clauses.
    Pass = debug "pass" {
        /// The pass.
        pass: String,
        /// Clauses before.
        clauses_before: u64,
        /// Clauses afterwards.
        clauses_after: u64,
        /// Predicates before.
        predicates_before: u64,
        /// Predicates afterwards.
        predicates_after: u64,
        /// Arguments of all applications before.
        arguments_before: u64,
        /// Arguments of all applications afterwards.
        arguments_after: u64,
    }
}
