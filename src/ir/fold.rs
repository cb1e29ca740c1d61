//! Folds: functions on the values of datatypes by structural recursion, as the size of a tree or the sum of a list.
//!
//! A fold is a declared function of one argument together with a body, which SMT-LIB writes as `define-fun-rec`. To solvers it is
//! any function; what they need to know of its meaning is put into formulas ([`TermPool::fold_axioms`]), which
//! are valid. So a refutation with them is one, and a model with them need not be one.
//!
//! A body is *structural* if for each constructor it applies folds to fields of the argument alone. Values are finite trees, so
//! a set of structural bodies has exactly one solution. Deliberately absent: evaluation, parameters besides the argument.

use super::datatype::{ConsId, Fold};
use super::linear::LinExpr;
use super::op::Op;
use super::pool::{FuncId, Term, TermPool};
use super::sort::Sort;
use super::subst::Subst;
use super::visit;
use eufonium_base::HashSet;

impl TermPool {
    /// Gives a declared function of one argument its meaning.
    pub fn define_fold(&mut self, f: FuncId, fold: Fold) {
        debug_assert_eq!(self.func(f).params, [self.sort(fold.param)], "a fold has one argument");
        debug_assert_eq!(self.func(f).result, self.sort(fold.body), "the body of {}", self.func(f).name);
        self.data_mut().folds.insert(f, fold);
    }

    /// The meaning of a function, if it is a fold.
    pub fn fold(&self, f: FuncId) -> Option<Fold> {
        self.data().folds.get(&f).copied()
    }

    /// The fold that a term applies.
    pub fn as_fold(&self, t: Term) -> Option<FuncId> {
        self.as_app(t).filter(|f| self.fold(*f).is_some())
    }

    /// The value of a fold by its body, once.
    ///
    /// # Panics
    /// If the function is no fold.
    pub fn unfold(&mut self, f: FuncId, t: Term) -> Term {
        let Fold { param, body } = self.fold(f).expect("only folds are unfolded");
        Subst::of(&[param], &[t]).apply(self, body)
    }

    /// The folds that formulas mention, those that their bodies mention included, each once.
    pub fn folds_in(&self, roots: &[Term]) -> Vec<FuncId> {
        let (mut found, mut todo) = (Vec::new(), roots.to_vec());
        while !todo.is_empty() {
            let terms = visit::postorder(self, &std::mem::take(&mut todo));
            for f in terms.into_iter().filter_map(|t| self.as_fold(t)) {
                if !found.contains(&f) {
                    found.push(f);
                    todo.extend(self.fold(f).map(|fold| fold.body));
                }
            }
        }
        found
    }

    /// Whether the body of a fold is structural and over its argument alone; so are all folds that it mentions, if each of them is asked.
    pub fn is_structural(&mut self, f: FuncId) -> bool {
        let Some(Fold { param, body }) = self.fold(f) else { return false };
        let sort = self.sort(param);
        let constants = visit::constants(self, &[body]);
        if self.has_quantifier(body) || constants.iter().any(|t| *t != param) {
            return false;
        }
        let all = self.constructors(sort).to_vec();
        !all.is_empty() && all.into_iter().all(|cons| self.is_structural_at(f, cons))
    }

    fn is_structural_at(&mut self, f: FuncId, cons: ConsId) -> bool {
        let (whole, fields) = self.arbitrary(cons);
        let value = self.unfold(f, whole);
        visit::postorder(self, &[value]).into_iter().all(|t| match self.op(t) {
            // Open values, as fields of another constructor and quotients by zero, are no part of a definition.
            Op::App(g) => fields.contains(&t) || self.fold(g).is_some() && fields.contains(&self.arg(t, 0)),
            Op::Field(..) | Op::Is(_) => self.op(self.arg(t, 0)) != Op::Construct(cons),
            _ => t != whole,
        })
    }

    /// The constructor applied to new constants, with these.
    fn arbitrary(&mut self, cons: ConsId) -> (Term, Vec<Term>) {
        let sorts: Vec<Sort> = self.constructor(cons).fields.iter().map(|(_, sort)| *sort).collect();
        let fields: Vec<Term> = sorts.into_iter().map(|sort| self.fresh("field", sort)).collect();
        (self.raw_construct(cons, &fields), fields)
    }

    /// Whether the values of all these folds can be shown to be at least 0 by induction: those of which it can. A sufficient
    /// condition on the form of the bodies.
    pub fn never_negative(&mut self, folds: &[FuncId]) -> Vec<FuncId> {
        let mut left: Vec<FuncId> =
            folds.iter().copied().filter(|f| self.func(*f).result == Sort::INT).collect();
        loop {
            let (before, assumed) = (left.len(), left.clone());
            left.retain(|f| {
                let sort = self.func(*f).params[0];
                self.constructors(sort).to_vec().into_iter().all(|cons| {
                    let (whole, _) = self.arbitrary(cons);
                    let value = self.unfold(*f, whole);
                    self.is_sum_of(value, &assumed)
                })
            });
            if left.len() == before {
                return left;
            }
        }
    }

    /// Whether a term chooses among sums of numbers and of values of these folds, nothing in them negative.
    fn is_sum_of(&self, value: Term, folds: &[FuncId]) -> bool {
        let mut stack = vec![value];
        while let Some(t) = stack.pop() {
            if self.op(t) == Op::Ite {
                stack.extend(&self.args(t)[1..]);
                continue;
            }
            let sum = LinExpr::of(self, t);
            if sum.constant.is_negative() || sum.terms.iter().any(|(_, factor)| factor.is_negative()) {
                return false;
            }
            for (part, _) in sum.terms {
                match self.op(part) {
                    Op::App(g) if folds.contains(&g) => {}
                    Op::Ite if part != t => stack.push(part),
                    _ => return false,
                }
            }
        }
        true
    }

    /// Whether different values have different folds, by the form of the sort and the body: the fold counts the steps of values that are
    /// like natural numbers.
    pub fn is_injective(&mut self, f: FuncId) -> bool {
        let sort = self.func(f).params[0];
        let &[a, b] = self.constructors(sort) else { return false };
        let (first, next) = if self.constructor(a).fields.is_empty() { (a, b) } else { (b, a) };
        let one_field = |fields: &[(String, Sort)]| matches!(fields, [(_, s)] if *s == sort);
        if !self.constructor(first).fields.is_empty() || !one_field(&self.constructor(next).fields) {
            return false;
        }
        let (zero, _) = self.arbitrary(first);
        let (whole, fields) = self.arbitrary(next);
        let (start, step) = (self.unfold(f, zero), self.unfold(f, whole));
        let below = self.app(f, &fields);
        let sum = LinExpr::of(self, step);
        let counts = sum.terms.len() == 1 && sum.terms[0].0 == below && sum.terms[0].1.is_one();
        self.as_num(start).is_some() && counts && !sum.constant.is_zero()
    }

    /// Valid formulas about the values of these folds at the terms of formulas, and one constructor below those.
    pub fn fold_axioms(&mut self, folds: &[FuncId], roots: &[Term]) -> Vec<Term> {
        let natural = self.never_negative(folds);
        let mut axioms = Axioms { natural, out: Vec::new(), known: HashSet::default() };
        let injective: Vec<FuncId> = folds.iter().copied().filter(|f| self.is_injective(*f)).collect();
        for t in visit::postorder(self, roots) {
            let sort = self.sort(t);
            for &f in folds {
                if self.func(f).params[0] == sort {
                    axioms.about(self, f, t);
                }
                if self.op(t) == Op::Eq && self.func(f).params[0] == self.sort(self.arg(t, 0)) {
                    axioms.of_equation(self, f, t, injective.contains(&f));
                }
            }
        }
        axioms.out
    }
}

/// Axioms as they are collected.
struct Axioms {
    /// Folds without negative values.
    natural: Vec<FuncId>,
    out: Vec<Term>,
    /// Applications of which the sign is known.
    known: HashSet<Term>,
}

impl Axioms {
    /// What the definition says at a term, constructor by constructor.
    fn about(&mut self, pool: &mut TermPool, f: FuncId, t: Term) {
        let value = pool.app(f, &[t]);
        self.sign(pool, value);
        match pool.op(t) {
            Op::Construct(_) => {
                let unfolded = pool.unfold(f, t);
                self.signs_in(pool, unfolded);
                let axiom = pool.eq(value, unfolded);
                self.out.push(axiom);
            }
            Op::Ite => {
                let (c, a, b) = (pool.arg(t, 0), pool.arg(t, 1), pool.arg(t, 2));
                let (of_a, of_b) = (pool.app(f, &[a]), pool.app(f, &[b]));
                let chosen = pool.ite(c, of_a, of_b);
                let axiom = pool.eq(value, chosen);
                self.out.push(axiom);
            }
            _ => self.by_cases(pool, f, t, value),
        }
    }

    fn by_cases(&mut self, pool: &mut TermPool, f: FuncId, t: Term, value: Term) {
        let all = pool.constructors(pool.sort(t)).to_vec();
        let mut testers = Vec::new();
        for cons in all {
            let count = pool.constructor(cons).fields.len() as u32;
            let fields: Vec<Term> = (0..count).map(|i| pool.field(cons, i, t)).collect();
            let whole = pool.raw_construct(cons, &fields);
            let unfolded = pool.unfold(f, whole);
            self.signs_in(pool, unfolded);
            let (is, equal) = (pool.is_constructor(cons, t), pool.eq(value, unfolded));
            testers.push(is);
            let axiom = pool.implies(is, equal);
            self.out.push(axiom);
        }
        let some = pool.or(&testers);
        self.out.push(some);
    }

    /// Equal terms have equal folds, and if the fold is injective, the other way round.
    fn of_equation(&mut self, pool: &mut TermPool, f: FuncId, equation: Term, injective: bool) {
        let (a, b) = (pool.arg(equation, 0), pool.arg(equation, 1));
        let (of_a, of_b) = (pool.app(f, &[a]), pool.app(f, &[b]));
        let same = pool.eq(of_a, of_b);
        let axiom = pool.implies(equation, same);
        self.out.push(axiom);
        if injective {
            let axiom = pool.implies(same, equation);
            self.out.push(axiom);
        }
    }

    fn signs_in(&mut self, pool: &mut TermPool, root: Term) {
        for t in visit::postorder(pool, &[root]) {
            self.sign(pool, t);
        }
    }

    fn sign(&mut self, pool: &mut TermPool, t: Term) {
        if pool.as_fold(t).is_some_and(|f| self.natural.contains(&f)) && self.known.insert(t) {
            let zero = pool.int(0);
            let axiom = pool.ge(t, zero);
            self.out.push(axiom);
        }
    }
}

#[cfg(test)]
mod tests;
