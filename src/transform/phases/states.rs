//! The states of machines: arguments that take a few constants, each of which is a phase.
//!
//! A program that reads one character after the other often keeps in a variable what it waits for, and what holds of its other variables depends
//! on that. Such an argument is known by its new values: clauses equate it with constants. Whether it has others as well does not matter, as
//! they are a phase of their own, which is not there if they are not reached.

use super::inverse::inverse;
use eufonium_base::HashMap;
use eufonium_ir::{ChcSystem, Op, PredId, Term, TermPool, visit};

/// How many states tell an argument from one that is reset.
const LEAST: usize = 3;

/// The equations of parameters of a predicate with the constants that they are given, of the parameters with the most of them, as many as there is
/// room for.
pub(super) fn states(pool: &mut TermPool, system: &ChcSystem, pred: PredId, room: usize) -> Vec<Term> {
    let params = &system.preds[pred].params;
    let mut given: HashMap<Term, Vec<Term>> = HashMap::default();
    let mut add = |param: Term, constant: Term| {
        let constants = given.entry(param).or_default();
        if !constants.contains(&constant) {
            constants.push(constant);
        }
    };
    for clause in &system.clauses {
        let Some(head) = clause.head.as_ref().filter(|head| head.pred == pred) else { continue };
        let mut in_params = inverse(pool, &head.args, params);
        for (&arg, &param) in head.args.iter().zip(params) {
            chosen(pool, arg).into_iter().for_each(|constant| add(param, constant));
        }
        let atoms = visit::postorder(pool, &[clause.constraint]);
        let equations: Vec<(Term, Term)> = atoms.into_iter().filter_map(|t| with_constant(pool, t)).collect();
        for (side, constant) in equations {
            // Of a head's argument alone: what a clause asks for is no new value.
            if head.args.contains(&side) {
                let param = in_params.apply(pool, side);
                if params.contains(&param) {
                    add(param, constant);
                }
            }
        }
    }
    let mut all: Vec<(Term, Vec<Term>)> =
        params.iter().filter_map(|param| Some((*param, given.remove(param)?))).collect();
    all.retain(|(_, constants)| (LEAST..=room).contains(&constants.len()));
    all.sort_by_key(|(_, constants)| std::cmp::Reverse(constants.len()));
    let mut out = Vec::new();
    for (param, constants) in all {
        if out.len() + constants.len() <= room {
            out.extend(constants.into_iter().map(|constant| pool.eq(param, constant)));
        }
    }
    out
}

/// The constants among which a term chooses.
fn chosen(pool: &TermPool, term: Term) -> Vec<Term> {
    let (mut out, mut open) = (Vec::new(), vec![term]);
    while let Some(t) = open.pop() {
        match pool.op(t) {
            Op::Ite => open.extend(&pool.args(t)[1..]),
            _ if is_constant(pool, t) => out.push(t),
            _ => {}
        }
    }
    out
}

/// The sides of an equation with a constant.
fn with_constant(pool: &TermPool, t: Term) -> Option<(Term, Term)> {
    if pool.op(t) != Op::Eq {
        return None;
    }
    match (pool.arg(t, 0), pool.arg(t, 1)) {
        (side, constant) | (constant, side) if is_constant(pool, constant) => Some((side, constant)),
        _ => None,
    }
}

fn is_constant(pool: &TermPool, t: Term) -> bool {
    pool.as_num(t).is_some() || pool.as_bits(t).is_some()
}
