//! Which pointers lead to which slots.
//!
//! A web is a set of pointers that jumps, calls, copies and choices give to each other. Its slots are what is given to it from elsewhere.

use super::{MOST_BRANCHES, MOST_SLOTS};
use crate::program::memory::points_to::Definitions;
use eufonium_base::ids::IdVec;
use eufonium_base::{DisjointSets, HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    AllocKind, BlockId, Function, FunctionId, GlobalId, Instr, Op, Operand, Program, Terminator, Type,
    ValueId,
};

/// An object that exists once for each run of its function, or of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Object {
    Global(GlobalId),
    /// An object of the stack that the first block of a function allocates.
    Stack(FunctionId, ValueId),
}

/// Where a pointer leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// So many bytes behind the start of an object.
    In(Object, i64),
    /// So many bytes behind a base.
    Behind(i64),
}

/// A pointer by what it is derived from by constants.
#[derive(Clone, Debug)]
pub(super) enum Derived {
    /// So many bytes behind a pointer of a web.
    Member(ValueId, i64),
    /// A slot, and its base if it has one.
    Slot(Slot, Operand),
}

/// The webs that are split.
#[derive(Debug, Default)]
pub(super) struct Webs {
    /// The web of each pointer that is split.
    of: HashMap<(FunctionId, ValueId), usize>,
    /// Their slots.
    slots: Vec<Vec<Slot>>,
    /// The functions with parameters in webs.
    signatures: HashMap<FunctionId, Signature>,
}

/// What becomes of the parameters of a function.
#[derive(Debug, Default)]
pub(super) struct Signature {
    /// The web of each parameter, if it has one.
    pub(super) params: Vec<Option<usize>>,
    /// The objects of callers that come behind them.
    pub(super) objects: Vec<Object>,
}

impl Webs {
    pub(super) fn is_empty(&self) -> bool {
        self.of.is_empty()
    }
    /// The web of a pointer.
    pub(super) fn of(&self, function: FunctionId, value: ValueId) -> Option<usize> {
        self.of.get(&(function, value)).copied()
    }
    /// The slots of a web.
    pub(super) fn slots(&self, web: usize) -> &[Slot] {
        &self.slots[web]
    }
    /// What becomes of the parameters of a function, if some are in webs.
    pub(super) fn signature(&self, function: FunctionId) -> Option<&Signature> {
        self.signatures.get(&function)
    }
}

/// A function, with what its values are made by.
pub(super) struct Source<'a> {
    pub(super) id: FunctionId,
    pub(super) function: &'a Function,
    definitions: Definitions<'a>,
    /// The objects of the stack that the first block allocates, and that live once.
    objects: HashSet<ValueId>,
}

/// The objects that begin to live in a loop: a pointer may be to that of the trip before, which must not become one to that of this trip.
fn live_again(function: &Function) -> Vec<ValueId> {
    let begun = |instr: &Instr| match instr.op {
        Op::BeginLife(Operand::Value(object)) => Some(object),
        _ => None,
    };
    if !function.instrs().any(|instr| begun(instr).is_some()) {
        return vec![];
    }
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg);
    let blocks = cfg.order().iter().filter(|block| loops.innermost(**block).is_some());
    blocks.flat_map(|block| &function.blocks[*block].instrs).filter_map(begun).collect()
}

impl<'a> Source<'a> {
    pub(super) fn new(id: FunctionId, function: &'a Function) -> Self {
        let is_object = |instr: &&Instr| matches!(instr.op, Op::Alloc { kind: AllocKind::Stack, .. });
        let objects = function.blocks[function.entry].instrs.iter().filter(is_object);
        let mut objects: HashSet<ValueId> = objects.flat_map(|instr| instr.defs.iter().copied()).collect();
        live_again(function).iter().for_each(|object| _ = objects.remove(object));
        Source { id, function, definitions: Definitions::new(function), objects }
    }

    /// What an operand is derived from; `is_member` tells which values are pointers of webs.
    pub(super) fn derived(&self, operand: &Operand, is_member: impl Fn(ValueId) -> bool) -> Derived {
        let (mut operand, mut bytes) = (operand, 0i64);
        loop {
            let value = match operand {
                Operand::Global(global) => {
                    return Derived::Slot(Slot::In(Object::Global(*global), bytes), Operand::Null);
                }
                Operand::Value(value) => *value,
                _ => return Derived::Slot(Slot::Behind(bytes), operand.clone()),
            };
            if is_member(value) {
                return Derived::Member(value, bytes);
            }
            if self.objects.contains(&value) {
                let object = Object::Stack(self.id, value);
                return Derived::Slot(Slot::In(object, bytes), Operand::Null);
            }
            match self.definitions.of(value) {
                Some(Op::Offset { base, constant, scaled, .. }) if scaled.is_empty() => {
                    bytes = bytes.wrapping_add(*constant);
                    operand = base;
                }
                _ => return Derived::Slot(Slot::Behind(bytes), operand.clone()),
            }
        }
    }
}

/// The pointer that an access reads, writes or asks for, if a branch can do the same for each slot.
pub(super) fn address(op: &Op) -> Option<&Operand> {
    match op {
        Op::Load { address, .. } | Op::Store { address, .. } | Op::IsValid { address, .. } => Some(address),
        Op::IsWritable(address) => Some(address),
        _ => None,
    }
}

/// Finds the webs.
pub(super) fn find(program: &Program) -> Webs {
    let sources: IdVec<FunctionId, Source<'_>> =
        program.functions.iter().map(|(id, function)| Source::new(id, function)).collect();
    let mut search = Search::new(program);
    for source in sources.values() {
        search.flows(program, source);
        search.uses(source);
    }
    search.webs(program)
}

struct Search {
    number: HashMap<(FunctionId, ValueId), usize>,
    sets: DisjointSets,
    /// What is given to pointers from elsewhere.
    given: Vec<(usize, Slot)>,
    /// Pointers that are used in other ways, so that their webs stay.
    refused: Vec<usize>,
    /// Accesses, each with whether it is in the first block of its function.
    accesses: Vec<(usize, FunctionId, bool)>,
}

impl Search {
    /// All pointers that may belong to webs: parameters, and what copies and choices give.
    fn new(program: &Program) -> Self {
        let mut number = HashMap::default();
        for (id, function) in program.functions.iter() {
            let params = function.params.iter().filter(|_| program.entry != Some(id));
            let params = params.chain(function.blocks.values().flat_map(|block| &block.params));
            let is_one = |instr: &&Instr| matches!(instr.op, Op::Select { .. } | Op::Copy(_));
            let chosen = function.instrs().filter(is_one).flat_map(|instr| &instr.defs);
            for value in params.chain(chosen).filter(|v| function.values[**v].ty == Type::Pointer) {
                let next = number.len();
                number.insert((id, *value), next);
            }
        }
        let sets = DisjointSets::new(number.len());
        Search { number, sets, given: vec![], refused: vec![], accesses: vec![] }
    }

    fn of(&self, function: FunctionId, value: ValueId) -> Option<usize> {
        self.number.get(&(function, value)).copied()
    }

    fn derived(&self, source: &Source<'_>, operand: &Operand) -> Derived {
        source.derived(operand, |value| self.of(source.id, value).is_some())
    }

    /// What jumps, calls, copies and choices give to pointers.
    fn flows(&mut self, program: &Program, source: &Source<'_>) {
        let (id, function) = (source.id, source.function);
        for target in function.blocks.values().flat_map(|block| block.terminator.targets()) {
            for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                self.flow(source, (id, *param), arg);
            }
        }
        for instr in function.instrs() {
            match &instr.op {
                Op::Select { then, otherwise, .. } => {
                    self.flow(source, (id, instr.defs[0]), then);
                    self.flow(source, (id, instr.defs[0]), otherwise);
                }
                Op::Copy(from) => self.flow(source, (id, instr.defs[0]), from),
                Op::Call { callee, args, .. } => {
                    for (param, arg) in program.functions[*callee].params.iter().zip(args) {
                        self.flow(source, (*callee, *param), arg);
                    }
                }
                _ => {}
            }
        }
    }

    fn flow(&mut self, source: &Source<'_>, to: (FunctionId, ValueId), from: &Operand) {
        let to = self.of(to.0, to.1);
        match (to, self.derived(source, from)) {
            (Some(to), Derived::Slot(slot, _)) => self.given.push((to, slot)),
            (Some(to), Derived::Member(value, 0)) => {
                let from = self.of(source.id, value).expect("it is a member");
                self.sets.unite(to, from);
            }
            // Its address is needed, and so is that of the other one where that is of the same web, as pointers are that move.
            (to, Derived::Member(value, bytes)) => {
                self.refused.extend(self.of(source.id, value));
                self.given.extend(to.map(|to| (to, Slot::Behind(bytes))));
            }
            (None, Derived::Slot(..)) => {}
        }
    }

    /// Refuses pointers whose addresses are needed.
    fn uses(&mut self, source: &Source<'_>) {
        let function = source.function;
        for (block, data) in function.blocks.iter() {
            for instr in &data.instrs {
                self.used_by(source, block, &instr.op);
            }
            let own = match &data.terminator {
                Terminator::Return(values) => values.as_slice(),
                _ => &[],
            };
            own.iter().for_each(|operand| self.refuse(source, operand));
        }
    }

    fn used_by(&mut self, source: &Source<'_>, block: BlockId, op: &Op) {
        if let Some(at) = address(op) {
            if let Derived::Member(value, _) = self.derived(source, at) {
                let member = self.of(source.id, value).expect("it is a member");
                self.accesses.push((member, source.id, block == source.function.entry));
            }
            if let Op::Store { value, .. } = op {
                self.refuse(source, value);
            }
            return;
        }
        match op {
            Op::Select { .. } | Op::Copy(_) | Op::Call { .. } | Op::Name { .. } => {}
            Op::Offset { scaled, .. } if scaled.is_empty() => {}
            _ => op.operands().into_iter().for_each(|operand| self.refuse(source, operand)),
        }
    }

    fn refuse(&mut self, source: &Source<'_>, operand: &Operand) {
        if let Derived::Member(value, _) = self.derived(source, operand) {
            self.refused.extend(self.of(source.id, value));
        }
    }

    /// The webs that are split: those that lead to several slots.
    fn webs(mut self, program: &Program) -> Webs {
        let mut slots: HashMap<usize, Vec<Slot>> = HashMap::default();
        for (to, slot) in &self.given {
            let slots = slots.entry(self.sets.root(*to)).or_default();
            if !slots.contains(slot) {
                slots.push(*slot);
            }
        }
        let refused: HashSet<usize> = self.refused.iter().map(|member| self.sets.root(*member)).collect();
        slots.retain(|root, slots| !refused.contains(root) && (2..=MOST_SLOTS).contains(&slots.len()));
        let mut branches: HashMap<usize, usize> = HashMap::default();
        for (member, function, is_first) in &self.accesses {
            let root = self.sets.root(*member);
            let Some(of) = slots.get(&root) else { continue };
            *branches.entry(root).or_default() += of.len();
            // The object may not be there yet.
            if *is_first && owners(of).any(|owner| owner == *function) {
                slots.remove(&root);
            }
        }
        slots.retain(|root, _| branches.get(root).is_some_and(|branches| *branches <= MOST_BRANCHES));
        self.numbered(program, slots)
    }

    fn numbered(mut self, program: &Program, mut slots: HashMap<usize, Vec<Slot>>) -> Webs {
        // A parameter could lead to an object of another activation.
        for (id, function) in program.functions.iter() {
            for param in &function.params {
                let Some(member) = self.of(id, *param) else { continue };
                let root = self.sets.root(member);
                if slots.get(&root).is_some_and(|slots| owners(slots).any(|owner| owner == id)) {
                    slots.remove(&root);
                }
            }
        }
        let mut webs = Webs::default();
        let mut roots: Vec<usize> = slots.keys().copied().collect();
        roots.sort_unstable();
        webs.slots.extend(roots.iter().map(|root| slots[root].clone()));
        for ((function, value), member) in &self.number {
            if let Ok(web) = roots.binary_search(&self.sets.root(*member)) {
                webs.of.insert((*function, *value), web);
            }
        }
        for (id, function) in program.functions.iter() {
            let params: Vec<_> = function.params.iter().map(|param| webs.of(id, *param)).collect();
            let mut objects: Vec<Object> = vec![];
            for slot in params.iter().flatten().flat_map(|web| &webs.slots[*web]) {
                match slot {
                    Slot::In(object @ Object::Stack(..), _) if !objects.contains(object) => {
                        objects.push(*object)
                    }
                    _ => {}
                }
            }
            if params.iter().any(Option::is_some) {
                webs.signatures.insert(id, Signature { params, objects });
            }
        }
        webs
    }
}

/// The functions on whose stacks slots lie.
fn owners(slots: &[Slot]) -> impl Iterator<Item = FunctionId> + '_ {
    slots.iter().filter_map(|slot| match slot {
        Slot::In(Object::Stack(owner, _), _) => Some(*owner),
        _ => None,
    })
}
