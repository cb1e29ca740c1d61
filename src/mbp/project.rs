//! The projection of a cube: Boolean variables, definitions, arrays, datatypes, bit-vectors, each as long as there is
//! something to do; then what is left in places that are not linear; then rows.
//!
//! The order of arithmetic variables: those with an equality first, then reals before integers (so that integers meet as
//! few real bounds as possible), then by the number of resolvents. After each variable the rows are brought to normal form;
//! if numbers have outgrown machine words, the variable takes its value instead.

use super::problem::Problem;
use super::purify::Purifier;
use super::rows::{Atoms, Kind, Row, tidy};
use super::{arrays, bitvectors, boolean, datatypes, equality, implicant, lia, lra};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Evaluator, Model, Sort, Term, TermPool, cube as cubes};

/// How many steps of the techniques for single theories are taken before variables take their values. None is known to
/// run in circles; this is a bound on the effort.
const STEPS: usize = 20_000;

/// How many terms these steps may look at, for each variable once. Cubes of circuits have thousands of literals, and what is saved by a
/// better cube does not pay for many walks over all of them.
const EFFORT: usize = 4_000_000;

/// A cube over the constants other than `vars`: the model satisfies it, and it implies `exists vars. cube`. The formulas of
/// `cube` are true in the model (they need not be literals).
///
/// `vars` are constants of any sort. A variable of an uninterpreted sort that the cube ties to no remaining term is the
/// exception: it stays in the result. A numeric variable under a function or in a product takes its value in the model;
/// so does any other variable for which no technique finds a better term.
pub fn project(pool: &mut TermPool, model: &Model, cube: &[Term], vars: &[Term]) -> Vec<Term> {
    let mut eval = Evaluator::new(model);
    if vars.is_empty() {
        return implicant(pool, &mut eval, cube);
    }
    let mut problem = Problem::new(pool, &mut eval, cube, vars);
    let (mut steps, mut effort) = (0, 0);
    while !problem.vars.is_empty() {
        if effort > EFFORT && problem.take_values() {
            continue;
        }
        effort += problem.order.len() * problem.vars.len();
        let more = steps < STEPS
            && effort <= EFFORT
            && (boolean::eliminate(&mut problem)
                || equality::define(&mut problem)
                || arrays::step(&mut problem)
                || datatypes::step(&mut problem)
                || bitvectors::step(&mut problem));
        if !more && !equality::instantiate(&mut problem) {
            break;
        }
        steps += 1;
    }
    let Problem { cube, vars, marked, .. } = problem;

    let mut out = Vec::new();
    let mut purifier = Purifier::new(pool, &mut eval, marked);
    for literal in cube {
        if !purifier.marked.contains(&literal) || !purifier.literal(literal) {
            out.push(literal);
        }
    }
    let Purifier { rows, atoms, fresh, .. } = purifier;
    let mut system = System { rows: tidy(rows, &atoms), atoms };
    system.eliminate(pool, &vars, &fresh);
    out.extend(system.rows.iter().map(|row| row.to_literal(pool)));
    let out = cubes::normalize(pool, &out, true);
    debug_assert!(out.iter().all(|&l| eval.holds(pool, l)), "the model satisfies its projection");
    out
}

struct System {
    rows: Vec<Row>,
    atoms: Atoms,
}

/// How often and where a variable occurs in rows.
#[derive(Default)]
struct Count {
    lower: usize,
    upper: usize,
    divides: usize,
    unit_equal: usize,
    equal: usize,
    mixed: bool,
}

impl System {
    fn eliminate(&mut self, pool: &TermPool, vars: &HashSet<Term>, fresh: &[Term]) {
        let mut left: HashSet<Term> =
            vars.iter().chain(fresh).copied().filter(|v| pool.sort(*v).is_arith()).collect();
        loop {
            let counts = self.counts(pool, &left);
            if self.drop_unbounded(&counts) {
                continue;
            }
            let Some((class, x)) = next(pool, &counts) else { return };
            left.remove(&x);
            self.eliminate_one(pool, x, class);
        }
    }

    /// Drops the rows of all variables that are bounded from one side only; whether there were any. What is left stays in
    /// normal form.
    fn drop_unbounded(&mut self, counts: &HashMap<Term, Count>) -> bool {
        let before = self.rows.len();
        self.rows
            .retain(|row| !row.expr.terms.iter().any(|(t, _)| counts.get(t).is_some_and(Count::is_free)));
        self.rows.len() < before
    }

    fn eliminate_one(&mut self, pool: &TermPool, x: Term, class: Class) {
        let (touched, rest): (Vec<Row>, Vec<Row>) =
            std::mem::take(&mut self.rows).into_iter().partition(|row| !row.expr.coeff(x).is_zero());
        let value = self.atoms.value(x).clone();
        let is_int = pool.sort(x) == Sort::INT;
        let small_before = touched.iter().all(Row::is_small);
        let rows = if is_int {
            lia::eliminate(touched.clone(), x, &mut self.atoms)
        } else {
            lra::eliminate(touched.clone(), x, &self.atoms)
        };
        let mut rows = tidy(rows, &self.atoms);
        if !rows.iter().all(Row::is_small) && small_before {
            self.atoms.set(x, value, is_int);
            rows = tidy(lia::by_value(touched, x, &self.atoms), &self.atoms);
        }
        rows.extend(rest);
        // A substitution makes no new rows; others may make some that known ones imply.
        self.rows = if class == Class::UnitEquality { rows } else { tidy(rows, &self.atoms) };
        debug_assert!(self.rows.iter().all(|row| row.holds(&self.atoms)), "the model satisfies each step");
    }

    /// How often and where the variables that are left occur.
    fn counts(&self, pool: &TermPool, left: &HashSet<Term>) -> HashMap<Term, Count> {
        let mut counts: HashMap<Term, Count> = HashMap::default();
        for row in &self.rows {
            let integral = self.atoms.integral(&row.expr);
            for (t, c) in row.expr.terms.iter().filter(|(t, _)| left.contains(t)) {
                let count = counts.entry(*t).or_default();
                let is_int = pool.sort(*t) == Sort::INT;
                count.mixed |= is_int && !integral;
                match row.kind {
                    Kind::Eq if !is_int || (integral && c.abs().is_one()) => count.unit_equal += 1,
                    Kind::Eq => count.equal += 1,
                    Kind::Divides(_) => count.divides += 1,
                    Kind::Le | Kind::Lt if c.is_positive() => count.upper += 1,
                    Kind::Le | Kind::Lt => count.lower += 1,
                }
            }
        }
        counts
    }
}

impl Count {
    /// Whether all rows of the variable are bounds from one side.
    fn is_free(&self) -> bool {
        self.unit_equal + self.equal + self.divides == 0 && self.lower * self.upper == 0
    }
}

/// What a variable's elimination costs, in the order in which it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    UnitEquality,
    Equality,
    Bounds,
    Divisibility,
    Mixed,
}

/// The variable to eliminate next.
fn next(pool: &TermPool, counts: &HashMap<Term, Count>) -> Option<(Class, Term)> {
    let key = |t: Term, count: &Count| {
        let class = match count {
            Count { unit_equal: 1.., .. } => Class::UnitEquality,
            Count { mixed: true, .. } => Class::Mixed,
            Count { equal: 1.., .. } => Class::Equality,
            Count { divides: 0, .. } => Class::Bounds,
            _ => Class::Divisibility,
        };
        (class, count.lower * count.upper, pool.sort(t) == Sort::INT, t)
    };
    counts.iter().map(|(t, count)| key(*t, count)).min().map(|(class, .., t)| (class, t))
}
