//! The model of a satisfied set of assertions, from the search's values and the theories' saved models.
//!
//! Constants of the theories have the values that these saved; what the closure knows gets its values together (`values`), those of
//! datatypes first, so that they are unlike each other.

use super::candidate::Candidate;
use super::datatype::model::{settled, wrong_fields};
use super::values::Values;
use eufonium_base::{HashMap, meter};
use eufonium_ir::model::FuncTable;
use eufonium_ir::{FuncId, Model, Op, TermPool, Value};

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
    let mut values = settled(pool, candidate);
    for &t in candidate.encoder.closure_constants() {
        let f = pool.as_constant(t).expect("only constants are filed");
        model.set(f, values.of(t));
    }
    functions(pool, candidate, &mut values, &mut model);
    wrong_fields(&mut values, &mut model);
    model
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
