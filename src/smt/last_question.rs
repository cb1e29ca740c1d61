//! One question about bits after which nobody asks another one.
//!
//! A formula over bit-vectors and truth values alone is a circuit with one output. If nothing is asked after it, the search may do what keeps
//! satisfiability alone: identify equivalent literals and eliminate variables, which an incremental solver never may. Long searches, as those for
//! violations in loops that were copied for some trips, get shorter by that.
//!
//! Products and quotients for which the solver has lemmas in place of circuits are none of this one's, nor are arrays, functions and numbers.

use crate::bv::clauses::BOTH;
use crate::bv::{AigLit, Blaster, Terms, abstraction, circuits::Word};
use crate::options::SolverOptions;
use crate::sat::{Native, NativeOptions, SatResult, SatSolver};
use crate::theory::NoTheory;
use eufonium_base::{Bits, Stats, Stop};
use eufonium_ir::{FuncId, Model, Term, TermPool, Value, visit};

/// An answer, with a model if the formula has one.
#[derive(Debug)]
pub enum LastAnswer {
    /// A model of the formula.
    Sat(Model),
    /// There is none.
    Unsat,
    /// The stop was raised.
    Unknown,
}

/// Decides a formula without quantifiers, and says what the search did; `None` if it is not about bits alone.
pub fn decide_last(
    pool: &TermPool,
    formula: Term,
    options: &SolverOptions,
    stop: &Stop,
) -> Option<(LastAnswer, Stats)> {
    let mut question = Question::new(pool, formula, options)?;
    let mut sat = Native::new(NativeOptions { seed: options.seed, ..options.native });
    let output = question.blaster.literal(&mut sat, question.output, BOTH);
    sat.add_clause(&[output], 0);
    sat.set_last();
    let answer = match sat.solve(&[], &mut NoTheory, stop) {
        SatResult::Sat => LastAnswer::Sat(question.model(pool, &sat)),
        SatResult::Unsat => LastAnswer::Unsat,
        SatResult::Unknown => LastAnswer::Unknown,
    };
    let mut stats = Stats::new();
    stats.absorb("sat.", &sat.stats());
    Some((answer, stats))
}

/// Whether a formula without quantifiers is one that [`decide_last`] decides.
pub fn is_about_bits(pool: &TermPool, formula: Term, options: &SolverOptions) -> bool {
    about_bits(pool, formula, options).is_some()
}

/// The terms of a formula, parts first, if all of them are bits with circuits.
fn about_bits(pool: &TermPool, formula: Term, options: &SolverOptions) -> Option<Vec<Term>> {
    let is_bits = |t: Term| pool.sort(t).is_bool() || pool.as_bv(pool.sort(t)).is_some();
    let from = options.abstract_bits_from;
    let is_costly = |t: Term| from > 0 && abstraction::is_costly(pool, t, from);
    let has_circuit = |t: Term| pool.as_constant(t).is_some() || Terms::has_circuit(pool, t) && !is_costly(t);
    let order = visit::postorder(pool, &[formula]);
    order.iter().all(|&t| is_bits(t) && has_circuit(t)).then_some(order)
}

/// The circuit of a formula.
struct Question {
    blaster: Blaster,
    constants: Vec<(FuncId, Term, Word)>,
    output: AigLit,
}

impl Question {
    fn new(pool: &TermPool, formula: Term, options: &SolverOptions) -> Option<Self> {
        let order = about_bits(pool, formula, options)?;
        let (mut blaster, mut terms, mut constants) = (Blaster::new(), Terms::default(), Vec::new());
        let aig = blaster.aig_mut();
        for t in order {
            match (pool.as_constant(t), pool.sort(t).is_bool()) {
                (Some(constant), is_truth) => {
                    let width = if is_truth { 1 } else { pool.width(t) };
                    let word: Word = (0..width).map(|_| aig.input()).collect();
                    match is_truth {
                        true => drop(terms.truths.insert(t, word[0])),
                        false => drop(terms.words.insert(t, word.clone())),
                    }
                    constants.push((constant, t, word));
                }
                (None, true) => terms.build_condition(aig, pool, t),
                (None, false) => terms.build_word(aig, pool, t),
            }
        }
        let output = terms.truths[&formula];
        Some(Question { blaster, constants, output })
    }

    /// The values of the constants in the assignment that was found.
    fn model(&mut self, pool: &TermPool, sat: &Native) -> Model {
        let mut model = Model::new();
        self.blaster.forget_values();
        for (constant, t, word) in &self.constants {
            let bits: Vec<bool> = word.iter().map(|&l| self.blaster.value(sat, l)).collect();
            let value = match pool.sort(*t).is_bool() {
                true => Value::Bool(bits[0]),
                false => Value::Bits(Bits::from_fn(bits.len() as u32, |i| bits[i as usize])),
            };
            model.set(*constant, value);
        }
        model
    }
}
