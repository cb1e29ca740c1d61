//! Interpretations with universal quantifiers: clauses under them as questions without quantifiers.
//!
//! What the head says of all elements is shown of a new constant for each bound one; what a premise says of all elements is used at
//! finitely many: at the new constants, and wherever it makes a read of an array one of an index that occurs in the clause; if that is
//! too little, also at the borders of what it is said of, `0` and `n - 1` for `0 <= k < n`. A
//! refutation by instances is one of the clause. That they do not suffice shows nothing.
//! The choice of instances is that of Bradley, Manna and Sipma, "What's decidable about arrays?" (VMCAI 2006), section 4, with
//! indices that are linear in the bound constant; in their fragment it is complete. An index that wraps around is taken for each of
//! the linear terms that it may be.
//!
//! Deliberately absent: existential quantifiers, instances at borders that are themselves bound.

use alternatives::alternatives;
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Subst, Term, TermPool, visit};

/// Most instances of one premise.
const INSTANCE_LIMIT: usize = 10_000;

/// Where premises are used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// At what is to be shown, and at indices.
    Indices,
    /// At borders too.
    Borders,
}

/// A clause without quantifiers.
pub(super) struct Opened {
    /// What the body implies.
    pub(super) body: Vec<Term>,
    /// What is to be shown, each formula by itself.
    pub(super) head: Vec<Term>,
}

/// A formula that holds for all values of some constants.
struct Universal {
    vars: Vec<Term>,
    matrix: Term,
}

/// The clause that the conjunction of `body` implies that of `head` with instances in the place of quantifiers. The error says what
/// stands in the way.
pub(super) fn open(
    pool: &mut TermPool,
    body: &[Term],
    head: &[Term],
    reach: Reach,
) -> Result<Opened, String> {
    let mut shown = Vec::new();
    let mut skolems: HashMap<Sort, Vec<Term>> = HashMap::default();
    for &goal in head {
        let Universal { vars, matrix } = prenex(pool, goal)?;
        let constants = one_for_each(pool, &vars, &mut skolems);
        shown.push(Subst::of(&vars, &constants).apply(pool, matrix));
    }
    let mut premises = Vec::new();
    for &part in body {
        for conjunct in pool.conjuncts(part) {
            premises.push(prenex(pool, conjunct)?);
        }
    }
    let indices = indices(pool, &premises, &shown);
    let mut facts = Vec::new();
    for premise in &premises {
        if premise.vars.is_empty() {
            facts.push(premise.matrix);
            continue;
        }
        for values in tuples(pool, premise, &indices, &skolems, reach)? {
            facts.push(Subst::of(&premise.vars, &values).apply(pool, premise.matrix));
        }
    }
    Ok(Opened { body: facts, head: shown })
}

/// A constant for each of these, of its sort; the same ones for each goal, as goals are shown one by one.
fn one_for_each(pool: &mut TermPool, vars: &[Term], skolems: &mut HashMap<Sort, Vec<Term>>) -> Vec<Term> {
    let mut used: HashMap<Sort, usize> = HashMap::default();
    let mut constant = |var: &Term| {
        let sort = pool.sort(*var);
        let rank = used.entry(sort).or_insert(0);
        let known = skolems.entry(sort).or_default();
        if known.len() == *rank {
            known.push(pool.fresh("any", sort));
        }
        *rank += 1;
        known[*rank - 1]
    };
    vars.iter().map(&mut constant).collect()
}

/// The formula with its quantifiers in front, each over constants of its own.
fn prenex(pool: &mut TermPool, formula: Term) -> Result<Universal, String> {
    let mut out = Universal { vars: Vec::new(), matrix: formula };
    while pool.has_quantifier(out.matrix) {
        let mut bodies = Subst::new();
        for quantified in outermost(pool, out.matrix)? {
            let (&body, bound) = pool.args(quantified).split_last().expect("a quantifier has a body");
            let bound = bound.to_vec();
            let own: Vec<Term> = bound.iter().map(|v| pool.fresh("each", pool.sort(*v))).collect();
            let body = Subst::of(&bound, &own).apply(pool, body);
            bodies.insert(quantified, body);
            out.vars.extend(own);
        }
        out.matrix = bodies.apply(pool, out.matrix);
    }
    Ok(out)
}

/// The quantified formulas in a formula that are in no other one; it is an error if one of them does not strengthen the formula.
fn outermost(pool: &TermPool, formula: Term) -> Result<Vec<Term>, String> {
    let (mut found, mut seen) = (Vec::new(), HashSet::default());
    let mut stack = vec![formula];
    while let Some(t) = stack.pop() {
        if !pool.has_quantifier(t) || !seen.insert(t) {
            continue;
        }
        match pool.op(t) {
            Op::Forall => found.push(t),
            Op::And | Op::Or => stack.extend(pool.args(t)),
            Op::Ite if !pool.has_quantifier(pool.arg(t, 0)) => stack.extend(&pool.args(t)[1..]),
            _ => return Err("a quantifier is existential, or is in a term".to_owned()),
        }
    }
    Ok(found)
}

/// The indices at which arrays are read and written for which no bound constant is needed.
fn indices(pool: &TermPool, premises: &[Universal], shown: &[Term]) -> Vec<Term> {
    let bound: HashSet<Term> = premises.iter().flat_map(|p| p.vars.iter().copied()).collect();
    let mut roots: Vec<Term> = premises.iter().map(|p| p.matrix).collect();
    roots.extend(shown);
    let (mut out, mut seen) = (Vec::new(), HashSet::default());
    for t in visit::postorder(pool, &roots) {
        if matches!(pool.op(t), Op::Select | Op::Store) {
            let index = pool.arg(t, 1);
            if seen.insert(index) && !visit::any(pool, index, |t| bound.contains(&t)) {
                out.push(index);
            }
        }
    }
    out
}

/// The values of a premise's bound constants in its instances.
fn tuples(
    pool: &mut TermPool,
    premise: &Universal,
    indices: &[Term],
    skolems: &HashMap<Sort, Vec<Term>>,
    reach: Reach,
) -> Result<Vec<Vec<Term>>, String> {
    let mut tuples = vec![Vec::new()];
    for &var in &premise.vars {
        let sort = pool.sort(var);
        let mut values: Vec<Term> = skolems.get(&sort).cloned().unwrap_or_default();
        for pattern in patterns(pool, premise, var) {
            for &index in indices {
                for value in matching(pool, var, pattern, index) {
                    if !values.contains(&value) {
                        values.push(value);
                    }
                }
            }
        }
        if reach == Reach::Borders {
            values.extend(
                borders(pool, premise, var).into_iter().filter(|b| !values.contains(b)).collect::<Vec<_>>(),
            );
        }
        // Truth values are two; else, where no index says which, an arbitrary value shows at least what does not depend on it.
        if sort == Sort::BOOL {
            values = vec![pool.tt(), pool.ff()];
        } else if values.is_empty() {
            values.push(pool.fresh("any", sort));
        }
        if tuples.len() * values.len() > INSTANCE_LIMIT {
            return Err("the instances of a quantifier are too many".to_owned());
        }
        tuples = tuples
            .iter()
            .flat_map(|tuple: &Vec<Term>| values.iter().map(|v| [tuple.as_slice(), &[*v]].concat()))
            .collect();
    }
    Ok(tuples)
}

/// The indices at which a premise reads that speak of this bound constant and no other one.
fn patterns(pool: &TermPool, premise: &Universal, var: Term) -> Vec<Term> {
    let mut out = Vec::new();
    for t in visit::postorder(pool, &[premise.matrix]) {
        if pool.op(t) == Op::Select {
            let index = pool.arg(t, 1);
            let inside = visit::constants(pool, &[index]);
            let bound = inside.iter().filter(|c| premise.vars.contains(c));
            if bound.eq([&var]) && !out.contains(&index) {
                out.push(index);
            }
        }
    }
    out
}

/// The values an integer is compared with, where no other bound constant is spoken of: the last ones for which bounds on it hold, the
/// first ones for which they do not, and those of equations.
fn borders(pool: &mut TermPool, premise: &Universal, var: Term) -> Vec<Term> {
    let mut out = Vec::new();
    if pool.sort(var) != Sort::INT {
        return out;
    }
    for t in visit::postorder(pool, &[premise.matrix]) {
        let Some((mut rest, rel)) = LinExpr::of_literal(pool, t) else { continue };
        let factor = rest.remove(var);
        let bound = |c: &Term| premise.vars.contains(c);
        let outside = rest.terms.iter().all(|(t, _)| !visit::any(pool, *t, |t| bound(&t)));
        if !factor.abs().is_one() || !outside {
            continue;
        }
        // `factor * var + rest` is 0 or, where it has to be less, -1; and next to a bound it is the number above.
        let values: &[Rat] = match rel {
            Rel::Le => &[Rat::ONE, Rat::ZERO],
            Rel::Lt => &[Rat::ZERO, Rat::MINUS_ONE],
            Rel::Eq | Rel::Ne => &[Rat::ZERO],
        };
        for value in values {
            let mut e = rest.clone();
            e.constant -= value;
            let e = e.scale(&-&factor);
            if e.is_integral() {
                let border = e.to_term(pool, Sort::INT);
                if !out.contains(&border) {
                    out.push(border);
                }
            }
        }
    }
    out
}

/// Values of the bound constant for which the index of a read may be this one.
fn matching(pool: &mut TermPool, var: Term, pattern: Term, index: Term) -> Vec<Term> {
    let sort = pool.sort(index);
    if pool.sort(pattern) != sort {
        return Vec::new();
    }
    if pattern == var {
        return vec![index];
    }
    if sort != Sort::INT || pool.sort(var) != sort {
        return Vec::new();
    }
    let mut rest = LinExpr::of(pool, pattern);
    let factor = rest.remove(var);
    if factor.is_zero() || rest.terms.iter().any(|(t, _)| visit::any(pool, *t, |t| t == var)) {
        return Vec::new();
    }
    let mut values = Vec::new();
    for mut e in alternatives(pool, index) {
        e.sub_assign(&rest);
        let e = e.scale(&factor.recip());
        values.extend(e.is_integral().then(|| e.to_term(pool, sort)));
    }
    values
}

mod alternatives;
#[cfg(test)]
mod tests;
