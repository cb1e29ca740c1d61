//! Arrays all of whose elements are constants: tables that a program looks things up in, and what it set up before its work.
//!
//! Such a value is the same wherever it is used, so no predicate has it as an argument; what is read of it is a choice among the elements
//! (`lookup`), and no theory of arrays has to find it among writes.

use super::coder::{Coder, Env};
use super::lookup::MOST;
use eufonium_base::HashMap;
use eufonium_ir::Term;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{Function, FunctionId, Op, Operand, ValueId};

impl Coder<'_> {
    /// Notes the values of a function that are arrays of constants, so that they are no unknowns where a fragment starts.
    pub(super) fn find_tables(&mut self, id: FunctionId, function: &Function, cfg: &Cfg) {
        if self.reads.is_some() {
            return;
        }
        let mut writes: HashMap<ValueId, usize> = HashMap::default();
        for instr in cfg.order().iter().flat_map(|block| &function.blocks[*block].instrs) {
            let below = match &instr.op {
                Op::Fill(Operand::Const(_)) => Some(0),
                Op::Write {
                    array: Operand::Value(array),
                    index: Operand::Const(_),
                    value: Operand::Const(_),
                } => writes.get(array).map(|n| n + 1).filter(|n| *n <= MOST),
                _ => None,
            };
            if let (Some(count), [def]) = (below, &instr.defs[..]) {
                writes.insert(*def, count);
                let (value, _) = self.define(id, function, &mut Env::default(), *def, &instr.op);
                self.constants.insert((id, *def), value.term());
            }
        }
    }

    /// Whether a value is an array of constants.
    pub(super) fn is_table(&self, id: FunctionId, value: ValueId) -> bool {
        self.constants.get(&(id, value)).is_some_and(|term| self.pool.as_constant(*term).is_none())
    }

    /// The element of an array, without the array if its elements are constants.
    pub(super) fn element(&mut self, array: Term, index: Term) -> Term {
        let read = self.pool.select(array, index);
        if self.pool.op(read) != eufonium_ir::Op::Select {
            return read;
        }
        self.tables.element(self.pool, array, index).unwrap_or(read)
    }
}
