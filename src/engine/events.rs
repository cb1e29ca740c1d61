//! What the way from a problem to an answer tells.

use super::programs;
use eufonium_base::events::EventInfo;

eufonium_base::events! {
    of "engine"

    /// A part of the run begins.
    Phase = info "phase" {
        /// Its name: `read`, `transform`, the name of an engine, `facts`, `back`, `check` and others.
        phase: &'static str,
    }

    /// A clause of the system that an engine is given: `body & constraint => head`.
    Clause = debug "clause" {
        /// Its number, from 0.
        clause: u64,
        /// The applications of its body.
        body: String,
        /// Its constraint.
        constraint: String,
        /// The application of its head; `false` for a query.
        head: String,
    }

    /// A member of a portfolio gets a turn.
    Turn = debug "turn" {
        /// Its name.
        name: String,
        /// Which of its turns it is, from 1.
        turn: u64,
        /// How much counted work the turn has; none: as much as it likes.
        slice: Option<u64>,
    }

    /// A member of a portfolio gives up.
    Retired = info "retired" {
        /// Its name.
        name: String,
        /// Why.
        reason: String,
    }

    /// A member of a portfolio has the answer.
    Answered = info "answered" {
        /// Its name.
        name: String,
    }

    /// Facts from abstract interpretation are confirmed by the solver.
    Facts = debug "facts" {
        /// How many were proposed.
        proposed: u64,
        /// How many are inductive together.
        confirmed: u64,
    }

    /// A fact that was confirmed: it holds for all that is derivable.
    Fact = debug "fact" {
        /// The predicate.
        predicate: String,
        /// The formula over its parameters.
        formula: String,
    }
}

/// The events of all layers: the documentation in `docs/trace.md` is made of them.
pub fn all_events() -> Vec<&'static EventInfo> {
    let layers = [
        ALL,
        programs::events::ALL,
        eufonium_transform::events::ALL,
        eufonium_absint::events::ALL,
        eufonium_spacer::events::ALL,
        eufonium_euf::events::ALL,
        eufonium_pdr::events::ALL,
        eufonium_unroll::events::ALL,
        eufonium_tpa::events::ALL,
        eufonium_pdkind::events::ALL,
        eufonium_smt::events::ALL,
    ];
    layers.into_iter().flatten().collect()
}
