//! Affine equalities between numbers.
//!
//! An element is a set of equations over the related dimensions of its space, in reduced echelon form: the first dimension of
//! each row has the factor 1 and is in no other row. The form is unique, so equal elements have equal rows.
//!
//! What holds in both of two elements is what follows from the rows of each, hence the join is the intersection of the spaces that
//! the rows span (the method of Zassenhaus). So a relation that all cases of a choice obey is found, whatever else they do. Chains
//! are as short as there are dimensions, and the join is a widening.
//!
//! Source: M. Karr, "Affine relationships among variables of a program" (Acta Informatica 1976). Deliberately absent: numbers beyond two
//! machine words, with which a row is forgotten.

use super::row::Row;
use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::{Rel, Term, TermPool};
use std::sync::Arc;

/// Equations with more terms bound no term by the others.
const MOST_TERMS: usize = 6;

/// Rows in reduced echelon form, or bottom.
#[derive(Clone, Debug)]
pub struct Affine {
    space: Arc<Space>,
    rows: Arc<Vec<Row>>,
    bottom: bool,
}

impl Affine {
    /// A row without the first dimensions of the others.
    pub(super) fn reduced(&self, row: &Row) -> Row {
        let mut out = row.clone();
        for known in &*self.rows {
            let lead = known.first().expect("a row has a dimension");
            if let Some(c) = out.factor(lead).cloned() {
                out = out.plus(known, &-&c);
            }
        }
        out
    }

    /// Adds an equation.
    pub(super) fn add(&mut self, row: &Row) {
        let row = self.reduced(row);
        let Some(lead) = row.first() else {
            self.bottom |= !row.constant.is_zero();
            return;
        };
        let row = row.normal();
        if !row.is_small() {
            return;
        }
        let rows = Arc::make_mut(&mut self.rows);
        for known in rows.iter_mut() {
            if let Some(c) = known.factor(lead).cloned() {
                *known = known.plus(&row, &-&c);
            }
        }
        rows.push(row);
        rows.retain(Row::is_small);
        rows.sort_by_key(Row::first);
    }

    /// The equation that a sum is 0; `None` if it has a dimension that is not related.
    fn row(&self, sum: &Sum) -> Option<Row> {
        let related = sum.terms.iter().all(|(d, _)| self.space.place(*d).is_some());
        related.then(|| Row::of_sum(sum))
    }

    /// The equations.
    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The only value of a dimension, if there is one.
    pub fn single(&self, d: Dim) -> Option<Rat> {
        let row = self.rows.iter().find(|row| row.first() == Some(d))?;
        (row.terms.len() == 1).then(|| -&row.constant)
    }

    /// The equations with one of these dimensions and at least one other, as sums that are 0.
    pub fn sums(&self, dims: &[Dim]) -> Vec<Sum> {
        let with = |row: &&Row| {
            (2..=MOST_TERMS).contains(&row.terms.len()) && row.terms.iter().any(|(d, _)| dims.contains(d))
        };
        let sum = |row: &Row| {
            let integral = row.constant.is_int()
                && row.terms.iter().all(|(d, c)| c.is_int() && self.space.kind(*d) == Kind::Int);
            Sum { terms: row.terms.clone(), constant: row.constant.clone(), integral }
        };
        self.rows.iter().filter(with).map(sum).collect()
    }

    /// Assumes the value of a dimension.
    pub fn assume_single(&mut self, d: Dim, value: &Rat) {
        if !self.bottom && self.space.place(d).is_some() {
            self.add(&Row { constant: -value, ..Row::of(d) });
        }
    }

    /// The rows that both spaces of rows span: `[a | a]` for rows `a` of one and `[b | 0]` for those of the other are
    /// eliminated from the left, and what is 0 there has a member of both on the right.
    fn common(&self, other: &Affine) -> Vec<Row> {
        // The constant is a dimension here, the last one; the right half comes after it.
        let constant = self.space.len();
        let shift = constant + 1;
        let homogeneous = |row: &Row| {
            let mut terms = row.terms.clone();
            if !row.constant.is_zero() {
                terms.push((constant, row.constant.clone()));
            }
            terms
        };
        let mut pairs: Vec<Row> = Vec::new();
        for row in &*self.rows {
            let mut terms = homogeneous(row);
            let copy: Vec<(Dim, Rat)> = terms.iter().map(|(d, c)| (d + shift, c.clone())).collect();
            terms.extend(copy);
            pairs.push(Row { terms, constant: Rat::ZERO });
        }
        pairs.extend(other.rows.iter().map(|row| Row { terms: homogeneous(row), constant: Rat::ZERO }));
        let mut echelon: Vec<Row> = Vec::new();
        let mut out = Vec::new();
        for row in pairs {
            let mut row = row;
            while let Some(lead) = row.first().filter(|d| *d < shift) {
                let Some(known) = echelon.iter().find(|known| known.first() == Some(lead)) else { break };
                let c = row.terms[0].1.clone();
                row = row.plus(known, &-&c);
            }
            match row.first() {
                Some(lead) if lead < shift => echelon.push(row.normal()),
                Some(_) => out.push(Self::from_right(&row, shift, constant)),
                None => {}
            }
        }
        out
    }

    /// The equation in the right half of a row.
    fn from_right(row: &Row, shift: usize, constant: Dim) -> Row {
        let mut out = Row::default();
        for (d, c) in &row.terms {
            match d - shift {
                d if d == constant => out.constant = c.clone(),
                d => out.terms.push((d, c.clone())),
            }
        }
        out
    }

    /// The rows over dimensions that a function gives new names, as it finds them.
    fn add_renamed(&mut self, rows: &[Row], name: impl Fn(Dim) -> Option<Dim>) {
        for row in rows {
            if self.bottom {
                return;
            }
            if let Some(row) = row.renamed(&name) {
                self.add(&row);
            }
        }
    }
}

impl Domain for Affine {
    fn top(space: &Arc<Space>) -> Self {
        Affine { space: space.clone(), rows: Arc::default(), bottom: false }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Affine { bottom: true, ..Self::top(space) }
    }
    fn is_bottom(&self) -> bool {
        self.bottom
    }
    fn includes(&self, other: &Self) -> bool {
        if self.bottom || other.bottom {
            return other.bottom;
        }
        let follows = |row: &Row| {
            let rest = other.reduced(row);
            rest.terms.is_empty() && rest.constant.is_zero()
        };
        Arc::ptr_eq(&self.rows, &other.rows) || self.rows.iter().all(follows)
    }
    fn join(&self, other: &Self) -> Self {
        match (self.bottom, other.bottom) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ if Arc::ptr_eq(&self.rows, &other.rows) || self.rows == other.rows => self.clone(),
            _ => {
                let mut out = Self::top(&self.space);
                self.common(other).iter().for_each(|row| out.add(row));
                out
            }
        }
    }
    fn meet(&self, other: &Self) -> Self {
        let mut out = self.clone();
        out.bottom |= other.bottom;
        out.add_renamed(&other.rows, Some);
        out
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        self.join(next)
    }
    fn assume(&mut self, atom: &Atom) {
        if let Atom::Linear(sum, rel @ (Rel::Eq | Rel::Ne)) = atom
            && !self.bottom
            && let Some(row) = self.row(sum)
        {
            match rel {
                Rel::Eq => self.add(&row),
                _ => self.bottom |= self.reduced(&row) == Row::default(),
            }
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let mut out = Affine { bottom: self.bottom, ..Self::top(space) };
        // Dimensions that go come first, so that rows that do not begin with one are without any.
        let last = self.space.len();
        let mut ordered = Self::top(&self.space);
        for row in &*self.rows {
            let mut terms: Vec<(Dim, Rat)> = row.terms.clone();
            terms.iter_mut().for_each(|(d, _)| *d += if dims.contains(d) { last } else { 0 });
            terms.sort_by_key(|(d, _)| *d);
            ordered.add(&Row { terms, constant: row.constant.clone() });
        }
        let rows: Vec<Row> =
            ordered.rows.iter().filter(|row| row.first().is_some_and(|d| d >= last)).cloned().collect();
        let place = |d: Dim| dims.iter().position(|e| *e == d).filter(|i| space.place(*i).is_some());
        out.add_renamed(&rows, |d| place(d - last));
        for (i, d) in dims.iter().enumerate() {
            if let Some(first) = place(*d)
                && first < i
                && space.place(i).is_some()
                && !out.bottom
            {
                out.add(&Row { terms: vec![(first, Rat::ONE), (i, Rat::MINUS_ONE)], constant: Rat::ZERO });
            }
        }
        out
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        self.bottom |= other.bottom;
        let space = self.space.clone();
        self.add_renamed(&other.rows, |d| Some(dims[d]).filter(|d| space.place(*d).is_some()));
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        out.extend(self.rows.iter().map(|row| row.to_atom(pool, vars, Rel::Eq)));
    }
}
