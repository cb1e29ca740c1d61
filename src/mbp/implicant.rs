//! Implicants: from formulas and a model to a cube of literals, all true in the model, that implies the formulas.
//!
//! A walk over the formulas as graphs, with polarity. What must hold is taken at once; choices (a disjunction that is
//! true, a conjunction that is false, an `ite`) wait until nothing else is left, so that they can be settled by what was
//! selected anyway. Term-`ite`s inside atoms are resolved: the condition joins the cube, the selected branch replaces the
//! term. Disequalities of arithmetic become strict inequalities by the model. Boolean compounds under functions are
//! replaced by their truth value and join the cube.
//!
//! Source: Komuravelli, Gurfinkel, Chaki, "SMT-based model checking for recursive programs" (CAV 2014), section 4.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Evaluator, LinExpr, Op, Rel, Sort, Term, TermPool, cube};

/// A cube of literals, all true in the model of `eval`, whose conjunction implies every formula. The formulas are true in
/// the model and free of quantifiers. The cube is in the normal form of [`cube::normalize`], with bounds that meet joined
/// to equalities; it has no disequalities of arithmetic sorts, no equalities of formulas and no term-`ite`s.
pub fn implicant(pool: &mut TermPool, eval: &mut Evaluator<'_>, formulas: &[Term]) -> Vec<Term> {
    implicant_avoiding(pool, eval, formulas, &[])
}

/// Like [`implicant`], but where there is a choice it prefers formulas without the constants `avoid`.
pub fn implicant_avoiding(
    pool: &mut TermPool,
    eval: &mut Evaluator<'_>,
    formulas: &[Term],
    avoid: &[Term],
) -> Vec<Term> {
    let mut walk = Walk {
        pool,
        eval,
        avoid: avoid.iter().copied().collect(),
        avoided: HashMap::default(),
        selected: HashSet::default(),
        resolved: HashMap::default(),
        forced: Vec::new(),
        choices: Vec::new(),
        literals: Vec::new(),
    };
    for &f in formulas.iter().rev() {
        walk.require(f, true);
    }
    walk.run();
    let (pool, literals) = (walk.pool, walk.literals);
    cube::normalize(pool, &literals, true)
}

struct Walk<'a, 'm> {
    pool: &'a mut TermPool,
    eval: &'a mut Evaluator<'m>,
    avoid: HashSet<Term>,
    /// Whether a term contains a constant to avoid, for the terms asked so far.
    avoided: HashMap<Term, bool>,
    /// Formulas, with their truth value, that the cube implies (or will, when the queues are empty).
    selected: HashSet<(Term, bool)>,
    /// Proper subterms of atoms, without their `ite`s.
    resolved: HashMap<Term, Term>,
    forced: Vec<(Term, bool)>,
    choices: Vec<(Term, bool)>,
    literals: Vec<Term>,
}

impl Walk<'_, '_> {
    fn require(&mut self, t: Term, value: bool) {
        let (t, negated) = self.pool.strip_not(t);
        let value = value != negated;
        if self.selected.insert((t, value)) {
            self.forced.push((t, value));
        }
    }

    fn is_selected(&self, t: Term, value: bool) -> bool {
        let (t, negated) = self.pool.strip_not(t);
        self.selected.contains(&(t, value != negated))
    }

    fn run(&mut self) {
        let mut next_choice = 0;
        loop {
            if let Some((t, value)) = self.forced.pop() {
                self.visit(t, value);
            } else if let Some(&(t, value)) = self.choices.get(next_choice) {
                next_choice += 1;
                self.choose(t, value);
            } else {
                return;
            }
        }
    }

    /// Takes apart what leaves no choice.
    fn visit(&mut self, t: Term, value: bool) {
        debug_assert_eq!(self.eval.holds(self.pool, t), value, "what is required holds in the model");
        match self.pool.op(t) {
            Op::True | Op::False => {}
            Op::And | Op::Or if (self.pool.op(t) == Op::And) == value => {
                let args = self.pool.args(t).to_vec();
                args.into_iter().rev().for_each(|a| self.require(a, value));
            }
            Op::And | Op::Or | Op::Ite => self.choices.push((t, value)),
            Op::Eq if self.pool.sort(self.pool.arg(t, 0)).is_bool() => {
                for a in self.pool.args(t).to_vec() {
                    let holds = self.eval.holds(self.pool, a);
                    self.require(a, holds);
                }
            }
            _ => self.literal(t, value),
        }
    }

    /// Settles a disjunction that is true, a conjunction that is false, or an `ite`.
    fn choose(&mut self, t: Term, value: bool) {
        let args = self.pool.args(t).to_vec();
        if self.pool.op(t) == Op::Ite {
            return self.choose_branch(args[0], args[1], args[2], value);
        }
        if args.iter().any(|&a| self.is_selected(a, value)) {
            return;
        }
        let mut best: Option<(u32, Term)> = None;
        for a in args {
            if self.eval.holds(self.pool, a) != value {
                continue;
            }
            let cost = self.cost(a);
            if best.is_none_or(|(c, _)| cost < c) {
                best = Some((cost, a));
            }
            if cost == 0 {
                break;
            }
        }
        let (_, a) = best.expect("a junction has an argument that decides it");
        self.require(a, value);
    }

    fn choose_branch(&mut self, c: Term, a: Term, b: Term, value: bool) {
        let holds = self.eval.holds(self.pool, c);
        let (taken, other) = if holds { (a, b) } else { (b, a) };
        let condition_is_free = self.is_selected(c, holds);
        self.require(taken, value);
        // The other branch with the same value makes the condition superfluous, if it costs no more than that.
        let other_is_cheap = self.is_selected(other, value)
            || (self.cost(other) == 0 && self.eval.holds(self.pool, other) == value);
        if other_is_cheap && !condition_is_free && self.eval.holds(self.pool, other) == value {
            self.require(other, value);
        } else {
            self.require(c, holds);
        }
    }

    /// How unwelcome a formula is as the argument that settles a junction.
    fn cost(&mut self, t: Term) -> u32 {
        let avoided = if self.mentions_avoided(t) { 4 } else { 0 };
        let (atom, _) = self.pool.strip_not(t);
        let shape = match self.pool.op(atom) {
            Op::And | Op::Or | Op::Ite => 2,
            Op::Eq if self.pool.sort(self.pool.arg(atom, 0)).is_bool() => 2,
            Op::App(_) if self.pool.args(atom).is_empty() => 0,
            _ => 1,
        };
        avoided + shape
    }

    fn mentions_avoided(&mut self, t: Term) -> bool {
        if self.avoid.is_empty() {
            return false;
        }
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.avoided.contains_key(&t) {
                stack.pop();
                continue;
            }
            let args = self.pool.args(t);
            let found = self.avoid.contains(&t) || args.iter().any(|a| self.avoided.get(a) == Some(&true));
            let missing = args.iter().find(|a| !self.avoided.contains_key(a));
            match missing {
                Some(&a) if !found => stack.push(a),
                _ => {
                    self.avoided.insert(t, found);
                    stack.pop();
                }
            }
        }
        self.avoided[&t]
    }

    fn literal(&mut self, atom: Term, value: bool) {
        let args: Vec<Term> = self.pool.args(atom).to_vec();
        let args: Vec<Term> = args.into_iter().map(|a| self.resolve(a)).collect();
        let plain = self.pool.rebuild(atom, &args);
        if plain != atom {
            return self.require(plain, value);
        }
        let literal = if value { atom } else { self.pool.not(atom) };
        let literal = match LinExpr::of_literal(self.pool, literal) {
            Some((e, Rel::Ne)) => {
                let sum = self.pool.arg(atom, 0);
                let bound = self.pool.arg(atom, 1);
                let below = self.eval.number(self.pool, sum) < self.eval.number(self.pool, bound);
                let e = if below { e } else { e.scale(&eufonium_base::Rat::MINUS_ONE) };
                e.to_atom(self.pool, Rel::Lt)
            }
            _ => literal,
        };
        self.literals.push(literal);
    }

    /// The term with each term-`ite` replaced by its selected branch and each compound formula under a function by its
    /// truth value; conditions and formulas are required.
    fn resolve(&mut self, root: Term) -> Term {
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if self.resolved.contains_key(&t) {
                stack.pop();
                continue;
            }
            if self.pool.sort(t) == Sort::BOOL && self.pool.as_constant(t).is_none() {
                let holds = self.eval.holds(self.pool, t);
                self.require(t, holds);
                self.resolved.insert(t, self.pool.bool(holds));
                continue;
            }
            if self.pool.op(t) == Op::Ite {
                let c = self.pool.arg(t, 0);
                let holds = self.eval.holds(self.pool, c);
                let branch = self.pool.arg(t, if holds { 1 } else { 2 });
                match self.resolved.get(&branch) {
                    None => stack.push(branch),
                    Some(&done) => {
                        self.require(c, holds);
                        self.resolved.insert(t, done);
                    }
                }
                continue;
            }
            let before = stack.len();
            stack.extend(self.pool.args(t).iter().filter(|a| !self.resolved.contains_key(a)));
            if stack.len() == before {
                let args: Vec<Term> = self.pool.args(t).iter().map(|a| self.resolved[a]).collect();
                let done = self.pool.rebuild(t, &args);
                self.resolved.insert(t, done);
            }
        }
        self.resolved[&root]
    }
}
