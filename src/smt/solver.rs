//! The incremental SMT solver: assertions in scopes, checks under assumptions, models, cores, refutations.
//!
//! Everything learned is kept: scopes are guarded by literals that are assumed while the scope is open and refuted when
//! it closes; definitions of formulas belong to no scope. Branches and cuts of integer arithmetic are local to one
//! check: their variables are retired before the next.
//!
//! `search` is the loop of a check, `refutation` what remains of a refuted one.

mod refutation;
mod search;

use super::arith::{Arith, ArithOptions};
use super::candidate::Candidate;
use super::cc::Cc;
use super::combine::Combined;
use super::encode::{Encoder, POSITIVE, Target};
use super::events;
use super::nonlinear::Schedule;
use super::options::{BvMode, SatEngine, SolverOptions};
use super::sat::{Lit, Native, NativeOptions, SatResult, SatSolver, Varisat};
use super::{array, extract};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet, Stats, Stop};
use eufonium_ir::{Evaluator, Model, Term, TermPool, Value};
use std::cell::OnceCell;
use std::time::Instant;

struct Scope {
    guard: Lit,
    assertions: usize,
}

/// An incremental solver for quantifier-free formulas over equality with uninterpreted functions and linear arithmetic.
/// Non-linear terms are accepted and treated soundly: refutations hold, models are believed only when they evaluate.
pub struct Solver {
    stop: Stop,
    sat: Box<dyn SatSolver>,
    theory: Combined,
    encoder: Encoder,
    arrays: array::Memory,
    products: Schedule,
    /// The lemmas about conversions of numbers that there are.
    points: HashSet<Term>,
    scopes: Vec<Scope>,
    assertions: Vec<Term>,
    assumed: HashMap<Lit, Term>,
    /// The model of the last check, made when it is first asked for.
    model: OnceCell<Model>,
    /// Whether the last check was satisfied and nothing was asserted since.
    satisfied: bool,
    core: Vec<Term>,
    reason: &'static str,
    bv_mode: BvMode,
    checks: u64,
    rounds: u64,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver").field("scopes", &self.scopes.len()).field("checks", &self.checks).finish()
    }
}

impl Solver {
    /// A solver without assertions. `stop` ends a check with `Unknown`.
    pub fn new(options: SolverOptions, stop: Stop) -> Self {
        let mut sat: Box<dyn SatSolver> = match options.sat {
            SatEngine::Native => {
                Box::new(Native::new(NativeOptions { seed: options.seed, ..options.native }))
            }
            SatEngine::Varisat => Box::new(Varisat::new()),
        };
        if options.trace {
            sat.enable_trace();
        }
        // The lazy engine may drop a tautology, which a branch over one atom is.
        let branch_on_two_atoms = options.sat == SatEngine::Varisat;
        let unless_plain = |period: u32| if options.branch_only { 0 } else { period };
        let arith = Arith::new(ArithOptions {
            seed: options.seed,
            gcd_test: options.arith.gcd_test && !options.branch_only,
            dio_period: unless_plain(options.arith.dio_period),
            cut_period: unless_plain(options.arith.cut_period),
            branch_on_two_atoms,
            propagate_rows: options.row_propagation,
            ..options.arith
        });
        Solver {
            stop,
            sat,
            theory: Combined::new(Cc::new(), arith),
            arrays: array::Memory::new(options.bv_mode),
            encoder: Encoder::new(options.abstract_bits_from, options.bv_mode),
            products: Schedule::default(),
            points: HashSet::default(),
            scopes: Vec::new(),
            assertions: Vec::new(),
            assumed: HashMap::default(),
            model: OnceCell::new(),
            satisfied: false,
            core: Vec::new(),
            reason: "",
            bv_mode: options.bv_mode,
            checks: 0,
            rounds: 0,
        }
    }

    /// The encoder beside the target it writes to.
    fn split(&mut self) -> (&mut Encoder, Target<'_>) {
        (&mut self.encoder, Target { sat: &mut *self.sat, theory: &mut self.theory })
    }

    /// Asserts a formula in the current scope.
    pub fn assert(&mut self, pool: &mut TermPool, formula: Term) {
        self.settle_model(pool);
        self.forget_locals();
        self.assertions.push(formula);
        let guard = self.scopes.last().map(|s| s.guard);
        let (encoder, mut target) = self.split();
        encoder.assert(pool, &mut target, formula, guard);
    }

    /// Declares a literal of a Boolean constant that is used as a guard: the constant occurs in assertions in clauses
    /// with `default` among their literals (and where it is assumed), and may be left without a value in models in which
    /// `default` can be true. The search then does not look at what it guards unless the guard is on.
    pub fn declare_guard(&mut self, pool: &mut TermPool, default: Term) {
        self.settle_model(pool);
        let (encoder, mut target) = self.split();
        let lit = encoder.literal(pool, &mut target, default, POSITIVE);
        target.sat.set_default(lit, true);
    }

    /// Opens a scope.
    pub fn push(&mut self) {
        self.forget_locals();
        let guard = self.sat.new_var().positive();
        self.scopes.push(Scope { guard, assertions: self.assertions.len() });
    }

    /// Closes `n` scopes and forgets what was asserted in them.
    ///
    /// # Panics
    /// If fewer than `n` scopes are open.
    pub fn pop(&mut self, n: usize) {
        self.forget_locals();
        let first = self.scopes.len().checked_sub(n).expect("no more scopes are closed than are open");
        for scope in self.scopes.drain(first..).rev() {
            self.assertions.truncate(scope.assertions);
            self.sat.add_clause(&[!scope.guard], 0);
        }
    }

    /// The token that ends checks from now on.
    pub fn set_stop(&mut self, stop: Stop) {
        self.stop = stop;
    }
    /// The token that ends checks.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// The number of open scopes.
    pub fn depth(&self) -> usize {
        self.scopes.len()
    }
    /// The formulas asserted in the open scopes.
    pub fn assertions(&self) -> &[Term] {
        &self.assertions
    }

    /// Branches and cuts of the last check end here.
    fn forget_locals(&mut self) {
        let locals = self.theory.arith.take_local_vars();
        if !locals.is_empty() {
            self.sat.retire(&locals);
            self.theory.arith.retire_atoms(&locals);
            self.theory.forget(&locals);
        }
    }

    /// Decides the assertions together with the assumptions (any formulas; best literals).
    pub fn check(&mut self, pool: &mut TermPool, assumptions: &[Term]) -> SatResult {
        self.checks += 1;
        self.model.take();
        self.satisfied = false;
        self.core.clear();
        self.assumed.clear();
        self.forget_locals();
        let mut lits: Vec<Lit> = self.scopes.iter().map(|s| s.guard).collect();
        for &t in assumptions {
            let (encoder, mut target) = self.split();
            let lit = encoder.literal(pool, &mut target, t, POSITIVE);
            if self.assumed.insert(lit, t).is_none() {
                lits.push(lit);
            }
        }
        let before = events::Check::is_heard().then(|| (Instant::now(), self.rounds, self.conflicts()));
        let result = self.search(pool, lits, assumptions);
        if let Some((begun, rounds, conflicts)) = before {
            events::Check::trace(|| events::Check {
                check: self.checks,
                answer: result.word(),
                assumptions: assumptions.len() as u64,
                rounds: self.rounds - rounds,
                conflicts: self.conflicts() - conflicts,
                took: begun.elapsed().as_micros() as u64,
            });
        }
        result
    }

    fn conflicts(&self) -> u64 {
        self.sat.stats().get("conflicts")
    }

    /// [`Solver::check`] that another token ends: [`Stop::within`] makes one with limits of time and counted work
    /// for a part of a run. After `Unknown` the solver can be used further.
    pub fn check_within(&mut self, pool: &mut TermPool, assumptions: &[Term], stop: &Stop) -> SatResult {
        let whole = std::mem::replace(&mut self.stop, stop.clone());
        let result = self.check(pool, assumptions);
        self.stop = whole;
        result
    }

    /// Makes the model of the last check before what it is read from changes.
    fn settle_model(&mut self, pool: &TermPool) {
        if self.satisfied {
            if self.bv_mode == BvMode::BitBlast {
                self.model(pool);
            }
            self.satisfied = false;
        }
    }

    /// After `Sat`: the truth of a formula in the assignment that was found; `None` if it was never met or does not matter.
    pub fn truth(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        self.candidate().truth_by_parts(pool, formula, &mut HashMap::default())
    }

    /// After `Sat`: the class of a term in the congruence closure; terms of one class are equal. `None` if the closure does
    /// not know the term.
    pub fn class(&self, t: Term) -> Option<u32> {
        self.candidate().class(t).map(|node| node.index() as u32)
    }

    /// After `Sat` with [`BvMode::UninterpretedOperators`]: the values of the terms whose operator is uninterpreted.
    pub fn opaque_values(&self, pool: &TermPool) -> Vec<(Term, Value)> {
        let leaves = self.encoder.bit_leaves().iter().copied();
        let opaque = leaves.filter(|t| self.encoder.is_opaque_operator(pool, pool.op(*t), *t));
        opaque.filter_map(|t| Some((t, Value::Bits(self.encoder.bits_of(t)?.clone())))).collect()
    }

    fn candidate(&self) -> Candidate<'_> {
        Candidate { encoder: &self.encoder, sat: &*self.sat, theory: &self.theory }
    }

    /// After `Sat`: a model of all assertions and assumptions of that check. Constants that do not matter may be missing.
    pub fn model(&self, pool: &TermPool) -> &Model {
        self.model.get_or_init(|| {
            let candidate = Candidate { encoder: &self.encoder, sat: &*self.sat, theory: &self.theory };
            extract::model(pool, &candidate)
        })
    }

    /// After `Sat`: the value of a term without quantifiers. To evaluate many terms use an [`Evaluator`] of the model.
    pub fn value(&self, pool: &TermPool, t: Term) -> Value {
        Evaluator::new(self.model(pool)).eval(pool, t)
    }

    /// After `Unsat`: assumptions that are refuted together with the assertions; not always minimal.
    pub fn unsat_core(&self) -> &[Term] {
        &self.core
    }

    /// After `Unknown`: why.
    pub fn reason_unknown(&self) -> &str {
        self.reason
    }

    /// Counters of the search and the theories.
    pub fn stats(&self) -> Stats {
        let mut stats = Stats::new();
        stats.add("checks", self.checks);
        stats.add("rounds", self.rounds);
        stats.absorb("sat.", &self.sat.stats());
        stats.absorb("arith.", &self.theory.arith.stats());
        stats.absorb("cc.", &self.theory.cc.stats());
        if !self.encoder.arrays().is_empty() {
            stats.absorb("array.", &self.arrays.stats());
        }
        stats
    }
}

/// The first construct of a formula that the solver does not treat, if any.
pub fn unsupported(pool: &TermPool, formula: Term) -> Option<&'static str> {
    pool.has_quantifier(formula).then_some("quantifier")
}
