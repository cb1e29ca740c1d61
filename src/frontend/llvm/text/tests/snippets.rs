//! Modules that must be readable, by the version of LLVM that writes them.

use super::read;

/// With typed pointers, as versions up to 14 write them.
pub(super) const TYPED: &str = r#"
; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
module asm ".globl x"
%struct.list = type { i32, %struct.list* }
%union.u = type { i64 }
%opaque = type opaque
%0 = type <{ i8, i32 }>
$f = comdat any
@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [6 x i8] c"ab\0A\22\5C\00", align 1
@a = internal global [2 x %struct.list] [%struct.list { i32 1, %struct.list* null }, %struct.list zeroinitializer]
@p = global i8* bitcast (i32* @x to i8*), section "data", comdat($f)
@q = global i32* getelementptr inbounds ([2 x %struct.list], [2 x %struct.list]* @a, i64 0, inrange i64 1, i32 0)
@e = external thread_local(initialexec) global %opaque
@d = global double 0x400921FB54442D18
@l = weak_odr hidden constant x86_fp80 0xK3FFF8000000000000000
@t = global <{ i8, i16 }> <{ i8 1, i16 -1 }>, align 1
@z = alias i32, i32* @x
@w = alias i8, bitcast (i32* @z to i8*)
@n = global i64 add (i64 ptrtoint (i32* @z to i64), i64 4)
@s = global i1 icmp eq (i32* @x, i32* null)
@i = ifunc i32 (i32), i32 (i32)* ()* @resolver
@"quo ted" = global i8 undef
@0 = global void ()* @h
define dso_local i32 @f(i32 noundef %n, i8* nocapture readonly %s, ...) local_unnamed_addr #0 comdat !dbg !7 {
  %1 = alloca i32, align 4
  %2 = alloca i32, i64 3, align 16
  store i32 %n, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !9, metadata !DIExpression()), !dbg !10
  %3 = load volatile i32, i32* %1, align 4, !dbg !10, !tbaa !11
  %4 = icmp slt i32 %3, 10
  br i1 %4, label %5, label %8
5:
  %6 = add nsw i32 %3, 1
  %7 = call i32 (i32, i8*, ...) @f(i32 %6, i8* %s, double 1.5e+0) #1
  br label %8, !dbg !10, !llvm.loop !12
8:
  %9 = phi i32 [ %3, %0 ], [ %7, %5 ]
  switch i32 %9, label %d [
    i32 0, label %d
    i32 -1, label %u
  ]
u:
  unreachable
d:
  %r = select i1 %4, i32 %9, i32 0
  ret i32 %r
}
define internal { i64, i1 } @g(<4 x float> %v, %struct.list* byval(%struct.list) align 8 %b, i64* %m) nounwind {
entry:
  %e = extractelement <4 x float> %v, i32 1
  %i = insertelement <4 x float> undef, float %e, i64 0
  %h = shufflevector <4 x float> %v, <4 x float> %i, <2 x i32> <i32 0, i32 undef>
  %c = cmpxchg weak volatile i64* %m, i64 0, i64 1 syncscope("singlethread") acq_rel monotonic, align 8
  %o = extractvalue { i64, i1 } %c, 0
  %w = atomicrmw add i64* %m, i64 %o seq_cst
  %u = insertvalue { i64, i1 } %c, i64 %w, 0
  fence acquire
  %fc = fcmp nnan ole float %e, 0x3FB99999A0000000
  %fn = fneg fast float %e
  %fr = freeze i1 %fc
  %fm = fmul nsz float %fn, 2.0
  %cv = fptosi float %fm to i32
  %gp = getelementptr inbounds %struct.list, %struct.list* %b, i64 0, i32 1
  %va = va_arg i8** null, i32
  %as = call i32 asm sideeffect "nop", "=r,r,~{memory}"(i32 %cv)
  ret { i64, i1 } %u
}
declare void @h() #1
declare i32 (i32)* @resolver()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" allocsize(0,1) }
attributes #1 = { noreturn "x" }
!llvm.module.flags = !{!5, !6}
!llvm.ident = !{}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: null, line: 1, type: !2, isLocal: false, isDefinition: true)
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{!"a", i32 7, null, !{}}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"Dwarf Version", i32 4}
!7 = distinct !DISubprogram(name: "f", line: 3, type: !8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: 8)
!8 = !DISubroutineType(types: !3)
!9 = !DILocalVariable(name: "n", arg: 1, scope: !7, line: 3, type: !2)
!10 = !DILocation(line: 4, column: 7, scope: !7)
!11 = !{!2, !2, i64 0}
!12 = distinct !{!12, !10, !10}
"#;

/// What versions 15 to 21 added, with opaque pointers.
pub(super) const OPAQUE: &str = r#"
@x = global i32 0, align 4
@v = global <4 x i32> splat (i32 7), code_model "large"
@w = global ptr getelementptr inbounds nuw inrange(-8, 8) (i8, ptr @x, i64 8), no_sanitize_address
@b = global ptr blockaddress(@f, %loop)
@k = global [3 x ptr] [ptr no_cfi @f, ptr dso_local_equivalent @f, ptr ptrauth (ptr @f, i32 0)]
@y = alias i32, ptr @x
@h = global half 0xH3C00
@u = global i32 u0xFF
%big = type { target("spirv.Image", void, 0, i32), i8 }
define noundef range(i32 0, 10) i32 @f(ptr noundef captures(address, read_provenance) initializes((0, 4), (8, 12)) %p, i32 noundef range(i32 -1, 7) %n, float nofpclass(nan inf) %x) #0 !dbg !4 {
entry:
    #dbg_declare(ptr %p, !6, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref), !7)
  %a = alloca i32, i32 1, align 4, addrspace(0)
  br label %loop
loop:
    #dbg_value(!DIArgList(i32 %i, i32 %n), !6, !DIExpression(DW_OP_LLVM_arg, 0), !7)
    #dbg_value(i32 poison, !6, !DIExpression(), !DILocation(line: 9, scope: !4))
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
    #dbg_label(!8, !7)
  %next = add nuw nsw i32 %i, 1
  %g = getelementptr inbounds nuw { i32, [4 x i8] }, ptr %p, i64 0, i32 1, i32 %i
  %d = or disjoint i32 %i, 1
  %t = trunc nuw nsw i32 %d to i8
  %z = zext nneg i8 %t to i32
  %c = icmp samesign ult i32 %z, %n
  %u = uitofp nneg i32 %z to float
  %fe = fpext contract float %u to double
  %r = call nnan range(i32 0, 5) i32 @callee(ptr nonnull elementtype(i32) %p, i32 noundef %z) memory(argmem: readwrite, inaccessiblemem: none) [ "deopt"(i32 1, ptr %p) ], !dbg !7
  %o = atomicrmw volatile usub_sat ptr %p, i32 1 syncscope("agent") monotonic, align 4
  %cx = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  store atomic i32 1, ptr %p release, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(4) %p, ptr %g, i64 4, i1 false)
    #dbg_assign(i1 undef, !6, !DIExpression(), !9, ptr %p, !DIExpression(), !7)
  br i1 %c, label %loop, label %out, !llvm.loop !{!10}
out:
  %1 = tail call fastcc i32 %p(i32 1)
  %2 = freeze <4 x i32> splat (i32 1)
  %3 = select fast i1 %c, float %x, float poison
  callbr void asm "", "!i"() to label %fall [label %other]
fall:
  invoke void @may_throw() to label %fine unwind label %pad
fine:
  ret i32 %1
pad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %lp
other:
  indirectbr ptr %p, [label %fine, label %spin]
spin:
  br label %spin
}
declare i32 @callee(ptr, i32) allockind("alloc,zeroed") "alloc-family"="malloc"
declare !dbg !4 void @may_throw()
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
attributes #0 = { nounwind uwtable(sync) memory(read, argmem: readwrite) vscale_range(1,16) "a"="b" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
!4 = distinct !DISubprogram(name: "f", unit: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!5 = distinct !DICompileUnit(language: DW_LANG_C11, producer: "clang", emissionKind: FullDebug, nameTableKind: None)
!6 = !DILocalVariable(name: "n", scope: !4)
!7 = !DILocation(line: 4, column: 7, scope: !4, isImplicitCode: true)
!8 = !DILabel(scope: !4, name: "again", line: 4)
!9 = distinct !DIAssignID()
!10 = !{!"llvm.loop.mustprogress"}
"#;

/// Small things, each a module of its own.
pub(super) const SMALL: &[&str] = &[
    "",
    "; nothing\n",
    "define void @f() { ret void }",
    "define void @0() { ret void }\ndefine void @1() { call void @0() ret void }",
    "define i32 @f(i32, i32 %b) { %2 = add i32 %0, %b ret i32 %2 }",
    "define i32 @f(i32 %0) { %5 = add i32 %0, 1 ret i32 %5 }",
    "define void @f() { br label %1\n1: ret void }",
    "define void @f() { br label %a b: unreachable a: br label %b }",
    "define void @f(i1 %c) { br i1 %c, label %1, label %2 1: ret void ret void\n}",
    "define void @f() { \"a b\": br label %\"c:d\"\n\"c:d\": ret void }",
    "define i32 @f(i32 %a) { %b = add i32 %a, %a ret i32 %b uselistorder i32 %a, { 1, 0 } }",
    "define i128 @f() { ret i128 -170141183460469231731687303715884105728 }",
    "@a = global [0 x i8] zeroinitializer @b = global [0 x i32] [] @c = global {} {}",
    "@a = global i8 addrspace(3)* null",
    "@a = addrspace(1) global ptr addrspace(3) null, align 8",
    "@a = global { i8, <2 x i1> } { i8 -128, <2 x i1> <i1 true, i1 false> }",
    "@a = global i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)) to i32) @b = external global i8",
    "@a = global i32 select (i1 icmp ne (ptr @a, ptr null), i32 1, i32 xor (i32 1, i32 -1))",
    "@a = global i32 extractvalue ({ i32, i8 } { i32 1, i8 2 }, 0)",
    "@a = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> undef, <2 x i32> zeroinitializer)",
    "@a = global i8* null @b = alias i8*, i8** @c @c = alias i8*, i8** @a",
    "%a = type { %b* } %b = type { %a, %c } %c = type [3 x %d] %d = type i32",
    "%a = type { void (%a*)*, i8 (...)*, i32 (i8, ...)** } @g = global %a zeroinitializer",
    "define void @f() section \"s\" align 8 gc \"x\" prefix i32 1 prologue i8 2 personality i8* bitcast (i32 (...)* @p to i8*) { ret void } declare i32 @p(...)",
    "define void @f(token %t) { %c = catchswitch within none [label %h] unwind to caller\nh: %p = catchpad within %c [i8* null] catchret from %p to label %x\nx: ret void }",
    "declare void @f() declare cc 10 zeroext i8 @g(i8 signext, ...) \"k\" align 16 nounwind",
    "declare dllimport x86_stdcallcc dereferenceable(8) align 8 i8* @f()",
    "!0 = !{!0, !1} !1 = !{!\"\\22\", i64 4, float 1.0, i8* @x} @x = global i8 0",
    "!0 = !DIEnumerator(name: \"A\", value: -1) !1 = !DIExpression() !x.y = !{!0, !DIExpression()}",
    "!0 = !GenericDINode(tag: DW_TAG_member, header: \"h\", operands: {!0, null})",
    "!0 = !DITemplateValueParameter(type: null, value: i32 5)",
    "^0 = module: (path: \"a\", hash: (0, 0)) ^1 = flags: 8\n^2 = blockcount: 3",
    "@f = ifunc void (), ptr @r define ptr @r() { ret ptr null } define void @g() { call void @f() ret void }",
];

#[test]
fn everything_is_read() {
    for text in SMALL.iter().chain([&TYPED, &OPAQUE]) {
        read(text);
    }
}
