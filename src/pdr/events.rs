//! What IC3 on bits tells. Cubes are written with one literal for each latch: `3.0` for bit 0 of state 3, `!3.0` for its negation.

eufonium_base::events! {
    of "pdr"

    /// The system has become a circuit.
    Circuit = info "circuit" {
        /// The latches, before reductions.
        before: u64,
        /// The latches that are left.
        latches: u64,
        /// The variables of a step.
        variables: u64,
    }

    /// A frame is secure: no violation is reached in as many steps.
    Frame = info "frame" {
        /// Its number.
        level: u64,
        /// The lemmas of all frames.
        lemmas: u64,
        /// The obligations so far.
        obligations: u64,
    }

    /// A violation can be reached from a cube, which a frame is to exclude.
    Obligation = debug "obligation" {
        /// The obligation.
        obligation: u64,
        /// The one that its states lead to in a step; none for states that violate the property.
        next: Option<u64>,
        /// The frame.
        level: u64,
        /// The steps to the violation.
        depth: u64,
        /// The states.
        cube: String,
    }

    /// A frame excludes a cube from now on.
    Lemma = debug "lemma" {
        /// The frame.
        level: u64,
        /// What it excludes.
        cube: String,
    }

    /// A lemma holds one frame later too.
    Pushed = debug "pushed" {
        /// The frame that it is pushed to.
        level: u64,
        /// What it excludes.
        cube: String,
    }

    /// A frame has no lemma that the next one has not: the states of the next one are all that are reached.
    Inductive = info "inductive" {
        /// The frame.
        level: u64,
    }

    /// A round of random simulation is over.
    Simulated = info "simulated" {
        /// Its number.
        round: u64,
        /// Its steps, of 64 runs each.
        steps: u64,
    }
}
