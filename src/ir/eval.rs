//! Evaluation of terms in a model, with a memo, without recursion.
//!
//! Division by zero and fields of another constructor's are read from the model's meaning of the functions that stand for
//! them ([`super::pool::ByZero`], [`TermPool::wrong_field`]). Operators on floating-point numbers are computed exactly, not by their circuits.
//! Quantified formulas have no value here.

use super::bv::{self, Folded};
use super::datatype::ConsId;
use super::float::{canonical, exact};
use super::model::Model;
use super::op::Op;
use super::pool::{ByZero, Term, TermPool};
use super::value::Value;
use eufonium_base::{Bits, PagedMap, Rat, meter};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// What a term costs by the meter.
const TERM_STEPS: u64 = 15;
/// Junctions with up to this many arguments are evaluated lazily.
const SHORT: usize = 8;

/// Evaluates many terms in one model.
#[derive(Debug)]
pub struct Evaluator<'m> {
    model: &'m Model,
    memo: PagedMap<Term, Value>,
    /// Empty between calls.
    stack: Vec<Term>,
}

/// Assignments of values to constants, one after another, and evaluation under each: what evaluation allocates is kept, so that a trace
/// of a million steps costs little more than its terms.
#[derive(Debug, Default)]
pub struct Assignments {
    /// The empty one: values of constants are where those of other terms are.
    model: Model,
    memo: PagedMap<Term, Value>,
    stack: Vec<Term>,
}

impl Assignments {
    /// No assignment yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Evaluates with these values of constants; others have the default of their sort.
    ///
    /// # Panics
    /// If a value is given to a term that is no constant.
    pub fn with<'v, R>(
        &mut self,
        pool: &TermPool,
        values: impl IntoIterator<Item = (Term, &'v Value)>,
        body: impl FnOnce(&mut Evaluator<'_>) -> R,
    ) -> R {
        let (memo, stack) = (std::mem::take(&mut self.memo), std::mem::take(&mut self.stack));
        let mut eval = Evaluator { model: &self.model, memo, stack };
        for (t, value) in values {
            assert!(pool.as_constant(t).is_some(), "values are given to constants");
            eval.set(t, value.clone());
        }
        let result = body(&mut eval);
        (self.memo, self.stack) = (eval.memo, eval.stack);
        self.memo.clear();
        result
    }
}

impl<'m> Evaluator<'m> {
    /// An evaluator for the model; constants it does not mention have their sort's default value.
    pub fn new(model: &'m Model) -> Self {
        Evaluator { model, memo: PagedMap::new(), stack: Vec::new() }
    }

    /// Fixes the value of a term, whatever the model says; call before terms that contain it are evaluated.
    pub fn set(&mut self, t: Term, value: Value) {
        self.memo.insert(t, value);
    }

    /// The value of a term.
    ///
    /// # Panics
    /// If the term contains a quantifier.
    pub fn eval(&mut self, pool: &TermPool, t: Term) -> Value {
        self.run(pool, t);
        self.memo[t].clone()
    }

    /// Gives the term its value in the memo.
    fn run(&mut self, pool: &TermPool, t: Term) {
        if self.memo.contains(t) {
            return;
        }
        let mut stack = std::mem::take(&mut self.stack);
        stack.push(t);
        while let Some(&t) = stack.last() {
            if self.memo.contains(t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            self.push_missing(pool, t, &mut stack);
            if stack.len() == before {
                meter::spend(TERM_STEPS + pool.args(t).len() as u64);
                let value = self.step(pool, t);
                self.memo.insert(t, value);
                stack.pop();
            }
        }
        self.stack = stack;
    }

    /// Whether a formula is true.
    pub fn holds(&mut self, pool: &TermPool, t: Term) -> bool {
        self.run(pool, t);
        self.memo[t].as_bool()
    }

    /// The number that an arithmetic term evaluates to.
    pub fn number(&mut self, pool: &TermPool, t: Term) -> Rat {
        self.eval(pool, t).as_num().clone()
    }

    /// Queues arguments whose values are needed and not yet known. An `ite` needs its chosen branch only, a short
    /// junction nothing beyond a decisive argument; long junctions are queued whole, to be looked at twice only.
    fn push_missing(&self, pool: &TermPool, t: Term, stack: &mut Vec<Term>) {
        let args = pool.args(t);
        let unknown = |a: &Term| !self.memo.contains(*a);
        match pool.op(t) {
            Op::Ite => match self.memo.get(args[0]) {
                None => stack.push(args[0]),
                Some(c) => stack.extend(Some(args[if c.as_bool() { 1 } else { 2 }]).filter(unknown)),
            },
            Op::And | Op::Or if args.len() <= SHORT => {
                let decisive = pool.op(t) == Op::Or;
                if !args.iter().any(|a| self.at_once(pool, *a) == Some(decisive)) {
                    stack.extend(args.iter().copied().find(unknown));
                }
            }
            _ => stack.extend(args.iter().copied().filter(unknown)),
        }
    }

    /// The truth of a formula that is in the memo, or a declared constant or the negation of one.
    fn at_once(&self, pool: &TermPool, t: Term) -> Option<bool> {
        if let Some(value) = self.memo.get(t) {
            return Some(value.as_bool());
        }
        if pool.op(t) == Op::Not {
            let inner = pool.arg(t, 0);
            pool.as_constant(inner)?;
            return self.at_once(pool, inner).map(|value| !value);
        }
        let constant = pool.as_constant(t)?;
        Some(self.model.get(constant).is_some_and(Value::as_bool))
    }

    fn known(&self, t: Term) -> &Value {
        &self.memo[t]
    }

    fn step(&self, pool: &TermPool, t: Term) -> Value {
        let args = pool.args(t);
        let num = |i: usize| self.known(args[i]).as_num();
        match pool.op(t) {
            Op::True => Value::Bool(true),
            Op::False => Value::Bool(false),
            Op::Num(_) => Value::Num(pool.as_num(t).expect("a numeral has a value").clone()),
            Op::Not => Value::Bool(!self.known(args[0]).as_bool()),
            Op::And => Value::Bool(!args.iter().any(|a| self.at_once(pool, *a) == Some(false))),
            Op::Or => Value::Bool(args.iter().any(|a| self.at_once(pool, *a) == Some(true))),
            Op::Eq => Value::Bool(self.known(args[0]) == self.known(args[1])),
            Op::Ite => self.known(args[if self.known(args[0]).as_bool() { 1 } else { 2 }]).clone(),
            Op::App(f) => {
                let values: SmallVec<[Value; 4]> = args.iter().map(|a| self.known(*a).clone()).collect();
                self.model.apply(pool, f, &values)
            }
            Op::Add => Value::Num(args.iter().fold(Rat::ZERO, |sum, a| sum + self.known(*a).as_num())),
            Op::Mul => Value::Num(args.iter().fold(Rat::ONE, |product, a| product * self.known(*a).as_num())),
            Op::Le => Value::Bool(num(0) <= num(1)),
            Op::Lt => Value::Bool(num(0) < num(1)),
            Op::ToReal => self.known(args[0]).clone(),
            Op::ToInt => Value::Num(num(0).floor()),
            Op::Div => self.divide(pool, ByZero::Div, num(0), num(1), |a, b| a / b),
            Op::IDiv => self.divide(pool, ByZero::IDiv, num(0), num(1), Rat::div_euclid),
            Op::Mod => self.divide(pool, ByZero::Mod, num(0), num(1), Rat::rem_euclid),
            Op::Forall | Op::Exists => panic!("a quantified formula has no value by evaluation"),
            Op::Bits(_) => Value::Bits(pool.as_bits(t).expect("a constant has a value").clone()),
            Op::BvToInt => Value::Num(self.known(args[0]).as_bits().to_rat()),
            Op::IntToBv(width) => Value::Bits(Bits::from_rat(num(0), width)),
            // The words are the values.
            Op::Word => self.known(args[0]).clone(),
            Op::OfWord => {
                let word = self.known(args[0]).as_bits().clone();
                Value::Bits(canonical(pool.sort_kind(pool.sort(t)), word))
            }
            Op::Float(id) => {
                let words: SmallVec<[Bits; 3]> =
                    args.iter().map(|a| self.known(*a).as_bits().clone()).collect();
                Value::Bits(pool.float_operator(id).apply(&words))
            }
            Op::RealOfFloat => {
                let format =
                    pool.as_float(pool.sort(args[0])).expect("the operand is a floating-point number");
                Value::Num(exact::to_rational(format, self.known(args[0]).as_bits()).unwrap_or(Rat::ZERO))
            }
            Op::FloatOfReal(rounding) => {
                let format = pool.as_float(pool.sort(t)).expect("the result is a floating-point number");
                Value::Bits(exact::of_rational(format, rounding, num(0)))
            }
            Op::Select => self.known(args[0]).as_array().get(self.known(args[1])).clone(),
            Op::Store => {
                let (index, element) = (self.known(args[1]).clone(), self.known(args[2]).clone());
                self.known(args[0]).as_array().with(pool, index, element)
            }
            Op::ConstArray => Value::array(pool, pool.sort(t), self.known(args[0]).clone(), BTreeMap::new()),
            Op::Construct(cons) => Value::data(cons, args.iter().map(|a| self.known(*a).clone()).collect()),
            Op::Is(cons) => Value::Bool(self.known(args[0]).as_data().cons == cons),
            Op::Field(cons, i) => self.field(pool, t, cons, i),
            op => {
                let values: Vec<&Bits> = args.iter().map(|a| self.known(*a).as_bits()).collect();
                match bv::fold(op, &values) {
                    Folded::Bits(bits) => Value::Bits(bits),
                    Folded::Bool(b) => Value::Bool(b),
                }
            }
        }
    }

    /// A field of a term; if it has another constructor, what the model says of that.
    fn field(&self, pool: &TermPool, t: Term, cons: ConsId, i: u32) -> Value {
        let whole = self.known(pool.arg(t, 0));
        let data = whole.as_data();
        if data.cons == cons {
            return data.fields[i as usize].clone();
        }
        match pool.wrong_field_if_used(cons, i) {
            Some(f) => self.model.apply(pool, f, std::slice::from_ref(whole)),
            None => Value::default_of(pool, pool.sort(t)),
        }
    }

    fn divide(&self, pool: &TermPool, which: ByZero, a: &Rat, b: &Rat, by: fn(&Rat, &Rat) -> Rat) -> Value {
        if !b.is_zero() {
            return Value::Num(by(a, b));
        }
        match pool.by_zero_if_used(which) {
            Some(f) => self.model.apply(pool, f, &[Value::Num(a.clone())]),
            None => Value::Num(Rat::ZERO),
        }
    }
}
