source_filename = "access_bounds_index_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"access_bounds_index_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 8, i32 20 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [1000 x i8], align 16
  %length = alloca i32, align 4
  %character = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [1000 x i8]* %text to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 1000, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [1000 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !22
  %1 = bitcast i32* %length to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %length, metadata !19, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %length, align 4, !dbg !24
  %2 = bitcast i32* %character to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %character, metadata !20, metadata !DIExpression()), !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %call = call i32 @getchar(), !dbg !27
  store i32 %call, i32* %character, align 4, !dbg !28
  %cmp = icmp ne i32 %call, -1, !dbg !29
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:
  %3 = load i32, i32* %character, align 4, !dbg !30
  %conv = trunc i32 %3 to i8, !dbg !30
  %4 = load i32, i32* %length, align 4, !dbg !31
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %4, i32 1), !dbg !31, !nosanitize !32
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !31, !nosanitize !32
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !31, !nosanitize !32
  %8 = xor i1 %7, true, !dbg !31, !nosanitize !32
  br i1 %8, label %cont, label %handler.add_overflow, !dbg !31, !prof !33, !nosanitize !32

handler.add_overflow:
  %9 = zext i32 %4 to i64, !dbg !31, !nosanitize !32
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %9, i64 1), !dbg !31, !nosanitize !32
  unreachable, !dbg !31, !nosanitize !32

cont:
  store i32 %6, i32* %length, align 4, !dbg !31
  %idxprom = sext i32 %4 to i64, !dbg !34
  %arrayidx = getelementptr inbounds [1000 x i8], [1000 x i8]* %text, i64 0, i64 %idxprom, !dbg !34
  store i8 %conv, i8* %arrayidx, align 1, !dbg !35
  br label %while.cond, !dbg !26, !llvm.loop !36

while.end:
  %10 = load i32, i32* %length, align 4, !dbg !39
  %idxprom1 = sext i32 %10 to i64, !dbg !40
  %arrayidx2 = getelementptr inbounds [1000 x i8], [1000 x i8]* %text, i64 0, i64 %idxprom1, !dbg !40
  store i8 0, i8* %arrayidx2, align 1, !dbg !41
  %11 = bitcast i32* %character to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !42
  %12 = bitcast i32* %length to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !42
  %13 = bitcast [1000 x i8]* %text to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 1000, i8* %13), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !44 i32 @getchar()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "access_bounds_index_safe.c", directory: ".")
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
!13 = !{!14, !19, !20}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8000, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 1000)
!19 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 6, type: !12)
!20 = !DILocalVariable(name: "character", scope: !9, file: !1, line: 6, type: !12)
!21 = !DILocation(line: 5, column: 5, scope: !9)
!22 = !DILocation(line: 5, column: 10, scope: !9)
!23 = !DILocation(line: 6, column: 5, scope: !9)
!24 = !DILocation(line: 6, column: 9, scope: !9)
!25 = !DILocation(line: 6, column: 21, scope: !9)
!26 = !DILocation(line: 7, column: 5, scope: !9)
!27 = !DILocation(line: 7, column: 25, scope: !9)
!28 = !DILocation(line: 7, column: 23, scope: !9)
!29 = !DILocation(line: 7, column: 36, scope: !9)
!30 = !DILocation(line: 8, column: 26, scope: !9)
!31 = !DILocation(line: 8, column: 20, scope: !9)
!32 = !{}
!33 = !{!"branch_weights", i32 1048575, i32 1}
!34 = !DILocation(line: 8, column: 9, scope: !9)
!35 = !DILocation(line: 8, column: 24, scope: !9)
!36 = distinct !{!36, !26, !30, !37, !38}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 9, column: 10, scope: !9)
!40 = !DILocation(line: 9, column: 5, scope: !9)
!41 = !DILocation(line: 9, column: 18, scope: !9)
!42 = !DILocation(line: 11, column: 1, scope: !9)
!43 = !DILocation(line: 10, column: 5, scope: !9)
!44 = !DISubprogram(name: "getchar", scope: !45, file: !45, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !32)
!45 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
