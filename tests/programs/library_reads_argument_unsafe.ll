source_filename = "library_reads_argument_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !19
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %argc.addr, align 4, !dbg !21
  %cmp = icmp slt i32 %0, 2, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:
  store i32 0, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:
  %1 = load i8**, i8*** %argv.addr, align 8, !dbg !26
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 1, !dbg !26
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !26
  %3 = load i8**, i8*** %argv.addr, align 8, !dbg !27
  %arrayidx1 = getelementptr inbounds i8*, i8** %3, i64 1, !dbg !27
  %4 = load i8*, i8** %arrayidx1, align 8, !dbg !27
  %call = call i64 @strlen(i8* noundef %4), !dbg !28
  %arrayidx2 = getelementptr inbounds i8, i8* %2, i64 %call, !dbg !26
  store i8 45, i8* %arrayidx2, align 1, !dbg !29
  %5 = load i8**, i8*** %argv.addr, align 8, !dbg !30
  %arrayidx3 = getelementptr inbounds i8*, i8** %5, i64 1, !dbg !30
  %6 = load i8*, i8** %arrayidx3, align 8, !dbg !30
  %call4 = call i32 @puts(i8* noundef %6), !dbg !31
  store i32 0, i32* %retval, align 4, !dbg !32
  br label %return, !dbg !32

return:
  %7 = load i32, i32* %retval, align 4, !dbg !33
  ret i32 %7, !dbg !33
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @strlen(i8* noundef)

declare !dbg !34 i32 @puts(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_argument_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 4, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 4, type: !13)
!19 = !DILocation(line: 4, column: 14, scope: !9)
!20 = !DILocation(line: 4, column: 27, scope: !9)
!21 = !DILocation(line: 5, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 7)
!23 = !DILocation(line: 5, column: 12, scope: !22)
!24 = !DILocation(line: 5, column: 7, scope: !9)
!25 = !DILocation(line: 5, column: 17, scope: !22)
!26 = !DILocation(line: 6, column: 3, scope: !9)
!27 = !DILocation(line: 6, column: 18, scope: !9)
!28 = !DILocation(line: 6, column: 11, scope: !9)
!29 = !DILocation(line: 6, column: 28, scope: !9)
!30 = !DILocation(line: 7, column: 8, scope: !9)
!31 = !DILocation(line: 7, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DILocation(line: 9, column: 1, scope: !9)
!34 = !DISubprogram(name: "puts", scope: !35, file: !35, line: 661, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!35 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!36 = !DISubroutineType(types: !37)
!37 = !{!12, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!40 = !{}
