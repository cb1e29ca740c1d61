source_filename = "math_near_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.table = internal constant [3 x double] [double 3.000000e+00, double 4.000000e+00, double 8.000000e+00], align 16, !dbg !0

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = load double, double* getelementptr inbounds ([3 x double], [3 x double]* @main.table, i64 0, i64 0), align 16, !dbg !22
  %1 = load double, double* getelementptr inbounds ([3 x double], [3 x double]* @main.table, i64 0, i64 1), align 8, !dbg !24
  %call = call double @hypot(double noundef %0, double noundef %1), !dbg !25
  %cmp = fcmp oeq double %call, 5.000000e+00, !dbg !26
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !27

land.lhs.true:
  %2 = load double, double* getelementptr inbounds ([3 x double], [3 x double]* @main.table, i64 0, i64 2), align 16, !dbg !28
  %call1 = call double @log2(double noundef %2), !dbg !29
  %cmp2 = fcmp oeq double %call1, 3.000000e+00, !dbg !30
  br i1 %cmp2, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  ret i32 0, !dbg !33
}

declare double @hypot(double noundef, double noundef)

declare double @log2(double noundef)

declare !dbg !34 void @reach_error()

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !4, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "math_near_unsafe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, elements: !13)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !{!14}
!14 = !DISubrange(count: 3)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = !DILocation(line: 9, column: 15, scope: !23)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 9)
!24 = !DILocation(line: 9, column: 25, scope: !23)
!25 = !DILocation(line: 9, column: 9, scope: !23)
!26 = !DILocation(line: 9, column: 35, scope: !23)
!27 = !DILocation(line: 9, column: 42, scope: !23)
!28 = !DILocation(line: 9, column: 50, scope: !23)
!29 = !DILocation(line: 9, column: 45, scope: !23)
!30 = !DILocation(line: 9, column: 60, scope: !23)
!31 = !DILocation(line: 9, column: 9, scope: !2)
!32 = !DILocation(line: 10, column: 9, scope: !23)
!33 = !DILocation(line: 11, column: 5, scope: !2)
!34 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 4, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !9)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
