source_filename = "argument_kept_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = internal global i8* null, align 8, !dbg !0

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !22, metadata !DIExpression()), !dbg !24
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !23, metadata !DIExpression()), !dbg !25
  %0 = load i32, i32* %argc.addr, align 4, !dbg !26
  %cmp = icmp sgt i32 %0, 1, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  %1 = load i8**, i8*** %argv.addr, align 8, !dbg !30
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 1, !dbg !30
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !30
  call void @keep(i8* noundef %2), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %3 = load i8*, i8** @last, align 8, !dbg !32
  %tobool = icmp ne i8* %3, null, !dbg !32
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !32

cond.true:
  %4 = load i8*, i8** @last, align 8, !dbg !33
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !33
  %5 = load i8, i8* %arrayidx1, align 1, !dbg !33
  %conv = sext i8 %5 to i32, !dbg !33
  br label %cond.end, !dbg !32

cond.false:
  br label %cond.end, !dbg !32

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !32
  ret i32 %cond, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @keep(i8* noundef %text) !dbg !35 {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %text.addr, metadata !39, metadata !DIExpression()), !dbg !40
  %0 = load i8*, i8** %text.addr, align 8, !dbg !41
  store i8* %0, i8** @last, align 8, !dbg !42
  ret void, !dbg !43
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "argument_kept_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18, !19}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "argc", arg: 1, scope: !15, file: !3, line: 6, type: !18)
!23 = !DILocalVariable(name: "argv", arg: 2, scope: !15, file: !3, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 14, scope: !15)
!25 = !DILocation(line: 6, column: 27, scope: !15)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !15, file: !3, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 7, scope: !15)
!30 = !DILocation(line: 7, column: 22, scope: !27)
!31 = !DILocation(line: 7, column: 17, scope: !27)
!32 = !DILocation(line: 8, column: 10, scope: !15)
!33 = !DILocation(line: 8, column: 17, scope: !15)
!34 = !DILocation(line: 8, column: 3, scope: !15)
!35 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 4, type: !36, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !5}
!38 = !{!39}
!39 = !DILocalVariable(name: "text", arg: 1, scope: !35, file: !3, line: 4, type: !5)
!40 = !DILocation(line: 4, column: 30, scope: !35)
!41 = !DILocation(line: 4, column: 45, scope: !35)
!42 = !DILocation(line: 4, column: 43, scope: !35)
!43 = !DILocation(line: 4, column: 51, scope: !35)
