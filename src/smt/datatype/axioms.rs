//! What holds of datatypes' terms from the start.

use eufonium_ir::datatype::ConsId;
use eufonium_ir::{Op, Term, TermPool};

/// Testers of all constructors are made at once for datatypes with up to this many.
const FEW: usize = 4;
/// The same for datatypes all of whose constructors are constants.
const FEW_CONSTANTS: usize = 16;

/// Appends what holds of a term from the start.
pub(crate) fn axioms(pool: &mut TermPool, t: Term, out: &mut Vec<Term>) {
    match pool.op(t) {
        Op::Construct(cons) => of_construction(pool, cons, t, out),
        Op::Is(cons) if !matches!(pool.op(pool.arg(t, 0)), Op::Construct(_)) => of_tester(pool, cons, t, out),
        _ => {}
    }
}

/// The equality of two terms, as it stands if they are of a datatype.
pub(super) fn same(pool: &mut TermPool, a: Term, b: Term) -> Term {
    if pool.as_datatype(pool.sort(a)).is_some() { pool.raw_eq(a, b) } else { pool.eq(a, b) }
}

/// The construction of a term from its own fields.
fn from_fields(pool: &mut TermPool, cons: ConsId, t: Term) -> Term {
    let count = pool.constructor(cons).fields.len() as u32;
    let fields: Vec<Term> = (0..count).map(|i| pool.raw_field(cons, i, t)).collect();
    pool.raw_construct(cons, &fields)
}

/// Its fields are its arguments; it has its constructor and no other.
fn of_construction(pool: &mut TermPool, cons: ConsId, t: Term, out: &mut Vec<Term>) {
    for i in 0..pool.args(t).len() {
        let field = pool.raw_field(cons, i as u32, t);
        let argument = pool.arg(t, i);
        out.push(same(pool, field, argument));
    }
    let all = pool.constructors(pool.sort(t)).to_vec();
    if all.len() == 1 || all_constant(pool, &all) {
        return;
    }
    out.push(pool.raw_is(cons, t));
    if all.len() <= FEW {
        for other in all.into_iter().filter(|c| *c != cons) {
            let is = pool.raw_is(other, t);
            out.push(pool.not(is));
        }
    }
}

fn all_constant(pool: &TermPool, constructors: &[ConsId]) -> bool {
    constructors.iter().all(|c| pool.constructor(*c).fields.is_empty())
}

/// A term has the constructor if and only if it is the construction from its fields; it has exactly one.
fn of_tester(pool: &mut TermPool, cons: ConsId, tester: Term, out: &mut Vec<Term>) {
    let whole = pool.arg(tester, 0);
    let construction = from_fields(pool, cons, whole);
    let (equal, not) = (pool.raw_eq(whole, construction), pool.not(tester));
    out.push(pool.or2(not, equal));
    if pool.args(construction).is_empty() {
        let different = pool.not(equal);
        out.push(pool.or2(tester, different));
    }
    let all = pool.constructors(pool.sort(whole)).to_vec();
    let constant = all_constant(pool, &all);
    if all.len() > FEW && !(constant && all.len() <= FEW_CONSTANTS) {
        return;
    }
    // Each pair once; whichever tester comes first brings the others.
    let index = pool.constructor(cons).index as usize;
    if index == 0 {
        out.push(exhaustive(pool, whole));
    }
    let lower = if constant { &all[..index.min(1)] } else { &all[..index] };
    for &other in lower {
        let is = pool.raw_is(other, whole);
        let not_other = pool.not(is);
        out.push(pool.or2(not, not_other));
    }
}

/// Some constructor made the term.
pub(super) fn exhaustive(pool: &mut TermPool, t: Term) -> Term {
    let all = pool.constructors(pool.sort(t)).to_vec();
    if let [cons] = all[..] {
        let construction = from_fields(pool, cons, t);
        return pool.raw_eq(t, construction);
    }
    let testers: Vec<Term> = all.into_iter().map(|c| pool.raw_is(c, t)).collect();
    pool.or(&testers)
}
