//! Local variables across a jump.
//!
//! A variable that nothing but plain loads and stores of its function reaches may be in a register, which a jump sets back (C 7.13.2.1p3): if
//! it does not hold what it held at the call of `setjmp`, its value is not modelled from then on. So each call keeps what such variables hold, where a store
//! may follow.
//!
//! Which objects of the stack live at the call, is asked of the flow of control: those that live on each way there live again after the
//! jump, those that live on no way are dead. Preserves: where ways disagree, nothing is said.

use super::rewrite::{Before, define, effect};
use crate::llvm::lower::Context;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::build::word;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    AllocKind, BlockId, CompareOp, Function, FunctionId, Instr, Loc, Op, Operand, SiteKind, Type, ValueId,
};
use std::collections::BTreeMap;

/// What is to be done for the local variables of a function.
pub(super) struct Locals {
    /// Variables in registers with their types, by place.
    registers: Vec<Vec<(ValueId, Type)>>,
    lives: Vec<Lives>,
}

/// The objects that live again, or are dead, after a jump.
#[derive(Default)]
struct Lives {
    begin: Vec<ValueId>,
    end: Vec<ValueId>,
}

/// Where variables are kept, by place.
pub(super) struct Slots {
    kept: Vec<Vec<Kept>>,
    lives: Vec<Lives>,
}

struct Kept {
    variable: Operand,
    slot: Operand,
    ty: Type,
}

impl Locals {
    /// The calls of `setjmp` by number, and for each call that a jump may leave the numbers of those that it may go back to.
    pub fn new(
        context: &Context,
        id: FunctionId,
        function: &Function,
        sites: &[(BlockId, usize)],
        before: &Before,
    ) -> Self {
        if sites.is_empty() {
            return Locals { registers: vec![], lives: vec![] };
        }
        let mut found = registers(context, function);
        found.retain(|variable, _| !context.volatile_locals.contains(&(id, *variable)));
        let changed = changed_after(function, sites);
        found.retain(|variable, _| changed.contains(variable));
        let (lives, living) = lives(function, sites, before);
        let marked = marked(function);
        let registers = living.iter().map(|living| {
            let lives = |v: &ValueId| !marked.contains(v) || living.contains(v);
            found.iter().filter(|(v, _)| lives(v)).map(|(v, ty)| (*v, *ty)).collect()
        });
        Locals { registers: registers.collect(), lives }
    }

    /// Objects that keep the variables, made at the start of the function.
    pub fn slots(self, context: &mut Context, function: &mut Function, start: &mut Vec<Instr>) -> Slots {
        let mut kept = vec![];
        for registers in self.registers {
            let slots = registers.into_iter().map(|(variable, ty)| {
                let slot = slot(context, function, start, ty);
                Kept { variable: Operand::Value(variable), slot, ty }
            });
            kept.push(slots.collect());
        }
        Slots { kept, lives: self.lives }
    }
}

/// A new object for a value, made at the start of the function.
pub(super) fn slot(
    context: &mut Context,
    function: &mut Function,
    start: &mut Vec<Instr>,
    ty: Type,
) -> Operand {
    let (bits, at) = (context.program.pointer_bits, function.at);
    let size = u64::from(context.program.bits(ty).div_ceil(8));
    let origin = context.origin(SiteKind::Uninitialised, at);
    let alloc = Op::Alloc { kind: AllocKind::Stack, size: word(size, bits), align: 8, origin };
    define(function, start, alloc, Type::Pointer, at)
}

impl Slots {
    /// Before the call of `setjmp` gives zero.
    pub fn keep(&self, place: usize, function: &mut Function, to: &mut Vec<Instr>, at: Option<Loc>) {
        for Kept { variable, slot, ty } in &self.kept[place] {
            let value = define(function, to, Op::load(variable.clone()), *ty, at);
            effect(to, Op::Store { address: slot.clone(), value }, at);
        }
    }

    /// Before it gives what a jump brings.
    pub fn restore(
        &self,
        place: usize,
        context: &mut Context,
        function: &mut Function,
        to: &mut Vec<Instr>,
        at: Option<Loc>,
    ) {
        let Lives { begin, end } = &self.lives[place];
        begin.iter().for_each(|object| effect(to, Op::BeginLife(Operand::Value(*object)), at));
        end.iter().for_each(|object| effect(to, Op::EndLife(Operand::Value(*object)), at));
        for Kept { variable, slot, ty } in &self.kept[place] {
            let now = define(function, to, Op::load(variable.clone()), *ty, at);
            let then = define(function, to, Op::load(slot.clone()), *ty, at);
            let same = Op::Compare { op: CompareOp::Eq, a: now.clone(), b: then };
            let condition = define(function, to, same, Type::Int(1), at);
            let why = "a local variable that is not volatile and was changed after `setjmp`";
            let origin = context.origin(SiteKind::Unmodelled(why.to_string()), at);
            let otherwise = define(function, to, Op::Havoc(origin), *ty, at);
            let value = Op::Select { condition, then: now, otherwise };
            let value = define(function, to, value, *ty, at);
            effect(to, Op::Store { address: variable.clone(), value }, at);
        }
    }
}

/// The objects of the stack that plain loads and stores of one type alone reach, with that type.
fn registers(context: &Context, function: &Function) -> BTreeMap<ValueId, Type> {
    let mut sizes: HashMap<ValueId, u64> = HashMap::default();
    for instr in &function.blocks[function.entry].instrs {
        if let Op::Alloc { kind: AllocKind::Stack, size: Operand::Const(size), .. } = &instr.op {
            sizes.extend(size.as_u64().map(|size| (instr.defs[0], size)));
        }
    }
    let mut types: BTreeMap<ValueId, Type> = BTreeMap::new();
    let mut accessed = |address: &Operand, ty: Type, sizes: &mut HashMap<ValueId, u64>| {
        let Operand::Value(object) = address else { return };
        let fits = sizes.get(object) == Some(&u64::from(context.program.bits(ty) / 8));
        if !fits || *types.entry(*object).or_insert(ty) != ty {
            sizes.remove(object);
        }
    };
    for block in function.blocks.values() {
        for instr in &block.instrs {
            let mut others: Vec<&Operand> = vec![];
            match &instr.op {
                Op::Load { address, .. } => {
                    accessed(address, function.values[instr.defs[0]].ty, &mut sizes);
                }
                Op::Store { address, value } => {
                    accessed(address, function.type_of(value), &mut sizes);
                    others.push(value);
                }
                Op::BeginLife(_) | Op::EndLife(_) | Op::Declare { .. } => {}
                op => others.extend(op.operands()),
            }
            others.into_iter().for_each(|other| forget(other, &mut sizes));
        }
        block.terminator.operands().into_iter().for_each(|other| forget(other, &mut sizes));
    }
    types.retain(|object, _| sizes.contains_key(object));
    types
}

fn forget(operand: &Operand, sizes: &mut HashMap<ValueId, u64>) {
    if let Operand::Value(value) = operand {
        sizes.remove(value);
    }
}

/// The objects to which a store may follow a call of `setjmp`.
fn changed_after(function: &Function, sites: &[(BlockId, usize)]) -> HashSet<ValueId> {
    let cfg = Cfg::new(function);
    let mut changed = HashSet::default();
    let mut note = |instrs: &[Instr]| {
        for instr in instrs {
            if let Op::Store { address: Operand::Value(object), .. } = instr.op {
                changed.insert(object);
            }
        }
    };
    let mut seen: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
    let mut stack = vec![];
    for (block, index) in sites {
        note(&function.blocks[*block].instrs[*index..]);
        stack.extend(cfg.successors(*block));
    }
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut seen[block], true) {
            note(&function.blocks[block].instrs);
            stack.extend(cfg.successors(block));
        }
    }
    changed
}

/// The objects whose lives begin somewhere.
fn marked(function: &Function) -> HashSet<ValueId> {
    let begin = |instr: &Instr| match &instr.op {
        Op::BeginLife(Operand::Value(object)) => Some(*object),
        _ => None,
    };
    function.instrs().filter_map(begin).collect()
}

/// For each place, which objects a jump must change there, and which ones live there on each way.
fn lives(
    function: &Function,
    sites: &[(BlockId, usize)],
    before: &Before,
) -> (Vec<Lives>, Vec<HashSet<ValueId>>) {
    let mut lives: Vec<Lives> = sites.iter().map(|_| Lives::default()).collect();
    let mut living: Vec<HashSet<ValueId>> = sites.iter().map(|_| HashSet::default()).collect();
    let cfg = Cfg::new(function);
    let mut objects: Vec<ValueId> = marked(function).into_iter().collect();
    objects.sort_unstable();
    for object in objects {
        let states = [true, false].map(|living| reaching(function, &cfg, object, living));
        let may = |block: BlockId, index: usize, living: bool| {
            let before = &function.blocks[block].instrs[..index];
            after(before, object, states[usize::from(!living)][block], living)
        };
        for (number, (block, index)) in sites.iter().enumerate() {
            // Whether a jump may come here while the object is in a state.
            let comes = |living: bool| {
                let mut calls =
                    before.iter().flat_map(|(block, calls)| calls.iter().map(move |c| (block, c)));
                calls.any(|(block, (index, places))| places.contains(&number) && may(block, *index, living))
            };
            match (may(*block, *index, true), may(*block, *index, false)) {
                (true, false) => {
                    living[number].insert(object);
                    if comes(false) {
                        lives[number].begin.push(object);
                    }
                }
                (false, _) if comes(true) => lives[number].end.push(object),
                _ => {}
            }
        }
    }
    (lives, living)
}

/// Whether an object may be in a state, living or not, behind instructions, if it may be in it before.
fn after(instrs: &[Instr], object: ValueId, before: bool, living: bool) -> bool {
    instrs.iter().fold(before, |state, instr| match &instr.op {
        Op::BeginLife(Operand::Value(begins)) if *begins == object => living,
        Op::EndLife(Operand::Value(ends)) if *ends == object => !living,
        _ => state,
    })
}

/// For each block whether an object may be in a state, living or not, where it starts.
fn reaching(function: &Function, cfg: &Cfg, object: ValueId, living: bool) -> IdVec<BlockId, bool> {
    let mut entering: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
    entering[function.entry] = !living;
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for id in cfg.order() {
            if after(&function.blocks[*id].instrs, object, entering[*id], living) {
                for next in cfg.successors(*id) {
                    changed |= !std::mem::replace(&mut entering[*next], true);
                }
            }
        }
    }
    entering
}
