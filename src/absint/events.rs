//! What abstract interpretation tells.

eufonium_base::events! {
    of "absint"

    /// The value at the head of a component grows. Nodes are numbers of equations; those of clauses are predicates in order.
    Grow = debug "grow" {
        /// The head.
        node: u64,
        /// How often it has grown since the component was entered.
        round: u64,
        /// Whether it was widened, not joined.
        widened: bool,
    }

    /// A component is stable. Descending steps follow.
    Stable = debug "stable" {
        /// Its head.
        node: u64,
        /// How many nodes it has.
        nodes: u64,
        /// How often its head grew.
        rounds: u64,
    }

    /// What is found out about a predicate. It is a candidate: whoever uses it asks a solver first.
    Candidate = debug "candidate" {
        /// The predicate.
        predicate: String,
        /// A formula over its parameters.
        formula: String,
    }
}
