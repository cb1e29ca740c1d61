//! Elimination of a real variable from rows.
//!
//! Equalities are solved, one-sided variables dropped, few bounds resolved in full (Fourier and Motzkin, exact); otherwise
//! the bound that is tightest in the model stands for its side (Loos and Weispfenning, "Applying linear quantifier
//! elimination", 1993, with the case chosen by the model).

use super::rows::{Atoms, Bound, Kind, Parts, Row, substitute};
use eufonium_ir::Term;

/// Whether resolving all pairs of bounds is cheap enough.
pub(super) fn few_bounds(lower: usize, upper: usize) -> bool {
    lower.min(upper) <= 1 || (lower.max(upper) <= 3 && lower.min(upper) <= 2)
}

/// Rows without the real variable `x` that hold in the model and imply `exists x. rows`.
pub(super) fn eliminate(rows: Vec<Row>, x: Term, atoms: &Atoms) -> Vec<Row> {
    let determines = |row: &Row| row.kind == Kind::Eq && !row.expr.coeff(x).is_zero();
    let equality =
        (0..rows.len()).filter(|&i| determines(&rows[i])).min_by_key(|&i| rows[i].expr.terms.len());
    if let Some(which) = equality {
        return solve(rows, which, x);
    }
    let Parts { lower, upper, mut rest, divides, .. } = Parts::of(rows, x);
    debug_assert!(divides.is_empty(), "divisibilities are over integers");
    if lower.is_empty() || upper.is_empty() {
        return rest;
    }
    if few_bounds(lower.len(), upper.len()) {
        rest.extend(all_pairs(&lower, &upper));
    } else if lower.len() <= upper.len() {
        by_model(lower, &upper, atoms, &mut rest);
    } else {
        by_model(mirrored(upper), &mirrored(lower), atoms, &mut rest);
    }
    rest
}

/// The bounds read as bounds on `-x`.
pub(super) fn mirrored(bounds: Vec<Bound>) -> Vec<Bound> {
    bounds.into_iter().map(Bound::mirrored).collect()
}

/// Solves the equality `rows[which]` for `x` and substitutes; exact over the reals.
pub(super) fn solve(mut rows: Vec<Row>, which: usize, x: Term) -> Vec<Row> {
    let mut expr = rows.swap_remove(which).expr;
    let c = expr.remove(x);
    let by = expr.scale(&-c.recip());
    substitute(&mut rows, x, &by);
    rows
}

/// `lower <= upper`, strict if one of the bounds is: exactly that there is a real between.
pub(super) fn between(lower: &Bound, upper: &Bound) -> Row {
    let mut e = lower.expr.clone().scale(&upper.coeff);
    e.add_scaled(&upper.expr, &-&lower.coeff);
    Row::bound(e, lower.strict || upper.strict)
}

/// `other` is no greater a lower bound than `chosen`.
pub(super) fn below(other: &Bound, chosen: &Bound) -> Row {
    let mut e = other.expr.clone().scale(&chosen.coeff);
    e.add_scaled(&chosen.expr, &-&other.coeff);
    Row::bound(e, other.strict && !chosen.strict)
}

/// One row for each pair of a lower and an upper bound: exactly that there is a real between them all.
pub(super) fn all_pairs(lower: &[Bound], upper: &[Bound]) -> Vec<Row> {
    lower.iter().flat_map(|l| upper.iter().map(move |u| between(l, u))).collect()
}

/// The greatest lower bound in the model, strict ones first, then the one with the smallest coefficient.
pub(super) fn greatest(lower: &[Bound], atoms: &Atoms) -> usize {
    let key = |b: &Bound| (b.value(atoms), b.strict, -&b.coeff);
    (0..lower.len()).max_by_key(|&i| (key(&lower[i]), std::cmp::Reverse(i))).expect("there are lower bounds")
}

fn by_model(mut lower: Vec<Bound>, upper: &[Bound], atoms: &Atoms, out: &mut Vec<Row>) {
    let chosen = lower.swap_remove(greatest(&lower, atoms));
    out.extend(lower.iter().map(|other| below(other, &chosen)));
    out.extend(upper.iter().map(|u| between(&chosen, u)));
}
