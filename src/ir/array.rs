//! Smart constructors of arrays: reads through writes, writes over writes.
//!
//! Normal form, as far as a bounded look finds it: a read does not stand on a write to the same index or to one that is
//! known to differ; of two writes to one index the later remains; neighbouring writes to indices that are known to
//! differ are sorted by the id of the index.

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use eufonium_base::{Bits, Rat};

/// How many writes a constructor looks through.
const DEPTH: usize = 64;

impl TermPool {
    /// The index and element sorts of an array sort.
    pub fn as_array(&self, sort: Sort) -> Option<(Sort, Sort)> {
        match self.sort_kind(sort) {
            SortKind::Array(index, element) => Some((*index, *element)),
            _ => None,
        }
    }

    /// The element at an index.
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let (index_sort, element) = self.as_array(self.sort(array)).expect("only arrays are read");
        debug_assert_eq!(index_sort, self.sort(index), "an index has the index sort");
        let mut array = array;
        for _ in 0..DEPTH {
            match self.op(array) {
                Op::ConstArray => return self.arg(array, 0),
                Op::Store if self.arg(array, 1) == index => return self.arg(array, 2),
                Op::Store if self.are_distinct(self.arg(array, 1), index) => array = self.arg(array, 0),
                _ => break,
            }
        }
        self.intern(Op::Select, element, &[array, index])
    }

    /// The element at an index, as a term that stands for itself even if the array is a write or constant: for axioms
    /// about it.
    pub fn raw_select(&mut self, array: Term, index: Term) -> Term {
        let (_, element) = self.as_array(self.sort(array)).expect("only arrays are read");
        self.intern(Op::Select, element, &[array, index])
    }

    /// The array changed at an index.
    pub fn store(&mut self, array: Term, index: Term, element: Term) -> Term {
        let sort = self.sort(array);
        debug_assert_eq!(
            self.as_array(sort),
            Some((self.sort(index), self.sort(element))),
            "sorts of a store"
        );
        if self.op(element) == Op::Select && self.args(element) == [array, index] {
            return array;
        }
        if self.op(array) == Op::ConstArray && self.arg(array, 0) == element {
            return array;
        }
        // Go below the writes that this one must not stand on; put them back on top.
        let mut above: Vec<(Term, Term)> = Vec::new();
        let mut base = array;
        while above.len() < DEPTH && self.op(base) == Op::Store {
            let (below, i, v) = (self.arg(base, 0), self.arg(base, 1), self.arg(base, 2));
            if i == index {
                base = below;
                break;
            }
            if i < index || !self.are_distinct(i, index) {
                break;
            }
            above.push((i, v));
            base = below;
        }
        let mut out = self.intern(Op::Store, sort, &[base, index, element]);
        for (i, v) in above.into_iter().rev() {
            out = self.intern(Op::Store, sort, &[out, i, v]);
        }
        out
    }

    /// The array of the sort that has one element everywhere.
    pub fn const_array(&mut self, sort: Sort, element: Term) -> Term {
        debug_assert_eq!(
            self.as_array(sort).map(|(_, e)| e),
            Some(self.sort(element)),
            "sort of the element"
        );
        self.intern(Op::ConstArray, sort, &[element])
    }

    /// The equality of two different arrays.
    pub(super) fn array_eq(&mut self, a: Term, b: Term) -> Term {
        for (x, y) in [(a, b), (b, a)] {
            // A write that changes nothing.
            if self.op(x) == Op::Store && self.arg(x, 0) == y {
                let (i, v) = (self.arg(x, 1), self.arg(x, 2));
                let read = self.select(y, i);
                return self.eq(read, v);
            }
        }
        if self.op(a) == Op::ConstArray && self.op(b) == Op::ConstArray {
            let (x, y) = (self.arg(a, 0), self.arg(b, 0));
            return self.eq(x, y);
        }
        self.eq_node(a, b)
    }

    /// Whether two terms of one sort are known to differ in every model, by a look that is cheap: different numerals,
    /// different constants of bit-vectors, different constructors, sums that differ by a numeral.
    pub fn are_distinct(&self, a: Term, b: Term) -> bool {
        if a == b {
            return false;
        }
        match (self.op(a), self.op(b)) {
            (Op::Num(_), Op::Num(_)) | (Op::Bits(_), Op::Bits(_)) => true,
            (Op::True, Op::False) | (Op::False, Op::True) => true,
            (Op::Construct(c), Op::Construct(d)) => {
                c != d || self.args(a).iter().zip(self.args(b)).any(|(x, y)| self.are_distinct_leaves(*x, *y))
            }
            (Op::Add | Op::BvAdd, _) | (_, Op::Add | Op::BvAdd) => self.differ_by_constant(a, b),
            _ => false,
        }
    }

    fn are_distinct_leaves(&self, a: Term, b: Term) -> bool {
        a != b
            && matches!(
                (self.op(a), self.op(b)),
                (Op::Num(_), Op::Num(_))
                    | (Op::Bits(_), Op::Bits(_))
                    | (Op::True, Op::False)
                    | (Op::False, Op::True)
            )
    }

    /// Whether two sums have the same terms but for different constants, which come last.
    fn differ_by_constant(&self, a: Term, b: Term) -> bool {
        let sum = |op: Op| matches!(op, Op::Add | Op::BvAdd);
        let constant = |t: Term| matches!(self.op(t), Op::Num(_) | Op::Bits(_));
        let is_zero =
            |t: Term| self.as_num(t).is_some_and(Rat::is_zero) || self.as_bits(t).is_some_and(Bits::is_zero);
        let split = |t: Term| -> (Vec<Term>, Option<Term>) {
            if !sum(self.op(t)) {
                return (vec![t], None);
            }
            match self.args(t).split_last() {
                Some((last, rest)) if constant(*last) => {
                    (rest.to_vec(), Some(*last).filter(|c| !is_zero(*c)))
                }
                _ => (self.args(t).to_vec(), None),
            }
        };
        let ((terms_a, const_a), (terms_b, const_b)) = (split(a), split(b));
        // A sum that is not in normal form may add nothing.
        let adds = |c: Option<Term>| {
            c.filter(|c| {
                !self.as_num(*c).is_some_and(Rat::is_zero) && !self.as_bits(*c).is_some_and(Bits::is_zero)
            })
        };
        terms_a == terms_b && adds(const_a) != adds(const_b)
    }
}
