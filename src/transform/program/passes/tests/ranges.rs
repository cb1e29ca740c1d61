//! What ranges make shorter, for all words of four bits, and what is computed again where.

use super::super::{narrow, rematerialize};
use eufonium_base::Bits;
use eufonium_ir::program::build::{FunctionBuilder, signed_word, word};
use eufonium_ir::program::eval::{self, Choice, Choices, End, Limits, Source, Value};
use eufonium_ir::program::{
    BinaryOp, CastOp, CompareOp, Function, Instr, Op, Operand, Program, Terminator, Type, ValueId,
};

const BITS: u32 = 4;
const WORD: Type = Type::Int(BITS);
const WIDE: Type = Type::Int(9);

/// The parameters of the entry function.
struct Given([u64; 2]);

impl Choices for Given {
    fn choose(&mut self, _: &Program, choice: Choice<'_>) -> Value {
        let Source::Parameter(i) = choice.source else { panic!("nothing else is chosen") };
        Value::Word(Bits::from_u64(self.0[i], BITS))
    }
}

/// The truncated result of an operator on two words that were extended, and lie between these numbers.
fn truncated(op: BinaryOp, extend: CastOp, [low, high]: [i64; 2], to: u32) -> Program {
    let mut b = FunctionBuilder::new("main", &[WORD, WORD], &[Type::Int(to)]);
    let params = b.params();
    for param in &params {
        for (op, bound) in [(CompareOp::Sge, low), (CompareOp::Sle, high)] {
            let holds = b.compare(op, param.clone(), signed_word(bound, BITS));
            b.effect(Op::Assume(holds));
        }
    }
    let [x, y] = [0, 1].map(|i: usize| b.cast(extend, params[i].clone(), WIDE));
    let result = b.define(Op::Binary { op, a: x, b: y, nsw: false, nuw: false }, WIDE);
    let short = b.cast(CastOp::Truncate, result, Type::Int(to));
    b.terminate(Terminator::Return(vec![short]));
    let mut program = Program::new(64, true);
    program.entry = Some(program.functions.push(b.finish()));
    program
}

fn results(program: &Program) -> Vec<Option<Vec<Value>>> {
    let all = (0..1 << (2 * BITS)).map(|n| [n % (1 << BITS), n >> BITS]);
    let run = |given| {
        let run = eval::run(program, &mut Given(given), &Limits::default());
        (run.end == End::Exit).then_some(run.results)
    };
    all.map(run).collect()
}

/// Whether an operator is to be short on words between these numbers, of which the extended ones are taken.
fn is_short(op: BinaryOp, extend: CastOp, [low, high]: [i64; 2], to: u32) -> bool {
    let [low, high] = match extend {
        CastOp::ZeroExtend if high < 0 => [low + 16, high + 16],
        CastOp::ZeroExtend if low < 0 => [0, 15],
        _ => [low, high],
    };
    let most = (1 << (to - 1)) - 1;
    let fits = |numbers: &[i64]| numbers.iter().all(|n| (-most - 1..=most).contains(n));
    let results = match op {
        BinaryOp::Add => [2 * low, 2 * high, low + high],
        BinaryOp::Sub => [low - high, high - low, 0],
        _ => [low * low, high * high, low * high],
    };
    fits(&[low, high]) && fits(&results)
}

#[test]
fn operators_on_small_numbers_are_shorter() {
    let mut shorter = 0;
    for (op, to) in
        [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul].into_iter().flat_map(|op| [(op, 4), (op, 6)])
    {
        for extend in [CastOp::ZeroExtend, CastOp::SignExtend] {
            for bounds in [[0, 2], [0, 3], [-2, 2], [-2, 3], [-3, -1], [1, 7], [0, 7], [-4, 5]] {
                let before = truncated(op, extend, bounds, to);
                let mut after = before.clone();
                narrow::narrow(&mut after);
                assert_eq!(results(&before), results(&after), "{op:?} {extend:?} {bounds:?} {to}");
                let has_wide = after.functions.values().any(|f| {
                    let truncates = |instr: &Instr| matches!(instr.op, Op::Cast { op: CastOp::Truncate, .. });
                    f.instrs().any(truncates)
                });
                assert_eq!(!has_wide, is_short(op, extend, bounds, to), "{op:?} {extend:?} {bounds:?} {to}");
                shorter += u32::from(!has_wide);
            }
        }
    }
    assert!(shorter >= 30, "{shorter}");
}

/// A product of two words before a loop in which it is used, and the second word if `both`.
fn product_before_loop(both: bool) -> (Function, ValueId) {
    let mut b = FunctionBuilder::new("main", &[WORD, WORD], &[]);
    let [x, y] = &b.params()[..] else { panic!("there are two parameters") };
    let product = b.binary(BinaryOp::Mul, x.clone(), y.clone());
    let value = product.as_value().expect("it is defined");
    let (head, body, end) = (b.new_block(&[WORD]), b.new_block(&[]), b.new_block(&[]));
    b.jump(head, vec![word(0, BITS)]);
    b.switch_to(head);
    let i = b.block_params(head).remove(0);
    let goes_on = b.compare(CompareOp::Ult, i.clone(), x.clone());
    b.branch(goes_on, body, end);
    b.switch_to(body);
    let less = b.compare(CompareOp::Ult, i.clone(), product);
    b.effect(Op::Assume(less));
    let step = if both { y.clone() } else { word(1, BITS) };
    let next = b.binary(BinaryOp::Add, i, step);
    b.jump(head, vec![next]);
    b.switch_to(end);
    b.terminate(Terminator::Return(vec![]));
    (b.finish(), value)
}

#[test]
fn products_of_words_that_live_are_computed_again() {
    for both in [true, false] {
        let (function, product) = product_before_loop(both);
        let mut program = Program::new(64, true);
        let main = program.functions.push(function);
        assert_eq!(rematerialize::rematerialize(&mut program), both);
        let is_used = program.functions[main].instrs().any(|instr| {
            let is_product = |operand: &&Operand| operand.as_value() == Some(product);
            instr.op.operands().iter().any(is_product)
        });
        assert_eq!(is_used, !both);
    }
}
