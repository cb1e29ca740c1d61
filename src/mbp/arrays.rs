//! Variables in arrays: reads through writes, partial equalities, and the reduction of reads by the model.
//!
//! One step at a time, the first that applies:
//! 1. a disequality of arrays gets a witness: a fresh index at which they differ;
//! 2. a read through a write is decided by the model: the index is the written one, or it is not;
//! 3. an equality of arrays whose base on one side is a variable defines the variable but for the written indices, where
//!    fresh elements stand; other equalities with variables among their elements are brought to a form in which the
//!    elements of one side are reads of the other;
//! 4. a variable that is only read is replaced by a fresh element for each index, equal or different as the model has it.
//!
//! "Partial equality": two arrays agree but for the indices of a set, which the literals added so far keep apart.
//!
//! Sources: Komuravelli, Bjorner, Gurfinkel, McMillan, "Compositional verification of procedural programs using Horn
//! clauses over integers and arrays" (FMCAD 2015); Garcia-Contreras, Hari Govind, Shoham, Gurfinkel, "Fast approximations
//! of quantifier elimination" (CAV 2023). Absent: variables within the base of the side that would define them, which
//! are left for the last resort (their value).

use super::outside::difference;
use super::problem::Problem;
use eufonium_base::HashSet;
use eufonium_ir::{Op, Sort, Subst, Term};

/// Takes a step; `false` if none applies.
pub(super) fn step(p: &mut Problem<'_, '_>) -> bool {
    disequality(p) || read_over_write(p) || equality(p) || reads(p)
}

fn is_array(p: &Problem<'_, '_>, t: Term) -> bool {
    p.pool.as_array(p.pool.sort(t)).is_some()
}

/// Step 1. Only where a variable of an array sort or an element is concerned: `a != b` over other arrays is a literal
/// like others.
fn disequality(p: &mut Problem<'_, '_>) -> bool {
    let found = p.cube.iter().copied().find(|&l| {
        let (atom, negated) = p.pool.strip_not(l);
        negated && p.marked.contains(&l) && p.pool.op(atom) == Op::Eq && is_array(p, p.pool.arg(atom, 0))
    });
    let Some(literal) = found else { return false };
    let atom = p.pool.strip_not(literal).0;
    let (a, b) = (p.pool.arg(atom, 0), p.pool.arg(atom, 1));
    let (index_sort, _) = p.pool.as_array(p.pool.sort(a)).expect("the sides are arrays");
    let (va, vb) = (p.value(a), p.value(b));
    let Some(index) = difference(p.pool, va.as_array(), vb.as_array()) else { return false };
    let k = p.fresh("witness", index_sort, index);
    let (x, y) = (p.pool.select(a, k), p.pool.select(b, k));
    let differ = p.pool.eq(x, y);
    let differ = p.pool.not(differ);
    p.exchange(literal, &[differ]);
    true
}

/// Step 2.
fn read_over_write(p: &mut Problem<'_, '_>) -> bool {
    let found = p.order.iter().copied().find(|&t| {
        p.marked.contains(&t) && p.pool.op(t) == Op::Select && p.pool.op(p.pool.arg(t, 0)) == Op::Store
    });
    let Some(read) = found else { return false };
    let (mut array, index) = (p.pool.arg(read, 0), p.pool.arg(read, 1));
    let mut conditions = Vec::new();
    let value = loop {
        if p.pool.op(array) != Op::Store {
            break p.pool.select(array, index);
        }
        let (below, i, x) = (p.pool.arg(array, 0), p.pool.arg(array, 1), p.pool.arg(array, 2));
        conditions.push(p.comparison(i, index));
        if p.agree(i, index) {
            break x;
        }
        array = below;
    };
    p.rewrite(&mut Subst::of(&[read], &[value]), &conditions);
    true
}

/// The array below all writes.
fn base(p: &Problem<'_, '_>, mut t: Term) -> Term {
    while p.pool.op(t) == Op::Store {
        t = p.pool.arg(t, 0);
    }
    t
}

/// Step 3.
fn equality(p: &mut Problem<'_, '_>) -> bool {
    for literal in p.cube.clone() {
        if p.pool.op(literal) != Op::Eq
            || !p.marked.contains(&literal)
            || !is_array(p, p.pool.arg(literal, 0))
        {
            continue;
        }
        let (a, b) = (p.pool.arg(literal, 0), p.pool.arg(literal, 1));
        let (base_a, base_b) = (base(p, a), base(p, b));
        for (v, side, other, other_base) in [(base_a, a, b, base_b), (base_b, b, a, base_a)] {
            if p.vars.contains(&v) && (v == other_base || !p.contains(other_base, v)) {
                define(p, literal, v, side, other);
                return true;
            }
        }
        if expose(p, literal, a, b) {
            return true;
        }
    }
    false
}

/// A partial equality under way: literals, and the indices at which the two arrays may differ.
struct Partial {
    literals: Vec<Term>,
    apart: Vec<Term>,
}

impl Partial {
    /// Takes the writes off one side: what they wrote is what the other side has there. The base.
    fn peel(&mut self, p: &mut Problem<'_, '_>, mut side: Term, other: Term) -> Term {
        while p.pool.op(side) == Op::Store {
            let (below, i, x) = (p.pool.arg(side, 0), p.pool.arg(side, 1), p.pool.arg(side, 2));
            side = below;
            let known = self.apart.clone().into_iter().find(|&k| p.agree(i, k));
            match known {
                Some(k) => self.literals.push(p.pool.eq(i, k)),
                None => {
                    for k in self.apart.clone() {
                        let literal = p.comparison(i, k);
                        self.literals.push(literal);
                    }
                    let there = p.pool.select(other, i);
                    self.literals.push(p.pool.eq(x, there));
                    self.apart.push(i);
                }
            }
        }
        side
    }
}

/// Replaces the variable `v`, the base of `side`, by `other` changed where `side` was written.
fn define(p: &mut Problem<'_, '_>, literal: Term, v: Term, side: Term, other: Term) {
    let mut partial = Partial { literals: Vec::new(), apart: Vec::new() };
    partial.peel(p, side, other);
    let mut definition = other;
    if p.contains(other, v) {
        definition = partial.peel(p, other, side);
    }
    if definition == v {
        p.exchange(literal, &partial.literals);
        return;
    }
    let value = p.value(v);
    let (index_sort, element_sort) = p.pool.as_array(p.pool.sort(v)).expect("the variable is an array");
    for k in partial.apart {
        let at = p.value(k);
        let index = if p.contains(k, v) {
            let name = p.fresh("index", index_sort, at.clone());
            partial.literals.push(p.pool.eq(name, k));
            name
        } else {
            k
        };
        let element = p.fresh("element", element_sort, value.as_array().get(&at).clone());
        definition = p.pool.store(definition, index, element);
    }
    p.cube.retain(|l| *l != literal);
    p.rewrite_with(v, definition, &partial.literals);
}

/// Brings an equality with variables among the elements to the form in which the elements of one side are reads of the
/// other side, which is no write; whether there was something to do.
fn expose(p: &mut Problem<'_, '_>, literal: Term, a: Term, b: Term) -> bool {
    let (mut a, mut b) = (a, b);
    if p.pool.op(a) != Op::Store {
        std::mem::swap(&mut a, &mut b);
    }
    if exposed(p, a, b) {
        return false;
    }
    let mut partial = Partial { literals: Vec::new(), apart: Vec::new() };
    let base_a = partial.peel(p, a, b);
    let base_b = partial.peel(p, b, a);
    if base_a != base_b {
        // A partial equality of constant arrays holds or not, whatever the indices are.
        let constant = |t: Term| p.pool.op(t) == Op::ConstArray;
        if constant(base_a) && constant(base_b) {
            if p.agree(base_a, base_b) {
                partial.literals.push(p.pool.eq(base_a, base_b));
            }
            // Otherwise the indices kept apart are all there are.
        } else {
            let mut changed = base_a;
            for k in partial.apart {
                let there = p.pool.select(base_b, k);
                changed = p.pool.store(changed, k, there);
            }
            partial.literals.push(p.pool.eq(changed, base_b));
        }
    }
    p.exchange(literal, &partial.literals);
    true
}

/// Whether the elements of `a` say nothing of variables that reads of `b` do not say.
fn exposed(p: &Problem<'_, '_>, a: Term, b: Term) -> bool {
    let plain = |mut t: Term| {
        while p.pool.op(t) == Op::Store {
            let (i, x) = (p.pool.arg(t, 1), p.pool.arg(t, 2));
            let reads_other = match p.pool.op(b) {
                Op::ConstArray => p.pool.arg(b, 0) == x,
                _ => p.pool.op(x) == Op::Select && p.pool.args(x) == [b, i],
            };
            if p.marked.contains(&x) && !reads_other {
                return false;
            }
            t = p.pool.arg(t, 0);
        }
        true
    };
    plain(a) && plain(b)
}

/// Step 4.
fn reads(p: &mut Problem<'_, '_>) -> bool {
    let mut elsewhere: HashSet<Term> = HashSet::default();
    for &t in &p.order {
        let args = p.pool.args(t);
        let is_read = p.pool.op(t) == Op::Select;
        elsewhere.extend(
            args.iter()
                .enumerate()
                .filter(|(i, a)| !(is_read && *i == 0) && p.vars.contains(a))
                .map(|(_, a)| *a),
        );
    }
    let only_read = |v: &Term| is_array(p, *v) && !elsewhere.contains(v);
    let Some(v) = p.sorted_vars().into_iter().find(only_read) else { return false };
    // Indices that read the variable themselves have their turn later, when these reads are replaced.
    let found: Vec<Term> = p
        .order
        .iter()
        .copied()
        .filter(|&t| p.pool.op(t) == Op::Select && p.pool.arg(t, 0) == v && !p.contains(p.pool.arg(t, 1), v))
        .collect();
    replace_reads(p, v, &found);
    true
}

/// Replaces reads of `v` by fresh elements. If others are left, whose indices read `v`, the variable is made explicit at
/// the indices of these.
fn replace_reads(p: &mut Problem<'_, '_>, v: Term, found: &[Term]) {
    let (index_sort, element_sort) = p.pool.as_array(p.pool.sort(v)).expect("what is read is an array");
    let mut groups: Vec<(Term, Term)> = Vec::new();
    let mut conditions = Vec::new();
    let mut subst = Subst::new();
    for &read in found {
        let index = p.pool.arg(read, 1);
        let known = groups.clone().into_iter().find(|(k, _)| p.agree(*k, index));
        let element = match known {
            Some((k, element)) => {
                conditions.push(p.pool.eq(k, index));
                element
            }
            None => {
                let value = p.value(read);
                let element = p.fresh("element", element_sort, value);
                groups.push((index, element));
                element
            }
        };
        subst.insert(read, element);
    }
    conditions.extend(all_different(p, index_sort, &groups.iter().map(|(k, _)| *k).collect::<Vec<_>>()));
    let nested = p
        .order
        .iter()
        .any(|&t| p.pool.op(t) == Op::Select && p.pool.arg(t, 0) == v && p.contains(p.pool.arg(t, 1), v));
    if nested {
        // v is another array, changed at these indices.
        let value = p.value(v);
        let rest = p.fresh("array", p.pool.sort(v), value);
        let mut whole = rest;
        for (k, element) in groups {
            whole = p.pool.store(whole, k, element);
        }
        p.rewrite_with(v, whole, &conditions);
        return;
    }
    p.rewrite(&mut subst, &conditions);
}

/// Literals that keep terms apart, which differ in the model; numbers in their order.
fn all_different(p: &mut Problem<'_, '_>, sort: Sort, terms: &[Term]) -> Vec<Term> {
    if sort.is_arith() {
        let mut terms = terms.to_vec();
        terms.sort_by_cached_key(|t| p.value(*t));
        return terms.windows(2).map(|w| p.pool.lt(w[0], w[1])).collect();
    }
    let mut out = Vec::new();
    for (i, &a) in terms.iter().enumerate() {
        for &b in &terms[..i] {
            if !p.pool.are_distinct(a, b) {
                out.push(p.comparison(a, b));
            }
        }
    }
    out
}
