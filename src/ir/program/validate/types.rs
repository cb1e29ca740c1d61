//! The types that operators ask for.

use super::{Result, origin_exists};
use crate::float::{FloatOp, Format};
use crate::program::{CastOp, Function, Instr, Op, Operand, Origin, Program, Type, print};
use eufonium_base::ids::Id;

/// Whether an operand has a type.
pub(super) fn expect(f: &Function, operand: &Operand, ty: Type) -> Result {
    same(f.type_of(operand), ty)
}

/// Whether there can be values of a type.
pub(super) fn sound(ty: Type) -> Result {
    match ty {
        Type::Int(0) | Type::Array { element: 0, .. } => Err("a word without bits".into()),
        Type::Array { index, .. } if !(1..=64).contains(&index) => Err(format!("an index of {index} bits")),
        _ => Ok(()),
    }
}

fn same(found: Type, expected: Type) -> Result {
    if found == expected {
        Ok(())
    } else {
        Err(format!("a value of type {} where {} is expected", print::ty(found), print::ty(expected)))
    }
}

/// Whether the operands and definitions of an instruction have the types of its operator, and its ids exist.
pub(super) fn instr(program: &Program, f: &Function, instr: &Instr) -> Result {
    let typing = Typing { program, f, instr };
    match &instr.op {
        Op::Call { .. } => typing.call(),
        Op::Read { .. } | Op::Write { .. } | Op::Fill(_) | Op::CopyRange { .. } => typing.array(),
        op if op.is_memory() => typing.memory(),
        _ => typing.plain(),
    }
}

struct Typing<'a> {
    program: &'a Program,
    f: &'a Function,
    instr: &'a Instr,
}

impl Typing<'_> {
    fn expect(&self, operand: &Operand, ty: Type) -> Result {
        expect(self.f, operand, ty)
    }

    /// A word of the bits of a pointer.
    fn size(&self, operand: &Operand) -> Result {
        self.expect(operand, Type::Int(self.program.pointer_bits))
    }

    fn pointer(&self, operand: &Operand) -> Result {
        self.expect(operand, Type::Pointer)
    }

    /// The type of the only value that is defined.
    fn def(&self) -> std::result::Result<Type, String> {
        match self.instr.defs[..] {
            [v] => Ok(self.f.values[v].ty),
            ref defs => Err(format!("{} values where one is defined", defs.len())),
        }
    }

    fn defines(&self, ty: Type) -> Result {
        same(self.def()?, ty)
    }

    fn defines_nothing(&self) -> Result {
        if self.instr.defs.is_empty() { Ok(()) } else { Err("nothing is defined here".into()) }
    }

    fn origin(&self, origin: &Origin) -> Result {
        let exists = origin_exists(self.program, origin.site, origin.context);
        if exists { Ok(()) } else { Err("the origin does not exist".into()) }
    }

    fn plain(&self) -> Result {
        match &self.instr.op {
            Op::Copy(a) => self.defines(self.f.type_of(a)),
            Op::Binary { a, b, .. } => {
                let ty = self.word(a)?;
                self.expect(b, ty).and(self.defines(ty))
            }
            Op::Compare { a, b, .. } => {
                if let Type::Array { .. } = self.f.type_of(a) {
                    return Err("a comparison of arrays".into());
                }
                self.expect(b, self.f.type_of(a)).and(self.defines(Type::Int(1)))
            }
            Op::Float { op, format, args, .. } => self.float(*op, *format, args),
            Op::Cast { op, value } => self.cast(*op, self.f.type_of(value), self.def()?),
            Op::Select { condition, then, otherwise } => {
                self.expect(condition, Type::Int(1))?;
                let ty = self.f.type_of(then);
                self.expect(otherwise, ty).and(self.defines(ty))
            }
            Op::Havoc(origin) => self.origin(origin).and(self.def().map(|_| ())),
            Op::Keep(a) => self.word(a).and(self.defines_nothing()),
            Op::Assume(a) => self.expect(a, Type::Int(1)).and(self.defines_nothing()),
            Op::Assert { condition, check } => {
                if self.program.checks.get(*check).is_none() {
                    return Err("the check does not exist".into());
                }
                self.expect(condition, Type::Int(1)).and(self.defines_nothing())
            }
            Op::Name { variable, .. } => {
                if self.program.variables.get(*variable).is_none() {
                    return Err("the variable does not exist".into());
                }
                self.defines_nothing()
            }
            other => Err(format!("an operator that was not expected: {other:?}")),
        }
    }

    fn word(&self, operand: &Operand) -> std::result::Result<Type, String> {
        match self.f.type_of(operand) {
            ty @ Type::Int(_) => Ok(ty),
            ty => Err(format!("a value of type {} where a word is expected", print::ty(ty))),
        }
    }

    fn float(&self, op: FloatOp, format: Format, args: &[Operand]) -> Result {
        if args.len() != op.arity() {
            return Err(format!("{} operands of {op:?}", args.len()));
        }
        for arg in args {
            match op {
                FloatOp::FromInt { .. } => self.word(arg).map(|_| ())?,
                _ => self.expect(arg, Type::Int(format.width()))?,
            }
        }
        self.defines(Type::Int(op.result(format)))
    }

    fn cast(&self, op: CastOp, from: Type, to: Type) -> Result {
        let pointer = Type::Int(self.program.pointer_bits);
        let fits = match (op, from, to) {
            (CastOp::ZeroExtend | CastOp::SignExtend, Type::Int(a), Type::Int(b)) => a < b,
            (CastOp::Truncate, Type::Int(a), Type::Int(b)) => a > b,
            (CastOp::PointerToInt, Type::Pointer, to) => to == pointer,
            (CastOp::IntToPointer, from, Type::Pointer) => from == pointer,
            _ => false,
        };
        if fits { Ok(()) } else { Err(format!("no conversion of {} to {}", print::ty(from), print::ty(to))) }
    }

    fn call(&self) -> Result {
        match &self.instr.op {
            Op::Call { callee, args, origin } => {
                self.origin(origin)?;
                let Some(callee) = self.program.functions.get(*callee) else {
                    return Err("the callee does not exist".into());
                };
                if callee.params.len() != args.len() || callee.results.len() != self.instr.defs.len() {
                    return Err("the numbers of arguments or results are not those of the callee".into());
                }
                for (arg, param) in args.iter().zip(&callee.params) {
                    let Some(param) = callee.values.get(*param) else {
                        return Err(format!("the callee has no value %{}", param.index()));
                    };
                    self.expect(arg, param.ty)?;
                }
                let defs = self.instr.defs.iter().map(|v| self.f.values[*v].ty);
                defs.zip(&callee.results).try_for_each(|(def, result)| same(def, *result))
            }
            _ => Ok(()),
        }
    }

    fn array(&self) -> Result {
        let parts = |operand: &Operand| match self.f.type_of(operand) {
            Type::Array { index, element } => Ok((Type::Int(index), Type::Int(element))),
            ty => Err(format!("a value of type {} where an array is expected", print::ty(ty))),
        };
        match &self.instr.op {
            Op::Read { array, index } => {
                let (at, element) = parts(array)?;
                self.expect(index, at).and(self.defines(element))
            }
            Op::Write { array, index, value } => {
                let (at, element) = parts(array)?;
                self.expect(index, at)?;
                self.expect(value, element).and(self.defines(self.f.type_of(array)))
            }
            Op::Fill(value) => match self.def()? {
                Type::Array { element, .. } => self.expect(value, Type::Int(element)),
                ty => Err(format!("a value of type {} where an array is expected", print::ty(ty))),
            },
            Op::CopyRange { to, to_start, from, from_start, length, stride } => {
                let ((to_index, to_element), (from_index, from_element)) = (parts(to)?, parts(from)?);
                same(from_element, to_element)?;
                self.expect(to_start, to_index).and(self.expect(from_start, from_index))?;
                self.expect(length, to_index)?;
                if *stride == 0 {
                    return Err("a copy at a distance of 0".into());
                }
                self.defines(self.f.type_of(to))
            }
            _ => Ok(()),
        }
    }

    /// A word of whole bytes or a pointer.
    fn stored(&self, ty: Type) -> Result {
        match ty {
            Type::Pointer => Ok(()),
            Type::Int(bits) if bits.is_multiple_of(8) => Ok(()),
            ty => Err(format!("a value of type {} in memory", print::ty(ty))),
        }
    }

    fn memory(&self) -> Result {
        match &self.instr.op {
            Op::Declare { variable, address } => {
                if self.program.variables.get(*variable).is_none() {
                    return Err("the variable does not exist".into());
                }
                self.pointer(address).and(self.defines_nothing())
            }
            Op::Offset { base, scaled, .. } => {
                self.pointer(base)?;
                scaled.iter().try_for_each(|(index, _)| self.size(index))?;
                self.defines(Type::Pointer)
            }
            Op::Alloc { size, align, origin, .. } => {
                if !align.is_power_of_two() {
                    return Err(format!("the alignment {align} is no power of two"));
                }
                self.origin(origin).and(self.size(size)).and(self.defines(Type::Pointer))
            }
            Op::Clobber(origin) => self.origin(origin).and(self.defines_nothing()),
            Op::Escaped { origin, .. } => self.origin(origin).and(self.defines(Type::Pointer)),
            Op::Free(address)
            | Op::Watch(address)
            | Op::BeginLife(address)
            | Op::EndLife(address)
            | Op::Lend { pointer: address, .. }
            | Op::Escape { pointer: address, .. } => self.pointer(address).and(self.defines_nothing()),
            Op::AllFreed { but } => {
                but.iter().try_for_each(|p| self.pointer(p)).and(self.defines(Type::Int(1)))
            }
            Op::AllReached => self.defines(Type::Int(1)),
            Op::IsFreeable(address) | Op::IsWritable(address) | Op::IsWatched(address) => {
                self.pointer(address).and(self.defines(Type::Int(1)))
            }
            Op::Precedes { first, second } => {
                self.pointer(first).and(self.pointer(second)).and(self.defines(Type::Int(1)))
            }
            Op::Load { address, .. } => self.pointer(address).and(self.stored(self.def()?)),
            Op::Store { address, value } => {
                self.pointer(address)?;
                self.stored(self.f.type_of(value)).and(self.defines_nothing())
            }
            Op::CopyMemory { to, from, length } => {
                self.pointer(to).and(self.pointer(from))?;
                self.size(length).and(self.defines_nothing())
            }
            Op::SetMemory { to, byte, length } => {
                self.pointer(to).and(self.expect(byte, Type::Int(8)))?;
                self.size(length).and(self.defines_nothing())
            }
            Op::Room(address) => {
                self.pointer(address)?;
                self.defines(Type::Int(self.program.pointer_bits))
            }
            Op::IsValid { address, length } => {
                self.pointer(address).and(self.size(length))?;
                self.defines(Type::Int(1))
            }
            _ => Ok(()),
        }
    }
}
