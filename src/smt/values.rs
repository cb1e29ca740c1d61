//! The values of terms that the closure knows, put together from those of other terms on demand.
//!
//! Values of structured sorts (arrays, datatypes) are made of the values of other classes, with
//! a stack of its own. A class that would contain itself gets a default value there: a theory that must exclude cycles
//! does so by lemmas before a model is asked for, and otherwise the model will not evaluate.

use super::array::{Arrays, Elements};
use super::candidate::Candidate;
use super::datatype::trees::Trees;
use crate::cc::Node;
use eufonium_base::{HashMap, HashSet, PagedMap, Rat, meter};
use eufonium_ir::{Op, Sort, SortKind, Term, TermPool, Value};
use std::collections::BTreeMap;

/// What the value of a term costs by the meter.
const VALUE_STEPS: usize = 40;

/// The values of terms that the closure knows. Elements of an uninterpreted sort are numbered in the order in which
/// their classes are met.
pub(super) struct Values<'a> {
    pub(super) pool: &'a TermPool,
    pub(super) candidate: &'a Candidate<'a>,
    /// By class: all sorts that have no values from another theory.
    known: PagedMap<Node, Value>,
    /// Classes whose value is being put together.
    open: HashSet<Node>,
    elements: HashMap<Sort, u32>,
    pub(super) trees: Trees<'a>,
    /// Made when the first array is asked for.
    arrays: Option<Arrays>,
    /// An integer not below any number that a term has or that was handed out.
    most: Option<Rat>,
}

impl<'a> Values<'a> {
    /// No value is known yet.
    pub(super) fn new(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Self {
        Values {
            pool,
            candidate,
            known: PagedMap::new(),
            open: HashSet::default(),
            elements: HashMap::default(),
            trees: Trees::new(pool, candidate),
            arrays: None,
            most: None,
        }
    }

    /// The value of a term that the closure knows, or of any formula or arithmetic term.
    pub(super) fn of(&mut self, t: Term) -> Value {
        meter::spend_len(VALUE_STEPS);
        if let Some(value) = self.now(t) {
            return value;
        }
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.now(t).is_some() {
                stack.pop();
                continue;
            }
            let class = self.class(t);
            let before = stack.len();
            if self.open.insert(class) {
                for part in self.parts(t) {
                    if self.now(part).is_none() && !self.open.contains(&self.class(part)) {
                        stack.push(part);
                    }
                }
            }
            if stack.len() == before {
                let value = self.build(t);
                self.open.remove(&class);
                self.known.insert(class, value);
                stack.pop();
            }
        }
        self.now(t).expect("the stack ends when the value is known")
    }

    /// Gives a class its value before it is asked for.
    pub(super) fn set(&mut self, class: Node, value: Value) {
        self.known.insert(class, value);
    }

    /// The class of a term that the closure knows.
    pub(super) fn class(&self, t: Term) -> Node {
        self.candidate.class(t).expect("a term under a function has a node")
    }

    /// The value as far as it is known without looking at other classes.
    fn now(&self, t: Term) -> Option<Value> {
        match self.pool.sort_kind(self.pool.sort(t)) {
            SortKind::Bool => Some(Value::Bool(self.candidate.truth(self.pool, t).unwrap_or(false))),
            SortKind::Int | SortKind::Real => Some(Value::Num(self.candidate.number(self.pool, t))),
            SortKind::BitVec(_) | SortKind::Float(..) | SortKind::Rounding => {
                let bits = self.candidate.bits(self.pool, t);
                Some(Value::Bits(bits.expect("a term under a function has bits")))
            }
            _ => self.known.get(self.class(t)).cloned(),
        }
    }

    /// The terms of whose values the value of a term is made.
    pub(super) fn parts(&mut self, t: Term) -> Vec<Term> {
        match self.pool.sort_kind(self.pool.sort(t)) {
            SortKind::Array(..) => self.with_arrays(|arrays, values| arrays.parts(values.candidate, t)),
            SortKind::Datatype(_) => self.trees.parts(self.pool, self.candidate, t),
            _ => Vec::new(),
        }
    }

    /// The value of a term whose parts have theirs.
    fn build(&mut self, t: Term) -> Value {
        let sort = self.pool.sort(t);
        match self.pool.sort_kind(sort) {
            SortKind::Uninterpreted(_) => self.new_element(sort),
            SortKind::Datatype(_) => {
                match self.trees.construction(self.candidate, t).map(|c| (c, self.pool.op(c))) {
                    Some((c, Op::Construct(cons))) => {
                        Value::data(cons, self.pool.args(c).iter().map(|a| self.part(*a)).collect())
                    }
                    _ => Value::default_of(self.pool, sort),
                }
            }
            SortKind::Array(..) => {
                self.with_arrays(|arrays, values| arrays.build((values.pool, values.candidate), values, t))
            }
            _ => Value::default_of(self.pool, sort),
        }
    }

    fn new_element(&mut self, sort: Sort) -> Value {
        let count = self.elements.entry(sort).or_insert(0);
        *count += 1;
        Value::Elem(sort, *count - 1)
    }

    fn with_arrays<T>(&mut self, act: impl FnOnce(&mut Arrays, &mut Self) -> T) -> T {
        let mut arrays = self.arrays.take().unwrap_or_else(|| Arrays::new(self.pool, self.candidate));
        let out = act(&mut arrays, self);
        self.arrays = Some(arrays);
        out
    }

    fn new_number(&mut self) -> Value {
        let (pool, candidate) = (self.pool, self.candidate);
        let most = self.most.get_or_insert_with(|| {
            let nodes = candidate.encoder.nodes().filter(|(t, _)| pool.sort(*t).is_arith());
            let numbers = nodes.map(|(t, _)| candidate.number(pool, t));
            numbers.max().map_or(Rat::ZERO, |most| most.floor())
        });
        *most = &*most + &Rat::ONE;
        Value::Num(most.clone())
    }
}

impl Elements for Values<'_> {
    fn part(&self, t: Term) -> Value {
        self.now(t).unwrap_or_else(|| Value::default_of(self.pool, self.pool.sort(t)))
    }

    fn free(&mut self, sort: Sort, plain: bool) -> Value {
        if plain {
            return Value::default_of(self.pool, sort);
        }
        match self.pool.sort_kind(sort) {
            SortKind::Int | SortKind::Real => self.new_number(),
            SortKind::Uninterpreted(_) => self.new_element(sort),
            SortKind::Array(_, element) => {
                let element = self.free(*element, false);
                Value::array(self.pool, sort, element, BTreeMap::new())
            }
            _ => Value::default_of(self.pool, sort),
        }
    }
}
