//! What is refused, and where; and that damaged modules are refused or lowered to valid programs.

use super::{LowerOptions, lower, main_of, read};
use eufonium_base::error::InputErrorKind;
use eufonium_ir::program::validate::validate;
use quickcheck::quickcheck;

#[test]
fn errors_have_their_place() {
    let cases = [
        ("define i32 @f() {\nret i32 0\n}", "no function `main`", InputErrorKind::Malformed),
        ("declare i32 @main()", "no function `main`", InputErrorKind::Malformed),
        (
            "define i32 @main(i1 %c) {\nbr i1 %c, label %a, label %b\na:\n%x = add i32 1, 2\nbr label %b\nb:\nret i32 %x\n}",
            "`%x` is used where it is not defined",
            InputErrorKind::Malformed,
        ),
        (
            "define i32 @main() {\n%y = add i32 %x, 1\n%x = add i32 1, 2\nret i32 %y\n}",
            "`%x` is used where it is not defined",
            InputErrorKind::Malformed,
        ),
        (
            "define void @main() {\n%p = alloca [9223372036854775807 x [9 x i64]]\nret void\n}",
            "larger than the address space",
            InputErrorKind::Unsupported,
        ),
        (
            "define void @main() {\n%p = alloca i8\n%v = load [100000 x i32], ptr %p\nret void\n}",
            "a value of more than",
            InputErrorKind::Unsupported,
        ),
    ];
    for (text, message, kind) in cases {
        let module = read(text.as_bytes()).unwrap_or_else(|e| panic!("{e} in {text}"));
        let error = lower(&module, &LowerOptions::default()).expect_err(text);
        assert!(error.message.contains(message), "{error}: {text}");
        assert_eq!(error.kind, kind, "{text}");
        assert!(error.span.line > 0, "{text}");
    }
}

fn samples() -> Vec<String> {
    vec![
        main_of(
            "@g = global { i8, [2 x ptr] } { i8 1, [2 x ptr] [ptr @g, ptr null] }\n@s = constant [3 x i8] c\"ab\\00\"",
            "%p = alloca <2 x i32>, i32 3\n%a = call i32 @nd()\n%q = getelementptr <2 x i32>, ptr %p, i32 %a\n\
             %v = load <2 x i32>, ptr %q\n%w = mul nsw <2 x i32> %v, <i32 1, i32 undef>\n\
             %x = extractelement <2 x i32> %w, i32 %a\nbr label %h\nh:\n%i = phi i32 [ %x, %0 ], [ %j, %h ]\n\
             %j = sub i32 %i, 1\n%c = icmp sgt i32 %j, 0\nbr i1 %c, label %h, label %e\ne:\nret i32 %j",
        ),
        main_of(
            "declare ptr @realloc(ptr, i64)\ndeclare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)\n\
             declare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i32 @scanf(ptr, ...)\n@f = constant [3 x i8] c\"%d\\00\"",
            "%p = call ptr @realloc(ptr null, i64 4)\n%n = call i32 (ptr, ...) @scanf(ptr @f, ptr %p)\n\
             %o = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %n, i32 3)\n%v = extractvalue { i32, i1 } %o, 0\n\
             %r = call i32 @llvm.fshl.i32(i32 %v, i32 1, i32 %n)\n%s = select i1 true, i32 %r, i32 0\nret i32 %s",
        ),
    ]
}

quickcheck! {
    fn damaged_modules_are_refused_or_valid(sample: bool, edits: Vec<(u16, u16, u8)>) -> bool {
        let samples = samples();
        let text = &samples[usize::from(sample)];
        let mut words: Vec<String> = text.split_inclusive([' ', ',', '\n']).map(str::to_string).collect();
        for (at, from, how) in edits.into_iter().take(3) {
            let (at, from) = (usize::from(at) % words.len(), usize::from(from) % words.len());
            match how % 3 {
                0 => words[at] = words[from].clone(),
                1 => words.swap(at, from),
                _ => words[at] = words[at].replace("32", ["8", "64", "1", "33"][usize::from(how / 3) % 4]),
            }
        }
        match read(words.concat().as_bytes()) {
            Err(_) => true,
            Ok(module) => lower(&module, &LowerOptions::default()).map_or(true, |program| validate(&program).is_ok()),
        }
    }
}
