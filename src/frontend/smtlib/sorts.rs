//! Sorts from S-expressions: declared sorts and families, definitions with parameters.
//!
//! A sort is read into postfix steps by a walk with a stack of its own, so deep nesting does not recurse; `instances` runs the steps.

use super::datatypes;
use super::instances;
use super::lexer::TokenKind;
use super::names::Sym;
use super::scope::{Scope, SortBinding};
use super::sexpr::{Node, Tree};
use super::sort_steps::SortStep;
use super::theory::bits::MAX_WIDTH;
use super::theory::{floats, foreign};
use eufonium_base::InputError;
use eufonium_ir::{Sort, TermPool};

/// The sort that an expression denotes.
pub fn sort(pool: &mut TermPool, scope: &mut Scope, tree: &Tree, node: Node) -> Result<Sort, InputError> {
    if let Some(name) = tree.symbol(node)
        && let Some(SortBinding::Sort(sort)) = scope.sort(name)
    {
        return Ok(sort);
    }
    let steps = postfix(scope, tree, node)?;
    let made = instances::run(pool, scope, tree, steps, Vec::new());
    let made = datatypes::settle(pool, scope, tree, made);
    made.map_err(|complaint| InputError::malformed(tree.span(node), complaint.message))
}

/// The steps of a sort expression, whose names of parameters are bound in the scope.
pub fn postfix(scope: &Scope, tree: &Tree, node: Node) -> Result<Vec<SortStep>, InputError> {
    let mut steps = Vec::new();
    let mut stack = vec![(node, false)];
    while let Some((node, ready)) = stack.pop() {
        match tree.list(node) {
            None => steps.push(instance(scope, tree, node, node, 0)?),
            Some(list) if ready => steps.push(instance(scope, tree, node, list[0], list.len() - 1)?),
            Some(&[head, _, ..]) if tree.word(head) == Some("_") => steps.push(indexed(tree, node)?),
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
    let [head, _, ..] = list else {
        return Err(InputError::malformed(tree.span(node), "expected a sort"));
    };
    instance(scope, tree, node, *head, list.len() - 1).map(|_| ())
}

/// `(_ BitVec width)`, `(_ FloatingPoint exponent significand)`.
fn indexed(tree: &Tree, node: Node) -> Result<SortStep, InputError> {
    let span = tree.span(node);
    let list = tree.list(node).expect("an indexed sort is a list");
    match (tree.word(list[1]), list) {
        (Some("BitVec"), [_, _, width]) => {
            let digits = tree.text_of(*width, TokenKind::Numeral);
            match digits.map(str::parse::<u32>) {
                Some(Ok(width @ 1..=MAX_WIDTH)) => Ok(SortStep::BitVec(width)),
                Some(Ok(0)) | None => {
                    Err(InputError::malformed(span, "a bit-vector has a width of at least 1"))
                }
                Some(_) => Err(InputError::unsupported(
                    span,
                    format!("unsupported: bit-vectors of more than {MAX_WIDTH} bits"),
                )),
            }
        }
        (Some("BitVec"), _) => Err(InputError::malformed(span, "expected `(_ BitVec width)`")),
        (Some("FloatingPoint"), [_, _, exponent, precision]) => {
            let text = |node: &Node| tree.text_of(*node, TokenKind::Numeral).unwrap_or_default();
            match floats::format(text(exponent), text(precision)) {
                Ok(format) => Ok(SortStep::Float(format.exponent, format.precision)),
                Err(complaint) if complaint.message.starts_with("unsupported") => {
                    Err(InputError::unsupported(span, complaint.message))
                }
                Err(complaint) => Err(InputError::malformed(span, complaint.message)),
            }
        }
        (Some("FloatingPoint"), _) => {
            Err(InputError::malformed(span, "expected `(_ FloatingPoint exponent significand)`"))
        }
        (Some(name), _) => Err(match foreign::sort(name) {
            Some(theory) => InputError::unsupported(span, format!("unsupported sort `{name}` ({theory})")),
            None => InputError::malformed(span, format!("unknown sort `{name}`")),
        }),
        (None, _) => Err(InputError::malformed(span, "expected `(_ name index)`")),
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
        Some(SortBinding::Array) => (given.max(2), SortStep::Array(given)),
        Some(SortBinding::OwnDatatype(i)) if given == 0 => (0, SortStep::OwnDatatype(i)),
        Some(SortBinding::Datatype(i) | SortBinding::OwnDatatype(i)) => {
            let n = scope.datatypes.templates[i].params;
            (n, SortStep::Datatype(i, n))
        }
        Some(SortBinding::Macro(i)) => {
            let n = scope.sort_macros[i].params;
            (n, SortStep::Macro(i, n))
        }
        None => match (tree.names.get(name), floats::named_format(tree.names.get(name))) {
            (_, Some(format)) => (0, SortStep::Float(format.exponent, format.precision)),
            ("RoundingMode", _) => (0, SortStep::Rounding),
            _ => return Err(unknown(scope, tree, node, name)),
        },
    };
    if needed != given {
        let text = tree.names.get(name);
        let plural = if needed == 1 { "argument" } else { "arguments" };
        return Err(InputError::malformed(
            tree.span(node),
            format!("the sort `{text}` takes {needed} {plural}, not {given}"),
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
