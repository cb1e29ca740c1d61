//! Types as LLVM writes them, for messages.

use super::super::module::{Type, TypeId, Types};

/// The text of a type. What stands deeper than a few levels becomes dots.
pub(in super::super) fn show(types: &Types, id: TypeId) -> String {
    const LEVELS: u32 = 6;
    let mut text = String::new();
    write(types, id, LEVELS, &mut text);
    text
}

fn write(types: &Types, id: TypeId, levels: u32, text: &mut String) {
    if levels == 0 {
        text.push_str("...");
        return;
    }
    let inner = |id: TypeId, text: &mut String| write(types, id, levels - 1, text);
    match types.get(id) {
        Type::Void => text.push_str("void"),
        Type::Int(width) => text.push_str(&format!("i{width}")),
        Type::Float(format) => text.push_str(format.name()),
        Type::Pointer(None) => text.push_str("ptr"),
        Type::Pointer(Some(pointee)) => {
            inner(*pointee, text);
            text.push('*');
        }
        Type::Array(n, element) => {
            text.push_str(&format!("[{n} x "));
            inner(*element, text);
            text.push(']');
        }
        Type::Vector(n, element) => {
            text.push_str(&format!("<{n} x "));
            inner(*element, text);
            text.push('>');
        }
        Type::Struct { fields, packed } => {
            text.push_str(if *packed { "<{" } else { "{" });
            list(fields, text, inner);
            text.push_str(if *packed { "}>" } else { "}" });
        }
        Type::Named(name) => text.push_str(&format!("%{name}")),
        Type::Function { result, params, variadic } => {
            inner(*result, text);
            text.push_str(" (");
            list(params, text, inner);
            text.push_str(match (variadic, params.is_empty()) {
                (true, true) => "...)",
                (true, false) => ", ...)",
                (false, _) => ")",
            });
        }
        Type::Other(name) => text.push_str(name),
    }
}

fn list(types: &[TypeId], text: &mut String, inner: impl Fn(TypeId, &mut String)) {
    const SHOWN: usize = 12;
    for (i, ty) in types.iter().take(SHOWN).enumerate() {
        text.push_str(if i > 0 { ", " } else { "" });
        inner(*ty, text);
    }
    text.push_str(if types.len() > SHOWN { ", ..." } else { "" });
}
