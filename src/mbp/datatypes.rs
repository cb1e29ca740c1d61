//! Variables of datatypes.
//!
//! One step at a time, the first that applies:
//! 1. an equality between a constructor's term with variables and another term is taken apart: the other term has the
//!    constructor, and its fields are the arguments;
//! 2. a variable of an infinite datatype that occurs in disequalities only is dropped with them;
//! 3. a disequality is decided by the model: other constructors, or two fields that differ;
//! 4. a variable that is tested or whose fields are read becomes its constructor, as the model has it, of fresh fields.
//!
//! The values of variables are finite trees and step 4 takes the root off, so it ends. What a field of a term with
//! another constructor is, stays a function of the term: after step 4 it is read from the constructor's term, and the
//! fresh fields in it are left for others.
//!
//! Source: Bjorner and Janota, "Playing with quantified satisfaction" (LPAR 2015), section on algebraic datatypes.

use super::problem::Problem;
use eufonium_base::HashSet;
use eufonium_ir::value::domain_size;
use eufonium_ir::{Op, Term};

/// Sorts with more elements than this count as infinite where a few disequalities are concerned.
const MANY: u64 = 1 << 16;

/// Takes a step; `false` if none applies.
pub(super) fn step(p: &mut Problem<'_, '_>) -> bool {
    construction(p) || only_disequalities(p) || disequality(p) || inspected(p)
}

fn is_data(p: &Problem<'_, '_>, t: Term) -> bool {
    p.pool.as_datatype(p.pool.sort(t)).is_some()
}

/// The sides of an equality of a datatype under the literal, and whether it is negated.
fn sides(p: &Problem<'_, '_>, literal: Term) -> Option<(Term, Term, bool)> {
    let (atom, negated) = p.pool.strip_not(literal);
    if p.pool.op(atom) != Op::Eq || !is_data(p, p.pool.arg(atom, 0)) {
        return None;
    }
    Some((p.pool.arg(atom, 0), p.pool.arg(atom, 1), negated))
}

/// Step 1.
fn construction(p: &mut Problem<'_, '_>) -> bool {
    for literal in p.cube.clone() {
        let Some((a, b, false)) = sides(p, literal) else { continue };
        for (whole, other) in [(a, b), (b, a)] {
            let Op::Construct(cons) = p.pool.op(whole) else { continue };
            if !p.marked.contains(&whole) || matches!(p.pool.op(other), Op::Construct(_)) {
                continue;
            }
            let mut parts = vec![p.pool.is_constructor(cons, other)];
            for (i, arg) in p.pool.args(whole).to_vec().into_iter().enumerate() {
                let field = p.pool.field(cons, i as u32, other);
                parts.push(p.pool.eq(arg, field));
            }
            p.exchange(literal, &parts);
            return true;
        }
    }
    false
}

/// Step 2.
fn only_disequalities(p: &mut Problem<'_, '_>) -> bool {
    let mut good: HashSet<Term> = p.vars.iter().copied().filter(|v| is_data(p, *v)).collect();
    good.retain(|v| domain_size(p.pool, p.pool.sort(*v), MANY).is_none());
    if good.is_empty() {
        return false;
    }
    let mut dropped: Vec<(Term, Term)> = Vec::new();
    for &literal in &p.cube {
        if let Some((a, b, true)) = sides(p, literal) {
            for (v, other) in [(a, b), (b, a)] {
                if good.contains(&v) && !p.contains(other, v) {
                    dropped.push((v, literal));
                }
            }
        }
    }
    for v in p.sorted_vars() {
        let mine: Vec<Term> = dropped.iter().filter(|(x, _)| *x == v).map(|(_, l)| *l).collect();
        if mine.is_empty() || p.cube.iter().any(|&l| !mine.contains(&l) && p.contains(l, v)) {
            continue;
        }
        let kept: Vec<Term> = p.cube.iter().copied().filter(|l| !mine.contains(l)).collect();
        p.replace(&kept);
        return true;
    }
    false
}

/// Step 3.
fn disequality(p: &mut Problem<'_, '_>) -> bool {
    let found =
        p.cube.iter().copied().find(|&l| p.marked.contains(&l) && matches!(sides(p, l), Some((_, _, true))));
    let Some(literal) = found else { return false };
    let (a, b, _) = sides(p, literal).expect("the literal is a disequality");
    let (va, vb) = (p.value(a), p.value(b));
    let (va, vb) = (va.as_data(), vb.as_data());
    let (is_a, is_b) = (p.pool.is_constructor(va.cons, a), p.pool.is_constructor(vb.cons, b));
    if va.cons != vb.cons {
        // One test is enough to tell them apart; the other side is asked if it is a constructor's term anyway.
        let not_b = p.pool.is_constructor(va.cons, b);
        let not_b = p.pool.not(not_b);
        p.exchange(literal, &[is_a, not_b]);
        return true;
    }
    let i = (0..va.fields.len())
        .find(|&i| va.fields[i] != vb.fields[i])
        .expect("different values differ somewhere");
    let (x, y) = (p.pool.field(va.cons, i as u32, a), p.pool.field(va.cons, i as u32, b));
    let differ = p.pool.eq(x, y);
    let differ = p.pool.not(differ);
    p.exchange(literal, &[is_a, is_b, differ]);
    true
}

/// Step 4.
fn inspected(p: &mut Problem<'_, '_>) -> bool {
    let found = p.order.iter().copied().find_map(|t| {
        let asks = matches!(p.pool.op(t), Op::Is(_) | Op::Field(..));
        asks.then(|| p.pool.arg(t, 0)).filter(|v| p.vars.contains(v))
    });
    let Some(v) = found else { return false };
    let value = p.value(v);
    let data = value.as_data();
    let sorts: Vec<_> = p.pool.constructor(data.cons).fields.iter().map(|(_, s)| *s).collect();
    let mut fields = Vec::with_capacity(sorts.len());
    for (i, &sort) in sorts.iter().enumerate() {
        fields.push(p.fresh("field", sort, data.fields[i].clone()));
    }
    let whole = p.pool.construct(data.cons, &fields);
    p.rewrite_with(v, whole, &[]);
    debug_assert!(p.cube.iter().all(|l| !p.contains(*l, v)), "a replaced variable is gone");
    true
}
