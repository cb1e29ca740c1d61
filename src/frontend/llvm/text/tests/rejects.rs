//! Modules that must be refused. `«` marks where, and is no part of the text.

use super::super::read_module;
use eufonium_base::Span;
use eufonium_base::error::InputErrorKind;

/// A function body whose parameters are `i32 %x`, `ptr %p`, `i1 %c` and `<2 x i32> %v`.
fn body(text: &str) -> String {
    format!("define i32 @f(i32 %x, ptr %p, i1 %c, <2 x i32> %v) {{\n{text}\n}}\ndeclare void @g(i32)")
}

/// Removes the mark; where it stood.
fn marked(text: &str) -> (String, Span) {
    let at = text.find('«').expect("a mark");
    let before = &text[..at];
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    (text.replace('«', ""), Span { line, column })
}

/// Checks the table; the complaint shall contain the words, quotes aside.
fn check(table: impl IntoIterator<Item = (String, &'static str)>) {
    let mut failures = Vec::new();
    for (text, words) in table {
        let (text, span) = marked(&text);
        match read_module(text.as_bytes()) {
            Ok(_) => failures.push(format!("read: {text}")),
            Err(error) if error.span != span || !error.message.replace('`', "").contains(words) => {
                failures.push(format!("{error} instead of {span:?} {words}: {text}"));
            }
            Err(_) => {}
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn bodies() {
    let table: &[(&str, &'static str)] = &[
        // Types of operands.
        ("%a = «add ptr null, null ret i32 0", "needs integers"),
        ("%a = «fadd i32 %x, 1 ret i32 0", "floating-point"),
        ("%a = add i64 «%x, 1 ret i32 0", "%x has type i32, not i64"),
        ("%a = «icmp eq float 1.0, 1.0 ret i32 0", "integers or pointers"),
        ("«br i32 %x, label %a, label %a a: ret i32 0", "needs an i1"),
        ("«switch ptr %p, label %a [] a: ret i32 0", "needs an integer"),
        ("switch i32 %x, label %a [ «i64 1, label %a ] a: ret i32 0", "expected type i32, found i64"),
        ("switch i32 %x, label %a [ i32 1, label %a «i32 1, label %a ] a: ret i32 0", "already"),
        ("%a = «load i32, i32 %x ret i32 0", "needs a pointer"),
        ("%a = load «void (), ptr %p ret i32 0", "no value"),
        ("«store i32 %x, i32 %x ret i32 0", "needs a pointer"),
        ("%a = «zext i32 %x to i16 ret i32 0", "no such conversion"),
        ("%a = «trunc i32 %x to i32 ret i32 0", "no such conversion"),
        ("%a = «bitcast ptr %p to i64 ret i32 0", "no such conversion"),
        ("%a = «inttoptr <2 x i32> %v to ptr ret i32 0", "no such conversion"),
        ("%a = «select i32 %x, i32 1, i32 2 ret i32 0", "cannot choose"),
        ("%a = «select i1 %c, i32 1, i64 2 ret i32 0", "expected type i32, found i64"),
        ("%a = «getelementptr {i8, i32}, ptr %p, i64 0, i32 2 ret i32 0", "index 2"),
        ("%a = «getelementptr {i8, i32}, ptr %p, i64 0, i32 %x ret i32 0", "index 2"),
        ("%a = «getelementptr i8, i32 %x, i64 0 ret i32 0", "needs a pointer"),
        ("%a = «getelementptr i8, ptr %p, float 0.0 ret i32 0", "an index of type float"),
        ("%a = «extractvalue i32 %x, 0 ret i32 0", "has no element 0"),
        ("%a = «insertvalue {i8} undef, i32 %x, 0 ret i32 0", "expected type i8"),
        ("%a = «extractelement i32 %x, i32 0 ret i32 0", "is no vector"),
        ("%a = «shufflevector <2 x i32> %v, <2 x i32> %v, <1 x i32> <i32 4> ret i32 0", "leads out"),
        ("%a = shufflevector <2 x i32> %v, <2 x i32> %v, «<2 x i32> %v ret i32 0", "mask"),
        ("%a = «cmpxchg ptr %p, i32 0, i64 0 seq_cst seq_cst ret i32 0", "expected type i32"),
        ("%a = alloca «void ret i32 0", "no value"),
        ("%a = «alloca i32, ptr %p ret i32 0", "no integer"),
        ("ret «i64 0", "expected type i32, found i64"),
        ("ret «void", "expected type i32, found void"),
        // Calls.
        ("call «void (i32) @g() ret i32 0", "0 arguments for void (i32)"),
        ("call «void (i32) @g(i64 1) ret i32 0", "an argument of type i64"),
        ("call void «@nothing() ret i32 0", "undefined symbol @nothing"),
        ("call void «%x() ret i32 0", "%x has type i32, not ptr"),
        ("«%a = call void @g(i32 1) ret i32 0", "no result"),
        // Names and numbers.
        ("ret i32 «%y", "undefined local %y"),
        ("br label «%y", "undefined block %y"),
        ("%a = add i32 %x, 1 «%a = add i32 %x, 1 ret i32 %a", "%a is defined twice"),
        ("%3 = add i32 %x, 1 «%1 = add i32 %x, 1 ret i32 %3", "the next number is 4"),
        ("br label %b b: br label %d «b: br label %d d: ret i32 0", "b is defined twice"),
        ("%a = add i32 «%b, 1 %b = add i64 1, 1 ret i32 0", "%b has type i64, not i32"),
        // Blocks.
        ("%a = add i32 %x, 1 «} define void @h() { unreachable", "expected a terminator"),
        ("%a = add i32 %x, 1 «b: ret i32 %a", "expected a terminator"),
        ("b: «br label %b", "a branch to the entry"),
        ("br label %b b: «%a = phi i32 [ 0, %b ] ret i32 %a", "predecessors"),
        ("br label %b b: %a = add i32 %x, 1 «%d = phi i32 [ 0, %0 ] ret i32 %a", "phi behind"),
        // Words.
        ("«frobnicate i32 %x", "expected an instruction, found frobnicate"),
        ("%a = icmp «lt i32 %x, 0", "a comparison of integers"),
        ("%a = atomicrmw «times ptr %p, i32 0 seq_cst", "operation of atomicrmw"),
        ("%a = alloca i32, align «3 ret i32 0", "power of two"),
        ("ret i32 0, !dbg «!9", "undefined node !9"),
        ("«#dbg_what() ret i32 0", "unknown record"),
        ("ret i32 «null", "cannot have type i32"),
        ("ret i32 «1.5", "cannot have type i32"),
    ];
    check(table.iter().map(|(text, words)| (body(text), *words)));
}

#[test]
fn modules() {
    let table: &[(&str, &'static str)] = &[
        ("«what", "expected a definition"),
        ("define void @f() {«", "expected an instruction"),
        ("define void @f() «{ }", "no block"),
        ("define i32 @f() { ret i32 0 } define i32 «@f() { ret i32 0 }", "@f is defined twice"),
        ("@a = global i32 0 «@a = global i32 0", "@a is defined twice"),
        ("!0 = !{} «!0 = !{}", "!0 is defined twice"),
        ("%a = type {} «%a = type {}", "%a is defined twice"),
        ("@a = global «%b zeroinitializer", "undefined type %b"),
        ("@a = global i32 «@b", "cannot have type i32"),
        ("@a = global ptr «@b", "undefined symbol @b"),
        ("@a = global [2 x i8] «[i8 1]", "too few elements"),
        ("@a = global [1 x i8] [i8 1, «i8 2]", "too many elements"),
        ("@a = global [1 x i8] [«i16 1]", "expected type i8, found i16"),
        ("@a = global [2 x i8] «c\"abc\"", "3 bytes"),
        ("@a = global <2 x i32> splat («i8 1)", "expected type i32"),
        ("@a = global i32 «add (i64 1, i64 2)", "expected type i32, found i64"),
        ("@a = global float «0x3FF0000000000001", "cannot have type float"),
        ("@a = global float «0.1", "cannot have type float"),
        ("@a = global «void ()", "no value"),
        ("@a = global [4 x «void] undef", "no element"),
        ("@a = global «i0 0", "1 to 65536 bits"),
        ("@a = global <«0 x i8> undef", "has elements"),
        ("@a = global <«vscale x 4 x i8> undef", "unknown length"),
        ("@a = global i8 0, align «0", "power of two"),
        ("@a = global i8 «%x", "expected a value of type i8"),
        ("«%a = type { %a }", "contains itself"),
        ("«%a = type { [2 x %b] } %b = type { %a }", "contains itself"),
        ("@a = alias i8, ptr @b «@b = alias i8, ptr @a", "stands for itself"),
        ("target datalayout = «\"e-q\"", "q has no meaning"),
        ("target «what = \"\"", "triple or datalayout"),
        ("!0 = «{}", "a node of metadata"),
        ("!0 = !{«!1}", "undefined node !1"),
        (
            "declare i32 @g(i32) define void @f(i8* %p) { call i32 «@g() ret void }",
            "expected type i32 (i32), found i32 ()",
        ),
        ("define void @f(i32 %a, i32 «%a) { ret void }", "defined twice"),
    ];
    check(table.iter().map(|(text, words)| (text.to_string(), *words)));
}

#[test]
fn nesting_is_bounded() {
    for (open, inner, close) in
        [("[1 x ", "i8", "]"), ("{ ", "i8", " }"), ("<{", "i8", "}>"), ("void (", "i8", ")")]
    {
        let ty = format!("{}{inner}{}", open.repeat(100_000), close.repeat(100_000));
        let text = format!("%t = type {ty}");
        assert_eq!(read_module(text.as_bytes()).unwrap_err().kind, InputErrorKind::Unsupported, "{open}");
    }
    let deep = |open: &str| format!("@a = global i64 0 @b = global i64 {}", open.repeat(100_000));
    assert!(read_module(deep("add (i64 1, i64 ").as_bytes()).is_err());
    let nodes = format!("!0 = {}", "!{ ".repeat(100_000));
    assert_eq!(read_module(nodes.as_bytes()).unwrap_err().kind, InputErrorKind::Unsupported);
    let chain: String = (0..5000).map(|i| format!("%t{i} = type {{ %t{} }}\n", i + 1)).collect();
    let error = read_module(format!("{chain}%t5000 = type {{}}").as_bytes()).unwrap_err();
    assert!(error.message.contains("more than 1000 levels"), "{error}");
}
