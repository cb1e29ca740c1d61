//! Building functions block by block.

use super::{
    BinaryOp, Block, BlockId, CastOp, CompareOp, Function, Instr, Loc, Op, Operand, Origin, Target,
    Terminator, Type, ValueId,
};
use eufonium_base::Bits;
use eufonium_base::ids::IdVec;

/// A function under construction. Blocks that were given no terminator stop.
#[derive(Debug)]
pub struct FunctionBuilder {
    function: Function,
    block: BlockId,
    at: Option<Loc>,
}

impl FunctionBuilder {
    /// A function with parameters and results of these types, at its entry block.
    pub fn new(name: &str, params: &[Type], results: &[Type]) -> Self {
        let mut function = Function {
            name: name.to_string(),
            params: vec![],
            results: results.to_vec(),
            values: IdVec::new(),
            blocks: IdVec::new(),
            entry: <BlockId as eufonium_base::ids::Id>::from_usize(0),
            at: None,
            dispatches: false,
        };
        function.params = params.iter().map(|ty| function.value(*ty)).collect();
        let mut builder = FunctionBuilder { block: function.entry, function, at: None };
        builder.new_block(&[]);
        builder
    }
    /// The parameters.
    pub fn params(&self) -> Vec<Operand> {
        self.function.params.iter().map(|v| Operand::Value(*v)).collect()
    }
    /// A further parameter of the function.
    pub fn add_param(&mut self, ty: Type) -> Operand {
        let param = self.function.value(ty);
        self.function.params.push(param);
        Operand::Value(param)
    }
    /// A new block with parameters of these types; the current block stays.
    pub fn new_block(&mut self, params: &[Type]) -> BlockId {
        let params = params.iter().map(|ty| self.function.value(*ty)).collect();
        let terminator = Terminator::Stop;
        self.function.blocks.push(Block { params, instrs: vec![], terminator, at: None, loop_at: None })
    }
    /// The parameters of a block.
    pub fn block_params(&self, block: BlockId) -> Vec<Operand> {
        self.function.blocks[block].params.iter().map(|v| Operand::Value(*v)).collect()
    }
    /// Continues at the end of a block.
    pub fn switch_to(&mut self, block: BlockId) {
        self.block = block;
    }
    /// The current block.
    pub fn current(&self) -> BlockId {
        self.block
    }
    /// The place of what is added next.
    pub fn set_loc(&mut self, at: Option<Loc>) {
        self.at = at;
    }
    /// Where the loop of this block starts.
    pub fn set_loop(&mut self, block: BlockId, at: Loc) {
        self.function.blocks[block].loop_at = Some(at);
    }
    /// Adds an instruction that defines values of these types.
    pub fn instr(&mut self, op: Op, types: &[Type]) -> Vec<ValueId> {
        let defs: Vec<ValueId> = types.iter().map(|ty| self.function.value(*ty)).collect();
        self.function.blocks[self.block].instrs.push(Instr { defs: defs.clone(), op, at: self.at });
        defs
    }
    /// Adds an instruction that defines one value.
    pub fn define(&mut self, op: Op, ty: Type) -> Operand {
        Operand::Value(self.instr(op, &[ty])[0])
    }
    /// Adds an instruction that defines one value, at the start of the function; it uses no other values.
    pub fn define_first(&mut self, op: Op, ty: Type) -> Operand {
        let value = self.function.value(ty);
        let entry = self.function.entry;
        self.function.blocks[entry].instrs.insert(0, Instr { defs: vec![value], op, at: self.at });
        Operand::Value(value)
    }
    /// Adds an instruction that defines nothing.
    pub fn effect(&mut self, op: Op) {
        self.instr(op, &[]);
    }
    /// A binary operation that wraps.
    pub fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.function.type_of(&a);
        self.define(Op::Binary { op, a, b, nsw: false, nuw: false }, ty)
    }
    /// A comparison.
    pub fn compare(&mut self, op: CompareOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Compare { op, a, b }, Type::Int(1))
    }
    /// A conversion.
    pub fn cast(&mut self, op: CastOp, value: Operand, to: Type) -> Operand {
        self.define(Op::Cast { op, value }, to)
    }
    /// Any value of a type.
    pub fn havoc(&mut self, origin: Origin, ty: Type) -> Operand {
        self.define(Op::Havoc(origin), ty)
    }
    /// Ends the current block.
    pub fn terminate(&mut self, terminator: Terminator) {
        let block = &mut self.function.blocks[self.block];
        block.terminator = terminator;
        block.at = self.at;
    }
    /// Ends the current block with a jump.
    pub fn jump(&mut self, block: BlockId, args: Vec<Operand>) {
        self.terminate(Terminator::Jump(Target { block, args }));
    }
    /// Ends the current block with a branch to blocks without parameters.
    pub fn branch(&mut self, condition: Operand, then: BlockId, otherwise: BlockId) {
        self.branch_with(condition, (then, vec![]), (otherwise, vec![]));
    }
    /// Ends the current block with a branch to blocks with these arguments.
    pub fn branch_with(
        &mut self,
        condition: Operand,
        then: (BlockId, Vec<Operand>),
        otherwise: (BlockId, Vec<Operand>),
    ) {
        let target = |(block, args)| Target { block, args };
        self.terminate(Terminator::Branch { condition, then: target(then), otherwise: target(otherwise) });
    }
    /// The type of an operand.
    pub fn type_of(&self, operand: &Operand) -> Type {
        self.function.type_of(operand)
    }
    /// The function.
    pub fn finish(self) -> Function {
        self.function
    }
    /// The function so far, to be changed.
    pub fn function(&mut self) -> &mut Function {
        &mut self.function
    }
}

/// A word as an operand; the value is cut to the width.
pub fn word(value: u64, width: u32) -> Operand {
    Operand::Const(Bits::from_u64(value, width))
}

/// A number with a sign as an operand, cut to the width or extended by its sign.
pub fn signed_word(value: i64, width: u32) -> Operand {
    Operand::Const(Bits::from_fn(width, |i| value >> i.min(63) & 1 == 1))
}
