//! Clauses built part by part, with arities and sorts checked: a wrong clause is an error, also where no debug assertion looks.

use super::chc::{ChcSystem, Clause, PredApp, PredId};
use super::pool::{Term, TermPool};
use super::{Op, print, visit};
use eufonium_base::Span;
use std::fmt;

/// A clause that is being built: the head follows from the body and the conditions, for all values of the constants.
///
/// ```
/// use eufonium_ir::{ChcSystem, Sort, TermPool};
///
/// let mut pool = TermPool::new();
/// let mut system = ChcSystem::new();
/// let even = system.declare(&mut pool, "Even", &[Sort::INT]);
/// let x = pool.constant("x", Sort::INT);
/// let (zero, two) = (pool.int(0), pool.int(2));
/// let (next, negative) = (pool.add(&[x, two]), pool.lt(x, zero));
/// system.rule(&mut pool).head(even, [zero])?;
/// system.rule(&mut pool).body(even, [x]).head(even, [next])?;
/// system.rule(&mut pool).body(even, [x]).when(negative).query()?;
/// assert_eq!(system.clauses.len(), 3);
///
/// let error = system.rule(&mut pool).body(even, [x, x]).query().unwrap_err();
/// assert_eq!(error.to_string(), "Even has 1 argument, not 2");
/// # Ok::<(), eufonium_ir::RuleError>(())
/// ```
#[derive(Debug)]
#[must_use = "a clause is added when it gets its head"]
pub struct RuleBuilder<'a> {
    pool: &'a mut TermPool,
    system: &'a mut ChcSystem,
    body: Vec<PredApp>,
    conditions: Vec<Term>,
    span: Option<Span>,
}

/// Why something is no clause of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RuleError {
    /// The predicate is none of the system.
    NoPredicate,
    /// A predicate has another number of arguments.
    Arity {
        /// The predicate.
        predicate: String,
        /// How many it has.
        expected: usize,
        /// How many were given.
        given: usize,
    },
    /// An argument has another sort.
    Sort {
        /// The predicate.
        predicate: String,
        /// The argument, from 0.
        argument: usize,
        /// The sort that it has in the declaration.
        expected: String,
        /// The sort that was given.
        given: String,
    },
    /// A condition is no formula; its sort.
    NoFormula(String),
    /// A quantifier stands in a condition or an argument.
    Quantifier,
    /// A predicate stands in a condition or an argument, and not in the body or the head.
    Inside(String),
    /// A constant stands for an argument of this predicate in interpretations, and may occur in no clause.
    Parameter(String),
}

impl std::error::Error for RuleError {}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::NoPredicate => write!(f, "the predicate is none of this system"),
            RuleError::Arity { predicate, expected, given } => {
                let plural = if *expected == 1 { "argument" } else { "arguments" };
                write!(f, "{predicate} has {expected} {plural}, not {given}")
            }
            RuleError::Sort { predicate, argument, expected, given } => {
                write!(f, "argument {} of {predicate} has sort {expected}, not {given}", argument + 1)
            }
            RuleError::NoFormula(sort) => write!(f, "a condition is a formula, not a term of sort {sort}"),
            RuleError::Quantifier => {
                write!(f, "a clause has no quantifier but the one over all its constants")
            }
            RuleError::Inside(predicate) => {
                write!(f, "{predicate} stands inside of a term, and not in the body or the head")
            }
            RuleError::Parameter(predicate) => {
                write!(f, "a constant stands for an argument of {predicate}, and may occur in no clause")
            }
        }
    }
}

impl ChcSystem {
    /// Begins a clause, which is added to the system when it gets its head.
    pub fn rule<'a>(&'a mut self, pool: &'a mut TermPool) -> RuleBuilder<'a> {
        RuleBuilder { pool, system: self, body: vec![], conditions: vec![], span: None }
    }
}

impl RuleBuilder<'_> {
    /// Adds an application to the body; a predicate may occur more than once.
    pub fn body(mut self, pred: PredId, args: impl IntoIterator<Item = Term>) -> Self {
        self.body.push(PredApp { pred, args: args.into_iter().collect() });
        self
    }

    /// Adds a condition; all of them hold together.
    pub fn when(mut self, condition: Term) -> Self {
        self.conditions.push(condition);
        self
    }

    /// Says where the clause stands in an input.
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Adds the clause with this head; its index among the clauses.
    ///
    /// # Errors
    /// If some part of it does not fit. Then nothing is added.
    pub fn head(self, pred: PredId, args: impl IntoIterator<Item = Term>) -> Result<usize, RuleError> {
        let head = PredApp { pred, args: args.into_iter().collect() };
        self.add(Some(head))
    }

    /// Adds the clause as a query: body and conditions must not hold together. Its index among the clauses.
    ///
    /// # Errors
    /// If some part of it does not fit. Then nothing is added.
    pub fn query(self) -> Result<usize, RuleError> {
        self.add(None)
    }

    fn add(self, head: Option<PredApp>) -> Result<usize, RuleError> {
        for app in self.body.iter().chain(&head) {
            self.check_application(app)?;
        }
        for &condition in &self.conditions {
            let sort = self.pool.sort(condition);
            if !sort.is_bool() {
                return Err(RuleError::NoFormula(print::sort(self.pool, sort).into_owned()));
            }
        }
        let args = self.body.iter().chain(&head).flat_map(|app| app.args.iter().copied());
        let roots: Vec<Term> = self.conditions.iter().copied().chain(args).collect();
        self.check_terms(&roots)?;
        let constraint = self.pool.and(&self.conditions);
        self.system.clauses.push(Clause { body: self.body, constraint, head, span: self.span });
        Ok(self.system.clauses.len() - 1)
    }

    fn check_application(&self, app: &PredApp) -> Result<(), RuleError> {
        let declared = self.system.preds.get(app.pred).ok_or(RuleError::NoPredicate)?;
        let (expected, given) = (declared.sorts.len(), app.args.len());
        if expected != given {
            return Err(RuleError::Arity { predicate: declared.name.clone(), expected, given });
        }
        for (argument, (sort, arg)) in declared.sorts.iter().zip(&app.args).enumerate() {
            let given = self.pool.sort(*arg);
            if given != *sort {
                let name = |sort| print::sort(self.pool, sort).into_owned();
                let (predicate, expected) = (declared.name.clone(), name(*sort));
                return Err(RuleError::Sort { predicate, argument, expected, given: name(given) });
            }
        }
        Ok(())
    }

    /// Checks that predicates and their parameters stand in no term, and no quantifier does.
    fn check_terms(&self, roots: &[Term]) -> Result<(), RuleError> {
        if roots.iter().any(|t| self.pool.has_quantifier(*t)) {
            return Err(RuleError::Quantifier);
        }
        for t in visit::postorder(self.pool, roots) {
            let Op::App(f) = self.pool.op(t) else { continue };
            let decl = self.pool.func(f);
            if decl.result.is_bool()
                && let Some(pred) = self.system.preds.values().find(|pred| pred.func == f)
            {
                return Err(RuleError::Inside(pred.name.clone()));
            }
            // Parameters are told from other constants by their names first, as there are many of both.
            let place = decl.name.strip_prefix('A').and_then(|number| number.parse::<usize>().ok());
            let is_param = |params: &[Term]| place.and_then(|i| params.get(i)) == Some(&t);
            if place.is_some()
                && let Some(pred) = self.system.preds.values().find(|p| is_param(&p.params))
            {
                return Err(RuleError::Parameter(pred.name.clone()));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sort;
    use eufonium_base::ids::Id;

    #[test]
    fn clauses_are_those_that_were_said_and_wrong_ones_are_refused() {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let p = system.declare(&mut pool, "P", &[Sort::INT, Sort::BOOL]);
        let q = system.declare(&mut pool, "Q", &[]);
        let (x, b) = (pool.constant("x", Sort::INT), pool.constant("b", Sort::BOOL));
        let zero = pool.int(0);
        let (above, below) = (pool.gt(x, zero), pool.lt(x, zero));
        let span = Span { line: 3, column: 1 };
        let made = system
            .rule(&mut pool)
            .at(span)
            .body(p, [x, b])
            .when(above)
            .when(b)
            .body(q, [])
            .head(p, [zero, b]);
        assert_eq!(made, Ok(0));
        let both = pool.and2(above, b);
        let clause = &system.clauses[0];
        assert_eq!((clause.body.len(), clause.constraint, clause.span), (2, both, Some(span)));
        assert_eq!(clause.head, Some(PredApp { pred: p, args: vec![zero, b] }));
        assert_eq!(system.rule(&mut pool).query(), Ok(1));
        assert!(system.clauses[1].is_query() && system.clauses[1].constraint == pool.tt());

        let inside = pool.app(system.preds[q].func, &[]);
        let param = system.preds[p].params[0];
        let about = pool.lt(param, x);
        let closed = pool.exists(&[x], below);
        let other = PredId::from_usize(7);
        let refused = [
            (system.rule(&mut pool).body(p, [x]).query(), "P has 2 arguments, not 1"),
            (system.rule(&mut pool).head(p, [b, b]), "argument 1 of P has sort Int, not Bool"),
            (system.rule(&mut pool).when(x).query(), "a condition is a formula, not a term of sort Int"),
            (
                system.rule(&mut pool).when(inside).query(),
                "Q stands inside of a term, and not in the body or the head",
            ),
            (
                system.rule(&mut pool).when(about).query(),
                "a constant stands for an argument of P, and may occur in no clause",
            ),
            (
                system.rule(&mut pool).when(closed).query(),
                "a clause has no quantifier but the one over all its constants",
            ),
            (system.rule(&mut pool).head(other, []), "the predicate is none of this system"),
        ];
        for (result, message) in refused {
            assert_eq!(result.unwrap_err().to_string(), message);
        }
        assert_eq!(system.clauses.len(), 2);
    }
}
