//! Rules in the engine's words: the transition of each predicate.
//!
//! A clause `P1(s1) & ... & Pn(sn) & constraint => H(t)` becomes a rule of `H`: a formula `trans` over `H`'s parameters and
//! the clause's constants that says `constraint & params = t`, and for each premise its argument terms. Head arguments
//! that are constants, or linear with a constant that can be isolated, are solved: the constant is replaced by the term
//! over the parameters that it equals. So most transitions have few constants besides the parameters, and a lemma about a
//! variable that a loop does not change is, as an instance for the premise, the very same literals.
//!
//! Different rules may share constants. That is harmless: a solver needs one rule's tag to be true, and with one tag true
//! it is bound by that rule alone.

use eufonium_base::typed_id;
use eufonium_base::{HashSet, Rat};
use eufonium_ir::visit;
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Sort, Subst, Term, TermPool};

typed_id! {
    /// A rule, over all predicates.
    RuleId
}

/// Head arguments with up to this many summands are solved for one of their constants.
const SOLVE_LIMIT: usize = 4;

/// A rule.
#[derive(Debug)]
pub(super) struct Rule {
    /// The index of the clause in the system.
    pub clause: usize,
    /// The predicate that it derives.
    pub head: PredId,
    /// The Boolean constant that switches the rule on.
    pub tag: Term,
    /// The transition.
    pub trans: Term,
    /// The premises; their arguments are terms over the head's parameters and `locals`.
    pub premises: Vec<PredApp>,
    /// The constants of the rule that are no parameters.
    pub locals: Vec<Term>,
    /// What the clause's constants are, as terms over the head's parameters and `locals`.
    pub values: Vec<(Term, Term)>,
    /// Whether a function with arguments occurs, division by zero and fields of other constructors included: a model
    /// must speak of it.
    pub has_functions: bool,
    /// For each premise: from the predicate's parameters to the premise's arguments.
    pub instances: Vec<Subst>,
    /// For each premise: the literal that restricts it to the first fact of its predicate, the first two, and so on. They
    /// belong to the rule, so that a query may go on with them when the solver was replaced in between.
    pub musts: Vec<Vec<Term>>,
}

impl Rule {
    /// Whether the rule needs no premises.
    pub fn is_initial(&self) -> bool {
        self.premises.is_empty()
    }

    /// A formula over the parameters of premise `i`'s predicate, as a formula over the premise's arguments.
    pub fn instance(&mut self, pool: &mut TermPool, i: usize, formula: Term) -> Term {
        self.instances[i].apply(pool, formula)
    }

    /// The literal that restricts premise `i` to the facts of its predicate up to the `nth`, from 0. Made in their order.
    pub fn must(&mut self, pool: &mut TermPool, i: usize, nth: usize) -> Term {
        let musts = &mut self.musts[i];
        if nth == musts.len() {
            musts.push(pool.fresh("must", Sort::BOOL));
        }
        musts[nth]
    }
}

/// The rule of a clause. `head` and `params` are those of the clause's head, or of the goal for a query.
pub(super) fn encode(
    pool: &mut TermPool,
    system: &ChcSystem,
    clause: usize,
    head: PredId,
    params: &[Term],
) -> Rule {
    let Clause { body, constraint, head: application, .. } = &system.clauses[clause];
    let vars = system.clauses[clause].vars(pool);
    debug_assert!(
        params.iter().all(|p| vars.binary_search(p).is_err()),
        "a predicate's parameters occur in no clause"
    );
    let targets: &[Term] = application.as_ref().map_or(&[], |app| &app.args);
    let solution = solve_head(pool, &vars, params, targets);
    let mut subst = Subst::of(
        &solution.iter().map(|(v, _)| *v).collect::<Vec<_>>(),
        &solution.iter().map(|(_, t)| *t).collect::<Vec<_>>(),
    );
    let mut conjuncts = vec![subst.apply(pool, *constraint)];
    for (&param, &target) in params.iter().zip(targets) {
        let target = subst.apply(pool, target);
        conjuncts.push(pool.eq(param, target));
    }
    let trans = pool.and(&conjuncts);
    let premises: Vec<PredApp> =
        body.iter().map(|app| PredApp { pred: app.pred, args: subst.apply_all(pool, &app.args) }).collect();
    let musts = vec![Vec::new(); premises.len()];
    let instances = premises.iter().map(|app| Subst::of(&system.preds[app.pred].params, &app.args)).collect();
    let mut roots = vec![trans];
    roots.extend(premises.iter().flat_map(|app| app.args.iter().copied()));
    let applied = |t: Term| match pool.op(t) {
        Op::App(_) if !pool.args(t).is_empty() => true,
        // Their divisor may be zero.
        Op::Div | Op::IDiv | Op::Mod => pool.as_num(pool.arg(t, 1)).is_none(),
        // Lemmas and obligations may read fields of it, whatever its constructor is.
        _ => pool.constructors(pool.sort(t)).len() > 1,
    };
    let has_functions = visit::postorder(pool, &roots).into_iter().any(applied);
    let values: Vec<(Term, Term)> = vars.iter().map(|&v| (v, subst.apply(pool, v))).collect();
    let locals = vars.into_iter().filter(|v| !solution.iter().any(|(s, _)| s == v)).collect();
    Rule {
        clause,
        head,
        tag: pool.fresh("rule", Sort::BOOL),
        trans,
        premises,
        locals,
        values,
        has_functions,
        instances,
        musts,
    }
}

/// The linear expression of a term with the solution in the places of what is solved.
fn image(pool: &TermPool, solution: &Subst, target: Term) -> LinExpr {
    let given = LinExpr::of(pool, target);
    let mut sum = LinExpr::constant(given.constant);
    for (t, c) in &given.terms {
        sum.add_scaled(&LinExpr::of(pool, solution.get(*t).unwrap_or(*t)), c);
    }
    sum
}

/// Constants of the clause with the terms over parameters and unsolved constants that the equations `params = targets`
/// make them equal to.
fn solve_head(pool: &mut TermPool, vars: &[Term], params: &[Term], targets: &[Term]) -> Vec<(Term, Term)> {
    let mut solution = Subst::new();
    let mut out: Vec<(Term, Term)> = Vec::new();
    let mut solved: HashSet<Term> = HashSet::default();
    for (&param, &target) in params.iter().zip(targets) {
        if vars.binary_search(&target).is_ok() && solved.insert(target) {
            out.push((target, param));
            solution.insert(target, param);
        }
    }
    // Constants in the solution of another one must stay.
    let mut kept: HashSet<Term> = HashSet::default();
    for (&param, &target) in params.iter().zip(targets) {
        if !pool.sort(target).is_arith() || solved.contains(&target) {
            continue;
        }
        let mut sum = image(pool, &solution, target);
        if sum.terms.len() > SOLVE_LIMIT {
            continue;
        }
        let plain: HashSet<Term> = sum.terms.iter().map(|(t, _)| *t).collect();
        let hidden = visit::constants(
            pool,
            &sum.terms.iter().map(|(t, _)| *t).filter(|t| pool.as_constant(*t).is_none()).collect::<Vec<_>>(),
        );
        if hidden.iter().any(|h| solved.contains(h)) {
            continue;
        }
        let sort = pool.sort(target);
        let eligible = |t: &Term, c: &Rat| {
            vars.binary_search(t).is_ok()
                && !solved.contains(t)
                && !kept.contains(t)
                && !hidden.contains(t)
                && pool.sort(*t) == sort
                && (sort == Sort::REAL || (c.abs().is_one() && sum.over_integers(pool)))
        };
        let Some((var, coeff)) = sum.terms.iter().find(|(t, c)| eligible(t, c)).cloned() else {
            continue;
        };
        // param = coeff * var + rest
        let mut image = LinExpr::scaled(param, Rat::ONE);
        sum.remove(var);
        image.sub_assign(&sum);
        let image = image.scale(&coeff.recip()).to_term(pool, sort);
        kept.extend(hidden);
        kept.extend(plain.iter().filter(|t| **t != var));
        solved.insert(var);
        solution.insert(var, image);
        out.push((var, image));
    }
    out
}
