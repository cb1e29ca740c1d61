//! Problem to problem: constrained Horn clauses to fewer and simpler ones, and the way back for every answer.
//!
//! A pass takes a system and returns another one with a [`BackTranslation`]: interpretations of the new system become
//! interpretations of the old one, derivations become derivations. Verdicts are preserved in both directions, and since
//! answers are checked against the input anyway, a mistake here costs an answer, never a wrong one.
//!
//! Two notions carry all passes. For derivations: every new clause has an origin, a small derivation scheme over the
//! old clauses with the values of their constants as terms (`recipe.rs`); going back is evaluation. For interpretations:
//! a predicate keeps its index and its parameters while it lives (`restore.rs`), so most passes leave interpretations
//! alone or add a conjunct; only inlined predicates must be given one (`summary.rs`).
//!
//! [`preprocess`] runs the passes to a fixpoint (`pipeline.rs`). Deliberately absent: interval and stronger abstract domains
//! (`absint` works on the result of this folder), merging of queries (the engines take several), purification of heads
//! (an engine's encoding decides what arguments look like).
//!
//! The techniques are those of Golem's transformers, Eldarica's and Z3's clause preprocessing; cited in the passes.

mod bounds;
mod cells;
mod chc_to_ts;
mod compact;
mod cone;
mod envelopes;
mod equations;
pub mod events;
mod inline;
mod measures;
mod merge;
mod parameters;
mod phases;
mod pipeline;
mod products;
pub mod program;
mod propagate;
mod ranges;
mod recipe;
mod remainders;
mod restore;
mod rounds;
mod shapes;
mod simplify;
mod slice;
mod split;
mod subsume;
mod summary;
#[cfg(test)]
mod tests;
mod ts_to_chc;
mod untuple;

pub use cells::{Abstraction, Instances, cells};
pub use chc_to_ts::{ChcBack, linear_system};
pub use envelopes::{envelopes, has_products};
pub use measures::{Measured, Measures, has_trees, measured};
pub use parameters::{Parametric, parametric};
pub use phases::{Phases, machines, orders, phases};
pub use pipeline::{PreprocessOptions, preprocess};
pub use products::{Products, products};
pub use ranges::decide_choices;
pub use remainders::any_remainders;
pub use rounds::{Rounds, rounds};
pub use shapes::{Sentences, has_links, shapes};
pub use ts_to_chc::{TsBack, state_clauses};

use eufonium_base::ids::IdVec;
use eufonium_base::{Stats, Stop};
use eufonium_ir::{ChcSystem, Clause, Op, PredApp, PredId, Predicate, Problem, Sort, Term, TermPool};
use std::fmt::Debug;
use std::sync::Arc;

/// Values with more subterms than this are not recognised.
const VALUE_SIZE: usize = 64;

/// The way back from a problem `Q` to the problem `P` that it was made of: evidence about `Q` becomes evidence about `P`.
pub trait BackTranslation<P: Problem, Q: Problem = P>: Debug + Send + Sync {
    /// From what shows that `Q` is safe, what shows that `P` is. `None` if it could not be found with bounded effort: then
    /// solve `P` instead.
    fn invariant(&self, pool: &mut TermPool, invariant: Q::Invariant, stop: &Stop) -> Option<P::Invariant>;
    /// Whether a step of `Q` is one of `P`, so that what is inductive over several steps has a way back as well.
    fn keeps_steps(&self) -> bool {
        false
    }
    /// From a counterexample to `Q` one to `P`. `None` only for what is no counterexample.
    fn counterexample(&self, pool: &mut TermPool, found: Q::Counterexample) -> Option<P::Counterexample>;
}

/// A transformed system.
#[derive(Debug)]
pub struct Transformed {
    /// The new system. It is safe exactly when the old one is.
    pub system: ChcSystem,
    /// The way back.
    pub back: Box<dyn BackTranslation<ChcSystem>>,
    /// What was done.
    pub stats: Stats,
}

impl Transformed {
    fn new(system: ChcSystem, back: impl BackTranslation<ChcSystem> + 'static) -> Self {
        Transformed { system, back: Box::new(back), stats: Stats::new() }
    }
}

/// One technique.
trait Pass: Debug {
    /// A name for logs and figures.
    fn name(&self) -> &'static str;
    /// The transformed system, whose predicates have the indices they had; `None` if nothing changed.
    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed>;
}

/// The predicate with only those arguments for which `keep` says so. Its parameters stay the same constants.
fn narrowed(pool: &mut TermPool, predicate: &Predicate, keep: &[bool]) -> Predicate {
    if keep.iter().all(|k| *k) {
        return predicate.clone();
    }
    let sorts: Vec<Sort> = kept(&predicate.sorts, keep);
    let func = pool.declare(predicate.name.clone(), &sorts, Sort::BOOL);
    Predicate { name: predicate.name.clone(), func, sorts, params: kept(&predicate.params, keep) }
}

/// Whether a term is a value in normal form: different ones of a sort differ in every model.
fn is_value(pool: &TermPool, t: Term) -> bool {
    let mut stack = vec![t];
    for _ in 0..VALUE_SIZE {
        let Some(t) = stack.pop() else { return true };
        match pool.op(t) {
            Op::True | Op::False | Op::Num(_) | Op::Bits(_) => {}
            Op::Construct(_) => stack.extend(pool.args(t)),
            _ => return false,
        }
    }
    stack.is_empty()
}

/// The elements for which `keep` says so.
fn kept<T: Copy>(items: &[T], keep: &[bool]) -> Vec<T> {
    items.iter().zip(keep).filter(|(_, k)| **k).map(|(item, _)| *item).collect()
}

/// The system with only those arguments for which `keep` says so.
fn with_arguments(pool: &mut TermPool, system: &ChcSystem, keep: &IdVec<PredId, Vec<bool>>) -> ChcSystem {
    let app = |app: &PredApp| PredApp { pred: app.pred, args: kept::<Term>(&app.args, &keep[app.pred]) };
    let clause = |clause: &Clause| Clause {
        body: clause.body.iter().map(app).collect(),
        constraint: clause.constraint,
        head: clause.head.as_ref().map(app),
        span: clause.span,
    };
    ChcSystem {
        preds: system.preds.iter().map(|(p, predicate)| narrowed(pool, predicate, &keep[p])).collect(),
        clauses: system.clauses.iter().map(clause).collect(),
    }
}
