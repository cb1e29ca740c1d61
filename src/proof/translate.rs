//! Terms as they are written to normalised terms.
//!
//! Invariant: two formulas that have one translation are equivalent by propositional logic, equality and linear
//! arithmetic, up to the definitions of the constants that are made here. A constant is made for each term that the normal
//! form would take apart beyond that: an `ite` that is no formula, a formula under a function, a product of terms, and
//! what proofs know only by its axioms.

use eufonium_alethe::{Expr, Exprs, FunId, Head, Sort as WrittenSort};
use eufonium_base::{HashMap, Rat};
use eufonium_ir::{FuncId, Sort, Term, TermPool};

/// What a function of the normalised terms stands for.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// A declared function.
    Fun(FunId),
    /// A term of its own.
    Term(Expr),
}

/// Both languages and the way from the one to the other.
#[derive(Debug)]
pub struct Translation {
    /// Terms as they are written.
    pub exprs: Exprs,
    /// Normalised terms.
    pub pool: TermPool,
    /// What the functions stand for.
    pub origins: HashMap<FuncId, Origin>,
    /// Normalised terms as they are written.
    pub exported: HashMap<Term, Expr>,
    /// Formulas that hold by the meaning of an operator that proofs have no rule for.
    pub axioms: Vec<Expr>,
    /// Every `ite` that is no formula and was translated, in order.
    pub ites: Vec<Expr>,
    /// Formulas under functions that have a constant of their own.
    pub inner_formulas: Vec<Expr>,
    terms: HashMap<Expr, Term>,
    constants: HashMap<Expr, Term>,
    funs: HashMap<FunId, FuncId>,
    sorts: HashMap<u32, Sort>,
}

impl Translation {
    /// Nothing translated yet.
    pub fn new(exprs: Exprs) -> Self {
        Translation {
            exprs,
            pool: TermPool::new(),
            origins: HashMap::default(),
            exported: HashMap::default(),
            axioms: Vec::new(),
            ites: Vec::new(),
            inner_formulas: Vec::new(),
            terms: HashMap::default(),
            constants: HashMap::default(),
            funs: HashMap::default(),
            sorts: HashMap::default(),
        }
    }

    fn sort(&mut self, sort: WrittenSort) -> Sort {
        match sort {
            WrittenSort::Bool => Sort::BOOL,
            WrittenSort::Int => Sort::INT,
            WrittenSort::Real => Sort::REAL,
            WrittenSort::Declared(n) => {
                let (pool, exprs) = (&mut self.pool, &self.exprs);
                *self.sorts.entry(n).or_insert_with(|| pool.declare_sort(exprs.sort_name(sort)))
            }
        }
    }

    /// The normalised formula; whatever axioms it needs are translated with it.
    pub fn formula(&mut self, e: Expr) -> Term {
        let mut done = self.axioms.len();
        let t = self.term(e);
        while done < self.axioms.len() {
            self.term(self.axioms[done]);
            done += 1;
        }
        t
    }

    /// The normalised term.
    pub fn term(&mut self, e: Expr) -> Term {
        if let Some(&t) = self.terms.get(&e) {
            return t;
        }
        // Parts first; what is translated already need not be entered.
        let mut stack = vec![e];
        while let Some(&e) = stack.last() {
            if self.terms.contains_key(&e) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let missing = self.exprs.args(e).iter().rev().filter(|a| !self.terms.contains_key(a));
            stack.extend(missing);
            if stack.len() == before {
                stack.pop();
                let t = self.make(e);
                self.terms.insert(e, t);
            }
        }
        self.terms[&e]
    }

    fn make(&mut self, e: Expr) -> Term {
        let head = self.exprs.head(e).clone();
        let args: Vec<Expr> = self.exprs.args(e).to_vec();
        let terms: Vec<Term> = args.iter().map(|a| self.terms[a]).collect();
        let is_bool = self.exprs.is_bool(e);
        match head {
            Head::Num(value) => {
                let sort = self.sort(self.exprs.sort(e));
                self.pool.num(value, sort)
            }
            Head::Fun(f) => self.application(f, &args, terms),
            Head::Ite if !is_bool => {
                self.ites.push(e);
                self.constant(e)
            }
            Head::Add | Head::Sub | Head::Mul | Head::Div => self.arithmetic(e, &head, &terms),
            Head::ToReal => self.pool.to_real(terms[0]),
            Head::IntDiv | Head::Mod | Head::Abs | Head::ToInt | Head::IsInt => {
                let t = self.constant(e);
                self.axioms_of(e, &head, &args);
                t
            }
            _ => self.connective(&head, &terms),
        }
    }

    fn connective(&mut self, head: &Head, terms: &[Term]) -> Term {
        let pool = &mut self.pool;
        let mut chain = |relation: fn(&mut TermPool, Term, Term) -> Term| {
            let links: Vec<Term> = terms.windows(2).map(|w| relation(pool, w[0], w[1])).collect();
            pool.and(&links)
        };
        match head {
            Head::Eq => chain(TermPool::eq),
            Head::Le => chain(TermPool::le),
            Head::Lt => chain(TermPool::lt),
            Head::Ge => chain(TermPool::ge),
            Head::Gt => chain(TermPool::gt),
            Head::True => pool.tt(),
            Head::False => pool.ff(),
            Head::Not => pool.not(terms[0]),
            Head::And => pool.and(terms),
            Head::Or => pool.or(terms),
            Head::Implies => {
                let (last, rest) = terms.split_last().expect("an implication has arguments");
                let mut parts = pool.not_all(rest);
                parts.push(*last);
                pool.or(&parts)
            }
            Head::Xor => {
                let (first, rest) = terms.split_first().expect("an exclusive disjunction has arguments");
                rest.iter().fold(*first, |a, &b| pool.xor(a, b))
            }
            Head::Distinct => pool.distinct(terms),
            Head::Ite => pool.ite(terms[0], terms[1], terms[2]),
            other => unreachable!("`{other:?}` makes no formula of formulas"),
        }
    }

    fn arithmetic(&mut self, e: Expr, head: &Head, terms: &[Term]) -> Term {
        let numbers = terms.iter().filter(|t| self.pool.as_num(**t).is_some()).count();
        let pool = &mut self.pool;
        match (head, terms) {
            (Head::Add, _) => pool.add(terms),
            (Head::Sub, [a]) => pool.neg(*a),
            (Head::Sub, [a, rest @ ..]) => rest.iter().fold(*a, |a, &b| pool.sub(a, b)),
            (Head::Mul, _) if numbers + 1 >= terms.len() => pool.mul(terms),
            (Head::Div, &[a, b]) if pool.as_num(b).is_some_and(|d| !d.is_zero()) => pool.div(a, b),
            _ => self.constant(e),
        }
    }

    fn application(&mut self, f: FunId, args: &[Expr], mut terms: Vec<Term>) -> Term {
        for (arg, t) in args.iter().zip(&mut terms) {
            let plain = matches!(self.exprs.head(*arg), Head::Fun(_) | Head::True | Head::False);
            if self.exprs.is_bool(*arg) && !plain {
                if !self.constants.contains_key(arg) {
                    self.inner_formulas.push(*arg);
                }
                *t = self.constant(*arg);
            }
        }
        let func = match self.funs.get(&f) {
            Some(func) => *func,
            None => {
                let fun = self.exprs.fun(f).clone();
                let params: Vec<Sort> = fun.params.iter().map(|s| self.sort(*s)).collect();
                let result = self.sort(fun.result);
                let func = self.pool.declare(fun.name, &params, result);
                self.funs.insert(f, func);
                self.origins.insert(func, Origin::Fun(f));
                func
            }
        };
        self.pool.app(func, &terms)
    }

    /// The normalised term as it stands under a function: a formula that has a constant of its own is that.
    pub fn term_under_function(&mut self, e: Expr) -> Term {
        match self.constants.get(&e) {
            Some(&t) => t,
            None => self.term(e),
        }
    }

    /// The constant that stands for a term.
    pub fn constant(&mut self, e: Expr) -> Term {
        if let Some(&t) = self.constants.get(&e) {
            return t;
        }
        let sort = self.sort(self.exprs.sort(e));
        let t = self.pool.constant("term", sort);
        let func = self.pool.as_constant(t).expect("a constant was made");
        self.origins.insert(func, Origin::Term(e));
        self.constants.insert(e, t);
        t
    }

    /// What an operator means that proofs have no rule for.
    fn axioms_of(&mut self, e: Expr, head: &Head, args: &[Expr]) {
        // A divisor may be a number without being written as one.
        let divisor =
            args.get(1).and_then(|k| self.pool.as_num(self.terms[k]).cloned()).filter(|d| !d.is_zero());
        let x = &mut self.exprs;
        match (head, args) {
            (Head::IntDiv, &[a, _]) => {
                let Some(d) = divisor else { return };
                let k = x.signed_number(&d, WrittenSort::Int);
                let product = x.app(Head::Mul, &[k, e]);
                let low = x.app(Head::Le, &[product, a]);
                let step = x.number(d.abs(), WrittenSort::Int);
                let above = x.app(Head::Add, &[product, step]);
                let high = x.app(Head::Lt, &[a, above]);
                self.axioms.extend([low, high]);
            }
            (Head::IntDiv, &[.., last]) => {
                let rest = x.app(Head::IntDiv, &args[..args.len() - 1]);
                let nested = x.app(Head::IntDiv, &[rest, last]);
                self.axioms.push(x.eq(e, nested));
            }
            (Head::Mod, &[a, _]) => {
                let Some(d) = divisor else { return };
                let k = x.signed_number(&d, WrittenSort::Int);
                let quotient = x.app(Head::IntDiv, &[a, k]);
                let product = x.app(Head::Mul, &[k, quotient]);
                let sum = x.app(Head::Add, &[product, e]);
                self.axioms.push(x.eq(a, sum));
            }
            (Head::Abs, &[a]) => {
                let zero = x.number(Rat::ZERO, x.sort(a));
                let (minus, at_least) = (x.app(Head::Sub, &[a]), x.app(Head::Ge, &[a, zero]));
                let (same, opposite) = (x.eq(e, a), x.eq(e, minus));
                self.axioms.push(x.app(Head::Ite, &[at_least, same, opposite]));
            }
            (Head::ToInt, &[a]) => {
                let floor = x.app(Head::ToReal, &[e]);
                let one = x.number(Rat::ONE, WrittenSort::Real);
                let above = x.app(Head::Add, &[floor, one]);
                let (low, high) = (x.app(Head::Le, &[floor, a]), x.app(Head::Lt, &[a, above]));
                self.axioms.extend([low, high]);
            }
            (Head::IsInt, &[a]) => {
                let floor = x.app(Head::ToInt, &[a]);
                let floor = x.app(Head::ToReal, &[floor]);
                let same = x.eq(floor, a);
                self.axioms.push(x.eq(e, same));
            }
            _ => {}
        }
    }

    /// What the constants mean, as normalised formulas: axioms, branches of `ite`, formulas under functions.
    pub fn definitions(&mut self) -> Vec<Term> {
        let mut out: Vec<Term> = Vec::new();
        let (mut axioms, mut ites, mut inner) = (0, 0, 0);
        while axioms < self.axioms.len() || ites < self.ites.len() || inner < self.inner_formulas.len() {
            if axioms < self.axioms.len() {
                out.push(self.term(self.axioms[axioms]));
                axioms += 1;
            } else if ites < self.ites.len() {
                self.define_ite(self.ites[ites], &mut out);
                ites += 1;
            } else {
                let e = self.inner_formulas[inner];
                let (constant, formula) = (self.constant(e), self.term(e));
                out.push(self.pool.eq(constant, formula));
                inner += 1;
            }
        }
        out
    }

    fn define_ite(&mut self, e: Expr, out: &mut Vec<Term>) {
        let args = self.exprs.args(e).to_vec();
        let (c, t) = (self.term(args[0]), self.term(e));
        let not_c = self.pool.not(c);
        for (unless, branch) in [(not_c, args[1]), (c, args[2])] {
            let branch = self.term(branch);
            if self.pool.sort(t).is_arith() {
                // Two bounds rather than an equality: no variable for the equality, and only one direction.
                for bound in [self.pool.le(t, branch), self.pool.ge(t, branch)] {
                    out.push(self.pool.or2(unless, bound));
                }
            } else {
                let equal = self.pool.eq(t, branch);
                out.push(self.pool.or2(unless, equal));
            }
        }
    }
}
