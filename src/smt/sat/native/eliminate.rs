//! Bounded variable elimination: the clauses of a variable are replaced by their resolvents on it, if these are hardly more.
//!
//! If the variable is defined as a junction of others, or a choice between two, its definition is resolved with the other clauses alone: the remaining
//! resolvents follow from these. What is removed is kept in the [extension](super::extend), from which a model gets values for the
//! variables. Learned clauses with eliminated variables are dropped. In final searches alone, since nobody may speak of an eliminated
//! variable again. Each resolvent follows from two clauses, so refutations need nothing special.
//!
//! Deliberately absent: blocked clauses. Elimination of variables with their definitions covers what they do for circuits, and
//! learned clauses would have to be dropped for them.
//!
//! Source: N. Een and A. Biere, "Effective preprocessing in SAT through variable and clause elimination" (SAT 2005).

use super::arena::{ClauseRef, Kind};
use super::trail::{FALSE, TRUE};
use super::{Lit, Native, Var};
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// What an attempt at a resolvent costs by the meter, without its literals.
const RESOLVENT_STEPS: usize = 20;

/// A variable in more clauses is left alone.
const MOST_CLAUSES: usize = 200;
/// No resolvent is longer.
const MOST_LITERALS: usize = 100;
/// With more clauses of three literals no choice is looked for; each counts twice.
const MOST_TERNARY: usize = 80;
const ROUNDS: usize = 3;

/// What an elimination looks at.
struct Eliminator {
    /// By literal, its permanent clauses; deleted ones among them.
    clauses: Vec<Vec<ClauseRef>>,
    marked: Vec<bool>,
    steps: u64,
    budget: u64,
    /// By how many clauses an elimination may make more of them.
    bound: usize,
    /// The resolvents of the last variable tried, and the clauses that they come from.
    resolvents: Vec<(Vec<Lit>, ClauseRef, ClauseRef)>,
}

impl Native {
    /// Eliminates what can be at little cost. At level 0, with everything propagated before and after. False if the
    /// clauses are refuted.
    pub(super) fn eliminate(&mut self, effort: u64) -> bool {
        let before = self.counts.eliminated;
        for _ in 0..ROUNDS {
            let round = self.counts.eliminated;
            if !self.eliminate_round(effort) {
                return false;
            }
            if self.counts.eliminated == round {
                break;
            }
            if !self.subsume(effort) {
                return false;
            }
        }
        if self.counts.eliminated > before {
            self.drop_eliminated();
        }
        let bound = (2 * self.inprocess.elimination_bound).max(1);
        self.inprocess.elimination_bound = bound.min(self.options.eliminate_bound);
        self.consistent
    }

    fn eliminate_round(&mut self, effort: u64) -> bool {
        let mut e = Eliminator {
            clauses: vec![Vec::new(); 2 * self.vars.len()],
            marked: vec![false; 2 * self.vars.len()],
            steps: 0,
            budget: 4 * effort + 1_000_000,
            bound: self.inprocess.elimination_bound,
            resolvents: Vec::new(),
        };
        for c in self.clauses_of(Kind::Permanent) {
            e.add(c, self.arena.lits(c));
        }
        let mut order: Vec<(usize, usize)> = (0..self.vars.len())
            .filter(|&index| self.can_eliminate(Var::from_usize(index)))
            .map(|index| (e.clauses[2 * index].len() * e.clauses[2 * index + 1].len(), index))
            .collect();
        order.sort_unstable();
        meter::spend_len(self.arena.num_words() + 20 * order.len());
        for (_, index) in order {
            if e.steps > e.budget {
                break;
            }
            let var = Var::from_usize(index);
            if self.can_eliminate(var)
                && self.has_few_resolvents(var, &mut e)
                && !self.remove_var(var, &mut e)
            {
                return false;
            }
        }
        true
    }

    fn can_eliminate(&self, var: Var) -> bool {
        let info = &self.vars[var.index()];
        self.trail.is_open(var)
            && !info.demanded
            && !info.retired
            && !info.atom
            && !info.eliminated
            && info.occurrences > 0
    }

    fn live(&self, list: &mut Vec<ClauseRef>) {
        list.retain(|&c| {
            !self.arena.is_deleted(c) && !self.arena.lits(c).iter().any(|&l| self.trail.value(l) == TRUE)
        });
    }

    /// Makes the resolvents, unless there are too many.
    fn has_few_resolvents(&mut self, var: Var, e: &mut Eliminator) -> bool {
        let [mut yes, mut no] =
            [var.positive(), var.negative()].map(|l| std::mem::take(&mut e.clauses[l.index()]));
        self.live(&mut yes);
        self.live(&mut no);
        let clauses = yes.len() + no.len();
        let gate = if clauses <= MOST_CLAUSES { self.find_gate(var, &yes, &no, e) } else { Vec::new() };
        let few = clauses <= MOST_CLAUSES && self.make_resolvents(var, [&yes, &no], &gate, e);
        e.clauses[var.positive().index()] = yes;
        e.clauses[var.negative().index()] = no;
        few
    }

    fn make_resolvents(
        &self,
        var: Var,
        sides: [&[ClauseRef]; 2],
        gate: &[ClauseRef],
        e: &mut Eliminator,
    ) -> bool {
        e.resolvents.clear();
        let most = sides[0].len() + sides[1].len() + e.bound;
        for &c in sides[0] {
            for &d in sides[1] {
                if !gate.is_empty() && gate.contains(&c) == gate.contains(&d) {
                    continue;
                }
                if let Some(resolvent) = self.resolve(var, c, d, e) {
                    if resolvent.len() > MOST_LITERALS || e.resolvents.len() == most {
                        return false;
                    }
                    e.resolvents.push((resolvent, c, d));
                }
            }
        }
        true
    }

    /// The resolvent of two clauses without false literals; `None` if it is satisfied.
    fn resolve(&self, pivot: Var, c: ClauseRef, d: ClauseRef, e: &mut Eliminator) -> Option<Vec<Lit>> {
        let (first, second) = (self.arena.lits(c), self.arena.lits(d));
        e.steps += (first.len() + second.len()) as u64;
        meter::spend_len(RESOLVENT_STEPS + 2 * (first.len() + second.len()));
        first.iter().for_each(|l| e.marked[l.index()] = true);
        let valid = second.iter().any(|l| l.var() != pivot && e.marked[(!*l).index()]);
        let mut resolvent = None;
        if !valid {
            let left = |l: &&Lit| l.var() != pivot && self.trail.value(**l) != FALSE;
            let new = second.iter().filter(|l| !e.marked[l.index()]);
            resolvent = Some(first.iter().chain(new).filter(left).copied().collect());
        }
        first.iter().for_each(|l| e.marked[l.index()] = false);
        resolvent
    }

    /// The clauses that say that a literal of the variable is a conjunction: `-l | x` for each part `x`, and `l | -x | ...`.
    fn find_gate(&self, var: Var, yes: &[ClauseRef], no: &[ClauseRef], e: &mut Eliminator) -> Vec<ClauseRef> {
        for (lit, with, against) in [(var.positive(), yes, no), (var.negative(), no, yes)] {
            let mut parts: Vec<(Lit, ClauseRef)> = Vec::new();
            for &c in against {
                if let &[a, b] = self.arena.lits(c) {
                    parts.push((if a == !lit { b } else { a }, c));
                }
            }
            if parts.is_empty() {
                continue;
            }
            parts.iter().for_each(|(x, _)| e.marked[(!*x).index()] = true);
            let all = |c: &&ClauseRef| {
                let lits = self.arena.lits(**c);
                lits.len() > 2 && lits.iter().all(|&l| l == lit || e.marked[l.index()])
            };
            let found = with.iter().find(all).copied();
            parts.iter().for_each(|(x, _)| e.marked[(!*x).index()] = false);
            if let Some(base) = found {
                let lits = self.arena.lits(base);
                let mut gate = vec![base];
                for &l in lits.iter().filter(|l| **l != lit) {
                    gate.extend(parts.iter().find(|(x, _)| *x == !l).map(|(_, c)| *c));
                }
                return gate;
            }
        }
        self.find_choice(var, yes, no)
    }

    /// The clauses that say that the variable is a choice: `-v | -i | t`, `-v | i | e`, `v | -i | -t`, `v | i | -e`. Exclusive ors are
    /// such.
    fn find_choice(&self, var: Var, yes: &[ClauseRef], no: &[ClauseRef]) -> Vec<ClauseRef> {
        let others = |list: &[ClauseRef]| -> Vec<(Lit, Lit, ClauseRef)> {
            let ternary = list.iter().filter(|c| self.arena.size(**c) == 3);
            let both = ternary.flat_map(|&c| {
                let rest: Vec<Lit> = self.arena.lits(c).iter().copied().filter(|l| l.var() != var).collect();
                [(rest[0], rest[1], c), (rest[1], rest[0], c)]
            });
            both.collect()
        };
        let (yes, no) = (others(yes), others(no));
        if yes.len().max(no.len()) > MOST_TERNARY {
            return Vec::new();
        }
        let find = |a: Lit, b: Lit| yes.iter().find(|t| t.0 == a && t.1 == b).map(|t| t.2);
        for &(a, then, first) in &no {
            let Some(second) = find(a, !then) else { continue };
            for &(_, other, third) in no.iter().filter(|t| t.0 == !a) {
                if let Some(fourth) = find(!a, !other) {
                    return vec![first, second, third, fourth];
                }
            }
        }
        Vec::new()
    }

    /// Puts the resolvents in the place of the clauses of the variable.
    fn remove_var(&mut self, var: Var, e: &mut Eliminator) -> bool {
        self.counts.eliminated += 1;
        self.vars[var.index()].eliminated = true;
        for (lits, c, d) in std::mem::take(&mut e.resolvents) {
            self.inprocess.antecedents.clear();
            let ids = [self.arena.id(c), self.arena.id(d)];
            self.inprocess.antecedents.extend(ids);
            for clause in [c, d] {
                let fixed =
                    self.arena.lits(clause).iter().filter(|l| self.trail.is_fixed(**l) && l.var() != var);
                self.inprocess.antecedents.extend(fixed.map(|l| self.vars[l.var().index()].fact));
            }
            if !self.add_resolvent(&lits, e) {
                return false;
            }
        }
        self.move_to_extension(var, e);
        self.propagate_facts()
    }

    /// Facts may have been found since the resolvent was made.
    fn add_resolvent(&mut self, lits: &[Lit], e: &mut Eliminator) -> bool {
        if lits.iter().any(|&l| self.trail.value(l) == TRUE) {
            return true;
        }
        let left: Vec<Lit> = lits.iter().copied().filter(|&l| self.trail.value(l) != FALSE).collect();
        if let Some(c) = self.add_derived(&left, Kind::Permanent, 0) {
            e.add(c, self.arena.lits(c));
        }
        self.consistent
    }

    fn move_to_extension(&mut self, var: Var, e: &mut Eliminator) {
        let (yes, no) = (var.positive(), var.negative());
        let few = if e.clauses[yes.index()].len() <= e.clauses[no.index()].len() { yes } else { no };
        for &c in &e.clauses[few.index()] {
            self.extension.add(few, self.arena.lits(c));
        }
        self.extension.add(!few, &[!few]);
        for lit in [yes, no] {
            for c in std::mem::take(&mut e.clauses[lit.index()]) {
                if !self.arena.is_deleted(c) {
                    self.delete_clause(c);
                }
            }
        }
    }

    /// Drops learned clauses with eliminated variables.
    fn drop_eliminated(&mut self) {
        for c in self.clauses_of(Kind::Redundant) {
            if self.arena.lits(c).iter().any(|l| self.vars[l.var().index()].eliminated) {
                self.delete_clause(c);
            }
        }
        self.sweep_clauses();
    }
}

impl Eliminator {
    fn add(&mut self, c: ClauseRef, lits: &[Lit]) {
        for lit in lits {
            self.clauses[lit.index()].push(c);
        }
    }
}
