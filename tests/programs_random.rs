//! Random small programs with memory, loops, branches and calls, solved with all encodings: verdicts agree with runs on all
//! inputs by an evaluator that knows nothing of clauses, before and after memory has become values.

#[path = "support/rng.rs"]
mod rng;

use eufonium::base::ids::Id;
use eufonium::base::{Bits, Stats, Stop};
use eufonium::engine::programs::{Arith, AssumedValid, Contracts, Inter, ProgramOptions, Step, pure_program};
use eufonium::engine::{ProgramOutcome, Session, solve_program};
use eufonium::ir::TermPool;
use eufonium::ir::program::build::{FunctionBuilder, word};
use eufonium::ir::program::eval::{self, Choice, Choices, End, Limits, Recorded, Source, Value};
use eufonium::ir::program::{
    AllocKind, BinaryOp, CastOp, Check, CheckId, CheckKind, CompareOp, ContextId, FunctionId, Op, Operand,
    Origin, Program, Site, SiteKind, Terminator, Type, print, validate,
};
use rng::Rng;
use std::time::Duration;

const BYTE: Type = Type::Int(8);
/// The bits of an input, and how many there are.
const INPUT_BITS: u32 = 3;
const INPUTS: usize = 2;
/// The elements of the array, a power of two.
const ELEMENTS: u64 = 4;

/// A function that is being written. Variables are bytes in memory.
struct Writer<'a> {
    rng: &'a mut Rng,
    program: &'a mut Program,
    b: FunctionBuilder,
    variables: Vec<Operand>,
    array: Option<Operand>,
    helper: Option<FunctionId>,
}

impl Writer<'_> {
    fn origin(&mut self, kind: SiteKind) -> Origin {
        let site = self.program.sites.push(Site { kind, at: None });
        Origin { site, context: ContextId::from_usize(0) }
    }

    fn place(&mut self, size: u64) -> Operand {
        let origin = self.origin(SiteKind::Uninitialised);
        let op = Op::Alloc { kind: AllocKind::Stack, size: word(size, 32), align: 1, origin };
        self.b.define(op, Type::Pointer)
    }

    fn variable(&mut self, value: Operand) {
        let place = self.place(1);
        self.b.effect(Op::Store { address: place.clone(), value });
        self.variables.push(place);
    }

    /// The place of a variable or of an element.
    fn any_place(&mut self) -> Operand {
        match &self.array {
            Some(array) if self.rng.chance(30) => {
                let array = array.clone();
                let index = self.load_variable();
                let index = self.b.binary(BinaryOp::And, index, word(ELEMENTS - 1, 8));
                let index = self.b.cast(CastOp::ZeroExtend, index, Type::Int(32));
                let scaled = vec![(index, 1)];
                self.b.define(
                    Op::Offset { base: array, constant: 0, scaled, inbounds: true, member: None },
                    Type::Pointer,
                )
            }
            _ => {
                let i = self.rng.below(self.variables.len() as u64) as usize;
                self.variables[i].clone()
            }
        }
    }

    fn load_variable(&mut self) -> Operand {
        let i = self.rng.below(self.variables.len() as u64) as usize;
        let address = self.variables[i].clone();
        self.b.define(Op::load(address), BYTE)
    }

    fn expression(&mut self, depth: u64) -> Operand {
        if depth == 0 || self.rng.chance(15) {
            if self.rng.chance(30) {
                let n = self.rng.pick(&[0, 1, 2, 3, 7, 8, 100, 127, 128, 255]);
                return word(n, 8);
            }
            let address = self.any_place();
            return self.b.define(Op::load(address), BYTE);
        }
        let a = self.expression(depth - 1);
        match self.rng.below(10) {
            0..=5 => {
                use BinaryOp::*;
                let ops = [Add, Add, Sub, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor];
                let op = self.rng.pick(&ops);
                let b = self.expression(depth - 1);
                let sums = matches!(op, Add | Sub | Mul);
                let (nsw, nuw) = (sums && self.rng.chance(30), sums && self.rng.chance(5));
                self.b.define(Op::Binary { op, a, b, nsw, nuw }, BYTE)
            }
            6 => {
                let narrow = self.b.cast(CastOp::Truncate, a, Type::Int(4));
                let op = self.rng.pick(&[CastOp::ZeroExtend, CastOp::SignExtend]);
                self.b.cast(op, narrow, BYTE)
            }
            7 => {
                let condition = self.condition();
                let otherwise = self.expression(depth - 1);
                self.b.define(Op::Select { condition, then: a, otherwise }, BYTE)
            }
            8 => match self.helper {
                Some(callee) => {
                    let origin = self.origin(SiteKind::Call);
                    let steps = word(self.rng.below(3), 8);
                    self.b.define(Op::Call { callee, args: vec![steps, a], origin }, BYTE)
                }
                None => a,
            },
            _ => {
                let wide = self.b.cast(CastOp::SignExtend, a, Type::Int(16));
                let product = self.b.binary(BinaryOp::Mul, wide.clone(), wide);
                let high = self.b.binary(BinaryOp::LShr, product, word(3, 16));
                self.b.cast(CastOp::Truncate, high, BYTE)
            }
        }
    }

    fn condition(&mut self) -> Operand {
        use CompareOp::*;
        let op = self.rng.pick(&[Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge]);
        let (a, b) = (self.expression(1), self.expression(1));
        self.b.compare(op, a, b)
    }

    fn statement(&mut self, depth: u64) {
        match self.rng.below(if depth == 0 { 5 } else { 8 }) {
            0..=4 => {
                let value = self.expression(2);
                let address = self.any_place();
                self.b.effect(Op::Store { address, value });
            }
            5 | 6 => self.branch(depth),
            _ => self.repeat(depth),
        }
    }

    fn branch(&mut self, depth: u64) {
        let condition = self.condition();
        let [then, otherwise, end] = [(); 3].map(|()| self.b.new_block(&[]));
        self.b.branch(condition, then, otherwise);
        for block in [then, otherwise] {
            self.b.switch_to(block);
            if block == then || self.rng.chance(50) {
                self.statement(depth - 1);
            }
            self.b.jump(end, vec![]);
        }
        self.b.switch_to(end);
    }

    /// A loop of a few rounds, or of as many as a variable says.
    fn repeat(&mut self, depth: u64) {
        let rounds = if self.rng.chance(50) {
            word(1 + self.rng.below(5), 8)
        } else {
            let value = self.load_variable();
            self.b.binary(BinaryOp::And, value, word(7, 8))
        };
        let (head, body, end) = (self.b.new_block(&[BYTE]), self.b.new_block(&[]), self.b.new_block(&[]));
        self.b.jump(head, vec![word(0, 8)]);
        self.b.switch_to(head);
        let round = self.b.block_params(head)[0].clone();
        let more = self.b.compare(CompareOp::Ult, round.clone(), rounds);
        self.b.branch(more, body, end);
        self.b.switch_to(body);
        self.statement(depth - 1);
        let next = self.b.binary(BinaryOp::Add, round, word(1, 8));
        self.b.jump(head, vec![next]);
        self.b.switch_to(end);
    }
}

/// `helper(n, x)` calls itself with `n - 1` until that is 0.
fn helper(rng: &mut Rng, program: &mut Program, check: CheckId) -> FunctionId {
    let b = FunctionBuilder::new("helper", &[BYTE, BYTE], &[BYTE]);
    let mut writer = Writer { rng, program, b, variables: vec![], array: None, helper: None };
    let params = writer.b.params();
    writer.variable(params[1].clone());
    writer.statement(1);
    let (last, more) = (writer.b.new_block(&[]), writer.b.new_block(&[]));
    let done = writer.b.compare(CompareOp::Eq, params[0].clone(), word(0, 8));
    writer.b.branch(done, last, more);
    writer.b.switch_to(last);
    let result = writer.expression(1);
    writer.b.terminate(Terminator::Return(vec![result]));
    writer.b.switch_to(more);
    let less = writer.b.binary(BinaryOp::Sub, params[0].clone(), word(1, 8));
    let x = writer.expression(1);
    if writer.rng.chance(20) {
        let condition = writer.b.compare(CompareOp::Ne, x.clone(), word(3, 8));
        writer.b.effect(Op::Assert { condition, check });
    }
    let origin = writer.origin(SiteKind::Call);
    let callee = FunctionId::from_usize(writer.program.functions.len());
    let result = writer.b.define(Op::Call { callee, args: vec![less, x], origin }, BYTE);
    let result = writer.b.binary(BinaryOp::Xor, result, params[1].clone());
    writer.b.terminate(Terminator::Return(vec![result]));
    let function = writer.b.finish();
    program.functions.push(function)
}

/// A program whose check compares a result with a number.
fn generate(seed: u64) -> Program {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut program = Program::new(32, true);
    let check = Check {
        property: CheckKind::Reach,
        message: "the result is that number".into(),
        at: None,
        function: "main".into(),
    };
    let check = program.checks.push(check);
    let helper = rng.chance(40).then(|| helper(&mut rng, &mut program, check));
    let b = FunctionBuilder::new("main", &[], &[]);
    let mut writer =
        Writer { rng: &mut rng, program: &mut program, b, variables: vec![], array: None, helper };
    for _ in 0..INPUTS {
        let origin = writer.origin(SiteKind::External("input".into()));
        let input = writer.b.havoc(origin, Type::Int(INPUT_BITS));
        let input = writer.b.cast(CastOp::ZeroExtend, input, BYTE);
        writer.variable(input);
    }
    if writer.rng.chance(40) {
        let array = writer.place(ELEMENTS);
        let length = word(ELEMENTS, 32);
        writer.b.effect(Op::SetMemory { to: array.clone(), byte: word(3, 8), length });
        writer.array = Some(array);
    }
    for _ in 0..1 + writer.rng.below(3) {
        writer.statement(2);
    }
    let result = writer.expression(2);
    let bits = writer.rng.pick(&[2, 3, 8]);
    let result = writer.b.binary(BinaryOp::And, result, word((1 << bits) - 1, 8));
    let number = word(writer.rng.below(1 << bits), 8);
    let condition = writer.b.compare(CompareOp::Ne, result, number);
    writer.b.effect(Op::Assert { condition, check });
    writer.b.terminate(Terminator::Return(vec![]));
    let main = writer.b.finish();
    program.entry = Some(program.functions.push(main));
    program
}

/// Inputs from a list; nothing else is asked for a value that is not zero.
struct Inputs {
    values: Vec<u64>,
    next: usize,
    recorded: Recorded,
}

impl Choices for Inputs {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let Source::Site(site) = choice.source else { return Value::zero(program, choice.ty) };
        let value = Value::Word(Bits::from_u64(self.values[self.next], INPUT_BITS));
        self.next += 1;
        self.recorded.record(choice.path.to_vec(), site, value.clone());
        value
    }
}

/// How the runs on all inputs end, with their choices.
fn runs(program: &Program) -> Vec<(End, Recorded)> {
    let size = 1u64 << INPUT_BITS;
    let inputs = (0..size).flat_map(|a| (0..size).map(move |b| vec![a, b]));
    inputs
        .map(|values| {
            let mut inputs = Inputs { values, next: 0, recorded: Recorded::default() };
            let run = eval::run(program, &mut inputs, &Limits::default());
            let mut again = inputs.recorded.clone();
            let (watched, _) = eval::trace(program, &mut again, &Limits::default());
            assert_eq!(run, watched, "whoever watches sees the same run");
            (run.end, inputs.recorded)
        })
        .collect()
}

fn violated(end: &End) -> Option<CheckId> {
    match end {
        End::Violation(check) => Some(*check),
        _ => None,
    }
}

/// The encodings in turn.
fn options(n: u64) -> ProgramOptions {
    ProgramOptions {
        arith: [Arith::Auto, Arith::BitVectors, Arith::Integers][n as usize % 3],
        step: if (n / 3).is_multiple_of(2) { Step::Large } else { Step::Small },
        inter: if (n / 6).is_multiple_of(2) { Inter::Inline } else { Inter::Summary },
        contracts: if (n / 12).is_multiple_of(2) { Contracts::ForInvariants } else { Contracts::Always },
        ..ProgramOptions::default()
    }
}

#[test]
fn passes_and_memory_keep_all_runs() {
    let mut violations = 0;
    for seed in 0..150 {
        let program = generate(seed);
        validate::validate(&program).expect("the program is valid");
        let mut stats = Stats::new();
        // A run that ends at an invalid access is undefined, so none of the others goes.
        let accesses = [AssumedValid::None, AssumedValid::OfObjects, AssumedValid::All][seed as usize % 3];
        let pure = pure_program(&program, &options(seed), accesses, &mut stats)
            .expect("all of it has a model")
            .program;
        validate::validate(&pure).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", print::program(&pure)));
        assert!(pure.is_pure());
        for (end, mut recorded) in runs(&program) {
            let run = eval::run(&pure, &mut recorded, &Limits::default());
            violations += usize::from(violated(&end).is_some());
            // What is undefined and used by nobody may be gone.
            let undefined = matches!(end, End::Undefined { .. });
            let same = violated(&run.end) == violated(&end) || undefined;
            assert!(same, "seed {seed}: {end:?} became {:?}\n{}", run.end, print::program(&pure));
        }
    }
    assert!(violations > 500, "the check is violated now and then: {violations}");
}

#[test]
fn verdicts_agree_with_all_runs() {
    let (mut answered, mut asked) = (0, 0);
    for seed in 1000..1048 {
        let program = generate(seed);
        let bad = runs(&program).iter().any(|(end, _)| violated(end).is_some());
        let stop = Stop::with_limits(Some(Duration::from_secs(4)), None);
        let mut pool = TermPool::new();
        let (outcome, _) = solve_program(&mut pool, &program, &Session::new(options(seed)).under(&stop));
        asked += 1;
        match outcome {
            ProgramOutcome::Safe(_) => {
                answered += 1;
                assert!(!bad, "seed {seed} is unsafe:\n{}", print::program(&program));
            }
            ProgramOutcome::Unsafe(violation) => {
                answered += 1;
                let mut choices = violation.choices.clone();
                let run = eval::run(&program, &mut choices, &Limits::default());
                assert_eq!(violated(&run.end), Some(violation.check), "seed {seed}");
                assert!(bad, "seed {seed} is safe:\n{}", print::program(&program));
            }
            ProgramOutcome::Unknown(_) => {}
        }
    }
    assert!(answered * 10 >= asked * 8, "{answered} of {asked} are answered");
}
