//! From a valid ground clause to a pattern: its constants become variables where the clause stays valid.
//!
//! One constant after the other is replaced by a variable, all its occurrences at once. What the clause still needs of the
//! variables are side conditions, taken from what is true of the constants, replaced or not: their order, that one follows
//! another, that one is the sum of two others. Conditions that are not needed are dropped. Each step is one question to
//! a bit-precise solver, of bounded effort; a question that is not answered counts as no.

use super::finder::truth;
use super::{Lemma, SchemaId, View};
use eufonium_base::{Bits, HashMap, Stop};
use eufonium_ir::{Op, Term, TermPool, visit};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use std::collections::BTreeMap;

/// Clauses with more different constants are left alone.
const MOST_CONSTANTS: usize = 6;

/// The counted work of one question.
const EFFORT: u64 = 100_000;

/// How many choices of constants are looked at, and how many lemmas are given, by [`Pattern::instances`].
const CHOICES: usize = 4_096;
const INSTANCES: usize = 16;

/// What is demanded of the constants in the places of a pattern, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Condition {
    /// The first is below the second, unsigned.
    Below(usize, usize),
    /// The first is below the second, signed.
    SignedBelow(usize, usize),
    /// The second is the first plus one.
    Next(usize, usize),
    /// The third is the sum of the first two.
    Sum(usize, usize, usize),
}

impl Condition {
    fn places(self) -> Vec<usize> {
        match self {
            Condition::Below(i, j) | Condition::SignedBelow(i, j) | Condition::Next(i, j) => vec![i, j],
            Condition::Sum(i, j, k) => vec![i, j, k],
        }
    }

    fn holds(self, values: &[&Bits]) -> bool {
        let places = self.places();
        if places.iter().any(|i| values[*i].width() != values[places[0]].width()) {
            return false;
        }
        match self {
            Condition::Below(i, j) => values[i].ult(values[j]),
            Condition::SignedBelow(i, j) => values[i].slt(values[j]),
            Condition::Next(i, j) => values[i].add(&Bits::one(values[i].width())) == *values[j],
            Condition::Sum(i, j, k) => values[i].add(values[j]) == *values[k],
        }
    }

    fn formula(self, pool: &mut TermPool, places: &[Term]) -> Term {
        match self {
            Condition::Below(i, j) => pool.bv_ult(places[i], places[j]),
            Condition::SignedBelow(i, j) => pool.bv_slt(places[i], places[j]),
            Condition::Next(i, j) => {
                let one = Bits::one(pool.width(places[i]));
                let one = pool.bits(one);
                let next = pool.bv_add(&[places[i], one]);
                pool.eq(next, places[j])
            }
            Condition::Sum(i, j, k) => {
                let sum = pool.bv_add(&[places[i], places[j]]);
                pool.eq(sum, places[k])
            }
        }
    }
}

/// A clause with variables for constants, valid for all constants that meet the conditions.
#[derive(Clone, Debug)]
pub struct Pattern {
    clause: Vec<Term>,
    /// A variable, or the constant that could not be replaced.
    places: Vec<Term>,
    conditions: Vec<Condition>,
}

/// Generalises a valid clause over bit-vectors; `None` if none of its constants can be replaced.
pub fn generalize(pool: &mut TermPool, clause: &[Term], stop: &Stop) -> Option<Pattern> {
    let places = replaceable(pool, clause);
    if places.is_empty() || places.len() > MOST_CONSTANTS {
        return None;
    }
    let values: Vec<&Bits> = places.iter().filter_map(|c| pool.as_bits(*c)).collect();
    let conditions = relations(&values);
    let mut pattern = Pattern { clause: clause.to_vec(), places: places.clone(), conditions };
    for (i, &constant) in places.iter().enumerate() {
        let sort = pool.sort(constant);
        let place = pool.fresh("c", sort);
        let by = HashMap::from_iter([(constant, place)]);
        let mut next = pattern.clone();
        next.clause = replace(pool, &next.clause, &by);
        next.places[i] = place;
        if !stop.is_raised() && is_valid(pool, &next, stop) {
            pattern = next;
        }
    }
    if pattern.places == places {
        return None;
    }
    drop_conditions(pool, &mut pattern, stop);
    Some(pattern)
}

/// The constants of more than one bit that stand as words under an operator on words or in a comparison, in the order of
/// ids; those in concatenations are the shape of a term.
fn replaceable(pool: &TermPool, clause: &[Term]) -> Vec<Term> {
    let mut out = Vec::new();
    for t in visit::postorder(pool, clause) {
        if pool.op(t) != Op::Concat {
            let words = pool.args(t).iter().filter(|a| pool.as_bits(**a).is_some_and(|b| b.width() > 1));
            out.extend(words.copied());
        }
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// What is true of the constants: their order, who follows whom, which one is the sum of others.
fn relations(values: &[&Bits]) -> Vec<Condition> {
    let mut out = Vec::new();
    for i in 0..values.len() {
        for j in 0..values.len() {
            out.extend([Condition::Below(i, j), Condition::SignedBelow(i, j), Condition::Next(i, j)]);
            let sums = (0..values.len()).filter(|k| i <= j && *k != i && *k != j);
            out.extend(sums.map(|k| Condition::Sum(i, j, k)));
        }
    }
    out.retain(|c| c.holds(values));
    out
}

/// Whether the clause follows from the conditions.
fn is_valid(pool: &mut TermPool, pattern: &Pattern, stop: &Stop) -> bool {
    let mut solver = Solver::new(SolverOptions::default(), stop.within(None, Some(EFFORT)));
    for condition in &pattern.conditions {
        let formula = condition.formula(pool, &pattern.places);
        solver.assert(pool, formula);
    }
    for literal in pool.not_all(&pattern.clause) {
        solver.assert(pool, literal);
    }
    solver.check(pool, &[]) == SatResult::Unsat
}

fn drop_conditions(pool: &mut TermPool, pattern: &mut Pattern, stop: &Stop) {
    for condition in pattern.conditions.clone() {
        if stop.is_raised() {
            return;
        }
        let mut without = pattern.clone();
        without.conditions.retain(|c| *c != condition);
        if is_valid(pool, &without, stop) {
            *pattern = without;
        }
    }
}

/// The clause with terms replaced, equalities as they stand.
fn replace(pool: &mut TermPool, clause: &[Term], by: &HashMap<Term, Term>) -> Vec<Term> {
    let mut done = by.clone();
    for t in visit::postorder(pool, clause) {
        if done.contains_key(&t) {
            continue;
        }
        let args: Vec<Term> = pool.args(t).iter().map(|a| done[a]).collect();
        let new = match (pool.op(t), &args[..]) {
            _ if args == pool.args(t) => t,
            (Op::Eq, &[a, b]) => pool.raw_eq(a, b),
            _ => pool.rebuild(t, &args),
        };
        done.insert(t, new);
    }
    clause.iter().map(|t| done[t]).collect()
}

impl Pattern {
    /// The instances by constants (their terms by their widths) that the view does not satisfy: at first those that are
    /// false, then those of which it does not know all. A bounded number of choices is looked at.
    pub fn instances(
        &self,
        pool: &mut TermPool,
        constants: &BTreeMap<u32, Vec<Term>>,
        view: &dyn View,
    ) -> Vec<Lemma> {
        let (mut found, mut open) = (Vec::new(), Vec::new());
        let mut choice: Vec<Term> = Vec::new();
        let mut effort = CHOICES;
        self.choose(pool, constants, &mut choice, &mut effort, &mut |pool, choice| {
            let by: HashMap<Term, Term> = self.places.iter().copied().zip(choice.iter().copied()).collect();
            let mut clause = replace(pool, &self.clause, &by);
            clause.retain(|l| *l != pool.ff());
            clause.sort_unstable();
            clause.dedup();
            let truths: Vec<Option<bool>> = clause.iter().map(|l| truth(pool, view, *l)).collect();
            if !truths.contains(&Some(true)) {
                let list = if truths.contains(&None) { &mut open } else { &mut found };
                list.push(Lemma { schema: SchemaId::Pattern, clause });
            }
            found.len() < INSTANCES
        });
        found.append(&mut open);
        found.truncate(INSTANCES);
        found
    }

    /// Calls `visit` for the choices of constants that meet the conditions until it says no. As deep as there are places,
    /// of which there are few.
    fn choose(
        &self,
        pool: &mut TermPool,
        constants: &BTreeMap<u32, Vec<Term>>,
        choice: &mut Vec<Term>,
        effort: &mut usize,
        visit: &mut dyn FnMut(&mut TermPool, &[Term]) -> bool,
    ) -> bool {
        if choice.len() == self.places.len() {
            return visit(pool, choice);
        }
        let place = self.places[choice.len()];
        let fixed = [place];
        let suitable = match pool.as_bits(place) {
            Some(_) => &fixed[..],
            None => constants.get(&pool.width(place)).map_or(&[][..], |v| v),
        };
        for &c in suitable {
            if *effort == 0 {
                return false;
            }
            *effort -= 1;
            choice.push(c);
            let go_on = !self.admits(pool, choice) || self.choose(pool, constants, choice, effort, visit);
            choice.pop();
            if !go_on {
                return false;
            }
        }
        true
    }

    /// Whether the conditions on the places chosen so far are met.
    fn admits(&self, pool: &TermPool, choice: &[Term]) -> bool {
        let values: Vec<&Bits> = choice.iter().filter_map(|c| pool.as_bits(*c)).collect();
        let decided = |c: &&Condition| c.places().iter().all(|i| *i < values.len());
        self.conditions.iter().filter(decided).all(|c| c.holds(&values))
    }
}
