//! What the way of a program to clauses and back tells.

eufonium_base::events! {
    of "program"

    /// A program in which no choice may matter is run.
    SingleRun = info "single_run" {
        /// How the run ended.
        end: String,
        /// How many steps it had.
        steps: u64,
        /// What was chosen first.
        chosen: Option<String>,
        /// What depends on a choice: then the run says nothing of the others.
        depends_on: Option<String>,
    }

    /// Runs for all values of the choices of a program were made, or as many as seemed worth while.
    AllRuns = info "all_runs" {
        /// How many.
        runs: u64,
        /// How many steps they had.
        steps: u64,
        /// Why no more are made.
        given_up: Option<String>,
    }

    /// Passes over the program are done.
    Passes = debug "passes" {
        /// Which ones, by the name of their time in the statistics.
        passes: &'static str,
        /// How many instructions the program has now.
        instructions: u64,
        /// Microseconds.
        took: u64,
    }

    /// A form of the program is encoded.
    Clauses = debug "clauses" {
        /// How machine integers are encoded: `ideal` integers, bounded `int`, or `bv`.
        encoding: &'static str,
        /// Predicates.
        predicates: u64,
        /// Clauses.
        clauses: u64,
    }

    /// A trace of an encoding is run by the program as it was given.
    Replayed = info "replayed" {
        /// What its run showed: `violation`, `access` (an invalid one), `spurious`, or `unsupported`.
        result: &'static str,
    }

    /// A part of the program is solved, in which the other checks are taken for granted.
    Part = info "part" {
        /// How many checks it has.
        checks: u64,
        /// Its answer.
        answer: &'static str,
        /// Counted work.
        work: u64,
    }

    /// Runs take more trips through a loop than there are copies: there will be more copies.
    Trips = debug "trips" {
        /// How many copies there were.
        trips: u64,
    }
}
