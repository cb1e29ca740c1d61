//! Terms over integers and truth values as a list of instructions on machine words, for runs of many steps.
//!
//! Each node of the terms has a register; instructions are in the order of the nodes, arguments first. A truth value is 0 or 1, a bit-vector the number
//! that it is without sign. What does not fit into a word, and a division by zero, end the run, so whatever is computed is exact.
//!
//! Deliberately absent: real numbers, arrays, datatypes, and all but a few operators on bit-vectors: those that control needs.

use eufonium_base::{Bits, HashMap, Rat};
use eufonium_ir::{Op, Sort, Term, TermPool, Value, print, visit};
use std::ops::Range;

/// The widest bit-vector that is a number.
const WIDEST: u32 = 62;

/// Arguments of an instruction among those of all.
type Args = Range<u32>;

/// What a register holds.
#[derive(Clone, Debug)]
enum Code {
    /// What was put there.
    Given,
    Not(u32),
    And(Args),
    Or(Args),
    Sum(Args),
    Product(Args),
    Equal(u32, u32),
    AtMost(u32, u32),
    Less(u32, u32),
    Choice(u32, u32, u32),
    Quotient(u32, u32),
    Remainder(u32, u32),
    /// The bits of the mask that are not in the register.
    Complement(u32, i64),
}

/// Terms that are evaluated again and again.
#[derive(Debug)]
pub(crate) struct Machine {
    code: Vec<Code>,
    args: Vec<u32>,
    values: Vec<i64>,
    registers: HashMap<Term, u32>,
}

impl Machine {
    /// Instructions for these terms.
    ///
    /// # Errors
    /// A term that words do not say.
    pub(crate) fn new(pool: &TermPool, roots: &[Term]) -> Result<Machine, String> {
        let mut machine =
            Machine { code: Vec::new(), args: Vec::new(), values: Vec::new(), registers: HashMap::default() };
        for term in visit::postorder(pool, roots) {
            let register = machine.code.len() as u32;
            let (code, value) = machine
                .compiled(pool, term)
                .ok_or_else(|| format!("runs on numbers do not know {}", print::term(pool, term)))?;
            machine.code.push(code);
            machine.values.push(value);
            machine.registers.insert(term, register);
        }
        Ok(machine)
    }

    /// The instruction of a term, and what its register holds before.
    fn compiled(&mut self, pool: &TermPool, term: Term) -> Option<(Code, i64)> {
        if !is_word(pool, pool.sort(term)) {
            return None;
        }
        let given: Vec<u32> = pool.args(term).iter().map(|t| self.registers[t]).collect();
        let code = match pool.op(term) {
            Op::True => return Some((Code::Given, 1)),
            Op::False => return Some((Code::Given, 0)),
            Op::Num(_) => return Some((Code::Given, pool.as_num(term)?.to_i64()?)),
            Op::Bits(_) => return Some((Code::Given, pool.as_bits(term)?.as_u64()? as i64)),
            Op::App(_) => {
                pool.as_constant(term)?;
                Code::Given
            }
            Op::Not => Code::Not(given[0]),
            Op::And => Code::And(self.many(&given)),
            Op::Or => Code::Or(self.many(&given)),
            Op::Add => Code::Sum(self.many(&given)),
            Op::Mul => Code::Product(self.many(&given)),
            Op::Eq => Code::Equal(given[0], given[1]),
            Op::Le => Code::AtMost(given[0], given[1]),
            Op::Lt | Op::BvUlt => Code::Less(given[0], given[1]),
            Op::Ite => Code::Choice(given[0], given[1], given[2]),
            Op::IDiv => Code::Quotient(given[0], given[1]),
            Op::Mod => Code::Remainder(given[0], given[1]),
            Op::BvNot => Code::Complement(given[0], (1 << pool.width(term)) - 1),
            _ => return None,
        };
        Some((code, 0))
    }

    fn many(&mut self, registers: &[u32]) -> Args {
        let start = self.args.len() as u32;
        self.args.extend(registers);
        start..self.args.len() as u32
    }

    /// How many instructions there are.
    pub(crate) fn len(&self) -> usize {
        self.code.len()
    }

    /// The register of a term; `None` if no root speaks of it.
    pub(crate) fn register(&self, term: Term) -> Option<u32> {
        self.registers.get(&term).copied()
    }

    /// What a register holds.
    pub(crate) fn get(&self, register: u32) -> i64 {
        self.values[register as usize]
    }

    /// Whether a formula holds.
    pub(crate) fn holds(&self, register: u32) -> bool {
        self.get(register) != 0
    }

    /// Puts a value in the place of a constant.
    pub(crate) fn set(&mut self, register: u32, value: i64) {
        self.values[register as usize] = value;
    }

    /// Computes all registers; `None` if a value is no word or is open.
    pub(crate) fn run(&mut self) -> Option<()> {
        let Machine { code, args, values, .. } = self;
        for (register, code) in code.iter().enumerate() {
            let value = |r: u32| values[r as usize];
            let many =
                |range: &Args| args[range.start as usize..range.end as usize].iter().map(|&r| value(r));
            let result = match code {
                Code::Given => continue,
                Code::Not(a) => 1 - value(*a),
                Code::And(all) => i64::from(many(all).all(|v| v != 0)),
                Code::Or(all) => i64::from(many(all).any(|v| v != 0)),
                Code::Sum(all) => many(all).try_fold(0, i64::checked_add)?,
                Code::Product(all) => many(all).try_fold(1, i64::checked_mul)?,
                Code::Equal(a, b) => i64::from(value(*a) == value(*b)),
                Code::AtMost(a, b) => i64::from(value(*a) <= value(*b)),
                Code::Less(a, b) => i64::from(value(*a) < value(*b)),
                Code::Choice(c, a, b) => value(if value(*c) != 0 { *a } else { *b }),
                Code::Quotient(a, b) => value(*a).checked_div_euclid(value(*b))?,
                Code::Remainder(a, b) => value(*a).checked_rem_euclid(value(*b))?,
                Code::Complement(a, mask) => value(*a) ^ mask,
            };
            values[register] = result;
        }
        Some(())
    }
}

/// Whether values of a sort are words.
pub(crate) fn is_word(pool: &TermPool, sort: Sort) -> bool {
    sort.is_bool() || sort == Sort::INT || pool.as_bv(sort).is_some_and(|width| width <= WIDEST)
}

/// The word as a value of a sort.
pub(crate) fn to_value(pool: &TermPool, sort: Sort, word: i64) -> Value {
    match pool.as_bv(sort) {
        Some(width) => Value::Bits(Bits::from_u64(word as u64, width)),
        None if sort.is_bool() => Value::Bool(word != 0),
        None => Value::Num(Rat::from(word)),
    }
}

/// A value as a word, if it fits.
pub(crate) fn of_value(value: &Value) -> Option<i64> {
    match value {
        Value::Bool(truth) => Some(i64::from(*truth)),
        Value::Num(number) => number.to_i64(),
        Value::Bits(bits) => bits.as_u64().map(|word| word as i64),
        _ => None,
    }
}
