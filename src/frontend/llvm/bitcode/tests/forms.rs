//! The same modules as bitcode and as text.

use super::super::read_bitcode;
use crate::llvm::module::*;
use crate::llvm::rules::show;
use crate::llvm::visit::operands_mut;
use crate::llvm::{read, text::read_module};

pub(super) const FORMS: &[u8] = include_bytes!("../../../../../tests/llvm/forms.bc");
pub(super) const OPAQUE: &[u8] = include_bytes!("../../../../../tests/llvm/opaque.bc");
const TEXTS: [(&[u8], &str); 2] = [
    (FORMS, include_str!("../../../../../tests/llvm/forms.ll")),
    (OPAQUE, include_str!("../../../../../tests/llvm/opaque.ll")),
];

/// A constant without the indices that differ between readings.
fn constant(module: &Module, constant: &Constant) -> String {
    match constant {
        Constant::Aggregate(elements) => {
            let element = |(ty, c): &(TypeId, Constant)| {
                format!("{} {}", show(&module.types, *ty), self::constant(module, c))
            };
            format!("{:?}", elements.iter().map(element).collect::<Vec<_>>())
        }
        Constant::Expr(kind) => operation(module, kind),
        Constant::Global(id) => module.globals[*id].name.clone(),
        Constant::Function(id) => module.functions[*id].name.clone(),
        plain => format!("{plain:?}"),
    }
}

/// The name of an operation and its operands.
fn operation(module: &Module, kind: &InstrKind) -> String {
    let shown = format!("{kind:?}");
    let mut text = shown.split([' ', '(']).next().expect("a word").to_string();
    for flag in
        ["nsw: true", "nuw: true", "exact: true", "inbounds: true", "volatile: true", "noreturn: true"]
    {
        text.push_str(if shown.contains(flag) { flag } else { "" });
    }
    if let InstrKind::GetElementPtr { source: ty, .. }
    | InstrKind::Alloca { ty, .. }
    | InstrKind::Load { ty, .. } = kind
    {
        text.push_str(&show(&module.types, *ty));
    }
    if let InstrKind::Call { args, .. } = kind {
        args.iter()
            .filter_map(|arg| arg.1)
            .for_each(|ty| text.push_str(&format!(" byval {}", show(&module.types, ty))));
    }
    if let InstrKind::Switch { cases, default, .. } = kind {
        text.push_str(&format!("{cases:?} {default:?}"));
    }
    operands_mut(&mut kind.clone(), &mut |operand| {
        let value = match &operand.value {
            Value::Constant(c) => constant(module, c),
            other => format!("{other:?}"),
        };
        text.push_str(&format!(" ({} {value})", show(&module.types, operand.ty)));
    });
    text
}

/// Line and column of a location, and the name of its function.
fn place(module: &Module, debug: Option<MetaId>) -> String {
    let Some(node) = debug.and_then(|id| module.metadata.get(id)) else { return String::new() };
    let mut scope = node.meta("scope").and_then(|scope| module.node(scope));
    while let Some(outer) = scope.filter(|s| s.kind() != Some("DISubprogram")).and_then(|s| s.meta("scope")) {
        scope = module.node(outer);
    }
    let line = node.number("line").unwrap_or(0);
    format!("{line}:{} {:?}", node.number("column").unwrap_or(0), scope.and_then(|s| s.string("name")))
}

/// All that matters of a module, line by line.
fn outline(module: &Module) -> Vec<String> {
    let mut lines = vec![format!("{:?} {:?} {:?}", module.source, module.triple, module.layout)];
    for global in module.globals.values() {
        let init = global.init.as_ref().map(|c| constant(module, c));
        let ty = show(&module.types, global.ty);
        lines.push(format!("{} {ty} {} {:?} {init:?}", global.name, global.constant, global.align));
    }
    for function in module.functions.values() {
        let debug = function.debug.and_then(|id| module.metadata[id].string("name"));
        let ty = show(&module.types, function.result);
        lines.push(format!("{ty} {} {} {} {debug:?}", function.name, function.variadic, function.noreturn));
        for local in function.locals.values().filter(|_| !function.blocks.is_empty()) {
            lines.push(format!("  {} {}", show(&module.types, local.ty), local.name));
        }
        for block in function.blocks.values() {
            lines.push(format!(" {}:", block.name));
            for instr in &block.instrs {
                let (what, at) = (operation(module, &instr.kind), place(module, instr.debug));
                lines.push(format!("  {:?} {what} {at} {}", instr.result, instr.loop_node.is_some()));
            }
        }
    }
    lines
}

#[test]
fn both_forms_give_the_same_module() {
    for (bitcode, text) in TEXTS {
        let (bitcode, text) =
            (read_bitcode(bitcode).expect("bitcode"), read_module(text.as_bytes()).expect("text"));
        let (found, expected) = (outline(&bitcode), outline(&text));
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!(found, expected);
        }
        assert_eq!(found.len(), expected.len());
        assert!(found.len() > 100, "the modules are not empty");
    }
}

#[test]
fn variables_have_names_and_types() {
    let module = read_bitcode(FORMS).expect("bitcode");
    let first = module.globals.values().find(|global| global.name == "first").expect("the global");
    let variable =
        module.metadata[first.debug[0]].meta("var").and_then(|var| module.node(var)).expect("a variable");
    assert_eq!((variable.string("name"), variable.number("line")), (Some("first"), Some(11)));
    let ty = variable.meta("type").and_then(|ty| module.node(ty)).expect("a type");
    assert_eq!(
        (ty.kind(), ty.number("tag"), ty.number("size")),
        (Some("DICompositeType"), Some(0x13), Some(128))
    );
}

#[test]
fn either_form_is_recognised_and_wrappers_are_opened() {
    assert!(read(FORMS).is_ok() && read(TEXTS[0].1.as_bytes()).is_ok());
    let mut wrapped = Vec::new();
    for word in [0x0B17_C0DE, 0, 20, FORMS.len() as u32, 7] {
        wrapped.extend(word.to_le_bytes());
    }
    wrapped.extend(FORMS);
    assert!(read(&wrapped).is_ok());
    wrapped.truncate(100);
    assert!(read(&wrapped).unwrap_err().message.contains("wrapper"));
}
