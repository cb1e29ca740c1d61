//! The engines with a theory of orders: small problems against enumeration, large ones against each other.

use super::{Rng, check_refutation, engines, grow, lits};
use crate::sat::brute::Brute;
use crate::sat::toys::{Mode, Order, all_values};
use crate::sat::{Lit, SatResult, SatSolver, Var};
use crate::theory::Theory;
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop};
use quickcheck::quickcheck;

/// A random problem over [`Order`]: the first variables are atoms, the rest is Boolean.
struct OrderProblem {
    theory: Order,
    vars: usize,
    clauses: Vec<Vec<Lit>>,
}

impl OrderProblem {
    fn new(rng: &mut Rng) -> OrderProblem {
        let nodes = 2 + rng.below(3);
        let mut theory = Order::new(nodes, 2 + rng.below(2) as i64, Mode::from_bits(rng.next()));
        let atoms = 1 + rng.below(6);
        for index in 0..atoms {
            let i = rng.below(nodes);
            let j = (i + 1 + rng.below(nodes - 1)) % nodes;
            theory.add_atom(Var::from_usize(index), i, j);
        }
        for _ in 0..rng.below(5) {
            let i = rng.below(nodes);
            theory.distinct.push((i, (i + 1 + rng.below(nodes - 1)) % nodes));
        }
        OrderProblem { theory, vars: atoms + rng.below(3), clauses: Vec::new() }
    }

    /// By enumeration of all values and all assignments of the Boolean variables.
    fn is_satisfiable(&self, units: &[Lit]) -> bool {
        all_values(self.theory.nodes, self.theory.range).any(|values| {
            self.theory.distinct.iter().all(|&(i, j)| values[i] != values[j])
                && (0..1u32 << self.vars).any(|bits| {
                    let value = |var: Var| match self.theory.atom(var) {
                        Some((i, j)) => values[i] < values[j],
                        None => bits >> var.index() & 1 == 1,
                    };
                    let holds = |l: &Lit| value(l.var()) != l.is_negated();
                    units.iter().all(holds) && self.clauses.iter().all(|c| c.iter().any(holds))
                })
        })
    }

    /// The model: atoms by the values of the theory, the other variables by the solver.
    fn check_model(&self, name: &str, solver: &dyn SatSolver, theory: &Order, assumptions: &[Lit]) {
        let holds = |l: &Lit| match theory.atom(l.var()) {
            Some((i, j)) => {
                let value = theory.model[i] < theory.model[j];
                assert!(solver.value(l.var()).is_none_or(|v| v == value), "{name}: the models differ");
                value != l.is_negated()
            }
            None => solver.value(l.var()) == Some(!l.is_negated()),
        };
        let satisfied = |c: &Vec<Lit>| c.iter().any(|l| c.contains(&!*l)) || c.iter().any(holds);
        assert!(self.clauses.iter().all(satisfied), "{name}: not a model");
        assert!(assumptions.iter().all(holds), "{name}: not a model of the assumptions");
    }
}

fn check_order(seed: u64) {
    let rng = &mut Rng(seed);
    let mut all = engines(rng);
    all.push(("brute", Box::new(Brute::default())));
    for (name, mut solver) in all {
        let mut problem = OrderProblem::new(rng);
        let mut theory = problem.theory.clone();
        if name == "brute" && (theory.nodes > 3 || theory.distinct.len() > 2) {
            continue;
        }
        grow(&mut *solver, problem.vars);
        for _ in 0..4 {
            for _ in 0..rng.below(problem.vars + 3) {
                let clause = rng.clause(problem.vars, 3);
                solver.add_clause(&clause, problem.clauses.len() as u32);
                problem.clauses.push(clause);
            }
            let assumptions: Vec<Lit> = (0..rng.below(5)).map(|_| rng.lit(problem.vars)).collect();
            match solver.solve(&assumptions, &mut theory, &Stop::never()) {
                SatResult::Sat => problem.check_model(name, &*solver, &theory, &assumptions),
                SatResult::Unsat => {
                    assert!(!problem.is_satisfiable(&assumptions), "{name}: should be satisfiable");
                    let failed = solver.failed_assumptions();
                    assert!(failed.iter().all(|l| assumptions.contains(l)), "{name}: not a subset");
                    assert!(!problem.is_satisfiable(failed), "{name}: the core is satisfiable");
                    let theory = &theory;
                    check_refutation(&*solver, &problem.clauses, |c| theory.is_valid(c));
                }
                SatResult::Unknown => panic!("{name}: nothing stops the search"),
            }
        }
    }
}

/// Problems over [`Order`] that are too large for enumeration of the assignments: the engines must agree.
fn check_large_order(seed: u64, sum: &mut Stats) {
    let mut first = None;
    for which in 0..4 {
        let rng = &mut Rng(seed);
        let (name, mut solver) = engines(rng).swap_remove(which);
        let nodes = 5;
        let mut theory = Order::new(nodes, 4 + rng.below(2) as i64, Mode::from_bits(rng.next()));
        let vars = 24;
        for index in 0..vars {
            let i = rng.below(nodes);
            theory.add_atom(Var::from_usize(index), i, (i + 1 + rng.below(nodes - 1)) % nodes);
        }
        theory.distinct.extend((0..rng.below(5)).map(|n| (n % nodes, (n + 2) % nodes)));
        grow(&mut *solver, vars);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        let mut answers = Vec::new();
        for _ in 0..5 {
            for _ in 0..12 {
                let clause: Vec<Lit> = (0..2 + rng.below(2)).map(|_| rng.lit(vars)).collect();
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let assumptions: Vec<Lit> = (0..rng.below(4)).map(|_| rng.lit(vars)).collect();
            let answer = solver.solve(&assumptions, &mut theory, &Stop::never());
            answers.push(answer);
            if answer == SatResult::Unsat {
                check_refutation(&*solver, &clauses, |c| theory.is_valid(c));
            } else {
                let problem = OrderProblem { theory: theory.clone(), vars, clauses: clauses.clone() };
                problem.check_model(name, &*solver, &theory, &assumptions);
            }
        }
        sum.absorb("", &solver.stats());
        let expected = first.get_or_insert(answers.clone());
        assert_eq!(*expected, answers, "{name}: the engines agree");
    }
}

#[test]
fn large_order_engines_agree() {
    let mut sum = Stats::new();
    (0..90).for_each(|seed| check_large_order(seed, &mut sum));
    let events = [
        "conflicts",
        "restarts",
        "reductions",
        "inprocessings",
        "vivified",
        "theory_lemmas",
        "theory_implied",
        "theory_explained",
    ];
    for event in events.iter().chain(&["learned_clauses", "minimised_literals", "dropped_atoms"]) {
        assert!(sum.get(event) > 50, "the test is too tame: {event} happened {} times", sum.get(event));
    }
}

/// A fact about an atom that the theory knows survives the retirement of the atom; clauses with the atom do not.
#[test]
fn retired_atoms_keep_their_facts() {
    for (name, mut solver) in engines(&mut Rng(6)) {
        let mut theory = Order::new(2, 2, Mode::from_bits(1));
        grow(&mut *solver, 4);
        theory.add_atom(Var::from_usize(0), 0, 1);
        theory.add_atom(Var::from_usize(1), 1, 0);
        for (label, clause) in [&[1][..], &[1, 3], &[-1, 3, 4], &[3, 4, 2]].iter().enumerate() {
            solver.add_clause(&lits(clause), label as u32);
        }
        assert_eq!(solver.solve(&lits(&[-3]), &mut theory, &Stop::never()), SatResult::Sat, "{name}");
        solver.retire(&[Var::from_usize(0)]);
        let answer = solver.solve(&lits(&[-3, -4, -2]), &mut theory, &Stop::never());
        assert_eq!(answer, SatResult::Unsat, "{name}");
        assert_eq!(
            solver.solve(&lits(&[-3, -4]), &mut theory, &Stop::never()).eq(&SatResult::Sat),
            name == "varisat"
        );
        for _ in 0..200 {
            let var = solver.new_var();
            assert!(!theory.is_atom(var), "{name}: the variable of an atom is not handed out again");
            solver.add_clause(&[var.positive()], 0);
            assert_ne!(solver.solve(&[], &mut theory, &Stop::never()), SatResult::Unknown, "{name}");
            solver.retire(&[var]);
        }
    }
}

quickcheck! {
    fn order_agrees_with_enumeration(seed: u64) -> bool {
        (0..10).for_each(|n| check_order(seed ^ n));
        true
    }
}
