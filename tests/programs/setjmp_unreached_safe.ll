source_filename = "setjmp_unreached_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@env = dso_local global [25 x i64] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %n, metadata !23, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %n, align 4, !dbg !24
  %0 = load i32, i32* %n, align 4, !dbg !26
  %cmp = icmp sgt i32 %0, 5, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !29

land.lhs.true:
  %1 = load i32, i32* %n, align 4, !dbg !30
  %cmp1 = icmp slt i32 %1, 5, !dbg !31
  br i1 %cmp1, label %land.lhs.true2, label %if.end, !dbg !32

land.lhs.true2:
  %call3 = call i32 @_setjmp(i64* noundef getelementptr inbounds ([25 x i64], [25 x i64]* @env, i64 0, i64 0)), !dbg !33
  %tobool = icmp ne i32 %call3, 0, !dbg !33
  br i1 %tobool, label %if.then, label %if.end, !dbg !34

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !36
  %cmp4 = icmp sgt i32 %2, 5, !dbg !38
  br i1 %cmp4, label %land.lhs.true5, label %if.end8, !dbg !39

land.lhs.true5:
  %3 = load i32, i32* %n, align 4, !dbg !40
  %cmp6 = icmp slt i32 %3, 5, !dbg !41
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !42

if.then7:
  call void @longjmp(i64* noundef getelementptr inbounds ([25 x i64], [25 x i64]* @env, i64 0, i64 0), i32 noundef 1), !dbg !43
  unreachable, !dbg !43

if.end8:
  ret i32 0, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(i64* noundef)

declare void @reach_error()

declare void @longjmp(i64* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "env", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "setjmp_unreached_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !3, line: 5, baseType: !6)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1600, elements: !8)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9}
!9 = !DISubrange(count: 25)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !19, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "n", scope: !18, file: !3, line: 12, type: !21)
!24 = !DILocation(line: 12, column: 7, scope: !18)
!25 = !DILocation(line: 12, column: 11, scope: !18)
!26 = !DILocation(line: 13, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !18, file: !3, line: 13, column: 7)
!28 = !DILocation(line: 13, column: 9, scope: !27)
!29 = !DILocation(line: 13, column: 13, scope: !27)
!30 = !DILocation(line: 13, column: 16, scope: !27)
!31 = !DILocation(line: 13, column: 18, scope: !27)
!32 = !DILocation(line: 13, column: 22, scope: !27)
!33 = !DILocation(line: 13, column: 25, scope: !27)
!34 = !DILocation(line: 13, column: 7, scope: !18)
!35 = !DILocation(line: 13, column: 39, scope: !27)
!36 = !DILocation(line: 14, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !18, file: !3, line: 14, column: 7)
!38 = !DILocation(line: 14, column: 9, scope: !37)
!39 = !DILocation(line: 14, column: 13, scope: !37)
!40 = !DILocation(line: 14, column: 16, scope: !37)
!41 = !DILocation(line: 14, column: 18, scope: !37)
!42 = !DILocation(line: 14, column: 7, scope: !18)
!43 = !DILocation(line: 14, column: 23, scope: !37)
!44 = !DILocation(line: 15, column: 3, scope: !18)
