//! Values: what ground terms evaluate to. Equal elements of a domain are equal values.

use super::datatype::ConsId;
use super::float::{Rounding, float_words, is_canonical};
use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use eufonium_base::{Bits, HashMap, Rat};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An element of a sort's domain.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An integer or a real.
    Num(Rat),
    /// The `n`-th element of an uninterpreted sort.
    Elem(Sort, u32),
    /// A bit-vector.
    Bits(Bits),
    /// An array.
    Array(Arc<ArrayValue>),
    /// An element of a datatype.
    Data(Arc<DataValue>),
}

/// An array that has one element but for finitely many indices. Invariant, which makes equal arrays equal values: no
/// entry has the default as its element, and over a finite index sort the default is the element that most indices
/// have, the least one among several.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ArrayValue {
    sort: Sort,
    default: Value,
    entries: BTreeMap<Value, Value>,
}

/// A constructor with the values of its fields.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DataValue {
    /// The constructor.
    pub cons: ConsId,
    /// The fields in order.
    pub fields: Vec<Value>,
}

impl ArrayValue {
    /// The array sort.
    pub fn sort(&self) -> Sort {
        self.sort
    }
    /// The element at all indices without an entry.
    pub fn default(&self) -> &Value {
        &self.default
    }
    /// The exceptional indices in ascending order.
    pub fn entries(&self) -> &BTreeMap<Value, Value> {
        &self.entries
    }
    /// The element at an index.
    pub fn get(&self, index: &Value) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }
    /// The array changed at an index.
    pub fn with(&self, pool: &TermPool, index: Value, element: Value) -> Value {
        let mut array = self.clone();
        if element == array.default {
            array.entries.remove(&index);
        } else {
            array.entries.insert(index, element);
        }
        array.normalize(pool);
        Value::Array(Arc::new(array))
    }

    /// Over a small index sort, chooses the default again.
    fn normalize(&mut self, pool: &TermPool) {
        let (index_sort, _) = pool.as_array(self.sort).expect("an array value has an array sort");
        let limit = 2 * self.entries.len() as u64;
        let Some(size) = domain_size(pool, index_sort, limit) else { return };
        let mut counts: BTreeMap<&Value, u64> = BTreeMap::new();
        for v in self.entries.values() {
            *counts.entry(v).or_insert(0) += 1;
        }
        let of_default = size - self.entries.len() as u64;
        if of_default > 0 {
            counts.insert(&self.default, of_default);
        }
        let most = counts.values().max().copied().unwrap_or(0);
        let chosen = counts.iter().find(|(_, n)| **n == most).map(|(v, _)| (*v).clone());
        let Some(chosen) = chosen.filter(|v| *v != self.default) else { return };
        for index in domain(pool, index_sort) {
            self.entries.entry(index).or_insert_with(|| self.default.clone());
        }
        self.entries.retain(|_, v| *v != chosen);
        self.default = chosen;
    }
}

/// The number of elements of a sort if there are at most `limit`.
pub fn domain_size(pool: &TermPool, sort: Sort, limit: u64) -> Option<u64> {
    let size = match pool.sort_kind(sort) {
        SortKind::Bool => 2,
        SortKind::Int | SortKind::Real | SortKind::Uninterpreted(_) => return None,
        SortKind::BitVec(width) => 1u64.checked_shl(*width)?,
        // Of the words that are NaN, two for each fraction but zero, one counts.
        SortKind::Float(exponent, precision) => {
            let words = 1u64.checked_shl(exponent + precision)?;
            words - 2 * ((1 << (precision - 1)) - 1) + 1
        }
        SortKind::Rounding => Rounding::ALL.len() as u64,
        SortKind::Array(index, element) => {
            let elements = domain_size(pool, *element, limit)?;
            if elements == 1 {
                return Some(1);
            }
            // There are more functions than indices.
            let indices = domain_size(pool, *index, limit)?;
            elements.checked_pow(u32::try_from(indices).ok()?)?
        }
        SortKind::Datatype(_) => {
            if is_recursive(pool, sort) {
                return None;
            }
            let mut sum = 0u64;
            for &c in pool.constructors(sort) {
                let mut product = 1u64;
                for (_, s) in &pool.constructor(c).fields {
                    product = product.checked_mul(domain_size(pool, *s, limit)?)?;
                }
                sum = sum.checked_add(product)?;
            }
            sum
        }
    };
    (size <= limit).then_some(size)
}

/// Whether a datatype's values contain values of a datatype that is being defined: it is infinite then.
fn is_recursive(pool: &TermPool, sort: Sort) -> bool {
    // 0 unknown, 1 open, 2 done: an open one met again is a cycle.
    let mut state: HashMap<Sort, u8> = HashMap::default();
    let mut stack = vec![(sort, false)];
    while let Some((s, leaving)) = stack.pop() {
        if leaving {
            state.insert(s, 2);
            continue;
        }
        match state.get(&s) {
            Some(1) => return true,
            Some(_) => continue,
            None => {}
        }
        state.insert(s, 1);
        stack.push((s, true));
        match pool.sort_kind(s) {
            SortKind::Array(index, element) => stack.extend([(*index, false), (*element, false)]),
            SortKind::Datatype(_) => {
                for &c in pool.constructors(s) {
                    stack.extend(pool.constructor(c).fields.iter().map(|(_, f)| (*f, false)));
                }
            }
            _ => {}
        }
    }
    false
}

/// All elements of a finite sort in ascending order.
pub fn domain(pool: &TermPool, sort: Sort) -> Vec<Value> {
    let mut out = match pool.sort_kind(sort) {
        SortKind::Bool => vec![Value::Bool(false), Value::Bool(true)],
        SortKind::BitVec(width) => {
            (0..1u64 << width).map(|n| Value::Bits(Bits::from_u64(n, *width))).collect()
        }
        kind @ (SortKind::Float(..) | SortKind::Rounding) => {
            float_words(kind).into_iter().map(Value::Bits).collect()
        }
        SortKind::Array(index, element) => {
            let (indices, elements) = (domain(pool, *index), domain(pool, *element));
            let choices: Vec<Vec<Value>> = indices.iter().map(|_| elements.clone()).collect();
            let array = |row: Vec<Value>| {
                let entries = indices.iter().cloned().zip(row).collect();
                Value::array(pool, sort, elements[0].clone(), entries)
            };
            product(&choices).into_iter().map(array).collect()
        }
        SortKind::Datatype(_) => {
            let mut all = Vec::new();
            for &cons in pool.constructors(sort) {
                let fields = &pool.constructor(cons).fields;
                let choices: Vec<Vec<Value>> = fields.iter().map(|(_, s)| domain(pool, *s)).collect();
                all.extend(product(&choices).into_iter().map(|f| Value::data(cons, f)));
            }
            all
        }
        kind => unreachable!("{kind:?} is no finite sort"),
    };
    out.sort();
    out
}

fn product(choices: &[Vec<Value>]) -> Vec<Vec<Value>> {
    choices.iter().fold(vec![Vec::new()], |rows, column| {
        let extend = |row: &Vec<Value>| -> Vec<Vec<Value>> {
            column.iter().map(|v| [&row[..], std::slice::from_ref(v)].concat()).collect()
        };
        rows.iter().flat_map(extend).collect()
    })
}

impl Value {
    /// A value that every sort has.
    pub fn default_of(pool: &TermPool, sort: Sort) -> Value {
        match pool.sort_kind(sort) {
            SortKind::Bool => Value::Bool(false),
            SortKind::Int | SortKind::Real => Value::Num(Rat::ZERO),
            SortKind::Uninterpreted(_) => Value::Elem(sort, 0),
            SortKind::BitVec(width) => Value::Bits(Bits::zero(*width)),
            // Zero, and the first of the modes.
            SortKind::Float(exponent, precision) => Value::Bits(Bits::zero(exponent + precision)),
            SortKind::Rounding => Value::Bits(Bits::zero(pool.word_width(sort).expect("a sort of words"))),
            SortKind::Array(_, element) => {
                Value::array(pool, sort, Value::default_of(pool, *element), BTreeMap::new())
            }
            SortKind::Datatype(_) => {
                let cons = pool.ground_constructor(sort).expect("every datatype has a value");
                let fields = &pool.constructor(cons).fields;
                Value::data(cons, fields.iter().map(|(_, s)| Value::default_of(pool, *s)).collect())
            }
        }
    }

    /// The array of the sort with these entries over the default.
    pub fn array(pool: &TermPool, sort: Sort, default: Value, entries: BTreeMap<Value, Value>) -> Value {
        let mut array = ArrayValue { sort, default, entries };
        array.entries.retain(|_, v| *v != array.default);
        array.normalize(pool);
        Value::Array(Arc::new(array))
    }
    /// A constructor with its fields.
    pub fn data(cons: ConsId, fields: Vec<Value>) -> Value {
        Value::Data(Arc::new(DataValue { cons, fields }))
    }

    /// The truth value.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_bool(&self) -> bool {
        match self {
            Value::Bool(b) => *b,
            other => panic!("a formula evaluates to a truth value, not {other:?}"),
        }
    }
    /// The number.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_num(&self) -> &Rat {
        match self {
            Value::Num(r) => r,
            other => panic!("an arithmetic term evaluates to a number, not {other:?}"),
        }
    }
    /// The bit-vector.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_bits(&self) -> &Bits {
        match self {
            Value::Bits(b) => b,
            other => panic!("a bit-vector term evaluates to a bit-vector, not {other:?}"),
        }
    }
    /// The array.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_array(&self) -> &ArrayValue {
        match self {
            Value::Array(a) => a,
            other => panic!("an array term evaluates to an array, not {other:?}"),
        }
    }
    /// The element of a datatype.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_data(&self) -> &DataValue {
        match self {
            Value::Data(d) => d,
            other => panic!("a datatype's term evaluates to a constructor's value, not {other:?}"),
        }
    }

    /// Whether the value belongs to the sort.
    pub fn has_sort(&self, pool: &TermPool, sort: Sort) -> bool {
        match self {
            Value::Bool(_) => sort == Sort::BOOL,
            Value::Num(r) => sort == Sort::REAL || (sort == Sort::INT && r.is_int()),
            Value::Elem(s, _) => *s == sort,
            Value::Bits(b) => is_canonical(pool.sort_kind(sort), b),
            Value::Array(a) => a.sort == sort,
            Value::Data(d) => pool.constructor(d.cons).sort == sort,
        }
    }

    /// The value as a term; `None` if elements of uninterpreted sorts, which have no syntax of their own, are in it.
    pub fn to_term(&self, pool: &mut TermPool, sort: Sort) -> Option<Term> {
        match self {
            Value::Bool(b) => Some(pool.bool(*b)),
            Value::Num(r) => Some(pool.num(r.clone(), sort)),
            Value::Elem(..) => None,
            Value::Bits(b) => Some(pool.constant_word(sort, b.clone())),
            Value::Array(array) => {
                let (index_sort, element_sort) = pool.as_array(sort)?;
                let default = array.default.to_term(pool, element_sort)?;
                let mut t = pool.const_array(sort, default);
                for (index, element) in &array.entries {
                    let index = index.to_term(pool, index_sort)?;
                    let element = element.to_term(pool, element_sort)?;
                    t = pool.store(t, index, element);
                }
                Some(t)
            }
            Value::Data(data) => data_to_term(data, pool),
        }
    }
}

/// Constructors nest deep in values of recursive datatypes, so this walks with a stack of its own.
fn data_to_term(root: &DataValue, pool: &mut TermPool) -> Option<Term> {
    let mut stack: Vec<(&DataValue, bool)> = vec![(root, false)];
    let mut done: Vec<Term> = Vec::new();
    while let Some((data, ready)) = stack.pop() {
        if !ready {
            stack.push((data, true));
            stack.extend(data.fields.iter().rev().filter_map(|f| match f {
                Value::Data(d) => Some((&**d, false)),
                _ => None,
            }));
            continue;
        }
        let nested = data.fields.iter().filter(|f| matches!(f, Value::Data(_))).count();
        let mut below = done.split_off(done.len() - nested).into_iter();
        let mut fields = Vec::with_capacity(data.fields.len());
        for (i, f) in data.fields.iter().enumerate() {
            let sort = pool.constructor(data.cons).fields[i].1;
            fields.push(match f {
                Value::Data(_) => below.next().expect("each nested value left a term"),
                other => other.to_term(pool, sort)?,
            });
        }
        done.push(pool.construct(data.cons, &fields));
    }
    done.pop()
}
