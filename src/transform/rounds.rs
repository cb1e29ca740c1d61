//! Rounds: predicates with loops split by whether a step of the loop has led to them, for an analysis that knows no disjunctions.
//!
//! What a loop's head is like before the first step and what it is like after one have often little in common: where a loop may not be
//! entered at all, `i <= n` holds after each step and need not before the first. A predicate that is a premise of its own gets two
//! copies, one for the facts that other predicates give it, and one for those that it gives itself; so the analysis peels one trip off.
//!
//! What is found comes back as disjunctions ([`Rounds::facts`]): all that holds before the first step, or one of the things that hold after a
//! step. They are candidates for an invariant, as this transformation is for analyses alone and has no way back for derivations.
//!
//! Source: trace partitioning, Rival and Mauborgne (TOPLAS 2007). Deliberately absent: loops through several predicates, more rounds than one.

use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Subst, Term, TermPool};

/// Most copies of clauses.
const MOST_CLAUSES: usize = 400;

/// Clauses whose predicates are split by rounds.
#[derive(Debug)]
pub struct Rounds {
    /// The clauses, without queries.
    pub system: ChcSystem,
    /// For each predicate of the given clauses its copies: before the first step, and after one.
    copies: IdVec<PredId, (PredId, Option<PredId>)>,
}

impl Rounds {
    /// From facts about the copies those about the predicates of the old system that say more than what is known of these.
    pub fn facts(
        &self,
        pool: &mut TermPool,
        old: &ChcSystem,
        facts: &IdVec<PredId, Vec<Term>>,
        known: &IdVec<PredId, Vec<Term>>,
    ) -> IdVec<PredId, Vec<Term>> {
        let ff = pool.ff();
        let mut out: IdVec<PredId, Vec<Term>> = old.preds.keys().map(|_| Vec::new()).collect();
        for (pred, &(first, later)) in self.copies.iter() {
            let Some(later) = later else { continue };
            let params = &old.preds[pred].params;
            let mut of = |copy: PredId| {
                Subst::of(&self.system.preds[copy].params, params).apply_all(pool, &facts[copy])
            };
            let (before, after) = (of(first), of(later));
            if before.contains(&ff) || after.contains(&ff) {
                out[pred] = if before.contains(&ff) { after } else { before };
                continue;
            }
            let start = pool.and(&before);
            let is_new = |fact: &Term| !before.contains(fact) && !known[pred].contains(fact);
            for fact in after.iter().copied().filter(is_new) {
                let either = pool.or(&[start, fact]);
                if either != pool.tt() {
                    out[pred].push(either);
                }
            }
        }
        out
    }
}

/// The clauses by rounds; `None` if no predicate is a premise of its own, or there are too many clauses.
pub fn rounds(pool: &mut TermPool, system: &ChcSystem) -> Option<Rounds> {
    let steps = |clause: &Clause| {
        clause.head.as_ref().is_some_and(|head| clause.body.iter().any(|app| app.pred == head.pred))
    };
    let mut loops: IdVec<PredId, bool> = system.preds.keys().map(|_| false).collect();
    for clause in system.clauses.iter().filter(|c| steps(c)) {
        loops[clause.head.as_ref().expect("a step has a head").pred] = true;
    }
    if !loops.values().any(|is_loop| *is_loop) {
        return None;
    }
    let mut out = ChcSystem::new();
    let copies: IdVec<PredId, (PredId, Option<PredId>)> = system
        .preds
        .iter()
        .map(|(pred, predicate)| {
            let mut copy = || out.declare(pool, &predicate.name, &predicate.sorts);
            let first = copy();
            (first, loops[pred].then(copy))
        })
        .collect();
    for clause in &system.clauses {
        let Some(head) = &clause.head else { continue };
        let (first, later) = copies[head.pred];
        let to = if steps(clause) { later.expect("it is a loop") } else { first };
        let head = PredApp { pred: to, args: head.args.clone() };
        let bodies = clause.body.iter().fold(vec![Vec::new()], |bodies: Vec<Vec<PredApp>>, app| {
            let (first, later) = copies[app.pred];
            let choices: Vec<PredId> = std::iter::once(first).chain(later).collect();
            let extended = |body: Vec<PredApp>| {
                let with = |pred: &PredId| {
                    let app = PredApp { pred: *pred, args: app.args.clone() };
                    body.iter().cloned().chain([app]).collect::<Vec<_>>()
                };
                choices.iter().map(with).collect::<Vec<_>>()
            };
            bodies.into_iter().flat_map(extended).take(MOST_CLAUSES).collect()
        });
        for body in bodies {
            let head = Some(head.clone());
            out.clauses.push(Clause { body, constraint: clause.constraint, head, span: clause.span });
        }
        if out.clauses.len() > MOST_CLAUSES {
            return None;
        }
    }
    debug_assert!(copies.values().all(|(first, _)| first.index() < out.preds.len()));
    Some(Rounds { system: out, copies })
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::Sort;

    /// `P(n)` for any `n`; `P(x) -> P(x + 1)`; `P(x) -> Q(x)`; `Q(x)` and `x < 0` are a violation.
    fn counter(pool: &mut TermPool) -> ChcSystem {
        let mut system = ChcSystem::new();
        let [p, q] = ["P", "Q"].map(|name| system.declare(pool, name, &[Sort::INT]));
        let (x, zero, one) = (pool.constant("x", Sort::INT), pool.int(0), pool.int(1));
        let (next, negative, tt) = (pool.add(&[x, one]), pool.lt(x, zero), pool.tt());
        let app = |pred, arg| PredApp { pred, args: vec![arg] };
        for (body, constraint, head) in [
            (vec![], tt, Some(app(p, x))),
            (vec![app(p, x)], tt, Some(app(p, next))),
            (vec![app(p, x)], tt, Some(app(q, x))),
            (vec![app(q, x)], negative, None),
        ] {
            system.clauses.push(Clause { body, constraint, head, span: None });
        }
        system
    }

    #[test]
    fn loops_are_split_and_facts_come_back() {
        let mut pool = TermPool::new();
        let old = counter(&mut pool);
        let split = rounds(&mut pool, &old).expect("there is a loop");
        // Two copies of P, one of Q; the step comes from both, and so does what leads to Q.
        assert_eq!((split.system.preds.len(), split.system.clauses.len()), (3, 5));
        let zero = pool.int(0);
        let facts = split.system.preds.values().enumerate();
        let facts = facts.map(|(i, p)| if i < 2 { vec![(i, p.params[0])] } else { vec![] });
        let facts: Vec<Vec<(usize, Term)>> = facts.collect();
        let facts = facts.iter().map(|of| {
            let fact = |(i, x): &(usize, Term)| if *i == 0 { pool.eq(*x, zero) } else { pool.lt(zero, *x) };
            of.iter().map(fact).collect()
        });
        let facts = facts.collect();
        let known = old.preds.keys().map(|_| vec![]).collect();
        let back = split.facts(&mut pool, &old, &facts, &known);
        let p = old.preds.keys().next().expect("there is P");
        let x = old.preds[p].params[0];
        let (start, later) = (pool.eq(x, zero), pool.lt(zero, x));
        assert_eq!(back[p], [pool.or(&[start, later])]);
    }
}
