//! Branching: an integer column with the fractional value `v` satisfies `x <= floor(v)` or `x >= floor(v) + 1`.
//!
//! The two are one atom and its negation, so the lemma is a tautology; it stands for the request to decide the atom. See
//! [`super::super::ArithOptions::branch_on_two_atoms`] for searches that need a proper clause.
//! Columns with a small range are preferred, then small values, then chance.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::tableau::Column;
use crate::base::Rat;
use crate::smt::sat::Lit;
use crate::smt::theory::{Certificate, TheoryOut};

/// The splits in a search after which forms are branched on as well as variables.
const FORMS_AFTER: u64 = 4;

impl Arith {
    /// Asks for a decision on a fractional column.
    pub(super) fn branch(&mut self, out: &mut TheoryOut) {
        let column = self.branching_column();
        if self.int.splits > FORMS_AFTER && self.branch_on_form(column, out) {
            return;
        }
        self.branch_on(column, out);
    }

    /// Asks whether a fractional column is below or above its value.
    pub(super) fn branch_on(&mut self, column: Column, out: &mut TheoryOut) {
        let below = self.lp.values.get(column).floor();
        let lit = self.bound_literal(column, Side::Upper, below, out);
        let twin = if self.options.branch_on_two_atoms { self.twin(lit, out) } else { lit };
        self.int.branches += 1;
        out.lemma(vec![lit, !twin], Certificate::Rule("branch"));
    }

    /// The positive literal of another atom that means the same.
    fn twin(&mut self, lit: Lit, out: &mut TheoryOut) -> Lit {
        let atom = self.atoms.get(self.atoms.of_var(lit.var()).expect("the literal is of an atom"));
        let (column, key) = (atom.column, atom.key.clone());
        let start = self.atoms.position(column, &key);
        let same = self.atoms.of_column(column)[start..].iter().map(|id| self.atoms.get(*id));
        let other = same.take_while(|a| a.key == key).find(|a| a.var != lit.var()).map(|a| a.var);
        other.unwrap_or_else(|| self.local_atom(column, key, out)).positive()
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
