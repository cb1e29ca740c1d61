//! Names that terms bind: `let`, quantifiers, `:named`.

use super::{Attribute, Elaborator, Task, malformed};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::names::Sym;
use crate::smtlib::scope::{Binding, Mark};
use crate::smtlib::sexpr::{Node, Tree};
use crate::smtlib::sorts;
use crate::smtlib::templates::Role;
use eufonium_base::InputError;
use eufonium_ir::{Op, Term, TermPool, visit};

impl Elaborator {
    pub(super) fn open_let(
        &mut self,
        tree: &Tree,
        node: Node,
        tasks: &mut Vec<Task>,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("a let is a list");
        let [_, bindings, _] = list else {
            return malformed(tree, node, "expected `(let ((name term)) term)`");
        };
        let Some(pairs) = tree.list(*bindings).filter(|pairs| !pairs.is_empty()) else {
            return malformed(tree, *bindings, "expected a list of bindings `(name term)`");
        };
        let mut names = Vec::with_capacity(pairs.len());
        for pair in pairs {
            let Some(&[name, _]) = tree.list(*pair) else {
                return malformed(tree, *pair, "expected a binding `(name term)`");
            };
            names.push((new_name(tree, name)?, name));
        }
        check_distinct(tree, names)?;
        tasks.push(Task::Let(node));
        tasks.extend(pairs.iter().rev().filter_map(|p| tree.list(*p)).map(|p| Task::Eval(p[1])));
        Ok(())
    }

    pub(super) fn bind_let(&mut self, tree: &Tree, node: Node, tasks: &mut Vec<Task>) {
        let list = tree.list(node).expect("a let is a list");
        let pairs = tree.list(list[1]).expect("open_let checked the bindings");
        let mark = self.scope.mark();
        let base = self.values.len() - pairs.len();
        for (pair, t) in pairs.iter().zip(self.values.drain(base..)) {
            let name = tree.list(*pair).and_then(|p| tree.symbol(p[0])).expect("open_let checked the names");
            self.scope.bind(name, Binding::Local(t));
        }
        tasks.extend([Task::Leave(mark), Task::Eval(list[2])]);
    }

    pub(super) fn open_quantifier(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        tasks: &mut Vec<Task>,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("a quantifier is a list");
        let [_, vars, body] = list else {
            return malformed(tree, node, "expected `(forall ((name sort)) term)`");
        };
        let (mark, base) = (self.scope.mark(), self.binders.len());
        let vars = self.variables(pool, tree, *vars)?;
        if vars.is_empty() {
            return malformed(tree, list[1], "expected a list of variables `(name sort)`");
        }
        for (name, t) in vars {
            self.scope.bind(name, Binding::Local(t));
            self.binders.push(t);
        }
        tasks.extend([Task::Close(node, mark, base), Task::Eval(*body)]);
        Ok(())
    }

    /// Fresh constants for a list `((name sort) ...)`; the names are not yet bound.
    pub fn variables(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
    ) -> Result<Vec<(Sym, Term)>, InputError> {
        let Some(list) = tree.list(node) else {
            return malformed(tree, node, "expected a list of variables `(name sort)`");
        };
        let mut vars = Vec::with_capacity(list.len());
        let mut names = Vec::with_capacity(list.len());
        for var in list {
            let Some(&[name, sort]) = tree.list(*var) else {
                return malformed(tree, *var, "expected a variable `(name sort)`");
            };
            let sym = new_name(tree, name)?;
            let sort = sorts::sort(pool, &mut self.scope, tree, sort)?;
            names.push((sym, name));
            vars.push((sym, pool.constant(tree.names.get(sym), sort)));
        }
        check_distinct(tree, names)?;
        Ok(vars)
    }

    pub(super) fn close(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        mark: Mark,
        base: usize,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("a quantifier is a list");
        let body = self.values.pop().expect("the body was evaluated");
        if !pool.sort(body).is_bool() {
            return malformed(tree, list[2], "the body of a quantifier is a formula");
        }
        let vars = self.binders.split_off(base);
        let t = if tree.word(list[0]) == Some("forall") {
            pool.forall(&vars, body)
        } else {
            pool.exists(&vars, body)
        };
        self.scope.unwind(mark);
        self.place(t, tree.span(node));
        self.values.push(t);
        Ok(())
    }

    pub(super) fn annotate(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
    ) -> Result<(), InputError> {
        let mut attributes = tree.list(node).expect("an annotation is a list")[2..].iter().peekable();
        let t = *self.values.last().expect("the annotated term was evaluated");
        while let Some(keyword) = attributes.next() {
            let Some(text) = tree.text_of(*keyword, TokenKind::Keyword) else {
                return malformed(tree, *keyword, "expected a keyword");
            };
            let value = attributes.next_if(|n| tree.text_of(**n, TokenKind::Keyword).is_none());
            if text != "named" {
                if let Some(noted) = &mut self.attributes {
                    let (keyword, span) = (text.to_owned(), tree.span(*keyword));
                    noted.push(Attribute { term: t, keyword, span, value: value.copied() });
                }
                continue;
            }
            let Some(value) = value else {
                return malformed(tree, *keyword, "`:named` needs a name");
            };
            let name = new_name(tree, *value)?;
            self.check_new(tree, *value, name)?;
            if visit::any(pool, t, |t| self.binders.contains(&t)) {
                return malformed(tree, node, "a term with bound variables cannot be named");
            }
            self.named.push((name, t));
            self.scope.bind(name, Binding::Constant(t));
        }
        Ok(())
    }

    /// Complains about a second global meaning of a name.
    pub fn check_new(&self, tree: &Tree, node: Node, name: Sym) -> Result<(), InputError> {
        let text = tree.names.get(name);
        match self.scope.term(name) {
            None => Ok(()),
            Some(Binding::Operator(op)) if !op.reserved => Ok(()),
            Some(Binding::Operator(_)) => {
                malformed(tree, node, format!("`{text}` is an operator and cannot be declared"))
            }
            // Testers are declared unasked.
            Some(Binding::Data(i))
                if self.scope.datatypes.members[i].iter().all(|m| m.role == Role::Tester) =>
            {
                Ok(())
            }
            Some(_) => malformed(tree, node, format!("`{text}` is already declared")),
        }
    }
}

/// Another constant with the name and the sort of this one.
pub(in crate::smtlib) fn renamed(pool: &mut TermPool, constant: Term) -> Term {
    let f = pool.as_constant(constant).expect("only constants are renamed");
    let (name, sort) = (pool.func(f).name.clone(), pool.sort(constant));
    pool.constant(name, sort)
}

/// The constants that quantifiers in a term bind.
pub(in crate::smtlib) fn binders(pool: &TermPool, t: Term) -> Vec<Term> {
    let mut out = Vec::new();
    for t in visit::postorder(pool, &[t]) {
        if matches!(pool.op(t), Op::Forall | Op::Exists) {
            let (_, vars) = pool.args(t).split_last().expect("a quantifier has a body");
            out.extend_from_slice(vars);
        }
    }
    out
}

/// A symbol that may be given a meaning.
pub(in crate::smtlib) fn new_name(tree: &Tree, node: Node) -> Result<Sym, InputError> {
    let Some(name) = tree.symbol(node) else {
        return malformed(tree, node, "expected a symbol");
    };
    if tree.names.is_reserved(name) && tree.word(node).is_some() {
        return malformed(tree, node, format!("the word `{}` is reserved", tree.names.get(name)));
    }
    Ok(name)
}

pub(super) fn check_distinct(tree: &Tree, mut names: Vec<(Sym, Node)>) -> Result<(), InputError> {
    names.sort_unstable();
    match names.windows(2).find(|w| w[0].0 == w[1].0) {
        Some(w) => malformed(tree, w[1].1, format!("`{}` is bound twice", tree.names.get(w[1].0))),
        None => Ok(()),
    }
}
