//! Sorts made of others: arrays, instances of declared families and of datatypes, each made once and with a bound on its size.
//!
//! The steps of a definition run on a stack, so long chains of
//! definitions do not recurse; the results of definitions are remembered, so nested definitions cost no more than their number.
//! Instances of datatypes have no constructors yet: `datatypes` defines them.

use super::names::Sym;
use super::scope::Scope;
use super::sexpr::Tree;
use super::sort_steps::SortStep;
use super::theory::Complaint;
use eufonium_base::HashMap;
use eufonium_ir::{Sort, TermPool, print};

/// How many sorts may be written in one sort when all definitions are expanded.
const MAX_SIZE: usize = 1000;
/// How many instances with arguments one sort may need that were not needed before.
const MAX_NEW: usize = 2000;

/// A definition being run.
struct Frame {
    steps: std::vec::IntoIter<SortStep>,
    args: Vec<Sort>,
    /// Where the result is remembered.
    key: Option<(usize, Vec<Sort>)>,
}

/// The sort that steps make of arguments. New instances of datatypes are left to [`settle`](super::datatypes::settle).
pub fn run(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    steps: Vec<SortStep>,
    args: Vec<Sort>,
) -> Result<Sort, Complaint> {
    let mut memo: HashMap<(usize, Vec<Sort>), Sort> = HashMap::default();
    let mut values: Vec<Sort> = Vec::new();
    let mut frames = vec![Frame { steps: steps.into_iter(), args, key: None }];
    while let Some(frame) = frames.last_mut() {
        let Some(step) = frame.steps.next() else {
            if let Some(key) = frames.pop().and_then(|f| f.key) {
                memo.insert(key, *values.last().expect("a definition leaves one sort"));
            }
            continue;
        };
        let value = match step {
            SortStep::Push(sort) => sort,
            SortStep::Param(i) => frame.args[i],
            SortStep::BitVec(width) => pool.bv_sort(width),
            SortStep::Float(exponent, precision) => pool.float_sort(exponent, precision),
            SortStep::Rounding => pool.rounding_sort(),
            SortStep::Array(n) => array(pool, scope, &values.split_off(values.len() - n))?,
            SortStep::Family(name, n) => family(pool, scope, tree, name, values.split_off(values.len() - n))?,
            SortStep::Datatype(i, n) => instance(pool, scope, i, values.split_off(values.len() - n))?,
            SortStep::OwnDatatype(i) => instance(pool, scope, i, frame.args.clone())?,
            SortStep::Macro(i, n) => {
                let key = (i, values.split_off(values.len() - n));
                match memo.get(&key) {
                    Some(sort) => *sort,
                    None => {
                        frames.push(Frame {
                            steps: scope.sort_macros[i].steps.clone().into_iter(),
                            args: key.1.clone(),
                            key: Some(key),
                        });
                        continue;
                    }
                }
            }
        };
        values.push(value);
    }
    Ok(values.pop().expect("a sort expression leaves one sort"))
}

/// The instance of a template, without constructors if it is new.
pub fn instance(
    pool: &mut TermPool,
    scope: &mut Scope,
    template: usize,
    args: Vec<Sort>,
) -> Result<Sort, Complaint> {
    let key = (template, args);
    if let Some(sort) = scope.datatypes.instances.get(&key) {
        return Ok(*sort);
    }
    let size = composed_size(scope, &key.1)?;
    let name = &scope.datatypes.templates[template].name;
    if !key.1.is_empty() && scope.datatypes.new.len() > MAX_NEW {
        return Err(Complaint::whole(format!("the instances of the datatype `{name}` do not end")));
    }
    let name = if key.1.is_empty() { name.clone() } else { instance_name(pool, name, &key.1) };
    let sort = pool.declare_datatype(name);
    scope.sizes.insert(sort, size);
    let data = &mut scope.datatypes;
    data.origins.insert(sort, key.clone());
    data.instances.insert(key, sort);
    data.new.push(sort);
    Ok(sort)
}

/// Checks that a sort made of these is not too large to be written; its size.
fn composed_size(scope: &Scope, parts: &[Sort]) -> Result<usize, Complaint> {
    let size = parts.iter().fold(1usize, |n, s| n + scope.sizes.get(s).copied().unwrap_or(1));
    if size > MAX_SIZE {
        return Err(Complaint::whole(format!("the sort is too large: more than {MAX_SIZE} sorts in one")));
    }
    Ok(size)
}

/// The arrays with these sorts of indices and elements; with several indices, arrays of arrays.
fn array(pool: &mut TermPool, scope: &mut Scope, parts: &[Sort]) -> Result<Sort, Complaint> {
    let (element, indices) = parts.split_last().expect("an array sort has arguments");
    let mut sort = *element;
    for &index in indices.iter().rev() {
        let size = composed_size(scope, &[index, sort])?;
        sort = pool.array_sort(index, sort);
        scope.sizes.insert(sort, size);
    }
    Ok(sort)
}

/// The name of an instance: the sort expression.
fn instance_name(pool: &TermPool, head: &str, args: &[Sort]) -> String {
    let mut text = format!("({}", print::symbol(head));
    for arg in args {
        text.push(' ');
        text.push_str(&print::sort(pool, *arg));
    }
    text.push(')');
    text
}

fn family(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    name: Sym,
    args: Vec<Sort>,
) -> Result<Sort, Complaint> {
    let key = (name, args);
    if let Some(sort) = scope.instances.get(&key) {
        return Ok(*sort);
    }
    let size = composed_size(scope, &key.1)?;
    let sort = pool.declare_sort(instance_name(pool, tree.names.get(name), &key.1));
    scope.sizes.insert(sort, size);
    scope.origins.insert(sort, key.clone());
    scope.instances.insert(key, sort);
    Ok(sort)
}
