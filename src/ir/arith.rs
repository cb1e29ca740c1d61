//! Smart constructors of arithmetic: sums and products are linear normal forms, atoms are `sum rel numeral`
//! (see [`LinExpr::to_atom`]), and the division by zero of SMT-LIB is a function of its own.

use super::linear::{LinExpr, Rel};
use super::op::Op;
use super::pool::{ByZero, Term, TermPool};
use super::sort::Sort;
use eufonium_base::Rat;

/// Sums with up to this many parts are kept flat; longer ones nest, so that long chains are built in linear time.
const FLAT_SUM_LIMIT: usize = 64;
/// Products of sums are opened into up to this many products.
const PRODUCT_LIMIT: usize = 32;

impl TermPool {
    /// A sum of terms of one arithmetic sort.
    pub fn add(&mut self, parts: &[Term]) -> Term {
        let sort = self.arith_sort(parts);
        if parts.len() <= FLAT_SUM_LIMIT && parts.iter().any(|&t| self.is_long_sum(t)) {
            // Long sums stay as they are; `LinExpr::of` opens them once, when an atom is made.
            return self.intern(Op::Add, sort, parts);
        }
        let sum = LinExpr::sum(parts.iter().map(|&t| LinExpr::of(self, t)));
        sum.to_term(self, sort)
    }

    /// Whether opening this sum again and again would cost too much.
    fn is_long_sum(&self, t: Term) -> bool {
        match self.op(t) {
            Op::Add => {
                let parts = self.args(t);
                parts.len() >= FLAT_SUM_LIMIT || parts.iter().any(|a| matches!(self.op(*a), Op::Add))
            }
            Op::Mul => self.args(t).iter().any(|a| self.op(*a) == Op::Add),
            _ => false,
        }
    }

    fn arith_sort(&self, parts: &[Term]) -> Sort {
        let sort = parts.first().map_or(Sort::INT, |t| self.sort(*t));
        debug_assert!(
            sort.is_arith() && parts.iter().all(|t| self.sort(*t) == sort),
            "operands of one arithmetic sort"
        );
        sort
    }

    /// The difference of two terms of one arithmetic sort.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        let nb = self.neg(b);
        self.add(&[a, nb])
    }
    /// The negation of an arithmetic term.
    pub fn neg(&mut self, t: Term) -> Term {
        self.scale(&Rat::MINUS_ONE, t)
    }
    /// `c * t`; an integer term takes an integer factor.
    pub fn scale(&mut self, c: &Rat, t: Term) -> Term {
        let sort = self.sort(t);
        debug_assert!(sort == Sort::REAL || c.is_int(), "an integer term has an integer factor");
        if self.is_long_sum(t) && !c.is_zero() && !c.is_one() {
            let k = self.num(c.clone(), sort);
            return self.intern(Op::Mul, sort, &[k, t]);
        }
        LinExpr::of(self, t).scale(c).to_term(self, sort)
    }

    /// A product of terms of one arithmetic sort. With at most one factor that is no numeral the result is linear;
    /// products of short sums become sums of products.
    pub fn mul(&mut self, parts: &[Term]) -> Term {
        let sort = self.arith_sort(parts);
        let mut coeff = Rat::ONE;
        let mut factors = Vec::new();
        for &t in parts {
            self.split_factor(t, &mut coeff, &mut factors);
        }
        match factors[..] {
            _ if coeff.is_zero() => self.num(coeff, sort),
            [] => self.num(coeff, sort),
            [t] => self.scale(&coeff, t),
            _ => match self.distribute(&coeff, &factors) {
                Some(sum) => sum.to_term(self, sort),
                None => {
                    factors.sort_unstable();
                    let product = self.intern(Op::Mul, sort, &factors);
                    self.scale(&coeff, product)
                }
            },
        }
    }

    /// The product as a sum of products, unless these are too many.
    fn distribute(&mut self, coeff: &Rat, factors: &[Term]) -> Option<LinExpr> {
        let mut sums = Vec::with_capacity(factors.len());
        let mut count = 1;
        for &t in factors {
            if self.is_long_sum(t) {
                return None;
            }
            let sum = LinExpr::of(self, t);
            count *= sum.terms.len() + usize::from(!sum.constant.is_zero());
            if count > PRODUCT_LIMIT {
                return None;
            }
            sums.push(sum);
        }
        let mut products: Vec<(Vec<Term>, Rat)> = vec![(Vec::new(), coeff.clone())];
        for sum in &sums {
            let mut next = Vec::with_capacity(products.len() * (sum.terms.len() + 1));
            for (product, c) in products {
                for (t, d) in &sum.terms {
                    let mut product = product.clone();
                    match self.op(*t) {
                        Op::Mul => product.extend(self.args(*t).iter().map(|f| self.strip_to_real(*f))),
                        _ => product.push(*t),
                    }
                    next.push((product, &c * d));
                }
                if !sum.constant.is_zero() {
                    next.push((product, &c * &sum.constant));
                }
            }
            products = next;
        }
        let parts: Vec<LinExpr> = products.into_iter().map(|(p, c)| self.monomial(p, c)).collect();
        Some(LinExpr::sum(parts.into_iter()))
    }

    fn strip_to_real(&self, t: Term) -> Term {
        if self.op(t) == Op::ToReal { self.arg(t, 0) } else { t }
    }

    /// `c` times the product of terms that are no sums, numerals or products; of integers as a product of integers.
    fn monomial(&mut self, mut factors: Vec<Term>, c: Rat) -> LinExpr {
        match factors[..] {
            [] => return LinExpr::constant(c),
            [t] => return LinExpr::scaled(t, c),
            _ => {}
        }
        let sort = if factors.iter().all(|t| self.sort(*t) == Sort::INT) { Sort::INT } else { Sort::REAL };
        if sort == Sort::REAL {
            for t in &mut factors {
                if self.sort(*t) == Sort::INT {
                    *t = self.intern(Op::ToReal, Sort::REAL, &[*t]);
                }
            }
        }
        factors.sort_unstable();
        LinExpr::scaled(self.intern(Op::Mul, sort, &factors), c)
    }

    /// Splits a factor into its numeral and the rest; opens nested products.
    fn split_factor(&self, t: Term, coeff: &mut Rat, factors: &mut Vec<Term>) {
        if let Some(n) = self.as_num(t) {
            *coeff *= n;
        } else if self.op(t) != Op::Mul {
            factors.push(t);
        } else if let (Some(n), [_, rest]) = (self.as_num(self.arg(t, 0)), self.args(t)) {
            *coeff *= n;
            if self.op(*rest) == Op::Mul {
                factors.extend_from_slice(self.args(*rest));
            } else {
                factors.push(*rest);
            }
        } else {
            factors.extend_from_slice(self.args(t));
        }
    }

    fn compare(&mut self, a: Term, b: Term, rel: Rel) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "a comparison joins terms of one sort");
        let mut e = LinExpr::of(self, a);
        e.sub_assign(&LinExpr::of(self, b));
        e.to_atom(self, rel)
    }
    /// `a <= b`
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        self.compare(a, b, Rel::Le)
    }
    /// `a < b`
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        self.compare(a, b, Rel::Lt)
    }
    /// `a >= b`
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }
    /// `a > b`
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }
    pub(super) fn arith_eq(&mut self, a: Term, b: Term) -> Term {
        self.compare(a, b, Rel::Eq)
    }

    /// `a / b` over the reals.
    pub fn div(&mut self, a: Term, b: Term) -> Term {
        match self.as_num(b).cloned() {
            Some(d) if d.is_zero() => {
                let f = self.by_zero(ByZero::Div);
                self.app(f, &[a])
            }
            Some(d) => self.scale(&d.recip(), a),
            None => self.intern(Op::Div, Sort::REAL, &[a, b]),
        }
    }

    /// Euclidean quotient of integers.
    pub fn idiv(&mut self, a: Term, b: Term) -> Term {
        match (self.as_num(a).cloned(), self.as_num(b).cloned()) {
            (_, Some(d)) if d.is_zero() => {
                let f = self.by_zero(ByZero::IDiv);
                self.app(f, &[a])
            }
            (_, Some(d)) if d.is_one() => a,
            (_, Some(d)) if d.is_negative() => {
                // div a (-d) = -(div a d)
                let d = self.num(-d, Sort::INT);
                let q = self.idiv(a, d);
                self.neg(q)
            }
            (Some(n), Some(d)) => self.num(n.div_euclid(&d), Sort::INT),
            _ => self.intern(Op::IDiv, Sort::INT, &[a, b]),
        }
    }

    /// Euclidean remainder of integers.
    pub fn modulo(&mut self, a: Term, b: Term) -> Term {
        let Some(d) = self.as_num(b).cloned() else {
            return self.intern(Op::Mod, Sort::INT, &[a, b]);
        };
        if d.is_zero() {
            let f = self.by_zero(ByZero::Mod);
            return self.app(f, &[a]);
        }
        let d = d.abs();
        // Coefficients count modulo the divisor only.
        let mut e = LinExpr::of(self, a);
        e.terms.retain_mut(|(_, c)| {
            *c = c.rem_euclid(&d);
            !c.is_zero()
        });
        e.constant = e.constant.rem_euclid(&d);
        if e.is_constant() {
            return self.num(e.constant, Sort::INT);
        }
        let (a, b) = (e.to_term(self, Sort::INT), self.num(d, Sort::INT));
        self.intern(Op::Mod, Sort::INT, &[a, b])
    }

    /// `d` divides `t`, for a positive integer `d`.
    pub fn divides(&mut self, d: &Rat, t: Term) -> Term {
        let (d, zero) = (self.num(d.clone(), Sort::INT), self.int(0));
        let m = self.modulo(t, d);
        self.eq(m, zero)
    }

    /// The magnitude of an arithmetic term.
    pub fn abs(&mut self, t: Term) -> Term {
        let zero = self.num(Rat::ZERO, self.sort(t));
        let (c, minus) = (self.ge(t, zero), self.neg(t));
        self.ite(c, t, minus)
    }

    /// An integer as a real; reals stay as they are.
    pub fn to_real(&mut self, t: Term) -> Term {
        if self.sort(t) == Sort::REAL {
            return t;
        }
        LinExpr::of(self, t).to_term(self, Sort::REAL)
    }

    /// The floor of a real.
    pub fn to_int(&mut self, t: Term) -> Term {
        let e = LinExpr::of(self, t);
        let integral = |pool: &TermPool, t: Term, c: &Rat| c.is_int() && pool.sort(t) == Sort::INT;
        if e.terms.iter().all(|(t, c)| integral(self, *t, c)) {
            let e = LinExpr { constant: e.constant.floor(), terms: e.terms };
            return e.to_term(self, Sort::INT);
        }
        self.intern(Op::ToInt, Sort::INT, &[t])
    }

    /// Whether a real is an integer.
    pub fn is_int(&mut self, t: Term) -> Term {
        let floor = self.to_int(t);
        let floor = self.to_real(floor);
        self.eq(floor, t)
    }
}
