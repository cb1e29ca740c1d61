source_filename = "outside_callback_later_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@ready = internal global i32 0, align 4, !dbg !0
@early = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %level = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %level to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %level, metadata !19, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %level, align 4, !dbg !21
  call void @start(i32* noundef %level), !dbg !22
  store i32 1, i32* @ready, align 4, !dbg !23
  call void @listen(void ()* noundef @on_event), !dbg !24
  call void @start(i32* noundef %level), !dbg !25
  %1 = load i32, i32* @early, align 4, !dbg !26
  %tobool = icmp ne i32 %1, 0, !dbg !26
  br i1 %tobool, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !29
  br label %if.end, !dbg !29

if.end:
  %2 = bitcast i32* %level to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !32 void @start(i32* noundef)

declare !dbg !37 void @listen(void ()* noundef)

define internal void @on_event() !dbg !43 {
entry:
  %0 = load i32, i32* @ready, align 4, !dbg !44
  %tobool = icmp ne i32 %0, 0, !dbg !44
  br i1 %tobool, label %if.end, label %if.then, !dbg !46

if.then:
  store i32 1, i32* @early, align 4, !dbg !47
  br label %if.end, !dbg !48

if.end:
  ret void, !dbg !49
}

declare !dbg !50 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside_callback_later_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19}
!19 = !DILocalVariable(name: "level", scope: !15, file: !3, line: 10, type: !7)
!20 = !DILocation(line: 10, column: 3, scope: !15)
!21 = !DILocation(line: 10, column: 7, scope: !15)
!22 = !DILocation(line: 11, column: 3, scope: !15)
!23 = !DILocation(line: 12, column: 9, scope: !15)
!24 = !DILocation(line: 13, column: 3, scope: !15)
!25 = !DILocation(line: 14, column: 3, scope: !15)
!26 = !DILocation(line: 15, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !15, file: !3, line: 15, column: 7)
!28 = !DILocation(line: 15, column: 7, scope: !15)
!29 = !DILocation(line: 15, column: 14, scope: !27)
!30 = !DILocation(line: 17, column: 1, scope: !15)
!31 = !DILocation(line: 16, column: 3, scope: !15)
!32 = !DISubprogram(name: "start", scope: !3, file: !3, line: 3, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!36 = !{}
!37 = !DISubprogram(name: "listen", scope: !3, file: !3, line: 4, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = distinct !DISubprogram(name: "on_event", scope: !3, file: !3, line: 6, type: !41, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!44 = !DILocation(line: 7, column: 8, scope: !45)
!45 = distinct !DILexicalBlock(scope: !43, file: !3, line: 7, column: 7)
!46 = !DILocation(line: 7, column: 7, scope: !43)
!47 = !DILocation(line: 7, column: 21, scope: !45)
!48 = !DILocation(line: 7, column: 15, scope: !45)
!49 = !DILocation(line: 8, column: 1, scope: !43)
!50 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !36)
