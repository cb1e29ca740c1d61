//! What the functions of the table [`known`](super::known) do.
//!
//! The arguments are those of the call, which may have been declared otherwise; a call that lacks some is taken as one of an
//! unknown function.

use super::calls::CallSite;
use super::function::Lowering;
use super::known::{self, Known};
use super::libc;
use super::memory;
use super::outside::{SIZE, Unknown};
use super::tables::Locale;
use crate::llvm::module::{Constant, InstrKind, Value};
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, BinaryOp, CheckKind, CompareOp, Op, Operand, SiteKind, Type};

/// Functions that end the program even if they are declared, by mistake, with a result.
const ENDS: &[&str] = &["abort", "exit", "_exit", "_Exit"];

/// Functions with which a program ends by itself, so that what is left on the heap matters.
const EXITS: &[&str] =
    &["exit", "_exit", "_Exit", "quick_exit", "__VERIFIER_exit", "err", "errx", "verr", "verrx"];

/// Whether a call of `signal` names no function: `SIG_DFL` or `SIG_IGN`.
fn leaves_signals(site: &CallSite) -> bool {
    let Some((handler, _)) = site.source.get(1) else { return false };
    match &handler.value {
        Value::Constant(Constant::Null) => true,
        Value::Constant(Constant::Expr(kind)) => match &**kind {
            InstrKind::Cast { value, .. } => {
                matches!(&value.value, Value::Constant(Constant::Int(number)) if number.is_one() || number.is_zero())
            }
            _ => false,
        },
        _ => false,
    }
}

fn takes_function(site: &CallSite) -> bool {
    site.args.iter().any(|arg| matches!(arg, Operand::Function(_)))
}

impl<'m> Lowering<'_, 'm> {
    /// The results of a call of a known function.
    pub fn known(&mut self, known: Known, site: CallSite) -> Result<Vec<Operand>, InputError> {
        if !self.has_arguments(known, &site) {
            return Ok(self.another(&site));
        }
        self.check_reads(&site)?;
        self.check_effects(&site);
        self.remember(&site);
        self.does(known, site)
    }

    /// What a call does, whose arguments lead to what it reads.
    fn does(&mut self, known: Known, site: CallSite) -> Result<Vec<Operand>, InputError> {
        if self.is_another(known, &site) {
            return Ok(self.another(&site));
        }
        match known {
            Known::Nondet => Ok(self.nondet(&site)),
            Known::Real(function) => match self.real(function, &site) {
                Some(given) => Ok(given),
                None => self.does(Known::Determined, site),
            },
            Known::Opens if site.results == [Type::Pointer] => Ok(vec![self.opened(&site)]),
            Known::Nothing | Known::Determined | Known::Opens => {
                let why = format!("the result of `{}`", site.name);
                Ok(self.unmodelled_among(&why, &site.args, &site.results))
            }
            Known::Unread => {
                self.no_alarm("what is read after `ungetc`");
                self.does(Known::Nothing, site)
            }
            Known::Rust(function) => Ok(self.rust_function(function, &site)),
            Known::Beyond(what) => self.beyond_models(what, &site),
            Known::Exact => Ok(self.choose(&SiteKind::Exact, &site.results)),
            Known::ExactNumber => Ok(self.choose(&SiteKind::ExactNumber, &site.results)),
            Known::Given => Ok(vec![word(u64::from(self.context.takes_arguments()), 1)]),
            Known::Any => Ok(self.unmodelled("a result of the library that is not computed", &site.results)),
            Known::Unmodelled => {
                let text = site.source.first().and_then(|(text, _)| self.string(text));
                self.unsupported(&text.unwrap_or_else(|| "a conversion of a format".to_string()));
                self.stop();
                Ok(vec![])
            }
            Known::Writes => {
                self.unsupported(&format!("what `{}` writes to memory", site.name));
                Ok(self.unmodelled(&format!("the result of `{}`", site.name), &site.results))
            }
            Known::Inexact(function) => match self.inexact(function, &site) {
                Some(given) => Ok(given),
                None => self.does(Known::Determined, site),
            },
            Known::ReadLine if self.context.options.malloc_may_fail => self.does(Known::Writes, site),
            Known::Contract(number) => match self.contract(number, &site) {
                Some(given) => Ok(self.fitted(given, &site.results)),
                None => {
                    let given = match libc::effect(site.name) {
                        Some(known) => self.does(known, site),
                        None => Ok(self.another(&site)),
                    };
                    self.forget_errno();
                    given
                }
            },
            Known::Scan(format) => self.scan(format, &site),
            Known::String(_) if !self.source.blocks.is_empty() => self.call_defined(&site),
            _ => {
                let results = site.results.clone();
                let given = self.simple(known, site);
                if given.is_empty() {
                    Ok(self.unmodelled("a missing result", &results))
                } else {
                    Ok(self.fitted(given, &results))
                }
            }
        }
    }

    /// Whether there are the arguments that a known function works on.
    fn has_arguments(&self, known: Known, site: &CallSite) -> bool {
        let pointer = match known {
            Known::Fill(fill) => Some(fill.to),
            Known::String(_) | Known::Time | Known::PosixMemalign => Some(0),
            Known::Parse(place) | Known::Into(place) => Some(place),
            _ => None,
        };
        let is_there =
            |place: usize| site.args.get(place).is_some_and(|a| self.build.type_of(a) == Type::Pointer);
        site.args.len() >= arity(known) && pointer.is_none_or(is_there)
    }

    /// Whether the types say that another function of this name is called.
    fn is_another(&self, known: Known, site: &CallSite) -> bool {
        let is_pointer = |arg: &Operand| self.build.type_of(arg) == Type::Pointer;
        match known {
            // None of these functions calls what it is given.
            Known::Nothing | Known::Determined | Known::Contract(_) => takes_function(site),
            Known::Writes => takes_function(site) || !site.args.iter().any(is_pointer),
            Known::Stop => !site.results.is_empty() && !ENDS.contains(&site.name),
            Known::Into(_) => site.results != [Type::Pointer],
            _ => false,
        }
    }

    /// What has no model; handlers of signals have one where nothing else is done with signals.
    fn beyond_models(&mut self, what: &'static str, site: &CallSite) -> Result<Vec<Operand>, InputError> {
        if what == known::SIGNAL {
            if site.name.ends_with("signal") && leaves_signals(site) {
                return Ok(self.handler_before(site));
            }
            if self.context.handles_signals()
                && let Some(given) = self.signal(site)
            {
                return given;
            }
        }
        self.unsupported(&format!("{what} (`{}`)", site.name));
        Ok(self.unmodelled(what, &site.results))
    }

    /// A new object of the library, or null, as the system decides; what is in the object is not modelled.
    fn opened(&mut self, site: &CallSite) -> Operand {
        let kind = SiteKind::Unmodelled(format!("what `{}` makes", site.name));
        let origin = self.context.origin(kind, self.at);
        let size = self.pointer_word(SIZE);
        let alloc = Op::Alloc { kind: AllocKind::Outside, size, align: 16, origin };
        let then = self.build.define(alloc, Type::Pointer);
        let kind = SiteKind::External(site.name.to_string());
        let condition = self.choose(&kind, &[Type::Int(1)]).remove(0);
        self.build.define(Op::Select { condition, then, otherwise: Operand::Null }, Type::Pointer)
    }

    /// The results of another function of a known name.
    fn another(&mut self, site: &CallSite) -> Vec<Operand> {
        let function = Unknown { name: site.name, declared: Some(site.id) };
        self.call_outside(&function, &site.args, &site.results)
    }

    /// Functions whose results are made to fit.
    fn simple(&mut self, known: Known, site: CallSite) -> Vec<Operand> {
        match known {
            Known::Fill(fill) => self.fill(fill, &site),
            Known::Locale(function) => vec![self.locale(function, &site.args)],
            Known::Parse(place) => self.parse(place, &site),
            Known::Time => self.time(&site),
            Known::SetJump => self.set_jump(&site),
            Known::LongJump => {
                self.long_jump(&site);
                vec![]
            }
            Known::Environment => vec![self.environment(&site)],
            Known::Sort => {
                self.sort(&site.args, site.source);
                vec![]
            }
            Known::ReadLine => self.read_line(&site),
            Known::AtExit => self.note_for_exit(&site),
            Known::EnterOnce => self.enter_once(&site),
            Known::DoneOnce => {
                let guard = self.as_pointer(&site.args[0]);
                self.build.effect(Op::Store { address: guard, value: super::memory::byte(1) });
                self.choose(&SiteKind::Uninitialised, &site.results)
            }
            Known::String(function) => vec![self.string_function(function, &site)],
            Known::Into(place) => {
                let why = format!("the result of `{}`", site.name);
                vec![self.pointer_among(&why, &[], &site.args[place..=place])]
            }
            Known::Number { low, high } => self.number_between(low, high, &site),
            Known::StopIf => {
                let condition = self.condition(&site.args[0], true);
                self.build.effect(Op::Assume(condition));
                vec![]
            }
            Known::Assume { negated } => {
                let condition = self.condition(&site.args[0], negated);
                self.build.effect(Op::Assume(condition));
                vec![]
            }
            Known::Assert { .. } | Known::AssertIf | Known::Error | Known::FalseAssertion(_) => {
                self.reach(known, &site);
                vec![]
            }
            Known::Stop => {
                if site.name == "exit" {
                    self.run_noted();
                }
                if EXITS.contains(&site.name) {
                    self.context.check_end(&mut self.build, self.at, &self.source.name);
                }
                self.stop();
                vec![]
            }
            Known::GetRounding => vec![self.get_rounding()],
            Known::SetRounding => vec![self.set_rounding(&site.args[0])],
            Known::IsApart(unit) => vec![self.is_apart(unit, &site.args)],
            Known::Absolute => vec![self.absolute(site.args[0].clone())],
            Known::First => vec![site.args[0].clone()],
            _ => self.object(known, &site.args),
        }
    }

    fn condition(&mut self, word: &Operand, negated: bool) -> Operand {
        let condition = self.truth(word.clone());
        if negated { self.not(condition) } else { condition }
    }

    /// Assertions and errors.
    fn reach(&mut self, known: Known, site: &CallSite) {
        let name = site.name;
        let named = self.context.options.error_functions.iter().any(|error| error == name);
        let counts = self.context.options.known_errors || named;
        let (condition, message) = match known {
            Known::Error => return self.error(format!("{name}() is called"), counts),
            Known::FalseAssertion(text) => {
                let text = site.source.get(text).and_then(|(arg, _)| self.string(arg));
                let message = match text {
                    Some(text) => format!("assertion `{text}` is violated"),
                    None => format!("{name}() is called"),
                };
                return self.error(message, counts);
            }
            Known::Assert { negated } => {
                (self.condition(&site.args[0], negated), format!("the condition of {name}() is violated"))
            }
            _ => {
                let premise = self.condition(&site.args[0], true);
                let conclusion = self.condition(&site.args[1], false);
                let condition = self.build.binary(BinaryOp::Or, premise, conclusion);
                (condition, format!("the condition of {name}() is violated"))
            }
        };
        if counts && self.context.wants(CheckKind::Reach) {
            self.assert(CheckKind::Reach, message, condition);
        } else {
            self.build.effect(Op::Assume(condition));
        }
    }

    pub fn absolute(&mut self, value: Operand) -> Operand {
        let Type::Int(bits) = self.build.type_of(&value) else { return value };
        let zero = word(0, bits);
        self.check_binary(BinaryOp::Sub, true, &zero, &value);
        let negation =
            Op::Binary { op: BinaryOp::Sub, a: zero.clone(), b: value.clone(), nsw: true, nuw: false };
        let negation = self.build.define(negation, Type::Int(bits));
        let negative = self.build.compare(CompareOp::Slt, value.clone(), zero);
        self.build
            .define(Op::Select { condition: negative, then: negation, otherwise: value }, Type::Int(bits))
    }

    /// Functions on objects.
    fn object(&mut self, known: Known, args: &[Operand]) -> Vec<Operand> {
        match known {
            _ if known.allocates() => vec![self.heap(known, args)],
            Known::StackAlloc => {
                let size = self.length(&args[0]);
                vec![self.allocate(AllocKind::Stack, size, 16)]
            }
            Known::Free => {
                let pointer = self.as_pointer(&args[0]);
                self.free(&pointer);
                vec![]
            }
            _ => self.memory(known, args),
        }
    }

    /// Functions on bytes.
    fn memory(&mut self, known: Known, args: &[Operand]) -> Vec<Operand> {
        match known {
            Known::AnyMemory => {
                let (to, length) = (self.as_pointer(&args[0]), self.length(&args[1]));
                // A function of proofs, not of programs: it says what there is, and behind null there is nothing.
                self.unless_null(&to, |this| {
                    let largest = Operand::Const(this.largest());
                    let exists = this.build.compare(CompareOp::Ule, length.clone(), largest);
                    this.build.effect(Op::Assume(exists));
                    this.any_bytes(&SiteKind::Uninitialised, &to, length);
                });
                vec![]
            }
            Known::CopyMemory | Known::CopyMemoryToEnd => {
                let (to, from) = (self.as_pointer(&args[0]), self.as_pointer(&args[1]));
                let length = self.length(&args[2]);
                self.copy_memory(&to, &from, length.clone());
                vec![if known == Known::CopyMemory { to } else { self.byte_of(&to, &length) }]
            }
            Known::SetMemory | Known::ZeroMemory => {
                let to = self.as_pointer(&args[0]);
                let byte = if known == Known::SetMemory {
                    self.resize(args[1].clone(), 8, false)
                } else {
                    memory::byte(0)
                };
                let length = self.length(&args[if known == Known::SetMemory { 2 } else { 1 }]);
                self.set_memory(&to, byte, length);
                vec![to]
            }
            _ => {
                let (address, length) = (self.as_pointer(&args[0]), self.length(&args[1]));
                vec![self.build.define(Op::IsValid { address, length }, Type::Int(1))]
            }
        }
    }

    /// Copies bytes between objects.
    pub fn copy_memory(&mut self, to: &Operand, from: &Operand, length: Operand) {
        self.check_access(from, length.clone(), "copy");
        self.check_write(to, length.clone(), "copy");
        self.build.effect(Op::CopyMemory { to: to.clone(), from: from.clone(), length });
    }

    /// Sets bytes of an object.
    pub fn set_memory(&mut self, to: &Operand, byte: Operand, length: Operand) {
        self.check_write(to, length.clone(), "write");
        self.build.effect(Op::SetMemory { to: to.clone(), byte, length });
    }

    /// A length in bytes, of the bits of a pointer.
    pub fn length(&mut self, word: &Operand) -> Operand {
        match self.build.type_of(word) {
            Type::Int(_) => self.resize(word.clone(), self.context.program.pointer_bits, false),
            _ => self.pointer_to_int(word.clone(), self.context.program.pointer_bits),
        }
    }

    /// The pointer that a word or a pointer is.
    pub fn as_pointer(&mut self, word: &Operand) -> Operand {
        match self.build.type_of(word) {
            Type::Int(_) => self.int_to_pointer(word.clone()),
            _ => word.clone(),
        }
    }

    /// The address of a byte.
    pub fn byte_of(&mut self, base: &Operand, index: &Operand) -> Operand {
        self.displaced_by(base, index, 1)
    }

    /// The address that many times so many bytes behind a pointer.
    pub fn displaced_by(&mut self, base: &Operand, index: &Operand, bytes: i64) -> Operand {
        let offset = Op::Offset {
            base: base.clone(),
            constant: 0,
            scaled: vec![(index.clone(), bytes)],
            inbounds: true,
            member: None,
        };
        self.build.define(offset, Type::Pointer)
    }
}

/// How many arguments a function needs.
fn arity(known: Known) -> usize {
    match known {
        Known::Assume { .. }
        | Known::Assert { .. }
        | Known::Malloc
        | Known::New
        | Known::ZeroedMalloc
        | Known::PageAlloc
        | Known::Pages
        | Known::StackAlloc
        | Known::Free
        | Known::Absolute
        | Known::SetRounding
        | Known::EnterOnce
        | Known::DoneOnce
        | Known::SetJump
        | Known::First => 1,
        Known::AssertIf
        | Known::Calloc
        | Known::AlignedAlloc
        | Known::Realloc
        | Known::IsDereferenceable
        | Known::IsApart(_)
        | Known::LongJump
        | Known::ZeroMemory
        | Known::AnyMemory => 2,
        Known::CopyMemory
        | Known::CopyMemoryToEnd
        | Known::SetMemory
        | Known::PosixMemalign
        | Known::ReallocArray
        | Known::StopIf => 3,
        Known::Sort => 4,
        Known::AtExit => 1,
        Known::ReadLine => 2,
        Known::Into(place) => place + 1,
        Known::Rust(function) => function.arity(),
        Known::Fill(fill) => fill.arity(),
        Known::String(function) => function.arity(),
        Known::Locale(Locale::Class(_) | Locale::Entry(_)) | Known::Time => 1,
        Known::Parse(place) => place + 1,
        _ => 0,
    }
}
