//! The writer: any transition system as VMT.
//!
//! VMT has no constraints, and properties over states alone. With states `s`, inputs `i`, `init`, constraints `C`, guards `G`,
//! next values `N` and bad formulas `B` the file says
//!
//! - `:init`: `init`,
//! - `:trans`: `C /\ G /\ s' = N`,
//! - `:invar-property`: `C => not B`.
//!
//! Where `C` or some `B` mentions an input, that input becomes a state variable whose next value is left free: its values
//! along a trace are any, as an input's are. A property's index is its position.
//!
//! This is exact. In a trace of the file all states but the last satisfy `C` and `G`, for they take steps, and what
//! violates the property in the last one satisfies `C` and `B`: this is a trace of the system to a violation. An input that
//! chooses the next value of a state, and is no state itself, is written as that next value.
//!
//! Symbols are those of [`Vocabulary`]; next values are called after their states. Subterms that are shared are definitions,
//! so the text is linear in the system as a graph.

use crate::ts_text::{Symbols, Vocabulary};
use eufonium_base::HashSet;
use eufonium_ir::pool::ByZero;
use eufonium_ir::{FuncId, Sort, SortKind, Term, TermPool, TransSys, print, visit};
use std::fmt::Write;
use thiserror::Error;

/// Why a system cannot be written.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("a system with {0} cannot be written as VMT")]
pub struct Unwritable(String);

/// A state variable as it is written.
struct Variable {
    symbol: String,
    next_symbol: String,
    sort: Sort,
    /// The constant that is printed as the next value, if formulas mention it, and what it is equal to, if it is not free.
    next: Option<(Term, Option<Term>)>,
}

/// The text so far and the symbols in it.
struct Writer<'p> {
    pool: &'p TermPool,
    symbols: Symbols,
    definitions: usize,
    out: String,
}

/// The system as text.
///
/// # Errors
/// If it has datatypes, quantifiers, or functions with parameters.
pub fn write(pool: &mut TermPool, system: &TransSys) -> Result<String, Unwritable> {
    let sorts = sorts_to_declare(pool, system)?;
    let vocabulary = Vocabulary::of(system);
    let mut symbols = Symbols::new();
    for list in [&vocabulary.states, &vocabulary.inputs] {
        symbols.claim(&list.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let moved = moved_inputs(pool, system);
    let variables = variables(pool, system, &vocabulary, &moved, &mut symbols);
    let roots = formulas(pool, system, &variables);
    let mut names = vocabulary.terms(system);
    let nexts = variables.iter().filter_map(|v| Some((v.next?.0, v.next_symbol.clone())));
    names.extend(nexts);
    let mut writer = Writer { pool, symbols, definitions: 0, out: String::new() };
    for name in sorts {
        let _ = writeln!(writer.out, "(declare-sort {} 0)", print::symbol(&name));
    }
    for v in &variables {
        writer.declare(&v.symbol, v.sort);
        writer.declare(&v.next_symbol, v.sort);
        let next = format!("(! {} :next {})", print::symbol(&v.symbol), print::symbol(&v.next_symbol));
        writer.define(v.sort, &next);
    }
    for (i, (input, symbol)) in system.inputs.iter().zip(&vocabulary.inputs).enumerate() {
        if !moved[i] && input.chooses.is_none() {
            writer.declare(symbol, pool.sort(input.term));
        }
    }
    writer.formulas(&roots, &names);
    writer.out.push_str("(assert true)\n");
    Ok(writer.out)
}

impl Writer<'_> {
    fn declare(&mut self, symbol: &str, sort: Sort) {
        let (symbol, sort) = (print::symbol(symbol), print::sort(self.pool, sort));
        let _ = writeln!(self.out, "(declare-fun {symbol} () {sort})");
    }

    /// A symbol for a definition.
    fn symbol(&mut self) -> String {
        self.definitions += 1;
        self.symbols.make(format!(".def{}", self.definitions - 1))
    }

    fn define(&mut self, sort: Sort, text: &str) {
        let symbol = self.symbol();
        self.define_as(&symbol, sort, text);
    }

    fn define_as(&mut self, symbol: &str, sort: Sort, text: &str) {
        let (symbol, sort) = (print::symbol(symbol), print::sort(self.pool, sort));
        let _ = writeln!(self.out, "(define-fun {symbol} () {sort} {text})");
    }

    /// The initial states, the relation, and the properties.
    fn formulas(&mut self, roots: &[Term], names: &[(Term, String)]) {
        let pool = self.pool;
        let shared = print::shared(pool, roots, names, |_| self.symbol());
        for (symbol, t, text) in &shared.definitions {
            self.define_as(symbol, pool.sort(*t), text);
        }
        for (i, text) in shared.texts.iter().enumerate() {
            let attribute = match i {
                0 => ":init true".to_owned(),
                1 => ":trans true".to_owned(),
                i => format!(":invar-property {}", i - 2),
            };
            self.define(Sort::BOOL, &format!("(! {text} {attribute})"));
        }
    }
}

/// For each input whether it becomes a state: a constraint or a bad formula mentions it.
fn moved_inputs(pool: &TermPool, system: &TransSys) -> Vec<bool> {
    let mut roots = system.constraints.clone();
    roots.extend(system.properties.iter().map(|p| p.bad));
    let mentioned: HashSet<Term> = visit::constants(pool, &roots).into_iter().collect();
    system.inputs.iter().map(|i| mentioned.contains(&i.term)).collect()
}

/// The states and the inputs that become states.
fn variables(
    pool: &mut TermPool,
    system: &TransSys,
    vocabulary: &Vocabulary,
    moved: &[bool],
    symbols: &mut Symbols,
) -> Vec<Variable> {
    let choosers = system.inputs.iter().zip(moved).filter(|(_, moved)| !**moved);
    let chosen: HashSet<Term> = choosers.filter(|(i, _)| i.chooses.is_some()).map(|(i, _)| i.term).collect();
    let mut written: HashSet<Term> = HashSet::default();
    let mut out = Vec::with_capacity(system.states.len());
    let mut next_symbol = |symbol: &str| symbols.make(format!("{symbol}.next"));
    for (state, symbol) in system.states.iter().zip(&vocabulary.states) {
        let sort = pool.sort(state.term);
        let next = match state.next {
            // The input is the next value; another state with the same next value gets an equation.
            t if chosen.contains(&t) && written.insert(t) => (t, None),
            t => (pool.fresh("next", sort), Some(t)),
        };
        let next_symbol = next_symbol(symbol);
        out.push(Variable { symbol: symbol.clone(), next_symbol, sort, next: Some(next) });
    }
    let inputs = system.inputs.iter().zip(&vocabulary.inputs).zip(moved);
    for ((input, symbol), _) in inputs.filter(|(_, moved)| **moved) {
        let (sort, next_symbol) = (pool.sort(input.term), next_symbol(symbol));
        out.push(Variable { symbol: symbol.clone(), next_symbol, sort, next: None });
    }
    out
}

/// The initial states, the relation, and the good states of each property.
fn formulas(pool: &mut TermPool, system: &TransSys, variables: &[Variable]) -> Vec<Term> {
    let constraint = pool.and(&system.constraints);
    let mut relation = vec![constraint];
    relation.extend(&system.guards);
    for (next, value) in variables.iter().filter_map(|v| v.next) {
        relation.extend(value.map(|value| pool.eq(next, value)));
    }
    let mut roots = vec![pool.and(&system.init), pool.and(&relation)];
    for property in &system.properties {
        let good = pool.not(property.bad);
        roots.push(pool.implies(constraint, good));
    }
    roots
}

/// The uninterpreted sorts of a system, after a look for what cannot be written.
fn sorts_to_declare(pool: &TermPool, system: &TransSys) -> Result<Vec<String>, Unwritable> {
    let mut roots = system.roots();
    roots.extend(system.state_terms().into_iter().chain(system.input_terms()));
    let by_zero: Vec<FuncId> = [ByZero::Div, ByZero::IDiv, ByZero::Mod]
        .into_iter()
        .filter_map(|which| pool.by_zero_if_used(which))
        .collect();
    let mut seen = HashSet::default();
    let mut sorts = Vec::new();
    for t in visit::postorder(pool, &roots) {
        if pool.has_quantifier(t) {
            return Err(Unwritable("quantifiers".to_owned()));
        }
        match pool.as_app(t) {
            Some(f) if !pool.args(t).is_empty() && !by_zero.contains(&f) => {
                return Err(Unwritable(format!("the function `{}`", pool.func(f).name)));
            }
            _ => sorts.push(pool.sort(t)),
        }
    }
    let mut names = Vec::new();
    while let Some(sort) = sorts.pop() {
        if !seen.insert(sort) {
            continue;
        }
        match pool.sort_kind(sort) {
            SortKind::Array(index, element) => sorts.extend([*index, *element]),
            SortKind::Datatype(_) => return Err(Unwritable("datatypes".to_owned())),
            SortKind::Uninterpreted(name) if names.contains(name) => {
                return Err(Unwritable(format!("two sorts `{name}`")));
            }
            SortKind::Uninterpreted(name) => names.push(name.clone()),
            _ => {}
        }
    }
    Ok(names)
}
