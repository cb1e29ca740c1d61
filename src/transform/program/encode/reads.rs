//! What is read of arrays in programs without loops, as terms over what arrays held at the start.
//!
//! An array is a node of a graph: the array of the start, or a write, a fill, a copy or a choice on others. A read is pushed through
//! them to the arrays of the start: the word that was written if the indices are equal, else a read of the array that was written to;
//! in the range of a copy, a read of its source. So no theory has to know of writes, and copies of any length are one step.
//!
//! Several writes to known places are one choice by the bits of the index.
//!
//! Invariant: each read of a node at an index has one term, made once.
//!
//! Source: arrays as functions that are applied at once, as in SeaHorn's operational semantics for bounded model checking (Priya et al., "Verifying
//! verified code", ATVA 2021). Deliberately absent: equalities of arrays, which such programs do not have.

use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Sort, Term, TermPool};
use std::collections::BTreeMap;
use std::rc::Rc;

/// So many reads are pushed, at most.
const MOST: usize = 100_000;

/// From so many writes to known places on they are one choice.
const SEVERAL: usize = 4;

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
    /// What was written to known places last, and to which array.
    runs: HashMap<Term, Option<Rc<Run>>>,
    /// How many writes were looked through, and chosen among.
    looked: usize,
}

/// Writes to known places: the places and words, ascending by place, and the array that was written to.
#[derive(Debug)]
struct Run {
    written: Vec<(Bits, Term)>,
    below: Term,
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
            if self.read.len() + self.looked >= MOST {
                return None;
            }
            if !self.read.contains_key(&place) {
                self.find_run(pool, place);
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

    /// Finds the writes to known places of which the array is the last, if a place that is not known is read.
    fn find_run(&mut self, pool: &TermPool, (array, index): Place) {
        if pool.as_bits(index).is_some() || self.runs.contains_key(&array) {
            return;
        }
        let (mut written, mut below): (BTreeMap<&Bits, Term>, Term) = (BTreeMap::new(), array);
        while let Some(Node::Write { array, at, value }) = self.nodes.get(&below)
            && let Some(at) = pool.as_bits(*at)
        {
            written.entry(at).or_insert(*value);
            below = *array;
            self.looked += 1;
        }
        let run = (written.len() >= SEVERAL).then(|| {
            let written = written.into_iter().map(|(at, t)| (at.clone(), t)).collect();
            Rc::new(Run { written, below })
        });
        self.runs.insert(array, run);
    }

    /// The element at a place, or the places that have to be known before.
    fn step(&mut self, pool: &mut TermPool, (array, index): Place) -> Result<Term, Vec<Place>> {
        if let (None, Some(Some(run))) = (pool.as_bits(index), self.runs.get(&array)) {
            let otherwise = self.known((run.below, index))?;
            self.looked += run.written.len();
            return Ok(pool.multiplexer(&run.written, index, otherwise));
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{Evaluator, Model, Value};
    use eufonium_testing::Rng;

    const WIDTH: u32 = 3;
    const PLACES: u64 = 1 << WIDTH;

    /// An array as its elements.
    type Plain = Vec<Bits>;

    fn at(place: u64) -> Bits {
        Bits::from_u64(place, WIDTH)
    }

    /// Random graphs of arrays, beside the elements that they have for one choice of what is free.
    struct Case {
        pool: TermPool,
        random: Rng,
        model: Model,
        reads: Reads,
        sort: Sort,
        arrays: Vec<(Term, Plain)>,
    }

    impl Case {
        fn new(seed: u64) -> Case {
            let mut pool = TermPool::new();
            let word = pool.bv_sort(WIDTH);
            let sort = pool.array_sort(word, word);
            let (random, model) = (Rng::new(seed), Model::new());
            let mut case = Case { pool, random, model, reads: Reads::default(), sort, arrays: Vec::new() };
            for i in 0..2 {
                let plain: Plain = (0..PLACES).map(|_| case.any()).collect();
                let array = case.pool.constant(format!("a{i}"), sort);
                let entries: BTreeMap<Value, Value> = (0..PLACES)
                    .map(|p| (Value::Bits(at(p)), Value::Bits(plain[p as usize].clone())))
                    .collect();
                let value = Value::array(&case.pool, sort, Value::Bits(at(0)), entries);
                case.model.set(case.pool.as_constant(array).expect("it is one"), value);
                case.arrays.push((array, plain));
            }
            case
        }

        fn any(&mut self) -> Bits {
            at(self.random.below(PLACES as usize) as u64)
        }

        /// A word, constant or free.
        fn word(&mut self) -> (Term, Bits) {
            let bits = self.any();
            if self.random.chance(40) {
                return (self.pool.bits(bits.clone()), bits);
            }
            let sort = self.pool.bv_sort(WIDTH);
            let term = self.pool.fresh("w", sort);
            self.model.set(self.pool.as_constant(term).expect("it is one"), Value::Bits(bits.clone()));
            (term, bits)
        }

        fn array(&mut self) -> (Term, Plain) {
            let place = self.random.below(self.arrays.len());
            self.arrays[place].clone()
        }

        fn grow(&mut self) {
            let (node, plain) = match self.random.below(5) {
                0 => {
                    let ((array, mut plain), (index, place), (value, bits)) =
                        (self.array(), self.word(), self.word());
                    plain[place.as_u64().expect("small") as usize] = bits;
                    (Node::Write { array, at: index, value }, plain)
                }
                1 => {
                    let (value, bits) = self.word();
                    (Node::Fill(value), vec![bits; PLACES as usize])
                }
                2 => {
                    let ((then, a), (otherwise, b)) = (self.array(), self.array());
                    let ((x, x_bits), (y, y_bits)) = (self.word(), self.word());
                    let condition = self.pool.bv_ult(x, y);
                    let plain = if x_bits.ult(&y_bits) { a } else { b };
                    (Node::Choice { condition, then, otherwise }, plain)
                }
                3 => self.known_places(),
                _ => self.range(),
            };
            let name = self.reads.array(&mut self.pool, self.sort, node);
            self.arrays.push((name, plain));
        }

        /// Several writes to known places, the last of which is left to make.
        fn known_places(&mut self) -> (Node, Plain) {
            let (mut array, mut plain) = self.array();
            for count in (0..2 * SEVERAL).rev() {
                let (place, (value, bits)) = (self.any(), self.word());
                plain[place.as_u64().expect("small") as usize] = bits;
                let at = self.pool.bits(place);
                let node = Node::Write { array, at, value };
                if count == 0 {
                    return (node, plain);
                }
                array = self.reads.array(&mut self.pool, self.sort, node);
            }
            unreachable!("there are several writes")
        }

        fn range(&mut self) -> (Node, Plain) {
            let ((to, mut plain), (from, source)) = (self.array(), self.array());
            let ((to_start, first), (from_start, read), (length, count)) =
                (self.word(), self.word(), self.word());
            let stride = 1 + self.random.below(3) as u64;
            let place = |start: &Bits, d: u64| start.add(&at(d)).as_u64().expect("small") as usize;
            for d in (0..count.as_u64().expect("small")).step_by(stride as usize) {
                plain[place(&first, d)] = source[place(&read, d)].clone();
            }
            (Node::Range(Box::new(Range { to, to_start, from, from_start, length, stride })), plain)
        }
    }

    #[test]
    fn reads_are_what_the_arrays_hold() {
        for seed in 0..400 {
            let mut case = Case::new(seed);
            for _ in 0..6 {
                case.grow();
                let (array, plain) = case.arrays.last().expect("it has grown").clone();
                let (index, place) = case.word();
                let read = case.reads.read(&mut case.pool, array, index).expect("few reads");
                let value = Evaluator::new(&case.model).eval(&case.pool, read);
                let expected = Value::Bits(plain[place.as_u64().expect("small") as usize].clone());
                assert_eq!(value, expected, "seed {seed}");
            }
        }
    }
}
