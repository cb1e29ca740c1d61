//! The model of a satisfied set of assertions, from the search's values and the theories' saved models.

use super::combine::Combined;
use super::encode::Encoder;
use super::interface::number;
use super::sat::SatSolver;
use crate::base::HashMap;
use crate::ir::model::FuncTable;
use crate::ir::{Model, Sort, Term, TermPool, Value};
use crate::smt::cc::Node;

/// Builds the model. Elements of an uninterpreted sort are numbered in the order in which their classes are met.
pub fn model(pool: &TermPool, encoder: &Encoder, sat: &dyn SatSolver, theory: &Combined) -> Model {
    let mut model = Model::new();
    for (t, lit) in encoder.boolean_constants(pool) {
        if let (Some(value), Some(f)) = (sat.value(lit.var()), pool.as_constant(t)) {
            model.set(f, Value::Bool(value != lit.is_negated()));
        }
    }
    for (t, column) in encoder.columns() {
        if let Some(f) = pool.as_constant(t) {
            model.set(f, Value::Num(theory.arith.value(column)));
        }
    }
    let mut elements = Elements::default();
    let mut plain: Vec<(Term, Node)> = encoder.uninterpreted_terms(pool).collect();
    plain.sort_unstable_by_key(|(t, _)| *t);
    for (t, node) in plain {
        let value = elements.value(theory.cc.model_root(node), pool.sort(t));
        if let Some(f) = pool.as_constant(t) {
            model.set(f, value);
        }
    }
    functions(pool, encoder, sat, theory, &mut elements, &mut model);
    model
}

#[derive(Default)]
struct Elements {
    of_class: HashMap<(Node, Sort), u32>,
    counts: HashMap<Sort, u32>,
}

impl Elements {
    fn value(&mut self, root: Node, sort: Sort) -> Value {
        let n = *self.of_class.entry((root, sort)).or_insert_with(|| {
            let count = self.counts.entry(sort).or_insert(0);
            *count += 1;
            *count - 1
        });
        Value::Elem(sort, n)
    }
}

fn functions(
    pool: &TermPool,
    encoder: &Encoder,
    sat: &dyn SatSolver,
    theory: &Combined,
    elements: &mut Elements,
    model: &mut Model,
) {
    let mut tables: Vec<(crate::ir::FuncId, FuncTable)> = Vec::new();
    let mut place: HashMap<crate::ir::FuncId, usize> = HashMap::default();
    for &t in encoder.applications() {
        let f = pool.as_app(t).expect("an application has a function");
        let mut value = |t: Term| match pool.sort(t) {
            Sort::BOOL => {
                let lit = encoder.existing(pool, t).expect("a formula under a function has a variable");
                Value::Bool(sat.value(lit.var()).unwrap_or(false) != lit.is_negated())
            }
            s if s.is_arith() => Value::Num(number(pool, encoder, theory, t)),
            s => {
                let node = encoder.node_of(t).expect("a term under a function has a node");
                elements.value(theory.cc.model_root(node), s)
            }
        };
        let args: Vec<Value> = pool.args(t).iter().map(|a| value(*a)).collect();
        let result = value(t);
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
