//! What the engine counts, and what it tells while it runs.

use eufonium_base::{Progress, Stats};
use std::time::Duration;

/// What a solver is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Is an obligation blocked, with as many must summaries as possible.
    Block,
    /// Is a clause inductive relative to its frame.
    Generalize,
    /// Does a lemma hold at the next level.
    Push,
    /// The first reachability facts and the grounding of a derivation.
    Ground,
}

impl Purpose {
    /// The name.
    pub fn name(self) -> &'static str {
        PURPOSES[self as usize].1
    }
}

const PURPOSES: [(Purpose, &str); 4] = [
    (Purpose::Block, "block"),
    (Purpose::Generalize, "generalize"),
    (Purpose::Push, "push"),
    (Purpose::Ground, "ground"),
];

eufonium_base::counters! {
    /// The engine's counters.
    #[derive(Clone, Debug, Default)]
    pub(super) struct Counters in "spacer." {
        /// The current bound.
        pub frame,
        /// Obligations expanded.
        pub pobs,
        /// Obligations found blocked by an older lemma without a query.
        pub pobs_subsumed = "pobs.subsumed",
        /// Reachability facts.
        pub facts,
        /// Lemmas learned, without those that were known already.
        pub lemmas,
        /// Literals of the obligations that were blocked.
        pub literals_post = "literals.post",
        /// Literals of the cores they were blocked by.
        pub literals_core = "literals.core",
        /// Literals of the lemmas made of these cores.
        pub literals_lemma = "literals.lemma",
        /// Bounds weakened.
        pub bounds_expanded = "bounds.expanded",
        /// Differences in place of bounds that were tried.
        pub differences_tried = "differences.tried",
        /// Those that were inductive.
        pub differences_found = "differences.found",
        /// Relations between moving bounds that were tried.
        pub relations_tried = "relations.tried",
        /// Those that were inductive.
        pub relations_found = "relations.found",
        /// Lemmas pushed to a higher level.
        pub pushed,
        /// Pushes that a cached counterexample made needless.
        pub ctp_hits = "ctp.hits",
        /// Solvers rebuilt.
        pub rebuilds,
        /// Queries that a solver could not decide.
        pub unknowns,
    }
    beside {
        queries: [(u64, Duration); PURPOSES.len()],
    }
}

impl Counters {
    /// Counts a query and its time.
    pub fn query(&mut self, purpose: Purpose, time: Duration) {
        let (count, total) = &mut self.queries[purpose as usize];
        *count += 1;
        *total += time;
    }

    /// The state of progress.
    pub fn progress(&self) -> Progress {
        Progress { frame: self.frame, lemmas: self.lemmas, obligations: self.pobs }
    }

    /// The counters by name.
    pub fn to_stats(&self) -> Stats {
        let mut stats = self.figures();
        for (purpose, name) in PURPOSES {
            let (count, time) = self.queries[purpose as usize];
            stats.add(&format!("spacer.query.{name}"), count);
            stats.add_time(&format!("spacer.time.{name}"), time.as_secs_f64());
        }
        stats
    }
}
