//! Scalar replacement: elements of arrays become values of their own where it is known all the way which ones are read.
//!
//! The size of an object is an element of an array, read at the address where the object begins. Where that address goes round
//! a loop together with the array, the element may go round instead: each block with the array among its parameters gets one
//! for the element too, and a write to the array changes it if the places are equal. When no read of a family of arrays is left, the
//! arrays have no use and go away; clauses are over words then, and what an invariant says of a buffer that grows is a
//! relation between numbers.
//!
//! All or nothing: a family of arrays keeps its reads if one of them is at a place that is only computed after the arrays have met (the
//! elements of a table that a loop goes through), since the arrays stay then.
//!
//! Preserves: every run.
//! Source: Callahan, Carr and Kennedy, "Improving register allocation for subscripted variables" (PLDI 1990); meetings of arrays as in Knobe and
//! Sarkar, "Array SSA form and its use in parallelization" (POPL 1998).
//! Deliberately absent: families some of whose arrays are given to calls or copied from in ranges.

mod cells;

use cells::{Cells, Ways};
use eufonium_base::ids::Id;
use eufonium_base::{DisjointSets, HashMap, HashSet};
use eufonium_ir::program::{BlockId, Function, Op, Operand, Program, Type, ValueId};

/// Replaces elements of arrays in all functions. Returns whether anything changed.
pub fn replace_elements(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        changed |= replace_in(&mut program.functions[id]);
    }
    changed
}

/// Replaces the reads of one family after the other.
fn replace_in(function: &mut Function) -> bool {
    let (mut changed, mut kept) = (false, HashSet::default());
    loop {
        let mut open = Families::of(function).reads(function);
        open.retain(|(family, _)| !kept.contains(family));
        if open.is_empty() {
            return changed;
        }
        let Some(ways) = Ways::new(function) else { return changed };
        let resolved = open.into_iter().find_map(|(family, reads)| {
            let resolved = Cells::new(function, &ways, reads.len()).resolve_all(reads);
            if resolved.is_none() {
                kept.insert(family);
            }
            resolved
        });
        match resolved {
            // It moves instructions, so the ways are found anew.
            Some(resolved) => resolved.apply(function),
            None => return changed,
        }
        changed = true;
    }
}

/// A read: its block, its number there, and the element.
#[derive(Clone, Debug)]
struct Read {
    block: BlockId,
    number: usize,
    array: ValueId,
    index: Operand,
}

/// Arrays that become each other, by writes and by meetings.
struct Families {
    sets: DisjointSets,
    /// Roots of families that are used in other ways too.
    others: HashSet<usize>,
    /// Roots of families that meet.
    meet: HashSet<usize>,
    /// Arrays of any contents: what is read of them directly stays so.
    any: HashSet<ValueId>,
}

impl Families {
    fn of(function: &Function) -> Self {
        let mut families = Families {
            sets: DisjointSets::new(function.values.len()),
            others: HashSet::default(),
            meet: HashSet::default(),
            any: HashSet::default(),
        };
        let is_array = |value: ValueId| matches!(function.values[value].ty, Type::Array { .. });
        let (mut others, mut meet): (Vec<ValueId>, Vec<ValueId>) = (Vec::new(), Vec::new());
        others.extend(function.params.iter().copied().filter(|value| is_array(*value)));
        for block in function.blocks.values() {
            for instr in &block.instrs {
                let arrays = || {
                    let used = instr.op.operands().into_iter().filter_map(Operand::as_value);
                    used.chain(instr.defs.iter().copied()).filter(|value| is_array(*value))
                };
                match (&instr.op, &instr.defs[..]) {
                    (Op::Write { array: Operand::Value(from), .. }, [to]) => families.unite(*from, *to),
                    (Op::Copy(_) | Op::Select { .. }, [to]) if is_array(*to) => {
                        arrays().for_each(|from| families.unite(from, *to));
                    }
                    (Op::Havoc(_), [to]) if is_array(*to) => drop(families.any.insert(*to)),
                    (Op::Read { .. } | Op::Fill(_) | Op::Havoc(_), _) => {}
                    _ => others.extend(arrays()),
                }
            }
            for target in block.terminator.targets() {
                for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                    if let Operand::Value(arg) = arg
                        && is_array(*arg)
                    {
                        families.unite(*arg, *param);
                        meet.push(*param);
                    }
                }
            }
            if block.terminator.targets().is_empty() {
                let returned = block.terminator.operands().into_iter().filter_map(Operand::as_value);
                others.extend(returned.filter(|value| is_array(*value)));
            }
        }
        families.others = others.into_iter().map(|value| families.sets.root(value.index())).collect();
        families.meet = meet.into_iter().map(|value| families.sets.root(value.index())).collect();
        families
    }

    fn unite(&mut self, a: ValueId, b: ValueId) {
        self.sets.unite(a.index(), b.index());
    }

    /// The reads of each family that may be replaced, with the root of the family.
    fn reads(&mut self, function: &Function) -> Vec<(usize, Vec<Read>)> {
        let mut places: HashMap<usize, usize> = HashMap::default();
        let mut all: Vec<(usize, Vec<Read>)> = Vec::new();
        for (block, body) in function.blocks.iter() {
            for (number, instr) in body.instrs.iter().enumerate() {
                let Op::Read { array: Operand::Value(array), index } = &instr.op else { continue };
                let root = self.sets.root(array.index());
                if self.others.contains(&root) || !self.meet.contains(&root) || self.any.contains(array) {
                    continue;
                }
                let place = *places.entry(root).or_insert_with(|| {
                    all.push((root, Vec::new()));
                    all.len() - 1
                });
                all[place].1.push(Read { block, number, array: *array, index: index.clone() });
            }
        }
        all
    }
}

#[cfg(test)]
mod tests;
