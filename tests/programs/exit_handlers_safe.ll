source_filename = "exit_handlers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @atexit(void ()* noundef @first), !dbg !17
  %tobool = icmp ne i32 %call, 0, !dbg !17
  br i1 %tobool, label %if.then, label %if.end, !dbg !19

if.then:
  store i32 1, i32* %retval, align 4, !dbg !20
  br label %return, !dbg !20

if.end:
  %call1 = call i32 @atexit(void ()* noundef @second), !dbg !21
  %tobool2 = icmp ne i32 %call1, 0, !dbg !21
  br i1 %tobool2, label %if.then3, label %if.end4, !dbg !23

if.then3:
  call void @abort(), !dbg !24
  unreachable, !dbg !24

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

return:
  %0 = load i32, i32* %retval, align 4, !dbg !26
  ret i32 %0, !dbg !26
}

declare !dbg !27 i32 @atexit(void ()* noundef)

define internal void @first() !dbg !34 {
entry:
  %0 = load i32, i32* @state, align 4, !dbg !35
  %cmp = icmp ne i32 %0, 2, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:
  call void @reach_error(), !dbg !39
  br label %if.end, !dbg !39

if.end:
  ret void, !dbg !40
}

define internal void @second() !dbg !41 {
entry:
  store i32 2, i32* @state, align 4, !dbg !42
  ret void, !dbg !43
}

declare void @abort()

declare !dbg !44 void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_handlers_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 8, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !13, file: !3, line: 8, column: 7)
!19 = !DILocation(line: 8, column: 7, scope: !13)
!20 = !DILocation(line: 8, column: 22, scope: !18)
!21 = !DILocation(line: 9, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !13, file: !3, line: 9, column: 7)
!23 = !DILocation(line: 9, column: 7, scope: !13)
!24 = !DILocation(line: 9, column: 23, scope: !22)
!25 = !DILocation(line: 10, column: 3, scope: !13)
!26 = !DILocation(line: 11, column: 1, scope: !13)
!27 = !DISubprogram(name: "atexit", scope: !28, file: !28, line: 615, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
!28 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!29 = !DISubroutineType(types: !30)
!30 = !{!5, !31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!35 = !DILocation(line: 5, column: 31, scope: !36)
!36 = distinct !DILexicalBlock(scope: !34, file: !3, line: 5, column: 31)
!37 = !DILocation(line: 5, column: 37, scope: !36)
!38 = !DILocation(line: 5, column: 31, scope: !34)
!39 = !DILocation(line: 5, column: 43, scope: !36)
!40 = !DILocation(line: 5, column: 58, scope: !34)
!41 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!42 = !DILocation(line: 6, column: 34, scope: !41)
!43 = !DILocation(line: 6, column: 39, scope: !41)
!44 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !16)
