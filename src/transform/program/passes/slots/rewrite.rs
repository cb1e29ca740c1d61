//! Functions whose pointers of webs are numbers of slots and bases.

use super::webs::{Derived, Object, Slot, Source, Webs, address};
use eufonium_base::HashMap;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    Block, BlockId, CompareOp, Function, FunctionId, Instr, Loc, Op, Operand, Program, Target, Terminator,
    Type, ValueId,
};

/// The bits of the number of a slot.
const BITS: u32 = 8;

/// Rewrites a function.
pub(super) fn rewrite(program: &mut Program, webs: &Webs, id: FunctionId) {
    let source = program.functions[id].clone();
    let function = &mut program.functions[id];
    let (parts, objects, out) = (HashMap::default(), HashMap::default(), vec![]);
    let source = Source::new(id, &source);
    Rewriter { webs, source, function, parts, objects, out, at: None }.run();
}

/// The slot that a pointer leads to, and the base of those that have one.
#[derive(Clone, Copy)]
struct Parts {
    number: ValueId,
    base: ValueId,
}

struct Rewriter<'a> {
    webs: &'a Webs,
    source: Source<'a>,
    function: &'a mut Function,
    parts: HashMap<ValueId, Parts>,
    /// The parameters for objects of callers.
    objects: HashMap<Object, ValueId>,
    /// The instructions of the block that is being made.
    out: Vec<Instr>,
    at: Option<Loc>,
}

impl Rewriter<'_> {
    fn run(mut self) {
        let source = self.source.function;
        let split: Vec<ValueId> = source.values.keys().filter(|value| self.web(*value).is_some()).collect();
        for value in split {
            let number = self.function.value(Type::Int(BITS));
            let base = self.function.value(Type::Pointer);
            self.parts.insert(value, Parts { number, base });
        }
        self.function.params = self.params(&source.params);
        let webs = self.webs;
        for object in webs.signature(self.source.id).iter().flat_map(|signature| &signature.objects) {
            let param = self.function.value(Type::Pointer);
            self.function.params.push(param);
            self.objects.insert(*object, param);
        }
        for (block, data) in source.blocks.iter() {
            self.block(block, data);
        }
    }

    fn web(&self, value: ValueId) -> Option<usize> {
        self.webs.of(self.source.id, value)
    }

    fn params(&self, params: &[ValueId]) -> Vec<ValueId> {
        let of = |param: &ValueId| match self.parts.get(param) {
            Some(parts) => vec![parts.number, parts.base],
            None => vec![*param],
        };
        params.iter().flat_map(of).collect()
    }

    fn block(&mut self, block: BlockId, data: &Block) {
        self.function.blocks[block].params = self.params(&data.params);
        let mut last = block;
        for instr in &data.instrs {
            self.at = instr.at;
            last = self.instr(last, instr);
        }
        let mut terminator = data.terminator.clone();
        for target in terminator.targets_mut() {
            let params = &self.source.function.blocks[target.block].params;
            let webs: Vec<_> = params.iter().map(|param| self.web(*param)).collect();
            target.args = self.given(&webs, &target.args);
        }
        self.close(last, terminator);
        self.function.blocks[last].at = data.at;
    }

    fn close(&mut self, block: BlockId, terminator: Terminator) {
        let block = &mut self.function.blocks[block];
        (block.instrs, block.terminator) = (std::mem::take(&mut self.out), terminator);
    }

    /// What is given to parameters, those in webs as parts.
    fn given(&self, webs: &[Option<usize>], args: &[Operand]) -> Vec<Operand> {
        let of = |(web, arg): (&Option<usize>, &Operand)| match web {
            Some(web) => self.split(*web, arg).to_vec(),
            None => vec![arg.clone()],
        };
        webs.iter().zip(args).flat_map(of).collect()
    }

    /// The number and the base of what is given to a pointer of a web.
    fn split(&self, web: usize, operand: &Operand) -> [Operand; 2] {
        match self.source.derived(operand, |value| self.web(value).is_some()) {
            Derived::Member(value, _) => {
                let Parts { number, base } = self.parts[&value];
                [Operand::Value(number), Operand::Value(base)]
            }
            Derived::Slot(slot, base) => {
                let number = self.webs.slots(web).iter().position(|one| *one == slot);
                [word(number.expect("it is a slot of the web") as u64, BITS), base]
            }
        }
    }

    /// Emits what an instruction becomes. Returns the block that the next one belongs to.
    fn instr(&mut self, block: BlockId, instr: &Instr) -> BlockId {
        let member = |operand: &Operand| match self.source.derived(operand, |v| self.web(v).is_some()) {
            Derived::Member(value, bytes) => Some((value, bytes)),
            Derived::Slot(..) => None,
        };
        if let Some((value, bytes)) = address(&instr.op).and_then(member) {
            return self.access(block, instr, value, bytes);
        }
        let def = instr.defs.first().copied();
        match (&instr.op, def.and_then(|def| self.web(def))) {
            (Op::Select { condition, then, otherwise }, Some(web)) => {
                let [then, otherwise] = [then, otherwise].map(|operand| self.split(web, operand));
                let chosen = then.into_iter().zip(otherwise);
                let chosen = chosen.map(|(then, otherwise)| Op::Select {
                    condition: condition.clone(),
                    then,
                    otherwise,
                });
                self.define(def, chosen.collect());
            }
            (Op::Copy(from), Some(web)) => {
                let copies = self.split(web, from).map(Op::Copy);
                self.define(def, copies.into());
            }
            (Op::Call { callee, args, origin }, _) => {
                let args = self.passed(*callee, args);
                let op = Op::Call { callee: *callee, args, origin: *origin };
                self.out.push(Instr { op, ..instr.clone() });
            }
            // What is derived is so again for each access, and names are of the whole address.
            (Op::Offset { .. }, _) if def.is_some_and(|def| member(&Operand::Value(def)).is_some()) => {}
            (Op::Name { value, .. }, _) if member(value).is_some() => {}
            _ => self.out.push(instr.clone()),
        }
        block
    }

    /// Defines the parts of a pointer.
    fn define(&mut self, pointer: Option<ValueId>, ops: Vec<Op>) {
        let Parts { number, base } = self.parts[&pointer.expect("it is defined")];
        for (value, op) in [number, base].into_iter().zip(ops) {
            self.out.push(Instr { defs: vec![value], op, at: self.at });
        }
    }

    fn passed(&self, callee: FunctionId, args: &[Operand]) -> Vec<Operand> {
        let Some(signature) = self.webs.signature(callee) else { return args.to_vec() };
        let mut args = self.given(&signature.params, args);
        args.extend(signature.objects.iter().map(|object| self.object(*object)));
        args
    }

    /// The address of an object; null where no pointer leads to it.
    fn object(&self, object: Object) -> Operand {
        match object {
            Object::Global(global) => Operand::Global(global),
            Object::Stack(owner, value) if owner == self.source.id => Operand::Value(value),
            Object::Stack(..) => {
                self.objects.get(&object).map_or(Operand::Null, |param| Operand::Value(*param))
            }
        }
    }

    /// A branch by the number of the slot, with the access in each. Returns the block where they meet.
    fn access(&mut self, block: BlockId, instr: &Instr, pointer: ValueId, bytes: i64) -> BlockId {
        let web = self.web(pointer).expect("it is in a web");
        let slots = self.webs.slots(web);
        let Parts { number, base } = self.parts[&pointer];
        let end = self.empty(instr.defs.clone());
        let mut current = block;
        for (i, slot) in slots.iter().enumerate() {
            let here = self.empty(vec![]);
            let to = |block| Target { block, args: vec![] };
            if i + 1 == slots.len() {
                self.close(current, Terminator::Jump(to(here)));
            } else {
                let condition = self.function.value(Type::Int(1));
                let (a, b) = (Operand::Value(number), word(i as u64, BITS));
                let op = Op::Compare { op: CompareOp::Eq, a, b };
                self.out.push(Instr { defs: vec![condition], op, at: self.at });
                let next = self.empty(vec![]);
                let condition = Operand::Value(condition);
                self.close(current, Terminator::Branch { condition, then: to(here), otherwise: to(next) });
                current = next;
            }
            self.access_to(here, instr, (*slot, Operand::Value(base)), bytes, end);
        }
        end
    }

    fn empty(&mut self, params: Vec<ValueId>) -> BlockId {
        let (instrs, terminator) = (vec![], Terminator::Stop);
        self.function.blocks.push(Block { params, instrs, terminator, at: self.at, loop_at: None })
    }

    /// The block with the access to a slot.
    fn access_to(
        &mut self,
        block: BlockId,
        instr: &Instr,
        (slot, base): (Slot, Operand),
        bytes: i64,
        end: BlockId,
    ) {
        let (start, constant) = match slot {
            Slot::In(object, constant) => (self.object(object), constant),
            Slot::Behind(constant) => (base, constant),
        };
        let mut place = start.clone();
        let constant = constant.wrapping_add(bytes);
        if constant != 0 {
            let def = self.function.value(Type::Pointer);
            let op = Op::Offset { base: start, constant, scaled: vec![], inbounds: false, member: None };
            self.out.push(Instr { defs: vec![def], op, at: self.at });
            place = Operand::Value(def);
        }
        let mut op = instr.op.clone();
        if let Op::Load { address, .. }
        | Op::Store { address, .. }
        | Op::IsValid { address, .. }
        | Op::IsWritable(address) = &mut op
        {
            *address = place;
        }
        let defs: Vec<ValueId> =
            instr.defs.iter().map(|def| self.function.value(self.source.function.values[*def].ty)).collect();
        let args = defs.iter().copied().map(Operand::Value).collect();
        self.out.push(Instr { defs, op, at: self.at });
        self.close(block, Terminator::Jump(Target { block: end, args }));
    }
}
