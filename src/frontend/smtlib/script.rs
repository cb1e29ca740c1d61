//! Scripts: the commands of SMT-LIB 2.6 and 2.7 one after another, with the scopes that `push` and `pop` make.
//!
//! [`Context::next_command`] reads no further than the command it returns. A command that is wrong changes nothing and
//! the next one can be read. The commands of Z3's rule dialect are understood too; what they mean is for
//! [`super::horn`]. Commands of other solvers that change no answer are passed on as ignored.

use super::command::{Command, CommandKind};
use super::lexer::TokenKind;
use super::names::Sym;
use super::scope::{Binding, Macro, Mark, SortBinding, SortMacro};
use super::sexpr::{Node, Reader, Tree};
use super::terms::{self, Elaborator, new_name};
use super::{sorts, theory};
use crate::base::{HashMap, InputError, Span};
use crate::ir::{Sort, Term, TermPool, print};
use std::io::Read;

/// Commands that other solvers know and that change no answer.
const HARMLESS: &[&str] = &[
    "simplify",
    "display",
    "eval",
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
    "get-interpolant",
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

/// Commands that are legal and that this program does not know.
const UNSUPPORTED: &[&str] = &[
    "declare-datatype",
    "declare-datatypes",
    "declare-codatatype",
    "declare-codatatypes",
    "declare-heap",
    "declare-pool",
    "declare-oracle-fun",
    "declare-sort-parameter",
    "define-fun-rec",
    "define-funs-rec",
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
    tree: Tree,
    elaborator: Elaborator,
    /// The place where the declarations of the script begin, above the theories.
    base: Level,
    levels: Vec<Level>,
    named: Vec<(String, Term)>,
    logic: Option<String>,
    global_declarations: bool,
    /// The last command as it was written.
    source: Option<Node>,
}

type Result<T> = std::result::Result<T, InputError>;

impl<R: Read> Context<R> {
    /// A script at its start.
    pub fn new(pool: &TermPool, source: R) -> Self {
        let mut context = Context {
            reader: Reader::new(source),
            tree: Tree::default(),
            elaborator: Elaborator::new(),
            base: Level { mark: Elaborator::new().scope.mark(), named: 0 },
            levels: Vec::new(),
            named: Vec::new(),
            logic: None,
            global_declarations: false,
            source: None,
        };
        context.bind_theories(pool);
        context
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
        self.base = Level { mark: scope.mark(), named: 0 };
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
        let Some(node) = self.reader.next(&mut self.tree)? else { return Ok(None) };
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
                Err(e)
            }
        }
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
            "echo" => match *args {
                [text] if self.tree.text_of(text, TokenKind::String).is_some() => {
                    Ok(CommandKind::Echo(self.string(text)))
                }
                _ => self.malformed(node, "expected `(echo \"text\")`"),
            },
            "check-sat-using" if args.len() == 1 => Ok(CommandKind::CheckSat),
            _ => self.plain(call),
        }
    }

    /// Commands without arguments, and those that are not known.
    fn plain(&mut self, call: Call<'_>) -> Result<CommandKind> {
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
            CommandKind::Reset => self.reset(),
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

    fn reset(&mut self) {
        self.levels.clear();
        self.named.clear();
        self.elaborator.scope.unwind(self.base.mark);
        self.elaborator.numerals = Sort::INT;
        self.logic = None;
        self.global_declarations = false;
    }

    fn reset_assertions(&mut self) {
        self.levels.clear();
        self.named.clear();
        self.elaborator.scope.unwind(self.base.mark);
    }

    fn set_logic(&mut self, call: Call<'_>) -> Result<CommandKind> {
        let [node] = *call.args else {
            return self.malformed(call.node, "expected `(set-logic NAME)`");
        };
        let (_, name) = self.name(node)?;
        let reals = ["LRA", "NRA", "RDL"].iter().any(|s| name.ends_with(s));
        let integers = ["IRA", "IA", "IDL"].iter().any(|s| name.contains(s));
        self.elaborator.numerals = if reals && !integers { Sort::REAL } else { Sort::INT };
        self.logic = Some(name.clone());
        Ok(CommandKind::SetLogic(name))
    }

    fn set(&mut self, call: Call<'_>) -> Result<CommandKind> {
        let is_option = call.name == "set-option";
        let keyword = call.args.first().and_then(|n| self.tree.text_of(*n, TokenKind::Keyword));
        let (Some(keyword), 1..=2) = (keyword, call.args.len()) else {
            return self.malformed(call.node, format!("expected `({} :keyword value)`", call.name));
        };
        let keyword = keyword.to_owned();
        let Some(value) = call.args.get(1) else {
            if is_option || keyword == "status" {
                return self.malformed(call.args[0], format!("`:{keyword}` needs a value"));
            }
            return Ok(CommandKind::SetInfo(keyword, String::new()));
        };
        let text = match self.tree.atom(*value) {
            Some((TokenKind::String, _)) => self.string(*value),
            Some((TokenKind::Quoted, sym)) => self.tree.names.get(sym).to_owned(),
            _ => self.tree.show(*value),
        };
        if !is_option {
            return Ok(CommandKind::SetInfo(keyword, text));
        }
        if keyword == "global-declarations" {
            self.global_declarations = text == "true";
        }
        Ok(CommandKind::SetOption(keyword, text))
    }

    fn get(&self, call: Call<'_>) -> Result<CommandKind> {
        let keyword = match *call.args {
            [n] => self.tree.text_of(n, TokenKind::Keyword),
            _ => None,
        };
        match keyword {
            Some(k) if call.name == "get-info" => Ok(CommandKind::GetInfo(k.to_owned())),
            Some(k) => Ok(CommandKind::GetOption(k.to_owned())),
            None => self.malformed(call.node, format!("expected `({} :keyword)`", call.name)),
        }
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
        Ok(CommandKind::Assert(t, self.outer_name(node)))
    }

    /// The name that `(! term :named name)` gives to a whole assertion.
    fn outer_name(&self, node: Node) -> Option<String> {
        let list = self.tree.list(node).filter(|l| self.tree.word(l[0]) == Some("!"))?;
        let at = list.iter().position(|n| self.tree.text_of(*n, TokenKind::Keyword) == Some("named"))?;
        let name = self.tree.symbol(*list.get(at + 1)?)?;
        Some(self.tree.names.get(name).to_owned())
    }

    fn check_sat_assuming(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
        let literals = match *call.args {
            [list] => self.tree.list(list).map(<[Node]>::to_vec),
            _ => None,
        };
        let Some(literals) = literals else {
            return self.malformed(call.node, "expected `(check-sat-assuming (literal ...))`");
        };
        let terms = literals.into_iter().map(|n| self.term(pool, n, Some(Sort::BOOL)));
        Ok(CommandKind::CheckSatAssuming(terms.collect::<Result<_>>()?))
    }

    fn get_value(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
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

    /// `(get-interpolants a (and b c) d)`: the groups in order. Attributes are passed over.
    fn get_interpolants(&self, call: Call<'_>) -> Result<CommandKind> {
        let mut groups = Vec::new();
        for &node in call.args {
            let members = match self.tree.list(node) {
                Some([head, rest @ ..]) if self.tree.word(*head) == Some("and") => rest,
                // Nested groups ask for the interpolants of a tree.
                Some(_) => return Ok(CommandKind::Ignored("get-interpolants of a tree".to_owned())),
                None if self.tree.text_of(node, TokenKind::Keyword).is_some() => break,
                None => &[node],
            };
            groups.push(members.iter().map(|n| Ok(self.name(*n)?.1)).collect::<Result<_>>()?);
        }
        Ok(CommandKind::GetInterpolants(groups))
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

/// Declarations and definitions.
impl<R: Read> Context<R> {
    fn declaration(&mut self, pool: &mut TermPool, call: Call<'_>) -> Result<CommandKind> {
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
            ("declare-rel", [name, params]) => self.declare_fun(pool, *name, Some(*params), None),
            ("declare-var", [name, sort]) => self.declare_var(pool, *name, *sort),
            ("define-sort", [name, params, body]) => self.define_sort(pool, *name, *params, *body),
            ("define-fun", [name, params, sort, body]) => {
                self.define_fun(pool, *name, Some(*params), *sort, *body)
            }
            ("define-const", [name, sort, body]) => self.define_fun(pool, *name, None, *sort, *body),
            (
                "declare-sort" | "declare-fun" | "declare-const" | "declare-rel" | "declare-var"
                | "define-sort" | "define-fun" | "define-const",
                _,
            ) => self.malformed(call.node, format!("wrong number of arguments of `{}`", call.name)),
            (name, _) => self.unknown(call, name),
        }
    }

    fn new_term_name(&self, node: Node) -> Result<(Sym, String)> {
        let (sym, text) = self.name(node)?;
        self.elaborator.check_new(&self.tree, node, sym)?;
        Ok((sym, text))
    }

    fn new_sort_name(&self, node: Node) -> Result<(Sym, String)> {
        let (sym, text) = self.name(node)?;
        if self.elaborator.scope.sort(sym).is_some() {
            return self.malformed(node, format!("the sort `{text}` is already declared"));
        }
        Ok((sym, text))
    }

    fn declare_sort(&mut self, pool: &mut TermPool, node: Node, arity: usize) -> Result<CommandKind> {
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

    fn sort(&mut self, pool: &mut TermPool, node: Node) -> Result<Sort> {
        sorts::sort(pool, &mut self.elaborator.scope, &self.tree, node)
    }

    fn declare_fun(
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

    fn declare_var(&mut self, pool: &mut TermPool, name: Node, sort: Node) -> Result<CommandKind> {
        let (sym, text) = self.new_term_name(name)?;
        let sort = self.sort(pool, sort)?;
        let var = pool.constant(text, sort);
        self.elaborator.scope.bind(sym, Binding::Constant(var));
        Ok(CommandKind::DeclareVar(var))
    }

    fn define_sort(
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

    fn define_fun(
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
        let t = self.elaborator.term_of(pool, &self.tree, body, sort)?;
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
        } else {
            let params = vars.iter().map(|(_, t)| *t).collect();
            scope.macros.push(Macro { params, body: t, binders: terms::binders(pool, t) });
            scope.bind(sym, Binding::Macro(scope.macros.len() - 1));
        }
        Ok(CommandKind::DefineFun(print::symbol(&text).into_owned()))
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
