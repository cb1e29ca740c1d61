//! Simultaneous substitution with a memo that lasts as long as the substitution.

use super::pool::{Term, TermPool};
use eufonium_base::{HashMap, meter};

/// What a part costs by the meter, without the making of terms: the memo is asked several times.
const PART_STEPS: u64 = 25;

/// A map from terms (most often constants) to terms of the same sort, applied to all of them at once.
#[derive(Clone, Debug, Default)]
pub struct Subst {
    memo: HashMap<Term, Term>,
}

impl Subst {
    /// The substitution that changes nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Replaces each term of `from` by its companion in `to`.
    pub fn of(from: &[Term], to: &[Term]) -> Self {
        debug_assert_eq!(from.len(), to.len());
        Subst { memo: from.iter().copied().zip(to.iter().copied()).collect() }
    }

    /// Replaces `from` by `to`; call before [`Subst::apply`] meets `from` or a term that contains it.
    pub fn insert(&mut self, from: Term, to: Term) {
        self.memo.insert(from, to);
    }

    /// What `t` is replaced by, if it was mapped or already visited.
    pub fn get(&self, t: Term) -> Option<Term> {
        self.memo.get(&t).copied()
    }

    /// The term with all replacements made. Replacements are not themselves substituted into.
    pub fn apply(&mut self, pool: &mut TermPool, t: Term) -> Term {
        replaced(pool, &mut self.memo, t, TermPool::rebuild)
    }

    /// [`Subst::apply`] for each term.
    pub fn apply_all(&mut self, pool: &mut TermPool, terms: &[Term]) -> Vec<Term> {
        terms.iter().map(|&t| self.apply(pool, t)).collect()
    }
}

/// A term with what `memo` has for its parts in their places. What a part that has other arguments becomes, `rebuild` says; `memo` learns it.
pub fn replaced(
    pool: &mut TermPool,
    memo: &mut HashMap<Term, Term>,
    t: Term,
    rebuild: impl Fn(&mut TermPool, Term, &[Term]) -> Term,
) -> Term {
    if let Some(&done) = memo.get(&t) {
        return done;
    }
    let mut stack = vec![t];
    let mut args = Vec::new();
    while let Some(&t) = stack.last() {
        if memo.contains_key(&t) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        stack.extend(pool.args(t).iter().filter(|a| !memo.contains_key(a)));
        if stack.len() == before {
            args.clear();
            args.extend(pool.args(t).iter().map(|a| memo[a]));
            meter::spend(PART_STEPS);
            let done = rebuild(pool, t, &args);
            memo.insert(t, done);
            stack.pop();
        }
    }
    memo[&t]
}
