source_filename = "frequencies_count_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [25 x i8] c"frequencies_count_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [25 x i8]*, i32, i32 } { [25 x i8]* @.src, i32 8, i32 19 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %counts = alloca [256 x i32], align 16
  %letter = alloca i32, align 4
  %read = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [256 x i32]* %counts to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [256 x i32]* %counts, metadata !14, metadata !DIExpression()), !dbg !22
  %1 = bitcast [256 x i32]* %counts to i8*, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* align 16 %1, i8 0, i64 1024, i1 false), !dbg !22
  %2 = bitcast i32* %letter to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %letter, metadata !18, metadata !DIExpression()), !dbg !23
  %3 = bitcast i32* %read to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %read, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %read, align 4, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call i32 @getchar(), !dbg !27
  store i32 %call, i32* %letter, align 4, !dbg !28
  %cmp = icmp ne i32 %call, -1, !dbg !29
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !30

land.rhs:
  %4 = load i32, i32* %read, align 4, !dbg !31
  %cmp1 = icmp ult i32 %4, 1000, !dbg !32
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !33
  br i1 %5, label %while.body, label %while.end, !dbg !26

while.body:
  %6 = load i32, i32* %letter, align 4, !dbg !34
  %idxprom = sext i32 %6 to i64, !dbg !36
  %arrayidx = getelementptr inbounds [256 x i32], [256 x i32]* %counts, i64 0, i64 %idxprom, !dbg !36
  %7 = load i32, i32* %arrayidx, align 4, !dbg !37
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %7, i32 1), !dbg !37, !nosanitize !38
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !37, !nosanitize !38
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !37, !nosanitize !38
  %11 = xor i1 %10, true, !dbg !37, !nosanitize !38
  br i1 %11, label %cont, label %handler.add_overflow, !dbg !37, !prof !39, !nosanitize !38

handler.add_overflow:
  %12 = zext i32 %7 to i64, !dbg !37, !nosanitize !38
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [25 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %12, i64 1), !dbg !37, !nosanitize !38
  unreachable, !dbg !37, !nosanitize !38

cont:
  store i32 %9, i32* %arrayidx, align 4, !dbg !37
  %13 = load i32, i32* %read, align 4, !dbg !40
  %inc = add i32 %13, 1, !dbg !40
  store i32 %inc, i32* %read, align 4, !dbg !40
  br label %while.cond, !dbg !26, !llvm.loop !41

while.end:
  %14 = bitcast i32* %read to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !45
  %15 = bitcast i32* %letter to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !45
  %16 = bitcast [256 x i32]* %counts to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* %16), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !47 i32 @getchar()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "frequencies_count_safe.c", directory: ".")
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
!13 = !{!14, !18, !19}
!14 = !DILocalVariable(name: "counts", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
!18 = !DILocalVariable(name: "letter", scope: !9, file: !1, line: 5, type: !12)
!19 = !DILocalVariable(name: "read", scope: !9, file: !1, line: 6, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 5, column: 3, scope: !9)
!22 = !DILocation(line: 5, column: 7, scope: !9)
!23 = !DILocation(line: 5, column: 26, scope: !9)
!24 = !DILocation(line: 6, column: 3, scope: !9)
!25 = !DILocation(line: 6, column: 12, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 7, column: 20, scope: !9)
!28 = !DILocation(line: 7, column: 18, scope: !9)
!29 = !DILocation(line: 7, column: 31, scope: !9)
!30 = !DILocation(line: 7, column: 38, scope: !9)
!31 = !DILocation(line: 7, column: 41, scope: !9)
!32 = !DILocation(line: 7, column: 46, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 8, column: 12, scope: !35)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 54)
!36 = !DILocation(line: 8, column: 5, scope: !35)
!37 = !DILocation(line: 8, column: 19, scope: !35)
!38 = !{}
!39 = !{!"branch_weights", i32 1048575, i32 1}
!40 = !DILocation(line: 9, column: 9, scope: !35)
!41 = distinct !{!41, !26, !42, !43, !44}
!42 = !DILocation(line: 10, column: 3, scope: !9)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 12, column: 1, scope: !9)
!46 = !DILocation(line: 11, column: 3, scope: !9)
!47 = !DISubprogram(name: "getchar", scope: !48, file: !48, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !38)
!48 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
