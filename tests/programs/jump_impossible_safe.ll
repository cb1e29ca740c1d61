source_filename = "jump_impossible_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@env = dso_local global [25 x i64] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %call, i32* %n, align 4, !dbg !24
  %1 = load i32, i32* %n, align 4, !dbg !26
  %cmp = icmp sgt i32 %1, 5, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !29

land.lhs.true:
  %call1 = call i32 @_setjmp(i64* noundef getelementptr inbounds ([25 x i64], [25 x i64]* @env, i64 0, i64 0)), !dbg !30
  %tobool = icmp ne i32 %call1, 0, !dbg !30
  br i1 %tobool, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %2 = load i32, i32* %n, align 4, !dbg !33
  %cmp2 = icmp sgt i32 %2, 5, !dbg !35
  br i1 %cmp2, label %land.lhs.true3, label %if.end6, !dbg !36

land.lhs.true3:
  %3 = load i32, i32* %n, align 4, !dbg !37
  %cmp4 = icmp slt i32 %3, 5, !dbg !38
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !39

if.then5:
  call void @longjmp(i64* noundef getelementptr inbounds ([25 x i64], [25 x i64]* @env, i64 0, i64 0), i32 noundef 1), !dbg !40
  unreachable, !dbg !40

if.end6:
  %4 = bitcast i32* %n to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i32 @_setjmp(i64* noundef)

declare !dbg !43 void @reach_error()

declare void @longjmp(i64* noundef, i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "env", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_impossible_safe.c", directory: ".")
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

!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DILocalVariable(name: "n", scope: !17, file: !3, line: 12, type: !20)
!23 = !DILocation(line: 12, column: 3, scope: !17)
!24 = !DILocation(line: 12, column: 7, scope: !17)
!25 = !DILocation(line: 12, column: 11, scope: !17)
!26 = !DILocation(line: 13, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !3, line: 13, column: 7)
!28 = !DILocation(line: 13, column: 9, scope: !27)
!29 = !DILocation(line: 13, column: 13, scope: !27)
!30 = !DILocation(line: 13, column: 16, scope: !27)
!31 = !DILocation(line: 13, column: 7, scope: !17)
!32 = !DILocation(line: 13, column: 30, scope: !27)
!33 = !DILocation(line: 14, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !17, file: !3, line: 14, column: 7)
!35 = !DILocation(line: 14, column: 9, scope: !34)
!36 = !DILocation(line: 14, column: 13, scope: !34)
!37 = !DILocation(line: 14, column: 16, scope: !34)
!38 = !DILocation(line: 14, column: 18, scope: !34)
!39 = !DILocation(line: 14, column: 7, scope: !17)
!40 = !DILocation(line: 14, column: 23, scope: !34)
!41 = !DILocation(line: 16, column: 1, scope: !17)
!42 = !DILocation(line: 15, column: 3, scope: !17)
!43 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !{}
