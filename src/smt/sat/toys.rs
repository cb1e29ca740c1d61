//! A toy theory for tests: integers of a small range, atoms `x_i < x_j`, and pairs that must differ.
//!
//! Difference constraints decided by Bellman and Ford. By its mode it exercises every way in which a theory may answer:
//! conflicts and implied literals in quick checks or not at all, lazy explanations, lemmas in place of implied literals,
//! implied literals that are false already, splits with fresh variables.

use super::{Lit, Var};
use crate::theory::{Certificate, Effort, Theory, TheoryOut};
use eufonium_base::ids::Id;

/// How the theory answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mode {
    /// Quick checks look for conflicts.
    pub quick: bool,
    /// Quick checks look for implied literals.
    pub propagate: bool,
    /// Implied literals are handed out as lemmas.
    pub as_lemmas: bool,
    /// A conflict is handed out as a literal that is implied though false.
    pub false_implied: bool,
    /// All splits at once; also: lemmas are certified by a rule, so that they are kept.
    pub eager: bool,
    /// Phases are suggested.
    pub phases: bool,
}

impl Mode {
    /// The mode with this number.
    pub fn from_bits(bits: u64) -> Mode {
        let bit = |n: u32| bits >> n & 1 == 1;
        Mode {
            quick: bit(0),
            propagate: bit(1),
            as_lemmas: bit(2),
            false_implied: bit(3),
            eager: bit(4),
            phases: bit(5),
        }
    }
}

/// The theory.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// How many integers there are, each in `0..range`.
    pub nodes: usize,
    /// See `nodes`.
    pub range: i64,
    /// Pairs that must differ.
    pub distinct: Vec<(usize, usize)>,
    /// The values found last.
    pub model: Vec<i64>,
    mode: Mode,
    atoms: Vec<Option<(usize, usize)>>,
    asserted: Vec<Lit>,
    levels: Vec<usize>,
    /// Implied literal, how many literals were asserted then, and the clause if it is at hand.
    implied: Vec<(Lit, usize, Option<Vec<Lit>>)>,
}

impl Order {
    pub fn new(nodes: usize, range: i64, mode: Mode) -> Order {
        Order { nodes, range, mode, ..Order::default() }
    }

    /// Makes the variable the atom `x_i < x_j`.
    pub fn add_atom(&mut self, var: Var, i: usize, j: usize) {
        self.atoms.resize(self.atoms.len().max(var.index() + 1), None);
        self.atoms[var.index()] = Some((i, j));
    }

    pub fn atom(&self, var: Var) -> Option<(usize, usize)> {
        *self.atoms.get(var.index())?
    }

    /// Whether a clause of atoms holds for all values; by enumeration.
    pub fn is_valid(&self, clause: &[Lit]) -> bool {
        let holds = |values: &[i64]| {
            let differ = self.distinct.iter().all(|&(i, j)| values[i] != values[j]);
            let lit = |l: &Lit| {
                let (i, j) = self.atom(l.var()).expect("a theory clause consists of atoms");
                (values[i] < values[j]) != l.is_negated()
            };
            !differ || clause.iter().any(lit)
        };
        all_values(self.nodes, self.range).all(|v| holds(&v))
    }

    /// Values that satisfy the literals, or a subset of the literals that nothing satisfies.
    fn solve(&self, lits: impl Iterator<Item = Lit>) -> Result<Vec<i64>, Vec<Lit>> {
        let zero = self.nodes;
        let mut edges: Vec<(usize, usize, i64, Option<Lit>)> = Vec::new();
        for i in 0..self.nodes {
            edges.push((zero, i, self.range - 1, None));
            edges.push((i, zero, 0, None));
        }
        for l in lits {
            let (i, j) = self.atom(l.var()).expect("only atoms are asserted");
            edges.push(if l.is_negated() { (i, j, 0, Some(l)) } else { (j, i, -1, Some(l)) });
        }
        let mut dist = vec![0i64; self.nodes + 1];
        let mut pred = vec![usize::MAX; self.nodes + 1];
        let mut last = None;
        for _ in 0..=self.nodes + 1 {
            last = None;
            for (n, &(u, v, w, _)) in edges.iter().enumerate() {
                if dist[u] + w < dist[v] {
                    (dist[v], pred[v], last) = (dist[u] + w, n, Some(v));
                }
            }
        }
        let Some(mut v) = last else { return Ok((0..self.nodes).map(|i| dist[i] - dist[zero]).collect()) };
        for _ in 0..=self.nodes {
            v = edges[pred[v]].0;
        }
        let (start, mut cycle) = (v, Vec::new());
        loop {
            let (u, _, _, lit) = edges[pred[v]];
            cycle.extend(lit);
            v = u;
            if v == start {
                return Err(cycle);
            }
        }
    }

    fn certificate(&self) -> Certificate {
        if self.mode.eager { Certificate::Rule("order") } else { Certificate::Congruence }
    }

    fn conflict(&mut self, cycle: Vec<Lit>, out: &mut TheoryOut) {
        let mut clause: Vec<Lit> = cycle.iter().map(|&l| !l).collect();
        if self.mode.false_implied && !clause.is_empty() {
            out.implied.push(clause[0]);
            self.implied.push((clause[0], self.asserted.len(), Some(clause)));
        } else {
            clause.extend(clause.first().copied());
            out.lemma(clause, self.certificate());
        }
    }

    fn propagate(&mut self, out: &mut TheoryOut) {
        for index in 0..self.atoms.len() {
            let var = Var::from_usize(index);
            if self.atoms[index].is_none() || self.asserted.iter().any(|l| l.var() == var) {
                continue;
            }
            for lit in [var.positive(), var.negative()] {
                let Err(cycle) = self.solve(self.asserted.iter().copied().chain([!lit])) else { continue };
                if self.mode.as_lemmas {
                    out.lemma(cycle.iter().map(|&l| !l).collect(), self.certificate());
                } else {
                    out.implied.push(lit);
                    self.implied.push((lit, self.asserted.len(), None));
                }
            }
        }
    }

    fn split(&mut self, values: &[i64], out: &mut TheoryOut) {
        for n in 0..self.distinct.len() {
            let (i, j) = self.distinct[n];
            if values[i] == values[j] {
                let below = self.find_atom(i, j, out);
                let above = self.find_atom(j, i, out);
                out.lemma(vec![below.positive(), above.positive()], Certificate::Rule("split"));
                if !self.mode.eager {
                    return;
                }
            }
        }
    }

    fn find_atom(&mut self, i: usize, j: usize, out: &mut TheoryOut) -> Var {
        if let Some(index) = self.atoms.iter().position(|&a| a == Some((i, j))) {
            return Var::from_usize(index);
        }
        let var = out.fresh_var();
        self.add_atom(var, i, j);
        var
    }
}

/// All vectors of `nodes` numbers in `0..range`.
pub fn all_values(nodes: usize, range: i64) -> impl Iterator<Item = Vec<i64>> {
    (0..range.pow(nodes as u32)).map(move |mut n| {
        let digit = |_| {
            let d = n % range;
            n /= range;
            d
        };
        (0..nodes).map(digit).collect()
    })
}

impl Theory for Order {
    fn is_atom(&self, var: Var) -> bool {
        self.atom(var).is_some()
    }
    fn assert(&mut self, lit: Lit) {
        assert!(!self.asserted.iter().any(|l| l.var() == lit.var()), "a literal is asserted once");
        self.asserted.push(lit);
    }
    fn check(&mut self, effort: Effort, out: &mut TheoryOut) {
        if effort == Effort::Quick && !self.mode.quick {
            return;
        }
        match self.solve(self.asserted.iter().copied()) {
            Err(cycle) => self.conflict(cycle, out),
            Ok(values) if effort == Effort::Final => self.split(&values, out),
            Ok(_) if self.mode.propagate => self.propagate(out),
            Ok(_) => {}
        }
    }
    fn explain(&mut self, lit: Lit, clause: &mut Vec<Lit>) -> Certificate {
        let entry = self.implied.iter().rev().find(|(l, ..)| *l == lit);
        let (_, len, known) = entry.expect("only what was implied is explained");
        let lits = match known {
            Some(lits) => lits.clone(),
            None => {
                let before = self.asserted[..*len].iter().copied();
                let cycle = self.solve(before.chain([!lit])).expect_err("it was implied");
                cycle.iter().map(|&l| !l).collect()
            }
        };
        clause.push(lit);
        clause.extend(lits.into_iter().filter(|&l| l != lit));
        self.certificate()
    }
    fn push_level(&mut self) {
        self.levels.push(self.asserted.len());
    }
    fn backtrack(&mut self, level: usize) {
        assert!(level <= self.levels.len(), "only open levels are closed");
        if let Some(&len) = self.levels.get(level) {
            self.levels.truncate(level);
            self.asserted.truncate(len);
            self.implied.retain(|(_, n, _)| *n <= len);
        }
    }
    fn suggest_phase(&self, var: Var) -> Option<bool> {
        let (i, j) = self.atom(var).filter(|_| self.mode.phases && !self.model.is_empty())?;
        Some(self.model[i] < self.model[j])
    }
    fn save_model(&mut self) {
        self.model = self.solve(self.asserted.iter().copied()).expect("the final check accepted");
        assert!(self.distinct.iter().all(|&(i, j)| self.model[i] != self.model[j]));
    }
}
