//! The final check of integrality, once the bounds hold over the rationals.
//!
//! From cheap to dear: gcd tests of rows; patching; the cube test; the solver of integer equations; Gomory cuts; a
//! branch, on a variable or on a form along which there is little room. The dear ones run at random with an expected period (fixed periods would fall into step with the search),
//! and the period of the equation solver doubles while it is of no use.

mod branch;
mod cube;
mod cuts;
mod dio;
mod gcd;
mod lattice;
mod patch;

use super::Arith;
use super::bounds::Side;
use super::delta::Delta;
use super::tableau::Column;
use crate::sat::{Lit, Var};
use crate::theory::TheoryOut;
use eufonium_base::{Rat, Stats};

/// The longest period of the equation solver.
const MAX_DIO_PERIOD: u32 = 128;

/// Periods, random numbers and counters of the integer techniques.
#[derive(Debug, Default)]
pub struct IntState {
    random: u64,
    /// Present period of the equation solver; 0 before its first use.
    dio_period: u32,
    /// Splits in the present search.
    splits: u64,
    /// The pivots before the present search.
    pivots_at_start: u64,
    final_checks: u64,
    gcd_conflicts: u64,
    patched: u64,
    cubes: u64,
    dio_conflicts: u64,
    dio_bounds: u64,
    cuts: u64,
    branches: u64,
    forms: u64,
}

impl IntState {
    /// With a seed for the random choices.
    pub fn new(seed: u64) -> IntState {
        IntState { random: seed | 1, ..IntState::default() }
    }

    /// A number below `n`, which is not 0 (xorshift).
    pub fn random(&mut self, n: u64) -> u64 {
        let mut x = self.random;
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.random = x;
        (x >> 11) % n
    }

    /// True once in `period` calls on average; never for period 0.
    fn due(&mut self, period: u32) -> bool {
        period != 0 && self.random(u64::from(period)) == 0
    }

    /// A new search begins: its limits count from here.
    pub fn start_search(&mut self, pivots: u64) {
        self.splits = 0;
        self.pivots_at_start = pivots;
    }

    /// A conflict was found by others.
    pub fn on_conflict(&mut self) {
        self.dio_period = 0;
    }

    /// Adds the counters to `stats`.
    pub fn report(&self, stats: &mut Stats) {
        stats.add("int_checks", self.final_checks);
        stats.add("gcd_conflicts", self.gcd_conflicts);
        stats.add("patched", self.patched);
        stats.add("cubes", self.cubes);
        stats.add("dio_conflicts", self.dio_conflicts);
        stats.add("dio_bounds", self.dio_bounds);
        stats.add("cuts", self.cuts);
        stats.add("branches", self.branches);
        stats.add("branches_on_forms", self.forms);
    }
}

impl Arith {
    /// Makes the integer columns integral, or finds a conflict, or splits, or gives up. The bounds hold on entry.
    pub(super) fn check_integers(&mut self, out: &mut TheoryOut) {
        self.refresh_fractional();
        if self.all_integral() {
            return;
        }
        self.int.final_checks += 1;
        if self.options.gcd_test && self.test_gcds(out) {
            return;
        }
        self.patch();
        if self.all_integral() {
            return;
        }
        if self.int.due(self.options.cube_period) && self.try_cube(out.stop.as_ref()) {
            return;
        }
        if !self.feasible_again(out) || self.all_integral() {
            return;
        }
        let pivots = self.lp.pivots - self.int.pivots_at_start;
        if self.int.splits >= self.options.split_limit || pivots > self.options.split_pivots {
            out.gave_up = true;
            return;
        }
        self.int.splits += 1;
        let period = self.int.dio_period.max(self.options.dio_period.min(MAX_DIO_PERIOD));
        if self.options.dio_period != 0 && self.int.due(period) {
            if self.solve_equations(out) {
                self.int.dio_period = 0;
                return;
            }
            self.int.dio_period = (2 * period).min(MAX_DIO_PERIOD);
        }
        if self.int.due(self.options.cut_period) && self.cut(out) {
            return;
        }
        self.branch(out);
    }

    /// After a technique that moved values: bounds hold again, and the list of fractional columns is right.
    fn feasible_again(&mut self, out: &mut TheoryOut) -> bool {
        let feasible = self.run_simplex(crate::theory::Effort::Final, out);
        self.refresh_fractional();
        feasible
    }

    fn refresh_fractional(&mut self) {
        let mut fractional = std::mem::take(&mut self.lp.values.fractional);
        fractional.retain(|c| !self.lp.values.get(c).is_int());
        self.lp.values.fractional = fractional;
    }

    /// Whether no user's integer is fractional; the list must be fresh.
    fn all_integral(&self) -> bool {
        self.lp.values.fractional.members().is_empty()
    }

    /// The literals that fix a column.
    fn push_fixing(&self, column: Column, clause: &mut Vec<Lit>) {
        for side in [Side::Lower, Side::Upper] {
            let bound = self.lp.bounds.get(column, side).expect("the column is fixed");
            clause.push(!bound.lit);
        }
    }

    /// The literal that says `column <= value` or `column >= value`, of an old atom or of a fresh one that is local to
    /// the search.
    fn bound_literal(&mut self, column: Column, side: Side, value: Rat, out: &mut TheoryOut) -> Lit {
        let key = match side {
            Side::Upper => Delta::from(value),
            Side::Lower if self.lp.info[column].is_int => Delta::from(&value - &Rat::ONE),
            Side::Lower => Delta::new(value, Rat::MINUS_ONE),
        };
        let place = self.atoms.position(column, &key);
        let old =
            self.atoms.of_column(column).get(place).map(|id| self.atoms.get(*id)).filter(|a| a.key == key);
        let var = match old {
            Some(atom) => atom.var,
            None => self.local_atom(column, key, out),
        };
        Lit::new(var, side == Side::Lower)
    }

    /// A fresh atom that is local to the search.
    fn local_atom(&mut self, column: Column, key: Delta, out: &mut TheoryOut) -> Var {
        let var = out.fresh_var();
        let atom = self.atoms.insert(var, column, key);
        self.atoms.get_mut(atom).local = true;
        self.local_vars.push(var);
        var
    }
}
