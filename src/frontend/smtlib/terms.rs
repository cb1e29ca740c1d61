//! Terms from S-expressions: scoping, theories, sorts.
//!
//! A list of tasks and a stack of finished terms take the place of recursion. `let` binds names to terms, so what is
//! shared in the text is shared in the pool; every quantifier gets constants of its own, and a use of a definition gets
//! its own copy of the definition's quantifiers: no two binders bind the same constant, but for a term that is used
//! twice as a whole.

use super::lexer::TokenKind;
use super::names::Sym;
use super::scope::{Binding, Macro, Mark, Scope};
use super::sexpr::{Node, Tree};
use super::sorts;
use super::theory::{self, Complaint, foreign};
use crate::base::{HashMap, InputError, Rat, Span};
use crate::ir::{Op, Sort, Subst, Term, TermPool, print, visit};

enum Task {
    /// Push the term of an expression.
    Eval(Node),
    /// Apply a head to the terms above this height.
    Apply(Node, usize),
    /// Bind the names of a `let` to the last terms, then evaluate its body.
    Let(Node),
    /// Leave the scope of a `let`.
    Leave(Mark),
    /// Close a quantifier over the binders above this height.
    Close(Node, Mark, usize),
    /// Give the last term the names that its annotations say.
    Annotate(Node),
}

/// Turns expressions into terms.
#[derive(Debug)]
pub struct Elaborator {
    /// What names mean.
    pub scope: Scope,
    /// The sort of numerals without a point: `Real` in logics that have no integers.
    pub numerals: Sort,
    /// The terms that `:named` annotations named since they were last taken.
    pub named: Vec<(Sym, Term)>,
    /// If present, gets the first place of each application of the formula that is being read.
    pub places: Option<HashMap<Term, Span>>,
    values: Vec<Term>,
    binders: Vec<Term>,
}

fn malformed<T>(tree: &Tree, node: Node, message: impl Into<String>) -> Result<T, InputError> {
    Err(InputError::malformed(tree.span(node), message))
}

impl Elaborator {
    /// An elaborator with an empty scope.
    pub fn new() -> Self {
        Elaborator {
            scope: Scope::default(),
            numerals: Sort::INT,
            named: Vec::new(),
            places: None,
            values: Vec::new(),
            binders: Vec::new(),
        }
    }

    /// The term of an expression. After an error the scope may hold bindings that the caller must unwind.
    pub fn term(&mut self, pool: &mut TermPool, tree: &Tree, node: Node) -> Result<Term, InputError> {
        self.values.clear();
        self.binders.clear();
        let mut tasks = vec![Task::Eval(node)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Eval(node) => match tree.list(node) {
                    None => self.atom(pool, tree, node)?,
                    Some(list) => self.open(pool, tree, node, list, &mut tasks)?,
                },
                Task::Apply(node, base) => self.apply(pool, tree, node, base)?,
                Task::Let(node) => self.bind_let(tree, node, &mut tasks),
                Task::Leave(mark) => self.scope.unwind(mark),
                Task::Close(node, mark, base) => self.close(pool, tree, node, mark, base)?,
                Task::Annotate(node) => self.annotate(pool, tree, node)?,
            }
        }
        Ok(self.values.pop().expect("an expression leaves one term"))
    }

    /// A term of the given sort; integers become reals.
    pub fn term_of(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        sort: Sort,
    ) -> Result<Term, InputError> {
        let mut t = [self.term(pool, tree, node)?];
        match theory::expect_sort(pool, &mut t, 0, sort) {
            Ok(()) => Ok(t[0]),
            Err(complaint) => malformed(tree, node, complaint.message),
        }
    }

    fn atom(&mut self, pool: &mut TermPool, tree: &Tree, node: Node) -> Result<(), InputError> {
        let (kind, sym) = tree.atom(node).expect("the caller saw an atom");
        let text = tree.names.get(sym);
        let t = match kind {
            TokenKind::Numeral => number(pool, text, self.numerals),
            TokenKind::Decimal => number(pool, text, Sort::REAL),
            TokenKind::Symbol | TokenKind::Quoted => {
                let t = self.constant(pool, tree, node, kind, sym)?;
                self.place(t, tree.span(node));
                t
            }
            TokenKind::Hex | TokenKind::Binary => {
                return Err(InputError::unsupported(tree.span(node), "unsupported literal (bit-vectors)"));
            }
            TokenKind::String => {
                return Err(InputError::unsupported(tree.span(node), "unsupported literal (strings)"));
            }
            _ => return malformed(tree, node, format!("expected a term, not `{}`", tree.show(node))),
        };
        self.values.push(t);
        Ok(())
    }

    fn place(&mut self, t: Term, span: Span) {
        if let Some(places) = &mut self.places {
            places.entry(t).or_insert(span);
        }
    }

    fn constant(
        &self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        kind: TokenKind,
        sym: Sym,
    ) -> Result<Term, InputError> {
        let text = tree.names.get(sym);
        if kind == TokenKind::Symbol && tree.names.is_reserved(sym) {
            return malformed(tree, node, format!("expected a term, not the reserved word `{text}`"));
        }
        match self.scope.term(sym) {
            Some(Binding::Local(t) | Binding::Constant(t)) => Ok(t),
            Some(_) => Err(InputError::unsupported(
                tree.span(node),
                format!("unsupported: the function `{text}` without arguments, as a value"),
            )),
            // Other solvers read `-5` as a number, though SMT-LIB has it a symbol.
            None => match text.strip_prefix('-').and_then(Rat::parse) {
                Some(n) if n.is_int() && !text.contains('.') => Ok(pool.num(-n, self.numerals)),
                Some(n) if kind == TokenKind::Symbol && !text.ends_with('.') => Ok(pool.num(-n, Sort::REAL)),
                _ => Err(unknown(tree, node, text)),
            },
        }
    }

    /// Starts on a list: pushes the tasks that finish it.
    fn open(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        list: &[Node],
        tasks: &mut Vec<Task>,
    ) -> Result<(), InputError> {
        let Some((head, rest)) = list.split_first() else {
            return malformed(tree, node, "expected a term, not `()`");
        };
        match tree.word(*head) {
            Some("let") => self.open_let(tree, node, tasks),
            Some("forall" | "exists") => self.open_quantifier(pool, tree, node, tasks),
            Some("!") => {
                let [body, _, ..] = rest else {
                    return malformed(tree, node, "expected `(! term :keyword value)`");
                };
                tasks.extend([Task::Annotate(node), Task::Eval(*body)]);
                Ok(())
            }
            Some("as") => self.qualified(pool, tree, node),
            Some("_") => Err(indexed(tree, node, list)),
            Some(word @ ("match" | "lambda")) => {
                Err(InputError::unsupported(tree.span(node), format!("unsupported construct `{word}`")))
            }
            _ => {
                if rest.is_empty() {
                    return malformed(tree, node, "an application needs arguments");
                }
                self.check_head(tree, *head)?;
                tasks.push(Task::Apply(node, self.values.len()));
                tasks.extend(rest.iter().rev().map(|n| Task::Eval(*n)));
                Ok(())
            }
        }
    }

    /// Complains early about a head that nothing can be applied to.
    fn check_head(&self, tree: &Tree, head: Node) -> Result<(), InputError> {
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
                    None => Err(unknown(tree, head, text)),
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

    fn open_let(&mut self, tree: &Tree, node: Node, tasks: &mut Vec<Task>) -> Result<(), InputError> {
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

    fn bind_let(&mut self, tree: &Tree, node: Node, tasks: &mut Vec<Task>) {
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

    fn open_quantifier(
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

    fn close(
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

    fn annotate(&mut self, pool: &mut TermPool, tree: &Tree, node: Node) -> Result<(), InputError> {
        let mut attributes = tree.list(node).expect("an annotation is a list")[2..].iter().peekable();
        let t = *self.values.last().expect("the annotated term was evaluated");
        while let Some(keyword) = attributes.next() {
            let Some(text) = tree.text_of(*keyword, TokenKind::Keyword) else {
                return malformed(tree, *keyword, "expected a keyword");
            };
            let value = attributes.next_if(|n| tree.text_of(**n, TokenKind::Keyword).is_none());
            if text != "named" {
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
            Some(_) => malformed(tree, node, format!("`{text}` is already declared")),
        }
    }

    /// `(as f Sort)` as a term.
    fn qualified(&mut self, pool: &mut TermPool, tree: &Tree, node: Node) -> Result<(), InputError> {
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

    fn check_result(
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
    fn apply(&mut self, pool: &mut TermPool, tree: &Tree, node: Node, base: usize) -> Result<(), InputError> {
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

impl Default for Elaborator {
    fn default() -> Self {
        Self::new()
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

/// Another constant with the name and the sort of this one.
pub(super) fn renamed(pool: &mut TermPool, constant: Term) -> Term {
    let f = pool.as_constant(constant).expect("only constants are renamed");
    let (name, sort) = (pool.func(f).name.clone(), pool.sort(constant));
    pool.constant(name, sort)
}

/// The constants that quantifiers in a term bind.
pub(super) fn binders(pool: &TermPool, t: Term) -> Vec<Term> {
    let mut out = Vec::new();
    for t in visit::postorder(pool, &[t]) {
        if matches!(pool.op(t), Op::Forall | Op::Exists) {
            let (_, vars) = pool.args(t).split_last().expect("a quantifier has a body");
            out.extend_from_slice(vars);
        }
    }
    out
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

fn number(pool: &mut TermPool, text: &str, sort: Sort) -> Term {
    let value = match text.parse::<i64>() {
        Ok(n) => Rat::from(n),
        Err(_) => Rat::parse(text).expect("the lexer checked the digits"),
    };
    pool.num(value, sort)
}

fn unknown(tree: &Tree, node: Node, name: &str) -> InputError {
    match foreign::function(name) {
        Some(theory) => {
            InputError::unsupported(tree.span(node), format!("unsupported function `{name}` ({theory})"))
        }
        None => InputError::malformed(tree.span(node), format!("`{name}` is not declared")),
    }
}

/// What is wrong with `(_ name index)` where it stands.
fn indexed(tree: &Tree, node: Node, list: &[Node]) -> InputError {
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

/// A symbol that may be given a meaning.
pub(super) fn new_name(tree: &Tree, node: Node) -> Result<Sym, InputError> {
    let Some(name) = tree.symbol(node) else {
        return malformed(tree, node, "expected a symbol");
    };
    if tree.names.is_reserved(name) && tree.word(node).is_some() {
        return malformed(tree, node, format!("the word `{}` is reserved", tree.names.get(name)));
    }
    Ok(name)
}

fn check_distinct(tree: &Tree, mut names: Vec<(Sym, Node)>) -> Result<(), InputError> {
    names.sort_unstable();
    match names.windows(2).find(|w| w[0].0 == w[1].0) {
        Some(w) => malformed(tree, w[1].1, format!("`{}` is bound twice", tree.names.get(w[1].0))),
        None => Ok(()),
    }
}
