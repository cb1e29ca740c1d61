//! Figures of a run, as in the evaluation of the paper.

use super::lemma::Layer;
use super::schema::SchemaId;
use eufonium_base::Stats;
use std::collections::BTreeMap;
use std::time::Duration;

eufonium_base::counters! {
    /// What the engine counts.
    #[derive(Clone, Debug, Default)]
    pub struct EufStats in "euf." {
        /// Proof obligations.
        pub pobs = "obligations",
        /// Counterexamples to generalization that were blocked.
        pub ctgs,
        /// Spurious and real counterexamples that were looked at.
        pub refinements,
    }
    beside {
        /// Questions about the concrete system, but for those of solvers in use.
        pub concrete_checks: u64,
        /// Ground lemmas by the layer that they come from.
        pub lemmas: BTreeMap<Layer, u64>,
        /// Lemmas by the schema that they are instances of.
        pub schemas: BTreeMap<SchemaId, u64>,
        /// Time spent in refinement.
        pub refinement_time: Duration,
    }
}

impl EufStats {
    /// All of it as named figures.
    pub fn to_stats(&self) -> Stats {
        let mut stats = self.figures();
        for (name, layer) in [("state", Layer::State), ("step", Layer::Step), ("path", Layer::Path)] {
            let count = self.lemmas.get(&layer).copied().unwrap_or(0);
            stats.add(&format!("euf.lemmas.{name}"), count);
        }
        for (name, count) in &self.schemas {
            stats.add(&format!("euf.schemas.{name:?}").to_lowercase(), *count);
        }
        stats.add_time("time.refinement", self.refinement_time.as_secs_f64());
        stats
    }
}
