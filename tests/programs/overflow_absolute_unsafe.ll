source_filename = "overflow_absolute_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [27 x i8] c"overflow_absolute_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }
@1 = private unnamed_addr global { { [27 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [27 x i8]*, i32, i32 } { [27 x i8]* @.src, i32 9, i32 23 }, { i16, i16, [7 x i8] }* @0 }

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %x, align 4, !dbg !18
  %1 = load i32, i32* %x, align 4, !dbg !20
  %cmp = icmp sge i32 %1, -2147483648, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:
  %2 = load i32, i32* %x, align 4, !dbg !24
  %call1 = call i32 @abs(i32 noundef %2), !dbg !25
  store i32 %call1, i32* %x, align 4, !dbg !26
  br label %if.end, !dbg !27

if.end:
  %3 = load i32, i32* %x, align 4, !dbg !28
  %conv = sext i32 %3 to i64, !dbg !29
  %4 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %conv, i64 1), !dbg !30, !nosanitize !31
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !30, !nosanitize !31
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !30, !nosanitize !31
  %7 = xor i1 %6, true, !dbg !30, !nosanitize !31
  br i1 %7, label %cont, label %handler.sub_overflow, !dbg !30, !prof !32, !nosanitize !31

handler.sub_overflow:
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [27 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @1 to i8*), i64 %conv, i64 1), !dbg !30, !nosanitize !31
  unreachable, !dbg !30, !nosanitize !31

cont:
  %call2 = call i64 @labs(i64 noundef %5), !dbg !33
  %cmp3 = icmp sgt i64 %call2, 0, !dbg !34
  %conv4 = zext i1 %cmp3 to i32, !dbg !34
  %8 = bitcast i32* %x to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !35
  ret i32 %conv4, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @abs(i32 noundef)

declare i64 @labs(i64 noundef)

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_absolute_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 6, type: !14)
!17 = !DILocation(line: 6, column: 3, scope: !11)
!18 = !DILocation(line: 6, column: 7, scope: !11)
!19 = !DILocation(line: 6, column: 11, scope: !11)
!20 = !DILocation(line: 7, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 7)
!22 = !DILocation(line: 7, column: 9, scope: !21)
!23 = !DILocation(line: 7, column: 7, scope: !11)
!24 = !DILocation(line: 8, column: 13, scope: !21)
!25 = !DILocation(line: 8, column: 9, scope: !21)
!26 = !DILocation(line: 8, column: 7, scope: !21)
!27 = !DILocation(line: 8, column: 5, scope: !21)
!28 = !DILocation(line: 9, column: 21, scope: !11)
!29 = !DILocation(line: 9, column: 15, scope: !11)
!30 = !DILocation(line: 9, column: 23, scope: !11)
!31 = !{}
!32 = !{!"branch_weights", i32 1048575, i32 1}
!33 = !DILocation(line: 9, column: 10, scope: !11)
!34 = !DILocation(line: 9, column: 28, scope: !11)
!35 = !DILocation(line: 10, column: 1, scope: !11)
!36 = !DILocation(line: 9, column: 3, scope: !11)
