//! Questions with arguments: assumptions, values, normal forms, interpolants.

use super::{Call, Context, Result};
use crate::smtlib::command::{CommandKind, Group, Interpolation};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::scope::{Binding, SortBinding};
use crate::smtlib::sexpr::Node;
use eufonium_base::{InputError, Span};
use eufonium_ir::{FuncId, Sort, Term, TermPool, print};
use std::io::Read;

impl<R: Read> Context<R> {
    /// Gives a function or constant of the pool its name, as if the script had declared it.
    pub fn know(&mut self, pool: &mut TermPool, f: FuncId) {
        let name = self.tree.names.intern(&pool.func(f).name);
        let meaning = match pool.func(f).params.is_empty() {
            true => Binding::Constant(pool.app(f, &[])),
            false => Binding::Function(f),
        };
        self.elaborator.scope.bind(name, meaning);
    }

    /// Gives a sort a name, as if the script had declared it.
    pub fn know_sort(&mut self, name: &str, sort: Sort) {
        let name = self.tree.names.intern(name);
        self.elaborator.scope.bind_sort(name, SortBinding::Sort(sort));
    }

    /// The term that is all of the text.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn only_term(&mut self, pool: &mut TermPool) -> Result<Term> {
        self.reader.expect_atoms();
        let Some(node) = self.reader.next(&mut self.tree)? else {
            return Err(InputError::malformed(Span { line: 1, column: 1 }, "expected a term"));
        };
        let t = self.term(pool, node, None)?;
        match self.reader.next(&mut self.tree)? {
            None => Ok(t),
            Some(more) => self.malformed(more, "expected the end of the text"),
        }
    }

    pub(super) fn check_sat_assuming(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let literals = match *call.args {
            [list] => self.tree.list(list).map(<[Node]>::to_vec),
            _ => None,
        };
        let Some(literals) = literals else {
            return self.malformed(call.node, "expected `(check-sat-assuming (literal ...))`");
        };
        let mut out = Vec::with_capacity(literals.len());
        for node in literals {
            out.push((self.term(pool, node, Some(Sort::BOOL))?, self.tree.show(node)));
        }
        Ok(CommandKind::CheckSatAssuming(out))
    }

    pub(super) fn get_value(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let nodes = match *call.args {
            [list] => self.tree.list(list).filter(|l| !l.is_empty()).map(<[Node]>::to_vec),
            _ => None,
        };
        let Some(nodes) = nodes else {
            return self.malformed(call.node, "expected `(get-value (term ...))`");
        };
        let mut out = Vec::with_capacity(nodes.len());
        for node in nodes {
            out.push((self.term(pool, node, None)?, self.tree.show(node)));
        }
        Ok(CommandKind::GetValue(out))
    }

    /// `(simplify term)`, `(eval term)`. Options are passed over.
    pub(super) fn normal_form(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let Some(&node) = call.args.first() else {
            return self.malformed(call.node, format!("expected `({} term)`", call.name));
        };
        let t = self.term(pool, node, None)?;
        Ok(if call.name == "eval" { CommandKind::Eval(t) } else { CommandKind::Simplify(t) })
    }

    /// `(get-interpolants a (and b c) (d) e)`: names, conjunctions of names, and subtrees in parentheses, which end before
    /// the node that is their parent. Attributes are passed over.
    pub(super) fn get_interpolants(&self, call: Call<'_>) -> Result<CommandKind> {
        let mut groups = Vec::new();
        // For each open list what is left of it, and the place of its first group.
        let mut lists = vec![(call.args, 0)];
        while let Some((rest, first)) = lists.last_mut() {
            let Some((&node, tail)) = rest.split_first() else {
                lists.pop();
                continue;
            };
            *rest = tail;
            let first = *first;
            let names = match self.tree.list(node) {
                Some([head, members @ ..]) if self.tree.word(*head) == Some("and") => members,
                Some(subtree) => {
                    lists.push((subtree, groups.len()));
                    continue;
                }
                None if self.tree.text_of(node, TokenKind::Keyword).is_some() => break,
                None => &[node],
            };
            let names = names.iter().map(|n| Ok(self.name(*n)?.1)).collect::<Result<_>>()?;
            groups.push(Group { names, first });
        }
        if groups.len() < 2 {
            return self.malformed(call.node, "expected `(get-interpolants group group ...)`");
        }
        Ok(CommandKind::GetInterpolants(Interpolation::Tree(groups)))
    }

    /// `(get-interpolant name conjecture)` and `(get-interpolant (group ...))`. A grammar is not supported.
    pub(super) fn get_interpolant(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let request = match *call.args {
            [groups] if self.tree.list(groups).is_some() => {
                let names = self.tree.list(groups).unwrap_or_default();
                Interpolation::Between(names.iter().map(|n| Ok(self.name(*n)?.1)).collect::<Result<_>>()?)
            }
            [name, conjecture] => {
                let name = print::symbol(&self.name(name)?.1).into_owned();
                Interpolation::Implied(name, self.term(pool, conjecture, Some(Sort::BOOL))?)
            }
            [_, _, _] => return Ok(CommandKind::Ignored("get-interpolant with a grammar".to_owned())),
            _ => return self.malformed(call.node, "expected `(get-interpolant name formula)`"),
        };
        Ok(CommandKind::GetInterpolants(request))
    }
}
