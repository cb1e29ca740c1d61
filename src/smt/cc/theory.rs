//! The closure as a theory of the search.

use super::{Cc, EQ, FALSE, Node, TRUE};
use crate::sat::{Lit, Var};
use crate::theory::{Certificate, Effort, Theory, TheoryOut};
use eufonium_base::ids::Id;

fn certificate(external: bool) -> Certificate {
    if external { Certificate::Rule("combination") } else { Certificate::Congruence }
}

impl Theory for Cc {
    fn is_atom(&self, var: Var) -> bool {
        self.atom(var).is_some()
    }

    fn assert(&mut self, lit: Lit) {
        let atom = self.atom(lit.var()).expect("only literals of atoms are asserted");
        let assigned = &mut self.atoms[atom].assigned;
        if assigned.is_some() {
            debug_assert_eq!(
                *assigned,
                Some(!lit.is_negated()),
                "an assigned atom does not change its value"
            );
            return;
        }
        *assigned = Some(!lit.is_negated());
        self.asserted.push(lit);
    }

    /// Every effort decides consistency.
    fn check(&mut self, effort: Effort, out: &mut TheoryOut) {
        self.close();
        if self.conflict.level.is_some() {
            out.lemma(self.conflict.clause.clone(), certificate(self.conflict.external));
            return;
        }
        for i in self.implied.delivered..self.implied.items.len() {
            let lit = self.implied.items[i];
            let atom = self.atom(lit.var()).expect("implied literals are of atoms");
            if self.atoms[atom].assigned.is_none() {
                out.implied.push(lit);
            }
        }
        self.implied.delivered = self.implied.items.len();
        if self.self_checks.take() || cfg!(debug_assertions) && effort == Effort::Final {
            self.check_invariants();
        }
    }

    fn explain(&mut self, lit: Lit, clause: &mut Vec<Lit>) -> Certificate {
        let atom = self.atom(lit.var()).expect("implied literals are of atoms");
        let (node, truth) = (self.atoms[atom].node, if lit.is_negated() { FALSE } else { TRUE });
        debug_assert!(self.are_equal(node, truth), "an implied literal holds until it is undone");
        self.start_explanation();
        self.explainer.require(node, truth);
        self.finish_explanation();
        clause.clear();
        clause.push(lit);
        clause.extend(self.explainer.lits().iter().map(|&reason| !reason));
        certificate(self.explainer.external())
    }

    fn push_level(&mut self) {
        self.open_level();
    }

    fn backtrack(&mut self, level: usize) {
        self.close_levels(level);
    }

    /// The value in the model in which different classes are different.
    fn suggest_phase(&self, var: Var) -> Option<bool> {
        let node = self.atoms[self.atom(var)?].node;
        match self.value(node) {
            Some(value) => Some(value == TRUE),
            None => (self.nodes.symbol(node) == EQ).then_some(false),
        }
    }

    fn save_model(&mut self) {
        let last = Node::from_usize(self.nodes.len() - 1);
        self.saved_roots.ensure(last, last);
        self.saved_values.ensure(last, last);
        for node in self.nodes.all() {
            let root = self.root(node);
            self.saved_roots[node] = root;
            self.saved_values[node] = self.classes.value(root);
        }
    }
}
