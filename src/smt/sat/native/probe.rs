//! Failed literals: a literal whose assumption leads to a conflict is false.
//!
//! Only roots are tried, literals that imply others by a clause of two literals and are implied by none: whatever fails below
//! makes its root fail. A literal is tried again only when new facts have been found since.
//!
//! Source: I. Lynce and J. Marques-Silva, "Probing-based preprocessing techniques for propositional satisfiability" (ICTAI 2003).

use super::trail::OPEN;
use super::{Lit, Native};
use eufonium_base::meter;

impl Native {
    /// Tries roots until the budget is spent. False if the clauses are refuted.
    pub(super) fn probe_all(&mut self, effort: u64) -> bool {
        let end = self.counts.propagations + effort / 20 + 1000;
        let implies: Vec<bool> =
            (0..2 * self.vars.len()).map(|index| self.watches.has_binary(!Lit::from_index(index))).collect();
        meter::spend_len(10 * implies.len());
        let is_root = |index: &usize| implies[*index] && !implies[*index ^ 1];
        let roots: Vec<Lit> = (0..implies.len()).filter(is_root).map(Lit::from_index).collect();
        if roots.is_empty() {
            return true;
        }
        // Go on where the last pass ended.
        let first = self.inprocess.next_root % roots.len();
        for n in 0..roots.len() {
            let at = (first + n) % roots.len();
            let root = roots[at];
            if self.counts.propagations >= end {
                self.inprocess.next_root = at;
                break;
            }
            if self.trail.value(root) == OPEN && !self.probe_root(root) {
                return false;
            }
        }
        true
    }

    fn probe_root(&mut self, root: Lit) -> bool {
        let Some(conflict) = self.probe(root) else {
            self.end_probe(0);
            return true;
        };
        self.counts.failed_literals += 1;
        self.find_causes(conflict, None);
        self.end_probe(0);
        // The only decision is the only cause; there may be none if facts suffice.
        let causes = std::mem::take(&mut self.inprocess.causes);
        self.add_derived(&causes, super::arena::Kind::Permanent, 0);
        self.inprocess.causes = causes;
        self.consistent && self.propagate_facts()
    }
}
