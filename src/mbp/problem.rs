//! The state of a projection: a cube that is true in the model, the variables that are to go, and the model.
//!
//! Invariant: the model (with the values of the fresh variables) satisfies the cube, and `exists vars. cube` implies
//! `exists` of the variables of the start, of the cube of the start. Every technique keeps it: it adds literals that are
//! true in the model, replaces literals by stronger ones that are true in the model, or puts terms in the place of
//! variables.

use super::implicant;
use eufonium_base::HashSet;
use eufonium_ir::{Evaluator, Sort, Subst, Term, TermPool, Value, visit};

/// A projection under way.
pub(super) struct Problem<'a, 'm> {
    pub pool: &'a mut TermPool,
    pub eval: &'a mut Evaluator<'m>,
    /// Literals without `ite`s.
    pub cube: Vec<Term>,
    /// The variables that are left, fresh ones included.
    pub vars: HashSet<Term>,
    /// The terms of the cube that contain a variable.
    pub marked: HashSet<Term>,
    /// The subterms of the cube, arguments before their parents.
    pub order: Vec<Term>,
}

impl<'a, 'm> Problem<'a, 'm> {
    /// The projection of formulas that are true in the model.
    pub fn new(
        pool: &'a mut TermPool,
        eval: &'a mut Evaluator<'m>,
        formulas: &[Term],
        vars: &[Term],
    ) -> Self {
        let cube = implicant(pool, eval, formulas);
        let vars = vars.iter().copied().collect();
        let mut problem = Problem { pool, eval, cube, vars, marked: HashSet::default(), order: Vec::new() };
        problem.look();
        problem
    }

    /// Brings `order`, `marked` and `vars` up to date with the cube.
    fn look(&mut self) {
        self.order = visit::postorder(self.pool, &self.cube);
        self.marked.clear();
        for &t in &self.order {
            if self.vars.contains(&t) || self.pool.args(t).iter().any(|a| self.marked.contains(a)) {
                self.marked.insert(t);
            }
        }
        self.vars.retain(|v| self.marked.contains(v));
    }

    /// Takes another cube, which may have `ite`s and formulas that are no literals.
    pub fn replace(&mut self, formulas: &[Term]) {
        self.cube = implicant(self.pool, self.eval, formulas);
        self.look();
    }

    /// Replaces terms in the whole cube, and adds literals.
    pub fn rewrite(&mut self, subst: &mut Subst, more: &[Term]) {
        let mut formulas = subst.apply_all(self.pool, &self.cube);
        formulas.extend_from_slice(more);
        self.replace(&formulas);
    }

    /// Replaces a variable in the whole cube and in further literals, which join it.
    pub fn rewrite_with(&mut self, x: Term, by: Term, more: &[Term]) {
        debug_assert!(self.vars.contains(&x), "only a variable is replaced");
        self.cube.extend_from_slice(more);
        self.rewrite(&mut Subst::of(&[x], &[by]), &[]);
    }

    /// Replaces a variable.
    pub fn substitute(&mut self, x: Term, by: Term) {
        self.rewrite_with(x, by, &[]);
    }

    /// Gives all variables that are no numbers their values, as far as these have terms. Whether there was one.
    pub fn take_values(&mut self) -> bool {
        let mut subst = Subst::new();
        let mut any = false;
        for x in self.sorted_vars() {
            let sort = self.pool.sort(x);
            if !sort.is_arith()
                && let Some(value) = self.value(x).to_term(self.pool, sort)
            {
                subst.insert(x, value);
                any = true;
            }
        }
        if any {
            self.rewrite(&mut subst, &[]);
        }
        any
    }

    /// Replaces one literal by others.
    pub fn exchange(&mut self, literal: Term, by: &[Term]) {
        let mut formulas: Vec<Term> = self.cube.iter().copied().filter(|l| *l != literal).collect();
        formulas.extend_from_slice(by);
        self.replace(&formulas);
    }

    /// A new variable with a value.
    pub fn fresh(&mut self, hint: &str, sort: Sort, value: Value) -> Term {
        debug_assert!(value.has_sort(self.pool, sort), "a variable's value has its sort");
        let x = self.pool.fresh(hint, sort);
        self.eval.set(x, value);
        self.vars.insert(x);
        x
    }

    /// The value of a term.
    pub fn value(&mut self, t: Term) -> Value {
        self.eval.eval(self.pool, t)
    }
    /// Whether two terms have one value.
    pub fn agree(&mut self, a: Term, b: Term) -> bool {
        self.value(a) == self.value(b)
    }
    /// The equality of two terms, or its negation, as the model has it.
    pub fn comparison(&mut self, a: Term, b: Term) -> Term {
        let eq = self.pool.eq(a, b);
        if self.agree(a, b) { eq } else { self.pool.not(eq) }
    }

    /// The variables that are left, in order of their ids.
    pub fn sorted_vars(&self) -> Vec<Term> {
        let mut vars: Vec<Term> = self.vars.iter().copied().collect();
        vars.sort_unstable();
        vars
    }

    /// Whether a term contains `x`.
    pub fn contains(&self, t: Term, x: Term) -> bool {
        self.marked.contains(&t) && visit::any(self.pool, t, |s| s == x)
    }
}
