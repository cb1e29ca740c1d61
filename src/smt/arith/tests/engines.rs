//! Arithmetic under both engines of the SAT seam, against enumeration: queries with assumptions, retired branches, models.
use super::lia::*;
use super::*;
use crate::sat::{Native, NativeOptions, SatResult, SatSolver, Varisat};
use eufonium_base::Stop;

fn run(solver: &mut dyn SatSolver, lazy: bool, seed: u64) {
    let mut random = Random::new(seed);
    let options = ArithOptions {
        cut_period: 2,
        dio_period: 2,
        cube_period: 5,
        seed,
        branch_on_two_atoms: lazy,
        ..ArithOptions::default()
    };
    let mut problem = boxed_problem(&mut random, options);
    if random.flip() {
        add_equation(&mut problem, &mut random);
    }
    while solver.num_vars() < problem.search.values.len() {
        solver.new_var();
    }
    for c in &problem.search.clauses {
        solver.add_clause(c, 0);
    }
    for query in 0..8 {
        let before = problem.search.clauses.len();
        add_clauses(&mut problem, &mut random, 1);
        let assumptions: Vec<Lit> = (0..2)
            .map(|_| problem.atoms[random.below(problem.atoms.len() as u64) as usize].xor(random.flip()))
            .collect();
        for c in &problem.search.clauses[before..] {
            solver.add_clause(c, 0);
        }
        let mut all = problem.search.clauses.clone();
        all.extend(assumptions.iter().map(|l| vec![*l]));
        let want = expected(&problem.search, &all, problem.dimension);
        let arith = &mut problem.search.arith;
        let got = solver.solve(&assumptions, arith, &Stop::never());
        assert_eq!(got, if want { SatResult::Sat } else { SatResult::Unsat }, "seed {seed} query {query}");
        if want {
            for c in &all {
                assert!(
                    c.iter().any(|l| holds(arith, *l, &arith.value(arith.bound_of(*l).column))),
                    "model seed {seed}"
                );
            }
        }
        let vars = arith.take_local_vars();
        solver.retire(&vars);
        arith.retire_atoms(&vars);
    }
}

#[test]
fn native() {
    for seed in 0..150 {
        run(&mut Native::new(NativeOptions::default()), false, seed);
    }
}
#[test]
fn lazy() {
    for seed in 0..150 {
        run(&mut Varisat::new(), true, seed);
    }
}
