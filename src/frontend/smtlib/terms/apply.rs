//! Applications: what stands at the head of a list, and the term that it makes of its arguments.

use super::{Elaborator, malformed, renamed, unknown};
use crate::base::InputError;
use crate::frontend::smtlib::lexer::TokenKind;
use crate::frontend::smtlib::scope::{Binding, Macro, Scope};
use crate::frontend::smtlib::sexpr::{Node, Tree};
use crate::frontend::smtlib::sorts;
use crate::frontend::smtlib::theory::{self, Complaint, foreign};
use crate::ir::{Sort, Subst, Term, TermPool, print};

impl Elaborator {
    /// Complains early about a head that nothing can be applied to.
    pub(super) fn check_head(&self, tree: &Tree, head: Node) -> Result<(), InputError> {
        match (tree.atom(head), tree.list(head)) {
            (Some((kind, sym)), _) => {
                let text = tree.names.get(sym);
                let plain = kind == TokenKind::Symbol && !tree.names.is_reserved(sym);
                if !plain && kind != TokenKind::Quoted {
                    return malformed(tree, head, "expected the name of a function");
                }
                match self.scope.term(sym) {
                    Some(Binding::Local(_) | Binding::Constant(_)) => {
                        malformed(tree, head, format!("`{text}` is no function"))
                    }
                    Some(_) => Ok(()),
                    None => Err(unknown(&self.scope, tree, head, sym)),
                }
            }
            (_, Some(&[word, name, ..])) if tree.word(word) == Some("_") => match tree.word(name) {
                Some(text) if theory::indexed(text).is_some() => Ok(()),
                _ => Err(indexed(tree, head, tree.list(head).expect("the pattern saw a list"))),
            },
            (_, Some(&[word, name, _])) if tree.word(word) == Some("as") && tree.atom(name).is_some() => {
                self.check_head(tree, name)
            }
            _ => malformed(tree, head, "expected the name of a function"),
        }
    }

    /// `(as f Sort)` as a term.
    pub(super) fn qualified(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("a qualified name is a list");
        let [_, name, sort] = list else {
            return malformed(tree, node, "expected `(as name sort)`");
        };
        let sort = sorts::sort(pool, &mut self.scope, tree, *sort)?;
        if tree.symbol(*name).is_none() {
            return malformed(tree, *name, "expected a name");
        }
        self.atom(pool, tree, *name)?;
        self.check_result(pool, tree, node, sort)
    }

    pub(super) fn check_result(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        sort: Sort,
    ) -> Result<(), InputError> {
        let t = *self.values.last().expect("the term was evaluated");
        if pool.sort(t) == sort {
            return Ok(());
        }
        let (want, have) = (print::sort(pool, sort), print::sort(pool, pool.sort(t)));
        malformed(tree, node, format!("the term has sort {have}, not {want}"))
    }

    /// Applies the head of a list to the terms above `base`.
    pub(super) fn apply(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        base: usize,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("an application is a list");
        let args = &mut self.values[base..];
        let mut result_sort = None;
        let mut head = list[0];
        if let Some([word, name, sort]) = tree.list(head)
            && tree.word(*word) == Some("as")
        {
            result_sort = Some(sorts::sort(pool, &mut self.scope, tree, *sort)?);
            head = *name;
        }
        let made = match tree.list(head) {
            Some(indexed) => apply_indexed(pool, tree, indexed, args),
            None => {
                let name = tree.symbol(head).expect("check_head saw a symbol");
                let binding = self.scope.term(name).expect("check_head saw a meaning");
                apply_binding(pool, &self.scope, tree.names.get(name), binding, args)
            }
        };
        let t = made.map_err(|complaint| {
            let at = complaint.argument.map_or(node, |i| list[i + 1]);
            InputError::malformed(tree.span(at), complaint.message)
        })?;
        self.values.truncate(base);
        self.values.push(t);
        self.place(t, tree.span(node));
        match result_sort {
            Some(sort) => self.check_result(pool, tree, node, sort),
            None => Ok(()),
        }
    }
}

fn apply_binding(
    pool: &mut TermPool,
    scope: &Scope,
    name: &str,
    binding: Binding,
    args: &mut [Term],
) -> Result<Term, Complaint> {
    match binding {
        Binding::Operator(op) => theory::apply(pool, op, args),
        Binding::Function(f) => {
            let n = pool.func(f).params.len();
            theory::check_arity(name, (n, n), args.len())?;
            for i in 0..n {
                let sort = pool.func(f).params[i];
                theory::expect_sort(pool, args, i, sort)?;
            }
            Ok(pool.app(f, args))
        }
        Binding::Macro(i) => {
            let def = &scope.macros[i];
            theory::check_arity(name, (def.params.len(), def.params.len()), args.len())?;
            for i in 0..args.len() {
                let sort = pool.sort(def.params[i]);
                theory::expect_sort(pool, args, i, sort)?;
            }
            Ok(expand(pool, def, args))
        }
        Binding::Local(_) | Binding::Constant(_) => Err(Complaint::whole(format!("`{name}` is no function"))),
    }
}

/// The definition with arguments for its parameters and fresh constants for its binders.
fn expand(pool: &mut TermPool, def: &Macro, args: &[Term]) -> Term {
    let mut subst = Subst::of(&def.params, args);
    for &binder in &def.binders {
        subst.insert(binder, renamed(pool, binder));
    }
    subst.apply(pool, def.body)
}

fn apply_indexed(
    pool: &mut TermPool,
    tree: &Tree,
    head: &[Node],
    args: &mut [Term],
) -> Result<Term, Complaint> {
    let op = tree.word(head[1]).and_then(theory::indexed).expect("check_head saw an indexed operator");
    let indices: Vec<&str> =
        head[2..].iter().map(|n| tree.atom(*n).map_or("", |(_, s)| tree.names.get(s))).collect();
    (op.build)(pool, &indices, args)
}

/// What is wrong with `(_ name index)` where it stands.
pub(super) fn indexed(tree: &Tree, node: Node, list: &[Node]) -> InputError {
    let name = list.get(1).and_then(|n| tree.word(*n));
    match name {
        Some(name) if list.len() > 2 => match foreign::function(name) {
            Some(theory) => {
                InputError::unsupported(tree.span(node), format!("unsupported function `{name}` ({theory})"))
            }
            None => InputError::malformed(tree.span(node), format!("unknown indexed name `{name}`")),
        },
        _ => InputError::malformed(tree.span(node), "expected `(_ name index)`"),
    }
}
