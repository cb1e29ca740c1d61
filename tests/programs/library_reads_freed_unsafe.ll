source_filename = "library_reads_freed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %text to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %text, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call noalias i8* @malloc(i64 noundef 2), !dbg !19
  store i8* %call, i8** %text, align 8, !dbg !18
  %1 = load i8*, i8** %text, align 8, !dbg !20
  %tobool = icmp ne i8* %1, null, !dbg !20
  br i1 %tobool, label %if.end, label %if.then, !dbg !22

if.then:
  store i32 0, i32* %retval, align 4, !dbg !23
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !23

if.end:
  %2 = load i8*, i8** %text, align 8, !dbg !24
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 0, !dbg !24
  store i8 97, i8* %arrayidx, align 1, !dbg !25
  %3 = load i8*, i8** %text, align 8, !dbg !26
  %arrayidx1 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !26
  store i8 0, i8* %arrayidx1, align 1, !dbg !27
  %4 = load i8*, i8** %text, align 8, !dbg !28
  call void @free(i8* noundef %4), !dbg !29
  %5 = load i8*, i8** %text, align 8, !dbg !30
  %call2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef %5), !dbg !31
  store i32 0, i32* %retval, align 4, !dbg !32
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !32

cleanup:
  %6 = bitcast i8** %text to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !33
  %7 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %7, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_freed_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 5, column: 3, scope: !9)
!18 = !DILocation(line: 5, column: 9, scope: !9)
!19 = !DILocation(line: 5, column: 16, scope: !9)
!20 = !DILocation(line: 6, column: 8, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 14, scope: !21)
!24 = !DILocation(line: 7, column: 3, scope: !9)
!25 = !DILocation(line: 7, column: 11, scope: !9)
!26 = !DILocation(line: 8, column: 3, scope: !9)
!27 = !DILocation(line: 8, column: 11, scope: !9)
!28 = !DILocation(line: 9, column: 8, scope: !9)
!29 = !DILocation(line: 9, column: 3, scope: !9)
!30 = !DILocation(line: 10, column: 16, scope: !9)
!31 = !DILocation(line: 10, column: 3, scope: !9)
!32 = !DILocation(line: 11, column: 3, scope: !9)
!33 = !DILocation(line: 12, column: 1, scope: !9)
