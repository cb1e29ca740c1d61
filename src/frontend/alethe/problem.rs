//! The assertions of a script as they are written, with the scopes that `push` and `pop` make.

use super::terms::{Meaning, Terms, plain_symbol};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::names::Sym;
use crate::smtlib::sexpr::{Node, Reader, Tree};
use eufonium_alethe::{Expr, Sort};
use eufonium_base::{HashMap, InputError};
use std::io::Read;

#[derive(Clone, Copy, Debug)]
struct Level {
    mark: usize,
    assertions: usize,
    sorts: usize,
}

/// A script as far as it was read.
#[derive(Debug, Default)]
pub struct Problem {
    /// Names and terms.
    pub terms: Terms,
    /// The assertions in force. One that could not be read is missing.
    pub assertions: Vec<Expr>,
    /// What could not be read, the first case: a proof cannot speak of it.
    pub unread: Option<InputError>,
    /// The assumptions of the last `check-sat-assuming`, as far as they could be read.
    pub assumptions: Vec<Expr>,
    sorts: HashMap<Sym, Sort>,
    sort_trail: Vec<(Sym, Option<Sort>)>,
    levels: Vec<Level>,
}

/// The problem that a proof of a script speaks of: what is in force at the first `get-proof`, or at the last
/// `check-sat`, or at the end; the table of names is left in `tree` for the proof.
pub fn read_problem(source: impl Read, tree: &mut Tree) -> Result<Problem, InputError> {
    let mut reader = Reader::new(source);
    let mut problem = Problem::default();
    let mut premises = None;
    while let Some(node) = reader.next(tree)? {
        problem.command(tree, node);
        match tree.list(node).and_then(|l| tree.word(*l.first()?)) {
            Some("check-sat" | "check-sat-assuming") => premises = Some(problem.premises()),
            Some("get-proof" | "exit") => break,
            _ => {}
        }
    }
    if let Some(premises) = premises {
        problem.assertions = premises;
        problem.assumptions.clear();
    }
    Ok(problem)
}

impl Problem {
    /// Everything that is asserted or assumed.
    pub fn premises(&self) -> Vec<Expr> {
        self.assertions.iter().chain(&self.assumptions).copied().collect()
    }

    /// Takes the next command of a script. Commands that mean nothing for proofs are passed over; what cannot be read is
    /// noted in [`Problem::unread`].
    pub fn command(&mut self, tree: &Tree, node: Node) {
        if let Err(error) = self.obey(tree, node) {
            self.unread.get_or_insert(error);
        }
    }

    fn obey(&mut self, tree: &Tree, node: Node) -> Result<(), InputError> {
        let list = tree.list(node).unwrap_or_default();
        let Some((head, args)) = list.split_first() else { return Ok(()) };
        match (tree.word(*head).unwrap_or_default(), args) {
            ("set-logic", [name]) => self.set_logic(plain_symbol(tree, *name).map_or("", |(_, text)| text)),
            ("declare-sort", [name, ..]) => self.declare_sort(tree, *name, args.get(1)),
            ("define-sort", [name, params, sort]) if tree.list(*params).is_some_and(<[Node]>::is_empty) => {
                let sort = self.sort(tree, *sort)?;
                self.bind_sort(tree, *name, sort);
            }
            ("declare-fun", [name, params, result]) => {
                self.declare(tree, *name, tree.list(*params).unwrap_or_default(), *result)?;
            }
            ("declare-const", [name, result]) => self.declare(tree, *name, &[], *result)?,
            ("define-fun", [name, params, sort, body]) => {
                self.define(tree, *name, tree.list(*params).unwrap_or_default(), *sort, *body)?;
            }
            ("define-const", [name, sort, body]) => self.define(tree, *name, &[], *sort, *body)?,
            ("assert", [formula]) => {
                let e = self.formula(tree, *formula)?;
                self.assertions.push(e);
            }
            ("check-sat", _) => self.assumptions.clear(),
            ("check-sat-assuming", [literals]) => {
                self.assumptions.clear();
                for literal in tree.list(*literals).unwrap_or_default() {
                    let e = self.formula(tree, *literal)?;
                    self.assumptions.push(e);
                }
            }
            ("push", _) => self.push(count(tree, args)),
            ("pop", _) => self.pop(count(tree, args)),
            ("reset", _) => *self = Problem::default(),
            ("reset-assertions", _) => {
                let real = self.terms.real_numerals;
                *self = Problem::default();
                self.terms.real_numerals = real;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes the name of the logic, which says what numerals without a point are.
    pub fn set_logic(&mut self, name: &str) {
        let reals = ["LRA", "NRA", "RDL"].iter().any(|s| name.ends_with(s));
        let integers = ["IRA", "IA", "IDL"].iter().any(|s| name.contains(s));
        self.terms.real_numerals = reals && !integers;
    }

    fn formula(&mut self, tree: &Tree, node: Node) -> Result<Expr, InputError> {
        let e = self.terms.term(tree, node)?;
        if self.terms.exprs.is_bool(e) {
            return Ok(e);
        }
        Err(InputError::malformed(tree.span(node), "expected a formula"))
    }

    fn bind_sort(&mut self, tree: &Tree, name: Node, sort: Sort) {
        if let Some(sym) = tree.symbol(name) {
            let old = self.sorts.insert(sym, sort);
            self.sort_trail.push((sym, old));
        }
    }

    fn declare_sort(&mut self, tree: &Tree, name: Node, arity: Option<&Node>) {
        let plain = arity.is_none_or(|n| tree.text_of(*n, TokenKind::Numeral) == Some("0"));
        if let (Some((_, text)), true) = (plain_symbol(tree, name), plain) {
            let sort = self.terms.exprs.declare_sort(text);
            self.bind_sort(tree, name, sort);
        }
    }

    fn sort(&self, tree: &Tree, node: Node) -> Result<Sort, InputError> {
        let unknown = || InputError::unsupported(tree.span(node), "unsupported sort");
        let (sym, text) = plain_symbol(tree, node).ok_or_else(unknown)?;
        match (self.sorts.get(&sym), text) {
            (Some(sort), _) => Ok(*sort),
            (None, "Bool") => Ok(Sort::Bool),
            (None, "Int") => Ok(Sort::Int),
            (None, "Real") => Ok(Sort::Real),
            _ => Err(unknown()),
        }
    }

    fn declare(&mut self, tree: &Tree, name: Node, params: &[Node], result: Node) -> Result<(), InputError> {
        let Some((sym, text)) = plain_symbol(tree, name) else { return Ok(()) };
        let params = params.iter().map(|p| self.sort(tree, *p)).collect::<Result<Vec<_>, _>>()?;
        let result = self.sort(tree, result)?;
        let f = self.terms.exprs.declare(text, &params, result);
        let meaning = match params[..] {
            [] => Meaning::Term(self.terms.exprs.app(eufonium_alethe::Head::Fun(f), &[])),
            _ => Meaning::Fun(f),
        };
        self.terms.bind(sym, meaning);
        Ok(())
    }

    fn define(
        &mut self,
        tree: &Tree,
        name: Node,
        params: &[Node],
        sort: Node,
        body: Node,
    ) -> Result<(), InputError> {
        let Some((sym, _)) = plain_symbol(tree, name) else { return Ok(()) };
        let sort = self.sort(tree, sort)?;
        let mark = self.terms.mark();
        let vars = self.parameters(tree, params);
        let body_term = vars.and_then(|vars| Ok((vars, self.terms.term(tree, body)?)));
        self.terms.unwind(mark);
        let (vars, e) = body_term?;
        let e = self.terms.coerced(e, sort);
        if self.terms.exprs.sort(e) != sort {
            return Err(InputError::malformed(tree.span(body), "the definition has another sort"));
        }
        self.terms.bind(sym, if vars.is_empty() { Meaning::Term(e) } else { Meaning::Macro(vars, e) });
        Ok(())
    }

    /// Binds the parameters of a definition to fresh constants.
    fn parameters(&mut self, tree: &Tree, params: &[Node]) -> Result<Vec<Expr>, InputError> {
        let mut vars = Vec::new();
        for param in params {
            let (Some(&[name, sort]), true) = (tree.list(*param), true) else {
                return Err(InputError::malformed(tree.span(*param), "expected `(name sort)`"));
            };
            let Some((sym, text)) = plain_symbol(tree, name) else {
                return Err(InputError::malformed(tree.span(name), "expected a name"));
            };
            let sort = self.sort(tree, sort)?;
            let f = self.terms.exprs.declare(text, &[], sort);
            let var = self.terms.exprs.app(eufonium_alethe::Head::Fun(f), &[]);
            self.terms.bind(sym, Meaning::Term(var));
            vars.push(var);
        }
        Ok(vars)
    }

    fn push(&mut self, n: usize) {
        let level = Level {
            mark: self.terms.mark(),
            assertions: self.assertions.len(),
            sorts: self.sort_trail.len(),
        };
        self.levels.extend(std::iter::repeat_n(level, n.min(1 << 20)));
    }

    fn pop(&mut self, n: usize) {
        let depth = self.levels.len().saturating_sub(n);
        if let Some(level) = self.levels.get(depth).copied() {
            self.terms.unwind(level.mark);
            self.assertions.truncate(level.assertions);
            while self.sort_trail.len() > level.sorts {
                match self.sort_trail.pop().expect("the trail is longer than the mark") {
                    (sym, Some(sort)) => drop(self.sorts.insert(sym, sort)),
                    (sym, None) => drop(self.sorts.remove(&sym)),
                }
            }
        }
        self.levels.truncate(depth);
    }
}

fn count(tree: &Tree, args: &[Node]) -> usize {
    args.first().and_then(|n| tree.text_of(*n, TokenKind::Numeral)?.parse().ok()).unwrap_or(1)
}
