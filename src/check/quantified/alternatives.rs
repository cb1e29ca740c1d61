//! The linear terms that a term with `ite` in it may be: an index that wraps around is one of them.

use eufonium_ir::{LinExpr, Term, TermPool};

/// Most choices that are made.
const CHOICES: usize = 128;
/// Most alternatives of a term.
const ALTERNATIVES: usize = 4;

/// The linear terms without `ite` at the top that an integer may be, those with small constants first, as the others are what it is
/// after it wrapped around; not all of them, where they are many.
pub(super) fn alternatives(pool: &TermPool, term: Term) -> Vec<LinExpr> {
    let mut found: Vec<LinExpr> = Vec::new();
    let mut open = vec![LinExpr::of(pool, term)];
    let mut choices = 0;
    while let Some(e) = open.pop() {
        match e.choice(pool) {
            Some((choice, cases)) if choices < CHOICES => {
                choices += 1;
                for case in &cases {
                    let mut own = e.clone();
                    own.substitute(choice, case);
                    open.push(own);
                }
            }
            Some(_) => {}
            None if found.contains(&e) => {}
            None => found.push(e),
        }
    }
    found.sort_by_key(|e| e.constant.abs());
    found.truncate(ALTERNATIVES);
    found
}
