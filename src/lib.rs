//! eufonium: a software model checker that proves its answers, as a library.
//!
//! # From a file to a verdict
//!
//! A [`Problem`] is read from a file of any format (C, LLVM IR, Horn clauses, transition systems) or built in Rust; a [`Verifier`] solves it under
//! limits; the [`Answer`] has a [`Verdict`] whose evidence was checked before it is given. Verdicts are those of the command line: both ask in
//! the same place.
//!
//! ```no_run
//! use eufonium::prelude::*;
//! use std::time::Duration;
//!
//! let mut problem = Problem::open("sum.c")?;
//! let verifier = Verifier::new().timeout(Duration::from_secs(10)).property("no-overflow");
//! let answer = verifier.solve(&mut problem)?;
//! match &answer.verdict {
//!     Verdict::Safe(_) => println!("safe, assuming {:?}", answer.assumptions),
//!     Verdict::Unsafe(_) => println!("{}", answer.verdict.explanation(&problem).unwrap_or_default()),
//!     Verdict::Unknown(reason) => println!("unknown: {reason}"),
//! }
//! # Ok::<(), eufonium::Error>(())
//! ```
//!
//! | what | by |
//! |---|---|
//! | headers, macros, several files, compilation databases | [`Problem::options`] |
//! | a text in memory, clauses and systems built in Rust | [`Problem::read`], [`Problem::clauses`], [`Problem::system`] |
//! | one engine, or one of your own | [`Verifier::engine`] |
//! | limits; ending a run from another thread | [`Verifier::timeout`], [`Verifier::work`]; [`Verifier::stop`] |
//! | what was found, for people and for `eufonium check` | [`Verdict::explanation`], [`Verdict::certificate`], [`Verdict::witness`] |
//! | checking it once more | [`Verdict::check`] |
//! | the verdict on each of several properties | [`Answer::properties`] |
//!
//! The text may be in memory, and evidence is data as well:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let text = "(set-logic HORN) (declare-fun P (Int) Bool) (assert (P 0))
//!     (assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
//!     (assert (forall ((x Int)) (=> (and (P x) (> x LIMIT)) false)))";
//! let mut safe = Problem::read("p.smt2", text.replace("LIMIT", "5"))?;
//! let answer = Verifier::new().engine(EngineName::Spacer).solve(&mut safe)?;
//! answer.verdict.check(&mut safe, &Stop::never()).expect("it is a model");
//! assert!(answer.verdict.certificate(&safe).is_some_and(|model| model.contains("define-fun P")));
//!
//! let mut violated = Problem::read("p.smt2", text.replace("LIMIT", "1"))?;
//! let answer = Verifier::new().solve(&mut violated)?;
//! let Verdict::Unsafe(Counterexample::Clauses(derivation)) = answer.verdict else { panic!("{answer}") };
//! assert_eq!(derivation.steps.len(), 4);
//! # Ok::<(), eufonium::Error>(())
//! ```
//!
//! Below that are parts to build with: terms, an incremental SMT solver ([`smt::Solver`]), interpolants ([`engine::interpolant`]),
//! constrained Horn clauses and transition systems. All speak of terms in one [`ir::TermPool`]. [`prelude`] has the names that most programs
//! need; each program in `examples/` shows one thing.
//!
//! # Terms
//!
//! A [`Term`](ir::Term) is a 32-bit id, cheap to copy and compare; the pool, which is passed explicitly, knows what it is. Terms
//! are made by methods that keep a normal form, so equal atoms are one id:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let x = pool.constant("x", Sort::INT);
//! let y = pool.constant("y", Sort::INT);
//! let two = pool.int(2);
//! let sum = pool.add(&[x, y, two]);
//! let first = pool.le(sum, y);
//! let twice = pool.add(&[x, x]);
//! let minus_four = pool.int(-4);
//! let second = pool.le(twice, minus_four);
//! assert_eq!(first, second);
//! assert_eq!(print::term(&pool, first), "(<= x (- 2))");
//! ```
//!
//! These methods trust their callers: only debug assertions look at sorts. Where sorts are not known beforehand, [`PoolExt::checked`] has the same
//! constructors with errors, and [`PoolExt::parse`] makes terms from text; [`ir::print`] is the way back:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let x = pool.constant("x", Sort::INT);
//! let p = pool.constant("p", Sort::BOOL);
//! let parsed = pool.parse("(and p (<= (* 2 x) 7))").expect("it is a term");
//! assert_eq!(print::term(&pool, parsed), "(and p (<= x 3))");
//! let error = pool.checked().add(&[x, p]).unwrap_err();
//! assert_eq!(error.to_string(), "`+`: argument 2: expected a term of sort Int or Real, not Bool");
//! assert!(pool.parse("(< x y)").is_err_and(|error| error.to_string().starts_with("1:6: ")));
//! ```
//!
//! Scripts are read by [`frontend::smtlib::Context`], command by command.
//!
//! # The solver
//!
//! Assertions live in scopes; assumptions hold for one check. After [`SatResult::Sat`](smt::SatResult::Sat) there is a model, after
//! `Unsat` a core, the assumptions that were needed:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let mut solver = Solver::new(SolverOptions::default(), Stop::never());
//! let f = pool.declare("f", &[Sort::INT], Sort::INT);
//! let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
//! let (fx, fy) = (pool.app(f, &[x]), pool.app(f, &[y]));
//! let below = pool.lt(fx, fy);
//! solver.assert(&mut pool, below);
//! assert_eq!(solver.check(&mut pool, &[]), SatResult::Sat);
//! assert_ne!(solver.value(&pool, x), solver.value(&pool, y));
//!
//! // Under assumptions: x <= y and y <= x cannot be, whatever z is.
//! let z = pool.constant("z", Sort::BOOL);
//! let (up, down) = (pool.le(x, y), pool.le(y, x));
//! assert_eq!(solver.check(&mut pool, &[up, z, down]), SatResult::Unsat);
//! let core = solver.minimize_core(&mut pool, 10);
//! assert!(core.contains(&up) && core.contains(&down) && !core.contains(&z));
//!
//! // In a scope.
//! solver.push();
//! let same = pool.eq(x, y);
//! solver.assert(&mut pool, same);
//! assert_eq!(solver.check(&mut pool, &[]), SatResult::Unsat);
//! solver.pop(1);
//! assert_eq!(solver.check(&mut pool, &[]), SatResult::Sat);
//! println!("{}", solver.stats());
//! ```
//!
//! # Budgets
//!
//! Every loop asks one token, the [`Stop`](base::Stop). It ends a run by time, by counted work (a unit is about a microsecond, and the same on
//! every machine), or from another thread by [`Stop::raise`](base::Stop::raise). [`Stop::within`](base::Stop::within) makes a token
//! for a part of the run:
//!
//! ```
//! use eufonium::prelude::*;
//! use std::time::Duration;
//!
//! let mut pool = TermPool::new();
//! let run = Stop::with_limits(Some(Duration::from_secs(60)), None);
//! let mut solver = Solver::new(SolverOptions::default(), run.clone());
//! // Seven pigeons in six holes.
//! let sits: Vec<Vec<Term>> = (0..7)
//!     .map(|p| (0..6).map(|h| pool.constant(format!("p{p}h{h}"), Sort::BOOL)).collect())
//!     .collect();
//! for (p, holes) in sits.iter().enumerate() {
//!     let somewhere = pool.or(holes);
//!     solver.assert(&mut pool, somewhere);
//!     for (h, &hole) in holes.iter().enumerate() {
//!         for other in &sits[..p] {
//!             let both = pool.and2(hole, other[h]);
//!             let not_both = pool.not(both);
//!             solver.assert(&mut pool, not_both);
//!         }
//!     }
//! }
//! let little = run.within(None, Some(5));
//! assert_eq!(solver.check_within(&mut pool, &[], &little), SatResult::Unknown);
//! assert_eq!(little.reason(), Some(Interrupt::WorkLimit));
//! assert_eq!(solver.check(&mut pool, &[]), SatResult::Unsat);
//! ```
//!
//! # Interpolants
//!
//! What two formulas have to do with each other, in the words that both know; checked before it is returned:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let [x, y, z] = ["x", "y", "z"].map(|name| pool.constant(name, Sort::INT));
//! let (lower, upper, back) = (pool.lt(x, y), pool.lt(y, z), pool.le(z, x));
//! let i = interpolant(&mut pool, &[lower, upper], &[back], &Stop::never()).expect("they exclude each other");
//! assert!(!print::term(&pool, i).contains('y'));
//! ```
//!
//! # Horn clauses
//!
//! A clause has applications of unknown predicates in its body, a condition, and a head; [`ChcSystem::rule`](ir::ChcSystem::rule) builds it part by
//! part and checks that all fits. The answer is an invariant (an interpretation of the predicates) or a derivation of `false`. A
//! [`Session`](engine::Session) holds what every call needs besides its problem: options, the token, and who is told of progress.
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let mut system = ChcSystem::new();
//! let p = system.declare(&mut pool, "P", &[Sort::INT]);
//! let x = pool.constant("x", Sort::INT);
//! let (zero, two) = (pool.int(0), pool.int(2));
//! let (next, negative) = (pool.add(&[x, two]), pool.lt(x, zero));
//! // P(0);  P(x) => P(x + 2);  P(x) & x < 0 => false
//! system.rule(&mut pool).head(p, [zero])?;
//! system.rule(&mut pool).body(p, [x]).head(p, [next])?;
//! system.rule(&mut pool).body(p, [x]).when(negative).query()?;
//!
//! let (outcome, _) = solve_chc(&mut pool, &system, &Session::default());
//! let Outcome::Safe(invariant) = outcome else { panic!("P holds no negative number") };
//! check_invariant(&mut pool, &system, &invariant, &Stop::never()).expect("it is inductive");
//! # Ok::<(), eufonium::ir::RuleError>(())
//! ```
//!
//! # An engine of your own
//!
//! An engine gets a problem and a session, and gives an outcome with evidence. It knows nothing of files, transformations or the checker: what
//! it says is an answer only if the checker accepts the evidence. As part of a [`Verifier`] it solves what all others do; an engine for clauses
//! gets programs and transition systems as clauses. This one tries whether the queries are excluded by themselves:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! struct Nothing;
//!
//! impl Engine for Nothing {
//!     fn name(&self) -> &'static str {
//!         "nothing"
//!     }
//!     fn about(&self) -> &'static str {
//!         "the invariant that is true everywhere, where it suffices"
//!     }
//!     fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
//!         let mut solver = Solver::new(SolverOptions::default(), session.stop.clone());
//!         for query in system.clauses.iter().filter(|clause| clause.is_query()) {
//!             if solver.check(pool, &[query.constraint]) != SatResult::Unsat {
//!                 return (Outcome::Unknown(Reason::Incomplete("a query is possible".into())), solver.stats());
//!             }
//!         }
//!         let interp = system.preds.iter().map(|_| pool.tt()).collect();
//!         (Outcome::Safe(Invariant::inductive(interp)), solver.stats())
//!     }
//! }
//!
//! let clauses = |condition: &str| {
//!     let text = format!("(set-logic HORN) (declare-fun P (Int) Bool) (assert (P 0))
//!         (assert (forall ((x Int)) (=> (and (P x) {condition}) false)))");
//!     Problem::read("p.smt2", text)
//! };
//! // Without transformations, which would solve it before.
//! let options = EngineOptions { preprocess: false, engine: EngineChoice::clauses(Nothing), ..EngineOptions::default() };
//! let verifier = Verifier::new().options(ProgramOptions { engine: options, ..ProgramOptions::default() });
//! assert!(verifier.solve(&mut clauses("(< x x)")?)?.verdict.is_safe());
//! assert_eq!(verifier.solve(&mut clauses("(= x 1)")?)?.verdict.to_string(), "unknown: incomplete: a query is possible");
//! # Ok::<(), eufonium::Error>(())
//! ```
//!
//! # Options of components
//!
//! What engines, solver, transformations and portfolio do is a matter of typed options ([`engine::Components`]). They can be set by name too, as
//! `--set` of the command line does it; `docs/options.md` has the names:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let options = ["spacer.relate=false", "portfolio.without=cells,measures"]
//!     .into_iter()
//!     .map(|text| text.parse::<Setting>().expect("there is such an option"))
//!     .fold(EngineOptions::default(), |options, setting| options.with(&setting));
//! assert!(!options.components.spacer.relate);
//! assert!("spacer.relate=perhaps".parse::<Setting>().is_err());
//! ```
//!
//! # Inside
//!
//! The folders of the source are crates, which are reached as modules of this one: [`verify`] has what a verdict may say; [`frontend`] the
//! formats; [`ir`] the language of all others; [`smt`] the solver; [`engine`] the way from a problem to a checked answer; [`check`] the checker.
//! The others are for those who change or measure an engine; `ARCHITECTURE.md` has the map and the layering that `tests/layering.rs` enforces.
//! What the command line prints as documents comes from [`cli`]: `cli::library` is `eufonium verify` within a process that goes on.

#[doc(inline)]
pub use eufonium_base as base;
#[doc(inline)]
pub use eufonium_check as check;
#[doc(inline)]
pub use eufonium_engine as engine;
#[doc(inline)]
pub use eufonium_frontend as frontend;
#[doc(inline)]
pub use eufonium_ir as ir;
#[doc(inline)]
pub use eufonium_smt as smt;
#[doc(inline)]
pub use eufonium_verify as verify;

#[doc(no_inline)]
pub use eufonium_absint as absint;
#[doc(no_inline)]
pub use eufonium_alethe as alethe;
#[doc(no_inline)]
pub use eufonium_bench as bench;
#[doc(no_inline)]
pub use eufonium_cli as cli;
#[doc(no_inline)]
pub use eufonium_euf as euf;
#[doc(no_inline)]
pub use eufonium_findings as findings;
#[doc(no_inline)]
pub use eufonium_itp as itp;
#[doc(no_inline)]
pub use eufonium_mbp as mbp;
#[doc(no_inline)]
pub use eufonium_pdkind as pdkind;
#[doc(no_inline)]
pub use eufonium_pdr as pdr;
#[doc(no_inline)]
pub use eufonium_proof as proof;
#[doc(no_inline)]
pub use eufonium_report as report;
#[doc(no_inline)]
pub use eufonium_spacer as spacer;
#[doc(no_inline)]
pub use eufonium_tpa as tpa;
#[doc(no_inline)]
pub use eufonium_transform as transform;
#[doc(no_inline)]
pub use eufonium_unroll as unroll;

#[doc(inline)]
pub use eufonium_engine::{EngineChoice, EngineName};
#[doc(inline)]
pub use eufonium_frontend::PoolExt;
#[doc(inline)]
pub use eufonium_verify::{
    Answer, Counterexample, DataModel, Error, Problem, Proof, ReadOptions, Verdict, Verifier,
};

/// The names that most programs need.
pub mod prelude {
    pub use crate::base::{Interrupt, Rat, Stats, Stop};
    pub use crate::check::{
        certificate, check_derivation, check_interpolant, check_invariant, check_model, check_trace,
        check_ts_invariant,
    };
    pub use crate::engine::{
        Engine, EngineChoice, EngineName, EngineOptions, Monitor, NoInterpolant, ProgramOptions, Session,
        Setting, interpolant, sequence_interpolants, solve_chc, solve_ts, tree_interpolants,
    };
    pub use crate::frontend::PoolExt;
    pub use crate::ir::{
        ChcSystem, Clause, Derivation, Evaluator, FuncId, Invariant, Model, Outcome, PredApp, Reason, Sort,
        Subst, Term, TermPool, Trace, TransSys, TsInvariant, TsOutcome, Value, print,
    };
    pub use crate::smt::{SatResult, Solver, SolverOptions};
    pub use crate::verify::{
        Answer, Counterexample, DataModel, Problem, Proof, ReadOptions, Verdict, Verifier,
    };
}
