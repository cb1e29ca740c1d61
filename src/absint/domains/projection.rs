//! Systems of equations and inequalities, projected to a few dimensions.
//!
//! Dimensions go by an equation if one has them, else by Fourier and Motzkin: each inequality that bounds one from above meets each that
//! bounds it from below. What is made of more inequalities than steps allow follows from others (Kohler), which is told by the history of each.
//!
//! Sources: D. A. Kohler, "Projections of convex polyhedral sets" (1967). Every operation may forget rows.

use super::cone::{Generators, Vector, generators, shortest};
use super::row::Row;
use crate::space::Dim;
use eufonium_base::Rat;

/// A dimension whose elimination makes more rows than this is forgotten instead.
const MOST_PAIRS: usize = 40;

/// Adds the dimensions of a row that are not there.
pub(super) fn extend(dims: &mut Vec<Dim>, row: &Row) {
    for d in row.dims() {
        if !dims.contains(&d) {
            dims.push(d);
        }
    }
}

/// An inequality, with the set of those that it was made of.
#[derive(Clone, Debug)]
pub(super) struct History {
    pub(super) row: Row,
    of: u128,
}

impl History {
    pub(super) fn new(row: Row) -> Self {
        History { row, of: 0 }
    }
}

/// Equations and inequalities in any form.
#[derive(Clone, Debug, Default)]
pub(super) struct System {
    pub(super) equations: Vec<Row>,
    pub(super) rows: Vec<History>,
}

impl System {
    pub(super) fn dims(&self) -> Vec<Dim> {
        let mut dims = Vec::new();
        self.equations.iter().chain(self.rows.iter().map(|h| &h.row)).for_each(|row| extend(&mut dims, row));
        dims
    }

    /// What the system says about these dimensions alone, as a cone with a coordinate for the constants.
    pub(super) fn cone(&self, dims: &[Dim]) -> Option<Generators> {
        let mut small = self.clone();
        small.project(|d| dims.contains(&d));
        let vector = |row: &Row| -> Option<Vector> {
            let factor = |d: &Dim| row.factor(*d).cloned().unwrap_or_default();
            shortest(
                &std::iter::once(row.constant.clone()).chain(dims.iter().map(factor)).collect::<Vec<_>>(),
            )
        };
        let mut positive = vec![0; dims.len() + 1];
        positive[0] = -1;
        // Rows with numbers that are too great are forgotten.
        let equations: Vec<Vector> = small.equations.iter().filter_map(vector).collect();
        let mut rows = vec![positive];
        rows.extend(small.rows.iter().filter_map(|h| vector(&h.row)));
        generators(dims.len() + 1, equations.iter(), rows.iter())
    }

    /// Eliminates all dimensions but those that are kept.
    pub(super) fn project(&mut self, kept: impl Fn(Dim) -> bool) {
        let mut gone = self.dims();
        gone.retain(|d| !kept(*d));
        gone.retain(|d| !self.substitute(*d));
        self.rows.truncate(128);
        for (i, h) in self.rows.iter_mut().enumerate() {
            h.of = 1 << i;
        }
        let mut steps = 0;
        while !gone.is_empty() {
            let (i, _) = gone
                .iter()
                .enumerate()
                .map(|(i, d)| (i, self.pairs(*d)))
                .min_by_key(|(_, pairs)| *pairs)
                .expect("it is not empty");
            let d = gone.swap_remove(i);
            steps += 1;
            self.eliminate(d, steps);
        }
    }

    /// Uses an equation to eliminate a dimension, if one contains it.
    fn substitute(&mut self, d: Dim) -> bool {
        let with = |(_, row): &(usize, &Row)| row.factor(d).is_some();
        let best = self.equations.iter().enumerate().filter(with).min_by_key(|(_, row)| row.terms.len());
        let Some((i, _)) = best else { return false };
        let row = self.equations.swap_remove(i);
        let lead = row.factor(d).expect("it was chosen for it").clone();
        let without = |other: &mut Row| {
            if let Some(c) = other.factor(d) {
                let by = -&(c / &lead);
                *other = other.plus(&row, &by);
            }
        };
        self.equations.iter_mut().for_each(without);
        self.rows.iter_mut().for_each(|h| without(&mut h.row));
        true
    }

    fn signs(&self, d: Dim) -> (usize, usize) {
        let count = |positive: bool| {
            let of = |h: &&History| h.row.factor(d).is_some_and(|c| c.is_positive() == positive);
            self.rows.iter().filter(of).count()
        };
        (count(true), count(false))
    }

    fn pairs(&self, d: Dim) -> usize {
        let (above, below) = self.signs(d);
        above * below
    }

    /// Eliminates a dimension from the inequalities, the step of this number.
    fn eliminate(&mut self, d: Dim, step: u32) {
        let forget = self.pairs(d) > MOST_PAIRS;
        let (with, mut rest): (Vec<History>, Vec<History>) =
            std::mem::take(&mut self.rows).into_iter().partition(|h| h.row.factor(d).is_some());
        if !forget {
            let (above, below): (Vec<&History>, Vec<&History>) =
                with.iter().partition(|h| h.row.factor(d).is_some_and(Rat::is_positive));
            for a in above {
                for b in &below {
                    let of = a.of | b.of;
                    let (Some(x), Some(y)) = (a.row.factor(d), b.row.factor(d)) else { continue };
                    let row = a.row.times(&-y).plus(&b.row, x).primitive();
                    if of.count_ones() <= step + 1 && row.is_small() {
                        rest.push(History { row, of });
                    }
                }
            }
        }
        for new in rest {
            match self.rows.iter_mut().find(|h| h.row.terms == new.row.terms) {
                Some(known) if known.row.constant >= new.row.constant => {}
                Some(known) => *known = new,
                None => self.rows.push(new),
            }
        }
    }
}
