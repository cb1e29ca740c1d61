source_filename = "library_place_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = dso_local global [4 x i8] c"abc\00", align 1, !dbg !0
@other = dso_local global i32 5, align 4, !dbg !5

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %last = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %last to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %last, metadata !23, metadata !DIExpression()), !dbg !26
  %call = call i8* @strrchr(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0), i32 noundef 98), !dbg !27
  store i8* %call, i8** %last, align 8, !dbg !26
  %1 = load i8*, i8** %last, align 8, !dbg !28
  %tobool = icmp ne i8* %1, null, !dbg !28
  br i1 %tobool, label %if.then, label %if.end, !dbg !30

if.then:
  %2 = load i8*, i8** %last, align 8, !dbg !31
  store i8 120, i8* %2, align 1, !dbg !32
  br label %if.end, !dbg !33

if.end:
  %3 = load i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 1), align 1, !dbg !34
  %conv = sext i8 %3 to i32, !dbg !34
  %cmp = icmp ne i32 %conv, 98, !dbg !36
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !37

if.then2:
  call void @reach_error(), !dbg !38
  br label %if.end3, !dbg !38

if.end3:
  %4 = bitcast i8** %last to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @strrchr(i8* noundef, i32 noundef)

declare !dbg !41 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "library_place_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !10)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !{!23}
!23 = !DILocalVariable(name: "last", scope: !19, file: !3, line: 7, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!25 = !DILocation(line: 7, column: 3, scope: !19)
!26 = !DILocation(line: 7, column: 9, scope: !19)
!27 = !DILocation(line: 7, column: 16, scope: !19)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !19, file: !3, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 7, scope: !19)
!31 = !DILocation(line: 8, column: 14, scope: !29)
!32 = !DILocation(line: 8, column: 19, scope: !29)
!33 = !DILocation(line: 8, column: 13, scope: !29)
!34 = !DILocation(line: 9, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !19, file: !3, line: 9, column: 7)
!36 = !DILocation(line: 9, column: 15, scope: !35)
!37 = !DILocation(line: 9, column: 7, scope: !19)
!38 = !DILocation(line: 9, column: 23, scope: !35)
!39 = !DILocation(line: 11, column: 1, scope: !19)
!40 = !DILocation(line: 10, column: 3, scope: !19)
!41 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{null}
!44 = !{}
