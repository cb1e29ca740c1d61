//! Handlers of signals (C17 7.14.1.1), which may run between any two steps of the program.
//!
//! A program is supported whose handlers do nothing but to write numbers to global variables, to print, and to end the program; and whose variables
//! that they write are nowhere used but by plain reads and writes. Wherever such a variable is read, it has any value that is not modelled, which
//! includes all runs of handlers at all times; and a handler that ends the program takes nothing from the runs that it does not end. All other programs are
//! not supported where a handler is installed.
//!
//! Which functions are handlers: those that `signal` names, and where it does not, or with `sigaction`, all whose address is used and
//! whose type fits. After `raise`, and where the program waits for a signal, the run may go on or not, which is not modelled.
//! Deliberately absent: handlers that jump or look at memory through pointers that they write; signals that are taken without a handler (`sigwait`).

use super::calls::{CallSite, direct};
use super::function::Lowering;
use super::known::{self, Known};
use super::strings::StringFunction;
use super::{Context, LowerOptions, Outside, contracts, output};
use crate::llvm::module::{
    self as llvm, BinaryOp, BlockId, CastOp, Constant, FuncId, Function, GlobalId, InstrKind, Module, Type,
    TypeId, Value,
};
use crate::llvm::visit::{blocks_mut, constants};
use eufonium_base::error::InputError;
use eufonium_base::{Bits, HashSet};
use eufonium_ir::program::{CheckKind, CompareOp, Op, Operand, SiteKind, Type as Word};

/// Functions that install a handler that is their second argument.
const SIGNAL: &[&str] = &["signal", "bsd_signal", "sysv_signal", "__sysv_signal"];
/// Other functions that set one, of the signal that is their first argument.
const OTHERS: &[&str] = &["sigaction", "sigset", "sigignore"];
/// Functions that change nothing that the program sees but, perhaps, `errno`.
const QUIET: &[&str] = &[
    "write", "puts", "putchar", "fputs", "fputc", "putc", "perror", "fflush", "alarm", "getpid", "signal",
    "psignal", "kill",
];
/// Why the handler that a signal had is not known.
const BEFORE: &str = "the handler of a signal before";
/// Functions that return, and fail, when a handler has run.
const WAITS: &[&str] = &["pause", "sigsuspend", "sigpause"];
/// Functions that end the program.
const ENDS: &[&str] = &["_exit", "_Exit", "abort", "quick_exit", "exit"];

/// The variables that handlers write, if all handlers of the module are of the kind that is supported.
pub(super) fn variables(module: &Module, options: &LowerOptions) -> Option<HashSet<GlobalId>> {
    let installs = |f: &Function| !f.is_defined() && (SIGNAL.contains(&&*f.name) || f.name == "sigaction");
    if !module.functions.values().any(installs) {
        return None;
    }
    let mut handlers = Handlers { module, options, seen: HashSet::default(), written: HashSet::default() };
    for handler in named(module)? {
        handlers.function(handler)?;
    }
    handlers.are_used_plainly().then_some(handlers.written)
}

/// The functions that may be handlers; none if one of them may be defined elsewhere.
fn named(module: &Module) -> Option<HashSet<FuncId>> {
    let mut found = HashSet::default();
    let mut all = false;
    let instrs = || module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs);
    for instr in instrs() {
        let InstrKind::Call { callee, args, .. } = &instr.kind else { continue };
        let Some(name) = direct(&callee.value).map(|id| &*module.functions[id].name) else { continue };
        if SIGNAL.contains(&name) {
            match args.get(1).map(|(handler, _)| &handler.value) {
                Some(Value::Constant(constant)) if is_number(constant) => {}
                Some(value) => match direct(value) {
                    Some(handler) => {
                        found.insert(handler);
                    }
                    None => all = true,
                },
                None => return None,
            }
        }
        all |= name == "sigaction";
    }
    let mut addresses = HashSet::default();
    for instr in instrs() {
        let mut kind = instr.kind.clone();
        if let InstrKind::Call { callee, .. } = &mut kind {
            // What is only called is no value.
            callee.value = Value::Constant(Constant::Null);
        }
        constants(&kind, &mut |constant| functions(constant, &mut addresses));
    }
    for constant in module.globals.values().filter_map(|global| global.init.as_ref()) {
        functions(constant, &mut addresses);
    }
    if all {
        found.extend(addresses.into_iter().filter(|id| may_be_handler(module, *id)));
    }
    Some(found)
}

/// Whether this is `SIG_DFL`, `SIG_IGN` or `SIG_ERR`.
fn is_number(constant: &Constant) -> bool {
    match constant {
        Constant::Null => true,
        Constant::Expr(kind) => {
            matches!(&**kind, InstrKind::Cast { op: CastOp::IntToPtr, value, .. } if matches!(value.value, Value::Constant(Constant::Int(_))))
        }
        _ => false,
    }
}

/// The functions that a constant names.
fn functions(constant: &Constant, found: &mut HashSet<FuncId>) {
    match constant {
        Constant::Function(id) => {
            found.insert(*id);
        }
        Constant::Aggregate(parts) => parts.iter().for_each(|(_, part)| functions(part, found)),
        Constant::Expr(kind) => constants(kind, &mut |constant| functions(constant, found)),
        _ => {}
    }
}

/// Whether the type of a function is that of a handler.
fn may_be_handler(module: &Module, id: FuncId) -> bool {
    let function = &module.functions[id];
    let number = |n: usize| {
        matches!(function.params.get(n).map(|p| module.types.get(p.ty)), None | Some(Type::Int(32)))
    };
    let returns = *module.types.get(function.result) != Type::Void;
    !function.name.starts_with("llvm.") && !returns && number(0) && matches!(function.params.len(), 0 | 1 | 3)
}

/// Whether a block may run again after it has run.
fn is_in_loop(function: &Function, block: BlockId) -> bool {
    let mut seen = HashSet::default();
    let mut open = vec![block];
    while let Some(id) = open.pop() {
        let Some(end) = function.blocks[id].instrs.last() else { continue };
        blocks_mut(&mut end.kind.clone(), &mut |next| {
            if seen.insert(*next) {
                open.push(*next);
            }
        });
    }
    seen.contains(&block)
}

struct Handlers<'m> {
    module: &'m Module,
    options: &'m LowerOptions,
    seen: HashSet<FuncId>,
    written: HashSet<GlobalId>,
}

impl Handlers<'_> {
    fn wants(&self, kinds: &[CheckKind]) -> bool {
        kinds.iter().any(|kind| self.options.properties.contains(kind))
    }

    /// Follows a function that a handler is or calls; nothing if it does more than is supported.
    fn function(&mut self, id: FuncId) -> Option<()> {
        let function = self.module.functions.get(id)?;
        if !self.seen.insert(id) {
            return Some(());
        }
        if !function.is_defined()
            || function.is_model
            || known::overrides_definition(&function.name, self.options)
        {
            return None;
        }
        let mut own = HashSet::default();
        for instr in function.blocks.values().flat_map(|block| &block.instrs) {
            if let (InstrKind::Alloca { .. }, Some(result)) = (&instr.kind, instr.result) {
                own.insert(result);
            }
        }
        let is_own = |value: &Value| matches!(value, Value::Local(local) if own.contains(local));
        for instr in function.blocks.values().flat_map(|block| &block.instrs) {
            match &instr.kind {
                InstrKind::Store { address, .. } if is_own(&address.value) => {}
                InstrKind::Store { address, .. } => self.store(&address.value)?,
                InstrKind::Load { address, .. } => {
                    let named = matches!(address.value, Value::Constant(Constant::Global(_)));
                    if !named && !is_own(&address.value) && self.wants(&[CheckKind::Dereference]) {
                        return None;
                    }
                }
                InstrKind::Call { callee, args, .. } => self.call(direct(&callee.value)?, args)?,
                kind if self.computes(kind) => {}
                _ => return None,
            }
        }
        Some(())
    }

    /// A write of a global variable that is a number.
    fn store(&mut self, address: &Value) -> Option<()> {
        let Value::Constant(Constant::Global(id)) = address else { return None };
        let global = self.module.globals.get(*id)?;
        let is_number = matches!(self.module.types.resolve(global.ty).1, Type::Int(_) | Type::Float(_));
        let is_known = global.init.is_some() && (global.is_local() || self.options.outside != Outside::Any);
        if !is_number || !is_known {
            return None;
        }
        self.written.insert(*id);
        Some(())
    }

    fn call(
        &mut self,
        id: FuncId,
        args: &[(crate::llvm::module::Operand, Option<crate::llvm::module::TypeId>)],
    ) -> Option<()> {
        let function = self.module.functions.get(id)?;
        if function.is_defined() && !function.is_model {
            return self.function(id);
        }
        let name = &*function.name;
        if ["llvm.dbg.", "llvm.lifetime."].iter().any(|start| name.starts_with(start)) {
            return Some(());
        }
        if ENDS.contains(&name) {
            let matters = self.wants(&[CheckKind::MemTrack, CheckKind::MemCleanup]) && self.may_lose();
            let at_end = ["atexit", "on_exit", "at_quick_exit", "__cxa_atexit"];
            let notes = self.module.functions.values().any(|f| at_end.contains(&&*f.name));
            let lists = self.module.globals.values().any(|g| g.name == "llvm.global_dtors");
            return (!matters && !notes && !lists).then_some(());
        }
        let keeps_errno = || self.module.functions.values().all(|f| f.name != "__errno_location");
        let is_pointer = |value: &Value, ty| {
            matches!(self.module.types.get(ty), Type::Pointer(_)) && !matches!(value, Value::Constant(_))
        };
        let looks = self.wants(&[CheckKind::Dereference])
            && args.iter().any(|(arg, _)| is_pointer(&arg.value, arg.ty));
        let prints = output::format_of(name).is_some() && !output::counts(self.module);
        ((QUIET.contains(&name) || prints) && !looks && keeps_errno()).then_some(())
    }

    /// Whether there may be objects that are lost where a handler ends the program.
    fn may_lose(&self) -> bool {
        let mut declared = self.module.functions.values().filter(|f| !f.is_defined());
        declared.any(|f| match known::known(&f.name, false, self.options) {
            Some(Known::String(StringFunction::Duplicate) | Known::ReadLine | Known::Rust(_)) => true,
            Some(known) => known.allocates(),
            None => !f.name.starts_with("llvm."),
        })
    }

    /// Whether an instruction only computes or directs control, and violates none of the properties.
    fn computes(&self, kind: &InstrKind) -> bool {
        match kind {
            InstrKind::Binary {
                op: BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
                ..
            } => !self.wants(&[CheckKind::DivisionByZero, CheckKind::Overflow]),
            InstrKind::Binary { .. } => !self.wants(&[CheckKind::Overflow]),
            InstrKind::Alloca { count, .. } => count.is_none(),
            InstrKind::FNeg(_)
            | InstrKind::ICmp { .. }
            | InstrKind::FCmp { .. }
            | InstrKind::Cast { .. }
            | InstrKind::Select { .. }
            | InstrKind::GetElementPtr { .. }
            | InstrKind::Phi(_)
            | InstrKind::Freeze(_)
            | InstrKind::DebugRecord { .. }
            | InstrKind::Return(_)
            | InstrKind::Jump(_)
            | InstrKind::Branch { .. }
            | InstrKind::Switch { .. }
            | InstrKind::Unreachable => true,
            _ => false,
        }
    }

    /// Whether the variables are nowhere used but as addresses of reads and writes.
    fn are_used_plainly(&self) -> bool {
        let mut plain = true;
        let instrs = self.module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs);
        for instr in instrs {
            let mut kind = instr.kind.clone();
            if let InstrKind::Load { address, .. } | InstrKind::Store { address, .. } = &mut kind
                && matches!(address.value, Value::Constant(Constant::Global(_)))
            {
                address.value = Value::Constant(Constant::Null);
            }
            constants(&kind, &mut |constant| plain &= !self.names_one(constant));
        }
        let starts = self.module.globals.values().filter(|global| !global.name.starts_with("llvm."));
        plain && starts.filter_map(|global| global.init.as_ref()).all(|init| !self.names_one(init))
    }

    /// Whether a constant names one of the variables.
    fn names_one(&self, constant: &Constant) -> bool {
        match constant {
            Constant::Global(id) => self.written.contains(id),
            Constant::Aggregate(parts) => parts.iter().any(|(_, part)| self.names_one(part)),
            Constant::Alias(_) => true,
            Constant::Expr(kind) => {
                let mut found = false;
                constants(kind, &mut |constant| found |= self.names_one(constant));
                found
            }
            _ => false,
        }
    }
}

impl Context<'_> {
    /// Whether the program has handlers of signals, and only supported ones.
    pub fn handles_signals(&self) -> bool {
        self.signals.is_some()
    }

    /// Whether no call of the program may have set the handler of the signal of this one, which is in `main`, before it.
    fn sets_first(&self, site: &CallSite) -> bool {
        let number = |args: &[(llvm::Operand, Option<TypeId>)]| match args.first()?.0.value {
            Value::Constant(Constant::Int(ref number)) => Some(number.clone()),
            _ => None,
        };
        let Some(own) = number(site.source) else { return false };
        let mut is_alone = true;
        let mut runs_once = false;
        for function in self.module.functions.values() {
            for (block, instr) in
                function.blocks.iter().flat_map(|(id, b)| b.instrs.iter().map(move |i| (id, i)))
            {
                let InstrKind::Call { callee, args, .. } = &instr.kind else { continue };
                let Some(id) = direct(&callee.value) else { continue };
                let name = &*self.module.functions[id].name;
                let is_this = std::ptr::eq(args.as_slice(), site.source);
                if is_this {
                    runs_once = function.name == self.options.entry && !is_in_loop(function, block);
                } else if SIGNAL.contains(&name) || OTHERS.contains(&name) {
                    is_alone &= number(args).is_some_and(|number| number != own);
                } else {
                    is_alone &= name != self.options.entry;
                }
            }
        }
        is_alone && runs_once
    }

    /// Whether a handler of signals may change what an instruction reads.
    pub fn may_be_changed(&self, address: &Value) -> bool {
        match (address, &self.signals) {
            (Value::Constant(Constant::Global(id)), Some(written)) => written.contains(id),
            _ => false,
        }
    }
}

impl Lowering<'_, '_> {
    /// A function of `<signal.h>`, if the handlers of the program are of the kind that is supported.
    pub fn signal(&mut self, site: &CallSite) -> Option<Result<Vec<Operand>, InputError>> {
        self.context.signals.as_ref()?;
        match site.name {
            name if SIGNAL.contains(&name) => Some(Ok(self.handler_before(site))),
            "sigaction" => {
                let number = contracts::find("sigaction")?;
                let given = self.contract(number, site)?;
                Some(Ok(self.fitted(given, &site.results)))
            }
            "raise" => {
                self.go_on_or_end();
                Some(Ok(self.unmodelled("the result of `raise`", &site.results)))
            }
            name if WAITS.contains(&name) => {
                self.go_on_or_end();
                let failed = |ty: &Word| match ty {
                    Word::Int(bits) => Some(Operand::Const(Bits::ones(*bits))),
                    _ => None,
                };
                site.results.iter().map(failed).collect::<Option<_>>().map(Ok)
            }
            _ => None,
        }
    }

    /// A handler runs, which may end the program.
    fn go_on_or_end(&mut self) {
        let goes_on = self.unmodelled("what a signal does", &[Word::Int(1)]).remove(0);
        self.build.effect(Op::Assume(goes_on));
    }

    /// What `signal` gives: `SIG_ERR` if it failed, as the system decides, or the handler before. That is `SIG_DFL` or `SIG_IGN` where the
    /// program sets it for the first time, and else not modelled.
    pub(super) fn handler_before(&mut self, site: &CallSite) -> Vec<Operand> {
        if site.results != [Word::Pointer] {
            return self.unmodelled(BEFORE, &site.results);
        }
        let all_ones = Bits::ones(self.context.program.pointer_bits);
        let error = self.int_to_pointer(Operand::Const(all_ones));
        let one = self.pointer_word(1);
        let cases = if self.context.sets_first(site) {
            vec![error, Operand::Null, self.int_to_pointer(one)]
        } else {
            vec![error, self.unmodelled(BEFORE, &site.results).remove(0)]
        };
        let kind = SiteKind::External("signal".to_owned());
        let choice = self.choose(&kind, &[Word::Int(2)]).remove(0);
        let mut cases = cases.into_iter().rev();
        let mut result = cases.next().expect("there is an error");
        for (n, then) in (0..).zip(cases) {
            let condition =
                self.build.compare(CompareOp::Eq, choice.clone(), Operand::Const(Bits::from_u64(n, 2)));
            result = self.build.define(Op::Select { condition, then, otherwise: result }, Word::Pointer);
        }
        vec![result]
    }
}
