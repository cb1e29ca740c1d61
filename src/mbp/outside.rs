//! Values that are none of some given ones, and indices at which arrays differ.

use eufonium_base::{Bits, Rat};
use eufonium_ir::value::domain_size;
use eufonium_ir::{ArrayValue, Sort, SortKind, TermPool, Value};
use std::collections::{BTreeMap, BTreeSet};

/// How deep sorts are looked into.
const DEPTH: usize = 4;

/// An index at which two arrays of one sort differ, if one is found; one is found whenever they differ and the index
/// sort is built of the usual ones.
pub(super) fn difference(pool: &TermPool, a: &ArrayValue, b: &ArrayValue) -> Option<Value> {
    let indices: BTreeSet<Value> = a.entries().keys().chain(b.entries().keys()).cloned().collect();
    if let Some(found) = indices.iter().find(|i| a.get(i) != b.get(i)) {
        return Some(found.clone());
    }
    if a.default() == b.default() {
        return None;
    }
    let (index_sort, _) = pool.as_array(a.sort())?;
    outside(pool, index_sort, &indices)
}

/// An element of the sort that is none of `taken`.
pub(super) fn outside(pool: &TermPool, sort: Sort, taken: &BTreeSet<Value>) -> Option<Value> {
    search(pool, sort, taken, DEPTH)
}

fn search(pool: &TermPool, sort: Sort, taken: &BTreeSet<Value>, depth: usize) -> Option<Value> {
    let default = Value::default_of(pool, sort);
    if !taken.contains(&default) {
        return Some(default);
    }
    let depth = depth.checked_sub(1)?;
    match pool.sort_kind(sort) {
        SortKind::Bool => [false, true].map(Value::Bool).into_iter().find(|v| !taken.contains(v)),
        SortKind::Int | SortKind::Real => {
            let most = taken.iter().map(Value::as_num).max()?;
            Some(Value::Num(&most.floor() + &Rat::ONE))
        }
        SortKind::Uninterpreted(_) => {
            (0..=taken.len() as u32).map(|n| Value::Elem(sort, n)).find(|v| !taken.contains(v))
        }
        SortKind::BitVec(width) => {
            let size = domain_size(pool, sort, taken.len() as u64).unwrap_or(taken.len() as u64 + 1);
            (0..size).map(|n| Value::Bits(Bits::from_u64(n, *width))).find(|v| !taken.contains(v))
        }
        // No engine has these.
        SortKind::Float(..) | SortKind::Rounding => None,
        SortKind::Array(_, element) => {
            let elements: BTreeSet<Value> = taken.iter().map(|v| v.as_array().default().clone()).collect();
            let element = search(pool, *element, &elements, depth)?;
            let found = Value::array(pool, sort, element, BTreeMap::new());
            (!taken.contains(&found)).then_some(found)
        }
        SortKind::Datatype(_) => data(pool, sort, taken, depth),
    }
}

/// A value with one field that no taken value of the constructor has there, or a chain of constructors longer than any.
fn data(pool: &TermPool, sort: Sort, taken: &BTreeSet<Value>, depth: usize) -> Option<Value> {
    for &cons in pool.constructors(sort) {
        let sorts: Vec<Sort> = pool.constructor(cons).fields.iter().map(|(_, s)| *s).collect();
        let whole = |i: usize, field: Value| {
            let fields = sorts.iter().enumerate().map(|(j, s)| match j == i {
                true => field.clone(),
                false => Value::default_of(pool, *s),
            });
            Value::data(cons, fields.collect())
        };
        let plain = Value::data(cons, sorts.iter().map(|s| Value::default_of(pool, *s)).collect());
        if !taken.contains(&plain) {
            return Some(plain);
        }
        for (i, &s) in sorts.iter().enumerate() {
            if s == sort {
                let mut chain = plain.clone();
                for _ in 0..=taken.len() {
                    chain = whole(i, chain);
                    if !taken.contains(&chain) {
                        return Some(chain);
                    }
                }
            }
            let same = taken.iter().map(Value::as_data).filter(|d| d.cons == cons);
            let there: BTreeSet<Value> = same.map(|d| d.fields[i].clone()).collect();
            if let Some(field) = search(pool, s, &there, depth) {
                return Some(whole(i, field));
            }
        }
    }
    None
}
