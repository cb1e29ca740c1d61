//! The tests that both engines pass, against brute force.

use super::brute::{Brute, is_satisfiable};
use super::native::{Assignment, Guide, Native, NativeOptions, Restarts};
use super::toys::{Mode, Order, all_values};
use super::varisat::Varisat;
use super::{Leaf, Lit, SatResult, SatSolver, Var};
use crate::theory::{NoTheory, Theory};
use eufonium_base::ids::Id;
use eufonium_base::stop::Interrupt;
use eufonium_base::{Stats, Stop};
use quickcheck::quickcheck;

/// A small generator of numbers (splitmix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }
    fn lit(&mut self, vars: usize) -> Lit {
        Lit::new(Var::from_usize(self.below(vars)), self.below(2) == 0)
    }
    fn clause(&mut self, vars: usize, longest: usize) -> Vec<Lit> {
        (0..1 + self.below(longest)).map(|_| self.lit(vars)).collect()
    }
}

/// Options that make every rare event frequent.
fn nervous(rng: &mut Rng) -> NativeOptions {
    let restarts = match rng.below(3) {
        0 => Restarts::Luby { unit: 1 + rng.below(4) as u64 },
        1 => Restarts::Glucose { margin: 1.01, least: 1 },
        _ => NativeOptions::default().restarts,
    };
    NativeOptions {
        seed: rng.next() & 3,
        restarts,
        reduce_first: 1 + rng.below(8) as u64,
        reduce_step: 1,
        keep_glue: rng.below(3) as u32,
        phase: rng.below(2) == 0,
        trace_slack: rng.below(50),
        ..NativeOptions::default()
    }
}

fn engines(rng: &mut Rng) -> Vec<(&'static str, Box<dyn SatSolver>)> {
    let mut traced = Native::new(nervous(rng));
    traced.enable_trace();
    vec![
        ("native", Box::new(Native::new(NativeOptions::default()))),
        ("nervous", Box::new(Native::new(nervous(rng)))),
        ("traced", Box::new(traced)),
        ("varisat", Box::new(Varisat::new())),
    ]
}

fn lits(numbers: &[i32]) -> Vec<Lit> {
    let lit = |&n: &i32| Lit::new(Var::from_usize(n.unsigned_abs() as usize - 1), n < 0);
    numbers.iter().map(lit).collect()
}

fn grow(solver: &mut dyn SatSolver, vars: usize) {
    while solver.num_vars() < vars {
        solver.new_var();
    }
}

fn is_model(solver: &dyn SatSolver, clause: &[Lit]) -> bool {
    let valid = clause.iter().any(|l| clause.contains(&!*l));
    valid || clause.iter().any(|l| solver.value(l.var()) == Some(!l.is_negated()))
}

/// The leaves of the refutation and the failed assumptions must be unsatisfiable on their own.
fn check_refutation(solver: &dyn SatSolver, clauses: &[Vec<Lit>], theory_ok: impl Fn(&[Lit]) -> bool) {
    let Some(leaves) = solver.refutation() else { return };
    let mut checker = Native::new(NativeOptions::default());
    grow(&mut checker, solver.num_vars());
    for leaf in &leaves {
        match leaf {
            Leaf::Input { label, .. } => checker.add_clause(&clauses[*label as usize], 0),
            Leaf::Theory { clause, .. } => {
                assert!(theory_ok(clause), "the lemma {clause:?} is not valid");
                checker.add_clause(clause, 0);
            }
        }
    }
    for &lit in solver.failed_assumptions() {
        checker.add_clause(&[lit], 0);
    }
    let answer = checker.solve(&[], &mut NoTheory, &Stop::never());
    assert_eq!(answer, SatResult::Unsat, "the leaves of the refutation are satisfiable");
}

/// The crate `varisat` gives a core here that can be satisfied.
#[test]
fn cores_of_the_crate_are_confirmed() {
    (0..10).for_each(|n| check_cnf(5_048_859_331_972_484_806 ^ n));
}

/// Adds clauses and solves under assumptions, a few times, and checks everything against enumeration.
fn check_cnf(seed: u64) {
    let rng = &mut Rng(seed);
    for (name, mut solver) in engines(rng) {
        let vars = 1 + rng.below(9);
        grow(&mut *solver, vars);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..5 {
            for _ in 0..rng.below(2 * vars + 2) {
                let clause = rng.clause(vars, 4);
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let assumptions: Vec<Lit> = (0..rng.below(5)).map(|_| rng.lit(vars)).collect();
            let with = |units: &[Lit]| {
                let units: Vec<&[Lit]> = units.iter().map(std::slice::from_ref).collect();
                is_satisfiable(clauses.iter().map(Vec::as_slice).chain(units), vars)
            };
            match solver.solve(&assumptions, &mut NoTheory, &Stop::never()) {
                SatResult::Sat => {
                    assert!(with(&assumptions), "{name}: should be unsatisfiable");
                    assert!(clauses.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
                    let holds = |l: &Lit| solver.value(l.var()) == Some(!l.is_negated());
                    assert!(assumptions.iter().all(holds), "{name}: not a model of the assumptions");
                }
                SatResult::Unsat => {
                    assert!(!with(&assumptions), "{name}: should be satisfiable");
                    let failed = solver.failed_assumptions();
                    assert!(failed.iter().all(|l| assumptions.contains(l)), "{name}: not a subset");
                    assert!(!with(failed), "{name}: the core is satisfiable");
                    check_refutation(&*solver, &clauses, |_| false);
                }
                SatResult::Unknown => panic!("{name}: nothing stops the search"),
            }
        }
    }
}

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

/// Guarded groups of clauses come and go; what is left must decide.
fn check_retire(seed: u64) {
    let rng = &mut Rng(seed);
    for (name, mut solver) in engines(rng) {
        let vars = 2 + rng.below(6);
        grow(&mut *solver, vars);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..12 {
            if rng.below(3) == 0 {
                let clause = rng.clause(vars, 4);
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let (guard, helper) = (solver.new_var(), solver.new_var());
            let mut group = vec![guard.positive()];
            let mut plain: Vec<Vec<Lit>> = Vec::new();
            for _ in 0..rng.below(6) {
                let mut clause = rng.clause(vars, 3);
                plain.push(clause.clone());
                clause.push(guard.negative());
                // By way of a helper: guard and helper imply the clause, guard implies the helper.
                clause.push(helper.negative());
                solver.add_clause(&clause, clauses.len() as u32);
                clauses.push(clause);
            }
            let link = vec![guard.negative(), helper.positive()];
            solver.add_clause(&link, clauses.len() as u32);
            clauses.push(link);
            group.extend((0..rng.below(3)).map(|_| rng.lit(vars)));
            let units: Vec<&[Lit]> = group[1..].iter().map(std::slice::from_ref).collect();
            let old = clauses.iter().filter(|c| c.iter().all(|l| l.var().index() < vars));
            let now = plain.iter().chain(old).map(Vec::as_slice).chain(units);
            let expected = if is_satisfiable(now, vars) { SatResult::Sat } else { SatResult::Unsat };
            let answer = solver.solve(&group, &mut NoTheory, &Stop::never());
            assert_eq!(answer, expected, "{name}");
            if answer == SatResult::Unsat {
                check_refutation(&*solver, &clauses, |_| false);
            } else {
                assert!(plain.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
            }
            solver.retire(&[guard, helper]);
        }
    }
}

/// The cones of variables in a list of gates, each variable with the two literals of which it is the conjunction.
fn cone(gates: &[Option<[Lit; 2]>], roots: impl Iterator<Item = Var>) -> Vec<Var> {
    let mut cone: Vec<Var> = Vec::new();
    let mut stack: Vec<Var> = roots.collect();
    while let Some(var) = stack.pop() {
        if !cone.contains(&var) {
            cone.push(var);
            stack.extend(gates[var.index()].iter().flatten().map(|l| l.var()));
        }
    }
    cone
}

/// A circuit of conjunctions, clauses about some of it that all scopes have, and queries about other parts with scopes of their
/// cones: the answers are those of enumeration, and a model's inputs make the circuit do what was asked.
fn check_scopes(seed: u64) {
    const INPUTS: usize = 5;
    let mut rng = Rng(seed);
    let mut gates: Vec<Option<[Lit; 2]>> = vec![None; INPUTS];
    for n in INPUTS..INPUTS + 14 {
        gates.push(Some([rng.lit(n), rng.lit(n)]));
    }
    // By input values: the values of all variables.
    let rows: Vec<Vec<bool>> = (0..1 << INPUTS)
        .map(|row: usize| {
            let mut values: Vec<bool> = Vec::new();
            let holds = |values: &[bool], l: Lit| values[l.var().index()] != l.is_negated();
            for (n, gate) in gates.iter().enumerate() {
                values.push(gate.map_or(row >> n & 1 == 1, |[a, b]| holds(&values, a) && holds(&values, b)));
            }
            values
        })
        .collect();
    let holds = |row: &[bool], l: &Lit| row[l.var().index()] != l.is_negated();
    for (name, mut solver) in engines(&mut Rng(seed)) {
        let mut rng = Rng(seed ^ 1);
        grow(&mut *solver, gates.len());
        for (n, gate) in gates.iter().enumerate() {
            let v = Var::from_usize(n).positive();
            let Some([a, b]) = *gate else { continue };
            [&[!v, a][..], &[!v, b], &[v, !a, !b]].iter().for_each(|clause| solver.add_clause(clause, 0));
        }
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..12 {
            if rng.below(3) == 0 {
                clauses.push(rng.clause(gates.len(), 3));
                solver.add_clause(clauses.last().expect("it was pushed"), 0);
            }
            let assumptions: Vec<Lit> = (0..1 + rng.below(3)).map(|_| rng.lit(gates.len())).collect();
            let temporary = rng.clause(gates.len(), 3);
            let guard = solver.new_var();
            solver.add_clause(&[&[guard.negative()][..], &temporary].concat(), 0);
            let asked = clauses.iter().flatten().chain(&assumptions).chain(&temporary);
            let scope = cone(&gates, asked.map(|l| l.var()));
            solver.set_scope(&scope);
            let all = [&[guard.positive()], &assumptions[..]].concat();
            let answer = solver.solve(&all, &mut NoTheory, &Stop::never());
            let fits = |row: &&Vec<bool>, assumed: &[Lit]| {
                clauses.iter().all(|c| c.iter().any(|l| holds(row, l)))
                    && assumed.iter().all(|l| holds(row, l))
            };
            let with_clause = |row: &&Vec<bool>| temporary.iter().any(|l| holds(row, l));
            let expected = rows.iter().any(|row| fits(&row, &assumptions) && with_clause(&row));
            assert_eq!(answer == SatResult::Sat, expected, "{name}");
            if expected {
                let value = |n: usize| solver.value(Var::from_usize(n)).unwrap_or(false);
                let row = &rows[(0..INPUTS).map(|n| usize::from(value(n)) << n).sum::<usize>()];
                assert!(fits(&row, &assumptions) && with_clause(&row), "{name}");
            } else {
                let core: Vec<Lit> = solver.failed_assumptions().to_vec();
                assert!(core.iter().all(|l| all.contains(l)), "{name}");
                let own: Vec<Lit> = core.iter().copied().filter(|l| l.var() != guard).collect();
                let with_guard = core.len() > own.len();
                let possible = |row: &&Vec<bool>| fits(row, &own) && (!with_guard || with_clause(row));
                assert!(!rows.iter().any(|row| possible(&row)), "{name}");
            }
            solver.retire(&[guard]);
        }
    }
}

/// Decides the inputs of a cone and leaves its gates to propagation.
struct Inputs {
    inputs: Vec<Var>,
    from: usize,
}

impl Guide for Inputs {
    fn restart(&mut self) {
        self.from = 0;
    }
    fn next(&mut self, assignment: Assignment<'_>) -> Option<Lit> {
        let open = |var: &&Var| assignment.get(var.positive()).is_none();
        let found = self.inputs[self.from..].iter().find(open).copied()?;
        // The assignment only grows until the next restart.
        self.from = self.inputs.iter().position(|v| *v == found).expect("it is one of them");
        Some(found.positive().xor(!assignment.last(found)))
    }
}

/// Queries about parts of a circuit whose inputs a guide decides: the answers are those of enumeration, and hold in the model.
fn check_guides(seed: u64) {
    const INPUTS: usize = 6;
    let mut rng = Rng(seed);
    let mut gates: Vec<Option<[Lit; 2]>> = vec![None; INPUTS];
    for n in INPUTS..INPUTS + 14 {
        gates.push(Some([rng.lit(n), rng.lit(n)]));
    }
    let mut solver = Native::new(nervous(&mut rng));
    grow(&mut solver, gates.len());
    for (n, gate) in gates.iter().enumerate() {
        let v = Var::from_usize(n).positive();
        let Some([a, b]) = *gate else { continue };
        [&[!v, a][..], &[!v, b], &[v, !a, !b]].iter().for_each(|clause| solver.add_clause(clause, 0));
    }
    for _ in 0..20 {
        let assumptions: Vec<Lit> = (0..1 + rng.below(4)).map(|_| rng.lit(gates.len())).collect();
        let scope = cone(&gates, assumptions.iter().map(|l| l.var()));
        let inputs = scope.iter().copied().filter(|v| v.index() < INPUTS).collect();
        let mut guide = Inputs { inputs, from: 0 };
        solver.set_scope(&scope);
        let answer = solver.solve_guided(&assumptions, &mut guide, &Stop::never());
        let holds = |row: usize| {
            let mut values: Vec<bool> = Vec::new();
            let value = |values: &[bool], l: Lit| values[l.var().index()] != l.is_negated();
            for (n, gate) in gates.iter().enumerate() {
                values.push(gate.map_or(row >> n & 1 == 1, |[a, b]| value(&values, a) && value(&values, b)));
            }
            assumptions.iter().all(|l| value(&values, *l))
        };
        assert_eq!(answer == SatResult::Sat, (0..1 << INPUTS).any(holds));
        if answer == SatResult::Sat {
            let value = |n: usize| solver.value(Var::from_usize(n)).unwrap_or(false);
            assert!(holds((0..INPUTS).map(|n| usize::from(value(n)) << n).sum::<usize>()));
        } else {
            assert!(solver.failed_assumptions().iter().all(|l| assumptions.contains(l)));
        }
        solver.check_invariants();
    }
}

/// Random 3-SAT near the threshold, large enough for restarts, deletions and compactions.
fn check_three_sat(seed: u64) {
    let rng = &mut Rng(seed);
    let vars = 40 + rng.below(30);
    let clauses: Vec<Vec<Lit>> =
        (0..vars * 43 / 10).map(|_| (0..3).map(|_| rng.lit(vars)).collect()).collect();
    let mut answers = Vec::new();
    for (name, mut solver) in engines(rng) {
        grow(&mut *solver, vars);
        for (label, clause) in clauses.iter().enumerate() {
            solver.add_clause(clause, label as u32);
        }
        for assumptions in [vec![], (0..3).map(|n| Var::from_usize(n).positive()).collect(), vec![]] {
            let answer = solver.solve(&assumptions, &mut NoTheory, &Stop::never());
            answers.push((assumptions.len(), answer));
            match answer {
                SatResult::Sat => {
                    assert!(clauses.iter().all(|c| is_model(&*solver, c)), "{name}: not a model");
                }
                _ => check_refutation(&*solver, &clauses, |_| false),
            }
        }
    }
    for n in [0, 3] {
        let mut same = answers.iter().filter(|(len, _)| *len == n).map(|(_, answer)| answer);
        let first = same.next();
        assert!(same.all(|answer| Some(answer) == first), "the engines agree");
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
    (0..60).for_each(|seed| check_large_order(seed, &mut sum));
    let events =
        ["conflicts", "restarts", "reductions", "theory_lemmas", "theory_implied", "theory_explained"];
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
    fn cnf_agrees_with_enumeration(seed: u64) -> bool {
        (0..10).for_each(|n| check_cnf(seed ^ n));
        true
    }
    fn order_agrees_with_enumeration(seed: u64) -> bool {
        (0..10).for_each(|n| check_order(seed ^ n));
        true
    }
    fn guides_decide_enough(seed: u64) -> bool {
        check_guides(seed);
        true
    }
    fn scopes_are_enough(seed: u64) -> bool {
        check_scopes(seed);
        true
    }
    fn retired_groups_do_not_matter(seed: u64) -> bool {
        check_retire(seed);
        true
    }
}

#[test]
fn three_sat_engines_agree() {
    (0..12).for_each(check_three_sat);
}

#[test]
fn table() {
    use SatResult::{Sat, Unsat};
    type Row = (&'static [&'static [i32]], &'static [i32], SatResult, &'static [i32]);
    let rows: &[Row] = &[
        (&[], &[], Sat, &[]),
        (&[&[]], &[], Unsat, &[]),
        (&[&[1], &[-1]], &[], Unsat, &[]),
        (&[&[1], &[-1]], &[2], Unsat, &[]),
        (&[&[1, -1]], &[-1], Sat, &[]),
        (&[&[1, 1]], &[-1], Unsat, &[-1]),
        (&[], &[1, -1], Unsat, &[1, -1]),
        (&[], &[1, 1], Sat, &[]),
        (&[&[-1, 2], &[-2, 3]], &[1, -3], Unsat, &[1, -3]),
        (&[&[-1, 2], &[-2, 3]], &[4, 1, 5, -3], Unsat, &[1, -3]),
        (&[&[1, 2], &[1, -2], &[-1, 2]], &[], Sat, &[]),
        (&[&[1, 2], &[1, -2], &[-1, 2], &[-1, -2]], &[3], Unsat, &[]),
    ];
    for (clauses, assumptions, expected, core) in rows {
        for (name, mut solver) in engines(&mut Rng(1)) {
            grow(&mut *solver, 5);
            let clauses: Vec<Vec<Lit>> = clauses.iter().map(|c| lits(c)).collect();
            for (label, clause) in clauses.iter().enumerate() {
                solver.add_clause(clause, label as u32);
            }
            let assumptions = lits(assumptions);
            for _ in 0..2 {
                let answer = solver.solve(&assumptions, &mut NoTheory, &Stop::never());
                assert_eq!(answer, *expected, "{name}: {clauses:?} under {assumptions:?}");
                let mut failed = solver.failed_assumptions().to_vec();
                let mut core = lits(core);
                failed.sort_unstable();
                core.sort_unstable();
                assert_eq!(failed, core, "{name}: {clauses:?} under {assumptions:?}");
                if answer == Unsat {
                    check_refutation(&*solver, &clauses, |_| false);
                }
            }
        }
    }
}

fn add_pigeons(solver: &mut dyn SatSolver, holes: usize) -> Vec<Vec<Lit>> {
    let pigeons = holes + 1;
    grow(solver, pigeons * holes);
    let at = |p: usize, h: usize| Var::from_usize(p * holes + h);
    let mut clauses: Vec<Vec<Lit>> =
        (0..pigeons).map(|p| (0..holes).map(|h| at(p, h).positive()).collect()).collect();
    for h in 0..holes {
        for p in 0..pigeons {
            clauses.extend((0..p).map(|q| vec![at(p, h).negative(), at(q, h).negative()]));
        }
    }
    for (label, clause) in clauses.iter().enumerate() {
        solver.add_clause(clause, label as u32);
    }
    clauses
}

#[test]
fn pigeons_do_not_fit() {
    for holes in 1..=6 {
        for (name, mut solver) in engines(&mut Rng(holes as u64)) {
            let clauses = add_pigeons(&mut *solver, holes);
            let answer = solver.solve(&[], &mut NoTheory, &Stop::never());
            assert_eq!(answer, SatResult::Unsat, "{name}: {holes} holes");
            if let Some(leaves) = solver.refutation() {
                assert_eq!(leaves.len(), clauses.len(), "pigeons need all clauses");
            }
            check_refutation(&*solver, &clauses, |_| false);
        }
    }
}

#[test]
fn stops_and_goes_on() {
    let mut solver = Native::new(NativeOptions::default());
    add_pigeons(&mut solver, 7);
    let stop = Stop::with_limits(None, Some(50));
    assert_eq!(solver.solve(&[], &mut NoTheory, &stop), SatResult::Unknown);
    assert_eq!(stop.reason(), Some(Interrupt::WorkLimit));
    assert!(stop.work() <= 52);
    solver.check_invariants();
    assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Unsat);
    for (name, mut solver) in engines(&mut Rng(3)) {
        grow(&mut *solver, 1);
        let stop = Stop::never();
        stop.raise(Interrupt::Interrupted);
        assert_eq!(solver.solve(&[], &mut NoTheory, &stop), SatResult::Unknown, "{name}");
        assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Sat, "{name}");
    }
}

#[test]
fn phases_are_preferred() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2, 3]), 0);
    solver.demand(Var::from_usize(1));
    for value in [true, false, true] {
        solver.set_phase(Var::from_usize(1), value);
        assert_eq!(solver.solve(&lits(&[1]), &mut NoTheory, &Stop::never()), SatResult::Sat);
        assert_eq!(solver.value(Var::from_usize(1)), Some(value));
    }
}

/// Accepts nothing: to see what becomes of a theory that gives up.
struct GivesUp;

impl Theory for GivesUp {
    fn is_atom(&self, _var: Var) -> bool {
        true
    }
    fn assert(&mut self, _lit: Lit) {}
    fn check(&mut self, _effort: crate::theory::Effort, out: &mut crate::theory::TheoryOut) {
        out.gave_up = true;
    }
    fn explain(&mut self, _lit: Lit, _clause: &mut Vec<Lit>) -> crate::theory::Certificate {
        unreachable!("nothing is implied")
    }
    fn push_level(&mut self) {}
    fn backtrack(&mut self, _level: usize) {}
}

#[test]
fn giving_up_is_unknown() {
    for (name, mut solver) in engines(&mut Rng(4)) {
        grow(&mut *solver, 2);
        solver.add_clause(&lits(&[1, 2]), 0);
        assert_eq!(solver.solve(&[], &mut GivesUp, &Stop::never()), SatResult::Unknown, "{name}");
        solver.add_clause(&lits(&[-1]), 1);
        assert_eq!(solver.solve(&lits(&[-2]), &mut GivesUp, &Stop::never()), SatResult::Unsat, "{name}");
    }
}

/// A variable becomes an atom after it became a fact.
#[test]
fn late_atoms_are_told() {
    for (name, mut solver) in engines(&mut Rng(5)) {
        let mut theory = Order::new(2, 2, Mode::default());
        grow(&mut *solver, 2);
        solver.add_clause(&lits(&[1]), 0);
        solver.add_clause(&lits(&[1, 2]), 1);
        assert_eq!(solver.solve(&[], &mut theory, &Stop::never()), SatResult::Sat, "{name}");
        theory.add_atom(Var::from_usize(0), 0, 1);
        theory.add_atom(Var::from_usize(1), 1, 0);
        assert_eq!(solver.solve(&[], &mut theory, &Stop::never()), SatResult::Sat, "{name}");
        assert_eq!(theory.model, [0, 1], "{name}");
        assert_eq!(solver.solve(&lits(&[2]), &mut theory, &Stop::never()), SatResult::Unsat, "{name}");
        assert_eq!(solver.failed_assumptions(), lits(&[2]), "{name}");
    }
}

#[test]
fn retired_variables_are_handed_out_again() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2, 3]), 0);
    for _ in 0..500 {
        let guard = solver.new_var();
        solver.add_clause(&[guard.negative(), Var::from_usize(0).positive()], 0);
        let assumptions = [guard.positive(), Var::from_usize(1).negative()];
        assert_eq!(solver.solve(&assumptions, &mut NoTheory, &Stop::never()), SatResult::Sat);
        assert_eq!(solver.value(Var::from_usize(0)), Some(true));
        solver.retire(&[guard]);
    }
    solver.check_invariants();
    assert!(solver.num_vars() < 50, "there are {} variables", solver.num_vars());
    assert_eq!(solver.solve(&lits(&[-1, -2]), &mut NoTheory, &Stop::never()), SatResult::Sat);
}

/// Variables without clauses are not decided.
#[test]
fn idle_variables_have_no_value() {
    let mut solver = Native::new(NativeOptions::default());
    grow(&mut solver, 3);
    solver.add_clause(&lits(&[1, 2]), 0);
    assert_eq!(solver.solve(&[], &mut NoTheory, &Stop::never()), SatResult::Sat);
    assert_eq!(solver.value(Var::from_usize(2)), None);
    assert!(solver.value(Var::from_usize(0)).is_some());
}
