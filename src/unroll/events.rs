//! What the plain engines tell.

eufonium_base::events! {
    of "unroll"

    /// Traces, and for induction paths, of so many steps are looked at.
    Depth = info "depth" {
        /// The engine: `bmc` or `kind`.
        engine: &'static str,
        /// The number of steps.
        depth: u64,
    }

    /// Paths in the way of an induction repeat a state: they are required to be simple.
    Simple = debug "simple" {
        /// The number of steps.
        depth: u64,
        /// How many pairs of states are to differ.
        pairs: u64,
    }

    /// A fact that a derivation may need gets the clauses that derive it.
    Expand = debug "expand" {
        /// The node of the unfolding.
        node: u64,
        /// The predicate; none for what the queries derive.
        predicate: Option<String>,
        /// The distance from the goal.
        depth: u64,
        /// How many clauses derive it.
        clauses: u64,
    }
}
