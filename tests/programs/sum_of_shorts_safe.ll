source_filename = "sum_of_shorts_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [21 x i8] c"sum_of_shorts_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [21 x i8]*, i32, i32 } { [21 x i8]* @.src, i32 5, i32 39 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [21 x i8]*, i32, i32 } { [21 x i8]* @.src, i32 5, i32 31 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !14, metadata !DIExpression()), !dbg !18
  store i32 0, i32* %sum, align 4, !dbg !18
  %1 = bitcast i32* %i to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %i, metadata !15, metadata !DIExpression()), !dbg !20
  store i32 0, i32* %i, align 4, !dbg !20
  br label %for.cond, !dbg !19

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !21
  %cmp = icmp slt i32 %2, 60000, !dbg !23
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !24

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !25
  br label %for.end

for.body:
  %call = call signext i16 @__VERIFIER_nondet_short(), !dbg !26
  %conv = sext i16 %call to i32, !dbg !26
  %4 = load i32, i32* %sum, align 4, !dbg !27
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %4, i32 %conv), !dbg !27, !nosanitize !28
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !27, !nosanitize !28
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !27, !nosanitize !28
  %8 = xor i1 %7, true, !dbg !27, !nosanitize !28
  br i1 %8, label %cont, label %handler.add_overflow, !dbg !27, !prof !29, !nosanitize !28

handler.add_overflow:
  %9 = zext i32 %4 to i64, !dbg !27, !nosanitize !28
  %10 = zext i32 %conv to i64, !dbg !27, !nosanitize !28
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %9, i64 %10), !dbg !27, !nosanitize !28
  unreachable, !dbg !27, !nosanitize !28

cont:
  store i32 %6, i32* %sum, align 4, !dbg !27
  br label %for.inc, !dbg !30

for.inc:
  %11 = load i32, i32* %i, align 4, !dbg !31
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %11, i32 1), !dbg !31, !nosanitize !28
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !31, !nosanitize !28
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !31, !nosanitize !28
  %15 = xor i1 %14, true, !dbg !31, !nosanitize !28
  br i1 %15, label %cont2, label %handler.add_overflow1, !dbg !31, !prof !29, !nosanitize !28

handler.add_overflow1:
  %16 = zext i32 %11 to i64, !dbg !31, !nosanitize !28
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %16, i64 1), !dbg !31, !nosanitize !28
  unreachable, !dbg !31, !nosanitize !28

cont2:
  store i32 %13, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !25, !llvm.loop !32

for.end:
  %17 = load i32, i32* %sum, align 4, !dbg !36
  %18 = bitcast i32* %sum to i8*, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !37
  ret i32 %17, !dbg !38
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i16 @__VERIFIER_nondet_short()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sum_of_shorts_safe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "i", scope: !16, file: !1, line: 5, type: !12)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!17 = !DILocation(line: 4, column: 3, scope: !9)
!18 = !DILocation(line: 4, column: 7, scope: !9)
!19 = !DILocation(line: 5, column: 8, scope: !16)
!20 = !DILocation(line: 5, column: 12, scope: !16)
!21 = !DILocation(line: 5, column: 19, scope: !22)
!22 = distinct !DILexicalBlock(scope: !16, file: !1, line: 5, column: 3)
!23 = !DILocation(line: 5, column: 21, scope: !22)
!24 = !DILocation(line: 5, column: 3, scope: !16)
!25 = !DILocation(line: 5, column: 3, scope: !22)
!26 = !DILocation(line: 5, column: 42, scope: !22)
!27 = !DILocation(line: 5, column: 39, scope: !22)
!28 = !{}
!29 = !{!"branch_weights", i32 1048575, i32 1}
!30 = !DILocation(line: 5, column: 35, scope: !22)
!31 = !DILocation(line: 5, column: 31, scope: !22)
!32 = distinct !{!32, !24, !33, !34, !35}
!33 = !DILocation(line: 5, column: 66, scope: !16)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 6, column: 10, scope: !9)
!37 = !DILocation(line: 7, column: 1, scope: !9)
!38 = !DILocation(line: 6, column: 3, scope: !9)
