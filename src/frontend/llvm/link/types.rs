//! The types of one module among those of another one.
//!
//! Types are taken over in their order, in which parts come first. A named type that has the name and the contents of one that is there
//! is that one; one that has its name alone gets a name of its own. Pointers are alike whatever they point to, as nothing depends on that.
//! Definitions may nest as deeply as they like: nothing here recurses.

use crate::llvm::module::{Type, TypeId, Types};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};

/// Takes over all types; what they are.
pub(super) fn import(into: &mut Types, from: &Types) -> IdVec<TypeId, TypeId> {
    let names = names(into, from);
    let mut map: IdVec<TypeId, TypeId> = IdVec::new();
    for (_, ty) in from.iter() {
        let ty = match ty {
            Type::Pointer(pointee) => Type::Pointer(pointee.map(|ty| map[ty])),
            Type::Array(count, element) => Type::Array(*count, map[*element]),
            Type::Vector(count, element) => Type::Vector(*count, map[*element]),
            Type::Struct { fields, packed } => {
                Type::Struct { fields: fields.iter().map(|ty| map[*ty]).collect(), packed: *packed }
            }
            Type::Named(name) => Type::Named(names.get(name.as_str()).unwrap_or(name).clone()),
            Type::Function { result, params, variadic } => Type::Function {
                result: map[*result],
                params: params.iter().map(|ty| map[*ty]).collect(),
                variadic: *variadic,
            },
            plain @ (Type::Void | Type::Int(_) | Type::Float(_) | Type::Other(_)) => plain.clone(),
        };
        map.push(into.intern(ty));
    }
    for (name, definition) in &from.named {
        let definition = definition.map(|ty| map[ty]);
        let there = into.named.entry(names[name.as_str()].clone()).or_default();
        *there = there.or(definition);
    }
    map
}

/// The names that named types get.
fn names<'a>(into: &Types, from: &'a Types) -> HashMap<&'a str, String> {
    let mut sorted: Vec<&str> = from.named.keys().map(String::as_str).collect();
    sorted.sort_unstable();
    let mut same = HashSet::default();
    let mut names: HashMap<&str, String> = HashMap::default();
    let mut taken: HashSet<String> = HashSet::default();
    for name in sorted {
        let free = !into.named.contains_key(name) || alike(into, from, name, &mut same);
        let is_free = |own: &String| !into.named.contains_key(own) && !from.named.contains_key(own);
        let mut others = (1..).map(|n| format!("{name}.{n}")).filter(is_free);
        let own = if free { Some(name.to_owned()) } else { others.find(|own| taken.insert(own.clone())) };
        let own = own.expect("there are more numbers than names");
        names.insert(name, own);
    }
    names
}

/// Whether two types of one name have the same contents, what they name included. `same` remembers those that have.
fn alike(into: &Types, from: &Types, name: &str, same: &mut HashSet<String>) -> bool {
    let mut seen: HashSet<String> = HashSet::default();
    let mut open: Vec<(TypeId, TypeId)> = vec![];
    let mut names = vec![name.to_owned()];
    loop {
        while let Some(name) = names.pop() {
            if same.contains(&name) || !seen.insert(name.clone()) {
                continue;
            }
            match (into.named.get(&name), from.named.get(&name)) {
                (Some(Some(a)), Some(Some(b))) => open.push((*a, *b)),
                // One that has no contents is any.
                (Some(_), Some(_)) => {}
                _ => return false,
            }
        }
        let Some((a, b)) = open.pop() else { break };
        match (into.get(a), from.get(b)) {
            (Type::Pointer(_), Type::Pointer(_)) => {}
            (Type::Array(n, a), Type::Array(m, b)) if n == m => open.push((*a, *b)),
            (Type::Vector(n, a), Type::Vector(m, b)) if n == m => open.push((*a, *b)),
            (Type::Struct { fields: a, packed: p }, Type::Struct { fields: b, packed: q })
                if p == q && a.len() == b.len() =>
            {
                open.extend(a.iter().copied().zip(b.iter().copied()));
            }
            (Type::Named(a), Type::Named(b)) if a == b => names.push(a.clone()),
            (a @ (Type::Int(_) | Type::Float(_) | Type::Other(_)), b) if a == b => {}
            _ => return false,
        }
    }
    same.extend(seen);
    true
}
