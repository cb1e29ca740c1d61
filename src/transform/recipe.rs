//! Where the clauses of a transformed system come from, and the replay of its derivations on the system before.
//!
//! Each clause of the new system has an [`Origin`]: a small derivation scheme over the old system. A scheme's steps apply
//! old clauses; the values of their constants are terms over the constants of the *new* clause, so that a ground step of
//! the new system is carried back by evaluation alone - no solver, no search. This one notion serves every pass:
//! simplification (the eliminated constant's value is its solution), inlining (two steps instead of one), merging of
//! parallel clauses (several schemes, chosen by a guard that the ground step makes true).
//!
//! Exactness. Let `C` be a new clause with a scheme and let a ground step satisfy the constraint of `C`. Then every step of
//! the scheme satisfies the constraint of its old clause, its premises are the facts that its body asks for, and its last
//! step derives the fact that the head of `C` derives (up to arguments that the pass took away). A constant that a scheme
//! does not list is one that the old clause's constraint and arguments hold for with *any* value; it gets none, which a
//! derivation reads as the default. An argument that was taken away has no value in the new derivation: the constant
//! that receives it in the body is bound to the fact that was derived below ([`Binding::Argument`]).

use eufonium_ir::{Assignments, ChcSystem, Derivation, Evaluator, Premises, Step, Term, TermPool, Value};
use std::sync::Arc;

/// Where the value of an old clause's constant comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// A term over the constants of the new clause.
    Term(Term),
    /// An argument of the fact that serves as the given premise of this very step.
    Argument {
        /// The position in the body of the old clause.
        premise: usize,
        /// The position among the arguments of the old predicate.
        index: usize,
    },
}

/// What derives an application in the body of a scheme's step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Premise {
    /// What derives the application with this index in the body of the new clause.
    Given(usize),
    /// An earlier step of the same scheme.
    Made(usize),
}

/// One application of an old clause in a scheme.
#[derive(Clone, Debug)]
pub(super) struct SchemeStep {
    /// The index of the old clause.
    pub clause: usize,
    /// Values of its constants; those left out may have any.
    pub values: Vec<(Term, Binding)>,
    /// For each application in its body, what derives it.
    pub premises: Vec<Premise>,
}

/// A derivation scheme over the old system: premises first, the last step derives the head.
#[derive(Clone, Debug)]
pub(super) struct Scheme {
    /// The steps.
    pub steps: Vec<SchemeStep>,
}

impl Scheme {
    /// One step whose premises are those of the new clause, one by one.
    pub fn single(clause: usize, values: Vec<(Term, Binding)>, body: usize) -> Self {
        Scheme {
            steps: vec![SchemeStep { clause, values, premises: (0..body).map(Premise::Given).collect() }],
        }
    }
}

/// The origin of a new clause.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// The old clause with this index: same constants, same body positions.
    Same(usize),
    /// A scheme.
    Made(Scheme),
    /// The first scheme whose guard, over the constants of the new clause, is true.
    OneOf(Vec<(Term, Scheme)>),
}

/// The origins of all clauses of a new system.
#[derive(Clone, Debug, Default)]
pub(super) struct Replay {
    /// By the index of the new clause.
    pub origins: Vec<Origin>,
    /// The old system, if some scheme binds arguments.
    pub source: Option<Arc<ChcSystem>>,
}

impl Replay {
    /// Origins without bound arguments.
    pub fn new(origins: Vec<Origin>) -> Self {
        Replay { origins, source: None }
    }

    /// The derivation of the old system that a derivation of the new system stands for. `None` if a merged clause has no
    /// scheme whose guard is true, which a valid derivation excludes.
    pub fn derivation(&self, pool: &TermPool, derivation: Derivation) -> Option<Derivation> {
        let mut out = Rebuilt {
            source: self.source.as_deref(),
            steps: Vec::with_capacity(derivation.steps.len()),
            facts: Vec::new(),
            assignments: Assignments::new(),
        };
        let mut assignments = Assignments::new();
        let mut root_of: Vec<usize> = Vec::with_capacity(derivation.steps.len());
        for mut step in derivation.steps {
            for premise in &mut step.premises {
                *premise = root_of[*premise];
            }
            match &self.origins[step.clause] {
                Origin::Same(clause) => {
                    step.clause = *clause;
                    out.push(pool, step);
                }
                Origin::Made(scheme) => {
                    assignments
                        .with(pool, step.given(), |eval| out.replay(pool, scheme, eval, &step.premises));
                }
                Origin::OneOf(choices) => {
                    assignments.with(pool, step.given(), |eval| {
                        let (_, scheme) = choices.iter().find(|(guard, _)| eval.holds(pool, *guard))?;
                        out.replay(pool, scheme, eval, &step.premises);
                        Some(())
                    })?;
                }
            }
            root_of.push(out.steps.len() - 1);
        }
        Some(Derivation { steps: out.steps })
    }
}

/// The derivation under construction, with the facts that its steps derive if they are needed.
struct Rebuilt<'a> {
    source: Option<&'a ChcSystem>,
    steps: Vec<Step>,
    facts: Vec<Vec<Value>>,
    /// For evaluation over the constants of the old clauses.
    assignments: Assignments,
}

impl Rebuilt<'_> {
    fn replay(&mut self, pool: &TermPool, scheme: &Scheme, eval: &mut Evaluator<'_>, given: &[usize]) {
        let start = self.steps.len();
        for made in &scheme.steps {
            let index = |p: &Premise| match *p {
                Premise::Given(k) => given[k],
                Premise::Made(i) => start + i,
            };
            let premises: Premises = made.premises.iter().map(index).collect();
            let mut value = |binding: &Binding| match *binding {
                Binding::Term(t) => eval.eval(pool, t),
                Binding::Argument { premise, index } => self.facts[premises[premise]][index].clone(),
            };
            let values = made.values.iter().map(|(v, b)| (*v, value(b))).collect();
            self.push(pool, Step { clause: made.clause, values, premises });
        }
    }

    fn push(&mut self, pool: &TermPool, step: Step) {
        if let Some(source) = self.source {
            let head = source.clauses[step.clause].head.iter().flat_map(|app| &app.args);
            let facts =
                self.assignments.with(pool, step.given(), |eval| head.map(|&t| eval.eval(pool, t)).collect());
            self.facts.push(facts);
        }
        self.steps.push(step);
    }
}
