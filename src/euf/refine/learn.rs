//! From an unsatisfiable set of literals to a lemma of the abstract system.
//!
//! Equations that define an input or a state after the step are used up where this makes no new terms; what then speaks
//! of one side of a step alone is said of both.

use crate::euf::Engine;
use crate::euf::lemma::Layer;
use crate::euf::rename::Renaming;
use crate::euf::schema::{self, SolverView};
use crate::euf::system::{CURRENT, INPUT, NEXT};
use crate::ir::{Op, Term, TermPool, print, visit};
use crate::smt::SatResult;
use std::fmt;

/// Rounds in which instances of schemas are learned for one refuted set of literals, and instances in a round.
const SCHEMA_ROUNDS: usize = 12;
const INSTANCES: usize = 6;

/// A clause as logs show it.
struct Shown<'a>(&'a TermPool, &'a [Term]);

impl fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.1.iter().map(|t| print::term(self.0, *t))).finish()
    }
}

impl Engine<'_> {
    /// Learns that these literals are not true together.
    pub(in crate::euf) fn learn_lemma(&mut self, pool: &mut TermPool, layer: Layer, core: Vec<Term>) {
        let literals = self.use_up_equations(pool, core);
        if self.options.schemas {
            if self.refute_by_schemas(pool, &literals) {
                return;
            }
            if self.give_bits(pool, &literals)
                && self.abs.check_literals(pool, &mut self.system, &literals) == SatResult::Unsat
            {
                return;
            }
        }
        *self.stats.lemmas.entry(layer).or_default() += 1;
        let parts = pool.not_all(&literals);
        if self.options.schemas {
            self.note_ground(pool, &parts);
        }
        self.add_lemma(pool, parts);
    }

    /// Learns instances of schemas, then of patterns, until they refute the literals in the abstract system. `false` if
    /// they do not.
    fn refute_by_schemas(&mut self, pool: &mut TermPool, literals: &[Term]) -> bool {
        for _ in 0..SCHEMA_ROUNDS {
            match self.abs.check_literals(pool, &mut self.system, literals) {
                SatResult::Unsat => return true,
                SatResult::Unknown => return false,
                SatResult::Sat => {}
            }
            let terms = visit::postorder(pool, literals);
            let view = SolverView::new(pool, self.abs.solver(), &terms);
            let mut lemmas = schema::violated(pool, &view, &terms, &mut self.instances, INSTANCES);
            if lemmas.is_empty() {
                lemmas = self.pattern_instances(pool, &terms);
            }
            if lemmas.is_empty() {
                return false;
            }
            for lemma in lemmas {
                *self.stats.schemas.entry(lemma.schema).or_default() += 1;
                self.add_lemma(pool, lemma.clause);
            }
        }
        false
    }

    /// Asserts a valid clause, on both sides of the step if it speaks of one.
    fn add_lemma(&mut self, pool: &mut TermPool, parts: Vec<Term>) {
        let scope = parts.iter().fold(0, |all, t| all | self.system.scope(pool, *t));
        let current = match scope {
            NEXT => parts.iter().map(|t| self.system.unprimed(pool, *t)).collect(),
            _ => parts,
        };
        self.system.admit(pool, &current);
        let has_one_side = scope & INPUT == 0 && (scope == CURRENT || scope == NEXT);
        let next = has_one_side.then(|| current.iter().map(|t| self.system.primed(pool, *t)).collect());
        for parts in [Some(current), next].into_iter().flatten() {
            let parts: Vec<Term> = parts;
            if self.lemmas.add(pool, parts.clone()) {
                tracing::debug!(target: "eufonium::euf", lemma = ?Shown(pool, &parts), "learned");
                let clause = pool.or(&parts);
                self.abs.assert(pool, &mut self.system, clause);
            }
        }
    }

    fn use_up_equations(&mut self, pool: &mut TermPool, mut literals: Vec<Term>) -> Vec<Term> {
        loop {
            let found = literals.iter().enumerate().find_map(|(place, &literal)| {
                self.definition(pool, literal)
                    .filter(|(x, _)| occurs_plainly(pool, &literals, place, *x))
                    .map(|definition| (place, definition))
            });
            let Some((place, (x, by))) = found else { break };
            literals.swap_remove(place);
            let mut renaming = Renaming::of(&[x], &[by]);
            literals = renaming.apply_all(pool, &literals);
            literals.retain(|t| *t != pool.tt());
        }
        literals.sort_unstable();
        literals.dedup();
        literals
    }

    /// A literal that says what an input or a state after the step equals.
    fn definition(&mut self, pool: &TermPool, literal: Term) -> Option<(Term, Term)> {
        if pool.op(literal) != Op::Eq || pool.sort(pool.arg(literal, 0)).is_bool() {
            return None;
        }
        let (a, b) = (pool.arg(literal, 0), pool.arg(literal, 1));
        [(a, b), (b, a)].into_iter().find(|&(x, by)| {
            pool.as_constant(x).is_some()
                && self.system.scope(pool, x) & (INPUT | NEXT) != 0
                && !visit::any(pool, by, |t| t == x)
        })
    }
}

/// Whether a constant occurs in the other literals only as a side of an equality.
fn occurs_plainly(pool: &TermPool, literals: &[Term], place: usize, x: Term) -> bool {
    literals.iter().enumerate().filter(|(i, _)| *i != place).all(|(_, &literal)| {
        let atom = pool.strip_not(literal).0;
        let below = |t: Term| t != x && visit::any(pool, t, |part| part == x);
        match pool.op(atom) {
            Op::Eq => !pool.args(atom).iter().any(|side| below(*side)),
            _ => atom == x || !visit::any(pool, atom, |part| part == x),
        }
    })
}
