//! Whether an inequality follows from others, over the rationals.
//!
//! By Farkas' lemma `g + c <= 0` follows from the rows `a_i + c_i <= 0` if there are factors `m_i >= 0` with `sum of m_i * a_i = g` and
//! `sum of m_i * c_i >= c`, and where the rows have a solution only then. The factors are looked for by the simplex method in two phases, in exact
//! arithmetic and with Bland's rule, so that it ends: a column for each row, an equation for each dimension.
//!
//! Only rows that share dimensions with the goal, or with such rows, take part. Beyond `MOST_PIVOTS` the answer is no; it is a function of
//! the question, so an iteration that drops what is not entailed ends all the same. Deliberately absent: integers, whose share are the bounds that
//! rows are rounded to.

use super::row::Row;
use crate::space::Dim;
use eufonium_base::Rat;

/// After so many pivots nothing is entailed.
const MOST_PIVOTS: usize = 60;

/// Whether `goal <= 0` follows from `rows <= 0` and `equations = 0`.
pub(super) fn entails(rows: &[Row], equations: &[Row], goal: &Row) -> bool {
    if goal.terms.is_empty() && !goal.constant.is_positive() {
        return true;
    }
    let (rows, dims) = near(rows, equations, goal);
    let Some(mut tableau) = Tableau::new(&rows, &dims, goal) else { return false };
    tableau.solve(&goal.constant)
}

/// The rows that share dimensions with the goal or with each other, equations as two of them, and their dimensions. Of a goal without dimensions:
/// all rows.
fn near(rows: &[Row], equations: &[Row], goal: &Row) -> (Vec<Row>, Vec<Dim>) {
    let mut dims: Vec<Dim> = goal.dims().collect();
    let mut open: Vec<(&Row, bool)> = rows.iter().map(|row| (row, false)).collect();
    open.extend(equations.iter().map(|row| (row, true)));
    let mut out = Vec::new();
    loop {
        let before = open.len();
        open.retain(|(row, both)| {
            if !goal.terms.is_empty() && !row.dims().any(|d| dims.contains(&d)) {
                return true;
            }
            for d in row.dims() {
                if !dims.contains(&d) {
                    dims.push(d);
                }
            }
            out.push((*row).clone());
            if *both {
                out.push(row.times(&Rat::MINUS_ONE));
            }
            false
        });
        if open.len() == before {
            return (out, dims);
        }
    }
}

/// Equations `columns * m = right`, solved for a basis.
struct Tableau {
    /// A row for each equation: the factors of the columns, and the right-hand side, which is not negative.
    rows: Vec<Vec<Rat>>,
    /// The column that each row is solved for. Columns from `count` on are artificial.
    basis: Vec<usize>,
    /// How much a unit of each column adds to what is to be great.
    gain: Vec<Rat>,
    count: usize,
    pivots: usize,
}

impl Tableau {
    /// The equations for factors of the rows; `None` if there are no rows.
    fn new(given: &[Row], dims: &[Dim], goal: &Row) -> Option<Self> {
        let count = given.len();
        if count == 0 {
            return None;
        }
        let rows = dims.iter().map(|&d| {
            let right = goal.factor(d).cloned().unwrap_or_default();
            let sign = if right.is_negative() { Rat::MINUS_ONE } else { Rat::ONE };
            let of = |row: &Row| row.factor(d).map_or(Rat::ZERO, |c| c * &sign);
            given.iter().map(of).chain([&right * &sign]).collect()
        });
        let gain = given.iter().map(|row| row.constant.clone()).collect();
        let basis = (count..count + dims.len()).collect();
        Some(Tableau { rows: rows.collect(), basis, gain, count, pivots: 0 })
    }

    /// Whether there are factors with a gain of at least `wanted`.
    fn solve(&mut self, wanted: &Rat) -> bool {
        // What is left of the artificial columns is to become 0.
        let missing = |t: &Self| t.artificial().fold(Rat::ZERO, |sum, i| &sum + t.right(i));
        while missing(self).is_positive() {
            let profit = |t: &Self, j: usize| t.artificial().fold(Rat::ZERO, |sum, i| &sum + &t.rows[i][j]);
            if self.step(profit) != Step::Done {
                return false;
            }
        }
        loop {
            let gained = (0..self.rows.len())
                .filter(|i| self.basis[*i] < self.count)
                .fold(Rat::ZERO, |sum, i| &sum + &(self.right(i) * &self.gain[self.basis[i]]));
            if gained >= *wanted {
                return true;
            }
            let profit = |t: &Self, j: usize| {
                let mut profit = t.gain[j].clone();
                for (row, &basic) in t.rows.iter().zip(&t.basis) {
                    if basic < t.count && !row[j].is_zero() {
                        profit -= &(&row[j] * &t.gain[basic]);
                    }
                }
                profit
            };
            match self.step(profit) {
                Step::Done => {}
                Step::Optimal => return false,
                Step::Unbounded => return true,
                Step::Spent => return false,
            }
        }
    }

    /// The rows of artificial columns.
    fn artificial(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows.len()).filter(|i| self.basis[*i] >= self.count)
    }

    fn right(&self, i: usize) -> &Rat {
        self.rows[i].last().expect("a row has a right-hand side")
    }

    /// Takes the first column with a profit into the basis.
    fn step(&mut self, profit: impl Fn(&Self, usize) -> Rat) -> Step {
        self.pivots += 1;
        if self.pivots > MOST_PIVOTS {
            return Step::Spent;
        }
        let Some(j) = (0..self.count).find(|&j| !self.basis.contains(&j) && profit(self, j).is_positive())
        else {
            return Step::Optimal;
        };
        // An artificial column that is 0 must stay so, whatever the sign of its factor.
        let stuck = |i: &usize| self.basis[*i] >= self.count && self.right(*i).is_zero();
        let leaving = (0..self.rows.len()).find(|i| stuck(i) && !self.rows[*i][j].is_zero()).or_else(|| {
            let limits = (0..self.rows.len()).filter(|&i| self.rows[i][j].is_positive());
            limits.map(|i| (self.right(i) / &self.rows[i][j], self.basis[i], i)).min().map(|(_, _, i)| i)
        });
        let Some(i) = leaving else { return Step::Unbounded };
        self.pivot(i, j);
        Step::Done
    }

    fn pivot(&mut self, i: usize, j: usize) {
        let factor = self.rows[i][j].recip();
        self.rows[i].iter_mut().filter(|c| !c.is_zero()).for_each(|c| *c = &*c * &factor);
        let row = self.rows[i].clone();
        for (k, other) in self.rows.iter_mut().enumerate() {
            if k == i || other[j].is_zero() {
                continue;
            }
            let by = -&other[j];
            for (c, d) in other.iter_mut().zip(&row).filter(|(_, d)| !d.is_zero()) {
                c.add_mul(d, &by);
            }
        }
        self.basis[i] = j;
    }
}

/// How a step of the simplex method ends.
#[derive(PartialEq, Eq)]
enum Step {
    Done,
    Optimal,
    Unbounded,
    Spent,
}
