source_filename = "overflow_division_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"overflow_division_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 12 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %a, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  store i32 %call, i32* %a, align 4, !dbg !17
  %1 = bitcast i32* %b to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %b, metadata !15, metadata !DIExpression()), !dbg !19
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call1, i32* %b, align 4, !dbg !19
  %2 = load i32, i32* %a, align 4, !dbg !21
  %cmp = icmp eq i32 %2, -2147483648, !dbg !23
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !24

land.lhs.true:
  %3 = load i32, i32* %b, align 4, !dbg !25
  %cmp2 = icmp eq i32 %3, -2, !dbg !26
  br i1 %cmp2, label %if.then, label %if.end, !dbg !27

if.then:
  store i32 0, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !28

if.end:
  %4 = load i32, i32* %a, align 4, !dbg !29
  %5 = load i32, i32* %b, align 4, !dbg !30
  %6 = icmp ne i32 %4, -2147483648, !dbg !31, !nosanitize !32
  %7 = icmp ne i32 %5, -1, !dbg !31, !nosanitize !32
  %or = or i1 %6, %7, !dbg !31, !nosanitize !32
  br i1 %or, label %cont, label %handler.divrem_overflow, !dbg !31, !prof !33, !nosanitize !32

handler.divrem_overflow:
  %8 = zext i32 %4 to i64, !dbg !31, !nosanitize !32
  %9 = zext i32 %5 to i64, !dbg !31, !nosanitize !32
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %8, i64 %9), !dbg !31, !nosanitize !32
  unreachable, !dbg !31, !nosanitize !32

cont:
  %rem = srem i32 %4, %5, !dbg !31
  store i32 %rem, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

cleanup:
  %10 = bitcast i32* %b to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !35
  %11 = bitcast i32* %a to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !35
  %12 = load i32, i32* %retval, align 4, !dbg !35
  ret i32 %12, !dbg !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_division_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 7, scope: !9)
!18 = !DILocation(line: 5, column: 11, scope: !9)
!19 = !DILocation(line: 5, column: 36, scope: !9)
!20 = !DILocation(line: 5, column: 40, scope: !9)
!21 = !DILocation(line: 6, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!23 = !DILocation(line: 6, column: 9, scope: !22)
!24 = !DILocation(line: 6, column: 20, scope: !22)
!25 = !DILocation(line: 6, column: 23, scope: !22)
!26 = !DILocation(line: 6, column: 25, scope: !22)
!27 = !DILocation(line: 6, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 5, scope: !22)
!29 = !DILocation(line: 8, column: 10, scope: !9)
!30 = !DILocation(line: 8, column: 14, scope: !9)
!31 = !DILocation(line: 8, column: 12, scope: !9)
!32 = !{}
!33 = !{!"branch_weights", i32 1048575, i32 1}
!34 = !DILocation(line: 8, column: 3, scope: !9)
!35 = !DILocation(line: 9, column: 1, scope: !9)
