//! Rules over conjunctions, disjunctions and chains of any length, and over whole clauses.

use super::Case;
use eufonium_alethe::{Expr, Exprs, Head, Sort};
use eufonium_base::HashSet;

/// Whether the case follows by the rule; `None` if the rule is none of these.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    let holds = match rule {
        "and_pos" => tautology(case, |c| and_pos(c).is_some()),
        "or_neg" => tautology(case, |c| or_neg(c).is_some()),
        "and_neg" => tautology(case, |c| and_neg(c).is_some()),
        "or_pos" => tautology(case, |c| or_pos(c).is_some()),
        "and" => and(case).is_some(),
        "not_or" => not_or(case).is_some(),
        "or" => or(case).is_some(),
        "not_and" => not_and(case).is_some(),
        "contraction" => contraction(case),
        "reordering" => reordering(case),
        "weakening" => weakening(case),
        "nary_elim" => tautology(case, |c| nary_elim(c).is_some()),
        "distinct_elim" => tautology(case, |c| distinct_elim(c).is_some()),
        "ite_intro" => tautology(case, |c| ite_intro(c).is_some()),
        _ => return None,
    };
    Some(holds)
}

fn tautology(case: &Case<'_>, check: impl Fn(&Case<'_>) -> bool) -> bool {
    case.premises.is_empty() && check(case)
}

fn args_of(exprs: &Exprs, e: Expr, head: &Head) -> Option<Vec<Expr>> {
    (exprs.head(e) == head).then(|| exprs.args(e).to_vec())
}

fn require(holds: bool) -> Option<()> {
    holds.then_some(())
}

/// The index that is the only argument of the rule.
fn index(case: &Case<'_>) -> Option<usize> {
    match *case.args {
        [e] => usize::try_from(case.exprs.as_number(e)?.to_i64()?).ok(),
        _ => None,
    }
}

/// Whether the `i`-th of `parts` is `e`; without an index, whether one of them is.
fn selects(case: &Case<'_>, parts: &[Expr], e: Expr, needs_index: bool) -> Option<()> {
    if case.args.is_empty() && !needs_index {
        return require(parts.contains(&e));
    }
    require(*parts.get(index(case)?)? == e)
}

/// Whether each of `literals` is the negation of the part at its place.
fn are_negations(exprs: &Exprs, literals: &[Expr], parts: &[Expr]) -> Option<()> {
    require(
        literals.len() == parts.len()
            && literals.iter().zip(parts).all(|(l, p)| exprs.negated(*l) == Some(*p)),
    )
}

fn and_pos(case: &Case<'_>) -> Option<()> {
    let &[conjunction, part] = case.clause else { return None };
    let parts = args_of(case.exprs, case.exprs.negated(conjunction)?, &Head::And)?;
    selects(case, &parts, part, true)
}

fn or_neg(case: &Case<'_>) -> Option<()> {
    let &[disjunction, part] = case.clause else { return None };
    let parts = args_of(case.exprs, disjunction, &Head::Or)?;
    selects(case, &parts, case.exprs.negated(part)?, true)
}

fn and_neg(case: &Case<'_>) -> Option<()> {
    let (&conjunction, rest) = case.clause.split_first()?;
    are_negations(case.exprs, rest, &args_of(case.exprs, conjunction, &Head::And)?)
}

fn or_pos(case: &Case<'_>) -> Option<()> {
    let (&disjunction, rest) = case.clause.split_first()?;
    require(args_of(case.exprs, case.exprs.negated(disjunction)?, &Head::Or)? == rest)
}

fn and(case: &Case<'_>) -> Option<()> {
    let parts = args_of(case.exprs, case.premise()?, &Head::And)?;
    selects(case, &parts, case.single()?, false)
}

fn not_or(case: &Case<'_>) -> Option<()> {
    let parts = args_of(case.exprs, case.exprs.negated(case.premise()?)?, &Head::Or)?;
    selects(case, &parts, case.exprs.negated(case.single()?)?, false)
}

fn or(case: &Case<'_>) -> Option<()> {
    require(args_of(case.exprs, case.premise()?, &Head::Or)? == case.clause)
}

fn not_and(case: &Case<'_>) -> Option<()> {
    let parts = args_of(case.exprs, case.exprs.negated(case.premise()?)?, &Head::And)?;
    are_negations(case.exprs, case.clause, &parts)
}

fn literals(clause: &[Expr]) -> HashSet<Expr> {
    clause.iter().copied().collect()
}

fn contraction(case: &Case<'_>) -> bool {
    matches!(case.premises[..], [premise] if literals(premise) == literals(case.clause))
}

fn reordering(case: &Case<'_>) -> bool {
    let sorted = |clause: &[Expr]| {
        let mut clause = clause.to_vec();
        clause.sort_unstable();
        clause
    };
    matches!(case.premises[..], [premise] if sorted(premise) == sorted(case.clause))
}

fn weakening(case: &Case<'_>) -> bool {
    matches!(case.premises[..], [premise] if case.clause.starts_with(premise))
}

/// `(= (=> a b c) (=> a (=> b c)))`, `(= (+ a b c) (+ (+ a b) c))`, `(= (< a b c) (and (< a b) (< b c)))`.
fn nary_elim(case: &Case<'_>) -> Option<()> {
    let exprs = case.exprs;
    let (whole, parts) = exprs.equality(case.single()?)?;
    let (head, args) = (exprs.head(whole), exprs.args(whole));
    require(args.len() >= 2)?;
    match head {
        Head::Eq | Head::Le | Head::Lt | Head::Ge | Head::Gt => {
            let links = args_of(exprs, parts, &Head::And)?;
            require(
                links.len() == args.len() - 1
                    && links
                        .iter()
                        .zip(args.windows(2))
                        .all(|(&l, pair)| exprs.head(l) == head && exprs.args(l) == pair),
            )
        }
        Head::Implies => nested(exprs, parts, head, args, true),
        Head::Xor | Head::Add | Head::Sub | Head::Mul => nested(exprs, parts, head, args, false),
        _ => None,
    }
}

/// Whether `e` applies `head` to two arguments at a time, nested to the right or to the left.
fn nested(exprs: &Exprs, mut e: Expr, head: &Head, mut args: &[Expr], right: bool) -> Option<()> {
    while args.len() > 1 {
        let &[a, b] = exprs.args(e) else { return None };
        require(exprs.head(e) == head)?;
        let (first, last) = (args[0], args[args.len() - 1]);
        (e, args) = if right {
            require(a == first)?;
            (b, &args[1..])
        } else {
            require(b == last)?;
            (a, &args[..args.len() - 1])
        };
    }
    require(e == args[0])
}

/// Whether `e` is `(not (= a b))` or `(not (= b a))`.
fn differ(exprs: &Exprs, e: Expr, a: Expr, b: Expr) -> bool {
    let sides = exprs.negated(e).and_then(|eq| exprs.equality(eq));
    sides == Some((a, b)) || sides == Some((b, a))
}

fn distinct_elim(case: &Case<'_>) -> Option<()> {
    let exprs = case.exprs;
    let (distinct, meaning) = exprs.equality(case.single()?)?;
    let terms = args_of(exprs, distinct, &Head::Distinct)?;
    if let [a, b] = terms[..] {
        return require(differ(exprs, meaning, a, b));
    }
    if exprs.sort(terms[0]) == Sort::Bool {
        return require(*exprs.head(meaning) == Head::False);
    }
    let parts = args_of(exprs, meaning, &Head::And)?;
    let pairs = (0..terms.len()).flat_map(|i| (i + 1..terms.len()).map(move |j| (i, j)));
    let mut count = 0;
    for (i, j) in pairs {
        require(differ(exprs, *parts.get(count)?, terms[i], terms[j]))?;
        count += 1;
    }
    require(parts.len() == count)
}

/// `(= t (and t u ...))` where each `u` is `(ite c (= (ite c a b) a) (= (ite c a b) b))`, equalities in either order.
fn ite_intro(case: &Case<'_>) -> Option<()> {
    let exprs = case.exprs;
    let (t, extended) = exprs.equality(case.single()?)?;
    if t == extended {
        return Some(());
    }
    let parts = args_of(exprs, extended, &Head::And)?;
    let (&first, definitions) = parts.split_first()?;
    require(first == t && definitions.iter().all(|u| defines_ite(exprs, *u).is_some()))
}

fn defines_ite(exprs: &Exprs, u: Expr) -> Option<()> {
    let &[c, then, otherwise] = args_of(exprs, u, &Head::Ite)?.as_slice() else { return None };
    let (then, otherwise) = (exprs.equality(then)?, exprs.equality(otherwise)?);
    let is_ite = |e: Expr, a: Expr, b: Expr| *exprs.head(e) == Head::Ite && exprs.args(e) == [c, a, b];
    let flips = |(a, b): (Expr, Expr)| [(a, b), (b, a)];
    let fits =
        flips(then).iter().any(|&(e, a)| flips(otherwise).iter().any(|&(f, b)| e == f && is_ite(e, a, b)));
    require(fits)
}
