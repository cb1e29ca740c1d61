//! The transition system as the engine sees it: two copies of the states, and who speaks of what.
//!
//! A step is said by equations `x' = next(x)`, one for each state; a cube about `x'` brings in the equations of the states
//! that it mentions and no others, so a query is about the cone of influence of its cube.

use super::rename::Renaming;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Property, Term, TermPool, TransSys, visit};

/// Of what a term speaks: states before the step, inputs, states after it.
pub type Scope = u8;
/// States before the step.
pub const CURRENT: Scope = 1;
/// Inputs of the step.
pub const INPUT: Scope = 2;
/// States after the step.
pub const NEXT: Scope = 4;

/// A system with both copies of its states.
#[derive(Debug)]
pub struct System {
    /// The states before the step.
    pub states: Vec<Term>,
    /// The same after the step.
    pub nexts: Vec<Term>,
    /// The inputs of the step.
    pub inputs: Vec<Term>,
    /// The initial states, as conjuncts.
    pub init: Vec<Term>,
    /// What holds in every state, as conjuncts.
    pub constraints: Vec<Term>,
    /// What allows a step, as conjuncts.
    pub guards: Vec<Term>,
    /// The properties.
    pub properties: Vec<Property>,
    /// The value after the step, by the constant for it.
    next_value: HashMap<Term, Term>,
    up: Renaming,
    down: Renaming,
    scopes: HashMap<Term, Scope>,
    /// Terms over states that cubes may be made of.
    vocabulary: HashSet<Term>,
}

impl System {
    /// Makes constants for the states after a step.
    pub fn new(pool: &mut TermPool, ts: &TransSys) -> Self {
        let states = ts.state_terms();
        let nexts: Vec<Term> =
            ts.states.iter().map(|s| pool.fresh(&format!("{}'", s.name), pool.sort(s.term))).collect();
        let inputs = ts.input_terms();
        let conjuncts = |parts: &[Term]| -> Vec<Term> {
            let mut out: Vec<Term> = parts.iter().flat_map(|t| pool.conjuncts(*t)).collect();
            out.retain(|t| *t != pool.tt());
            out
        };
        let (init, constraints, guards) =
            (conjuncts(&ts.init), conjuncts(&ts.constraints), conjuncts(&ts.guards));
        let scope = |terms: &[Term], scope: Scope| terms.iter().map(move |t| (*t, scope)).collect::<Vec<_>>();
        let mut scopes: HashMap<Term, Scope> = HashMap::default();
        scopes.extend(scope(&states, CURRENT));
        scopes.extend(scope(&inputs, INPUT));
        scopes.extend(scope(&nexts, NEXT));
        let mut system = System {
            init,
            constraints,
            guards,
            properties: ts.properties.clone(),
            next_value: nexts.iter().copied().zip(ts.next_terms()).collect(),
            up: Renaming::of(&states, &nexts),
            down: Renaming::of(&nexts, &states),
            scopes,
            vocabulary: HashSet::default(),
            states,
            nexts,
            inputs,
        };
        system.admit(pool, &ts.roots());
        system
    }

    /// Lets cubes be made of the parts of these terms.
    pub fn admit(&mut self, pool: &TermPool, roots: &[Term]) {
        for t in visit::postorder(pool, roots) {
            if self.scope(pool, t) & !CURRENT == 0 {
                self.vocabulary.insert(t);
            }
        }
    }

    /// Whether a cube may be made of the term.
    pub fn is_admitted(&self, t: Term) -> bool {
        self.vocabulary.contains(&t)
    }

    /// How many terms cubes may be made of.
    pub fn count_admitted(&self) -> usize {
        self.vocabulary.len()
    }

    /// Of what a term speaks.
    pub fn scope(&mut self, pool: &TermPool, t: Term) -> Scope {
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.scopes.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(pool.args(t).iter().filter(|a| !self.scopes.contains_key(a)));
            if stack.len() == before {
                let scope = pool.args(t).iter().fold(0, |all, a| all | self.scopes[a]);
                self.scopes.insert(t, scope);
                stack.pop();
            }
        }
        self.scopes[&t]
    }

    /// What a constant for a state after the step equals; `None` for other terms.
    pub fn next_value(&self, t: Term) -> Option<Term> {
        self.next_value.get(&t).copied()
    }

    /// The term about the states after the step.
    pub fn primed(&mut self, pool: &mut TermPool, t: Term) -> Term {
        self.up.apply(pool, t)
    }

    /// The term about the states before the step, for one that only speaks of those after it.
    pub fn unprimed(&mut self, pool: &mut TermPool, t: Term) -> Term {
        self.down.apply(pool, t)
    }
}
