//! Terms with checked sorts, for those who build terms of what they do not know beforehand: arguments that do not fit are an error, also
//! where no debug assertion looks. And terms from text.
//!
//! What operators ask of their arguments is said once, in the tables of [`smtlib::theory`](super::smtlib::theory); integers among reals
//! become reals, as there.

use super::smtlib::Context;
use super::smtlib::theory::{self, Complaint, operator};
use eufonium_base::InputError;
use eufonium_ir::{FuncId, Sort, SortKind, Term, TermPool, print};
use thiserror::Error;

/// Arguments that do not fit an operator or a function.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("`{operator}`: {}{message}", argument.map_or(String::new(), |i| format!("argument {}: ", i + 1)))]
#[non_exhaustive]
pub struct SortError {
    /// The operator, as SMT-LIB calls it, or the function.
    pub operator: String,
    /// The argument that is wrong, from 0; none if it is the application as a whole.
    pub argument: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl SortError {
    fn of(operator: &str, complaint: Complaint) -> SortError {
        let Complaint { argument, message } = complaint;
        SortError { operator: operator.to_owned(), argument, message }
    }
}

/// A pool whose constructors check sorts and numbers of arguments.
///
/// ```
/// use eufonium_frontend::PoolExt;
/// use eufonium_ir::{Sort, TermPool};
///
/// let mut pool = TermPool::new();
/// let (x, p) = (pool.constant("x", Sort::INT), pool.constant("p", Sort::BOOL));
/// let mut terms = pool.checked();
/// assert!(terms.le(x, x).is_ok());
/// let error = terms.le(x, p).unwrap_err();
/// assert_eq!(error.to_string(), "`<=`: argument 2: expected a term of sort Int or Real, not Bool");
/// ```
#[derive(Debug)]
pub struct Checked<'a> {
    pool: &'a mut TermPool,
}

/// What a pool can do with the front end's help.
pub trait PoolExt {
    /// The pool with constructors that check sorts.
    fn checked(&mut self) -> Checked<'_>;

    /// The term that a text in the language of SMT-LIB is, as in `(<= x (+ y 1))`. A name means the function, constant or sort that was
    /// declared with it last. Constructors of datatypes are not known by name.
    ///
    /// ```
    /// use eufonium_frontend::PoolExt;
    /// use eufonium_ir::{Sort, TermPool, print};
    ///
    /// let mut pool = TermPool::new();
    /// let x = pool.constant("x", Sort::INT);
    /// let parsed = pool.parse("(<= (* 2 x) 7)")?;
    /// let three = pool.int(3);
    /// assert_eq!(parsed, pool.le(x, three));
    /// let error = pool.parse("(<= x y)").unwrap_err();
    /// assert_eq!((error.span.line, error.span.column), (1, 7));
    /// # Ok::<(), eufonium_base::InputError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is no term, has unknown names or wrong sorts; with the place.
    fn parse(&mut self, text: &str) -> Result<Term, InputError>;
}

impl PoolExt for TermPool {
    fn checked(&mut self) -> Checked<'_> {
        Checked { pool: self }
    }

    fn parse(&mut self, text: &str) -> Result<Term, InputError> {
        let mut context = Context::new(self, text.as_bytes());
        for sort in self.sorts() {
            match self.sort_kind(sort) {
                SortKind::Uninterpreted(name) => context.know_sort(name, sort),
                SortKind::Datatype(_) => context.know_sort(&print::sort(self, sort), sort),
                _ => {}
            }
        }
        for f in self.funcs() {
            context.know(self, f);
        }
        context.only_term(self)
    }
}

/// Constructors by the names of their operators.
macro_rules! constructors {
    ($( $(#[$doc:meta])* $method:ident $args:tt $name:literal ),+ $(,)?) => {
        $( constructors!(@one $(#[$doc])* $method $args $name); )+
        /// The operators that have a constructor of their own.
        #[cfg(test)]
        const NAMED: &[&str] = &[$($name),+];
    };
    (@one $(#[$doc:meta])* $method:ident (all) $name:literal) => {
        impl Checked<'_> {
            $(#[$doc])*
            ///
            /// # Errors
            /// If the arguments do not fit.
            pub fn $method(&mut self, args: &[Term]) -> Result<Term, SortError> {
                self.apply($name, args)
            }
        }
    };
    (@one $(#[$doc:meta])* $method:ident ($($arg:ident),+) $name:literal) => {
        impl Checked<'_> {
            $(#[$doc])*
            ///
            /// # Errors
            /// If the arguments do not fit.
            pub fn $method(&mut self, $($arg: Term),+) -> Result<Term, SortError> {
                self.apply($name, &[$($arg),+])
            }
        }
    };
}

constructors! {
    /// Negation of a formula.
    not(a) "not",
    /// Conjunction of formulas, at least one.
    and(all) "and",
    /// Disjunction of formulas, at least one.
    or(all) "or",
    /// Exclusive disjunction.
    xor(a, b) "xor",
    /// `a` implies `b`.
    implies(a, b) "=>",
    /// Equality of terms of one sort.
    eq(a, b) "=",
    /// Pairwise difference of terms of one sort, at least two.
    distinct(all) "distinct",
    /// `if condition then a else b`.
    ite(condition, a, b) "ite",
    /// Sum of numbers, at least one.
    add(all) "+",
    /// Difference of numbers.
    sub(a, b) "-",
    /// Product of numbers, at least one.
    mul(all) "*",
    /// Quotient of reals.
    div(a, b) "/",
    /// Quotient of integers, rounded so that the remainder is not negative.
    idiv(a, b) "div",
    /// Remainder of integers, which is not negative.
    modulo(a, b) "mod",
    /// Magnitude of a number.
    abs(a) "abs",
    /// `a <= b`.
    le(a, b) "<=",
    /// `a < b`.
    lt(a, b) "<",
    /// `a >= b`.
    ge(a, b) ">=",
    /// `a > b`.
    gt(a, b) ">",
    /// The element of an array at an index.
    select(array, index) "select",
    /// The array changed at an index.
    store(array, index, element) "store",
    /// Bitwise negation.
    bv_not(a) "bvnot",
    /// Negation of a word.
    bv_neg(a) "bvneg",
    /// Sum of words of one width.
    bv_add(a, b) "bvadd",
    /// Difference of words of one width.
    bv_sub(a, b) "bvsub",
    /// Product of words of one width.
    bv_mul(a, b) "bvmul",
    /// Bitwise conjunction.
    bv_and(a, b) "bvand",
    /// Bitwise disjunction.
    bv_or(a, b) "bvor",
    /// Bitwise exclusive disjunction.
    bv_xor(a, b) "bvxor",
    /// Quotient without sign.
    bv_udiv(a, b) "bvudiv",
    /// Remainder without sign.
    bv_urem(a, b) "bvurem",
    /// Shift to the left.
    bv_shl(a, b) "bvshl",
    /// Shift to the right, filled with zeros.
    bv_lshr(a, b) "bvlshr",
    /// Shift to the right, filled with the sign.
    bv_ashr(a, b) "bvashr",
    /// `a <= b` without sign.
    bv_ule(a, b) "bvule",
    /// `a < b` without sign.
    bv_ult(a, b) "bvult",
    /// `a <= b` with sign.
    bv_sle(a, b) "bvsle",
    /// `a < b` with sign.
    bv_slt(a, b) "bvslt",
    /// The words side by side, the highest bits first.
    concat(a, b) "concat",
}

impl Checked<'_> {
    /// The operator of this name in SMT-LIB, applied: any operator without indices.
    ///
    /// # Errors
    /// If there is none of the name, or the arguments do not fit.
    pub fn apply(&mut self, name: &str, args: &[Term]) -> Result<Term, SortError> {
        let complain = |complaint| SortError::of(name, complaint);
        let operator =
            operator(name).ok_or_else(|| complain(Complaint::whole("there is no such operator")))?;
        theory::apply(self.pool, operator, &mut args.to_vec()).map_err(complain)
    }

    /// The operator of this name with indices in SMT-LIB, applied: `indexed("extract", &[7, 0], &[x])`.
    ///
    /// # Errors
    /// If there is none of the name, or indices or arguments do not fit.
    pub fn indexed(&mut self, name: &str, indices: &[u32], args: &[Term]) -> Result<Term, SortError> {
        let complain = |complaint| SortError::of(name, complaint);
        let operator =
            theory::indexed(name).ok_or_else(|| complain(Complaint::whole("there is no such operator")))?;
        let texts: Vec<String> = indices.iter().map(u32::to_string).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        (operator.build)(self.pool, &texts, &mut args.to_vec()).map_err(complain)
    }

    /// A declared function, applied.
    ///
    /// # Errors
    /// If number or sorts of the arguments are not those of the declaration.
    pub fn app(&mut self, f: FuncId, args: &[Term]) -> Result<Term, SortError> {
        let mut args = args.to_vec();
        let name = self.pool.func(f).name.clone();
        let params: Vec<Sort> = self.pool.func(f).params.clone();
        let complain = |complaint| SortError::of(&name, complaint);
        theory::check_arity(&name, (params.len(), params.len()), args.len()).map_err(complain)?;
        for (i, sort) in params.into_iter().enumerate() {
            theory::expect_sort(self.pool, &mut args, i, sort).map_err(complain)?;
        }
        Ok(self.pool.app(f, &args))
    }

    /// The pool.
    pub fn pool(&mut self) -> &mut TermPool {
        self.pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_constructor_has_an_operator() {
        for name in NAMED {
            assert!(operator(name).is_some(), "{name}");
        }
        assert!(operator("tuba").is_none());
    }

    #[test]
    fn what_fits_is_the_term_of_the_pool_and_what_does_not_is_an_error() {
        let mut pool = TermPool::new();
        let word = pool.bv_sort(8);
        let [x, r, p] =
            [("x", Sort::INT), ("r", Sort::REAL), ("p", Sort::BOOL)].map(|(n, s)| pool.constant(n, s));
        let [a, b] = ["a", "b"].map(|name| pool.constant(name, word));
        let wide = pool.bv_sort(9);
        let wide = pool.constant("wide", wide);
        let f = pool.declare("f", &[Sort::INT, word], Sort::BOOL);
        let sum = pool.add(&[x, x]);
        assert_eq!(pool.checked().add(&[x, x]), Ok(sum));
        // An integer among reals is one.
        let real = pool.to_real(x);
        let mixed = pool.lt(real, r);
        assert_eq!(pool.checked().lt(x, r), Ok(mixed));
        let low = pool.extract(3, 0, a);
        assert_eq!(pool.checked().indexed("extract", &[3, 0], &[a]), Ok(low));
        let applied = pool.app(f, &[x, a]);
        assert_eq!(pool.checked().app(f, &[x, a]), Ok(applied));

        type Case<'a> = (&'a str, &'a dyn Fn(&mut Checked<'_>) -> Result<Term, SortError>, &'a str);
        let cases: &[Case<'_>] = &[
            ("formula", &|t| t.and(&[p, x]), "`and`: argument 2: expected a term of sort Bool, not Int"),
            ("arity", &|t| t.apply("not", &[p, p]), "`not`: `not` takes 1 argument, not 2"),
            ("nothing", &|t| t.add(&[]), "`+`: `+` takes at least 1 argument, not 0"),
            (
                "widths",
                &|t| t.bv_add(a, wide),
                "`bvadd`: argument 2: expected a term of sort (_ BitVec 8), not (_ BitVec 9)",
            ),
            (
                "branches",
                &|t| t.ite(p, x, a),
                "`ite`: argument 3: expected a term of sort Int, not (_ BitVec 8)",
            ),
            ("equality", &|t| t.eq(x, p), "`=`: argument 2: expected a term of sort Int, not Bool"),
            ("array", &|t| t.select(x, x), "`select`: argument 1: expected an array, not a term of sort Int"),
            (
                "indices",
                &|t| t.indexed("extract", &[8, 0], &[b]),
                "`extract`: there is no bit 8 in a bit-vector of width 8",
            ),
            ("function", &|t| t.app(f, &[x]), "`f`: `f` takes 2 arguments, not 1"),
            (
                "argument",
                &|t| t.app(f, &[x, p]),
                "`f`: argument 2: expected a term of sort (_ BitVec 8), not Bool",
            ),
            ("name", &|t| t.apply("tuba", &[x]), "`tuba`: there is no such operator"),
        ];
        for (what, build, message) in cases {
            assert_eq!(build(&mut pool.checked()).unwrap_err().to_string(), *message, "{what}");
        }
    }

    #[test]
    fn names_in_texts_are_those_that_were_declared_last() {
        let mut pool = TermPool::new();
        let sort = pool.declare_sort("S");
        let s = pool.constant("s", sort);
        let old = pool.constant("x", Sort::BOOL);
        let x = pool.constant("x", Sort::INT);
        let g = pool.declare("g", &[sort], Sort::INT);
        let gs = pool.app(g, &[s]);
        let expected = pool.eq(gs, x);
        assert_eq!(pool.parse("(= (g s) x)"), Ok(expected));
        assert_ne!(pool.parse("x"), Ok(old));
        let closed = pool.parse("(exists ((t S)) (> (g t) x))").expect("the sort is known");
        assert!(pool.has_quantifier(closed));
        for wrong in ["(= (g s) y)", "(+ x", "(and x true)", "", "x x"] {
            assert!(pool.parse(wrong).is_err(), "{wrong}");
        }
    }
}
