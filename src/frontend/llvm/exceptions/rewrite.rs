//! Functions with branches where exceptions leave calls.
//!
//! A block is cut behind each call that an exception may leave. Its first part keeps its number, and phi functions that spoke of the block speak of
//! its last part. Calls that only throw are followed by a jump. Where exceptions leave the function is one block, which returns zero.
//!
//! A landing pad asks for the type only where types differ in what becomes of them. Invariant: none flies but on the edges from a call to a landing
//! pad, or out of the function.

use super::throwing::landing;
use super::types::{Outcome, typeinfo};
use super::{Plan, Support};
use crate::llvm::module::{
    Block, BlockId, Constant, FuncId, Function, Instr, InstrKind, IntPredicate, Local, LocalId, Module,
    Operand, Type, TypeId, Value,
};
use crate::llvm::visit::called;
use eufonium_base::Bits;
use eufonium_base::HashMap;
use eufonium_base::ids::{Id, IdVec};

/// The intrinsic that gives the number of a caught type; its name may say how pointers are written.
const SELECTOR: &str = "llvm.eh.typeid.for";

/// Where an instruction stands.
pub(super) type Place = (FuncId, BlockId, usize);

/// A throw becomes a call of the model, with the number of the type.
pub(super) fn throw(
    module: &mut Module,
    support: &Support,
    place: Place,
    number: Option<u64>,
    is_pointer: bool,
) {
    let types = Types::new(module);
    let (function, block, index) = place;
    let function = &mut module.functions[function];
    let Some(number) = number else {
        let what = "the throw of a type that is chosen at run time".to_string();
        let instr = &mut function.blocks[block].instrs[index];
        (instr.kind, instr.result) = (InstrKind::Other(what, vec![]), None);
        return;
    };
    let model = types.function(support.throw);
    let instrs = &mut function.blocks[block].instrs;
    let InstrKind::Call { callee, args, .. } = &mut instrs[index].kind else { return };
    *callee = model;
    let object = args[0].0.clone();
    args[1].0 = types.int(32, number as i64);
    if !is_pointer {
        args.push((object, None));
        return;
    }
    let pointer = function.locals.push(Local { name: String::new(), ty: types.pointer });
    args.push((types.local(pointer, types.pointer), None));
    let like = instrs[index].clone();
    let load = InstrKind::Load { ty: types.pointer, address: object, volatile: false };
    instrs.insert(index, Instr { result: Some(pointer), kind: load, ..like });
}

/// The model that destroys an exception calls by name what throws name for that, not through a pointer.
pub(super) fn destroy(module: &mut Module, model: FuncId, ends: &[FuncId]) {
    let types = Types::new(module);
    let function = &mut module.functions[model];
    let through = |instr: &Instr| matches!(&instr.kind, InstrKind::Call { callee, .. } if called(&callee.value).is_none());
    let place = |(id, block): (BlockId, &Block)| Some((id, block.instrs.iter().position(through)?));
    let Some((block, index)) = function.blocks.iter().find_map(place) else { return };
    let mut before = std::mem::take(&mut function.blocks[block].instrs);
    let after = before.split_off(index + 1);
    let call = before.pop().expect("the call was found there");
    let InstrKind::Call { callee: pointer, result, args, noreturn } = call.kind.clone() else { return };
    let next = function.blocks.push(Block { name: String::new(), instrs: after });
    for other in function.blocks.values_mut() {
        for instr in &mut other.instrs {
            if let InstrKind::Phi(incoming) = &mut instr.kind {
                incoming.iter_mut().filter(|(_, from)| *from == block).for_each(|(_, from)| *from = next);
            }
        }
    }
    let to_next = Instr { kind: InstrKind::Jump(next), ..call.clone() };
    let (mut here, mut instrs) = (block, before);
    for end in ends {
        let callee = types.function(*end);
        let kind = InstrKind::Call { callee: callee.clone(), result, args: args.clone(), noreturn };
        let calls = vec![Instr { kind, ..call.clone() }, to_next.clone()];
        let then = function.blocks.push(Block { name: String::new(), instrs: calls });
        let otherwise = function.blocks.push(Block { name: String::new(), instrs: vec![] });
        let meant = function.locals.push(Local { name: String::new(), ty: types.bits(1) });
        let kind = InstrKind::ICmp { predicate: IntPredicate::Eq, a: pointer.clone(), b: callee };
        instrs.push(Instr { result: Some(meant), kind, ..call.clone() });
        let condition = types.local(meant, types.bits(1));
        instrs.push(Instr { kind: InstrKind::Branch { condition, then, otherwise }, ..call.clone() });
        function.blocks[here].instrs = std::mem::take(&mut instrs);
        here = otherwise;
    }
    instrs.push(to_next);
    function.blocks[here].instrs = instrs;
}

/// Puts branches behind the calls of functions that exceptions may leave, and replaces what speaks of exceptions.
pub(super) fn rewrite(
    module: &mut Module,
    plan: &Plan,
    throws: &IdVec<FuncId, bool>,
    through_pointers: bool,
) {
    let types = Types::new(module);
    let always: IdVec<FuncId, bool> =
        module.functions.keys().map(|id| plan.support.always_throws(module, id)).collect();
    let selects: IdVec<FuncId, bool> =
        module.functions.values().map(|f| f.name.starts_with(SELECTOR)).collect();
    for id in throws.keys() {
        // The models that make exceptions fly go on themselves.
        if always[id] || !module.functions[id].is_defined() {
            continue;
        }
        let function = module.functions[id].clone();
        let pads = landing(&function);
        let rest = Rest { plan, types: &types, throws, through_pointers, always: &always, selects: &selects };
        let mut rewrite = Rewrite {
            id,
            rest,
            function,
            pads,
            here: BlockId::from_usize(0),
            done: vec![],
            leave: None,
            last: HashMap::default(),
        };
        rewrite.blocks();
        module.functions[id] = rewrite.function;
    }
}

/// The types that are needed, and operands of them.
struct Types {
    pointer: TypeId,
    void: TypeId,
    ints: [(u32, TypeId); 3],
}

impl Types {
    fn new(module: &mut Module) -> Types {
        let types = &mut module.types;
        let ints = [1, 32, module.layout.pointer_bits].map(|bits| (bits, types.intern(Type::Int(bits))));
        Types { pointer: types.intern(Type::Pointer(None)), void: types.intern(Type::Void), ints }
    }

    fn bits(&self, bits: u32) -> TypeId {
        let found = self.ints.iter().find(|(width, _)| *width == bits);
        found.expect("only these widths are asked for").1
    }

    fn int(&self, bits: u32, number: i64) -> Operand {
        let value = Value::Constant(Constant::Int(Bits::from_u64(number as u64, bits)));
        Operand { ty: self.bits(bits), value }
    }

    fn word(&self, number: i64) -> Operand {
        self.int(self.ints[2].0, number)
    }

    fn function(&self, id: FuncId) -> Operand {
        Operand { ty: self.pointer, value: Value::Constant(Constant::Function(id)) }
    }

    fn local(&self, id: LocalId, ty: TypeId) -> Operand {
        Operand { ty, value: Value::Local(id) }
    }
}

/// What all functions share.
#[derive(Clone, Copy)]
struct Rest<'a> {
    plan: &'a Plan,
    types: &'a Types,
    throws: &'a IdVec<FuncId, bool>,
    through_pointers: bool,
    always: &'a IdVec<FuncId, bool>,
    selects: &'a IdVec<FuncId, bool>,
}

struct Rewrite<'a> {
    id: FuncId,
    rest: Rest<'a>,
    function: Function,
    /// Where exceptions go that leave the last call of a block.
    pads: HashMap<BlockId, BlockId>,
    /// The part of the current block that is being written, and its instructions so far.
    here: BlockId,
    done: Vec<Instr>,
    /// Where exceptions leave the function.
    leave: Option<BlockId>,
    /// The last parts of blocks that were cut.
    last: HashMap<BlockId, BlockId>,
}

/// Whether an exception leaves a call.
#[derive(PartialEq, Eq)]
enum Throws {
    Never,
    Perhaps,
    Always,
}

impl Rewrite<'_> {
    fn blocks(&mut self) {
        let ids: Vec<BlockId> = self.function.blocks.keys().collect();
        for id in ids {
            self.block(id);
        }
        for block in self.function.blocks.values_mut() {
            for instr in &mut block.instrs {
                let InstrKind::Phi(incoming) = &mut instr.kind else { continue };
                for (_, from) in incoming {
                    *from = self.last.get(from).copied().unwrap_or(*from);
                }
            }
        }
    }

    fn block(&mut self, id: BlockId) {
        let mut instrs = std::mem::take(&mut self.function.blocks[id].instrs);
        let jump = if self.pads.contains_key(&id) { instrs.pop() } else { None };
        let count = instrs.len();
        (self.here, self.done) = (id, Vec::with_capacity(count));
        let mut open = true;
        for (index, instr) in instrs.into_iter().enumerate() {
            let last = jump.as_ref().filter(|_| index + 1 == count);
            open = match &instr.kind {
                InstrKind::Call { .. } => self.call(id, instr, last),
                InstrKind::LandingPad { .. } => self.land(id, &instr),
                InstrKind::Resume(value) => self.resume(value.clone(), &instr),
                _ => {
                    self.done.push(instr);
                    true
                }
            };
            if !open {
                break;
            }
        }
        if open {
            self.done.extend(jump);
            self.function.blocks[self.here].instrs = std::mem::take(&mut self.done);
        }
        if self.here != id {
            self.last.insert(id, self.here);
        }
    }

    /// A call; the jump behind it, if it is an `invoke`. Whether the block goes on.
    fn call(&mut self, id: BlockId, instr: Instr, jump: Option<&Instr>) -> bool {
        let throws = self.throws(&instr);
        let like = Instr { result: None, ..instr.clone() };
        self.done.push(self.selector(instr));
        let away = match (&throws, jump.and(self.pads.get(&id))) {
            (Throws::Never, _) => return true,
            (_, Some(pad)) => *pad,
            (_, None) => self.leave(&like),
        };
        if throws == Throws::Always {
            return self.end(InstrKind::Jump(away), &like);
        }
        let flying = self.flying(&like);
        let none = self.rest.types.int(32, 0);
        let kind = InstrKind::ICmp { predicate: IntPredicate::Eq, a: flying, b: none };
        let condition = self.define(kind, self.rest.types.bits(1), &like);
        match jump {
            Some(Instr { kind: InstrKind::Jump(to), .. }) => {
                let kind = InstrKind::Branch { condition, then: *to, otherwise: away };
                self.end(kind, jump.unwrap_or(&like))
            }
            _ => {
                let next = self.part(vec![]);
                self.end(InstrKind::Branch { condition, then: next, otherwise: away }, &like);
                self.here = next;
                true
            }
        }
    }

    fn throws(&self, instr: &Instr) -> Throws {
        let InstrKind::Call { callee, .. } = &instr.kind else { return Throws::Never };
        let of = |list: &IdVec<FuncId, bool>, id: FuncId| list.get(id).copied().unwrap_or(false);
        let perhaps = match (&callee.value, called(&callee.value)) {
            (Value::Asm(_), _) => false,
            (_, Some(id)) if of(self.rest.always, id) => return Throws::Always,
            (_, Some(id)) => of(self.rest.throws, id),
            (_, None) => self.rest.through_pointers,
        };
        if perhaps { Throws::Perhaps } else { Throws::Never }
    }

    /// The instruction, or the number of a type in place of the intrinsic that gives it.
    fn selector(&self, instr: Instr) -> Instr {
        let InstrKind::Call { callee, args, .. } = &instr.kind else { return instr };
        let selects =
            called(&callee.value).and_then(|id| self.rest.selects.get(id)).copied().unwrap_or(false);
        match &args[..] {
            [(caught, _)] if selects => {
                let number = self.rest.plan.entering.selector(typeinfo(caught));
                Instr { kind: InstrKind::Freeze(self.rest.types.int(32, number)), ..instr }
            }
            _ => instr,
        }
    }

    /// The exception of a landing pad flies on.
    fn resume(&mut self, value: Operand, like: &Instr) -> bool {
        let types = self.rest.types;
        let field = InstrKind::ExtractValue { aggregate: value, indices: vec![0] };
        let exception = self.define(field, types.pointer, like);
        let callee = types.function(self.rest.plan.support.resume);
        let kind =
            InstrKind::Call { callee, result: types.void, args: vec![(exception, None)], noreturn: false };
        self.done.push(Instr { result: None, kind, ..like.clone() });
        let away = self.leave(like);
        self.end(InstrKind::Jump(away), like)
    }

    /// A landing pad. Whether the block goes on.
    fn land(&mut self, id: BlockId, instr: &Instr) -> bool {
        let types = self.rest.types;
        let like = Instr { result: None, ..instr.clone() };
        let outcomes = self.rest.plan.entering.pads.get(&(self.id, id)).cloned().unwrap_or_default();
        let mut arms: Vec<(BlockId, Outcome)> = vec![];
        let mut targets = vec![];
        for outcome in outcomes {
            let known = arms.iter().find(|(_, known)| *known == outcome).map(|(block, _)| *block);
            let target = known.unwrap_or_else(|| {
                let block = self.arm(&outcome, &like);
                arms.push((block, outcome));
                block
            });
            targets.push(target);
        }
        let Some(default) = targets.pop() else { return self.end(InstrKind::Unreachable, &like) };
        let numbered = targets.into_iter().enumerate();
        let cases = numbered.filter(|(_, target)| *target != default);
        let cases: Vec<_> = cases.map(|(n, target)| (Bits::from_u64(n as u64 + 1, 32), target)).collect();
        let kind = match cases.is_empty() {
            true => InstrKind::Jump(default),
            false => InstrKind::Switch { value: self.flying(&like), cases, default },
        };
        self.end(kind, &like);
        let (mut selectors, mut offsets) = (vec![], vec![]);
        for (block, outcome) in arms {
            if let Outcome::Lands { selector, offset } = outcome {
                selectors.push((types.int(32, selector), block));
                offsets.push((types.word(offset), block));
            }
        }
        if selectors.is_empty() {
            return false;
        }
        let joined = self.part(vec![]);
        for (_, arm) in &selectors {
            let kind = InstrKind::Jump(joined);
            self.function.blocks[*arm].instrs = vec![Instr { kind, ..like.clone() }];
        }
        self.here = joined;
        let selector = self.define(InstrKind::Phi(selectors), types.bits(32), &like);
        let offset = self.define(InstrKind::Phi(offsets), types.word(0).ty, &like);
        self.landed(instr, selector, offset);
        true
    }

    /// The block for what becomes of an exception; that of one that lands is written later.
    fn arm(&mut self, outcome: &Outcome, like: &Instr) -> BlockId {
        match outcome {
            Outcome::Leaves => self.leave(like),
            Outcome::Lands { .. } => self.part(vec![]),
            Outcome::Unknown(what) => {
                let unknown = InstrKind::Other(what.clone(), vec![]);
                let kinds = [unknown, InstrKind::Unreachable];
                self.part(kinds.map(|kind| Instr { kind, ..like.clone() }).into())
            }
        }
    }

    /// What a landing pad gives: the exception and the selector.
    fn landed(&mut self, instr: &Instr, selector: Operand, offset: Operand) {
        let types = self.rest.types;
        let callee = types.function(self.rest.plan.support.land);
        let call =
            InstrKind::Call { callee, result: types.pointer, args: vec![(offset, None)], noreturn: false };
        let exception = self.define(call, types.pointer, instr);
        let Some(result) = instr.result else { return };
        let ty = self.function.locals[result].ty;
        let aggregate = Operand { ty, value: Value::Constant(Constant::Undef) };
        let half = InstrKind::InsertValue { aggregate, value: exception, indices: vec![0] };
        let aggregate = self.define(half, ty, instr);
        let kind = InstrKind::InsertValue { aggregate, value: selector, indices: vec![1] };
        self.done.push(Instr { kind, ..instr.clone() });
    }

    /// The number of the type of the exception that flies.
    fn flying(&mut self, like: &Instr) -> Operand {
        let types = self.rest.types;
        let flying = Value::Constant(Constant::Global(self.rest.plan.support.flying));
        let address = Operand { ty: types.pointer, value: flying };
        let ty = types.bits(32);
        self.define(InstrKind::Load { ty, address, volatile: false }, ty, like)
    }

    /// The block where exceptions leave the function.
    fn leave(&mut self, like: &Instr) -> BlockId {
        if let Some(known) = self.leave {
            return known;
        }
        let ty = self.function.result;
        let result = Operand { ty, value: Value::Constant(Constant::Zero) };
        let kind = InstrKind::Return((ty != self.rest.types.void).then_some(result));
        let block = self.part(vec![Instr { result: None, kind, ..like.clone() }]);
        *self.leave.insert(block)
    }

    fn define(&mut self, kind: InstrKind, ty: TypeId, like: &Instr) -> Operand {
        let result = self.function.locals.push(Local { name: String::new(), ty });
        self.done.push(Instr { result: Some(result), kind, ..like.clone() });
        self.rest.types.local(result, ty)
    }

    /// Ends the part of a block that is being written.
    fn end(&mut self, kind: InstrKind, like: &Instr) -> bool {
        self.done.push(Instr { result: None, kind, ..like.clone() });
        self.function.blocks[self.here].instrs = std::mem::take(&mut self.done);
        false
    }

    fn part(&mut self, instrs: Vec<Instr>) -> BlockId {
        self.function.blocks.push(Block { name: String::new(), instrs })
    }
}
