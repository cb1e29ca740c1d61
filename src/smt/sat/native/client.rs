//! All talk with the theory: telling it literals, taking what it implies and its lemmas, asking for explanations.
//!
//! A lemma may come at any time and in any state. It is put under watch by the two literals that stay not-false longest,
//! after a jump back to where it becomes unit, if it does so below the present level; see [`Native::add_lemma`]. A lemma
//! that is justified by an axiom (`Certificate::Rule`) is kept for good, since the theory may instantiate an axiom once
//! only; Farkas and congruence lemmas can be found again and are kept like learned clauses.
//!
//! Literals that the theory implies are assigned at the present level, even if the explanation turns out to lie below.

use super::arena::{ClauseRef, Kind};
use super::trace::NO_NODE;
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native, Theory, TheoryOut, Var};
use crate::theory::{Certificate, Effort, Lemma};
use eufonium_base::ids::Id;
use eufonium_base::{Stop, meter};

/// What a literal costs by the meter that the theory is told.
const TOLD_STEPS: usize = 8;
/// What a talk with the theory costs without what the theory does.
const TALK_STEPS: u64 = 20;
/// What a lemma or an explanation costs, for each literal.
const LEMMA_STEPS: usize = 15;

/// What is known about the theory between talks.
#[derive(Default)]
pub(super) struct Client {
    out: TheoryOut,
    /// The theory was told something since its last check.
    unchecked: bool,
    /// Variables of which it is not known yet whether they are atoms.
    unseen: Vec<Var>,
    /// Facts of level 0 that were no atoms when their turn came; they may become atoms.
    passed_over: Vec<Lit>,
    explanation: Vec<Lit>,
    /// A variable was found to be an atom.
    has_atoms: bool,
}

impl Client {
    /// Lets checks of the theory end when the token is raised.
    pub(super) fn listen_to(&mut self, stop: &Stop) {
        self.out.stop = Some(stop.clone());
    }
    /// Whether no variable that was assigned is an atom.
    pub(super) fn has_no_atoms(&self) -> bool {
        !self.has_atoms
    }
    pub(super) fn add_unseen(&mut self, var: Var) {
        self.unseen.push(var);
    }
    /// Forgets the facts that `keep` rejects.
    pub(super) fn forget_facts(&mut self, keep: impl Fn(Lit) -> bool) {
        self.passed_over.retain(|&l| keep(l));
    }
}

/// What came of asking the theory.
pub(super) enum Consulted {
    /// Nothing new.
    Quiet,
    /// Literals were assigned, or clauses added, or levels undone: propagate again.
    Changed,
    /// All literals of the clause are false.
    Conflict(ClauseRef),
    /// The clauses are refuted.
    Refuted,
    /// The theory cannot decide.
    GaveUp,
}

/// What came of adding a lemma.
enum Added {
    Nothing,
    Something,
    Conflict(ClauseRef),
    Refuted,
}

impl Native {
    /// Learns which of the new variables are atoms, and tells the theory facts that have become atoms. At level 0.
    pub(super) fn refresh_atoms(&mut self, theory: &mut dyn Theory) {
        if !theory.listens() {
            self.client.unseen.clear();
            return;
        }
        let mut unseen = std::mem::take(&mut self.client.unseen);
        for var in unseen.drain(..) {
            if theory.is_atom(var) {
                self.vars[var.index()].atom = true;
            }
        }
        self.client.unseen = unseen;
        let Native { client, vars, .. } = self;
        client.passed_over.retain(|&lit| {
            let info = &mut vars[lit.var().index()];
            if info.retired {
                return false;
            }
            let is_atom = theory.is_atom(lit.var());
            if is_atom {
                info.atom = true;
                theory.assert(lit);
                client.unchecked = true;
            }
            !is_atom
        });
    }

    /// Tells the theory the literals of the trail that it has not heard.
    pub(super) fn tell(&mut self, theory: &mut dyn Theory) {
        if !theory.listens() {
            self.trail.told = self.trail.len();
            return;
        }
        meter::spend_len(TOLD_STEPS * (self.trail.len() - self.trail.told));
        for place in self.trail.told..self.trail.len() {
            let lit = self.trail.at(place);
            let info = &mut self.vars[lit.var().index()];
            if info.retired {
                continue;
            }
            if info.atom || theory.is_atom(lit.var()) {
                info.atom = true;
                self.client.has_atoms = true;
                theory.assert(lit);
                self.client.unchecked = true;
            } else if self.trail.level() == 0 {
                self.client.passed_over.push(lit);
            }
        }
        self.trail.told = self.trail.len();
    }

    /// Lets the theory check what it was told, and takes in what it answers. A quick check is skipped if the theory was
    /// told nothing since the last one.
    pub(super) fn consult(&mut self, effort: Effort, theory: &mut dyn Theory) -> Consulted {
        match effort {
            Effort::Quick if !self.client.unchecked => return Consulted::Quiet,
            Effort::Quick => self.counts.theory_checks += 1,
            Effort::Final => self.counts.theory_finals += 1,
        }
        self.client.unchecked = false;
        meter::spend(TALK_STEPS);
        let mut out = std::mem::take(&mut self.client.out);
        out.implied.clear();
        out.lemmas.clear();
        out.gave_up = false;
        out.num_vars = self.vars.len();
        theory.check(effort, &mut out);
        let gave_lemmas = !out.lemmas.is_empty();
        while self.vars.len() < out.num_vars {
            let var = self.push_var();
            self.vars[var.index()].atom = true;
            self.demand(var);
        }
        let consulted = self.take_in(&mut out, theory);
        out.lemmas.clear();
        let gave_up = out.gave_up;
        self.client.out = out;
        match consulted {
            // A theory that gives lemmas has not decided, even if they say nothing new.
            Consulted::Quiet if effort == Effort::Quick => Consulted::Quiet,
            Consulted::Quiet if gave_up => Consulted::GaveUp,
            Consulted::Quiet if gave_lemmas => Consulted::Changed,
            other => other,
        }
    }

    fn take_in(&mut self, out: &mut TheoryOut, theory: &mut dyn Theory) -> Consulted {
        let level = self.trail.level();
        let mut changed = false;
        let mut conflict: Option<(u32, ClauseRef)> = None;
        let alone = out.lemmas.len() == 1;
        for lemma in out.lemmas.drain(..) {
            match self.add_lemma(lemma, alone, theory) {
                Added::Nothing => {}
                Added::Something => changed = true,
                Added::Refuted => return Consulted::Refuted,
                Added::Conflict(c) => {
                    let top =
                        self.arena.lits(c).iter().map(|l| self.trail.level_of(l.var())).max().unwrap_or(0);
                    if conflict.is_none_or(|(best, _)| top < best) {
                        conflict = Some((top, c));
                    }
                }
            }
        }
        // A jump back may have undone the conflict; its clause is under watch by two literals that are open now.
        if let Some((top, c)) = conflict
            && top <= self.trail.level()
        {
            return Consulted::Conflict(c);
        }
        if self.trail.level() < level {
            return Consulted::Changed;
        }
        self.take_implied(&out.implied, changed, theory)
    }

    fn take_implied(&mut self, implied: &[Lit], mut changed: bool, theory: &mut dyn Theory) -> Consulted {
        for &lit in implied {
            match self.trail.value(lit) {
                TRUE => continue,
                FALSE => return Consulted::Conflict(self.explain(lit, theory)),
                _ => {}
            }
            self.counts.theory_implied += 1;
            let must_explain = self.trail.level() == 0 && self.trace.is_some();
            let reason =
                if must_explain { Reason::Clause(self.explain(lit, theory)) } else { Reason::Theory };
            self.assign(lit, reason);
            changed = true;
        }
        if changed { Consulted::Changed } else { Consulted::Quiet }
    }

    /// Asks the theory why it implied a literal, and checks that the answer fits the trail: a theory that breaks its
    /// contract must not corrupt the search.
    pub(super) fn explain(&mut self, lit: Lit, theory: &mut dyn Theory) -> ClauseRef {
        self.counts.theory_explained += 1;
        let mut clause = std::mem::take(&mut self.client.explanation);
        clause.clear();
        let certificate = theory.explain(lit, &mut clause);
        assert_eq!(clause.first(), Some(&lit), "an explanation starts with the implied literal");
        meter::spend_len(LEMMA_STEPS * (1 + clause.len()));
        let before =
            if self.trail.value(lit) == TRUE { self.trail.place(lit.var()) } else { self.trail.len() };
        for &other in &clause[1..] {
            let fits = self.trail.value(other) == FALSE && self.trail.place(other.var()) < before;
            assert!(fits, "the other literals of an explanation were false before");
        }
        let id = self.trace.as_mut().map_or(NO_NODE, |trace| trace.theory(&clause, certificate));
        let c = self.arena.alloc(&clause, Kind::Explanation, 0, id);
        self.client.explanation = clause;
        c
    }

    /// Adds a lemma in the middle of the search. `alone`: it is the only one, so that a conflict is sure to be analysed
    /// and need not be kept if it can be found again.
    fn add_lemma(&mut self, lemma: Lemma, alone: bool, theory: &mut dyn Theory) -> Added {
        self.counts.theory_lemmas += 1;
        let kind = match lemma.certificate {
            Certificate::Rule(_) => Kind::Permanent,
            Certificate::Farkas(_) | Certificate::Congruence => Kind::Redundant,
        };
        let mut lits = lemma.clause;
        meter::spend_len(LEMMA_STEPS * (1 + lits.len()));
        let trace = self.trace.as_mut();
        let id = trace.map_or(NO_NODE, |trace| trace.theory(&lits, lemma.certificate));
        let Some(id) = self.normalise(&mut lits, id) else { return Added::Nothing };
        self.order_by_lifetime(&mut lits);
        let &[first, second, ..] = &lits[..] else {
            return self.add_short_lemma(&lits, id, theory);
        };
        let num_open = lits.iter().filter(|&&l| self.trail.value(l) == OPEN).count();
        let glue = self.count_levels(&lits) + num_open as u32;
        if self.trail.value(second) != FALSE || self.trail.value(first) == TRUE {
            self.attach(&lits, kind, glue, id);
            return Added::Something;
        }
        let unit_at = self.trail.level_of(second.var());
        if self.trail.value(first) == FALSE && self.trail.level_of(first.var()) == unit_at {
            let c = match kind {
                Kind::Redundant if alone => self.arena.alloc(&lits, Kind::Explanation, glue, id),
                _ => self.attach(&lits, kind, glue, id),
            };
            return Added::Conflict(c);
        }
        self.backtrack(unit_at, theory);
        debug_assert_eq!(self.trail.value(first), OPEN);
        let c = self.attach(&lits, kind, glue, id);
        self.assign(first, Reason::Clause(c));
        Added::Something
    }

    /// A lemma of which facts leave one literal or none.
    fn add_short_lemma(&mut self, lits: &[Lit], id: u32, theory: &mut dyn Theory) -> Added {
        self.backtrack(0, theory);
        match *lits {
            [unit] => {
                self.assign_fact(unit, id);
                Added::Something
            }
            _ => {
                self.refute(&[id]);
                Added::Refuted
            }
        }
    }

    /// Sorts the literals by how long they will stay not-false when levels are undone: true ones by level, open ones,
    /// then false ones, the highest level first.
    fn order_by_lifetime(&self, lits: &mut [Lit]) {
        lits.sort_unstable_by_key(|&l| {
            let level = self.trail.level_of(l.var());
            match self.trail.value(l) {
                TRUE => (0, level, l),
                OPEN => (1, 0, l),
                _ => (2, u32::MAX - level, l),
            }
        });
    }
}
