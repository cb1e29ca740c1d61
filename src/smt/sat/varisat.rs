//! The engine over the crate `varisat`: it decides what is propositional, and theories take part in the lazy loop.
//!
//! A round: the crate finds a full assignment; an implicant of the clauses is picked from it; the theory checks the atoms
//! of the implicant with final effort; its lemmas become clauses. The round is repeated until the theory has nothing to
//! add. Handing over an implicant in place of the assignment keeps the theory's conflicts few and short (Niemetz, Preiner
//! and Biere, "Turbo-charging lemmas on demand with don't care reasoning", FMCAD 2014); for this the engine has a copy of
//! all clauses, and a round costs a pass over them.
//!
//! A single call of the crate cannot be interrupted; the stop token is polled between rounds.
//!
//! Retired variables cannot be taken out of the crate's solver: clauses that mention them make the solver be built anew
//! from the copy before the next search, which loses what was learned and costs a pass over all clauses. The numbers of
//! retired variables are not handed out again.
//!
//! Deliberately absent: traces (the crate's proof format has no clause groups), phases (the crate has no such hint).

use super::{Lit, SatResult, SatSolver, Var};
use crate::theory::{Effort, Theory, TheoryOut};
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop};
use varisat::ExtendFormula;

/// Implied literals that are turned into clauses in one round.
const IMPLIED_PER_ROUND: usize = 50;

/// What is known about a variable.
#[derive(Clone, Copy, Debug, Default)]
struct VarInfo {
    retired: bool,
    /// It must have a value in every model.
    demanded: bool,
    /// The number of clauses of the copy that mention it.
    occurrences: u32,
    /// The value in the last assignment of the crate.
    value: bool,
    /// The value is needed to satisfy the clauses and the assumptions.
    needed: bool,
    /// The theory was handed the value.
    handed: bool,
    /// The value in the last accepted assignment.
    model: Option<bool>,
}

/// The engine over the crate `varisat`.
pub struct Varisat {
    solver: ::varisat::Solver<'static>,
    vars: Vec<VarInfo>,
    /// The clauses one after the other; `ends` says where each ends.
    lits: Vec<Lit>,
    ends: Vec<usize>,
    /// The clauses alone are refuted.
    refuted: bool,
    /// There are clauses with retired variables.
    dirty: bool,
    failed: Vec<Lit>,
    out: TheoryOut,
    buffer: Vec<::varisat::Lit>,
    counts: Counts,
}

eufonium_base::counters! {
    /// What the engine counts.
    #[derive(Clone, Copy, Debug, Default)]
    struct Counts in "" {
        /// Searches.
        solves,
        /// Searches of the crate.
        rounds,
        /// Lemmas of theories.
        lemmas = "theory_lemmas",
        /// Literals that theories implied and that became clauses.
        implied = "theory_implied",
        /// Atoms that a theory was told.
        handed = "handed_atoms",
        /// Atoms that an implicant could do without.
        dropped = "dropped_atoms",
        /// How often the crate's solver was built anew.
        rebuilds,
    }
}

fn to_crate(lit: Lit) -> ::varisat::Lit {
    ::varisat::Lit::from_index(lit.var().index(), !lit.is_negated())
}

fn from_crate(lit: ::varisat::Lit) -> Lit {
    Lit::new(Var::from_usize(lit.index()), lit.is_negative())
}

impl Default for Varisat {
    fn default() -> Self {
        Varisat::new()
    }
}

impl Varisat {
    /// An engine without variables and clauses.
    pub fn new() -> Varisat {
        Varisat {
            solver: ::varisat::Solver::new(),
            vars: Vec::new(),
            lits: Vec::new(),
            ends: Vec::new(),
            refuted: false,
            dirty: false,
            failed: Vec::new(),
            out: TheoryOut::default(),
            buffer: Vec::new(),
            counts: Counts::default(),
        }
    }

    fn push_var(&mut self) -> Var {
        let var = self.solver.new_var();
        debug_assert_eq!(var.index(), self.vars.len(), "the crate numbers variables as we do");
        self.vars.push(VarInfo::default());
        Var::from_usize(self.vars.len() - 1)
    }

    fn push_clause(&mut self, clause: &[Lit]) {
        let start = self.lits.len();
        self.lits.extend_from_slice(clause);
        let added = &mut self.lits[start..];
        added.sort_unstable();
        // Dedup by hand: the vector ends with the clause.
        let mut kept = start;
        for i in start..self.lits.len() {
            if kept == start || self.lits[kept - 1] != self.lits[i] {
                self.lits[kept] = self.lits[i];
                kept += 1;
            }
        }
        self.lits.truncate(kept);
        let lits = &self.lits[start..];
        if lits.windows(2).any(|pair| pair[0] == !pair[1]) {
            self.lits.truncate(start);
            return;
        }
        for lit in lits {
            self.vars[lit.var().index()].occurrences += 1;
        }
        if lits.iter().any(|l| self.vars[l.var().index()].retired) {
            self.dirty = true;
        }
        self.buffer.clear();
        self.buffer.extend(lits.iter().map(|&l| to_crate(l)));
        self.ends.push(kept);
        self.solver.add_clause(&self.buffer);
    }

    /// Builds the solver anew without the clauses that mention retired variables.
    fn rebuild(&mut self) {
        self.counts.rebuilds += 1;
        self.dirty = false;
        self.solver = ::varisat::Solver::new();
        let (lits, ends) = (std::mem::take(&mut self.lits), std::mem::take(&mut self.ends));
        for _ in 0..self.vars.len() {
            self.solver.new_var();
        }
        self.vars.iter_mut().for_each(|info| info.occurrences = 0);
        let mut start = 0;
        for end in ends {
            let clause = &lits[start..end];
            if !clause.iter().any(|l| self.vars[l.var().index()].retired) {
                self.push_clause(clause);
            }
            start = end;
        }
    }

    /// Lets the crate search. Always sets the assumptions: without that, it would repeat a stale verdict.
    fn search(&mut self, assumptions: &[Lit]) -> bool {
        self.buffer.clear();
        self.buffer.extend(assumptions.iter().map(|&l| to_crate(l)));
        self.solver.assume(&self.buffer);
        let is_sat = self.solver.solve().expect("a search without proof output has no errors");
        if is_sat {
            for lit in self.solver.model().expect("a satisfiable formula has a model") {
                self.vars[lit.index()].value = lit.is_positive();
            }
        } else {
            let core = self.solver.failed_core().expect("an unsatisfiable formula has a core");
            self.failed.extend(core.iter().map(|&l| from_crate(l)));
            self.confirm_core(assumptions);
            self.refuted = self.failed.is_empty();
        }
        is_sat
    }

    /// The crate's core is not always refuted (seen with its version 0.2.2). One that does not confirm gives way to all
    /// assumptions.
    fn confirm_core(&mut self, assumptions: &[Lit]) {
        let core: Vec<::varisat::Lit> = self.failed.iter().map(|&l| to_crate(l)).collect();
        self.solver.assume(&core);
        if self.solver.solve().expect("a search without proof output has no errors") {
            self.failed.clear();
            self.failed.extend_from_slice(assumptions);
        }
    }

    fn is_true(&self, lit: Lit) -> bool {
        self.vars[lit.var().index()].value != lit.is_negated()
    }

    /// Marks variables whose values satisfy all clauses and assumptions: first those without choice; then, clause by
    /// clause, if none of its literals is needed yet, one that is no atom, or else the one in most clauses.
    fn mark_implicant(&mut self, assumptions: &[Lit], theory: &dyn Theory) {
        self.vars.iter_mut().for_each(|info| info.needed = info.demanded);
        for lit in assumptions {
            self.vars[lit.var().index()].needed = true;
        }
        for is_last_pass in [false, true] {
            let mut start = 0;
            for i in 0..self.ends.len() {
                let end = self.ends[i];
                if let Some(var) = self.choose(start, end, is_last_pass, theory) {
                    self.vars[var.index()].needed = true;
                }
                start = end;
            }
        }
    }

    /// The variable that the clause needs, if it needs one more.
    fn choose(&self, start: usize, end: usize, is_last_pass: bool, theory: &dyn Theory) -> Option<Var> {
        let satisfying = || self.lits[start..end].iter().filter(|&&l| self.is_true(l)).map(|l| l.var());
        if satisfying().any(|var| self.vars[var.index()].needed) {
            return None;
        }
        if is_last_pass {
            satisfying().max_by_key(|&var| (!theory.is_atom(var), self.vars[var.index()].occurrences))
        } else {
            let mut all = satisfying();
            let first = all.next();
            if all.next().is_none() { first } else { None }
        }
    }

    /// Hands the theory the atoms of the implicant.
    fn hand_over(&mut self, theory: &mut dyn Theory) {
        for (index, info) in self.vars.iter_mut().enumerate() {
            let var = Var::from_usize(index);
            let is_atom = !info.retired && theory.is_atom(var);
            info.handed = is_atom && (info.needed);
            if info.handed {
                theory.assert(Lit::new(var, !info.value));
                self.counts.handed += 1;
            } else if is_atom {
                self.counts.dropped += 1;
            }
        }
    }

    /// One final check of the present assignment. True if new clauses or variables came of it.
    fn check(&mut self, assumptions: &[Lit], theory: &mut dyn Theory) -> bool {
        self.mark_implicant(assumptions, theory);
        theory.push_level();
        self.hand_over(theory);
        let mut out = std::mem::take(&mut self.out);
        out.implied.clear();
        out.lemmas.clear();
        out.gave_up = false;
        out.num_vars = self.vars.len();
        theory.check(Effort::Final, &mut out);
        let mut changed = self.vars.len() < out.num_vars || !out.lemmas.is_empty();
        while self.vars.len() < out.num_vars {
            let var = self.push_var();
            self.demand(var);
        }
        let mut clause = Vec::new();
        let news = |engine: &Varisat, lit: Lit| {
            let info = engine.vars[lit.var().index()];
            !(info.retired || info.handed && engine.is_true(lit))
        };
        let implied: Vec<Lit> = out.implied.iter().copied().filter(|&l| news(self, l)).collect();
        for lit in implied.into_iter().take(IMPLIED_PER_ROUND) {
            clause.clear();
            theory.explain(lit, &mut clause);
            debug_assert_eq!(clause.first(), Some(&lit), "an explanation starts with the implied literal");
            self.push_clause(&clause);
            self.counts.implied += 1;
            changed = true;
        }
        for lemma in out.lemmas.drain(..) {
            self.push_clause(&lemma.clause);
            self.counts.lemmas += 1;
        }
        self.out = out;
        changed
    }

    fn accept(&mut self, theory: &mut dyn Theory) {
        theory.save_model();
        for (index, info) in self.vars.iter_mut().enumerate() {
            // The theory may contradict the value of an atom that it was not handed.
            let counts = !info.retired && (info.handed || !theory.is_atom(Var::from_usize(index)));
            info.model = counts.then_some(info.value);
        }
    }
}

impl SatSolver for Varisat {
    fn new_var(&mut self) -> Var {
        self.push_var()
    }

    fn num_vars(&self) -> usize {
        self.vars.len()
    }

    fn add_clause(&mut self, clause: &[Lit], _label: u32) {
        self.push_clause(clause);
    }

    fn solve(&mut self, assumptions: &[Lit], theory: &mut dyn Theory, stop: &Stop) -> SatResult {
        self.out.stop = Some(stop.clone());
        self.counts.solves += 1;
        self.failed.clear();
        if self.refuted {
            return SatResult::Unsat;
        }
        if self.dirty {
            self.rebuild();
        }
        loop {
            if stop.tick(1) {
                return SatResult::Unknown;
            }
            self.counts.rounds += 1;
            if !self.search(assumptions) {
                return SatResult::Unsat;
            }
            let changed = self.check(assumptions, theory);
            if !changed && !self.out.gave_up {
                self.accept(theory);
            }
            theory.backtrack(0);
            if !changed {
                return if self.out.gave_up { SatResult::Unknown } else { SatResult::Sat };
            }
        }
    }

    fn value(&self, var: Var) -> Option<bool> {
        self.vars.get(var.index())?.model
    }

    fn failed_assumptions(&self) -> &[Lit] {
        &self.failed
    }

    fn demand(&mut self, var: Var) {
        self.vars[var.index()].demanded = true;
    }

    fn retire(&mut self, vars: &[Var]) {
        for var in vars {
            let info = &mut self.vars[var.index()];
            info.retired = true;
            self.dirty |= info.occurrences > 0;
        }
    }

    fn stats(&self) -> Stats {
        let mut stats = self.counts.figures();
        stats.add("variables", self.vars.len() as u64);
        stats.add("clauses", self.ends.len() as u64);
        stats
    }
}
