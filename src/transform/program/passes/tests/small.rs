//! What single tests of passes need: programs of few instructions, and counting what is left.

use eufonium_base::ids::Id;
use eufonium_ir::program::build::FunctionBuilder;
use eufonium_ir::program::{
    AllocKind, BlockId, Check, CheckId, CheckKind, ContextId, Function, FunctionId, Loc, Op, Operand, Origin,
    Program, Site, SiteKind, Terminator, Type, VariableId,
};

pub const WORD: Type = Type::Int(32);
pub const BIT: Type = Type::Int(1);

/// A program with one check; functions are added by [`add`].
pub fn empty() -> Program {
    let mut program = Program::new(64, true);
    let (message, function) = ("bad".to_string(), "main".to_string());
    program.checks.push(Check { property: CheckKind::Reach, message, at: None, function });
    program.files.push("f.c".into());
    program
}

/// Adds a function that `make` fills.
pub fn add(
    program: &mut Program,
    params: &[Type],
    results: &[Type],
    make: impl FnOnce(&mut FunctionBuilder, &mut Program),
) -> FunctionId {
    let mut builder = FunctionBuilder::new("f", params, results);
    make(&mut builder, program);
    program.functions.push(builder.finish())
}

/// A program of one function, which is its entry.
pub fn single(
    params: &[Type],
    results: &[Type],
    make: impl FnOnce(&mut FunctionBuilder, &mut Program),
) -> Program {
    let mut program = empty();
    program.entry = Some(add(&mut program, params, results, make));
    program
}

pub fn origin(program: &mut Program, kind: SiteKind) -> Origin {
    let site = program.sites.push(Site { kind, at: None });
    Origin { site, context: ContextId::from_usize(0) }
}

pub fn havoc(b: &mut FunctionBuilder, program: &mut Program, ty: Type) -> Operand {
    let origin = origin(program, SiteKind::External("nondet".into()));
    b.havoc(origin, ty)
}

/// An object on the stack.
pub fn object(b: &mut FunctionBuilder, program: &mut Program, size: u64) -> Operand {
    let origin = origin(program, SiteKind::Uninitialised);
    let size = eufonium_ir::program::build::word(size, 64);
    b.define(Op::Alloc { kind: AllocKind::Stack, size, align: 8, origin }, Type::Pointer)
}

pub fn offset(b: &mut FunctionBuilder, base: &Operand, constant: i64) -> Operand {
    let op = Op::Offset { base: base.clone(), constant, scaled: vec![], inbounds: true, member: None };
    b.define(op, Type::Pointer)
}

pub fn check(condition: Operand) -> Op {
    Op::Assert { condition, check: CheckId::from_usize(0) }
}

pub fn name(n: usize, value: Operand) -> Op {
    Op::Name { variable: VariableId::from_usize(n), value }
}

pub fn returns(b: &mut FunctionBuilder, values: Vec<Operand>) {
    b.terminate(Terminator::Return(values));
}

pub fn place() -> Loc {
    Loc { file: eufonium_ir::program::FileId::from_usize(0), line: 3, column: 1 }
}

/// The operators of the reached blocks.
pub fn ops(function: &Function) -> Vec<&Op> {
    let cfg = eufonium_ir::program::cfg::Cfg::new(function);
    let blocks: Vec<BlockId> = cfg.order().to_vec();
    blocks.into_iter().flat_map(|b| &function.blocks[b].instrs).map(|i| &i.op).collect()
}

/// The entry function.
pub fn main(program: &Program) -> &Function {
    &program.functions[program.entry.expect("it has an entry")]
}

/// How many operators of the entry function are like this.
pub fn count(program: &Program, test: impl Fn(&Op) -> bool) -> usize {
    ops(main(program)).into_iter().filter(|op| test(op)).count()
}

/// How many blocks of the entry function are reached.
pub fn blocks(program: &Program) -> usize {
    eufonium_ir::program::cfg::Cfg::new(main(program)).order().len()
}
