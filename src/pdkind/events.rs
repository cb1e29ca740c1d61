//! What the engine tells.

eufonium_base::events! {
    of "pdkind"

    /// A round begins: each clause is pushed.
    Round = info "round" {
        /// The clauses hold of what is reached in so many steps.
        bound: u64,
        /// Over how many steps they are to be inductive.
        depth: u64,
        /// The number of clauses.
        clauses: u64,
        /// The number of lemmas of the frames.
        lemmas: u64,
    }

    /// The frames exclude the start of a path to a violation of a clause: a new clause.
    Clause = debug "clause" {
        /// It holds of what is reached in so many steps.
        bound: u64,
        /// What it excludes.
        cube: String,
    }

    /// A clause turns out to be wrong.
    LeftOut = debug "left_out" {
        /// The bound of the round.
        bound: u64,
        /// What it excluded.
        cube: String,
    }

    /// A lemma of the frames.
    Lemma = debug "lemma" {
        /// It holds of what is reached in so many steps; none if of all.
        level: Option<u64>,
        /// What it excludes.
        cube: String,
    }

    /// A violation is reached.
    Reached = info "reached" {
        /// In so many steps.
        steps: u64,
    }
}
