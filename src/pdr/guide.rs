//! Decisions that end as soon as what is asked for is shown: gates are decided only where a wanted value still needs a reason.
//!
//! From the literals that a query assumes, and from the constraints, a walk goes to operands that are the reason of a gate's value; where
//! there is none yet, an operand is decided. Then a true literal is found or decided for each lemma. What is left open has no
//! influence: let the open latches and inputs have any values and evaluate the circuit, then each gate on the walk has the value
//! it was given (by induction from the leaves), and so all clauses hold. Most queries of IC3 have such an answer, and it is
//! short where the cone is large.
//!
//! The idea is that of the justification frontier of test generation (Fujiwara and Shimono, "On the acceleration of test generation
//! algorithms", IEEE Transactions on Computers 1983; Kuehlmann, Ganai and Paruthi, "Circuit-based Boolean reasoning", DAC 2001).

use crate::model::{Kind, Model};
use eufonium_base::ids::Id;
use eufonium_smt::sat::{Assignment, Guide, Lit, Var};

/// The buffers of walks.
#[derive(Debug, Default)]
pub(crate) struct Walked {
    /// By variable of the model: the last walk that came by.
    seen: Vec<u32>,
    stamp: u32,
    stack: Vec<u32>,
}

impl Walked {
    pub(crate) fn new(model: &Model) -> Walked {
        Walked { seen: vec![0; model.num_vars()], ..Walked::default() }
    }
}

/// Lemmas as clauses, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Clauses {
    lits: Vec<Lit>,
    ends: Vec<u32>,
}

impl Clauses {
    pub(crate) fn push(&mut self, clause: &[Lit]) {
        self.lits.extend_from_slice(clause);
        self.ends.push(self.lits.len() as u32);
    }
}

/// A walk for one query.
pub(crate) struct Walk<'a> {
    pub(crate) model: &'a Model,
    /// By variable of the model: its number in the solver.
    pub(crate) local: &'a [u32],
    /// What is assumed: literals of the model.
    pub(crate) wanted: &'a [Lit],
    /// A clause that holds for the query: literals of the model.
    pub(crate) clause: &'a [Lit],
    /// The lemmas: literals of the solver.
    pub(crate) lemmas: &'a Clauses,
    pub(crate) walked: &'a mut Walked,
    /// The lemmas before this one have a true literal, and so has the clause if it is above 0.
    at: usize,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(
        model: &'a Model,
        local: &'a [u32],
        wanted: &'a [Lit],
        clause: &'a [Lit],
        lemmas: &'a Clauses,
        walked: &'a mut Walked,
    ) -> Walk<'a> {
        Walk { model, local, wanted, clause, lemmas, walked, at: 0 }
    }

    /// The literal in the solver.
    fn here(&self, l: Lit) -> Lit {
        Lit::new(Var::from_usize(self.local[l.var().index()] as usize), l.is_negated())
    }

    fn push(&mut self, l: Lit) {
        self.walked.stack.push(l.var().index() as u32);
    }

    /// A decision that a gate on the walk needs, or nothing if its value has a reason; the reason is walked to.
    fn reason(&mut self, var: usize, assignment: Assignment<'_>) -> Option<Lit> {
        let model = self.model;
        let own = self.here(Lit::new(Var::from_usize(var), false));
        let Some(value) = assignment.get(own) else {
            return Some(own.xor(!assignment.last(own.var())));
        };
        let operands = model.operands(var);
        let get = |walk: &Self, l: Lit| assignment.get(walk.here(l));
        let decide = |walk: &Self, l: Lit| {
            let l = walk.here(l);
            Some(l.var().positive().xor(!assignment.last(l.var())))
        };
        match model.kind(var) {
            Kind::Leaf => {}
            Kind::And if value => operands.iter().for_each(|&l| self.push(l)),
            Kind::And => return self.false_operand(operands, assignment),
            Kind::Xor => {
                if let Some(&l) = operands.iter().find(|&&l| get(self, l).is_none()) {
                    return decide(self, l);
                }
                operands.iter().for_each(|&l| self.push(l));
            }
            Kind::Ite => {
                let [c, a, b] = *operands else { unreachable!("a choice has three operands") };
                let used = match (get(self, c), get(self, a), get(self, b)) {
                    (Some(true), Some(_), _) => [c, a],
                    (Some(true), None, _) => return decide(self, a),
                    (Some(false), _, Some(_)) => [c, b],
                    (Some(false), _, None) => return decide(self, b),
                    (None, Some(x), Some(y)) if x == y => [a, b],
                    _ => return decide(self, c),
                };
                used.into_iter().for_each(|l| self.push(l));
            }
            Kind::Majority => {
                let agrees = |walk: &Self, l: &Lit| get(walk, *l) == Some(value);
                let mut pair = operands.iter().filter(|l| agrees(self, l)).copied();
                if let (Some(a), Some(b)) = (pair.next(), pair.next()) {
                    self.push(a);
                    self.push(b);
                    return None;
                }
                let open = operands.iter().find(|&&l| get(self, l).is_none());
                return open.map(|&l| self.here(l).xor(!value));
            }
        }
        None
    }

    /// For a conjunction that is false: walks to an operand that is, or decides one, best one that was false before.
    fn false_operand(&mut self, operands: &[Lit], assignment: Assignment<'_>) -> Option<Lit> {
        let get = |l: Lit| assignment.get(self.here(l));
        if let Some(&l) = operands.iter().find(|&&l| get(l) == Some(false)) {
            self.push(l);
            return None;
        }
        let is_open = |l: &&Lit| get(**l).is_none();
        let wants = |l: &&Lit| is_open(l) && assignment.last(self.here(**l).var()) == l.is_negated();
        let chosen = operands.iter().find(wants).or_else(|| operands.iter().find(is_open));
        chosen.map(|&l| !self.here(l))
    }

    /// A literal to be decided so that a clause has a true one, `None` if it has.
    fn satisfy(clause: impl Iterator<Item = Lit> + Clone, assignment: Assignment<'_>) -> Result<Lit, Lit> {
        if let Some(l) = clause.clone().find(|&l| assignment.get(l) == Some(true)) {
            return Ok(l);
        }
        let mut open = clause.filter(|&l| assignment.get(l).is_none());
        let first = open.clone().next().expect("a clause that is not refuted has an open literal");
        Err(open.find(|l| assignment.last(l.var()) != l.is_negated()).unwrap_or(first))
    }
}

impl Guide for Walk<'_> {
    fn restart(&mut self) {
        self.walked.stamp += 1;
        self.walked.stack.clear();
        self.at = 0;
        for i in 0..self.wanted.len() {
            self.push(self.wanted[i]);
        }
        for i in 0..self.model.constraints.len() {
            self.push(self.model.constraints[i]);
        }
    }

    fn next(&mut self, assignment: Assignment<'_>) -> Option<Lit> {
        loop {
            while let Some(var) = self.walked.stack.pop() {
                if self.walked.seen[var as usize] == self.walked.stamp {
                    continue;
                }
                if let Some(decision) = self.reason(var as usize, assignment) {
                    self.walked.stack.push(var);
                    return Some(decision);
                }
                self.walked.seen[var as usize] = self.walked.stamp;
            }
            if self.at > 0 || self.clause.is_empty() {
                break;
            }
            let here = self.clause.iter().map(|&l| self.here(l));
            match Self::satisfy(here, assignment) {
                Ok(holds) => {
                    let l = self.clause.iter().copied().find(|&l| self.here(l) == holds);
                    self.push(l.expect("it is in the clause"));
                }
                Err(decision) => return Some(decision),
            }
            self.at = 1;
        }
        self.at = self.at.max(1);
        while let Some(&end) = self.lemmas.ends.get(self.at - 1) {
            let start = if self.at == 1 { 0 } else { self.lemmas.ends[self.at - 2] };
            let lemma = &self.lemmas.lits[start as usize..end as usize];
            if let Err(decision) = Self::satisfy(lemma.iter().copied(), assignment) {
                return Some(decision);
            }
            self.at += 1;
        }
        None
    }
}
