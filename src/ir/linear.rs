//! Linear expressions: the common currency of the arithmetic solver, projection, interpolation and the normal form of
//! atoms.

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::Sort;
use eufonium_base::{HashMap, Rat};

/// A sum of scaled terms and a constant. Invariant: terms are sorted by id, distinct, none is a numeral, a sum, a scaled
/// term or a conversion from the integers, and no coefficient is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LinExpr {
    /// The scaled terms: each is an atom of arithmetic (a constant, an application, an `ite`, a quotient, ...).
    pub terms: Vec<(Term, Rat)>,
    /// The constant.
    pub constant: Rat,
}

/// How a linear expression relates to 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rel {
    /// `e = 0`
    Eq,
    /// `e != 0`
    Ne,
    /// `e <= 0`
    Le,
    /// `e < 0`
    Lt,
}

impl LinExpr {
    /// A constant expression.
    pub fn constant(c: Rat) -> Self {
        LinExpr { terms: Vec::new(), constant: c }
    }

    /// One term, scaled.
    pub fn scaled(t: Term, c: Rat) -> Self {
        if c.is_zero() { Self::default() } else { LinExpr { terms: vec![(t, c)], constant: Rat::ZERO } }
    }

    /// The linear expression of an arithmetic term. Non-linear products, quotients and the like count as atoms.
    /// Works on the term as a graph, in time linear in its size but for the merging of sums.
    pub fn of(pool: &TermPool, t: Term) -> Self {
        // Fast cases: most calls are for atoms and flat sums.
        match pool.op(t) {
            Op::Num(_) => return Self::constant(pool.as_num(t).expect("a numeral has a value").clone()),
            Op::Add | Op::Mul | Op::ToReal => {}
            _ => return Self::scaled(t, Rat::ONE),
        }
        // Coefficients flow from a sum to its parts. A parent has a higher id than its parts, so taking the highest id
        // first sees all parents of a term before the term.
        let mut heap = std::collections::BinaryHeap::from([t]);
        let mut coeffs: HashMap<Term, Rat> = HashMap::default();
        coeffs.insert(t, Rat::ONE);
        let mut out = Self::default();
        while let Some(t) = heap.pop() {
            let c = coeffs.remove(&t).expect("a queued term has a coefficient");
            if c.is_zero() {
                continue;
            }
            let mut give = |part: Term, c: Rat| match coeffs.entry(part) {
                std::collections::hash_map::Entry::Occupied(mut e) => *e.get_mut() += &c,
                std::collections::hash_map::Entry::Vacant(e) => {
                    e.insert(c);
                    heap.push(part);
                }
            };
            match pool.op(t) {
                Op::Num(_) => out.constant.add_mul(&c, pool.as_num(t).expect("a numeral has a value")),
                Op::Add => pool.args(t).iter().for_each(|&part| give(part, c.clone())),
                Op::ToReal => give(pool.arg(t, 0), c),
                Op::Mul => match (pool.as_num(pool.arg(t, 0)), pool.args(t)) {
                    (Some(k), [_, part]) => give(*part, &c * k),
                    _ => out.terms.push((t, c)),
                },
                _ => out.terms.push((t, c)),
            }
        }
        out.terms.sort_unstable_by_key(|(t, _)| *t);
        out
    }

    /// The sum of many expressions, by sorting: nothing is copied over and over.
    pub fn sum(parts: impl Iterator<Item = LinExpr>) -> Self {
        let mut out = Self::default();
        for part in parts {
            out.constant += &part.constant;
            out.terms.extend(part.terms);
        }
        out.terms.sort_by_key(|(t, _)| *t);
        out.terms.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += &next.1;
            }
            same
        });
        out.terms.retain(|(_, c)| !c.is_zero());
        out
    }

    /// Reads a bound, or its negation, as `expression <= 0` or `expression < 0`. `None` for equations and other formulas.
    pub fn of_bound(pool: &TermPool, literal: Term) -> Option<(LinExpr, Rel)> {
        Self::of_literal(pool, literal).filter(|(_, rel)| matches!(rel, Rel::Le | Rel::Lt))
    }

    /// Reads an arithmetic atom or its negation as `expression rel 0`. `None` for other formulas.
    /// Negated inequalities are turned around: `not (e <= 0)` is `-e < 0`.
    pub fn of_literal(pool: &TermPool, literal: Term) -> Option<(LinExpr, Rel)> {
        let (atom, negated) = pool.strip_not(literal);
        let rel = match pool.op(atom) {
            Op::Le => Rel::Le,
            Op::Lt => Rel::Lt,
            Op::Eq if pool.sort(pool.arg(atom, 0)).is_arith() => Rel::Eq,
            _ => return None,
        };
        let mut e = Self::of(pool, pool.arg(atom, 0));
        e.sub_assign(&Self::of(pool, pool.arg(atom, 1)));
        Some(match (rel, negated) {
            (Rel::Eq, true) => (e, Rel::Ne),
            (Rel::Le, true) => (e.scale(&Rat::MINUS_ONE), Rel::Lt),
            (Rel::Lt, true) => (e.scale(&Rat::MINUS_ONE), Rel::Le),
            (rel, _) => (e, rel),
        })
    }

    /// Whether there is no term.
    pub fn is_constant(&self) -> bool {
        self.terms.is_empty()
    }
    /// The coefficient of a term, 0 if it does not occur.
    pub fn coeff(&self, t: Term) -> Rat {
        match self.terms.binary_search_by_key(&t, |(t, _)| *t) {
            Ok(i) => self.terms[i].1.clone(),
            Err(_) => Rat::ZERO,
        }
    }
    /// Whether all terms are of sort `Int` (the coefficients may still be fractions).
    pub fn over_integers(&self, pool: &TermPool) -> bool {
        self.terms.iter().all(|(t, _)| pool.sort(*t) == Sort::INT)
    }

    /// Whether all coefficients and the constant are integers.
    pub fn is_integral(&self) -> bool {
        self.constant.is_int() && self.terms.iter().all(|(_, c)| c.is_int())
    }

    /// Adds `factor * other`.
    pub fn add_scaled(&mut self, other: &LinExpr, factor: &Rat) {
        if factor.is_zero() {
            return;
        }
        self.constant.add_mul(&other.constant, factor);
        if other.terms.is_empty() {
            return;
        }
        let mut out = Vec::with_capacity(self.terms.len() + other.terms.len());
        let mut mine = std::mem::take(&mut self.terms).into_iter().peekable();
        for (t, c) in &other.terms {
            while let Some(m) = mine.next_if(|(m, _)| m < t) {
                out.push(m);
            }
            let mut c = c * factor;
            if let Some((_, m)) = mine.next_if(|(m, _)| m == t) {
                c += &m;
            }
            if !c.is_zero() {
                out.push((*t, c));
            }
        }
        out.extend(mine);
        self.terms = out;
    }
    /// Adds `other`.
    pub fn add_assign(&mut self, other: &LinExpr) {
        self.add_scaled(other, &Rat::ONE);
    }
    /// Subtracts `other`.
    pub fn sub_assign(&mut self, other: &LinExpr) {
        self.add_scaled(other, &Rat::MINUS_ONE);
    }
    /// The expression times `factor`.
    pub fn scale(mut self, factor: &Rat) -> LinExpr {
        if factor.is_zero() {
            return Self::default();
        }
        for (_, c) in &mut self.terms {
            *c *= factor;
        }
        self.constant *= factor;
        self
    }
    /// Removes a term and returns its coefficient.
    pub fn remove(&mut self, t: Term) -> Rat {
        match self.terms.binary_search_by_key(&t, |(t, _)| *t) {
            Ok(i) => self.terms.remove(i).1,
            Err(_) => Rat::ZERO,
        }
    }
    /// The two cases of a term that is a choice, as expressions.
    pub fn cases(pool: &TermPool, t: Term) -> Option<[LinExpr; 2]> {
        (pool.op(t) == Op::Ite).then(|| [1, 2].map(|case| Self::of(pool, pool.arg(t, case))))
    }

    /// A choice among the terms, with its cases.
    pub fn choice(&self, pool: &TermPool) -> Option<(Term, [LinExpr; 2])> {
        self.terms.iter().find_map(|(t, _)| Some((*t, Self::cases(pool, *t)?)))
    }

    /// Replaces a term by an expression.
    pub fn substitute(&mut self, t: Term, by: &LinExpr) {
        let c = self.remove(t);
        self.add_scaled(by, &c);
    }

    /// The positive factor that makes the terms' coefficients integers without a common divisor; 1 if there is none.
    pub fn primitive_factor(&self) -> Rat {
        let mut lcm = Rat::ONE;
        for (_, c) in &self.terms {
            if !c.is_int() {
                lcm = lcm.lcm(&c.denom());
            }
        }
        let mut gcd = Rat::ZERO;
        for (_, c) in &self.terms {
            gcd = gcd.gcd(&(c * &lcm));
            if gcd.is_one() {
                return lcm;
            }
        }
        if gcd.is_zero() { Rat::ONE } else { &lcm / &gcd }
    }

    /// The expression as a term of the given arithmetic sort. Integer atoms are converted when the sort is `Real`.
    pub fn to_term(&self, pool: &mut TermPool, sort: Sort) -> Term {
        let mut args = Vec::with_capacity(self.terms.len() + 1);
        for (t, c) in &self.terms {
            let t = if sort == Sort::REAL && pool.sort(*t) == Sort::INT {
                pool.intern(Op::ToReal, Sort::REAL, &[*t])
            } else {
                *t
            };
            args.push(if c.is_one() {
                t
            } else {
                let k = pool.num(c.clone(), sort);
                pool.intern(Op::Mul, sort, &[k, t])
            });
        }
        if !self.constant.is_zero() || args.is_empty() {
            args.push(pool.num(self.constant.clone(), sort));
        }
        if let [t] = args[..] { t } else { pool.intern(Op::Add, sort, &args) }
    }

    /// The atom `self rel 0` in normal form: integer coefficients without a common divisor, the first one positive, the
    /// constant on the right, integer bounds tightened, and lower bounds as negated upper bounds.
    pub fn to_atom(&self, pool: &mut TermPool, rel: Rel) -> Term {
        if self.terms.is_empty() {
            let truth = match rel {
                Rel::Eq => self.constant.is_zero(),
                Rel::Ne => !self.constant.is_zero(),
                Rel::Le => !self.constant.is_positive(),
                Rel::Lt => self.constant.is_negative(),
            };
            return pool.bool(truth);
        }
        let integral = self.over_integers(pool);
        let flip = self.terms[0].1.is_negative();
        let factor = self.primitive_factor();
        let factor = if flip { -factor } else { factor };
        let mut sum = self.clone().scale(&factor);
        // sum.terms + k rel 0 becomes sum.terms rel' bound
        let bound = -std::mem::take(&mut sum.constant);
        let sort = if integral { Sort::INT } else { Sort::REAL };
        match rel {
            Rel::Eq | Rel::Ne => {
                let eq = if integral && !bound.is_int() {
                    pool.ff()
                } else {
                    let (lhs, rhs) = (sum.to_term(pool, sort), pool.num(bound, sort));
                    pool.intern(Op::Eq, Sort::BOOL, &[lhs, rhs])
                };
                if rel == Rel::Ne { pool.not(eq) } else { eq }
            }
            Rel::Le | Rel::Lt => bound_atom(pool, &sum, bound, rel == Rel::Lt, flip, integral),
        }
    }
}

/// `sum <= bound`, or `sum >= bound` if `lower`, strict or not, as an atom or its negation.
fn bound_atom(
    pool: &mut TermPool,
    sum: &LinExpr,
    bound: Rat,
    strict: bool,
    lower: bool,
    integral: bool,
) -> Term {
    let sort = if integral { Sort::INT } else { Sort::REAL };
    let lhs = sum.to_term(pool, sort);
    // A lower bound is the negation of the upper bound of the other strictness.
    let (mut bound, mut strict) = (bound, strict != lower);
    if integral {
        bound = if strict { &bound.ceil() - &Rat::ONE } else { bound.floor() };
        strict = false;
    }
    let rhs = pool.num(bound, sort);
    let atom = pool.intern(if strict { Op::Lt } else { Op::Le }, Sort::BOOL, &[lhs, rhs]);
    if lower { pool.not(atom) } else { atom }
}
