//! Properties: each assertion is violated exactly where mathematics says so.

use super::{main_of, options, outcome, program_with, result};
use crate::llvm::lower::LowerOptions;
use eufonium_ir::program::CheckKind;
use quickcheck::quickcheck;

/// A module that applies an operation to two inputs of 8 bits.
fn operation(op: &str) -> String {
    let body = format!(
        "%x = call i32 @nd()\n%y = call i32 @nd()\n%a = trunc i32 %x to i8\n%b = trunc i32 %y to i8\n\
         %c = {op} i8 %a, %b\n%r = zext i8 %c to i32\nret i32 %r"
    );
    main_of("", &body)
}

quickcheck! {
    fn overflow_is_what_does_not_fit(a: i8, b: i8) -> bool {
        let cases: [(&str, Option<i8>); 4] = [
            ("add nsw", a.checked_add(b)),
            ("sub nsw", a.checked_sub(b)),
            ("mul nsw", a.checked_mul(b)),
            ("sdiv", if b == 0 { Some(0) } else { a.checked_div(b) }),
        ];
        cases.iter().all(|(op, expected)| {
            let program = program_with(&operation(op), &options(&[CheckKind::Overflow]));
            let found = outcome(&program, &[a as u8 as u64, b as u8 as u64]);
            match expected {
                Some(_) if *op == "sdiv" && b == 0 => found == "undefined: division by zero",
                Some(value) => found == format!("exit {}", *value as u8),
                None => found.starts_with("signed overflow"),
            }
        })
    }

    fn shifts_overflow_when_bits_get_lost(a: i8, distance: u8) -> bool {
        let distance = distance % 8;
        let program = program_with(&operation("shl nsw"), &options(&[CheckKind::Overflow]));
        let wide = i64::from(a) << distance;
        let fits = i8::try_from(wide).is_ok();
        let found = outcome(&program, &[a as u8 as u64, u64::from(distance)]);
        fits == found.starts_with("exit") && fits != found.starts_with("signed overflow")
    }
}

#[test]
fn each_property_is_checked_only_if_asked_for() {
    let division = main_of("", "%x = call i32 @nd()\n%r = urem i32 7, %x\nret i32 %r");
    let freed = main_of(
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)",
        "%p = call ptr @malloc(i64 4)\n%q = getelementptr i8, ptr %p, i64 1\ncall void @free(ptr %q)\nret i32 0",
    );
    let outside = main_of(
        "",
        "%p = alloca i32\n%q = getelementptr i8, ptr %p, i64 1\n%r = load i32, ptr %q\nret i32 %r",
    );
    let past = main_of(
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "%p = alloca i32\ncall void @llvm.memset.p0.i64(ptr %p, i8 0, i64 5, i1 false)\nret i32 0",
    );
    let twice = main_of(
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)",
        "%p = call ptr @malloc(i64 4)\ncall void @free(ptr %p)\ncall void @free(ptr %p)\nret i32 0",
    );
    let cases = [
        (&division, CheckKind::DivisionByZero, "division by zero"),
        (&freed, CheckKind::Free, "invalid free"),
        (&twice, CheckKind::Free, "invalid free"),
        (&outside, CheckKind::Dereference, "invalid pointer in read"),
        (&past, CheckKind::Dereference, "invalid pointer in write"),
    ];
    for (text, kind, message) in cases {
        assert_eq!(outcome(&program_with(text, &options(&[kind])), &[]), message, "{text}");
        let other = outcome(&program_with(text, &options(&[CheckKind::Overflow])), &[]);
        assert!(other.starts_with("undefined"), "{other}: {text}");
    }
}

#[test]
fn wrapping_operations_do_not_overflow() {
    let program = program_with(&operation("add"), &options(&[CheckKind::Overflow]));
    assert_eq!(outcome(&program, &[200, 100]), "exit 44");
    assert!(program.checks.is_empty());
}

#[test]
fn the_errors_of_a_property_file_are_the_only_ones() {
    let text = main_of(
        "declare void @oops(i32)\ndefine void @reach_error() {\nret void\n}\ndeclare void @__assert_fail(ptr, ptr, i32, ptr)",
        "%x = call i32 @nd()\nswitch i32 %x, label %e [ i32 1, label %a\n i32 2, label %b\n i32 3, label %c ]\n\
         a:\ncall void @reach_error()\nbr label %e\nb:\ncall void @oops(i32 4)\nbr label %e\n\
         c:\ncall void @__assert_fail(ptr null, ptr null, i32 1, ptr null)\nbr label %e\ne:\nret i32 0",
    );
    let known = ["exit 0", "reach_error() is called", "exit 0", "__assert_fail() is called"];
    let named = ["exit 0", "exit 0", "oops() is called", "silent"];
    let named_options =
        LowerOptions { error_functions: vec!["oops".into()], known_errors: false, ..LowerOptions::default() };
    for input in 0..4 {
        assert_eq!(result(&text, &[input]), known[input as usize], "{input}");
        let found = outcome(&program_with(&text, &named_options), &[input]);
        assert_eq!(found, named[input as usize], "{input}");
        let other = outcome(&program_with(&text, &options(&[CheckKind::Overflow])), &[input]);
        assert_eq!(other, ["exit 0", "silent", "exit 0", "silent"][input as usize], "{input}");
    }
}

/// As clang writes a sum of `int`, with what is attached.
const GUARDED: &str = "%x = call i32 @nd()
%s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1), !nosanitize !0
%v = extractvalue { i32, i1 } %s, 0, !nosanitize !0
%o = extractvalue { i32, i1 } %s, 1, !nosanitize !0
%k = xor i1 %o, true, !nosanitize !0
br i1 %k, label %good, label %bad, !nosanitize !0
bad:
%w = zext i32 %x to i64, !nosanitize !0
call void @__ubsan_handle_add_overflow_abort(ptr null, i64 %w, i64 1), !nosanitize !0
unreachable, !nosanitize !0
good:
%d = sub nuw nsw i32 31, %v, !nosanitize !0
ret i32 %v";

fn guarded() -> String {
    let declarations = "declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)\n\
        declare void @__ubsan_handle_add_overflow_abort(ptr, i64, i64)";
    main_of(declarations, GUARDED) + "\n!0 = !{}\n"
}

#[test]
fn checks_of_the_sanitizer_are_those_of_the_property() {
    let program = program_with(&guarded(), &options(&[CheckKind::Overflow]));
    assert_eq!(outcome(&program, &[6]), "exit 7");
    assert_eq!(outcome(&program, &[0x7fff_ffff]), "signed overflow in addition");
    // What is synthetic is not checked, and the sum is no word with a flag.
    let sums = program.checks.values().filter(|c| c.message == "signed overflow in addition").count();
    assert_eq!((sums, program.checks.len()), (2, 2));
    let without = program_with(&guarded(), &options(&[CheckKind::Reach]));
    assert!(without.checks.is_empty());
    assert_eq!(outcome(&without, &[6]), "exit 7");
    assert_ne!(outcome(&without, &[0x7fff_ffff]), "exit 2147483648");
}

#[test]
fn handlers_of_the_sanitizer_are_no_functions_of_the_outside() {
    let outside = |text: &str| program_with(text, &options(&[CheckKind::Overflow])).outside;
    assert!(!outside(&guarded()).is_empty(), "`nd` is one");
    let closed = guarded().replace("call i32 @nd()", "add i32 1, 2").replace("declare i32 @nd()", "");
    assert!(outside(&closed).is_empty());
}

#[test]
fn a_flag_that_no_handler_sees_is_a_flag() {
    let text = guarded().replace(
        "call void @__ubsan_handle_add_overflow_abort(ptr null, i64 %w, i64 1), !nosanitize !0\n",
        "",
    );
    let text = text.replace("unreachable, !nosanitize !0", "ret i32 %v");
    let program = program_with(&text, &options(&[CheckKind::Overflow]));
    assert_eq!(outcome(&program, &[0x7fff_ffff]), "exit 2147483648");
}

#[test]
fn distances_of_shifts_are_below_the_width() {
    for op in ["shl", "lshr", "ashr"] {
        let program = program_with(&operation(op), &options(&[CheckKind::Overflow]));
        assert_eq!(outcome(&program, &[0, 7]), "exit 0", "{op}");
        assert_eq!(outcome(&program, &[0, 8]), "shift by a negative or too large number", "{op}");
    }
}
