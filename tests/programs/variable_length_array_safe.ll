source_filename = "variable_length_array_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !17
  %conv = zext i8 %call to i32, !dbg !17
  %rem = srem i32 %conv, 8, !dbg !18
  %add = add nsw i32 %rem, 1, !dbg !19
  store i32 %add, i32* %n, align 4, !dbg !16
  %0 = load i32, i32* %n, align 4, !dbg !20
  %1 = zext i32 %0 to i64, !dbg !21
  %2 = call i8* @llvm.stacksave(), !dbg !21
  store i8* %2, i8** %saved_stack, align 8, !dbg !21
  %vla = alloca i8, i64 %1, align 16, !dbg !21
  store i64 %1, i64* %__vla_expr0, align 8, !dbg !21
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !22, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata i8* %vla, metadata !25, metadata !DIExpression()), !dbg !30
  %arrayidx = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !31
  store i8 0, i8* %arrayidx, align 16, !dbg !32
  %3 = load i32, i32* %n, align 4, !dbg !33
  %sub = sub nsw i32 %3, 1, !dbg !34
  %idxprom = sext i32 %sub to i64, !dbg !35
  %arrayidx1 = getelementptr inbounds i8, i8* %vla, i64 %idxprom, !dbg !35
  store i8 1, i8* %arrayidx1, align 1, !dbg !36
  %arrayidx2 = getelementptr inbounds i8, i8* %vla, i64 0, !dbg !37
  %4 = load i8, i8* %arrayidx2, align 16, !dbg !37
  %conv3 = sext i8 %4 to i32, !dbg !37
  store i32 %conv3, i32* %retval, align 4, !dbg !38
  %5 = load i8*, i8** %saved_stack, align 8, !dbg !39
  call void @llvm.stackrestore(i8* %5), !dbg !39
  %6 = load i32, i32* %retval, align 4, !dbg !39
  ret i32 %6, !dbg !39
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i8* @llvm.stacksave()

declare void @llvm.stackrestore(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_length_array_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocation(line: 5, column: 11, scope: !10)
!18 = !DILocation(line: 5, column: 37, scope: !10)
!19 = !DILocation(line: 5, column: 41, scope: !10)
!20 = !DILocation(line: 6, column: 10, scope: !10)
!21 = !DILocation(line: 6, column: 3, scope: !10)
!22 = !DILocalVariable(name: "__vla_expr0", scope: !10, type: !23, flags: DIFlagArtificial)
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 0, scope: !10)
!25 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 6, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: !22)
!30 = !DILocation(line: 6, column: 8, scope: !10)
!31 = !DILocation(line: 7, column: 3, scope: !10)
!32 = !DILocation(line: 7, column: 8, scope: !10)
!33 = !DILocation(line: 8, column: 5, scope: !10)
!34 = !DILocation(line: 8, column: 7, scope: !10)
!35 = !DILocation(line: 8, column: 3, scope: !10)
!36 = !DILocation(line: 8, column: 12, scope: !10)
!37 = !DILocation(line: 9, column: 10, scope: !10)
!38 = !DILocation(line: 9, column: 3, scope: !10)
!39 = !DILocation(line: 10, column: 1, scope: !10)
