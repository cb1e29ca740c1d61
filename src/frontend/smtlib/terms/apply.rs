//! Applications: what stands at the head of a list, and the term that it makes of its arguments.

use super::{Elaborator, data, malformed, renamed, unknown};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::scope::{Binding, Macro, Scope};
use crate::smtlib::sexpr::{Node, Tree};
use crate::smtlib::sorts;
use crate::smtlib::theory::{self, Complaint, arrays, foreign};
use eufonium_base::InputError;
use eufonium_ir::{Sort, Subst, Term, TermPool, print};

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
                    Some(Binding::Constant(_)) if theory::operator(text).is_some() => Ok(()),
                    Some(Binding::Local(_) | Binding::Constant(_)) => {
                        malformed(tree, head, format!("`{text}` is no function"))
                    }
                    Some(_) => Ok(()),
                    None => Err(unknown(&self.scope, tree, head, sym)),
                }
            }
            (_, Some(&[word, name, ..])) if tree.word(word) == Some("_") => match tree.word(name) {
                Some("is" | "update" | "update-field") if tree.list(head).is_some_and(|l| l.len() == 3) => {
                    Ok(())
                }
                Some(text) if theory::indexed(text).is_some() => Ok(()),
                _ => Err(indexed(tree, head, tree.list(head).expect("the pattern saw a list"))),
            },
            (_, Some(&[word, name, _])) if tree.word(word) == Some("as") && tree.atom(name).is_some() => {
                if self.is_const(tree, name) {
                    Ok(())
                } else {
                    self.check_head(tree, name)
                }
            }
            _ => malformed(tree, head, "expected the name of a function"),
        }
    }

    /// Whether a name is that of arrays with one element, `const`.
    fn is_const(&self, tree: &Tree, name: Node) -> bool {
        tree.word(name) == Some("const") && tree.symbol(name).is_some_and(|s| self.scope.term(s).is_none())
    }

    /// `(_ name index)` as a term: a constant of bit-vectors or floating-point numbers.
    pub(super) fn indexed_constant(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("an indexed name is a list");
        let name = list.get(1).and_then(|n| tree.word(*n)).unwrap_or_default();
        match theory::indexed_constant(pool, name, &indices(tree, list)) {
            Some(Ok(t)) => {
                self.values.push(t);
                Ok(())
            }
            Some(Err(complaint)) => malformed(tree, node, complaint.message),
            None => Err(indexed(tree, node, list)),
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
        if self.is_data(tree, *name) {
            let made = data::apply(pool, &mut self.scope, tree, *name, Some(sort), &mut []);
            let t = made.or_else(|complaint| malformed(tree, node, complaint.message))?;
            self.values.push(t);
            self.place(t, tree.span(node));
            return Ok(());
        }
        self.atom(pool, tree, *name)?;
        self.check_result(pool, tree, node, sort)
    }

    fn is_data(&self, tree: &Tree, name: Node) -> bool {
        let meaning = tree.symbol(name).and_then(|s| self.scope.term(s));
        matches!(meaning, Some(Binding::Data(_)))
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
        let mut result_sort = None;
        let mut head = list[0];
        if let Some([word, name, sort]) = tree.list(head)
            && tree.word(*word) == Some("as")
        {
            result_sort = Some(sorts::sort(pool, &mut self.scope, tree, *sort)?);
            head = *name;
        }
        let is_const = self.is_const(tree, head);
        let args = &mut self.values[base..];
        let made = match (tree.list(head), result_sort) {
            (Some(indexed), _) => apply_indexed(pool, &self.scope, tree, indexed, args),
            (None, Some(sort)) if is_const => arrays::constant(pool, sort, args),
            (None, _) => {
                let name = tree.symbol(head).expect("check_head saw a symbol");
                match self.scope.term(name).expect("check_head saw a meaning") {
                    Binding::Data(_) => data::apply(pool, &mut self.scope, tree, head, result_sort, args),
                    binding => apply_binding(pool, &self.scope, tree.names.get(name), binding, args),
                }
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
        // A constant is no function: it does not hide the operator of its name, which other solvers overload.
        Binding::Constant(_) if theory::operator(name).is_some() => {
            theory::apply(pool, theory::operator(name).expect("the guard saw it"), args)
        }
        Binding::Local(_) | Binding::Constant(_) | Binding::Data(_) => {
            Err(Complaint::whole(format!("`{name}` is no function")))
        }
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

/// The texts of the indices of `(_ name index ...)`.
fn indices<'t>(tree: &'t Tree, list: &[Node]) -> Vec<&'t str> {
    let text = |n: &Node| tree.atom(*n).map_or("", |(_, s)| tree.names.get(s));
    list.iter().skip(2).map(text).collect()
}

fn apply_indexed(
    pool: &mut TermPool,
    scope: &Scope,
    tree: &Tree,
    head: &[Node],
    args: &mut [Term],
) -> Result<Term, Complaint> {
    match tree.word(head[1]).expect("check_head saw a name") {
        "is" => data::tester(pool, scope, tree, head[2], args),
        "update" | "update-field" => data::update(pool, scope, tree, head[2], args),
        name => {
            let op = theory::indexed(name).expect("check_head saw an indexed operator");
            (op.build)(pool, &indices(tree, head), args)
        }
    }
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
