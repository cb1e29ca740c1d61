//! Sorts from S-expressions: declared sorts and families, definitions with parameters.
//!
//! A sort is read into postfix steps and the steps run on a stack, so neither deep nesting nor long chains of
//! definitions recurse; the results of definitions are remembered, so nested definitions cost no more than their number.

use super::names::Sym;
use super::scope::{Scope, SortBinding, SortMacro, SortStep};
use super::sexpr::{Node, Tree};
use super::theory::foreign;
use crate::base::{HashMap, InputError};
use crate::ir::{Sort, TermPool, print};

/// The sort that an expression denotes.
pub fn sort(pool: &mut TermPool, scope: &mut Scope, tree: &Tree, node: Node) -> Result<Sort, InputError> {
    if let Some(name) = tree.symbol(node)
        && let Some(SortBinding::Sort(sort)) = scope.sort(name)
    {
        return Ok(sort);
    }
    let steps = postfix(scope, tree, node)?;
    Ok(run(pool, scope, tree, SortMacro { params: 0, steps }, Vec::new()))
}

/// The steps of a sort expression, whose names of parameters are bound in the scope.
pub fn postfix(scope: &Scope, tree: &Tree, node: Node) -> Result<Vec<SortStep>, InputError> {
    let mut steps = Vec::new();
    let mut stack = vec![(node, false)];
    while let Some((node, ready)) = stack.pop() {
        match tree.list(node) {
            None => steps.push(instance(scope, tree, node, node, 0)?),
            Some(list) if ready => steps.push(instance(scope, tree, node, list[0], list.len() - 1)?),
            Some(list) => {
                check_head(scope, tree, node, list)?;
                stack.push((node, true));
                stack.extend(list[1..].iter().rev().map(|n| (*n, false)));
            }
        }
    }
    Ok(steps)
}

/// Complains about a list that cannot be a sort before its arguments are looked at.
fn check_head(scope: &Scope, tree: &Tree, node: Node, list: &[Node]) -> Result<(), InputError> {
    let span = tree.span(node);
    let [head, _, ..] = list else {
        return Err(InputError::malformed(span, "expected a sort"));
    };
    if tree.word(*head) == Some("_") {
        return Err(indexed(tree, node, list[1]));
    }
    instance(scope, tree, node, *head, list.len() - 1).map(|_| ())
}

fn indexed(tree: &Tree, node: Node, name: Node) -> InputError {
    let span = tree.span(node);
    match tree.word(name) {
        Some(name) => match foreign::sort(name) {
            Some(theory) => InputError::unsupported(span, format!("unsupported sort `{name}` ({theory})")),
            None => InputError::malformed(span, format!("unknown sort `{name}`")),
        },
        None => InputError::malformed(span, "expected `(_ name index)`"),
    }
}

fn instance(
    scope: &Scope,
    tree: &Tree,
    node: Node,
    head: Node,
    given: usize,
) -> Result<SortStep, InputError> {
    let Some(name) = tree.symbol(head) else {
        return Err(InputError::malformed(tree.span(head), "expected the name of a sort"));
    };
    let (needed, step) = match scope.sort(name) {
        Some(SortBinding::Sort(sort)) => (0, SortStep::Push(sort)),
        Some(SortBinding::Param(i)) => (0, SortStep::Param(i)),
        Some(SortBinding::Family(n)) => (n, SortStep::Family(name, n)),
        Some(SortBinding::Macro(i)) => {
            let n = scope.sort_macros[i].params;
            (n, SortStep::Macro(i, n))
        }
        None => return Err(unknown(scope, tree, node, name)),
    };
    if needed != given {
        let text = tree.names.get(name);
        return Err(InputError::malformed(
            tree.span(node),
            format!("the sort `{text}` takes {needed} arguments, not {given}"),
        ));
    }
    Ok(step)
}

fn unknown(scope: &Scope, tree: &Tree, node: Node, name: Sym) -> InputError {
    let text = tree.names.get(name);
    match foreign::sort(text) {
        Some(theory) => {
            InputError::unsupported(tree.span(node), format!("unsupported sort `{text}` ({theory})"))
        }
        None if scope.refused.contains(&name) => {
            let message = format!("the declaration of the sort `{text}` was refused");
            InputError::unsupported(tree.span(node), message)
        }
        None => InputError::malformed(tree.span(node), format!("unknown sort `{text}`")),
    }
}

/// A definition being run.
struct Frame {
    steps: std::vec::IntoIter<SortStep>,
    args: Vec<Sort>,
    /// Where the result is remembered.
    key: Option<(usize, Vec<Sort>)>,
}

fn run(pool: &mut TermPool, scope: &mut Scope, tree: &Tree, def: SortMacro, args: Vec<Sort>) -> Sort {
    let mut memo: HashMap<(usize, Vec<Sort>), Sort> = HashMap::default();
    let mut values: Vec<Sort> = Vec::new();
    let mut frames = vec![Frame { steps: def.steps.into_iter(), args, key: None }];
    while let Some(frame) = frames.last_mut() {
        let Some(step) = frame.steps.next() else {
            if let Some(key) = frames.pop().and_then(|f| f.key) {
                memo.insert(key, *values.last().expect("a definition leaves one sort"));
            }
            continue;
        };
        match step {
            SortStep::Push(sort) => values.push(sort),
            SortStep::Param(i) => values.push(frame.args[i]),
            SortStep::Family(name, n) => {
                let args = values.split_off(values.len() - n);
                values.push(family(pool, scope, tree, name, args));
            }
            SortStep::Macro(i, n) => {
                let key = (i, values.split_off(values.len() - n));
                match memo.get(&key) {
                    Some(sort) => values.push(*sort),
                    None => frames.push(Frame {
                        steps: scope.sort_macros[i].steps.clone().into_iter(),
                        args: key.1.clone(),
                        key: Some(key),
                    }),
                }
            }
        }
    }
    values.pop().expect("a sort expression leaves one sort")
}

fn family(pool: &mut TermPool, scope: &mut Scope, tree: &Tree, name: Sym, args: Vec<Sort>) -> Sort {
    let key = (name, args);
    if let Some(sort) = scope.instances.get(&key) {
        return *sort;
    }
    let mut text = format!("({}", print::symbol(tree.names.get(name)));
    for arg in &key.1 {
        text.push(' ');
        text.push_str(&print::sort(pool, *arg));
    }
    text.push(')');
    let sort = pool.declare_sort(text);
    scope.instances.insert(key, sort);
    sort
}
