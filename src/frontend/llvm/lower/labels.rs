//! Labels as values: addresses of blocks, and jumps to them (GNU C's `&&label` and `goto *p`).
//!
//! A label whose address is taken is a byte of code that lies where it likes, as any object. A jump compares the pointer with the addresses of
//! the labels that it may lead to (LLVM lists them). Any other value is undefined: a violation of [`CheckKind::Dereference`], or the end of the run.
//! A label leads to the same place in each run of its function, so nothing is said of which call took its address.
//!
//! Where a constant is the distance of two labels (`&&b - &&a`, as tables without relocations hold), or the function of the labels makes
//! numbers of pointers and so may compute one, its labels lie in one object, at distances of our own, as near to each other as those of
//! machines: taken for granted is that nobody looks at these but to jump.
//! Deliberately absent: jumps out of inline assembly (`asm goto`).

use super::Context;
use super::function::{Incoming, Lowering};
use super::globals::elsewhere;
use crate::llvm::module::{self as llvm, CastOp, Constant, FuncId, InstrKind, LabelId, Value};
use crate::llvm::visit::constants;
use eufonium_base::error::InputError;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{
    CheckKind, CompareOp, Global, GlobalId, Loc, Op, Operand, Target, Terminator, Type,
};

/// How far labels are apart that lie in one object.
const DISTANCE: u64 = 8;

/// Where a label is: an object, and bytes from its start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub object: GlobalId,
    pub offset: u64,
}

impl Context<'_> {
    /// The objects of the labels whose addresses are taken; they come right behind the globals of the module.
    pub fn place_labels(&mut self) -> Vec<Global> {
        let module = self.module;
        let measured = if module.labels.is_empty() { HashSet::default() } else { measured(module) };
        let mut objects: Vec<Global> = vec![];
        let mut shared: HashMap<FuncId, usize> = HashMap::default();
        let mut places = IdVec::new();
        for label in module.labels.values() {
            let name = format!("(labels of {})", module.functions[label.function].name);
            let is_shared = measured.contains(&label.function);
            let known = shared.get(&label.function).copied().filter(|_| is_shared);
            let index = known.unwrap_or_else(|| {
                objects.push(Global { constant: true, align: 1, ..elsewhere(&name, 0) });
                objects.len() - 1
            });
            shared.insert(label.function, index);
            let offset = objects[index].size;
            objects[index].size += if is_shared { DISTANCE } else { 1 };
            places.push(Place { object: GlobalId::from_usize(module.globals.len() + index), offset });
        }
        self.labels = places;
        if !measured.is_empty() {
            let what = "nobody looks at the distances and the order of labels but to jump";
            self.assume_about(what.to_owned(), None);
        }
        objects
    }

    /// Where a label is.
    pub fn label(&self, id: LabelId) -> Place {
        self.labels[id]
    }
}

/// The functions of whose labels an address becomes a number in a constant, or may become one in the function itself.
fn measured(module: &llvm::Module) -> HashSet<FuncId> {
    let mut found = HashSet::default();
    for constant in module.globals.values().filter_map(|global| global.init.as_ref()) {
        in_constant(module, constant, &mut found);
    }
    let labelled: HashSet<FuncId> = module.labels.values().map(|label| label.function).collect();
    for (id, function) in module.functions.iter() {
        for instr in function.blocks.values().flat_map(|block| &block.instrs) {
            in_kind(module, &instr.kind, &mut found);
            if labelled.contains(&id) && matches!(instr.kind, InstrKind::Cast { op: CastOp::PtrToInt, .. }) {
                found.insert(id);
            }
        }
    }
    found
}

/// Readers bound how deeply constants nest.
fn in_constant(module: &llvm::Module, constant: &Constant, found: &mut HashSet<FuncId>) {
    match constant {
        Constant::Aggregate(parts) => parts.iter().for_each(|(_, part)| in_constant(module, part, found)),
        Constant::Expr(kind) => in_kind(module, kind, found),
        _ => {}
    }
}

fn in_kind(module: &llvm::Module, kind: &InstrKind, found: &mut HashSet<FuncId>) {
    if let InstrKind::Cast { op: CastOp::PtrToInt, value, .. } = kind
        && let Value::Constant(Constant::Label(id)) = &value.value
    {
        found.insert(module.labels[*id].function);
    }
    constants(kind, &mut |constant| in_constant(module, constant, found));
}

impl<'m> Lowering<'_, 'm> {
    /// The address of a label.
    pub fn label_address(&mut self, id: LabelId) -> Operand {
        let Place { object, offset } = self.context.label(id);
        let base = Operand::Global(object);
        if offset == 0 {
            return base;
        }
        let constant = i64::try_from(offset).expect("labels are few");
        self.build.define(
            Op::Offset { base, constant, scaled: vec![], inbounds: true, member: None },
            Type::Pointer,
        )
    }

    /// A jump to one of these blocks, by its address.
    pub fn indirect_branch(
        &mut self,
        from: llvm::BlockId,
        address: &llvm::Operand,
        targets: &[llvm::BlockId],
        incoming: &Incoming<'m>,
    ) -> Result<(), InputError> {
        self.at = self.at.or_else(|| self.place_of_jump(from));
        let address = self.pointer(address)?;
        for (id, to) in self.own_labels() {
            if !targets.contains(&to) {
                continue;
            }
            let label = self.label_address(id);
            let condition = self.build.compare(CompareOp::Eq, address.clone(), label);
            let then = self.target(from, to, incoming)?;
            let next = self.build.new_block(&[]);
            let otherwise = Target { block: next, args: vec![] };
            self.build.terminate(Terminator::Branch { condition, then, otherwise });
            self.build.switch_to(next);
        }
        if self.context.wants(CheckKind::Dereference) {
            self.violation(CheckKind::Dereference, "jump to what is no label of the function".to_string());
        }
        self.build.terminate(Terminator::Stop);
        Ok(())
    }

    /// Where a jump by an address stands that compilers share among several: at the first jump to the block of it.
    fn place_of_jump(&mut self, shared: llvm::BlockId) -> Option<Loc> {
        let jumps = self.source.blocks.values().filter_map(|block| block.instrs.last());
        let mut jumps = jumps.filter(|jump| matches!(&jump.kind, InstrKind::Jump(to) if *to == shared));
        let node = jumps.find_map(|jump| jump.debug)?;
        self.context.debug.location(self.context.module, &mut self.context.program, node)
    }

    /// The labels of this function whose addresses are taken.
    fn own_labels(&self) -> Vec<(LabelId, llvm::BlockId)> {
        let module = self.context.module;
        let own = module.labels.iter().filter(|(_, label)| {
            module.functions.get(label.function).is_some_and(|function| std::ptr::eq(function, self.source))
        });
        own.filter_map(|(id, label)| Some((id, label.block?))).collect()
    }
}
