//! Which conjuncts define which variables.
//!
//! A formula defines a variable if it is the variable or its negation, or an equation that can be solved for it: the
//! variable is a side, or occurs once in a sum that is a side. Next state variables get their definitions first, those free
//! of other next states before the rest, then those that `ite`s give in all branches and pairs of disjunctions under a
//! condition and its opposite, then inputs. Each conjunct defines at most one variable, but for an `ite`.

use super::Role;
use crate::linear::{LinExpr, Rel};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use eufonium_base::{Bits, HashMap, HashSet, Rat};
use std::collections::BTreeMap;

/// Disjunctions with more parts are not read as definitions under a condition.
const SHORT: usize = 8;

/// Definitions and the conjuncts that they leave.
#[derive(Debug, Default)]
pub(super) struct Definitions {
    pub(super) terms: HashMap<Term, Term>,
    pub(super) rest: Vec<Term>,
}

/// What the choice looks at.
struct Chooser<'a> {
    roles: &'a HashMap<Term, Role>,
    /// The terms that mention a next state.
    mentioning: &'a HashSet<Term>,
}

/// A variable that a conjunct can be solved for.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    variable: Term,
    role: Role,
    /// Whether the solution mentions next states.
    entangled: bool,
}

/// What a part of a formula defines, and the rest of it.
#[derive(Clone, Debug)]
struct Part {
    terms: BTreeMap<Term, Term>,
    rest: Term,
}

impl Definitions {
    pub(super) fn choose(
        pool: &mut TermPool,
        roles: &HashMap<Term, Role>,
        mentioning: &HashSet<Term>,
        conjuncts: &[Term],
    ) -> Definitions {
        let chooser = Chooser { roles, mentioning };
        let mut out = Definitions::default();
        let mut left = conjuncts.to_vec();
        let free = |c: &Candidate| c.role == Role::Next && !c.entangled;
        left = out.take(pool, &chooser, left, free);
        left = out.take(pool, &chooser, left, |c| c.role == Role::Next);
        left = out.take_cases(pool, &chooser, left);
        left = out.take_guarded(pool, &chooser, left);
        out.rest = out.take(pool, &chooser, left, |c| c.role == Role::Input);
        out
    }

    /// Takes from the conjuncts those that define an undefined variable as wanted; returns the others.
    fn take(
        &mut self,
        pool: &mut TermPool,
        chooser: &Chooser<'_>,
        conjuncts: Vec<Term>,
        wanted: impl Fn(&Candidate) -> bool,
    ) -> Vec<Term> {
        let mut left = Vec::with_capacity(conjuncts.len());
        for conjunct in conjuncts {
            let candidates = chooser.candidates(pool, conjunct);
            let undefined = |c: &&Candidate| wanted(c) && !self.terms.contains_key(&c.variable);
            match candidates.iter().find(undefined).map(|c| c.variable) {
                Some(variable) => {
                    let definition = solve(pool, conjunct, variable);
                    self.terms.insert(variable, definition);
                }
                None => left.push(conjunct),
            }
        }
        left
    }

    /// Takes pairs `c or v = a`, `not c or v = b` that define a next state: `v` is `ite(c, b, a)`.
    fn take_guarded(
        &mut self,
        pool: &mut TermPool,
        chooser: &Chooser<'_>,
        conjuncts: Vec<Term>,
    ) -> Vec<Term> {
        let mut left: Vec<Option<Term>> = conjuncts.iter().copied().map(Some).collect();
        // For a variable and a condition the definition where the condition is false, and the conjunct's place.
        let mut halves: HashMap<(Term, Term), (Term, usize)> = HashMap::default();
        for (i, &conjunct) in conjuncts.iter().enumerate() {
            for (variable, condition, t) in chooser.guarded(pool, conjunct) {
                if self.terms.contains_key(&variable) {
                    continue;
                }
                let opposite = pool.not(condition);
                match halves.get(&(variable, opposite)) {
                    Some(&(other, j)) if left[j].is_some() => {
                        self.terms.insert(variable, pool.ite(condition, other, t));
                        (left[i], left[j]) = (None, None);
                        break;
                    }
                    _ => drop(halves.insert((variable, condition), (t, i))),
                }
            }
        }
        left.into_iter().flatten().collect()
    }

    /// Takes definitions of next states out of `ite`s.
    fn take_cases(&mut self, pool: &mut TermPool, chooser: &Chooser<'_>, conjuncts: Vec<Term>) -> Vec<Term> {
        let mut left = Vec::with_capacity(conjuncts.len());
        for conjunct in conjuncts {
            if pool.op(conjunct) != Op::Ite || !chooser.mentioning.contains(&conjunct) {
                left.push(conjunct);
                continue;
            }
            let part = chooser.cases(pool, conjunct);
            left.push(part.rest);
            for (variable, t) in part.terms {
                match self.terms.get(&variable) {
                    Some(_) => left.push(pool.eq(variable, t)),
                    None => drop(self.terms.insert(variable, t)),
                }
            }
        }
        left
    }
}

impl Chooser<'_> {
    fn candidate(&self, variable: Term, entangled: bool) -> Option<Candidate> {
        self.roles.get(&variable).map(|role| Candidate { variable, role: *role, entangled })
    }
    fn entangled(&self, t: Term) -> bool {
        self.mentioning.contains(&t)
    }

    /// The variables that a formula can be solved for.
    fn candidates(&self, pool: &TermPool, formula: Term) -> Vec<Candidate> {
        let (atom, negated) = pool.strip_not(formula);
        let mut out: Vec<Candidate> = self.candidate(atom, false).into_iter().collect();
        if pool.op(atom) != Op::Eq {
            return out;
        }
        let sides = [pool.arg(atom, 0), pool.arg(atom, 1)];
        let two_valued = pool.sort(sides[0]).is_bool() || pool.as_bv(pool.sort(sides[0])) == Some(1);
        if negated && !two_valued {
            return out;
        }
        for (x, y) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            out.extend(self.candidate(x, self.entangled(y)));
        }
        if negated || pool.sort(sides[0]).is_bool() {
            return out;
        }
        if pool.sort(sides[0]).is_arith() {
            self.of_sum(pool, atom, &mut out);
        } else {
            self.of_words(pool, sides, &mut out);
        }
        out
    }

    /// The variables of a linear equation that their coefficients allow to solve for.
    fn of_sum(&self, pool: &TermPool, atom: Term, out: &mut Vec<Candidate>) {
        let Some((e, Rel::Eq)) = LinExpr::of_literal(pool, atom) else { return };
        let sort = pool.sort(pool.arg(atom, 0));
        let integral = e.constant.is_int() && e.terms.iter().all(|(_, c)| c.is_int());
        let entangled = e.terms.iter().filter(|(t, _)| self.entangled(*t)).count();
        for (t, c) in &e.terms {
            if pool.sort(*t) == sort && (sort == Sort::REAL || (integral && c.abs().is_one())) {
                out.extend(self.candidate(*t, entangled > usize::from(self.entangled(*t))));
            }
        }
    }

    /// The variables among the parts of a sum or an exclusive disjunction of bit-vectors, or under a complement.
    fn of_words(&self, pool: &TermPool, sides: [Term; 2], out: &mut Vec<Candidate>) {
        for (x, y) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            if !matches!(pool.op(x), Op::BvAdd | Op::BvXor | Op::BvNot) {
                continue;
            }
            let entangled = pool.args(x).iter().filter(|a| self.entangled(**a)).count();
            for &a in pool.args(x) {
                let variable = summand(pool, pool.op(x), a).0;
                let others = entangled > usize::from(self.entangled(a));
                out.extend(self.candidate(variable, others || self.entangled(y)));
            }
        }
    }

    /// The ways to read a short disjunction as a definition of a next state where a condition is false: the variable, the
    /// condition, and the definition.
    fn guarded(&self, pool: &mut TermPool, formula: Term) -> Vec<(Term, Term, Term)> {
        let mut out = Vec::new();
        if pool.op(formula) != Op::Or || pool.args(formula).len() > SHORT {
            return out;
        }
        let parts = pool.args(formula).to_vec();
        for (i, &part) in parts.iter().enumerate() {
            for candidate in self.candidates(pool, part) {
                if candidate.role == Role::Next {
                    let definition = solve(pool, part, candidate.variable);
                    let condition = pool.or(&[&parts[..i], &parts[i + 1..]].concat());
                    out.push((candidate.variable, condition, definition));
                }
            }
        }
        out
    }

    /// What an `ite` between formulas defines, by what its branches define.
    fn cases(&self, pool: &mut TermPool, formula: Term) -> Part {
        let mut parts: HashMap<Term, Part> = HashMap::default();
        let mut stack = vec![(formula, false)];
        while let Some((t, ready)) = stack.pop() {
            if parts.contains_key(&t) {
                continue;
            }
            let branches = match pool.op(t) {
                _ if !self.entangled(t) => &[],
                Op::And => pool.args(t),
                Op::Ite => &pool.args(t)[1..],
                _ => &[],
            };
            if branches.is_empty() {
                let part = self.leaf(pool, t);
                parts.insert(t, part);
            } else if ready {
                let part = join(pool, t, &parts);
                parts.insert(t, part);
            } else {
                stack.push((t, true));
                stack.extend(branches.iter().rev().map(|b| (*b, false)));
            }
        }
        parts.remove(&formula).expect("the formula was visited last")
    }

    fn leaf(&self, pool: &mut TermPool, formula: Term) -> Part {
        let candidates = self.candidates(pool, formula);
        let nexts = || candidates.iter().filter(|c| c.role == Role::Next);
        let chosen = nexts().find(|c| !c.entangled).or_else(|| nexts().next()).map(|c| c.variable);
        match chosen {
            None => Part { terms: BTreeMap::new(), rest: formula },
            Some(v) => {
                let definition = solve(pool, formula, v);
                Part { terms: BTreeMap::from([(v, definition)]), rest: pool.tt() }
            }
        }
    }
}

/// What a conjunction or an `ite` defines.
fn join(pool: &mut TermPool, t: Term, parts: &HashMap<Term, Part>) -> Part {
    let args = pool.args(t).to_vec();
    if pool.op(t) == Op::And {
        let mut terms = BTreeMap::new();
        let mut rest = Vec::new();
        for part in args.iter().map(|a| &parts[a]) {
            rest.push(part.rest);
            for (&v, &definition) in &part.terms {
                match terms.get(&v) {
                    None => drop(terms.insert(v, definition)),
                    Some(_) => rest.push(pool.eq(v, definition)),
                }
            }
        }
        return Part { terms, rest: pool.and(&rest) };
    }
    let (yes, no) = (&parts[&args[1]], &parts[&args[2]]);
    let mut terms = BTreeMap::new();
    let (mut rest_yes, mut rest_no) = (vec![yes.rest], vec![no.rest]);
    for (&v, &a) in &yes.terms {
        match no.terms.get(&v) {
            Some(&b) => drop(terms.insert(v, pool.ite(args[0], a, b))),
            None => rest_yes.push(pool.eq(v, a)),
        }
    }
    for (&v, &b) in no.terms.iter().filter(|(v, _)| !yes.terms.contains_key(v)) {
        rest_no.push(pool.eq(v, b));
    }
    let (rest_yes, rest_no) = (pool.and(&rest_yes), pool.and(&rest_no));
    Part { terms, rest: pool.ite(args[0], rest_yes, rest_no) }
}

/// An argument of an operator; a summand without its sign, and whether it had one.
fn summand(pool: &TermPool, op: Op, t: Term) -> (Term, bool) {
    let is_minus_one = |t: Term| pool.as_bits(t).is_some_and(Bits::is_ones);
    match *pool.args(t) {
        [factor, x] if op == Op::BvAdd && pool.op(t) == Op::BvMul && is_minus_one(factor) => (x, true),
        _ => (t, false),
    }
}

/// What a formula says a variable is, which is one of its candidates.
fn solve(pool: &mut TermPool, formula: Term, v: Term) -> Term {
    let (atom, negated) = pool.strip_not(formula);
    if atom == v {
        return pool.bool(!negated);
    }
    let sides = [pool.arg(atom, 0), pool.arg(atom, 1)];
    if let Some(place) = sides.iter().position(|s| *s == v) {
        let other = sides[1 - place];
        return match (negated, pool.sort(other).is_bool()) {
            (false, _) => other,
            (true, true) => pool.not(other),
            (true, false) => pool.bv_not(other),
        };
    }
    if pool.sort(sides[0]).is_arith() {
        let (mut e, _) =
            LinExpr::of_literal(pool, atom).expect("an arithmetic equation is linear in its atoms");
        let c = e.remove(v);
        let factor = Rat::MINUS_ONE / c;
        return e.scale(&factor).to_term(pool, pool.sort(v));
    }
    for (x, y) in [(sides[0], sides[1]), (sides[1], sides[0])] {
        let (op, args) = (pool.op(x), pool.args(x).to_vec());
        if !matches!(op, Op::BvAdd | Op::BvXor | Op::BvNot) {
            continue;
        }
        let Some(place) = args.iter().position(|a| summand(pool, op, *a).0 == v) else { continue };
        let mut others: Vec<Term> = args.iter().copied().filter(|a| *a != args[place]).collect();
        match op {
            Op::BvNot => return pool.bv_not(y),
            Op::BvXor => {
                others.push(y);
                return pool.bv_xor(&others);
            }
            _ => return solve_sum(pool, &others, y, summand(pool, op, args[place]).1),
        }
    }
    unreachable!("the formula was a candidate for the variable")
}

/// The `v` in `v + others = y`, or in `-v + others = y`.
fn solve_sum(pool: &mut TermPool, others: &[Term], y: Term, negative: bool) -> Term {
    let sum = pool.bv_add(others);
    if negative { pool.bv_sub(sum, y) } else { pool.bv_sub(y, sum) }
}
