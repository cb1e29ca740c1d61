//! Concatenations, and the cutting of terms at the places where others are cut.
//!
//! A concatenation is flat, and neighbours are joined where they are constants, adjoining slices of one term, or a sign
//! before what it is the sign of. A *free* cut is one that makes no operator but a slice of a term that is cut
//! anyway: of constants, slices, parts of a concatenation, and leaves.

pub(super) mod extension;
pub(super) mod extract;

use super::FLAT;
use crate::op::Op;
use crate::pool::{Term, TermPool};

/// A concatenation of more parts is not cut to meet others.
const PARTS: usize = 64;

impl TermPool {
    /// One or more terms side by side, the high part first.
    pub fn concat(&mut self, args: &[Term]) -> Term {
        // From low to high; the last one is the neighbour of what comes.
        let mut parts: Vec<Term> = Vec::with_capacity(args.len());
        for t in args.iter().rev() {
            let nested = self.op(*t) == Op::Concat && self.args(*t).len() <= FLAT;
            let opened = if nested { self.args(*t).to_vec() } else { vec![*t] };
            for high in opened.into_iter().rev() {
                match parts.last().and_then(|low| self.joined(high, *low)) {
                    Some(join) => *parts.last_mut().expect("there is a neighbour") = join,
                    None => parts.push(high),
                }
            }
        }
        parts.reverse();
        match parts[..] {
            [only] => only,
            _ => self.bv_intern(Op::Concat, &parts),
        }
    }

    /// One bit as it stands, for those who read operators as uninterpreted functions: a slice of whatever the term is, but
    /// for constants and terms of one bit.
    pub fn raw_bit(&mut self, i: u32, t: Term) -> Term {
        match self.as_bits(t) {
            Some(bits) => {
                let bit = bits.extract(i, i);
                self.bits(bit)
            }
            None => self.plain_extract(i, i, t),
        }
    }

    /// Two neighbours as one term, if they are one.
    fn joined(&mut self, high: Term, low: Term) -> Option<Term> {
        if let (Some(a), Some(b)) = (self.as_bits(high), self.as_bits(low)) {
            let both = a.concat(b);
            return Some(self.bits(both));
        }
        let Op::Extract(h, l) = self.op(high) else { return None };
        let whole = self.arg(high, 0);
        match self.op(low) {
            Op::Extract(next, end) if next + 1 == l && self.arg(low, 0) == whole => {
                Some(self.plain_extract(h, end, whole))
            }
            _ if h != l || h + 1 != self.width(whole) => None,
            Op::SignExtend(n) if self.arg(low, 0) == whole => Some(self.sign_extend(n + 1, whole)),
            _ if low == whole => Some(self.sign_extend(1, whole)),
            _ => None,
        }
    }

    /// A slice of a term that is no slice or constant, without further rules.
    pub(super) fn plain_extract(&mut self, high: u32, low: u32, t: Term) -> Term {
        if low == 0 && high + 1 == self.width(t) {
            return t;
        }
        self.bv_intern(Op::Extract(high, low), &[t])
    }

    /// The bits `high` to `low` of a term, if they are free.
    pub(super) fn cut(&mut self, high: u32, low: u32, t: Term) -> Option<Term> {
        if low == 0 && high + 1 == self.width(t) {
            return Some(t);
        }
        match self.op(t) {
            Op::Bits(_) => {
                let bits = self.as_bits(t)?.extract(high, low);
                Some(self.bits(bits))
            }
            Op::Extract(_, base) => {
                let whole = self.arg(t, 0);
                Some(self.plain_extract(high + base, low + base, whole))
            }
            Op::Concat => self.cut_concat(high, low, t, |pool, h, l, part| {
                // Parts are no concatenations, but for very long ones.
                if pool.op(part) == Op::Concat { None } else { pool.cut(h, l, part) }
            }),
            _ if self.is_bv_leaf(t) => Some(self.plain_extract(high, low, t)),
            _ => None,
        }
    }

    /// The bits of a concatenation: whole parts, and what `cut` makes of those at the ends.
    pub(super) fn cut_concat(
        &mut self,
        high: u32,
        low: u32,
        t: Term,
        cut: impl Fn(&mut TermPool, u32, u32, Term) -> Option<Term>,
    ) -> Option<Term> {
        let mut parts = Vec::new();
        let mut end = self.width(t);
        for i in 0..self.args(t).len() {
            let part = self.arg(t, i);
            let start = end - self.width(part);
            if start <= high && low < end {
                let (h, l) = (high.min(end - 1) - start, low.max(start) - start);
                parts.push(if h - l + 1 == end - start { part } else { cut(self, h, l, part)? });
            }
            end = start;
        }
        Some(self.concat(&parts))
    }

    /// The places at which a concatenation's parts begin but for 0, from high to low; none for other terms.
    fn boundaries(&self, t: Term) -> Vec<u32> {
        let mut place = self.width(t);
        let mut places: Vec<u32> = match self.op(t) {
            Op::Concat => self
                .args(t)
                .iter()
                .map(|p| {
                    place -= self.width(*p);
                    place
                })
                .collect(),
            _ => Vec::new(),
        };
        places.pop();
        places
    }

    /// All terms cut at all places where one of them is: for each slice, the highest first, the terms' parts. `None` if
    /// some cut is not free, or one of the terms is neither a concatenation nor a constant.
    pub(super) fn slices_of_all(&mut self, terms: &[Term]) -> Option<Vec<Vec<Term>>> {
        let cut_already = |t: &Term| matches!(self.op(*t), Op::Concat | Op::Bits(_));
        if !terms.iter().all(cut_already) {
            return None;
        }
        let mut places: Vec<u32> = terms.iter().flat_map(|t| self.boundaries(*t)).collect();
        places.sort_unstable_by(|a, b| b.cmp(a));
        places.dedup();
        self.slices_at(terms, &places)
    }

    /// Two terms cut where both are; a constant is cut everywhere. `None` if there is no such place.
    pub(super) fn slices_of_both(&mut self, a: Term, b: Term) -> Option<Vec<[Term; 2]>> {
        let (at_a, at_b) = (self.boundaries(a), self.boundaries(b));
        let places: Vec<u32> = match (self.as_bits(a).is_some(), self.as_bits(b).is_some()) {
            (true, _) => at_b,
            (_, true) => at_a,
            _ => at_a.into_iter().filter(|p| at_b.contains(p)).collect(),
        };
        let rows = self.slices_at(&[a, b], &places)?;
        Some(rows.into_iter().map(|row| [row[0], row[1]]).collect())
    }

    fn slices_at(&mut self, terms: &[Term], places: &[u32]) -> Option<Vec<Vec<Term>>> {
        if places.is_empty() || places.len() > PARTS {
            return None;
        }
        let (mut rows, mut high) = (Vec::with_capacity(places.len() + 1), self.width(terms[0]) - 1);
        for low in places.iter().copied().chain([0]) {
            let row: Option<Vec<Term>> = terms.iter().map(|t| self.cut(high, low, *t)).collect();
            rows.push(row?);
            high = low.saturating_sub(1);
        }
        Some(rows)
    }
}
