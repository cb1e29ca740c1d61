source_filename = "table_on_heap_grows_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global i8** null, align 8, !dbg !0

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %larger = alloca i8**, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !21
  %0 = bitcast i8* %call to i8**, !dbg !21
  store i8** %0, i8*** @table, align 8, !dbg !22
  %1 = load i8**, i8*** @table, align 8, !dbg !23
  %tobool = icmp ne i8** %1, null, !dbg !23
  br i1 %tobool, label %if.end, label %if.then, !dbg !25

if.then:
  store i32 1, i32* %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:
  %call1 = call noalias i8* @malloc(i64 noundef 3), !dbg !27
  %2 = load i8**, i8*** @table, align 8, !dbg !28
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 0, !dbg !28
  store i8* %call1, i8** %arrayidx, align 8, !dbg !29
  %3 = bitcast i8*** %larger to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i8*** %larger, metadata !20, metadata !DIExpression()), !dbg !31
  %4 = load i8**, i8*** @table, align 8, !dbg !32
  %5 = bitcast i8** %4 to i8*, !dbg !32
  %call2 = call i8* @realloc(i8* noundef %5, i64 noundef 16), !dbg !33
  %6 = bitcast i8* %call2 to i8**, !dbg !33
  store i8** %6, i8*** %larger, align 8, !dbg !31
  %7 = load i8**, i8*** %larger, align 8, !dbg !34
  %tobool3 = icmp ne i8** %7, null, !dbg !34
  br i1 %tobool3, label %if.end5, label %if.then4, !dbg !36

if.then4:
  store i32 1, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end5:
  %8 = load i8**, i8*** %larger, align 8, !dbg !38
  store i8** %8, i8*** @table, align 8, !dbg !39
  %call6 = call noalias i8* @malloc(i64 noundef 5), !dbg !40
  %9 = load i8**, i8*** @table, align 8, !dbg !41
  %arrayidx7 = getelementptr inbounds i8*, i8** %9, i64 1, !dbg !41
  store i8* %call6, i8** %arrayidx7, align 8, !dbg !42
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

cleanup:
  %10 = bitcast i8*** %larger to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !44
  br label %return

return:
  %11 = load i32, i32* %retval, align 4, !dbg !44
  ret i32 %11, !dbg !44
}

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @realloc(i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "table_on_heap_grows_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DILocalVariable(name: "larger", scope: !15, file: !3, line: 8, type: !5)
!21 = !DILocation(line: 5, column: 11, scope: !15)
!22 = !DILocation(line: 5, column: 9, scope: !15)
!23 = !DILocation(line: 6, column: 8, scope: !24)
!24 = distinct !DILexicalBlock(scope: !15, file: !3, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 7, scope: !15)
!26 = !DILocation(line: 6, column: 15, scope: !24)
!27 = !DILocation(line: 7, column: 14, scope: !15)
!28 = !DILocation(line: 7, column: 3, scope: !15)
!29 = !DILocation(line: 7, column: 12, scope: !15)
!30 = !DILocation(line: 8, column: 3, scope: !15)
!31 = !DILocation(line: 8, column: 10, scope: !15)
!32 = !DILocation(line: 8, column: 27, scope: !15)
!33 = !DILocation(line: 8, column: 19, scope: !15)
!34 = !DILocation(line: 9, column: 8, scope: !35)
!35 = distinct !DILexicalBlock(scope: !15, file: !3, line: 9, column: 7)
!36 = !DILocation(line: 9, column: 7, scope: !15)
!37 = !DILocation(line: 9, column: 16, scope: !35)
!38 = !DILocation(line: 10, column: 11, scope: !15)
!39 = !DILocation(line: 10, column: 9, scope: !15)
!40 = !DILocation(line: 11, column: 14, scope: !15)
!41 = !DILocation(line: 11, column: 3, scope: !15)
!42 = !DILocation(line: 11, column: 12, scope: !15)
!43 = !DILocation(line: 12, column: 3, scope: !15)
!44 = !DILocation(line: 13, column: 1, scope: !15)
