//! The extension: clauses that were removed though they do not follow from those that are left, and how to satisfy them again.
//!
//! Each is kept with a literal of it, its *witness*. A model of the clauses that are left becomes one of all if, from the clause
//! removed last to the first, the witness of each clause that is false is made true: what was removed was chosen so that no
//! clause that was there becomes false by that.
//!
//! Source: M. Jaervisalo and A. Biere, "Reconstructing solutions after blocked clause elimination" (SAT 2010).

use crate::sat::Lit;
use eufonium_base::ids::Id;

/// The clauses that were removed, the witness of each first.
#[derive(Default)]
pub(super) struct Extension {
    lits: Vec<Lit>,
    ends: Vec<usize>,
}

impl Extension {
    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// A clause is removed.
    pub(super) fn add(&mut self, witness: Lit, clause: &[Lit]) {
        debug_assert!(clause.contains(&witness));
        self.lits.push(witness);
        self.lits.extend(clause.iter().copied().filter(|l| *l != witness));
        self.ends.push(self.lits.len());
    }

    /// Changes values, by variable, so that all clauses are satisfied.
    pub(super) fn extend(&self, values: &mut [bool]) {
        for (at, &end) in self.ends.iter().enumerate().rev() {
            let start = if at == 0 { 0 } else { self.ends[at - 1] };
            let clause = &self.lits[start..end];
            if !clause.iter().any(|l| values[l.var().index()] != l.is_negated()) {
                values[clause[0].var().index()] = !clause[0].is_negated();
            }
        }
    }
}
