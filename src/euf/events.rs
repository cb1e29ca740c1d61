//! What a run of EUFORIA tells.

eufonium_base::events! {
    of "euf"

    /// A level is opened: no violation is left below it.
    Frame = info "frame" {
        /// The level.
        level: u64,
        /// How many cubes are blocked at each level, from the first on.
        cubes: String,
        /// Lemmas of refinement so far.
        lemmas: u64,
    }

    /// An obligation is created: states of the abstract system from which a violation is reached.
    Obligation = debug "obligation" {
        /// Its number; numbers begin anew with each search.
        obligation: u64,
        /// The obligation that is reached next on the way to the violation.
        parent: Option<u64>,
        /// Steps to the violation.
        depth: u64,
        /// The states.
        cube: String,
    }

    /// States are blocked up to a level.
    Blocked = debug "blocked" {
        /// The level.
        level: u64,
        /// The cube that is blocked.
        cube: String,
        /// Why: it contains an `obligation`, stood in the way of a larger cube (`generalization`), or was blocked below and is pushed (`push`).
        why: &'static str,
    }

    /// The abstract system has a trace to a violation. It is looked at step by step with operators read as what they are.
    Counterexample = debug "counterexample" {
        /// The property, from 0.
        property: u64,
        /// How many states it has.
        states: u64,
    }

    /// A part of the counterexample is impossible.
    Refuted = debug "refuted" {
        /// The part: a `state`, a `step`, or the `path`.
        layer: &'static str,
        /// Literals that are not true together.
        core: String,
    }

    /// A lemma about operators is new to the abstract system.
    Lemma = debug "lemma" {
        /// The schema that it is an instance of; `ground` if it is the negation of a refuted core.
        schema: String,
        /// The clause.
        clause: String,
    }

    /// Terms that many ground lemmas were about get their bits.
    Bits = debug "bits" {
        /// Clauses about the bits.
        clauses: u64,
        /// Constants for gates.
        gates: u64,
    }

    /// Refinement brought nothing but larger words for a while: from now on operators are what they are, and cubes are made of bits.
    Exact = info "exact" {
        /// The top level.
        level: u64,
    }

    /// A level lost all its cubes: those above are the invariant.
    Inductive = info "inductive" {
        /// The level.
        level: u64,
    }
}
