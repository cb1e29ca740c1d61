//! Pairs of modules and what their names mean together.

use super::link;
use crate::llvm::module::{Comdat, Constant, InstrKind, Linkage, Module, Type, Value};
use crate::llvm::text::read_module;
use eufonium_base::InputError;

fn linked(texts: &[&str]) -> Result<Module, InputError> {
    let read = |(number, text): (usize, &&str)| {
        let name = ["a.ll", "b.ll", "c.ll"][number].to_owned();
        (name, read_module(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}")))
    };
    link(texts.iter().enumerate().map(read).collect())
}

/// What a function returns.
fn returned<'m>(module: &'m Module, name: &str) -> &'m Constant {
    let (_, function) = module
        .functions
        .iter()
        .find(|(_, f)| f.name == name && f.is_defined())
        .unwrap_or_else(|| panic!("no {name}"));
    let last = function.blocks.values().last().and_then(|block| block.instrs.last()).expect("a return");
    match &last.kind {
        InstrKind::Return(Some(operand)) => match &operand.value {
            Value::Constant(constant) => constant,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// What stands behind an address: the number that a variable holds or a function returns.
fn behind(module: &Module, address: &Constant) -> String {
    let number = |constant: &Constant| match constant {
        Constant::Int(bits) => bits.to_rat().to_string(),
        Constant::Zero => "0".into(),
        other => format!("{other:?}"),
    };
    match address {
        Constant::Global(id) => module.globals[*id].init.as_ref().map_or("declared".into(), number),
        Constant::Function(id) if !module.functions[*id].is_defined() => "declared".into(),
        Constant::Function(id) => {
            let name = module.functions[*id].name.clone();
            let block = module.functions[*id].blocks.values().next().expect("a block");
            match &block.instrs.last().expect("a return").kind {
                InstrKind::Return(Some(operand)) => match &operand.value {
                    Value::Constant(constant) => number(constant),
                    other => panic!("{name}: {other:?}"),
                },
                other => panic!("{name}: {other:?}"),
            }
        }
        other => format!("{other:?}"),
    }
}

/// A variable and a function of a linkage, and a function that returns their addresses.
fn sample(linkage: &str, number: u32) -> String {
    let probes = format!(
        "define ptr @variable{number}() {{ ret ptr @x }} define ptr @function{number}() {{ ret ptr @f }} "
    );
    let symbols = match linkage {
        "" => "@x = external global i32 declare i32 @f()".to_owned(),
        "extern_weak" => "@x = extern_weak global i32 declare extern_weak i32 @f()".to_owned(),
        "alias" => format!(
            "@x = alias i32, ptr @own @own = private global i32 {number} @f = alias i32 (), ptr @g \
             define private i32 @g() {{ ret i32 {number} }}"
        ),
        "weak alias" => format!(
            "@x = weak alias i32, ptr @own @own = private global i32 {number} @f = weak alias i32 (), ptr @g \
             define private i32 @g() {{ ret i32 {number} }}"
        ),
        "external" => format!("@x = global i32 {number} define i32 @f() {{ ret i32 {number} }}"),
        _ => format!("@x = {linkage} global i32 {number} define {linkage} i32 @f() {{ ret i32 {number} }}"),
    };
    symbols + " " + &probes
}

#[test]
fn pairs_of_linkages() {
    // What a and b say, and the number that a name means in both: 1 and 2 are those of a and b.
    let cases = [
        ("", "external", "2"),
        ("extern_weak", "external", "2"),
        ("extern_weak", "", "declared"),
        ("", "weak", "2"),
        ("", "linkonce_odr", "2"),
        ("", "available_externally", "2"),
        ("available_externally", "external", "2"),
        ("available_externally", "weak", "2"),
        ("available_externally", "available_externally", "1"),
        ("weak", "external", "2"),
        ("weak_odr", "external", "2"),
        ("linkonce", "external", "2"),
        ("weak", "weak", "1"),
        ("linkonce_odr", "linkonce_odr", "1"),
        ("linkonce", "weak", "1"),
        ("external", "external", "twice"),
        ("external", "alias", "twice"),
        ("alias", "alias", "twice"),
        ("", "alias", "2"),
        ("weak", "alias", "2"),
        ("weak alias", "external", "2"),
        ("weak alias", "weak alias", "1"),
        ("weak alias", "", "1"),
        ("available_externally", "alias", "2"),
    ];
    for (a, b, expected) in cases {
        for (first, second, swapped) in [(a, b, false), (b, a, true)] {
            let numbers = if swapped { (2, 1) } else { (1, 2) };
            let texts = [sample(first, numbers.0), sample(second, numbers.1)];
            let result = linked(&[&texts[0], &texts[1]]);
            let what = format!("{first:?} and {second:?}");
            if expected == "twice" {
                let error = result.expect_err(&what).in_file(None);
                assert_eq!(error.file.as_deref(), Some("b.ll"), "{what}");
                assert!(error.message.contains("is defined here and in a.ll, line 1"), "{what}: {error}");
                continue;
            }
            // Of several that are equal the first counts.
            let expected = if swapped && rank(a) == rank(b) && expected == "1" { "2" } else { expected };
            let module = result.unwrap_or_else(|error| panic!("{what}: {error}"));
            for probe in ["variable1", "variable2", "function1", "function2"] {
                assert_eq!(behind(&module, returned(&module, probe)), expected, "{what}: {probe}");
            }
        }
    }
}

/// Words that give way to each other in no way.
fn rank(linkage: &str) -> u32 {
    match linkage {
        "" | "extern_weak" => 0,
        "available_externally" => 1,
        "external" | "alias" => 3,
        _ => 2,
    }
}

#[test]
fn common_variables() {
    let sizes =
        ["@x = common global i32 0, align 4", "@x = common global [3 x i32] zeroinitializer, align 2"];
    let probe = " define ptr @probe() { ret ptr @x }";
    for (first, second) in [(0, 1), (1, 0)] {
        let module = linked(&[sizes[first], &(sizes[second].to_owned() + probe)]).expect("it is linked");
        let Constant::Global(id) = *returned(&module, "probe") else { panic!("no variable") };
        let global = &module.globals[id];
        assert!(matches!(module.types.get(global.ty), Type::Array(3, _)), "{global:?}");
        assert_eq!((global.align, module.globals.len()), (Some(4), 1));
    }
    let strong = "@x = global i32 7".to_owned() + probe;
    let module = linked(&[sizes[1], &strong]).expect("it is linked");
    assert_eq!(behind(&module, returned(&module, "probe")), "7");
    let weak = "@x = weak global i32 7".to_owned() + probe;
    let module = linked(&[&weak, sizes[0]]).expect("it is linked");
    assert_eq!(behind(&module, returned(&module, "probe")), "0");
}

#[test]
fn local_symbols_stay_apart() {
    let text = |n: u32| {
        format!(
            "@x = internal global i32 {n} define internal i32 @f() {{ ret i32 {n} }} @a = internal alias i32, ptr @x \
             define ptr @x{n}() {{ ret ptr @x }} define ptr @f{n}() {{ ret ptr @f }} define ptr @a{n}() {{ ret ptr @a }}"
        )
    };
    let shared = "@x = global i32 3 define i32 @f() { ret i32 3 } define ptr @x3() { ret ptr @x } define ptr @f3() { ret ptr @f }";
    let module = linked(&[&text(1), &text(2), shared]).expect("it is linked");
    for (probe, expected) in [
        ("x1", "1"),
        ("x2", "2"),
        ("x3", "3"),
        ("f1", "1"),
        ("f2", "2"),
        ("f3", "3"),
        ("a1", "1"),
        ("a2", "2"),
    ] {
        assert_eq!(behind(&module, returned(&module, probe)), expected, "{probe}");
    }
    assert_eq!(module.globals.values().map(|global| global.input).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn groups() {
    // Of a group one module's members count, also where they are strong or local.
    let text = |n: u32, kind: &str| {
        format!(
            "$g = comdat {kind} @x = global i32 {n}, comdat($g) define i32 @g() comdat {{ ret i32 {n} }} \
             define ptr @variable{n}() {{ ret ptr @x }} define ptr @function{n}() {{ ret ptr @g }} \
             define internal void @init() comdat($g) {{ ret void }} \
             @llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] [{{ i32, ptr, ptr }} {{ i32 {n}, ptr @init, ptr @x }}]"
        )
    };
    let module = linked(&[&text(1, "any"), &text(2, "any")]).expect("it is linked");
    for probe in ["variable1", "variable2", "function1", "function2"] {
        assert_eq!(behind(&module, returned(&module, probe)), "1", "{probe}");
    }
    let list = module.globals.values().find(|global| global.name == "llvm.global_ctors").expect("the list");
    assert!(matches!(&list.init, Some(Constant::Aggregate(all)) if all.len() == 1), "{:?}", list.init);
    assert!(linked(&[&text(1, "nodeduplicate"), &text(2, "nodeduplicate")]).is_err());
    assert!(linked(&[&text(1, "largest"), &text(2, "largest")]).is_err());
    let kinds = read_module(text(1, "nodeduplicate").as_bytes()).expect("a module").comdats;
    assert_eq!(kinds.get("g"), Some(&Comdat::NoDeduplicate));
}

#[test]
fn lists_are_put_one_behind_the_other() {
    let text = |n: u32| {
        format!(
            "define internal void @init() {{ ret void }} \
             @llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] [{{ i32, ptr, ptr }} {{ i32 {n}, ptr @init, ptr null }}]"
        )
    };
    let module = linked(&[&text(7), "@y = global i32 0", &text(8)]).expect("it is linked");
    let lists: Vec<_> = module.globals.values().filter(|g| g.linkage == Linkage::Appending).collect();
    let [list] = &lists[..] else { panic!("{} lists", lists.len()) };
    let Some(Constant::Aggregate(entries)) = &list.init else { panic!("{:?}", list.init) };
    let functions: Vec<_> = entries
        .iter()
        .map(|(_, entry)| match entry {
            Constant::Aggregate(fields) => match (&fields[0].1, &fields[1].1) {
                (Constant::Int(priority), Constant::Function(id)) => {
                    (priority.as_u64(), module.functions[*id].input)
                }
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(functions, [(Some(7), 0), (Some(8), 2)]);
    assert!(matches!(module.types.get(list.ty), Type::Array(2, _)));
}

#[test]
fn types_of_one_name() {
    let a = "%t = type { i32, %u* } %u = type opaque @x = global %t zeroinitializer";
    let same = "%t = type { i32, %u* } %u = type { i8 } @y = global %t zeroinitializer @u = global %u zeroinitializer";
    let other = "%t = type { i64 } @z = global %t { i64 9 }";
    let module = linked(&[a, same, other]).expect("it is linked");
    let ty = |name: &str| module.globals.values().find(|global| global.name == name).expect("a global").ty;
    assert_eq!(ty("x"), ty("y"));
    assert_ne!(ty("x"), ty("z"));
    assert!(module.types.named["u"].is_some());
    assert!(matches!(module.types.resolve(ty("z")).1, Type::Struct { fields, .. } if fields.len() == 1));
    // A type whose parts differ is another one, and so is one that contains it.
    let inner = [
        "%a = type { %b } %b = type { i8 } @x = global %a zeroinitializer",
        "%a = type { %b } %b = type { i16 } @y = global %a zeroinitializer",
    ];
    let module = linked(&inner).expect("it is linked");
    assert_eq!(module.types.named.len(), 4);
}

#[test]
fn names_of_different_kinds() {
    // One module believes that a function is a variable: its address is that of the function.
    let module = linked(&[
        "@f = external global i32 define ptr @probe() { ret ptr @f }",
        "define i32 @f() { ret i32 4 }",
    ]);
    let module = module.expect("it is linked");
    assert_eq!(behind(&module, returned(&module, "probe")), "4");
    assert!(linked(&["@f = global i32 1", "define i32 @f() { ret i32 4 }"]).is_err());
}

#[test]
fn machines_must_agree() {
    let cases = [
        (
            "target datalayout = \"e-p:32:32\"",
            "target datalayout = \"e\"",
            Some("the data layout differs from that of a.ll"),
        ),
        ("target datalayout = \"e-p:32:32\"", "@x = global i32 0", None),
        ("target triple = \"x86_64-pc-linux-gnu\"", "target triple = \"x86_64-unknown-linux-gnu\"", None),
        ("target triple = \"i386-pc-linux-gnu\"", "target triple = \"i686-unknown-linux-gnu\"", None),
        (
            "target triple = \"x86_64-pc-linux-gnu\"",
            "target triple = \"aarch64-linux-gnu\"",
            Some("the target differs from that of a.ll"),
        ),
        (
            "target triple = \"x86_64-pc-linux-gnu\"",
            "target triple = \"x86_64-pc-windows-msvc\"",
            Some("the target differs"),
        ),
    ];
    for (a, b, expected) in cases {
        match (linked(&[a, b]), expected) {
            (Ok(_), None) => {}
            (Err(error), Some(message)) => {
                assert!(error.message.starts_with(message), "{error}");
                assert_eq!(error.file.as_deref(), Some("b.ll"));
            }
            (result, _) => panic!("{a} and {b}: {result:?}"),
        }
    }
}

#[test]
fn an_alias_of_itself_over_modules() {
    let a = "@a = alias i32, ptr @b @b = weak global i32 1";
    let b = "@b = alias i32, ptr @a @a = weak global i32 2";
    let error = linked(&[a, b]).expect_err("there is nothing behind it");
    assert!(error.message.contains("stands for itself"), "{error}");
}

#[test]
fn metadata_goes_along() {
    let text = |n: u32| {
        format!(
            "define void @f{n}() !dbg !3 {{ ret void, !dbg !5 }}\n!3 = distinct !DISubprogram(name: \"f{n}\", scope: !4, file: !4, line: {n})\n\
             !4 = !DIFile(filename: \"{n}.c\", directory: \"/\")\n!5 = !DILocation(line: {n}, scope: !3)\n"
        )
    };
    let module = linked(&[&text(1), &text(2)]).expect("it is linked");
    for n in [1, 2] {
        let function = module.functions.values().find(|f| f.name == format!("f{n}")).expect("a function");
        let node = &module.metadata[function.debug.expect("a node")];
        let file = module.node(node.meta("file").expect("a file")).expect("a node");
        assert_eq!(file.string("filename"), Some(&*format!("{n}.c")));
        let at = function.blocks.values().next().expect("a block").instrs[0].debug.expect("a place");
        assert_eq!(module.metadata[at].number("line"), Some(i128::from(n)));
    }
}

#[test]
fn what_modules_want_and_give() {
    let text = "@x = global i32 1 @y = external global i32 @z = extern_weak global i32 @w = common global i32 0 \
        @l = internal global i32 0 @a = alias i32, ptr @l \
        declare void @llvm.trap() declare void @f() define void @g() { ret void } define weak void @h() { ret void } \
        define available_externally void @k() { ret void }";
    let interface = super::interface(&read_module(text.as_bytes()).expect("a module"));
    let names =
        |names: &std::collections::BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!((names(&interface.defined), names(&interface.wanted)), ("a g h w x".into(), "f y".into()));
}
