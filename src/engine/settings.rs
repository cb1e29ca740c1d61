//! The options of all components by name: what `--set COMPONENT.OPTION=VALUE` changes.
//!
//! What is trusted cannot be set: the checker and the solvers that it makes have their defaults, and so have those of transformations and facts.

use super::options::EngineOptions;
use super::programs::ProgramOptions;
use eufonium_base::options::{NotSet, OptionInfo, Options, nearest};
use std::str::FromStr;
use thiserror::Error;

/// Components with what they are, in the order in which they are documented.
const NAMES: &[(&str, &str)] = &[
    ("engine", "what every engine is given"),
    ("portfolio", "members side by side"),
    ("program", "from a program to clauses"),
    ("execute", "the execution of what constants decide"),
    ("inline", "calls replaced by bodies"),
    ("copies", "copies of loops whose trips are counted"),
    ("clauses", "transformations of clauses"),
    ("absint", "abstract interpretation"),
    ("fixpoint", "how its equations are solved"),
    ("facts", "facts from abstract interpretation in front of an engine"),
    ("spacer", "Spacer"),
    ("euf", "EUFORIA"),
    ("pdr", "IC3 on bits"),
    ("unroll", "the unfolding of derivations"),
    ("bmc", "bounded model checking of transition systems"),
    ("kind", "induction over several steps"),
    ("tpa", "transition power abstraction"),
    ("pdkind", "IC3 with induction over several steps"),
    ("smt", "the solver of the engines"),
    ("sat", "its in-house propositional search"),
    ("arith", "its linear arithmetic"),
];

impl EngineOptions {
    fn component(&mut self, name: &str) -> Option<&mut dyn Options> {
        if name == "engine" {
            return Some(self);
        }
        let of = &mut self.components;
        Some(match name {
            "portfolio" => &mut of.portfolio,
            "clauses" => &mut of.clauses,
            "absint" => &mut of.absint,
            "fixpoint" => &mut of.absint.fixpoint,
            "facts" => &mut of.facts,
            "spacer" => &mut of.spacer,
            "euf" => &mut of.euf,
            "pdr" => &mut of.pdr,
            "unroll" => &mut of.unroll,
            "bmc" => &mut of.bmc,
            "kind" => &mut of.kind,
            "tpa" => &mut of.tpa,
            "pdkind" => &mut of.pdkind,
            "smt" => &mut of.smt,
            "sat" => &mut of.smt.native,
            "arith" => &mut of.smt.arith,
            _ => return None,
        })
    }

    /// The options with one of them set. What is about programs alone changes nothing here.
    #[must_use]
    pub fn with(mut self, setting: &Setting) -> Self {
        setting.apply(self.component(&setting.component));
        self
    }

    /// The options with these set, in order.
    #[must_use]
    pub fn with_all(self, settings: &[Setting]) -> Self {
        settings.iter().fold(self, EngineOptions::with)
    }
}

impl ProgramOptions {
    fn component(&mut self, name: &str) -> Option<&mut dyn Options> {
        Some(match name {
            "program" => self,
            "execute" => &mut self.execute,
            "inline" => &mut self.inline,
            "copies" => &mut self.copies,
            name => return self.engine.component(name),
        })
    }

    /// The options with one of them set, of the program or of its engine.
    #[must_use]
    pub fn with(mut self, setting: &Setting) -> Self {
        setting.apply(self.component(&setting.component));
        self
    }

    /// The options with these set, in order.
    #[must_use]
    pub fn with_all(self, settings: &[Setting]) -> Self {
        settings.iter().fold(self, ProgramOptions::with)
    }
}

/// All components with what they are and their options, which have their defaults.
pub fn components() -> Vec<(&'static str, &'static str, Vec<OptionInfo>)> {
    let mut defaults = ProgramOptions::default();
    let mut options = |name| defaults.component(name).expect("it is the name of a component").list();
    NAMES.iter().map(|&(name, about)| (name, about, options(name))).collect()
}

/// A value for an option, `COMPONENT.OPTION=VALUE`, that it may have.
///
/// ```
/// use eufonium_engine::{EngineOptions, Setting};
///
/// let setting: Setting = "spacer.relate=false".parse().expect("there is such an option");
/// let options = EngineOptions::default().with(&setting);
/// assert!(!options.components.spacer.relate);
/// let error = "spacer.relat=false".parse::<Setting>().expect_err("there is none");
/// assert_eq!(error.to_string(), "column 8: the component `spacer` has no option `relat`; near it: `relate`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    component: String,
    option: String,
    value: String,
}

/// Why text sets no option.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("column {column}: {what}")]
pub struct SettingError {
    /// Where in the text, from 1.
    pub column: usize,
    /// What is wrong, and what would not be.
    pub what: String,
}

impl Setting {
    /// Sets the option, if the component is one of those that are at hand.
    fn apply(&self, component: Option<&mut dyn Options>) {
        let Some(component) = component else { return };
        let set = component.set(&self.option, &self.value);
        debug_assert_eq!(set, Ok(()), "a setting is tried out when it is made");
    }
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}={}", self.component, self.option, self.value)
    }
}

/// `what`, with the names that are near.
fn with_nearest<'a>(what: String, name: &str, among: impl IntoIterator<Item = &'a str>) -> String {
    match nearest(name, among) {
        near if near.is_empty() => what,
        near => format!("{what}; near it: `{}`", near.join("`, `")),
    }
}

impl FromStr for Setting {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let error = |at: usize, what: String| SettingError { column: text[..at].chars().count() + 1, what };
        let Some((path, value)) = text.split_once('=') else {
            return Err(error(text.len(), "`=` and a value are missing".into()));
        };
        let Some((name, option)) = path.split_once('.') else {
            return Err(error(0, "a name is COMPONENT.OPTION, as in `spacer.relate`".into()));
        };
        let mut scratch = ProgramOptions::default();
        let Some(component) = scratch.component(name) else {
            let what = with_nearest(
                format!("there is no component `{name}`"),
                name,
                NAMES.iter().map(|(name, _)| *name),
            );
            let what = if what.contains(';') {
                what
            } else {
                let all: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
                format!("{what}; there are {}", all.join(", "))
            };
            return Err(error(0, what));
        };
        match component.set(option, value) {
            Ok(()) => Ok(Setting { component: name.into(), option: option.into(), value: value.into() }),
            Err(NotSet::Takes(values)) => {
                Err(error(path.len() + 1, format!("`{path}` takes {values}, not `{value}`")))
            }
            Err(NotSet::Unknown) => {
                let what = format!("the component `{name}` has no option `{option}`");
                let options = component.list();
                let what = with_nearest(what, option, options.iter().map(|o| o.name.as_str()));
                // It may stand in another component.
                let others: Vec<String> = components()
                    .into_iter()
                    .filter(|(_, _, options)| options.iter().any(|o| o.name == option))
                    .map(|(name, ..)| format!("`{name}.{option}`"))
                    .collect();
                let what = match others.is_empty() {
                    true => what,
                    false => format!("{what}; there is {}", others.join(", ")),
                };
                Err(error(name.len() + 1, what))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The option in the listing of the component.
    fn value(options: &mut ProgramOptions, component: &str, option: &str) -> String {
        let list = options.component(component).expect("there is such a component").list();
        list.into_iter().find(|o| o.name == option).expect("there is such an option").value
    }

    /// Another value than the default.
    fn other(component: &str, info: &OptionInfo) -> String {
        let names = info.takes.split('`').skip(1).step_by(2);
        let more = ["7", "0.7", "luby:7", "booleans,zones", "spacer"];
        let is_one = |value: &&str| format!("{component}.{}={value}", info.name).parse::<Setting>().is_ok();
        let mut others = names.chain(more).filter(|value| *value != info.value).filter(is_one);
        others.next().unwrap_or_else(|| panic!("{component}.{} has no other value", info.name)).to_owned()
    }

    #[test]
    fn every_option_is_documented_and_can_be_set() {
        for (component, about, options) in components() {
            assert!(!about.is_empty() && !options.is_empty(), "{component}");
            for info in options {
                assert!(!info.about.is_empty(), "{component}.{}", info.name);
                assert!(
                    !info.about.contains("Default"),
                    "{component}.{}: the default is said twice",
                    info.name
                );
                let text = format!("{component}.{}={}", info.name, other(component, &info));
                let setting: Setting = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
                let mut options = ProgramOptions::default().with(&setting);
                let found = value(&mut options, component, &info.name);
                assert_ne!(found, info.value, "{text}");
                assert_eq!(setting.to_string(), text);
                // The default is a value too, and brings the options back.
                let back: Setting = format!("{component}.{}={}", info.name, info.value).parse().expect(&text);
                assert_eq!(options.with(&back), ProgramOptions::default(), "{text}");
            }
        }
    }

    #[test]
    fn wrong_settings_are_refused_with_their_place() {
        let table = [
            ("spacer", 7, "`=` and a value are missing"),
            ("spacer=1", 1, "a name is COMPONENT.OPTION, as in `spacer.relate`"),
            ("spacr.relate=1", 1, "there is no component `spacr`; near it: `spacer`"),
            ("spacer.relat=1", 8, "the component `spacer` has no option `relat`; near it: `relate`"),
            ("spacer.relate=1", 15, "`spacer.relate` takes `true`, `false`, not `1`"),
            ("spacer.drop-budget=-3", 20, "`spacer.drop-budget` takes a natural number, not `-3`"),
            ("sat.decay=1.5", 11, "`sat.decay` takes a number between 0 and 1, not `1.5`"),
            (
                "sat.restarts=luby:0",
                14,
                "`sat.restarts` takes `luby:UNIT`, `glucose:MARGIN:LEAST`, not `luby:0`",
            ),
            ("spacer.seed=1", 8, "the component `spacer` has no option `seed`"),
            ("kind.ctgs=1", 6, "the component `kind` has no option `ctgs`; there is `euf.ctgs`, `pdr.ctgs`"),
        ];
        for (text, column, what) in table {
            let error = text.parse::<Setting>().expect_err(text);
            assert_eq!((error.column, error.what.as_str()), (column, what), "{text}");
        }
        let error = "trombone.volume=11".parse::<Setting>().expect_err("there is no trombone");
        assert!(
            error.what.starts_with("there is no component `trombone`; there are engine, portfolio"),
            "{error}"
        );
        for text in ["portfolio.without=tuba", "portfolio.without=tuba.kind", "portfolio.without=bv.runs"] {
            let error = text.parse::<Setting>().expect_err(text);
            assert_eq!(error.column, 19);
        }
    }

    #[test]
    fn members_are_named_by_engine_or_by_encoding_and_engine() {
        let options = |text: &str| {
            let setting = text.parse::<Setting>().expect(text);
            EngineOptions::default().with(&setting).components.portfolio
        };
        let without = options("portfolio.without=bv.kind,cells");
        let only = options("portfolio.only=bv.kind,cells");
        let table =
            [(Some("bv"), "kind"), (Some("ideal"), "cells"), (None, "cells")].map(|member| (member, true));
        let others = [(Some("int"), "kind"), (None, "kind"), (Some("bv"), "spacer")];
        for ((encoding, engine), is_named) in table.into_iter().chain(others.map(|member| (member, false))) {
            assert_eq!(without.admits(encoding, engine), !is_named, "{encoding:?} {engine}");
            assert_eq!(only.admits(encoding, engine), is_named, "{encoding:?} {engine}");
        }
    }

    #[test]
    fn later_settings_win() {
        let settings =
            ["euf.ctgs=1", "euf.ctgs=2", "program.step=small"].map(|t| t.parse::<Setting>().expect(t));
        let options = ProgramOptions::default().with_all(&settings);
        assert_eq!(options.engine.components.euf.ctgs, 2);
        assert_ne!(options.step, ProgramOptions::default().step);
        assert_eq!(EngineOptions::default().with_all(&settings), options.engine);
    }
}
