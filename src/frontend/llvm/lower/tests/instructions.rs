//! What instructions compute.

use super::{main_of, program, result};
use eufonium_ir::program::{Initial, Part};

/// Declarations, the body of `main`, inputs, and how the run ends.
const CASES: &[(&str, &str, &[u64], &str)] = &[
    ("", "%a = call i32 @nd()\n%b = mul i32 %a, 3\n%c = xor i32 %b, -1\nret i32 %c", &[5], "exit 4294967280"),
    // Widths that are no bytes: stored with zeros, cut when loaded.
    (
        "",
        "%p = alloca i33\n%a = call i32 @nd()\n%w = sext i32 %a to i33\nstore i33 %w, ptr %p\n%b = load i40, ptr %p\n\
         %c = lshr i40 %b, 30\n%d = trunc i40 %c to i32\nret i32 %d",
        &[0xffff_fffe],
        "exit 7",
    ),
    (
        "",
        "%p = alloca i1\nstore i1 true, ptr %p\n%b = load i8, ptr %p\n%v = load i1, ptr %p\n%c = zext i8 %b to i32\n\
         %d = sext i1 %v to i32\n%e = sub i32 %c, %d\nret i32 %e",
        &[],
        "exit 2",
    ),
    // A loop with two phi functions that exchange their values.
    (
        "",
        "br label %h\nh:\n%i = phi i32 [ 0, %0 ], [ %j, %b ]\n%x = phi i32 [ 1, %0 ], [ %y, %b ]\n\
         %y = phi i32 [ 2, %0 ], [ %x, %b ]\n%c = icmp slt i32 %i, 3\nbr i1 %c, label %b, label %e\nb:\n\
         %j = add nsw i32 %i, 1\nbr label %h\ne:\n%r = shl i32 %x, 4\n%s = or i32 %r, %y\nret i32 %s",
        &[],
        "exit 33",
    ),
    // Two edges of a switch to one block, whose phi function names its predecessor twice.
    (
        "",
        "%a = call i32 @nd()\nswitch i32 %a, label %d [ i32 1, label %m\n i32 -2, label %m\n i32 7, label %n ]\n\
         n:\nbr label %m\nd:\nret i32 99\nm:\n%r = phi i32 [ 5, %0 ], [ 5, %0 ], [ 6, %n ]\nret i32 %r",
        &[0xffff_fffe],
        "exit 5",
    ),
    // Structs: padding, nested paths, values in several words.
    (
        "%s = type { i8, { i16, [3 x i32] }, ptr }",
        "%p = alloca %s\n%q = getelementptr inbounds %s, ptr %p, i32 0, i32 1, i32 1, i64 2\nstore i32 77, ptr %q\n\
         %e = getelementptr %s, ptr %p, i64 1\n%a = ptrtoint ptr %p to i64\n%b = ptrtoint ptr %e to i64\n\
         %n = sub i64 %b, %a\n%t = trunc i64 %n to i32\n%r = getelementptr i8, ptr %p, i64 16\n%v = load i32, ptr %r\n\
         %x = add i32 %t, %v\nret i32 %x",
        &[],
        "exit 109",
    ),
    (
        "define { i32, { i8, ptr } } @f(i32 %a, ptr %p) {\n%1 = insertvalue { i32, { i8, ptr } } undef, i32 %a, 0\n\
         %2 = insertvalue { i32, { i8, ptr } } %1, i8 3, 1, 0\n%3 = insertvalue { i32, { i8, ptr } } %2, ptr %p, 1, 1\n\
         ret { i32, { i8, ptr } } %3\n}",
        "%p = alloca i32\nstore i32 40, ptr %p\n%s = call { i32, { i8, ptr } } @f(i32 2, ptr %p)\n\
         %i = extractvalue { i32, { i8, ptr } } %s, 1\n%q = extractvalue { i8, ptr } %i, 1\n%v = load i32, ptr %q\n\
         %a = extractvalue { i32, { i8, ptr } } %s, 0\n%r = add i32 %v, %a\nret i32 %r",
        &[],
        "exit 42",
    ),
    (
        "",
        "%p = alloca { i8, i32 }\nstore { i8, i32 } { i8 1, i32 2 }, ptr %p\n%v = load { i8, i32 }, ptr %p\n\
         %c = call i32 @nd()\n%t = trunc i32 %c to i1\n%w = select i1 %t, { i8, i32 } %v, { i8, i32 } { i8 9, i32 8 }\n\
         %r = extractvalue { i8, i32 } %w, 1\nret i32 %r",
        &[0],
        "exit 8",
    ),
    // What is passed by value is changed in the copy only.
    (
        "define i32 @f(ptr byval([2 x i32]) %a) {\nstore i32 5, ptr %a\n%v = load i32, ptr %a\nret i32 %v\n}",
        "%p = alloca [2 x i32]\nstore i32 30, ptr %p\n%a = call i32 @f(ptr byval([2 x i32]) %p)\n%b = load i32, ptr %p\n\
         %r = add i32 %a, %b\nret i32 %r",
        &[],
        "exit 35",
    ),
    // Vectors.
    (
        "",
        "%n = call i32 @nd()\n%v = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 50, i32 %n\n\
         %w = add <4 x i32> %v, <i32 10, i32 20, i32 30, i32 40>\n\
         %s = shufflevector <4 x i32> %w, <4 x i32> zeroinitializer, <4 x i32> <i32 2, i32 1, i32 7, i32 0>\n\
         %r = extractelement <4 x i32> %s, i32 0\nret i32 %r",
        &[2],
        "exit 80",
    ),
    (
        "",
        "%v = bitcast i32 67305985 to <4 x i8>\n%a = extractelement <4 x i8> %v, i32 2\n%w = bitcast <4 x i8> %v to <2 x i16>\n\
         %b = extractelement <2 x i16> %w, i32 1\n%x = zext i8 %a to i32\n%y = zext i16 %b to i32\n%r = add i32 %x, %y\n\
         ret i32 %r",
        &[],
        "exit 1030",
    ),
    // Functions as values, and one without definition among them.
    (
        "define i32 @f(i32 %a) {\n%r = add i32 %a, 1\nret i32 %r\n}\ndeclare i32 @g(i32)\n\
         @t = global [2 x ptr] [ptr @f, ptr @g]",
        "%a = call i32 @nd()\n%p = getelementptr [2 x ptr], ptr @t, i32 0, i32 %a\n%f = load ptr, ptr %p\n\
         %r = call i32 %f(i32 6)\nret i32 %r",
        &[1, 33],
        "exit 33",
    ),
    // A function that was declared without parameters, through a cast.
    (
        "define i32 @f(i32 %a, i64 %b) {\n%c = trunc i64 %b to i32\n%r = add i32 %a, %c\nret i32 %r\n}",
        "%r = call i32 bitcast (i32 (i32, i64)* @f to i32 (i32, i32)*)(i32 3, i32 -1)\nret i32 %r",
        &[],
        "exit 2",
    ),
    (
        "",
        "%p = alloca i32\nstore i32 7, ptr %p\n%a = atomicrmw nand ptr %p, i32 3 seq_cst\n\
         %x = cmpxchg ptr %p, i32 -4, i32 12 seq_cst seq_cst\n%s = extractvalue { i32, i1 } %x, 1\n%b = load i32, ptr %p\n\
         %c = zext i1 %s to i32\n%d = add i32 %a, %b\n%r = add i32 %d, %c\nret i32 %r",
        &[],
        "exit 20",
    ),
    // Floating-point numbers.
    (
        "",
        "%p = alloca float\n%n = fneg float 1.5\nstore float %n, ptr %p\n%b = load i32, ptr %p\nret i32 %b",
        &[],
        "exit 3217031168",
    ),
    (
        "",
        "%a = fadd double 1.0, 2.0\n%c = fcmp olt double %a, 4.0\nbr i1 %c, label %t, label %e\nt:\nret i32 1\ne:\nret i32 2",
        &[],
        "exit 1",
    ),
    (
        "",
        "%a = fadd double 1.0, 2.0\n%b = fmul double %a, -2.5\n%c = fptosi double %b to i32\n%d = sub i32 0, %c\nret i32 %d",
        &[],
        "exit 7",
    ),
    (
        "",
        "%a = fdiv float 0.0, 0.0\n%c = fcmp uno float %a, 1.0\n%d = fcmp ueq float %a, %a\n%e = fcmp one float %a, 1.0\n\
         %x = zext i1 %c to i32\n%y = zext i1 %d to i32\n%z = zext i1 %e to i32\n%s = add i32 %x, %y\n%r = sub i32 %s, %z\nret i32 %r",
        &[],
        "exit 2",
    ),
    (
        "",
        "%a = sitofp i8 -3 to float\n%b = uitofp i8 -3 to x86_fp80\n%c = fpext float %a to x86_fp80\n%d = fadd x86_fp80 %b, %c\n\
         %e = fptrunc x86_fp80 %d to float\n%f = fptoui float %e to i32\nret i32 %f",
        &[],
        "exit 250",
    ),
    (
        "",
        "%a = frem <2 x double> <double 5.5, double -5.5>, <double 2.0, double 2.0>\n%b = extractelement <2 x double> %a, i32 1\n\
         %c = fmul double %b, -2.0\n%d = fptosi double %c to i32\nret i32 %d",
        &[],
        "exit 3",
    ),
    // 2048 + 1 has no place in `half`, 256 + 1 none in `bfloat`; 3 in `half` is 0x4200.
    (
        "declare float @llvm.convert.from.fp16.f32(i16)\ndeclare i16 @llvm.convert.to.fp16.f64(double)",
        "%a = fadd half 2048.0, 1.0\n%b = fpext half %a to float\n%c = fptoui float %b to i32\n\
         %d = fadd bfloat 256.0, 1.0\n%e = fptoui bfloat %d to i32\n\
         %f = call float @llvm.convert.from.fp16.f32(i16 16896)\n%g = fptoui float %f to i32\n\
         %h = call i16 @llvm.convert.to.fp16.f64(double 3.0)\n%i = zext i16 %h to i32\n\
         %j = add i32 %c, %e\n%k = add i32 %j, %g\n%r = add i32 %k, %i\nret i32 %r",
        &[],
        "exit 19203",
    ),
    // A number that no integer of the width stands for, flags that allow other results, and a format that is not known.
    (
        "",
        "%a = fptosi double 1.0e10 to i32\n%c = icmp eq i32 %a, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: the integer of a floating-point number that is too great for it",
    ),
    (
        "",
        "%a = fadd nnan double 1.0, 2.0\n%c = fcmp olt double %a, 4.0\nbr i1 %c, label %t, label %t\nt:\nret i32 1",
        &[],
        "unmodelled: floating-point comparison",
    ),
    (
        "",
        "%a = fadd ppc_fp128 0xM3FF00000000000000000000000000000, 0xM40000000000000000000000000000000\n\
         %b = bitcast ppc_fp128 %a to i128\n%c = icmp eq i128 %b, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 1",
        &[],
        "unmodelled: floating-point addition",
    ),
    ("", "%c = udiv i32 1, 0\nret i32 %c", &[], "undefined: division by zero"),
    ("", "unreachable", &[], "silent"),
    // Constant expressions, in code and in initialisers.
    (
        "@a = global [4 x i16] [i16 1, i16 2, i16 3, i16 4]\n@p = global ptr getelementptr ([4 x i16], ptr @a, i32 0, i32 2)\n\
         @d = global i64 sub (i64 ptrtoint (ptr @p to i64), i64 ptrtoint (ptr @p to i64))",
        "%p = load ptr, ptr @p\n%v = load i16, ptr %p\n%w = load i16, ptr getelementptr inbounds ([4 x i16], ptr @a, i64 0, i64 3)\n\
         %x = sext i16 %v to i32\n%y = sext i16 %w to i32\n%r = add i32 %x, %y\nret i32 %r",
        &[],
        "exit 7",
    ),
    (
        "",
        "%r = call i32 asm \"bswap $0\", \"=r,r\"(i32 1)\n%c = icmp eq i32 %r, 0\nbr i1 %c, label %t, label %t\nt:\nret i32 0",
        &[],
        "unmodelled: inline assembly",
    ),
    ("", "call void asm sideeffect \"\", \"~{memory}\"()\nret i32 4", &[], "exit 4"),
    (
        "",
        "call void asm sideeffect \"jmp 0\", \"~{memory}\"()\nret i32 4",
        &[],
        "inline assembly that may jump elsewhere is not supported",
    ),
    ("", "%l = alloca ptr\n%v = va_arg ptr %l, i32\nret i32 %v", &[], "`va_arg` is not supported"),
];

#[test]
fn instructions_compute() {
    for (declarations, body, inputs, expected) in CASES {
        let text = main_of(declarations, body);
        assert_eq!(result(&text, inputs), *expected, "{text}");
    }
}

#[test]
fn the_entry_gets_any_arguments() {
    let text = "define i32 @main(i32 %c, ptr %v) {\n%r = add i32 %c, 1\nret i32 %r\n}";
    assert_eq!(result(text, &[41]), "exit 42");
    let program = program(text);
    let entry = &program.functions[program.entry.unwrap()];
    assert!(entry.params.is_empty() && entry.name == "(start)");
}

#[test]
fn constructors_run_before_the_entry() {
    let text = "@x = global i32 1\n\
        @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, \
        { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]\n\
        define void @late() {\n%v = load i32, ptr @x\n%w = mul i32 %v, 10\nstore i32 %w, ptr @x\nret void\n}\n\
        define void @early() {\nstore i32 7, ptr @x\nret void\n}\n\
        define i32 @main() {\n%v = load i32, ptr @x\nret i32 %v\n}";
    assert_eq!(result(text, &[]), "exit 70");
}

#[test]
fn globals_are_parts_at_offsets() {
    let text = "@g = global { i8, i32, [2 x i8], ptr } { i8 1, i32 undef, [2 x i8] c\"ab\", ptr @h }\n@h = external global i32\n\
        @z = constant [1000000 x i64] zeroinitializer\n@o = external global [0 x i8]\n\
        define i32 @main() {\nret i32 0\n}";
    let program = program(text);
    let globals: Vec<_> = program.globals.values().collect();
    let Initial::Parts(parts) = &globals[0].init else { panic!("the contents are known") };
    assert_eq!(parts.iter().map(|(offset, _)| *offset).collect::<Vec<_>>(), [0, 8, 16]);
    assert_eq!(parts[1].1, Part::Bytes(b"ab".to_vec()));
    assert!(matches!(&parts[2].1, Part::Address(..)));
    assert_eq!((globals[0].size, globals[0].align), (24, 8));
    assert_eq!((globals[1].size, &globals[1].init), (4, &Initial::Any));
    assert_eq!(
        (globals[2].size, globals[2].constant, &globals[2].init),
        (8_000_000, true, &Initial::Parts(vec![]))
    );
    assert!(globals[3].size > 1000, "an object of unknown size is taken as large");
}

#[test]
fn the_layout_says_sizes_and_order_of_bytes() {
    let body = "define i32 @main() {\n%p = alloca { i8, i64, ptr }\n%e = getelementptr { i8, i64, ptr }, ptr %p, i32 1\n\
        %a = ptrtoint ptr %p to i32\n%b = ptrtoint ptr %e to i32\n%n = sub i32 %b, %a\n%q = alloca i32\n\
        store i32 1, ptr %q\n%c = load i8, ptr %q\n%d = zext i8 %c to i32\n%r = add i32 %n, %d\nret i32 %r\n}";
    let cases = [
        ("e-p:32:32-i64:32", "exit 17"),
        ("e-p:32:32-i64:64", "exit 25"),
        ("e-p:64:64-i64:64", "exit 25"),
        ("E-p:32:32-i64:32", "exit 16"),
    ];
    for (layout, expected) in cases {
        assert_eq!(result(&format!("target datalayout = \"{layout}\"\n{body}"), &[]), expected, "{layout}");
    }
}

#[test]
fn a_long_function_is_lowered_without_recursion() {
    let mut text = String::from("define i32 @main() {\nbr label %b0\n");
    for i in 0..20_000 {
        text += &format!("b{i}:\n%v{i} = add i32 {i}, 1\nbr label %b{}\n", i + 1);
    }
    text += "b20000:\nret i32 %v19999\n}";
    assert_eq!(result(&text, &[]), "exit 20000");
}
