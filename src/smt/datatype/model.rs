//! Values of datatypes' classes in models.

use crate::candidate::Candidate;
use crate::cc::Node;
use crate::values::Values;
use eufonium_base::HashMap;
use eufonium_ir::model::FuncTable;
use eufonium_ir::{FuncId, Model, Op, Term, TermPool};

/// A class whose value is to be settled.
struct Open {
    term: Term,
    /// Parts, counted as often as they occur, that have no value yet.
    missing: usize,
    /// Classes that this one is a part of.
    users: Vec<Node>,
    /// How deep the deepest part is.
    depth: usize,
}

/// The values of a candidate, with those of datatypes unlike each other where they may be.
pub(crate) fn settled<'a>(pool: &'a TermPool, candidate: &'a Candidate<'a>) -> Values<'a> {
    let mut values = Values::new(pool, candidate);
    settle(&mut values);
    values
}

/// Gives all classes of structured sorts their values, from the leaves up; what is free gets a value unlike all others.
fn settle(values: &mut Values<'_>) {
    if values.candidate.encoder.datatypes().is_empty() {
        return;
    }
    let (mut open, order) = graph(values);
    let is_free = |values: &Values<'_>, t: Term| {
        values.pool.as_datatype(values.pool.sort(t)).is_some()
            && values.trees.construction(values.candidate, t).is_none()
    };
    let (mut free, mut ready): (Vec<Node>, Vec<Node>) = (Vec::new(), Vec::new());
    for &node in &order {
        if is_free(values, open[&node].term) {
            free.push(node);
        } else if open[&node].missing == 0 {
            ready.push(node);
        }
    }
    free.sort_by_key(|n| values.trees.fresh.rank(values.pool.sort(open[n].term)));
    let mut free = free.into_iter();
    loop {
        while let Some(node) = ready.pop() {
            let Open { term, depth, .. } = open[&node];
            let value = values.of(term);
            values.trees.fresh.taken(values.pool.sort(term), value, depth + 1);
            finish(&mut open, node, depth + 1, &mut ready);
        }
        let Some(node) = free.next() else { return };
        let (value, depth) = values.trees.fresh.value(values.pool.sort(open[&node].term));
        values.set(node, value);
        finish(&mut open, node, depth, &mut ready);
    }
}

/// The classes of structured sorts with their dependencies, and the order in which they are met.
fn graph(values: &mut Values<'_>) -> (HashMap<Node, Open>, Vec<Node>) {
    let pool = values.pool;
    let is_structured = |t: &Term| {
        let sort = pool.sort(*t);
        pool.as_datatype(sort).is_some() || pool.as_array(sort).is_some()
    };
    let mut terms: Vec<Term> =
        values.candidate.encoder.nodes().map(|(t, _)| t).filter(is_structured).collect();
    terms.sort_unstable();
    let mut open: HashMap<Node, Open> = HashMap::default();
    let mut order = Vec::new();
    for term in terms {
        let node = values.class(term);
        open.entry(node).or_insert_with(|| {
            order.push(node);
            Open { term, missing: 0, users: Vec::new(), depth: 0 }
        });
    }
    for &node in &order {
        let parts = values.parts(open[&node].term);
        for part in parts.into_iter().filter(is_structured) {
            let part = values.class(part);
            open.get_mut(&part).expect("a part is a class").users.push(node);
            open.get_mut(&node).expect("the class is open").missing += 1;
        }
    }
    (open, order)
}

/// Tells the classes that contain one of its value.
fn finish(open: &mut HashMap<Node, Open>, node: Node, depth: usize, ready: &mut Vec<Node>) {
    let users = std::mem::take(&mut open.get_mut(&node).expect("the class is open").users);
    for user in users {
        let class = open.get_mut(&user).expect("the class is open");
        class.depth = class.depth.max(depth);
        class.missing -= 1;
        if class.missing == 0 {
            ready.push(user);
        }
    }
}

/// Enters into the model what fields of terms with another constructor are.
pub(crate) fn wrong_fields(values: &mut Values<'_>, model: &mut Model) {
    let pool = values.pool;
    let mut tables: Vec<(FuncId, FuncTable)> = Vec::new();
    let mut place: HashMap<FuncId, usize> = HashMap::default();
    for &t in values.candidate.encoder.datatypes() {
        let Op::Field(cons, i) = pool.op(t) else { continue };
        let whole = pool.arg(t, 0);
        let Some(f) = pool.wrong_field_if_used(cons, i) else { continue };
        let construction = values.trees.construction(values.candidate, whole);
        if construction.is_some_and(|c| pool.op(c) == Op::Construct(cons)) {
            continue;
        }
        let (whole, value) = (values.of(whole), values.of(t));
        let at = *place.entry(f).or_insert_with(|| {
            tables.push((f, FuncTable::new(value.clone())));
            tables.len() - 1
        });
        tables[at].1.insert(vec![whole], value);
    }
    for (f, table) in tables {
        model.set_function(f, table);
    }
}
