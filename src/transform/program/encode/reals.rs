//! Floating-point numbers as real numbers, beside words that are integers.
//!
//! A number is its value. Infinities are two reals beyond all numbers of the formats that are read so, and whatever is greater
//! than the positive one is NaN. So comparisons, signs, choices and conversions to wider formats are exact, and one term is
//! enough for each value. The result of an operator that rounds is any real with what holds of it: where ranges of the operands
//! are known ([`Hints`]), that it lies in its own range and no further from the exact result than rounding goes there; else that
//! it is as near to the exact result as the precision says; that rounding is monotone, so `a + b` is no less than `a` if `b` is
//! not negative, and `a * b` is no greater in magnitude than `a` if `b` is at most 1. So the runs of the program are among those
//! of the reals, and a violation must be replayed.
//!
//! Where a word is used as a floating-point number and as an integer too, each use that is not of its kind sees any value.
//!
//! Source: the standard model of rounding, as in Higham, "Accuracy and stability of numerical algorithms" (2002), section 2.2;
//! linear forms with intervals of errors, Miné, "Relational abstract domains for the detection of floating-point run-time errors"
//! (ESOP 2004), section 3.
//!
//! Deliberately absent: signs of zeros, products and quotients of two variables beyond their signs and magnitudes, formats wider
//! than `double`, numbers that go through calls.

mod rules;
#[cfg(test)]
mod tests;

use super::coder::{Coder, Env, Site, Val};
use super::integers::Integers;
use super::signs::Sign;
use crate::program::value_ranges::{Hint, Hints, kinds_with_arrays};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, HashSet, Rat};
use eufonium_ir::float::reals::{has_reals, of_word, power, to_word};
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::ranges::{self, Kind, Range};
use eufonium_ir::program::{BinaryOp, Function, FunctionId, Op, Operand, Program, Type, ValueId};
use eufonium_ir::{Sort, Term, TermPool};
use rules::Rules;

/// A word that a real of a model stands for: the nearest one of the format with so many bits.
pub(super) fn word_of(value: &Rat, bits: u32) -> Option<Bits> {
    let format = [Format::HALF, Format::SINGLE, Format::DOUBLE].into_iter().find(|f| f.width() == bits)?;
    Some(to_word(format, Rounding::NearestEven, value))
}

/// The format of the result of an operator whose result is a floating-point number.
fn result_format(op: FloatOp, format: Format) -> Format {
    if let FloatOp::Convert(to) = op { to } else { format }
}

/// Which values of a program are real numbers, or arrays of such.
#[derive(Debug, Default)]
pub(super) struct Reals {
    formats: HashMap<(FunctionId, ValueId), Format>,
    hints: Hints,
    /// What stands for a value where it is used as what it is not.
    views: HashMap<(FunctionId, ValueId, Sort), Term>,
}

impl Reals {
    pub(super) fn infer(program: &Program) -> Reals {
        let mut formats = HashMap::default();
        for (id, function) in program.functions.iter() {
            // Other functions know these as words.
            let mut shared: HashSet<ValueId> = function.params.iter().copied().collect();
            let calls = function.instrs().filter(|instr| matches!(instr.op, Op::Call { .. }));
            shared.extend(calls.flat_map(|instr| instr.defs.iter().copied()));
            for (value, kind) in kinds_with_arrays(function, &Cfg::new(function)).iter() {
                let own = |format: &Format| has_reals(*format) && has_width(function, value, *format);
                if let Some(Kind::Float(format)) = kind
                    && !shared.contains(&value)
                    && own(format)
                {
                    formats.insert((id, value), *format);
                }
            }
        }
        Reals { formats, hints: Hints::new(program), views: HashMap::default() }
    }
}

/// Whether the words of a value, or of its elements, have the width of a format.
fn has_width(function: &Function, value: ValueId, format: Format) -> bool {
    match function.values[value].ty {
        Type::Int(bits) | Type::Array { element: bits, .. } => bits == format.width(),
        Type::Pointer => false,
    }
}

impl Coder<'_> {
    /// The format of a value that is a real number, or an array of such.
    fn format(&self, id: FunctionId, value: ValueId) -> Option<Format> {
        self.reals.as_ref()?.formats.get(&(id, value)).copied()
    }

    /// The sort of a value.
    pub(super) fn sort_of(&mut self, id: FunctionId, function: &Function, value: ValueId) -> Sort {
        let of_words = self.sort(function.values[value].ty);
        match (self.format(id, value), self.pool.as_array(of_words)) {
            (None, _) => of_words,
            (Some(_), Some((index, _))) => self.pool.array_sort(index, Sort::REAL),
            (Some(_), None) => Sort::REAL,
        }
    }

    /// What stands for a value where it is used as one of another sort: any value of that.
    fn view(&mut self, id: FunctionId, function: &Function, value: ValueId, sort: Sort) -> Term {
        let Coder { pool, reals, .. } = self;
        let views = &mut reals.as_mut().expect("other encodings have one sort for each value").views;
        let name = || format!("{}.{}", function.name, value.index());
        *views.entry((id, value, sort)).or_insert_with(|| pool.fresh(&name(), sort))
    }

    /// A word that is used as an integer where it is a real number: any, in the range by its form, since nothing can be assumed where
    /// operands are read.
    pub(super) fn word_of_real(
        &mut self,
        id: FunctionId,
        function: &Function,
        value: ValueId,
        want: Sign,
    ) -> Val {
        let any = self.view(id, function, value, Sort::INT);
        let mut number = Integers::any(any, self.bits(function.values[value].ty), want);
        let pool = &mut *self.pool;
        let [low, high, zero] =
            [number.low.clone(), number.high.clone(), Rat::ZERO].map(|n| pool.num(n, Sort::INT));
        let (above, below) = (pool.le(low, any), pool.le(any, high));
        let inside = pool.and2(above, below);
        number.term = pool.ite(inside, any, zero);
        Val::Number(number)
    }

    /// An operand as what a value becomes that it is given to: copied, chosen, or passed to a block.
    pub(super) fn given(
        &mut self,
        (id, function): (FunctionId, &Function),
        env: &mut Env,
        operand: &Operand,
        to: ValueId,
    ) -> Val {
        let sign = self.sign(id, to);
        if self.reals.is_none() {
            return self.operand(id, function, env, operand, sign);
        }
        match (self.format(id, to), function.values[to].ty, operand) {
            (Some(format), Type::Int(_), _) => Val::Term(self.real((id, function), env, operand, format)),
            (_, Type::Array { .. }, Operand::Value(from)) => {
                let sort = self.sort_of(id, function, to);
                let given = self.operand(id, function, env, operand, sign);
                match self.pool.sort(given.term()) == sort {
                    true => given,
                    false => Val::Term(self.view(id, function, *from, sort)),
                }
            }
            _ => self.operand(id, function, env, operand, sign),
        }
    }

    /// An operand as a real number.
    fn real(
        &mut self,
        (id, function): (FunctionId, &Function),
        env: &mut Env,
        operand: &Operand,
        format: Format,
    ) -> Term {
        match operand {
            Operand::Const(word) => self.pool.num(of_word(format, word), Sort::REAL),
            Operand::Value(value) if self.format(id, *value) == Some(format) => match env.get(value) {
                Some(known) => known.term(),
                None => self.live(id, function, *value).term(),
            },
            Operand::Value(value) => self.view(id, function, *value, Sort::REAL),
            Operand::Null | Operand::Global(_) | Operand::Function(_) => {
                self.refuse("an address as a floating-point number");
                self.pool.num(Rat::ZERO, Sort::REAL)
            }
        }
    }
}

impl Site<'_, '_> {
    /// An operand as what the value becomes that is defined here.
    pub(super) fn given(&mut self, operand: &Operand, to: ValueId) -> Val {
        self.coder.given((self.id, self.function), self.env, operand, to)
    }

    /// What is written to an array that becomes this value.
    pub(super) fn element_given(&mut self, operand: &Operand, to: ValueId) -> Term {
        match self.coder.format(self.id, to) {
            Some(format) => self.real(operand, format),
            None => self.term(operand, self.coder.sign(self.id, to)),
        }
    }

    fn real(&mut self, operand: &Operand, format: Format) -> Term {
        self.coder.real((self.id, self.function), self.env, operand, format)
    }

    /// What an operator defines as the value that it is: any, where that is of another kind.
    pub(super) fn settled(
        &mut self,
        def: ValueId,
        (value, mut assumed): (Val, Vec<Term>),
    ) -> (Val, Vec<Term>) {
        let sort = self.coder.sort_of(self.id, self.function, def);
        if self.coder.pool.sort(value.term()) == sort {
            return (value, assumed);
        }
        let (any, about) = self.any(def);
        assumed.extend(about);
        (any, assumed)
    }

    /// A change of the sign bit, if the operator is one.
    pub(super) fn sign_changed(
        &mut self,
        def: ValueId,
        op: BinaryOp,
        operands: [&Operand; 2],
    ) -> Option<Val> {
        let format = self.coder.format(self.id, def)?;
        let (number, mask) = match operands {
            [a, Operand::Const(mask)] | [Operand::Const(mask), a] => (a, mask),
            _ => return None,
        };
        let x = self.real(number, format);
        let mut rules = Rules::new(self.coder.pool);
        let (negated, zero) = (rules.negated(x), rules.zero());
        let is_negative = rules.pool.lt(x, zero);
        Some(Val::Term(match op {
            BinaryOp::Xor if mask.is_min_signed() => negated,
            BinaryOp::And if mask.not().is_min_signed() => rules.pool.ite(is_negative, negated, x),
            BinaryOp::Or if mask.is_min_signed() => rules.pool.ite(is_negative, x, negated),
            _ => return None,
        }))
    }

    /// The result of an operator on floating-point numbers, and what is known of it.
    pub(super) fn real_operator(
        &mut self,
        def: ValueId,
        (op, format, rounding): (FloatOp, Format, Rounding),
        args: &[Operand],
    ) -> (Val, Vec<Term>) {
        if !has_reals(format) {
            return self.any(def);
        }
        if let FloatOp::FromInt { signed } = op {
            return self.real_of_integer(def, &args[0], signed, (format, rounding));
        }
        let operands: Vec<Term> = args.iter().map(|arg| self.real(arg, format)).collect();
        let mut rules = Rules::new(self.coder.pool);
        let exact = match (op, &operands[..]) {
            (FloatOp::Equal, [a, b]) => rules.equal(*a, *b),
            (FloatOp::Less, [a, b]) => rules.less(*a, *b),
            (FloatOp::LessEqual, [a, b]) => rules.less_equal(*a, *b),
            (FloatOp::Clamp, [a, low, high]) => {
                let (above, beyond) = (rules.less_equal(*low, *a), rules.less(*high, *a));
                let bounded = rules.pool.ite(beyond, *high, *a);
                rules.pool.ite(above, bounded, *low)
            }
            (FloatOp::Convert(to), [a]) if has_reals(to) && format.fits_into(to) => *a,
            (FloatOp::Integral, [a]) => {
                let (result, about) = rules.integral(*a, rounding);
                return (Val::Term(result), about);
            }
            (FloatOp::ToInt { signed, bits }, [a]) => {
                return self.integer_of_real(def, *a, signed, bits, rounding);
            }
            _ => {
                let to = result_format(op, format);
                if !has_reals(to) || self.coder.format(self.id, def) != Some(to) {
                    return self.any(def);
                }
                let live = self.coder.live(self.id, self.function, def);
                let Coder { pool, reals, .. } = &mut *self.coder;
                let hint = reals.as_ref().and_then(|reals| reals.hints.of(self.id, def));
                let about = about_result(pool, (op, format, rounding), &operands, live.term(), hint);
                return (live, about);
            }
        };
        (Val::Term(exact), vec![])
    }

    fn real_of_integer(
        &mut self,
        def: ValueId,
        operand: &Operand,
        signed: bool,
        (format, rounding): (Format, Rounding),
    ) -> (Val, Vec<Term>) {
        let sign = if signed { Sign::Signed } else { Sign::Unsigned };
        if self.width(operand) == 1 {
            let condition = self.term(operand, sign);
            let n = Integers::of_bool(self.coder.pool, condition, signed, 2, sign);
            return (Val::Term(self.coder.pool.to_real(n.term)), vec![]);
        }
        let n = self.number(operand, sign);
        let exact = self.coder.pool.to_real(n.term);
        let most = power(i64::from(format.precision));
        if n.high <= most && -&n.low <= most {
            return (Val::Term(exact), vec![]);
        }
        if self.coder.format(self.id, def) != Some(format) {
            return self.any(def);
        }
        let live = self.coder.live(self.id, self.function, def);
        let rules = Rules::new(self.coder.pool);
        let about = rules.operator((FloatOp::Convert(format), format, rounding), &[exact], live.term());
        (live, about)
    }

    fn integer_of_real(
        &mut self,
        def: ValueId,
        x: Term,
        signed: bool,
        bits: u32,
        rounding: Rounding,
    ) -> (Val, Vec<Term>) {
        let from = if signed { Sign::Signed } else { Sign::Unsigned };
        let want = self.coder.sign(self.id, def);
        let (pool, integers) = self.coder.integers();
        let number = Integers::any(pool.fresh("int", Sort::INT), bits, from);
        integers.assume_between(pool, &number);
        let ends = [number.low.clone(), number.high.clone()];
        let mut about = Rules::new(pool).integer(x, number.term, ends, rounding);
        let read = integers.read_as(pool, &number, bits, from, want);
        about.extend(integers.take_assumptions());
        (Val::Number(read), about)
    }
}

/// What is known of the result of an operator that rounds.
fn about_result(
    pool: &mut TermPool,
    (op, format, rounding): (FloatOp, Format, Rounding),
    operands: &[Term],
    result: Term,
    hint: Option<&Hint>,
) -> Vec<Term> {
    let mut rules = Rules::new(pool);
    if let Some(Hint { args, result: own }) = hint {
        let around = args.iter().map(around).collect::<Option<Vec<_>>>();
        if let (Some(around), Some(own)) = (around, ends(own)) {
            rules.bounded(operands, &around, own, result);
        }
        let wider: Vec<Range> = args.iter().map(|range| widened(*range)).collect();
        let inside = wider.iter().map(ends).collect::<Option<Vec<_>>>();
        let own = ranges::apply(op, format, rounding, &wider).as_ref().and_then(ends);
        if let (Some(inside), Some(own)) = (inside, own) {
            rules.ranged(operands, &inside, own);
        }
    }
    rules.operator((op, result_format(op, format), rounding), operands, result)
}

/// The ends of a range of floating-point numbers that are read as reals.
fn ends(range: &Range) -> Option<[Rat; 2]> {
    let Kind::Float(format) = range.kind else { return None };
    has_reals(format).then(|| [range.low, range.high].map(|rank| of_word(format, &range.kind.word(rank))))
}

/// An end of an interval, and whether it is outside.
type End = (Rat, bool);

/// The numbers next to a range on both sides, which are outside, but 0 as itself. As words have no other numbers, what lies
/// between these is in the range; so much follows from comparisons of reals where the range ends before what its words are less
/// than.
fn around(range: &Range) -> Option<[End; 2]> {
    let (least, greatest) = range.kind.ends();
    if range.low == least || range.high == greatest {
        return None;
    }
    let own = ends(range)?;
    let next = ends(&Range { low: range.low - 1, high: range.high + 1, ..*range })?;
    let mut both = own.into_iter().zip(next);
    let mut end = || both.next().map(|(own, next)| if own.is_zero() { (own, false) } else { (next, true) });
    Some([end()?, end()?])
}

/// A range with some numbers more on both sides, which comparisons of reals, one strict one after the other, do not exclude as
/// those of words do. It does not go beyond 0, near which numbers have many digits.
fn widened(range: Range) -> Range {
    let by = match range.kind {
        Kind::Float(format) => 1_i128 << (format.precision * 2 / 5),
        Kind::Int(_) | Kind::Unsigned(_) => 0,
    };
    let (least, greatest) = range.kind.ends();
    let low = if (0..=by).contains(&range.low) { 0 } else { (range.low - by).max(least) };
    let high = if (-by..=0).contains(&range.high) { 0 } else { (range.high + by).min(greatest) };
    Range { low, high, ..range }
}

/// Whether terms of a sort are reals, or arrays of such.
pub(super) fn are_reals(pool: &TermPool, sort: Sort) -> bool {
    sort == Sort::REAL || pool.as_array(sort).is_some_and(|(_, element)| element == Sort::REAL)
}
