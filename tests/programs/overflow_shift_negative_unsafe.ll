source_filename = "overflow_shift_negative_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [33 x i8] c"overflow_shift_negative_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 5, i32 9 }, { i16, i16, [6 x i8] }* @0, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [33 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* } { { [33 x i8]*, i32, i32 } { [33 x i8]* @.src, i32 6, i32 20 }, { i16, i16, [6 x i8] }* @0, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  %1 = load i32, i32* %x, align 4, !dbg !18
  br i1 true, label %cont, label %handler.shift_out_of_bounds, !dbg !19, !prof !20, !nosanitize !21

handler.shift_out_of_bounds:
  %2 = zext i32 %1 to i64, !dbg !19, !nosanitize !21
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %2, i64 3), !dbg !19, !nosanitize !21
  unreachable, !dbg !19, !nosanitize !21

cont:
  %shr = ashr i32 %1, 3, !dbg !19
  store i32 %shr, i32* %x, align 4, !dbg !22
  %3 = load i32, i32* %x, align 4, !dbg !23
  %cmp = icmp slt i32 %3, 0, !dbg !24
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !23

cond.true:
  %4 = load i32, i32* %x, align 4, !dbg !25
  br i1 true, label %check, label %cont1, !dbg !26, !nosanitize !21

check:
  %shl.check = lshr i32 %4, 30, !dbg !26, !nosanitize !21
  %5 = icmp eq i32 %shl.check, 0, !dbg !26, !nosanitize !21
  br label %cont1, !dbg !26, !nosanitize !21

cont1:
  %6 = phi i1 [ true, %cond.true ], [ %5, %check ], !dbg !26, !nosanitize !21
  %7 = and i1 true, %6, !dbg !26, !nosanitize !21
  br i1 %7, label %cont3, label %handler.shift_out_of_bounds2, !dbg !26, !prof !20, !nosanitize !21

handler.shift_out_of_bounds2:
  %8 = zext i32 %4 to i64, !dbg !26, !nosanitize !21
  call void @__ubsan_handle_shift_out_of_bounds_abort(i8* bitcast ({ { [33 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }*, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %8, i64 1), !dbg !26, !nosanitize !21
  unreachable, !dbg !26, !nosanitize !21

cont3:
  %shl = shl i32 %4, 1, !dbg !26
  br label %cond.end, !dbg !23

cond.false:
  %9 = load i32, i32* %x, align 4, !dbg !27
  %and = and i32 %9, 1, !dbg !28
  br label %cond.end, !dbg !23

cond.end:
  %cond = phi i32 [ %shl, %cont3 ], [ %and, %cond.false ], !dbg !23
  %10 = bitcast i32* %x to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !29
  ret i32 %cond, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__ubsan_handle_shift_out_of_bounds_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_shift_negative_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocation(line: 4, column: 3, scope: !9)
!16 = !DILocation(line: 4, column: 7, scope: !9)
!17 = !DILocation(line: 4, column: 11, scope: !9)
!18 = !DILocation(line: 5, column: 7, scope: !9)
!19 = !DILocation(line: 5, column: 9, scope: !9)
!20 = !{!"branch_weights", i32 1048575, i32 1}
!21 = !{}
!22 = !DILocation(line: 5, column: 5, scope: !9)
!23 = !DILocation(line: 6, column: 10, scope: !9)
!24 = !DILocation(line: 6, column: 12, scope: !9)
!25 = !DILocation(line: 6, column: 18, scope: !9)
!26 = !DILocation(line: 6, column: 20, scope: !9)
!27 = !DILocation(line: 6, column: 27, scope: !9)
!28 = !DILocation(line: 6, column: 29, scope: !9)
!29 = !DILocation(line: 7, column: 1, scope: !9)
!30 = !DILocation(line: 6, column: 3, scope: !9)
