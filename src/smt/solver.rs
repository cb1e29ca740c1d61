//! The incremental SMT solver: assertions in scopes, checks under assumptions, models, cores, refutations.
//!
//! Everything learned is kept: scopes are guarded by literals that are assumed while the scope is open and refuted when
//! it closes; definitions of formulas belong to no scope. Branches and cuts of integer arithmetic are local to one
//! check: their variables are retired before the next.

use super::arith::{Arith, ArithOptions};
use super::candidate::Candidate;
use super::cc::Cc;
use super::combine::Combined;
use super::encode::{Alias, Encoder, POSITIVE, Target};
use super::events;
use super::nonlinear::{self, Advice, Schedule};
use super::options::{SatEngine, SolverOptions, Words};
use super::proof::{ProofLemma, ProofLiteral, Refutation, TheoryLemma};
use super::sat::{Leaf, Lit, Native, NativeOptions, SatResult, SatSolver, Varisat};
use super::{array, datatype, extract, interface};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet, Stats, Stop};
use eufonium_ir::{Evaluator, Model, Term, TermPool, Value};
use std::cell::OnceCell;
use std::time::Instant;

/// The theories that look at candidates, cheap ones first.
enum LazyTheory {
    Datatypes,
    Arrays,
}

/// The assumptions of a search: the user's, then groups that only serve to find models.
struct Confined {
    lits: Vec<Lit>,
    /// Where each group begins.
    groups: Vec<usize>,
}

impl Confined {
    fn confine(&mut self, group: Vec<Lit>) {
        self.groups.push(self.lits.len());
        for lit in group {
            if !self.lits.contains(&lit) {
                self.lits.push(lit);
            }
        }
    }

    /// Keeps so many groups; `false` if there are no more.
    fn release(&mut self, left: usize) -> bool {
        let Some(&start) = self.groups.get(left) else { return false };
        self.lits.truncate(start);
        self.groups.truncate(left);
        true
    }

    /// If failed assumptions are in a group: how many groups are left when it is given up.
    fn blamed(&self, failed: &[Lit]) -> Option<usize> {
        let fails = |lits: &[Lit]| lits.iter().any(|lit| failed.contains(lit));
        let start = *self.groups.first()?;
        let last = self.groups.len() - 1;
        match fails(&self.lits[self.groups[last]..]) {
            true => Some(last),
            false => fails(&self.lits[start..]).then_some(0),
        }
    }
}

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
    scopes: Vec<Scope>,
    assertions: Vec<Term>,
    assumed: HashMap<Lit, Term>,
    /// The model of the last check, made when it is first asked for.
    model: OnceCell<Model>,
    /// Whether the last check was satisfied and nothing was asserted since.
    satisfied: bool,
    core: Vec<Term>,
    reason: &'static str,
    words: Words,
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
            arrays: array::Memory::new(options.words),
            encoder: Encoder::new(options.abstract_bits_from, options.words),
            products: Schedule::default(),
            scopes: Vec::new(),
            assertions: Vec::new(),
            assumed: HashMap::default(),
            model: OnceCell::new(),
            satisfied: false,
            core: Vec::new(),
            reason: "",
            words: options.words,
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

    /// Searches until no theory has anything to say about the candidate.
    fn search(&mut self, pool: &mut TermPool, lits: Vec<Lit>, assumptions: &[Term]) -> SatResult {
        self.products.begin();
        let mut within = Confined { lits, groups: Vec::new() };
        loop {
            self.rounds += 1;
            let limit =
                self.products.is_probing().then(|| self.stop.within(None, Some(nonlinear::PROBE_WORK)));
            let stop = limit.as_ref().unwrap_or(&self.stop);
            let result = self.sat.solve(&within.lits, &mut self.theory, stop);
            match result {
                SatResult::Sat => {
                    self.encoder.save_bits(pool, &*self.sat);
                    if self.refine(pool) || self.linearize(pool, &mut within) {
                        continue;
                    }
                    let answer = self.accept(pool, assumptions);
                    let left = within.groups.len().saturating_sub(1);
                    if answer == SatResult::Unknown && within.release(left) {
                        self.products.released(left);
                        self.model.take();
                        self.satisfied = false;
                        continue;
                    }
                    return answer;
                }
                SatResult::Unsat => {
                    let failed = self.sat.failed_assumptions();
                    if let Some(left) = within.blamed(failed) {
                        within.release(left);
                        self.products.released(left);
                        continue;
                    }
                    self.core.extend(failed.iter().filter_map(|lit| self.assumed.get(lit)));
                }
                SatResult::Unknown => {
                    let left = within.groups.len().saturating_sub(1);
                    if self.products.is_probing() && !self.stop.is_raised() && within.release(left) {
                        self.products.released(left);
                        continue;
                    }
                    self.reason = if self.stop.is_raised() { "stopped" } else { "incomplete" }
                }
            }
            return result;
        }
    }

    /// Confronts the candidate with products. `true` if the search must go on.
    fn linearize(&mut self, pool: &mut TermPool, within: &mut Confined) -> bool {
        if self.encoder.products().is_empty() {
            return false;
        }
        let encoder = &mut self.encoder;
        let mut target = Target { sat: &mut *self.sat, theory: &mut self.theory };
        let candidate = Candidate { encoder, sat: target.sat, theory: target.theory };
        let (lemmas, assumptions) = match self.products.advise(pool, &candidate) {
            Advice::Accept => return false,
            Advice::Lemmas(lemmas) => (lemmas, Vec::new()),
            Advice::Confine(lemmas, assumptions) => (lemmas, assumptions),
            Advice::Release => {
                within.release(0);
                return true;
            }
        };
        for lemma in lemmas {
            encoder.add_lemma(pool, &mut target, lemma);
        }
        if !assumptions.is_empty() {
            let lits = assumptions.iter().map(|t| encoder.literal(pool, &mut target, *t, POSITIVE)).collect();
            within.confine(lits);
        }
        true
    }

    /// Confronts the candidate with the theories that work by lemmas on demand, cheap ones first. `true` if there is
    /// something new, so that the search must go on.
    fn refine(&mut self, pool: &mut TermPool) -> bool {
        let (encoder, arrays) = (&mut self.encoder, &mut self.arrays);
        let mut target = Target { sat: &mut *self.sat, theory: &mut self.theory };
        if encoder.refine_abstractions(pool, &mut target) {
            return true;
        }
        if interface::refine(pool, encoder, &mut target) {
            return true;
        }
        for theory in [LazyTheory::Datatypes, LazyTheory::Arrays] {
            let candidate = Candidate { encoder, sat: target.sat, theory: target.theory };
            let demands = match theory {
                LazyTheory::Datatypes => datatype::violated(pool, &candidate).into(),
                LazyTheory::Arrays => array::violated(pool, &candidate, arrays),
            };
            if encoder.satisfy(pool, &mut target, &demands) {
                return true;
            }
        }
        false
    }

    /// [`Solver::check`] that another token ends: [`Stop::within`] makes one with limits of time and counted work (conflicts
    /// and pivots) for a part of a run. After `Unknown` the solver can be used further.
    pub fn check_within(&mut self, pool: &mut TermPool, assumptions: &[Term], stop: &Stop) -> SatResult {
        let whole = std::mem::replace(&mut self.stop, stop.clone());
        let result = self.check(pool, assumptions);
        self.stop = whole;
        result
    }

    /// Takes the model of a satisfied check. With unknown constructs about, it must prove itself by evaluation.
    fn accept(&mut self, pool: &mut TermPool, assumptions: &[Term]) -> SatResult {
        self.satisfied = true;
        if self.encoder.has_opaque() && self.words == Words::Circuits {
            let mut eval = Evaluator::new(self.model(pool));
            if !self.assertions.iter().chain(assumptions).all(|t| eval.holds(pool, *t)) {
                let products = !self.encoder.products().is_empty();
                self.reason = if products { "non-linear arithmetic" } else { "model not confirmed" };
                return SatResult::Unknown;
            }
        }
        SatResult::Sat
    }

    /// Makes the model of the last check before what it is read from changes.
    fn settle_model(&mut self, pool: &TermPool) {
        if self.satisfied {
            if self.words == Words::Circuits {
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

    /// After `Sat` with [`Words::OpaqueOperators`]: the values of the terms whose operator is uninterpreted.
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

    /// After `Unsat`: a smaller core by deletion, with at most `effort` further checks. The refutation is then that of
    /// the last refuted subset.
    pub fn minimize_core(&mut self, pool: &mut TermPool, effort: usize) -> Vec<Term> {
        let mut core = self.core.clone();
        let mut needed = 0;
        for _ in 0..effort {
            if needed >= core.len() {
                break;
            }
            let mut trial = core.clone();
            trial.remove(needed);
            match self.check(pool, &trial) {
                SatResult::Unsat => {
                    // Keep the order, so that what was found needed stays in front.
                    let kept: HashSet<Term> = self.core.iter().copied().collect();
                    core = trial.into_iter().filter(|t| kept.contains(t)).collect();
                    needed = needed.min(core.len());
                }
                SatResult::Sat => needed += 1,
                SatResult::Unknown => break,
            }
        }
        self.core.clone_from(&core);
        core
    }

    /// After `Unsat`, with [`SolverOptions::trace`]: what the refutation used. To be asked before the next check or
    /// assertion.
    pub fn refutation(&mut self, pool: &mut TermPool) -> Option<Refutation> {
        let leaves = self.sat.refutation()?;
        let mut out = Refutation { core: self.core.clone(), ..Refutation::default() };
        let mut refuted_in_input: HashSet<Lit> = HashSet::default();
        for leaf in leaves {
            match leaf {
                Leaf::Input { clause, .. } => refuted_in_input.extend(clause.iter().map(|l| !*l)),
                Leaf::Theory { clause, certificate } => {
                    let mut meaning = |lit: Lit| match self.encoder.term_of(pool, lit) {
                        None => self.encoder.local_term(pool, &self.theory.arith, lit),
                        term => term,
                    };
                    match clause.iter().map(|lit| meaning(!*lit)).collect() {
                        Some(conflict) => {
                            out.lemmas.push(TheoryLemma { conflict, certificate: certificate.clone() });
                        }
                        None => refuted_in_input.extend(clause.iter().map(|l| !*l)),
                    }
                }
            }
        }
        for (lit, t) in &self.assumed {
            if refuted_in_input.contains(lit) && self.core.contains(t) {
                out.direct.push(*t);
            }
        }
        out.direct.sort_unstable();
        Some(out)
    }

    /// After `Unsat`, with [`SolverOptions::trace`]: the theory lemmas of the refutation, in full. Together with the
    /// asserted formulas they are propositionally unsatisfiable, where an equality of numbers counts as the conjunction of
    /// its two bounds. `None` if a literal has no meaning outside. To be asked before the next check or assertion.
    pub fn lemmas(&mut self, pool: &mut TermPool) -> Option<Vec<ProofLemma>> {
        let leaves = self.sat.refutation()?;
        let (encoder, arith) = (&self.encoder, &self.theory.arith);
        let mut meaning = |lit: Lit| match encoder.alias(lit.var()) {
            Some(Alias::Equality(a, b)) => Some(ProofLiteral::Equality(a, b, lit.is_negated())),
            Some(Alias::Formula(t)) => {
                Some(ProofLiteral::Formula(if lit.is_negated() { pool.not(t) } else { t }))
            }
            None => {
                let known = encoder.term_of(pool, lit);
                known.or_else(|| encoder.local_term(pool, arith, lit)).map(ProofLiteral::Formula)
            }
        };
        let mut out = Vec::new();
        for leaf in leaves {
            if let Leaf::Theory { clause, certificate } = leaf {
                let clause = clause.iter().map(|&lit| meaning(lit)).collect::<Option<Vec<_>>>()?;
                out.push(ProofLemma { clause, certificate: certificate.clone() });
            }
        }
        Some(out)
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
