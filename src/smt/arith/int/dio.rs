//! Integer equations (Griggio, "A practical approach to satisfiability modulo linear integer arithmetic", 2012, section 4.2).
//!
//! The fixed integer columns are equations over the user's variables. They are solved one after the other: an equation with
//! a unit coefficient gives a substitution; otherwise a fresh variable makes coefficients smaller, as in Euclid's
//! algorithm. An equation whose coefficients' gcd does not divide its constant is a conflict. The substitutions then turn
//! the form of each bounded column into `g * (...) + c`, so that its bounds may be tightened to the next value that is
//! congruent to `c` modulo `g`.
//!
//! Each equation and substitution carries the set of columns whose fixing it depends on; the clauses name their bounds.
//! Cost: the number of columns and the elimination, cut off by limits on size and coefficients.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::tableau::Column;
use crate::sat::Lit;
use crate::theory::{Certificate, TheoryOut};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, Rat};
use std::collections::{BTreeMap, BTreeSet};

/// Most equations looked at.
const MAX_EQUATIONS: usize = 300;
/// Most terms in an equation.
const MAX_TERMS: usize = 200;
/// Most rounds with a fresh variable for one equation.
const MAX_ROUNDS: usize = 100;
/// Most tightened bounds handed out at a time.
const MAX_BOUNDS: usize = 4;

/// A variable of the equations: a column, or a fresh one beyond them.
type Unknown = usize;

/// `sum terms + constant`, under the assumption that the columns in `because` are fixed.
#[derive(Clone, Debug, Default)]
struct Linear {
    terms: BTreeMap<Unknown, Rat>,
    constant: Rat,
    because: BTreeSet<Column>,
}

impl Linear {
    fn add_multiple(&mut self, factor: &Rat, other: &Linear) {
        for (x, a) in &other.terms {
            let coef = self.terms.entry(*x).or_default();
            coef.add_mul(factor, a);
            if coef.is_zero() {
                self.terms.remove(x);
            }
        }
        self.constant.add_mul(factor, &other.constant);
        self.because.extend(other.because.iter().copied());
    }

    fn content(&self) -> Rat {
        self.terms.values().fold(Rat::ZERO, |g, a| g.gcd(a))
    }

    fn is_handy(&self) -> bool {
        self.terms.len() <= MAX_TERMS && self.terms.values().all(Rat::is_small)
    }
}

/// Solved equations: `unknown = value`, in the order of solving. A value has no unknown that was solved before it.
struct Solution {
    substitutions: Vec<(Unknown, Linear)>,
    solved: HashMap<Unknown, usize>,
    next_fresh: Unknown,
}

/// What came of an equation.
enum Solved {
    Yes,
    /// It has no integer solution.
    Never(BTreeSet<Column>),
    TooLarge,
}

impl Solution {
    fn new(first_fresh: Unknown) -> Solution {
        Solution { substitutions: Vec::new(), solved: HashMap::default(), next_fresh: first_fresh }
    }

    /// Puts the substitutions in. False if the result became too large.
    fn substitute(&self, linear: &mut Linear) -> bool {
        // A value may bring in only unknowns that are solved later, so the earliest one goes first.
        while let Some(&i) = linear.terms.keys().filter_map(|x| self.solved.get(x)).min() {
            let (x, value) = &self.substitutions[i];
            let factor = linear.terms.remove(x).expect("the unknown occurs");
            linear.add_multiple(&factor, value);
            if !linear.is_handy() {
                return false;
            }
        }
        true
    }

    fn define(&mut self, x: Unknown, value: Linear) {
        self.solved.insert(x, self.substitutions.len());
        self.substitutions.push((x, value));
    }

    /// Solves `equation = 0`.
    fn solve(&mut self, mut equation: Linear) -> Solved {
        if !self.substitute(&mut equation) {
            return Solved::TooLarge;
        }
        for _ in 0..MAX_ROUNDS {
            let content = equation.content();
            if content.is_zero() {
                return if equation.constant.is_zero() {
                    Solved::Yes
                } else {
                    Solved::Never(equation.because)
                };
            }
            equation.constant = &equation.constant / &content;
            if !equation.constant.is_int() {
                return Solved::Never(equation.because);
            }
            equation.terms.values_mut().for_each(|a| *a = &*a / &content);
            let least = equation.terms.iter().min_by_key(|(_, a)| a.abs()).map(|(x, a)| (*x, a.clone()));
            let (x, a) = least.expect("an equation with content has a term");
            if a.abs().is_one() {
                equation.terms.remove(&x);
                let mut value = Linear::default();
                value.add_multiple(&-a, &equation);
                self.define(x, value);
                return Solved::Yes;
            }
            self.shrink(&mut equation, x, &a);
            if !equation.is_handy() {
                return Solved::TooLarge;
            }
        }
        Solved::TooLarge
    }

    /// With `a` the coefficient of least magnitude: `x = t - sum (b / a) * y` for a fresh `t` leaves remainders modulo `a`.
    fn shrink(&mut self, equation: &mut Linear, x: Unknown, a: &Rat) {
        let t = self.next_fresh;
        self.next_fresh += 1;
        let quotient = |b: &Rat| (b / a).floor();
        let mut value = Linear::default();
        value.terms.insert(t, Rat::ONE);
        for (y, b) in equation.terms.iter().filter(|(y, _)| **y != x) {
            let q = quotient(b);
            if !q.is_zero() {
                value.terms.insert(*y, -q);
            }
        }
        value.constant = -quotient(&equation.constant);
        equation.terms.remove(&x);
        equation.add_multiple(a, &value);
        self.define(x, value);
    }
}

impl Arith {
    /// Solves the equations that the fixed columns are. True if that gave a conflict or tighter bounds.
    pub(super) fn solve_equations(&mut self, out: &mut TheoryOut) -> bool {
        let mut solution = Solution::new(self.lp.info.len());
        let mut equations = 0;
        for column in self.lp.info.keys() {
            let Some(value) = self.lp.bounds.fixed(column).filter(|_| self.lp.info[column].is_int) else {
                continue;
            };
            let mut equation = self.linear(column);
            if equation.terms.is_empty() {
                continue;
            }
            equation.constant = &equation.constant - &value.re;
            equation.because.insert(column);
            if let Solved::Never(because) = solution.solve(equation) {
                self.int.dio_conflicts += 1;
                let clause = self.because_fixed(&because);
                out.lemma(clause, Certificate::Rule("dio"));
                return true;
            }
            equations += 1;
            if equations == MAX_EQUATIONS {
                break;
            }
        }
        equations > 0 && self.tighten_bounds(&solution, out)
    }

    /// The form of a column over variables that are not fixed: numbers in the place of those that are take large coefficients along.
    fn linear(&self, column: Column) -> Linear {
        let mut linear = Linear::default();
        for (variable, factor) in self.lp.form_of(column) {
            match self.lp.bounds.fixed(variable) {
                Some(value) => {
                    linear.constant.add_mul(&factor, &value.re);
                    linear.because.insert(variable);
                }
                None => {
                    linear.terms.insert(variable.index(), factor);
                }
            }
        }
        linear
    }

    fn because_fixed(&self, columns: &BTreeSet<Column>) -> Vec<Lit> {
        let mut clause = Vec::new();
        columns.iter().for_each(|c| self.push_fixing(*c, &mut clause));
        clause
    }

    fn tighten_bounds(&mut self, solution: &Solution, out: &mut TheoryOut) -> bool {
        let mut found = 0;
        for column in self.lp.info.keys() {
            let bounded = self.lp.bounds.is_bounded(column) && self.lp.bounds.fixed(column).is_none();
            if !bounded || !self.lp.info[column].is_int {
                continue;
            }
            let mut linear = self.linear(column);
            if !solution.substitute(&mut linear) {
                continue;
            }
            let content = linear.content();
            if !content.is_one() && self.tighten(column, &linear, &content, out) {
                found += 1;
                if found == MAX_BOUNDS {
                    break;
                }
            }
        }
        found > 0
    }

    /// The column is congruent to the constant of `linear` modulo `content`, or equal to it if that is 0. True if this
    /// gave a lemma that the present values do not satisfy.
    fn tighten(&mut self, column: Column, linear: &Linear, content: &Rat, out: &mut TheoryOut) -> bool {
        let tight = |lp: &super::super::lp::Lp, side: Side| -> Option<Rat> {
            let bound = &lp.bounds.value(column, side)?.re;
            if content.is_zero() {
                return Some(linear.constant.clone());
            }
            let steps = &(bound - &linear.constant) / content;
            let steps = if side == Side::Upper { steps.floor() } else { steps.ceil() };
            Some(&linear.constant + &(&steps * content))
        };
        let (lower, upper) = (tight(&self.lp, Side::Lower), tight(&self.lp, Side::Upper));
        let mut clause = self.because_fixed(&linear.because);
        if !content.is_zero()
            && let (Some(l), Some(u)) = (&lower, &upper)
            && l > u
        {
            self.push_fixing(column, &mut clause);
            self.int.dio_conflicts += 1;
            out.lemma(clause, Certificate::Rule("dio"));
            return true;
        }
        for (side, tight) in [(Side::Lower, lower), (Side::Upper, upper)] {
            let Some(tight) = tight else { continue };
            let violated = match side {
                Side::Lower => self.lp.values.get(column).re < tight,
                Side::Upper => self.lp.values.get(column).re > tight,
            };
            if violated {
                if !content.is_zero() {
                    clause.push(!self.lp.bounds.get(column, side).expect("the bound was tightened").lit);
                }
                clause.push(self.bound_literal(column, side, tight, out));
                self.int.dio_bounds += 1;
                out.lemma(clause, Certificate::Rule("dio"));
                return true;
            }
        }
        false
    }
}
