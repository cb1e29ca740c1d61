//! Values for classes of which nothing is known but that they differ from all others.
//!
//! Such classes are served when all others that do not contain them have their values, those of contained sorts first
//! ([`Fresh::rank`]). A value of a recursive datatype is chosen deeper than all present values of the sorts that it is
//! recursive with: whatever is put together later contains it, and is deeper still, or existed before. A value of
//! another sort is the first that no class has.

use eufonium_base::{Bits, HashMap, HashSet, Rat};
use eufonium_ir::value::{domain, domain_size};
use eufonium_ir::{ConsId, Sort, SortKind, TermPool, Value};
use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

/// More elements than this are as good as infinitely many.
const MANY: u64 = u64::MAX >> 1;

/// From a sort to one that its values contain directly.
#[derive(Clone, Copy, Debug)]
enum Step {
    Field(ConsId, usize),
    Element,
}

/// The sorts below a sort.
struct Shape {
    /// All sorts that its values contain, perhaps itself.
    below: HashSet<Sort>,
    /// Steps that lead from the sort back to itself, if it is recursive.
    cycle: Vec<(Sort, Step)>,
}

/// Chooses values that no class has.
pub(crate) struct Fresh<'a> {
    pool: &'a TermPool,
    shapes: HashMap<Sort, Shape>,
    used: HashMap<Sort, HashSet<Value>>,
    deepest: HashMap<Sort, usize>,
    /// The values that were chosen last.
    batches: HashMap<Sort, Batch>,
}

impl<'a> Fresh<'a> {
    /// No value is taken.
    pub fn new(pool: &'a TermPool) -> Self {
        Fresh {
            pool,
            shapes: HashMap::default(),
            used: HashMap::default(),
            deepest: HashMap::default(),
            batches: HashMap::default(),
        }
    }

    fn shape(&mut self, sort: Sort) -> &Shape {
        let pool = self.pool;
        self.shapes.entry(sort).or_insert_with(|| shape(pool, sort))
    }

    /// Classes without a known constructor are to be served in ascending order of the rank of their sort.
    pub fn rank(&mut self, sort: Sort) -> usize {
        self.shape(sort).below.len()
    }

    /// Notes that a class has the value, which is so deep.
    pub fn taken(&mut self, sort: Sort, value: Value, depth: usize) {
        let deepest = self.deepest.entry(sort).or_insert(0);
        *deepest = (*deepest).max(depth);
        self.used.entry(sort).or_default().insert(value);
    }

    /// A value of the datatype that no class has, with its depth; any value if all are taken.
    pub fn value(&mut self, sort: Sort) -> (Value, usize) {
        let (value, depth) = if self.shape(sort).cycle.is_empty() {
            let pool = self.pool;
            let used = self.used.entry(sort).or_default();
            let unused = (0..).map_while(|n| vary(pool, sort, n)).find(|v| !used.contains(v));
            // Nothing here contains itself, so depth decides nothing.
            (unused.unwrap_or_else(|| Value::default_of(pool, sort)), 0)
        } else {
            self.deep_value(sort)
        };
        self.taken(sort, value.clone(), depth);
        (value, depth)
    }

    /// A value of a recursive datatype. Values of one depth that differ in a number at the top contain none of each
    /// other, and what is put together later contains such a number in a place where the others have the default.
    fn deep_value(&mut self, sort: Sort) -> (Value, usize) {
        let Shape { below, cycle } = &self.shapes[&sort];
        if let Some(batch) = self.batches.get_mut(&sort) {
            batch.count += 1;
            if let Some(value) = batch.value(self.pool) {
                return (value, batch.depth);
            }
        }
        let deepest = below.iter().filter_map(|s| self.deepest.get(s)).max().copied().unwrap_or(0);
        let mut value = Value::default_of(self.pool, sort);
        // Each round adds a level for each step, of which there is one at least.
        for _ in 0..=deepest / cycle.len() {
            value = around(self.pool, cycle, value);
        }
        let depth = depth_of(&value);
        let batch = Batch { pattern: value.clone(), place: payload(self.pool, cycle[0].1), depth, count: 1 };
        let first = batch.value(self.pool).unwrap_or(value);
        self.batches.insert(sort, batch);
        (first, depth)
    }
}

/// Values that differ in one field at the top.
struct Batch {
    pattern: Value,
    /// The field that varies and its sort, if there is one that can.
    place: Option<(usize, Sort)>,
    depth: usize,
    /// How many were made; the default of the field is not used.
    count: u64,
}

impl Batch {
    fn value(&self, pool: &TermPool) -> Option<Value> {
        let (place, sort) = self.place?;
        let data = self.pattern.as_data();
        let mut fields = data.fields.clone();
        fields[place] = vary(pool, sort, self.count)?;
        Some(Value::data(data.cons, fields))
    }
}

/// A field beside that of the step whose values are no trees and more than one.
fn payload(pool: &TermPool, step: Step) -> Option<(usize, Sort)> {
    let Step::Field(cons, beside) = step else { return None };
    let varies = |sort: Sort| {
        let kind = pool.sort_kind(sort);
        matches!(
            kind,
            SortKind::Int
                | SortKind::Real
                | SortKind::Uninterpreted(_)
                | SortKind::BitVec(_)
                | SortKind::Float(..)
        )
    };
    let fields = pool.constructor(cons).fields.iter().enumerate();
    fields.map(|(i, (_, sort))| (i, *sort)).find(|(i, sort)| *i != beside && varies(*sort))
}

/// The steps from a sort to those that its values contain directly.
fn steps(pool: &TermPool, sort: Sort) -> Vec<(Step, Sort)> {
    match pool.sort_kind(sort) {
        SortKind::Array(_, element) => vec![(Step::Element, *element)],
        SortKind::Datatype(_) => {
            let mut out = Vec::new();
            for &cons in pool.constructors(sort) {
                let fields = pool.constructor(cons).fields.iter().enumerate();
                out.extend(fields.map(|(i, (_, s))| (Step::Field(cons, i), *s)));
            }
            out
        }
        _ => Vec::new(),
    }
}

/// Breadth first from the sort.
fn shape(pool: &TermPool, root: Sort) -> Shape {
    let mut from: HashMap<Sort, (Sort, Step)> = HashMap::default();
    let mut queue = vec![root];
    let mut i = 0;
    while let Some(&sort) = queue.get(i) {
        i += 1;
        for (step, below) in steps(pool, sort) {
            if let Entry::Vacant(place) = from.entry(below) {
                place.insert((sort, step));
                if below != root {
                    queue.push(below);
                }
            }
        }
    }
    let mut cycle = Vec::new();
    let mut at = from.get(&root);
    while let Some(&(sort, step)) = at {
        cycle.push((sort, step));
        at = if sort == root { None } else { from.get(&sort) };
    }
    cycle.reverse();
    Shape { below: from.into_keys().collect(), cycle }
}

/// The value with one round of the cycle around it.
fn around(pool: &TermPool, cycle: &[(Sort, Step)], value: Value) -> Value {
    cycle.iter().rev().fold(value, |inner, (sort, step)| match step {
        Step::Element => Value::array(pool, *sort, inner, BTreeMap::new()),
        Step::Field(cons, place) => {
            let sorts = pool.constructor(*cons).fields.iter().map(|(_, s)| *s);
            let mut fields: Vec<Value> = sorts.map(|s| Value::default_of(pool, s)).collect();
            fields[*place] = inner;
            Value::data(*cons, fields)
        }
    })
}

/// How deep constructors and arrays nest.
fn depth_of(value: &Value) -> usize {
    let mut deepest = 0;
    let mut stack = vec![(value, 1)];
    while let Some((value, depth)) = stack.pop() {
        deepest = deepest.max(depth);
        match value {
            Value::Data(data) => stack.extend(data.fields.iter().map(|f| (f, depth + 1))),
            Value::Array(array) => {
                stack.push((array.default(), depth + 1));
                stack.extend(array.entries().values().map(|v| (v, depth + 1)));
            }
            _ => {}
        }
    }
    deepest
}

/// The `n`-th value of a sort in a sequence without repetitions; of most sorts, all values occur.
fn vary(pool: &TermPool, sort: Sort, n: u64) -> Option<Value> {
    match pool.sort_kind(sort) {
        SortKind::Bool => (n < 2).then_some(Value::Bool(n == 1)),
        SortKind::Int | SortKind::Real => Some(Value::Num(Rat::from(i64::try_from(n).ok()?))),
        SortKind::Uninterpreted(_) => Some(Value::Elem(sort, u32::try_from(n).ok()?)),
        SortKind::BitVec(width) => {
            (*width >= 64 || n >> width == 0).then(|| Value::Bits(Bits::from_u64(n, *width)))
        }
        SortKind::Float(exponent, precision) if exponent + precision > 16 => {
            // Small numbers, of which there are more than anyone asks for.
            (n < 1 << 14).then(|| Value::Bits(Bits::from_u64(n, exponent + precision)))
        }
        SortKind::Float(..) | SortKind::Rounding => domain(pool, sort).get(usize::try_from(n).ok()?).cloned(),
        SortKind::Array(_, element) => {
            Some(Value::array(pool, sort, vary(pool, *element, n)?, BTreeMap::new()))
        }
        SortKind::Datatype(_) => {
            let Shape { cycle, .. } = shape(pool, sort);
            if cycle.is_empty() {
                return vary_fields(pool, sort, n);
            }
            let ground = Value::default_of(pool, sort);
            Some((0..n).fold(ground, |value, _| around(pool, &cycle, value)))
        }
    }
}

/// The `n`-th value of a datatype that is not recursive.
fn vary_fields(pool: &TermPool, sort: Sort, mut n: u64) -> Option<Value> {
    for &cons in pool.constructors(sort) {
        let sorts: Vec<Sort> = pool.constructor(cons).fields.iter().map(|(_, s)| *s).collect();
        let sizes: Vec<Option<u64>> = sorts.iter().map(|s| domain_size(pool, *s, MANY)).collect();
        if let Some(endless) = sizes.iter().position(Option::is_none) {
            let value = |(i, s): (usize, &Sort)| vary(pool, *s, if i == endless { n } else { 0 });
            return Some(Value::data(cons, sorts.iter().enumerate().map(value).collect::<Option<_>>()?));
        }
        let count = sizes.iter().try_fold(1u64, |product, size| product.checked_mul((*size)?));
        if let Some(count) = count.filter(|count| *count <= n) {
            n -= count;
            continue;
        }
        let mut fields = Vec::with_capacity(sorts.len());
        for (s, size) in sorts.iter().zip(sizes.into_iter().flatten()) {
            fields.push(vary(pool, *s, n % size)?);
            n /= size;
        }
        return Some(Value::data(cons, fields));
    }
    None
}
