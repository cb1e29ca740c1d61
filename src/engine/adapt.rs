//! The list of engines, and each engine's adapter to the [`Engine`] trait. A new engine is added here and nowhere else.

use super::{Engine, EngineOptions, Monitor};
use crate::base::{Stats, Stop};
use crate::ir::{ChcSystem, Outcome, TermPool};
use crate::spacer::{Spacer, SpacerOptions};
use std::time::{Duration, Instant};

/// The engine that is used when none is named.
pub const DEFAULT: &str = "spacer";

/// How old the figures of a snapshot may be, for runs that are cut off.
const STATS_PERIOD: Duration = Duration::from_millis(50);

/// All engines, the default first.
pub fn engines() -> &'static [&'static dyn Engine] {
    &[&SpacerEngine { bounded: false }, &SpacerEngine { bounded: true }]
}

/// The engine with this name. `auto` is the default engine.
pub fn find(name: &str) -> Option<&'static dyn Engine> {
    let name = if name == "auto" { DEFAULT } else { name };
    engines().iter().copied().find(|e| e.name() == name)
}

/// Spacer, whole or without the search for invariants.
struct SpacerEngine {
    bounded: bool,
}

impl Engine for SpacerEngine {
    fn name(&self) -> &'static str {
        if self.bounded { "bmc" } else { "spacer" }
    }

    fn about(&self) -> &'static str {
        if self.bounded {
            "Spacer's search for derivations of growing height, without invariants"
        } else {
            "obligations, frames of lemmas and reachable facts; finds invariants and derivations"
        }
    }

    fn solve(
        &self,
        pool: &mut TermPool,
        system: &ChcSystem,
        options: &EngineOptions,
        stop: &Stop,
        monitor: &Monitor,
    ) -> (Outcome, Stats) {
        let spacer_options =
            SpacerOptions { seed: options.seed, bounded: self.bounded, ..SpacerOptions::default() };
        let mut spacer = Spacer::new(pool, system, spacer_options, stop.clone());
        let monitor = monitor.clone();
        let before = monitor.snapshot().stats;
        let mut counted: Option<Instant> = None;
        spacer.on_progress(move |report| {
            let p = report.progress();
            let due = counted.is_none_or(|last| last.elapsed() >= STATS_PERIOD);
            let stats = due.then(|| {
                counted = Some(Instant::now());
                let mut stats = before.clone();
                stats.absorb("", &report.stats());
                stats
            });
            monitor.update(|snapshot| {
                (snapshot.frame, snapshot.lemmas, snapshot.obligations) = (p.frame, p.lemmas, p.obligations);
                if let Some(stats) = stats {
                    snapshot.stats = stats;
                }
            });
        });
        let outcome = spacer.solve(pool);
        (outcome, spacer.stats())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        for engine in engines() {
            assert_eq!(engines().iter().filter(|e| e.name() == engine.name()).count(), 1);
            assert_eq!(find(engine.name()).map(|e| e.name()), Some(engine.name()));
        }
        assert_eq!(find("auto").map(|e| e.name()), Some(DEFAULT));
        assert!(find("tuba").is_none());
    }
}
