//! What the linker and the code before `main` make of the sections of object files into which a program puts its own objects.
//!
//! - Functions whose addresses are in `.preinit_array`, `.init_array` and `.ctors` run before the entry function, those in `.fini_array` and
//!   `.dtors` at the end, those of the same section and priority in the order of the module.
//! - `__start_NAME` and `__stop_NAME` are where the section `NAME` begins and ends, if that is a name of C: its objects are one object, in the
//!   order of the module, as tables of drivers and of tests need it. An access behind one of them into the next is not found, then.
//! - What assembly outside of functions defines is not modelled.
//!
//! Sources: System V ABI, chapter 5, "Initialization and Termination Functions"; the manual of GNU ld, 3.10.1 ("PROVIDE"); GNU as, "Symbols".
//! Deliberately absent: the scripts of linkers and the symbols that they define, and sections of functions.

use super::Context;
use crate::llvm::module::{
    Constant, FuncId, Global as LlvmGlobal, GlobalId as LlvmGlobalId, InstrKind, Module, Value,
};
use eufonium_base::error::InputError;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{Global, GlobalId, Initial};

/// Sections of functions that run before the entry function, in order.
pub(super) const EARLY: [&str; 3] = [".preinit_array", ".init_array", ".ctors"];
/// Sections of functions that run at the end.
pub(super) const LATE: [&str; 2] = [".fini_array", ".dtors"];

/// How many casts of a constant address are looked through.
const CASTS: usize = 16;

/// Where the objects of sections are that have names for their ends.
#[derive(Debug, Default)]
pub(super) struct Sections {
    /// By symbol of the module: the object of its section, and how far behind its start it lies.
    places: HashMap<LlvmGlobalId, (GlobalId, u64)>,
    /// The name of each section, and its members.
    members: Vec<(String, Vec<LlvmGlobalId>)>,
}

impl Sections {
    /// Whether something lies in such a section, or is an end of one.
    pub(super) fn has(&self, symbol: LlvmGlobalId) -> bool {
        self.places.contains_key(&symbol)
    }
}

/// What runs that reach a symbol with assembly behind it come to.
pub(super) const ASSEMBLED: &str = "what assembly outside of functions defines";

/// The objects of the section at whose start or end a symbol is.
pub(super) fn members<'m>(
    module: &'m Module,
    symbol: &'m LlvmGlobal,
) -> impl Iterator<Item = LlvmGlobalId> + 'm {
    // Only for an end of a section all globals are gone through.
    named_by(symbol).into_iter().flat_map(|(name, _)| {
        let is_member =
            move |global: &LlvmGlobal| global.section.as_deref() == Some(name) && global.init.is_some();
        module.globals.iter().filter(move |(_, global)| is_member(global)).map(|(id, _)| id)
    })
}

/// The name of the section at whose start or end a symbol is.
fn named_by(symbol: &LlvmGlobal) -> Option<(&str, bool)> {
    let start = symbol.name.strip_prefix("__start_").map(|name| (name, true));
    start
        .or_else(|| symbol.name.strip_prefix("__stop_").map(|name| (name, false)))
        .filter(|_| symbol.init.is_none())
}

impl Context<'_> {
    /// Finds the sections that have names for their ends; their objects will be those from `first` on.
    pub(super) fn place_sections(&mut self, first: usize) -> Result<(), InputError> {
        let module = self.module;
        let mut sections = Sections::default();
        let ends = || module.globals.iter().filter_map(|(id, symbol)| Some((id, named_by(symbol)?)));
        for (end, (name, _)) in ends() {
            let members: Vec<LlvmGlobalId> = members(module, &module.globals[end]).collect();
            if members.is_empty() || sections.members.iter().any(|(known, _)| known == name) {
                continue;
            }
            let object = GlobalId::from_usize(first + sections.members.len());
            let mut end = 0_u64;
            for id in &members {
                let global = &module.globals[*id];
                let layout = self.layout(global.ty, global.span)?;
                let align = global.align.map_or(layout.align, |align| u64::from(align.max(1)));
                let offset = end.next_multiple_of(align);
                sections.places.insert(*id, (object, offset));
                end = offset + layout.size;
            }
            for (id, (_, is_start)) in ends().filter(|(_, (of, _))| *of == name) {
                sections.places.insert(id, (object, if is_start { 0 } else { end }));
            }
            sections.members.push((name.to_string(), members));
        }
        self.sections = sections;
        Ok(())
    }

    /// Makes the objects of such sections, once those of their members are there. The world outside does not define their ends.
    pub(super) fn section_objects(&mut self) {
        for symbol in self.sections.places.keys().filter(|id| self.module.globals[**id].init.is_none()) {
            self.program.globals[GlobalId::from_usize(symbol.index())].init = Initial::Parts(vec![]);
        }
        for (name, members) in &self.sections.members {
            let object = self.section_object(name, members);
            self.program.globals.push(object);
        }
    }

    fn section_object(&self, name: &str, members: &[LlvmGlobalId]) -> Global {
        let (mut size, mut align, mut parts) = (0, 1, Some(vec![]));
        for id in members {
            let member = &self.program.globals[GlobalId::from_usize(id.index())];
            let (_, offset) = self.sections.places[id];
            size = offset + member.size;
            align = align.max(member.align);
            match (&mut parts, &member.init) {
                (Some(parts), Initial::Parts(of_member)) => {
                    parts.extend(of_member.iter().map(|(at, part)| (offset + at, part.clone())));
                }
                _ => parts = None,
            }
        }
        let constant =
            members.iter().all(|id| self.program.globals[GlobalId::from_usize(id.index())].constant);
        let init = parts.map_or(Initial::Any, Initial::Parts);
        let name = format!("(section {name})");
        Global { name, size, align, constant, pointers: true, init, variable: None }
    }

    /// Whether a constant is the address of a symbol that may be missing, and null then.
    pub(super) fn is_absent(&self, constant: &Constant) -> bool {
        let is_placed = matches!(constant, Constant::Global(id) if self.sections.has(*id));
        !is_placed && self.module.is_absent(constant)
    }

    /// Where a symbol of the module lies: in an object, so many bytes behind its start.
    pub(super) fn place(&self, symbol: LlvmGlobalId) -> (GlobalId, u64) {
        let own = (GlobalId::from_usize(symbol.index()), 0);
        self.sections.places.get(&symbol).copied().unwrap_or(own)
    }
}

/// The functions of the program in these sections, by their order; an error if something else is there.
pub(super) fn functions(module: &Module, sections: &[&str]) -> Result<Vec<FuncId>, ()> {
    let mut found: Vec<(usize, u64, FuncId)> = vec![];
    for global in module.globals.values() {
        let Some((section, priority)) = global.section.as_deref().and_then(|name| entry(name, sections))
        else {
            continue;
        };
        let listed = global.init.as_ref().map_or(Ok(vec![]), in_table)?;
        found.extend(listed.into_iter().map(|id| (section, priority, id)));
    }
    found.sort_by_key(|(section, priority, _)| (*section, *priority));
    Ok(found.into_iter().map(|(_, _, id)| id).collect())
}

/// Which of the sections has this name, and the priority in it: those without a number come last.
fn entry(name: &str, sections: &[&str]) -> Option<(usize, u64)> {
    sections.iter().enumerate().find_map(|(place, section)| {
        let rest = name.strip_prefix(section)?;
        let number = rest.strip_prefix('.').and_then(|number| number.parse().ok());
        (rest.is_empty() || number.is_some()).then_some((place, number.unwrap_or(u64::MAX)))
    })
}

/// Whether an object is a table of functions that run before or behind the entry function.
pub(super) fn is_table(global: &LlvmGlobal) -> bool {
    let of =
        |sections: &[&str]| global.section.as_deref().is_some_and(|name| entry(name, sections).is_some());
    of(&EARLY) || of(&LATE)
}

/// The functions in a table, null pointers left out.
fn in_table(constant: &Constant) -> Result<Vec<FuncId>, ()> {
    match constant {
        Constant::Null | Constant::Zero => Ok(vec![]),
        Constant::Aggregate(entries) => {
            let listed: Vec<Vec<FuncId>> =
                entries.iter().map(|(_, entry)| in_table(entry)).collect::<Result<_, ()>>()?;
            Ok(listed.concat())
        }
        constant => function_of(constant).map(|id| vec![id]).ok_or(()),
    }
}

/// The function that a constant is the address of.
pub(super) fn function_of(mut constant: &Constant) -> Option<FuncId> {
    for _ in 0..CASTS {
        match constant {
            Constant::Function(id) => return Some(*id),
            Constant::Expr(kind) => match &**kind {
                InstrKind::Cast { value, .. } => match &value.value {
                    Value::Constant(inner) => constant = inner,
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}

/// The symbols that assembly outside of functions defines: labels, and what is set to be something.
pub(super) fn assembled(module: &Module) -> HashSet<String> {
    let statements = module.assembly.iter().flat_map(|line| line.split(';')).map(str::trim);
    statements.filter_map(defined_by).map(str::to_owned).collect()
}

fn defined_by(statement: &str) -> Option<&str> {
    const DEFINE: &[&str] = &[".set", ".equ", ".equiv", ".eqv", ".comm", ".lcomm", ".weakref"];
    let is_label = |label: &&str| label.starts_with('"') || !label.contains([' ', '\t']);
    let label = statement.split_once(':').map(|(label, _)| label.trim()).filter(is_label);
    let (first, rest) = statement.split_once([' ', '\t']).unwrap_or((statement, ""));
    let name = match label {
        Some(label) => label,
        None if DEFINE.contains(&first) => rest.split(',').next()?,
        None => statement.split_once('=')?.0,
    };
    Some(name.trim().trim_matches('"')).filter(|name| !name.is_empty())
}

/// Whether assembly outside of functions adds to what runs before or behind the entry function.
pub(super) fn has_tables_in_assembly(module: &Module) -> bool {
    let names = || EARLY.iter().chain(&LATE).chain(&[".init", ".fini"]);
    module.assembly.iter().any(|line| names().any(|name| line.contains(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_statements_of_assembly_define() {
        let cases = [
            (".set yy, x", Some("yy")),
            ("start: jmp main", Some("start")),
            ("\"a b\":", Some("a b")),
            ("here = there", Some("here")),
            (".comm buffer,16,8", Some("buffer")),
            (".symver old_memcpy, memcpy@GLIBC_2.2.5", None),
            (".globl start", None),
            ("", None),
        ];
        for (statement, expected) in cases {
            assert_eq!(defined_by(statement), expected, "{statement}");
        }
    }

    #[test]
    fn sections_with_priorities() {
        let cases = [
            (".preinit_array", Some((0, u64::MAX))),
            (".init_array", Some((1, u64::MAX))),
            (".init_array.00101", Some((1, 101))),
            (".init_arrays", None),
            (".fini_array", None),
        ];
        for (name, expected) in cases {
            assert_eq!(entry(name, &EARLY), expected, "{name}");
        }
    }
}
