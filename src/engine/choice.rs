//! Which engine solves: those that are best together, one that is known by name, or one of the caller's own.

use super::Engine;
use eufonium_base::options::OptionValue;
use eufonium_ir::{ChcSystem, TransSys};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use thiserror::Error;

/// The engines that are known by name; [`engines()`](super::engines()) says what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EngineName {
    /// Obligations, frames of lemmas and reachable facts: invariants and derivations of clauses.
    Spacer,
    /// The same without facts in front.
    SpacerPlain,
    /// Derivations of growing height, traces of growing length.
    Bmc,
    /// Derivations of `false` unfolded into one formula.
    Unroll,
    /// Abstract interpretation alone.
    Absint,
    /// Spacer on arrays seen at one or two arbitrary elements.
    Cells,
    /// Spacer with large numbers as parameters.
    Parametric,
    /// Spacer with products and quotients as numbers between linear bounds.
    Envelopes,
    /// Shapes of lists and trees, and Spacer with them.
    Shapes,
    /// Functions that count in trees.
    Measures,
    /// Induction over several steps.
    Kind,
    /// Transition power abstraction.
    Tpa,
    /// IC3 whose lemmas are inductive over several steps.
    Pdkind,
    /// IC3 on bits.
    Pdr,
    /// Random simulation of transition systems.
    Simulation,
    /// IC3 over an abstraction into equality with uninterpreted functions.
    Euforia,
    /// The same with costly operators alone abstracted.
    EuforiaHybrid,
    /// The same refined by ground lemmas alone.
    EuforiaGround,
}

eufonium_base::option_names! {
    EngineName {
        Spacer = "spacer",
        SpacerPlain = "spacer-plain",
        Bmc = "bmc",
        Unroll = "unroll",
        Absint = "absint",
        Cells = "cells",
        Parametric = "parametric",
        Envelopes = "envelopes",
        Shapes = "shapes",
        Measures = "measures",
        Kind = "kind",
        Tpa = "tpa",
        Pdkind = "pdkind",
        Pdr = "pdr",
        Simulation = "simulation",
        Euforia = "euforia",
        EuforiaHybrid = "euforia-hybrid",
        EuforiaGround = "euforia-ground",
    }
}

impl EngineName {
    /// The name as text.
    pub fn as_str(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A name that stands for no engine.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("there is no engine {0}; there are auto, {all}", all = EngineName::NAMES.join(", "))]
pub struct NoEngine(pub String);

impl FromStr for EngineName {
    type Err = NoEngine;

    fn from_str(text: &str) -> Result<Self, NoEngine> {
        EngineName::read(text).ok_or_else(|| NoEngine(text.to_owned()))
    }
}

/// Which engine solves.
#[derive(Clone, Default)]
#[non_exhaustive]
pub enum EngineChoice {
    /// Those that are best together for the kind of problem.
    #[default]
    Auto,
    /// One that is known by name.
    Named(EngineName),
    /// The caller's own for clauses; transition systems and programs are solved as clauses.
    Clauses(Arc<dyn Engine<ChcSystem> + Send + Sync>),
    /// The caller's own for transition systems; linear clauses, and programs with such, are solved as transition systems.
    Systems(Arc<dyn Engine<TransSys> + Send + Sync>),
}

impl EngineChoice {
    /// An engine of the caller's own for clauses.
    pub fn clauses(engine: impl Engine<ChcSystem> + Send + 'static) -> EngineChoice {
        EngineChoice::Clauses(Arc::new(engine))
    }
    /// An engine of the caller's own for transition systems.
    pub fn systems(engine: impl Engine<TransSys> + Send + 'static) -> EngineChoice {
        EngineChoice::Systems(Arc::new(engine))
    }
    /// Whether it is left open.
    pub fn is_auto(&self) -> bool {
        matches!(self, EngineChoice::Auto)
    }
    /// The name of the engine, or `auto`.
    pub fn name(&self) -> &'static str {
        match self {
            EngineChoice::Auto => "auto",
            EngineChoice::Named(name) => name.as_str(),
            EngineChoice::Clauses(engine) => engine.name(),
            EngineChoice::Systems(engine) => engine.name(),
        }
    }
    /// Whether it is the engine of this name among those that are known.
    pub(super) fn is_known_as(&self, name: &str) -> bool {
        matches!(self, EngineChoice::Named(known) if known.as_str() == name)
    }

    /// The engine of a member of a portfolio that was made for this choice.
    pub(super) fn of_member(&self, name: &str) -> EngineChoice {
        match self {
            EngineChoice::Clauses(_) | EngineChoice::Systems(_) => self.clone(),
            EngineChoice::Auto | EngineChoice::Named(_) => {
                EngineName::read(name).map_or(EngineChoice::Auto, EngineChoice::Named)
            }
        }
    }
}

impl From<EngineName> for EngineChoice {
    fn from(name: EngineName) -> Self {
        EngineChoice::Named(name)
    }
}

impl FromStr for EngineChoice {
    type Err = NoEngine;

    fn from_str(text: &str) -> Result<Self, NoEngine> {
        if text == "auto" { Ok(EngineChoice::Auto) } else { text.parse().map(EngineChoice::Named) }
    }
}

impl fmt::Debug for EngineChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}

impl PartialEq for EngineChoice {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (EngineChoice::Auto, EngineChoice::Auto) => true,
            (EngineChoice::Named(a), EngineChoice::Named(b)) => a == b,
            (EngineChoice::Clauses(a), EngineChoice::Clauses(b)) => Arc::ptr_eq(a, b),
            (EngineChoice::Systems(a), EngineChoice::Systems(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::method::Method;
    use crate::scripted::Scripted;
    use eufonium_ir::{Outcome, Reason};

    #[test]
    fn names_are_those_of_the_engines() {
        let names: Vec<&str> = crate::engines().iter().map(|engine| engine.name()).collect();
        assert_eq!(EngineName::NAMES, names);
        for name in names {
            let choice: EngineChoice = name.parse().expect("it is known");
            assert!(choice.name() == name && choice.is_known_as(name), "{name}");
        }
        assert!("auto".parse::<EngineChoice>().is_ok_and(|choice| choice.is_auto()));
        let error = "tuba".parse::<EngineChoice>().expect_err("there is none");
        assert!(error.to_string().starts_with("there is no engine tuba; there are auto, spacer"));
    }

    #[test]
    fn an_engine_of_ones_own_is_not_taken_for_a_known_one() {
        let silent = |_: usize, _: &mut _, _: &ChcSystem| Outcome::Unknown(Reason::Incomplete("".into()));
        let own = EngineChoice::clauses(Scripted::new::<ChcSystem>(silent));
        assert_eq!(own.name(), "scripted");
        assert!(own == own.clone() && own == own.of_member("spacer") && !own.is_known_as("scripted"));
        assert!(matches!(crate::engines::chosen_for_systems(&own), Some(Method::Clauses(_))));
        assert!(EngineChoice::Auto.of_member("pdr").is_known_as("pdr"));
    }
}
