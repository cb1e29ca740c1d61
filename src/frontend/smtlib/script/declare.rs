//! Declarations and definitions.

use super::{Call, Context, Result};
use crate::smtlib::command::CommandKind;
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::names::Sym;
use crate::smtlib::scope::{Binding, Macro, SortBinding};
use crate::smtlib::sexpr::Node;
use crate::smtlib::sort_steps::SortMacro;
use crate::smtlib::sorts;
use crate::smtlib::terms::{self, new_name};
use eufonium_base::InputError;
use eufonium_ir::{Fold, Sort, TermPool, print};
use std::io::Read;

impl<R: Read> Context<R> {
    pub(super) fn declaration(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        match (call.name, call.args) {
            ("declare-sort", [name]) => self.declare_sort(pool, *name, 0),
            ("declare-sort", [name, arity]) => {
                let text = self.tree.text_of(*arity, TokenKind::Numeral);
                match text.and_then(|t| t.parse::<usize>().ok()) {
                    Some(n) => self.declare_sort(pool, *name, n),
                    None => self.malformed(*arity, "expected a number of parameters"),
                }
            }
            ("declare-fun", [name, params, result]) => {
                self.declare_fun(pool, *name, Some(*params), Some(*result))
            }
            ("declare-const", [name, sort]) => self.declare_fun(pool, *name, None, Some(*sort)),
            ("declare-datatype" | "declare-datatypes", _) => self.declare_datatypes(pool, call),
            ("declare-rel", [name, params]) => self.declare_fun(pool, *name, Some(*params), None),
            ("declare-var", [name, sort]) => self.declare_var(pool, *name, *sort),
            ("define-sort", [name, params, body]) => self.define_sort(pool, *name, *params, *body),
            ("define-fun", [name, params, sort, body]) => {
                self.define_fun(pool, *name, Some(*params), *sort, *body)
            }
            ("define-fun-rec", [name, params, sort, body]) => {
                let function = Definition { name: *name, params: *params, sort: *sort, body: *body };
                self.define_recursive(pool, call, vec![function])
            }
            ("define-funs-rec", [heads, bodies]) => {
                let functions = self.recursive_group(call, *heads, *bodies)?;
                self.define_recursive(pool, call, functions)
            }
            ("define-const", [name, sort, body]) => self.define_fun(pool, *name, None, *sort, *body),
            (
                "declare-sort" | "declare-fun" | "declare-const" | "declare-rel" | "declare-var"
                | "define-sort" | "define-fun" | "define-const" | "define-fun-rec" | "define-funs-rec",
                _,
            ) => self.malformed(call.node, format!("wrong number of arguments of `{}`", call.name)),
            (name, _) => self.unknown(call, name),
        }
    }

    pub(in crate::smtlib) fn new_term_name(&self, node: Node) -> Result<(Sym, String)> {
        let (sym, text) = self.name(node)?;
        self.elaborator.check_new(&self.tree, node, sym)?;
        Ok((sym, text))
    }

    pub(super) fn new_sort_name(&self, node: Node) -> Result<(Sym, String)> {
        let (sym, text) = self.name(node)?;
        if self.elaborator.scope.sort(sym).is_some() {
            return self.malformed(node, format!("the sort `{text}` is already declared"));
        }
        Ok((sym, text))
    }

    pub(super) fn declare_sort(
        &mut self,
        pool: &mut TermPool,
        node: Node,
        arity: usize,
    ) -> Result<CommandKind> {
        let (sym, text) = self.new_sort_name(node)?;
        let scope = &mut self.elaborator.scope;
        if arity > 0 {
            scope.bind_sort(sym, SortBinding::Family(arity));
            return Ok(CommandKind::DefineSort(text));
        }
        let sort = pool.declare_sort(text);
        scope.bind_sort(sym, SortBinding::Sort(sort));
        Ok(CommandKind::DeclareSort(sort))
    }

    pub(super) fn sort(&mut self, pool: &mut TermPool, node: Node) -> Result<Sort> {
        sorts::sort(pool, &mut self.elaborator.scope, &self.tree, node)
    }

    pub(super) fn declare_fun(
        &mut self,
        pool: &mut TermPool,
        name: Node,
        params: Option<Node>,
        result: Option<Node>,
    ) -> Result<CommandKind> {
        let (sym, text) = self.new_term_name(name)?;
        let params = match params.map(|n| (n, self.tree.list(n).map(<[Node]>::to_vec))) {
            None => Vec::new(),
            Some((_, Some(list))) => list,
            Some((node, None)) => return self.malformed(node, "expected a list of sorts"),
        };
        let params = params.into_iter().map(|n| self.sort(pool, n)).collect::<Result<Vec<_>>>()?;
        let result = result.map_or(Ok(Sort::BOOL), |n| self.sort(pool, n))?;
        let f = pool.declare(text, &params, result);
        let meaning = match params[..] {
            [] => Binding::Constant(pool.app(f, &[])),
            _ => Binding::Function(f),
        };
        self.elaborator.scope.bind(sym, meaning);
        Ok(CommandKind::DeclareFun(f))
    }

    pub(super) fn declare_var(&mut self, pool: &mut TermPool, name: Node, sort: Node) -> Result<CommandKind> {
        let (sym, text) = self.new_term_name(name)?;
        let sort = self.sort(pool, sort)?;
        let var = pool.constant(text, sort);
        self.elaborator.scope.bind(sym, Binding::Constant(var));
        Ok(CommandKind::DeclareVar(var))
    }

    pub(super) fn define_sort(
        &mut self,
        pool: &mut TermPool,
        name: Node,
        params: Node,
        body: Node,
    ) -> Result<CommandKind> {
        let (sym, text) = self.new_sort_name(name)?;
        let Some(params) = self.tree.list(params).map(<[Node]>::to_vec) else {
            return self.malformed(params, "expected a list of names");
        };
        if params.is_empty() {
            let sort = self.sort(pool, body)?;
            self.elaborator.scope.bind_sort(sym, SortBinding::Sort(sort));
            return Ok(CommandKind::DefineSort(text));
        }
        let mark = self.elaborator.scope.mark();
        for (i, param) in params.iter().enumerate() {
            let name = new_name(&self.tree, *param)?;
            self.elaborator.scope.bind_sort(name, SortBinding::Param(i));
        }
        let steps = sorts::postfix(&self.elaborator.scope, &self.tree, body)?;
        let scope = &mut self.elaborator.scope;
        scope.unwind(mark);
        scope.sort_macros.push(SortMacro { params: params.len(), steps });
        scope.bind_sort(sym, SortBinding::Macro(scope.sort_macros.len() - 1));
        Ok(CommandKind::DefineSort(text))
    }

    pub(super) fn define_fun(
        &mut self,
        pool: &mut TermPool,
        name: Node,
        params: Option<Node>,
        sort: Node,
        body: Node,
    ) -> Result<CommandKind> {
        let (sym, text) = self.new_term_name(name)?;
        let vars = match params {
            Some(params) => self.elaborator.variables(pool, &self.tree, params)?,
            None => Vec::new(),
        };
        let sort = self.sort(pool, sort)?;
        let mark = self.elaborator.scope.mark();
        for (name, t) in &vars {
            self.elaborator.scope.bind(*name, Binding::Local(*t));
        }
        let t = if self.wraps_next(body) {
            self.elaborator.term(pool, &self.tree, body)?
        } else {
            self.elaborator.term_of(pool, &self.tree, body, sort)?
        };
        if let Some((name, _)) = self.elaborator.named.first().filter(|_| !vars.is_empty()) {
            let text = self.tree.names.get(*name);
            return self.malformed(body, format!("`{text}` names a part of a definition with parameters"));
        }
        let scope = &mut self.elaborator.scope;
        scope.unwind(mark);
        for (name, t) in std::mem::take(&mut self.elaborator.named) {
            scope.bind(name, Binding::Constant(t));
        }
        if vars.is_empty() {
            scope.bind(sym, Binding::Constant(t));
            self.defined = Some(t);
        } else {
            let params = vars.iter().map(|(_, t)| *t).collect();
            scope.macros.push(Macro { params, body: t, binders: terms::binders(pool, t) });
            scope.bind(sym, Binding::Macro(scope.macros.len() - 1));
        }
        Ok(CommandKind::DefineFun(print::symbol(&text).into_owned()))
    }

    /// The functions of `(define-funs-rec ((name params sort) ...) (body ...))`.
    fn recursive_group(&self, call: Call<'_>, heads: Node, bodies: Node) -> Result<Vec<Definition>> {
        let (Some(heads), Some(bodies)) = (self.tree.list(heads), self.tree.list(bodies)) else {
            return self.malformed(call.node, "expected `(define-funs-rec (head ...) (body ...))`");
        };
        if heads.len() != bodies.len() {
            let message = format!("{} functions have {} bodies", heads.len(), bodies.len());
            return self.malformed(call.node, message);
        }
        let mut out = Vec::with_capacity(heads.len());
        for (head, &body) in heads.iter().zip(bodies) {
            let Some(&[name, params, sort]) = self.tree.list(*head) else {
                return self.malformed(*head, "expected a head `(name ((parameter sort) ...) sort)`");
            };
            out.push(Definition { name, params, sort, body });
        }
        Ok(out)
    }

    /// Defines functions that may mention each other, in an order in which each mentions earlier ones only. If there is
    /// none they are recursive, which is supported for folds alone, and only where they are expected.
    fn define_recursive(
        &mut self,
        pool: &mut TermPool,
        call: Call<'_>,
        mut functions: Vec<Definition>,
    ) -> Result<CommandKind> {
        let mut kind = None;
        while !functions.is_empty() {
            let open: Vec<Sym> = functions.iter().filter_map(|f| self.tree.symbol(f.name)).collect();
            let free = functions.iter().position(|f| self.mention(f.body, &open).is_none());
            let Some(i) = free else {
                if self.expects_folds {
                    return self.define_folds(pool, &functions);
                }
                let place = self.mention(functions[0].body, &open).expect("no body is free of the names");
                let message = format!("unsupported: the recursion of `{}`", self.tree.show(place));
                return Err(InputError::unsupported(self.tree.span(place), message));
            };
            let f = functions.remove(i);
            kind = Some(self.define_fun(pool, f.name, Some(f.params), f.sort, f.body)?);
        }
        match kind {
            Some(kind) => Ok(kind),
            None => self.malformed(call.node, "expected a function"),
        }
    }

    /// Defines functions of one argument that recur on the fields of the argument alone.
    fn define_folds(&mut self, pool: &mut TermPool, functions: &[Definition]) -> Result<CommandKind> {
        let mut declared = Vec::with_capacity(functions.len());
        for f in functions {
            let (sym, text) = self.new_term_name(f.name)?;
            let [(name, param)] = self.elaborator.variables(pool, &self.tree, f.params)?[..] else {
                return self.no_fold(f);
            };
            let sort = self.sort(pool, f.sort)?;
            let func = pool.declare(text, &[pool.sort(param)], sort);
            self.elaborator.scope.bind(sym, Binding::Function(func));
            declared.push((func, name, param, sort));
        }
        for (f, &(func, name, param, sort)) in functions.iter().zip(&declared) {
            let mark = self.elaborator.scope.mark();
            self.elaborator.scope.bind(name, Binding::Local(param));
            let body = self.elaborator.term_of(pool, &self.tree, f.body, sort)?;
            self.elaborator.scope.unwind(mark);
            pool.define_fold(func, Fold { param, body });
        }
        for (f, (func, ..)) in functions.iter().zip(&declared) {
            if !pool.is_structural(*func) {
                return self.no_fold(f);
            }
        }
        Ok(CommandKind::DefineFolds)
    }

    fn no_fold<T>(&self, function: &Definition) -> Result<T> {
        let message = "unsupported: recursion that is not on the fields of the only argument";
        Err(InputError::unsupported(self.tree.span(function.body), message))
    }

    /// The first place in an expression where one of the names stands; a bound variable of that name counts as well.
    fn mention(&self, root: Node, names: &[Sym]) -> Option<Node> {
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if self.tree.symbol(node).is_some_and(|s| names.contains(&s)) {
                return Some(node);
            }
            stack.extend(self.tree.list(node).into_iter().flatten().rev());
        }
        None
    }
}

/// The parts of a definition.
#[derive(Clone, Copy)]
struct Definition {
    name: Node,
    params: Node,
    sort: Node,
    body: Node,
}
