//! Functions on strings against plain definitions of them.

use super::{ending, main_of, options, outcome, program, program_with, result};
use eufonium_base::Bits;
use eufonium_ir::program::eval::{Limits, Recorded, Value, run};
use eufonium_ir::program::{CheckKind, SiteKind};
use quickcheck::quickcheck;

/// A string over two letters, so that much is equal.
fn text(seed: &[bool]) -> String {
    seed.iter().take(5).map(|b| if *b { 'b' } else { 'a' }).collect()
}

/// A module with two strings in arrays of 12 bytes, the second one constant.
fn module(declaration: &str, a: &str, b: &str, body: &str) -> String {
    let array = |text: &str| format!("[12 x i8] c\"{text}{}\"", "\\00".repeat(12 - text.len()));
    main_of(&format!("{declaration}\n@a = global {}\n@b = constant {}", array(a), array(b)), body)
}

fn number(found: &str) -> i32 {
    let number: u32 =
        found.strip_prefix("exit ").and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{found}"));
    number as i32
}

quickcheck! {
    fn lengths(a: Vec<bool>, bound: u8) -> bool {
        let (a, bound) = (text(&a), bound % 8);
        let plain = module("declare i64 @strlen(ptr)", &a, "", "%n = call i64 @strlen(ptr @a)\n%r = trunc i64 %n to i32\nret i32 %r");
        let body = format!("%n = call i64 @strnlen(ptr @a, i64 {bound})\n%r = trunc i64 %n to i32\nret i32 %r");
        let bounded = module("declare i64 @strnlen(ptr, i64)", &a, "", &body);
        number(&result(&plain, &[])) as usize == a.len()
            && number(&result(&bounded, &[])) as usize == a.len().min(usize::from(bound))
    }

    fn comparisons(a: Vec<bool>, b: Vec<bool>, bound: u8) -> bool {
        let (a, b, bound) = (text(&a), text(&b), usize::from(bound % 8));
        let run = |name: &str, extra: &str, argument: &str| {
            let declaration = format!("declare i32 @{name}(ptr, ptr{extra})");
            let body = format!("%r = call i32 @{name}(ptr @a, ptr @b{argument})\nret i32 %r");
            number(&result(&module(&declaration, &a, &b, &body), &[])).signum()
        };
        let bounded = format!(", i64 {bound}");
        let cut = |text: &str| text.bytes().take(bound).collect::<Vec<u8>>();
        // Behind the strings there are zeros, so that comparing bytes gives the same.
        let order = cut(&a).cmp(&cut(&b)) as i32;
        run("strcmp", "", "") == a.cmp(&b) as i32
            && run("strncmp", ", i64", &bounded) == order
            && run("memcmp", ", i64", &bounded) == order
    }

    fn places(a: Vec<bool>, wanted: u8, bound: u8) -> bool {
        let (a, bound) = (text(&a), usize::from(bound % 8));
        let wanted = [b'a', b'b', 0, b'c'][usize::from(wanted % 4)];
        let padded: Vec<u8> = a.bytes().chain(std::iter::repeat(0)).take(12).collect();
        let run = |name: &str, extra: &str, argument: &str| {
            let declaration = format!("declare ptr @{name}(ptr, i32{extra})");
            let body = format!(
                "%p = call ptr @{name}(ptr @a, i32 {wanted}{argument})\n%z = icmp eq ptr %p, null\n\
                 %d = ptrtoint ptr %p to i64\n%s = ptrtoint ptr @a to i64\n%n = sub i64 %d, %s\n%t = trunc i64 %n to i32\n\
                 %r = select i1 %z, i32 -1, i32 %t\nret i32 %r"
            );
            number(&result(&module(&declaration, &a, "", &body), &[]))
        };
        let find = |bytes: &[u8]| bytes.iter().position(|b| *b == wanted).map_or(-1, |i| i as i32);
        run("strchr", "", "") == find(&padded[..=a.len()])
            && run("memchr", ", i64", &format!(", i64 {bound}")) == find(&padded[..bound])
    }

    fn copies(a: Vec<bool>, b: Vec<bool>, bound: u8) -> bool {
        let (a, b, bound) = (text(&a), text(&b), usize::from(bound % 8));
        let run = |name: &str, extra: &str, argument: &str, expected: &[u8]| {
            let hex: String = expected.iter().map(|b| format!("\\{b:02x}")).collect();
            let declarations = format!(
                "declare ptr @{name}(ptr, ptr{extra})\ndeclare i32 @memcmp(ptr, ptr, i64)\n@e = constant [12 x i8] c\"{hex}\""
            );
            let body = format!(
                "%p = call ptr @{name}(ptr @a, ptr @b{argument})\n%r = call i32 @memcmp(ptr @a, ptr @e, i64 12)\nret i32 %r"
            );
            result(&module(&declarations, &a, &b, &body), &[]) == "exit 0"
        };
        let over = |start: usize, new: &[u8]| {
            let mut bytes: Vec<u8> = a.bytes().chain(std::iter::repeat(0)).take(12).collect();
            bytes[start..start + new.len()].copy_from_slice(new);
            bytes
        };
        let with_end = |text: &[u8]| text.iter().copied().chain([0]).collect::<Vec<u8>>();
        let cut = &b.as_bytes()[..b.len().min(bound)];
        let padded: Vec<u8> = b.bytes().chain(std::iter::repeat(0)).take(bound).collect();
        let bounded = format!(", i64 {bound}");
        run("strcpy", "", "", &over(0, &with_end(b.as_bytes())))
            && run("strcat", "", "", &over(a.len(), &with_end(b.as_bytes())))
            && run("strncpy", ", i64", &bounded, &over(0, &padded))
            && run("strncat", ", i64", &bounded, &over(a.len(), &with_end(cut)))
    }
}

#[test]
fn results_that_are_ends_or_new_objects() {
    let cases = [
        ("declare ptr @stpcpy(ptr, ptr)", "%p = call ptr @stpcpy(ptr @a, ptr @b)", 3),
        ("declare ptr @mempcpy(ptr, ptr, i64)", "%p = call ptr @mempcpy(ptr @a, ptr @b, i64 2)", 2),
        ("declare ptr @strcpy(ptr, ptr)", "%p = call ptr @strcpy(ptr @a, ptr @b)", 0),
    ];
    for (declaration, call, distance) in cases {
        let body = format!(
            "{call}\n%d = ptrtoint ptr %p to i64\n%s = ptrtoint ptr @a to i64\n%n = sub i64 %d, %s\n\
             %r = trunc i64 %n to i32\nret i32 %r"
        );
        assert_eq!(result(&module(declaration, "", "xyz", &body), &[]), format!("exit {distance}"), "{call}");
    }
    let duplicate = module(
        "declare ptr @strdup(ptr)\ndeclare void @free(ptr)",
        "",
        "xyz",
        "%p = call ptr @strdup(ptr @b)\n%v = load i32, ptr %p\ncall void @free(ptr %p)\nret i32 %v",
    );
    assert_eq!(result(&duplicate, &[]), format!("exit {}", u32::from_le_bytes(*b"xyz\0")));
}

#[test]
fn a_string_without_end_is_an_invalid_access() {
    let text = main_of(
        "declare i64 @strlen(ptr)",
        "%p = alloca i8\nstore i8 1, ptr %p\n%n = call i64 @strlen(ptr %p)\n%r = trunc i64 %n to i32\nret i32 %r",
    );
    let checked = program_with(&text, &options(&[CheckKind::Dereference]));
    assert_eq!(outcome(&checked, &[]), "invalid pointer in read");
    assert!(result(&text, &[]).starts_with("undefined"));
}

#[test]
fn a_function_is_made_once_and_only_for_its_pointers() {
    let text = main_of(
        "declare i64 @strlen(ptr)\ndeclare i32 @strcmp(i32, i32)",
        "%n = call i64 @strlen(ptr null)\n%m = call i64 @strlen(ptr null)\n%r = call i32 @strcmp(i32 1, i32 2)\nret i32 %r",
    );
    let program = program(&text);
    let names = program.functions.values().map(|f| f.name.as_str());
    // The other function of a known name is one of the outside.
    let own: Vec<&str> = names.filter(|name| !name.starts_with('(')).collect();
    assert_eq!(own, ["main", "strlen"]);
}

#[test]
fn input_fills_what_it_may() {
    let line = main_of(
        "declare ptr @fgets(ptr, i32, ptr)",
        "%p = alloca [4 x i8]\n%q = getelementptr i8, ptr %p, i64 1\nstore i8 7, ptr %q\n\
         %l = call ptr @fgets(ptr %p, i32 4, ptr null)\n%z = icmp eq ptr %l, null\n%v = load i8, ptr %q\n\
         %w = zext i8 %v to i32\n%r = select i1 %z, i32 99, i32 %w\nret i32 %r",
    );
    // The length, whether it fails, and the contents, which are zeros here.
    let cases: [(&[u64], &str); 4] =
        [(&[0, 0], "silent"), (&[1, 0], "exit 0"), (&[3, 1], "exit 99"), (&[4, 0], "silent")];
    for (inputs, expected) in cases {
        assert_eq!(result(&line, inputs), expected, "{inputs:?}");
    }
    // Without room for a character the text is empty.
    let room = main_of(
        "declare ptr @fgets(ptr, i32, ptr)",
        "%p = alloca [1 x i8]\n%l = call ptr @fgets(ptr %p, i32 1, ptr null)\n%v = load i8, ptr %p\n\
         %w = zext i8 %v to i32\nret i32 %w",
    );
    assert_eq!(result(&room, &[0, 0]), "exit 0");
    let bytes = main_of(
        "declare i64 @read(i32, ptr, i64)",
        "%p = alloca [4 x i8]\n%n = call i64 @read(i32 0, ptr %p, i64 4)\n%r = trunc i64 %n to i32\nret i32 %r",
    );
    assert_eq!(result(&bytes, &[4, 0]), "exit 4");
    assert_eq!(result(&bytes, &[4, 1]), "exit 4294967295");
    assert_eq!(result(&bytes, &[5, 0]), "silent");
}

#[test]
fn printed_text_is_not_believed_but_the_rest_is() {
    // There is a model where lists of arguments are those of x86, and one of each part of a constant format.
    let declaration = "target triple = \"aarch64-unknown-linux-gnu\"\n@f = global [2 x i8] c\"x\\00\"\ndeclare i32 @sprintf(ptr, ptr, ...)\n\
        declare i32 @snprintf(ptr, i64, ptr, ...)";
    let with = |call: &str| {
        main_of(
            declaration,
            &format!(
                "%p = alloca [4 x i8]\n%q = alloca i8\nstore i8 5, ptr %q\n{call}\n%v = load i8, ptr %p\n%w = load i8, ptr %q\n\
                 %c = call i32 @nd()\n%d = trunc i32 %c to i1\n%s = select i1 %d, i8 %v, i8 %w\n%e = icmp eq i8 %s, 5\n\
                 br i1 %e, label %t, label %o\nt:\nret i32 3\no:\nret i32 4"
            ),
        )
    };
    let bounded = with("%n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %p, i64 4, ptr @f)");
    assert_eq!(result(&bounded, &[0]), "exit 3");
    assert_eq!(result(&bounded, &[1]), "unmodelled: what `snprintf` prints");
    let unbounded = with("%n = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @f)");
    let program = program(&unbounded);
    let length = program.sites.iter().filter(|(_, site)| site.kind == SiteKind::Uninitialised).nth(2);
    let (length, _) = length.expect("behind those of the two variables");
    for (bytes, expected) in [(4, "unmodelled: what `sprintf` prints"), (3, "silent"), (5, "silent")] {
        let mut choices = Recorded::default();
        choices.record_site(length, Value::Word(Bits::from_u64(bytes, 64)));
        let nd =
            program.sites.iter().find(|(_, site)| site.kind == SiteKind::External("nd".into())).unwrap().0;
        choices.record_site(nd, Value::Word(Bits::one(32)));
        assert_eq!(ending(&program, &run(&program, &mut choices, &Limits::default())), expected, "{bytes}");
    }
    let checked = program_with(&unbounded, &options(&[CheckKind::Dereference]));
    assert_eq!(outcome(&checked, &[]), "the length of what `sprintf` prints is not supported");
}
