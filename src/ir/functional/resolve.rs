//! Definitions substituted into each other, cycles broken.
//!
//! One walk over the graph whose nodes are terms and whose edges go from a term to its arguments and from a defined
//! variable to its definition. Only a definition can close a cycle. One that does is dropped: an input's if there is an
//! input on the cycle, the innermost one; the variable then stands for itself. Invariant: a finished term has a result that
//! mentions no variable with a definition that is kept.

use super::Role;
use crate::pool::{Term, TermPool};
use eufonium_base::HashMap;

/// Substitutes definitions into terms, with a memo that lasts.
pub(super) struct Resolver<'r> {
    roles: &'r HashMap<Term, Role>,
    definitions: HashMap<Term, Term>,
    /// The place of each variable on the stack whose definition is being resolved.
    open: HashMap<Term, usize>,
    done: HashMap<Term, Term>,
    stack: Vec<Term>,
    dropped: Vec<(Term, Term)>,
}

impl<'r> Resolver<'r> {
    pub(super) fn new(roles: &'r HashMap<Term, Role>, definitions: HashMap<Term, Term>) -> Self {
        let (open, done) = (HashMap::default(), HashMap::default());
        Resolver { roles, definitions, open, done, stack: Vec::new(), dropped: Vec::new() }
    }

    /// The definitions that were dropped since the last call, in the order in which that happened.
    pub(super) fn take_dropped(&mut self) -> Vec<(Term, Term)> {
        std::mem::take(&mut self.dropped)
    }

    /// [`Resolver::resolve`] for each term.
    pub(super) fn resolve_all(&mut self, pool: &mut TermPool, terms: &[Term]) -> Vec<Term> {
        terms.iter().map(|t| self.resolve(pool, *t)).collect()
    }

    /// The term with all definitions put in.
    pub(super) fn resolve(&mut self, pool: &mut TermPool, t: Term) -> Term {
        self.stack.push(t);
        let mut args = Vec::new();
        while let Some(&t) = self.stack.last() {
            if self.done.contains_key(&t) {
                self.stack.pop();
                continue;
            }
            if let Some(&definition) = self.definitions.get(&t) {
                self.define(t, definition);
                continue;
            }
            let before = self.stack.len();
            let done = &self.done;
            self.stack.extend(pool.args(t).iter().filter(|a| !done.contains_key(a)));
            if self.stack.len() == before {
                args.clear();
                args.extend(pool.args(t).iter().map(|a| self.done[a]));
                let result = pool.rebuild(t, &args);
                self.done.insert(t, result);
                self.stack.pop();
            }
        }
        self.done[&t]
    }

    /// A step at a variable with a definition, which lies on top of the stack.
    fn define(&mut self, v: Term, definition: Term) {
        let top = self.stack.len() - 1;
        if let Some(&result) = self.done.get(&definition) {
            self.open.remove(&v);
            self.done.insert(v, result);
            self.stack.pop();
            return;
        }
        match self.open.get(&v) {
            None => {
                self.open.insert(v, top);
                self.stack.push(definition);
            }
            Some(&place) if place == top => self.stack.push(definition),
            Some(&place) => self.break_cycle(place),
        }
    }

    /// Drops a definition on the cycle that the top of the stack closes with the variable at `place`.
    fn break_cycle(&mut self, place: usize) {
        let is_open = |i: &usize| self.open.get(&self.stack[*i]) == Some(i);
        let cycle = || (place..self.stack.len() - 1).rev().filter(is_open);
        let is_input = |i: &usize| self.roles.get(&self.stack[*i]) == Some(&Role::Input);
        let chosen = cycle().find(is_input).or_else(|| cycle().next());
        let chosen = chosen.expect("the variable that is met again is open");
        // What lies above was wanted for the definition that goes.
        for above in self.stack.drain(chosen + 1..) {
            if self.open.get(&above).is_some_and(|i| *i > chosen) {
                self.open.remove(&above);
            }
        }
        let v = self.stack[chosen];
        self.open.remove(&v);
        let definition = self.definitions.remove(&v).expect("an open variable has a definition");
        self.dropped.push((v, definition));
        self.done.insert(v, v);
    }
}
