//! From literals about a step to a cube about the states before it.
//!
//! What is said of inputs and of states after the step is said of terms over the states before it, where an equality of
//! the literals gives such a term; what cannot be said so is dropped. The cube then has more states than can take the
//! step; refinement looks at the literals themselves, so nothing is lost but time.
//!
//! Cubes are made of terms that occur in the system and in lemmas (the vocabulary): without that, each step back would
//! make larger terms and the search for an abstract counterexample might not end (section 3.1 of the EUFORIA paper).
//! Unlike the paper's cubes these do not state the whole partition of the terms by the model, only what the literals say.

use super::system::{CURRENT, Scope, System};
use eufonium_base::HashMap;
use eufonium_ir::{Op, Term, TermPool, visit};

/// Of what a cube may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralFilter {
    /// The vocabulary.
    Admitted,
    /// Any terms over states.
    All,
}

/// The literals over states that follow from `lits`, as far as equalities between terms show.
pub fn onto_states(
    pool: &mut TermPool,
    system: &mut System,
    lits: &[Term],
    filter: LiteralFilter,
) -> Vec<Term> {
    if lits.iter().all(|t| is_about_states(system.scope(pool, *t))) {
        return lits.to_vec();
    }
    let mut classes = Classes::default();
    for &literal in lits {
        if let Some((a, b)) = sides(pool, literal) {
            classes.unite(a, b);
        }
    }
    let order = visit::postorder(pool, lits);
    classes.choose(pool, system, &order);
    let mut said: HashMap<Term, Term> = HashMap::default();
    // What is said later may give a class its first term over states, so arguments that come early get a second chance.
    for _ in 0..2 {
        for &t in &order {
            if !pool.sort(t).is_bool()
                && !said.contains_key(&t)
                && let Some(by) = say(pool, system, &mut classes, &said, t, filter)
            {
                said.insert(t, by);
            }
        }
    }
    lits.iter().filter_map(|&literal| say_literal(pool, system, &said, literal)).collect()
}

fn is_about_states(scope: Scope) -> bool {
    scope & !CURRENT == 0
}

/// The sides of an equality of terms that are no formulas.
fn sides(pool: &TermPool, literal: Term) -> Option<(Term, Term)> {
    let is_equality = pool.op(literal) == Op::Eq && !pool.sort(pool.arg(literal, 0)).is_bool();
    is_equality.then(|| (pool.arg(literal, 0), pool.arg(literal, 1)))
}

/// The term over states that a term equals.
fn say(
    pool: &mut TermPool,
    system: &mut System,
    classes: &mut Classes,
    said: &HashMap<Term, Term>,
    t: Term,
    filter: LiteralFilter,
) -> Option<Term> {
    if is_about_states(system.scope(pool, t)) {
        return Some(t);
    }
    let args: Option<Vec<Term>> = match pool.args(t) {
        [] => None,
        args => args
            .iter()
            .map(|a| if pool.sort(*a).is_bool() { Some(*a) } else { said.get(a).copied() })
            .collect(),
    };
    if let Some(args) = args {
        let mut ways = vec![args];
        if let ([a, b], true) = (&ways[0][..], commutes(pool.op(t))) {
            ways.push(vec![*b, *a]);
        }
        for args in ways {
            let rebuilt = pool.raw_rebuild(t, &args);
            let is_allowed = filter == LiteralFilter::All || system.is_admitted(rebuilt);
            if is_about_states(system.scope(pool, rebuilt)) && is_allowed {
                classes.offer(t, rebuilt);
                return Some(rebuilt);
            }
        }
    }
    classes.chosen(t)
}

fn commutes(op: Op) -> bool {
    matches!(op, Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor)
}

fn say_literal(
    pool: &mut TermPool,
    system: &mut System,
    said: &HashMap<Term, Term>,
    literal: Term,
) -> Option<Term> {
    let (atom, negated) = pool.strip_not(literal);
    if is_about_states(system.scope(pool, atom)) {
        return (!pool.args(atom).is_empty() || pool.as_constant(atom).is_some()).then_some(literal);
    }
    if pool.args(atom).is_empty() {
        return None;
    }
    let args: Option<Vec<Term>> = pool
        .args(atom)
        .iter()
        .map(|a| if pool.sort(*a).is_bool() { Some(*a) } else { said.get(a).copied() })
        .collect();
    let plain = pool.raw_rebuild(atom, &args?);
    let is_trivial = plain == pool.tt() || plain == pool.ff();
    if is_trivial || !is_about_states(system.scope(pool, plain)) {
        return None;
    }
    Some(if negated { pool.not(plain) } else { plain })
}

/// Classes of terms that the literals make equal, with a term over states for each that has one.
#[derive(Debug, Default)]
struct Classes {
    parent: HashMap<Term, Term>,
    chosen: HashMap<Term, Term>,
}

impl Classes {
    fn root(&self, mut t: Term) -> Term {
        while let Some(&up) = self.parent.get(&t) {
            t = up;
        }
        t
    }

    fn unite(&mut self, a: Term, b: Term) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parent.insert(a, b);
        }
    }

    /// Chooses for each class a constant, else the term over states that was made first.
    fn choose(&mut self, pool: &TermPool, system: &mut System, terms: &[Term]) {
        for &t in terms {
            if pool.sort(t).is_bool() || !is_about_states(system.scope(pool, t)) {
                continue;
            }
            let root = self.root(t);
            let rank = |t: Term| (pool.as_bits(t).is_none() && pool.as_num(t).is_none(), t);
            let best = self.chosen.entry(root).or_insert(t);
            if rank(t) < rank(*best) {
                *best = t;
            }
        }
    }

    fn offer(&mut self, t: Term, by: Term) {
        let root = self.root(t);
        self.chosen.entry(root).or_insert(by);
    }

    fn chosen(&self, t: Term) -> Option<Term> {
        self.chosen.get(&self.root(t)).copied()
    }
}
