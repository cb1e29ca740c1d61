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

/// The engine's counters.
#[derive(Clone, Debug, Default)]
pub(super) struct Counters {
    queries: [(u64, Duration); PURPOSES.len()],
    /// The current bound.
    pub frame: u64,
    /// Obligations expanded.
    pub pobs: u64,
    /// Obligations found blocked by an older lemma without a query.
    pub pobs_subsumed: u64,
    /// Reachability facts.
    pub facts: u64,
    /// Lemmas learned, without those that were known already.
    pub lemmas: u64,
    /// Literals of the obligations that were blocked.
    pub literals_post: u64,
    /// Literals of the cores they were blocked by.
    pub literals_core: u64,
    /// Literals of the lemmas made of these cores.
    pub literals_lemma: u64,
    /// Bounds weakened.
    pub bounds_expanded: u64,
    /// Relations between moving bounds that were tried.
    pub relations_tried: u64,
    /// Those that were inductive.
    pub relations_found: u64,
    /// Lemmas pushed to a higher level.
    pub pushed: u64,
    /// Pushes that a cached counterexample made needless.
    pub ctp_hits: u64,
    /// Solvers rebuilt.
    pub rebuilds: u64,
    /// Queries that a solver could not decide.
    pub unknowns: u64,
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
        let mut stats = Stats::new();
        for (purpose, name) in PURPOSES {
            let (count, time) = self.queries[purpose as usize];
            stats.add(&format!("spacer.query.{name}"), count);
            stats.add_time(&format!("spacer.time.{name}"), time.as_secs_f64());
        }
        for (name, n) in [
            ("frame", self.frame),
            ("pobs", self.pobs),
            ("pobs.subsumed", self.pobs_subsumed),
            ("facts", self.facts),
            ("lemmas", self.lemmas),
            ("literals.post", self.literals_post),
            ("literals.core", self.literals_core),
            ("literals.lemma", self.literals_lemma),
            ("bounds.expanded", self.bounds_expanded),
            ("relations.tried", self.relations_tried),
            ("relations.found", self.relations_found),
            ("pushed", self.pushed),
            ("ctp.hits", self.ctp_hits),
            ("rebuilds", self.rebuilds),
            ("unknowns", self.unknowns),
        ] {
            stats.add(&format!("spacer.{name}"), n);
        }
        stats
    }
}
