//! Elimination of an integer variable from rows.
//!
//! In this order: an equality is solved (with a divisibility if the coefficient is not 1); divisibilities fix the residue
//! of the variable as the model has it; a one-sided variable is dropped; bounds are resolved, exactly where one of the two
//! coefficients is 1, else by the dark shadow if the model is in it, else by the residue of the model. Two bounds of
//! which one is over the reals leave an integer between them if they are far enough apart. If nothing applies, the
//! variable takes its value: this last case alone gives infinitely many results, and arises only when an
//! integer is squeezed between real bounds or by an equality over the reals.
//!
//! Sources: Bjorner and Janota, "Playing with quantified satisfaction" (LPAR 2015); Pugh, "The Omega test" (1991), for the
//! shadows; Cooper (1972) for the residues.

use super::lra;
use super::rows::{Atoms, Bound, Kind, Parts, Row, substitute};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Term};

/// Rows without the integer variable `x` that hold in the model and imply `exists x. rows`.
pub(super) fn eliminate(mut rows: Vec<Row>, x: Term, atoms: &mut Atoms) -> Vec<Row> {
    if !rows.iter().any(|r| r.kind == Kind::Eq && !r.expr.coeff(x).is_zero()) {
        // Rounding in multiples of the period may make an equality of two bounds.
        rows = fix_residue(rows, x, atoms);
    }
    let real_equality =
        rows.iter().any(|r| r.kind == Kind::Eq && !r.expr.coeff(x).is_zero() && !atoms.integral(&r.expr));
    let equality = (0..rows.len())
        .filter(|&i| {
            rows[i].kind == Kind::Eq && !rows[i].expr.coeff(x).is_zero() && atoms.integral(&rows[i].expr)
        })
        .min_by_key(|&i| (rows[i].expr.coeff(x).abs(), rows[i].expr.terms.len()));
    if let Some(which) = equality {
        return solve(rows, which, x);
    }
    if real_equality {
        return by_value(rows, x, atoms);
    }
    let Parts { lower, upper, rest, .. } = Parts::of(rows, x);
    resolve(lower, upper, rest, x, atoms)
}

/// Replaces `x` by its value in the model.
pub(super) fn by_value(mut rows: Vec<Row>, x: Term, atoms: &Atoms) -> Vec<Row> {
    substitute(&mut rows, x, &LinExpr::constant(atoms.value(x).clone()));
    rows
}

/// Solves the equality `a x + u = 0` over the integers: `x = -u / a` and `a` divides `u`. Exact.
pub(super) fn solve(rows: Vec<Row>, which: usize, x: Term) -> Vec<Row> {
    let mut u = rows[which].expr.clone();
    let a = u.remove(x).abs();
    let mut rows = lra::solve(rows, which, x);
    if !a.is_one() {
        rows.push(Row::new(u, Kind::Divides(a)));
    }
    rows
}

/// The least positive `D` such that adding `D` to `x` changes no divisibility.
pub(super) fn period(rows: &[Row], x: Term) -> Rat {
    let mut period = Rat::ONE;
    for row in rows {
        if let Kind::Divides(d) = &row.kind {
            let c = row.expr.coeff(x);
            period = period.lcm(&(d / &d.gcd(&c)));
        }
    }
    period
}

/// Frees `x` from divisibilities: with `D` their period and `u` the residue of `x` in the model, `x` becomes `D x + u`;
/// or just `u` if there are only divisibilities.
fn fix_residue(mut rows: Vec<Row>, x: Term, atoms: &mut Atoms) -> Vec<Row> {
    let period = period(&rows, x);
    if period.is_one() {
        return rows;
    }
    let residue = atoms.value(x).rem_euclid(&period);
    let bounded = rows.iter().any(|r| matches!(r.kind, Kind::Le | Kind::Lt) && !r.expr.coeff(x).is_zero());
    let mut by = LinExpr::constant(residue.clone());
    if bounded {
        let quotient = &(atoms.value(x) - &residue) / &period;
        atoms.set(x, quotient, true);
        by.terms.push((x, period));
    }
    substitute(&mut rows, x, &by);
    super::rows::tidy(rows, atoms)
}

/// Eliminates `x` from bounds.
fn resolve(lower: Vec<Bound>, upper: Vec<Bound>, mut rest: Vec<Row>, x: Term, atoms: &Atoms) -> Vec<Row> {
    if lower.is_empty() || upper.is_empty() {
        return rest;
    }
    if lra::few_bounds(lower.len(), upper.len())
        && let Some(pairs) = all_pairs(&lower, &upper, atoms)
    {
        rest.extend(pairs);
        return rest;
    }
    let sides = [(lower.clone(), upper.clone()), (lra::mirrored(upper), lra::mirrored(lower))];
    let first = usize::from(sides[0].0.len() > sides[1].0.len());
    let order = [&sides[first], &sides[1 - first]];
    for (chosen_side, other_side) in order {
        if let Some(rows) = by_model(chosen_side, other_side, atoms) {
            rest.extend(rows);
            return rest;
        }
    }
    let best = order
        .into_iter()
        .filter_map(|(chosen_side, other_side)| by_residue(chosen_side, other_side, atoms))
        .min_by_key(|(a, _)| a.clone());
    match best {
        Some((_, rows)) => rest.extend(rows),
        None => {
            let (lower, upper) = &sides[0];
            let value = atoms.value(x);
            rest.extend(lower.iter().map(|b| at(b, value, &Rat::ONE)));
            rest.extend(upper.iter().map(|b| at(b, value, &Rat::MINUS_ONE)));
        }
    }
    rest
}

/// The bound with a number for `x`.
fn at(bound: &Bound, value: &Rat, sign: &Rat) -> Row {
    let mut e = bound.expr.clone();
    e.constant -= &(&bound.coeff * value);
    Row::bound(e.scale(sign), bound.strict)
}

fn all_pairs(lower: &[Bound], upper: &[Bound], atoms: &Atoms) -> Option<Vec<Row>> {
    lower.iter().flat_map(|l| upper.iter().map(move |u| between(l, u, atoms))).collect()
}

/// A row that holds in the model and implies that an integer lies between the bounds: exact if a coefficient is 1, else
/// the dark shadow. `None` if the model is not in the shadow.
fn between(lower: &Bound, upper: &Bound, atoms: &Atoms) -> Option<Row> {
    let mut row = lra::between(lower, upper);
    let (a, b) = (&lower.coeff, &upper.coeff);
    let (lower_int, upper_int) = (atoms.integral(&lower.expr), atoms.integral(&upper.expr));
    let exact = (lower_int && a.is_one()) || (upper_int && b.is_one());
    if exact {
        return Some(row);
    }
    if lower_int && upper_int {
        row.expr.constant += &(&(a - &Rat::ONE) * &(b - &Rat::ONE));
    } else {
        // An interval of length 1 holds an integer unless it is open on both sides.
        row.expr.constant += &(a * b);
        row = Row::bound(row.expr, lower.strict && upper.strict);
    }
    row.holds(atoms).then_some(row)
}

/// The tightest lower bound in the model stands for all: as an integer, so that a bound with coefficient 1 is preferred
/// where rounding makes it as tight as any other.
fn by_model(lower: &[Bound], upper: &[Bound], atoms: &Atoms) -> Option<Vec<Row>> {
    let tightest = lra::greatest(lower, atoms);
    let ceiling = lower[tightest].value(atoms).ceil();
    let is_unit = |b: &Bound| b.coeff.is_one() && atoms.integral(&b.expr) && b.value(atoms) == ceiling;
    let chosen = (0..lower.len()).find(|&i| is_unit(&lower[i])).unwrap_or(tightest);
    let mut rows = Vec::with_capacity(lower.len() + upper.len() - 1);
    for (i, other) in lower.iter().enumerate() {
        if i != chosen {
            let row = lra::below(other, &lower[chosen]);
            if !row.holds(atoms) {
                return None;
            }
            rows.push(row);
        }
    }
    for u in upper {
        rows.push(between(&lower[chosen], u, atoms)?);
    }
    Some(rows)
}

/// The grey shadow: `x` is the least integer above the tightest lower bound `s <= a x`, which is `(s + r) / a` with the
/// residue `r` of the model. With the coefficient `a`.
fn by_residue(lower: &[Bound], upper: &[Bound], atoms: &Atoms) -> Option<(Rat, Vec<Row>)> {
    let chosen = &lower[lra::greatest(lower, atoms)];
    if !atoms.integral(&chosen.expr) || chosen.strict {
        return None;
    }
    let a = &chosen.coeff;
    let residue = (-atoms.eval(&chosen.expr)).rem_euclid(a);
    let mut shifted = chosen.expr.clone();
    shifted.constant += &residue;
    let point = Bound { coeff: a.clone(), expr: shifted.clone(), strict: false };
    let mut rows = vec![Row::new(shifted, Kind::Divides(a.clone()))];
    for other in lower {
        let mut row = lra::below(other, &point);
        row = Row::bound(row.expr, other.strict);
        rows.push(row);
    }
    rows.extend(upper.iter().map(|u| lra::between(&point, u)));
    rows.iter().all(|row| row.holds(atoms)).then(|| (a.clone(), rows))
}
