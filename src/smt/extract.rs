//! The model of a satisfied set of assertions, from the search's values and the theories' saved models.
//!
//! Values of structured sorts (arrays, datatypes) are put together from the values of other classes, on demand and with
//! a stack of its own. A class that would contain itself gets a default value there: a theory that must exclude cycles
//! does so by lemmas before a model is asked for, and otherwise the model will not evaluate.

use super::candidate::Candidate;
use super::datatype::model::{self as datatypes, Trees};
use crate::base::{HashMap, HashSet};
use crate::ir::model::FuncTable;
use crate::ir::{FuncId, Model, Op, Sort, SortKind, Term, TermPool, Value};
use crate::smt::cc::Node;

/// Builds the model.
pub fn model(pool: &TermPool, candidate: &Candidate<'_>) -> Model {
    let mut model = Model::new();
    for (t, lit) in candidate.encoder.boolean_constants(pool) {
        if let (Some(value), Some(f)) = (candidate.sat.value(lit.var()), pool.as_constant(t)) {
            model.set(f, Value::Bool(value != lit.is_negated()));
        }
    }
    for (t, column) in candidate.encoder.columns() {
        if let Some(f) = pool.as_constant(t) {
            model.set(f, Value::Num(candidate.theory.arith.value(column)));
        }
    }
    for &t in candidate.encoder.bit_leaves() {
        if let (Some(f), Some(bits)) = (pool.as_constant(t), candidate.bits(pool, t)) {
            model.set(f, Value::Bits(bits));
        }
    }
    let mut values = Values::new(pool, candidate);
    datatypes::settle(&mut values);
    let mut constants: Vec<(Term, FuncId)> =
        candidate.encoder.nodes().filter_map(|(t, _)| Some((t, pool.as_constant(t)?))).collect();
    constants.retain(|(t, _)| !pool.sort(*t).is_bool() && !pool.sort(*t).is_arith());
    constants.sort_unstable();
    for (t, f) in constants {
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
    known: HashMap<Node, Value>,
    /// Classes whose value is being put together.
    open: HashSet<Node>,
    elements: HashMap<Sort, u32>,
    pub(super) trees: Trees<'a>,
}

impl<'a> Values<'a> {
    /// No value is known yet.
    pub(super) fn new(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Self {
        Values {
            pool,
            candidate,
            known: HashMap::default(),
            open: HashSet::default(),
            elements: HashMap::default(),
            trees: Trees::new(pool, candidate),
        }
    }

    /// The value of a term that the closure knows, or of any formula or arithmetic term.
    pub(super) fn of(&mut self, t: Term) -> Value {
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
            SortKind::BitVec(_) => {
                let bits = self.candidate.bits(self.pool, t);
                Some(Value::Bits(bits.expect("a term under a function has bits")))
            }
            _ => self.known.get(&self.class(t)).cloned(),
        }
    }

    /// The value of a part of the value that is being built.
    fn part(&self, t: Term) -> Value {
        self.now(t).unwrap_or_else(|| Value::default_of(self.pool, self.pool.sort(t)))
    }

    /// The terms of whose values the value of a term is made.
    pub(super) fn parts(&mut self, t: Term) -> Vec<Term> {
        match self.pool.sort_kind(self.pool.sort(t)) {
            SortKind::Array(..) => Vec::new(),
            SortKind::Datatype(_) => self.trees.parts(self.pool, self.candidate, t),
            _ => Vec::new(),
        }
    }

    /// The value of a term whose parts have theirs.
    fn build(&mut self, t: Term) -> Value {
        let sort = self.pool.sort(t);
        match self.pool.sort_kind(sort) {
            SortKind::Uninterpreted(_) => self.new_element(sort),
            SortKind::Datatype(_) => match self.trees.construction(self.candidate, t).map(|c| (c, self.pool.op(c))) {
                Some((c, Op::Construct(cons))) => {
                    Value::data(cons, self.pool.args(c).iter().map(|a| self.part(*a)).collect())
                }
                _ => Value::default_of(self.pool, sort),
            },
            _ => Value::default_of(self.pool, sort),
        }
    }

    fn new_element(&mut self, sort: Sort) -> Value {
        let count = self.elements.entry(sort).or_insert(0);
        *count += 1;
        Value::Elem(sort, *count - 1)
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
