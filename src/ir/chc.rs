//! Constrained Horn clauses.
//!
//! A clause `P1(t1) & ... & Pn(tn) & constraint => H(t)` is universally closed over its constants. A system is *safe*
//! (satisfiable) when its predicates can be interpreted so that every clause is valid, and *unsafe* when `false` has a
//! ground derivation.

use super::pool::{FuncId, Term, TermPool};
use super::sort::Sort;
use super::visit;
use eufonium_base::Span;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;

typed_id! {
    /// A predicate of a clause system.
    PredId
}

/// An unknown relation.
#[derive(Clone, Debug)]
pub struct Predicate {
    /// The name as users write it, without quotes.
    pub name: String,
    /// The symbol, should the predicate occur in a term.
    pub func: FuncId,
    /// The sorts of the arguments.
    pub sorts: Vec<Sort>,
    /// Constants that stand for the arguments wherever a formula speaks of the predicate: interpretations, lemmas.
    /// They occur in no clause.
    pub params: Vec<Term>,
}

/// A predicate applied to terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PredApp {
    /// The predicate.
    pub pred: PredId,
    /// Its arguments, of the predicate's sorts.
    pub args: Vec<Term>,
}

/// A Horn clause.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The applications in the body; a predicate may occur more than once.
    pub body: Vec<PredApp>,
    /// The rest of the body: a formula without predicates and quantifiers.
    pub constraint: Term,
    /// The head; `None` is `false`, which makes the clause a query.
    pub head: Option<PredApp>,
    /// Where the clause stands in the input, if it does.
    pub span: Option<Span>,
}

impl Clause {
    /// The constants of the clause, over which it is universally closed, in order of their ids.
    pub fn vars(&self, pool: &TermPool) -> Vec<Term> {
        visit::constants(pool, &self.roots())
    }
    /// The terms that the clause is made of: its constraint and all arguments.
    pub fn roots(&self) -> Vec<Term> {
        let args = self.apps().flat_map(|app| app.args.iter().copied());
        std::iter::once(self.constraint).chain(args).collect()
    }
    /// All applications: those of the body, then the head.
    pub fn apps(&self) -> impl Iterator<Item = &PredApp> {
        self.body.iter().chain(&self.head)
    }
    /// Whether the body has no predicate.
    pub fn is_fact(&self) -> bool {
        self.body.is_empty()
    }
    /// Whether the head is `false`.
    pub fn is_query(&self) -> bool {
        self.head.is_none()
    }
}

/// A system of constrained Horn clauses.
#[derive(Clone, Debug, Default)]
pub struct ChcSystem {
    /// The predicates, in the order of declaration.
    pub preds: IdVec<PredId, Predicate>,
    /// The clauses, in the order of the input.
    pub clauses: Vec<Clause>,
}

impl ChcSystem {
    /// The empty system.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a predicate with fresh parameters.
    pub fn declare(&mut self, pool: &mut TermPool, name: &str, sorts: &[Sort]) -> PredId {
        let func = pool.declare(name, sorts, Sort::BOOL);
        self.declare_func(pool, func)
    }

    /// Adds the predicate of an already declared Boolean function, with fresh parameters.
    pub fn declare_func(&mut self, pool: &mut TermPool, func: FuncId) -> PredId {
        let decl = pool.func(func);
        debug_assert!(decl.result.is_bool(), "a predicate is a Boolean function");
        let (name, sorts) = (decl.name.clone(), decl.params.clone());
        let params = sorts.iter().enumerate().map(|(i, s)| pool.constant(format!("A{i}"), *s)).collect();
        self.preds.push(Predicate { name, func, sorts, params })
    }

    /// Whether every body has at most one predicate.
    pub fn is_linear(&self) -> bool {
        self.clauses.iter().all(|c| c.body.len() <= 1)
    }
}
