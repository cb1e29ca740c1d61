//! Models: values for constants, finite tables with a default for functions.

use super::pool::{FuncId, TermPool};
use super::value::Value;
use eufonium_base::PagedMap;
use hashbrown::HashTable;
use std::hash::{Hash, Hasher};

/// The meaning of a function: a finite table and a value for all else.
#[derive(Clone, Debug)]
pub struct FuncTable {
    /// Entries by arguments, in the order they were made.
    entries: Vec<(Vec<Value>, Value)>,
    /// The result for arguments that have no entry.
    pub default: Value,
    /// Places of entries, by the hash of their arguments.
    index: HashTable<usize>,
}

fn hash(args: &[Value]) -> u64 {
    let mut hasher = fxhash::FxHasher::default();
    args.hash(&mut hasher);
    // The table reads the top bits as a tag and the low bits as a place; mix them.
    let h = hasher.finish();
    (h ^ (h >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl FuncTable {
    /// A constant function.
    pub fn new(default: Value) -> Self {
        FuncTable { entries: Vec::new(), default, index: HashTable::new() }
    }
    /// Adds an entry unless there is one for these arguments.
    pub fn insert(&mut self, args: Vec<Value>, value: Value) {
        let (hash_of, entries) = (hash(&args), &mut self.entries);
        if self.index.find(hash_of, |&i| entries[i].0 == args).is_none() {
            self.index.insert_unique(hash_of, entries.len(), |&i| hash(&entries[i].0));
            entries.push((args, value));
        }
    }
    /// The entries by arguments, in the order they were made.
    pub fn entries(&self) -> &[(Vec<Value>, Value)] {
        &self.entries
    }
    /// The result for these arguments.
    pub fn get(&self, args: &[Value]) -> &Value {
        let found = self.index.find(hash(args), |&i| self.entries[i].0 == args);
        found.map_or(&self.default, |&i| &self.entries[i].1)
    }
}

/// An interpretation of declared symbols. Symbols without an entry may take any value; evaluation gives them the default
/// of their sort.
#[derive(Clone, Debug, Default)]
pub struct Model {
    constants: PagedMap<FuncId, Value>,
    functions: PagedMap<FuncId, FuncTable>,
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
        self.constants.get(constant)
    }
    /// The meaning of a function, if the model says.
    pub fn function(&self, function: FuncId) -> Option<&FuncTable> {
        self.functions.get(function)
    }
    /// The value of a function or constant at `args`, completed with the default of its sort.
    pub fn apply(&self, pool: &TermPool, f: FuncId, args: &[Value]) -> Value {
        let found = if args.is_empty() {
            self.constants.get(f)
        } else {
            self.functions.get(f).map(|table| table.get(args))
        };
        found.cloned().unwrap_or_else(|| Value::default_of(pool, pool.func(f).result))
    }
}
