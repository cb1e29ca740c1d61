//! Terms from S-expressions, without a normal form. A list of tasks takes the place of recursion.

use crate::smtlib::lexer::TokenKind;
use crate::smtlib::names::Sym;
use crate::smtlib::sexpr::{Node, Tree};
use eufonium_alethe::{Expr, Exprs, FunId, Head, Sort};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, InputError, Rat};

/// What a name means.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// A term: bound by `let`, by `:named` or by a definition without parameters, or a declared constant.
    Term(Expr),
    /// A function with parameters.
    Fun(FunId),
    /// A definition: constants that stand for the arguments, and its body.
    Macro(Vec<Expr>, Expr),
}

enum Task {
    Eval(Node),
    /// Apply the head of a list to the last so many terms.
    Apply(Node, usize),
    /// Bind the names of a `let` to the last terms, then evaluate its body.
    Let(Node),
    /// Leave the scope of a `let`: so many entries of the trail stay.
    Leave(usize),
    /// Give the last term the names of its annotations.
    Annotate(Node),
}

/// Names with their meanings and the terms made so far.
#[derive(Debug, Default)]
pub struct Terms {
    /// The terms.
    pub exprs: Exprs,
    /// Whether numerals without a point are reals.
    pub real_numerals: bool,
    meanings: HashMap<Sym, Meaning>,
    trail: Vec<(Sym, Option<Meaning>)>,
    /// The named terms of the expression that is being read.
    named: Vec<(Sym, Expr)>,
}

fn malformed<T>(tree: &Tree, node: Node, message: impl Into<String>) -> Result<T, InputError> {
    Err(InputError::malformed(tree.span(node), message))
}
fn unsupported<T>(tree: &Tree, node: Node, message: impl Into<String>) -> Result<T, InputError> {
    Err(InputError::unsupported(tree.span(node), message))
}

impl Terms {
    /// The number of bindings that can be taken back.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }
    /// Takes back the bindings after a mark.
    pub fn unwind(&mut self, mark: usize) {
        while self.trail.len() > mark {
            let (sym, old) = self.trail.pop().expect("the trail is longer than the mark");
            match old {
                Some(meaning) => drop(self.meanings.insert(sym, meaning)),
                None => drop(self.meanings.remove(&sym)),
            }
        }
    }
    /// Gives a name a meaning.
    pub fn bind(&mut self, sym: Sym, meaning: Meaning) {
        let old = self.meanings.insert(sym, meaning);
        self.trail.push((sym, old));
    }

    /// The term of an expression. Names given by `:named` stay bound; after an error no binding is left behind.
    pub fn term(&mut self, tree: &Tree, node: Node) -> Result<Expr, InputError> {
        let mark = self.mark();
        self.named.clear();
        let result = self.evaluate(tree, node);
        self.unwind(mark);
        if result.is_ok() {
            for (sym, e) in std::mem::take(&mut self.named) {
                self.bind(sym, Meaning::Term(e));
            }
        }
        result
    }

    fn evaluate(&mut self, tree: &Tree, node: Node) -> Result<Expr, InputError> {
        let mut values: Vec<Expr> = Vec::new();
        let mut tasks = vec![Task::Eval(node)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Eval(node) => match tree.list(node) {
                    None => values.push(self.atom(tree, node)?),
                    Some(list) => open(tree, node, list, &mut tasks)?,
                },
                Task::Apply(node, n) => {
                    let args = values.split_off(values.len() - n);
                    values.push(self.apply(tree, node, args)?);
                }
                Task::Let(node) => self.bind_let(tree, node, &mut values, &mut tasks),
                Task::Leave(mark) => self.unwind(mark),
                Task::Annotate(node) => {
                    self.annotate(tree, node, *values.last().expect("the annotated term was evaluated"))?;
                }
            }
        }
        Ok(values.pop().expect("an expression leaves one term"))
    }

    fn atom(&mut self, tree: &Tree, node: Node) -> Result<Expr, InputError> {
        let (kind, sym) = tree.atom(node).expect("the caller saw an atom");
        let text = tree.names.get(sym);
        match kind {
            TokenKind::Numeral | TokenKind::Decimal => {
                let value = Rat::parse(text).expect("the lexer checked the digits");
                let real = kind == TokenKind::Decimal || self.real_numerals;
                Ok(self.exprs.number(value, if real { Sort::Real } else { Sort::Int }))
            }
            TokenKind::Symbol | TokenKind::Quoted => match (self.meanings.get(&sym), text) {
                (Some(Meaning::Term(e)), _) => Ok(*e),
                (Some(_), _) => malformed(tree, node, format!("`{text}` needs arguments")),
                (None, "true" | "false") => Ok(self.exprs.truth(text == "true")),
                (None, _) => self.negative(tree, node, text),
            },
            _ => unsupported(tree, node, "unsupported literal"),
        }
    }

    /// Other solvers read `-5` as a number, though SMT-LIB has it a symbol.
    fn negative(&mut self, tree: &Tree, node: Node, text: &str) -> Result<Expr, InputError> {
        match text.strip_prefix('-').and_then(Rat::parse) {
            Some(value) => {
                let real = text.contains('.') || self.real_numerals;
                let magnitude = self.exprs.number(value, if real { Sort::Real } else { Sort::Int });
                Ok(self.exprs.app(Head::Sub, &[magnitude]))
            }
            None => unsupported(tree, node, format!("`{text}` is not known")),
        }
    }

    fn bind_let(&mut self, tree: &Tree, node: Node, values: &mut Vec<Expr>, tasks: &mut Vec<Task>) {
        let list = tree.list(node).expect("a let is a list");
        let pairs = tree.list(list[1]).expect("open checked the bindings");
        let mark = self.mark();
        let bound = values.split_off(values.len() - pairs.len());
        for (pair, e) in pairs.iter().zip(bound) {
            let name = tree.list(*pair).and_then(|p| tree.symbol(p[0])).expect("open checked the names");
            self.bind(name, Meaning::Term(e));
        }
        tasks.extend([Task::Leave(mark), Task::Eval(list[2])]);
    }

    fn annotate(&mut self, tree: &Tree, node: Node, e: Expr) -> Result<(), InputError> {
        let list = tree.list(node).expect("an annotation is a list");
        for pair in list[2..].windows(2) {
            if tree.text_of(pair[0], TokenKind::Keyword) == Some("named") {
                let Some(name) = tree.symbol(pair[1]) else {
                    return malformed(tree, pair[1], "expected a symbol");
                };
                self.named.push((name, e));
                self.bind(name, Meaning::Term(e));
            }
        }
        Ok(())
    }

    fn apply(&mut self, tree: &Tree, node: Node, mut args: Vec<Expr>) -> Result<Expr, InputError> {
        let head = tree.list(node).expect("an application is a list")[0];
        let Some(sym) = tree.symbol(head) else {
            return unsupported(tree, head, "unsupported head of an application");
        };
        let made = match self.meanings.get(&sym) {
            Some(Meaning::Fun(f)) => {
                let f = *f;
                let params = self.exprs.fun(f).params.clone();
                for (arg, sort) in args.iter_mut().zip(params) {
                    *arg = self.coerced(*arg, sort);
                }
                self.exprs.apply(Head::Fun(f), &args)
            }
            Some(Meaning::Macro(params, body)) => {
                let (params, body) = (params.clone(), *body);
                self.expand(&params, body, args)
            }
            Some(Meaning::Term(_)) => Err(format!("`{}` is no function", tree.names.get(sym))),
            None => match Head::operator(tree.names.get(sym)) {
                Some(head) => {
                    self.unify(&head, &mut args);
                    self.exprs.apply(head, &args)
                }
                None => return unsupported(tree, head, format!("`{}` is not known", tree.names.get(sym))),
            },
        };
        made.or_else(|complaint| malformed(tree, node, complaint))
    }

    /// An integer where a real is expected becomes one.
    pub fn coerced(&mut self, e: Expr, sort: Sort) -> Expr {
        if sort != Sort::Real || self.exprs.sort(e) != Sort::Int {
            return e;
        }
        match self.exprs.head(e).clone() {
            Head::Num(value) => self.exprs.number(value, Sort::Real),
            Head::Sub if self.exprs.args(e).len() == 1 && self.exprs.as_number(e).is_some() => {
                let inner = self.coerced_literal(self.exprs.args(e)[0]);
                self.exprs.app(Head::Sub, &[inner])
            }
            _ => self.exprs.app(Head::ToReal, &[e]),
        }
    }

    fn coerced_literal(&mut self, e: Expr) -> Expr {
        match self.exprs.head(e).clone() {
            Head::Num(value) => self.exprs.number(value, Sort::Real),
            _ => e,
        }
    }

    /// Gives the arguments of an operator one sort where it asks for that.
    fn unify(&mut self, head: &Head, args: &mut [Expr]) {
        let (from, real) = match head {
            Head::Div | Head::ToInt | Head::IsInt => (0, true),
            Head::Add | Head::Sub | Head::Mul | Head::Eq | Head::Distinct => (0, false),
            Head::Le | Head::Lt | Head::Ge | Head::Gt => (0, false),
            Head::Ite => (1, false),
            _ => return,
        };
        let args = args.get_mut(from..).unwrap_or_default();
        if real || args.iter().any(|&a| self.exprs.sort(a) == Sort::Real) {
            for a in args {
                *a = self.coerced(*a, Sort::Real);
            }
        }
    }

    fn expand(&mut self, params: &[Expr], body: Expr, args: Vec<Expr>) -> Result<Expr, String> {
        if params.len() != args.len() {
            return Err("wrong number of arguments".to_owned());
        }
        let mut image: HashMap<Expr, Expr> = HashMap::default();
        for (p, a) in params.iter().zip(args) {
            let a = self.coerced(a, self.exprs.sort(*p));
            if self.exprs.sort(a) != self.exprs.sort(*p) {
                return Err("an argument has the wrong sort".to_owned());
            }
            image.insert(*p, a);
        }
        for e in self.exprs.below([body]) {
            if !image.contains_key(&e) {
                let args: Vec<Expr> = self.exprs.args(e).iter().map(|a| image[a]).collect();
                let new = if args.is_empty() { e } else { self.exprs.app(self.exprs.head(e).clone(), &args) };
                image.insert(e, new);
            }
        }
        Ok(image[&body])
    }
}

/// Starts on a list: pushes the tasks that finish it.
fn open(tree: &Tree, node: Node, list: &[Node], tasks: &mut Vec<Task>) -> Result<(), InputError> {
    let Some((head, rest)) = list.split_first() else {
        return malformed(tree, node, "expected a term, not `()`");
    };
    match (tree.word(*head), rest) {
        (Some("let"), [bindings, _]) => {
            let pairs = tree.list(*bindings).unwrap_or_default();
            let fits = |p: &Node| tree.list(*p).is_some_and(|p| p.len() == 2 && tree.symbol(p[0]).is_some());
            if pairs.is_empty() || !pairs.iter().all(fits) {
                return malformed(tree, node, "expected `(let ((name term)) term)`");
            }
            tasks.push(Task::Let(node));
            tasks.extend(pairs.iter().rev().filter_map(|p| tree.list(*p)).map(|p| Task::Eval(p[1])));
        }
        (Some("!"), [body, ..]) => tasks.extend([Task::Annotate(node), Task::Eval(*body)]),
        (Some(word @ ("let" | "!")), _) => return malformed(tree, node, format!("`{word}` is incomplete")),
        (Some(word @ ("forall" | "exists" | "match" | "lambda" | "choice" | "as" | "_")), _) => {
            return unsupported(tree, node, format!("unsupported construct `{word}`"));
        }
        (_, []) => return malformed(tree, node, "an application needs arguments"),
        _ => {
            tasks.push(Task::Apply(node, rest.len()));
            tasks.extend(rest.iter().rev().map(|n| Task::Eval(*n)));
        }
    }
    Ok(())
}

/// A symbol that stands for a sort without arguments.
pub(super) fn plain_symbol(tree: &Tree, node: Node) -> Option<(Sym, &str)> {
    tree.symbol(node).map(|sym| (sym, tree.names.get(sym))).filter(|(sym, _)| sym.index() < tree.names.len())
}
