//! Evidence about transition systems as text: [`trace`]s and [`invariant`]s, in the words of SMT-LIB, for systems of any
//! format.
//!
//! Symbols are the names of states and inputs. Names are optional in some formats, need not be unique, and may be words of
//! a theory: [`Vocabulary`] gives each variable a symbol that is unique and safe, its name wherever possible. It depends on
//! the system alone, so what is written for a system is read for it.

pub mod invariant;
pub mod table;
pub mod trace;

#[cfg(test)]
mod tests;

use super::smtlib::theory;
use eufonium_base::HashSet;
use eufonium_ir::{Term, TermPool, TransSys, visit};

/// The symbols of a system, without quotes.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// For each state its symbol.
    pub states: Vec<String>,
    /// For each input its symbol.
    pub inputs: Vec<String>,
    /// Symbols for terms over states and inputs, which have a value in each state that takes a step.
    pub defined: Vec<(String, Term)>,
}

impl Vocabulary {
    /// The symbols of a system and of further named terms.
    pub fn new<'n>(system: &TransSys, defined: impl Iterator<Item = (&'n str, Term)>) -> Self {
        let defined: Vec<(&str, Term)> = defined.collect();
        let mut symbols = Symbols::new();
        let names = [
            system.states.iter().map(|s| s.name.as_str()).collect::<Vec<_>>(),
            system.inputs.iter().map(|i| i.name.as_str()).collect(),
            defined.iter().map(|(n, _)| *n).collect(),
        ];
        let given = names.map(|list| symbols.claim(&list));
        let [states, inputs, others] = given.map(|list| list.into_iter().enumerate());
        let states = states.map(|(i, name)| name.unwrap_or_else(|| symbols.make(format!("s{i}")))).collect();
        let inputs = inputs.map(|(i, name)| name.unwrap_or_else(|| symbols.make(format!("i{i}")))).collect();
        let others = others.map(|(i, name)| name.unwrap_or_else(|| symbols.make(format!("d{i}"))));
        let defined = others.zip(defined).map(|(name, (_, t))| (name, t)).collect();
        Vocabulary { states, inputs, defined }
    }

    /// The symbols of a system.
    pub fn of(system: &TransSys) -> Self {
        Vocabulary::new(system, std::iter::empty())
    }

    /// The symbols of states and inputs with what they stand for.
    pub fn terms(&self, system: &TransSys) -> Vec<(Term, String)> {
        let states = system.states.iter().map(|s| s.term).zip(self.states.iter().cloned());
        states.chain(system.inputs.iter().map(|i| i.term).zip(self.inputs.iter().cloned())).collect()
    }
}

/// Symbols that are taken.
pub(super) struct Symbols {
    taken: HashSet<String>,
}

impl Symbols {
    /// The words of the theories.
    pub(super) fn new() -> Self {
        let words = theory::operators().map(|op| op.name).chain(["true", "false"]);
        Symbols { taken: words.map(str::to_owned).collect() }
    }

    /// Takes the names that are free and can be symbols; `None` for the others.
    pub(super) fn claim(&mut self, names: &[&str]) -> Vec<Option<String>> {
        let usable = |n: &str| {
            // Printed terms have `?x0` and so on for what is shared.
            !n.is_empty()
                && !n.starts_with("?x")
                && !n.contains(|c: char| c.is_control() || "|\\".contains(c))
        };
        let mut claim = |n: &&str| (usable(n) && self.taken.insert((*n).to_owned())).then(|| (*n).to_owned());
        names.iter().map(&mut claim).collect()
    }

    /// Takes a symbol like the one that is wished.
    pub(super) fn make(&mut self, wish: String) -> String {
        let mut symbol = wish;
        while !self.taken.insert(symbol.clone()) {
            symbol.push('_');
        }
        symbol
    }
}

/// For each input whether its value follows from the next state: it chooses a next value, and no formula that is looked at
/// in the last state mentions it.
fn implied(pool: &TermPool, system: &TransSys) -> Vec<bool> {
    let mut roots = system.constraints.clone();
    roots.extend(system.properties.iter().map(|p| p.bad));
    let mentioned: HashSet<Term> = visit::constants(pool, &roots).into_iter().collect();
    system.inputs.iter().map(|i| i.chooses.is_some() && !mentioned.contains(&i.term)).collect()
}
