//! The transition system: its violations without inputs where that is cheap, and its step backwards.
//!
//! Frames speak of the system's own constants *after* a step. A state variable or an input that is nothing but the next value of
//! one state needs no constant of its own before the step: it is that state's constant after it. So what a step does not change is the
//! same term on both sides, and lemmas about it are the same literals.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Reason, Subst, Term, TermPool, TransSys, visit};
use eufonium_mbp as mbp;

/// Cases that the elimination of inputs from violations may need.
const EFFORT: usize = 100;

/// The system.
pub(super) struct System {
    /// As it was given.
    pub ts: TransSys,
    /// The constants of states.
    pub states: Vec<Term>,
    /// The violating states, perhaps with inputs.
    pub bad: Vec<Term>,
}

/// A step that ends in the system's constants.
pub(super) struct Step {
    /// From states and inputs to what they are before the step.
    pub before: Subst,
    /// The states before the step, in the order of the system's.
    pub states: Vec<Term>,
    /// What the step says.
    pub parts: Vec<Term>,
    /// Constants that are no states after it.
    pub hidden: Vec<Term>,
}

impl System {
    pub fn new(pool: &mut TermPool, ts: TransSys) -> System {
        let violated: Vec<Term> = ts.properties.iter().map(|p| p.bad).collect();
        let violated = pool.or(&violated);
        let bad = [ts.constraints.as_slice(), &[violated]].concat();
        let bad = pool.and(&bad);
        let bad = mbp::eliminate(pool, bad, &ts.input_terms(), EFFORT).unwrap_or(bad);
        System { states: ts.state_terms(), bad: pool.conjuncts(bad), ts }
    }

    /// The step to the states.
    pub fn step(&self, pool: &mut TermPool) -> Step {
        let old = [self.states.clone(), self.ts.input_terms()].concat();
        let known: HashSet<Term> = old.iter().copied().collect();
        let mut is: HashMap<Term, Term> = HashMap::default();
        let mut open = Vec::new();
        for state in &self.ts.states {
            if known.contains(&state.next) && !is.contains_key(&state.next) {
                is.insert(state.next, state.term);
            } else {
                open.push((state.term, state.next));
            }
        }
        let mut before = Subst::new();
        let mut hidden = Vec::new();
        for t in old {
            let value = is.get(&t).copied().unwrap_or_else(|| {
                let copy = copy(pool, t);
                hidden.push(copy);
                copy
            });
            before.insert(t, value);
        }
        let conditions: Vec<Term> = self.ts.constraints.iter().chain(&self.ts.guards).copied().collect();
        let mut parts = before.apply_all(pool, &conditions);
        for (after, next) in open {
            let value = before.apply(pool, next);
            parts.push(pool.eq(after, value));
        }
        let states = before.apply_all(pool, &self.states);
        Step { before, states, parts, hidden }
    }

    /// # Errors
    /// If a cube speaks of more than states: projection leaves what it finds no name for.
    pub fn ensure_over_states(&self, pool: &TermPool, cube: &[Term]) -> Result<(), Reason> {
        let known: HashSet<Term> = self.states.iter().copied().collect();
        if visit::constants(pool, cube).iter().all(|t| known.contains(t)) {
            return Ok(());
        }
        Err(Reason::Incomplete("a set of states cannot be described".into()))
    }
}

/// Another constant of the same name and sort.
pub(super) fn copy(pool: &mut TermPool, t: Term) -> Term {
    let name = pool.func(pool.as_constant(t).expect("states and inputs are constants")).name.clone();
    pool.fresh(&name, pool.sort(t))
}
