//! Random assertions and backtracking, compared with a fresh theory.

use super::*;
use eufonium_base::ids::Id;
use quickcheck::{QuickCheck, TestResult};

struct Blueprint {
    rows: Vec<Vec<Rat>>,
    atoms: Vec<(usize, Rat, bool)>,
    vars: usize,
}

impl Blueprint {
    fn random(random: &mut Random) -> Blueprint {
        let vars = random.between(2, 5) as usize;
        let row = |random: &mut Random| (0..vars).map(|_| Rat::int(random.between(-3, 3))).collect();
        let rows: Vec<Vec<Rat>> = (0..random.between(1, 5)).map(|_| row(random)).collect();
        let columns = (vars + rows.len()) as u64;
        let atom = |random: &mut Random| {
            (
                random.below(columns) as usize,
                Rat::new(random.between(-9, 9), random.between(1, 2)),
                random.flip(),
            )
        };
        let atoms = (0..14).map(|_| atom(random)).collect();
        Blueprint { rows, atoms, vars }
    }

    fn build(&self) -> Arith {
        let mut arith = Arith::new(ArithOptions::default());
        let mut columns: Vec<Column> = (0..self.vars).map(|_| arith.new_var(false)).collect();
        for row in &self.rows {
            let terms: Vec<_> = columns.iter().copied().zip(row.iter().cloned()).collect();
            columns.push(arith.new_row(&terms));
        }
        for (i, (column, bound, strict)) in self.atoms.iter().enumerate() {
            arith.new_atom(Var::from_usize(i), columns[*column], bound.clone(), *strict);
        }
        arith
    }
}

/// Whether the theory accepts the literals asserted so far; verifies what it says.
fn consistent(arith: &mut Arith, effort: Effort, vars: usize) -> bool {
    let mut out = TheoryOut { num_vars: vars, ..TheoryOut::default() };
    arith.check(effort, &mut out);
    for lemma in &out.lemmas {
        verify(arith, &lemma.clause, &lemma.certificate, &[]);
    }
    for lit in out.implied {
        let mut clause = Vec::new();
        let certificate = arith.explain(lit, &mut clause);
        verify(arith, &clause, &certificate, &[]);
    }
    arith.check_invariants();
    out.lemmas.is_empty()
}

fn backtracking_agrees(seed: u64) -> TestResult {
    let mut random = Random::new(seed);
    let blueprint = Blueprint::random(&mut random);
    let mut arith = blueprint.build();
    let vars = blueprint.atoms.len();
    let mut trail: Vec<Lit> = Vec::new();
    let mut levels: Vec<usize> = Vec::new();
    let mut refuted = false;
    for _ in 0..60 {
        if refuted || random.below(4) == 0 && !levels.is_empty() {
            if levels.is_empty() {
                break;
            }
            let level = random.below(levels.len() as u64) as usize;
            trail.truncate(levels[level]);
            levels.truncate(level);
            arith.backtrack(level);
            refuted = false;
        }
        if random.flip() {
            levels.push(trail.len());
            arith.push_level();
        }
        let lit = Lit::new(Var::from_usize(random.below(vars as u64) as usize), random.flip());
        if !trail.contains(&lit) && !trail.contains(&!lit) {
            trail.push(lit);
            arith.assert(lit);
        }
        if random.below(3) == 0 {
            let mut fresh = blueprint.build();
            trail.iter().for_each(|l| fresh.assert(*l));
            let expected = consistent(&mut fresh, Effort::Final, vars);
            let quick = random.flip() && consistent(&mut arith, Effort::Quick, vars) != expected;
            if quick || consistent(&mut arith, Effort::Final, vars) != expected {
                return TestResult::failed();
            }
            refuted = !expected;
        }
    }
    TestResult::passed()
}

#[test]
fn backtracking_equals_starting_afresh() {
    QuickCheck::new().tests(400).quickcheck(backtracking_agrees as fn(u64) -> TestResult);
}
