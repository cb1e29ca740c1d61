//! What is read of arrays in programs without loops, as terms over what arrays held at the start.
//!
//! An array is a node of a graph: the array of the start, or a write, a fill, a copy or a choice on others. A read is pushed through
//! them to the arrays of the start: the word that was written if the indices are equal, else a read of the array that was written to;
//! in the range of a copy, a read of its source. So no theory has to know of writes, and copies of any length are one step.
//!
//! Invariant: each read of a node at an index has one term, made once.
//!
//! Source: arrays as functions that are applied at once, as in SeaHorn's operational semantics for bounded model checking (Priya et al., "Verifying
//! verified code", ATVA 2021). Deliberately absent: equalities of arrays, which such programs do not have.

use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Sort, Term, TermPool};

/// So many reads are pushed, at most.
const MOST: usize = 400_000;

/// How an array came to be; arrays without a node are those of the start.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// With an element changed.
    Write { array: Term, at: Term, value: Term },
    /// All elements are this.
    Fill(Term),
    /// One of two.
    Choice { condition: Term, then: Term, otherwise: Term },
    /// With a range changed.
    Range(Box<Range>),
}

/// A copy, as the operator of programs.
#[derive(Clone, Debug)]
pub(super) struct Range {
    pub(super) to: Term,
    pub(super) to_start: Term,
    pub(super) from: Term,
    pub(super) from_start: Term,
    pub(super) length: Term,
    pub(super) stride: u64,
}

/// The arrays and what was read of them.
#[derive(Debug, Default)]
pub(super) struct Reads {
    nodes: HashMap<Term, Node>,
    read: HashMap<(Term, Term), Term>,
}

/// An array and an index.
type Place = (Term, Term);

impl Reads {
    /// A name for an array.
    pub(super) fn array(&mut self, pool: &mut TermPool, sort: Sort, node: Node) -> Term {
        let name = pool.fresh("array", sort);
        self.nodes.insert(name, node);
        name
    }

    /// The element of an array at an index; `None` if there are too many reads.
    pub(super) fn read(&mut self, pool: &mut TermPool, array: Term, index: Term) -> Option<Term> {
        let mut open = vec![(array, index)];
        while let Some(&place) = open.last() {
            if self.read.len() >= MOST {
                return None;
            }
            if !self.read.contains_key(&place) {
                match self.step(pool, place) {
                    Ok(element) => drop(self.read.insert(place, element)),
                    Err(below) => {
                        open.extend(below);
                        continue;
                    }
                }
            }
            open.pop();
        }
        self.read.get(&(array, index)).copied()
    }

    /// The element at a place, or the places that have to be known before.
    fn step(&self, pool: &mut TermPool, (array, index): Place) -> Result<Term, Vec<Place>> {
        match self.nodes.get(&array) {
            None => Ok(pool.select(array, index)),
            Some(Node::Fill(element)) => Ok(*element),
            Some(Node::Write { array, at, value }) => {
                let same = pool.eq(*at, index);
                if same == pool.tt() {
                    return Ok(*value);
                }
                let kept = self.known((*array, index))?;
                Ok(pool.ite(same, *value, kept))
            }
            Some(Node::Choice { condition, then, otherwise }) => {
                self.either(pool, *condition, (*then, index), (*otherwise, index))
            }
            Some(Node::Range(range)) => {
                let distance = pool.bv_sub(index, range.to_start);
                let inside = is_inside(pool, distance, range);
                let source = pool.bv_add(&[range.from_start, distance]);
                self.either(pool, inside, (range.from, source), (range.to, index))
            }
        }
    }

    /// The element at one of two places.
    fn either(
        &self,
        pool: &mut TermPool,
        condition: Term,
        then: Place,
        otherwise: Place,
    ) -> Result<Term, Vec<Place>> {
        if condition == pool.tt() {
            return self.known(then);
        }
        if condition == pool.ff() {
            return self.known(otherwise);
        }
        match (self.known(then), self.known(otherwise)) {
            (Ok(a), Ok(b)) => Ok(pool.ite(condition, a, b)),
            (a, b) => Err([a, b].into_iter().filter_map(Result::err).flatten().collect()),
        }
    }

    fn known(&self, place: Place) -> Result<Term, Vec<Place>> {
        self.read.get(&place).copied().ok_or_else(|| vec![place])
    }
}

/// Whether an index at this distance from the first one is in a range.
fn is_inside(pool: &mut TermPool, distance: Term, range: &Range) -> Term {
    let before_end = pool.bv_ult(distance, range.length);
    if range.stride == 1 {
        return before_end;
    }
    let width = pool.width(distance);
    let (stride, zero) = (pool.bits(Bits::from_u64(range.stride, width)), pool.bits(Bits::zero(width)));
    let rest = pool.bv_urem(distance, stride);
    let on_step = pool.eq(rest, zero);
    pool.and2(before_end, on_step)
}
