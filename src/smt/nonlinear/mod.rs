//! Products and quotients of terms by incremental linearisation.
//!
//! To linear arithmetic a product is a variable. A candidate that gives it another value than the product of its factors'
//! values is met with valid linear formulas that it violates, cheap ones first: signs, magnitudes and comparisons with
//! other products ([`lemmas`]), constraints multiplied by factors ([`constraints`]), then tangents and secants at the
//! candidate's point ([`tangents`]). Quotients are defined by products ([`division`]).
//!
//! To find models, the search is *confined* now and then: factors are assumed to have their candidate's values, so that all
//! products are linear ([`probe`]), or the integers to lie in a small box. These are assumptions; a refutation that
//! rests on them is none. What the search learns under them it keeps.
//!
//! Source: Cimatti, Griggio, Irfan, Roveri and Sebastiani, "Incremental linearization for satisfiability modulo
//! nonlinear arithmetic and transcendental functions" (TOCL 2018), section 4; the schedule is ours. All of it is bounded:
//! when the rounds are used up, the candidate is taken as it is, and believed only if it evaluates. Absent: algebraic
//! numbers (models are rational), Groebner bases, cylindrical decomposition.

mod constraints;
mod division;
mod lemmas;
mod probe;
mod products;
mod tangents;
#[cfg(test)]
mod tests;

use super::candidate::Candidate;
use eufonium_base::{HashSet, Rat};
use eufonium_ir::{Op, Term, TermPool};
use products::Numbers;

/// Lemmas of one round.
const LEMMAS: usize = 24;
/// In which integer box, if any, the search is confined, and for how many rounds.
const STAGES: [(Option<i64>, u32); 6] =
    [(None, 12), (Some(2), 20), (Some(8), 60), (Some(40), 60), (Some(1000), 60), (None, 400)];
/// Work units that a search with fixed factors may cost.
pub(super) const PROBE_WORK: u64 = 2_000_000;

/// Appends what holds of a product or quotient from the start.
pub(super) fn axioms(pool: &mut TermPool, t: Term, out: &mut Vec<Term>) {
    if pool.op(t) != Op::Mul {
        return division::axioms(pool, t, out);
    }
    // Factors get values in candidates, and their signs become atoms.
    for f in pool.args(t).to_vec() {
        let zero = pool.num(Rat::ZERO, pool.sort(f));
        let (not_positive, not_negative) = (pool.le(f, zero), pool.ge(f, zero));
        out.push(pool.or2(not_positive, not_negative));
    }
}

/// What the solver is to do about a candidate.
pub(super) enum Advice {
    /// The products have the values of products, or there is nothing more to say: take the candidate.
    Accept,
    /// Add these formulas, which are valid, and search on.
    Lemmas(Vec<Term>),
    /// Add the formulas, which are valid, and search under the assumptions until they are refuted.
    Confine(Vec<Term>, Vec<Term>),
    /// Search on without all assumptions of that kind.
    Release,
}

/// Where the schedule of one check stands.
#[derive(Debug, Default)]
pub(super) struct Schedule {
    /// Rounds since the beginning of the stage.
    rounds: u32,
    stage: usize,
    /// The search runs under fixed factors.
    probing: bool,
    /// The search runs in the box of the stage.
    boxed: bool,
    given: HashSet<Term>,
}

impl Schedule {
    /// A new check begins.
    pub fn begin(&mut self) {
        *self = Schedule { given: std::mem::take(&mut self.given), ..Schedule::default() };
    }

    /// Assumptions of [`Advice::Confine`] were refuted, or the search under them took too long: it goes on with so many
    /// sets of them.
    pub fn released(&mut self, left: usize) {
        self.probing = false;
        if left == 0 && self.boxed {
            self.boxed = false;
            self.next_stage();
        }
    }

    /// Whether the search under assumptions is a short trial.
    pub fn is_probing(&self) -> bool {
        self.probing
    }

    fn next_stage(&mut self) {
        self.stage += 1;
        self.rounds = 0;
    }

    /// What to do about a candidate that all other theories accept.
    pub fn advise(&mut self, pool: &mut TermPool, candidate: &Candidate<'_>) -> Advice {
        let numbers = Numbers::of(pool, candidate);
        if numbers.wrong().next().is_none() {
            return Advice::Accept;
        }
        if self.probing {
            // All products were to be linear: something new has come up, which the lemmas of old say nothing about.
            let lemmas = self.news(probe::linear(pool, &numbers));
            return if lemmas.is_empty() { Advice::Accept } else { Advice::Lemmas(lemmas) };
        }
        self.rounds += 1;
        if STAGES.get(self.stage).is_some_and(|(_, rounds)| self.rounds > *rounds) {
            self.next_stage();
            if std::mem::take(&mut self.boxed) {
                return Advice::Release;
            }
        }
        let Some((limit, _)) = STAGES.get(self.stage) else { return Advice::Accept };
        if let (Some(limit), false) = (limit, self.boxed) {
            let assumptions = probe::boxed(pool, &numbers, *limit);
            if !assumptions.is_empty() {
                self.boxed = true;
                return Advice::Confine(Vec::new(), assumptions);
            }
        }
        if self.rounds % 4 == 1 || self.boxed && self.rounds % 2 == 1 {
            let (lemmas, assumptions) = probe::fix(pool, &numbers);
            if !assumptions.is_empty() {
                self.probing = true;
                return Advice::Confine(self.news(lemmas), assumptions);
            }
        }
        let lemmas = self.linearize(pool, &numbers);
        if lemmas.is_empty() { Advice::Accept } else { Advice::Lemmas(lemmas) }
    }

    /// Lemmas that the candidate violates, of the cheapest kind that there is.
    fn linearize(&mut self, pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
        let kinds = [
            lemmas::signs,
            lemmas::magnitudes,
            lemmas::comparisons,
            constraints::multiplied,
            tangents::tangents,
        ];
        for kind in kinds {
            let found = kind(pool, numbers);
            let news = self.news(found);
            if !news.is_empty() {
                return news;
            }
        }
        Vec::new()
    }

    fn news(&mut self, mut lemmas: Vec<Term>) -> Vec<Term> {
        lemmas.retain(|t| self.given.insert(*t));
        lemmas.truncate(LEMMAS * 4);
        lemmas
    }
}
