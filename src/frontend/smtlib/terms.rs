//! Terms from S-expressions: scoping, theories, sorts.
//!
//! A list of tasks and a stack of finished terms take the place of recursion. `let` binds names to terms, so what is
//! shared in the text is shared in the pool; every quantifier gets constants of its own, and a use of a definition gets
//! its own copy of the definition's quantifiers: no two binders bind the same constant, but for a term that is used
//! twice as a whole.
//!
//! This file walks; `bind` has what binds names, `apply` the applications, `data` those of datatypes' names,
//! `cases` `match`.

mod apply;
mod bind;
mod cases;
mod data;

use super::attributes::Attribute;
use super::lexer::TokenKind;
use super::names::Sym;
use super::scope::{Binding, Mark, Scope};
use super::sexpr::{Node, Tree};
use super::theory::bits::MAX_WIDTH;
use super::theory::{self, foreign};
pub(super) use bind::{binders, new_name, renamed};
use eufonium_base::{Bits, HashMap, InputError, Rat, Span};
use eufonium_ir::{Sort, Term, TermPool};

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
    /// Start on a case of a `match`, or, behind the last, finish it.
    Case(Node, usize),
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
    /// If present, gets the attributes of the terms that are read.
    pub attributes: Option<Vec<Attribute>>,
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
            attributes: None,
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
                Task::Case(node, i) => self.open_case(pool, tree, node, i, &mut tasks)?,
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
            TokenKind::Hex | TokenKind::Binary => literal(pool, tree, node, kind, text)?,
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
        &mut self,
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
            Some(Binding::Data(_)) => match data::apply(pool, &mut self.scope, tree, node, None, &mut []) {
                Ok(t) => Ok(t),
                Err(complaint) => malformed(tree, node, complaint.message),
            },
            Some(_) => Err(InputError::unsupported(
                tree.span(node),
                format!("unsupported: the function `{text}` without arguments, as a value"),
            )),
            None if theory::floats::rounding(pool, text).is_some() => {
                Ok(theory::floats::rounding(pool, text).expect("the guard saw it"))
            }
            // Other solvers read `-5` as a number, though SMT-LIB has it a symbol.
            None => match text.strip_prefix('-').and_then(Rat::parse) {
                Some(n) if n.is_int() && !text.contains('.') => Ok(pool.num(-n, self.numerals)),
                Some(n) if kind == TokenKind::Symbol && !text.ends_with('.') => Ok(pool.num(-n, Sort::REAL)),
                _ => Err(unknown(&self.scope, tree, node, sym)),
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
            Some("_") => self.indexed_constant(pool, tree, node),
            Some("match") => self.open_match(tree, node, tasks),
            Some("lambda") => Err(InputError::unsupported(tree.span(node), "unsupported construct `lambda`")),
            _ => {
                if rest.is_empty() {
                    // Some write a constant that needs its sort as an application without arguments.
                    if tree.list(*head).is_some_and(|l| l.len() == 3 && tree.word(l[0]) == Some("as")) {
                        tasks.push(Task::Eval(*head));
                        return Ok(());
                    }
                    return malformed(tree, node, "an application needs arguments");
                }
                self.check_head(tree, *head)?;
                tasks.push(Task::Apply(node, self.values.len()));
                tasks.extend(rest.iter().rev().map(|n| Task::Eval(*n)));
                Ok(())
            }
        }
    }
}

impl Default for Elaborator {
    fn default() -> Self {
        Self::new()
    }
}

fn number(pool: &mut TermPool, text: &str, sort: Sort) -> Term {
    let value = match text.parse::<i64>() {
        Ok(n) => Rat::from(n),
        Err(_) => Rat::parse(text).expect("the lexer checked the digits"),
    };
    pool.num(value, sort)
}

/// `#b01` or `#xff`.
fn literal(
    pool: &mut TermPool,
    tree: &Tree,
    node: Node,
    kind: TokenKind,
    text: &str,
) -> Result<Term, InputError> {
    let bits = if kind == TokenKind::Hex { Bits::parse_hex(text) } else { Bits::parse_binary(text) };
    match bits.filter(|b| b.width() <= MAX_WIDTH) {
        Some(bits) => Ok(pool.bits(bits)),
        None => Err(InputError::unsupported(
            tree.span(node),
            format!("unsupported: bit-vectors of more than {MAX_WIDTH} bits"),
        )),
    }
}

fn unknown(scope: &Scope, tree: &Tree, node: Node, sym: Sym) -> InputError {
    let name = tree.names.get(sym);
    match foreign::function(name) {
        Some(theory) => {
            InputError::unsupported(tree.span(node), format!("unsupported function `{name}` ({theory})"))
        }
        None if scope.refused.contains(&sym) => {
            InputError::unsupported(tree.span(node), format!("the declaration of `{name}` was refused"))
        }
        None => InputError::malformed(tree.span(node), format!("`{name}` is not declared")),
    }
}
