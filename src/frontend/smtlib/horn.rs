//! Horn problems: scripts of the logic `HORN`, and Z3's rule dialect.
//!
//! The script has one check: what comes after it may ask about the answer but not change the problem. `push` is allowed,
//! `pop` only before any clause or after the check. The dialects answer with opposite words: `sat` says that the clauses
//! have a model in the one and that the query can be reached in the other; [`HornProblem::dialect`] tells them apart.

use super::clausify::{Clausifier, Places};
use super::command::{Command, CommandKind};
use super::script::Context;
use super::theory::floats;
use eufonium_base::{InputError, Span};
use eufonium_ir::{ChcSystem, FuncId, Term, TermPool};
use std::io::Read;

/// The language of the clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// `assert` and `check-sat`: `sat` is safe.
    Assertions,
    /// `rule` and `query`: `sat` is unsafe.
    Rules,
}

/// What a script wants to know besides the verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The interpretation of the predicates.
    Model,
    /// The derivation.
    Proof,
    /// Another command, by its name.
    Other(String),
    /// Text to print.
    Echo(String),
}

/// A Horn problem as read.
#[derive(Clone, Debug)]
pub struct HornProblem {
    /// The clauses. The first [`HornProblem::declared`] predicates are those of the input, in the order of declaration;
    /// the others are auxiliary, and an interpretation of all of them is one of the declared ones.
    pub system: ChcSystem,
    /// The number of predicates that the input declares.
    pub declared: usize,
    /// Where each declared predicate is declared.
    pub pred_spans: Vec<Span>,
    /// The language, which says what `sat` means.
    pub dialect: Dialect,
    /// Whether the script asks for a verdict at all.
    pub has_check: bool,
    /// What is asked after the check, in order.
    pub requests: Vec<Request>,
    /// The verdict that `(set-info :status ...)` claims, as written.
    pub status: Option<String>,
    /// What was passed over, with its place.
    pub warnings: Vec<(Span, String)>,
}

struct Builder {
    clauses: Clausifier,
    /// All but the clauses.
    problem: HornProblem,
    /// For each open scope the number of formulas before it.
    levels: Vec<usize>,
    formulas: usize,
    /// The language of the first formula.
    dialect: Option<Dialect>,
}

/// Reads a Horn problem.
pub fn read(pool: &mut TermPool, source: impl Read) -> Result<HornProblem, InputError> {
    read_with_scope(pool, source).map(|(problem, _)| problem)
}

/// Reads a Horn problem, and returns the reader as well: what its names mean is needed to read its model.
pub fn read_with_scope<R: Read>(
    pool: &mut TermPool,
    source: R,
) -> Result<(HornProblem, Context<R>), InputError> {
    let mut context = Context::new(pool, source);
    context.track_places();
    let mut builder = Builder::new();
    let mut last = Span { line: 1, column: 1 };
    while let Some(command) = context.next_command(pool)? {
        last = command.span;
        floats::refuse(pool, last)?;
        if command.kind == CommandKind::Exit {
            break;
        }
        builder.command(pool, &context, command)?;
    }
    let mut problem = builder.finish();
    if !problem.has_check {
        let question = if problem.dialect == Dialect::Rules { "query" } else { "check-sat" };
        problem.warnings.push((last, format!("the file ends without `{question}`: it may be cut off")));
    }
    Ok((problem, context))
}

impl Builder {
    fn new() -> Self {
        let problem = HornProblem {
            system: ChcSystem::new(),
            declared: 0,
            pred_spans: Vec::new(),
            dialect: Dialect::Assertions,
            has_check: false,
            requests: Vec::new(),
            status: None,
            warnings: Vec::new(),
        };
        Builder { clauses: Clausifier::default(), problem, levels: Vec::new(), formulas: 0, dialect: None }
    }

    fn command<R: Read>(
        &mut self,
        pool: &mut TermPool,
        context: &Context<R>,
        command: Command,
    ) -> Result<(), InputError> {
        let span = command.span;
        let unsupported = |what: &str| Err(InputError::unsupported(span, format!("unsupported: {what}")));
        match command.kind {
            CommandKind::SetInfo(key, value) if key == "status" => self.problem.status = Some(value),
            CommandKind::DeclareFun(f) => self.declare(pool, f, span)?,
            CommandKind::Assert(t, _) => self.formula(pool, context, t, span, Dialect::Assertions)?,
            CommandKind::Rule(t) => self.formula(pool, context, t, span, Dialect::Rules)?,
            CommandKind::Query(t) => {
                let t = pool.not(t);
                self.query(pool, context, t, span)?;
            }
            CommandKind::QueryRelation(f) => {
                let t = all_instances(pool, f);
                let t = pool.not(t);
                self.query(pool, context, t, span)?;
            }
            CommandKind::CheckSat if self.dialect == Some(Dialect::Rules) => {
                return unsupported("`check-sat` of rules");
            }
            CommandKind::CheckSat if self.problem.has_check => return unsupported("a second `check-sat`"),
            CommandKind::CheckSat => self.problem.has_check = true,
            CommandKind::CheckSatAssuming(_) => return unsupported("`check-sat-assuming` of Horn clauses"),
            CommandKind::Push(n) => self.levels.extend(std::iter::repeat_n(self.formulas, n)),
            CommandKind::Pop(n) => {
                let depth = self.levels.len() - n;
                let before = self.levels.get(depth).copied().unwrap_or(self.formulas);
                self.levels.truncate(depth);
                if !self.problem.has_check && before != self.formulas {
                    return unsupported("`pop` of Horn clauses");
                }
            }
            CommandKind::Reset | CommandKind::ResetAssertions => {
                return unsupported("`reset` of Horn clauses");
            }
            CommandKind::Ignored(name) => self.problem.warnings.push((span, format!("`{name}` is ignored"))),
            other => self.request(other),
        }
        Ok(())
    }

    fn request(&mut self, kind: CommandKind) {
        let request = match kind {
            CommandKind::GetModel => Request::Model,
            CommandKind::GetProof => Request::Proof,
            CommandKind::Echo(text) => Request::Echo(text),
            CommandKind::GetValue(_) => Request::Other("get-value".into()),
            CommandKind::GetAssignment(_) => Request::Other("get-assignment".into()),
            CommandKind::GetAssertions => Request::Other("get-assertions".into()),
            CommandKind::GetUnsatCore => Request::Other("get-unsat-core".into()),
            CommandKind::GetUnsatAssumptions => Request::Other("get-unsat-assumptions".into()),
            CommandKind::GetInterpolants(_) => Request::Other("get-interpolants".into()),
            CommandKind::Eval(_) => Request::Other("eval".into()),
            CommandKind::GetInfo(_) => Request::Other("get-info".into()),
            CommandKind::GetOption(_) => Request::Other("get-option".into()),
            // Settings and definitions ask for nothing.
            _ => return,
        };
        self.problem.requests.push(request);
    }

    fn declare(&mut self, pool: &mut TermPool, f: FuncId, span: Span) -> Result<(), InputError> {
        self.clauses.declare(pool, f, span)?;
        if self.clauses.pred(f).is_some() {
            self.problem.pred_spans.push(span);
        }
        Ok(())
    }

    fn formula<R: Read>(
        &mut self,
        pool: &mut TermPool,
        context: &Context<R>,
        t: Term,
        span: Span,
        dialect: Dialect,
    ) -> Result<(), InputError> {
        if self.problem.has_check {
            return Err(InputError::unsupported(span, "unsupported: a clause after the check"));
        }
        if self.dialect.is_some_and(|d| d != dialect) {
            return Err(InputError::unsupported(span, "unsupported: assertions and rules in one script"));
        }
        self.dialect = Some(dialect);
        self.formulas += 1;
        let places = Places { whole: span, part: &|t| context.place(t) };
        self.clauses.add(pool, t, &places)
    }

    fn query<R: Read>(
        &mut self,
        pool: &mut TermPool,
        context: &Context<R>,
        t: Term,
        span: Span,
    ) -> Result<(), InputError> {
        if self.problem.has_check {
            return Err(InputError::unsupported(span, "unsupported: a second `query`"));
        }
        self.formula(pool, context, t, span, Dialect::Rules)?;
        self.problem.has_check = true;
        Ok(())
    }

    fn finish(self) -> HornProblem {
        let declared = self.problem.pred_spans.len();
        let dialect = self.dialect.unwrap_or(Dialect::Assertions);
        HornProblem { system: self.clauses.finish(), declared, dialect, ..self.problem }
    }
}

/// A relation applied to fresh constants.
fn all_instances(pool: &mut TermPool, f: FuncId) -> Term {
    let sorts = pool.func(f).params.clone();
    let args: Vec<Term> = sorts.into_iter().map(|s| pool.fresh("x", s)).collect();
    pool.app(f, &args)
}
