source_filename = "heap_uninitialised_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8** %p, metadata !15, metadata !DIExpression()), !dbg !18
  %call = call i8* @calloc(i64 noundef 1, i64 noundef 3), !dbg !19
  store i8* %call, i8** %p, align 8, !dbg !18
  %0 = load i8*, i8** %p, align 8, !dbg !20
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 0, !dbg !20
  store i8 1, i8* %arrayidx, align 1, !dbg !21
  %1 = load i8*, i8** %p, align 8, !dbg !22
  %arrayidx1 = getelementptr inbounds i8, i8* %1, i64 2, !dbg !22
  %2 = load i8, i8* %arrayidx1, align 1, !dbg !22
  %conv = sext i8 %2 to i32, !dbg !22
  %cmp = icmp eq i32 %conv, 5, !dbg !24
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:
  call void @reach_error(), !dbg !26
  br label %if.end, !dbg !26

if.end:
  ret i32 0, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @calloc(i64 noundef, i64 noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_uninitialised_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 6, column: 9, scope: !10)
!19 = !DILocation(line: 6, column: 13, scope: !10)
!20 = !DILocation(line: 7, column: 3, scope: !10)
!21 = !DILocation(line: 7, column: 8, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 12, scope: !23)
!25 = !DILocation(line: 8, column: 7, scope: !10)
!26 = !DILocation(line: 8, column: 18, scope: !23)
!27 = !DILocation(line: 9, column: 3, scope: !10)
