//! The incremental solver against enumeration where constants have few values, and else against the other SAT engine from scratch; models
//! are evaluated, and what refutations use is refuted once more.

use super::{Rng, Target};
use eufonium::base::{Bits, HashSet, Rat, Stats, Stop};
use eufonium::engine::{NoInterpolant, interpolant};
use eufonium::ir::datatype::{ConsId, ConstructorDecl};
use eufonium::ir::{Evaluator, FuncId, Model, Sort, Term, TermPool, Value, print, visit};
use eufonium::smt::sat::{NativeOptions, Restarts};
use eufonium::smt::{SatEngine, SatResult, Solver, SolverOptions};

/// A formula: what the generator makes of these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(pub u64, pub usize);

/// A call. One that is not legal is not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    Push,
    Pop(usize),
    Assert(Shape),
    Check {
        assumptions: Vec<Shape>,
        /// Its limit of counted work.
        units: Option<u64>,
    },
    /// Of the last core.
    Minimize(usize),
    /// The value of a term of this sort.
    Value(Shape),
    /// Between so many of the assertions and the others.
    Interpolate(usize),
}

/// Which terms there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theories {
    /// Truth values, words of two bits and integers below three: few enough to be enumerated.
    Few,
    /// Integers and reals.
    Numbers,
    /// Uninterpreted functions, and numbers under them.
    Functions,
    /// Words of four bits.
    Words,
    /// Arrays of integers and of words.
    Arrays,
    /// Lists, trees and enumerations.
    Datatypes,
    All,
}

const THEORIES: [Theories; 7] = [
    Theories::Few,
    Theories::Numbers,
    Theories::Functions,
    Theories::Words,
    Theories::Arrays,
    Theories::Datatypes,
    Theories::All,
];

/// Calls to a solver with options by a number, 0 for the defaults.
#[derive(Clone, Debug)]
pub struct Calls {
    pub theories: Theories,
    pub options: u64,
    pub calls: Vec<Call>,
}

/// A check has no more counted work than this: the generator knows hard questions too.
const MOST: u64 = 300_000;

fn options(seed: u64) -> SolverOptions {
    if seed == 0 {
        return SolverOptions::default();
    }
    let rng = &mut Rng(seed);
    let sat = if rng.one_in(6) { SatEngine::Varisat } else { SatEngine::Native };
    let often = Restarts::Luby { unit: 1 + rng.below(3) as u64 };
    let native = NativeOptions {
        restarts: if rng.one_in(3) { NativeOptions::default().restarts } else { often },
        focused_restarts: often,
        stable_restarts: often,
        modes_after: rng.below(4) as u64,
        rephase: rng.below(4) as u64,
        inprocess_after: 1 + rng.below(4) as u64,
        reduce_first: 1 + rng.below(8) as u64,
        reduce_step: 1,
        keep_glue: rng.below(3) as u32,
        phase: rng.one_in(2),
        theory_phase: rng.one_in(2),
        trace_slack: rng.below(50),
        ..NativeOptions::default()
    };
    SolverOptions {
        sat,
        row_propagation: rng.one_in(2),
        branch_only: rng.one_in(4),
        abstract_bits_from: [0, 1, 2, 4, 32][rng.below(5)],
        seed: rng.next() & 3,
        trace: rng.one_in(3),
        native: if rng.one_in(3) { NativeOptions::default() } else { native },
        ..SolverOptions::default()
    }
}

/// The symbols of formulas.
struct Universe {
    pool: TermPool,
    theories: Theories,
    /// Constants by sort.
    constants: Vec<(Sort, Vec<Term>)>,
    word: Sort,
    plain: Sort,
    list: Sort,
    arrays: [Sort; 2],
    /// Functions of one argument: its sort, the sort of the result.
    functions: Vec<(FuncId, Sort, Sort)>,
    constructors: Vec<(ConsId, Vec<Sort>)>,
}

impl Universe {
    fn new(theories: Theories) -> Universe {
        let mut pool = TermPool::new();
        let few = theories == Theories::Few;
        let word = pool.bv_sort(if few { 2 } else { 4 });
        let plain = pool.declare_sort("S");
        let list = pool.declare_datatype("L");
        let field = |name: &str, sort| (name.to_owned(), sort);
        let constructor =
            |name: &str, fields| ConstructorDecl { name: name.into(), fields, ambiguous: false };
        let decls = vec![
            constructor("nil", vec![]),
            constructor("one", vec![]),
            constructor("cons", vec![field("head", Sort::INT), field("tail", list)]),
        ];
        pool.define_datatype(list, decls);
        let arrays = [pool.array_sort(Sort::INT, Sort::INT), pool.array_sort(word, Sort::BOOL)];
        let functions = [(Sort::INT, Sort::INT), (plain, plain), (plain, Sort::BOOL), (word, Sort::INT)];
        let functions = functions
            .into_iter()
            .enumerate()
            .map(|(i, (from, to))| (pool.declare(format!("f{i}"), &[from], to), from, to))
            .collect();
        let sorts = [Sort::BOOL, Sort::INT, Sort::REAL, word, plain, list, arrays[0], arrays[1]];
        let constants = sorts
            .into_iter()
            .enumerate()
            .map(|(s, sort)| {
                let count = if sort.is_bool() || !few { 3 } else { 2 };
                (sort, (0..count).map(|i| pool.constant(format!("c{s}{i}"), sort)).collect())
            })
            .collect();
        let constructors = pool.constructors(list).to_vec();
        let constructors = constructors
            .into_iter()
            .map(|c| (c, pool.constructor(c).fields.iter().map(|(_, sort)| *sort).collect()))
            .collect();
        Universe { pool, theories, constants, word, plain, list, arrays, functions, constructors }
    }

    /// The sorts whose terms are compared.
    fn sorts(&self) -> Vec<Sort> {
        let [numbers, truths] = self.arrays;
        match self.theories {
            Theories::Few => vec![Sort::BOOL, Sort::INT, self.word],
            Theories::Numbers => vec![Sort::INT, Sort::INT, Sort::REAL],
            Theories::Functions => vec![Sort::INT, self.plain],
            Theories::Words => vec![self.word],
            Theories::Arrays => vec![Sort::INT, numbers, truths, self.word],
            Theories::Datatypes => vec![self.list, Sort::INT],
            Theories::All => {
                vec![Sort::INT, Sort::REAL, self.word, self.plain, self.list, numbers, truths]
            }
        }
    }

    fn has_functions(&self) -> bool {
        matches!(self.theories, Theories::Functions | Theories::All)
    }
    fn has_arrays(&self) -> bool {
        matches!(self.theories, Theories::Arrays | Theories::All)
    }
    fn has_datatypes(&self) -> bool {
        matches!(self.theories, Theories::Datatypes | Theories::All)
    }

    fn constant(&self, rng: &mut Rng, sort: Sort) -> Term {
        let (_, terms) = self.constants.iter().find(|(s, _)| *s == sort).expect("each sort has constants");
        terms[rng.below(terms.len())]
    }

    fn formula(&mut self, shape: Shape) -> Term {
        self.term(&mut Rng(shape.0), Sort::BOOL, shape.1)
    }

    fn term(&mut self, rng: &mut Rng, sort: Sort, depth: usize) -> Term {
        if depth == 0 || rng.one_in(8) {
            return self.leaf(rng, sort);
        }
        let depth = depth - 1;
        if rng.one_in(10) {
            let c = self.term(rng, Sort::BOOL, depth);
            let (a, b) = (self.term(rng, sort, depth), self.term(rng, sort, depth));
            return self.pool.ite(c, a, b);
        }
        if self.has_functions() && rng.one_in(3) {
            let fitting: Vec<_> = self.functions.iter().filter(|(_, _, to)| *to == sort).copied().collect();
            if !fitting.is_empty() {
                let (f, from, _) = fitting[rng.below(fitting.len())];
                let argument = self.term(rng, from, depth);
                return self.pool.app(f, &[argument]);
            }
        }
        if self.has_arrays() && rng.one_in(3) {
            for array in self.arrays {
                let (index, element) = self.pool.as_array(array).expect("it is one");
                if element == sort {
                    let (a, i) = (self.term(rng, array, depth), self.term(rng, index, depth));
                    return self.pool.select(a, i);
                }
            }
        }
        if self.has_datatypes() && rng.one_in(3) {
            let cons = self.constructors[2].0;
            if sort == Sort::INT || sort == self.list {
                let list = self.term(rng, self.list, depth);
                return self.pool.field(cons, u32::from(sort == self.list), list);
            }
            if sort.is_bool() {
                let (list, which) = (self.term(rng, self.list, depth), rng.below(3));
                return self.pool.is_constructor(self.constructors[which].0, list);
            }
        }
        if sort.is_bool() {
            self.truth(rng, depth)
        } else if sort == Sort::INT || sort == Sort::REAL {
            self.number(rng, sort, depth)
        } else if sort == self.word {
            self.word(rng, depth)
        } else if sort == self.list {
            let (cons, fields) = self.constructors[rng.below(3)].clone();
            let fields: Vec<Term> = fields.into_iter().map(|s| self.term(rng, s, depth)).collect();
            self.pool.construct(cons, &fields)
        } else if let Some((index, element)) = self.pool.as_array(sort) {
            if rng.one_in(5) {
                let element = self.term(rng, element, depth);
                return self.pool.const_array(sort, element);
            }
            let array = self.term(rng, sort, depth);
            let (i, e) = (self.term(rng, index, depth), self.term(rng, element, depth));
            self.pool.store(array, i, e)
        } else {
            self.leaf(rng, sort)
        }
    }

    fn leaf(&mut self, rng: &mut Rng, sort: Sort) -> Term {
        if rng.one_in(3) {
            let n = rng.below(5) as i64 - 1;
            if sort == Sort::INT {
                return self.pool.int(n);
            }
            if sort == Sort::REAL {
                let half = &Rat::from(n) / &Rat::from(2);
                return self.pool.num(half, sort);
            }
            if sort == self.word {
                let width = self.pool.as_bv(sort).expect("it is one");
                return self.pool.bits(Bits::from_u64(n.unsigned_abs(), width));
            }
        }
        self.constant(rng, sort)
    }

    fn truth(&mut self, rng: &mut Rng, depth: usize) -> Term {
        match rng.below(12) {
            0 => {
                let t = self.term(rng, Sort::BOOL, depth);
                self.pool.not(t)
            }
            1..4 => {
                let parts: Vec<Term> =
                    (0..2 + rng.below(3)).map(|_| self.term(rng, Sort::BOOL, depth)).collect();
                if rng.one_in(2) { self.pool.and(&parts) } else { self.pool.or(&parts) }
            }
            4 => {
                let (a, b) = (self.term(rng, Sort::BOOL, depth), self.term(rng, Sort::BOOL, depth));
                self.pool.xor(a, b)
            }
            _ => {
                let sorts = self.sorts();
                let sort = sorts[rng.below(sorts.len())];
                let (a, b) = (self.term(rng, sort, depth), self.term(rng, sort, depth));
                let atom = if sort == Sort::INT || sort == Sort::REAL {
                    match rng.below(3) {
                        0 => self.pool.eq(a, b),
                        1 => self.pool.le(a, b),
                        _ => self.pool.lt(a, b),
                    }
                } else if sort == self.word {
                    match rng.below(3) {
                        0 => self.pool.eq(a, b),
                        1 => self.pool.bv_ult(a, b),
                        _ => self.pool.bv_slt(a, b),
                    }
                } else {
                    self.pool.eq(a, b)
                };
                if rng.one_in(3) { self.pool.not(atom) } else { atom }
            }
        }
    }

    fn number(&mut self, rng: &mut Rng, sort: Sort, depth: usize) -> Term {
        let a = self.term(rng, sort, depth);
        match rng.below(6) {
            0..3 => {
                let b = self.term(rng, sort, depth);
                if rng.one_in(2) { self.pool.add(&[a, b]) } else { self.pool.sub(a, b) }
            }
            3 => {
                let factor = Rat::from(rng.below(7) as i64 - 3);
                self.pool.scale(&factor, a)
            }
            4 if sort == Sort::INT => {
                let divisor = self.pool.int(2 + rng.below(2) as i64);
                if rng.one_in(2) { self.pool.idiv(a, divisor) } else { self.pool.modulo(a, divisor) }
            }
            5 if self.theories == Theories::All && sort == Sort::INT => {
                let word = self.term(rng, self.word, depth);
                self.pool.bv_to_int(word)
            }
            5 if self.theories == Theories::Numbers && sort == Sort::REAL => {
                let int = self.term(rng, Sort::INT, depth);
                self.pool.to_real(int)
            }
            5 if self.theories == Theories::Numbers => {
                let real = self.term(rng, Sort::REAL, depth);
                self.pool.to_int(real)
            }
            _ => a,
        }
    }

    fn word(&mut self, rng: &mut Rng, depth: usize) -> Term {
        let (a, b) = (self.term(rng, self.word, depth), self.term(rng, self.word, depth));
        match rng.below(12) {
            0 | 1 => self.pool.bv_add(&[a, b]),
            2 => self.pool.bv_mul(&[a, b]),
            3 => self.pool.bv_and(&[a, b]),
            4 => self.pool.bv_or(&[a, b]),
            5 => self.pool.bv_sub(a, b),
            6 => self.pool.bv_udiv(a, b),
            7 => self.pool.bv_urem(a, b),
            8 => self.pool.bv_shl(a, b),
            9 => self.pool.bv_lshr(a, b),
            10 => self.pool.bv_ashr(a, b),
            _ => self.pool.bv_sdiv(a, b),
        }
    }

    /// What holds of all constants from the start.
    fn bounds(&mut self) -> Vec<Term> {
        if self.theories != Theories::Few {
            return Vec::new();
        }
        let (least, most) = (self.pool.int(0), self.pool.int(2));
        let ints = self.constants[1].1.clone();
        ints.into_iter().flat_map(|x| [self.pool.le(least, x), self.pool.le(x, most)]).collect()
    }

    /// Whether there is an assignment that satisfies all formulas.
    fn enumerate(&self, formulas: &[Term]) -> bool {
        let constants: Vec<(Term, u64)> = [(Sort::BOOL, 2), (Sort::INT, 3), (self.word, 4)]
            .into_iter()
            .flat_map(|(sort, values)| {
                let (_, terms) = self.constants.iter().find(|(s, _)| *s == sort).expect("there are some");
                terms.iter().map(move |&t| (t, values))
            })
            .collect();
        let all: u64 = constants.iter().map(|(_, values)| values).product();
        (0..all).any(|mut n| {
            let mut model = Model::new();
            for &(t, values) in &constants {
                let value = match self.pool.sort(t) {
                    Sort::BOOL => Value::Bool(n % values == 1),
                    Sort::INT => Value::Num(Rat::from((n % values) as i64)),
                    _ => Value::Bits(Bits::from_u64(n % values, 2)),
                };
                model.set(self.pool.as_constant(t).expect("it is one"), value);
                n /= values;
            }
            let mut eval = Evaluator::new(&model);
            formulas.iter().all(|&t| eval.holds(&self.pool, t))
        })
    }

    /// What another solver says.
    fn ask_another(&mut self, formulas: &[Term], engine: SatEngine) -> SatResult {
        let options = SolverOptions { sat: engine, ..SolverOptions::default() };
        let mut solver = Solver::new(options, Stop::with_limits(None, Some(MOST)));
        formulas.iter().for_each(|&t| solver.assert(&mut self.pool, t));
        solver.check(&mut self.pool, &[])
    }

    /// Whether the formulas are satisfiable, as far as that is known.
    fn decide(&mut self, formulas: &[Term], other: SatEngine) -> Option<bool> {
        if self.theories == Theories::Few {
            return Some(self.enumerate(formulas));
        }
        match self.ask_another(formulas, other) {
            SatResult::Sat => Some(true),
            SatResult::Unsat => Some(false),
            SatResult::Unknown => None,
        }
    }
}

/// The solver beside what is known about it.
struct Run {
    universe: Universe,
    solver: Solver,
    options: SolverOptions,
    /// The assertions of each scope.
    scopes: Vec<Vec<Term>>,
    last: Option<SatResult>,
    core: Vec<Term>,
    answers: Stats,
}

impl Run {
    fn new(calls: &Calls) -> Run {
        let options = options(calls.options);
        let mut universe = Universe::new(calls.theories);
        let mut solver = Solver::new(options, Stop::never());
        let bounds = universe.bounds();
        bounds.iter().for_each(|&t| solver.assert(&mut universe.pool, t));
        Run {
            universe,
            solver,
            options,
            scopes: vec![bounds],
            last: None,
            core: Vec::new(),
            answers: Stats::new(),
        }
    }

    fn assertions(&self) -> Vec<Term> {
        self.scopes.concat()
    }

    /// An engine that is not the one of the solver.
    fn other(&self) -> SatEngine {
        match self.options.sat {
            SatEngine::Native => SatEngine::Varisat,
            SatEngine::Varisat => SatEngine::Native,
        }
    }

    fn call(&mut self, call: &Call) -> Result<bool, String> {
        match call {
            Call::Push => {
                self.solver.push();
                self.scopes.push(Vec::new());
                self.last = None;
            }
            Call::Pop(n) => {
                let n = (*n).min(self.scopes.len() - 1);
                if n == 0 {
                    return Ok(false);
                }
                self.solver.pop(n);
                self.scopes.truncate(self.scopes.len() - n);
                self.last = None;
            }
            Call::Assert(shape) => {
                let t = self.universe.formula(*shape);
                self.solver.assert(&mut self.universe.pool, t);
                self.scopes.last_mut().expect("there is one").push(t);
                self.last = None;
            }
            Call::Check { assumptions, units } => self.check(assumptions, *units)?,
            Call::Minimize(effort) => {
                if self.last != Some(SatResult::Unsat) {
                    return Ok(false);
                }
                self.solver.set_stop(Stop::with_limits(None, Some(MOST)));
                let core = self.solver.minimize_core(&mut self.universe.pool, *effort);
                if !core.iter().all(|t| self.core.contains(t)) {
                    return Err("the minimised core has what the core had not".into());
                }
                let formulas = [self.assertions(), core].concat();
                if self.universe.decide(&formulas, self.other()) == Some(true) {
                    return Err("the minimised core can be satisfied".into());
                }
                self.last = None;
            }
            Call::Value(shape) => {
                if self.last != Some(SatResult::Sat) {
                    return Ok(false);
                }
                let t = self.universe.formula(*shape);
                let value = self.solver.value(&self.universe.pool, t);
                let again =
                    Evaluator::new(self.solver.model(&self.universe.pool)).eval(&self.universe.pool, t);
                if value != again {
                    return Err("a value is not that of the model".into());
                }
            }
            Call::Interpolate(split) => return self.interpolate(*split),
        }
        Ok(true)
    }

    fn check(&mut self, assumptions: &[Shape], units: Option<u64>) -> Result<(), String> {
        let assumptions: Vec<Term> = assumptions.iter().map(|&shape| self.universe.formula(shape)).collect();
        let stop = Stop::with_limits(None, Some(units.unwrap_or(MOST)));
        let answer = self.solver.check_within(&mut self.universe.pool, &assumptions, &stop);
        self.last = Some(answer);
        self.answers.add(answer.word(), 1);
        let other = self.other();
        match answer {
            SatResult::Unknown if stop.is_raised() || self.solver.reason_unknown() != "stopped" => Ok(()),
            SatResult::Unknown => Err("it was not stopped".into()),
            SatResult::Sat => {
                let formulas = [self.assertions(), assumptions].concat();
                self.check_model(&formulas)?;
                match self.universe.decide(&formulas, other) {
                    Some(false) => Err("there is a model, but the reference has none".into()),
                    _ => Ok(()),
                }
            }
            SatResult::Unsat => {
                self.core = self.solver.unsat_core().to_vec();
                if !self.core.iter().all(|t| assumptions.contains(t)) {
                    return Err("the core has what was not assumed".into());
                }
                let formulas = [self.assertions(), self.core.clone()].concat();
                if self.universe.decide(&formulas, other) == Some(true) {
                    return Err("the core can be satisfied".into());
                }
                self.check_lemmas()
            }
        }
    }

    fn check_model(&mut self, formulas: &[Term]) -> Result<(), String> {
        let pool = &self.universe.pool;
        let mut eval = Evaluator::new(self.solver.model(pool));
        for &t in formulas {
            if !eval.holds(pool, t) {
                return Err(format!("the model does not satisfy {}", print::term(pool, t)));
            }
            if self.solver.truth(pool, t) == Some(false) {
                return Err(format!(
                    "it holds in the model, but not in the assignment: {}",
                    print::term(pool, t)
                ));
            }
        }
        Ok(())
    }

    /// What theories refuted is refuted.
    fn check_lemmas(&mut self) -> Result<(), String> {
        let Some(refutation) = self.solver.refutation(&mut self.universe.pool) else { return Ok(()) };
        for lemma in refutation.lemmas.iter().take(8) {
            if self.universe.ask_another(&lemma.conflict, SatEngine::Native) == SatResult::Sat {
                let text: Vec<String> =
                    lemma.conflict.iter().map(|&t| print::term(&self.universe.pool, t)).collect();
                return Err(format!("a lemma is not valid: {text:?}"));
            }
        }
        Ok(())
    }

    fn interpolate(&mut self, split: usize) -> Result<bool, String> {
        let all = self.assertions();
        if all.len() < 2 {
            return Ok(false);
        }
        let (a, b) = all.split_at(1 + split % (all.len() - 1));
        let stop = Stop::with_limits(None, Some(MOST));
        match interpolant(&mut self.universe.pool, a, b, &stop) {
            Ok(i) => {
                self.answers.add("interpolant", 1);
                let symbols = |universe: &Universe, terms: &[Term]| -> HashSet<FuncId> {
                    let parts = visit::postorder(&universe.pool, terms);
                    parts.into_iter().filter_map(|t| universe.pool.as_app(t)).collect()
                };
                let (of_a, of_b) = (symbols(&self.universe, a), symbols(&self.universe, b));
                if symbols(&self.universe, &[i]).iter().any(|s| !of_a.contains(s) || !of_b.contains(s)) {
                    return Err("the interpolant has symbols that are not shared".into());
                }
                let not_i = self.universe.pool.not(i);
                for side in [[a, &[not_i][..]].concat(), [b, &[i][..]].concat()] {
                    if self.universe.decide(&side, SatEngine::Varisat) == Some(true) {
                        return Err("the interpolant is none".into());
                    }
                }
            }
            Err(NoInterpolant::Satisfiable) => {
                if self.universe.decide(&all, SatEngine::Varisat) == Some(false) {
                    return Err("what has no model is said to have one".into());
                }
            }
            Err(NoInterpolant::Unknown(_)) => {}
        }
        Ok(true)
    }
}

fn random_shape(rng: &mut Rng) -> Shape {
    Shape(rng.next() >> 40, 1 + rng.below(4))
}

impl Target for Calls {
    fn random(rng: &mut Rng) -> Self {
        let theories = THEORIES[rng.below(THEORIES.len())];
        let options = if rng.one_in(4) { 0 } else { rng.next() >> 40 | 1 };
        let limited = rng.one_in(3);
        let call = |rng: &mut Rng| match rng.below(36) {
            30.. => Call::Assert(random_shape(rng)),
            0..4 => Call::Push,
            4..7 => Call::Pop(1 + rng.below(2)),
            7..16 => Call::Assert(random_shape(rng)),
            16..26 => Call::Check {
                assumptions: (0..rng.below(4)).map(|_| random_shape(rng)).collect(),
                units: (limited && rng.one_in(3)).then(|| rng.below(200) as u64),
            },
            26 => Call::Minimize(rng.below(6)),
            27 | 28 => Call::Value(random_shape(rng)),
            _ => Call::Interpolate(rng.below(8)),
        };
        Calls { theories, options, calls: (0..2 + rng.below(60)).map(|_| call(rng)).collect() }
    }

    fn run(&self, figures: &mut Stats) -> Result<usize, String> {
        let mut run = Run::new(self);
        let mut made = 0;
        for call in &self.calls {
            made += usize::from(run.call(call)?);
        }
        figures.absorb("", &run.solver.stats());
        figures.absorb("answers.", &run.answers);
        Ok(made)
    }

    fn len(&self) -> usize {
        self.calls.len()
    }

    fn without(&self, range: std::ops::Range<usize>) -> Self {
        let mut calls = self.calls.clone();
        calls.drain(range);
        Calls { calls, ..*self }
    }

    fn simpler(&self) -> Vec<Self> {
        let mut all = Vec::new();
        if self.options != 0 {
            all.push(Calls { options: 0, ..self.clone() });
        }
        let lower = |shape: Shape| (shape.1 > 0).then(|| Shape(shape.0, shape.1 - 1));
        for (at, call) in self.calls.iter().enumerate() {
            let mut with = |call: Call| {
                let mut calls = self.calls.clone();
                calls[at] = call;
                all.push(Calls { calls, ..*self });
            };
            match call {
                Call::Assert(shape) => lower(*shape).into_iter().for_each(|shape| with(Call::Assert(shape))),
                Call::Check { assumptions, units } => {
                    for i in 0..assumptions.len() {
                        let mut fewer = assumptions.clone();
                        fewer.remove(i);
                        with(Call::Check { assumptions: fewer, units: *units });
                        if let Some(shape) = lower(assumptions[i]) {
                            let mut lower = assumptions.clone();
                            lower[i] = shape;
                            with(Call::Check { assumptions: lower, units: *units });
                        }
                    }
                    if units.is_some() {
                        with(Call::Check { assumptions: assumptions.clone(), units: None });
                    }
                }
                _ => {}
            }
        }
        all
    }

    fn as_test(&self) -> String {
        let mut universe = Universe::new(self.theories);
        let mut text = String::new();
        for call in &self.calls {
            let shapes: &[Shape] = match call {
                Call::Assert(shape) | Call::Value(shape) => std::slice::from_ref(shape),
                Call::Check { assumptions, .. } => assumptions,
                _ => &[],
            };
            for &shape in shapes {
                let t = universe.formula(shape);
                text += &format!("    // {}\n", print::term(&universe.pool, t));
            }
            text += &format!("    {call:?},\n").replace('[', "vec![");
        }
        format!("smt({:?}, {}, vec![\n{text}]);", self.theories, self.options)
    }
}
