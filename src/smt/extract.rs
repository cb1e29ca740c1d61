//! The model of a satisfied set of assertions, from the search's values and the theories' saved models.

use super::candidate::Candidate;
use crate::base::HashMap;
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
    let mut plain: Vec<Term> = candidate.encoder.nodes().map(|(t, _)| t).collect();
    plain.retain(|t| !pool.sort(*t).is_bool() && !pool.sort(*t).is_arith());
    plain.sort_unstable();
    for t in plain {
        let value = values.of(t);
        if let Some(f) = pool.as_constant(t) {
            model.set(f, value);
        }
    }
    functions(pool, candidate, &mut values, &mut model);
    model
}

/// The values of terms that the closure knows. Elements of an uninterpreted sort are numbered in the order in which
/// their classes are met.
struct Values<'a> {
    pool: &'a TermPool,
    candidate: &'a Candidate<'a>,
    elements: HashMap<(Node, Sort), Value>,
    counts: HashMap<Sort, u32>,
}

impl<'a> Values<'a> {
    fn new(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Self {
        Values { pool, candidate, elements: HashMap::default(), counts: HashMap::default() }
    }

    fn of(&mut self, t: Term) -> Value {
        match self.pool.sort_kind(self.pool.sort(t)) {
            SortKind::Bool => Value::Bool(self.candidate.truth(self.pool, t).unwrap_or(false)),
            SortKind::Int | SortKind::Real => Value::Num(self.candidate.number(self.pool, t)),
            SortKind::BitVec(_) => {
                Value::Bits(self.candidate.bits(self.pool, t).expect("a term under a function has bits"))
            }
            _ => self.element(t),
        }
    }

    fn element(&mut self, t: Term) -> Value {
        let sort = self.pool.sort(t);
        let class = self.candidate.class(t).expect("a term under a function has a node");
        let counts = &mut self.counts;
        let fresh = || {
            let count = counts.entry(sort).or_insert(0);
            *count += 1;
            Value::Elem(sort, *count - 1)
        };
        self.elements.entry((class, sort)).or_insert_with(fresh).clone()
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
