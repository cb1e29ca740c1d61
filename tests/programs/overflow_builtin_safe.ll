source_filename = "overflow_builtin_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [24 x i8] c"overflow_builtin_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [24 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [24 x i8]*, i32, i32 } { [24 x i8]* @.src, i32 8, i32 14 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  %1 = bitcast i32* %y to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !20
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call1, i32* %y, align 4, !dbg !20
  %2 = bitcast i32* %sum to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !16, metadata !DIExpression()), !dbg !22
  %3 = load i32, i32* %x, align 4, !dbg !23
  %4 = load i32, i32* %y, align 4, !dbg !25
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %3, i32 %4), !dbg !26
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !26
  %7 = extractvalue { i32, i1 } %5, 0, !dbg !26
  store i32 %7, i32* %sum, align 4, !dbg !26
  br i1 %6, label %if.then, label %if.end, !dbg !27

if.then:
  %8 = load i32, i32* %sum, align 4, !dbg !28
  %cmp = icmp slt i32 %8, 0, !dbg !29
  %conv = zext i1 %cmp to i32, !dbg !29
  store i32 %conv, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !30

if.end:
  %9 = load i32, i32* %sum, align 4, !dbg !31
  %10 = load i32, i32* %y, align 4, !dbg !32
  %11 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %9, i32 %10), !dbg !33, !nosanitize !34
  %12 = extractvalue { i32, i1 } %11, 0, !dbg !33, !nosanitize !34
  %13 = extractvalue { i32, i1 } %11, 1, !dbg !33, !nosanitize !34
  %14 = xor i1 %13, true, !dbg !33, !nosanitize !34
  br i1 %14, label %cont, label %handler.sub_overflow, !dbg !33, !prof !35, !nosanitize !34

handler.sub_overflow:
  %15 = zext i32 %9 to i64, !dbg !33, !nosanitize !34
  %16 = zext i32 %10 to i64, !dbg !33, !nosanitize !34
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [24 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %15, i64 %16), !dbg !33, !nosanitize !34
  unreachable, !dbg !33, !nosanitize !34

cont:
  %17 = load i32, i32* %x, align 4, !dbg !36
  %cmp2 = icmp ne i32 %12, %17, !dbg !37
  %conv3 = zext i1 %cmp2 to i32, !dbg !37
  store i32 %conv3, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

cleanup:
  %18 = bitcast i32* %sum to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !39
  %19 = bitcast i32* %y to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !39
  %20 = bitcast i32* %x to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !39
  %21 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %21, !dbg !39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_builtin_safe.c", directory: ".")
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
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 5, type: !12)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 7, scope: !9)
!19 = !DILocation(line: 5, column: 11, scope: !9)
!20 = !DILocation(line: 5, column: 36, scope: !9)
!21 = !DILocation(line: 5, column: 40, scope: !9)
!22 = !DILocation(line: 5, column: 65, scope: !9)
!23 = !DILocation(line: 6, column: 31, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 34, scope: !24)
!26 = !DILocation(line: 6, column: 7, scope: !24)
!27 = !DILocation(line: 6, column: 7, scope: !9)
!28 = !DILocation(line: 7, column: 12, scope: !24)
!29 = !DILocation(line: 7, column: 16, scope: !24)
!30 = !DILocation(line: 7, column: 5, scope: !24)
!31 = !DILocation(line: 8, column: 10, scope: !9)
!32 = !DILocation(line: 8, column: 16, scope: !9)
!33 = !DILocation(line: 8, column: 14, scope: !9)
!34 = !{}
!35 = !{!"branch_weights", i32 1048575, i32 1}
!36 = !DILocation(line: 8, column: 21, scope: !9)
!37 = !DILocation(line: 8, column: 18, scope: !9)
!38 = !DILocation(line: 8, column: 3, scope: !9)
!39 = !DILocation(line: 9, column: 1, scope: !9)
