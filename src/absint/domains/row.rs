//! Linear expressions over dimensions, sparse: the rows of equations and inequalities.
//!
//! Invariant: the dimensions of a row are in order and distinct, no factor is 0.

use crate::atom::Sum;
use crate::space::{Dim, Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Term, TermPool};
use std::cmp::Ordering;

/// Integers of more bits are too great for a row.
const MOST_BITS: u32 = 96;
/// Factors of more bits are great.
const MOST_FACTOR_BITS: u32 = 60;

/// `sum of scaled dimensions + constant`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) terms: Vec<(Dim, Rat)>,
    pub(super) constant: Rat,
}

impl Row {
    /// The row of one dimension.
    pub(super) fn of(d: Dim) -> Row {
        Row { terms: vec![(d, Rat::ONE)], constant: Rat::ZERO }
    }

    /// The row of a sum.
    pub(super) fn of_sum(sum: &Sum) -> Row {
        let mut terms = sum.terms.clone();
        terms.sort_by_key(|(d, _)| *d);
        Row { terms, constant: sum.constant.clone() }
    }

    pub(super) fn first(&self) -> Option<Dim> {
        self.terms.first().map(|(d, _)| *d)
    }

    pub(super) fn dims(&self) -> impl Iterator<Item = Dim> + '_ {
        self.terms.iter().map(|(d, _)| *d)
    }

    pub(super) fn factor(&self, d: Dim) -> Option<&Rat> {
        self.terms.binary_search_by_key(&d, |(d, _)| *d).ok().map(|i| &self.terms[i].1)
    }

    /// This row and a multiple of another one.
    pub(super) fn plus(&self, other: &Row, by: &Rat) -> Row {
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut i, mut j) = (0, 0);
        loop {
            let order = match (self.terms.get(i), other.terms.get(j)) {
                (None, None) => break,
                (Some((d, _)), Some((e, _))) => d.cmp(e),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
            };
            match order {
                Ordering::Less => terms.push(self.terms[i].clone()),
                Ordering::Greater => terms.push((other.terms[j].0, &other.terms[j].1 * by)),
                Ordering::Equal => {
                    let sum = &self.terms[i].1 + &(&other.terms[j].1 * by);
                    if !sum.is_zero() {
                        terms.push((self.terms[i].0, sum));
                    }
                }
            }
            i += usize::from(order != Ordering::Greater);
            j += usize::from(order != Ordering::Less);
        }
        Row { terms, constant: &self.constant + &(&other.constant * by) }
    }

    /// A multiple of this row, not by 0.
    pub(super) fn times(&self, by: &Rat) -> Row {
        let terms = self.terms.iter().map(|(d, c)| (*d, c * by)).collect();
        Row { terms, constant: &self.constant * by }
    }

    /// The row with factor 1 at its first dimension.
    pub(super) fn normal(self) -> Row {
        match self.terms.first() {
            Some((_, lead)) if !lead.is_one() => self.times(&lead.recip()),
            _ => self,
        }
    }

    /// The positive multiple whose factors are coprime integers.
    pub(super) fn primitive(self) -> Row {
        let Some((_, first)) = self.terms.first() else { return self };
        let (mut numer, mut denom) = (first.numer().abs(), first.denom());
        for (_, c) in &self.terms[1..] {
            numer = numer.gcd(&c.numer());
            denom = denom.lcm(&c.denom());
        }
        let by = &denom / &numer;
        if by.is_one() { self } else { self.times(&by) }
    }

    /// Whether all numbers are small fractions or integers that leave room in two machine words. Products of the bounds of 64-bit words are such.
    pub(super) fn is_small(&self) -> bool {
        let fits = |n: &Rat| n.is_small() || n.to_i128().is_some_and(|n| n.unsigned_abs() < 1 << MOST_BITS);
        fits(&self.constant) && self.terms.iter().all(|(_, c)| fits(c))
    }

    /// Whether a factor is of the size of words of 64 bits: such rows join their bounds, and say nothing of a program.
    pub(super) fn has_great_factors(&self) -> bool {
        let is_great = |n: &Rat| n.to_i128().is_none_or(|n| n.unsigned_abs() >= 1 << MOST_FACTOR_BITS);
        self.terms.iter().any(|(_, c)| is_great(c))
    }

    /// Whether all dimensions and all factors are integers.
    pub(super) fn is_integral(&self, space: &Space) -> bool {
        self.terms.iter().all(|(d, c)| c.is_int() && space.kind(*d) == Kind::Int)
    }

    /// The row over dimensions that a function gives new names; `None` if one has none.
    pub(super) fn renamed(&self, name: impl Fn(Dim) -> Option<Dim>) -> Option<Row> {
        let mut terms: Vec<(Dim, Rat)> = Vec::with_capacity(self.terms.len());
        for (d, c) in &self.terms {
            let d = name(*d)?;
            match terms.iter_mut().find(|(e, _)| *e == d) {
                Some((_, known)) => *known += c,
                None => terms.push((d, c.clone())),
            }
        }
        terms.retain(|(_, c)| !c.is_zero());
        terms.sort_by_key(|(d, _)| *d);
        Some(Row { terms, constant: self.constant.clone() })
    }

    /// `row rel 0`, where `vars` stand for the dimensions.
    pub(super) fn to_atom(&self, pool: &mut TermPool, vars: &[Term], rel: Rel) -> Term {
        let mut sum = LinExpr::constant(self.constant.clone());
        for (d, c) in &self.terms {
            sum.add_scaled(&LinExpr::scaled(vars[*d], Rat::ONE), c);
        }
        sum.to_atom(pool, rel)
    }
}
