//! Intrinsics against the operations of Rust.

use super::{main_of, outcome, program, result};
use quickcheck::quickcheck;

/// What an intrinsic on bytes gives for two or three inputs; an overflow is bit 8.
fn bytes(name: &str, signature: &str, extra: &str, inputs: &[u64]) -> u64 {
    let count = inputs.len();
    let types = vec!["i8"; count].join(", ");
    let mut body = String::new();
    for i in 0..count {
        body += &format!("%n{i} = call i32 @nd()\n%a{i} = trunc i32 %n{i} to i8\n");
    }
    let args: Vec<String> = (0..count).map(|i| format!("i8 %a{i}")).collect();
    body += &format!("%r = call {signature} @llvm.{name}.i8({}{extra})\n", args.join(", "));
    body += if signature == "i8" {
        "%x = zext i8 %r to i32\nret i32 %x"
    } else {
        "%v = extractvalue { i8, i1 } %r, 0\n%o = extractvalue { i8, i1 } %r, 1\n%x = zext i8 %v to i32\n\
         %y = zext i1 %o to i32\n%z = shl i32 %y, 8\n%w = or i32 %x, %z\nret i32 %w"
    };
    let extra_type = if extra.is_empty() { "" } else { ", i1" };
    let text = main_of(&format!("declare {signature} @llvm.{name}.i8({types}{extra_type})"), &body);
    let found = outcome(&program(&text), inputs);
    found.strip_prefix("exit ").and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{found} in {text}"))
}

fn flagged((value, overflow): (u8, bool)) -> u64 {
    u64::from(value) | u64::from(overflow) << 8
}

quickcheck! {
    fn binary_intrinsics(a: u8, b: u8) -> bool {
        let (x, y) = (a as i8, b as i8);
        let signed = |(value, overflow): (i8, bool)| flagged((value as u8, overflow));
        let pairs = [
            ("sadd.with.overflow", signed(x.overflowing_add(y))),
            ("ssub.with.overflow", signed(x.overflowing_sub(y))),
            ("smul.with.overflow", signed(x.overflowing_mul(y))),
            ("uadd.with.overflow", flagged(a.overflowing_add(b))),
            ("usub.with.overflow", flagged(a.overflowing_sub(b))),
            ("umul.with.overflow", flagged(a.overflowing_mul(b))),
        ];
        let plain = [
            ("sadd.sat", x.saturating_add(y) as u8),
            ("ssub.sat", x.saturating_sub(y) as u8),
            ("uadd.sat", a.saturating_add(b)),
            ("usub.sat", a.saturating_sub(b)),
            ("smax", x.max(y) as u8),
            ("smin", x.min(y) as u8),
            ("umax", a.max(b)),
            ("umin", a.min(b)),
            ("scmp.i8", x.cmp(&y) as u8),
            ("ucmp.i8", a.cmp(&b) as u8),
        ];
        let inputs = [u64::from(a), u64::from(b)];
        pairs.iter().all(|(name, expected)| bytes(name, "{ i8, i1 }", "", &inputs) == *expected)
            && plain.iter().all(|(name, expected)| bytes(name, "i8", "", &inputs) == u64::from(*expected))
    }

    fn unary_intrinsics(a: u8) -> bool {
        let plain = [
            ("bitreverse", "", a.reverse_bits()),
            ("ctpop", "", a.count_ones() as u8),
            ("ctlz", ", i1 false", a.leading_zeros() as u8),
            ("cttz", ", i1 false", a.trailing_zeros() as u8),
            ("abs", ", i1 false", (a as i8).wrapping_abs() as u8),
        ];
        plain.iter().all(|(name, extra, expected)| bytes(name, "i8", extra, &[u64::from(a)]) == u64::from(*expected))
    }

    fn funnel_shifts(a: u8, b: u8, distance: u8) -> bool {
        let both = u16::from(a) << 8 | u16::from(b);
        let left = (both << (distance % 8)) >> 8;
        let right = (both >> (distance % 8)) & 0xff;
        let inputs = [u64::from(a), u64::from(b), u64::from(distance)];
        bytes("fshl", "i8", "", &inputs) == u64::from(left) && bytes("fshr", "i8", "", &inputs) == u64::from(right)
    }
}

/// Declarations, the body of `main`, and how the run ends.
const CASES: &[(&str, &str, &str)] = &[
    (
        "declare i32 @llvm.bswap.i32(i32)",
        "%a = call i32 @llvm.bswap.i32(i32 16909060)\nret i32 %a",
        "exit 67305985",
    ),
    (
        "declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)",
        "%a = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> <i32 -1, i32 9, i32 3, i32 -20>)\nret i32 %a",
        "exit 9",
    ),
    (
        "declare <2 x i32> @llvm.umax.v2i32(<2 x i32>, <2 x i32>)",
        "%v = call <2 x i32> @llvm.umax.v2i32(<2 x i32> <i32 -1, i32 9>, <2 x i32> <i32 0, i32 11>)\n\
         %a = extractelement <2 x i32> %v, i32 1\nret i32 %a",
        "exit 11",
    ),
    (
        "declare i32 @llvm.expect.i32(i32, i32)",
        "%a = call i32 @llvm.expect.i32(i32 4, i32 5)\nret i32 %a",
        "exit 4",
    ),
    ("declare void @llvm.assume(i1)", "call void @llvm.assume(i1 false)\nret i32 0", "silent"),
    ("declare void @llvm.invariant(i1)", "call void @llvm.invariant(i1 false)\nret i32 0", "silent"),
    ("declare void @llvm.trap()", "call void @llvm.trap()\nret i32 0", "silent"),
    (
        "declare i1 @llvm.is.constant.i32(i32)",
        "%a = call i1 @llvm.is.constant.i32(i32 4)\n%b = zext i1 %a to i32\nret i32 %b",
        "exit 0",
    ),
    (
        "declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)",
        "%p = alloca i32\n%a = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)\n%b = trunc i64 %a to i32\nret i32 %b",
        "exit 0",
    ),
    (
        "declare void @llvm.va_start(ptr)",
        "%p = alloca [24 x i8]\ncall void @llvm.va_start(ptr %p)\nret i32 0",
        "`va_start` in a function without variable arguments is not supported",
    ),
    (
        "declare double @llvm.fabs.f64(double)",
        "%a = call double @llvm.fabs.f64(double -1.0)\n%b = bitcast double %a to i64\n%c = lshr i64 %b, 32\n%d = trunc i64 %c to i32\nret i32 %d",
        "exit 1072693248",
    ),
    (
        "declare double @llvm.sqrt.f64(double)",
        "%a = call double @llvm.sqrt.f64(double 1.0)\n%b = bitcast double %a to i64\n%c = icmp eq i64 %b, 4607182418800017408\nbr i1 %c, label %t, label %e\nt:\nret i32 0\ne:\nret i32 1",
        "exit 0",
    ),
    (
        "declare double @llvm.sin.f64(double)",
        "%a = call double @llvm.sin.f64(double 1.0)\n%c = fcmp oeq double %a, 0.0\nbr i1 %c, label %t, label %e\nt:\nret i32 0\ne:\nret i32 1",
        "unmodelled: `llvm.sin.f64`",
    ),
    (
        "declare i1 @llvm.is.fpclass.f32(float, i32)",
        "%a = call i1 @llvm.is.fpclass.f32(float -0.0, i32 32)\n%b = call i1 @llvm.is.fpclass.f32(float 0.0, i32 32)\n\
         %c = zext i1 %a to i32\n%d = zext i1 %b to i32\n%e = mul i32 %c, 2\n%f = add i32 %d, %e\nret i32 %f",
        "exit 2",
    ),
    (
        "declare float @llvm.minnum.f32(float, float)\ndeclare float @llvm.maximum.f32(float, float)",
        "%n = fdiv float 0.0, 0.0\n%a = call float @llvm.minnum.f32(float %n, float 3.0)\n%b = call float @llvm.maximum.f32(float %n, float 3.0)\n\
         %c = fptosi float %a to i32\n%d = fcmp uno float %b, 0.0\n%e = zext i1 %d to i32\n%f = add i32 %c, %e\nret i32 %f",
        "exit 4",
    ),
    (
        "declare <2 x float> @llvm.floor.v2f32(<2 x float>)",
        "%a = call <2 x float> @llvm.floor.v2f32(<2 x float> <float 2.5, float -2.5>)\n%b = extractelement <2 x float> %a, i32 1\n\
         %c = fptosi float %b to i32\n%d = sub i32 0, %c\nret i32 %d",
        "exit 3",
    ),
    (
        "declare i8 @llvm.fptoui.sat.i8.f32(float)",
        "%a = call i8 @llvm.fptoui.sat.i8.f32(float 300.0)\n%b = zext i8 %a to i32\nret i32 %b",
        "exit 255",
    ),
    (
        "declare void @llvm.unheard.of(ptr)",
        "call void @llvm.unheard.of(ptr null)\nret i32 0",
        "`llvm.unheard.of` is not supported",
    ),
    (
        "declare ptr @llvm.stacksave()\ndeclare void @llvm.stackrestore(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)",
        "%p = alloca i32\n%s = call ptr @llvm.stacksave()\ncall void @llvm.lifetime.start.p0(i64 4, ptr %p)\nstore i32 3, ptr %p\n\
         call void @llvm.stackrestore(ptr %s)\n%a = load i32, ptr %p\nret i32 %a",
        "exit 3",
    ),
];

#[test]
fn single_intrinsics() {
    for (declarations, body, expected) in CASES {
        let text = main_of(declarations, body);
        assert_eq!(result(&text, &[]), *expected, "{text}");
    }
}
