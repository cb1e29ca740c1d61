//! Programs as text, for logs, for people and for the failures of tests. Stable, and not read back.
//!
//! ```text
//! function @main() -> (i32) {
//! b0:
//!   %0: i32 = havoc external "nondet_int" s0        ; 3:11
//!   %1: i1 = slt %0, i32 10
//!   branch %1 b1(%0) b2
//! ```
//!
//! Words are unsigned decimals after their type. A choice or call shows its site and, where code was copied, the calls on the
//! way. Places stand behind a semicolon, with the file only where there are several.

use super::{
    AllocKind, Block, CastOp, CheckId, CompareOp, ContextId, Declared, Function, Initial, Instr, Loc, Op,
    Operand, Origin, Part, Program, SiteKind, Target, Terminator, Type,
};
use crate::float::{FloatOp, Format, Rounding};
use eufonium_base::ids::Id;
use std::fmt::Write;

/// The whole program.
pub fn program(program: &Program) -> String {
    let printer = Printer { program };
    let order = if program.little_endian { "little" } else { "big" };
    let mut out = format!("; {order}-endian, pointers of {} bits\n", program.pointer_bits);
    for global in program.globals.keys() {
        printer.global(&mut out, global);
    }
    for (id, f) in program.functions.iter() {
        let entry = if program.entry == Some(id) { "entry " } else { "" };
        let _ = write!(out, "\n{entry}");
        out.push_str(&printer.function(f));
    }
    out
}

/// One function.
pub fn function(program: &Program, f: &Function) -> String {
    Printer { program }.function(f)
}

/// One instruction of a function, without its place.
pub fn instr(program: &Program, f: &Function, instr: &Instr) -> String {
    Printer { program }.instr(f, instr)
}

/// How a block ends.
pub fn terminator(program: &Program, terminator: &Terminator) -> String {
    Printer { program }.terminator(terminator)
}

/// A place: `file:line:column`, without what is not known; the file only where the program has several.
pub fn loc(program: &Program, at: Loc) -> String {
    let mut out = String::new();
    if program.files.len() > 1 {
        let _ = write!(out, "{}:", program.files.get(at.file).map_or("?", |f| f));
    }
    let _ = write!(out, "{}", at.line);
    if at.column > 0 {
        let _ = write!(out, ":{}", at.column);
    }
    out
}

/// A type.
pub fn ty(ty: Type) -> String {
    match ty {
        Type::Int(bits) => format!("i{bits}"),
        Type::Pointer => "ptr".into(),
        Type::Array { index, element } => format!("[i{index} -> i{element}]"),
    }
}

/// A name after `@`, quoted unless it is one of C or LLVM.
/// Where a pointer leads.
fn declared(to: Declared) -> String {
    match to {
        Declared::Function => "function".into(),
        Declared::Bytes(bytes) => bytes.to_string(),
    }
}

fn symbol(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    if !name.is_empty() && name.chars().all(plain) { format!("@{name}") } else { format!("@{name:?}") }
}

fn list<T>(items: impl IntoIterator<Item = T>, show: impl Fn(T) -> String) -> String {
    items.into_iter().map(show).collect::<Vec<_>>().join(", ")
}

struct Printer<'a> {
    program: &'a Program,
}

impl Printer<'_> {
    fn global(&self, out: &mut String, id: super::GlobalId) {
        let global = &self.program.globals[id];
        let kind = if global.constant { "constant" } else { "global" };
        let _ = write!(out, "{kind} {} size {} align {}", symbol(&global.name), global.size, global.align);
        match &global.init {
            Initial::Any => out.push_str(" any"),
            Initial::Parts(parts) => {
                let part = |(at, part): &(u64, Part)| format!("{at}: {}", self.part(part));
                let _ = write!(out, " {{{}}}", list(parts, part));
            }
        }
        out.push('\n');
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Bytes(bytes) => format!("bytes {}", bytes.escape_ascii()),
            Part::Word(bits) => self.operand(&Operand::Const(bits.clone())),
            Part::Address(base, 0) => self.operand(base),
            Part::Address(base, offset) => format!("{}{offset:+}", self.operand(base)),
        }
    }

    fn function(&self, f: &Function) -> String {
        let param = |v: &super::ValueId| format!("%{}: {}", v.index(), ty(f.values[*v].ty));
        let mut out = format!(
            "function {}({}) -> ({}) {{{}\n",
            symbol(&f.name),
            list(&f.params, param),
            list(&f.results, |t| ty(*t)),
            self.place(f.at)
        );
        for (id, block) in f.blocks.iter() {
            let entry = if id == f.entry { " (entry)" } else { "" };
            let _ = write!(out, "b{}", id.index());
            if !block.params.is_empty() {
                let _ = write!(out, "({})", list(&block.params, param));
            }
            let looped = block.loop_at.map(|at| format!("  ; loop {}", loc(self.program, at)));
            let _ = writeln!(out, ":{entry}{}", looped.unwrap_or_default());
            self.block(&mut out, f, block);
        }
        out.push_str("}\n");
        out
    }

    fn block(&self, out: &mut String, f: &Function, block: &Block) {
        for instr in &block.instrs {
            let _ = writeln!(out, "  {}{}", self.instr(f, instr), self.place(instr.at));
        }
        let _ = writeln!(out, "  {}{}", self.terminator(&block.terminator), self.place(block.at));
    }

    fn place(&self, at: Option<Loc>) -> String {
        at.map(|at| format!("  ; {}", loc(self.program, at))).unwrap_or_default()
    }

    fn instr(&self, f: &Function, instr: &Instr) -> String {
        let def = |v: &super::ValueId| format!("%{}: {}", v.index(), ty(f.values[*v].ty));
        let defs = list(&instr.defs, def);
        let op = self.op(&instr.op);
        if defs.is_empty() { op } else { format!("{defs} = {op}") }
    }

    fn operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::Value(v) => format!("%{}", v.index()),
            Operand::Const(bits) => format!("i{} {}", bits.width(), bits.to_rat()),
            Operand::Null => "null".into(),
            Operand::Global(g) => self.program.globals.get(*g).map_or("@?".into(), |g| symbol(&g.name)),
            Operand::Function(f) => self.program.functions.get(*f).map_or("@?".into(), |f| symbol(&f.name)),
        }
    }

    fn operands(&self, op: &Op) -> String {
        list(op.operands(), |o| self.operand(o))
    }

    fn origin(&self, origin: &Origin) -> String {
        let mut out = format!("s{}", origin.site.index());
        if origin.context.index() > 0 {
            let _ = write!(out, " in {}", self.context(origin.context));
        }
        out
    }

    fn context(&self, context: ContextId) -> String {
        let known = self.program.contexts.get(context).is_some();
        let calls = if known { self.program.calls(context) } else { vec![] };
        calls.iter().map(|s| format!("s{}", s.index())).collect::<Vec<_>>().join("/")
    }

    fn choice(&self, origin: &Origin) -> String {
        let kind = match self.program.sites.get(origin.site).map(|s| &s.kind) {
            Some(SiteKind::External(name)) => format!("external {name:?} "),
            Some(SiteKind::Outside(name)) => format!("outside {name:?} "),
            Some(SiteKind::Uninitialised) => "uninitialised ".into(),
            Some(SiteKind::Argument) => "argument ".into(),
            Some(SiteKind::Exact) => "exact ".into(),
            Some(SiteKind::ExactNumber) => "exact number ".into(),
            Some(SiteKind::Unmodelled(why)) => format!("unmodelled {why:?} "),
            Some(SiteKind::Address { .. }) => "address ".into(),
            Some(SiteKind::Initial { .. }) => "initial ".into(),
            Some(SiteKind::Written { .. }) => "written ".into(),
            Some(SiteKind::Call) => "call ".into(),
            None => String::new(),
        };
        format!("{kind}{}", self.origin(origin))
    }

    fn check(&self, check: CheckId) -> String {
        let message = self.program.checks.get(check).map_or("", |c| &c.message);
        format!("c{} {message:?}", check.index())
    }

    fn variable(&self, variable: super::VariableId) -> String {
        self.program.variables.get(variable).map_or("?".into(), |v| v.name.clone())
    }

    fn op(&self, op: &Op) -> String {
        match op {
            Op::Binary { op: binary, nsw, nuw, .. } => {
                let flags = [(*nsw, " nsw"), (*nuw, " nuw")];
                let flags: String = flags.iter().filter(|(set, _)| *set).map(|(_, name)| *name).collect();
                format!("{}{flags} {}", lower(binary), self.operands(op))
            }
            Op::Compare { op: compare, .. } => format!("{} {}", comparison(*compare), self.operands(op)),
            Op::Cast { op: cast, .. } => format!("{} {}", conversion(*cast), self.operands(op)),
            Op::Float { op: float, format, rounding, .. } => {
                format!("{} {}", operator(*float, *format, *rounding), self.operands(op))
            }
            Op::Havoc(origin) => format!("havoc {}", self.choice(origin)),
            Op::Assert { check, .. } => format!("assert {} {}", self.operands(op), self.check(*check)),
            Op::Call { callee, origin, .. } => {
                let callee = self.operand(&Operand::Function(*callee));
                format!("call {callee}({}) {}", self.operands(op), self.origin(origin))
            }
            Op::Clobber(origin) => format!("clobber {}", self.choice(origin)),
            Op::Load { address, to } if *to != Declared::UNSAID => {
                format!("load {} {}", declared(*to), self.operand(address))
            }
            Op::Escaped { origin, to } => format!("escaped {} {}", declared(*to), self.choice(origin)),
            Op::Name { variable, .. } => format!("name {} = {}", self.variable(*variable), self.operands(op)),
            Op::Declare { variable, .. } => {
                format!("declare {} at {}", self.variable(*variable), self.operands(op))
            }
            Op::Offset { base, constant, scaled, inbounds, member } => {
                let mut out = format!("offset {}", self.operand(base));
                if *constant != 0 {
                    let _ = write!(out, " {constant:+}");
                }
                for (index, factor) in scaled {
                    let _ = write!(out, " + {} * {factor}", self.operand(index));
                }
                if *inbounds {
                    out += " inbounds";
                }
                if let Some(bytes) = member {
                    let _ = write!(out, " member {bytes}");
                }
                out
            }
            Op::Alloc { kind, align, origin, .. } => {
                let kind = match kind {
                    AllocKind::Stack => "stack",
                    AllocKind::Heap => "heap",
                    AllocKind::ZeroedHeap => "zeroed heap",
                    AllocKind::Outside => "outside",
                    AllocKind::Lasting => "lasting",
                };
                format!("alloc {kind} {} align {align} {}", self.operands(op), self.origin(origin))
            }
            Op::CopyRange { stride, .. } => format!("copy-range {} stride {stride}", self.operands(op)),
            plain => format!("{} {}", word(plain), self.operands(plain)),
        }
    }

    fn target(&self, target: &Target) -> String {
        let args = list(&target.args, |a| self.operand(a));
        if args.is_empty() {
            format!("b{}", target.block.index())
        } else {
            format!("b{}({args})", target.block.index())
        }
    }

    fn terminator(&self, terminator: &Terminator) -> String {
        match terminator {
            Terminator::Jump(target) => format!("jump {}", self.target(target)),
            Terminator::Branch { condition, then, otherwise } => {
                format!("branch {} {} {}", self.operand(condition), self.target(then), self.target(otherwise))
            }
            Terminator::Switch { value, cases, default } => {
                let case = |(bits, target): &(eufonium_base::Bits, Target)| {
                    format!("{}: {}", bits.to_rat(), self.target(target))
                };
                let cases = list(cases, case);
                format!("switch {} [{cases}] {}", self.operand(value), self.target(default))
            }
            Terminator::Return(values) => {
                format!("return {}", list(values, |v| self.operand(v))).trim_end().into()
            }
            Terminator::Stop => "stop".into(),
        }
    }
}

/// An operator on floating-point numbers, as `float.add 11:53 nearest-even`.
fn operator(op: FloatOp, format: Format, rounding: Rounding) -> String {
    let name = match op {
        FloatOp::Convert(to) => format!("convert to {}", numbers(to)),
        FloatOp::FromInt { signed } => format!("from-{}", if signed { "signed" } else { "unsigned" }),
        FloatOp::ToInt { signed, bits } => {
            format!("to-{} {bits}", if signed { "signed" } else { "unsigned" })
        }
        FloatOp::LessEqual => "less-equal".into(),
        plain => lower(&plain),
    };
    let rounding = match rounding {
        Rounding::NearestEven => "nearest-even",
        Rounding::NearestAway => "nearest-away",
        Rounding::Up => "up",
        Rounding::Down => "down",
        Rounding::Zero => "zero",
    };
    format!("float.{name} {} {rounding}", numbers(format))
}

fn numbers(format: Format) -> String {
    let stored = if format.explicit { "x" } else { "" };
    format!("{}:{}{stored}", format.exponent, format.precision)
}

/// The word for an operator that is followed by its operands alone.
fn word(op: &Op) -> &'static str {
    match op {
        Op::Copy(_) => "copy",
        Op::Select { .. } => "select",
        Op::Assume(_) => "assume",
        Op::Free(_) => "free",
        Op::Escape { .. } => "escape",
        Op::Lend { .. } => "lend",
        Op::Load { .. } => "load",
        Op::Store { .. } => "store",
        Op::CopyMemory { .. } => "copy-memory",
        Op::SetMemory { .. } => "set-memory",
        Op::IsValid { .. } => "is-valid",
        Op::IsFreeable(_) => "is-freeable",
        Op::Room(_) => "room",
        Op::AllFreed { .. } => "all-freed",
        Op::AllReached => "all-reached",
        Op::Watch(_) => "watch",
        Op::IsWatched(_) => "is-watched",
        Op::Precedes { .. } => "precedes",
        Op::Keep(_) => "keep",
        Op::IsWritable(_) => "is-writable",
        Op::BeginLife(_) => "begin-life",
        Op::EndLife(_) => "end-life",
        Op::Read { .. } => "read",
        Op::Write { .. } => "write",
        Op::Fill(_) => "fill",
        // Those that show more than operands have words of their own.
        _ => "?",
    }
}

fn lower(op: &impl std::fmt::Debug) -> String {
    format!("{op:?}").to_ascii_lowercase()
}

fn comparison(op: CompareOp) -> String {
    lower(&op)
}

fn conversion(op: CastOp) -> &'static str {
    match op {
        CastOp::ZeroExtend => "zero-extend",
        CastOp::SignExtend => "sign-extend",
        CastOp::Truncate => "truncate",
        CastOp::PointerToInt => "pointer-to-int",
        CastOp::IntToPointer => "int-to-pointer",
    }
}
