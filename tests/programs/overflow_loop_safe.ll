source_filename = "overflow_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [21 x i8] c"overflow_loop_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [21 x i8]*, i32, i32 } { [21 x i8]* @.src, i32 8, i32 21 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [21 x i8]*, i32, i32 } { [21 x i8]* @.src, i32 7, i32 28 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %s = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %call, i32* %n, align 4, !dbg !19
  %1 = bitcast i32* %s to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %s, metadata !15, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %s, align 4, !dbg !21
  %2 = load i32, i32* %n, align 4, !dbg !22
  %cmp = icmp sgt i32 %2, 2000000000, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  store i32 0, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

if.end:
  %3 = bitcast i32* %i to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %i, align 4, !dbg !28
  br label %for.cond, !dbg !27

for.cond:
  %4 = load i32, i32* %i, align 4, !dbg !29
  %5 = load i32, i32* %n, align 4, !dbg !31
  %cmp1 = icmp slt i32 %4, %5, !dbg !32
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !33

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %i to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !34
  br label %for.end

for.body:
  %7 = load i32, i32* %s, align 4, !dbg !35
  %cmp2 = icmp slt i32 %7, 1000, !dbg !37
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !38

if.then3:
  %8 = load i32, i32* %s, align 4, !dbg !39
  %9 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %8, i32 2), !dbg !39, !nosanitize !40
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !39, !nosanitize !40
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !39, !nosanitize !40
  %12 = xor i1 %11, true, !dbg !39, !nosanitize !40
  br i1 %12, label %cont, label %handler.add_overflow, !dbg !39, !prof !41, !nosanitize !40

handler.add_overflow:
  %13 = zext i32 %8 to i64, !dbg !39, !nosanitize !40
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %13, i64 2), !dbg !39, !nosanitize !40
  unreachable, !dbg !39, !nosanitize !40

cont:
  store i32 %10, i32* %s, align 4, !dbg !39
  br label %if.end4, !dbg !42

if.end4:
  br label %for.inc, !dbg !43

for.inc:
  %14 = load i32, i32* %i, align 4, !dbg !44
  %15 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %14, i32 1000000000), !dbg !44, !nosanitize !40
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !44, !nosanitize !40
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !44, !nosanitize !40
  %18 = xor i1 %17, true, !dbg !44, !nosanitize !40
  br i1 %18, label %cont6, label %handler.add_overflow5, !dbg !44, !prof !41, !nosanitize !40

handler.add_overflow5:
  %19 = zext i32 %14 to i64, !dbg !44, !nosanitize !40
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [21 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %19, i64 1000000000), !dbg !44, !nosanitize !40
  unreachable, !dbg !44, !nosanitize !40

cont6:
  store i32 %16, i32* %i, align 4, !dbg !44
  br label %for.cond, !dbg !34, !llvm.loop !45

for.end:
  %20 = load i32, i32* %s, align 4, !dbg !49
  store i32 %20, i32* %retval, align 4, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

cleanup:
  %21 = bitcast i32* %s to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !51
  %22 = bitcast i32* %n to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !51
  %23 = load i32, i32* %retval, align 4, !dbg !51
  ret i32 %23, !dbg !51
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_loop_safe.c", directory: ".")
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
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 7, type: !12)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!18 = !DILocation(line: 5, column: 3, scope: !9)
!19 = !DILocation(line: 5, column: 7, scope: !9)
!20 = !DILocation(line: 5, column: 11, scope: !9)
!21 = !DILocation(line: 5, column: 36, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 9, scope: !23)
!25 = !DILocation(line: 6, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 23, scope: !23)
!27 = !DILocation(line: 7, column: 8, scope: !17)
!28 = !DILocation(line: 7, column: 12, scope: !17)
!29 = !DILocation(line: 7, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 3)
!31 = !DILocation(line: 7, column: 23, scope: !30)
!32 = !DILocation(line: 7, column: 21, scope: !30)
!33 = !DILocation(line: 7, column: 3, scope: !17)
!34 = !DILocation(line: 7, column: 3, scope: !30)
!35 = !DILocation(line: 8, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 9)
!37 = !DILocation(line: 8, column: 11, scope: !36)
!38 = !DILocation(line: 8, column: 9, scope: !30)
!39 = !DILocation(line: 8, column: 21, scope: !36)
!40 = !{}
!41 = !{!"branch_weights", i32 1048575, i32 1}
!42 = !DILocation(line: 8, column: 19, scope: !36)
!43 = !DILocation(line: 8, column: 13, scope: !36)
!44 = !DILocation(line: 7, column: 28, scope: !30)
!45 = distinct !{!45, !33, !46, !47, !48}
!46 = !DILocation(line: 8, column: 24, scope: !17)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 9, column: 10, scope: !9)
!50 = !DILocation(line: 9, column: 3, scope: !9)
!51 = !DILocation(line: 10, column: 1, scope: !9)
