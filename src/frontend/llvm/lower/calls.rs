//! Calls.
//!
//! A call of a known function does what `library` and `intrinsics` say; of a defined function it is a call; of any other one what
//! `outside` says; through a pointer what `dispatch` says; inline assembly what `assembly` says. Where a call does not fit the definition (functions declared without parameters), arguments are cut or
//! extended, superfluous ones dropped, and missing ones are any value.

use super::cpp;
use super::function::Lowering;
use super::handlers::Handler;
use super::known;
use super::libc;
use super::output;
use super::outside::Unknown;
use super::rust;
use super::sections;
use crate::llvm::module::{self as llvm, FuncId, InstrKind, TypeId, Value};
pub(super) use crate::llvm::visit::called as direct;
use eufonium_base::error::InputError;
use eufonium_base::ids::Id;
use eufonium_ir::program::{CheckKind, Op, Operand, SiteKind, Type};

/// An argument of a call, with the type of what is copied where it is passed by value.
pub(super) type CallArgument = (llvm::Operand, Option<TypeId>);

/// A call as known functions see it.
pub(super) struct CallSite<'a> {
    /// The function.
    pub id: FuncId,
    /// Its name.
    pub name: &'a str,
    /// The arguments as they are written; none in the body of a function whose address is taken.
    pub source: &'a [CallArgument],
    /// The words of the arguments.
    pub args: Vec<Operand>,
    /// The types of the words of the result.
    pub results: Vec<Type>,
}

impl<'m> Lowering<'_, 'm> {
    pub fn call(
        &mut self,
        callee: &llvm::Operand,
        result: TypeId,
        args: &[(llvm::Operand, Option<TypeId>)],
        noreturn: bool,
    ) -> Result<Vec<Operand>, InputError> {
        if let Value::Asm(assembly) = &callee.value {
            return self.assembly(assembly, args, result);
        }
        let results = self.types(result)?;
        let Some(id) = direct(&callee.value) else {
            let copies = self.passing(args)?.iter().any(|passed| *passed != super::variadic::Passed::Word);
            let (callee, args) = (self.pointer(callee)?, self.arguments(args)?);
            return Ok(self.call_through(callee, args, results, copies));
        };
        let Some(function) = self.context.module.functions.get(id) else {
            return Err(self.malformed("a call of a function that does not exist"));
        };
        if let Some(base) = function.name.strip_prefix("llvm.")
            && function.blocks.is_empty()
        {
            return self.intrinsic(base, args, results);
        }
        let words = self.arguments(args)?;
        let site = CallSite { id, name: &function.name, source: args, args: words, results };
        self.named(id, site, noreturn)
    }

    fn arguments(&mut self, args: &[(llvm::Operand, Option<TypeId>)]) -> Result<Vec<Operand>, InputError> {
        let mut words = vec![];
        for (arg, byval) in args {
            let own = self.words(arg)?;
            // The copy that the call makes reads the whole object, whether the function looks at it or not.
            if let (Some(ty), [address]) = (byval, &own[..]) {
                let size = self.layout(*ty)?.size;
                self.check_access(address, self.pointer_word(size), "copy of an argument");
            }
            words.extend(own.iter().cloned());
        }
        Ok(words)
    }

    /// A call of a function by its name.
    fn named(&mut self, id: FuncId, site: CallSite, noreturn: bool) -> Result<Vec<Operand>, InputError> {
        let function = &self.context.module.functions[id];
        let defined = !function.blocks.is_empty();
        let name = libc::without_model(&function.name);
        let site = CallSite { name, ..site };
        if let (Some(handler), false) = (Handler::of(name), defined) {
            return Ok(self.sanitizer_call(handler, &site));
        }
        if let (Some(format), false) = (output::format_of(name), defined)
            && !self.context.options.error_functions.iter().any(|error| error == name)
        {
            return self.print_to_stream(site, format);
        }
        if (!defined || function.is_model)
            && let Some(printed) = self.print_text(&site)?
        {
            return Ok(printed);
        }
        if !defined && self.context.assembled.contains(name) {
            self.unsupported(sections::ASSEMBLED);
            return Ok(self.unmodelled(&format!("the result of `{name}`"), &site.results));
        }
        if let Some(known) = known::known(name, defined, self.context.options) {
            let given = self.known(known, site);
            if known.may_set_errno() {
                self.forget_errno();
            }
            return given;
        }
        if defined {
            if function.is_model
                && let Some(given) = self.scan_text(&site)?
            {
                return Ok(given);
            }
            return self.call_defined(&site);
        }
        if site.args.is_empty() && known::is_choice(name) {
            return Ok(self.nondet(&site));
        }
        let ends = noreturn || function.noreturn;
        if rust::library(name).is_some() || ends && rust::is_symbol(name) {
            return Ok(self.rust_library(&site, ends));
        }
        if self.context.has_exceptions {
            let what = "functions without a definition throw no exceptions";
            self.context.assume_about(what.to_owned(), self.at);
        }
        if self.context.prepares_jumps() {
            let what = "functions without a definition do not jump back into the program";
            self.context.assume_about(what.to_owned(), self.at);
        }
        let function = Unknown { name, declared: Some(id) };
        let results = match cpp::library(name) {
            Some(library) => self.call_library(&function, &library, &site.args, &site.results),
            None => self.call_outside(&function, &site.args, &site.results),
        };
        self.forget_errno();
        if ends {
            self.stop();
        }
        Ok(results)
    }

    /// A call of a function that has a body, or gets one.
    pub fn call_defined(&mut self, site: &CallSite) -> Result<Vec<Operand>, InputError> {
        let function = &self.context.module.functions[site.id];
        let mut expected = vec![];
        for param in &function.params {
            expected.extend(self.types(param.ty)?);
        }
        let mut args = self.fitted(site.args.clone(), &expected);
        if self.context.takes_list(site.id) {
            let passing = self.passing(site.source)?;
            let words = site.args.iter().cloned().zip(passing).skip(expected.len()).collect();
            args.push(self.list_of(words)?);
        }
        let returned = self.types(function.result)?;
        let passed =
            given_back(function).filter(|_| args.len() == function.params.len()).map(|i| args[i].clone());
        let callee = self.context.callee(site.id, self.at);
        let origin = self.context.origin(SiteKind::Call, self.at);
        let words = self.build.instr(Op::Call { callee, args, origin }, &returned);
        let words = passed.map_or_else(|| words.into_iter().map(Operand::Value).collect(), |word| vec![word]);
        Ok(self.fitted(words, &site.results))
    }

    /// A call of a model that no program names.
    pub fn call_model(
        &mut self,
        id: FuncId,
        args: Vec<Operand>,
        results: &[Type],
    ) -> Result<Vec<Operand>, InputError> {
        let name = &self.context.module.functions[id].name;
        self.call_defined(&CallSite { id, name, source: &[], args, results: results.to_vec() })
    }

    /// Words made to fit the types that are expected.
    pub fn fitted(&mut self, words: Vec<Operand>, expected: &[Type]) -> Vec<Operand> {
        let mut words = words.into_iter();
        let mut fitted = vec![];
        for ty in expected {
            fitted.push(match words.next() {
                None => self.choose(&SiteKind::Uninitialised, &[*ty]).remove(0),
                Some(word) => self.fitted_word(word, *ty),
            });
        }
        fitted
    }

    fn fitted_word(&mut self, word: Operand, expected: Type) -> Operand {
        match (self.build.type_of(&word), expected) {
            (found, expected) if found == expected => word,
            (Type::Int(_), Type::Int(bits)) => self.resize(word, bits, true),
            (Type::Int(_), _) => self.int_to_pointer(word),
            (_, Type::Int(bits)) => self.pointer_to_int(word, bits),
            _ => word,
        }
    }

    /// A run that comes here violates the property of reachability, if that is asked for; otherwise it ends.
    pub fn error(&mut self, message: String, counts: bool) {
        if counts && self.context.wants(CheckKind::Reach) {
            self.violation(CheckKind::Reach, message);
        }
        self.stop();
    }
}

/// What a call of a function by its name does, as a body of its own.
pub(super) fn by_name(
    lowering: &mut Lowering,
    id: FuncId,
    args: Vec<Operand>,
) -> Result<Vec<Operand>, InputError> {
    let function = &lowering.context.module.functions[id];
    let results = lowering.types(function.result)?;
    if function.name.starts_with("llvm.") {
        return Err(lowering.malformed("the address of an intrinsic is taken"));
    }
    let site = CallSite { id, name: &function.name, source: &[], args, results };
    lowering.named(id, site, false)
}

/// Which of its arguments a model of the library always returns, if it does: a stream of C++ whose name the call says stays known by it.
fn given_back(function: &llvm::Function) -> Option<usize> {
    if !function.is_model {
        return None;
    }
    let mut given = function.blocks.values().flat_map(|block| &block.instrs).filter_map(|instr| {
        let InstrKind::Return(value) = &instr.kind else { return None };
        match &value.as_ref()?.value {
            Value::Local(local) => Some(local.index()),
            _ => Some(usize::MAX),
        }
    });
    let first = given.next().filter(|first| *first < function.params.len())?;
    given.all(|other| other == first).then_some(first)
}
