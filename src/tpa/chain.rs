//! Invariants from chains of powers.
//!
//! Let some clauses of `exact[p]` be kept by themselves up to a violation (`fixed`), and write `E_m` for clauses of `exact[m]` below, such
//! that `E_m` composed with itself implies `E_(m+1)`. A number of steps is a number in binary notation: a path to a violation
//! takes its low bits first, `E_m` for each bit `m` that is set, and `E_p` for all that is higher. So the states with a *chain* of
//! `E_d` or nothing, then `E_(d+1)` or nothing, up to `E_p` or nothing, and then a violation, are all that reach one in a multiple of `2^d` steps.
//!
//! A state outside has `2^d` steps later no state inside: another `2^d` steps in front of a chain are `E_d`, and where the
//! chain has it already the two are `E_(d+1)`, a carry like any other, which ends at the first power that is not taken, or at
//! `E_p`, which is kept. So the complement is inductive over `2^d` steps if no initial state has fewer than `2^d` steps and then a chain,
//! which is asked for, and answers which clauses are needed.
//!
//! The states are computed from the violation on, one power after the other.

use super::power::Kind;
use super::system::Place;
use super::{Engine, interrupted};
use eufonium_base::HashSet;
use eufonium_ir::{Reason, Sort, Subst, Term, TermPool};
use eufonium_smt::{SatResult, Solver};

/// The most powers in a chain: each one is an elimination.
const STAGES: usize = 20;

/// Checks that making a core smaller may take.
const EFFORT: usize = 60;

impl Engine<'_> {
    /// The states with a chain to a violation, where these clauses of a power are kept by themselves; and over how many steps the
    /// others are inductive: one, if such chains are found with bounded effort, else as many as the options allow.
    pub(super) fn chain(
        &self,
        pool: &mut TermPool,
        top: usize,
        kept: &[Term],
    ) -> Result<Option<(Term, usize)>, Reason> {
        let most = top.min(self.options.max_induction.max(1).ilog2() as usize).min(30);
        for low in if most > 0 { vec![0, most] } else { vec![0] } {
            if top - low <= STAGES
                && let Some(states) = self.chain_from(pool, [low, top], kept)?
            {
                return Ok(Some((states, 1 << low)));
            }
        }
        Ok(None)
    }

    /// The states with a chain from this power on.
    fn chain_from(
        &self,
        pool: &mut TermPool,
        [low, top]: [usize; 2],
        kept: &[Term],
    ) -> Result<Option<Term>, Reason> {
        let Some(stages) = self.stages(pool, [low, top], kept)? else { return Ok(None) };
        let Some(mut states) = self.without(pool, &self.system.bad, &self.system.ts.input_terms())? else {
            return Ok(None);
        };
        for (m, stage) in stages.into_iter().enumerate().rev() {
            let mut formulas = self.system.moved(pool, &[states], &[(Place::Now, Place::Then)]);
            let mut hidden = self.system.at(Place::Then).to_vec();
            if low + m == 0 {
                let step = self.system.step(pool, Place::Now, Place::Then);
                formulas.extend(step.parts);
                hidden.extend(step.hidden);
            }
            formulas.extend(stage);
            let Some(before) = self.without(pool, &formulas, &hidden)? else { return Ok(None) };
            states = pool.or2(states, before);
        }
        Ok(Some(states))
    }

    /// The clauses of each power that a chain needs.
    fn stages(
        &self,
        pool: &mut TermPool,
        [low, top]: [usize; 2],
        kept: &[Term],
    ) -> Result<Option<Vec<Vec<Term>>>, Reason> {
        let mut all: Vec<Vec<Term>> =
            (low..top).map(|m| self.tower.clauses(Kind::Exact, m).to_vec()).collect();
        all.push(kept.to_vec());
        let Some(mut needed) = self.needed(pool, low, &all)? else { return Ok(None) };
        *needed.last_mut().expect("there is a power at the top") = kept.to_vec();
        for i in (0..needed.len() - 1).rev().filter(|i| low + i > 0) {
            for k in 0..needed[i + 1].len() {
                let clause = needed[i + 1][k];
                for chosen in [needed[i].clone(), all[i].clone()] {
                    if let Some(core) = self.implying(pool, &chosen, clause)? {
                        needed[i].extend(core);
                        needed[i].sort_unstable();
                        needed[i].dedup();
                        break;
                    }
                }
            }
        }
        Ok(Some(needed))
    }

    /// For each power the clauses without which some chain may lead from fewer steps after an initial state to a violation.
    fn needed(
        &self,
        pool: &mut TermPool,
        low: usize,
        all: &[Vec<Term>],
    ) -> Result<Option<Vec<Vec<Term>>>, Reason> {
        let now = self.system.at(Place::Now).to_vec();
        let mut solver = self.plain_solver();
        self.system.init.iter().for_each(|&t| solver.assert(pool, t));
        let start = self.tower.relation(pool, &self.system, Kind::Less, low, [Place::Now, Place::Mid]);
        start.parts.iter().for_each(|&t| solver.assert(pool, t));
        let mut at = self.system.at(Place::Mid).to_vec();
        let mut used: Vec<(Term, usize, Term)> = Vec::new();
        for (i, clauses) in all.iter().enumerate() {
            let next: Vec<Term> = now.iter().map(|&t| pool.fresh("link", pool.sort(t))).collect();
            let names = self.link(pool, &mut solver, [&at, &next], (low + i, clauses));
            used.extend(names.into_iter().zip(clauses).map(|(name, &clause)| (name, i, clause)));
            at = next;
        }
        let mut last = Subst::of(&now, &at);
        for bad in last.apply_all(pool, &self.system.bad) {
            solver.assert(pool, bad);
        }
        let asked: Vec<Term> = used.iter().map(|(name, ..)| *name).collect();
        if !self.refutes(pool, &mut solver, &asked)? {
            return Ok(None);
        }
        let core: HashSet<Term> = solver.minimize_core(pool, EFFORT).into_iter().collect();
        let mut out = vec![Vec::new(); all.len()];
        for (name, i, clause) in used {
            if core.contains(&name) {
                out[i].push(clause);
            }
        }
        Ok(Some(out))
    }

    /// Asserts that nothing lies between two states, or what the power and these clauses say; returns what is true only if each of
    /// the clauses is used.
    fn link(
        &self,
        pool: &mut TermPool,
        solver: &mut Solver,
        [from, to]: [&[Term]; 2],
        (m, clauses): (usize, &[Term]),
    ) -> Vec<Term> {
        let stays = pool.fresh("stays", Sort::BOOL);
        let moves = pool.not(stays);
        for (&a, &b) in from.iter().zip(to) {
            let same = pool.eq(a, b);
            let guarded = pool.or2(moves, same);
            solver.assert(pool, guarded);
        }
        let places = [self.system.at(Place::Now), self.system.at(Place::Then)].concat();
        let mut subst = Subst::of(&places, &[from, to].concat());
        if m == 0 {
            for part in self.system.step(pool, Place::Now, Place::Then).parts {
                let part = subst.apply(pool, part);
                let guarded = pool.or2(stays, part);
                solver.assert(pool, guarded);
            }
        }
        let mut names = Vec::with_capacity(clauses.len());
        for &clause in clauses {
            let (name, link) = (pool.fresh("used", Sort::BOOL), subst.apply(pool, clause));
            let unused = pool.not(name);
            let guarded = pool.or(&[unused, stays, link]);
            solver.assert(pool, guarded);
            names.push(name);
        }
        names
    }

    /// Those of the clauses that, composed with themselves, imply a clause; `None` if they do not.
    fn implying(
        &self,
        pool: &mut TermPool,
        clauses: &[Term],
        clause: Term,
    ) -> Result<Option<Vec<Term>>, Reason> {
        let mut solver = self.plain_solver();
        let not_clause = pool.not(clause);
        solver.assert(pool, not_clause);
        let mut used = Vec::with_capacity(clauses.len());
        for &c in clauses {
            let name = pool.fresh("used", Sort::BOOL);
            let unused = pool.not(name);
            for (from, to) in [(Place::Now, Place::Mid), (Place::Mid, Place::Then)] {
                let link = self.system.moved(pool, &[c], &[(Place::Now, from), (Place::Then, to)])[0];
                let guarded = pool.or2(unused, link);
                solver.assert(pool, guarded);
            }
            used.push(name);
        }
        if !self.refutes(pool, &mut solver, &used)? {
            return Ok(None);
        }
        let core: HashSet<Term> = solver.minimize_core(pool, EFFORT).into_iter().collect();
        Ok(Some(used.iter().zip(clauses).filter(|(name, _)| core.contains(name)).map(|(_, c)| *c).collect()))
    }

    fn refutes(&self, pool: &mut TermPool, solver: &mut Solver, asked: &[Term]) -> Result<bool, Reason> {
        match solver.check(pool, asked) {
            SatResult::Sat => Ok(false),
            SatResult::Unsat => Ok(true),
            SatResult::Unknown => Err(interrupted(self.stop, solver.reason_unknown())),
        }
    }
}
