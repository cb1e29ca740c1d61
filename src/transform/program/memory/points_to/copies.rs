//! Copies that do not make one node of their ends: what both have in common.

use super::PointsTo;
use eufonium_base::HashSet;
use eufonium_ir::program::{FunctionId, Op, Operand, Program};

impl PointsTo {
    /// Gives both ends of a copy that is apart one modulus, if it is longer than a period.
    pub(super) fn level(&mut self, program: &Program, apart: &HashSet<(FunctionId, Operand)>) {
        let mut copies = Vec::new();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                if let Op::CopyMemory { to, from, length } = &instr.op
                    && apart.contains(&(id, to.clone()))
                    && let (Some(to), Some(from)) = (self.raw(id, to), self.raw(id, from))
                {
                    let length = match length {
                        Operand::Const(bits) => bits.as_u64().unwrap_or(u64::MAX),
                        _ => u64::MAX,
                    };
                    copies.push((to, from, length));
                }
            }
        }
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (to, from, length) in &copies {
                let moduli = [*to, *from].map(|end| {
                    let root = self.nodes.find(end).node;
                    self.nodes.modulus(root)
                });
                if moduli[0] != moduli[1] && moduli.iter().any(|m| *m != 0 && m < length) {
                    moduli
                        .iter()
                        .for_each(|m| [*to, *from].into_iter().for_each(|end| self.nodes.wrap(end, *m)));
                    changed = true;
                }
            }
        }
    }
}
