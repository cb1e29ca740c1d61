//! Contents of arrays that change are forgotten: what is read from them is any value.
//!
//! In large programs most checks rest on counters and states, and not on what buffers and tables hold; without the arrays the
//! clauses are over numbers alone. What arrays of constants hold stays, so that tables are tables.
//!
//! Preserves: every run, and adds others, with a choice of [`SiteKind::Unmodelled`] at each read. So a proof is one of the program, and a
//! violation is not believed. This is the localization of Kurshan, "Computer-aided verification of coordinating processes" (1994), with one
//! cut that is given in advance. Deliberately absent: refinement, as the program with its arrays is solved beside this one.

use eufonium_base::HashMap;
use eufonium_base::ids::Id;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    ContextId, Function, Op, Operand, Origin, Program, Site, SiteKind, Type, ValueId,
};

/// Forgets what arrays hold in a pure program. Returns whether anything is read from those that change.
pub fn forget_contents(program: &mut Program) -> bool {
    let what = SiteKind::Unmodelled("what arrays hold is not tracked".into());
    let site = program.sites.push(Site { kind: what, at: None });
    let origin = Origin { site, context: ContextId::from_usize(0) };
    let mut forgets = false;
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        let constant = Constants::of(function);
        for instr in function.blocks.values_mut().flat_map(|block| &mut block.instrs) {
            if let Op::Read { array, .. } = &instr.op
                && !constant.has(array)
            {
                instr.op = Op::Havoc(origin);
                forgets = true;
            }
        }
    }
    forgets
}

/// What is known of the array that a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    /// It is this one, which constants make.
    One(ValueId),
    /// It may be several, or others.
    Many,
}

/// The arrays of a function that constants make, whatever way they take.
struct Constants(HashMap<ValueId, Root>);

impl Constants {
    fn of(function: &Function) -> Self {
        let mut known = Constants(HashMap::default());
        let cfg = Cfg::new(function);
        for param in &function.blocks[function.entry].params {
            known.0.insert(*param, Root::Many);
        }
        // What is not known yet is taken to be the same: at most two changes for each value.
        loop {
            let mut changed = false;
            for block in cfg.order().iter().map(|block| &function.blocks[*block]) {
                for instr in &block.instrs {
                    if let [def] = instr.defs[..]
                        && matches!(function.values[def].ty, Type::Array { .. })
                        && let Some(root) = known.result(def, &instr.op)
                    {
                        changed |= known.add(def, root);
                    }
                }
                for target in block.terminator.targets() {
                    for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                        if let Some(root) = known.root(arg) {
                            changed |= known.add(*param, root);
                        }
                    }
                }
            }
            if !changed {
                return known;
            }
        }
    }

    /// Whether an array is made of constants.
    fn has(&self, array: &Operand) -> bool {
        matches!(self.root(array), Some(Root::One(_)))
    }

    fn root(&self, array: &Operand) -> Option<Root> {
        match array {
            Operand::Value(value) => self.0.get(value).copied(),
            _ => Some(Root::Many),
        }
    }

    /// The root of the result of an operator; none if it is not known yet.
    fn result(&self, def: ValueId, op: &Op) -> Option<Root> {
        let is_constant = |operand: &Operand| matches!(operand, Operand::Const(_));
        match op {
            Op::Copy(array) => self.root(array),
            Op::Fill(word) if is_constant(word) => Some(Root::One(def)),
            Op::Write { array, index, value } if is_constant(index) && is_constant(value) => {
                self.root(array).map(|root| if root == Root::Many { root } else { Root::One(def) })
            }
            _ => Some(Root::Many),
        }
    }

    /// Adds a root of a value; whether it is new.
    fn add(&mut self, value: ValueId, root: Root) -> bool {
        match self.0.get_mut(&value) {
            None => {
                self.0.insert(value, root);
                true
            }
            Some(known) if *known != root && *known != Root::Many => {
                *known = Root::Many;
                true
            }
            Some(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::program::Terminator;
    use eufonium_ir::program::build::{FunctionBuilder, word};

    /// A loop that reads a table of constants and an array that it changes, both by a number that is chosen, and which of both is forgotten.
    #[test]
    fn what_changes_is_forgotten_and_tables_are_kept() {
        let (byte, index) = (Type::Int(8), Type::Int(64));
        let array = Type::Array { index: 64, element: 8 };
        let mut program = Program::new(64, true);
        let site = program.sites.push(Site { kind: SiteKind::External("any".into()), at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let empty = b.define(Op::Fill(word(0, 8)), array);
        let write = |array, at: Operand, value| Op::Write { array, index: at, value: word(value, 8) };
        let table = b.define(write(empty.clone(), word(3, 64), 5), array);
        let (head, end) = (b.new_block(&[array, array]), b.new_block(&[]));
        b.jump(head, vec![table, empty]);
        b.switch_to(head);
        let [kept, changed] = [0, 1].map(|i| b.block_params(head)[i].clone());
        let at = b.havoc(origin, index);
        for array in [&kept, &changed] {
            b.define(Op::Read { array: array.clone(), index: at.clone() }, byte);
        }
        let next = b.define(write(changed, at, 7), array);
        let more = b.havoc(origin, Type::Int(1));
        let again = b.new_block(&[]);
        b.branch(more, again, end);
        b.switch_to(again);
        b.jump(head, vec![kept.clone(), next]);
        b.switch_to(end);
        b.terminate(Terminator::Return(vec![]));
        let id = program.functions.push(b.finish());
        program.entry = Some(id);
        assert!(forget_contents(&mut program));
        let left: Vec<Operand> = program
            .instrs()
            .filter_map(|instr| match &instr.op {
                Op::Read { array, .. } => Some(array.clone()),
                _ => None,
            })
            .collect();
        assert_eq!(left, [kept]);
        let site = program.sites.values().last().map(|site| site.kind.clone());
        assert!(matches!(site, Some(SiteKind::Unmodelled(_))), "a violation is not believed");
        assert!(!forget_contents(&mut program), "nothing else is read");
    }
}
