//! Branching: an integer column with the fractional value `v` satisfies `x <= floor(v)` or `x >= floor(v) + 1`.
//!
//! The two are one atom and its negation, so the lemma is a tautology; it stands for the request to decide the atom. The atom
//! is one of the search's own, since it may leave those of formulas that do not matter undecided. See
//! [`super::super::ArithOptions::branch_on_two_atoms`] for searches that need a proper clause.
//! Columns with a small range are preferred, then small values, then chance.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::delta::Delta;
use super::super::tableau::Column;
use crate::sat::Var;
use crate::theory::{Certificate, TheoryOut};
use eufonium_base::Rat;

/// The splits in a search after which forms are branched on as well as variables.
const FORMS_AFTER: u64 = 4;

impl Arith {
    /// Asks for a decision on a fractional column.
    pub(super) fn branch(&mut self, out: &mut TheoryOut) {
        let column = self.branching_column();
        let try_forms = self.options.branch_on_forms && self.int.splits > FORMS_AFTER;
        if try_forms && self.branch_on_form(column, out) {
            return;
        }
        self.branch_on(column, out);
    }

    /// Asks whether a fractional column is below or above its value.
    pub(super) fn branch_on(&mut self, column: Column, out: &mut TheoryOut) {
        let key = Delta::from(self.lp.values.get(column).floor());
        let (local, other) = self.twins(column, &key);
        let lit = local.unwrap_or_else(|| self.local_atom(column, key.clone(), out)).positive();
        let mut twin = lit;
        if self.options.branch_on_two_atoms {
            twin = other.unwrap_or_else(|| self.local_atom(column, key, out)).positive();
        }
        self.int.branches += 1;
        out.lemma(vec![lit, !twin], Certificate::Rule("branch"));
    }

    /// The variables of two atoms with this key, if they exist: one that is local to the search, and any other.
    fn twins(&self, column: Column, key: &Delta) -> (Option<Var>, Option<Var>) {
        let start = self.atoms.position(column, key);
        let same = self.atoms.of_column(column)[start..].iter().map(|id| self.atoms.get(*id));
        let same = || same.clone().take_while(|a| a.key == *key);
        let local = same().find(|a| a.local).map(|a| a.var);
        (local, same().map(|a| a.var).find(|v| Some(*v) != local))
    }

    fn branching_column(&mut self) -> Column {
        let Arith { lp, int, .. } = self;
        let mut best: Option<((bool, Rat), Column)> = None;
        let mut ties = 1;
        for &column in lp.values.fractional.members() {
            let range = match (lp.bounds.value(column, Side::Lower), lp.bounds.value(column, Side::Upper)) {
                (Some(l), Some(u)) => Some(&u.re - &l.re),
                _ => None,
            };
            let rank = match range {
                Some(width) => (false, width),
                None => (true, lp.values.get(column).re.abs().floor()),
            };
            match &best {
                Some((old, _)) if *old < rank => continue,
                Some((old, _)) if *old == rank => {
                    ties += 1;
                    if int.random(ties) != 0 {
                        continue;
                    }
                }
                _ => ties = 1,
            }
            best = Some((rank, column));
        }
        best.expect("some column is fractional").1
    }
}
