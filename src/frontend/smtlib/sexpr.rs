//! S-expressions: one command at a time, in an arena that is reused.
//!
//! The nodes of a command lie in one vector, the children of a list side by side in another; a list is pushed when its
//! parenthesis closes, so nothing recurses. After an error the reader passes the rest of the command, so that a session
//! goes on with the next one.

use super::lexer::{Lexer, TokenKind};
use super::names::{Names, Sym};
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;
use eufonium_base::{InputError, Span};
use std::io::Read;

typed_id! {
    /// A node of a [`Tree`].
    Node
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Atom(TokenKind, Sym),
    List { start: u32, len: u32 },
}

/// The S-expressions of one command and the names in them.
#[derive(Debug, Default)]
pub struct Tree {
    nodes: IdVec<Node, (Shape, Span)>,
    children: Vec<Node>,
    /// The names; they outlive the command.
    pub names: Names,
}

impl Tree {
    fn clear(&mut self) {
        self.nodes.truncate(0);
        self.children.clear();
    }

    /// Where a node starts.
    pub fn span(&self, n: Node) -> Span {
        self.nodes[n].1
    }

    /// The elements of a list, `None` for an atom.
    pub fn list(&self, n: Node) -> Option<&[Node]> {
        match self.nodes[n].0 {
            Shape::List { start, len } => Some(&self.children[start as usize..(start + len) as usize]),
            Shape::Atom(..) => None,
        }
    }

    /// The kind and the text of an atom, `None` for a list.
    pub fn atom(&self, n: Node) -> Option<(TokenKind, Sym)> {
        match self.nodes[n].0 {
            Shape::Atom(kind, sym) => Some((kind, sym)),
            Shape::List { .. } => None,
        }
    }

    /// The text of an atom of this kind.
    pub fn text_of(&self, n: Node, kind: TokenKind) -> Option<&str> {
        self.atom(n).filter(|(k, _)| *k == kind).map(|(_, s)| self.names.get(s))
    }

    /// The text of a plain symbol: the only kind that can be a reserved word.
    pub fn word(&self, n: Node) -> Option<&str> {
        self.text_of(n, TokenKind::Symbol)
    }

    /// The name of a symbol, plain or quoted.
    pub fn symbol(&self, n: Node) -> Option<Sym> {
        self.atom(n).filter(|(k, _)| matches!(k, TokenKind::Symbol | TokenKind::Quoted)).map(|(_, s)| s)
    }

    /// The node as text, on one line.
    pub fn show(&self, n: Node) -> String {
        enum Item {
            Node(Node),
            Close,
        }
        let mut out = String::new();
        let mut stack = vec![Item::Node(n)];
        while let Some(item) = stack.pop() {
            let Item::Node(n) = item else {
                out.push(')');
                continue;
            };
            if !out.is_empty() && !out.ends_with('(') {
                out.push(' ');
            }
            match self.nodes[n].0 {
                Shape::Atom(kind, sym) => self.show_atom(kind, self.names.get(sym), &mut out),
                Shape::List { .. } => {
                    out.push('(');
                    stack.push(Item::Close);
                    stack.extend(self.list(n).into_iter().flatten().rev().map(|c| Item::Node(*c)));
                }
            }
        }
        out
    }

    fn show_atom(&self, kind: TokenKind, text: &str, out: &mut String) {
        let (before, after) = match kind {
            TokenKind::Quoted => ("|", "|"),
            TokenKind::Keyword => (":", ""),
            TokenKind::Hex => ("#x", ""),
            TokenKind::Binary => ("#b", ""),
            TokenKind::String => ("\"", "\""),
            _ => ("", ""),
        };
        out.extend([before, text, after]);
    }
}

/// Reads S-expressions from a stream.
#[derive(Debug)]
pub struct Reader<R> {
    lexer: Lexer<R>,
    /// For each open list its place and the number of nodes that were pending before it.
    open: Vec<(Span, usize)>,
    pending: Vec<Node>,
    /// Whether the last thing read was a complaint about text outside parentheses.
    astray: bool,
    /// Atoms may stand outside of parentheses.
    atoms: bool,
}

impl<R: Read> Reader<R> {
    /// A reader at the start of the source.
    pub fn new(source: R) -> Self {
        Reader {
            lexer: Lexer::new(source),
            open: Vec::new(),
            pending: Vec::new(),
            astray: false,
            atoms: false,
        }
    }

    /// From now on, atoms outside of parentheses are expressions too.
    pub fn expect_atoms(&mut self) {
        self.atoms = true;
    }

    /// Replaces the content of `tree` by the next expression, which is parenthesised unless atoms are expected; `None` at the end of the source.
    pub fn next(&mut self, tree: &mut Tree) -> Result<Option<Node>, InputError> {
        tree.clear();
        self.open.clear();
        self.pending.clear();
        loop {
            let token = match self.lexer.next_token() {
                Ok(Some(token)) => token,
                Ok(None) => return self.end(),
                Err(e) => return Err(self.recover(e)),
            };
            match token.kind {
                TokenKind::Open => self.open.push((token.span, self.pending.len())),
                TokenKind::Close => match self.open.pop() {
                    None => self.stray(token.span, "`)` without `(`")?,
                    Some((span, base)) => {
                        let node = self.close(tree, span, base);
                        if self.open.is_empty() {
                            self.astray = false;
                            return Ok(Some(node));
                        }
                        self.pending.push(node);
                    }
                },
                _ if self.open.is_empty() && !self.atoms => self.stray(token.span, "expected `(`")?,
                kind => {
                    let sym = tree.names.intern(self.lexer.text(token));
                    let atom = tree.nodes.push((Shape::Atom(kind, sym), token.span));
                    if self.open.is_empty() {
                        return Ok(Some(atom));
                    }
                    self.pending.push(atom);
                }
            }
        }
    }

    fn close(&mut self, tree: &mut Tree, span: Span, base: usize) -> Node {
        let start = tree.children.len();
        tree.children.extend_from_slice(&self.pending[base..]);
        let shape = Shape::List { start: start as u32, len: (self.pending.len() - base) as u32 };
        self.pending.truncate(base);
        tree.nodes.push((shape, span))
    }

    /// Complains about text outside parentheses, once until the next command.
    fn stray(&mut self, span: Span, message: &str) -> Result<(), InputError> {
        if std::mem::replace(&mut self.astray, true) {
            return Ok(());
        }
        Err(InputError::malformed(span, message))
    }

    fn end(&mut self) -> Result<Option<Node>, InputError> {
        match self.open.last() {
            None => Ok(None),
            Some((span, _)) => {
                let message =
                    format!("unexpected end: the `(` at {}:{} is not closed", span.line, span.column);
                let here = self.lexer.span();
                self.open.clear();
                Err(InputError::malformed(here, message))
            }
        }
    }

    /// Passes the rest of the command after an error in it.
    fn recover(&mut self, error: InputError) -> InputError {
        let mut depth = self.open.len();
        while depth > 0 {
            match self.lexer.next_token() {
                Ok(Some(t)) if t.kind == TokenKind::Open => depth += 1,
                Ok(Some(t)) if t.kind == TokenKind::Close => depth -= 1,
                Ok(None) => break,
                Ok(Some(_)) | Err(_) => {}
            }
        }
        self.astray = self.open.is_empty();
        error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let mut reader = Reader::new(text.as_bytes());
        let mut tree = Tree::default();
        let mut out = Vec::new();
        loop {
            match reader.next(&mut tree) {
                Ok(None) => break,
                Ok(Some(n)) => {
                    let span = tree.span(n);
                    out.push(format!("{}:{} {}", span.line, span.column, tree.show(n)));
                }
                Err(e) => out.push(format!("error {e}")),
            }
        }
        assert_eq!(out, expected);
    }

    #[test]
    fn reads_and_recovers() {
        check(
            "(a (b)) ; c\n ( ) (|x y| \"s\" :k #b1)",
            &["1:1 (a (b))", "2:2 ()", "2:6 (|x y| \"s\" :k #b1)"],
        );
        check("(a", &["error 1:3: unexpected end: the `(` at 1:1 is not closed"]);
        check(
            "x y (a) ) (b)",
            &["error 1:1: expected `(`", "1:5 (a)", "error 1:9: `)` without `(`", "1:11 (b)"],
        );
        check("(a { (b) c) (d)", &["error 1:4: unexpected character `{`", "1:13 (d)"]);
        check("{ (d)", &["error 1:1: unexpected character `{`", "1:3 (d)"]);
        check("(a \"b) (c)", &["error 1:4: the string that starts here has no end"]);
    }

    #[test]
    fn deep_and_wide() {
        let n = 300_000;
        let text = format!("{}{}{}", "(a ".repeat(n), ")".repeat(n), "(b)");
        let mut reader = Reader::new(text.as_bytes());
        let mut tree = Tree::default();
        let node = reader.next(&mut tree).expect("balanced").expect("there");
        assert_eq!(tree.show(node).len(), text.len() - 3 - 1);
        assert!(reader.next(&mut tree).is_ok_and(|n| n.is_some()));
        let text = format!("({})", "x ".repeat(n));
        let node = Reader::new(text.as_bytes()).next(&mut tree).expect("balanced").expect("there");
        assert_eq!(tree.list(node).map(<[Node]>::len), Some(n));
    }
}
