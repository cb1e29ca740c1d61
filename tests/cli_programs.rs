//! The contract of the command line for programs: words, exit codes, properties, where runs start, complaints with their places, what
//! proofs take for granted, limits. `cli_compiler` and `cli_evidence` have the rest of it.

#[path = "support/folder.rs"]
mod folder;

use flate2::{Compression, write::GzEncoder};
use folder::Folder;
use std::fs;
use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

/// Violates every property, one function for each; `main` none.
const MANY: &str = r#"declare i32 @nondet()
declare void @reach_error()
declare void @free(i8*)
@cell = global i32 0

define i32 @main() {
  ret i32 0
}

define void @reaches() {
  call void @oops()
  call void @reach_error()
  ret void
}

define void @oops() {
  ret void
}

define i32 @overflows() {
  %x = call i32 @nondet()
  %y = add nsw i32 %x, 1
  ret i32 %y
}

define i32 @divides() {
  %x = call i32 @nondet()
  %y = sdiv i32 7, %x
  ret i32 %y
}

define i32 @reads() {
  %p = getelementptr i32, i32* @cell, i64 1
  %x = load i32, i32* %p
  ret i32 %x
}

define void @frees() {
  %p = bitcast i32* @cell to i8*
  call void @free(i8* %p)
  ret void
}

define void @unknown() {
  call void asm sideeffect "syscall", "~{memory}"()
  call void @reach_error()
  ret void
}
"#;

/// A number that does not fit into its type fails with the largest one, as streams of C++ read it.
const TOO_LARGE: &str = r#"%stream = type { i8*, i64, i8* }
@_ZSt3cin = external global %stream
declare %stream* @_ZNSirsERi(%stream*, i32*)
declare zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(i8*)
declare void @reach_error()

define i32 @main() {
  %n = alloca i32
  store i32 5, i32* %n
  %same = call %stream* @_ZNSirsERi(%stream* @_ZSt3cin, i32* %n)
  %ios = getelementptr i8, i8* bitcast (%stream* @_ZSt3cin to i8*), i64 16
  %failed = call zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(i8* %ios)
  %read = load i32, i32* %n
  %largest = icmp eq i32 %read, EXPECTED
  %both = and i1 %failed, %largest
  br i1 %both, label %error, label %end
error:
  call void @reach_error()
  br label %end
end:
  ret i32 0
}
"#;

#[test]
fn numbers_that_do_not_fit_are_not_excluded() {
    let folder = Folder::new();
    // Zero where there is no number is certain, and of numbers that do not fit nothing is claimed.
    for (number, code, answer) in [("0", 1, "unsafe\n"), ("2147483647", 6, "unknown\n")] {
        folder.file("p.ll", TOO_LARGE.replace("EXPECTED", number));
        folder.expect(&["verify", "p.ll", "--timeout=3s", "--no-run"], code, answer);
    }
}

#[test]
fn words_and_codes() {
    let folder = Folder::new();
    folder.file("p.ll", MANY);
    let table = [
        ("main", "unreach-call", "safe", 0, "true"),
        ("main", "valid-memsafety", "safe", 0, "true"),
        ("reaches", "unreach-call", "unsafe", 1, "false(unreach-call)"),
        ("overflows", "unreach-call", "safe", 0, "true"),
        ("overflows", "no-overflow", "unsafe", 1, "false(no-overflow)"),
        ("divides", "no-overflow", "safe", 0, "true"),
        ("divides", "div-by-zero", "unsafe", 1, "false(div-by-zero)"),
        ("divides", "no-overflow,div-by-zero", "unsafe", 1, "false(div-by-zero)"),
        ("reads", "div-by-zero", "safe", 0, "true"),
        ("reads", "valid-deref", "unsafe", 1, "false(valid-deref)"),
        ("reads", "valid-memsafety", "unsafe", 1, "false(valid-deref)"),
        ("frees", "valid-deref", "safe", 0, "true"),
        ("frees", "valid-free", "unsafe", 1, "false(valid-free)"),
        ("unknown", "unreach-call", "unknown", 3, "unknown"),
    ];
    for (entry, property, plain, code, native) in table {
        let args = ["p.ll", "--entry", entry, "--property", property, "--no-run"];
        let said = folder.expect(&[&["verify"], &args[..]].concat(), code, &format!("{plain}\n"));
        assert!(code != 3 || said.contains("unknown: "), "{said}");
        folder.expect(&[&["solve"], &args[..]].concat(), 0, &format!("{native}\n"));
    }
}

#[test]
fn property_files() {
    let folder = Folder::new();
    folder.file("p.ll", MANY);
    let table = [
        ("G ! call(reach_error())", "reaches", 1, "unsafe\n"),
        ("G ! call(oops())", "reaches", 1, "unsafe\n"),
        // Then other errors do not count.
        ("G ! call(nothing())", "reaches", 0, "safe\n"),
        ("G ! overflow", "overflows", 1, "unsafe\n"),
        ("G ! overflow", "reaches", 0, "safe\n"),
        ("G valid-free", "frees", 1, "unsafe\n"),
        ("G valid-deref", "frees", 0, "safe\n"),
        ("G valid-memtrack", "main", 0, "safe\n"),
        ("G valid-memcleanup", "main", 0, "safe\n"),
        ("F end", "main", 3, "unknown\n"),
        ("G valid-derf", "main", 3, "unknown\n"),
        ("G ! call(reach_error()", "main", 4, ""),
    ];
    for (formula, entry, code, answer) in table {
        let text = format!("CHECK( init({entry}()), LTL({formula}) )\n");
        folder.file("p.prp", &text);
        let said = folder.expect(&["verify", "p.ll", "--property", "p.prp", "--no-run"], code, answer);
        assert!(code < 3 || said.contains("p.prp:1:"), "{text}: {said}");
    }
    let memory: String =
        ["free", "deref", "memtrack"].map(|p| format!("CHECK( init(frees()), LTL(G valid-{p}) )\n")).concat();
    folder.file("memory.prp", memory);
    folder.expect(&["solve", "p.ll", "--property=memory.prp", "--no-run"], 0, "false(valid-free)\n");
    let said = folder.expect(&["verify", "p.ll", "--property=unreach-cal"], 2, "");
    assert!(said.contains("unreach-cal") && said.contains("no-overflow"), "{said}");
}

#[test]
fn where_runs_start() {
    let folder = Folder::new();
    folder.file("library.ll", "define i32 @helper() {\n  ret i32 1\n}\ndeclare i32 @main()\n");
    let said = folder.expect(&["verify", "library.ll"], 4, "");
    assert!(said.contains("library.ll") && said.contains("`main`"), "{said}");
    let said = folder.expect(&["solve", "library.ll", "--entry=missing"], 4, "");
    assert!(said.contains("`missing`"), "{said}");
    folder.expect(&["verify", "library.ll", "--entry=helper"], 0, "safe\n");
}

#[test]
fn malformed_text_is_located() {
    let folder = Folder::new();
    let table = [
        ("define i32 @main() {\n  ret i32 %x\n}\n", "p.ll:2:"),
        ("define i32 @main() {\n  %x = frobnicate i32 1\n  ret i32 %x\n}\n", "p.ll:2:"),
        ("define i32 @main() {\n  %x = add i32 1, 2\n  %x = add i32 1, 2\n  ret i32 %x\n}\n", "p.ll:3:"),
        ("define i32 @main() {\n  %x = add i8 1, 2\n  ret i32 %x\n}\n", "p.ll:3:"),
        ("define i32 @main() {\n  br label %nowhere\n}\n", "p.ll:2:"),
        ("define i32 @main() {\n  call void @missing()\n  ret i32 0\n}\n", "p.ll:2:"),
        ("define i32 @main() {\n  ret i32 0\n", "p.ll:"),
        ("define i32 @main() {\n  ret i32 0, !dbg !7\n}\n!7 = !DILocation(line: ,)\n", "p.ll:4:"),
        ("define i32 @main() {\n  ret i32 \"\n}\n", "p.ll:2:"),
        ("BC\u{1}", "p.ll:"),
        ("int main(void) { return 0; }\n", "p.ll:1:"),
    ];
    for (text, place) in table {
        folder.file("p.ll", text);
        for args in [&["verify"][..], &["solve"], &["convert", "--to=chc"]] {
            let said = folder.expect(&[args, &["p.ll"]].concat(), 4, "");
            assert!(said.contains(place), "{text}: {said}");
        }
    }
    folder.expect(&["verify", "absent.ll"], 4, "");
}

#[test]
fn packed_text_and_standard_input_are_read() {
    let folder = Folder::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    let text = fs::File::open(folder.file("p.ll", MANY)).expect("it was written");
    let output = command.args(["verify", "-", "--entry=reaches", "--no-run"]).stdin(text).output();
    assert_eq!(output.expect("the binary runs").stdout, b"unsafe\n");
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(MANY.as_bytes()).expect("memory suffices");
    folder.file("p.ll.gz", packer.finish().expect("memory suffices"));
    folder.expect(&["verify", "p.ll.gz", "--entry=reaches", "--no-run"], 1, "unsafe\n");
}

#[test]
fn each_property_has_its_verdict() {
    let folder = Folder::new();
    folder.file("p.ll", MANY);
    let run = |entry: &str, property: &str, code: i32, answer: &str| {
        let args = ["verify", "p.ll", "--no-run", "--stats=json"];
        folder.expect(&[&args[..], &["--entry", entry, "--property", property]].concat(), code, answer)
    };
    let said = run("overflows", "unreach-call,no-overflow,div-by-zero", 1, "unsafe\n");
    let lines = ["\nunreach-call: safe\n", "\nno-overflow: unsafe, in overflows: ", "\ndiv-by-zero: safe\n"];
    assert!(lines.iter().all(|line| said.contains(line)), "{said}");
    assert!(
        said.contains(r#""properties":{"div-by-zero":"safe","no-overflow":"unsafe","unreach-call":"safe"}"#),
        "{said}"
    );
    assert_eq!(said.matches("\"schema\"").count(), 1, "{said}");
    let said = run("main", "no-overflow,div-by-zero", 0, "safe\n");
    assert!(said.contains("no-overflow: safe\ndiv-by-zero: safe\n"), "{said}");
    let said = run("overflows", "div-by-zero,termination", 3, "unknown\n");
    assert!(said.contains("div-by-zero: safe\ntermination: unknown: "), "{said}");
    let text =
        "CHECK( init(overflows()), LTL(G ! overflow) )\nCHECK( init(overflows()), LTL(G valid-deref) )\n";
    folder.file("several.prp", text);
    let said =
        folder.expect(&["solve", "p.ll", "--no-run", "--property=several.prp"], 0, "false(no-overflow)\n");
    assert!(said.contains("no-overflow: unsafe, ") && said.contains("\nvalid-deref: safe\n"), "{said}");
    // One property alone is answered without a line of its own.
    let said = run("overflows", "no-overflow", 1, "unsafe\n");
    assert!(!said.contains("no-overflow: ") && !said.contains("properties"), "{said}");
}

#[test]
fn a_program_without_checks_is_said_to_have_none() {
    let folder = Folder::new();
    folder.file("p.ll", MANY);
    let said = folder.expect(&["verify", "p.ll"], 0, "safe\n");
    assert!(said.contains("note: the program has no reachable call of an error function"), "{said}");
    let said = folder.expect(&["verify", "p.ll", "--property=no-overflow"], 0, "safe\n");
    assert!(
        said.contains("note: the program has no operation within reach that no-overflow is about"),
        "{said}"
    );
    let said = folder.expect(&["verify", "p.ll", "--property=div-by-zero", "--entry=overflows"], 0, "safe\n");
    assert!(said.contains("note: "), "{said}");
    let (_, safe) = folder.program("loop_counter_safe");
    let said = folder.expect(&["verify", &safe], 0, "safe\n");
    assert!(!said.contains("note: "), "{said}");
}

/// A loop that ends at its bound, and a large prime that is no product: of these two checks one is easy.
const EASY_AND_HARD: &str = r#"declare i32 @nondet()
declare void @reach_error()

define i32 @main() {
  %a = call i32 @nondet()
  %b = call i32 @nondet()
  %n = call i32 @nondet()
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %after
body:
  %next = add i32 %i, 1
  br label %loop
after:
  %ended = icmp eq i32 %i, %n
  br i1 %ended, label %product, label %bad
bad:
  call void @reach_error()
  unreachable
product:
  %wide.a = zext i32 %a to i64
  %wide.b = zext i32 %b to i64
  %c = mul i64 %wide.a, %wide.b
  %prime = icmp eq i64 %c, 4611686018427387847
  br i1 %prime, label %worse, label %good
worse:
  call void @reach_error()
  unreachable
good:
  ret i32 0
}
"#;

#[test]
fn what_is_proven_is_said_where_not_all_is() {
    let folder = Folder::new();
    folder.file("p.ll", EASY_AND_HARD);
    let args = ["verify", "p.ll", "--extern=pure", "--rlimit=12000000", "--no-run"];
    let said = folder.expect(&args, 7, "unknown\n");
    assert!(said.contains("1 of 2 checks hold as long as no other one is violated"), "{said}");
}

/// A machine wraps where C leaves open what happens.
#[test]
fn proofs_that_rest_on_no_overflow_say_so() {
    let folder = Folder::new();
    let head = "declare i32 @nondet()\ndeclare void @reach_error()\ndefine i32 @main() {\n  %x = call i32 @nondet()\n";
    let tail = "  br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  ret i32 0\n}\n";
    let said = |name: &str, body: &str, property: &str| {
        folder.file(name, format!("{head}{body}{tail}"));
        folder.expect(&["verify", name, property, "--extern=pure"], 0, "safe\n")
    };
    let assumed = "assumes that no operation on signed numbers overflows";
    let increment = "  %y = add nsw i32 %x, 1\n  %c = icmp sgt i32 %y, %x\n";
    let found = said("a.ll", increment, "--property=unreach-call");
    assert!(found.contains(&format!("{assumed}, which would lead to a violation")), "{found}");
    let wraps = "  %h = sdiv i32 %x, 2\n  %y = add nsw i32 %h, 1\n  %c = icmp sgt i32 %y, %h\n";
    for property in ["--property=unreach-call", "--property=unreach-call,no-overflow"] {
        let found = said("b.ll", wraps, property);
        assert!(!found.contains(assumed), "{found}");
    }
}

/// What one run comes to may be all that is found out.
#[test]
fn what_is_not_supported_is_said_when_time_is_up() {
    let folder = Folder::new();
    let module = r#"
@ab = constant [3 x i8] c"ab\00"
@cdef = constant [5 x i8] c"cdef\00"
@whole = constant [6 x i8] c"xabcd\00"
declare ptr @memset(ptr, i32, i64)
declare ptr @strcpy(ptr, ptr)
declare ptr @strncat(ptr, ptr, i64)
declare i32 @strcmp(ptr, ptr)
declare i32 @strverscmp(ptr, ptr)
declare void @reach_error()
define i32 @main() {
  %text = alloca [32 x i8]
  call ptr @memset(ptr %text, i32 120, i64 8)
  %second = getelementptr i8, ptr %text, i64 1
  call ptr @strcpy(ptr %second, ptr @ab)
  call ptr @strncat(ptr %text, ptr @cdef, i64 2)
  %order = call i32 @strcmp(ptr %text, ptr @whole)
  %differs = icmp ne i32 %order, 0
  br i1 %differs, label %bad, label %next
next:
  %versions = call i32 @strverscmp(ptr @ab, ptr @cdef)
  %later = icmp sge i32 %versions, 0
  br i1 %later, label %bad, label %good
bad:
  call void @reach_error()
  br label %good
good:
  ret i32 0
}
"#;
    folder.file("p.ll", module);
    let said = folder.expect(&["verify", "p.ll", "--rlimit=2000000", "--no-run"], 7, "unknown\n");
    assert!(said.contains("a run comes to this: unsupported: the result of `strverscmp`"), "{said}");
}

#[test]
fn whether_allocations_fail() {
    let folder = Folder::new();
    let module = "declare ptr @malloc(i64)\ndeclare void @reach_error()\n\
        define i32 @main() {\n  %p = call ptr @malloc(i64 4)\n  %n = icmp eq ptr %p, null\n\
          br i1 %n, label %bad, label %good\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  ret i32 0\n}\n";
    folder.file("p.ll", module);
    folder.expect(&["verify", "p.ll"], 0, "safe\n");
    folder.expect(&["verify", "p.ll", "--malloc=never-fails"], 0, "safe\n");
    folder.expect(&["verify", "p.ll", "--malloc=may-fail", "--no-run"], 1, "unsafe\n");
    folder.file("q.ll", module.replace("i64 4", "i64 -1"));
    // There is no object of that size: a run that asks for one fails, or ends.
    folder.expect(&["verify", "q.ll", "--malloc=may-fail", "--no-run"], 1, "unsafe\n");
    let said = folder.expect(&["verify", "q.ll", "--malloc=never-fails"], 0, "safe\n");
    assert!(said.contains("assumes that `malloc` does not fail"), "{said}");
}

#[test]
fn what_no_run_comes_to_is_not_taken_for_granted() {
    let folder = Folder::new();
    let module = "declare ptr @malloc(i64)\ndeclare i32 @nondet()\ndeclare void @reach_error()\n\
        define ptr @makes(ptr %other) {\n  %p = call ptr @malloc(i64 4)\n  %same = icmp eq ptr %p, %other\n  \
          %q = select i1 %same, ptr null, ptr %p\n  ret ptr %q\n}\n\
        define i32 @main() {\n  %room = alloca [4 x i8]\n  %made = CALL\n  %n = call i32 @nondet()\n  \
          %in = icmp ult i32 %n, 5\n  br i1 %in, label %go, label %done\ngo:\n  \
          %end = getelementptr inbounds i8, ptr %room, i64 4\n  %at = getelementptr inbounds i8, ptr %room, i32 %n\n  \
          %last = icmp eq ptr %at, %end\n  %four = icmp eq i32 %n, 4\n  %bad = xor i1 %last, %four\n  \
          br i1 %bad, label %error, label %done\nerror:\n  call void @reach_error()\n  br label %done\ndone:\n  ret i32 0\n}\n";
    let verified = |call: &str| {
        folder.file("p.ll", module.replace("CALL", call));
        folder.expect(&["verify", "p.ll", "--no-run"], 0, "safe\n")
    };
    let said = verified("getelementptr i8, ptr %room, i64 0");
    assert!(!said.contains("`malloc`") && !said.contains("gone"), "{said}");
    let said = verified("call ptr @makes(ptr %room)");
    assert!(said.contains("assumes that `malloc` does not fail"), "{said}");
}

#[test]
fn traces_show_the_arguments_of_the_program() {
    let folder = Folder::new();
    let module = "declare void @reach_error()\n\
        define i32 @main(i32 %argc, ptr %argv) {\n  %two = icmp eq i32 %argc, 2\n  br i1 %two, label %go, label %done\ngo:\n  \
          %place = getelementptr ptr, ptr %argv, i64 1\n  %text = load ptr, ptr %place\n  %c = load i8, ptr %text\n  \
          %is = icmp eq i8 %c, 113\n  br i1 %is, label %error, label %done\nerror:\n  call void @reach_error()\n  \
          br label %done\ndone:\n  ret i32 0\n}\n";
    folder.file("p.ll", module);
    let said = folder.expect(&["verify", "p.ll", "--no-run"], 1, "unsafe\n");
    assert!(said.contains("arguments of the program: \"q"), "{said}");
    assert!(!said.contains("an argument of the program"), "{said}");
}

#[test]
fn limits_hold() {
    let folder = Folder::new();
    // Asks for the factors of a product of two primes: hard for every engine.
    let hard = "declare i64 @nondet()
declare void @reach_error()
define i32 @main() {
  %x = call i64 @nondet()
  %y = call i64 @nondet()
  %a = icmp ugt i64 %x, 1
  %b = icmp ugt i64 %y, 1
  %c = icmp ult i64 %x, 4294967296
  %d = icmp ult i64 %y, 4294967296
  %p = mul i64 %x, %y
  %e = icmp eq i64 %p, 1000000016000000063
  %ab = and i1 %a, %b
  %cd = and i1 %c, %d
  %abcd = and i1 %ab, %cd
  %bad = and i1 %abcd, %e
  br i1 %bad, label %error, label %done
error:
  call void @reach_error()
  ret i32 1
done:
  ret i32 0
}
";
    folder.file("hard.ll", hard);
    let begun = Instant::now();
    folder.expect(&["verify", "hard.ll", "--timeout=500ms"], 6, "unknown\n");
    assert!(begun.elapsed() < Duration::from_secs(10));
    folder.expect(&["verify", "hard.ll", "--rlimit=1000", "--timeout=20s"], 7, "unknown\n");
    folder.expect(&["solve", "hard.ll", "--timeout=500ms"], 0, "unknown\n");
}

#[test]
fn certificates_of_programs_are_not_read() {
    let folder = Folder::new();
    folder.file("p.ll", MANY);
    folder.file("p.cert", "true");
    let said = folder.expect(&["check", "p.ll", "p.cert"], 3, "unknown\n");
    assert!(said.contains("unsupported"), "{said}");
}
