//! The brute-force double for tests: tries all assignments in order. Up to some 20 variables.

use super::{Lit, SatResult, SatSolver, Var};
use crate::theory::{Effort, Theory, TheoryOut};
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop};

/// Enumeration of all assignments behind the SAT trait.
#[derive(Default)]
pub struct Brute {
    clauses: Vec<Vec<Lit>>,
    num_vars: usize,
    retired: Vec<Var>,
    failed: Vec<Lit>,
    model: Option<u64>,
}

fn holds(lit: Lit, assignment: u64) -> bool {
    (assignment >> lit.var().index() & 1 == 1) != lit.is_negated()
}

/// Whether some assignment of `num_vars` variables satisfies all clauses.
pub fn is_satisfiable<'a>(clauses: impl IntoIterator<Item = &'a [Lit]>, num_vars: usize) -> bool {
    let clauses: Vec<&[Lit]> = clauses.into_iter().collect();
    (0..1u64 << num_vars).any(|a| clauses.iter().all(|c| c.iter().any(|&l| holds(l, a))))
}

impl Brute {
    fn check(&mut self, assignment: u64, theory: &mut dyn Theory) -> Option<bool> {
        theory.push_level();
        for index in 0..self.num_vars {
            let var = Var::from_usize(index);
            if theory.is_atom(var) && !self.retired.contains(&var) {
                theory.assert(Lit::new(var, assignment >> index & 1 == 0));
            }
        }
        let mut out = TheoryOut { num_vars: self.num_vars, ..TheoryOut::default() };
        theory.check(Effort::Final, &mut out);
        let new = out.num_vars > self.num_vars || !out.lemmas.is_empty();
        self.num_vars = out.num_vars;
        self.clauses.extend(out.lemmas.into_iter().map(|lemma| lemma.clause));
        let mut changed = new;
        for lit in out.implied.into_iter().filter(|&l| !holds(l, assignment)) {
            let mut clause = Vec::new();
            theory.explain(lit, &mut clause);
            self.clauses.push(clause);
            changed = true;
        }
        if !changed && !out.gave_up {
            theory.save_model();
        }
        theory.backtrack(0);
        if changed {
            Some(false)
        } else if out.gave_up {
            None
        } else {
            Some(true)
        }
    }
}

impl SatSolver for Brute {
    fn new_var(&mut self) -> Var {
        self.num_vars += 1;
        Var::from_usize(self.num_vars - 1)
    }
    fn num_vars(&self) -> usize {
        self.num_vars
    }
    fn add_clause(&mut self, clause: &[Lit], _label: u32) {
        self.clauses.push(clause.to_vec());
    }
    fn solve(&mut self, assumptions: &[Lit], theory: &mut dyn Theory, stop: &Stop) -> SatResult {
        let mut assignment = 0;
        self.failed.clear();
        while assignment < 1u64 << self.num_vars {
            if stop.tick(1) {
                return SatResult::Unknown;
            }
            let ok = |lits: &[Lit]| lits.iter().any(|&l| holds(l, assignment));
            if !self.clauses.iter().all(|c| ok(c)) || !assumptions.iter().all(|&l| ok(&[l])) {
                assignment += 1;
                continue;
            }
            match self.check(assignment, theory) {
                Some(true) => {
                    self.model = Some(assignment);
                    return SatResult::Sat;
                }
                None => return SatResult::Unknown,
                Some(false) => {}
            }
        }
        let clauses = self.clauses.iter().map(Vec::as_slice);
        if is_satisfiable(clauses, self.num_vars) {
            self.failed.extend_from_slice(assumptions);
        }
        SatResult::Unsat
    }
    fn value(&self, var: Var) -> Option<bool> {
        self.model.map(|m| m >> var.index() & 1 == 1)
    }
    fn failed_assumptions(&self) -> &[Lit] {
        &self.failed
    }
    fn demand(&mut self, _var: Var) {}
    fn retire(&mut self, vars: &[Var]) {
        self.retired.extend_from_slice(vars);
        self.clauses.retain(|c| !c.iter().any(|l| vars.contains(&l.var())));
    }
    fn stats(&self) -> Stats {
        Stats::new()
    }
}
