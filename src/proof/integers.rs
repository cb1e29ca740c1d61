//! Lemmas of integer arithmetic that have no certificate of their own, from lemmas that have.
//!
//! A cut follows by branches on its bounds: a solver that only branches refutes the negation of the lemma, within a
//! limit. Equations without an integer solution may defeat branching; but then some combination of them has integer
//! coefficients and a constant that is none (Schrijver, "Theory of Linear and Integer Programming", corollary 4.1a), and
//! one branch on that form refutes them. The combination is found by eliminating unknowns with unimodular column
//! operations, which keeps each row a combination of the given ones.

use super::translate::Translation;
use eufonium_base::{HashMap, Rat, Stop};
use eufonium_ir::{LinExpr, Rel, Term, TermPool};
use eufonium_smt::proof::{ProofLemma, ProofLiteral};
use eufonium_smt::theory::Certificate;
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Counted work that is spent on all lemmas together, and on one.
const EFFORT: u64 = 2_000_000;
const EFFORT_PER_LEMMA: u64 = 200_000;
/// Larger systems of equations are left alone.
const MAX_EQUATIONS: usize = 60;
/// Equations with more unknowns are left alone.
const MAX_UNKNOWNS: usize = 120;

/// The lemmas, with those that only a rule justifies replaced where others imply them.
pub fn without_rules(
    tr: &mut Translation,
    lemmas: Vec<ProofLemma>,
    seed: u64,
    stop: &Stop,
) -> Vec<ProofLemma> {
    let mut out = Vec::with_capacity(lemmas.len());
    let mut effort = EFFORT;
    for lemma in lemmas {
        let plain = !matches!(lemma.certificate, Certificate::Rule(name) if name != "branch");
        let replaced =
            if plain || stop.poll() { None } else { replacement(&mut tr.pool, &lemma, seed, &mut effort) };
        match replaced {
            Some(others) => out.extend(others),
            None => out.push(lemma),
        }
    }
    out
}

fn replacement(
    pool: &mut TermPool,
    lemma: &ProofLemma,
    seed: u64,
    effort: &mut u64,
) -> Option<Vec<ProofLemma>> {
    let mut conflict = Vec::with_capacity(lemma.clause.len());
    for literal in &lemma.clause {
        let ProofLiteral::Formula(t) = *literal else { return None };
        conflict.push(pool.not(t));
    }
    by_parity(pool, &conflict).or_else(|| by_branches(pool, &conflict, seed, effort))
}

/// Lemmas of a solver that only branches.
fn by_branches(
    pool: &mut TermPool,
    conflict: &[Term],
    seed: u64,
    effort: &mut u64,
) -> Option<Vec<ProofLemma>> {
    let stop = Stop::with_limits(None, Some((*effort).min(EFFORT_PER_LEMMA)));
    let options = SolverOptions { seed, trace: true, branch_only: true, ..SolverOptions::default() };
    let mut solver = Solver::new(options, stop.clone());
    for &t in conflict {
        solver.assert(pool, t);
    }
    let result = if *effort == 0 { SatResult::Unknown } else { solver.check(pool, &[]) };
    *effort = effort.saturating_sub(stop.work());
    if result != SatResult::Unsat {
        return None;
    }
    let lemmas = solver.lemmas(pool)?;
    let certified = |l: &ProofLemma| !matches!(l.certificate, Certificate::Rule(name) if name != "branch");
    lemmas.iter().all(certified).then_some(lemmas)
}

/// `form = 0`, as two literals of the conflict: `form <= 0` and `-form <= 0`.
struct Equation {
    form: LinExpr,
    below: Term,
    above: Term,
}

fn equations(pool: &TermPool, conflict: &[Term]) -> Vec<Equation> {
    let mut bounds: HashMap<LinExpr, Term> = HashMap::default();
    let mut out = Vec::new();
    for &literal in conflict {
        let Some((form, rel)) = LinExpr::of_literal(pool, literal) else { continue };
        if !form.over_integers(pool) || matches!(rel, Rel::Eq | Rel::Ne) {
            continue;
        }
        // Over the integers `e < 0` is `e + 1 <= 0`.
        let mut form = form;
        if rel == Rel::Lt {
            form.constant += &Rat::ONE;
        }
        if let Some(&above) = bounds.get(&form.clone().scale(&Rat::MINUS_ONE)) {
            out.push(Equation { form: form.clone(), below: literal, above });
        }
        bounds.insert(form, literal);
    }
    out
}

/// Two lemmas about a form that the equations make a fraction.
fn by_parity(pool: &mut TermPool, conflict: &[Term]) -> Option<Vec<ProofLemma>> {
    let equations = equations(pool, conflict);
    if equations.is_empty() || equations.len() > MAX_EQUATIONS {
        return None;
    }
    let factors = fractional_combination(&equations)?;
    let mut sum = LinExpr::default();
    for (equation, factor) in equations.iter().zip(&factors) {
        sum.add_scaled(&equation.form, factor);
    }
    // `form = -constant`, which is no integer.
    let value = -std::mem::take(&mut sum.constant);
    let (first, coefficient) = sum.terms.first().cloned()?;
    let mut bound = sum;
    bound.constant = -value.floor();
    let low = bound.to_atom(pool, Rel::Le);
    let high = pool.not(low);
    let (normal, _) = LinExpr::of_literal(pool, low)?;
    let scale = (&coefficient / &normal.coeff(first)).abs();
    let mut lemma = |side: Term, is_low: bool| {
        let mut clause = vec![ProofLiteral::Formula(pool.not(side))];
        let mut multipliers = vec![scale.clone()];
        for (equation, factor) in equations.iter().zip(&factors).filter(|(_, f)| !f.is_zero()) {
            let needs_above = factor.is_positive() == is_low;
            let literal = if needs_above { equation.above } else { equation.below };
            clause.push(ProofLiteral::Formula(pool.not(literal)));
            multipliers.push(factor.abs());
        }
        let common = multipliers.iter().fold(Rat::ONE, |l, m| l.lcm(&m.denom()));
        multipliers.iter_mut().for_each(|m| *m *= &common);
        ProofLemma { clause, certificate: Certificate::Farkas(multipliers) }
    };
    Some(vec![lemma(low, true), lemma(high, false)])
}

/// Multipliers that make the equations' coefficients integers and their constant a fraction.
fn fractional_combination(equations: &[Equation]) -> Option<Vec<Rat>> {
    let mut unknowns: Vec<Term> =
        equations.iter().flat_map(|e| e.form.terms.iter().map(|(t, _)| *t)).collect();
    unknowns.sort_unstable();
    unknowns.dedup();
    if unknowns.len() > MAX_UNKNOWNS {
        return None;
    }
    let n = equations.len();
    let unit = |i: usize| (0..n).map(move |j| if i == j { Rat::ONE } else { Rat::ZERO }).collect();
    let mut rows: Vec<Row> = (0..n)
        .map(|i| Row {
            coefficients: unknowns.iter().map(|t| equations[i].form.coeff(*t)).collect(),
            constant: equations[i].form.constant.clone(),
            factors: unit(i),
        })
        .collect();
    for i in 0..n {
        let content = rows[i].coefficients.iter().fold(Rat::ZERO, |g, c| g.gcd(c));
        if content.is_zero() {
            continue;
        }
        if !(&rows[i].constant / &content).is_int() {
            return Some(rows[i].factors.iter().map(|f| f / &content).collect());
        }
        let pivot = single_out(&mut rows, i)?;
        eliminate(&mut rows, i, pivot);
    }
    None
}

struct Row {
    coefficients: Vec<Rat>,
    constant: Rat,
    factors: Vec<Rat>,
}

/// Column operations after which one unknown is left in the row.
fn single_out(rows: &mut [Row], i: usize) -> Option<usize> {
    loop {
        let nonzero: Vec<usize> =
            (0..rows[i].coefficients.len()).filter(|&k| !rows[i].coefficients[k].is_zero()).collect();
        let &pivot = nonzero.iter().min_by_key(|&&k| rows[i].coefficients[k].abs())?;
        if nonzero.len() == 1 {
            return Some(pivot);
        }
        for k in nonzero.into_iter().filter(|&k| k != pivot) {
            let quotient = (&rows[i].coefficients[k] / &rows[i].coefficients[pivot]).floor();
            for row in rows.iter_mut() {
                let part = &quotient * &row.coefficients[pivot];
                row.coefficients[k] -= &part;
            }
        }
    }
}

/// Takes the one unknown of row `i` out of the later rows.
fn eliminate(rows: &mut [Row], i: usize, pivot: usize) {
    let (done, later) = rows.split_at_mut(i + 1);
    let solved = &done[i];
    for row in later {
        let factor = -(&row.coefficients[pivot] / &solved.coefficients[pivot]);
        row.coefficients[pivot] = Rat::ZERO;
        row.constant.add_mul(&factor, &solved.constant);
        for (f, s) in row.factors.iter_mut().zip(&solved.factors) {
            f.add_mul(&factor, s);
        }
    }
}
