//! C that does what a [`Script`] says.

use super::script::{AS_MAIN, AT_START, Block, Call, Given, Script, Step, Written};
use super::{Base, Content, Place};
use crate::llvm::lower::{is_library, named};
use crate::program_text::c_words::{c_type, initialiser, is_identifier, literal};
use eufonium_ir::program::eval::contact::Road;
use eufonium_ir::program::{Initial, Operand, Program, Type};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The name that the function of the outside has in C.
const OUTSIDE: &str = "eufonium_outside";
/// The name that the memory of the outside has in C.
const MEMORY: &str = "eufonium_memory";

/// The world outside as C.
#[derive(Debug, Default)]
pub struct World {
    /// Objects and functions.
    pub text: String,
    /// The functions that are defined there.
    pub functions: BTreeSet<String>,
}

struct Renderer<'a> {
    program: &'a Program,
    script: &'a Script,
    /// The variables of objects that are used.
    objects: BTreeMap<(usize, usize), usize>,
    /// The pointers that are used.
    given: BTreeSet<usize>,
}

/// The world outside as C, as far as it does more than to return words; `entry` is the function where the program starts.
pub fn render(program: &Program, script: &Script, entry: &str) -> World {
    let mut renderer = Renderer { program, script, objects: BTreeMap::new(), given: BTreeSet::new() };
    renderer.find_used();
    let mut world = World::default();
    let mut body = String::new();
    for (name, calls) in &script.calls {
        let c_name = if name == named::UNKNOWN { OUTSIDE } else { name };
        let acts = |call: &Call| {
            let block = &script.blocks[call.block];
            let takes = block.given.iter().any(|given| renderer.given.contains(&given.number));
            takes || call.ty == Some(Type::Pointer) || !script.is_idle(block)
        };
        let is_outside = !is_library(c_name) || calls.iter().any(|call| call.is_outside);
        let fits = is_identifier(c_name) && is_outside;
        if fits && (c_name == OUTSIDE || calls.iter().any(acts)) {
            renderer.function(&mut body, c_name, calls);
            world.functions.insert(c_name.to_string());
        }
    }
    renderer.entry(&mut body, &mut world, entry);
    let start = renderer.block(&script.blocks[AT_START]);
    if !start.is_empty() {
        let _ = writeln!(body, "__attribute__((constructor)) static void eufonium_start(void) {{\n{start}}}");
    }
    if !body.is_empty() {
        let declarations = renderer.declarations(&body);
        world.text = format!("/* The world outside, call by call. */\n{declarations}{body}");
    }
    world
}

impl Script {
    /// Whether a block does nothing.
    fn is_idle(&self, block: &Block) -> bool {
        block.steps.iter().all(|step| match step {
            Step::View(_) => true,
            Step::Write(written) => self.written[*written].is_empty(),
            Step::Call { .. } => false,
        })
    }
}

/// What is used.
impl Renderer<'_> {
    fn find_used(&mut self) {
        let script = self.script;
        for call in script.calls.values().flatten() {
            call.result.iter().for_each(|content| self.use_content(content));
        }
        for step in script.blocks.iter().flat_map(|b| &b.steps) {
            match step {
                Step::View(_) => {}
                Step::Write(written) => {
                    for Written { base, content, .. } in &script.written[*written] {
                        self.use_base(*base);
                        content.as_ref().err().into_iter().for_each(|content| self.use_content(content));
                    }
                }
                Step::Call { callee, args } => {
                    self.use_base(*callee);
                    args.iter().for_each(|content| self.use_content(content));
                }
            }
        }
    }

    fn use_content(&mut self, content: &Content) {
        if let Content::Pointer(place) = content {
            self.use_base(place.base);
        }
    }

    fn use_base(&mut self, base: Base) {
        match base {
            Base::Known(view, object) => self.use_object(view, object),
            Base::Given(number) => drop(self.given.insert(number)),
            Base::Made(_) | Base::Global(_) | Base::Function(_) => {}
        }
    }

    fn use_object(&mut self, view: usize, mut object: usize) {
        // Roads lead through objects that come before.
        loop {
            let next = self.objects.len();
            self.objects.entry((view, object)).or_insert(next);
            match self.script.views[view][object].road {
                Road::Given(number) => {
                    self.given.insert(number);
                    return;
                }
                Road::Stored { object: before, .. } => object = before,
            }
        }
    }
}

/// Expressions.
impl Renderer<'_> {
    fn base(&self, base: Base) -> String {
        match base {
            Base::Known(view, object) => format!("object[{}]", self.objects[&(view, object)]),
            Base::Made(number) => format!("made_{number}"),
            Base::Given(number) => self.given(number),
            Base::Global(id) => format!("(char *)&{}", self.symbol(&Operand::Global(id))),
            Base::Function(id) => format!("(char *){}", self.symbol(&Operand::Function(id))),
        }
    }

    /// A pointer that was given.
    fn given(&self, number: usize) -> String {
        match self.script.had.get(number) {
            Some(Operand::Function(id)) => self.base(Base::Function(*id)),
            Some(Operand::Global(id)) => self.base(Base::Global(*id)),
            _ if self.script.made.contains_key(&number) => self.base(Base::Made(number)),
            _ => format!("given[{number}]"),
        }
    }

    fn symbol(&self, operand: &Operand) -> &str {
        let name = match operand {
            Operand::Global(id) => &self.program.globals[*id].name,
            Operand::Function(id) => &self.program.functions[*id].name,
            _ => "",
        };
        match name {
            named::MEMORY => MEMORY,
            named::OUTSIDE => OUTSIDE,
            name => name,
        }
    }

    fn place(&self, place: Place) -> String {
        moved(&self.base(place.base), place.offset)
    }

    /// A word or pointer, and the C type by which it is passed.
    fn content(&self, content: &Content) -> (&'static str, String) {
        match content {
            Content::Null => ("char *", "(char *)0".into()),
            Content::Pointer(place) => ("char *", self.place(*place)),
            Content::Word(bits) if bits.width() > 32 => ("long long", literal(bits)),
            Content::Word(bits) => ("int", literal(bits)),
        }
    }
}

fn moved(base: &str, offset: i64) -> String {
    match offset {
        0 => base.to_string(),
        1.. => format!("{base} + {offset}"),
        _ => format!("{base} - {}", offset.unsigned_abs()),
    }
}

/// Blocks and functions.
impl Renderer<'_> {
    fn block(&self, block: &Block) -> String {
        let mut out = String::new();
        for Given { argument, offset, number } in &block.given {
            if self.given.contains(number) {
                let argument = format!("(char *)a{argument}");
                let pointer = match offset {
                    Some(offset) => format!("*(char **)({})", moved(&argument, *offset)),
                    None => argument,
                };
                let _ = writeln!(out, "    given[{number}] = {pointer};");
            }
        }
        self.steps(&mut out, block.steps.iter());
        out
    }

    fn steps<'s>(&self, out: &mut String, steps: impl Iterator<Item = &'s Step>) {
        for step in steps {
            match step {
                Step::View(view) => self.view(out, *view),
                Step::Write(written) => self.write(out, &self.script.written[*written]),
                Step::Call { callee, args } => {
                    let args: Vec<(&str, String)> = args.iter().map(|arg| self.content(arg)).collect();
                    let types: Vec<&str> = args.iter().map(|(ty, _)| *ty).collect();
                    let values: Vec<&str> = args.iter().map(|(_, value)| value.as_str()).collect();
                    let types = if types.is_empty() { "void".to_string() } else { types.join(", ") };
                    let callee = self.base(*callee);
                    let _ = writeln!(out, "    ((void (*)({types}))({callee}))({});", values.join(", "));
                }
            }
        }
    }

    fn view(&self, out: &mut String, view: usize) {
        for (position, known) in self.script.views[view].iter().enumerate() {
            let Some(object) = self.objects.get(&(view, position)) else { continue };
            let pointer = match known.road {
                Road::Given(number) => self.given(number),
                Road::Stored { object, offset } => {
                    format!("*(char **)({})", moved(&self.base(Base::Known(view, object)), offset as i64))
                }
            };
            let back = known.start.wrapping_sub(known.address) as i64;
            let _ = writeln!(out, "    object[{object}] = {};", moved(&pointer, back));
        }
    }

    fn write(&self, out: &mut String, written: &[Written]) {
        let mut bytes: BTreeMap<(Base, u64), u8> = BTreeMap::new();
        let mut pointers = Vec::new();
        for Written { base, offset, content } in written {
            match content {
                Ok(byte) => drop(bytes.insert((*base, *offset), *byte)),
                Err(content) => pointers.push((*base, *offset, content)),
            }
        }
        let size = u64::from(self.program.pointer_bits / 8);
        for (base, offset, _) in &pointers {
            bytes.retain(|(of, at), _| of != base || !(*offset..offset + size).contains(at));
        }
        while let Some((&(base, offset), _)) = bytes.first_key_value() {
            let whole = |n: &u64| {
                offset.is_multiple_of(*n) && (0..*n).all(|i| bytes.contains_key(&(base, offset + i)))
            };
            let length = [8, 4, 2].into_iter().find(whole).unwrap_or(1);
            let word = (0..length)
                .rev()
                .fold(0u64, |word, i| word << 8 | u64::from(bytes.remove(&(base, offset + i)).unwrap_or(0)));
            let ty = match length {
                8 => "unsigned long long",
                4 => "unsigned int",
                2 => "unsigned short",
                _ => "unsigned char",
            };
            let target = moved(&self.base(base), offset as i64);
            let suffix = if length == 8 { "ull" } else { "u" };
            let _ = writeln!(out, "    *({ty} *)({target}) = {word}{suffix};");
        }
        for (base, offset, content) in pointers {
            let target = moved(&self.base(base), offset as i64);
            let _ = writeln!(out, "    *(char **)({target}) = {};", self.content(content).1);
        }
    }

    fn function(&self, out: &mut String, name: &str, calls: &[Call]) {
        let blocks = calls.iter().map(|call| &self.script.blocks[call.block]);
        let words = blocks.flat_map(|b| &b.given).map(|given| given.argument + 1).max().unwrap_or(0);
        let params: Vec<String> = (0..words).map(|i| format!("long a{i}")).collect();
        let params = if params.is_empty() { String::new() } else { params.join(", ") };
        let ty = calls.iter().find_map(|call| call.ty);
        let result = match ty {
            _ if name == OUTSIDE => "long",
            Some(ty) => c_type(name, ty, self.program.bits(ty)),
            None => "void",
        };
        let _ =
            writeln!(out, "{result} {name}({params}) {{\n  static unsigned long call;\n  switch (call++) {{");
        for (number, call) in calls.iter().enumerate() {
            let _ = writeln!(out, "  case {number}: {{");
            out.push_str(&self.block(&self.script.blocks[call.block]));
            let value = call.result.as_ref().map(|content| self.content(content).1);
            let _ = match (result, value) {
                ("float" | "double", Some(value)) => {
                    let bits = if result == "float" { "unsigned int" } else { "unsigned long long" };
                    writeln!(
                        out,
                        "    return ((union {{ {bits} bits; {result} number; }}){{{value}}}).number;\n  }}"
                    )
                }
                ("void", _) | (_, None) => writeln!(out, "    break;\n  }}"),
                (_, Some(value)) => writeln!(out, "    return ({result})({value});\n  }}"),
            };
        }
        out.push_str(if result == "void" { "  }\n}\n" } else { "  }\n  return 0;\n}\n" });
    }

    /// What takes the place of `main` where the program starts elsewhere.
    fn entry(&self, out: &mut String, world: &mut World, entry: &str) {
        if entry == "main" || !is_identifier(entry) {
            return;
        }
        let starts =
            |base: &Base| matches!(base, Base::Function(id) if self.program.functions[*id].name == entry);
        let steps = self.script.blocks[AS_MAIN].steps.iter();
        let mut steps: Vec<&Step> = steps.collect();
        steps.retain(|step| !matches!(step, Step::Call { callee, .. } if !starts(callee)));
        let _ = writeln!(out, "int main(void) {{");
        if steps.iter().any(|step| matches!(step, Step::Call { .. })) {
            self.steps(out, steps.into_iter());
        } else {
            let _ = writeln!(out, "    extern void {entry}();\n    {entry}();");
        }
        let _ = writeln!(out, "    return 0;\n}}");
        world.functions.insert("main".into());
    }

    fn declarations(&self, body: &str) -> String {
        let mut out = String::new();
        let given = self.given.last().map_or(0, |last| last + 1);
        if given > 0 {
            let _ = writeln!(out, "static char *given[{given}];");
        }
        if !self.objects.is_empty() {
            let _ = writeln!(out, "static char *object[{}];", self.objects.len());
        }
        for (number, size) in &self.script.made {
            if uses(body, &format!("made_{number}")) {
                let _ = writeln!(out, "static char made_{number}[{size}] __attribute__((aligned(16)));");
            }
        }
        for (id, global) in self.program.globals.iter() {
            if global.name == named::MEMORY && uses(body, MEMORY) {
                let init = initialiser(self.script.globals.get(&id).map_or(&[], |bytes| bytes));
                let _ = writeln!(
                    out,
                    "static unsigned char {MEMORY}[{}] __attribute__((aligned(16))) = {init};",
                    global.size
                );
            } else if global.init != Initial::Any && uses(body, &format!("&{}", global.name)) {
                let _ = writeln!(out, "extern char {}[];", global.name);
            }
        }
        if uses(body, OUTSIDE) {
            // Its address may be all that is asked for.
            let is_called = self.script.calls.contains_key(named::UNKNOWN);
            let end = if is_called { ";" } else { " { return 0; }" };
            let _ = writeln!(out, "long {OUTSIDE}(){end}");
        }
        for id in self.program.functions.keys() {
            let name = self.symbol(&Operand::Function(id));
            if name != OUTSIDE && is_identifier(name) && uses(body, &format!("(char *){name}")) {
                let _ = writeln!(out, "extern void {name}();");
            }
        }
        out
    }
}

fn uses(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let after = text[at + word.len()..].chars().next();
        !after.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}
