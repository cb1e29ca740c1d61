//! Transitivity and congruence, as rules with premises and as tautologies. Equalities may be used from either side.

use super::Case;
use eufonium_alethe::{Expr, Exprs, Head};
use eufonium_base::HashSet;

/// Whether the case follows by the rule; `None` if the rule is none of these.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    let holds = match rule {
        "eq_transitive" => case.premises.is_empty() && eq_transitive(case).is_some(),
        "eq_congruent" => case.premises.is_empty() && eq_congruent(case).is_some(),
        "eq_congruent_pred" => case.premises.is_empty() && eq_congruent_pred(case).is_some(),
        "trans" => trans(case).is_some(),
        "cong" => cong(case).is_some(),
        _ => return None,
    };
    Some(holds && case.args.is_empty())
}

type Pair = (Expr, Expr);

fn disequalities(exprs: &Exprs, literals: &[Expr]) -> Option<Vec<Pair>> {
    literals.iter().map(|l| exprs.equality(exprs.negated(*l)?)).collect()
}

fn premise_equalities(case: &Case<'_>) -> Option<Vec<Pair>> {
    let equality = |clause: &&[Expr]| match **clause {
        [e] => case.exprs.equality(e),
        _ => None,
    };
    case.premises.iter().map(equality).collect()
}

/// Whether the links connect the two terms. (More links than the way needs do no harm.)
fn connected(links: &[Pair], from: Expr, to: Expr) -> bool {
    let mut reached = HashSet::from_iter([from]);
    let mut stack = vec![from];
    while let Some(e) = stack.pop() {
        for &(a, b) in links {
            let next = if a == e { b } else { a };
            if (a == e || b == e) && reached.insert(next) {
                stack.push(next);
            }
        }
    }
    reached.contains(&to)
}

fn eq_transitive(case: &Case<'_>) -> Option<()> {
    let (conclusion, links) = case.clause.split_last()?;
    let (a, b) = case.exprs.equality(*conclusion)?;
    (links.len() >= 2 && connected(&disequalities(case.exprs, links)?, a, b)).then_some(())
}

fn trans(case: &Case<'_>) -> Option<()> {
    let (a, b) = case.exprs.equality(case.single()?)?;
    connected(&premise_equalities(case)?, a, b).then_some(())
}

fn justifies((a, b): Pair, x: Expr, y: Expr) -> bool {
    (a, b) == (x, y) || (a, b) == (y, x)
}

/// Whether `f` and `g` apply one function to arguments that the pairs join one for one.
fn congruent(exprs: &Exprs, pairs: &[Pair], f: Expr, g: Expr) -> Option<()> {
    let (xs, ys) = (exprs.args(f), exprs.args(g));
    let fits = exprs.head(f) == exprs.head(g)
        && xs.len() == ys.len()
        && xs.len() == pairs.len()
        && !xs.is_empty()
        && pairs.iter().zip(xs.iter().zip(ys)).all(|(&p, (&x, &y))| justifies(p, x, y));
    fits.then_some(())
}

fn eq_congruent(case: &Case<'_>) -> Option<()> {
    let (conclusion, links) = case.clause.split_last()?;
    let (f, g) = case.exprs.equality(*conclusion)?;
    congruent(case.exprs, &disequalities(case.exprs, links)?, f, g)
}

fn eq_congruent_pred(case: &Case<'_>) -> Option<()> {
    let [links @ .., p, q] = case.clause else { return None };
    let links = disequalities(case.exprs, links)?;
    let sides = [(*p, *q), (*q, *p)];
    sides.iter().find_map(|&(negative, positive)| {
        congruent(case.exprs, &links, case.exprs.negated(negative)?, positive)
    })
}

/// `(= (f x ..) (f y ..))` from equalities of those arguments that differ, in their order.
fn cong(case: &Case<'_>) -> Option<()> {
    let exprs = case.exprs;
    let (f, g) = exprs.equality(case.single()?)?;
    let premises = premise_equalities(case)?;
    let (xs, ys) = (exprs.args(f).to_vec(), exprs.args(g).to_vec());
    let fits = exprs.head(f) == exprs.head(g) && xs.len() == ys.len() && !premises.is_empty();
    if !fits {
        return None;
    }
    let flipped = |args: &[Expr]| args.iter().rev().copied().collect::<Vec<_>>();
    let is_equality = *exprs.head(f) == Head::Eq && xs.len() == 2;
    let direct = joins(&premises, &xs, &ys);
    (direct || is_equality && joins(&premises, &xs, &flipped(&ys))).then_some(())
}

fn joins(premises: &[Pair], xs: &[Expr], ys: &[Expr]) -> bool {
    let mut premises = premises.iter().copied().peekable();
    for (&x, &y) in xs.iter().zip(ys) {
        if premises.next_if(|&p| justifies(p, x, y)).is_none() && x != y {
            return false;
        }
    }
    premises.next().is_none()
}
