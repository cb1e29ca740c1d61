source_filename = "access_by_any_pointer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [31 x i8] c"access_by_any_pointer_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [31 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [31 x i8]*, i32, i32 } { [31 x i8]* @.src, i32 11, i32 20 }, { i16, i16, [6 x i8] }* @0 }
@2 = private unnamed_addr global { { [31 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [31 x i8]*, i32, i32 } { [31 x i8]* @.src, i32 15, i32 16 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [4 x i8], align 1
  %length = alloca i32, align 4
  %character = alloca i32, align 4
  %given = alloca i32*, align 8
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %text to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [4 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast i32* %length to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %length, metadata !19, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %length, align 4, !dbg !27
  %2 = bitcast i32* %character to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata i32* %character, metadata !20, metadata !DIExpression()), !dbg !28
  br label %while.cond, !dbg !29

while.cond:
  %call = call i32 @getchar(), !dbg !30
  store i32 %call, i32* %character, align 4, !dbg !31
  %cmp = icmp ne i32 %call, -1, !dbg !32
  br i1 %cmp, label %while.body, label %while.end, !dbg !29

while.body:
  %3 = load i32, i32* %character, align 4, !dbg !33
  %conv = trunc i32 %3 to i8, !dbg !33
  %4 = load i32, i32* %length, align 4, !dbg !34
  %5 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %4, i32 1), !dbg !34, !nosanitize !35
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !34, !nosanitize !35
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !34, !nosanitize !35
  %8 = xor i1 %7, true, !dbg !34, !nosanitize !35
  br i1 %8, label %cont, label %handler.add_overflow, !dbg !34, !prof !36, !nosanitize !35

handler.add_overflow:
  %9 = zext i32 %4 to i64, !dbg !34, !nosanitize !35
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [31 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %9, i64 1), !dbg !34, !nosanitize !35
  unreachable, !dbg !34, !nosanitize !35

cont:
  store i32 %6, i32* %length, align 4, !dbg !34
  %idxprom = sext i32 %4 to i64, !dbg !37
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %text, i64 0, i64 %idxprom, !dbg !37
  store i8 %conv, i8* %arrayidx, align 1, !dbg !38
  br label %while.cond, !dbg !29, !llvm.loop !39

while.end:
  %10 = bitcast i32** %given to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %10), !dbg !42
  call void @llvm.dbg.declare(metadata i32** %given, metadata !21, metadata !DIExpression()), !dbg !43
  %call1 = call i32* @nondet_pointer(), !dbg !44
  store i32* %call1, i32** %given, align 8, !dbg !43
  %11 = load i32*, i32** %given, align 8, !dbg !45
  store i32 1, i32* %11, align 4, !dbg !46
  %12 = bitcast i32* %sum to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !23, metadata !DIExpression()), !dbg !48
  %call2 = call i32 @nondet_int(), !dbg !49
  store i32 %call2, i32* %sum, align 4, !dbg !48
  %13 = load i32, i32* %sum, align 4, !dbg !50
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 1), !dbg !51, !nosanitize !35
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !51, !nosanitize !35
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !51, !nosanitize !35
  %17 = xor i1 %16, true, !dbg !51, !nosanitize !35
  br i1 %17, label %cont4, label %handler.add_overflow3, !dbg !51, !prof !36, !nosanitize !35

handler.add_overflow3:
  %18 = zext i32 %13 to i64, !dbg !51, !nosanitize !35
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [31 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @2 to i8*), i64 %18, i64 1), !dbg !51, !nosanitize !35
  unreachable, !dbg !51, !nosanitize !35

cont4:
  %19 = bitcast i32* %sum to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !52
  %20 = bitcast i32** %given to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !52
  %21 = bitcast i32* %character to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !52
  %22 = bitcast i32* %length to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !52
  %23 = bitcast [4 x i8]* %text to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !52
  ret i32 %15, !dbg !53
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !54 i32 @getchar()

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare !dbg !56 i32* @nondet_pointer()

declare !dbg !59 i32 @nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "access_by_any_pointer_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19, !20, !21, !23}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "length", scope: !9, file: !1, line: 9, type: !12)
!20 = !DILocalVariable(name: "character", scope: !9, file: !1, line: 9, type: !12)
!21 = !DILocalVariable(name: "given", scope: !9, file: !1, line: 12, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!23 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 14, type: !12)
!24 = !DILocation(line: 8, column: 5, scope: !9)
!25 = !DILocation(line: 8, column: 10, scope: !9)
!26 = !DILocation(line: 9, column: 5, scope: !9)
!27 = !DILocation(line: 9, column: 9, scope: !9)
!28 = !DILocation(line: 9, column: 21, scope: !9)
!29 = !DILocation(line: 10, column: 5, scope: !9)
!30 = !DILocation(line: 10, column: 25, scope: !9)
!31 = !DILocation(line: 10, column: 23, scope: !9)
!32 = !DILocation(line: 10, column: 36, scope: !9)
!33 = !DILocation(line: 11, column: 26, scope: !9)
!34 = !DILocation(line: 11, column: 20, scope: !9)
!35 = !{}
!36 = !{!"branch_weights", i32 1048575, i32 1}
!37 = !DILocation(line: 11, column: 9, scope: !9)
!38 = !DILocation(line: 11, column: 24, scope: !9)
!39 = distinct !{!39, !29, !33, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 12, column: 5, scope: !9)
!43 = !DILocation(line: 12, column: 10, scope: !9)
!44 = !DILocation(line: 12, column: 18, scope: !9)
!45 = !DILocation(line: 13, column: 6, scope: !9)
!46 = !DILocation(line: 13, column: 12, scope: !9)
!47 = !DILocation(line: 14, column: 5, scope: !9)
!48 = !DILocation(line: 14, column: 9, scope: !9)
!49 = !DILocation(line: 14, column: 15, scope: !9)
!50 = !DILocation(line: 15, column: 12, scope: !9)
!51 = !DILocation(line: 15, column: 16, scope: !9)
!52 = !DILocation(line: 16, column: 1, scope: !9)
!53 = !DILocation(line: 15, column: 5, scope: !9)
!54 = !DISubprogram(name: "getchar", scope: !55, file: !55, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!55 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!56 = !DISubprogram(name: "nondet_pointer", scope: !1, file: !1, line: 4, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!57 = !DISubroutineType(types: !58)
!58 = !{!22}
!59 = !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 5, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
