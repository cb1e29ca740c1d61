source_filename = "outside_handler_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %f = alloca void ()*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast void ()** %f to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata void ()** %f, metadata !17, metadata !DIExpression()), !dbg !23
  %call = call void ()* @get_handler(), !dbg !24
  store void ()* %call, void ()** %f, align 8, !dbg !23
  %1 = load void ()*, void ()** %f, align 8, !dbg !25
  %tobool = icmp ne void ()* %1, null, !dbg !25
  br i1 %tobool, label %if.then, label %if.end, !dbg !27

if.then:
  %2 = load void ()*, void ()** %f, align 8, !dbg !28
  call void %2(), !dbg !28
  br label %if.end, !dbg !28

if.end:
  %3 = load i32, i32* @state, align 4, !dbg !29
  %tobool1 = icmp ne i32 %3, 0, !dbg !29
  br i1 %tobool1, label %if.then2, label %if.end3, !dbg !31

if.then2:
  call void @reach_error(), !dbg !32
  br label %if.end3, !dbg !32

if.end3:
  %4 = bitcast void ()** %f to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !35 void ()* @get_handler()

declare !dbg !39 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_handler_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17}
!17 = !DILocalVariable(name: "f", scope: !13, file: !3, line: 7, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !3, line: 3, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{null}
!22 = !DILocation(line: 7, column: 3, scope: !13)
!23 = !DILocation(line: 7, column: 11, scope: !13)
!24 = !DILocation(line: 7, column: 15, scope: !13)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !3, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 7, scope: !13)
!28 = !DILocation(line: 8, column: 10, scope: !26)
!29 = !DILocation(line: 9, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !3, line: 9, column: 7)
!31 = !DILocation(line: 9, column: 7, scope: !13)
!32 = !DILocation(line: 9, column: 14, scope: !30)
!33 = !DILocation(line: 11, column: 1, scope: !13)
!34 = !DILocation(line: 10, column: 3, scope: !13)
!35 = !DISubprogram(name: "get_handler", scope: !3, file: !3, line: 4, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!18}
!38 = !{}
!39 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !38)
