//! Normalised terms as they are written in proofs: one form for each.

use super::translate::{Origin, Translation};
use eufonium_alethe::{Expr, Head, Sort as WrittenSort};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Op, Sort, Term};

impl Translation {
    /// A normalised term or atom in writing. Negations are outermost; connectives do not occur.
    pub fn export(&mut self, t: Term) -> Expr {
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.exported.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let missing = self.pool.args(t).iter().filter(|a| !self.exported.contains_key(a));
            stack.extend(missing);
            if stack.len() == before {
                stack.pop();
                let e = self.written(t);
                self.exported.insert(t, e);
            }
        }
        self.exported[&t]
    }

    fn written(&mut self, t: Term) -> Expr {
        let args: Vec<Expr> = self.pool.args(t).iter().map(|a| self.exported[a]).collect();
        let head = match self.pool.op(t) {
            Op::True => Head::True,
            Op::False => Head::False,
            Op::Num(_) => {
                let value = self.pool.as_num(t).expect("a numeral has a value").clone();
                let sort = if self.pool.sort(t) == Sort::INT { WrittenSort::Int } else { WrittenSort::Real };
                return self.exprs.signed_number(&value, sort);
            }
            Op::App(f) => match self.origins[&f] {
                Origin::Fun(f) => Head::Fun(f),
                Origin::Term(e) => return e,
            },
            Op::Not => Head::Not,
            Op::Eq => {
                if let Some((a, b)) = self.sides(t) {
                    let (a, b) = (self.export(a), self.export(b));
                    return self.exprs.eq(a, b);
                }
                Head::Eq
            }
            Op::Le => Head::Le,
            Op::Lt => Head::Lt,
            Op::Add => Head::Add,
            Op::Mul => Head::Mul,
            Op::ToReal => Head::ToReal,
            op => unreachable!("the translation makes no {op:?} that an atom could hold"),
        };
        self.exprs.app(head, &args)
    }

    /// The two terms of an arithmetic equality `x - y = 0`.
    fn sides(&self, t: Term) -> Option<(Term, Term)> {
        let (left, right) = (self.pool.arg(t, 0), self.pool.arg(t, 1));
        if !self.pool.as_num(right).is_some_and(Rat::is_zero) {
            return None;
        }
        match &LinExpr::of(&self.pool, left).terms[..] {
            [(x, c), (y, d)] if c.is_one() && *d == Rat::MINUS_ONE => {
                (self.pool.sort(*x) == self.pool.sort(*y)).then_some((*x, *y))
            }
            _ => None,
        }
    }
}
