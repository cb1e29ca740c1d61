//! What the engine tells.

eufonium_base::events! {
    of "tpa"

    /// Traces of up to a power of two of steps are looked at.
    Power = info "power" {
        /// The exponent.
        power: u64,
        /// How many clauses the abstractions of exactly so many steps have, over all powers.
        exact: u64,
        /// How many clauses those of fewer steps have.
        less: u64,
    }

    /// An abstract path goes through these states: whether they are reached is asked of the power below.
    Midpoint = debug "midpoint" {
        /// The abstraction: `exact` or `less`.
        of: &'static str,
        /// Its power.
        power: u64,
        /// The states, as a formula.
        states: String,
    }

    /// An abstraction gets a clause, as no path leads from where one was looked for.
    Clause = debug "clause" {
        /// The abstraction: `exact` or `less`.
        of: &'static str,
        /// Its power.
        power: u64,
        /// The clause, over the states before and after.
        clause: String,
    }

    /// A violation is reached.
    Reached = info "reached" {
        /// In so many steps.
        steps: u64,
    }

    /// Some clauses hold of any number of steps, and exclude violations.
    Fixed = info "fixed" {
        /// What was added to them: `step` after them, a step `before` them, or themselves, for `exact` numbers of steps.
        by: &'static str,
        /// How many clauses.
        clauses: u64,
        /// Over how many steps the invariant is inductive; none if elimination did not end within its effort.
        depth: Option<u64>,
    }
}
