//! Names of datatypes' declarations: constructors, selectors, testers, updates. One name may belong to several
//! datatypes; the sorts of the arguments, or `as`, say which one is meant.

use crate::smtlib::datatypes;
use crate::smtlib::instances;
use crate::smtlib::scope::{Binding, Scope};
use crate::smtlib::sexpr::{Node, Tree};
use crate::smtlib::templates::{Member, Role};
use crate::smtlib::theory::{self, Complaint};
use eufonium_ir::{ConsId, Sort, Term, TermPool, print};

/// The meanings of a name, none if it does not come from a datatype.
fn members<'s>(scope: &'s Scope, tree: &Tree, name: Node) -> &'s [Member] {
    match tree.symbol(name).and_then(|s| scope.term(s)) {
        Some(Binding::Data(i)) => &scope.datatypes.members[i],
        _ => &[],
    }
}

/// The constructor of an instance that a meaning belongs to; `None` if the sort is no instance of its datatype.
fn constructor_in(pool: &TermPool, scope: &Scope, member: Member, sort: Sort) -> Option<ConsId> {
    let (template, _) = scope.datatypes.origin(sort)?;
    (template == member.template).then(|| pool.constructors(sort)[member.constructor])
}

/// Applies a name of a datatype's declaration. `result` is the sort that `as` says.
pub(super) fn apply(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    name: Node,
    result: Option<Sort>,
    args: &mut [Term],
) -> Result<Term, Complaint> {
    let meanings = members(scope, tree, name).to_vec();
    if let [arg] = *args
        && let Some((member, cons)) = meanings.iter().find_map(|m| {
            let reads = m.role != Role::Constructor;
            reads.then(|| constructor_in(pool, scope, *m, pool.sort(arg)).map(|c| (*m, c)))?
        })
    {
        return Ok(match member.role {
            Role::Selector(i) => pool.field(cons, i as u32, arg),
            _ => pool.is_constructor(cons, arg),
        });
    }
    let constructors: Vec<Member> =
        meanings.iter().copied().filter(|m| m.role == Role::Constructor).collect();
    if constructors.is_empty() {
        theory::check_arity(&tree.show(name), (1, 1), args.len())?;
        let have = print::sort(pool, pool.sort(args[0]));
        let of: Vec<&str> =
            meanings.iter().map(|m| scope.datatypes.templates[m.template].name.as_str()).collect();
        return Err(Complaint::about(
            0,
            format!("expected a term of datatype {}, not {have}", of.join(" or ")),
        ));
    }
    construct(pool, scope, tree, name, &constructors, result, args)
}

/// Applies one of several constructors.
fn construct(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    name: Node,
    constructors: &[Member],
    result: Option<Sort>,
    args: &mut [Term],
) -> Result<Term, Complaint> {
    let cons = match result {
        Some(sort) => {
            constructors.iter().find_map(|m| constructor_in(pool, scope, *m, sort)).ok_or_else(|| {
                let have = print::sort(pool, sort);
                Complaint::whole(format!("`{}` is no constructor of {have}", tree.show(name)))
            })?
        }
        None => determined(pool, scope, tree, name, constructors, args)?,
    };
    let fields = pool.constructor(cons).fields.len();
    theory::check_arity(&tree.show(name), (fields, fields), args.len())?;
    for i in 0..fields {
        let sort = pool.constructor(cons).fields[i].1;
        theory::expect_sort(pool, args, i, sort)?;
    }
    Ok(pool.construct(cons, args))
}

/// The constructor that the arguments determine.
fn determined(
    pool: &mut TermPool,
    scope: &mut Scope,
    tree: &Tree,
    name: Node,
    constructors: &[Member],
    args: &[Term],
) -> Result<ConsId, Complaint> {
    let text = tree.show(name);
    let fields = |scope: &Scope, m: &Member| {
        scope.datatypes.templates[m.template].constructors[m.constructor].fields.len()
    };
    if let [only] = constructors {
        let n = fields(scope, only);
        theory::check_arity(&text, (n, n), args.len())?;
    }
    let mut fitting: Vec<(Member, Vec<Option<Sort>>)> = Vec::new();
    for m in constructors.iter().filter(|m| fields(scope, m) == args.len()) {
        let template = &scope.datatypes.templates[m.template];
        let mut found = vec![None; template.params];
        let fits = template.constructors[m.constructor]
            .fields
            .iter()
            .zip(args)
            .fold(true, |fits, ((_, steps), a)| {
                datatypes::unify(pool, scope, steps, pool.sort(*a), &mut found) && fits
            });
        // If there is no choice, complaints about arguments say more.
        if fits || constructors.len() == 1 {
            fitting.push((*m, found));
        }
    }
    let (member, found) = match fitting.pop() {
        None => return Err(Complaint::whole(format!("no constructor `{text}` takes these arguments"))),
        Some(found) if fitting.is_empty() => found,
        Some(_) => return Err(ambiguous(&text)),
    };
    let Some(found) = found.into_iter().collect::<Option<Vec<Sort>>>() else { return Err(ambiguous(&text)) };
    let made = instances::instance(pool, scope, member.template, found);
    let sort = datatypes::settle(pool, scope, tree, made)?;
    Ok(pool.constructors(sort)[member.constructor])
}

fn ambiguous(name: &str) -> Complaint {
    Complaint::whole(format!("the sort of `{name}` is not determined: write `(as {name} sort)`"))
}

/// The name of a constructor in `(_ is name)`, where cvc5 writes `(as name sort)` and Z3 `(name (sorts) sort)`.
fn constructor_name(tree: &Tree, node: Node) -> Node {
    match tree.list(node) {
        Some(&[word, name, _]) if tree.word(word) == Some("as") => name,
        Some(&[name, args, _]) if tree.list(args).is_some() => name,
        _ => node,
    }
}

/// `((_ is constructor) t)`.
pub(super) fn tester(
    pool: &mut TermPool,
    scope: &Scope,
    tree: &Tree,
    index: Node,
    args: &[Term],
) -> Result<Term, Complaint> {
    theory::check_arity("is", (1, 1), args.len())?;
    let name = constructor_name(tree, index);
    let sort = pool.sort(args[0]);
    let constructors = members(scope, tree, name).iter().filter(|m| m.role == Role::Constructor);
    let cons = constructors.into_iter().find_map(|m| constructor_in(pool, scope, *m, sort));
    match cons {
        Some(cons) => Ok(pool.is_constructor(cons, args[0])),
        None => {
            let have = print::sort(pool, sort);
            Err(Complaint::about(0, format!("`{}` is no constructor of {have}", tree.show(name))))
        }
    }
}

/// `((_ update selector) t value)`: the term with another value in the field, if it has the field.
pub(super) fn update(
    pool: &mut TermPool,
    scope: &Scope,
    tree: &Tree,
    selector: Node,
    args: &mut [Term],
) -> Result<Term, Complaint> {
    theory::check_arity("update", (2, 2), args.len())?;
    let sort = pool.sort(args[0]);
    let found = members(scope, tree, selector).iter().find_map(|m| match m.role {
        Role::Selector(i) => constructor_in(pool, scope, *m, sort).map(|c| (c, i)),
        _ => None,
    });
    let Some((cons, at)) = found else {
        let have = print::sort(pool, sort);
        return Err(Complaint::about(0, format!("`{}` is no selector of {have}", tree.show(selector))));
    };
    let field_sort = pool.constructor(cons).fields[at].1;
    theory::expect_sort(pool, args, 1, field_sort)?;
    let mut fields = fields_of(pool, cons, args[0]);
    fields[at] = args[1];
    let changed = pool.construct(cons, &fields);
    let has_field = pool.is_constructor(cons, args[0]);
    Ok(pool.ite(has_field, changed, args[0]))
}

/// All fields of a term as a constructor's.
pub(super) fn fields_of(pool: &mut TermPool, cons: ConsId, t: Term) -> Vec<Term> {
    let n = pool.constructor(cons).fields.len();
    (0..n).map(|i| pool.field(cons, i as u32, t)).collect()
}

/// The constructor that a pattern's name means for terms of the sort.
pub(super) fn pattern_constructor(
    pool: &TermPool,
    scope: &Scope,
    tree: &Tree,
    name: Node,
    sort: Sort,
) -> Option<ConsId> {
    let constructors = members(scope, tree, name).iter().filter(|m| m.role == Role::Constructor);
    constructors.into_iter().find_map(|m| constructor_in(pool, scope, *m, sort))
}
