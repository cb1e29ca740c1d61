//! Variables that hold numbers of addresses. Nothing is claimed of them: another layout of memory has other numbers.
//!
//! Followed are operators, choices, parameters of blocks, calls and results. Deliberately absent: numbers that go through memory that stays memory.

use eufonium_base::HashSet;
use eufonium_ir::program::{CastOp, FunctionId, Op, Operand, Program, Terminator, Type, ValueId, VariableId};
use eufonium_transform::program::passes::{PassOptions, tidy};

/// The variables that may hold the number of an address, or one that was computed from such a number.
pub(super) fn holding_addresses(program: &Program) -> HashSet<VariableId> {
    let casts = |op: &Op| matches!(op, Op::Cast { op: CastOp::PointerToInt, .. });
    if !program.instrs().any(|instr| casts(&instr.op)) {
        return HashSet::default();
    }
    let mut tidied = program.clone();
    tidy(&mut tidied, &PassOptions { keep_all: true, keep_names: true, ..PassOptions::default() });
    let mut found = Found { program: &tidied, values: HashSet::default(), results: HashSet::default() };
    while found.round() {}
    let named = tidied.functions.iter().flat_map(|(id, f)| f.instrs().map(move |instr| (id, &instr.op)));
    named
        .filter_map(|(id, op)| match op {
            Op::Name { variable, value } if found.is_address(id, value) => Some(*variable),
            _ => None,
        })
        .collect()
}

/// What is known to be computed from numbers of addresses.
struct Found<'p> {
    program: &'p Program,
    values: HashSet<(FunctionId, ValueId)>,
    /// Results of functions.
    results: HashSet<(FunctionId, usize)>,
}

impl Found<'_> {
    fn is_address(&self, function: FunctionId, operand: &Operand) -> bool {
        operand.as_value().is_some_and(|value| self.values.contains(&(function, value)))
    }

    /// Follows all functions once; whether something was new.
    fn round(&mut self) -> bool {
        let before = self.values.len() + self.results.len();
        for (id, function) in self.program.functions.iter() {
            for block in function.blocks.values() {
                for instr in &block.instrs {
                    self.operator(id, &instr.op, &instr.defs);
                }
                if let Terminator::Return(values) = &block.terminator {
                    let found = values.iter().enumerate().filter(|(_, value)| self.is_address(id, value));
                    let found: Vec<usize> = found.map(|(i, _)| i).collect();
                    self.results.extend(found.into_iter().map(|i| (id, i)));
                }
                for target in block.terminator.targets() {
                    self.pass(id, &target.args, (id, &function.blocks[target.block].params));
                }
            }
        }
        self.values.len() + self.results.len() > before
    }

    fn operator(&mut self, id: FunctionId, op: &Op, defs: &[ValueId]) {
        let is_address = match op {
            Op::Cast { op: CastOp::PointerToInt, .. } => true,
            Op::Copy(_) | Op::Binary { .. } | Op::Cast { .. } | Op::Select { .. } => {
                op.operands().iter().any(|operand| self.is_address(id, operand))
            }
            Op::Call { callee, args, .. } => {
                self.pass(id, args, (*callee, &self.program.functions[*callee].params));
                let of_call = defs.iter().enumerate().filter(|(i, _)| self.results.contains(&(*callee, *i)));
                self.values.extend(of_call.map(|(_, def)| (id, *def)));
                false
            }
            _ => false,
        };
        let is_word = |def: &ValueId| matches!(self.program.functions[id].values[*def].ty, Type::Int(2..));
        if is_address {
            self.values.extend(defs.iter().filter(|def| is_word(def)).map(|def| (id, *def)));
        }
    }

    fn pass(&mut self, from: FunctionId, args: &[Operand], (to, params): (FunctionId, &[ValueId])) {
        for (arg, param) in args.iter().zip(params) {
            if self.is_address(from, arg) {
                self.values.insert((to, *param));
            }
        }
    }
}
