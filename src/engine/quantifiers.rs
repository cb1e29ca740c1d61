//! Formulas with quantifiers for a solver without: what can be removed exactly is removed, the rest is abstracted.
//!
//! From the inside out, `exists x. F` becomes an equivalent formula without `x` where [`mbp::eliminate()`] finds one within a
//! small effort (definitions `x = t`, bounds from one side, cubes of linear arithmetic), `forall` by negation. What is left
//! and stands where the formula asserts that something exists loses its quantifier, for the bound constants are names
//! of their own. Any other quantified formula becomes a Boolean constant, always the same one: then refutations hold, but
//! a model is none of the formula as it was.
//!
//! Deliberately absent: instantiation.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Op, Sort, Subst, Term, TermPool, visit};
use eufonium_mbp as mbp;

/// Cases and resolvents that the elimination of one quantifier may make.
const EFFORT: usize = 200;

/// What quantified formulas were replaced by.
#[derive(Debug, Default)]
pub struct Quantifiers {
    eliminated: HashMap<Term, Term>,
    /// By operator, bound constants and body, the latter with the constants of `canonical`: formulas that differ in their
    /// bound constants alone have one name, as long as they nest no further quantifier.
    names: HashMap<(Op, Vec<Term>, Term), Term>,
    canonical: HashMap<(Sort, usize), Term>,
}

/// A formula without quantifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// Implied by the original formula, up to the meaning of the new constants.
    pub formula: Term,
    /// Whether its models are models of the original formula.
    pub exact: bool,
}

impl Quantifiers {
    /// The formula to assert in place of `formula`.
    pub fn prepare(&mut self, pool: &mut TermPool, formula: Term) -> Prepared {
        if !pool.has_quantifier(formula) {
            return Prepared { formula, exact: true };
        }
        let formula = self.eliminate(pool, formula);
        let mut walk = Polarities { seen: HashSet::default(), open: HashSet::default() };
        walk.visit(pool, formula);
        self.build(pool, formula, &walk)
    }

    /// An equivalent term with as few quantifiers as the effort allows.
    pub fn eliminate(&mut self, pool: &mut TermPool, t: Term) -> Term {
        for t in visit::postorder(pool, &[t]) {
            if self.eliminated.contains_key(&t) {
                continue;
            }
            let args: Vec<Term> = pool.args(t).iter().map(|a| self.eliminated[a]).collect();
            let done = match pool.op(t) {
                op @ (Op::Forall | Op::Exists) => quantified(pool, op, &args),
                _ => pool.rebuild(t, &args),
            };
            self.eliminated.insert(t, done);
        }
        self.eliminated[&t]
    }

    /// The formula with the quantifiers of `walk.open` taken off and all others replaced by constants.
    fn build(&mut self, pool: &mut TermPool, root: Term, walk: &Polarities) -> Prepared {
        // A state for each polarity: a formula may lose its quantifier in one of them only.
        let mut done: HashMap<(Term, bool), Term> = HashMap::default();
        let mut exact = true;
        let mut stack = vec![((root, true), false)];
        while let Some((key @ (t, positive), ready)) = stack.pop() {
            if done.contains_key(&key) {
                continue;
            }
            let op = pool.op(t);
            let args: Vec<(Term, bool)> = match op {
                Op::Not => vec![(pool.arg(t, 0), !positive)],
                Op::And | Op::Or => pool.args(t).iter().map(|&a| (a, positive)).collect(),
                Op::Forall | Op::Exists if walk.open.contains(&key) => {
                    vec![(*pool.args(t).last().expect("a quantifier has a body"), positive)]
                }
                _ => Vec::new(),
            };
            if !ready && !args.is_empty() {
                stack.push((key, true));
                stack.extend(args.into_iter().map(|key| (key, false)));
                continue;
            }
            let args: Vec<Term> = args.iter().map(|key| done[key]).collect();
            let result = match (op, args.as_slice()) {
                // Beside its witness the formula keeps its name, which it may have elsewhere as well.
                (Op::Exists, [body]) => {
                    let name = self.name(pool, t);
                    pool.and2(*body, name)
                }
                (Op::Forall, [body]) => {
                    let name = self.name(pool, t);
                    pool.or2(*body, name)
                }
                (_, []) => {
                    let (abstracted, is_same) = self.abstracted(pool, t);
                    exact &= is_same;
                    abstracted
                }
                _ => pool.rebuild(t, &args),
            };
            done.insert(key, result);
        }
        Prepared { formula: done[&(root, true)], exact }
    }

    /// The constant that stands for a quantified formula.
    fn name(&mut self, pool: &mut TermPool, t: Term) -> Term {
        let (&body, vars) = pool.args(t).split_last().expect("a quantifier has a body");
        let vars = vars.to_vec();
        let mut canonical = Vec::with_capacity(vars.len());
        for (i, &v) in vars.iter().enumerate() {
            let sort = pool.sort(v);
            canonical.push(*self.canonical.entry((sort, i)).or_insert_with(|| pool.fresh("bound", sort)));
        }
        let body = Subst::of(&vars, &canonical).apply(pool, body);
        let key = (pool.op(t), canonical, body);
        *self.names.entry(key).or_insert_with(|| pool.fresh("quantified", Sort::BOOL))
    }

    /// The term with constants for its outermost quantified formulas, and whether it has none.
    fn abstracted(&mut self, pool: &mut TermPool, root: Term) -> (Term, bool) {
        if !pool.has_quantifier(root) {
            return (root, true);
        }
        let mut done: HashMap<Term, Term> = HashMap::default();
        for t in visit::postorder(pool, &[root]) {
            let args: Vec<Term> = pool.args(t).iter().map(|a| done[a]).collect();
            let result = match pool.op(t) {
                Op::Forall | Op::Exists => self.name(pool, t),
                _ => pool.rebuild(t, &args),
            };
            done.insert(t, result);
        }
        (done[&root], false)
    }
}

/// Which quantifiers a formula asserts to have a witness: existential ones where it is true, universal ones where it is
/// false. Only what stands under junctions and negations counts.
struct Polarities {
    seen: HashSet<(Term, bool)>,
    open: HashSet<(Term, bool)>,
}

impl Polarities {
    fn visit(&mut self, pool: &TermPool, root: Term) {
        let mut stack = vec![(root, true)];
        while let Some((t, positive)) = stack.pop() {
            if !self.seen.insert((t, positive)) {
                continue;
            }
            match (pool.op(t), positive) {
                (Op::Not, _) => stack.push((pool.arg(t, 0), !positive)),
                (Op::And | Op::Or, _) => stack.extend(pool.args(t).iter().map(|&a| (a, positive))),
                (Op::Exists, true) | (Op::Forall, false) => {
                    self.open.insert((t, positive));
                    stack.extend(pool.args(t).last().map(|&body| (body, positive)));
                }
                _ => {}
            }
        }
    }
}

/// The quantified formula, without its quantifier if that can be had.
fn quantified(pool: &mut TermPool, op: Op, args: &[Term]) -> Term {
    let (&body, vars) = args.split_last().expect("a quantifier has a body");
    let close = |pool: &mut TermPool, vars: &[Term]| match op {
        Op::Forall => pool.forall(vars, body),
        _ => pool.exists(vars, body),
    };
    let used: HashSet<Term> = visit::constants(pool, &[body]).into_iter().collect();
    let vars: Vec<Term> = vars.iter().copied().filter(|v| used.contains(v)).collect();
    if vars.is_empty() {
        return body;
    }
    if pool.has_quantifier(body) {
        return close(pool, &vars);
    }
    let negate = op == Op::Forall;
    let inner = if negate { pool.not(body) } else { body };
    match mbp::eliminate(pool, inner, &vars, EFFORT) {
        Some(free) if negate => pool.not(free),
        Some(free) => free,
        None => close(pool, &vars),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::Stop;
    use eufonium_ir::print;
    use eufonium_smt::{SatResult, Solver, SolverOptions};

    struct Bench {
        pool: TermPool,
        x: Term,
        y: Term,
        z: Term,
    }

    fn bench() -> Bench {
        let mut pool = TermPool::new();
        let [x, y, z] = ["x", "y", "z"].map(|n| pool.constant(n, Sort::INT));
        Bench { pool, x, y, z }
    }

    #[test]
    fn what_is_trivial_goes() {
        let mut b = bench();
        let (x, y, z) = (b.x, b.y, b.z);
        let pool = &mut b.pool;
        let (low, high) = (pool.lt(y, x), pool.lt(x, z));
        let (point, positive) = (pool.eq(x, y), pool.lt(y, z));
        let both = pool.and2(low, high);
        let one_point = pool.and2(point, high);
        let unused = pool.forall(&[x], positive);
        let between = pool.exists(&[x], both);
        let unbounded = pool.exists(&[x], low);
        let everywhere = pool.forall(&[x], low);
        let defined = pool.exists(&[x], one_point);
        let nested = pool.exists(&[z], between);
        let (two, tt, ff) = (pool.int(2), pool.tt(), pool.ff());
        let after = pool.add(&[y, two]);
        let gap = pool.le(after, z);
        for (formula, expected) in [
            (unused, positive),
            (between, gap),
            (unbounded, tt),
            (everywhere, ff),
            (defined, positive),
            (nested, tt),
        ] {
            let prepared = Quantifiers::default().prepare(pool, formula);
            assert!(prepared.exact);
            let differ = pool.xor(prepared.formula, expected);
            let mut solver = Solver::new(SolverOptions::default(), Stop::never());
            solver.assert(pool, differ);
            assert_eq!(solver.check(pool, &[]), SatResult::Unsat, "{}", print::term(pool, formula));
        }
    }

    #[test]
    fn witnesses_stay_and_the_rest_is_abstract() {
        let mut b = bench();
        let pool = &mut b.pool;
        let f = pool.declare("f", &[Sort::INT], Sort::INT);
        let zero = pool.int(0);
        let image = pool.app(f, &[b.x]);
        let positive = pool.lt(zero, image);
        let (some, all) = (pool.exists(&[b.x], positive), pool.forall(&[b.x], positive));
        let not_some = pool.not(some);
        let not_all = pool.not(all);
        let cases = [(some, true), (not_all, true), (all, false), (not_some, false)];
        for (formula, exact) in cases {
            assert_eq!(Quantifiers::default().prepare(&mut b.pool, formula).exact, exact);
        }
        // The same formula has the same name, whatever it binds, so that what contradicts itself is refuted.
        let mut quantifiers = Quantifiers::default();
        let first = quantifiers.prepare(&mut b.pool, all);
        let again = quantifiers.prepare(&mut b.pool, all);
        assert_eq!(first, again);
        let under = quantifiers.prepare(&mut b.pool, not_some);
        let image = b.pool.app(f, &[b.y]);
        let other = b.pool.lt(zero, image);
        let other = b.pool.forall(&[b.y], other);
        assert_eq!(quantifiers.prepare(&mut b.pool, other), first);
        let opened = quantifiers.prepare(&mut b.pool, not_all);
        assert!(!under.exact && under.formula != first.formula && opened.exact);
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        solver.assert(&mut b.pool, first.formula);
        assert_eq!(solver.check(&mut b.pool, &[]), SatResult::Sat);
        assert_eq!(solver.check(&mut b.pool, &[opened.formula]), SatResult::Unsat);
    }
}
