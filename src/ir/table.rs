//! Arrays all of whose elements are known, and what is read of them without arrays: a choice by the bits of a word, as a multiplexer makes it, or
//! by comparisons of a number, as a search among the ends of runs of equal elements.
//!
//! Equal parts of a choice are one term, so a table that repeats itself costs little.

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use eufonium_base::{Bits, HashMap, Rat};

/// A table: writes of known elements at known indices over an array that has one known element everywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    index: Sort,
    /// What is at all other indices.
    default: Term,
    /// Ascending by index, words as numbers without sign; no index twice.
    entries: Vec<(Term, Term)>,
}

impl Table {
    /// How many elements have an index of their own.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether all elements are the same.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl TermPool {
    /// The table that an array of at most so many writes is. Indices are integers or words.
    pub fn as_table(&self, array: Term, most: usize) -> Option<Table> {
        let (index, _) = self.as_array(self.sort(array))?;
        if !matches!(self.sort_kind(index), SortKind::Int | SortKind::BitVec(_)) {
            return None;
        }
        let mut found: HashMap<Term, Term> = HashMap::default();
        let mut array = array;
        for _ in 0..=most {
            match self.op(array) {
                Op::Store if self.is_literal(self.arg(array, 1)) && self.is_literal(self.arg(array, 2)) => {
                    // The outermost write is the last one.
                    found.entry(self.arg(array, 1)).or_insert(self.arg(array, 2));
                    array = self.arg(array, 0);
                }
                Op::ConstArray if self.is_literal(self.arg(array, 0)) => {
                    let default = self.arg(array, 0);
                    let mut entries: Vec<(Term, Term)> = found.into_iter().collect();
                    entries.sort_unstable_by_key(|(i, _)| (self.as_bits(*i), self.as_num(*i)));
                    return Some(Table { index, default, entries });
                }
                _ => return None,
            }
        }
        None
    }

    fn is_literal(&self, t: Term) -> bool {
        matches!(self.op(t), Op::Num(_) | Op::Bits(_) | Op::True | Op::False)
    }

    /// The element of a table at an index of its sort, as a term without arrays.
    pub fn lookup(&mut self, table: &Table, index: Term) -> Term {
        debug_assert_eq!(self.sort(index), table.index, "an index has the index sort");
        match self.sort_kind(table.index) {
            SortKind::BitVec(_) => {
                let entry =
                    |(i, t): &(Term, Term)| (self.as_bits(*i).expect("an index is a word").clone(), *t);
                let entries: Vec<(Bits, Term)> = table.entries.iter().map(entry).collect();
                self.multiplexer(&entries, index, table.default)
            }
            _ => {
                let runs = self.runs(table);
                self.searched(table.default, &runs, index)
            }
        }
    }

    /// The term that goes with a word, or the default if none does; the entries ascend by their words, as numbers without sign, and have the
    /// width of the index.
    pub fn multiplexer(&mut self, entries: &[(Bits, Term)], index: Term, default: Term) -> Term {
        debug_assert!(entries.is_sorted_by(|(a, _), (b, _)| a < b), "entries ascend");
        self.multiplexed(entries, self.width(index), index, default)
    }

    /// The choice among entries that differ in so many lower bits only.
    fn multiplexed(&mut self, entries: &[(Bits, Term)], bits: u32, index: Term, default: Term) -> Term {
        let Some((_, first)) = entries.first() else { return default };
        let Some(bit) = bits.checked_sub(1) else { return *first };
        let middle = entries.partition_point(|(i, _)| !i.bit(bit));
        let low = self.multiplexed(&entries[..middle], bit, index, default);
        let high = self.multiplexed(&entries[middle..], bit, index, default);
        if low == high {
            return low;
        }
        let bit = self.extract(bit, bit, index);
        let one = self.bits(Bits::one(1));
        let is_set = self.eq(bit, one);
        self.ite(is_set, high, low)
    }

    /// Where runs of equal elements start, and what is there; before them is the default.
    fn runs(&self, table: &Table) -> Vec<(Rat, Term)> {
        let mut runs: Vec<(Rat, Term)> = Vec::new();
        let mut end: Option<Rat> = None;
        for (index, element) in &table.entries {
            let start = self.as_num(*index).expect("an index is a number").clone();
            if let Some(end) = end.filter(|end| *end != start) {
                push(&mut runs, end, table.default, table.default);
            }
            end = Some(&start + &Rat::ONE);
            push(&mut runs, start, *element, table.default);
        }
        if let Some(end) = end {
            push(&mut runs, end, table.default, table.default);
        }
        runs
    }

    /// The element by the last of the runs that starts at the index or before.
    fn searched(&mut self, before: Term, runs: &[(Rat, Term)], index: Term) -> Term {
        if runs.is_empty() {
            return before;
        }
        let middle = runs.len() / 2;
        let (start, element) = runs[middle].clone();
        let low = self.searched(before, &runs[..middle], index);
        let high = self.searched(element, &runs[middle + 1..], index);
        if low == high {
            return low;
        }
        let start = self.num(start, Sort::INT);
        let is_before = self.lt(index, start);
        self.ite(is_before, low, high)
    }
}

/// A run starts here, if it is another element than the one before.
fn push(runs: &mut Vec<(Rat, Term)>, start: Rat, element: Term, default: Term) {
    if runs.last().map_or(default, |(_, last)| *last) != element {
        runs.push((start, element));
    }
}

#[cfg(test)]
mod tests {
    use super::super::subst::Subst;
    use super::*;
    use quickcheck::quickcheck;

    /// The array of these writes, the earliest first, in a pool.
    fn table(pool: &mut TermPool, index: Sort, writes: &[(u8, u8)]) -> Term {
        let sort = pool.array_sort(index, Sort::INT);
        let zero = pool.int(0);
        let mut array = pool.const_array(sort, zero);
        for (i, element) in writes {
            let (i, element) = (literal(pool, index, *i), pool.int(i64::from(*element % 3)));
            array = pool.store(array, i, element);
        }
        array
    }

    fn literal(pool: &mut TermPool, sort: Sort, n: u8) -> Term {
        match pool.sort_kind(sort) {
            SortKind::BitVec(width) => {
                let width = *width;
                pool.bits(Bits::from_u64(u64::from(n), width))
            }
            _ => pool.int(i64::from(n) - 100),
        }
    }

    quickcheck! {
        /// At each index the last write to it counts, else the default; by words of five bits and by numbers.
        fn what_is_read_was_written_last(writes: Vec<(u8, u8)>) -> bool {
            let mut pool = TermPool::new();
            let words = pool.bv_sort(5);
            [words, Sort::INT].into_iter().all(|sort| {
                let writes: Vec<(u8, u8)> = writes.iter().map(|(i, v)| (i % 32, *v)).collect();
                let array = table(&mut pool, sort, &writes);
                let table = pool.as_table(array, writes.len()).expect("all is known");
                let x = pool.constant("x", sort);
                let read = pool.lookup(&table, x);
                (0..40).all(|i| {
                    let i = if sort == Sort::INT { i } else { i % 32 };
                    let last = writes.iter().rev().find(|(j, _)| *j == i).map_or(0, |(_, v)| v % 3);
                    let value = literal(&mut pool, sort, i);
                    let mut subst = Subst::of(&[x], &[value]);
                    let read = subst.apply(&mut pool, read);
                    read == pool.int(i64::from(last))
                })
            })
        }
    }

    #[test]
    fn what_is_not_known_is_no_table() {
        let mut pool = TermPool::new();
        let array = table(&mut pool, Sort::INT, &[(1, 1), (2, 2)]);
        assert_eq!(pool.as_table(array, 2).map(|t| t.len()), Some(2));
        assert_eq!(pool.as_table(array, 1), None);
        let (x, one) = (pool.constant("x", Sort::INT), pool.int(1));
        for (i, element) in [(x, one), (one, x)] {
            let changed = pool.store(array, i, element);
            assert_eq!(pool.as_table(changed, 9), None);
        }
        let sort = pool.sort(array);
        let any = pool.constant("a", sort);
        let written = pool.store(any, one, one);
        assert_eq!(pool.as_table(written, 9), None);
    }
}
