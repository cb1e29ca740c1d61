//! The commands of a script, with their terms elaborated.

use crate::base::Span;
use crate::ir::{FuncId, Sort, Term};

/// A command and where it starts.
#[derive(Clone, Debug)]
pub struct Command {
    /// Where its parenthesis stands.
    pub span: Span,
    /// What it says.
    pub kind: CommandKind,
}

/// What a command says. Names are as users write them, without quotes.
#[derive(Clone, Debug, PartialEq)]
pub enum CommandKind {
    /// `set-logic`.
    SetLogic(String),
    /// `set-option`: the keyword without its colon and the value as text.
    SetOption(String, String),
    /// `set-info`: the keyword without its colon and the value as text, empty if there is none.
    SetInfo(String, String),
    /// `declare-sort` of a sort without parameters.
    DeclareSort(Sort),
    /// `declare-fun`, `declare-const`, and `declare-rel` of the rule dialect.
    DeclareFun(FuncId),
    /// `declare-var` of the rule dialect: a constant that every rule closes over.
    DeclareVar(Term),
    /// A definition of a sort or a sort family, which leaves nothing to do.
    DefineSort(String),
    /// A definition of a constant or a function, which is expanded where it is used.
    DefineFun(String),
    /// `assert`: the formula and, if it was named as a whole, its name.
    Assert(Term, Option<String>),
    /// `rule` of the rule dialect: a formula that is closed over the declared variables.
    Rule(Term),
    /// `query` of the rule dialect, of a formula.
    Query(Term),
    /// `query` of the rule dialect, of a relation whatever its arguments.
    QueryRelation(FuncId),
    /// `push`.
    Push(usize),
    /// `pop`; there are so many scopes.
    Pop(usize),
    /// `check-sat`.
    CheckSat,
    /// `check-sat-assuming`.
    CheckSatAssuming(Vec<Term>),
    /// `get-model`.
    GetModel,
    /// `get-value`: the terms, each with its text.
    GetValue(Vec<(Term, String)>),
    /// `get-assignment`: the named formulas that are in scope.
    GetAssignment(Vec<(String, Term)>),
    /// `get-assertions`.
    GetAssertions,
    /// `get-unsat-core`.
    GetUnsatCore,
    /// `get-unsat-assumptions`.
    GetUnsatAssumptions,
    /// `get-proof`.
    GetProof,
    /// `get-interpolants`: the groups of assertions, by name.
    GetInterpolants(Vec<Vec<String>>),
    /// `get-info`.
    GetInfo(String),
    /// `get-option`.
    GetOption(String),
    /// `echo`.
    Echo(String),
    /// `reset`.
    Reset,
    /// `reset-assertions`.
    ResetAssertions,
    /// `exit`.
    Exit,
    /// A command that asks for nothing this program knows, and changes no answer.
    Ignored(String),
}
