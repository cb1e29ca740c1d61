//! Proofs from text.

use super::terms::Terms;
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::sexpr::{Node, Reader, Tree};
use eufonium_alethe::proof::ASSUME;
use eufonium_alethe::{Expr, Proof, Step, StepId};
use eufonium_base::{HashMap, InputError};

/// Reads a proof of a problem: a list of commands, perhaps in parentheses, perhaps after the word `unsat`. `terms` knows
/// the names of the problem, and `tree` their texts.
pub fn read_proof(text: &str, terms: &mut Terms, tree: &mut Tree) -> Result<Proof, InputError> {
    // The word is blanked out, so that places stay right.
    let start = text.len() - text.trim_start().len();
    let blank = match text[start..].strip_prefix("unsat") {
        Some(rest) if !rest.starts_with(|c: char| c.is_alphanumeric()) => {
            format!("{}     {rest}", &text[..start])
        }
        _ => text.to_owned(),
    };
    let mut reader = Reader::new(blank.as_bytes());
    let mut state = State { terms, proof: Proof::default(), names: HashMap::default() };
    while let Some(node) = reader.next(tree)? {
        let list = tree.list(node).unwrap_or_default();
        if list.iter().all(|n| tree.list(*n).is_some()) {
            for command in list {
                state.command(tree, *command)?;
            }
        } else {
            state.command(tree, node)?;
        }
    }
    Ok(state.proof)
}

struct State<'a> {
    terms: &'a mut Terms,
    proof: Proof,
    names: HashMap<String, StepId>,
}

fn malformed<T>(tree: &Tree, node: Node, message: impl Into<String>) -> Result<T, InputError> {
    Err(InputError::malformed(tree.span(node), message))
}

impl State<'_> {
    fn command(&mut self, tree: &Tree, node: Node) -> Result<(), InputError> {
        let list = tree.list(node).unwrap_or_default();
        let Some((head, args)) = list.split_first() else {
            return malformed(tree, node, "expected a command");
        };
        match (tree.word(*head), args) {
            (Some("assume"), [name, formula]) => {
                let e = self.terms.term(tree, *formula)?;
                self.add(tree, *name, vec![e], ASSUME.to_owned(), Vec::new(), Vec::new())
            }
            (Some("step"), [name, clause, attributes @ ..]) => self.step(tree, *name, *clause, attributes),
            (Some("anchor"), _) => {
                Err(InputError::unsupported(tree.span(node), "unsupported: a proof with subproofs"))
            }
            _ => malformed(tree, node, "expected `(assume name formula)` or `(step name (cl ...) ...)`"),
        }
    }

    fn step(&mut self, tree: &Tree, name: Node, clause: Node, attributes: &[Node]) -> Result<(), InputError> {
        let literals = match tree.list(clause) {
            Some([head, literals @ ..]) if tree.word(*head) == Some("cl") => literals,
            _ => return malformed(tree, clause, "expected `(cl literal ...)`"),
        };
        let clause = literals.iter().map(|n| self.terms.term(tree, *n)).collect::<Result<Vec<_>, _>>()?;
        let (mut rule, mut premises, mut args) = (None, Vec::new(), Vec::new());
        let mut rest = attributes;
        while let [keyword, value, tail @ ..] = rest {
            match tree.text_of(*keyword, TokenKind::Keyword) {
                Some("rule") => rule = tree.symbol(*value).map(|s| tree.names.get(s).to_owned()),
                Some("premises") => premises = self.premises(tree, *value)?,
                Some("args") => args = self.args(tree, *value)?,
                _ => return malformed(tree, *keyword, "unknown attribute of a step"),
            }
            rest = tail;
        }
        match rule {
            // `assume` as the rule of a step would claim an assertion under another form.
            Some(rule) if rest.is_empty() && rule != ASSUME => {
                self.add(tree, name, clause, rule, premises, args)
            }
            _ => malformed(tree, name, "a step needs a rule"),
        }
    }

    fn premises(&self, tree: &Tree, node: Node) -> Result<Vec<StepId>, InputError> {
        let list = tree.list(node).unwrap_or_default();
        let find = |n: &Node| {
            let known = tree.symbol(*n).and_then(|s| self.names.get(tree.names.get(s)));
            known
                .copied()
                .ok_or_else(|| InputError::malformed(tree.span(*n), "no earlier step has this name"))
        };
        list.iter().map(find).collect()
    }

    fn args(&mut self, tree: &Tree, node: Node) -> Result<Vec<Expr>, InputError> {
        tree.list(node).unwrap_or_default().iter().map(|n| self.terms.term(tree, *n)).collect()
    }

    fn add(
        &mut self,
        tree: &Tree,
        name: Node,
        clause: Vec<Expr>,
        rule: String,
        premises: Vec<StepId>,
        args: Vec<Expr>,
    ) -> Result<(), InputError> {
        let Some(sym) = tree.symbol(name) else {
            return malformed(tree, name, "expected the name of the step");
        };
        if let Some(e) = clause.iter().find(|e| !self.terms.exprs.is_bool(**e)) {
            let text = eufonium_alethe::print::term(&self.terms.exprs, *e);
            return malformed(tree, name, format!("`{text}` is no formula"));
        }
        let text = tree.names.get(sym).to_owned();
        let id = self.proof.steps.push(Step { name: text.clone(), clause, rule, premises, args });
        match self.names.insert(text, id) {
            None => Ok(()),
            Some(_) => malformed(tree, name, "two steps have this name"),
        }
    }
}
