//! Inline assembly.
//!
//! Where the template has no instruction, or only such as do not concern one thread (`nop`, barriers), each output holds what the input that is tied to it
//! holds, and memory stays. Otherwise outputs hold values that are not modelled, and so do the objects that the constraints allow to be written:
//! those of outputs in memory and, with a clobber of `memory`, what can be reached from the operands, from the symbols that the template names,
//! and from what the world outside knows. Few instructions of x86 are known, each alone in its template: those that swap the bytes of a word and that rotate it.
//!
//! What may leave the template for good (jumps to other places than its own labels, calls, calls of the system) is not supported. Source: LLVM's
//! language reference, "Inline Assembler Expressions"; GCC's manual, "Extended Asm". Taken for granted: constraints are honest, and the stack is as before.
//! Deliberately absent: `asm goto`, flags of the processor as outputs but as any value.

use super::function::Lowering;
use crate::llvm::module::{self as llvm, Assembly, Type as LlvmType, TypeId};
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word as constant;
use eufonium_ir::program::{AllocKind, Op, Operand, SiteKind, Type};

const WHY: &str = "inline assembly";

/// Instructions that do nothing that the thread itself sees: their first words.
const NOTHING: &[&str] = &[
    "nop",
    "nopl",
    "nopw",
    "pause",
    "mfence",
    "lfence",
    "sfence",
    "yield",
    "isb",
    "dmb",
    "dsb",
    "wfe",
    "sev",
    "endbr64",
    "endbr32",
    "serialize",
];

/// Instructions with which a template may go elsewhere for good, without the letter of a size.
const LEAVES: &[&str] = &[
    "call", "ret", "iret", "int", "int3", "syscall", "sysenter", "sysexit", "sysret", "jmp", "ljmp", "lcall",
    "loop", "xbegin", "xabort", "hlt", "ud2", "bl", "br", "blr", "svc", "hvc", "smc", "tbz", "tbnz", "cbz",
    "cbnz", "eret", "swi", "bx", "b",
];

/// An output, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Output {
    /// Whether it goes to the object that an argument points to.
    indirect: bool,
}

/// An input, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Input {
    /// It is where an output will be.
    Tied(usize),
    /// It is the object that an argument points to.
    Indirect,
    Plain,
}

/// What the constraints say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Constraints {
    outputs: Vec<Output>,
    inputs: Vec<Input>,
    /// Whether other memory may be read and written.
    memory: bool,
}

fn constraints(text: &str) -> Constraints {
    let mut found = Constraints::default();
    for item in text.split(',').filter(|item| !item.is_empty()) {
        match item.as_bytes()[0] {
            b'~' => found.memory |= item == "~{memory}",
            b'!' => {}
            b'=' => found.outputs.push(Output { indirect: is_indirect(&item[1..]) }),
            _ if is_indirect(item) => found.inputs.push(Input::Indirect),
            _ => found.inputs.push(match item.parse() {
                Ok(output) => Input::Tied(output),
                Err(_) => Input::Plain,
            }),
        }
    }
    found
}

fn is_indirect(item: &str) -> bool {
    item.trim_start_matches(['&', '%']).starts_with('*')
}

/// The instructions of a template: its statements without labels, comments and prefixes.
fn statements(code: &str) -> Vec<Vec<&str>> {
    let mut found = vec![];
    for line in code.split(['\n', ';']) {
        let line = line.split(['#', '!']).next().unwrap_or("").split("//").next().unwrap_or("");
        let mut words: Vec<&str> = line.split([' ', '\t', ',']).filter(|word| !word.is_empty()).collect();
        while words.first().is_some_and(|word| word.ends_with(':') || matches!(*word, "rep" | "lock")) {
            words.remove(0);
        }
        if !words.is_empty() {
            found.push(words);
        }
    }
    found
}

/// Whether an instruction does nothing that concerns one thread.
fn does_nothing(words: &[&str]) -> bool {
    match words {
        [first, ..] if NOTHING.contains(first) => true,
        // The barrier of processors without one.
        ["addl" | "addq" | "orl" | "orq", "$$0", place] => {
            ["(%esp)", "(%rsp)", "(${0:%esp})"].iter().any(|stack| place.ends_with(stack))
        }
        [first, ..] => matches!(*first, ".p2align" | ".align" | ".balign" | ".loc" | ".cfi_undefined"),
        [] => true,
    }
}

/// Whether an instruction may go elsewhere than to a label of the template.
fn leaves(words: &[&str]) -> bool {
    let Some((first, operands)) = words.split_first() else { return false };
    let first = first.to_ascii_lowercase();
    let within = operands.last().is_some_and(|to| {
        let number = to.strip_suffix(['f', 'b']).unwrap_or("");
        let is_local = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        is_local || to.ends_with("${:uid}")
    });
    // An alternative for another syntax may begin with anything.
    let jumps = first.starts_with('j')
        || first.starts_with("$(")
        || LEAVES.contains(&first.trim_end_matches(['l', 'q', 'w']))
        || LEAVES.contains(&&*first)
        || first.starts_with("b.");
    // Directives may write anything into the code.
    let is_code = [
        ".byte",
        ".long",
        ".word",
        ".quad",
        ".inst",
        ".insn",
        ".short",
        ".4byte",
        ".octa",
        ".ascii",
        ".incbin",
        ".pushsection",
        ".section",
    ];
    let moves_stack = operands.last().is_some_and(|to| matches!(*to, "%rsp" | "%esp"))
        && !matches!(&*first, "cmpq" | "cmpl" | "testq" | "testl" | "pushq" | "pushl");
    is_code.contains(&&*first) || moves_stack || jumps && !within
}

impl<'m> Lowering<'_, 'm> {
    /// The values of the outputs.
    pub fn assembly(
        &mut self,
        assembly: &Assembly,
        args: &[(llvm::Operand, Option<TypeId>)],
        result: TypeId,
    ) -> Result<Vec<Operand>, InputError> {
        let results = self.types(result)?;
        if let ([Type::Int(bits)], [_]) = (results.as_slice(), args)
            && swaps_bytes(assembly, *bits)
        {
            return self.intrinsic("bswap", args, results);
        }
        let mut words = vec![];
        for (arg, _) in args {
            words.push(self.words(arg)?.to_vec());
        }
        if let [Type::Int(bits)] = results.as_slice()
            && let Some((tied, to_left, distance)) = rotation(assembly, *bits, &words)
            && let [word] = &words[tied][..]
        {
            let distance = self.resize(distance, *bits, false);
            return Ok(vec![self.funnel(to_left, word.clone(), word.clone(), distance, *bits)]);
        }
        let said = constraints(&assembly.constraints);
        let indirect = said.outputs.iter().filter(|output| output.indirect).count();
        if indirect + said.inputs.len() != args.len() {
            return self.beyond(WHY, Some(result));
        }
        let statements = statements(&assembly.code);
        let nothing = statements.iter().all(|words| does_nothing(words));
        if !nothing && statements.iter().any(|words| leaves(words)) {
            self.unsupported("inline assembly that may jump elsewhere");
        }
        self.written_objects(&said, args, &words, nothing)?;
        let named = self.named_objects(&assembly.code);
        if !nothing && said.memory {
            self.written_memory(named.iter().chain(words.iter().flatten()));
        }
        let inputs: Vec<Vec<Operand>> = words[indirect..].to_vec();
        self.outputs(&said, (&inputs, &named), result, nothing)
    }

    /// The outputs that are values, those of each output in turn.
    fn outputs(
        &mut self,
        said: &Constraints,
        (inputs, named): (&[Vec<Operand>], &[Operand]),
        result: TypeId,
        nothing: bool,
    ) -> Result<Vec<Operand>, InputError> {
        let direct = said.outputs.iter().enumerate().filter(|(_, output)| !output.indirect);
        let direct: Vec<usize> = direct.map(|(number, _)| number).collect();
        let parts: Vec<TypeId> = match self.context.ty(result) {
            LlvmType::Void => vec![],
            LlvmType::Struct { fields, .. } if direct.len() > 1 => fields.clone(),
            _ => vec![result],
        };
        if parts.len() != direct.len() {
            return self.beyond(WHY, Some(result));
        }
        let flat: Vec<Operand> = inputs.iter().flatten().chain(named).cloned().collect();
        let mut all = vec![];
        for (output, part) in direct.into_iter().zip(parts) {
            let types = self.types(part)?;
            let tied = said.inputs.iter().position(|input| *input == Input::Tied(output));
            let given = tied
                .filter(|_| nothing)
                .and_then(|input| inputs.get(input))
                .filter(|words| words.len() == types.len());
            match given {
                Some(words) => all.extend(self.fitted(words.clone(), &types)),
                None => all.extend(self.unmodelled_among(WHY, &flat, &types)),
            }
        }
        Ok(all)
    }

    /// Outputs in memory. A template that does nothing leaves the objects that it also reads as they are, and others as the input that is tied to them.
    fn written_objects(
        &mut self,
        said: &Constraints,
        args: &[(llvm::Operand, Option<TypeId>)],
        words: &[Vec<Operand>],
        nothing: bool,
    ) -> Result<(), InputError> {
        let indirect = said.outputs.iter().enumerate().filter(|(_, output)| output.indirect);
        let indirect: Vec<usize> = indirect.map(|(number, _)| number).collect();
        let count = indirect.len();
        let inputs = || said.inputs.iter().zip(&args[count..]).zip(&words[count..]);
        for (output, ((arg, given), pointer)) in indirect.into_iter().zip(args.iter().zip(words)) {
            let is_kept = inputs().any(|((input, _), words)| *input == Input::Indirect && words == pointer);
            let tied = inputs().find(|((input, _), _)| **input == Input::Tied(output));
            match tied {
                _ if nothing && is_kept => continue,
                Some(((_, (value, _)), _)) if nothing => {
                    self.store(value, arg)?;
                    continue;
                }
                _ => {}
            }
            let pointee = match self.context.ty(arg.ty) {
                LlvmType::Pointer(pointee) => given.or(*pointee),
                _ => None,
            };
            match (pointee, &pointer[..]) {
                (Some(ty), [pointer]) => {
                    let size = self.layout(ty)?.size;
                    self.any_object(pointer, size);
                }
                _ => self.unsupported("inline assembly that writes memory"),
            }
        }
        Ok(())
    }

    /// Gives bytes any values that are not modelled. Who declares more bytes than there are may write other ones too.
    fn any_object(&mut self, pointer: &Operand, size: u64) {
        let length = self.pointer_word(size);
        let (there, beyond) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[]);
        let valid = Op::IsValid { address: pointer.clone(), length: length.clone() };
        let valid = self.build.define(valid, Type::Int(1));
        self.build.branch(valid, there, beyond);
        self.build.switch_to(beyond);
        self.unsupported("inline assembly that writes what is no object");
        self.build.jump(done, vec![]);
        self.build.switch_to(there);
        let origin = self.context.origin(SiteKind::Unmodelled(WHY.to_string()), self.at);
        let alloc = Op::Alloc { kind: AllocKind::Stack, size: length.clone(), align: 1, origin };
        let from = self.build.define(alloc, Type::Pointer);
        self.build.effect(Op::CopyMemory { to: pointer.clone(), from, length });
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
    }

    /// The objects that the template names.
    fn named_objects(&self, code: &str) -> Vec<Operand> {
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
        let names: Vec<&str> = code.split(|c| !is_part(c)).collect();
        let globals = self.context.module.globals.iter();
        let named = globals.filter(|(_, global)| names.contains(&&*global.name));
        named.map(|(id, _)| Operand::Global(self.context.place(id).0)).collect()
    }

    /// Gives all memory any contents that these pointers reach, or that the outside knows.
    fn written_memory<'a>(&mut self, pointers: impl Iterator<Item = &'a Operand>) {
        for pointer in pointers {
            if self.build.type_of(pointer) == Type::Pointer && *pointer != Operand::Null {
                self.build.effect(Op::Escape { pointer: pointer.clone(), argument: None });
            }
        }
        let origin = self.context.origin(SiteKind::Unmodelled(WHY.to_string()), self.at);
        self.build.effect(Op::Clobber(origin));
    }
}

/// Whether inline assembly is one instruction of x86 that swaps the bytes of its operand: what libraries write for the order of bytes in networks.
fn swaps_bytes(assembly: &Assembly, bits: u32) -> bool {
    let words: Vec<&str> = assembly.code.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let is_operand = |word: &str| word.starts_with("$0") || word.starts_with("${0:");
    assembly.constraints.starts_with("=r,0,")
        && match words.as_slice() {
            ["bswap", operand] => is_operand(operand) && (bits == 32 || bits == 64),
            ["bswapl", operand] => is_operand(operand) && bits == 32,
            ["bswapq", operand] => is_operand(operand) && bits == 64,
            ["rolw" | "rorw", "$$8", operand] => is_operand(operand) && bits == 16,
            _ => false,
        }
}

/// Whether inline assembly is one instruction of x86 that rotates its operand of so many bits, which is tied to the output: which input that is, whether
/// it goes to the left, and how far, a constant of the template or the other input.
fn rotation(assembly: &Assembly, bits: u32, inputs: &[Vec<Operand>]) -> Option<(usize, bool, Operand)> {
    let words: Vec<&str> = assembly.code.split([' ', '\t', ',']).filter(|word| !word.is_empty()).collect();
    let [instruction, distance, to] = words[..] else { return None };
    let (name, letter) = instruction.split_at_checked(3)?;
    let width = ["b", "w", "l", "q"].iter().position(|known| *known == letter)?;
    if !matches!(name, "rol" | "ror") || 8 << width != bits || operand_number(to) != Some(0) {
        return None;
    }
    let mut said = assembly.constraints.split(',').filter(|item| !item.starts_with('~'));
    said.next().filter(|output| matches!(*output, "=r" | "=&r" | "=q"))?;
    let said: Vec<&str> = said.collect();
    let tied = said.iter().position(|item| *item == "0")?;
    let distance = match (distance.strip_prefix("$$"), inputs.len()) {
        (Some(number), 1) => constant(number.parse().ok()?, bits),
        (None, 2) => {
            let other = 1 - tied;
            let in_register = said[other].contains("{cx}");
            let is_constant = ["I", "J", "N", "i", "n"].contains(&said[other]);
            let is_named = operand_number(distance) == Some(1 + other) && (in_register || is_constant);
            let [word] = &inputs[other][..] else { return None };
            (is_named || in_register && distance == "%cl").then(|| word.clone())?
        }
        _ => return None,
    };
    (said.len() == inputs.len()).then_some((tied, name == "rol", distance))
}

/// The number of the operand that a word of a template stands for: `$1`, `${1:b}`.
fn operand_number(word: &str) -> Option<usize> {
    let word = word.strip_prefix('$')?;
    match word.strip_prefix('{') {
        Some(word) => word.strip_suffix('}')?.split(':').next()?.parse().ok(),
        None => word.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_are_known_by_template_and_constraints() {
        let assembly = |code: &str, constraints: &str| Assembly {
            code: code.to_string(),
            constraints: constraints.to_string(),
        };
        let word = |number| vec![constant(number, 32)];
        let cases = [
            ("roll %cl,$0", "=r,0,{cx},~{flags}", 2, Some((0, true, 8))),
            ("rorl $2,$0", "=r,0,I", 2, Some((0, false, 8))),
            ("roll $1, $0", "=r,{cx}I,0", 2, Some((1, true, 7))),
            ("roll ${1:b}, ${0:k}", "=r,{cx},0", 2, Some((1, true, 7))),
            ("roll $$5,$0", "=r,0", 1, Some((0, true, 5))),
            // Of another word, by what is elsewhere, of another width, and with more than one result.
            ("roll %cl,$1", "=r,0,{cx}", 2, None),
            ("roll %cl,$0", "=r,0,{dx}", 2, None),
            ("roll $2,$0", "=r,0,r", 2, None),
            ("roll $1,$0", "=r,0,{cx}", 2, None),
            ("rolw %cl,$0", "=r,0,{cx}", 2, None),
            ("rcll %cl,$0", "=r,0,{cx}", 2, None),
            ("roll %cl,$0", "=*m,0,{cx}", 2, None),
            ("roll %cl,$0; incl $0", "=r,0,{cx}", 2, None),
        ];
        for (code, constraints, count, expected) in cases {
            let inputs = [word(7), word(8)];
            let found = rotation(&assembly(code, constraints), 32, &inputs[..count]);
            let expected = expected.map(|(tied, left, distance)| (tied, left, constant(distance, 32)));
            assert_eq!(found, expected, "{code} {constraints}");
        }
    }

    #[test]
    fn constraints_in_order() {
        use Input::{Indirect, Plain, Tied};
        let cases: &[(&str, &[bool], &[Input], bool)] = &[
            ("", &[], &[], false),
            ("=r,0,~{dirflag},~{memory}", &[false], &[Tied(0)], true),
            ("=*m,*m,~{flags}", &[true], &[Indirect], false),
            ("=&r,=*m,={ax},r,2,i", &[false, true, false], &[Plain, Tied(2), Plain], false),
        ];
        for (text, outputs, inputs, memory) in cases {
            let found = constraints(text);
            let indirect: Vec<bool> = found.outputs.iter().map(|output| output.indirect).collect();
            assert_eq!(
                (&indirect[..], &found.inputs[..], found.memory),
                (*outputs, *inputs, *memory),
                "{text}"
            );
        }
    }

    #[test]
    fn templates_that_do_nothing_or_leave() {
        let cases = [
            ("", true, false),
            ("# note", true, false),
            ("rep; nop", true, false),
            ("lock; addl $$0,0(%esp)", true, false),
            ("mfence\n\tpause", true, false),
            ("addl $$1,0(%esp)", false, false),
            ("incl $0", false, false),
            ("1: decl $0\n\tjnz 1b", false, false),
            ("jmp out", false, true),
            ("call *$0", false, true),
            ("int $$0x80", false, true),
            ("je ${2:l}", false, true),
            (".byte 0x0f, 0x0b", false, true),
            ("$(call$|bl$) out", false, true),
            ("jnz é", false, true),
        ];
        for (code, nothing, goes) in cases {
            let statements = statements(code);
            assert_eq!(statements.iter().all(|words| does_nothing(words)), nothing, "{code}");
            assert_eq!(!nothing && statements.iter().any(|words| leaves(words)), goes, "{code}");
        }
    }
}
