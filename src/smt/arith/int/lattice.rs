//! Branching on a linear form along which the polytope is thin, where no variable is.
//!
//! A fractional variable is a rational combination of the nonbasic columns of its row, and so is every integral form `e` over
//! the same columns: `e = sum l_j * column_j`. If the columns have ranges `r_j`, then `e` ranges over no more than
//! `sum |l_j| * r_j`. The vectors `l` that give integral forms are a lattice, the dual of the one that the matrix of the columns'
//! forms generates; a reduced basis of it (Lenstra, Lenstra and Lovasz, "Factoring polynomials with rational
//! coefficients", 1982), scaled by the ranges, has short vectors, that is, forms with few values to branch on (Lenstra,
//! "Integer programming with a fixed number of variables", 1983). At least one vector of a basis gives a form that is
//! fractional now, since the variable itself is in the lattice.
//!
//! The reduction is steered by floating-point numbers, but its steps are exact, so that a bad choice costs only quality.
//! The branch itself is a tautology, as that on a variable.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::tableau::{Column, RowId};
use crate::theory::TheoryOut;
use eufonium_base::Rat;

/// Most nonbasic columns in the row, and most variables in their forms.
const MAX_COLUMNS: usize = 8;
const MAX_VARS: usize = 24;
/// Steps of the reduction.
const MAX_STEPS: usize = 400;
/// The weight of a column without a range, in multiples of the greatest range.
const UNBOUNDED: f64 = 1024.0;
/// How much narrower than the variable a form must be.
const GAIN: f64 = 4.0;

/// The nonbasic columns of a row.
struct Frame {
    columns: Vec<Column>,
    /// The variable as a combination of the columns.
    own: Vec<Rat>,
    /// The ranges of the columns, as weights.
    weights: Vec<f64>,
}

impl Frame {
    fn width(&self, vector: &[Rat]) -> f64 {
        vector.iter().zip(&self.weights).map(|(l, w)| l.to_f64().abs() * w).sum()
    }
}

impl Arith {
    /// Asks for a decision on a form that is thinner than the fractional `column`. False if there is none.
    pub(super) fn branch_on_form(&mut self, column: Column, out: &mut TheoryOut) -> bool {
        let row = self.lp.tableau.row_of(column).expect("a fractional integer is basic");
        let Some(terms) = self.frame(column, row).and_then(|frame| self.thin_form(&frame)) else {
            return false;
        };
        let form = self.lp.column_of(&terms, true).0;
        debug_assert!(!self.lp.values.get(form).is_int(), "the form is fractional");
        self.branch_on(form, out);
        self.int.forms += 1;
        true
    }

    fn frame(&self, column: Column, row: RowId) -> Option<Frame> {
        let entries = self.lp.tableau.entries(row);
        if entries.len() > MAX_COLUMNS + 1 {
            return None;
        }
        let basic_coef = self.lp.tableau.basic_coef(row);
        let mut frame = Frame { columns: Vec::new(), own: Vec::new(), weights: Vec::new() };
        for entry in entries.iter().filter(|e| e.column != column) {
            if !self.lp.info[entry.column].is_int {
                return None;
            }
            frame.columns.push(entry.column);
            frame.own.push(-(&entry.coef / basic_coef));
            let bound = |side| self.lp.bounds.value(entry.column, side).map(|b| &b.re);
            let range = bound(Side::Lower).zip(bound(Side::Upper)).map(|(l, u)| (u - l).to_f64());
            // A column that is fixed costs next to nothing.
            frame.weights.push(range.map_or(-1.0, |r| r.max(1.0 / 64.0)));
        }
        let greatest = frame.weights.iter().copied().fold(1.0, f64::max);
        frame.weights.iter_mut().filter(|w| **w < 0.0).for_each(|w| *w = greatest * UNBOUNDED);
        (frame.columns.len() >= 2).then_some(frame)
    }

    /// The terms of the thinnest fractional form of a reduced basis.
    fn thin_form(&self, frame: &Frame) -> Option<Vec<(Column, Rat)>> {
        let matrix = self.matrix(&frame.columns)?;
        let mut basis = dual_basis(matrix)?;
        reduce(&mut basis, &frame.weights);
        let is_fractional = |vector: &Vec<Rat>| {
            let mut value = Rat::ZERO;
            for (l, column) in vector.iter().zip(&frame.columns) {
                value.add_mul(l, &self.lp.values.get(*column).re);
            }
            !value.is_int()
        };
        let widths = basis.into_iter().filter(is_fractional).map(|v| (frame.width(&v), v));
        let (width, vector) = widths.min_by(|x, y| x.0.total_cmp(&y.0))?;
        if width * GAIN > frame.width(&frame.own) {
            return None;
        }
        let terms: Vec<(Column, Rat)> = frame.columns.iter().copied().zip(vector).collect();
        let terms = self.lp.normalise(&terms);
        terms.iter().all(|(_, a)| a.is_int()).then_some(terms)
    }

    /// The coefficients of the columns' forms, a vector for each variable.
    fn matrix(&self, columns: &[Column]) -> Option<Vec<Vec<Rat>>> {
        let mut vars: Vec<Column> = Vec::new();
        let forms: Vec<Vec<(Column, Rat)>> = columns.iter().map(|c| self.lp.form_of(*c)).collect();
        vars.extend(forms.iter().flatten().map(|(x, _)| *x));
        vars.sort_unstable();
        vars.dedup();
        if vars.len() > MAX_VARS {
            return None;
        }
        let mut matrix = vec![vec![Rat::ZERO; columns.len()]; vars.len()];
        for (j, form) in forms.iter().enumerate() {
            for (x, a) in form {
                let i = vars.binary_search(x).expect("all variables of the forms are listed");
                matrix[i][j] = a.clone();
            }
        }
        Some(matrix)
    }
}

/// `target += factor * source`
fn add_multiple(target: &mut [Rat], factor: &Rat, source: &[Rat]) {
    for (t, s) in target.iter_mut().zip(source) {
        t.add_mul(factor, s);
    }
}

/// A basis of the vectors whose products with all generators, integral vectors, are integral. `None` if the
/// generators do not span the space.
fn dual_basis(mut generators: Vec<Vec<Rat>>) -> Option<Vec<Vec<Rat>>> {
    let dim = generators.first()?.len();
    // A triangular basis of what is generated, by Euclid's algorithm: vector `i` is zero before coordinate `i`.
    for i in 0..dim {
        loop {
            let open = (i..generators.len()).filter(|&k| !generators[k][i].is_zero());
            let least = open.min_by(|&x, &y| generators[x][i].abs().cmp(&generators[y][i].abs()))?;
            generators.swap(i, least);
            let (head, tail) = generators.split_at_mut(i + 1);
            let mut done = true;
            for vector in tail.iter_mut().filter(|v| !v[i].is_zero()) {
                let quotient = (&vector[i] / &head[i][i]).floor();
                add_multiple(vector, &-quotient, &head[i]);
                done &= vector[i].is_zero();
            }
            if done {
                break;
            }
        }
    }
    // The dual basis: `dual[i] * generators[k]` is 1 if `i == k`, else 0.
    let mut dual = vec![vec![Rat::ZERO; dim]; dim];
    for (i, vector) in dual.iter_mut().enumerate() {
        for k in (0..dim).rev() {
            let mut rest = if i == k { Rat::ONE } else { Rat::ZERO };
            for j in k + 1..dim {
                rest = &rest - &(&vector[j] * &generators[k][j]);
            }
            vector[k] = &rest / &generators[k][k];
        }
    }
    Some(dual)
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

/// Reduces a basis with respect to the weighted length.
fn reduce(basis: &mut [Vec<Rat>], weights: &[f64]) {
    let scaled = |v: &Vec<Rat>| -> Vec<f64> { v.iter().zip(weights).map(|(l, w)| l.to_f64() * w).collect() };
    let mut k = 1;
    for _ in 0..MAX_STEPS {
        if k >= basis.len() {
            return;
        }
        // The parts of the first vectors that are orthogonal to those before them.
        let mut orthogonal: Vec<Vec<f64>> = Vec::new();
        for vector in &basis[..=k] {
            let mut part = scaled(vector);
            for other in &orthogonal {
                let factor = dot(&part, other) / dot(other, other).max(f64::MIN_POSITIVE);
                part.iter_mut().zip(other).for_each(|(p, o)| *p -= factor * o);
            }
            orthogonal.push(part);
        }
        let coefficient = |vector: &Vec<Rat>, j: usize| {
            dot(&scaled(vector), &orthogonal[j]) / dot(&orthogonal[j], &orthogonal[j]).max(f64::MIN_POSITIVE)
        };
        for j in (0..k).rev() {
            let factor = coefficient(&basis[k], j).round();
            if factor != 0.0 && factor.abs() < 1e18 {
                let (head, tail) = basis.split_at_mut(k);
                add_multiple(&mut tail[0], &Rat::from(-factor as i64), &head[j]);
            }
        }
        let slope = coefficient(&basis[k], k - 1);
        let before = dot(&orthogonal[k - 1], &orthogonal[k - 1]);
        if dot(&orthogonal[k], &orthogonal[k]) >= (0.75 - slope * slope) * before {
            k += 1;
        } else {
            basis.swap(k, k - 1);
            k = (k - 1).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    fn product(x: &[Rat], y: &[Rat]) -> Rat {
        x.iter().zip(y).fold(Rat::ZERO, |sum, (a, b)| &sum + &(a * b))
    }

    #[test]
    fn a_thin_direction_is_found() {
        let rows = [[2_830_000_000, 2_830_000_001], [-2_450_000_001, -2_450_000_000]];
        let matrix = rows.iter().map(|r| r.iter().map(|&a| Rat::from(a)).collect()).collect();
        let mut basis = dual_basis(matrix).expect("the rows are independent");
        let weights = [9_999_999.0, 9_999_999.0];
        reduce(&mut basis, &weights);
        let width = |v: &Vec<Rat>| v.iter().zip(weights).map(|(l, w)| l.to_f64().abs() * w).sum::<f64>();
        assert!(basis.iter().any(|v| width(v) < 3.0), "the rhombus is thin along some form");
    }

    quickcheck! {
        fn bases_stay_dual(entries: Vec<i8>, weights: (u8, u8, u8)) -> bool {
            let matrix: Vec<Vec<Rat>> = entries
                .chunks_exact(3)
                .map(|c| c.iter().map(|&a| Rat::int(i64::from(a))).collect())
                .collect();
            let Some(mut basis) = dual_basis(matrix.clone()) else { return true };
            let weights = [weights.0, weights.1, weights.2].map(|w| f64::from(w) + 0.5);
            reduce(&mut basis, &weights);
            basis.iter().all(|l| matrix.iter().all(|a| product(l, a).is_int()))
        }
    }
}
