//! A search that is simple enough to trust: scanning unit propagation, chronological backtracking, and a verification of
//! all that the theory says.

use super::*;
use eufonium_base::ids::Id;

pub struct Search {
    pub arith: Arith,
    pub clauses: Vec<Vec<Lit>>,
    pub values: Vec<Option<bool>>,
    /// Integer points at which all theory clauses must hold.
    pub samples: Vec<Vec<Rat>>,
    /// Search in a level of its own, so that nothing lasts.
    pub guarded: bool,
    trail: Vec<Lit>,
    heard: usize,
    /// Where each level starts on the trail, and whether its decision was flipped.
    levels: Vec<(usize, bool)>,
}

impl Search {
    pub fn new(arith: Arith) -> Search {
        Search {
            arith,
            clauses: Vec::new(),
            values: Vec::new(),
            samples: Vec::new(),
            guarded: false,
            trail: Vec::new(),
            heard: 0,
            levels: Vec::new(),
        }
    }

    pub fn new_var(&mut self) -> Var {
        self.values.push(None);
        Var::from_usize(self.values.len() - 1)
    }

    pub fn atom(&mut self, column: Column, bound: Rat, strict: bool) -> Lit {
        let var = self.new_var();
        self.arith.new_atom(var, column, bound, strict);
        var.positive()
    }

    pub fn value(&self, lit: Lit) -> Option<bool> {
        self.values[lit.var().index()].map(|v| v != lit.is_negated())
    }

    fn assign(&mut self, lit: Lit) {
        assert!(self.value(lit).is_none());
        self.values[lit.var().index()] = Some(!lit.is_negated());
        self.trail.push(lit);
    }

    /// False on conflict.
    fn propagate(&mut self) -> bool {
        loop {
            let mut unit = None;
            for clause in &self.clauses {
                if clause.iter().any(|l| self.value(*l) == Some(true)) {
                    continue;
                }
                let mut open = clause.iter().filter(|l| self.value(**l).is_none());
                match (open.next(), open.next()) {
                    (None, _) => return false,
                    (Some(l), None) => unit = Some(*l),
                    _ => {}
                }
            }
            match unit {
                Some(lit) => self.assign(lit),
                None => return true,
            }
        }
    }

    fn backtrack(&mut self, level: usize) {
        let Some(&(start, _)) = self.levels.get(level) else { return };
        for lit in self.trail.drain(start..) {
            self.values[lit.var().index()] = None;
        }
        self.heard = self.heard.min(start);
        self.levels.truncate(level);
        self.arith.backtrack(level);
    }

    fn open_level(&mut self, lit: Lit, flipped: bool) {
        self.levels.push((self.trail.len(), flipped));
        self.arith.push_level();
        self.assign(lit);
    }

    /// Flips the last decision that was not. False if there is none.
    fn resolve_conflict(&mut self) -> bool {
        while let Some(&(start, flipped)) = self.levels.last() {
            let decision = self.trail.get(start).copied();
            self.backtrack(self.levels.len() - 1);
            if let Some(decision) = decision.filter(|_| !flipped) {
                self.open_level(!decision, true);
                return true;
            }
        }
        false
    }

    /// Runs a check and takes what it says. `None`: the theory gave up. `Some(true)`: something new was said.
    fn consult(&mut self, effort: Effort) -> Option<bool> {
        while self.heard < self.trail.len() {
            let lit = self.trail[self.heard];
            self.heard += 1;
            if self.arith.is_atom(lit.var()) {
                self.arith.assert(lit);
            }
        }
        let mut out = TheoryOut { num_vars: self.values.len(), ..TheoryOut::default() };
        self.arith.check(effort, &mut out);
        self.values.resize(out.num_vars, None);
        let mut news = !out.lemmas.is_empty();
        for lemma in out.lemmas {
            verify(&self.arith, &lemma.clause, &lemma.certificate, &self.samples);
            self.clauses.push(lemma.clause);
        }
        for lit in out.implied {
            let mut clause = Vec::new();
            let certificate = self.arith.explain(lit, &mut clause);
            verify(&self.arith, &clause, &certificate, &self.samples);
            assert_eq!(clause[0], lit);
            assert!(clause[1..].iter().all(|l| self.value(*l) == Some(false)), "reasons are true");
            if self.value(lit).is_none() {
                self.assign(lit);
                news = true;
            } else if self.value(lit) == Some(false) {
                self.clauses.push(clause);
                news = true;
            }
        }
        if out.gave_up { None } else { Some(news) }
    }

    /// Whether the clauses have a model of the theory; `None` if it gave up. Saves the model and ends at level 0.
    pub fn solve(&mut self) -> Option<bool> {
        if self.guarded {
            self.levels.push((self.trail.len(), true));
            self.arith.push_level();
        }
        let answer = self.run();
        self.backtrack(0);
        answer
    }

    fn run(&mut self) -> Option<bool> {
        loop {
            if !self.propagate() {
                if !self.resolve_conflict() {
                    return Some(false);
                }
                continue;
            }
            let open = self.values.iter().rposition(Option::is_none);
            let effort = if open.is_some() { Effort::Quick } else { Effort::Final };
            if self.consult(effort)? {
                continue;
            }
            // A split may have made variables.
            match self.values.iter().rposition(Option::is_none) {
                None => {
                    self.arith.save_model();
                    self.check_model();
                    return Some(true);
                }
                Some(i) => {
                    let var = Var::from_usize(i);
                    let phase = self.arith.suggest_phase(var).unwrap_or(false);
                    self.open_level(Lit::new(var, !phase), false);
                }
            }
        }
    }

    fn check_model(&self) {
        for lit in &self.trail {
            if self.arith.is_atom(lit.var()) {
                let column = self.arith.bound_of(*lit).column;
                let value = self.arith.value(column);
                assert!(holds(&self.arith, *lit, &value), "{:?} at {value}", self.arith.bound_of(*lit));
                assert!(!self.arith.is_int(column) || value.is_int());
                let mut sum = Rat::ZERO;
                for (c, a) in self.arith.definition(column) {
                    assert!(!self.arith.is_int(c) || self.arith.value(c).is_int());
                    sum.add_mul(&a, &self.arith.value(c));
                }
                assert_eq!(sum, value, "forms have their values");
            }
        }
    }

    /// Ends a query: removes local variables with their clauses.
    pub fn retire(&mut self) {
        let vars = self.arith.take_local_vars();
        self.clauses.retain(|c| c.iter().all(|l| !vars.contains(&l.var())));
        self.arith.retire_atoms(&vars);
        // The variables stay, decided for good, without meaning.
        let heard = self.trail[..self.heard].iter().filter(|l| !vars.contains(&l.var())).count();
        self.heard = heard;
        self.trail.retain(|l| !vars.contains(&l.var()));
        for var in vars {
            self.values[var.index()] = Some(false);
        }
    }
}
