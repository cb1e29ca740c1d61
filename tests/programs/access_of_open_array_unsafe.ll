source_filename = "access_of_open_array_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [30 x i8] c"access_of_open_array_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [30 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [30 x i8]*, i32, i32 } { [30 x i8]* @.src, i32 10, i32 20 }, { i16, i16, [6 x i8] }* @0 }
@table = external global [0 x i32], align 4
@2 = private unnamed_addr global { { [30 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [30 x i8]*, i32, i32 } { [30 x i8]* @.src, i32 12, i32 16 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [4 x i8], align 1
  %length = alloca i32, align 4
  %character = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %text to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [4 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast i32* %length to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %length, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %length, align 4, !dbg !25
  %2 = bitcast i32* %character to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %character, metadata !20, metadata !DIExpression()), !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %call = call i32 @getchar(), !dbg !28
  store i32 %call, i32* %character, align 4, !dbg !29
  %cmp = icmp ne i32 %call, -1, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %3 = load i32, i32* %character, align 4, !dbg !31
  %conv = trunc i32 %3 to i8, !dbg !31
  %4 = load i32, i32* %length, align 4, !dbg !32
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %4, i32 1), !dbg !32, !nosanitize !33
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !32, !nosanitize !33
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !32, !nosanitize !33
  %8 = xor i1 %7, true, !dbg !32, !nosanitize !33
  br i1 %8, label %cont, label %handler.add_overflow, !dbg !32, !prof !34, !nosanitize !33

handler.add_overflow:
  %9 = zext i32 %4 to i64, !dbg !32, !nosanitize !33
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [30 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %9, i64 1), !dbg !32, !nosanitize !33
  unreachable, !dbg !32, !nosanitize !33

cont:
  store i32 %6, i32* %length, align 4, !dbg !32
  %idxprom = sext i32 %4 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %text, i64 0, i64 %idxprom, !dbg !35
  store i8 %conv, i8* %arrayidx, align 1, !dbg !36
  br label %while.cond, !dbg !27, !llvm.loop !37

while.end:
  %10 = bitcast i32* %sum to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %10), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !21, metadata !DIExpression()), !dbg !41
  %11 = load i32, i32* getelementptr inbounds ([0 x i32], [0 x i32]* @table, i64 0, i64 3), align 4, !dbg !42
  store i32 %11, i32* %sum, align 4, !dbg !41
  %12 = load i32, i32* %sum, align 4, !dbg !43
  %13 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %12, i32 1), !dbg !44, !nosanitize !33
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !44, !nosanitize !33
  %15 = extractvalue { i32, i1 } %13, 1, !dbg !44, !nosanitize !33
  %16 = xor i1 %15, true, !dbg !44, !nosanitize !33
  br i1 %16, label %cont2, label %handler.add_overflow1, !dbg !44, !prof !34, !nosanitize !33

handler.add_overflow1:
  %17 = zext i32 %12 to i64, !dbg !44, !nosanitize !33
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [30 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %17, i64 1), !dbg !44, !nosanitize !33
  unreachable, !dbg !44, !nosanitize !33

cont2:
  %18 = bitcast i32* %sum to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !45
  %19 = bitcast i32* %character to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !45
  %20 = bitcast i32* %length to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !45
  %21 = bitcast [4 x i8]* %text to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !45
  ret i32 %14, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !47 i32 @getchar()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "access_of_open_array_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !21}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 8, type: !12)
!20 = !DILocalVariable(name: "character", scope: !9, file: !1, line: 8, type: !12)
!21 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 11, type: !12)
!22 = !DILocation(line: 7, column: 5, scope: !9)
!23 = !DILocation(line: 7, column: 10, scope: !9)
!24 = !DILocation(line: 8, column: 5, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !9)
!26 = !DILocation(line: 8, column: 21, scope: !9)
!27 = !DILocation(line: 9, column: 5, scope: !9)
!28 = !DILocation(line: 9, column: 25, scope: !9)
!29 = !DILocation(line: 9, column: 23, scope: !9)
!30 = !DILocation(line: 9, column: 36, scope: !9)
!31 = !DILocation(line: 10, column: 26, scope: !9)
!32 = !DILocation(line: 10, column: 20, scope: !9)
!33 = !{}
!34 = !{!"branch_weights", i32 1048575, i32 1}
!35 = !DILocation(line: 10, column: 9, scope: !9)
!36 = !DILocation(line: 10, column: 24, scope: !9)
!37 = distinct !{!37, !27, !31, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 11, column: 5, scope: !9)
!41 = !DILocation(line: 11, column: 9, scope: !9)
!42 = !DILocation(line: 11, column: 15, scope: !9)
!43 = !DILocation(line: 12, column: 12, scope: !9)
!44 = !DILocation(line: 12, column: 16, scope: !9)
!45 = !DILocation(line: 13, column: 1, scope: !9)
!46 = !DILocation(line: 12, column: 5, scope: !9)
!47 = !DISubprogram(name: "getchar", scope: !48, file: !48, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !33)
!48 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
