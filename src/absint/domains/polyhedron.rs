//! Convex polyhedra of few dimensions: inequalities between sums, and equations.
//!
//! An element is a conjunction of sparse rows `sum <= 0` beside equations in reduced echelon form; rows contain no dimension that an equation
//! determines, have coprime integer factors and, between integers, integer constants, and no two have the same factors. So `i' = i + 1` costs no dimension, and
//! what meets is as small as what is free.
//!
//! The join is the convex hull, but only of what differs: rows that both elements have stay, and the hull of the others is taken over their own dimensions, if
//! these are at most `MOST_DIMS`; otherwise pack by pack (`Space::packs`), after a projection. The hull goes through generators and back (`cone`). Projection
//! is by equations, then by Fourier and Motzkin. Widening keeps the rows that the next element obeys, where an equation counts as two rows, and moves those of
//! which the next element has a weaker one to a threshold; where an equation is lost, it also keeps equations of the hull, and rows of it that are rows or equations of this element by its equations: `x <= 6 p`
//! where `x <= 6` and `p = 1` were known. In place of a row that is lost it keeps sums with other rows that are shorter than that, or after an equation was lost
//! as long. So the number of equations falls, or rows become fewer or shorter, or a constant takes one of finitely many values. What widening
//! returns stays as it is.
//!
//! Source: P. Cousot and N. Halbwachs, "Automatic discovery of linear restraints among variables of a program" (POPL 1978); N. Halbwachs, "Détermination automatique de relations linéaires vérifiées par les
//! variables d'un programme" (1979), for what is kept of the hull.
//! Every operation may forget rows: beyond `MOST_ROWS`, `MOST_TERMS`, where numbers leave two machine words and where a cone
//! has too many rays. Deliberately absent: strict inequalities, a minimal form, the widening of Bagnara et al., integer hulls.

use super::Affine;
use super::cone::{Generators, Vector, generators};
use super::entailment::entails;
use super::projection::{History, System, extend};
use super::row::Row;
use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Space};
use eufonium_base::Rat;
use eufonium_ir::{Rel, Term, TermPool};
use std::sync::Arc;

/// Elements have at most so many inequalities.
const MOST_ROWS: usize = 64;
/// Inequalities have at most so many dimensions.
const MOST_TERMS: usize = 5;
/// Hulls are taken over at most so many dimensions.
const MOST_DIMS: usize = 8;

/// Inequalities and equations, or bottom.
#[derive(Clone, Debug)]
pub struct Polyhedra {
    space: Arc<Space>,
    equations: Affine,
    rows: Arc<Vec<Row>>,
    bottom: bool,
}

/// The negation of a row's sum.
fn opposite(row: &Row) -> Row {
    row.times(&Rat::MINUS_ONE)
}

fn are_opposite(a: &Row, b: &Row) -> bool {
    a.terms.len() == b.terms.len()
        && a.terms.iter().zip(&b.terms).all(|((d, c), (e, f))| d == e && (c + f).is_zero())
}

fn within(row: &Row, dims: &[Dim]) -> bool {
    row.dims().all(|d| dims.contains(&d))
}

impl Polyhedra {
    /// Assumes that a row is at most 0, or 0. Constants of rows between integers are rounded.
    fn add(&mut self, row: Row, equal: bool) {
        self.put(row, equal, true);
    }

    /// Assumes that a row is at most 0, or 0. Without rounding no rational point is lost.
    fn put(&mut self, row: Row, equal: bool, round: bool) {
        let mut work = vec![(row, equal)];
        while let Some((row, equal)) = work.pop() {
            if self.bottom {
                return;
            }
            if equal {
                self.equations.add(&row);
                self.bottom |= self.equations.is_bottom() || self.lacks_integers();
                let leads: Vec<Dim> = self.equations.rows().iter().filter_map(Row::first).collect();
                let stale = |row: &Row| row.dims().any(|d| leads.contains(&d));
                if self.rows.iter().any(stale) {
                    let (again, kept): (Vec<Row>, Vec<Row>) = self.rows.iter().cloned().partition(stale);
                    self.rows = Arc::new(kept);
                    work.extend(again.into_iter().map(|row| (row, false)));
                }
                continue;
            }
            let mut row = self.equations.reduced(&row).primitive();
            if round && row.is_integral(&self.space) {
                row.constant = row.constant.ceil();
            }
            if row.terms.is_empty() {
                self.bottom |= row.constant.is_positive();
            } else if row.terms.len() <= MOST_TERMS && row.is_small() && !row.has_great_factors() {
                work.extend(self.insert(row).map(|row| (row, true)));
            }
        }
    }

    /// Whether an equation between integers has no solution as its factors have a divisor that the constant has not.
    fn lacks_integers(&self) -> bool {
        let of = |row: &Row| row.clone().primitive();
        let lacks = |row: Row| row.is_integral(&self.space) && !row.constant.is_int();
        self.equations.rows().iter().any(|row| lacks(of(row)))
    }

    /// Adds a row in normal form; if the opposite one is there, the equation that both are.
    fn insert(&mut self, row: Row) -> Option<Row> {
        if let Some(i) = self.rows.iter().position(|known| known.terms == row.terms) {
            if self.rows[i].constant >= row.constant {
                return None;
            }
            Arc::make_mut(&mut self.rows).remove(i);
        }
        if let Some(i) = self.rows.iter().position(|known| are_opposite(known, &row)) {
            let gap = &self.rows[i].constant + &row.constant;
            if gap.is_positive() {
                self.bottom = true;
                return None;
            }
            if gap.is_zero() {
                Arc::make_mut(&mut self.rows).remove(i);
                return Some(row);
            }
        }
        if self.rows.len() < MOST_ROWS {
            Arc::make_mut(&mut self.rows).push(row);
        }
        None
    }

    /// Whether a row is at most 0 at all points.
    fn obeys(&self, row: &Row) -> bool {
        let row = self.equations.reduced(row).primitive();
        if row.terms.is_empty() {
            return !row.constant.is_positive();
        }
        let known = self.rows.iter().any(|known| known.terms == row.terms && known.constant >= row.constant);
        known || entails(&self.rows, &[], &row)
    }

    /// Whether the inequalities contradict each other. Elements are not made bottom when they come to, as that takes a search.
    fn lacks_points(&self) -> bool {
        entails(&self.rows, &[], &Row { terms: Vec::new(), constant: Rat::ONE })
    }

    /// Whether a row is at most 0 at all points, as far as that shows at once: one row says it, or the bounds of its dimensions.
    fn obeys_plainly(&self, row: &Row) -> bool {
        let row = self.equations.reduced(row).primitive();
        if self.rows.iter().any(|known| known.terms == row.terms && known.constant >= row.constant) {
            return true;
        }
        let mut most = row.constant.clone();
        for (d, c) in &row.terms {
            let (low, high) = self.bounds(*d);
            match if c.is_positive() { high } else { low } {
                Some(bound) => most.add_mul(c, &bound),
                None => return false,
            }
        }
        !most.is_positive()
    }

    /// Whether this has all points of another element, as far as that shows at once.
    fn plainly_includes(&self, other: &Self) -> bool {
        self.equations.includes(&other.equations) && self.rows.iter().all(|row| other.obeys_plainly(row))
    }

    /// Whether a row is 0 at all points.
    fn obeys_equation(&self, row: &Row) -> bool {
        let rest = self.equations.reduced(row);
        (rest.terms.is_empty() && rest.constant.is_zero())
            || (!self.rows.is_empty() && self.obeys(&rest) && self.obeys(&opposite(&rest)))
    }

    /// Whether a row that holds here says by the equations what a row or an equation says. Rows of the hull with the next element, other than those
    /// that widening keeps anyway, are such only where an equation is lost, which happens finitely often.
    fn says_by_equations(&self, row: &Row) -> bool {
        let here = self.equations.reduced(row).primitive();
        let is_tight = here.terms.is_empty() && here.constant.is_zero();
        is_tight || self.rows.contains(&here)
    }

    /// What follows from a row and another one without one of their dimensions, of fewer dimensions than said. A face that turns with each round of a
    /// loop, as `2 x <= y + 10 i` and `3 x <= y + 20 i`, says with `y <= x` what it turns towards: `x <= 10 i`.
    fn shorter_sums<'a>(&'a self, row: &'a Row, below: usize) -> impl Iterator<Item = Row> + 'a {
        let without = move |other: &Row, d: Dim, factor: &Rat| {
            let by = -&(factor / other.factor(d)?);
            let sum = by.is_positive().then(|| row.plus(other, &by).primitive())?;
            (!sum.terms.is_empty() && sum.terms.len() < below && sum.is_small()).then_some(sum)
        };
        self.rows
            .iter()
            .flat_map(move |other| row.terms.iter().filter_map(move |(d, c)| without(other, *d, c)))
    }

    /// The bounds of a dimension that are written down.
    pub fn bounds(&self, d: Dim) -> (Option<Rat>, Option<Rat>) {
        let (mut low, mut high) = (None, None);
        for row in self.rows.iter().filter(|row| row.terms.len() == 1 && row.terms[0].0 == d) {
            let bound = -&(&row.constant / &row.terms[0].1);
            if row.terms[0].1.is_positive() { high = Some(bound) } else { low = Some(bound) }
        }
        (low, high)
    }

    /// Assumes bounds of one dimension.
    pub fn assume_bounds(&mut self, d: Dim, low: Option<&Rat>, high: Option<&Rat>) {
        if self.space.place(d).is_none() {
            return;
        }
        let (known_low, known_high) = self.bounds(d);
        if let Some(high) = high.filter(|n| known_high.is_none_or(|known| **n < known)) {
            self.add(Row { constant: -high, ..Row::of(d) }, false);
        }
        if let Some(low) = low.filter(|n| known_low.is_none_or(|known| **n > known)) {
            self.add(Row { constant: -low, ..Row::of(d) }.times(&Rat::MINUS_ONE), false);
        }
    }

    /// The inequalities with one of these dimensions and at least one other, as sums that are at most 0.
    pub fn sums(&self, dims: &[Dim]) -> Vec<Sum> {
        let with = |row: &&Row| row.terms.len() > 1 && row.dims().any(|d| dims.contains(&d));
        let sum = |row: &Row| Sum {
            terms: row.terms.clone(),
            constant: row.constant.clone(),
            integral: row.constant.is_int() && row.is_integral(&self.space),
        };
        self.rows.iter().filter(with).map(sum).collect()
    }

    /// What is known besides `common`, and not in `shared`: equations and rows.
    fn rest(&self, common: &Affine, shared: &[Row]) -> System {
        let rest = self.equations.rows().iter().map(|row| common.reduced(row));
        System {
            equations: rest.filter(|row| !row.terms.is_empty()).collect(),
            rows: self.rows.iter().filter(|row| !shared.contains(row)).cloned().map(History::new).collect(),
        }
    }

    /// Adds to `out` the hull of what two systems say about these dimensions; whether one of them has no points.
    fn hull(out: &mut Polyhedra, a: &System, b: &System, dims: &[Dim]) -> Option<(bool, bool)> {
        let (a, b) = (a.cone(dims)?, b.cone(dims)?);
        let empty = |of: &Generators| of.rays.iter().all(|ray| ray[0] == 0);
        if empty(&a) || empty(&b) {
            return Some((empty(&a), empty(&b)));
        }
        let polar = generators(dims.len() + 1, a.lines.iter().chain(&b.lines), a.rays.iter().chain(&b.rays))?;
        let row = |v: &Vector| {
            let factors = dims.iter().zip(&v[1..]).filter(|(_, c)| **c != 0);
            let mut terms: Vec<(Dim, Rat)> = factors.map(|(d, c)| (*d, Rat::of_i128(*c))).collect();
            terms.sort_by_key(|(d, _)| *d);
            Row { terms, constant: Rat::of_i128(v[0]) }
        };
        polar.lines.iter().for_each(|v| out.put(row(v), true, false));
        polar.rays.iter().for_each(|v| out.put(row(v), false, false));
        Some((false, false))
    }

    /// The dimensions of hulls: of all that differs, with what ties them; or those of packs.
    fn groups(&self, differ: &[Dim], shared: &[Row]) -> Vec<Vec<Dim>> {
        if differ.len() > MOST_DIMS {
            let of = |pack: &Vec<Dim>| -> Vec<Dim> {
                pack.iter().copied().filter(|d| differ.contains(d)).take(MOST_DIMS).collect()
            };
            return self.space.packs().iter().map(of).filter(|group| group.len() > 1).collect();
        }
        let mut group = differ.to_vec();
        for row in shared.iter().filter(|row| row.dims().any(|d| differ.contains(&d))) {
            let mut more = group.clone();
            extend(&mut more, row);
            if more.len() <= MOST_DIMS {
                group = more;
            }
        }
        vec![group]
    }
}

impl Domain for Polyhedra {
    fn top(space: &Arc<Space>) -> Self {
        Polyhedra { space: space.clone(), equations: Affine::top(space), rows: Arc::default(), bottom: false }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Polyhedra { bottom: true, ..Self::top(space) }
    }
    fn is_bottom(&self) -> bool {
        self.bottom
    }
    fn includes(&self, other: &Self) -> bool {
        if self.bottom || other.bottom {
            return other.bottom;
        }
        let equations = || self.equations.rows().iter().all(|row| other.obeys_equation(row));
        let rows = || self.rows.iter().all(|row| other.obeys(row));
        // Of rows without a solution the factors of Farkas' lemma need not exist, as for a dimension that they leave free.
        (equations() && (Arc::ptr_eq(&self.rows, &other.rows) || rows())) || other.lacks_points()
    }
    fn join(&self, other: &Self) -> Self {
        if self.bottom || other.bottom {
            return if self.bottom { other.clone() } else { self.clone() };
        }
        if Arc::ptr_eq(&self.rows, &other.rows) && self.equations.includes(&other.equations)
            || self.plainly_includes(other)
        {
            return self.clone();
        }
        if other.plainly_includes(self) {
            return other.clone();
        }
        let common = self.equations.join(&other.equations);
        let shared: Vec<Row> = self.rows.iter().filter(|row| other.rows.contains(row)).cloned().collect();
        let (mut a, mut b) = (self.rest(&common, &shared), other.rest(&common, &shared));
        let mut out = Polyhedra { equations: common, ..Self::top(&self.space) };
        let mut differ = a.dims();
        b.equations.iter().chain(b.rows.iter().map(|h| &h.row)).for_each(|row| extend(&mut differ, row));
        shared.iter().for_each(|row| out.put(row.clone(), false, false));
        if differ.is_empty() {
            return out;
        }
        let groups = self.groups(&differ, &shared);
        for row in shared.iter().filter(|row| groups.iter().any(|group| within(row, group))) {
            a.rows.push(History::new(row.clone()));
            b.rows.push(History::new(row.clone()));
        }
        let mut whole = false;
        for group in &groups {
            match Self::hull(&mut out, &a, &b, group) {
                Some((true, _)) => return other.clone(),
                Some((_, true)) => return self.clone(),
                Some(_) => whole |= differ.iter().all(|d| group.contains(d)),
                None => {}
            }
        }
        if !whole {
            out.add_common(self, other);
            out.add_common(other, self);
        }
        out
    }
    fn meet(&self, other: &Self) -> Self {
        let mut met = self.clone();
        met.bottom |= other.bottom;
        met.meet_at(other, &(0..self.space.len()).collect::<Vec<_>>());
        met
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        if self.bottom || next.bottom {
            return if self.bottom { next.clone() } else { self.clone() };
        }
        let mut out = Self::top(&self.space);
        let (mut rows, mut lost, mut is_lost) = (Vec::new(), Vec::new(), false);
        for row in self.equations.rows() {
            if next.obeys_equation(row) {
                out.equations.add(row);
                continue;
            }
            is_lost = true;
            for half in [row.clone(), opposite(row)].map(Row::primitive) {
                if next.obeys(&half) {
                    rows.push(half);
                } else {
                    lost.push((half.terms.len() + 1, half));
                }
            }
        }
        for row in &*self.rows {
            if next.obeys(row) {
                rows.push(row.clone());
                continue;
            }
            let weaker = next.rows.iter().find(|other| other.terms == row.terms);
            if let Some(bound) = weaker.and_then(|other| thresholds.above(&-&other.constant)) {
                rows.push(Row { constant: -bound, ..row.clone() });
            }
            lost.push((row.terms.len(), row.clone()));
        }
        for (below, row) in &lost {
            for sum in self.shorter_sums(row, *below).filter(|sum| next.obeys(sum)) {
                if rows.iter().all(|known| known.terms != sum.terms) {
                    rows.push(sum);
                }
            }
        }
        if !is_lost {
            out.rows = Arc::new(rows);
            return out;
        }
        let hull = self.join(next);
        hull.equations.rows().iter().for_each(|row| out.equations.add(row));
        rows.extend(hull.rows.iter().filter(|row| self.says_by_equations(row)).cloned());
        // Other equations determine other dimensions.
        rows.into_iter().for_each(|row| out.put(row, false, false));
        out
    }
    fn assume(&mut self, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        if self.bottom || sum.terms.iter().any(|(d, _)| self.space.place(*d).is_none()) {
            return;
        }
        let row = Row::of_sum(sum);
        match rel {
            Rel::Le | Rel::Lt => self.add(row, false),
            Rel::Eq => self.add(row, true),
            Rel::Ne => {
                let rest = self.equations.reduced(&row).primitive();
                if rest.terms.is_empty() {
                    self.bottom |= rest.constant.is_zero();
                } else if rest.is_integral(&self.space) {
                    for mut side in [rest.clone(), opposite(&rest)] {
                        if self.rows.contains(&side) {
                            side.constant += &Rat::ONE;
                            self.add(side, false);
                        }
                    }
                }
            }
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        if self.bottom || self.lacks_points() {
            return Self::bottom(space);
        }
        let mut system = System {
            equations: self.equations.rows().to_vec(),
            rows: self.rows.iter().cloned().map(History::new).collect(),
        };
        system.project(|d| dims.contains(&d));
        let mut out = Self::top(space);
        let place = |d: Dim| dims.iter().position(|e| *e == d).filter(|i| space.place(*i).is_some());
        for (i, d) in dims.iter().enumerate() {
            if let Some(first) = place(*d).filter(|first| *first < i && space.place(i).is_some()) {
                out.add(Row::of(first).plus(&Row::of(i), &Rat::MINUS_ONE), true);
            }
        }
        for row in system.equations.iter().filter_map(|row| row.renamed(place)) {
            out.add(row, true);
        }
        for row in system.rows.iter().filter_map(|h| h.row.renamed(place)) {
            out.add(row, false);
        }
        out
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        self.bottom |= other.bottom;
        let space = self.space.clone();
        let name = |d: Dim| Some(dims[d]).filter(|d| space.place(*d).is_some());
        for row in other.equations.rows().iter().filter_map(|row| row.renamed(name)) {
            self.add(row, true);
        }
        for row in other.rows.iter().filter_map(|row| row.renamed(name)) {
            self.add(row, false);
        }
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        out.extend(self.equations.rows().iter().map(|row| row.to_atom(pool, vars, Rel::Eq)));
        let mut rows = self.rows.to_vec();
        for i in (0..rows.len()).rev() {
            let row = rows.remove(i);
            if !entails(&rows, &[], &row) {
                out.push(row.to_atom(pool, vars, Rel::Le));
                rows.insert(i, row);
            }
        }
    }
}

impl Polyhedra {
    /// Adds the rows of one element that another one obeys.
    fn add_common(&mut self, of: &Polyhedra, other: &Polyhedra) {
        let halves = of.equations.rows().iter().flat_map(|row| [row.clone(), opposite(row)]);
        for row in of.rows.iter().cloned().chain(halves) {
            if !self.rows.contains(&row) && other.obeys_plainly(&row) {
                self.put(row, false, false);
            }
        }
    }
}
