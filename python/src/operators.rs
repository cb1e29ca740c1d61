//! Python's operators on terms. A literal gets the sort of the other side; two sorts are an error, never a conversion.
//!
//! Comparisons, `>>` and negation of bit-vectors are signed, as in other packages of the kind; what is unsigned has a name (`ULT`, `LShR`).

use crate::coerce;
use crate::errors::Kind;
use crate::pool::{self, Universe};
use crate::terms::Term;
use eufonium::ir::{self, SortKind};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::PyNotImplemented;

type Result<'py> = PyResult<Bound<'py, PyAny>>;

/// A binary operator: by sort, what it makes of two terms of that sort.
#[derive(Clone, Copy, Debug)]
pub enum Binary {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`, of reals.
    Div,
    /// `//`, of integers.
    FloorDiv,
    /// `%`, of integers.
    Mod,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`
    ShiftLeft,
    /// `>>`, with the sign.
    ShiftRight,
}

impl Binary {
    fn symbol(self) -> &'static str {
        match self {
            Binary::Add => "+",
            Binary::Sub => "-",
            Binary::Mul => "*",
            Binary::Div => "/",
            Binary::FloorDiv => "//",
            Binary::Mod => "%",
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight => ">>",
        }
    }

    /// The term; `None` if the operator is not one of the sort.
    fn apply(self, u: &mut Universe, a: ir::Term, b: ir::Term) -> Option<ir::Term> {
        let pool = &mut u.pool;
        let kind = pool.sort_kind(pool.sort(a)).clone();
        Some(match (self, kind) {
            (Binary::Add, SortKind::Int | SortKind::Real) => pool.add(&[a, b]),
            (Binary::Sub, SortKind::Int | SortKind::Real) => pool.sub(a, b),
            (Binary::Mul, SortKind::Int | SortKind::Real) => pool.mul(&[a, b]),
            (Binary::Div, SortKind::Real) => pool.div(a, b),
            (Binary::FloorDiv, SortKind::Int) => pool.idiv(a, b),
            (Binary::Mod, SortKind::Int) => pool.modulo(a, b),
            (Binary::And, SortKind::Bool) => pool.and2(a, b),
            (Binary::Or, SortKind::Bool) => pool.or2(a, b),
            (Binary::Xor, SortKind::Bool) => pool.xor(a, b),
            (Binary::Add, SortKind::BitVec(_)) => pool.bv_add(&[a, b]),
            (Binary::Sub, SortKind::BitVec(_)) => pool.bv_sub(a, b),
            (Binary::Mul, SortKind::BitVec(_)) => pool.bv_mul(&[a, b]),
            (Binary::And, SortKind::BitVec(_)) => pool.bv_and(&[a, b]),
            (Binary::Or, SortKind::BitVec(_)) => pool.bv_or(&[a, b]),
            (Binary::Xor, SortKind::BitVec(_)) => pool.bv_xor(&[a, b]),
            (Binary::ShiftLeft, SortKind::BitVec(_)) => pool.bv_shl(a, b),
            (Binary::ShiftRight, SortKind::BitVec(_)) => pool.bv_ashr(a, b),
            _ => return None,
        })
    }

    /// What to write instead.
    fn hint(self, kind: &SortKind) -> &'static str {
        match (self, kind) {
            (Binary::Div, SortKind::Int) => ": use // for integers, or ToReal",
            (Binary::Div | Binary::FloorDiv | Binary::Mod, SortKind::BitVec(_)) => {
                ": use UDiv, URem, SDiv, SRem or SMod"
            }
            (Binary::FloorDiv | Binary::Mod, SortKind::Real) => ": use /, or ToInt",
            _ => "",
        }
    }
}

fn not_implemented(py: Python<'_>) -> Bound<'_, PyAny> {
    PyNotImplemented::get(py).to_owned().into_any()
}

/// The operator applied to a term and an object, which is the left one if `swapped`.
pub fn binary<'py>(op: Binary, this: Term, other: &Bound<'py, PyAny>, swapped: bool) -> Result<'py> {
    let sort = pool::with(|u| u.pool.sort(this.0))?;
    let Some(other_term) = coerce::try_sort(other, sort)? else { return Ok(not_implemented(other.py())) };
    let (a, b) = if swapped { (other_term, this.0) } else { (this.0, other_term) };
    match pool::with(|u| op.apply(u, a, b))? {
        Some(t) => Ok(Bound::new(other.py(), Term(t))?.into_any()),
        None => {
            let kind = pool::with(|u| u.pool.sort_kind(sort).clone())?;
            let sort = coerce::sort_text(sort)?;
            Err(Kind::Sort.error(format!("{sort} has no operator {}{}", op.symbol(), op.hint(&kind))))
        }
    }
}

/// A comparison of two terms of one sort; `None` if the sort has no order.
fn compare(u: &mut Universe, op: CompareOp, a: ir::Term, b: ir::Term) -> Option<ir::Term> {
    let is_bits = u.is_bits(u.pool.sort(a));
    let is_number = u.pool.sort(a).is_arith();
    let pool = &mut u.pool;
    Some(match (op, is_bits) {
        (CompareOp::Eq, _) => pool.eq(a, b),
        (CompareOp::Ne, _) => {
            let same = pool.eq(a, b);
            pool.not(same)
        }
        (CompareOp::Lt, true) => pool.bv_slt(a, b),
        (CompareOp::Le, true) => pool.bv_sle(a, b),
        (CompareOp::Gt, true) => pool.bv_sgt(a, b),
        (CompareOp::Ge, true) => pool.bv_sge(a, b),
        (_, false) if !is_number => return None,
        (CompareOp::Lt, false) => pool.lt(a, b),
        (CompareOp::Le, false) => pool.le(a, b),
        (CompareOp::Gt, false) => pool.gt(a, b),
        (CompareOp::Ge, false) => pool.ge(a, b),
    })
}

fn unary(
    this: Term,
    what: &str,
    make: impl FnOnce(&mut Universe, &SortKind) -> Option<ir::Term>,
) -> PyResult<Term> {
    let made = pool::with(|u| {
        let kind = u.pool.sort_kind(u.pool.sort(this.0)).clone();
        make(u, &kind)
    })?;
    match made {
        Some(t) => Ok(Term(t)),
        None => {
            let sort = pool::with(|u| u.pool.sort(this.0))?;
            Err(Kind::Sort.error(format!("{} has no operator {what}", coerce::sort_text(sort)?)))
        }
    }
}

/// A comparison.
pub fn comparison<'py>(op: CompareOp, this: Term, other: &Bound<'py, PyAny>) -> Result<'py> {
    let sort = pool::with(|u| u.pool.sort(this.0))?;
    let Some(other_term) = coerce::try_sort(other, sort)? else { return Ok(not_implemented(other.py())) };
    match pool::with(|u| compare(u, op, this.0, other_term))? {
        Some(t) => Ok(Bound::new(other.py(), Term(t))?.into_any()),
        None => Err(Kind::Sort.error(format!("{} has no order", coerce::sort_text(sort)?))),
    }
}

/// `-x`
pub fn negative(this: Term) -> PyResult<Term> {
    unary(this, "-", |u, kind| match kind {
        SortKind::Int | SortKind::Real => Some(u.pool.neg(this.0)),
        SortKind::BitVec(_) => Some(u.pool.bv_neg(this.0)),
        _ => None,
    })
}

/// `+x`
pub fn positive(this: Term) -> PyResult<Term> {
    let has_numbers = |kind: &SortKind| matches!(kind, SortKind::Int | SortKind::Real | SortKind::BitVec(_));
    unary(this, "+", |_, kind| has_numbers(kind).then_some(this.0))
}

/// `abs(x)`
pub fn magnitude(this: Term) -> PyResult<Term> {
    unary(this, "abs", |u, kind| match kind {
        SortKind::Int => Some(u.pool.abs(this.0)),
        SortKind::Real => {
            let (zero, minus) = (u.pool.num(0i64.into(), ir::Sort::REAL), u.pool.neg(this.0));
            let negative = u.pool.lt(this.0, zero);
            Some(u.pool.ite(negative, minus, this.0))
        }
        _ => None,
    })
}

/// `~x`
pub fn complement(this: Term) -> PyResult<Term> {
    unary(this, "~", |u, kind| match kind {
        SortKind::Bool => Some(u.pool.not(this.0)),
        SortKind::BitVec(_) => Some(u.pool.bv_not(this.0)),
        _ => None,
    })
}

/// `array[index]`
pub fn element(this: Term, index: &Bound<'_, PyAny>) -> PyResult<Term> {
    let sorts = pool::with(|u| u.pool.as_array(u.pool.sort(this.0)))?;
    let Some((index_sort, _)) = sorts else { return unary(this, "[]", |_, _| None) };
    let index = coerce::to_sort(index, index_sort)?;
    Ok(Term(pool::with(|u| u.pool.select(this.0, index))?))
}
