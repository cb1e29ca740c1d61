//! Terms as they are written: hash-consed applications with sorts and without any normal form.

use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_base::{HashMap, Rat};

typed_id! {
    /// A term. Arguments have smaller ids than what they stand in.
    Expr
}
typed_id! {
    /// A declared function or constant.
    FunId
}

/// A sort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    /// Formulas.
    Bool,
    /// Integers.
    Int,
    /// Reals.
    Real,
    /// A declared sort, by its place in the table of [`Exprs::declare_sort`].
    Declared(u32),
}

impl Sort {
    /// Whether terms of this sort are numbers.
    pub fn is_arith(self) -> bool {
        matches!(self, Sort::Int | Sort::Real)
    }
}

/// What stands at the head of a term.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Head {
    /// A number that is not negative, of the sort of its term.
    Num(Rat),
    /// A declared function or constant.
    Fun(FunId),
    /// `true`
    True,
    /// `false`
    False,
    /// `not`
    Not,
    /// `and`
    And,
    /// `or`
    Or,
    /// `=>`
    Implies,
    /// `xor`
    Xor,
    /// `=`
    Eq,
    /// `distinct`
    Distinct,
    /// `ite`
    Ite,
    /// `+`
    Add,
    /// `-`, of one or more arguments.
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `div`
    IntDiv,
    /// `mod`
    Mod,
    /// `abs`
    Abs,
    /// `<=`
    Le,
    /// `<`
    Lt,
    /// `>=`
    Ge,
    /// `>`
    Gt,
    /// `to_real`
    ToReal,
    /// `to_int`
    ToInt,
    /// `is_int`
    IsInt,
}

/// The operators by name.
const OPERATORS: &[(&str, Head)] = &[
    ("true", Head::True),
    ("false", Head::False),
    ("not", Head::Not),
    ("and", Head::And),
    ("or", Head::Or),
    ("=>", Head::Implies),
    ("xor", Head::Xor),
    ("=", Head::Eq),
    ("distinct", Head::Distinct),
    ("ite", Head::Ite),
    ("+", Head::Add),
    ("-", Head::Sub),
    ("*", Head::Mul),
    ("/", Head::Div),
    ("div", Head::IntDiv),
    ("mod", Head::Mod),
    ("abs", Head::Abs),
    ("<=", Head::Le),
    ("<", Head::Lt),
    (">=", Head::Ge),
    (">", Head::Gt),
    ("to_real", Head::ToReal),
    ("to_int", Head::ToInt),
    ("is_int", Head::IsInt),
];

impl Head {
    /// The operator of this name.
    pub fn operator(name: &str) -> Option<Head> {
        OPERATORS.iter().find(|(n, _)| *n == name).map(|(_, h)| h.clone())
    }
    /// The name of an operator, `None` for numbers and declared functions.
    pub fn name(&self) -> Option<&'static str> {
        OPERATORS.iter().find(|(_, h)| h == self).map(|(n, _)| *n)
    }
    /// Whether the operator compares numbers.
    pub fn is_comparison(&self) -> bool {
        matches!(self, Head::Le | Head::Lt | Head::Ge | Head::Gt)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    head: Head,
    args: Box<[Expr]>,
    sort: Sort,
}

/// A declared function.
#[derive(Clone, Debug)]
pub struct Fun {
    /// Its name, without quotes.
    pub name: String,
    /// The sorts of its arguments.
    pub params: Vec<Sort>,
    /// The sort of its values.
    pub result: Sort,
}

/// All terms of a problem and its proof.
#[derive(Clone, Debug, Default)]
pub struct Exprs {
    nodes: IdVec<Expr, Node>,
    table: HashMap<Node, Expr>,
    funs: IdVec<FunId, Fun>,
    sorts: Vec<String>,
}

impl Exprs {
    /// No terms.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of terms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// Whether there is no term.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A new sort, different from all others.
    pub fn declare_sort(&mut self, name: impl Into<String>) -> Sort {
        self.sorts.push(name.into());
        Sort::Declared(self.sorts.len() as u32 - 1)
    }
    /// The name of a sort.
    pub fn sort_name(&self, sort: Sort) -> &str {
        match sort {
            Sort::Bool => "Bool",
            Sort::Int => "Int",
            Sort::Real => "Real",
            Sort::Declared(n) => &self.sorts[n as usize],
        }
    }
    /// A new function, different from all others.
    pub fn declare(&mut self, name: impl Into<String>, params: &[Sort], result: Sort) -> FunId {
        self.funs.push(Fun { name: name.into(), params: params.to_vec(), result })
    }
    /// What was declared.
    pub fn fun(&self, f: FunId) -> &Fun {
        &self.funs[f]
    }

    /// The head of a term.
    pub fn head(&self, e: Expr) -> &Head {
        &self.nodes[e].head
    }
    /// The arguments of a term.
    pub fn args(&self, e: Expr) -> &[Expr] {
        &self.nodes[e].args
    }
    /// The sort of a term.
    pub fn sort(&self, e: Expr) -> Sort {
        self.nodes[e].sort
    }
    /// Whether the term is a formula.
    pub fn is_bool(&self, e: Expr) -> bool {
        self.sort(e) == Sort::Bool
    }

    fn intern(&mut self, head: Head, args: &[Expr], sort: Sort) -> Expr {
        let node = Node { head, args: args.into(), sort };
        if let Some(&e) = self.table.get(&node) {
            return e;
        }
        let e = self.nodes.push(node.clone());
        self.table.insert(node, e);
        e
    }

    /// A number that is not negative; an integer if its sort says so.
    pub fn number(&mut self, value: Rat, sort: Sort) -> Expr {
        debug_assert!(
            !value.is_negative() && (sort == Sort::Real || value.is_int()),
            "a literal of its sort"
        );
        self.intern(Head::Num(value), &[], sort)
    }

    /// An application, with its sort. The complaint says which rule of sorts is broken.
    pub fn apply(&mut self, head: Head, args: &[Expr]) -> Result<Expr, String> {
        let sort = self.result_sort(&head, args)?;
        Ok(self.intern(head, args, sort))
    }

    /// An application of which the caller knows that it is well sorted.
    ///
    /// # Panics
    /// If it is not.
    pub fn app(&mut self, head: Head, args: &[Expr]) -> Expr {
        self.apply(head, args).expect("the caller builds well-sorted terms")
    }

    fn result_sort(&self, head: &Head, args: &[Expr]) -> Result<Sort, String> {
        let all = |sort: Sort| args.iter().all(|&a| self.sort(a) == sort);
        let same = args.windows(2).all(|w| self.sort(w[0]) == self.sort(w[1]));
        let numbers = same && args.first().is_some_and(|&a| self.sort(a).is_arith());
        let (fits, sort) = match head {
            Head::Num(_) => (false, Sort::Real),
            Head::Fun(f) => {
                let fun = &self.funs[*f];
                (args.iter().map(|&a| self.sort(a)).eq(fun.params.iter().copied()), fun.result)
            }
            Head::True | Head::False => (args.is_empty(), Sort::Bool),
            Head::Not => (args.len() == 1 && all(Sort::Bool), Sort::Bool),
            Head::And | Head::Or => (!args.is_empty() && all(Sort::Bool), Sort::Bool),
            Head::Implies | Head::Xor => (args.len() >= 2 && all(Sort::Bool), Sort::Bool),
            Head::Eq | Head::Distinct => (args.len() >= 2 && same, Sort::Bool),
            Head::Ite => match *args {
                [c, a, b] => (self.is_bool(c) && self.sort(a) == self.sort(b), self.sort(a)),
                _ => (false, Sort::Bool),
            },
            Head::Add | Head::Sub | Head::Mul => (numbers, args.first().map_or(Sort::Int, |&a| self.sort(a))),
            Head::Div => (args.len() >= 2 && all(Sort::Real), Sort::Real),
            Head::IntDiv => (args.len() >= 2 && all(Sort::Int), Sort::Int),
            Head::Mod => (args.len() == 2 && all(Sort::Int), Sort::Int),
            Head::Abs => (args.len() == 1 && numbers, args.first().map_or(Sort::Int, |&a| self.sort(a))),
            Head::Le | Head::Lt | Head::Ge | Head::Gt => (args.len() >= 2 && numbers, Sort::Bool),
            Head::ToReal => (args.len() == 1 && all(Sort::Int), Sort::Real),
            Head::ToInt => (args.len() == 1 && all(Sort::Real), Sort::Int),
            Head::IsInt => (args.len() == 1 && all(Sort::Real), Sort::Bool),
        };
        if fits { Ok(sort) } else { Err(format!("`{}` does not fit its arguments", self.head_name(head))) }
    }

    fn head_name<'a>(&'a self, head: &'a Head) -> &'a str {
        match head {
            Head::Fun(f) => &self.funs[*f].name,
            other => other.name().unwrap_or("a number"),
        }
    }

    /// `true` or `false`.
    pub fn truth(&mut self, value: bool) -> Expr {
        self.app(if value { Head::True } else { Head::False }, &[])
    }
    /// `(not e)`
    pub fn not(&mut self, e: Expr) -> Expr {
        self.app(Head::Not, &[e])
    }
    /// `(= a b)`
    pub fn eq(&mut self, a: Expr, b: Expr) -> Expr {
        self.app(Head::Eq, &[a, b])
    }

    /// The argument of a negation.
    pub fn negated(&self, e: Expr) -> Option<Expr> {
        (*self.head(e) == Head::Not).then(|| self.args(e)[0])
    }
    /// The two sides of an equality of two terms.
    pub fn equality(&self, e: Expr) -> Option<(Expr, Expr)> {
        match (self.head(e), self.args(e)) {
            (Head::Eq, &[a, b]) => Some((a, b)),
            _ => None,
        }
    }
    /// The term under all leading negations, and whether it is negated by them.
    pub fn strip(&self, mut e: Expr) -> (Expr, bool) {
        let mut negated = false;
        while let Some(inner) = self.negated(e) {
            (e, negated) = (inner, !negated);
        }
        (e, negated)
    }

    /// The value of a term that is a number as people write it: `3`, `1.5`, `(- 3)`, `(/ 1 3)`, `(- (/ 1.0 3.0))`.
    pub fn as_number(&self, e: Expr) -> Option<Rat> {
        match (self.head(e), self.args(e)) {
            (Head::Num(value), _) => Some(value.clone()),
            (Head::Sub, &[a]) => match (self.head(a), self.args(a)) {
                (Head::Num(value), _) => Some(-value),
                (Head::Div, &[n, d]) => Some(-self.quotient(n, d)?),
                _ => None,
            },
            (Head::Div, &[n, d]) => self.quotient(n, d),
            _ => None,
        }
    }

    fn quotient(&self, n: Expr, d: Expr) -> Option<Rat> {
        let signed = |e: Expr| match (self.head(e), self.args(e)) {
            (Head::Num(value), _) => Some(value.clone()),
            (Head::Sub, &[a]) => match self.head(a) {
                Head::Num(value) => Some(-value),
                _ => None,
            },
            _ => None,
        };
        let (n, d) = (signed(n)?, signed(d)?);
        (!d.is_zero()).then(|| &n / &d)
    }

    /// A number as a term: `(- 3)`, `(/ 1.0 3.0)`, `(- (/ 1.0 3.0))`.
    pub fn signed_number(&mut self, value: &Rat, sort: Sort) -> Expr {
        let magnitude = value.abs();
        let e = if magnitude.is_int() {
            self.number(magnitude, sort)
        } else {
            debug_assert_eq!(sort, Sort::Real, "integers have no fractions");
            let (n, d) = (magnitude.numer(), magnitude.denom());
            let (n, d) = (self.number(n, Sort::Real), self.number(d, Sort::Real));
            self.app(Head::Div, &[n, d])
        };
        if value.is_negative() { self.app(Head::Sub, &[e]) } else { e }
    }

    /// All terms below `roots`, each after its arguments.
    pub fn below(&self, roots: impl IntoIterator<Item = Expr>) -> Vec<Expr> {
        let mut seen = eufonium_base::HashSet::default();
        let mut stack: Vec<Expr> = roots.into_iter().collect();
        let mut out = Vec::new();
        while let Some(e) = stack.pop() {
            if seen.insert(e) {
                out.push(e);
                stack.extend_from_slice(self.args(e));
            }
        }
        // Arguments are older than what they stand in.
        out.sort_unstable_by_key(|e| e.index());
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_shared_and_sorted() {
        let mut e = Exprs::new();
        let f = e.declare("f", &[Sort::Int], Sort::Real);
        let one = e.number(Rat::ONE, Sort::Int);
        let real_one = e.number(Rat::ONE, Sort::Real);
        assert_ne!(one, real_one);
        let fx = e.app(Head::Fun(f), &[one]);
        assert_eq!(e.app(Head::Fun(f), &[one]), fx);
        assert_eq!(e.sort(fx), Sort::Real);
        for (head, args) in [
            (Head::Fun(f), vec![real_one]),
            (Head::Fun(f), vec![]),
            (Head::Not, vec![one]),
            (Head::Eq, vec![one, real_one]),
            (Head::Eq, vec![one]),
            (Head::Le, vec![one, real_one]),
            (Head::Div, vec![one, one]),
            (Head::Add, vec![]),
            (Head::Ite, vec![one, one, one]),
        ] {
            assert!(e.apply(head.clone(), &args).is_err(), "{head:?}");
        }
    }

    #[test]
    fn numbers_are_read_back() {
        let mut e = Exprs::new();
        for (n, d) in [(0, 1), (3, 1), (-3, 1), (1, 3), (-7, 3)] {
            let value = Rat::new(n, d);
            let term = e.signed_number(&value, Sort::Real);
            assert_eq!(e.as_number(term), Some(value));
        }
        let zero = e.number(Rat::ZERO, Sort::Real);
        let bad = e.app(Head::Div, &[zero, zero]);
        assert_eq!(e.as_number(bad), None);
    }
}
