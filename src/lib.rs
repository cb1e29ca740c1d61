//! eufonium: a software model checker that proves its answers, as a library.
//!
//! Three things to start from: an incremental SMT solver ([`smt::Solver`]), interpolants ([`engine::interpolant`]), and
//! constrained Horn clauses ([`engine::solve_chc`]). All three speak of terms in one [`ir::TermPool`], and every answer has evidence that
//! [`check`] confirms. [`prelude`] has the names that most programs need; the programs in `examples/` are a bounded model checker,
//! annotations of a path by interpolants, and a Horn system built, solved and checked.
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
//! Text becomes terms through [`frontend::smtlib::Context`], command by command; [`ir::print`] is the way back.
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
//! A clause has applications of unknown predicates in its body, a constraint, and a head. The answer is an invariant (an
//! interpretation of the predicates) or a derivation of `false`:
//!
//! ```
//! use eufonium::prelude::*;
//!
//! let mut pool = TermPool::new();
//! let mut system = ChcSystem::new();
//! let p = system.declare(&mut pool, "P", &[Sort::INT]);
//! let x = pool.constant("x", Sort::INT);
//! let (zero, two) = (pool.int(0), pool.int(2));
//! let at = |t: Term| PredApp { pred: p, args: vec![t] };
//! // x = 0 => P(x);  P(x) => P(x + 2);  P(x) & x < 0 => false
//! let start = pool.eq(x, zero);
//! system.clauses.push(Clause { body: vec![], constraint: start, head: Some(at(x)), span: None });
//! let next = pool.add(&[x, two]);
//! system.clauses.push(Clause { body: vec![at(x)], constraint: pool.tt(), head: Some(at(next)), span: None });
//! let negative = pool.lt(x, zero);
//! system.clauses.push(Clause { body: vec![at(x)], constraint: negative, head: None, span: None });
//!
//! let (outcome, _) =
//!     solve_chc(&mut pool, &system, &Session::default());
//! let Outcome::Safe(invariant) = outcome else { panic!("P holds no negative number") };
//! check_invariant(&mut pool, &system, &invariant, &Stop::never()).expect("it is inductive");
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
//! # Files
//!
//! Problems of all formats are read and solved, by the rules of the command line, in [`verify`]. [`cli::library`] takes the options of `verify` and gives
//! findings as data. The Python package (`docs/python.md`) is made of that and of what is above.
//!
//! # Inside
//!
//! The folders in reading order; `ARCHITECTURE.md` has the map and the layering that `tests/layering.rs` enforces.

#[doc(inline)]
pub use eufonium_alethe as alethe;
#[doc(inline)]
pub use eufonium_base as base;
#[doc(inline)]
pub use eufonium_ir as ir;

#[doc(inline)]
pub use eufonium_frontend as frontend;
#[doc(inline)]
pub use eufonium_smt as smt;

#[doc(inline)]
pub use eufonium_check as check;
#[doc(inline)]
pub use eufonium_itp as itp;
#[doc(inline)]
pub use eufonium_mbp as mbp;
#[doc(inline)]
pub use eufonium_proof as proof;

#[doc(inline)]
pub use eufonium_absint as absint;
#[doc(inline)]
pub use eufonium_euf as euf;
#[doc(inline)]
pub use eufonium_pdkind as pdkind;
#[doc(inline)]
pub use eufonium_pdr as pdr;
#[doc(inline)]
pub use eufonium_spacer as spacer;
#[doc(inline)]
pub use eufonium_tpa as tpa;
#[doc(inline)]
pub use eufonium_transform as transform;
#[doc(inline)]
pub use eufonium_unroll as unroll;

#[doc(inline)]
pub use eufonium_bench as bench;
#[doc(inline)]
pub use eufonium_cli as cli;
#[doc(inline)]
pub use eufonium_engine as engine;
pub use eufonium_findings as findings;
#[doc(inline)]
pub use eufonium_report as report;
#[doc(inline)]
pub use eufonium_verify as verify;

/// The names that most programs need.
pub mod prelude {
    pub use crate::base::{Interrupt, Rat, Stats, Stop};
    pub use crate::check::{
        certificate, check_derivation, check_interpolant, check_invariant, check_model, check_trace,
        check_ts_invariant,
    };
    pub use crate::engine::{
        EngineChoice, EngineName, EngineOptions, Monitor, NoInterpolant, Session, Setting, interpolant,
        sequence_interpolants, solve_chc, solve_ts, tree_interpolants,
    };
    pub use crate::ir::{
        ChcSystem, Clause, Derivation, Evaluator, FuncId, Invariant, Model, Outcome, PredApp, Reason, Sort,
        Subst, Term, TermPool, Trace, TransSys, TsInvariant, TsOutcome, Value, print,
    };
    pub use crate::smt::{SatResult, Solver, SolverOptions};
}
