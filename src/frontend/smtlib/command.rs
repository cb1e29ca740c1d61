//! The commands of a script, with their terms elaborated.

use eufonium_base::Span;
use eufonium_ir::{FuncId, Sort, Term};

/// A command and where it starts.
#[derive(Clone, Debug)]
pub struct Command {
    /// Where its parenthesis stands.
    pub span: Span,
    /// What it says.
    pub kind: CommandKind,
}

/// What an assertion is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The name that `:named` gives to the whole formula.
    pub name: Option<String>,
    /// The group that `:interpolation-group` puts it into.
    pub group: Option<String>,
    /// The formula as it is written, if the script wants assertions to be kept.
    pub text: Option<String>,
}

/// What is to be interpolated.
#[derive(Clone, Debug, PartialEq)]
pub enum Interpolation {
    /// `(get-interpolants a (and b c) d)`: groups of names, one interpolant between each prefix and the rest. With nested
    /// parentheses `(get-interpolants a (b) c)` a tree in postorder, one interpolant for each node but the root.
    Tree(Vec<Group>),
    /// `(get-interpolant (a b))`: between the groups or names and all other assertions.
    Between(Vec<String>),
    /// `(get-interpolant name conjecture)`: between the assertions and the conjecture, which they imply. The name is quoted
    /// where it must be.
    Implied(String, Term),
}

/// A node of a tree of groups in postorder; a sequence is a tree in which each node has the one before as its child.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The names of its assertions.
    pub names: Vec<String>,
    /// The place of the first node of its subtree: its own for a leaf.
    pub first: usize,
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
    /// Functions by recursion on the fields of their argument.
    DefineFolds,
    /// `assert`.
    Assert(Term, Labels),
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
    /// `check-sat-assuming`: the formulas, each with its text.
    CheckSatAssuming(Vec<(Term, String)>),
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
    /// `get-interpolants` and `get-interpolant`.
    GetInterpolants(Interpolation),
    /// `simplify` of other solvers: print the term in normal form.
    Simplify(Term),
    /// `eval` of other solvers: print the term's value.
    Eval(Term),
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
