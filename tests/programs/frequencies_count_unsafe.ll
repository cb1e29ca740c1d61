source_filename = "frequencies_count_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.counts = internal global [256 x i32] zeroinitializer, align 16, !dbg !0
@.src = private unnamed_addr constant [27 x i8] c"frequencies_count_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 10, i32 19 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %letter = alloca i32, align 4
  %read = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %letter to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %letter, metadata !10, metadata !DIExpression()), !dbg !24
  %1 = bitcast i32* %read to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %read, metadata !11, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %read, align 4, !dbg !26
  store i32 2147483647, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @main.counts, i64 0, i64 65), align 4, !dbg !27
  br label %while.cond, !dbg !28

while.cond:
  %call = call i32 @getchar(), !dbg !29
  store i32 %call, i32* %letter, align 4, !dbg !30
  %cmp = icmp ne i32 %call, -1, !dbg !31
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !32

land.rhs:
  %2 = load i32, i32* %read, align 4, !dbg !33
  %cmp1 = icmp ult i32 %2, 1000, !dbg !34
  br label %land.end

land.end:
  %3 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !35
  br i1 %3, label %while.body, label %while.end, !dbg !28

while.body:
  %4 = load i32, i32* %letter, align 4, !dbg !36
  %idxprom = sext i32 %4 to i64, !dbg !38
  %arrayidx = getelementptr inbounds [256 x i32], [256 x i32]* @main.counts, i64 0, i64 %idxprom, !dbg !38
  %5 = load i32, i32* %arrayidx, align 4, !dbg !39
  %6 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %5, i32 1), !dbg !39, !nosanitize !40
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !39, !nosanitize !40
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !39, !nosanitize !40
  %9 = xor i1 %8, true, !dbg !39, !nosanitize !40
  br i1 %9, label %cont, label %handler.add_overflow, !dbg !39, !prof !41, !nosanitize !40

handler.add_overflow:
  %10 = zext i32 %5 to i64, !dbg !39, !nosanitize !40
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %10, i64 1), !dbg !39, !nosanitize !40
  unreachable, !dbg !39, !nosanitize !40

cont:
  store i32 %7, i32* %arrayidx, align 4, !dbg !39
  %11 = load i32, i32* %read, align 4, !dbg !42
  %inc = add i32 %11, 1, !dbg !42
  store i32 %inc, i32* %read, align 4, !dbg !42
  br label %while.cond, !dbg !28, !llvm.loop !43

while.end:
  %12 = bitcast i32* %read to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !47
  %13 = bitcast i32* %letter to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !49 i32 @getchar()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counts", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "frequencies_count_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !11}
!10 = !DILocalVariable(name: "letter", scope: !2, file: !3, line: 6, type: !6)
!11 = !DILocalVariable(name: "read", scope: !2, file: !3, line: 7, type: !12)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8192, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 256)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = !DILocation(line: 6, column: 3, scope: !2)
!24 = !DILocation(line: 6, column: 7, scope: !2)
!25 = !DILocation(line: 7, column: 3, scope: !2)
!26 = !DILocation(line: 7, column: 12, scope: !2)
!27 = !DILocation(line: 8, column: 14, scope: !2)
!28 = !DILocation(line: 9, column: 3, scope: !2)
!29 = !DILocation(line: 9, column: 20, scope: !2)
!30 = !DILocation(line: 9, column: 18, scope: !2)
!31 = !DILocation(line: 9, column: 31, scope: !2)
!32 = !DILocation(line: 9, column: 38, scope: !2)
!33 = !DILocation(line: 9, column: 41, scope: !2)
!34 = !DILocation(line: 9, column: 46, scope: !2)
!35 = !DILocation(line: 0, scope: !2)
!36 = !DILocation(line: 10, column: 12, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 54)
!38 = !DILocation(line: 10, column: 5, scope: !37)
!39 = !DILocation(line: 10, column: 19, scope: !37)
!40 = !{}
!41 = !{!"branch_weights", i32 1048575, i32 1}
!42 = !DILocation(line: 11, column: 9, scope: !37)
!43 = distinct !{!43, !28, !44, !45, !46}
!44 = !DILocation(line: 12, column: 3, scope: !2)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 14, column: 1, scope: !2)
!48 = !DILocation(line: 13, column: 3, scope: !2)
!49 = !DISubprogram(name: "getchar", scope: !50, file: !50, line: 520, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!50 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
