//! From arithmetic literals to rows: quotients, remainders and floors of terms with projected variables become linear.
//!
//! `t mod k` and `t div k`, for a numeral `k`, are a number `r` and `(t - r) / k` under the divisibility `k | t - r`, with
//! the `r` of the model (so finitely many results). `floor(t)` is a new integer `y` with `y <= t < y + 1`, to be
//! projected as well. Anything else that is not linear stays an atom: [`super::equality`] has freed the atoms from
//! projected variables before.

use super::rows::{Atoms, Kind, Row};
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{Evaluator, LinExpr, Op, Rel, Sort, Term, TermPool, visit};

/// Collects the rows of literals.
pub(super) struct Purifier<'a, 'm> {
    pub pool: &'a mut TermPool,
    pub eval: &'a mut Evaluator<'m>,
    /// The terms that contain a projected variable.
    pub marked: HashSet<Term>,
    pub rows: Vec<Row>,
    pub atoms: Atoms,
    /// The integers that stand for floors.
    pub fresh: Vec<Term>,
    linear: HashMap<Term, LinExpr>,
}

impl<'a, 'm> Purifier<'a, 'm> {
    pub fn new(pool: &'a mut TermPool, eval: &'a mut Evaluator<'m>, marked: HashSet<Term>) -> Self {
        let (rows, atoms, fresh, linear) = Default::default();
        Purifier { pool, eval, marked, rows, atoms, fresh, linear }
    }

    /// Adds the rows of an arithmetic literal; `false` if it is something else.
    pub fn literal(&mut self, literal: Term) -> bool {
        let (atom, negated) = self.pool.strip_not(literal);
        if !matches!(self.pool.op(atom), Op::Eq | Op::Le | Op::Lt)
            || !self.pool.sort(self.pool.arg(atom, 0)).is_arith()
        {
            return false;
        }
        let mut e = self.expr(self.pool.arg(atom, 0));
        e.sub_assign(&self.expr(self.pool.arg(atom, 1)));
        let rel = LinExpr::of_literal(self.pool, literal).expect("the literal is arithmetic").1;
        let e = if negated { e.scale(&Rat::MINUS_ONE) } else { e };
        let kind = match rel {
            Rel::Eq => Kind::Eq,
            Rel::Ne => return false,
            Rel::Le => Kind::Le,
            Rel::Lt => Kind::Lt,
        };
        self.push(Row::new(e, kind));
        true
    }

    fn push(&mut self, row: Row) {
        for (t, _) in &row.expr.terms {
            if !self.atoms.knows(*t) {
                let value = self.eval.number(self.pool, *t);
                self.atoms.set(*t, value, self.pool.sort(*t) == Sort::INT);
            }
        }
        debug_assert!(row.holds(&self.atoms), "rows hold in the model");
        self.rows.push(row);
    }

    /// The linear expression of an arithmetic term.
    fn expr(&mut self, root: Term) -> LinExpr {
        if !self.marked.contains(&root) {
            return LinExpr::of(self.pool, root);
        }
        if !self.linear.contains_key(&root) {
            for t in visit::postorder(self.pool, &[root]) {
                if self.marked.contains(&t) && self.pool.sort(t).is_arith() && !self.linear.contains_key(&t) {
                    let e = self.step(t);
                    self.linear.insert(t, e);
                }
            }
        }
        self.linear[&root].clone()
    }

    /// The expression of an argument, which has been visited if it matters.
    fn known(&self, t: Term) -> LinExpr {
        self.linear.get(&t).cloned().unwrap_or_else(|| LinExpr::of(self.pool, t))
    }

    fn step(&mut self, t: Term) -> LinExpr {
        let args = self.pool.args(t);
        let divisor = args.get(1).and_then(|&k| self.pool.as_num(k)).cloned();
        match self.pool.op(t) {
            Op::Add => {
                let mut sum = LinExpr::default();
                args.iter().for_each(|&a| sum.add_assign(&self.known(a)));
                sum
            }
            Op::ToReal => self.known(args[0]),
            Op::Mul => match (self.pool.as_num(args[0]), args) {
                (Some(c), [_, rest]) => self.known(*rest).scale(c),
                _ => LinExpr::scaled(t, Rat::ONE),
            },
            Op::Mod => match divisor {
                Some(k) => LinExpr::constant(self.divide(args[0], &k).1),
                None => LinExpr::scaled(t, Rat::ONE),
            },
            Op::IDiv => match divisor {
                Some(k) => {
                    let (dividend, r) = self.divide(args[0], &k);
                    let mut e = dividend;
                    e.constant -= &r;
                    e.scale(&k.recip())
                }
                None => LinExpr::scaled(t, Rat::ONE),
            },
            Op::ToInt => self.floor(args[0]),
            _ => LinExpr::scaled(t, Rat::ONE),
        }
    }

    /// The expression of the dividend and its remainder in the model, with the divisibility that fixes it.
    fn divide(&mut self, dividend: Term, k: &Rat) -> (LinExpr, Rat) {
        let r = self.eval.number(self.pool, dividend).rem_euclid(k);
        let e = self.known(dividend);
        let mut shifted = e.clone();
        shifted.constant -= &r;
        self.push(Row::new(shifted, Kind::Divides(k.abs())));
        (e, r)
    }

    fn floor(&mut self, t: Term) -> LinExpr {
        let value = self.eval.number(self.pool, t).floor();
        let y = self.pool.fresh("floor", Sort::INT);
        self.atoms.set(y, value, true);
        self.fresh.push(y);
        let y = LinExpr::scaled(y, Rat::ONE);
        // y <= t, t - y - 1 < 0
        let mut above = self.known(t);
        above.sub_assign(&y);
        let below = above.clone().scale(&Rat::MINUS_ONE);
        above.constant -= &Rat::ONE;
        self.push(Row::new(below, Kind::Le));
        self.push(Row::new(above, Kind::Lt));
        y
    }
}
