//! Models: values for constants, finite tables with a default for functions.

use super::pool::{FuncId, TermPool};
use super::value::Value;
use crate::base::HashMap;

/// The meaning of a function: a finite table and a value for all else.
#[derive(Clone, Debug)]
pub struct FuncTable {
    /// Entries by arguments, in the order they were made.
    pub entries: Vec<(Vec<Value>, Value)>,
    /// The result for arguments that have no entry.
    pub default: Value,
    index: HashMap<Vec<Value>, usize>,
}

impl FuncTable {
    /// A constant function.
    pub fn new(default: Value) -> Self {
        FuncTable { entries: Vec::new(), default, index: HashMap::default() }
    }
    /// Adds an entry unless there is one for these arguments.
    pub fn insert(&mut self, args: Vec<Value>, value: Value) {
        if !self.index.contains_key(&args) {
            self.index.insert(args.clone(), self.entries.len());
            self.entries.push((args, value));
        }
    }
    /// The result for these arguments.
    pub fn get(&self, args: &[Value]) -> &Value {
        self.index.get(args).map_or(&self.default, |&i| &self.entries[i].1)
    }
}

/// An interpretation of declared symbols. Symbols without an entry may take any value; evaluation gives them the default
/// of their sort.
#[derive(Clone, Debug, Default)]
pub struct Model {
    constants: HashMap<FuncId, Value>,
    functions: HashMap<FuncId, FuncTable>,
}

impl Model {
    /// The model that says nothing.
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets the value of a constant.
    pub fn set(&mut self, constant: FuncId, value: Value) {
        self.constants.insert(constant, value);
    }
    /// Sets the meaning of a function with parameters.
    pub fn set_function(&mut self, function: FuncId, table: FuncTable) {
        self.functions.insert(function, table);
    }
    /// The value of a constant, if the model says.
    pub fn get(&self, constant: FuncId) -> Option<&Value> {
        self.constants.get(&constant)
    }
    /// The meaning of a function, if the model says.
    pub fn function(&self, function: FuncId) -> Option<&FuncTable> {
        self.functions.get(&function)
    }
    /// The value of a function or constant at `args`, completed with the default of its sort.
    pub fn apply(&self, pool: &TermPool, f: FuncId, args: &[Value]) -> Value {
        let found = if args.is_empty() {
            self.constants.get(&f)
        } else {
            self.functions.get(&f).map(|table| table.get(args))
        };
        found.cloned().unwrap_or_else(|| Value::default_of(pool, pool.func(f).result))
    }
}
