//! Functions with their operands looked up, for runs that nobody watches.
//!
//! Invariant: a block has one operation for each instruction, in order, so a run can change at any of them between this form and the
//! program itself. What is no short word, or is seldom done, is left to [`step`](super::step). Deliberately absent: operations that stand for several
//! instructions, and machine code.

use super::pages::Layout;
use crate::float::{FloatOp, Format, Rounding};
use crate::program::{
    BinaryOp, BlockId, CastOp, CompareOp, Function, FunctionId, GlobalId, Instr, Op, Operand, Program,
    SiteId, Target, Terminator, Type, ValueId,
};
use eufonium_base::Bits;
use eufonium_base::ids::IdVec;
use std::sync::OnceLock;

/// The widest words.
const WIDEST: u32 = u64::BITS;

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arg {
    Value(ValueId),
    Word(u64),
    Global(GlobalId),
}

/// What an instruction does. Widths are in bits.
#[derive(Debug)]
pub(super) enum Operation {
    /// What only the program says.
    Other,
    Nothing,
    Copy {
        value: Arg,
        width: u8,
    },
    Binary {
        op: BinaryOp,
        width: u8,
        flags: [bool; 2],
        a: Arg,
        b: Arg,
    },
    /// Also says which operand is a constant.
    Compare {
        op: CompareOp,
        width: u8,
        constant: [bool; 2],
        a: Arg,
        b: Arg,
    },
    Cast {
        op: CastOp,
        widths: [u8; 2],
        value: Arg,
    },
    Select {
        condition: Arg,
        then: Arg,
        otherwise: Arg,
        width: u8,
    },
    Float {
        op: FloatOp,
        format: Format,
        rounding: Rounding,
        args: [Arg; 2],
        width: u8,
        operand_width: u8,
    },
    /// With one index, or with 0 as one.
    Offset {
        base: Arg,
        constant: u64,
        index: Arg,
        factor: u64,
    },
    Offsets {
        base: Arg,
        constant: u64,
        scaled: Box<[(Arg, u64)]>,
    },
    Load {
        address: Arg,
        layout: Layout,
        is_pointer: bool,
    },
    Store {
        address: Arg,
        value: Arg,
        layout: Layout,
        is_pointer: bool,
    },
    IsValid {
        address: Arg,
        length: Arg,
    },
    IsWritable {
        address: Arg,
    },
    /// Goes on if this is 1.
    Holds(Arg),
    /// Of a function of the program, whose code was not copied from elsewhere.
    Call {
        callee: FunctionId,
        args: Box<[Source]>,
        site: SiteId,
    },
}

/// An operation with the value that it defines, if it does.
#[derive(Debug)]
pub(super) struct Coded {
    pub(super) to: ValueId,
    pub(super) what: Operation,
}

/// What a parameter of a block or a function gets, or a caller.
#[derive(Debug)]
pub(super) enum Source {
    Value(ValueId),
    Word(u64, u8),
    Other(Operand),
}

/// A jump.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) block: BlockId,
    pub(super) moves: Box<[(ValueId, Source)]>,
}

/// How a block ends.
#[derive(Debug)]
pub(super) enum Exit {
    /// As only the program says.
    Other,
    Return(Box<[Source]>),
    Jump(Edge),
    /// To the first one if the condition is 1.
    Branch(Arg, [Edge; 2]),
    /// To the edge with the number of the case, or to the last one.
    Switch(Arg, Box<[u64]>, Box<[Edge]>),
}

/// A basic block.
#[derive(Debug)]
pub(super) struct CodedBlock {
    pub(super) operations: Box<[Coded]>,
    pub(super) exit: Exit,
}

/// A program to be run, with the code of the functions that runs of it called: cheap to make, and worth keeping from run to run.
#[derive(Debug)]
pub struct Code<'p> {
    program: &'p Program,
    functions: IdVec<FunctionId, OnceLock<IdVec<BlockId, CodedBlock>>>,
}

impl<'p> Code<'p> {
    /// Of a program that was never run.
    pub fn new(program: &'p Program) -> Self {
        Code { program, functions: program.functions.values().map(|_| OnceLock::new()).collect() }
    }

    /// The program.
    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// The blocks of a function.
    #[inline]
    pub(super) fn function(&self, id: FunctionId) -> &IdVec<BlockId, CodedBlock> {
        self.functions[id].get_or_init(|| {
            let coder = Coder { program: self.program, function: &self.program.functions[id] };
            let blocks = coder.function.blocks.values();
            blocks
                .map(|block| CodedBlock {
                    operations: block.instrs.iter().map(|instr| coder.coded(instr)).collect(),
                    exit: coder.exit(&block.terminator).unwrap_or(Exit::Other),
                })
                .collect()
        })
    }
}

struct Coder<'p> {
    program: &'p Program,
    function: &'p Function,
}

impl Coder<'_> {
    fn coded(&self, instr: &Instr) -> Coded {
        // What defines nothing never writes.
        let to = instr.defs.first().copied().unwrap_or(ValueId(0));
        let is_simple = instr.defs.len() <= 1 || matches!(instr.op, Op::Call { .. });
        let what = if is_simple { self.operation(instr) } else { None };
        Coded { to, what: what.unwrap_or(Operation::Other) }
    }

    fn operation(&self, instr: &Instr) -> Option<Operation> {
        Some(match &instr.op {
            Op::Name { .. } | Op::Declare { .. } | Op::Keep(_) => Operation::Nothing,
            Op::Copy(a) => Operation::Copy { value: self.arg(a)?, width: self.width(a)? },
            Op::Binary { op, a, b, nsw, nuw } => Operation::Binary {
                op: *op,
                width: self.width(a)?,
                flags: [*nsw, *nuw],
                a: self.arg(a)?,
                b: self.arg(b)?,
            },
            Op::Compare { op, a, b } => Operation::Compare {
                op: *op,
                width: self.width(a)?,
                constant: [a, b].map(|side| matches!(side, Operand::Const(_))),
                a: self.arg(a)?,
                b: self.arg(b)?,
            },
            Op::Cast { op, value } => Operation::Cast {
                op: *op,
                widths: [self.width(value)?, self.result(instr)?],
                value: self.arg(value)?,
            },
            Op::Select { condition, then, otherwise } => Operation::Select {
                condition: self.arg(condition)?,
                then: self.arg(then)?,
                otherwise: self.arg(otherwise)?,
                width: self.width(then)?,
            },
            Op::Float { op, format, rounding, args } => {
                let second = match &args[..] {
                    [_] => Arg::Word(0),
                    [_, b] => self.arg(b)?,
                    _ => return None,
                };
                Operation::Float {
                    op: *op,
                    format: *format,
                    rounding: *rounding,
                    args: [self.arg(&args[0])?, second],
                    width: self.result(instr)?,
                    operand_width: self.width(&args[0])?,
                }
            }
            Op::Offset { base, constant, scaled, .. } => self.offset(base, *constant as u64, scaled)?,
            Op::Load { address, .. } => Operation::Load {
                address: self.arg(address)?,
                layout: self.layout(self.result(instr)?),
                is_pointer: u32::from(self.result(instr)?) == self.program.pointer_bits,
            },
            Op::Store { address, value } => Operation::Store {
                address: self.arg(address)?,
                value: self.arg(value)?,
                layout: self.layout(self.width(value)?),
                is_pointer: self.function.type_of(value) == Type::Pointer,
            },
            Op::IsValid { address, length } => {
                Operation::IsValid { address: self.arg(address)?, length: self.arg(length)? }
            }
            Op::IsWritable(address) => Operation::IsWritable { address: self.arg(address)? },
            Op::Assume(condition) | Op::Assert { condition, .. } => Operation::Holds(self.arg(condition)?),
            Op::Call { callee, args, origin } if self.program.contexts[origin.context].call.is_none() => {
                Operation::Call {
                    callee: *callee,
                    args: args.iter().map(source).collect(),
                    site: origin.site,
                }
            }
            _ => return None,
        })
    }

    fn offset(&self, base: &Operand, constant: u64, scaled: &[(Operand, i64)]) -> Option<Operation> {
        let base = self.arg(base)?;
        let indices = scaled.iter().map(|(index, factor)| Some((self.arg(index)?, *factor as u64)));
        let indices: Vec<(Arg, u64)> = indices.collect::<Option<_>>()?;
        Some(match indices[..] {
            [] => Operation::Offset { base, constant, index: Arg::Word(0), factor: 0 },
            [(index, factor)] => Operation::Offset { base, constant, index, factor },
            _ => Operation::Offsets { base, constant, scaled: indices.into() },
        })
    }

    fn exit(&self, terminator: &Terminator) -> Option<Exit> {
        Some(match terminator {
            Terminator::Jump(target) => Exit::Jump(self.edge(target)),
            Terminator::Branch { condition, then, otherwise } => {
                Exit::Branch(self.arg(condition)?, [self.edge(then), self.edge(otherwise)])
            }
            Terminator::Switch { value, cases, default } => {
                let words = cases.iter().map(|(case, _)| short(case)).collect::<Option<_>>()?;
                let targets = cases.iter().map(|(_, target)| target).chain([default]);
                Exit::Switch(self.arg(value)?, words, targets.map(|target| self.edge(target)).collect())
            }
            Terminator::Return(values) => Exit::Return(values.iter().map(source).collect()),
            Terminator::Stop => return None,
        })
    }

    fn edge(&self, target: &Target) -> Edge {
        let params = &self.function.blocks[target.block].params;
        let sources = target.args.iter().map(source);
        Edge { block: target.block, moves: params.iter().copied().zip(sources).collect() }
    }

    fn arg(&self, operand: &Operand) -> Option<Arg> {
        Some(match operand {
            Operand::Value(v) => Arg::Value(*v),
            Operand::Const(bits) => Arg::Word(short(bits)?),
            Operand::Null => Arg::Word(0),
            Operand::Global(global) => Arg::Global(*global),
            Operand::Function(_) => return None,
        })
    }

    /// The width of a short word.
    fn width(&self, operand: &Operand) -> Option<u8> {
        self.short_width(self.function.type_of(operand))
    }

    /// The width of what an instruction defines, if that is a short word.
    fn result(&self, instr: &Instr) -> Option<u8> {
        self.short_width(self.function.values[*instr.defs.first()?].ty)
    }

    fn short_width(&self, ty: Type) -> Option<u8> {
        let bits = self.program.bits(ty);
        (1..=WIDEST).contains(&bits).then_some(bits as u8)
    }

    /// How a word lies in memory.
    fn layout(&self, width: u8) -> Layout {
        Layout { length: usize::from(width / 8), little_endian: self.program.little_endian }
    }
}

fn source(operand: &Operand) -> Source {
    match operand {
        Operand::Value(v) => Source::Value(*v),
        Operand::Const(bits) if let Some(word) = short(bits) => Source::Word(word, bits.width() as u8),
        other => Source::Other(other.clone()),
    }
}

/// A constant of at most 64 bits.
fn short(bits: &Bits) -> Option<u64> {
    (bits.width() <= WIDEST).then(|| bits.as_u64()).flatten()
}
