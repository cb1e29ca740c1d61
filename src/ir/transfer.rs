//! Terms, sorts and values carried from one pool to another, where they are built anew in normal form.
//!
//! Invariant: what was carried once is carried to the same term again, and different functions stay different. A function without a
//! partner ([`Transfer::pair`]) is declared in the other pool under its name.
//!
//! Deliberately absent: datatypes and functions by recursion; terms with them have no counterpart.

use super::op::Op;
use super::pool::{ByZero, FuncId, Term, TermPool};
use super::sort::{Sort, SortKind};
use super::value::Value;
use super::visit;
use eufonium_base::HashMap;
use std::collections::BTreeMap;

/// What of one pool is what of another one.
#[derive(Clone, Debug, Default)]
pub struct Transfer {
    terms: HashMap<Term, Term>,
    funcs: HashMap<FuncId, FuncId>,
    sorts: HashMap<Sort, Sort>,
}

impl Transfer {
    /// Nothing was carried yet.
    pub fn new() -> Transfer {
        Transfer::default()
    }

    /// From now on `from` is carried to `to`, which has the same sorts.
    pub fn pair(&mut self, from: FuncId, to: FuncId) {
        self.funcs.insert(from, to);
    }

    /// From now on `from` is carried to `to`: both are declared sorts.
    pub fn pair_sorts(&mut self, from: Sort, to: Sort) {
        self.sorts.insert(from, to);
    }

    /// The function that `f` was carried to, if it was.
    pub fn known(&self, f: FuncId) -> Option<FuncId> {
        self.funcs.get(&f).copied()
    }

    /// What carries back what was carried.
    #[must_use]
    pub fn inverse(&self) -> Transfer {
        Transfer {
            terms: HashMap::default(),
            funcs: self.funcs.iter().map(|(from, to)| (*to, *from)).collect(),
            sorts: self.sorts.iter().map(|(from, to)| (*to, *from)).collect(),
        }
    }

    /// The sort in the other pool; `None` if datatypes are part of it.
    pub fn sort(&mut self, from: &TermPool, to: &mut TermPool, sort: Sort) -> Option<Sort> {
        let mut stack = vec![sort];
        while let Some(&s) = stack.last() {
            let known = |s: &Sort| self.sorts.get(s).copied();
            let made = match (known(&s), from.sort_kind(s)) {
                (Some(_), _) => None,
                (None, SortKind::Bool | SortKind::Int | SortKind::Real) => Some(s),
                (None, SortKind::BitVec(width)) => Some(to.bv_sort(*width)),
                (None, SortKind::Float(exponent, precision)) => Some(to.float_sort(*exponent, *precision)),
                (None, SortKind::Rounding) => Some(to.rounding_sort()),
                (None, SortKind::Uninterpreted(name)) => Some(to.declare_sort(name.clone())),
                (None, SortKind::Array(index, element)) => match (known(index), known(element)) {
                    (Some(index), Some(element)) => Some(to.array_sort(index, element)),
                    _ => {
                        stack.extend([*index, *element]);
                        continue;
                    }
                },
                (None, SortKind::Datatype(_)) => return None,
            };
            if let Some(made) = made {
                self.sorts.insert(s, made);
            }
            stack.pop();
        }
        self.sorts.get(&sort).copied()
    }

    /// The function in the other pool; `None` if datatypes are part of its sorts, or it is defined by recursion.
    pub fn func(&mut self, from: &TermPool, to: &mut TermPool, f: FuncId) -> Option<FuncId> {
        if let Some(known) = self.known(f) {
            return Some(known);
        }
        let by_zero = [ByZero::Div, ByZero::IDiv, ByZero::Mod];
        let partner = match by_zero.into_iter().find(|which| from.by_zero_if_used(*which) == Some(f)) {
            Some(which) => to.by_zero(which),
            None if from.fold(f).is_some() => return None,
            None if from.as_unspecified(f).is_some() => {
                to.unspecified(from.as_unspecified(f).expect("the guard saw it"))
            }
            None => {
                let decl = from.func(f);
                let params: Option<Vec<Sort>> = decl.params.iter().map(|s| self.sort(from, to, *s)).collect();
                let (params, result) = (params?, self.sort(from, to, decl.result)?);
                to.declare(decl.name.clone(), &params, result)
            }
        };
        self.funcs.insert(f, partner);
        Some(partner)
    }

    /// The term in the other pool; `None` if datatypes are part of it.
    pub fn term(&mut self, from: &TermPool, to: &mut TermPool, term: Term) -> Option<Term> {
        if let Some(known) = self.terms.get(&term) {
            return Some(*known);
        }
        for t in visit::postorder(from, &[term]) {
            if self.terms.contains_key(&t) {
                continue;
            }
            let args: Vec<Term> = from.args(t).iter().map(|a| self.terms[a]).collect();
            let made = match from.op(t) {
                Op::Num(_) => to.num(from.as_num(t)?.clone(), from.sort(t)),
                Op::Bits(_) => {
                    let sort = self.sort(from, to, from.sort(t))?;
                    to.constant_word(sort, from.as_bits(t)?.clone())
                }
                Op::Float(id) => to.float_op(from.float_operator(id), &args),
                Op::App(f) => {
                    let f = self.func(from, to, f)?;
                    to.app(f, &args)
                }
                Op::Construct(_) | Op::Field(..) | Op::Is(_) => return None,
                op => {
                    let sort = self.sort(from, to, from.sort(t))?;
                    to.build(op, sort, &args)
                }
            };
            self.terms.insert(t, made);
        }
        self.terms.get(&term).copied()
    }

    /// The value in the other pool; `None` if datatypes are part of it.
    pub fn value(&mut self, from: &TermPool, to: &mut TermPool, value: &Value) -> Option<Value> {
        Some(match value {
            Value::Bool(_) | Value::Num(_) | Value::Bits(_) => value.clone(),
            Value::Elem(sort, n) => Value::Elem(self.sort(from, to, *sort)?, *n),
            Value::Array(array) => {
                let sort = self.sort(from, to, array.sort())?;
                let default = self.value(from, to, array.default())?;
                let mut entries = BTreeMap::new();
                for (index, element) in array.entries() {
                    entries.insert(self.value(from, to, index)?, self.value(from, to, element)?);
                }
                Value::array(to, sort, default, entries)
            }
            Value::Data(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print;

    #[test]
    fn terms_mean_the_same_in_both_pools() {
        let (mut from, mut to) = (TermPool::new(), TermPool::new());
        // The other pool is not empty, so that no index is the same by chance.
        let [_, z] = ["a", "z"].map(|name| to.constant(name, Sort::INT));
        let [x, y] = ["x", "y"].map(|name| from.constant(name, Sort::INT));
        let word = from.bv_sort(8);
        let [v, w] = ["v", "w"].map(|name| from.constant(name, word));
        let rows = from.array_sort(Sort::INT, word);
        let rows = from.array_sort(Sort::INT, rows);
        let a = from.constant("a", rows);
        let f = from.declare("f", &[Sort::INT], word);
        let (fx, sum) = (from.app(f, &[x]), from.add(&[x, y, y]));
        let (row, quotient) = (from.select(a, sum), from.idiv(x, y));
        let (cell, shifted) = (from.select(row, quotient), from.bv_shl(v, w));
        let both = from.bv_and(&[cell, shifted]);
        let (same, below) = (from.eq(both, fx), from.le(sum, x));
        let bound = from.fresh("k", Sort::REAL);
        let half = from.num(eufonium_base::Rat::new(1, 2), Sort::REAL);
        let inside = from.lt(bound, half);
        let some = from.exists(&[bound], inside);
        let formula = from.and(&[same, below, some]);

        let mut carry = Transfer::new();
        let carried = carry.term(&from, &mut to, formula).expect("there are no datatypes");
        let sorted = |text: String| {
            let mut words: Vec<String> =
                text.split([' ', '(', ')']).filter(|w| !w.is_empty()).map(str::to_owned).collect();
            words.sort();
            words
        };
        assert_eq!(sorted(print::term(&from, formula)), sorted(print::term(&to, carried)));
        assert_eq!(carry.term(&from, &mut to, formula), Some(carried), "once carried");
        let here = carry.term(&from, &mut to, x).expect("it is a number");
        assert!(visit::any(&to, carried, |t| t == here) && here != z);

        // And back, with the functions of the first pool.
        assert_eq!(carry.inverse().term(&to, &mut from, carried), Some(formula));
    }

    #[test]
    fn divisions_by_zero_meet_and_datatypes_are_refused() {
        let (mut from, mut to) = (TermPool::new(), TermPool::new());
        let (there, x) = (to.by_zero(ByZero::Mod), from.constant("x", Sort::INT));
        let here = from.by_zero(ByZero::Mod);
        let mut carry = Transfer::new();
        assert_eq!(carry.func(&from, &mut to, here), Some(there));
        let tree = from.declare_datatype("Tree");
        let t = from.constant("t", tree);
        assert_eq!(carry.term(&from, &mut to, t), None);
        assert!(carry.term(&from, &mut to, x).is_some());
    }

    #[test]
    fn values_are_carried() {
        let (mut from, mut to) = (TermPool::new(), TermPool::new());
        let (colour, other) = (from.declare_sort("Colour"), to.declare_sort("Other"));
        let array = from.array_sort(Sort::INT, colour);
        let entries = BTreeMap::from([(Value::Num(3i64.into()), Value::Elem(colour, 1))]);
        let value = Value::array(&from, array, Value::Elem(colour, 0), entries);
        let mut carry = Transfer::new();
        carry.pair_sorts(colour, other);
        let carried = carry.value(&from, &mut to, &value).expect("no datatypes");
        assert_eq!(carried.as_array().get(&Value::Num(3i64.into())), &Value::Elem(other, 1));
    }
}
