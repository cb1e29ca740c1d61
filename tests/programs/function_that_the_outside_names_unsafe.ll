source_filename = "function_that_the_outside_names_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = dso_local global i32 0, align 4, !dbg !0

define dso_local void @on_start(i32 noundef %code) !dbg !13 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !17, metadata !DIExpression()), !dbg !18
  %0 = load i32, i32* %code.addr, align 4, !dbg !19
  store i32 %0, i32* @last, align 4, !dbg !20
  ret void, !dbg !21
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local void @on_stop(i32 noundef %code) !dbg !22 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !24, metadata !DIExpression()), !dbg !25
  %0 = load i32, i32* %code.addr, align 4, !dbg !26
  %add = add nsw i32 %0, 2, !dbg !27
  store i32 %add, i32* @last, align 4, !dbg !28
  ret void, !dbg !29
}

define dso_local i32 @main() !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %chosen = alloca void (i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast void (i32)** %chosen to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata void (i32)** %chosen, metadata !34, metadata !DIExpression()), !dbg !38
  %call = call void (i32)* @handler_of(i32 noundef 1), !dbg !39
  store void (i32)* %call, void (i32)** %chosen, align 8, !dbg !38
  %1 = load void (i32)*, void (i32)** %chosen, align 8, !dbg !40
  %cmp = icmp eq void (i32)* %1, @on_stop, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:
  call void @reach_error(), !dbg !44
  br label %if.end, !dbg !44

if.end:
  %2 = bitcast void (i32)** %chosen to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %2), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !47 void (i32)* @handler_of(i32 noundef)

declare !dbg !51 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_that_the_outside_names_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "on_start", scope: !3, file: !3, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !5}
!16 = !{!17}
!17 = !DILocalVariable(name: "code", arg: 1, scope: !13, file: !3, line: 7, type: !5)
!18 = !DILocation(line: 7, column: 19, scope: !13)
!19 = !DILocation(line: 7, column: 34, scope: !13)
!20 = !DILocation(line: 7, column: 32, scope: !13)
!21 = !DILocation(line: 7, column: 40, scope: !13)
!22 = distinct !DISubprogram(name: "on_stop", scope: !3, file: !3, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!23 = !{!24}
!24 = !DILocalVariable(name: "code", arg: 1, scope: !22, file: !3, line: 8, type: !5)
!25 = !DILocation(line: 8, column: 18, scope: !22)
!26 = !DILocation(line: 8, column: 33, scope: !22)
!27 = !DILocation(line: 8, column: 38, scope: !22)
!28 = !DILocation(line: 8, column: 31, scope: !22)
!29 = !DILocation(line: 8, column: 43, scope: !22)
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !31, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!5}
!33 = !{!34}
!34 = !DILocalVariable(name: "chosen", scope: !30, file: !3, line: 11, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !3, line: 3, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!37 = !DILocation(line: 11, column: 3, scope: !30)
!38 = !DILocation(line: 11, column: 11, scope: !30)
!39 = !DILocation(line: 11, column: 20, scope: !30)
!40 = !DILocation(line: 12, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !30, file: !3, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 14, scope: !41)
!43 = !DILocation(line: 12, column: 7, scope: !30)
!44 = !DILocation(line: 12, column: 26, scope: !41)
!45 = !DILocation(line: 14, column: 1, scope: !30)
!46 = !DILocation(line: 13, column: 3, scope: !30)
!47 = !DISubprogram(name: "handler_of", scope: !3, file: !3, line: 4, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!35, !5}
!50 = !{}
!51 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
