//! What a theory is to the search: it hears of literals, answers with implied literals and lemmas, explains lazily, and
//! backtracks by levels.
//!
//! Contract. The search calls [`Theory::assert`] once for each literal of an *atom* (a variable for which
//! [`Theory::is_atom`] holds) in the order of the trail, then [`Theory::check`]; it opens a level before each decision and
//! each assumption, and closes levels from the top. A theory must tolerate hearing a literal that it has itself implied.
//! Every clause that a theory hands out is valid in the theory: it holds independently of the current assignment, so that
//! it may be kept for ever (unless it mentions variables that are retired later).

use super::sat::{Lit, Var};
use eufonium_base::{Rat, Stop};

/// How hard a check should try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// After Boolean propagation, before each decision: cheap, may miss conflicts.
    Quick,
    /// All atoms that matter are assigned: consistency must be decided, or lemmas given, or the check given up.
    Final,
}

/// Why a theory clause is valid.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate {
    /// Multipliers, one for each literal of the clause and none negative: the *negations* of the literals are
    /// inequalities `t <= c`, `t < c`, `t >= c` or `t > c`; taking each as `t - c <= 0` or `c - t <= 0` (or `<`), the
    /// multiples add up to `0 <= k` with `k < 0`, or to `0 < 0`. Over the integers strict inequalities may first be
    /// tightened to the next integer bound.
    Farkas(Vec<Rat>),
    /// Equality and congruence alone.
    Congruence,
    /// An instance of the named axiom or rule (`branch`, `gcd`, `cut`, `trichotomy`, ...).
    Rule(&'static str),
}

/// A clause that is valid in the theory.
#[derive(Clone, Debug)]
pub struct Lemma {
    /// The literals. All of them false now makes the lemma a conflict.
    pub clause: Vec<Lit>,
    /// Why it is valid.
    pub certificate: Certificate,
}

/// What a check hands back to the search.
#[derive(Debug, Default)]
pub struct TheoryOut {
    /// Literals that follow from what was asserted; [`Theory::explain`] must be able to say why until they are undone.
    pub implied: Vec<Lit>,
    /// Lemmas: conflicts, splits on demand, axioms. Once a lemma is a conflict the theory need not go on.
    pub lemmas: Vec<Lemma>,
    /// Set by a theory that cannot decide the present assignment; the search then answers `Unknown`.
    pub gave_up: bool,
    /// The number of variables of the search; [`TheoryOut::fresh_var`] counts on from there.
    pub num_vars: usize,
    /// Whether to go on, for checks that take long.
    pub stop: Option<Stop>,
}

impl TheoryOut {
    /// A fresh variable for a new atom. The search creates it when the check returns; the theory knows it as its atom
    /// from now on.
    pub fn fresh_var(&mut self) -> Var {
        self.num_vars += 1;
        eufonium_base::ids::Id::from_usize(self.num_vars - 1)
    }

    /// Hands out a lemma.
    pub fn lemma(&mut self, clause: Vec<Lit>, certificate: Certificate) {
        self.lemmas.push(Lemma { clause, certificate });
    }
}

/// A decision procedure that takes part in the search.
pub trait Theory {
    /// Whether any literal may concern the theory. One that never listens is told nothing.
    fn listens(&self) -> bool {
        true
    }

    /// Whether literals of this variable concern the theory.
    fn is_atom(&self, var: Var) -> bool;

    /// The literal is now true. Cheap: work is done in [`Theory::check`].
    fn assert(&mut self, lit: Lit);

    /// Looks for consequences and conflicts of what was asserted.
    fn check(&mut self, effort: Effort, out: &mut TheoryOut);

    /// Why `lit`, implied earlier and not undone since, is true: fills `clause` with a valid clause whose first literal
    /// is `lit` and whose other literals are false, and were so before `lit` was implied.
    fn explain(&mut self, lit: Lit, clause: &mut Vec<Lit>) -> Certificate;

    /// Opens a level.
    fn push_level(&mut self);

    /// Closes levels until `level` are left open; forgets what was asserted in the closed ones.
    fn backtrack(&mut self, level: usize);

    /// The value that the theory would give an undecided atom.
    fn suggest_phase(&self, _var: Var) -> Option<bool> {
        None
    }

    /// The search found an assignment that [`Effort::Final`] accepted; it will be undone right after this call, so a
    /// theory that gives models takes its copy now.
    fn save_model(&mut self) {}
}

/// No theory: purely propositional search.
#[derive(Debug, Default)]
pub struct NoTheory;

impl Theory for NoTheory {
    fn listens(&self) -> bool {
        false
    }
    fn is_atom(&self, _var: Var) -> bool {
        false
    }
    fn assert(&mut self, _lit: Lit) {}
    fn check(&mut self, _effort: Effort, _out: &mut TheoryOut) {}
    fn explain(&mut self, lit: Lit, _clause: &mut Vec<Lit>) -> Certificate {
        unreachable!("no theory implied {lit:?}")
    }
    fn push_level(&mut self) {}
    fn backtrack(&mut self, _level: usize) {}
}
