//! Propositional problems: search, and evidence that was checked.
//!
//! An assignment is checked against the clauses as they were read. A refutation is recorded if that is asked for, with the steps that it
//! rests on alone, and is given only after the checker has followed it.

use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet, Stats, Stop};
use eufonium_check::clausal::{check_assignment, check_refutation};
use eufonium_ir::Reason;
use eufonium_ir::cnf::{Cnf, ProofStep};
use eufonium_smt::SatEngine;
use eufonium_smt::SatResult;
use eufonium_smt::sat::{Inference, Lit, Native, NativeOptions, SatSolver, Var, Varisat};
use eufonium_smt::theory::NoTheory;

/// The answer to a propositional problem.
#[derive(Clone, Debug, PartialEq)]
pub enum CnfOutcome {
    /// An assignment, by variable.
    Satisfiable(Vec<bool>),
    /// A refutation, if it was asked for.
    Unsatisfiable(Option<Vec<ProofStep>>),
    /// Neither was found.
    Unknown(Reason),
}

/// How to solve a propositional problem.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CnfOptions {
    /// The engine. Refutations come from the in-house one alone.
    pub sat: SatEngine,
    /// Seed of all random choices.
    pub seed: u64,
    /// Whether a refutation is recorded.
    pub proof: bool,
    /// What the in-house engine does.
    pub native: NativeOptions,
}

/// Decides whether the clauses have a common assignment.
pub fn solve_cnf(cnf: &Cnf, options: &CnfOptions, stop: &Stop) -> (CnfOutcome, Stats) {
    match options.sat {
        SatEngine::Native => {
            let mut sat = Native::new(NativeOptions { seed: options.seed, ..options.native });
            if options.proof {
                sat.enable_derivation();
            }
            answer(cnf, sat, Native::derivation, options.proof, stop)
        }
        SatEngine::Varisat => answer(cnf, Varisat::new(), |_| None, options.proof, stop),
    }
}

/// What an engine says, with the refutation that `derivation` finds in it if a proof is asked for.
fn answer<S: SatSolver>(
    cnf: &Cnf,
    mut sat: S,
    derivation: impl FnOnce(&S) -> Option<Vec<Inference>>,
    proof: bool,
    stop: &Stop,
) -> (CnfOutcome, Stats) {
    let outcome = match search(cnf, &mut sat, stop) {
        Some(found) => found,
        None if proof => refutation(cnf, derivation(&sat)),
        None => CnfOutcome::Unsatisfiable(None),
    };
    (outcome, sat.stats())
}

/// The outcome of a search; `None` if the clauses are refuted.
fn search(cnf: &Cnf, sat: &mut impl SatSolver, stop: &Stop) -> Option<CnfOutcome> {
    for _ in 0..cnf.variables {
        sat.new_var();
    }
    for (label, clause) in (0..).zip(&cnf.clauses) {
        let lits: Vec<Lit> = clause.iter().map(|&lit| from_dimacs(lit)).collect();
        sat.add_clause(&lits, label);
    }
    sat.set_last();
    match sat.solve(&[], &mut NoTheory, stop) {
        SatResult::Sat => Some(assignment(cnf, sat)),
        SatResult::Unsat => None,
        SatResult::Unknown => {
            let gave_up = || Reason::Incomplete("the search gave up".into());
            Some(CnfOutcome::Unknown(stop.reason().map_or_else(gave_up, Reason::Interrupted)))
        }
    }
}

fn from_dimacs(lit: i32) -> Lit {
    Lit::new(Var::from_usize(lit.unsigned_abs() as usize - 1), lit < 0)
}

fn to_dimacs(lit: Lit) -> i32 {
    let variable = i32::try_from(lit.var().index() + 1).expect("variables were read as such numbers");
    if lit.is_negated() { -variable } else { variable }
}

/// The assignment that was found. What does not matter is false.
fn assignment(cnf: &Cnf, sat: &impl SatSolver) -> CnfOutcome {
    let value = |v: usize| sat.value(Var::from_usize(v)).unwrap_or(false);
    let values: Vec<bool> = (0..cnf.variables as usize).map(value).collect();
    match check_assignment(cnf, &values) {
        Ok(()) => CnfOutcome::Satisfiable(values),
        Err(error) => CnfOutcome::Unknown(Reason::CheckFailed(error.to_string())),
    }
}

/// The refutation that was recorded.
fn refutation(cnf: &Cnf, derivation: Option<Vec<Inference>>) -> CnfOutcome {
    let Some(derivation) = derivation else {
        return CnfOutcome::Unknown(Reason::Unsupported("this engine records no refutations".into()));
    };
    let steps = number(cnf, &derivation);
    match check_refutation(cnf, &steps) {
        Ok(()) => CnfOutcome::Unsatisfiable(Some(steps)),
        Err(error) => CnfOutcome::Unknown(Reason::CheckFailed(error.to_string())),
    }
}

/// The steps with their numbers, and their hints in an order in which each is unit.
fn number(cnf: &Cnf, derivation: &[Inference]) -> Vec<ProofStep> {
    let mut id = cnf.clauses.len() as u64;
    let mut known: Vec<(u64, Vec<i32>)> = Vec::with_capacity(derivation.len());
    let mut steps = Vec::new();
    for inference in derivation {
        match inference {
            Inference::Input(label) => {
                // A literal that is there twice must not keep the clause from being unit.
                let mut clause = cnf.clauses[*label as usize].clone();
                clause.sort_unstable();
                clause.dedup();
                known.push((u64::from(*label) + 1, clause));
            }
            Inference::Derived(antecedents, clause) => {
                let clause: Vec<i32> = clause.iter().map(|&lit| to_dimacs(lit)).collect();
                if let [same] = antecedents[..]
                    && known[same].1 == clause
                {
                    known.push(known[same].clone());
                    continue;
                }
                id += 1;
                let used: Vec<&(u64, Vec<i32>)> = antecedents.iter().map(|&a| &known[a]).collect();
                let hints = in_order(&clause, &used);
                steps.push(ProofStep::Add { id, clause: clause.clone(), hints });
                known.push((id, clause));
            }
        }
    }
    steps
}

/// The clauses that become unit when all literals of `clause` are false, in the order in which they do, to the first without
/// a literal left.
fn in_order(clause: &[i32], antecedents: &[&(u64, Vec<i32>)]) -> Vec<u64> {
    let mut places: HashMap<i32, Vec<usize>> = HashMap::default();
    for (place, (_, lits)) in antecedents.iter().enumerate() {
        lits.iter().for_each(|&lit| places.entry(lit).or_default().push(place));
    }
    let mut open: Vec<usize> = antecedents.iter().map(|(_, lits)| lits.len()).collect();
    let mut units: Vec<usize> = (0..open.len()).filter(|&place| open[place] == 1).collect();
    let mut conflict = open.iter().position(|&n| n == 0);
    let mut falsified: HashSet<i32> = clause.iter().copied().collect();
    let mut queue = clause.to_vec();
    let mut hints = Vec::new();
    while conflict.is_none() {
        if let Some(lit) = queue.pop() {
            for &place in places.get(&lit).map_or(&[][..], Vec::as_slice) {
                open[place] -= 1;
                match open[place] {
                    0 => conflict = Some(place),
                    1 => units.push(place),
                    _ => {}
                }
            }
        } else if let Some(place) = units.pop() {
            let (id, lits) = antecedents[place];
            if let Some(&unit) = lits.iter().find(|lit| !falsified.contains(lit))
                && falsified.insert(-unit)
            {
                hints.push(*id);
                queue.push(-unit);
            }
        } else {
            break;
        }
    }
    hints.extend(conflict.map(|place| antecedents[place].0));
    hints
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_smt::sat::Restarts;

    fn solved(clauses: &[&[i32]], proof: bool) -> CnfOutcome {
        let variables = clauses.iter().flat_map(|c| c.iter()).map(|l| l.unsigned_abs()).max().unwrap_or(0);
        let cnf = Cnf { variables, clauses: clauses.iter().map(|c| c.to_vec()).collect() };
        solve_cnf(&cnf, &CnfOptions { proof, ..CnfOptions::default() }, &Stop::never()).0
    }

    /// So many pigeons in one hole less.
    fn pigeons(n: i32) -> Vec<Vec<i32>> {
        let at = |pigeon: i32, hole: i32| pigeon * (n - 1) + hole + 1;
        let mut clauses: Vec<Vec<i32>> = (0..n).map(|p| (0..n - 1).map(|h| at(p, h)).collect()).collect();
        for hole in 0..n - 1 {
            for p in 0..n {
                clauses.extend((0..p).map(|q| vec![-at(p, hole), -at(q, hole)]));
            }
        }
        clauses
    }

    #[test]
    fn refutations_are_checked() {
        for n in 2..8 {
            let clauses = pigeons(n);
            let all: Vec<&[i32]> = clauses.iter().map(Vec::as_slice).collect();
            let CnfOutcome::Unsatisfiable(Some(steps)) = solved(&all, true) else {
                panic!("{n} pigeons do not fit")
            };
            assert!(matches!(steps.last(), Some(ProofStep::Add { clause, .. }) if clause.is_empty()));
            assert!(matches!(solved(&all[1..], true), CnfOutcome::Satisfiable(_)));
        }
        assert!(matches!(solved(&[&[]], true), CnfOutcome::Unsatisfiable(Some(_))));
        assert!(matches!(solved(&[&[1], &[-1]], true), CnfOutcome::Unsatisfiable(Some(_))));
        let repeated = solved(&[&[1, 1], &[2, -1, 2], &[-2, -2, -1]], true);
        assert!(matches!(repeated, CnfOutcome::Unsatisfiable(Some(_))));
        assert_eq!(solved(&[&[1, -1]], true), CnfOutcome::Satisfiable(vec![false]));
    }

    /// A formula with definitions and random clauses, near the threshold.
    fn random_formula(random: &mut impl FnMut(usize) -> usize) -> Cnf {
        let variables = 10 + random(40);
        let lit = |random: &mut dyn FnMut(usize) -> usize| {
            let variable = 1 + random(variables) as i32;
            if random(2) == 0 { variable } else { -variable }
        };
        let mut clauses = Vec::new();
        for out in 1..=random(variables / 2) as i32 {
            let (a, b) = (lit(random), lit(random));
            match random(3) {
                0 => {
                    clauses.extend([vec![-out, a, b], vec![-out, -a, -b], vec![out, -a, b], vec![out, a, -b]])
                }
                1 => clauses.extend([vec![-out, a], vec![out, -a]]),
                _ => clauses.extend([vec![-out, a], vec![-out, b], vec![out, -a, -b]]),
            }
        }
        for _ in 0..variables * [30, 36, 42][random(3)] / 10 {
            clauses.push((0..if random(20) == 0 { 2 } else { 3 }).map(|_| lit(random)).collect());
        }
        Cnf { variables: variables as u32, clauses }
    }

    /// With each technique on and their triggers very small: answers are those of the other engine, and refutations are checked.
    #[test]
    fn simplified_formulas_have_the_same_answers() {
        let mut state = 1u64;
        let mut random = |n: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % n
        };
        let mut sum = Stats::new();
        for _ in 0..400 {
            let cnf = random_formula(&mut random);
            let often = Restarts::Luby { unit: 1 + random(2) as u64 };
            let native = NativeOptions {
                restarts: often,
                focused_restarts: often,
                stable_restarts: often,
                modes_after: random(4) as u64,
                rephase: 1,
                inprocess_after: 1 + random(3) as u64,
                reduce_first: 1 + random(8) as u64,
                reduce_step: 1,
                trace_slack: random(50),
                vivify: random(4) > 0,
                subsume: random(4) > 0,
                probe: random(4) > 0,
                equivalences: random(4) > 0,
                eliminate: random(4) > 0,
                ..NativeOptions::default()
            };
            let options = CnfOptions { native, proof: random(3) > 0, ..CnfOptions::default() };
            let (found, stats) = solve_cnf(&cnf, &options, &Stop::never());
            sum.absorb("", &stats);
            let other = CnfOptions { sat: SatEngine::Varisat, ..CnfOptions::default() };
            match (solve_cnf(&cnf, &other, &Stop::never()).0, found) {
                (CnfOutcome::Satisfiable(_), CnfOutcome::Satisfiable(_)) => {}
                (CnfOutcome::Unsatisfiable(_), CnfOutcome::Unsatisfiable(steps)) => {
                    assert_eq!(steps.is_some(), options.proof);
                }
                (expected, found) => panic!("{expected:?}, not {found:?}: {cnf:?} {native:?}"),
            }
        }
        for event in ["vivified", "subsumed", "strengthened", "failed_literals", "equivalent", "eliminated"] {
            assert!(sum.get(event) > 20, "the test is too tame: {event} happened {} times", sum.get(event));
        }
    }

    #[test]
    fn an_engine_without_refutations_gives_none() {
        let cnf = Cnf { variables: 1, clauses: vec![vec![1], vec![-1]] };
        let options = CnfOptions { sat: SatEngine::Varisat, proof: true, ..CnfOptions::default() };
        assert!(matches!(solve_cnf(&cnf, &options, &Stop::never()).0, CnfOutcome::Unknown(_)));
        let plain = CnfOptions { proof: false, ..options };
        assert_eq!(solve_cnf(&cnf, &plain, &Stop::never()).0, CnfOutcome::Unsatisfiable(None));
    }
}
