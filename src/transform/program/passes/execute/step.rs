//! Instructions on a path: what is known is computed, the rest becomes part of the result.

use super::Run;
use super::known::{Known, ObjectId};
use super::path::{Frame, Path};
use crate::program::passes::fold;
use crate::program::passes::rewrite::truth;
use eufonium_base::Bits;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::ranges::{Reading, Relation};
use eufonium_ir::program::{CastOp, CompareOp, FunctionId, Instr, Op, Operand, Origin, Type, ValueId};
use std::rc::Rc;

/// Why a path does not go on with the next instruction.
#[derive(Debug)]
pub(super) enum Halt {
    /// It has ended.
    Ended,
    /// It is where others may join it.
    Met,
    /// It is where it waits for others.
    Paused,
    /// This value, which is open, must be decided first; then the instruction is done again.
    Decide(ValueId),
    /// It does what cannot be followed, and what that is.
    GiveUp(&'static str),
}

impl Run<'_> {
    /// Does an instruction.
    pub(super) fn step(&mut self, path: &mut Path, instr: &Instr) -> Result<(), Halt> {
        match &instr.op {
            Op::Call { callee, args, origin } => return self.call(path, *callee, args, *origin, instr),
            Op::Assume(condition) => return self.assume(path, condition),
            Op::Assert { condition, check } => {
                let condition = self.read(path, condition);
                return self.assert(path, &condition, *check);
            }
            Op::Name { .. } | Op::Declare { .. } | Op::Keep(_) => return Ok(()),
            Op::Read { .. } | Op::Write { .. } | Op::Fill(_) | Op::CopyRange { .. } => {
                return Err(Halt::GiveUp("an operator of pure programs"));
            }
            _ => {}
        }
        let Some(known) = self.value(path, instr)? else { return Ok(()) };
        path.frame().values[instr.defs[0]] = Some(known);
        Ok(())
    }

    fn assume(&mut self, path: &mut Path, condition: &Operand) -> Result<(), Halt> {
        match self.read(path, condition) {
            known if known.number() == Some(1) => Ok(()),
            Known::Is(value @ Operand::Value(id)) => {
                self.effect(path, Op::Assume(value));
                self.refine(path, id, true).then_some(()).ok_or_else(|| self.stop(path))
            }
            _ => Err(self.stop(path)),
        }
    }

    fn assert(
        &mut self,
        path: &mut Path,
        condition: &Known,
        check: eufonium_ir::program::CheckId,
    ) -> Result<(), Halt> {
        match condition {
            known if known.number() == Some(1) => Ok(()),
            Known::Is(value @ Operand::Value(id)) => {
                self.effect(path, Op::Assert { condition: value.clone(), check });
                self.refine(path, *id, true).then_some(()).ok_or_else(|| self.stop(path))
            }
            _ => {
                self.effect(path, Op::Assert { condition: truth(false), check });
                Err(self.stop(path))
            }
        }
    }

    fn call(
        &mut self,
        path: &mut Path,
        callee: FunctionId,
        args: &[Operand],
        origin: Origin,
        instr: &Instr,
    ) -> Result<(), Halt> {
        if path.frames.len() >= super::DEEPEST {
            return Err(Halt::GiveUp("too many running functions"));
        }
        let args: Vec<Known> = args.iter().map(|arg| self.read(path, arg)).collect();
        let call = Some(self.origin(path, origin));
        let frame = self.frame(callee, args, call, instr.defs.clone());
        path.frames.push(Rc::new(frame));
        Ok(())
    }

    /// A function that begins.
    pub(super) fn frame(
        &self,
        id: FunctionId,
        args: Vec<Known>,
        call: Option<Origin>,
        defs: Vec<ValueId>,
    ) -> Frame {
        let function = &self.program.functions[id];
        let mut values: IdVec<ValueId, Option<Known>> = function.values.keys().map(|_| None).collect();
        for (param, arg) in function.params.iter().zip(args) {
            values[*param] = Some(arg);
        }
        Frame { function: id, block: function.entry, next: 0, values, call, defs, owned: vec![] }
    }

    /// Returns to the caller.
    pub(super) fn leave(&mut self, path: &mut Path, values: &[Operand]) -> Result<(), Halt> {
        let results: Vec<Known> = values.iter().map(|value| self.read(path, value)).collect();
        if path.frames.len() == 1 {
            let results = results.iter().map(|known| self.operand(path, known)).collect();
            self.out.blocks[path.block].terminator = eufonium_ir::program::Terminator::Return(results);
            return Err(Halt::Ended);
        }
        let frame = Rc::unwrap_or_clone(path.frames.pop().expect("it is running"));
        for object in frame.owned {
            self.end_life(path, object);
        }
        let caller = path.frame();
        for (value, known) in frame.defs.iter().zip(results) {
            caller.values[*value] = Some(known);
        }
        Ok(())
    }

    pub(super) fn end_life(&mut self, path: &mut Path, object: ObjectId) {
        if self.lives_matter && path.objects[object].alive {
            self.flush_object(path, object);
            let base = path.objects[object].base.clone();
            self.effect(path, Op::EndLife(base));
        }
        let object = path.object(object);
        (object.alive, object.ended) = (false, true);
    }

    /// Whether a pointer to an object of the running function may be left from the time before its block is entered again: such a one does
    /// not point to the new object.
    pub(super) fn is_carried(&self, path: &Path, object: ObjectId) -> bool {
        let frame = &path.frames[path.frames.len() - 1];
        let mut params =
            self.program.functions[frame.function].blocks.values().flat_map(|block| &block.params);
        let leads = |known: &Known| match known {
            Known::Number(to, _) => *to == object,
            known => self.object_of(known) == Some(object),
        };
        path.objects[object].stored || params.any(|param| frame.values[*param].as_ref().is_some_and(leads))
    }

    /// Notes that a pointer is known elsewhere.
    pub(super) fn note_stored(&self, path: &mut Path, pointer: &Known) {
        let object = match pointer {
            Known::Number(object, _) => Some(*object),
            known => self.object_of(known),
        };
        if let Some(object) = object.filter(|object| !path.objects[*object].stored) {
            path.object(object).stored = true;
        }
    }

    /// The one value that an instruction defines, if it does.
    fn value(&mut self, path: &mut Path, instr: &Instr) -> Result<Option<Known>, Halt> {
        let ty =
            || self.program.functions[path.frames[path.frames.len() - 1].function].values[instr.defs[0]].ty;
        let known = match &instr.op {
            Op::Copy(operand) => self.read(path, operand),
            Op::Compare { op, a, b } => {
                let (a, b) = (self.read(path, a), self.read(path, b));
                match self.compare(path, *op, &a, &b) {
                    Some(result) => Known::Is(truth(result)),
                    None => {
                        let (a, b) = (self.operand(path, &a), self.operand(path, &b));
                        self.define(path, Op::Compare { op: *op, a, b }, Type::Int(1))
                    }
                }
            }
            Op::Cast { op, value } => {
                let (ty, value) = (ty(), self.read(path, value));
                self.cast(path, *op, value, ty)
            }
            Op::Select { condition, then, otherwise } => {
                let ty = ty();
                let [condition, then, otherwise] = [condition, then, otherwise].map(|o| self.read(path, o));
                self.select(path, condition, [then, otherwise], ty)?
            }
            Op::Binary { op, a, b, nsw, nuw } => {
                let (ty, a, b) = (ty(), self.read(path, a), self.read(path, b));
                match self.address_sum(path, *op, &a, &b) {
                    Some(known) => known,
                    None => {
                        let (a, b) = (self.operand(path, &a), self.operand(path, &b));
                        self.define(path, Op::Binary { op: *op, a, b, nsw: *nsw, nuw: *nuw }, ty)
                    }
                }
            }
            op if op.is_memory() => return self.memory_op(path, instr),
            Op::Havoc(origin) => {
                let ty = ty();
                let origin = self.origin(path, *origin);
                self.define(path, Op::Havoc(origin), ty)
            }
            Op::Float { .. } => {
                let ty = ty();
                let mut op = instr.op.clone();
                for operand in op.operands_mut() {
                    let known = self.read(path, operand);
                    *operand = self.operand(path, &known);
                }
                self.define(path, op, ty)
            }
            _ => return Err(Halt::GiveUp("an operator")),
        };
        Ok(Some(known))
    }

    /// A choice; one between pointers is decided by a branch of the path.
    fn select(
        &mut self,
        path: &mut Path,
        condition: Known,
        [then, otherwise]: [Known; 2],
        ty: Type,
    ) -> Result<Known, Halt> {
        match (condition.number(), &condition) {
            (Some(1), _) => Ok(then),
            (Some(_), _) => Ok(otherwise),
            _ if then == otherwise => Ok(then),
            (None, Known::Is(Operand::Value(id))) if ty == Type::Pointer => Err(Halt::Decide(*id)),
            _ => {
                let condition = self.operand(path, &condition);
                let (then, otherwise) = (self.operand(path, &then), self.operand(path, &otherwise));
                Ok(self.define(path, Op::Select { condition, then, otherwise }, ty))
            }
        }
    }

    /// Conversions.
    fn cast(&mut self, path: &mut Path, op: CastOp, value: Known, ty: Type) -> Known {
        match (op, &value) {
            (CastOp::PointerToInt, Known::Place(object, offset)) => return Known::Number(*object, *offset),
            (CastOp::IntToPointer, Known::Number(object, offset)) => return Known::Place(*object, *offset),
            _ => {}
        }
        let value = self.operand(path, &value);
        self.define(path, Op::Cast { op, value }, ty)
    }

    pub(super) fn offset(
        &mut self,
        path: &mut Path,
        base: &Operand,
        (constant, scaled): (i64, &[(Operand, i64)]),
        inbounds: bool,
    ) -> Result<Known, Halt> {
        let base = self.read(path, base);
        let mut constant = constant;
        let mut open = Vec::new();
        for (index, factor) in scaled {
            match self.read(path, index) {
                Known::Is(Operand::Const(bits)) => {
                    let index = fold::signed(&bits).ok_or(Halt::GiveUp("an index of more than 64 bits"))?;
                    constant = constant.wrapping_add(index.wrapping_mul(*factor));
                }
                known => open.push((self.operand(path, &known), *factor)),
            }
        }
        if let (Known::Place(object, offset), true) = (&base, open.is_empty()) {
            return Ok(Known::Place(*object, offset.wrapping_add(constant)));
        }
        let within = self.object_of(&base);
        // The mark speaks of the distance from this base.
        let inbounds = inbounds && !matches!(base, Known::Place(..));
        let base = match base {
            Known::Place(object, offset) => {
                constant = constant.wrapping_add(offset);
                path.objects[object].base.clone()
            }
            base => self.operand(path, &base),
        };
        let op = Op::Offset { base, constant, scaled: open, inbounds, member: None };
        let known = self.define(path, op, Type::Pointer);
        if let (Known::Is(Operand::Value(id)), Some(object)) = (&known, within) {
            self.info[*id].within = Some(object);
        }
        Ok(known)
    }

    /// Sums and differences of numbers of addresses, and what their alignment says.
    fn address_sum(
        &mut self,
        path: &Path,
        op: eufonium_ir::program::BinaryOp,
        a: &Known,
        b: &Known,
    ) -> Option<Known> {
        use eufonium_ir::program::BinaryOp::{Add, And, Sub};
        let width = self.program.pointer_bits;
        let word = |n: i64| Known::Is(Operand::Const(Bits::from_u64(n as u64, width)));
        let signed = |known: &Known| fold::signed(known.word()?);
        match (op, a, b) {
            (Add, Known::Number(object, offset), other) | (Add, other, Known::Number(object, offset)) => {
                Some(Known::Number(*object, offset.wrapping_add(signed(other)?)))
            }
            (Sub, Known::Number(x, a), Known::Number(y, b)) if x == y => Some(word(a.wrapping_sub(*b))),
            (Sub, Known::Number(object, offset), other) => {
                Some(Known::Number(*object, offset.wrapping_sub(signed(other)?)))
            }
            (And, Known::Number(object, offset), mask) => {
                let mask = signed(mask)?;
                let align = path.objects[*object].align as i64;
                if mask >= 0 && mask < align {
                    Some(word(offset & mask))
                } else if mask < 0 && mask.checked_neg()?.count_ones() == 1 && -mask <= align {
                    Some(Known::Number(*object, offset & mask))
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    /// A comparison, if its result is known.
    fn compare(&self, path: &Path, op: CompareOp, a: &Known, b: &Known) -> Option<bool> {
        let place = |known: &Known| match known {
            Known::Place(object, offset) | Known::Number(object, offset) => Some((*object, *offset)),
            Known::Is(_) => None,
        };
        let is_null = |known: &Known| match known {
            Known::Is(Operand::Null) => true,
            known => known.word().is_some_and(Bits::is_zero),
        };
        let reaches = |(object, offset): (ObjectId, i64), len| {
            let it = &path.objects[object];
            it.size.is_some() && it.holds(offset, len)
        };
        let lives = |place: (ObjectId, i64)| path.objects[place.0].alive && reaches(place, 1);
        let equal = match (place(a), place(b)) {
            (Some((x, m)), Some((y, n))) if x == y => match Relation::of_order(op) {
                None => m == n,
                Some((order, Reading::Unsigned)) if reaches((x, m), 0) && reaches((y, n), 0) => {
                    return order.decided((m, m), (n, n));
                }
                Some(_) => return None,
            },
            (Some(x), Some(y)) if lives(x) && lives(y) => false,
            (Some(x), None) if is_null(b) && reaches(x, 0) => false,
            (None, Some(y)) if is_null(a) && reaches(y, 0) => false,
            (Some(x), None) | (None, Some(x)) if lives(x) => {
                let is_function = |known: &Known| matches!(known, Known::Is(Operand::Function(_)));
                if !(is_function(a) || is_function(b)) {
                    return None;
                }
                false
            }
            (None, None) => return self.compare_ranges(path, op, a, b),
            _ => return None,
        };
        match op {
            CompareOp::Eq => Some(equal),
            CompareOp::Ne => Some(!equal),
            _ => None,
        }
    }

    /// The origin of a copy of what has this origin in the running function.
    pub(super) fn origin(&mut self, path: &Path, origin: Origin) -> Origin {
        let call = path.frames[path.frames.len() - 1].call;
        let Some(call) = call else { return origin };
        let key = (call, origin.context);
        let context = match self.contexts.get(&key) {
            Some(context) => *context,
            None => {
                let context = self.chains.join(call, origin.context);
                self.contexts.insert(key, context);
                context
            }
        };
        Origin { site: origin.site, context }
    }

    /// The value of an operand of the running function.
    pub(super) fn read(&self, path: &Path, operand: &Operand) -> Known {
        match operand {
            Operand::Value(value) => {
                let frame = &path.frames[path.frames.len() - 1];
                let known = frame.values[*value].as_ref().expect("values are defined before they are used");
                self.refined(path, known)
            }
            Operand::Global(global) => Known::Place(global.index(), 0),
            operand => Known::Is(operand.clone()),
        }
    }

    /// The object that a pointer leads into if it leads anywhere.
    pub(super) fn object_of(&self, pointer: &Known) -> Option<ObjectId> {
        match pointer {
            Known::Place(object, _) => Some(*object),
            Known::Is(Operand::Value(id)) => self.info[*id].within,
            _ => None,
        }
    }

    pub(super) fn type_of(&self, known: &Known) -> Type {
        match known {
            Known::Is(operand) => self.out.type_of(operand),
            Known::Place(..) => Type::Pointer,
            Known::Number(..) => Type::Int(self.program.pointer_bits),
        }
    }
}
