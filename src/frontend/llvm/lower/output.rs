//! Functions that print to streams by a format (`printf` and its kind): their results.
//!
//! The result is the number of characters, or -1 if the system fails to write them, which it may do at any call (C17 7.21.6.1p14): a proof holds
//! for failures too, but no alarm rests on one, as programs that count what they print do not mean a full disk. The number is counted by the
//! models of the library, from a constant format whose conversions they know; otherwise it is any that is not negative, and not modelled. Nothing
//! is counted where nobody looks at the result, so that what is printed costs nothing.
//!
//! A constant format that holds `%n` is followed in any case, since it writes to memory. Taken for granted: formats that are not constant hold none.
//! Deliberately absent: what streams hold; wide characters.

use super::calls::CallSite;
use super::function::Lowering;
use super::libc;
use crate::llvm::module::{self as llvm, FuncId, LocalId, Module, Value};
use crate::llvm::visit::operands_mut;
use eufonium_base::error::InputError;
use eufonium_base::{Bits, HashSet};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Operand, SiteKind, Type};

/// The models that count: of variable arguments, and of a list of them.
pub(in crate::llvm) const COUNTERS: [&str; 2] = ["__eufonium_printed", "__eufonium_vprinted"];

/// Names, the place of the format, and whether a list follows.
const TABLE: &[(&str, usize, bool)] = &[
    ("printf", 0, false),
    ("fprintf", 1, false),
    ("dprintf", 1, false),
    ("__printf_chk", 1, false),
    ("__fprintf_chk", 2, false),
    ("__dprintf_chk", 2, false),
    ("vprintf", 0, true),
    ("vfprintf", 1, true),
    ("vdprintf", 1, true),
    ("__vprintf_chk", 1, true),
    ("__vfprintf_chk", 2, true),
    ("__vdprintf_chk", 2, true),
];

/// Where the format of a function of this name stands, and whether a list follows.
pub(super) fn format_of(name: &str) -> Option<(usize, bool)> {
    let find =
        |name: &str| TABLE.iter().find(|(known, ..)| *known == name).map(|(_, place, list)| (*place, *list));
    find(name).or_else(|| libc::variants(name).find_map(find))
}

/// What a format asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Conversions {
    /// One writes to memory.
    writes: bool,
    /// One has no model.
    strange: bool,
}

/// Whether a format has a conversion that counts what was printed.
pub(super) fn may_count(format: &str) -> bool {
    conversions(format).writes
}

fn conversions(format: &str) -> Conversions {
    let mut found = Conversions::default();
    let mut rest = format.bytes();
    while let Some(c) = rest.next() {
        if c != b'%' {
            continue;
        }
        let mut wide = false;
        let letter = rest.by_ref().find(|c| {
            wide |= *c == b'l';
            !b"-+ #0123456789'.*hlqjzZtLI".contains(c)
        });
        match letter {
            Some(b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'%') => {}
            Some(b'c' | b's') if !wide => {}
            Some(b'n') => found.writes = true,
            _ => found.strange = true,
        }
    }
    found
}

/// The locals of a function that it uses.
fn used_locals(function: &llvm::Function) -> HashSet<LocalId> {
    let mut used = HashSet::default();
    for instr in function.blocks.values().flat_map(|block| &block.instrs) {
        operands_mut(&mut instr.kind.clone(), &mut |operand| {
            if let Value::Local(local) = operand.value {
                used.insert(local);
            }
        });
    }
    used
}

/// Whether a module may need the models that count: it looks at the result of such a function, or holds a text with `%n`.
pub(in crate::llvm) fn counts(module: &Module) -> bool {
    let printing: HashSet<FuncId> = module
        .functions
        .iter()
        .filter(|(_, f)| !f.is_defined() && format_of(&f.name).is_some())
        .map(|(id, _)| id)
        .collect();
    let is_counting = |function: &llvm::Function| {
        let instrs = || function.blocks.values().flat_map(|block| &block.instrs);
        let results = instrs().filter_map(|instr| match &instr.kind {
            llvm::InstrKind::Call { callee, .. } => {
                let id = super::calls::direct(&callee.value)?;
                instr.result.filter(|_| printing.contains(&id))
            }
            _ => None,
        });
        let results: Vec<LocalId> = results.collect();
        !results.is_empty() && results.iter().any(|result| used_locals(function).contains(result))
    };
    let is_writing = |global: &llvm::Global| match &global.init {
        Some(llvm::Constant::Bytes(bytes)) => conversions(&String::from_utf8_lossy(bytes)).writes,
        _ => false,
    };
    !printing.is_empty()
        && (module.functions.values().any(is_counting) || module.globals.values().any(is_writing))
}

impl Lowering<'_, '_> {
    /// A call of a function that prints by a format.
    pub fn print_to_stream(
        &mut self,
        site: CallSite,
        (place, list): (usize, bool),
    ) -> Result<Vec<Operand>, InputError> {
        self.check_reads(&site)?;
        let result = self.printed(&site, place, list)?;
        self.forget_errno();
        let [Type::Int(bits)] = site.results[..] else {
            return Ok(self.unmodelled(&format!("the result of `{}`", site.name), &site.results));
        };
        if !self.is_result_used {
            return Ok(vec![self.resize(result, bits, true)]);
        }
        let fails = SiteKind::External(site.name.to_string());
        // One number of many: a run in which all goes well is easily found.
        let choice = self.choose(&fails, &[Type::Int(bits)]).remove(0);
        let least = Operand::Const(Bits::ones(bits));
        let fails = self.build.compare(CompareOp::Eq, choice, least.clone());
        let (failed, written) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[Type::Int(bits)]);
        self.build.branch(fails, failed, written);
        self.build.switch_to(failed);
        self.no_alarm(&format!("a failure of `{}`", site.name));
        self.build.jump(done, vec![least]);
        self.build.switch_to(written);
        let result = self.resize(result, bits, true);
        self.build.jump(done, vec![result]);
        self.build.switch_to(done);
        Ok(self.build.block_params(done))
    }

    /// How many characters are printed, if nothing fails.
    fn printed(&mut self, site: &CallSite, place: usize, list: bool) -> Result<Operand, InputError> {
        let format = site.source.get(place).and_then(|(format, _)| self.string(format));
        let asks = format.as_deref().map(conversions);
        let Conversions { writes, strange } = asks.unwrap_or(Conversions { writes: false, strange: true });
        let is_pointer = |arg: &Operand| self.build.type_of(arg) == Type::Pointer;
        if asks.is_none() && site.args.iter().skip(place + 1).any(is_pointer) {
            let what = "formats of `printf` and its kind that are not constant hold no `%n`";
            self.context.assume_about(what.to_string(), self.at);
        }
        let counter = if strange || !(writes || self.is_result_used) {
            None
        } else {
            self.model(COUNTERS[usize::from(list)])
        };
        if let Some(id) = counter
            && site.args.len() > place
        {
            let (source, args) = (&site.source[place..], site.args[place..].to_vec());
            let name = &self.context.module.functions[id].name;
            let call = CallSite { id, name, source, args, results: vec![Type::Int(32)] };
            return Ok(self.call_defined(&call)?.remove(0));
        }
        self.check_format(site, place, list)?;
        if writes {
            self.unsupported("`%n` in such a format");
        }
        let count = self.unmodelled(&format!("the result of `{}`", site.name), &[Type::Int(32)]).remove(0);
        // Not negative.
        Ok(self.build.binary(BinaryOp::LShr, count, word(1, 32)))
    }

    /// A model that no program names.
    pub fn model(&self, name: &str) -> Option<FuncId> {
        let functions = self.context.module.functions.iter();
        functions.into_iter().find(|(_, f)| f.is_model && f.name == name).map(|(id, _)| id)
    }

    /// Whether this is a function that prints by a format.
    pub fn prints(&self, callee: &Value) -> bool {
        let function = super::calls::direct(callee).and_then(|id| self.context.module.functions.get(id));
        function.is_some_and(|f| !f.is_defined() && format_of(&f.name).is_some())
    }

    /// Whether the function uses what this instruction defines.
    pub fn uses_result(&mut self, instr: &llvm::Instr) -> bool {
        let Some(result) = instr.result else { return false };
        let source = self.source;
        self.used.get_or_insert_with(|| used_locals(source)).contains(&result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        let cases = [
            ("plain", false, false),
            ("%d %5.3lu %%%-*x %hhd %zu%c%.3s", false, false),
            ("%d%n", true, false),
            ("%f", false, true),
            ("%ls", false, true),
            ("%2$d", false, true),
            ("%p%hn", true, true),
            ("end %", false, true),
        ];
        for (format, writes, strange) in cases {
            assert_eq!(conversions(format), Conversions { writes, strange }, "{format}");
        }
    }

    #[test]
    fn names() {
        assert_eq!(format_of("fprintf"), Some((1, false)));
        assert_eq!(format_of("vprintf_unlocked"), Some((0, true)));
        assert_eq!(format_of("snprintf"), None);
    }
}
