//! Scopes: what each name means now. Two namespaces, of terms and of sorts, each an array over names; a trail restores
//! what `pop`, the end of a `let` or a failed command takes back.

use super::names::Sym;
use super::sort_steps::SortMacro;
use super::templates::Datatypes;
use super::theory::Operator;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{FuncId, Sort, Term};

/// The meaning of a name in terms.
#[derive(Clone, Copy, Debug)]
pub enum Binding {
    /// A theory's operator.
    Operator(&'static Operator),
    /// A bound variable, or a name for a term in a `let`.
    Local(Term),
    /// A declared constant, a defined one, or a named term.
    Constant(Term),
    /// A declared function with parameters.
    Function(FuncId),
    /// A defined function with parameters: an index into [`Scope::macros`].
    Macro(usize),
    /// Constructors, selectors and testers of datatypes: an index into [`Datatypes::members`].
    Data(usize),
}

/// The meaning of a name in sorts.
#[derive(Clone, Copy, Debug)]
pub enum SortBinding {
    /// A sort without parameters.
    Sort(Sort),
    /// A declared sort with this many parameters.
    Family(usize),
    /// A defined sort with parameters: an index into [`Scope::sort_macros`].
    Macro(usize),
    /// The `n`-th parameter of the definition being read.
    Param(usize),
    /// The arrays: the sorts of the indices, then that of the elements.
    Array,
    /// A datatype: an index into [`Datatypes::templates`].
    Datatype(usize),
    /// A datatype of the declaration being read, whose own parameters need not be written.
    OwnDatatype(usize),
}

/// A function defined by a term.
#[derive(Debug)]
pub struct Macro {
    /// Constants that stand for the arguments.
    pub params: Vec<Term>,
    /// The definition.
    pub body: Term,
    /// The constants that quantifiers in the definition bind; each use gets its own.
    pub binders: Vec<Term>,
}

#[derive(Clone, Copy, Debug)]
enum Undo {
    Term(Sym, Option<Binding>),
    Sort(Sym, Option<SortBinding>),
}

/// A place in the trail of a [`Scope`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

/// What the names mean.
#[derive(Debug, Default)]
pub struct Scope {
    terms: Vec<Option<Binding>>,
    sorts: Vec<Option<SortBinding>>,
    trail: Vec<Undo>,
    /// Defined functions; they are never removed, for terms of outer scopes do not mention them.
    pub macros: Vec<Macro>,
    /// Defined sorts.
    pub sort_macros: Vec<SortMacro>,
    /// Names whose declaration or definition was refused as unsupported: a use of one is no mistake of the script.
    pub refused: HashSet<Sym>,
    /// Instances of declared sort families.
    pub instances: HashMap<(Sym, Vec<Sort>), Sort>,
    /// The arguments of each instance of a sort family.
    pub origins: HashMap<Sort, (Sym, Vec<Sort>)>,
    /// How large composed sorts are when they are written out.
    pub sizes: HashMap<Sort, usize>,
    /// Declared datatypes.
    pub datatypes: Datatypes,
}

fn slot<T: Copy>(table: &mut Vec<Option<T>>, name: Sym) -> &mut Option<T> {
    if table.len() <= name.index() {
        table.resize(name.index() + 1, None);
    }
    &mut table[name.index()]
}

impl Scope {
    /// What a name means in terms.
    pub fn term(&self, name: Sym) -> Option<Binding> {
        self.terms.get(name.index()).copied().flatten()
    }
    /// What a name means in sorts.
    pub fn sort(&self, name: Sym) -> Option<SortBinding> {
        self.sorts.get(name.index()).copied().flatten()
    }

    /// Gives a name a meaning until the trail is unwound.
    pub fn bind(&mut self, name: Sym, meaning: Binding) {
        let old = slot(&mut self.terms, name).replace(meaning);
        self.trail.push(Undo::Term(name, old));
    }
    /// Takes a name its meaning until the trail is unwound.
    pub fn hide(&mut self, name: Sym) {
        let old = slot(&mut self.terms, name).take();
        self.trail.push(Undo::Term(name, old));
    }
    /// Gives a sort's name a meaning until the trail is unwound.
    pub fn bind_sort(&mut self, name: Sym, meaning: SortBinding) {
        let old = slot(&mut self.sorts, name).replace(meaning);
        self.trail.push(Undo::Sort(name, old));
    }

    /// The present place in the trail.
    pub fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }
    /// Takes back all bindings since the mark.
    pub fn unwind(&mut self, mark: Mark) {
        while self.trail.len() > mark.0 {
            match self.trail.pop().expect("the trail is longer than the mark") {
                Undo::Term(name, old) => *slot(&mut self.terms, name) = old,
                Undo::Sort(name, old) => *slot(&mut self.sorts, name) = old,
            }
        }
    }
    /// Makes all bindings since the mark permanent.
    pub fn keep(&mut self, mark: Mark) {
        self.trail.truncate(mark.0);
    }
}
