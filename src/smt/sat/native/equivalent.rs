//! Equivalent literals: those that imply each other through clauses of two literals become one.
//!
//! The clauses of two literals are a graph of implications; its strongly connected components are classes of equivalent literals,
//! found by Tarjan's algorithm without recursion. Each class is replaced by its least literal everywhere. A class with a literal and its negation
//! refutes the clauses. In final searches alone, since nobody may speak of a replaced variable again; its value is kept by the
//! [extension](super::extend).
//!
//! For refutations the two clauses between a literal and its representative are derived first, along a path found by
//! propagation; a clause with replaced literals follows from it and from these.
//!
//! Source: A. van Gelder and Y. Tsuji, "Satisfiability testing with more reasoning and less guessing" (1996); the decomposition is that of
//! CaDiCaL.

use super::arena::{ClauseRef, Kind};
use super::trace::NO_NODE;
use super::trail::{FALSE, OPEN, TRUE};
use super::{Lit, Native};
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// The components of the graph.
struct Components {
    /// By literal: the least one equivalent to it.
    representative: Vec<Lit>,
    /// When the literal was met, from 1; `DONE` when its component is known.
    met: Vec<u32>,
    low: Vec<u32>,
    stack: Vec<Lit>,
    time: u32,
}

const DONE: u32 = u32::MAX;

impl Components {
    fn new(lits: usize) -> Components {
        Components {
            representative: (0..lits).map(Lit::from_index).collect(),
            met: vec![0; lits],
            low: vec![0; lits],
            stack: Vec::new(),
            time: 0,
        }
    }

    fn enter(&mut self, lit: Lit) {
        self.time += 1;
        self.met[lit.index()] = self.time;
        self.low[lit.index()] = self.time;
        self.stack.push(lit);
    }

    /// All that can be reached from the literal.
    fn visit(&mut self, root: Lit, native: &Native) {
        let successors = |lit: Lit| -> Vec<Lit> {
            let others = native.watches.binaries(!lit).map(|(other, _)| other);
            others.filter(|l| native.trail.value(*l) == OPEN).collect()
        };
        let mut work = vec![(root, successors(root))];
        self.enter(root);
        while let Some((lit, next)) = work.last_mut() {
            let lit = *lit;
            if let Some(other) = next.pop() {
                match self.met[other.index()] {
                    0 => {
                        self.enter(other);
                        work.push((other, successors(other)));
                    }
                    DONE => {}
                    met => self.low[lit.index()] = self.low[lit.index()].min(met),
                }
                continue;
            }
            work.pop();
            let low = self.low[lit.index()];
            if let Some((parent, _)) = work.last() {
                self.low[parent.index()] = self.low[parent.index()].min(low);
            }
            if low == self.met[lit.index()] {
                self.close(lit);
            }
        }
    }

    /// The literals from this one on are a component.
    fn close(&mut self, lit: Lit) {
        let start = self.stack.iter().rposition(|l| *l == lit).expect("what was entered is there");
        let least = self.stack[start..].iter().copied().min_by_key(|l| (l.var(), *l));
        for member in self.stack.drain(start..) {
            self.met[member.index()] = DONE;
            self.representative[member.index()] = least.expect("a component is not empty");
        }
    }
}

impl Native {
    /// Identifies equivalent literals. At level 0, with everything propagated before and after. False if the clauses are
    /// refuted.
    pub(super) fn substitute(&mut self) -> bool {
        meter::spend_len(30 * self.vars.len() + self.arena.num_words());
        let mut components = Components::new(2 * self.vars.len());
        for index in 0..2 * self.vars.len() {
            let lit = Lit::from_index(index);
            if components.met[index] == 0 && self.trail.value(lit) == OPEN {
                components.visit(lit, self);
            }
        }
        let mut replaced = components.representative;
        // The component of the negations is the mirror image; both must choose the same variable.
        for index in (0..replaced.len()).step_by(2) {
            let (yes, no) = (replaced[index], replaced[index + 1]);
            if yes == no {
                return self.refute_by_equivalence(Lit::from_index(index));
            }
            debug_assert_eq!(yes.var(), no.var(), "components come in pairs");
            let info = &self.vars[yes.var().index()];
            let own = &self.vars[index / 2];
            if own.demanded || own.atom || own.retired || info.eliminated {
                (replaced[index], replaced[index + 1]) = (Lit::from_index(index), Lit::from_index(index + 1));
            }
        }
        let changed = (0..replaced.len()).filter(|&i| replaced[i] != Lit::from_index(i)).count();
        if changed == 0 {
            return true;
        }
        self.counts.equivalent += changed as u64 / 2;
        self.replace_literals(&replaced)
    }

    /// The literal and its negation imply each other: both lead to a conflict.
    fn refute_by_equivalence(&mut self, lit: Lit) -> bool {
        for lit in [lit, !lit] {
            match self.trail.value(lit) {
                OPEN => {}
                TRUE => continue,
                _ => return self.consistent,
            }
            let Some(conflict) = self.probe(!lit) else { unreachable!("it implies its negation") };
            self.find_causes(conflict, None);
            self.end_probe(0);
            let causes = std::mem::take(&mut self.inprocess.causes);
            self.add_derived(&causes, Kind::Permanent, 0);
            self.inprocess.causes = causes;
            if !self.consistent || !self.propagate_facts() {
                return false;
            }
        }
        self.consistent
    }

    fn replace_literals(&mut self, replaced: &[Lit]) -> bool {
        // The node of `-literal | representative`, by literal.
        let mut nodes = vec![NO_NODE; replaced.len()];
        if self.trace.is_some() {
            for index in 0..replaced.len() {
                let lit = Lit::from_index(index);
                if replaced[index] != lit {
                    nodes[index] = self.derive_implication(lit, replaced[index]);
                }
            }
        }
        for (index, &to) in replaced.iter().enumerate() {
            let lit = Lit::from_index(index);
            if to != lit {
                self.extension.add(lit, &[lit, !to]);
                self.vars[lit.var().index()].eliminated = true;
            }
        }
        let all = [self.clauses_of(Kind::Permanent), self.clauses_of(Kind::Redundant)].concat();
        for c in all {
            if !self.replace_in_clause(c, replaced, &nodes) {
                return false;
            }
        }
        if !self.propagate_facts() {
            return false;
        }
        self.sweep_clauses();
        true
    }

    /// The node of the clause `-from | to`, found by propagation.
    fn derive_implication(&mut self, from: Lit, to: Lit) -> u32 {
        let conflict = self.probe(from);
        match conflict {
            Some(conflict) => self.find_causes(conflict, None),
            None => {
                debug_assert_eq!(self.trail.value(to), TRUE);
                let super::Reason::Clause(c) = self.trail.reason(to.var()) else {
                    unreachable!("it was propagated")
                };
                self.find_causes(c, Some(to));
            }
        }
        self.end_probe(0);
        // If the literal fails, a part of the clause is derived, which does as well.
        let lits: &[Lit] = if conflict.is_some() { &[!from] } else { &[!from, to] };
        self.derive(lits)
    }

    fn replace_in_clause(&mut self, c: ClauseRef, replaced: &[Lit], nodes: &[u32]) -> bool {
        let old = self.arena.lits(c);
        if old.iter().all(|l| replaced[l.index()] == *l) || old.iter().any(|&l| self.trail.value(l) == TRUE) {
            return true;
        }
        let old = old.to_vec();
        let mut lits: Vec<Lit> = Vec::with_capacity(old.len());
        self.inprocess.antecedents.clear();
        let id = self.arena.id(c);
        self.inprocess.antecedents.push(id);
        for lit in old {
            let to = replaced[lit.index()];
            if to != lit {
                self.inprocess.antecedents.push(nodes[lit.index()]);
            }
            if self.trail.value(to) == FALSE {
                let fact = self.vars[to.var().index()].fact;
                self.inprocess.antecedents.push(fact);
            } else {
                lits.push(to);
            }
        }
        lits.sort_unstable();
        lits.dedup();
        let valid = lits.windows(2).any(|pair| pair[0] == !pair[1]);
        if !valid && !lits.iter().any(|&l| self.trail.value(l) == TRUE) {
            let (kind, glue, used) = (self.arena.kind(c), self.arena.glue(c), self.arena.used(c));
            if let Some(new) = self.add_derived(&lits, kind, glue) {
                self.arena.set_used(new, used);
            }
        }
        self.delete_clause(c);
        self.consistent
    }
}
