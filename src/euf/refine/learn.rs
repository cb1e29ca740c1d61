//! From an unsatisfiable set of literals to a lemma of the abstract system.
//!
//! Equations that define an input or a state after the step are used up where this makes no new terms; what then speaks
//! of one side of a step alone is said of both.

use crate::Engine;
use crate::events;
use crate::lemma::Layer;
use crate::rename::Renaming;
use crate::schema::{self, SchemaId, SolverView};
use crate::system::{CURRENT, INPUT, NEXT};
use eufonium_ir::{Op, Term, TermPool, print, visit};
use eufonium_smt::SatResult;

/// Rounds in which instances of schemas are learned for one refuted set of literals, and instances in a round.
const SCHEMA_ROUNDS: usize = 12;
const INSTANCES: usize = 6;

impl Engine<'_> {
    /// Learns that these literals are not true together.
    pub(crate) fn learn_lemma(&mut self, pool: &mut TermPool, layer: Layer, core: Vec<Term>) {
        let literals = self.use_up_equations(pool, core);
        refuted(pool, layer, &literals);
        if self.options.schemas {
            if self.refute_by_schemas(pool, &literals) {
                return;
            }
            if self.options.bits
                && self.give_bits(pool, &literals)
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
        self.add_lemma(pool, parts, None);
    }

    /// Learns that these literals are not true together even if the abstract system knows it: the clause then says which
    /// literals the next cubes are to be made of.
    pub(crate) fn keep_lemma(&mut self, pool: &mut TermPool, layer: Layer, core: Vec<Term>) {
        let literals = self.use_up_equations(pool, core);
        refuted(pool, layer, &literals);
        *self.stats.lemmas.entry(layer).or_default() += 1;
        let parts = pool.not_all(&literals);
        self.add_lemma(pool, parts, None);
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
            if lemmas.is_empty() && self.options.patterns {
                lemmas = self.pattern_instances(pool, &terms);
            }
            if lemmas.is_empty() {
                return false;
            }
            for lemma in lemmas {
                *self.stats.schemas.entry(lemma.schema).or_default() += 1;
                self.add_lemma(pool, lemma.clause, Some(lemma.schema));
            }
        }
        false
    }

    /// Asserts a valid clause, on both sides of the step if it speaks of one.
    fn add_lemma(&mut self, pool: &mut TermPool, parts: Vec<Term>, schema: Option<SchemaId>) {
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
                events::Lemma::trace(|| events::Lemma {
                    schema: schema.map_or("ground".into(), |id| format!("{id:?}").to_lowercase()),
                    clause: print::terms(pool, &parts, " | "),
                });
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

/// Tells that literals are not true together.
fn refuted(pool: &TermPool, layer: Layer, literals: &[Term]) {
    events::Refuted::trace(|| {
        let layer = match layer {
            Layer::State => "state",
            Layer::Step => "step",
            Layer::Path => "path",
        };
        events::Refuted { layer, core: print::terms(pool, literals, " & ") }
    });
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

#[cfg(test)]
mod tests {
    use crate::tests::{Small, refuted};
    use crate::{EufOptions, start};
    use eufonium_base::{Progress, Stats, Stop};
    use eufonium_ir::{Sort, Term, TermPool};
    use eufonium_smt::BvMode;
    use eufonium_testing::Rng;
    use eufonium_testing::systems::{Tiny, term};
    use quickcheck::QuickCheck;

    /// Literals, and what is left of them when the equations of inputs and of states after the step are used up.
    #[test]
    fn equations_are_used_up_where_this_makes_no_new_terms() {
        let mut s = Small::new();
        let mut silent = |_: Progress, _: &dyn Fn() -> Stats| {};
        let mut engine = start(&mut s.pool, &s.ts, &EufOptions::default(), &Stop::never(), &mut silent);
        let ([x, y, z], [i, j], next) = (s.x, s.i, engine.system.nexts.clone());
        let (xy, iy, three) = (s.sum(x, y), s.sum(i, y), s.value(3));
        let (i_less_z, next_less_i) = (s.pool.bv_ult(i, z), s.pool.bv_ult(next[0], i));
        let (flag, choice) = (s.flags[0], s.flags[1]);
        let same_choice = s.pool.eq(flag, choice);
        let table: Vec<(Vec<Term>, Vec<Term>)> = vec![
            (vec![s.eq(i, xy), s.ne(i, z)], vec![s.ne(xy, z)]),
            (vec![s.eq(next[0], xy), s.eq(next[0], three)], vec![s.eq(xy, three)]),
            (vec![s.eq(i, j), s.eq(j, x), s.ne(i, y)], vec![s.ne(x, y)]),
            (vec![s.eq(next[0], i), s.eq(i, x), s.ne(next[0], x)], vec![s.pool.ff()]),
            // What is left is true, or nothing.
            (vec![s.eq(i, x), flag], vec![flag]),
            (vec![s.eq(i, j), s.eq(i, next[1])], vec![]),
            // The input stands under an operator, or in its own definition, or nothing defines it.
            (vec![s.eq(i, xy), i_less_z], vec![s.eq(i, xy), i_less_z]),
            (vec![s.eq(i, x), s.eq(iy, z)], vec![s.eq(i, x), s.eq(iy, z)]),
            (vec![s.eq(i, iy), s.eq(i, z)], vec![s.eq(i, iy), s.eq(i, z)]),
            (vec![s.eq(i, iy), s.ne(i, z)], vec![s.eq(i, iy), s.ne(i, z)]),
            (vec![s.ne(i, x), next_less_i], vec![s.ne(i, x), next_less_i]),
            // States before the step and formulas stay.
            (vec![s.eq(x, y), s.ne(x, z)], vec![s.eq(x, y), s.ne(x, z)]),
            (vec![same_choice, choice], vec![same_choice, choice]),
        ];
        for (literals, mut expected) in table {
            expected.sort_unstable();
            let found = engine.use_up_equations(&mut s.pool, literals.clone());
            assert_eq!(found, expected, "of {literals:?}");
        }
    }

    fn random_literals(pool: &mut TermPool, over: &[Term], rng: &mut Rng) -> Vec<Term> {
        let two = pool.bv_sort(2);
        let mut literals = Vec::new();
        for _ in 0..2 + rng.below(6) {
            let sizes = [rng.below(3), rng.below(2)];
            let [a, b] = sizes.map(|size| term(pool, rng, over, two, size));
            let atom = match rng.below(5) {
                0 => pool.bv_ult(a, b),
                1 => term(pool, rng, over, Sort::BOOL, 0),
                _ => pool.raw_eq(a, b),
            };
            literals.push(if rng.below(3) == 0 { pool.not(atom) } else { atom });
        }
        literals
    }

    /// What is left can be true exactly if the literals can, in each reading of the operators.
    #[test]
    fn what_is_left_is_as_true() {
        fn property(tiny: Tiny) -> bool {
            let mut pool = TermPool::new();
            let ts = tiny.system(&mut pool);
            let mut silent = |_: Progress, _: &dyn Fn() -> Stats| {};
            let mut engine = start(&mut pool, &ts, &EufOptions::default(), &Stop::never(), &mut silent);
            let system = &engine.system;
            let all = [&system.states[..], &system.inputs, &system.nexts].concat();
            let literals = random_literals(&mut pool, &all, &mut Rng::new(tiny.0 ^ 0x77));
            let left = engine.use_up_equations(&mut pool, literals.clone());
            for mode in [BvMode::BitBlast, BvMode::Uninterpreted] {
                let before = refuted(&mut pool, mode, &literals);
                assert_eq!(refuted(&mut pool, mode, &left), before, "{mode:?}: {literals:?}, {left:?}");
            }
            true
        }
        QuickCheck::new().tests(200).quickcheck(property as fn(Tiny) -> bool);
    }
}
