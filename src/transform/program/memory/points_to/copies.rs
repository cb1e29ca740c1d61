//! Copies that do not make one node of their ends: which these are, and what both ends have in common.

use super::{Cell, PointsTo};
use eufonium_base::HashSet;
use eufonium_ir::program::{FunctionId, Op, Operand, Program};

/// Copies by the function they are in and by where they write.
pub type Copies = HashSet<(FunctionId, Operand)>;

/// The ends of a copy that are in different nodes.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// Where it writes.
    pub to: Cell,
    /// Where it reads.
    pub from: Cell,
    /// The bytes, if they are known.
    pub length: Option<u64>,
}

impl Ends {
    /// Those of a copy, if they are in different nodes.
    pub fn of(points: &PointsTo, function: FunctionId, op: &Op) -> Option<Ends> {
        let Op::CopyMemory { to, from, length } = op else { return None };
        Self::between(points, function, (to, from), length)
    }

    /// Those of a copy between these places.
    pub fn between(
        points: &PointsTo,
        function: FunctionId,
        (to, from): (&Operand, &Operand),
        length: &Operand,
    ) -> Option<Ends> {
        let (to, from) = (points.cell(function, to)?, points.cell(function, from)?);
        (to.node != from.node).then(|| Ends { to, from, length: constant(length) })
    }
}

/// The number that an operand is; the greatest one for what is greater.
pub fn constant(operand: &Operand) -> Option<u64> {
    match operand {
        Operand::Const(bits) => Some(bits.as_u64().unwrap_or(u64::MAX)),
        _ => None,
    }
}

impl PointsTo {
    /// Gives both ends of a copy that is apart one modulus, if it is longer than a period.
    pub(super) fn level(&mut self, program: &Program, apart: &Copies) {
        let mut copies = Vec::new();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                if let Op::CopyMemory { to, from, length } = &instr.op
                    && apart.contains(&(id, to.clone()))
                    && let (Some(to), Some(from)) = (self.raw(id, to), self.raw(id, from))
                {
                    copies.push((to, from, constant(length).unwrap_or(u64::MAX)));
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
