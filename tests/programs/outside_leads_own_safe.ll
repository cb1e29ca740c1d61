source_filename = "outside_leads_own_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = dso_local global i32 0, align 4, !dbg !0
@slot = external global i32*, align 8

define dso_local i32 @function() !dbg !15 {
entry:
  ret i32 1, !dbg !19
}

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32* @object, i32** @slot, align 8, !dbg !21
  %0 = load i32*, i32** @slot, align 8, !dbg !22
  %tobool = icmp ne i32* %0, null, !dbg !22
  br i1 %tobool, label %if.then, label %if.end, !dbg !24

if.then:
  %1 = load i32*, i32** @slot, align 8, !dbg !25
  %2 = load i32, i32* %1, align 4, !dbg !26
  store i32 %2, i32* %retval, align 4, !dbg !27
  br label %return, !dbg !27

if.end:
  %call = call i32 @function(), !dbg !28
  store i32 %call, i32* %retval, align 4, !dbg !29
  br label %return, !dbg !29

return:
  %3 = load i32, i32* %retval, align 4, !dbg !30
  ret i32 %3, !dbg !30
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 3, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_leads_own_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "function", scope: !3, file: !3, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!6}
!18 = !{}
!19 = !DILocation(line: 4, column: 22, scope: !15)
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!21 = !DILocation(line: 6, column: 8, scope: !20)
!22 = !DILocation(line: 7, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 7)
!24 = !DILocation(line: 7, column: 7, scope: !20)
!25 = !DILocation(line: 7, column: 21, scope: !23)
!26 = !DILocation(line: 7, column: 20, scope: !23)
!27 = !DILocation(line: 7, column: 13, scope: !23)
!28 = !DILocation(line: 8, column: 10, scope: !20)
!29 = !DILocation(line: 8, column: 3, scope: !20)
!30 = !DILocation(line: 9, column: 1, scope: !20)
