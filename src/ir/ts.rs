//! Transition systems in functional form.
//!
//! A *trace* of length `k` is a sequence of states `s0 .. sk` and inputs `i0 .. ik` with
//!
//! - `init(s0)`,
//! - every *constraint* true of `(sj, ij)` for `j <= k`: it restricts the states that are looked at, the last one included,
//! - every *guard* true of `(sj, ij)` for `j < k`: it restricts steps, and the last state takes none,
//! - `s(j+1) = next(sj, ij)`.
//!
//! A property is *violated* if some trace ends in `(sk, ik)` with its `bad` true; the system is *safe* if none is. What a
//! relation leaves open about a next value is an input that chooses it, so `next` is always a function.

use super::eval::{Assignments, Evaluator};
use super::pool::{Term, TermPool};
use super::subst::Subst;
use super::value::Value;
use super::visit;
use eufonium_base::{HashSet, Span};

/// A state variable.
#[derive(Clone, Debug)]
pub struct StateVar {
    /// The name as users write it, without quotes; may be empty in formats where names are optional.
    pub name: String,
    /// The constant that stands for its value now.
    pub term: Term,
    /// Its value after a step: a term of the same sort over states and inputs.
    pub next: Term,
    /// Where it is declared in the input, if it is.
    pub span: Option<Span>,
}

/// An input: any value in each state.
#[derive(Clone, Debug)]
pub struct Input {
    /// The name as users write it, without quotes; may be empty.
    pub name: String,
    /// The constant that stands for its value now.
    pub term: Term,
    /// If the input was made to choose the next value of a state that no function gives: the index of that state, whose
    /// `next` is this input. Users do not know such an input.
    pub chooses: Option<usize>,
}

/// A property, by the states that violate it.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name as users write it; may be empty.
    pub name: String,
    /// True where the property is violated: a formula over states and inputs.
    pub bad: Term,
    /// Where it stands in the input, if it does.
    pub span: Option<Span>,
}

/// A transition system with safety properties.
#[derive(Clone, Debug, Default)]
pub struct TransSys {
    /// The state variables, in the order of the input.
    pub states: Vec<StateVar>,
    /// The inputs, in the order of the input; those that choose a next value after the given ones.
    pub inputs: Vec<Input>,
    /// The initial states: the conjunction of these formulas over states.
    pub init: Vec<Term>,
    /// What holds in every state of a trace: formulas over states and inputs.
    pub constraints: Vec<Term>,
    /// What holds in every state of a trace that takes a step: formulas over states and inputs.
    pub guards: Vec<Term>,
    /// The properties; the question is whether any of them can be violated.
    pub properties: Vec<Property>,
}

impl TransSys {
    /// The constants of the states.
    pub fn state_terms(&self) -> Vec<Term> {
        self.states.iter().map(|s| s.term).collect()
    }
    /// The constants of the inputs.
    pub fn input_terms(&self) -> Vec<Term> {
        self.inputs.iter().map(|i| i.term).collect()
    }
    /// The next values of the states.
    pub fn next_terms(&self) -> Vec<Term> {
        self.states.iter().map(|s| s.next).collect()
    }
    /// The substitution that puts the next value in the place of each state.
    pub fn step(&self) -> Subst {
        Subst::of(&self.state_terms(), &self.next_terms())
    }
    /// All formulas and terms of the system.
    pub fn roots(&self) -> Vec<Term> {
        let mut roots = self.next_terms();
        roots.extend(self.init.iter().chain(&self.constraints).chain(&self.guards));
        roots.extend(self.properties.iter().map(|p| p.bad));
        roots
    }

    /// The constants with their values in a state, for evaluation ([`Assignments::with`]).
    pub fn given<'v>(
        &'v self,
        state: &'v [Value],
        inputs: &'v [Value],
    ) -> impl Iterator<Item = (Term, &'v Value)> {
        let states = self.states.iter().map(|s| s.term).zip(state);
        states.chain(self.inputs.iter().map(|i| i.term).zip(inputs))
    }

    /// The state after the one that an evaluator knows.
    pub fn state_after(&self, pool: &TermPool, eval: &mut Evaluator<'_>) -> Vec<Value> {
        self.states.iter().map(|s| eval.eval(pool, s.next)).collect()
    }

    /// The first property that a trace with this start and these inputs violates, by evaluation; `None` if it is no trace or
    /// violates none.
    pub fn violated_by(&self, pool: &TermPool, start: &[Value], inputs: &[Vec<Value>]) -> Option<usize> {
        let mut state = start.to_vec();
        let mut assignments = Assignments::new();
        let (last, before) = inputs.split_last()?;
        for (k, input) in before.iter().enumerate() {
            state = assignments.with(pool, self.given(&state, input), |eval| {
                let initial: &[Term] = if k == 0 { &self.init } else { &[] };
                let mut asked = initial.iter().chain(&self.constraints).chain(&self.guards);
                asked.all(|&t| eval.holds(pool, t)).then(|| self.state_after(pool, eval))
            })?;
        }
        assignments.with(pool, self.given(&state, last), |eval| {
            let initial: &[Term] = if before.is_empty() { &self.init } else { &[] };
            let is_state = initial.iter().chain(&self.constraints).all(|&t| eval.holds(pool, t));
            self.properties.iter().position(|p| is_state && eval.holds(pool, p.bad))
        })
    }

    /// Checks what this module promises: sorts agree, formulas speak of states and inputs alone, `init` of states alone.
    /// Costs a walk over the system.
    ///
    /// # Panics
    /// If a promise is broken.
    pub fn check_invariants(&self, pool: &TermPool) {
        let (states, inputs) = (self.state_terms(), self.input_terms());
        for state in &self.states {
            assert!(pool.as_constant(state.term).is_some(), "a state is a constant");
            assert_eq!(pool.sort(state.term), pool.sort(state.next), "a next value has the state's sort");
        }
        for input in &self.inputs {
            assert!(pool.as_constant(input.term).is_some(), "an input is a constant");
            let chosen = input.chooses.map(|state| self.states[state].next);
            assert!(chosen.is_none_or(|next| next == input.term), "an input chooses what it says");
        }
        let mut known: HashSet<Term> = states.into_iter().collect();
        let all_known = |known: &HashSet<Term>, roots: &[Term]| {
            visit::constants(pool, roots).iter().all(|c| known.contains(c))
        };
        assert!(all_known(&known, &self.init), "init speaks of states");
        known.extend(inputs);
        assert!(all_known(&known, &self.roots()), "formulas speak of states and inputs");
        let formulas = self.init.iter().chain(&self.constraints).chain(&self.guards);
        for &formula in formulas.chain(self.properties.iter().map(|p| &p.bad)) {
            assert!(pool.sort(formula).is_bool(), "conditions are formulas");
        }
    }
}
