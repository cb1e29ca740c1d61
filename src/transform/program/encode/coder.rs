//! Values of a program as terms, in the words or integers that the encoding uses.

use super::integers::{Integers, Number};
use super::lookup::Tables;
use super::reads::{Node, Reads};
use super::reals::Reals;
use super::signs::{Sign, Signs};
use super::{float, words};
use crate::program::value_ranges::{Hints, Operands, Sizes};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, Rat};
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::{
    BinaryOp, CastOp, CheckId, Function, FunctionId, Op, Operand, Program, Type, ValueId,
};
use eufonium_ir::{Sort, Term, TermPool};
use std::ops::Range;

/// The values known so far, by the value of the program.
pub(super) type Env = HashMap<ValueId, Val>;

/// A value of the program as a term.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Val {
    /// A formula, a bit-vector or an array.
    Term(Term),
    /// An integer that stands for a word.
    Number(Number),
}

impl Val {
    pub(super) fn term(&self) -> Term {
        match self {
            Val::Term(term) => *term,
            Val::Number(n) => n.term,
        }
    }
}

/// How words are encoded.
#[derive(Debug)]
pub(super) enum Arithmetic {
    Words,
    Integers(Integers),
}

/// Encodes the values of one program.
pub(super) struct Coder<'p> {
    pub(super) pool: &'p mut TermPool,
    pub(super) program: &'p Program,
    pub(super) arithmetic: Arithmetic,
    signs: Signs,
    /// What stands for values where they are live: constants, made when they are first asked for, and tables (`tables`).
    pub(super) constants: HashMap<(FunctionId, ValueId), Term>,
    pub(super) tables: Tables,
    /// What ranges say of operators on floating-point numbers.
    hints: Hints,
    /// Whether that is all that is known of those with large circuits.
    pub(super) without_arithmetic: bool,
    /// How many bits products and divisions need, where words are bit-vectors.
    pub(super) sizes: Sizes,
    /// Operands that do not wrap around, as integers.
    pub(super) operands: Operands,
    /// What is read of arrays, if they are nothing else.
    pub(super) reads: Option<Reads>,
    /// Which values are real numbers, if floating-point numbers are such.
    pub(super) reals: Option<Reals>,
    /// What the first operator that no encoding knows is.
    pub(super) unsupported: Option<String>,
    /// The checks of probes.
    pub(super) probes: Option<Range<CheckId>>,
}

impl<'p> Coder<'p> {
    pub(super) fn new(
        pool: &'p mut TermPool,
        program: &'p Program,
        arithmetic: Arithmetic,
        hints: Hints,
    ) -> Self {
        Coder {
            pool,
            program,
            arithmetic,
            hints,
            sizes: Sizes::default(),
            operands: Operands::default(),
            without_arithmetic: false,
            reads: None,
            reals: None,
            signs: Signs::infer(program),
            constants: HashMap::default(),
            tables: Tables::default(),
            unsupported: None,
            probes: None,
        }
    }
    pub(super) fn sign(&self, function: FunctionId, value: ValueId) -> Sign {
        self.signs.value(function, value)
    }
    pub(super) fn result_sign(&self, function: FunctionId, result: usize) -> Sign {
        self.signs.result(function, self.program.functions[function].values.len(), result)
    }
    /// Whether words are integers here.
    pub(super) fn is_integral(&self) -> bool {
        matches!(self.arithmetic, Arithmetic::Integers(_))
    }
    /// The state of the encoding by integers, where words are such.
    pub(super) fn integers(&mut self) -> (&mut TermPool, &mut Integers) {
        match &mut self.arithmetic {
            Arithmetic::Integers(integers) => (self.pool, integers),
            Arithmetic::Words => unreachable!("words are integers here"),
        }
    }
    pub(super) fn bits(&self, ty: Type) -> u32 {
        self.program.bits(ty)
    }

    /// The sort of values of a type.
    pub(super) fn sort(&mut self, ty: Type) -> Sort {
        let integral = self.is_integral();
        let word = |pool: &mut TermPool, bits| match bits {
            1 => Sort::BOOL,
            _ if integral => Sort::INT,
            _ => words::sort(pool, bits),
        };
        match ty {
            Type::Array { index, element } => {
                let (index, element) = (word(self.pool, index), word(self.pool, element));
                self.pool.array_sort(index, element)
            }
            ty => word(self.pool, self.program.bits(ty)),
        }
    }

    /// The constant that stands for a value that is live where a fragment starts.
    pub(super) fn live(&mut self, id: FunctionId, function: &Function, value: ValueId) -> Val {
        let ty = function.values[value].ty;
        let sort = self.sort_of(id, function, value);
        let pool = &mut *self.pool;
        let name = || format!("{}.{}", function.name, value.index());
        let term = *self.constants.entry((id, value)).or_insert_with(|| pool.constant(name(), sort));
        self.value_of(term, ty, self.sign(id, value))
    }
    /// A term of a type, of which nothing else is known.
    pub(super) fn value_of(&self, term: Term, ty: Type, sign: Sign) -> Val {
        match ty {
            Type::Array { .. } => Val::Term(term),
            ty if self.bits(ty) > 1 && self.pool.sort(term) == Sort::INT => {
                Val::Number(Integers::any(term, self.bits(ty), sign))
            }
            _ => Val::Term(term),
        }
    }

    /// An operand, read with a sign where it is an integer.
    pub(super) fn operand(
        &mut self,
        id: FunctionId,
        function: &Function,
        env: &mut Env,
        operand: &Operand,
        want: Sign,
    ) -> Val {
        let bits = match operand {
            Operand::Value(value) => {
                if !env.contains_key(value) {
                    let live = self.live(id, function, *value);
                    env.insert(*value, live);
                }
                let bits = self.bits(function.values[*value].ty);
                let sign = self.sign(id, *value);
                if self.pool.sort(env[value].term()) == Sort::REAL {
                    return self.word_of_real(id, function, *value, want);
                }
                return match (&env[value], &mut self.arithmetic) {
                    (Val::Number(n), Arithmetic::Integers(integers)) => {
                        // Operands are read outside of instructions too, where there is no place for what is assumed of them.
                        let assumed = integers.assumed.len();
                        let read = integers.read_as(self.pool, n, bits, sign, want);
                        integers.assumed.truncate(assumed);
                        Val::Number(read)
                    }
                    (value, _) => value.clone(),
                };
            }
            Operand::Const(bits) => bits.clone(),
            Operand::Null => Bits::zero(self.program.pointer_bits),
            Operand::Global(_) | Operand::Function(_) => {
                self.refuse("the address of an object");
                Bits::zero(self.program.pointer_bits)
            }
        };
        if self.is_integral() && bits.width() > 1 {
            return Val::Number(Integers::constant(self.pool, &bits, want));
        }
        Val::Term(words::constant(self.pool, &bits))
    }

    /// An operand of one bit.
    pub(super) fn formula(
        &mut self,
        id: FunctionId,
        function: &Function,
        env: &mut Env,
        operand: &Operand,
    ) -> Term {
        self.operand(id, function, env, operand, Sign::Unsigned).term()
    }

    /// Whether two words are equal.
    pub(super) fn equal(
        &mut self,
        id: FunctionId,
        function: &Function,
        env: &mut Env,
        a: &Operand,
        b: &Operand,
    ) -> Term {
        let sign = self.sign_of(id, &[a, b]);
        let (a, b) = (
            self.operand(id, function, env, a, sign).term(),
            self.operand(id, function, env, b, sign).term(),
        );
        self.pool.eq(a, b)
    }

    /// `condition ? then : otherwise`.
    pub(super) fn choose(&mut self, condition: Term, then: Val, otherwise: &Val) -> Val {
        match (then, otherwise) {
            (Val::Number(a), Val::Number(b)) => Val::Number(Number {
                term: self.pool.ite(condition, a.term, b.term),
                low: a.low.min(b.low.clone()),
                high: a.high.max(b.high.clone()),
            }),
            (a, b) => Val::Term(self.choose_term(condition, a.term(), b.term())),
        }
    }

    fn choose_term(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        let sort = self.pool.sort(then);
        match &mut self.reads {
            Some(reads) if self.pool.as_array(sort).is_some() && then != otherwise => {
                reads.array(self.pool, sort, Node::Choice { condition, then, otherwise })
            }
            _ => self.pool.ite(condition, then, otherwise),
        }
    }

    /// The sign of the first operand that has one.
    fn sign_of(&self, id: FunctionId, operands: &[&Operand]) -> Sign {
        let sign = |o: &&Operand| match o {
            Operand::Value(v) => Some(self.sign(id, *v)),
            _ => None,
        };
        operands.iter().find_map(sign).unwrap_or(Sign::Signed)
    }

    pub(super) fn refuse(&mut self, what: &str) {
        self.unsupported.get_or_insert_with(|| what.to_owned());
    }

    /// What an instruction defines, and the formulas under which its behaviour is defined.
    pub(super) fn define(
        &mut self,
        id: FunctionId,
        function: &Function,
        env: &mut Env,
        def: ValueId,
        op: &Op,
    ) -> (Val, Vec<Term>) {
        let mut site = Site { coder: self, id, function, env };
        let defined = site.define(def, op);
        let (value, mut assumed) = site.settled(def, defined);
        if let Arithmetic::Integers(integers) = &mut self.arithmetic {
            assumed.extend(integers.take_assumptions());
        }
        (value, assumed)
    }
}

/// Where an instruction stands.
pub(super) struct Site<'a, 'p> {
    pub(super) coder: &'a mut Coder<'p>,
    pub(super) id: FunctionId,
    pub(super) function: &'a Function,
    pub(super) env: &'a mut Env,
}

impl Site<'_, '_> {
    pub(super) fn operand(&mut self, operand: &Operand, want: Sign) -> Val {
        self.coder.operand(self.id, self.function, self.env, operand, want)
    }
    pub(super) fn term(&mut self, operand: &Operand, want: Sign) -> Term {
        self.operand(operand, want).term()
    }
    pub(super) fn number(&mut self, operand: &Operand, want: Sign) -> Number {
        match self.operand(operand, want) {
            Val::Number(n) => n,
            Val::Term(_) => unreachable!("words of several bits are numbers here"),
        }
    }
    /// The operand in a place of the operator with a result, with the range that is known of it there.
    fn operand_of(&mut self, def: ValueId, place: usize, operand: &Operand, want: Sign) -> Number {
        let mut n = self.number(operand, want);
        // A word that is not negative is the same number without sign.
        let known = self.coder.operands.of(self.id, def, place);
        if let Some(range) = known.filter(|range| want == Sign::Signed || range.low >= 0) {
            n.low = n.low.max(Rat::of_i128(range.low));
            n.high = n.high.min(Rat::of_i128(range.high));
        }
        n
    }

    pub(super) fn width(&self, operand: &Operand) -> u32 {
        self.coder.bits(self.function.type_of(operand))
    }

    fn define(&mut self, def: ValueId, op: &Op) -> (Val, Vec<Term>) {
        let ty = self.function.values[def].ty;
        let sign = self.coder.sign(self.id, def);
        let value = match op {
            Op::Copy(a) => self.given(a, def),
            Op::Select { condition, then, otherwise } => {
                let condition = self.coder.formula(self.id, self.function, self.env, condition);
                let (then, otherwise) = (self.given(then, def), self.given(otherwise, def));
                let cases = [then.term(), otherwise.term()];
                let value = self.coder.choose(condition, then, &otherwise);
                let about = self.hint(def, &cases, Some(condition), value.term());
                return (value, about.into_iter().collect());
            }
            Op::Binary { op, a, b, nsw, nuw } => return self.binary((def, *op), [a, b], [*nsw, *nuw], sign),
            Op::Compare { op, a, b } => Val::Term(self.compare(*op, a, b)),
            Op::Cast { value, .. } if self.width(value) == self.coder.bits(ty) => self.given(value, def),
            Op::Cast { op, value } => self.cast((def, *op), value, ty, sign),
            Op::Float { op, format, rounding, args } if self.coder.reals.is_some() => {
                return self.real_operator(def, (*op, *format, *rounding), args);
            }
            Op::Float { op, format, rounding, args } => {
                let bits = self.coder.bits(ty);
                let words = self.float_words(args);
                let known =
                    words.as_deref().filter(|_| !self.coder.without_arithmetic || float::is_light(*op));
                match float::circuit(self.coder.pool, (*op, *format, *rounding), known, bits) {
                    Some(term) => {
                        let about = known.and_then(|words| self.hint(def, words, None, term));
                        return (Val::Term(term), about.into_iter().collect());
                    }
                    None => return self.any_float(def, (*op, *format, *rounding), words.as_deref()),
                }
            }
            Op::Havoc(_) => self.havoc(def, ty, sign),
            Op::Read { array, index } => return self.read(array, index, ty, sign),
            Op::Write { array, index, value } => self.write(def, array, index, value),
            Op::Fill(element) => self.fill(def, element),
            Op::CopyRange { to, to_start, from, from_start, length, stride } => {
                self.copy_range(def, [to, from], [to_start, from_start], (length, *stride))
            }
            other => {
                self.coder.refuse(&format!("an operator of memory: {other:?}"));
                self.coder.live(self.id, self.function, def)
            }
        };
        (value, vec![])
    }

    /// The operands of an operator on floating-point numbers as bit-vectors, where words are such.
    fn float_words(&mut self, args: &[Operand]) -> Option<Vec<Term>> {
        let words = !self.coder.is_integral();
        words.then(|| args.iter().map(|a| self.term(a, Sign::Unsigned)).collect())
    }

    /// What ranges of these operands say of the result of an operator on floating-point numbers, or of a choice on a condition.
    fn hint(&mut self, def: ValueId, args: &[Term], condition: Option<Term>, result: Term) -> Option<Term> {
        let Coder { hints, pool, .. } = &mut *self.coder;
        let hint = hints.of(self.id, def)?;
        match condition {
            Some(condition) => float::about_choice(pool, hint, condition, args, result),
            None => float::about_result(pool, hint, args, result),
        }
    }

    /// Any result of an operator on floating-point numbers, which has no exact form here, and what is known of it.
    fn any_float(
        &mut self,
        def: ValueId,
        op: (FloatOp, Format, Rounding),
        words: Option<&[Term]>,
    ) -> (Val, Vec<Term>) {
        let (value, mut assumed) = self.any(def);
        if let Some(words) = words {
            assumed.extend(float::known(self.coder.pool, op, words, value.term()));
            assumed.extend(self.hint(def, words, None, value.term()));
        }
        (value, assumed)
    }

    /// Any value.
    pub(super) fn any(&mut self, def: ValueId) -> (Val, Vec<Term>) {
        let value = self.coder.live(self.id, self.function, def);
        let Coder { pool, arithmetic, .. } = &mut *self.coder;
        let mut assumed = vec![];
        if let (Arithmetic::Integers(integers), Val::Number(n)) = (arithmetic, &value) {
            integers.inexact += 1;
            integers.assume_between(pool, n);
            assumed = integers.take_assumptions();
        }
        (value, assumed)
    }

    fn havoc(&mut self, def: ValueId, ty: Type, sign: Sign) -> Val {
        let value = self.coder.live(self.id, self.function, def);
        let bits = self.coder.bits(ty);
        match (&mut self.coder.arithmetic, value) {
            (Arithmetic::Integers(integers), Val::Number(n)) => {
                Val::Number(integers.input(self.coder.pool, n.term, bits, sign))
            }
            (_, value) => value,
        }
    }

    fn binary(
        &mut self,
        (def, op): (ValueId, BinaryOp),
        [a, b]: [&Operand; 2],
        marks: [bool; 2],
        sign: Sign,
    ) -> (Val, Vec<Term>) {
        let bits = self.width(a);
        if bits == 1 {
            return (Val::Term(self.bit(op, a, b)), vec![]);
        }
        if let Some(changed) = self.sign_changed(def, op, [a, b]) {
            return (changed, vec![]);
        }
        if !self.coder.is_integral() {
            let operands = [self.term(a, sign), self.term(b, sign)];
            let pool = &mut *self.coder.pool;
            let (term, defined) = match self.coder.sizes.of(self.id, def) {
                Some(size) => words::sized(pool, op, operands, size),
                None => words::binary(pool, op, operands, marks),
            };
            return (Val::Term(term), defined);
        }
        let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
        let other = if is_shift { Sign::Unsigned } else { sign };
        let (x, y) = (self.operand_of(def, 0, a, sign), self.operand_of(def, 1, b, other));
        let Arithmetic::Integers(integers) = &mut self.coder.arithmetic else {
            unreachable!("words are integers here")
        };
        (Val::Number(integers.binary(self.coder.pool, op, [&x, &y], marks, bits, sign)), vec![])
    }

    /// An operator on truth values: arithmetic modulo 2, where it is defined.
    fn bit(&mut self, op: BinaryOp, a: &Operand, b: &Operand) -> Term {
        let (a, b) = (self.term(a, Sign::Unsigned), self.term(b, Sign::Unsigned));
        let pool = &mut *self.coder.pool;
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => pool.xor(a, b),
            BinaryOp::Mul | BinaryOp::And => pool.and2(a, b),
            BinaryOp::Or => pool.or2(a, b),
            // By 1, and by nothing.
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => a,
            BinaryOp::URem | BinaryOp::SRem => pool.ff(),
        }
    }

    fn compare(&mut self, op: eufonium_ir::program::CompareOp, a: &Operand, b: &Operand) -> Term {
        let bits = self.width(a);
        let sign = self.coder.sign_of(self.id, &[a, b]);
        if bits == 1 {
            let (a, b) = (self.term(a, sign), self.term(b, sign));
            return compare_bits(self.coder.pool, op, a, b);
        }
        if self.coder.is_integral() {
            let (a, b) = (self.number(a, sign), self.number(b, sign));
            let (pool, integers) = self.coder.integers();
            return integers.compare(pool, op, [&a, &b], bits, sign);
        }
        let (a, b) = (self.term(a, sign), self.term(b, sign));
        words::compare(self.coder.pool, op, a, b)
    }

    fn cast(&mut self, (def, op): (ValueId, CastOp), value: &Operand, ty: Type, sign: Sign) -> Val {
        let (from, to) = (self.width(value), self.coder.bits(ty));
        if !self.coder.is_integral() {
            let value = self.term(value, sign);
            return Val::Term(words::cast(self.coder.pool, op, value, from, to));
        }
        if from == 1 {
            let condition = self.term(value, sign);
            let signed = op == CastOp::SignExtend;
            return Val::Number(Integers::of_bool(self.coder.pool, condition, signed, to, sign));
        }
        let own = self.coder.sign_of(self.id, &[value]);
        let n = self.operand_of(def, 0, value, own);
        if to == 1 {
            return Val::Term(Integers::lowest_bit(self.coder.pool, &n));
        }
        let (pool, integers) = self.coder.integers();
        Val::Number(integers.cast(pool, op, &n, (from, own), (to, sign)))
    }
}

/// Comparisons of truth values: without sign 0 is below 1, with sign 1, which is -1, is below 0.
fn compare_bits(pool: &mut TermPool, op: eufonium_ir::program::CompareOp, a: Term, b: Term) -> Term {
    use eufonium_ir::program::CompareOp as C;
    let (na, nb) = (pool.not(a), pool.not(b));
    match op {
        C::Eq => pool.eq(a, b),
        C::Ne => pool.xor(a, b),
        C::Ult | C::Sgt => pool.and2(na, b),
        C::Ugt | C::Slt => pool.and2(a, nb),
        C::Ule | C::Sge => pool.or2(na, b),
        C::Uge | C::Sle => pool.or2(a, nb),
    }
}
