//! Remainders in indices become numbers of which the range alone is known.
//!
//! `table[hash % 8]`, `ring[tail & 15]`: what holds of all elements of such an array holds wherever they are written, but a search that projects
//! the index at the point of a model learns about one remainder after the other. So each remainder by a number in an index of an array is
//! replaced by a new constant of its clause between the least and the greatest remainder, in the whole clause.
//!
//! The new clauses are weaker: interpretations of them are ones of the old clauses, what is derived from them says nothing.
//! Deliberately absent: remainders of bit-vectors, and relations between the remainders of one clause, such as `(i + 1) mod 8` after `i mod 8`.

use eufonium_base::HashSet;
use eufonium_ir::{ChcSystem, Clause, Op, PredApp, Sort, Subst, Term, TermPool, visit};

/// The clauses with any remainders in indices; `None` if no index has one, or if there are quantifiers, whose constants these may be of.
pub fn any_remainders(pool: &mut TermPool, system: &ChcSystem) -> Option<ChcSystem> {
    if system.clauses.iter().any(|clause| pool.has_quantifier(clause.constraint)) {
        return None;
    }
    let mut found = false;
    let mut clauses = Vec::with_capacity(system.clauses.len());
    for clause in &system.clauses {
        let remainders = in_indices(pool, clause);
        found |= !remainders.is_empty();
        clauses.push(loosened(pool, clause, &remainders));
    }
    found.then(|| ChcSystem { preds: system.preds.clone(), clauses })
}

/// The remainders by numbers in the indices of a clause, outermost ones alone.
fn in_indices(pool: &TermPool, clause: &Clause) -> Vec<Term> {
    let mut indices = Vec::new();
    for t in visit::postorder(pool, &clause.roots()) {
        let is_access = matches!(pool.op(t), Op::Select | Op::Store);
        if is_access && pool.sort(pool.arg(t, 1)) == Sort::INT {
            indices.push(pool.arg(t, 1));
        }
    }
    let (mut remainders, mut seen) = (Vec::new(), HashSet::default());
    while let Some(t) = indices.pop() {
        if !seen.insert(t) {
            continue;
        }
        match pool.op(t) {
            Op::Mod if pool.as_num(pool.arg(t, 1)).is_some_and(|n| !n.is_zero()) => remainders.push(t),
            _ => indices.extend(pool.args(t)),
        }
    }
    remainders
}

/// The clause with a constant for each of these remainders.
fn loosened(pool: &mut TermPool, clause: &Clause, remainders: &[Term]) -> Clause {
    if remainders.is_empty() {
        return clause.clone();
    }
    let (mut subst, mut parts) = (Subst::new(), Vec::new());
    for &t in remainders {
        let value = pool.fresh("remainder", Sort::INT);
        let divisor = pool.as_num(pool.arg(t, 1)).expect("divisors are numbers").abs();
        let (zero, end) = (pool.int(0), pool.num(divisor, Sort::INT));
        parts.extend([pool.le(zero, value), pool.lt(value, end)]);
        subst.insert(t, value);
    }
    let mut app = |app: &PredApp| PredApp { pred: app.pred, args: subst.apply_all(pool, &app.args) };
    let body = clause.body.iter().map(&mut app).collect();
    let head = clause.head.as_ref().map(&mut app);
    parts.push(subst.apply(pool, clause.constraint));
    Clause { body, constraint: pool.and(&parts), head, span: clause.span }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{Evaluator, Model, Value};
    use eufonium_testing::Rng;

    /// `P(a, i) & a[i mod 4] > 0 => P(a[3 + (i mod 8) := i mod 5], i)`.
    fn ring(pool: &mut TermPool) -> ChcSystem {
        let array = pool.array_sort(Sort::INT, Sort::INT);
        let mut system = ChcSystem::new();
        let p = system.declare(pool, "P", &[array, Sort::INT]);
        let (a, i) = (pool.constant("a", array), pool.constant("i", Sort::INT));
        let remainder = |pool: &mut TermPool, n: i64| {
            let n = pool.int(n);
            pool.modulo(i, n)
        };
        let [by_four, by_eight, by_five] = [4, 8, 5].map(|n| remainder(pool, n));
        let (zero, three) = (pool.int(0), pool.int(3));
        let (read, to) = (pool.select(a, by_four), pool.add(&[three, by_eight]));
        let (positive, written) = (pool.lt(zero, read), pool.store(a, to, by_five));
        let app = |a| PredApp { pred: p, args: vec![a, i] };
        let (body, head) = (vec![app(a)], Some(app(written)));
        system.clauses = vec![Clause { body, constraint: positive, head, span: None }];
        system
    }

    fn has_remainder(pool: &TermPool, clause: &Clause, by: i64) -> bool {
        let is_such = |t: &Term| {
            pool.op(*t) == Op::Mod && pool.as_num(pool.arg(*t, 1)).is_some_and(|n| *n == by.into())
        };
        visit::postorder(pool, &clause.roots()).iter().any(is_such)
    }

    #[test]
    fn only_remainders_in_indices_become_numbers_of_their_ranges() {
        let mut pool = TermPool::new();
        let system = ring(&mut pool);
        let loose = any_remainders(&mut pool, &system).expect("there are remainders in indices");
        let clause = &loose.clauses[0];
        let kept = [4, 8, 5].map(|by| has_remainder(&pool, clause, by));
        assert_eq!(kept, [false, false, true]);
        // The same remainders outside of indices alone are none.
        let mut without = system;
        without.clauses[0].constraint = pool.tt();
        without.clauses[0].head = None;
        assert!(any_remainders(&mut pool, &without).is_none());
    }

    #[test]
    fn what_holds_in_a_clause_holds_in_the_looser_one() {
        let mut pool = TermPool::new();
        let system = ring(&mut pool);
        let loose = any_remainders(&mut pool, &system).expect("there are remainders in indices");
        let (old, new) = (&system.clauses[0], &loose.clauses[0]);
        let i = pool.constant("i", Sort::INT);
        let added: Vec<Term> = new.vars(&pool).into_iter().filter(|v| !old.vars(&pool).contains(v)).collect();
        assert_eq!(added.len(), 2);
        let mut rng = Rng::new(1);
        for _ in 0..200 {
            let number = rng.below(1000) as i64 - 500;
            // Some values of the new constants make the heads the same: those that the remainders had.
            let same = (0..4).flat_map(|x| (0..8).map(move |y| [x, y])).any(|values| {
                let mut model = Model::new();
                let mut set = |t: Term, n: i64| {
                    model.set(pool.as_constant(t).expect("a constant"), Value::Num(n.into()));
                };
                set(i, number);
                added.iter().zip(values).for_each(|(t, n)| set(*t, n));
                let mut eval = Evaluator::new(&model);
                let [of_old, of_new] = [old, new].map(|clause| {
                    let head = clause.head.as_ref().expect("the clause has a head");
                    (eval.eval(&pool, head.args[0]), eval.holds(&pool, clause.constraint))
                });
                of_old == of_new
            });
            assert!(same, "{number}");
        }
    }
}
