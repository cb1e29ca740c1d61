//! Arithmetic atoms and terms to columns of the simplex tableau.
//!
//! A term that is no sum has a column of its own; a sum is a row. `ite`, `div`, `mod` and `to_int` are columns with
//! axioms; products of variables and divisions by variables are columns of which nothing is known (see
//! [`Encoder::has_opaque`]).

use super::{Encoder, NEGATIVE, POSITIVE, Target};
use crate::arith::Column;
use crate::nonlinear;
use crate::sat::{Lit, Var};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Op, Rel, Sort, Term, TermPool};

impl Encoder {
    /// `sum <= c` or `sum < c` as a bound of the sum's column.
    pub(super) fn register_bound(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, var: Var) {
        let (lhs, rhs) = (pool.arg(t, 0), pool.arg(t, 1));
        let strict = pool.op(t) == Op::Lt;
        let bound = pool.as_num(rhs).expect("a normal comparison has a numeral on its right").clone();
        let e = LinExpr::of(pool, lhs);
        debug_assert!(e.constant.is_zero(), "a normal comparison has its constant on the right");
        let terms: Vec<(Column, Rat)> =
            e.terms.into_iter().map(|(t, c)| (self.column(pool, target, t), c)).collect();
        let column = target.theory.arith.new_row(&terms);
        target.theory.arith.new_atom(var, column, &bound - &e.constant, strict);
        target.theory.listen_arith(var);
    }

    /// The column of a term that is no sum.
    pub(super) fn column(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term) -> Column {
        if let Some(&column) = self.columns.get(&t) {
            return column;
        }
        let column = target.theory.arith.new_var(pool.sort(t) == Sort::INT);
        self.columns.insert(t, column);
        self.terms_of_columns.insert(column, t);
        match pool.op(t) {
            Op::Ite => self.axiom_ite(pool, t),
            Op::IDiv | Op::Mod if pool.as_num(pool.arg(t, 1)).is_some() => self.axioms_division(pool, t),
            Op::ToInt => self.axioms_floor(pool, t),
            Op::BvToInt => self.axioms_bits_to_int(pool, t),
            Op::IDiv | Op::Mod | Op::Div | Op::Mul => {
                self.products.push(t);
                self.opaque = true;
                nonlinear::axioms(pool, t, &mut self.axioms);
            }
            _ if self.is_application(pool, t) => drop(self.node(pool, target, t)),
            _ => {}
        }
        column
    }

    /// `0 <= a - k q < k` for `q = div a k`; `r = a - k q` and `0 <= r < k` for `r = mod a k`.
    fn axioms_division(&mut self, pool: &mut TermPool, t: Term) {
        let (a, k) = (pool.arg(t, 0), pool.arg(t, 1));
        let d = pool.as_num(k).expect("division by a numeral").clone();
        let mut rest = LinExpr::of(pool, a);
        rest.add_scaled(&LinExpr::scaled(pool.idiv(a, k), Rat::ONE), &-&d);
        let within = if pool.op(t) == Op::Mod {
            let remainder = LinExpr::scaled(t, Rat::ONE);
            rest.sub_assign(&remainder);
            self.axioms.push(rest.to_atom(pool, Rel::Le));
            self.axioms.push(rest.scale(&Rat::MINUS_ONE).to_atom(pool, Rel::Le));
            remainder
        } else {
            rest
        };
        let mut above = within.clone();
        above.constant -= &d;
        self.axioms.push(above.to_atom(pool, Rel::Lt));
        self.axioms.push(within.scale(&Rat::MINUS_ONE).to_atom(pool, Rel::Le));
    }

    /// `t <= x < t + 1` for `t = to_int x`.
    fn axioms_floor(&mut self, pool: &mut TermPool, t: Term) {
        let mut e = LinExpr::of(pool, pool.arg(t, 0));
        e.sub_assign(&LinExpr::scaled(t, Rat::ONE));
        let below = e.clone().scale(&Rat::MINUS_ONE).to_atom(pool, Rel::Le);
        e.constant -= &Rat::ONE;
        let above = e.to_atom(pool, Rel::Lt);
        self.axioms.extend([below, above]);
    }

    /// `sum = c` by the two bounds `sum <= c` and `sum >= c`.
    pub(super) fn define_arith_eq(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        t: Term,
        v: Lit,
        polarity: u8,
    ) {
        let (lhs, rhs) = (pool.arg(t, 0), pool.arg(t, 1));
        let (le, ge) = (pool.le(lhs, rhs), pool.ge(lhs, rhs));
        let le = self.require(pool, target, le, polarity);
        let ge = self.require(pool, target, ge, polarity);
        if polarity & POSITIVE != 0 {
            target.sat.add_clause(&[!v, le], 0);
            target.sat.add_clause(&[!v, ge], 0);
        }
        if polarity & NEGATIVE != 0 {
            target.sat.add_clause(&[v, !le, !ge], 0);
        }
    }
}
