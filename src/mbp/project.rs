//! The projection of a cube: Boolean variables, then those in places that are not linear, then rows.
//!
//! The order of arithmetic variables: those with an equality first, then reals before integers (so that integers meet as
//! few real bounds as possible), then by the number of resolvents. After each variable the rows are brought to normal form;
//! if numbers have outgrown machine words, the variable takes its value instead.

use super::purify::Purifier;
use super::rows::{Atoms, Kind, Row, tidy};
use super::{boolean, equality, implicant, lia, lra};
use crate::base::{HashMap, HashSet};
use crate::ir::{Evaluator, Model, Sort, Term, TermPool, cube as cubes};

/// A cube over the constants other than `vars`: the model satisfies it, and it implies `exists vars. cube`. The formulas of
/// `cube` are true in the model (they need not be literals).
///
/// `vars` are constants of any sort. A variable of an uninterpreted sort that the cube ties to no remaining term is the
/// exception: it stays in the result. A numeric variable under a function or in a product takes its value in the model.
pub fn project(pool: &mut TermPool, model: &Model, cube: &[Term], vars: &[Term]) -> Vec<Term> {
    let mut eval = Evaluator::new(model);
    let cube = implicant(pool, &mut eval, cube);
    if vars.is_empty() {
        return cube;
    }
    let cube = boolean::eliminate(pool, &mut eval, cube, vars);
    let vars: HashSet<Term> = vars.iter().copied().collect();
    let cube = equality::eliminate(pool, &mut eval, cube, &vars);

    let marks = equality::marked(pool, &cube, &vars);
    let mut out = Vec::new();
    let mut purifier = Purifier::new(pool, &mut eval, marks);
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
        while let Some(x) = self.next(pool, &left) {
            left.remove(&x);
            self.eliminate_one(pool, x);
        }
    }

    fn eliminate_one(&mut self, pool: &TermPool, x: Term) {
        let before = (self.rows.clone(), self.atoms.clone());
        let rows = std::mem::take(&mut self.rows);
        let rows = if pool.sort(x) == Sort::INT {
            lia::eliminate(rows, x, &mut self.atoms)
        } else {
            lra::eliminate(rows, x, &self.atoms)
        };
        self.rows = tidy(rows, &self.atoms);
        if !self.rows.iter().all(Row::is_small) && before.0.iter().all(Row::is_small) {
            self.atoms = before.1;
            self.rows = tidy(lia::by_value(before.0, x, &self.atoms), &self.atoms);
        }
        debug_assert!(self.rows.iter().all(|row| row.holds(&self.atoms)), "the model satisfies each step");
    }

    /// The variable to eliminate next.
    fn next(&self, pool: &TermPool, left: &HashSet<Term>) -> Option<Term> {
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
        let key = |t: Term, count: &Count| {
            let class = match count {
                Count { unit_equal: 1.., .. } => 0,
                Count { mixed: true, .. } => 5,
                Count { equal: 1.., .. } => 1,
                Count { divides: 0, .. } => 2,
                _ => 3,
            };
            (class, count.lower * count.upper, pool.sort(t) == Sort::INT, t)
        };
        counts.iter().map(|(t, count)| key(*t, count)).min().map(|(.., t)| t)
    }
}
