//! `setjmp` and `longjmp`: each program is valid, whatever a jump makes of the order of its values.

use super::{main_of, options, outcome, program_with, result};
use eufonium_ir::program::CheckKind;

const DECLARATIONS: &str = "declare i32 @setjmp(ptr)\ndeclare void @longjmp(ptr, i32)\n\
     @e = global [200 x i8] zeroinitializer\n@f = global [200 x i8] zeroinitializer\n@n = global i32 0\n\
     define void @out(ptr %e, i32 %v) {\ncall void @longjmp(ptr %e, i32 %v)\nunreachable\n}\n\
     define i32 @even(i32 %x) {\n%odd = trunc i32 %x to i1\nbr i1 %odd, label %a, label %b\n\
     a:\ncall void @out(ptr @e, i32 %x)\nret i32 77\nb:\nret i32 %x\n}\n";

fn jumps(body: &str, inputs: &[u64]) -> String {
    result(&main_of(DECLARATIONS, body), inputs)
}

#[test]
fn what_a_jump_brings() {
    let body = "%v = call i32 @nd()\n%r = call i32 @setjmp(ptr @e)\n%c = icmp eq i32 %r, 0\n\
                br i1 %c, label %go, label %back\ngo:\ncall void @out(ptr @e, i32 %v)\nret i32 99\nback:\nret i32 %r";
    for (given, expected) in [(0, "exit 1"), (1, "exit 1"), (7, "exit 7")] {
        assert_eq!(jumps(body, &[given]), expected);
    }
}

#[test]
fn the_place_that_was_prepared_last() {
    // Two places of one function; a copy of an environment means the same place.
    let body = "%r = call i32 @setjmp(ptr @e)\n%c = icmp eq i32 %r, 0\nbr i1 %c, label %two, label %first\n\
                two:\n%s = call i32 @setjmp(ptr @f)\n%d = icmp eq i32 %s, 0\nbr i1 %d, label %go, label %second\n\
                go:\n%which = call i32 @nd()\n%w = icmp eq i32 %which, 0\n%to = select i1 %w, ptr @e, ptr @f\n\
                call void @out(ptr %to, i32 5)\nret i32 99\nfirst:\nret i32 %r\n\
                second:\n%t = add i32 %s, 10\n%x = load i64, ptr @e\nstore i64 %x, ptr @f\ncall void @out(ptr @f, i32 %t)\nret i32 98";
    assert_eq!(jumps(body, &[0]), "exit 5");
    assert_eq!(jumps(body, &[1]), "exit 15");
}

#[test]
fn values_from_before_the_jump() {
    // The call of the second turn jumps: what the first one gave is still there.
    let body = "br label %turn\nturn:\n%x = call i32 @nd()\n%bit = icmp ugt i32 %x, 2\n%y = call i32 @even(i32 %x)\n\
                %r = call i32 @setjmp(ptr @e)\n%c = icmp eq i32 %r, 0\nbr i1 %c, label %turn, label %back\n\
                back:\n%b = zext i1 %bit to i32\n%z = add i32 %y, %b\nret i32 %z";
    // %x and its comparison are those of the turn that jumped, %y is not.
    assert_eq!(jumps(body, &[2, 5]), "exit 3");
    assert_eq!(jumps(body, &[2, 4, 1]), "exit 4");
}

#[test]
fn a_place_that_is_gone() {
    let text = main_of(
        &format!("{DECLARATIONS}define i32 @gone() {{\n%r = call i32 @setjmp(ptr @e)\nret i32 %r\n}}"),
        "%r = call i32 @gone()\ncall void @longjmp(ptr @e, i32 1)\nret i32 1",
    );
    assert_eq!(result(&text, &[]), "silent");
    let checked = program_with(&text, &options(&[CheckKind::Dereference]));
    assert_eq!(outcome(&checked, &[]), "a jump to a function that has returned, or to none");
}

#[test]
fn an_environment_that_is_too_small() {
    let text =
        main_of(DECLARATIONS, "%small = alloca [4 x i8]\n%r = call i32 @setjmp(ptr %small)\nret i32 %r");
    let checked = program_with(&text, &options(&[CheckKind::Dereference]));
    assert_eq!(outcome(&checked, &[]), "invalid pointer in setjmp");
}
