//! The transition system as relations: copies of its states side by side, and what a step says of two of them.
//!
//! Formulas of relations are over the constants of two *places*: `Now` has the system's own constants, the others fresh ones.
//! A step brings its inputs along, in a copy of their own, which projections remove. Violations are a formula over a place;
//! where elimination of their inputs is cheap it is done once, here.

use eufonium_ir::{Subst, Term, TermPool, TransSys};
use eufonium_mbp as mbp;

/// Cases that the elimination of inputs from violations may need.
const EFFORT: usize = 100;

/// A copy of the states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The first state.
    Now,
    /// One between.
    Mid,
    /// The last state.
    Then,
    /// One after it.
    Last,
}

/// The system with its copies.
pub(super) struct System {
    /// As it was given, over truth values and numbers.
    pub ts: TransSys,
    /// The initial states at `Now`.
    pub init: Vec<Term>,
    /// The states that violate a property, at `Now`, perhaps with inputs.
    pub bad: Vec<Term>,
    places: [Vec<Term>; 4],
}

/// Formulas with the constants that they have besides states.
#[derive(Clone, Debug, Default)]
pub(super) struct Formulas {
    /// The formulas.
    pub parts: Vec<Term>,
    /// Their other constants.
    pub hidden: Vec<Term>,
}

impl System {
    pub fn new(pool: &mut TermPool, ts: TransSys) -> System {
        let now = ts.state_terms();
        let copy = |pool: &mut TermPool| -> Vec<Term> { now.iter().map(|&t| fresh(pool, t)).collect() };
        let (mid, then, last) = (copy(pool), copy(pool), copy(pool));
        let violated: Vec<Term> = ts.properties.iter().map(|p| p.bad).collect();
        let violated = pool.or(&violated);
        let bad = [ts.constraints.as_slice(), &[violated]].concat();
        let bad = pool.and(&bad);
        let bad = mbp::eliminate(pool, bad, &ts.input_terms(), EFFORT).unwrap_or(bad);
        let init = pool.and(&ts.init);
        System { init: pool.conjuncts(init), bad: pool.conjuncts(bad), places: [now, mid, then, last], ts }
    }

    /// The constants of a place.
    pub fn at(&self, place: Place) -> &[Term] {
        &self.places[place as usize]
    }

    /// Formulas over some places, with others in their stead.
    pub fn moved(&self, pool: &mut TermPool, formulas: &[Term], moves: &[(Place, Place)]) -> Vec<Term> {
        let mut subst = Subst::new();
        for &(from, to) in moves.iter().filter(|(from, to)| from != to) {
            for (&a, &b) in self.at(from).iter().zip(self.at(to)) {
                subst.insert(a, b);
            }
        }
        subst.apply_all(pool, formulas)
    }

    /// That a step leads from the states of one place to those of the other one.
    pub fn step(&self, pool: &mut TermPool, from: Place, to: Place) -> Formulas {
        let hidden: Vec<Term> = self.ts.inputs.iter().map(|i| fresh(pool, i.term)).collect();
        let old = [self.ts.state_terms(), self.ts.input_terms()].concat();
        let mut subst = Subst::of(&old, &[self.at(from), &hidden].concat());
        let conditions: Vec<Term> = self.ts.constraints.iter().chain(&self.ts.guards).copied().collect();
        let mut parts = subst.apply_all(pool, &conditions);
        for (state, &value) in self.ts.states.iter().zip(self.at(to)) {
            let next = subst.apply(pool, state.next);
            parts.push(pool.eq(value, next));
        }
        Formulas { parts, hidden }
    }

    /// That the states of two places are the same.
    pub fn same(&self, pool: &mut TermPool, a: Place, b: Place) -> Vec<Term> {
        self.at(a).iter().zip(self.at(b)).map(|(&a, &b)| pool.eq(a, b)).collect()
    }
}

fn fresh(pool: &mut TermPool, t: Term) -> Term {
    let name = pool.func(pool.as_constant(t).expect("states and inputs are constants")).name.clone();
    pool.fresh(&name, pool.sort(t))
}
