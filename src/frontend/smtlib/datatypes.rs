//! Instances of datatypes get their constructors; arguments of templates are found from sorts.
//!
//! The pool knows datatypes without parameters only; each list of arguments makes one datatype of a template. Instances
//! are first declared, then defined one after another ([`settle`]), so recursion among them needs no recursion here.
//! Declarations whose instances never end are refused by a bound on their number and size, those without finite values by a
//! fixpoint over what is new.

use super::instances;
use super::scope::Scope;
use super::sexpr::Tree;
use super::sort_steps::{SortStep, taken};
use super::templates::ConstructorTemplate;
use super::theory::Complaint;
use eufonium_base::HashSet;
use eufonium_ir::{ConstructorDecl, Sort, SortKind, TermPool, print};

/// Defines all new instances. If that fails, or what made them did, they are forgotten.
pub fn settle<T>(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    made: Result<T, Complaint>,
) -> Result<T, Complaint> {
    if made.is_ok() && scope.datatypes.new.is_empty() {
        return made;
    }
    let settled = made.and_then(|value| define_new(pool, scope, tree).map(|()| value));
    match &settled {
        Ok(_) => scope.datatypes.new.clear(),
        Err(_) => scope.datatypes.forget_new(),
    }
    settled
}

fn define_new(pool: &mut TermPool, scope: &mut Scope, tree: &Tree) -> Result<(), Complaint> {
    let mut next = 0;
    while let Some(&sort) = scope.datatypes.new.get(next) {
        next += 1;
        let (template, args) = scope.datatypes.origins[&sort].clone();
        let template = scope.datatypes.templates[template].clone();
        let mut decls = Vec::with_capacity(template.constructors.len());
        for constructor in template.constructors {
            let ambiguous = (0..template.params).any(|i| !determines(&constructor, i));
            let mut fields = Vec::with_capacity(constructor.fields.len());
            for (name, steps) in constructor.fields {
                fields.push((name, instances::run(pool, scope, tree, steps, args.clone())?));
            }
            decls.push(ConstructorDecl { name: constructor.name, fields, ambiguous });
        }
        pool.define_datatype(sort, decls);
    }
    check_founded(pool, &scope.datatypes.new)
}

/// Complains about a datatype without finite values; those that are not new have some.
fn check_founded(pool: &TermPool, new: &[Sort]) -> Result<(), Complaint> {
    // The datatype that a value of the sort cannot be without.
    let needed = |mut sort: Sort| {
        while let Some((_, element)) = pool.as_array(sort) {
            sort = element;
        }
        sort
    };
    let mut open: HashSet<Sort> = new.iter().copied().collect();
    let mut todo = new.to_vec();
    loop {
        let before = todo.len();
        todo.retain(|sort| {
            let founded = pool
                .constructors(*sort)
                .iter()
                .any(|c| pool.constructor(*c).fields.iter().all(|(_, s)| !open.contains(&needed(*s))));
            if founded {
                open.remove(sort);
            }
            !founded
        });
        match todo.first() {
            None => return Ok(()),
            Some(sort) if todo.len() == before => {
                let name = print::sort(pool, *sort);
                return Err(Complaint::whole(format!("the datatype `{name}` has no finite values")));
            }
            Some(_) => {}
        }
    }
}

/// Whether the sorts of a constructor's fields tell the `i`-th argument of the datatype.
fn determines(constructor: &ConstructorTemplate, i: usize) -> bool {
    constructor.fields.iter().any(|(_, steps)| {
        let mut visible = vec![true];
        steps.iter().rev().any(|&step| {
            let here = visible.pop().expect("a sort in postfix form is one sort");
            let below = here && !matches!(step, SortStep::Macro(..));
            visible.extend(std::iter::repeat_n(below, taken(step)));
            here && (step == SortStep::Param(i) || matches!(step, SortStep::OwnDatatype(_)))
        })
    })
}

/// Finds the arguments of a template that make a sort in postfix form the given one. `false` if there are none; what
/// defined sorts hide stays open.
pub fn unify(
    pool: &TermPool,
    scope: &Scope,
    steps: &[SortStep],
    sort: Sort,
    found: &mut [Option<Sort>],
) -> bool {
    let mut stack = vec![Some(sort)];
    for &step in steps.iter().rev() {
        let Some(sort) = stack.pop().expect("a sort in postfix form is one sort") else {
            stack.extend(std::iter::repeat_n(None, taken(step)));
            continue;
        };
        let mut bind = |i: usize, sort: Sort| match found[i] {
            // An integer may stand for a real.
            Some(Sort::INT) if sort == Sort::REAL => found[i] = Some(sort),
            None => found[i] = Some(sort),
            Some(_) => {}
        };
        let parts = match step {
            SortStep::Push(s) => (s == sort || (sort, s) == (Sort::INT, Sort::REAL)).then(Vec::new),
            SortStep::BitVec(width) => (pool.as_bv(sort) == Some(width)).then(Vec::new),
            SortStep::Float(exponent, precision) => {
                (*pool.sort_kind(sort) == SortKind::Float(exponent, precision)).then(Vec::new)
            }
            SortStep::Rounding => (*pool.sort_kind(sort) == SortKind::Rounding).then(Vec::new),
            SortStep::Param(i) => {
                bind(i, sort);
                Some(Vec::new())
            }
            SortStep::Array(n) => array_parts(pool, sort, n),
            SortStep::Family(name, _) => {
                scope.origins.get(&sort).filter(|o| o.0 == name).map(|o| o.1.clone())
            }
            SortStep::Datatype(i, _) => {
                scope.datatypes.origin(sort).filter(|o| o.0 == i).map(|o| o.1.to_vec())
            }
            SortStep::OwnDatatype(i) => scope.datatypes.origin(sort).filter(|o| o.0 == i).map(|(_, args)| {
                args.iter().enumerate().for_each(|(i, s)| bind(i, *s));
                Vec::new()
            }),
            SortStep::Macro(_, n) => {
                stack.extend(std::iter::repeat_n(None, n));
                continue;
            }
        };
        match parts {
            Some(parts) => stack.extend(parts.into_iter().map(Some)),
            None => return false,
        }
    }
    true
}

/// The sorts of `n - 1` indices and of the elements behind them.
fn array_parts(pool: &TermPool, sort: Sort, n: usize) -> Option<Vec<Sort>> {
    let mut parts = Vec::with_capacity(n);
    let mut rest = sort;
    for _ in 1..n {
        let (index, element) = pool.as_array(rest)?;
        parts.push(index);
        rest = element;
    }
    parts.push(rest);
    Some(parts)
}
