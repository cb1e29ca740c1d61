//! The in-house CDCL(T) engine.
//!
//! Conflict-driven search (Marques-Silva and Sakallah, GRASP, 1996; Een and Sorensson, "An extensible SAT-solver", 2003)
//! with the theory in the loop (Nieuwenhuis, Oliveras and Tinelli, "Solving SAT and SAT modulo theories", JACM 2006). It
//! is made for streams of many small queries: nothing is done per query for all variables or clauses, but for the
//! amortised clean-up in `clean`.
//!
//! The parts: `arena` clauses, `trail` assignment, `heap` decision order, `propagate` Boolean propagation, `client` all
//! talk with the theory, `analyze` what a conflict teaches, `clean` deletion of clauses, `search` the loop, `scope` and
//! `needed` what is to be decided, `trace` where clauses come from, `options`, `counts` of what happens, `invariants` that are compared.
//!
//! Invariant between calls: the trail is at level 0, and so is the theory, which has been told each fact of level 0 about
//! an atom at most once. One `Native` is to be used with one theory only (or with none).
//!
//! Long searches: `mode` and `queue` how they decide and restart, `walk` a local search for values to try, `inprocess` when clauses are
//! simplified, and by `vivify`, `subsume` and `probe`; `equivalent` and `eliminate` in searches after which nobody speaks of variables
//! but to ask for values, which `extend` finds.
//!
//! Deliberately absent: chronological backtracking, reuse of the trail between queries, simplification before the search.

mod analyze;
mod arena;
mod clean;
mod client;
mod counts;
mod eliminate;
mod equivalent;
mod extend;
mod heap;
mod inprocess;
mod invariants;
mod mode;
mod needed;
mod options;
mod probe;
mod propagate;
mod queue;
mod restart;
mod scope;
mod search;
mod subsume;
mod trace;
mod trail;
mod vivify;
mod walk;

use super::{Leaf, Lit, SatResult, SatSolver, Var};
use crate::self_checks::Occasions;
use crate::theory::{Theory, TheoryOut};
use arena::{Arena, ClauseRef, Kind};
use counts::Counts;
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop, meter};
use heap::Heap;
pub use options::{NativeOptions, Restarts};
use propagate::Watches;
use restart::RestartState;
pub use scope::{Assignment, Guide};
pub use trace::Inference;
use trace::{NO_NODE, Trace};
use trail::{OPEN, Reason, TRUE, Trail};

/// What a new clause costs by the meter, for each literal.
const ATTACH_STEPS: usize = 10;

/// What is known about a variable beside its value.
#[derive(Clone, Debug)]
struct VarInfo {
    /// The value to try first.
    phase: bool,
    /// The theory said that this is its atom. Refreshed when the variable is new and when it is assigned.
    atom: bool,
    /// It must be assigned in every model, whatever the clauses say.
    demanded: bool,
    /// Retired: never to be decided or handed to the theory again.
    retired: bool,
    /// No clause but those of the extension mentions it, and nobody will.
    eliminated: bool,
    /// The number of permanent clauses that mention the variable.
    occurrences: u32,
    /// With a trace: the node of the fact, if the variable is assigned at level 0.
    fact: u32,
    /// The model that `model_value` belongs to.
    model_stamp: u64,
    model_value: bool,
}

/// The in-house CDCL(T) engine.
pub struct Native {
    options: NativeOptions,
    trail: Trail,
    arena: Arena,
    watches: Watches,
    heap: Heap,
    queue: queue::Queue,
    mode: mode::Mode,
    inprocess: inprocess::Inprocess,
    extension: extend::Extension,
    /// There will be no more clauses and variables.
    last: bool,
    needed: needed::Needed,
    self_checks: Occasions,
    scope: scope::Scope,
    vars: Vec<VarInfo>,
    /// False once the clauses alone are refuted.
    consistent: bool,
    trace: Option<Trace>,
    /// With a trace, after `Unsat`: the nodes that the refutation rests on.
    refuted_by: Vec<u32>,
    failed: Vec<Lit>,
    model: Model,
    analysis: analyze::Analysis,
    client: client::Client,
    clean: clean::Clean,
    restart: RestartState,
    counts: Counts,
    /// A buffer for clauses being added.
    buffer: Vec<Lit>,
}

/// Which of the assigned variables belong to the last model: facts are not copied but recognised by place.
#[derive(Default)]
struct Model {
    /// 0 before the first model.
    stamp: u64,
    /// The number of facts when the model was found.
    facts: usize,
}

impl Native {
    /// An engine without variables and clauses.
    pub fn new(options: NativeOptions) -> Native {
        Native {
            trail: Trail::default(),
            arena: Arena::default(),
            watches: Watches::default(),
            heap: Heap::new(options.decay),
            queue: queue::Queue::default(),
            mode: mode::Mode::default(),
            inprocess: inprocess::Inprocess::new(options.inprocess_after),
            extension: extend::Extension::default(),
            last: false,
            needed: needed::Needed::default(),
            self_checks: Occasions::default(),
            scope: scope::Scope::default(),
            vars: Vec::new(),
            consistent: true,
            trace: None,
            refuted_by: Vec::new(),
            failed: Vec::new(),
            model: Model::default(),
            analysis: analyze::Analysis::default(),
            client: client::Client::default(),
            clean: clean::Clean::new(options.reduce_first),
            restart: RestartState::default(),
            counts: Counts::default(),
            buffer: Vec::new(),
            options,
        }
    }

    fn push_var(&mut self) -> Var {
        let var = Var::from_usize(self.vars.len());
        self.trail.add_var();
        self.watches.add_var();
        self.analysis.add_var();
        self.heap.add_var(noise(self.options.seed, var));
        self.needed.add_var();
        self.vars.push(VarInfo {
            phase: self.options.phase,
            atom: false,
            demanded: false,
            retired: false,
            eliminated: false,
            occurrences: 0,
            fact: NO_NODE,
            model_stamp: 0,
            model_value: false,
        });
        var
    }

    /// Puts a clause of two literals or more under watch by its first two.
    fn attach(&mut self, lits: &[Lit], kind: Kind, glue: u32, id: u32) -> ClauseRef {
        debug_assert!(lits.len() >= 2 && kind != Kind::Explanation);
        meter::spend_len(ATTACH_STEPS * (1 + lits.len()));
        let c = self.arena.alloc(lits, kind, glue, id);
        self.watches.watch(c, lits);
        if kind == Kind::Permanent {
            for lit in lits {
                let var = lit.var();
                self.vars[var.index()].occurrences += 1;
                if !self.scope.is_set() {
                    self.needed.attach(c, var);
                }
                if self.trail.is_open(var) && self.scope.admits(var) {
                    self.heap.insert(var);
                    self.queue.reopen(var);
                }
            }
        }
        c
    }

    /// Makes a literal true. With a trace, facts of level 0 get their node here.
    #[inline]
    fn assign(&mut self, lit: Lit, reason: Reason) {
        self.trail.assign(lit, reason);
        if self.trace.is_some() && self.trail.level() == 0 {
            self.trace_fact(lit, reason);
        }
    }

    fn trace_fact(&mut self, lit: Lit, reason: Reason) {
        let Some(trace) = &mut self.trace else { return };
        let Reason::Clause(c) = reason else {
            debug_assert_eq!(
                reason,
                Reason::None,
                "a fact that the theory implied is explained before it is assigned"
            );
            return;
        };
        let antecedents = &mut self.analysis.antecedents;
        antecedents.clear();
        antecedents.push(self.arena.id(c));
        let others = self.arena.lits(c).iter().filter(|l| l.var() != lit.var());
        antecedents.extend(others.map(|l| self.vars[l.var().index()].fact));
        self.vars[lit.var().index()].fact = trace.derived(antecedents, &[lit]);
    }

    /// Makes a literal a fact of level 0 that node `id` proves.
    fn assign_fact(&mut self, lit: Lit, id: u32) {
        debug_assert_eq!(self.trail.level(), 0);
        self.trail.assign(lit, Reason::None);
        self.vars[lit.var().index()].fact = id;
    }

    /// Brings a clause into the form in which it is added: sorted, without duplicates and, if facts falsify literals,
    /// without those. `None` if it is valid or satisfied for good; else the node of what is left.
    fn normalise(&mut self, lits: &mut Vec<Lit>, id: u32) -> Option<u32> {
        lits.sort_unstable();
        lits.dedup();
        let valid = lits.windows(2).any(|pair| pair[0] == !pair[1]);
        let satisfied = |l: &Lit| self.trail.value(*l) == TRUE && self.trail.level_of(l.var()) == 0;
        if valid || lits.iter().any(satisfied) {
            return None;
        }
        let antecedents = &mut self.analysis.antecedents;
        antecedents.clear();
        antecedents.push(id);
        let (trail, vars) = (&self.trail, &self.vars);
        lits.retain(|l| {
            let fixed = trail.is_fixed(*l);
            if fixed {
                antecedents.push(vars[l.var().index()].fact);
            }
            !fixed
        });
        Some(self.trace.as_mut().map_or(NO_NODE, |trace| trace.derived(antecedents, lits)))
    }

    /// From now on records all clauses, so that [`Native::derivation`] works. To be called before the first one is added, and
    /// for searches without a theory.
    pub fn enable_derivation(&mut self) {
        self.enable_trace();
        self.trace.as_mut().expect("it was enabled").keep_clauses();
    }

    /// After `Unsat` without assumptions and without a theory: the refutation, step by step; the last step has the empty
    /// clause. `None` unless it was recorded.
    pub fn derivation(&self) -> Option<Vec<Inference>> {
        self.trace.as_ref()?.derivation(&self.refuted_by)
    }

    /// The clauses alone are refuted, by these nodes.
    fn refute(&mut self, nodes: &[u32]) {
        self.consistent = false;
        self.refuted_by.clear();
        if self.trace.is_some() {
            self.refuted_by.extend_from_slice(nodes);
        }
    }

    /// All literals of the clause are false at level 0.
    fn refute_by_clause(&mut self, c: ClauseRef) {
        let facts = self.arena.lits(c).iter().map(|l| self.vars[l.var().index()].fact);
        let nodes: Vec<u32> = std::iter::once(self.arena.id(c)).chain(facts).collect();
        self.refute(&nodes);
    }
}

/// A number in `0..1e-3` that depends on seed and variable; 0 for seed 0.
fn noise(seed: u64, var: Var) -> f64 {
    if seed == 0 {
        return 0.0;
    }
    let hash = eufonium_base::hash::hash64(&(seed, var.index()));
    (hash >> 40) as f64 * (1e-3 / (1u64 << 24) as f64)
}

impl SatSolver for Native {
    fn new_var(&mut self) -> Var {
        let var = match self.clean.take_free() {
            Some(var) => var,
            None => self.push_var(),
        };
        self.client.add_unseen(var);
        var
    }

    fn num_vars(&self) -> usize {
        self.vars.len()
    }

    fn add_clause(&mut self, clause: &[Lit], label: u32) {
        debug_assert_eq!(self.trail.level(), 0);
        if !self.consistent {
            return;
        }
        let eliminated = clause.iter().any(|l| self.vars[l.var().index()].eliminated);
        assert!(!eliminated, "after the last clauses there are no more");
        let id = self.trace.as_mut().map_or(NO_NODE, |trace| trace.input(clause, label));
        let mut lits = std::mem::take(&mut self.buffer);
        lits.clear();
        lits.extend_from_slice(clause);
        if let Some(id) = self.normalise(&mut lits, id) {
            match lits[..] {
                [] => self.refute(&[id]),
                [unit] => self.assign_fact(unit, id),
                _ => drop(self.attach(&lits, Kind::Permanent, 0, id)),
            }
        }
        self.buffer = lits;
    }

    fn solve(&mut self, assumptions: &[Lit], theory: &mut dyn Theory, stop: &Stop) -> SatResult {
        self.run(assumptions, theory, None, stop)
    }

    fn value(&self, var: Var) -> Option<bool> {
        let info = self.vars.get(var.index())?;
        if info.model_stamp == self.model.stamp && self.model.stamp > 0 {
            return Some(info.model_value);
        }
        let place = self.trail.place(var);
        let fact = *self.trail.lits().get(place).filter(|l| l.var() == var)?;
        (place < self.model.facts).then_some(!fact.is_negated())
    }

    fn failed_assumptions(&self) -> &[Lit] {
        &self.failed
    }

    fn enable_trace(&mut self) {
        debug_assert!(
            self.arena.num_words() == 0 && self.trail.len() == 0,
            "a trace starts with the first clause"
        );
        self.trace = Some(Trace::default());
    }

    fn refutation(&self) -> Option<Vec<Leaf<'_>>> {
        self.trace.as_ref().map(|trace| trace.leaves(&self.refuted_by))
    }

    fn demand(&mut self, var: Var) {
        Native::demand(self, var);
    }

    fn set_default(&mut self, lit: Lit, is_default: bool) {
        self.needed.set_default(lit, is_default);
        if !is_default && self.trail.is_open(lit.var()) {
            self.reconsider(lit.var());
        }
    }

    fn set_scope(&mut self, vars: &[Var]) {
        self.scope.set(vars);
    }

    fn set_last(&mut self) {
        self.last = true;
    }

    fn set_phase(&mut self, var: Var, value: bool) {
        self.vars[var.index()].phase = value;
    }

    fn retire(&mut self, vars: &[Var]) {
        self.retire_vars(vars);
    }

    fn stats(&self) -> Stats {
        let mut stats = self.counts.figures();
        stats.add("variables", self.vars.len() as u64);
        stats.add("clauses", self.arena.num_permanent() as u64);
        stats.add("learned_clauses", self.arena.num_redundant() as u64);
        stats
    }
}
