source_filename = "volatile_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store volatile i32 1, i32* @flag, align 4, !dbg !20
  %0 = bitcast i32* %a to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %a, metadata !18, metadata !DIExpression()), !dbg !22
  %1 = load volatile i32, i32* @flag, align 4, !dbg !23
  store i32 %1, i32* %a, align 4, !dbg !22
  %2 = bitcast i32* %b to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %b, metadata !19, metadata !DIExpression()), !dbg !24
  %3 = load volatile i32, i32* @flag, align 4, !dbg !25
  store i32 %3, i32* %b, align 4, !dbg !24
  %4 = load i32, i32* %a, align 4, !dbg !26
  %5 = load i32, i32* %b, align 4, !dbg !28
  %cmp = icmp ne i32 %4, %5, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %6 = bitcast i32* %b to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !32
  %7 = bitcast i32* %a to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !32
  ret i32 0, !dbg !33
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !34 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !15, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18, !19}
!18 = !DILocalVariable(name: "a", scope: !14, file: !3, line: 6, type: !6)
!19 = !DILocalVariable(name: "b", scope: !14, file: !3, line: 6, type: !6)
!20 = !DILocation(line: 5, column: 8, scope: !14)
!21 = !DILocation(line: 6, column: 3, scope: !14)
!22 = !DILocation(line: 6, column: 7, scope: !14)
!23 = !DILocation(line: 6, column: 11, scope: !14)
!24 = !DILocation(line: 6, column: 17, scope: !14)
!25 = !DILocation(line: 6, column: 21, scope: !14)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !14, file: !3, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 9, scope: !27)
!30 = !DILocation(line: 7, column: 7, scope: !14)
!31 = !DILocation(line: 7, column: 15, scope: !27)
!32 = !DILocation(line: 9, column: 1, scope: !14)
!33 = !DILocation(line: 8, column: 3, scope: !14)
!34 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !{}
