//! Exact elimination of existential variables from formulas, where it is cheap.
//!
//! One variable at a time, over the conjuncts that mention it alone. Quotients, remainders and floors are named by new
//! integers first. Then cases are taken apart until each is a cube of literals: a variable with a definition is replaced
//! by it; one that is bounded from one side only, in the whole case, is dropped; disjunctions, `ite`s and Boolean
//! variables split the case. Cubes are resolved exactly: over the reals in all pairs, over the integers in all
//! pairs if a coefficient of each is 1, else with the finitely many test points of Cooper ("Theorem proving in arithmetic
//! without multiplication", 1972). The number of cases is counted against the effort.

use super::equality;
use super::lia;
use super::lra;
use super::rows::{Atoms, Kind, Parts, Row, substitute, tidy};
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Subst, Term, TermPool, visit};

/// A formula without `vars` that is equivalent to `exists vars. formula`. `None` if a variable occurs where no rule applies
/// (under functions, in products, of an uninterpreted sort without a definition) or if more than about `effort` cases or
/// resolvents would be needed.
pub fn eliminate(pool: &mut TermPool, formula: Term, vars: &[Term], effort: usize) -> Option<Term> {
    let (mut f, mut left) = name_quotients(pool, formula, vars);
    let mut budget = effort;
    let mut stuck: HashSet<Term> = HashSet::default();
    loop {
        let conjuncts = pool.conjuncts(f);
        let counts = occurrences(pool, &conjuncts, &left);
        left.retain(|v| counts.contains_key(v));
        if left.is_empty() {
            return Some(f);
        }
        let candidates: Vec<Term> = left.iter().copied().filter(|v| !stuck.contains(v)).collect();
        let x = candidates
            .into_iter()
            .min_by_key(|v| (!equality::is_defined(pool, &conjuncts, *v), counts[v], *v))?;
        let (with, mut rest): (Vec<Term>, Vec<Term>) =
            conjuncts.into_iter().partition(|&c| visit::any(pool, c, |s| s == x));
        let mut left_over = budget;
        match eliminate_one(pool, with, x, &mut left_over) {
            Some(done) => {
                budget = left_over;
                rest.push(done);
                f = pool.and(&rest);
                stuck.clear();
            }
            None => drop(stuck.insert(x)),
        }
    }
}

/// The number of conjuncts in which each variable occurs, for those that occur.
fn occurrences(pool: &TermPool, conjuncts: &[Term], vars: &[Term]) -> HashMap<Term, usize> {
    let vars: HashSet<Term> = vars.iter().copied().collect();
    let mut counts = HashMap::default();
    for &c in conjuncts {
        for t in visit::constants(pool, &[c]) {
            if vars.contains(&t) {
                *counts.entry(t).or_insert(0) += 1;
            }
        }
    }
    counts
}

/// Names `t div k` and `floor(t)` over variables by new integers (`t mod k` is `t - k (t div k)`): with the conjuncts that
/// define them, and the variables with the new ones.
fn name_quotients(pool: &mut TermPool, formula: Term, vars: &[Term]) -> (Term, Vec<Term>) {
    let mut all = vars.to_vec();
    let marks = equality::marked(pool, &[formula], &vars.iter().copied().collect());
    let mut named: HashMap<Term, Term> = HashMap::default();
    let mut quotients: HashMap<(Term, Rat), Term> = HashMap::default();
    let mut conjuncts = Vec::new();
    for t in visit::postorder(pool, &[formula]) {
        if !marks.contains(&t) || matches!(pool.op(t), Op::Forall | Op::Exists) {
            continue;
        }
        let args: Vec<Term> = pool.args(t).iter().map(|a| *named.get(a).unwrap_or(a)).collect();
        let divisor = args.get(1).and_then(|&k| pool.as_num(k)).cloned();
        let done = match (pool.op(t), divisor) {
            (Op::IDiv | Op::Mod, Some(k)) => {
                let k = k.abs();
                let q = *quotients.entry((args[0], k.clone())).or_insert_with(|| {
                    let q = pool.fresh("quotient", Sort::INT);
                    all.push(q);
                    q
                });
                let kq = pool.scale(&k, q);
                let rest = pool.sub(args[0], kq);
                let (zero, k) = (pool.int(0), pool.num(k, Sort::INT));
                conjuncts.extend([pool.ge(rest, zero), pool.lt(rest, k)]);
                if pool.op(t) == Op::IDiv { q } else { rest }
            }
            (Op::ToInt, _) => {
                let q = pool.fresh("floor", Sort::INT);
                all.push(q);
                let real = pool.to_real(q);
                let rest = pool.sub(args[0], real);
                let (zero, one) = (pool.num(Rat::ZERO, Sort::REAL), pool.num(Rat::ONE, Sort::REAL));
                conjuncts.extend([pool.ge(rest, zero), pool.lt(rest, one)]);
                q
            }
            _ => pool.rebuild(t, &args),
        };
        named.insert(t, done);
    }
    conjuncts.push(*named.get(&formula).unwrap_or(&formula));
    (pool.and(&conjuncts), all)
}

fn eliminate_one(pool: &mut TermPool, conjuncts: Vec<Term>, x: Term, budget: &mut usize) -> Option<Term> {
    let mut cases = vec![conjuncts];
    let mut out = Vec::new();
    while let Some(case) = cases.pop() {
        let all = pool.and(&case);
        let (with, mut rest): (Vec<Term>, Vec<Term>) =
            pool.conjuncts(all).into_iter().partition(|&c| visit::any(pool, c, |s| s == x));
        let done = if with.is_empty() {
            vec![pool.tt()]
        } else if let Some(t) = definition(pool, &with, x) {
            Subst::of(&[x], &[t]).apply_all(pool, &with)
        } else if let Some(mut subst) = one_sided(pool, &with, x) {
            subst.apply_all(pool, &with)
        } else if let Some(split) = split(pool, &with, x) {
            *budget = budget.checked_sub(split.len() - 1)?;
            cases.extend(split.into_iter().map(|mut part| {
                part.extend_from_slice(&rest);
                part
            }));
            continue;
        } else {
            let disjuncts = cube(pool, &with, x, budget)?;
            vec![pool.or(&disjuncts)]
        };
        rest.extend(done);
        out.push(pool.and(&rest));
    }
    Some(pool.or(&out))
}

/// A term that the conjuncts say `x` equals.
fn definition(pool: &mut TermPool, conjuncts: &[Term], x: Term) -> Option<Term> {
    let negated = (pool.sort(x) == Sort::BOOL).then(|| pool.not(x));
    for &c in conjuncts {
        if c == x || Some(c) == negated {
            return Some(pool.bool(c == x));
        }
        // x = phi, or its negation
        let (atom, flipped) = pool.strip_not(c);
        if pool.op(atom) == Op::Eq && pool.sort(x) == Sort::BOOL && pool.args(atom).contains(&x) {
            let other = if pool.arg(atom, 0) == x { pool.arg(atom, 1) } else { pool.arg(atom, 0) };
            if !visit::any(pool, other, |s| s == x) {
                return Some(if flipped { pool.not(other) } else { other });
            }
        }
    }
    equality::definition(pool, conjuncts, x)
}

/// If far enough in one direction every literal with `x` holds: the truth of their atoms there.
fn one_sided(pool: &TermPool, conjuncts: &[Term], x: Term) -> Option<Subst> {
    if !pool.sort(x).is_arith() {
        return None;
    }
    let mut subst = Subst::new();
    let (mut up, mut down) = (true, true);
    let mut seen = HashSet::default();
    let mut stack: Vec<(Term, bool)> = conjuncts.iter().map(|&c| (c, true)).collect();
    while let Some((t, positive)) = stack.pop() {
        if !seen.insert((t, positive)) {
            continue;
        }
        match pool.op(t) {
            Op::Not => stack.push((pool.arg(t, 0), !positive)),
            Op::And | Op::Or => stack.extend(pool.args(t).iter().map(|&a| (a, positive))),
            _ if !visit::any(pool, t, |s| s == x) => {}
            _ => {
                let (e, rel) = LinExpr::of_literal(pool, t)?;
                let c = linear_coeff(pool, &e, x)?;
                match rel {
                    Rel::Eq if positive => return None,
                    Rel::Eq | Rel::Ne => {}
                    Rel::Le | Rel::Lt => {
                        up &= c.is_positive() != positive;
                        down &= c.is_positive() == positive;
                    }
                }
                subst.insert(t, if positive { pool.tt() } else { pool.ff() });
            }
        }
        if !up && !down {
            return None;
        }
    }
    Some(subst)
}

/// The coefficient of `x`, if it is not 0 and `x` occurs nowhere else in the expression.
fn linear_coeff(pool: &TermPool, e: &LinExpr, x: Term) -> Option<Rat> {
    let elsewhere = e.terms.iter().any(|(t, _)| *t != x && visit::any(pool, *t, |s| s == x));
    let c = e.coeff(x);
    (!elsewhere && !c.is_zero()).then_some(c)
}

/// Cases that together say the same as the conjuncts, by the first one that is no literal. `None` if there is none.
fn split(pool: &mut TermPool, conjuncts: &[Term], x: Term) -> Option<Vec<Vec<Term>>> {
    if pool.sort(x) == Sort::BOOL {
        let case = |pool: &mut TermPool, value: Term| Subst::of(&[x], &[value]).apply_all(pool, conjuncts);
        let (tt, ff) = (pool.tt(), pool.ff());
        return Some(vec![case(pool, tt), case(pool, ff)]);
    }
    for (i, &c) in conjuncts.iter().enumerate() {
        let others = || conjuncts.iter().enumerate().filter(move |(j, _)| *j != i).map(|(_, &c)| c);
        if let Some(parts) = alternatives(pool, c, x) {
            return Some(parts.into_iter().map(|part| others().chain([part]).collect()).collect());
        }
        let Some(ite) = visit::postorder(pool, &[c]).into_iter().find(|&t| pool.op(t) == Op::Ite) else {
            continue;
        };
        let (cond, a, b) = (pool.arg(ite, 0), pool.arg(ite, 1), pool.arg(ite, 2));
        let not_cond = pool.not(cond);
        let cases = [(cond, a), (not_cond, b)].map(|(cond, branch)| {
            let mut case = Subst::of(&[ite], &[branch]).apply_all(pool, conjuncts);
            case.push(cond);
            case
        });
        return Some(cases.to_vec());
    }
    None
}

/// The disjuncts of a formula that is no literal; those without `x` together.
fn alternatives(pool: &mut TermPool, c: Term, x: Term) -> Option<Vec<Term>> {
    let (t, negated) = pool.strip_not(c);
    let args = pool.args(t).to_vec();
    match pool.op(t) {
        Op::Or if negated => {
            let parts = pool.not_all(&args);
            Some(vec![pool.and(&parts)])
        }
        Op::And | Op::Or => {
            let args = if negated { pool.not_all(&args) } else { args };
            let (mut with, without): (Vec<Term>, Vec<Term>) =
                args.into_iter().partition(|&a| visit::any(pool, a, |s| s == x));
            if !without.is_empty() {
                with.push(pool.or(&without));
            }
            Some(with)
        }
        Op::Eq if pool.sort(args[0]) == Sort::BOOL => {
            let no = pool.not_all(&args);
            let pairs = if negated {
                [[args[0], no[1]], [no[0], args[1]]]
            } else {
                [[args[0], args[1]], [no[0], no[1]]]
            };
            Some(pairs.map(|pair| pool.and(&pair)).to_vec())
        }
        Op::Ite => {
            let (a, b) = if negated { (pool.not(args[1]), pool.not(args[2])) } else { (args[1], args[2]) };
            let not_cond = pool.not(args[0]);
            Some(vec![pool.and2(args[0], a), pool.and2(not_cond, b)])
        }
        _ => None,
    }
}

/// Disjuncts that together are equivalent to `exists x.` the literals, in all of which `x` occurs.
fn cube(pool: &mut TermPool, literals: &[Term], x: Term, budget: &mut usize) -> Option<Vec<Term>> {
    if !pool.sort(x).is_arith() {
        return None;
    }
    let mut atoms = Atoms::default();
    let mut cubes: Vec<Vec<Row>> = vec![Vec::new()];
    for &literal in literals {
        let (e, rel) = LinExpr::of_literal(pool, literal)?;
        linear_coeff(pool, &e, x)?;
        for (t, _) in &e.terms {
            atoms.set(*t, Rat::ZERO, pool.sort(*t) == Sort::INT);
        }
        let row = match rel {
            Rel::Eq => Row::new(e, Kind::Eq),
            Rel::Le | Rel::Lt => Row::bound(e, rel == Rel::Lt),
            Rel::Ne => {
                *budget = budget.checked_sub(cubes.len())?;
                let mut other = cubes.clone();
                let minus = e.clone().scale(&Rat::MINUS_ONE);
                cubes.iter_mut().for_each(|cube| cube.push(Row::bound(e.clone(), true)));
                other.iter_mut().for_each(|cube| cube.push(Row::bound(minus.clone(), true)));
                cubes.append(&mut other);
                continue;
            }
        };
        cubes.iter_mut().for_each(|cube| cube.push(row.clone()));
    }
    let mut out = Vec::new();
    for rows in cubes {
        let rows = tidy(rows, &atoms);
        for rows in exactly(pool, rows, x, &atoms, budget)? {
            let literals: Vec<Term> = tidy(rows, &atoms).iter().map(|row| row.to_literal(pool)).collect();
            out.push(pool.and(&literals));
        }
    }
    Some(out)
}

/// Cubes of rows whose disjunction is equivalent to `exists x. rows`.
fn exactly(
    pool: &TermPool,
    rows: Vec<Row>,
    x: Term,
    atoms: &Atoms,
    budget: &mut usize,
) -> Option<Vec<Vec<Row>>> {
    let is_int = pool.sort(x) == Sort::INT;
    let equality = (0..rows.len())
        .filter(|&i| rows[i].kind == Kind::Eq && !rows[i].expr.coeff(x).is_zero())
        .filter(|&i| !is_int || atoms.integral(&rows[i].expr))
        .min_by_key(|&i| rows[i].expr.coeff(x).abs());
    if let Some(which) = equality {
        return Some(vec![if is_int { lia::solve(rows, which, x) } else { lra::solve(rows, which, x) }]);
    }
    let parts = Parts::of(rows.clone(), x);
    if !parts.equal.is_empty() {
        return None;
    }
    if parts.lower.is_empty() || parts.upper.is_empty() {
        return Some(vec![parts.rest]);
    }
    let pairs = parts.lower.len() * parts.upper.len();
    let unit = |l: &super::rows::Bound, u: &super::rows::Bound| {
        atoms.integral(&l.expr) && atoms.integral(&u.expr) && (l.coeff.is_one() || u.coeff.is_one())
    };
    if !is_int || parts.lower.iter().all(|l| parts.upper.iter().all(|u| unit(l, u))) {
        *budget = budget.checked_sub(pairs.saturating_sub(rows.len()))?;
        let mut rest = parts.rest;
        rest.extend(lra::all_pairs(&parts.lower, &parts.upper));
        return Some(vec![rest]);
    }
    test_points(rows, parts, x, atoms, budget)
}

/// Cooper's test points: the least solution lies less than `a` above some lower bound `s <= a x`.
fn test_points(
    rows: Vec<Row>,
    parts: Parts,
    x: Term,
    atoms: &Atoms,
    budget: &mut usize,
) -> Option<Vec<Vec<Row>>> {
    let bounds = || parts.lower.iter().chain(&parts.upper);
    if !bounds().all(|b| atoms.integral(&b.expr)) {
        return None;
    }
    let total = |bounds: &[super::rows::Bound]| bounds.iter().fold(Rat::ZERO, |sum, b| sum + &b.coeff);
    let (below, above) = (total(&parts.lower), total(&parts.upper));
    let (side, sign) = if below <= above { (parts.lower, Rat::ONE) } else { (parts.upper, Rat::MINUS_ONE) };
    let count = usize::try_from(below.min(above).to_i64()?).ok()?;
    *budget = budget.checked_sub(count)?;
    let mut out = Vec::with_capacity(count);
    for bound in &side {
        let mut shifted = bound.expr.clone();
        for _ in 0..bound.coeff.to_i64()? {
            let mut case = rows.clone();
            substitute(&mut case, x, &shifted.clone().scale(&bound.coeff.recip()));
            case.push(Row::new(shifted.clone(), Kind::Divides(bound.coeff.clone())));
            out.push(case);
            shifted.constant += &sign;
        }
    }
    Some(out)
}
