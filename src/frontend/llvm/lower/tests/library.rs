//! What known functions do.

use super::{main_of, program, result};
use eufonium_ir::program::{CheckKind, SiteKind};

/// Declarations, the body of `main`, inputs, and how the run ends.
const CASES: &[(&str, &str, &[u64], &str)] = &[
    (
        "declare void @__VERIFIER_assume(i32)",
        "%a = call i32 @nd()\ncall void @__VERIFIER_assume(i32 %a)\nret i32 1",
        &[0],
        "silent",
    ),
    (
        "declare void @__VERIFIER_assume(i32)",
        "%a = call i32 @nd()\ncall void @__VERIFIER_assume(i32 %a)\nret i32 1",
        &[2],
        "exit 1",
    ),
    (
        "declare void @verifier.assume.not(i1)",
        "call void @verifier.assume.not(i1 true)\nret i32 1",
        &[],
        "silent",
    ),
    (
        "declare void @__VERIFIER_error()",
        "call void @__VERIFIER_error()\nret i32 1",
        &[],
        "__VERIFIER_error() is called",
    ),
    (
        "define void @reach_error() {\nret void\n}",
        "call void @reach_error()\nret i32 1",
        &[],
        "reach_error() is called",
    ),
    // Its address is taken: the call is an error all the same.
    (
        "define void @reach_error() {\nret void\n}\n@p = global ptr @reach_error",
        "%f = load ptr, ptr @p\ncall void %f()\nret i32 1",
        &[],
        "reach_error() is called",
    ),
    (
        "declare void @__VERIFIER_assert(i32)",
        "call void @__VERIFIER_assert(i32 0)\nret i32 1",
        &[],
        "the condition of __VERIFIER_assert() is violated",
    ),
    (
        "define void @__VERIFIER_assert(i32 %c) {\nret void\n}",
        "call void @__VERIFIER_assert(i32 0)\nret i32 1",
        &[],
        "exit 1",
    ),
    (
        "declare void @__VERIFIER_assert_if(i1, i1)",
        "call void @__VERIFIER_assert_if(i1 false, i1 false)\ncall void @__VERIFIER_assert_if(i1 true, i1 false)\nret i32 1",
        &[],
        "the condition of __VERIFIER_assert_if() is violated",
    ),
    (
        "@t = constant [6 x i8] c\"x > 0\\00\"\ndeclare void @__assert_fail(ptr, ptr, i32, ptr)",
        "call void @__assert_fail(ptr @t, ptr null, i32 1, ptr null)\nunreachable",
        &[],
        "assertion `x > 0` is violated",
    ),
    ("declare void @exit(i32)", "call void @exit(i32 0)\nret i32 1", &[], "silent"),
    ("declare i32 @exit(i32)", "%a = call i32 @exit(i32 0)\nret i32 1", &[], "silent"),
    ("declare i32 @terminate()", "%a = call i32 @terminate()\nret i32 %a", &[4], "exit 4"),
    ("declare void @die() noreturn", "call void @die()\nret i32 1", &[], "silent"),
    // A definition wins.
    (
        "define i32 @__VERIFIER_nondet_int() {\nret i32 5\n}",
        "%a = call i32 @__VERIFIER_nondet_int()\nret i32 %a",
        &[9],
        "exit 5",
    ),
    // What is declared without parameters has the type of its name.
    (
        "declare i32 @__VERIFIER_nondet_uchar(...)",
        "%a = call i32 (...) @__VERIFIER_nondet_uchar()\nret i32 %a",
        &[511],
        "exit 255",
    ),
    ("declare i32 @getchar()", "%a = call i32 @getchar()\nret i32 %a", &[256], "silent"),
    ("declare i32 @getchar_unlocked()", "%a = call i32 @getchar_unlocked()\nret i32 %a", &[255], "exit 255"),
    (
        "declare i32 @expf(float)",
        "%a = call i32 @expf(float 0.0)\n%c = icmp eq i32 %a, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: the result of `expf`",
    ),
    // Of numbers, if the types are those of the name.
    ("declare i32 @lroundf(float)", "%a = call i32 @lroundf(float 2.5)\nret i32 %a", &[], "exit 3"),
    (
        "declare i32 @lroundf(i32)",
        "%a = call i32 @lroundf(i32 2)\n%c = icmp eq i32 %a, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: the result of `lroundf`",
    ),
    (
        "declare i32 @__fpclassifyl(x86_fp80)\ndeclare i32 @__isinf(double)",
        "%a = call i32 @__fpclassifyl(x86_fp80 0xK3FFF8000000000000000)\n%b = call i32 @__isinf(double 0xFFF0000000000000)\n\
         %c = sub i32 %a, %b\nret i32 %c",
        &[],
        "exit 5",
    ),
    (
        "declare i32 @fesetround(i32)",
        "%a = call i32 @fesetround(i32 2048)\n%p = alloca double\nstore double 3.0, ptr %p\n%d = load double, ptr %p\n%u = fdiv double 1.0, %d\n\
         %b = call i32 @fesetround(i32 1024)\n%v = fdiv double 1.0, %d\n%c = fcmp olt double %v, %u\n%e = zext i1 %c to i32\nret i32 %e",
        &[],
        "exit 1",
    ),
    (
        "declare double @remainder(double, double)",
        "%a = call double @remainder(double 5.0, double 3.0)\n%b = fptosi double %a to i32\n%c = sub i32 0, %b\nret i32 %c",
        &[],
        "exit 1",
    ),
    (
        "declare ptr @strptime(ptr, ptr, ptr)",
        "%a = call ptr @strptime(ptr null, ptr null, ptr null)\nret i32 0",
        &[],
        "what `strptime` writes to memory is not supported",
    ),
    (
        "declare void @error(i32, i32, ptr, ...)",
        "call void (i32, i32, ptr, ...) @error(i32 0, i32 0, ptr null)\ncall void (i32, i32, ptr, ...) @error(i32 1, i32 0, ptr null)\nret i32 0",
        &[],
        "silent",
    ),
    (
        "declare ptr @realloc(ptr, i64)\ndeclare ptr @malloc(i64)",
        "%p = call ptr @malloc(i64 2)\n%q = call ptr @realloc(ptr %p, i64 0)\n%c = icmp eq ptr %q, null\n%r = zext i1 %c to i32\nret i32 %r",
        &[],
        "exit 1",
    ),
    (
        "declare ptr @malloc(i64)",
        "%p = call ptr @malloc(i64 -1)\n%z = icmp eq ptr %p, null\n%r = zext i1 %z to i32\nret i32 %r",
        &[],
        "exit 0",
    ),
    (
        "declare ptr @calloc(i64, i64)",
        "%n = call i32 @nd()\n%m = zext i32 %n to i64\n%s = shl i64 %m, 40\n%p = call ptr @calloc(i64 %s, i64 %s)\n\
         %z = icmp eq ptr %p, null\n%r = zext i1 %z to i32\nret i32 %r",
        &[1],
        "exit 0",
    ),
    (
        "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)\ndeclare void @free(ptr)",
        "%p = call ptr @malloc(i64 2)\nstore i16 515, ptr %p\n%q = call ptr @realloc(ptr %p, i64 4)\n\
         %r = getelementptr i8, ptr %q, i64 2\nstore i16 0, ptr %r\n%v = load i32, ptr %q\ncall void @free(ptr %q)\nret i32 %v",
        &[],
        "exit 515",
    ),
    (
        "declare ptr @calloc(i64, i64)",
        "%p = call ptr @calloc(i64 2, i64 4)\n%q = getelementptr i8, ptr %p, i64 5\n%v = load i8, ptr %q\n%w = zext i8 %v to i32\nret i32 %w",
        &[],
        "exit 0",
    ),
    (
        "declare ptr @memcpy(ptr, ptr, i64)\ndeclare ptr @memset(ptr, i32, i64)",
        "%p = alloca i32\n%q = alloca i32\n%a = call ptr @memset(ptr %p, i32 257, i64 4)\n%b = call ptr @memcpy(ptr %q, ptr %p, i64 4)\n\
         %v = load i32, ptr %b\nret i32 %v",
        &[],
        "exit 16843009",
    ),
    (
        "declare void @memhavoc(ptr, i64)",
        "%p = alloca i32\nstore i32 7, ptr %p\ncall void @memhavoc(ptr %p, i64 4)\n%v = load i32, ptr %p\nret i32 %v",
        &[],
        "exit 0",
    ),
    ("declare i32 @abs(i32)", "%a = call i32 @abs(i32 -7)\nret i32 %a", &[], "exit 7"),
    (
        "@f = constant [6 x i8] c\"%d%hd\\00\"\ndeclare i32 @scanf(ptr, ...)",
        "%p = alloca i32\n%q = alloca i16\n%n = call i32 (ptr, ...) @scanf(ptr @f, ptr %p, ptr %q)\n%a = load i32, ptr %p\n\
         %b = load i16, ptr %q\n%c = zext i16 %b to i32\n%r = add i32 %a, %c\nret i32 %r",
        &[1, 40, 1, 2],
        "exit 42",
    ),
    (
        "@f = constant [3 x i8] c\"%p\\00\"\ndeclare i32 @scanf(ptr, ...)",
        "%p = alloca i32\n%n = call i32 (ptr, ...) @scanf(ptr @f, ptr %p)\nret i32 %n",
        &[],
        "a format of `scanf` that is not simple is not supported",
    ),
    // Another function of that name: no pointer, so it writes nothing.
    ("declare i32 @read(i32)", "%a = call i32 @read(i32 1)\nret i32 %a", &[6], "exit 6"),
    (
        "declare i32 @__builtin_setjmp(ptr)",
        "%a = call i32 @__builtin_setjmp(ptr null)\nret i32 %a",
        &[],
        "a jump out of a function (`__builtin_setjmp`) is not supported",
    ),
    (
        "declare i1 @sea_is_dereferenceable(ptr, i64)",
        "%p = alloca i32\n%a = call i1 @sea_is_dereferenceable(ptr %p, i64 4)\n%b = call i1 @sea_is_dereferenceable(ptr %p, i64 5)\n\
         %c = zext i1 %a to i32\n%d = zext i1 %b to i32\n%e = shl i32 %d, 1\n%r = or i32 %c, %e\nret i32 %r",
        &[],
        "exit 1",
    ),
    ("declare void @memhavoc(ptr, i64)", "call void @memhavoc(ptr null, i64 4)\nret i32 3", &[], "exit 3"),
    (
        "declare void @memhavoc(ptr, i64)",
        "%p = alloca i32\nstore i32 5, ptr %p\ncall void @memhavoc(ptr %p, i64 4)\n%v = load i32, ptr %p\nret i32 %v",
        &[],
        "exit 0",
    ),
    // The macros of glibc read the table; the functions agree with it.
    (
        "declare ptr @__ctype_b_loc()\ndeclare i32 @isxdigit(i32)\ndeclare i32 @toupper(i32)",
        "%c = call i32 @nd()\n%l = call ptr @__ctype_b_loc()\n%t = load ptr, ptr %l\n%i = sext i32 %c to i64\n\
         %p = getelementptr i16, ptr %t, i64 %i\n%v = load i16, ptr %p\n%w = zext i16 %v to i32\n%m = and i32 %w, 4096\n\
         %f = call i32 @isxdigit(i32 %c)\n%d = sub i32 %m, %f\n%u = call i32 @toupper(i32 %c)\n%r = add i32 %u, %d\nret i32 %r",
        &[102],
        "exit 70",
    ),
    (
        "declare ptr @__errno_location()",
        "%p = call ptr @__errno_location()\nstore i32 3, ptr %p\n%v = load i32, ptr %p\nret i32 %v",
        &[],
        "exit 3",
    ),
    (
        "declare ptr @__errno_location()\ndeclare i32 @close(i32)",
        "%r = call i32 @close(i32 1)\n%p = call ptr @__errno_location()\n%v = load i32, ptr %p\n%c = icmp eq i32 %v, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: the value of `errno`",
    ),
    (
        "@s = constant [7 x i8] c\"nan(1)\\00\"\ndeclare double @strtod(ptr, ptr)",
        "%e = alloca ptr\n%n = call double @strtod(ptr @s, ptr %e)\n%m = call double @strtod(ptr @s, ptr null)\n\
         %p = load ptr, ptr %e\n%c = icmp eq ptr %p, null\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: the result of `strtod`",
    ),
    // By a model that is linked; what it asks of its arguments is theirs to keep.
    (
        "@s = constant [4 x i8] c\"-7x\\00\"\ndeclare i64 @strtol(ptr, ptr, i32)",
        "%e = alloca ptr\n%n = call i64 @strtol(ptr @s, ptr %e, i32 10)\n%p = load ptr, ptr %e\n%c = load i8, ptr %p\n\
         %w = zext i8 %c to i64\n%d = add i64 %n, %w\n%r = trunc i64 %d to i32\nret i32 %r",
        &[],
        "exit 113",
    ),
    (
        "@s = constant [2 x i8] c\"5\\00\"\ndeclare i32 @atoi(...)",
        "%n = call i32 (...) @atoi(ptr @s)\nret i32 %n",
        &[],
        "exit 5",
    ),
    (
        "declare i64 @time(ptr)",
        "%p = alloca i64\n%n = call i64 @time(ptr %p)\n%m = load i64, ptr %p\n%d = sub i64 %m, 1\n%r = trunc i64 %d to i32\nret i32 %r",
        &[8],
        "exit 7",
    ),
    // A prototype that does not fit what is known: an unknown function.
    ("declare i32 @malloc()", "%a = call i32 @malloc()\nret i32 %a", &[3], "exit 3"),
];

#[test]
fn known_functions() {
    for (declarations, body, inputs, expected) in CASES {
        let text = main_of(declarations, body);
        assert_eq!(result(&text, inputs), *expected, "{text}");
    }
}

#[test]
fn each_choice_and_each_call_has_a_site_of_its_own() {
    let text = main_of(
        "define i32 @f() {\n%r = call i32 @nd()\nret i32 %r\n}",
        "%a = call i32 @f()\n%b = call i32 @f()\n%c = call i32 @nd()\n%p = alloca i32\n%r = add i32 %c, undef\nret i32 %r",
    );
    let program = program(&text);
    let kinds: Vec<&SiteKind> = program.sites.values().map(|site| &site.kind).collect();
    let nd = SiteKind::External("nd".into());
    let (outside, call) = (SiteKind::Outside("nd".into()), SiteKind::Call);
    // What a function of the outside writes, its calls of the program, its result.
    let unknown = [&outside, &call, &nd];
    let rest = [&SiteKind::Uninitialised, &SiteKind::Uninitialised];
    let expected: Vec<&SiteKind> =
        unknown.into_iter().chain([&call, &call]).chain(unknown).chain(rest).collect();
    assert_eq!(kinds, expected);
}

#[test]
fn what_is_not_supported_is_not_the_property() {
    let program = program(&main_of("declare i32 @vfork()", "%a = call i32 @vfork()\nret i32 %a"));
    let kinds: Vec<CheckKind> = program.checks.values().map(|check| check.property).collect();
    assert_eq!(kinds, [CheckKind::Unsupported]);
}
