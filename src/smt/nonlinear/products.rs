//! The products of a candidate with the values that they have and should have.

use crate::candidate::Candidate;
use eufonium_base::{HashMap, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Term, TermPool};

/// A product of terms that are no numerals.
pub(super) struct Product {
    /// The product.
    pub term: Term,
    /// The different factors with their multiplicities.
    pub factors: Vec<(Term, u32)>,
    /// The value in the candidate.
    pub value: Rat,
    /// The product of the values of the factors.
    pub exact: Rat,
}

impl Product {
    /// Whether the candidate is wrong about it.
    pub fn is_wrong(&self) -> bool {
        self.value != self.exact
    }
    /// How many factors there are, counted with their multiplicities.
    pub fn degree(&self) -> u32 {
        self.factors.iter().map(|(_, n)| n).sum()
    }
}

/// All products of a candidate, and the values of their factors.
pub(super) struct Numbers {
    /// In the order in which they were met.
    pub products: Vec<Product>,
    /// The bounds of linear forms that the search has asserted.
    pub bounds: Vec<Bounds>,
    values: HashMap<Term, Rat>,
}

/// A linear form with the tightest bounds that the search has asserted.
pub(super) struct Bounds {
    /// The form.
    pub form: Term,
    /// It is at least this.
    pub lower: Option<Rat>,
    /// It is at most this.
    pub upper: Option<Rat>,
}

impl Numbers {
    /// Reads the candidate.
    pub fn of(pool: &TermPool, candidate: &Candidate<'_>) -> Self {
        let mut numbers =
            Numbers { products: Vec::new(), bounds: bounds(pool, candidate), values: HashMap::default() };
        for (t, column) in candidate.encoder.columns() {
            numbers.values.insert(t, candidate.theory.arith.value(column));
        }
        for &term in candidate.encoder.products() {
            if pool.op(term) != Op::Mul {
                continue;
            }
            let mut factors: Vec<(Term, u32)> = Vec::new();
            for &f in pool.args(term) {
                match factors.last_mut() {
                    Some((last, n)) if *last == f => *n += 1,
                    _ => factors.push((f, 1)),
                }
            }
            let value = numbers.values[&term].clone();
            let exact = pool.args(term).iter().fold(Rat::ONE, |p, f| p * numbers.value(pool, *f));
            numbers.products.push(Product { term, factors, value, exact });
        }
        numbers
    }

    /// Whether the search knows the product.
    pub fn is_known(&self, product: Term) -> bool {
        self.values.contains_key(&product)
    }

    /// The products that the candidate is wrong about.
    pub fn wrong(&self) -> impl Iterator<Item = &Product> {
        self.products.iter().filter(|p| p.is_wrong())
    }

    /// The value of an arithmetic term; products without a column have the value of products.
    pub fn value(&self, pool: &TermPool, t: Term) -> Rat {
        self.sum(pool, &LinExpr::of(pool, t))
    }

    /// The value of a sum.
    pub fn sum(&self, pool: &TermPool, e: &LinExpr) -> Rat {
        let mut sum = e.constant.clone();
        for (t, c) in &e.terms {
            match self.values.get(t) {
                Some(v) => sum.add_mul(c, v),
                // Factors of a product are no products themselves, so this nests as sums do.
                None if pool.op(*t) == Op::Mul => {
                    let product = pool.args(*t).iter().fold(Rat::ONE, |p, f| p * self.value(pool, *f));
                    sum.add_mul(c, &product);
                }
                None => {}
            }
        }
        sum
    }

    /// Whether an atom `e rel 0` holds.
    pub fn holds(&self, pool: &TermPool, (e, rel): &(LinExpr, Rel)) -> bool {
        let v = self.sum(pool, e);
        match rel {
            Rel::Eq => v.is_zero(),
            Rel::Ne => !v.is_zero(),
            Rel::Le => !v.is_positive(),
            Rel::Lt => v.is_negative(),
        }
    }

    /// Adds the clause `if all of these hold, then that`, if the candidate violates it.
    pub fn clause(
        &self,
        pool: &mut TermPool,
        premises: &[(LinExpr, Rel)],
        conclusion: &(LinExpr, Rel),
        out: &mut Vec<Term>,
    ) {
        if premises.iter().all(|p| self.holds(pool, p)) && !self.holds(pool, conclusion) {
            out.push(implication(pool, premises, conclusion));
        }
    }
}

/// The asserted bounds, by the form, in the order of the forms. Strict ones count as weak ones.
fn bounds(pool: &TermPool, candidate: &Candidate<'_>) -> Vec<Bounds> {
    let mut atoms: Vec<(Term, bool)> = Vec::new();
    for atom in candidate.encoder.comparisons(pool) {
        atoms.extend(candidate.truth(pool, atom).map(|truth| (atom, truth)));
    }
    atoms.sort_unstable_by_key(|(atom, _)| (pool.arg(*atom, 0), *atom));
    let mut out: Vec<Bounds> = Vec::new();
    for (atom, truth) in atoms {
        let form = pool.arg(atom, 0);
        let bound = pool.as_num(pool.arg(atom, 1)).expect("a normal comparison has a numeral on its right");
        if out.last().is_none_or(|b| b.form != form) {
            out.push(Bounds { form, lower: None, upper: None });
        }
        let place = out.last_mut().expect("one was pushed");
        if truth {
            if place.upper.as_ref().is_none_or(|u| bound < u) {
                place.upper = Some(bound.clone());
            }
        } else {
            // An integer beyond the bound is the next one at least.
            let beyond = if pool.sort(form) == Sort::INT { bound + &Rat::ONE } else { bound.clone() };
            if place.lower.as_ref().is_none_or(|l| beyond > *l) {
                place.lower = Some(beyond);
            }
        }
    }
    out
}

/// The formula `if all of these hold, then that`.
pub(super) fn implication(
    pool: &mut TermPool,
    premises: &[(LinExpr, Rel)],
    (e, rel): &(LinExpr, Rel),
) -> Term {
    let mut parts = vec![e.to_atom(pool, *rel)];
    for (e, rel) in premises {
        let atom = e.to_atom(pool, *rel);
        parts.push(pool.not(atom));
    }
    pool.or(&parts)
}

/// `small - great rel 0`.
pub(super) fn relate(small: &LinExpr, rel: Rel, great: &LinExpr) -> (LinExpr, Rel) {
    let mut e = small.clone();
    e.sub_assign(great);
    (e, rel)
}

/// 1 for numbers that are not negative, -1 for the others.
pub(super) fn sign_of(v: &Rat) -> Rat {
    if v.is_negative() { Rat::MINUS_ONE } else { Rat::ONE }
}
