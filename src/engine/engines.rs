//! The list of engines, and the one that a name or a choice stands for. A new engine is added here, and its adapter in `adapters`.

use super::abstractions::{Abstracting, OF_ARRAYS, OF_NUMBERS, OF_PRODUCTS};
use super::adapters::{
    AbsintEngine, BMC, Euforia, EuforiaEngine, KIND, PDKIND, PdrEngine, SimulationEngine, SpacerEngine, TPA,
    UnrollEngine,
};
use super::measures::Measuring;
use super::method::Method;
use super::shapes::Shapes;
use super::{Engine, EngineChoice};
use eufonium_ir::{Reason, TransSys};

/// A name and what it stands for: an engine for clauses, one for transition systems, or one for each.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The engine that solves clauses; without one they are solved as a transition system.
    pub clauses: Option<&'static dyn Engine>,
    /// The engine that solves transition systems; without one they are solved as clauses.
    pub systems: Option<&'static dyn Engine<TransSys>>,
}

impl Entry {
    const fn clauses(engine: &'static dyn Engine) -> Entry {
        Entry { clauses: Some(engine), systems: None }
    }
    const fn systems(engine: &'static dyn Engine<TransSys>) -> Entry {
        Entry { clauses: None, systems: Some(engine) }
    }
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        let of_systems = self.systems.map(|e| e.name());
        self.clauses.map(|e| e.name()).or(of_systems).expect("an entry has an engine")
    }
}

/// All engines.
pub fn engines() -> &'static [Entry] {
    const {
        &[
            Entry::clauses(&SpacerEngine::Whole),
            Entry::clauses(&SpacerEngine::Plain),
            Entry { clauses: Some(&SpacerEngine::Bounded), systems: Some(&BMC) },
            Entry::clauses(&UnrollEngine),
            Entry::clauses(&AbsintEngine),
            Entry::clauses(&Abstracting {
                name: "cells",
                about: "Spacer on arrays seen at one or two arbitrary elements; finds quantified invariants alone",
                all: OF_ARRAYS,
                inner: &SpacerEngine::Whole,
            }),
            Entry::clauses(&Abstracting {
                name: "parametric",
                about: "Spacer with large numbers as parameters; finds invariants of long loops alone",
                all: OF_NUMBERS,
                inner: &SpacerEngine::Whole,
            }),
            Entry::clauses(&Abstracting {
                name: "envelopes",
                about: "Spacer with products and quotients as numbers between linear bounds; finds invariants alone",
                all: OF_PRODUCTS,
                inner: &SpacerEngine::Whole,
            }),
            Entry::clauses(&Shapes),
            Entry::clauses(&Measuring),
            Entry::systems(&KIND),
            Entry::systems(&TPA),
            Entry::systems(&PDKIND),
            Entry::systems(&PdrEngine),
            Entry::systems(&SimulationEngine),
            Entry::systems(&EuforiaEngine(Euforia::Full)),
            Entry::systems(&EuforiaEngine(Euforia::Hybrid)),
            Entry::systems(&EuforiaEngine(Euforia::Ground)),
        ]
    }
}

/// The engine with this name.
pub fn find(name: &str) -> Option<Entry> {
    engines().iter().copied().find(|e| e.name() == name)
}

/// What solves clauses if this engine is named.
pub(super) fn for_clauses(name: &str) -> Option<Method<'static>> {
    let entry = find(name)?;
    entry.clauses.map(Method::Clauses).or(entry.systems.map(Method::Systems))
}

/// What solves transition systems if this engine is named.
pub(super) fn for_systems(name: &str) -> Option<Method<'static>> {
    let entry = find(name)?;
    entry.systems.map(Method::Systems).or(entry.clauses.map(Method::Clauses))
}

/// What solves clauses by a choice, if that is one engine.
pub(super) fn chosen_for_clauses(choice: &EngineChoice) -> Option<Method<'_>> {
    match choice {
        EngineChoice::Named(name) => for_clauses(name.as_str()),
        own => own_method(own),
    }
}

/// What solves transition systems by a choice, if that is one engine.
pub(super) fn chosen_for_systems(choice: &EngineChoice) -> Option<Method<'_>> {
    match choice {
        EngineChoice::Named(name) => for_systems(name.as_str()),
        own => own_method(own),
    }
}

/// The caller's own engine.
fn own_method(choice: &EngineChoice) -> Option<Method<'_>> {
    match choice {
        EngineChoice::Clauses(engine) => Some(Method::Clauses(&**engine)),
        EngineChoice::Systems(engine) => Some(Method::Systems(&**engine)),
        EngineChoice::Auto | EngineChoice::Named(_) => None,
    }
}

/// Why a choice of no one engine gives no answer where one is needed.
pub(super) fn no_engine(choice: &EngineChoice) -> Reason {
    Reason::Incomplete(format!("{} is no one engine", choice.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        for engine in engines() {
            assert_eq!(engines().iter().filter(|e| e.name() == engine.name()).count(), 1);
            let names = [engine.clauses.map(|e| e.name()), engine.systems.map(|e| e.name())];
            assert!(names.into_iter().flatten().all(|name| name == engine.name()));
            assert!(for_clauses(engine.name()).is_some() && for_systems(engine.name()).is_some());
        }
        assert!(find("tuba").is_none() && for_systems("tuba").is_none());
    }

    #[test]
    fn one_name_may_stand_for_an_engine_of_each_kind() {
        assert!(matches!(for_clauses("bmc"), Some(Method::Clauses(_))));
        assert!(matches!(for_systems("bmc"), Some(Method::Systems(_))));
        assert!(matches!(for_clauses("kind"), Some(Method::Systems(_))));
        assert!(matches!(for_systems("spacer"), Some(Method::Clauses(_))));
    }
}
