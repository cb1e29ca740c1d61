//! Interpolants of any two formulas, of sequences and of trees of formulas; each is checked before it is given away.
//!
//! Conjunctions of literals have their interpolant from the refutation ([`itp::interpolant()`]). Otherwise `A` is
//! enumerated: a model of `A` outside of what is covered so far gives a cube of `A`'s literals, the cube is projected to the
//! shared symbols, `B` refutes the projection, and the interpolating core of that refutation is one disjunct. The loop ends when the
//! disjuncts cover `A`. If it does not end within its rounds, the roles change: the negation of an interpolant of `B` and `A`.
//! Functions of `A` alone are named before: a constant for each application, with the model's choice of which are equal.
//!
//! Sequences and trees go from the leaves up: a node's interpolant separates its children's interpolants and its own
//! formulas from everything outside, where subtrees that are done count by their interpolants. So the
//! interpolants fit each other by construction.
//!
//! Sources: Komuravelli, Gurfinkel, Chaki (CAV 2014) for cubes by projection and the cores that cover them; McMillan, "Lazy
//! abstraction with interpolants" (CAV 2006), for sequences; Blanc, Gupta, Kovacs, Kragl (LPAR 2013) for trees.
//! Deliberately absent: interpolants along the propositional proof, which would be smaller where `A` has many cubes.

use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_check::check_interpolant;
use eufonium_ir::{Evaluator, FuncId, Model, Op, Subst, Term, TermPool, Value, visit};
use eufonium_itp as itp;
use eufonium_mbp as mbp;
use eufonium_smt::{SatResult, Solver, SolverOptions};
use thiserror::Error;

/// Cubes that an interpolant may have.
const ROUNDS: usize = 400;

/// Checks that making a core smaller may take.
const CORE_EFFORT: usize = 20;

/// Why there is no interpolant.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NoInterpolant {
    /// The formulas have a common model.
    #[error("the formulas are satisfiable together")]
    Satisfiable,
    /// None was found, or what was found did not pass its check.
    #[error("no interpolant was found: {0}")]
    Unknown(String),
}

/// A node of a tree of formulas in postorder.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its formulas.
    pub formulas: Vec<Term>,
    /// The place of the first node of its subtree.
    pub first: usize,
}

type Result<T> = std::result::Result<T, NoInterpolant>;

fn unknown<T>(why: impl Into<String>) -> Result<T> {
    Err(NoInterpolant::Unknown(why.into()))
}

/// A formula over the symbols that `a` and `b` share, implied by the conjunction of `a` and inconsistent with that of `b`.
/// The formulas have no quantifiers.
///
/// # Errors
/// If the formulas are satisfiable together, or no interpolant is found, or its check fails.
pub fn interpolant(pool: &mut TermPool, a: &[Term], b: &[Term], stop: &Stop) -> Result<Term> {
    let refutation = refute(pool, &[a, b].concat(), stop)?;
    let candidate = match refutation {
        Some(refutation) => itp::interpolant(pool, &literals(pool, a), &literals(pool, b), &refutation),
        None => None,
    };
    if let Some(i) = candidate
        && check_interpolant(pool, a, b, i, stop).is_ok()
    {
        return Ok(i);
    }
    let found = match enumerate(pool, a, b, stop) {
        Ok(i) => Ok(i),
        Err(why) => match enumerate(pool, b, a, stop) {
            Ok(i) => Ok(pool.not(i)),
            Err(_) => Err(why),
        },
    };
    let i = found?;
    match check_interpolant(pool, a, b, i, stop) {
        Ok(()) => Ok(i),
        Err(error) => unknown(error.to_string()),
    }
}

/// Interpolants between each prefix of the parts and the rest: with `I_0 = true`, the conjunction of `I_k` and part `k` implies
/// `I_(k+1)`, and the last one is inconsistent with the last part. There is one less than parts.
///
/// # Errors
/// As [`interpolant`].
pub fn sequence(pool: &mut TermPool, parts: &[Vec<Term>], stop: &Stop) -> Result<Vec<Term>> {
    let parts: Vec<Part> = parts.iter().map(|f| Part { formulas: f.clone(), first: 0 }).collect();
    tree(pool, &parts, stop)
}

/// Interpolants of a tree of parts in postorder, one for each node but the root: the conjunction of a node's formulas
/// and its children's interpolants implies the node's interpolant, and is inconsistent for the root.
///
/// # Errors
/// As [`interpolant`].
pub fn tree(pool: &mut TermPool, parts: &[Part], stop: &Stop) -> Result<Vec<Term>> {
    let mut out: Vec<Term> = Vec::with_capacity(parts.len().saturating_sub(1));
    // The roots of subtrees that are done: the first node of each and its interpolant.
    let mut done: Vec<(usize, Term)> = Vec::new();
    for (k, part) in parts.iter().enumerate().take(parts.len().saturating_sub(1)) {
        let mut inside = part.formulas.clone();
        while let Some((_, i)) = done.pop_if(|(first, _)| *first >= part.first) {
            inside.push(i);
        }
        let mut outside: Vec<Term> = done.iter().map(|(_, i)| *i).collect();
        outside.extend(parts[k + 1..].iter().flat_map(|p| p.formulas.iter().copied()));
        let i = interpolant(pool, &inside, &outside, stop)?;
        out.push(i);
        done.push((part.first, i));
    }
    Ok(out)
}

fn literals(pool: &TermPool, formulas: &[Term]) -> Vec<Term> {
    formulas.iter().flat_map(|&f| pool.conjuncts(f)).collect()
}

/// Refutes the formulas. The refutation, if they are all conjunctions of literals without `ite`s.
fn refute(pool: &mut TermPool, formulas: &[Term], stop: &Stop) -> Result<Option<eufonium_smt::Refutation>> {
    let mut solver = traced(stop);
    let parts = literals(pool, formulas);
    let plain = parts.iter().all(|&t| is_literal(pool, t));
    let result = if plain {
        solver.check(pool, &parts)
    } else {
        parts.iter().for_each(|&t| solver.assert(pool, t));
        solver.check(pool, &[])
    };
    match result {
        SatResult::Unsat if plain => Ok(solver.refutation(pool)),
        SatResult::Unsat => Ok(None),
        SatResult::Sat => Err(NoInterpolant::Satisfiable),
        SatResult::Unknown => unknown(solver.reason_unknown()),
    }
}

fn is_literal(pool: &TermPool, t: Term) -> bool {
    let (atom, _) = pool.strip_not(t);
    let is_atom = match pool.op(atom) {
        Op::Eq => !pool.sort(pool.arg(atom, 0)).is_bool(),
        Op::Le | Op::Lt | Op::App(_) => true,
        _ => false,
    };
    is_atom && !visit::any(pool, atom, |s| matches!(pool.op(s), Op::Ite | Op::IDiv | Op::Mod | Op::ToInt))
}

fn traced(stop: &Stop) -> Solver {
    Solver::new(SolverOptions { trace: true, ..SolverOptions::default() }, stop.clone())
}

fn symbols(pool: &TermPool, terms: &[Term]) -> HashSet<FuncId> {
    visit::postorder(pool, terms).into_iter().filter_map(|t| pool.as_app(t)).collect()
}

/// A disjunction of cubes over shared symbols that covers `a` and that `b` refutes.
fn enumerate(pool: &mut TermPool, a: &[Term], b: &[Term], stop: &Stop) -> Result<Term> {
    let (of_a, of_b) = (symbols(pool, a), symbols(pool, b));
    let shared: HashSet<FuncId> = of_a.intersection(&of_b).copied().collect();
    let mut inside = Solver::new(SolverOptions::default(), stop.clone());
    a.iter().for_each(|&t| inside.assert(pool, t));
    let mut outside = traced(stop);
    b.iter().for_each(|&t| outside.assert(pool, t));
    let mut cubes = Vec::new();
    for _ in 0..ROUNDS {
        match inside.check(pool, &[]) {
            SatResult::Unsat => return Ok(pool.or(&cubes)),
            SatResult::Unknown => return unknown(inside.reason_unknown()),
            SatResult::Sat => {}
        }
        let projected = project(pool, inside.model(pool), a, &shared);
        let cube = generalize(pool, &mut outside, projected)?;
        let cube = pool.and(&cube);
        cubes.push(cube);
        let blocked = pool.not(cube);
        inside.assert(pool, blocked);
    }
    unknown("too many cubes")
}

/// A cube that follows from `cube` and that the solver still refutes.
fn generalize(pool: &mut TermPool, solver: &mut Solver, cube: Vec<Term>) -> Result<Vec<Term>> {
    match solver.check(pool, &cube) {
        SatResult::Unsat => {}
        SatResult::Sat => return unknown("a projection was too weak"),
        SatResult::Unknown => return unknown(solver.reason_unknown()),
    }
    let core = solver.minimize_core(pool, CORE_EFFORT);
    // The last check may have been a failed attempt to leave something out.
    if solver.check(pool, &core) != SatResult::Unsat {
        return Ok(core);
    }
    Ok(match solver.refutation(pool) {
        Some(refutation) => itp::unsat_core_cube(pool, &refutation, &core),
        None => core,
    })
}

/// Literals over shared symbols that the model satisfies and that, but for those that had to be left out, imply `a` for some
/// meaning of its other symbols.
fn project(pool: &mut TermPool, model: &Model, a: &[Term], shared: &HashSet<FuncId>) -> Vec<Term> {
    let mut eval = Evaluator::new(model);
    let cube = mbp::implicant(pool, &mut eval, a);
    let (cube, named) = name_applications(pool, &mut eval, cube, shared);
    let mut extended = model.clone();
    let mut vars: Vec<Term> = Vec::new();
    for (t, value) in named {
        extended.set(pool.as_constant(t).expect("names are constants"), value);
        vars.push(t);
    }
    let constants = visit::constants(pool, &cube);
    vars.extend(constants.into_iter().filter(|&t| pool.as_app(t).is_some_and(|f| !shared.contains(&f))));
    vars.sort_unstable();
    vars.dedup();
    let mut out = mbp::project(pool, &extended, &cube, &vars);
    out.retain(|&l| symbols(pool, &[l]).iter().all(|f| shared.contains(f)));
    out
}

/// The cube with constants for the applications of functions that are not shared, the constants with their values. For
/// each two applications of one function the cube says what the model does: that an argument differs or that all are equal,
/// and so are the results.
fn name_applications(
    pool: &mut TermPool,
    eval: &mut Evaluator<'_>,
    cube: Vec<Term>,
    shared: &HashSet<FuncId>,
) -> (Vec<Term>, Vec<(Term, Value)>) {
    let mut subst = Subst::new();
    let mut named = Vec::new();
    let mut tables: HashMap<FuncId, Vec<Application>> = HashMap::default();
    let mut extra = Vec::new();
    for t in visit::postorder(pool, &cube) {
        let Some(f) = pool.as_app(t).filter(|f| !shared.contains(f) && !pool.args(t).is_empty()) else {
            continue;
        };
        let args = pool.args(t).to_vec();
        let values: Vec<Value> = args.iter().map(|&a| eval.eval(pool, a)).collect();
        let args = subst.apply_all(pool, &args);
        let value = eval.eval(pool, t);
        let known = tables.entry(f).or_default();
        let name = match known.iter().find(|k| k.values == values) {
            Some(same) => {
                extra.extend(args.iter().zip(&same.args).map(|(&x, &y)| pool.eq(x, y)));
                same.name
            }
            None => {
                for other in known.iter() {
                    let i = (0..args.len()).find(|&i| values[i] != other.values[i]);
                    let i = i.expect("the values differ");
                    let equal = pool.eq(args[i], other.args[i]);
                    extra.push(pool.not(equal));
                }
                let name = pool.fresh("image", pool.sort(t));
                named.push((name, value));
                known.push(Application { args, values, name });
                name
            }
        };
        subst.insert(t, name);
    }
    let mut cube = subst.apply_all(pool, &cube);
    cube.extend(extra);
    (cube, named)
}

/// An application that has a name.
struct Application {
    args: Vec<Term>,
    values: Vec<Value>,
    name: Term,
}

#[cfg(test)]
mod tests;
