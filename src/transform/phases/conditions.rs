//! The conditions on the arguments of a predicate by which its phases are told apart.
//!
//! *Choices* are truth values among the arguments, the states of machines ([`states`](super::states)), and bounds that the clauses choose by. *Orders* are for arguments that a clause equates with
//! something by choice, as the slot of an arbitrary element of an array is equated with the index that a loop writes at: what is below of that
//! index has been written, what is above of it has not. So these are segments in the sense of Cousot, Cousot and Logozzo, "A parametric
//! segmentation functor for fully automatic and scalable array content analysis" (POPL 2011), with segments between what
//! the clauses compare in place of a domain of segments. What an index is itself compared with by the loop is a border as well.

use super::MOST_CONDITIONS;
use super::inverse::inverse;
use super::states::states;
use eufonium_base::HashSet;
use eufonium_base::Rat;
use eufonium_base::ids::IdVec;
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Rel, Subst, Term, TermPool, visit};

/// For each predicate the truth values among its parameters and the states of machines, or the bounds that clauses choose by.
pub(super) fn choices(pool: &mut TermPool, system: &ChcSystem) -> IdVec<PredId, Vec<Term>> {
    of_recursive(pool, system, |pool, pred| {
        let params = system.preds[pred].params.iter().copied();
        let mut out: Vec<Term> = params.filter(|p| pool.sort(*p).is_bool()).collect();
        let room = MOST_CONDITIONS.saturating_sub(out.len());
        out.extend(states(pool, system, pred, room));
        if out.is_empty() {
            out = bounds(pool, system, pred);
        }
        if out.len() > MOST_CONDITIONS { Vec::new() } else { out }
    })
}

/// For each predicate the states of machines, whether it has a step or not.
pub(super) fn machines(pool: &mut TermPool, system: &ChcSystem) -> IdVec<PredId, Vec<Term>> {
    system.preds.keys().map(|pred| states(pool, system, pred, MOST_CONDITIONS)).collect()
}

/// Where clauses equate what orders are between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Equated {
    /// In all choices.
    Anywhere,
    /// In choices of arguments of their heads, as elements that a loop writes are.
    Written,
}

/// For each predicate the order between its arguments and what the clauses equate them with, and what is known to bound that.
pub(super) fn orders(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    equated: Equated,
) -> IdVec<PredId, Vec<Term>> {
    of_recursive(pool, system, |pool, pred| {
        let mut out = Vec::new();
        for clause in system.clauses.iter().filter(|clause| is_step(clause, pred)) {
            for condition in borders(pool, (system, clause), pred, &known[pred], equated) {
                if !out.contains(&condition) && out.len() < MOST_CONDITIONS {
                    out.push(condition);
                }
            }
        }
        out
    })
}

/// These conditions, and for each predicate those of others that are about its arguments too: of what a loop has written, the next loop
/// does not say how far it went.
pub(super) fn carried(
    pool: &mut TermPool,
    system: &ChcSystem,
    mut conditions: IdVec<PredId, Vec<Term>>,
) -> IdVec<PredId, Vec<Term>> {
    // Whose condition each one is at first: what comes back from a loop is the same one with another number.
    let own = |(pred, of): (PredId, &Vec<Term>)| (0..of.len()).map(|i| (pred, i)).collect();
    let mut origins: IdVec<PredId, Vec<(PredId, usize)>> = conditions.iter().map(own).collect();
    loop {
        let mut changed = false;
        for clause in &system.clauses {
            let Some(head) = &clause.head else { continue };
            let params = &system.preds[head.pred].params;
            for (i, app) in clause.body.iter().enumerate() {
                // Another application speaks of what is read.
                if app.pred == head.pred || clause.body[..i].iter().any(|other| other.pred == app.pred) {
                    continue;
                }
                let at_app = Subst::of(&system.preds[app.pred].params, &app.args)
                    .apply_all(pool, &conditions[app.pred]);
                let at_head = inverse(pool, &head.args, params).apply_all(pool, &at_app);
                for (condition, origin) in at_head.into_iter().zip(origins[app.pred].clone()) {
                    let condition = pool.strip_not(condition).0;
                    let own = &mut conditions[head.pred];
                    let is_constant = visit::constants(pool, &[condition]).is_empty();
                    if !is_constant
                        && constants_of(pool, condition, params)
                        && !own.contains(&condition)
                        && !origins[head.pred].contains(&origin)
                        && own.len() < MOST_CONDITIONS
                    {
                        own.push(condition);
                        origins[head.pred].push(origin);
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return conditions;
        }
    }
}

/// Whether the clause goes from a predicate to itself.
fn is_step(clause: &Clause, pred: PredId) -> bool {
    clause.head.as_ref().is_some_and(|head| head.pred == pred)
        && clause.body.iter().any(|app| app.pred == pred)
}

/// What a function finds for each predicate with a step; nothing for the others.
fn of_recursive(
    pool: &mut TermPool,
    system: &ChcSystem,
    mut find: impl FnMut(&mut TermPool, PredId) -> Vec<Term>,
) -> IdVec<PredId, Vec<Term>> {
    let heads = system.clauses.iter().filter_map(|c| c.head.as_ref().map(|head| (c, head.pred)));
    let recursive: HashSet<PredId> = heads.filter(|(c, p)| is_step(c, *p)).map(|(_, p)| p).collect();
    let of = |pred| if recursive.contains(&pred) { find(pool, pred) } else { Vec::new() };
    system.preds.keys().map(of).collect()
}

/// The bounds on parameters of a predicate alone that clauses with it in the body choose by.
fn bounds(pool: &mut TermPool, system: &ChcSystem, pred: PredId) -> Vec<Term> {
    let mut out = Vec::new();
    let steps = || system.clauses.iter().filter(|clause| is_step(clause, pred));
    let several = steps().count() > 1;
    for clause in steps() {
        let Some(app) = clause.body.iter().find(|app| app.pred == pred) else { continue };
        let params = &system.preds[pred].params;
        let mut in_params = inverse(pool, &app.args, params);
        let top: HashSet<Term> = pool.conjuncts(clause.constraint).into_iter().collect();
        for t in visit::postorder(pool, &roots(clause)) {
            let is_bound = LinExpr::of_bound(pool, t).is_some();
            let (atom, _) = pool.strip_not(t);
            let not = pool.not(atom);
            if !is_bound || (!several && (top.contains(&atom) || top.contains(&not))) {
                continue;
            }
            let condition = in_params.apply(pool, atom);
            let (condition, _) = pool.strip_not(condition);
            if !out.contains(&condition) && constants_of(pool, condition, params) {
                out.push(condition);
            }
        }
    }
    out
}

/// The constraint of a clause and the arguments of its head.
fn roots(clause: &Clause) -> Vec<Term> {
    let args = clause.head.iter().flat_map(|head| head.args.iter().copied());
    std::iter::once(clause.constraint).chain(args).collect()
}

/// For a step of a predicate, the borders between what it equates: where `k` is equated with a counter `i` that goes up, `k < i`, and for what
/// is known to bound `i`, as `0 <= i` and `i <= n`, also `k < 0` and `k < n`; where `i` goes down, these with `<=`.
fn borders(
    pool: &mut TermPool,
    (system, clause): (&ChcSystem, &Clause),
    pred: PredId,
    known: &[Term],
    which: Equated,
) -> Vec<Term> {
    // What the step changes is no end of anything.
    let unchanged = unchanged(system, clause, pred);
    let known = known.iter().filter_map(|t| LinExpr::of_bound(pool, *t));
    let bounds: Vec<LinExpr> = known.map(|(e, rel)| closed(pool, e, rel)).collect();
    let mut out = Vec::new();
    for (e, grows) in differences(pool, system, (clause, pred), which) {
        let at_end = |sign: &Rat| {
            let sums = bounds.iter().filter_map(|bound| {
                let mut sum = e.clone();
                sum.add_scaled(bound, sign);
                let cancels = sum.terms.len() + 2 <= e.terms.len() + bound.terms.len();
                let own = |t: &Term| e.terms.iter().any(|(of, _)| of == t);
                let stays = sum.terms.iter().all(|(t, _)| own(t) || unchanged.contains(t));
                (cancels && stays && !sum.is_constant()).then_some(sum)
            });
            // One for each end, a number of the clauses rather than a constant.
            sums.min_by_key(|sum| sum.terms.len().abs_diff(2))
        };
        let ends = [Rat::ONE, Rat::MINUS_ONE].iter().filter_map(at_end).collect::<Vec<_>>();
        let borders = [vec![e.clone()], ends].concat();
        for (border, rel) in borders.iter().flat_map(|border| [(border, Rel::Lt), (border, Rel::Le)]) {
            if grows.is_none_or(|grows| grows == (rel == Rel::Le)) {
                let atom = border.to_atom(pool, rel);
                out.push(pool.strip_not(atom).0);
            }
        }
    }
    out
}

/// The parameters that a step of a predicate hands on as they are.
fn unchanged(system: &ChcSystem, clause: &Clause, pred: PredId) -> Vec<Term> {
    let of = |app: &PredApp| app.pred == pred;
    let (Some(app), Some(head)) =
        (clause.body.iter().find(|app| of(app)), clause.head.as_ref().filter(|h| of(h)))
    else {
        return Vec::new();
    };
    let pairs = app.args.iter().zip(&head.args).zip(&system.preds[pred].params);
    pairs.filter(|((before, after), _)| before == after).map(|(_, param)| *param).collect()
}

/// The expression that is at most 0, of one that is below 0 or at most 0.
fn closed(pool: &TermPool, mut e: LinExpr, rel: Rel) -> LinExpr {
    if rel == Rel::Lt && e.over_integers(pool) {
        e.constant += &Rat::ONE;
    }
    e
}

/// The differences of what a step of a predicate equates by choice, or between two applications in its body, over the parameters;
/// and whether the step lets them grow, if it changes them at all.
fn differences(
    pool: &mut TermPool,
    system: &ChcSystem,
    (clause, pred): (&Clause, PredId),
    which: Equated,
) -> Vec<(LinExpr, Option<bool>)> {
    let params = &system.preds[pred].params;
    let apps: Vec<&PredApp> = clause.body.iter().filter(|app| app.pred == pred).collect();
    let ([app, others @ ..], Some(head)) = (&apps[..], &clause.head) else { return Vec::new() };
    let mut pairs = equated(pool, clause, which);
    let compared = if which == Equated::Anywhere { others } else { &[] };
    for other in compared {
        let differ = |(a, b): &(&Term, &Term)| a != b && pool.sort(**a).is_arith();
        pairs.extend(app.args.iter().zip(&other.args).filter(differ).map(|(a, b)| (*a, *b)));
    }
    let mut in_params = inverse(pool, &app.args, params);
    let new = in_params.apply_all(pool, &head.args);
    let mut step = Subst::of(params, &new);
    let mut out: Vec<(LinExpr, Option<bool>)> = Vec::new();
    for (a, b) in pairs {
        let (a, b) = (in_params.apply(pool, a), in_params.apply(pool, b));
        let difference = pool.sub(a, b);
        let e = LinExpr::of(pool, difference);
        if e.is_constant() || !constants_of(pool, difference, params) || out.iter().any(|(old, _)| *old == e)
        {
            continue;
        }
        let next = step.apply(pool, difference);
        let change = pool.sub(next, difference);
        let change = LinExpr::of(pool, change);
        // An index that goes anywhere, as along a list, tells nothing of what is behind it.
        if !change.is_constant() {
            continue;
        }
        let is_step = !change.constant.is_zero();
        out.push((e, is_step.then(|| change.constant.is_positive())));
    }
    out
}

/// The pairs of numbers that a clause equates, but not as one of its conjuncts.
fn equated(pool: &TermPool, clause: &Clause, which: Equated) -> Vec<(Term, Term)> {
    let top = pool.conjuncts(clause.constraint);
    let roots = match which {
        Equated::Anywhere => roots(clause),
        Equated::Written => clause.head.iter().flat_map(|head| head.args.iter().copied()).collect(),
    };
    let is_choice =
        |t: &Term| !top.contains(t) && pool.op(*t) == Op::Eq && pool.sort(pool.arg(*t, 0)).is_arith();
    let choices = visit::postorder(pool, &roots).into_iter().filter(is_choice);
    choices.map(|t| (pool.arg(t, 0), pool.arg(t, 1))).collect()
}

/// Whether a term has no constants but these.
fn constants_of(pool: &TermPool, t: Term, params: &[Term]) -> bool {
    visit::constants(pool, &[t]).iter().all(|c| params.contains(c))
}
