//! Gomory's mixed-integer cuts (Dutertre and de Moura, "Integrating simplex with DPLL(T)", 2006, section 4).
//!
//! From a row whose basic integer column is fractional and whose other columns are all at a bound follows an inequality
//! that the present values violate. It becomes a lemma: not all of those bounds, or the inequality, as an atom on a new
//! row that is local to the search. Cuts with many or large coefficients are dropped: they slow the simplex more than
//! they help.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::tableau::{Column, Entry, RowId};
use crate::sat::Lit;
use crate::theory::{Certificate, TheoryOut};
use eufonium_base::Rat;

/// Rows tried in one call, and cuts handed out.
const MAX_TRIED: usize = 4;
const MAX_CUTS: usize = 2;
/// Most columns in a cut.
const MAX_TERMS: usize = 40;
/// Greatest magnitude of a coefficient of a cut.
const MAX_COEF: i64 = 1_000_000;

/// The inequality `sum terms >= bound`, and the literals it follows from, negated.
struct Cut {
    terms: Vec<(Column, Rat)>,
    bound: Rat,
    clause: Vec<Lit>,
}

impl Arith {
    /// Hands out cuts. True if there were some.
    pub(super) fn cut(&mut self, out: &mut TheoryOut) -> bool {
        let count = self.lp.values.fractional.members().len();
        let start = self.int.random(count as u64) as usize;
        let mut made = 0;
        for i in 0..count.min(MAX_TRIED) {
            let column = self.lp.values.fractional.members()[(start + i) % count];
            let row = self.lp.tableau.row_of(column).expect("a fractional integer is basic");
            if let Some(cut) = self.gomory(row) {
                self.add_cut(cut, out);
                made += 1;
                if made == MAX_CUTS {
                    break;
                }
            }
        }
        made > 0
    }

    fn gomory(&self, row: RowId) -> Option<Cut> {
        let basic = self.lp.tableau.basic(row);
        let b = self.lp.tableau.basic_coef(row);
        let f0 = self.lp.values.get(basic).re.fract();
        if f0.is_zero() || self.lp.tableau.entries(row).len() > MAX_TERMS {
            return None;
        }
        let mut cut = Cut { terms: Vec::new(), bound: Rat::ONE, clause: Vec::new() };
        for entry in self.lp.tableau.entries(row).iter().filter(|e| e.column != basic) {
            if self.lp.bounds.fixed(entry.column).is_some() {
                self.push_fixing(entry.column, &mut cut.clause);
                continue;
            }
            let side = self.side_at(entry.column)?;
            let bound = self.lp.bounds.get(entry.column, side).expect("the column is at this bound");
            cut.clause.push(!bound.lit);
            let factor = self.factor(entry, b, side, &f0);
            // factor * (x - l) or factor * (u - x)
            let factor = if side == Side::Lower { factor } else { -factor };
            cut.bound.add_mul(&factor, &bound.value.re);
            cut.terms.push((entry.column, factor));
        }
        self.to_integers(&mut cut)?;
        Some(cut)
    }

    fn side_at(&self, column: Column) -> Option<Side> {
        let value = self.lp.values.get(column);
        [Side::Lower, Side::Upper].into_iter().find(|s| self.lp.bounds.value(column, *s) == Some(value))
    }

    /// The coefficient of a nonbasic column's distance from its bound in the cut `... >= 1`.
    fn factor(&self, entry: &Entry, basic_coef: &Rat, side: Side, f0: &Rat) -> Rat {
        // basic = sum rate * distance + constant, the distance being not negative.
        let rate = &entry.coef / basic_coef;
        let rate = if side == Side::Lower { -rate } else { rate };
        let f0_rest = &Rat::ONE - f0;
        if self.lp.info[entry.column].is_int {
            let f = rate.fract();
            if f <= f0_rest { &f / &f0_rest } else { &(&Rat::ONE - &f) / f0 }
        } else if rate.is_negative() {
            -(&rate / f0)
        } else {
            &rate / &f0_rest
        }
    }

    /// Rewrites the cut over the user's variables with coprime integer coefficients, the first one positive or the bound
    /// flipped later. `None` if it is too large.
    fn to_integers(&self, cut: &mut Cut) -> Option<()> {
        cut.terms = self.lp.normalise(&cut.terms);
        if cut.terms.len() > MAX_TERMS {
            return None;
        }
        let scale = cut.terms.iter().fold(Rat::ONE, |s, (_, a)| s.lcm(&a.denom()));
        let content = cut.terms.iter().fold(Rat::ZERO, |g, (_, a)| g.gcd(&(a * &scale)));
        let scale = if content.is_zero() { scale } else { &scale / &content };
        for (_, coef) in &mut cut.terms {
            *coef *= &scale;
            if coef.to_i64().is_none_or(|a| a.abs() > MAX_COEF) {
                return None;
            }
        }
        cut.bound *= &scale;
        if cut.terms.iter().all(|(c, _)| self.lp.info[*c].is_int) {
            cut.bound = cut.bound.ceil();
        }
        Some(())
    }

    fn add_cut(&mut self, mut cut: Cut, out: &mut TheoryOut) {
        self.int.cuts += 1;
        if let Some((_, first)) = cut.terms.first() {
            let flip = first.is_negative();
            if flip {
                cut.terms.iter_mut().for_each(|(_, a)| *a = -&*a);
                cut.bound = -cut.bound;
            }
            let column = self.lp.column_of(&cut.terms, true).0;
            let lit = self.bound_literal(column, Side::upper_if(flip), cut.bound, out);
            cut.clause.push(lit);
        }
        out.lemma(cut.clause, Certificate::Rule("cut"));
    }
}
