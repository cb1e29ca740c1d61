//! Propositional evidence: assignments, and refutations whose steps name the clauses that they use.
//!
//! A refutation is accepted if each added clause follows by unit propagation through its hints, in their order, and one
//! of them is empty (LRAT without resolution asymmetric tautologies; Cruz-Filipe, Heule, Hunt, Kaufmann and
//! Schneider-Kamp, "Efficient certified RAT verification", CADE 2017). Nothing is searched for, and no solver is asked.

use eufonium_base::HashMap;
use eufonium_ir::cnf::{Cnf, ProofStep};
use thiserror::Error;

/// Why propositional evidence is none.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum ClausalError {
    /// All literals of a clause are false.
    #[error("clause {0} is not satisfied")]
    Falsified(usize),
    /// A hint or deletion names a clause that is not there.
    #[error("step {step} names clause {id}, which is not there")]
    Missing {
        /// The number of the step, from 1.
        step: usize,
        /// The clause it names.
        id: u64,
    },
    /// A clause is added under a number that another one has.
    #[error("step {step} adds clause {id} again")]
    Again {
        /// The number of the step, from 1.
        step: usize,
        /// The number of the clause.
        id: u64,
    },
    /// A hint is not unit when its turn comes.
    #[error("step {step} uses clause {id}, which is not unit there")]
    NotUnit {
        /// The number of the step, from 1.
        step: usize,
        /// The hint.
        id: u64,
    },
    /// The hints of a step lead to no conflict.
    #[error("step {0} does not follow from its hints")]
    NoConflict(usize),
    /// No step has the empty clause.
    #[error("the empty clause is not derived")]
    NoEmptyClause,
}

/// Checks that an assignment satisfies all clauses. Variable `v` has the value `values[v - 1]`.
///
/// # Errors
/// With the first clause, from 1, that is not satisfied.
pub fn check_assignment(cnf: &Cnf, values: &[bool]) -> Result<(), ClausalError> {
    let holds = |lit: &i32| values.get(lit.unsigned_abs() as usize - 1).is_some_and(|v| *v == (*lit > 0));
    match cnf.clauses.iter().position(|clause| !clause.iter().any(holds)) {
        Some(at) => Err(ClausalError::Falsified(at + 1)),
        None => Ok(()),
    }
}

/// Checks a refutation of the clauses.
///
/// # Errors
/// With the first step that is wrong.
pub fn check_refutation(cnf: &Cnf, steps: &[ProofStep]) -> Result<(), ClausalError> {
    let mut clauses: HashMap<u64, &[i32]> =
        (1..).zip(&cnf.clauses).map(|(id, clause)| (id, clause.as_slice())).collect();
    let mut refuted = cnf.clauses.iter().any(Vec::is_empty);
    let mut falsified = Falsified::default();
    for (step, number) in steps.iter().zip(1..) {
        match step {
            ProofStep::Delete(ids) => {
                for &id in ids {
                    clauses.remove(&id).ok_or(ClausalError::Missing { step: number, id })?;
                }
            }
            ProofStep::Add { id, clause, hints } => {
                check_step(&clauses, clause, hints, number, &mut falsified)?;
                if clauses.insert(*id, clause).is_some() {
                    return Err(ClausalError::Again { step: number, id: *id });
                }
                refuted |= clause.is_empty();
            }
        }
    }
    if refuted { Ok(()) } else { Err(ClausalError::NoEmptyClause) }
}

/// The literals that are false during a step. Marks are stamps, so nothing is cleared between steps.
#[derive(Default)]
struct Falsified {
    /// By literal: the last step in which it was false.
    stamps: Vec<usize>,
}

impl Falsified {
    fn index(lit: i32) -> usize {
        2 * lit.unsigned_abs() as usize + usize::from(lit < 0)
    }
    fn add(&mut self, lit: i32, step: usize) {
        let index = Self::index(lit);
        if self.stamps.len() <= index {
            self.stamps.resize((index + 1).next_power_of_two(), 0);
        }
        self.stamps[index] = step;
    }
    fn has(&self, lit: i32, step: usize) -> bool {
        self.stamps.get(Self::index(lit)) == Some(&step)
    }
}

/// Propagates through the hints with all literals of the clause false, until one of the hints has no literal left.
fn check_step(
    clauses: &HashMap<u64, &[i32]>,
    clause: &[i32],
    hints: &[u64],
    step: usize,
    falsified: &mut Falsified,
) -> Result<(), ClausalError> {
    for &lit in clause {
        // A clause with a literal and its negation needs no reason.
        if falsified.has(-lit, step) {
            return Ok(());
        }
        falsified.add(lit, step);
    }
    for &id in hints {
        let hint = clauses.get(&id).ok_or(ClausalError::Missing { step, id })?;
        let mut left = hint.iter().copied().filter(|&lit| !falsified.has(lit, step));
        let Some(unit) = left.next() else { return Ok(()) };
        if left.any(|lit| lit != unit) {
            return Err(ClausalError::NotUnit { step, id });
        }
        falsified.add(-unit, step);
    }
    Err(ClausalError::NoConflict(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Cnf {
        Cnf { variables: 2, clauses: vec![vec![1, 2], vec![1, -2], vec![-1, 2], vec![-1, -2]] }
    }

    fn add(id: u64, clause: &[i32], hints: &[u64]) -> ProofStep {
        ProofStep::Add { id, clause: clause.to_vec(), hints: hints.to_vec() }
    }

    #[test]
    fn refutations_follow_their_hints() {
        let (one, empty) = (add(5, &[1], &[1, 2]), add(6, &[], &[5, 3, 4]));
        let table = [
            (vec![one.clone(), empty.clone()], Ok(())),
            (vec![one.clone(), ProofStep::Delete(vec![1, 2]), empty.clone()], Ok(())),
            (vec![one.clone()], Err(ClausalError::NoEmptyClause)),
            (vec![empty.clone()], Err(ClausalError::Missing { step: 1, id: 5 })),
            (vec![add(5, &[1], &[1])], Err(ClausalError::NoConflict(1))),
            (vec![add(5, &[1], &[1, 3])], Err(ClausalError::NotUnit { step: 1, id: 3 })),
            (vec![add(5, &[], &[1])], Err(ClausalError::NotUnit { step: 1, id: 1 })),
            (vec![add(4, &[1], &[1, 2])], Err(ClausalError::Again { step: 1, id: 4 })),
            (vec![ProofStep::Delete(vec![9])], Err(ClausalError::Missing { step: 1, id: 9 })),
            (vec![one, ProofStep::Delete(vec![3]), empty], Err(ClausalError::Missing { step: 3, id: 3 })),
        ];
        for (steps, expected) in table {
            assert_eq!(check_refutation(&square(), &steps), expected, "{steps:?}");
        }
        assert_eq!(check_refutation(&Cnf { variables: 0, clauses: vec![vec![]] }, &[]), Ok(()));
    }

    #[test]
    fn assignments_satisfy_all_clauses() {
        let mut cnf = square();
        assert_eq!(check_assignment(&cnf, &[true, true]), Err(ClausalError::Falsified(4)));
        cnf.clauses.pop();
        assert_eq!(check_assignment(&cnf, &[true, true]), Ok(()));
        assert_eq!(check_assignment(&cnf, &[true]), Err(ClausalError::Falsified(3)));
    }
}
