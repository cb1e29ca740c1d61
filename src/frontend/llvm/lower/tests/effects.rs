//! What library functions need and change beside their results.

use super::{main_of, options, outcome, program_with, result};
use eufonium_ir::program::CheckKind;

/// Declarations, the body of `main` and how the run ends.
const CASES: &[(&str, &str, &str)] = &[
    (
        "declare i32 @fcntl(i32, i32, ...)",
        "%p = alloca [32 x i8]\n%a = call i32 (i32, i32, ...) @fcntl(i32 0, i32 5, ptr %p)\nret i32 1",
        "what `fcntl` writes to memory is not supported",
    ),
    (
        "declare i32 @fcntl(i32, i32, ...)",
        "%a = call i32 (i32, i32, ...) @fcntl(i32 0, i32 4, i32 2048)\nret i32 1",
        "exit 1",
    ),
    (
        "@b = global [500 x i8] zeroinitializer\n@stdout = external global ptr\ndeclare i32 @setvbuf(ptr, ptr, i32, i64)",
        "%f = load ptr, ptr @stdout\n%a = call i32 @setvbuf(ptr %f, ptr @b, i32 0, i64 500)\nret i32 1",
        "exit 1",
    ),
    (
        "@stdout = external global ptr\ndeclare i32 @setvbuf(ptr, ptr, i32, i64)",
        "%f = load ptr, ptr @stdout\n%a = call i32 @setvbuf(ptr %f, ptr null, i32 2, i64 0)\nret i32 1",
        "exit 1",
    ),
    (
        "@b = global [4 x i8] c\"A=1\\00\"\ndeclare i32 @putenv(ptr)",
        "%a = call i32 @putenv(ptr @b)\nret i32 1",
        "what `putenv` writes to memory is not supported",
    ),
    (
        "@n = constant [2 x i8] c\"A\\00\"\ndeclare i32 @unsetenv(ptr)",
        "%a = call i32 @unsetenv(ptr @n)\nret i32 1",
        "exit 1",
    ),
    (
        "@signgam = external global i32\ndeclare double @lgamma(double)",
        "%a = call double @lgamma(double 2.5)\nret i32 1",
        "what `lgamma` changes is not supported",
    ),
    // The second result lies where the first one does.
    (
        "declare ptr @getpwuid(i32)",
        "%a = call ptr @getpwuid(i32 0)\n%b = call ptr @getpwuid(i32 1)\nret i32 1",
        "a second object that `getpwuid` returns is not supported",
    ),
    ("declare ptr @getpwuid(i32)", "%a = call ptr @getpwuid(i32 0)\nret i32 1", "exit 1"),
    (
        "@f = constant [3 x i8] c\"%n\\00\"\ndeclare void @warnx(ptr, ...)",
        "%p = alloca i32\ncall void (ptr, ...) @warnx(ptr @f, ptr %p)\nret i32 1",
        "what `warnx` counts is not supported",
    ),
    (
        "@f = constant [3 x i8] c\"%d\\00\"\ndeclare void @warnx(ptr, ...)",
        "call void (ptr, ...) @warnx(ptr @f, i32 1)\nret i32 1",
        "exit 1",
    ),
    (
        "@f = constant [3 x i32] [i32 37, i32 110, i32 0]\ndeclare i32 @wprintf(ptr, ...)",
        "%p = alloca i32\n%a = call i32 (ptr, ...) @wprintf(ptr @f, ptr %p)\nret i32 1",
        "what `wprintf` counts is not supported",
    ),
    (
        "@n = global i32 0\n@f = constant [3 x i32] [i32 37, i32 110, i32 0]\ndeclare i32 @wprintf(ptr, ...)",
        "%a = call i32 (ptr, ...) @wprintf(ptr @f, ptr @n)\nret i32 1",
        "what `wprintf` counts is not supported",
    ),
    // More than any object has, by constants: it fails.
    (
        "declare ptr @calloc(i64, i64)",
        "%p = call ptr @calloc(i64 1152921504606846976, i64 16)\n%c = icmp eq ptr %p, null\n%r = zext i1 %c to i32\nret i32 %r",
        "exit 1",
    ),
    (
        "declare void @__VERIFIER_nondet_memory(ptr, i64)",
        "%p = alloca i32\nstore i32 7, ptr %p\ncall void @__VERIFIER_nondet_memory(ptr %p, i64 4)\n%x = load i32, ptr %p\nret i32 %x",
        "exit 0",
    ),
];

#[test]
fn effects_that_are_not_modelled_end_what_is_known() {
    for (declarations, body, expected) in CASES {
        let text = main_of(declarations, body);
        assert_eq!(result(&text, &[u64::from(u32::MAX); 4]), *expected, "{text}");
    }
}

/// The environment that a program starts with has no strings here.
#[test]
fn the_environment_is_there_until_it_is_changed() {
    let declarations =
        "@environ = external global ptr\n@n = constant [2 x i8] c\"A\\00\"\ndeclare i32 @unsetenv(ptr)";
    let first = "%e = load ptr, ptr @environ\n%s = load ptr, ptr %e\n%c = icmp eq ptr %s, null\n%r = zext i1 %c to i32\n";
    let cases = [
        ("ret i32 %r", "exit 1"),
        ("%a = call i32 @unsetenv(ptr @n)\nret i32 1", "what `unsetenv` changes is not supported"),
    ];
    for (rest, expected) in cases {
        assert_eq!(result(&main_of(declarations, &format!("{first}{rest}")), &[0; 4]), expected, "{rest}");
    }
}

#[test]
fn who_asks_for_null_learns_that_there_is_no_object_of_its_size() {
    let made = "%a = call i32 @nd()\n%n = sext i32 %a to i64\n%p = call ptr @malloc(i64 %n)\n";
    let asks = format!("{made}%c = icmp eq ptr %p, null\n%r = zext i1 %c to i32\nret i32 %r");
    let goes_on = format!("{made}ret i32 0");
    let cases = [
        (&asks, CheckKind::Dereference, "exit 1"),
        (&asks, CheckKind::Reach, "exit 0"),
        (&goes_on, CheckKind::Dereference, "exit 0"),
    ];
    for (body, kind, expected) in cases {
        let program = program_with(&main_of("declare ptr @malloc(i64)", body), &options(&[kind]));
        assert_eq!(outcome(&program, &[u64::from(u32::MAX)]), expected, "{body} {kind:?}");
    }
}
