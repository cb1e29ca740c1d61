//! Scripts: the commands of SMT-LIB 2.6 and 2.7 one after another, with the scopes that `push` and `pop` make.
//!
//! [`Context::next_command`] reads no further than the command it returns. A command that is wrong changes nothing and
//! the next one can be read. The commands of Z3's rule dialect are understood too; what they mean is for
//! [`super::horn`]. Commands of other solvers that change no answer are passed on as ignored.

mod datatypes;
mod declare;
mod questions;
mod settings;

use super::command::{Command, CommandKind, Labels};
use super::lexer::TokenKind;
use super::names::Sym;
use super::scope::{Binding, Mark, SortBinding};
use super::sexpr::{Node, Reader, Tree};
use super::terms::{Elaborator, new_name};
use super::theory;
use eufonium_base::error::InputErrorKind;
use eufonium_base::{HashMap, InputError, Span};
use eufonium_ir::{FuncId, Sort, Term, TermPool};
use std::io::Read;

/// Commands that other solvers know and that change no answer.
const HARMLESS: &[&str] = &[
    "display",
    "help",
    "labels",
    "get-objectives",
    "get-user-tactics",
    "get-difficulty",
    "get-learned-literals",
    "get-timeout-core",
    "get-qe",
    "get-abduct",
    "get-abduct-next",
    "get-interpolant-next",
    "get-unsat-core-lemmas",
    "get-instantiations",
    "get-model-domain-elements",
    "declare-tactic",
    "dbg-expr",
    "print-success",
    "include-model",
    "symbol-table",
];

/// What the names of commands begin with on which no later question depends by itself: a name that was not declared is missed where it is used.
const ASIDE: &[&str] = &["get-", "set-", "echo", "check-sat", "simplify", "eval", "declare-", "define-"];

/// Commands that are legal and that this program does not know.
const UNSUPPORTED: &[&str] = &[
    "declare-codatatype",
    "declare-codatatypes",
    "declare-heap",
    "declare-pool",
    "declare-oracle-fun",
    "declare-sort-parameter",
    "define-const-rec",
    "minimize",
    "maximize",
    "assert-soft",
    "block-model",
    "block-model-values",
    "synth-fun",
    "check-synth",
    "constraint",
    "include",
];

/// A mark of the scope, and the number of named formulas there.
#[derive(Clone, Copy, Debug)]
struct Level {
    mark: Mark,
    named: usize,
}

/// A script that is being read.
#[derive(Debug)]
pub struct Context<R> {
    reader: Reader<R>,
    pub(super) tree: Tree,
    pub(super) elaborator: Elaborator,
    /// The body of the last command if that is a definition without parameters.
    pub(super) defined: Option<Term>,
    /// Whether the last command was refused and may have been one that later questions depend on.
    refused_content: bool,
    /// The place where the declarations of the script begin, above the theories.
    base: Level,
    levels: Vec<Level>,
    named: Vec<(String, Term)>,
    logic: Option<String>,
    global_declarations: bool,
    /// The last command as it was written.
    source: Option<Node>,
    /// Whether assertions carry their text.
    keep_text: bool,
    /// Whether definitions may be folds.
    pub(super) expects_folds: bool,
}

type Result<T> = std::result::Result<T, InputError>;

impl<R: Read> Context<R> {
    /// A script at its start.
    pub fn new(pool: &TermPool, source: R) -> Self {
        let mut context = Context {
            reader: Reader::new(source),
            tree: Tree::default(),
            elaborator: Elaborator::new(),
            defined: None,
            refused_content: false,
            base: Level { mark: Elaborator::new().scope.mark(), named: 0 },
            levels: Vec::new(),
            named: Vec::new(),
            logic: None,
            global_declarations: false,
            source: None,
            keep_text: false,
            expects_folds: false,
        };
        context.bind_theories(pool);
        context
    }

    /// Another text in the scope of this one, from its first line; the names of some functions are free again.
    pub fn followed_by<S: Read>(mut self, source: S, pool: &TermPool, free: &[FuncId]) -> Context<S> {
        for f in free {
            let name = self.tree.names.intern(&pool.func(*f).name);
            self.elaborator.scope.hide(name);
        }
        self.elaborator.places = None;
        self.elaborator.attributes = None;
        Context {
            reader: Reader::new(source),
            tree: self.tree,
            elaborator: self.elaborator,
            defined: None,
            refused_content: false,
            base: self.base,
            levels: self.levels,
            named: self.named,
            logic: self.logic,
            global_declarations: self.global_declarations,
            keep_text: false,
            source: None,
            expects_folds: false,
        }
    }

    fn bind_theories(&mut self, pool: &TermPool) {
        let (scope, names) = (&mut self.elaborator.scope, &mut self.tree.names);
        for op in theory::operators() {
            scope.bind(names.intern(op.name), Binding::Operator(op));
        }
        scope.bind(names.intern("true"), Binding::Constant(pool.tt()));
        scope.bind(names.intern("false"), Binding::Constant(pool.ff()));
        for (name, sort) in [("Bool", Sort::BOOL), ("Int", Sort::INT), ("Real", Sort::REAL)] {
            scope.bind_sort(names.intern(name), SortBinding::Sort(sort));
        }
        scope.bind_sort(names.intern("Array"), SortBinding::Array);
        self.base = Level { mark: scope.mark(), named: 0 };
    }

    /// From now on, functions may be defined by recursion on the fields of their argument ([`eufonium_ir::fold`]). For those who
    /// know what such a function means; to a solver it is any function.
    pub fn expect_folds(&mut self) {
        self.expects_folds = true;
    }

    /// From now on, note where each application of a formula stands; see [`Context::place`].
    pub fn track_places(&mut self) {
        self.elaborator.places = Some(HashMap::default());
    }

    /// Where a term of the last command stands, if places are tracked and the term is written there.
    pub fn place(&self, t: Term) -> Option<Span> {
        self.elaborator.places.as_ref()?.get(&t).copied()
    }

    /// The logic, if it was set.
    pub fn logic(&self) -> Option<&str> {
        self.logic.as_deref()
    }

    /// The last command as it was written, unless it was refused.
    pub fn source(&self) -> Option<(&Tree, Node)> {
        Some((&self.tree, self.source?))
    }

    /// The number of scopes that are open.
    pub fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The next command; `None` at the end. After an error the command has been passed and has changed nothing.
    pub fn next_command(&mut self, pool: &mut TermPool) -> Result<Option<Command>> {
        self.source = None;
        self.defined = None;
        // A text that cannot be read may be an assertion.
        self.refused_content = true;
        if let Some(attributes) = &mut self.elaborator.attributes {
            attributes.clear();
        }
        let node = self.reader.next(&mut self.tree)?;
        self.refused_content = false;
        let Some(node) = node else { return Ok(None) };
        let mark = self.elaborator.scope.mark();
        self.elaborator.named.clear();
        if let Some(places) = &mut self.elaborator.places {
            places.clear();
        }
        match self.command(pool, node) {
            Ok(kind) => {
                if self.global_declarations && self.elaborator.scope.mark() > mark {
                    self.elaborator.scope.keep(mark);
                }
                self.source = Some(node);
                Ok(Some(Command { span: self.tree.span(node), kind }))
            }
            Err(e) => {
                self.elaborator.scope.unwind(mark);
                let head = self.tree.list(node).and_then(|items| items.first());
                let name = head.and_then(|head| self.tree.word(*head));
                self.refused_content =
                    name.is_none_or(|name| !ASIDE.iter().any(|aside| name.starts_with(aside)));
                if let Some(attributes) = &mut self.elaborator.attributes {
                    attributes.clear();
                }
                if e.kind == InputErrorKind::Unsupported {
                    self.note_refused(node);
                }
                Err(e)
            }
        }
    }

    /// Whether the last command was refused and may have been one that later questions depend on: an assertion, a scope, a command of a
    /// name that is not known, or a text that cannot be read.
    pub fn refused_content(&self) -> bool {
        self.refused_content
    }

    /// Remembers what a refused declaration would have declared: its name, or those of the lists in its first argument.
    fn note_refused(&mut self, node: Node) {
        let Some(&[head, first, ..]) = self.tree.list(node) else { return };
        let declares = |word: &str| word.starts_with("declare-") || word.starts_with("define-");
        if !self.tree.word(head).is_some_and(declares) {
            return;
        }
        let group = self.tree.list(first).unwrap_or_default();
        let names = group.iter().filter_map(|n| self.tree.list(*n)?.first().copied()).chain([first]);
        self.elaborator.scope.refused.extend(names.filter_map(|n| self.tree.symbol(n)));
    }

    fn command(&mut self, pool: &mut TermPool, node: Node) -> Result<CommandKind> {
        let list = self.tree.list(node).unwrap_or_default().to_vec();
        let Some((&head, args)) = list.split_first() else {
            return self.malformed(node, "expected a command");
        };
        let Some(name) = self.tree.word(head).map(str::to_owned) else {
            return self.malformed(head, "expected the name of a command");
        };
        let call = Call { node, head, args, name: &name };
        match name.as_str() {
            "set-logic" => self.set_logic(call),
            "set-option" | "set-info" => self.set(call),
            name if name.starts_with("declare-") || name.starts_with("define-") => {
                self.declaration(pool, call)
            }
            "assert" => self.assert(pool, call),
            "rule" | "query" => self.rule(pool, call),
            "push" | "pop" => self.push_pop(call),
            "check-sat-assuming" => self.check_sat_assuming(pool, call),
            "get-value" => self.get_value(pool, call),
            "get-info" | "get-option" => self.get(call),
            "get-interpolants" => self.get_interpolants(call),
            "get-interpolant" => self.get_interpolant(pool, call),
            "simplify" | "eval" => self.normal_form(pool, call),
            "echo" => match *args {
                [text] if self.tree.text_of(text, TokenKind::String).is_some() => {
                    Ok(CommandKind::Echo(self.string(text)))
                }
                _ => self.malformed(node, "expected `(echo \"text\")`"),
            },
            "check-sat-using" if args.len() == 1 => Ok(CommandKind::CheckSat),
            _ => self.plain(pool, call),
        }
    }

    /// Commands without arguments, and those that are not known.
    fn plain(&mut self, pool: &TermPool, call: Call<'_>) -> Result<CommandKind> {
        let kind = match call.name {
            "check-sat" => CommandKind::CheckSat,
            "get-model" => CommandKind::GetModel,
            "get-assignment" => CommandKind::GetAssignment(self.named.clone()),
            "get-assertions" => CommandKind::GetAssertions,
            "get-unsat-core" => CommandKind::GetUnsatCore,
            "get-unsat-assumptions" => CommandKind::GetUnsatAssumptions,
            "get-proof" => CommandKind::GetProof,
            "reset" => CommandKind::Reset,
            "reset-assertions" => CommandKind::ResetAssertions,
            "exit" => CommandKind::Exit,
            name => return self.unknown(call, name),
        };
        let is_query = call.name.starts_with("get-");
        let keyword = |n: Node| is_query && self.tree.text_of(n, TokenKind::Keyword).is_some();
        if let Some(extra) = call.args.iter().find(|n| !keyword(**n)) {
            return self.malformed(*extra, format!("`{}` takes no arguments", call.name));
        }
        match kind {
            CommandKind::Reset => self.reset(pool),
            CommandKind::ResetAssertions => self.reset_assertions(),
            _ => {}
        }
        Ok(kind)
    }

    fn unknown(&self, call: Call<'_>, name: &str) -> Result<CommandKind> {
        if HARMLESS.contains(&name) {
            return Ok(CommandKind::Ignored(name.to_owned()));
        }
        if UNSUPPORTED.contains(&name) {
            let message = format!("unsupported command `{name}`");
            return Err(InputError::unsupported(self.tree.span(call.node), message));
        }
        self.malformed(call.head, format!("unknown command `{name}`"))
    }

    fn malformed<T>(&self, node: Node, message: impl Into<String>) -> Result<T> {
        Err(InputError::malformed(self.tree.span(node), message))
    }

    /// The content of a string literal.
    fn string(&self, node: Node) -> String {
        self.tree.text_of(node, TokenKind::String).unwrap_or_default().replace("\"\"", "\"")
    }

    fn name(&self, node: Node) -> Result<(Sym, String)> {
        let sym = new_name(&self.tree, node)?;
        Ok((sym, self.tree.names.get(sym).to_owned()))
    }

    /// Forgets all, global declarations too.
    fn reset(&mut self, pool: &TermPool) {
        self.levels.clear();
        self.named.clear();
        let old = std::mem::take(&mut self.elaborator);
        (self.elaborator.places, self.elaborator.attributes) = (old.places, old.attributes);
        self.logic = None;
        self.global_declarations = false;
        self.keep_text = false;
        self.bind_theories(pool);
    }

    fn reset_assertions(&mut self) {
        self.levels.clear();
        self.named.clear();
        self.elaborator.scope.unwind(self.base.mark);
    }

    fn push_pop(&mut self, call: Call<'_>) -> Result<CommandKind> {
        let count = match *call.args {
            [] => Some(1),
            [n] => self.tree.text_of(n, TokenKind::Numeral).and_then(|t| t.parse::<usize>().ok()),
            _ => None,
        };
        let Some(count) = count.filter(|n| *n <= 1 << 20) else {
            return self.malformed(call.node, format!("expected `({} number)`", call.name));
        };
        if call.name == "push" {
            let level = Level { mark: self.elaborator.scope.mark(), named: self.named.len() };
            self.levels.extend(std::iter::repeat_n(level, count));
            return Ok(CommandKind::Push(count));
        }
        let Some(depth) = self.levels.len().checked_sub(count) else {
            let message = format!("cannot pop {count} scopes, there are {}", self.levels.len());
            return self.malformed(call.node, message);
        };
        if let Some(level) = self.levels.get(depth) {
            self.elaborator.scope.unwind(level.mark);
            self.named.truncate(level.named);
        }
        self.levels.truncate(depth);
        Ok(CommandKind::Pop(count))
    }

    /// A term, with its `:named` parts declared; of the given sort if there is one.
    fn term(&mut self, pool: &mut TermPool, node: Node, sort: Option<Sort>) -> Result<Term> {
        let tree = &self.tree;
        let t = match sort {
            Some(sort) => self.elaborator.term_of(pool, tree, node, sort)?,
            None => self.elaborator.term(pool, tree, node)?,
        };
        for (name, t) in std::mem::take(&mut self.elaborator.named) {
            match self.elaborator.scope.term(name) {
                Some(Binding::Constant(old)) if old == t => {}
                _ => {
                    self.elaborator.check_new(tree, node, name)?;
                    self.elaborator.scope.bind(name, Binding::Constant(t));
                }
            }
            if pool.sort(t).is_bool() {
                self.named.push((tree.names.get(name).to_owned(), t));
            }
        }
        Ok(t)
    }

    fn assert(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let [node] = *call.args else {
            return self.malformed(call.node, "expected `(assert formula)`");
        };
        let t = self.term(pool, node, Some(Sort::BOOL))?;
        let labels = Labels {
            name: self.label(node, "named"),
            group: self.label(node, "interpolation-group"),
            text: self.keep_text.then(|| self.tree.show(node)),
        };
        Ok(CommandKind::Assert(t, labels))
    }

    /// The symbol that `(! term :keyword symbol)` gives to a whole assertion.
    fn label(&self, node: Node, keyword: &str) -> Option<String> {
        let list = self.tree.list(node).filter(|l| self.tree.word(l[0]) == Some("!"))?;
        let at = list.iter().position(|n| self.tree.text_of(*n, TokenKind::Keyword) == Some(keyword))?;
        let name = self.tree.symbol(*list.get(at + 1)?)?;
        Some(self.tree.names.get(name).to_owned())
    }

    fn rule(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let Some((&node, options)) = call.args.split_first() else {
            return self.malformed(call.node, format!("expected `({} formula)`", call.name));
        };
        let is_rule = call.name == "rule";
        if let Some(option) = options.first()
            && self.tree.text_of(*option, TokenKind::Keyword).is_none()
            && !(is_rule && self.tree.symbol(*option).is_some())
        {
            return self.malformed(*option, "expected a keyword");
        }
        if !is_rule
            && let Some(name) = self.tree.symbol(node)
            && let Some(Binding::Function(f)) = self.elaborator.scope.term(name)
        {
            return Ok(CommandKind::QueryRelation(f));
        }
        let t = self.term(pool, node, Some(Sort::BOOL))?;
        Ok(if is_rule { CommandKind::Rule(t) } else { CommandKind::Query(t) })
    }
}

/// A command as written.
#[derive(Clone, Copy)]
struct Call<'a> {
    node: Node,
    head: Node,
    args: &'a [Node],
    name: &'a str,
}
