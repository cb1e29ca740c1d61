//! From a transition relation to functions.
//!
//! A relation over states, inputs and next states is a conjunction. A conjunct that is an equation *defines* one of its
//! variables: a next state variable, or an auxiliary input that other equations mention. Definitions are chosen so that
//! none depends on itself, substituted into each other, and taken out of the relation; what is left restricts the steps
//! and is a *guard*. A next state variable without a definition stays a variable: an input that chooses it.
//!
//! The result is exact: with `d` the definitions, `exists i. T(s, i, s')` is the same as `exists i, c. guards /\ s' = next`,
//! for a definition `v = t` that does not depend on `v` only names a value. Nothing makes the relation total: a state
//! without a step is one in which no inputs satisfy the guards.
//!
//! What counts as a definition is in `define`: equations solved for a variable at the top of one side, literals, `ite`s all
//! of whose branches define the variable, and pairs `c => x' = a`, `not c => x' = b`. Order and cycles are in `resolve`. All is linear in the relation as a graph,
//! but for equations between long sums.
//!
//! Deliberately absent: definitions spread over more than two conjuncts and disjunctions of cases; they are guards, which is
//! as exact, though it leaves the choice to the solver.

mod define;
mod resolve;
#[cfg(test)]
mod tests;

use super::pool::{Term, TermPool};
use super::visit;
use define::Definitions;
use eufonium_base::{HashMap, HashSet};
use resolve::Resolver;

/// A transition relation.
#[derive(Clone, Debug, Default)]
pub struct Relation {
    /// For each state variable the constant that stands for its value after a step.
    pub nexts: Vec<Term>,
    /// The inputs.
    pub inputs: Vec<Term>,
    /// The relation: the conjunction of formulas over states, inputs and next states.
    pub trans: Vec<Term>,
    /// Inputs that formulas outside the relation mention; they are never defined away.
    pub kept: Vec<Term>,
}

/// The same steps by functions.
#[derive(Clone, Debug)]
pub struct Functional {
    /// For each state variable its next value, over states, the inputs that are left, and next state variables that no
    /// definition gives; such a variable is its own next value.
    pub next: Vec<Term>,
    /// For each input its value in a state that takes a step: itself if it is left, else a term like those of `next`.
    pub inputs: Vec<Term>,
    /// What restricts the steps: formulas like the terms of `next`, without duplicates.
    pub guards: Vec<Term>,
}

/// What a definable variable is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Next,
    Input,
}

impl Relation {
    /// The functional form.
    pub fn functional(&self, pool: &mut TermPool) -> Functional {
        let mut roles: HashMap<Term, Role> = self.nexts.iter().map(|t| (*t, Role::Next)).collect();
        let kept: HashSet<Term> = self.kept.iter().copied().collect();
        roles.extend(self.inputs.iter().filter(|t| !kept.contains(t)).map(|t| (*t, Role::Input)));
        let whole = conjuncts(pool, &self.trans);
        let mentioning = mentioning_next(pool, &whole, &roles);
        let definitions = Definitions::choose(pool, &roles, &mentioning, &whole);
        let mut resolver = Resolver::new(&roles, definitions.terms);
        // Next states first: where definitions form a cycle, it is an input that stays undefined.
        let next = resolver.resolve_all(pool, &self.nexts);
        let inputs = resolver.resolve_all(pool, &self.inputs);
        let mut left = resolver.resolve_all(pool, &definitions.rest);
        for (v, t) in resolver.take_dropped() {
            let (v, t) = (resolver.resolve(pool, v), resolver.resolve(pool, t));
            left.push(pool.eq(v, t));
        }
        debug_assert!(resolver.take_dropped().is_empty(), "all definitions were visited before");
        Functional { next, inputs, guards: conjuncts(pool, &left) }
    }
}

/// The conjuncts of formulas, each once.
fn conjuncts(pool: &TermPool, formulas: &[Term]) -> Vec<Term> {
    let mut seen = HashSet::default();
    let mut out = Vec::new();
    let mut stack: Vec<Term> = formulas.iter().rev().copied().collect();
    while let Some(t) = stack.pop() {
        if !seen.insert(t) || t == pool.tt() {
            continue;
        }
        match pool.op(t) {
            super::op::Op::And => stack.extend(pool.args(t).iter().rev()),
            _ => out.push(t),
        }
    }
    out
}

/// The subterms that mention a next state variable.
fn mentioning_next(pool: &TermPool, roots: &[Term], roles: &HashMap<Term, Role>) -> HashSet<Term> {
    let mut out = HashSet::default();
    for t in visit::postorder(pool, roots) {
        if roles.get(&t) == Some(&Role::Next) || pool.args(t).iter().any(|a| out.contains(a)) {
            out.insert(t);
        }
    }
    out
}
