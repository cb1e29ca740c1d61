//! The model of a satisfied set of assertions, from the search's values and the theories' saved models.
//!
//! Values of structured sorts (arrays, datatypes) are put together from the values of other classes, on demand and with
//! a stack of its own. A class that would contain itself gets a default value there: a theory that must exclude cycles
//! does so by lemmas before a model is asked for, and otherwise the model will not evaluate.

use super::array::Arrays;
use super::candidate::Candidate;
use super::datatype::model::{self as datatypes, Trees};
use crate::cc::Node;
use eufonium_base::{HashMap, HashSet, PagedMap, Rat, meter};
use eufonium_ir::model::FuncTable;
use eufonium_ir::{FuncId, Model, Op, Sort, SortKind, Term, TermPool, Value};
use std::collections::BTreeMap;

/// What a part of a model costs by the meter.
const CONSTANT_STEPS: usize = 40;

/// Builds the model.
pub fn model(pool: &TermPool, candidate: &Candidate<'_>) -> Model {
    let mut model = Model::new();
    let encoder = candidate.encoder;
    let constants = encoder.bit_leaves().len() + encoder.closure_constants().len();
    meter::spend_len(CONSTANT_STEPS * (constants + encoder.applications().len()));
    for (t, lit) in candidate.encoder.boolean_constants(pool) {
        if let (Some(value), Some(f)) = (candidate.sat.value(lit.var()), pool.as_constant(t)) {
            model.set(f, Value::Bool(value != lit.is_negated()));
        }
    }
    for (t, column) in candidate.encoder.columns() {
        meter::spend_len(CONSTANT_STEPS);
        if let Some(f) = pool.as_constant(t) {
            model.set(f, Value::Num(candidate.theory.arith.value(column)));
        }
    }
    for &t in candidate.encoder.bit_leaves() {
        if let (Some(f), Some(bits)) = (pool.as_constant(t), candidate.bits(pool, t)) {
            model.set(f, Value::Bits(bits));
        }
    }
    let mut values = Values::settled(pool, candidate);
    for &t in candidate.encoder.closure_constants() {
        let f = pool.as_constant(t).expect("only constants are filed");
        model.set(f, values.of(t));
    }
    functions(pool, candidate, &mut values, &mut model);
    datatypes::wrong_fields(&mut values, &mut model);
    model
}

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
    fn new(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Self {
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

    /// The values, with those of datatypes unlike each other where they may be.
    pub(super) fn settled(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Self {
        let mut values = Values::new(pool, candidate);
        datatypes::settle(&mut values);
        values
    }

    /// The value of a term that the closure knows, or of any formula or arithmetic term.
    pub(super) fn of(&mut self, t: Term) -> Value {
        meter::spend_len(CONSTANT_STEPS);
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

    /// The value of a part of the value that is being built.
    pub(super) fn part(&self, t: Term) -> Value {
        self.now(t).unwrap_or_else(|| Value::default_of(self.pool, self.pool.sort(t)))
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
            SortKind::Array(..) => self.with_arrays(|arrays, values| arrays.build(values.pool, values, t)),
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

    /// A value for what nothing says: one that no term of the sort has, if there are infinitely many; some value if
    /// `plain` or there is none.
    pub(super) fn free(&mut self, sort: Sort, plain: bool) -> Value {
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

/// The tables of the declared functions.
fn functions(pool: &TermPool, candidate: &Candidate<'_>, values: &mut Values<'_>, model: &mut Model) {
    let mut tables: Vec<(FuncId, FuncTable)> = Vec::new();
    let mut place: HashMap<FuncId, usize> = HashMap::default();
    for &t in candidate.encoder.applications() {
        let Op::App(f) = pool.op(t) else { continue };
        let args: Vec<Value> = pool.args(t).iter().map(|a| values.of(*a)).collect();
        let result = values.of(t);
        let i = *place.entry(f).or_insert_with(|| {
            tables.push((f, FuncTable::new(result.clone())));
            tables.len() - 1
        });
        tables[i].1.insert(args, result);
    }
    for (f, table) in tables {
        model.set_function(f, table);
    }
}
