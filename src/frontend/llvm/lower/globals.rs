//! Globals: objects that exist from the start, and their contents as parts at offsets.
//!
//! Addresses in initialisers are folded: casts, paths of constant indices, sums. Contents that cannot be folded make the whole
//! object one of any contents. What is defined elsewhere has any contents; if even its size is unknown, it is taken as large.

use super::{Context, constants, memory};
use crate::llvm::module::{self as llvm, Constant, InstrKind, Type, TypeId, Value};
use crate::llvm::names;
use eufonium_base::Bits;
use eufonium_base::error::{InputError, Span};
use eufonium_ir::program::{Global, Initial, Operand, Part};

/// The size of an object of an incomplete type that is defined elsewhere.
const UNKNOWN_SIZE: u64 = 1 << 16;

/// How the names of objects begin that the library of C++ has for itself: tables that objects of `std::type_info` point to, and the name of the
/// whole program. They hold no pointer that a program follows.
const OWN: &[&str] = &["_ZTVN10__cxxabiv1", "__dso_handle"];

/// Pointers to streams, as the C libraries of Linux and of macOS call them.
pub(super) const STREAMS: &[&str] = &["stdin", "stdout", "stderr", "__stdinp", "__stdoutp", "__stderrp"];

/// Numbers of the C library that programs may ask for, and what they are when a program starts (POSIX getopt).
const NUMBERS: &[(&str, u8)] = &[("optind", 1), ("opterr", 1), ("optopt", b'?'), ("optarg", 0)];

/// Pointers of the library to the strings of the environment (POSIX), and to the name of the program (GNU).
pub(super) const ENVIRONMENT: &str = "environ __environ _environ";
pub(super) const NAMES: &str =
    "program_invocation_name program_invocation_short_name __progname __progname_full";

/// Whether an object that is not defined is one that the library of C++ has for itself.
pub(super) fn is_own(name: &str) -> bool {
    OWN.iter().any(|start| name.starts_with(start))
}

/// A constant of one word.
enum Folded {
    Word(Bits),
    Address(Operand, i64),
}

impl Context<'_> {
    /// Makes all globals.
    pub(super) fn globals(&mut self) -> Result<(), InputError> {
        let labels = self.place_labels();
        self.place_sections(self.module.globals.len() + labels.len())?;
        for global in self.module.globals.values() {
            self.global(global).map_err(|error| error.in_file(self.module.input(global.input)))?;
        }
        for labels in labels {
            self.program.globals.push(labels);
        }
        self.section_objects();
        self.streams();
        Ok(())
    }

    fn global(&mut self, global: &llvm::Global) -> Result<(), InputError> {
        if global.name.starts_with("llvm.") {
            // A list for the linker, not an object of the program.
            self.program.globals.push(list(global));
            return Ok(());
        }
        let layout = self.layout(global.ty, global.span);
        let (size, align) = match (&global.init, layout) {
            (_, Ok(layout)) if global.init.is_some() || layout.size > 0 => (layout.size, layout.align),
            (None, _) => (UNKNOWN_SIZE, 16),
            (Some(_), Ok(layout)) => (layout.size, layout.align),
            (Some(_), Err(error)) => return Err(error),
        };
        let init = match &global.init {
            None if is_own(&global.name) => Initial::Parts(vec![]),
            None => self.initial_elsewhere(&global.name, size),
            Some(init) => self.initial(global.ty, init, global.span)?,
        };
        let variable = self.debug.global_variable(self.module, &mut self.program, &global.debug);
        let align = global.align.map_or(align, |a| u64::from(a.max(1)));
        let (name, constant) = (global.name.clone(), global.constant);
        self.program.globals.push(Global { name, size, align, constant, pointers: true, init, variable });
        Ok(())
    }

    /// The streams of the C library are there when the program starts (C17 7.21.3p7).
    fn streams(&mut self) {
        let pointer = u64::from(self.program.pointer_bits / 8);
        for id in self.program.globals.keys() {
            let global = &self.program.globals[id];
            let named = STREAMS.contains(&&*global.name) && global.init == Initial::Any;
            if named && global.size == pointer {
                let stream = self.program.globals.push(elsewhere("(stream)", UNKNOWN_SIZE));
                let address = Part::Address(Operand::Global(stream), 0);
                self.program.globals[id].init = Initial::Parts(vec![(0, address)]);
            }
        }
    }

    /// What an object that is defined elsewhere holds when the program starts: numbers of the C library what it makes of them; pointers that it sets
    /// before that are null until then (`arguments`); all else anything.
    fn initial_elsewhere(&self, name: &str, size: u64) -> Initial {
        let is_pointer = || [NAMES, ENVIRONMENT].iter().any(|row| names::holds(row, name));
        let number = NUMBERS.iter().find(|(known, _)| *known == name).map(|(_, number)| *number);
        let Some(number) = number.or_else(|| is_pointer().then_some(0)) else { return Initial::Any };
        let mut bytes = u64::from(number).to_le_bytes()[..size.min(8) as usize].to_vec();
        if !self.program.little_endian {
            bytes.reverse();
        }
        Initial::Parts(vec![(0, Part::Bytes(bytes))])
    }

    /// The contents that a constant of a type gives.
    fn initial(&mut self, ty: TypeId, init: &Constant, span: Span) -> Result<Initial, InputError> {
        let mut parts = vec![];
        let mut open = vec![(ty, 0u64, init)];
        while let Some((ty, offset, constant)) = open.pop() {
            match constant {
                Constant::Zero | Constant::Null | Constant::Undef => {}
                Constant::Bytes(bytes) => parts.push((offset, Part::Bytes(bytes.clone()))),
                Constant::Aggregate(elements) => {
                    let Some(offsets) = self.offsets(ty, elements.len(), span)? else {
                        return Ok(Initial::Any);
                    };
                    let elements = elements.iter().zip(offsets).rev();
                    open.extend(elements.map(|((ty, part), inner)| (*ty, offset + inner, part)));
                }
                _ => match self.fold(constant, span, 0)? {
                    Some(folded) => parts.push((offset, self.part(ty, folded, span)?)),
                    None => return Ok(Initial::Any),
                },
            }
        }
        Ok(Initial::Parts(parts))
    }

    /// The offsets of the elements of an aggregate; none if they are not whole bytes.
    fn offsets(&mut self, ty: TypeId, count: usize, span: Span) -> Result<Option<Vec<u64>>, InputError> {
        let layout = self.layout(ty, span)?;
        let offsets: Vec<u64> = match self.ty(ty) {
            Type::Struct { .. } => layout.fields.iter().map(|f| f.offset).collect(),
            _ => {
                let (number, _, step) = self.elements(ty, span)?;
                if number != count as u64 { vec![] } else { (0..number).map(|i| i * step).collect() }
            }
        };
        if offsets.len() != count {
            return Err(InputError::malformed(span, "an initialiser does not have the type of its global"));
        }
        Ok((!layout.bit_packed).then_some(offsets))
    }

    fn part(&mut self, ty: TypeId, folded: Folded, span: Span) -> Result<Part, InputError> {
        Ok(match folded {
            Folded::Address(base, offset) => Part::Address(base, offset),
            Folded::Word(bits) => {
                let store = u32::try_from(8 * self.layout(ty, span)?.store).unwrap_or(u32::MAX);
                let width = bits.width();
                let fits = store >= width;
                Part::Word(if fits {
                    bits.zero_extend(store - width)
                } else {
                    bits.extract(store.max(1) - 1, 0)
                })
            }
        })
    }

    /// A constant of one word as a number or an address; `None` if it is neither.
    fn fold(&mut self, constant: &Constant, span: Span, depth: usize) -> Result<Option<Folded>, InputError> {
        Ok(match constant {
            Constant::Int(bits) | Constant::Float(bits) => Some(Folded::Word(bits.clone())),
            Constant::Null | Constant::Zero => Some(Folded::Address(Operand::Null, 0)),
            Constant::Function(_) | Constant::Global(_) if self.is_absent(constant) => None,
            Constant::Global(id) => {
                let (object, offset) = self.place(*id);
                Some(Folded::Address(Operand::Global(object), offset as i64))
            }
            Constant::Function(id) => Some(Folded::Address(self.function_address(*id), 0)),
            Constant::Label(id) => {
                let place = self.label(*id);
                Some(Folded::Address(Operand::Global(place.object), place.offset as i64))
            }
            Constant::Alias(id) => self.fold(&self.module.aliases[*id].target, span, depth)?,
            Constant::Expr(kind) if depth < constants::MAX_DEPTH => {
                self.fold_expression(kind, span, depth + 1)?
            }
            _ => None,
        })
    }

    fn fold_operand(
        &mut self,
        operand: &llvm::Operand,
        span: Span,
        depth: usize,
    ) -> Result<Option<Folded>, InputError> {
        match &operand.value {
            Value::Constant(constant) => self.fold(constant, span, depth),
            _ => Ok(None),
        }
    }

    fn fold_expression(
        &mut self,
        kind: &InstrKind,
        span: Span,
        depth: usize,
    ) -> Result<Option<Folded>, InputError> {
        Ok(match kind {
            InstrKind::Cast { op, value, to } => {
                let folded = self.fold_operand(value, span, depth)?;
                self.fold_cast(*op, folded, *to)
            }
            InstrKind::GetElementPtr { source, base, indices, .. } => {
                let base = self.fold_operand(base, span, depth)?;
                let distance = self.constant_distance(*source, indices, span)?;
                base.zip(distance).and_then(|(base, distance)| match base {
                    Folded::Address(base, offset) => {
                        Some(Folded::Address(base, offset.wrapping_add(distance)))
                    }
                    Folded::Word(_) => None,
                })
            }
            InstrKind::Binary { op, a, b, .. } => {
                let (a, b) = (self.fold_operand(a, span, depth)?, self.fold_operand(b, span, depth)?);
                a.zip(b).and_then(|(a, b)| fold_binary(*op, a, b, self.program.pointer_bits))
            }
            _ => None,
        })
    }

    fn fold_cast(&mut self, op: llvm::CastOp, folded: Option<Folded>, to: TypeId) -> Option<Folded> {
        let bits = match self.ty(to) {
            Type::Int(bits) => *bits,
            Type::Float(format) => format.bits(),
            Type::Pointer(_) => self.program.pointer_bits,
            _ => return None,
        };
        match (op, folded?) {
            (llvm::CastOp::BitCast | llvm::CastOp::AddrSpaceCast, folded) => Some(folded),
            (_, Folded::Word(word)) => {
                let width = word.width();
                match op {
                    _ if width == bits => Some(Folded::Word(word)),
                    _ if width > bits => Some(Folded::Word(word.extract(bits - 1, 0))),
                    llvm::CastOp::SExt => Some(Folded::Word(word.sign_extend(bits - width))),
                    _ => Some(Folded::Word(word.zero_extend(bits - width))),
                }
            }
            (llvm::CastOp::PtrToInt | llvm::CastOp::IntToPtr, address)
                if bits == self.program.pointer_bits =>
            {
                Some(address)
            }
            _ => None,
        }
    }

    /// How far a path of constant indices leads.
    fn constant_distance(
        &mut self,
        source: TypeId,
        indices: &[llvm::Operand],
        span: Span,
    ) -> Result<Option<i64>, InputError> {
        let mut distance = 0i64;
        let mut ty = source;
        for (position, index) in indices.iter().enumerate() {
            let index = match &index.value {
                Value::Constant(Constant::Int(bits)) => memory::signed(bits),
                Value::Constant(Constant::Zero) => 0,
                _ => return Ok(None),
            };
            let layout = self.layout(ty, span)?;
            let step = if position == 0 {
                index.wrapping_mul(layout.size as i64)
            } else if let Type::Struct { .. } = self.ty(ty) {
                let field = usize::try_from(index).ok().and_then(|i| layout.fields.get(i).copied());
                let field =
                    field.ok_or_else(|| InputError::malformed(span, "the index of a field is too large"))?;
                ty = field.ty;
                field.offset as i64
            } else {
                let (_, element, step) = self.elements(ty, span)?;
                ty = element;
                index.wrapping_mul(step as i64)
            };
            distance = distance.wrapping_add(step);
        }
        Ok(Some(distance))
    }
}

/// An object that is defined elsewhere.
pub(super) fn elsewhere(name: &str, size: u64) -> Global {
    Global {
        name: name.to_string(),
        size,
        align: 16,
        constant: false,
        pointers: true,
        init: Initial::Any,
        variable: None,
    }
}

/// An object without contents.
fn list(global: &llvm::Global) -> Global {
    Global {
        name: global.name.clone(),
        size: 0,
        align: 1,
        constant: true,
        pointers: false,
        init: Initial::Parts(vec![]),
        variable: None,
    }
}

/// An operator on words, or on addresses as numbers of these bits.
fn fold_binary(op: llvm::BinaryOp, a: Folded, b: Folded, bits: u32) -> Option<Folded> {
    use llvm::BinaryOp::{Add, And, Mul, Or, Sub, Xor};
    match (op, a, b) {
        (_, Folded::Word(a), Folded::Word(b)) if a.width() == b.width() => Some(Folded::Word(match op {
            Add => a.add(&b),
            Sub => a.sub(&b),
            Mul => a.mul(&b),
            And => a.and(&b),
            Or => a.or(&b),
            Xor => a.xor(&b),
            _ => return None,
        })),
        (Add, Folded::Address(base, offset), Folded::Word(word))
        | (Add, Folded::Word(word), Folded::Address(base, offset)) => {
            Some(Folded::Address(base, offset.wrapping_add(memory::signed(&word))))
        }
        (Sub, Folded::Address(base, offset), Folded::Address(other, start)) if base == other => {
            Some(Folded::Word(Bits::from_u64(offset.wrapping_sub(start) as u64, bits)))
        }
        (Sub, Folded::Address(base, offset), Folded::Word(word)) => {
            Some(Folded::Address(base, offset.wrapping_sub(memory::signed(&word))))
        }
        _ => None,
    }
}
