//! Steps of linear arithmetic.

use super::builder::Builder;
use eufonium_alethe::linear::{Linear, Relation, negation};
use eufonium_alethe::{Expr, Head, StepId};
use eufonium_base::{HashMap, Rat};

impl Builder<'_> {
    /// A clause whose negated literals, with these multipliers, contradict each other, once the terms in them are in normal
    /// form.
    pub(super) fn farkas(&mut self, clause: Vec<Expr>, multipliers: &[Rat]) -> Option<StepId> {
        let mut sum = Linear::default();
        for (&literal, factor) in clause.iter().zip(multipliers) {
            let (row, relation) = negation(&self.translation.exprs, literal)?;
            let factor = if relation == Relation::Equal { factor.clone() } else { factor.abs() };
            for (e, c) in &row.terms {
                sum.add_term(*e, &(&factor * c));
            }
        }
        let mut rest: Vec<(Expr, Rat)> = sum.terms.into_iter().filter(|(_, c)| !c.is_zero()).collect();
        rest.sort_unstable();
        let (mut literals, mut factors) = (clause.clone(), multipliers.to_vec());
        let mut equalities = Vec::new();
        for (e, c) in rest {
            if let Some(step) = self.normal_form(e) {
                equalities.push(step);
                let equality = self.clause(step)[0];
                literals.push(self.not(equality));
                factors.push(-c);
            }
        }
        let args = factors.iter().map(|f| self.number(f)).collect();
        let lemma = self.tautology("la_generic", literals, args);
        if equalities.is_empty() {
            return Some(lemma);
        }
        equalities.insert(0, lemma);
        self.resolve(clause, &equalities)
    }

    /// A clause of two literals of one linear form, of which at most the first one is an equality.
    pub(super) fn bounds(&mut self, clause: Vec<Expr>) -> Option<StepId> {
        let (first, relation) = negation(&self.translation.exprs, clause[0])?;
        let (second, _) = negation(&self.translation.exprs, clause[1])?;
        let (first, second) = (self.canonical(&first), self.canonical(&second));
        let Some((e, a)) = first.iter().filter(|(_, c)| !c.is_zero()).min() else {
            return Some(self.hole(clause));
        };
        let Some(b) = second.get(e).filter(|c| !c.is_zero()) else { return Some(self.hole(clause)) };
        let common = a.gcd(b);
        let (mut first_factor, second_factor) = (b.abs() / common.clone(), a.abs() / common);
        if relation == Relation::Equal && a.is_negative() == b.is_negative() {
            first_factor = -first_factor;
        }
        self.farkas(clause, &[first_factor, second_factor])
    }

    /// The coefficients over terms in normal form.
    fn canonical(&mut self, row: &Linear) -> HashMap<Expr, Rat> {
        let mut out = Linear::default();
        for (e, c) in &row.terms {
            let image = self.image(*e);
            out.add(&self.translation.exprs, image, c.clone());
        }
        out.terms
    }

    /// An equality of numbers from its two bounds, whose negations are the other literals; or by itself, if the sides have
    /// one normal form.
    pub(super) fn antisymmetry(&mut self, clause: Vec<Expr>) -> Option<StepId> {
        let (a, b) = self.translation.exprs.equality(clause[0])?;
        let (below, above) = (self.app(Head::Le, &[a, b]), self.app(Head::Le, &[b, a]));
        let (not_below, not_above) = (self.not(below), self.not(above));
        let either = vec![clause[0], not_below, not_above];
        let disjunction = self.app(Head::Or, &either);
        let disjunction = self.tautology("la_disequality", vec![disjunction], Vec::new());
        let mut steps = vec![self.step("or", either, vec![disjunction], Vec::new())];
        for (i, half) in [below, above].into_iter().enumerate() {
            steps.push(match clause.get(i + 1) {
                Some(&bound) if self.not(half) == bound => continue,
                Some(&bound) => self.bounds(vec![half, bound])?,
                None => self.farkas(vec![half], &[Rat::ONE])?,
            });
        }
        self.resolve(clause, &steps)
    }
}
