source_filename = "functions_that_the_outside_cannot_name_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = internal global i32 0, align 4, !dbg !0

define dso_local i64 @of_another_type(i64 noundef %code) !dbg !13 {
entry:
  %code.addr = alloca i64, align 8
  store i64 %code, i64* %code.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %code.addr, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 3, i32* @last, align 4, !dbg !20
  %0 = load i64, i64* %code.addr, align 8, !dbg !21
  ret i64 %0, !dbg !22
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %chosen = alloca void (i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast void (i32)** %chosen to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata void (i32)** %chosen, metadata !27, metadata !DIExpression()), !dbg !33
  %call = call void (i32)* @handler_of(i32 noundef 1), !dbg !34
  store void (i32)* %call, void (i32)** %chosen, align 8, !dbg !33
  %1 = load void (i32)*, void (i32)** %chosen, align 8, !dbg !35
  %tobool = icmp ne void (i32)* %1, null, !dbg !35
  br i1 %tobool, label %if.then, label %if.end, !dbg !37

if.then:
  %2 = load void (i32)*, void (i32)** %chosen, align 8, !dbg !38
  call void %2(i32 noundef 3), !dbg !38
  br label %if.end, !dbg !38

if.end:
  %3 = load i32, i32* @last, align 4, !dbg !39
  %cmp = icmp ne i32 %3, 0, !dbg !41
  br i1 %cmp, label %if.then1, label %if.end2, !dbg !42

if.then1:
  call void @reach_error(), !dbg !43
  br label %if.end2, !dbg !43

if.end2:
  call void @on_stop(i32 noundef 1), !dbg !44
  %4 = load i32, i32* @last, align 4, !dbg !45
  %cmp3 = icmp eq i32 %4, 3, !dbg !46
  %5 = zext i1 %cmp3 to i64, !dbg !45
  %cond = select i1 %cmp3, i32 0, i32 1, !dbg !45
  %6 = bitcast void (i32)** %chosen to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !47
  ret i32 %cond, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare !dbg !49 void (i32)* @handler_of(i32 noundef)

declare !dbg !53 void @reach_error()

define internal void @on_stop(i32 noundef %code) !dbg !56 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %code.addr, metadata !58, metadata !DIExpression()), !dbg !59
  %0 = load i32, i32* %code.addr, align 4, !dbg !60
  %add = add nsw i32 %0, 2, !dbg !61
  store i32 %add, i32* @last, align 4, !dbg !62
  ret void, !dbg !63
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "functions_that_the_outside_cannot_name_safe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "of_another_type", scope: !3, file: !3, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DILocalVariable(name: "code", arg: 1, scope: !13, file: !3, line: 8, type: !16)
!19 = !DILocation(line: 8, column: 27, scope: !13)
!20 = !DILocation(line: 8, column: 40, scope: !13)
!21 = !DILocation(line: 8, column: 52, scope: !13)
!22 = !DILocation(line: 8, column: 45, scope: !13)
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !24, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!5}
!26 = !{!27}
!27 = !DILocalVariable(name: "chosen", scope: !23, file: !3, line: 11, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !3, line: 3, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !5}
!32 = !DILocation(line: 11, column: 3, scope: !23)
!33 = !DILocation(line: 11, column: 11, scope: !23)
!34 = !DILocation(line: 11, column: 20, scope: !23)
!35 = !DILocation(line: 12, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !23, file: !3, line: 12, column: 7)
!37 = !DILocation(line: 12, column: 7, scope: !23)
!38 = !DILocation(line: 12, column: 15, scope: !36)
!39 = !DILocation(line: 13, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !23, file: !3, line: 13, column: 7)
!41 = !DILocation(line: 13, column: 12, scope: !40)
!42 = !DILocation(line: 13, column: 7, scope: !23)
!43 = !DILocation(line: 13, column: 18, scope: !40)
!44 = !DILocation(line: 14, column: 3, scope: !23)
!45 = !DILocation(line: 15, column: 10, scope: !23)
!46 = !DILocation(line: 15, column: 15, scope: !23)
!47 = !DILocation(line: 16, column: 1, scope: !23)
!48 = !DILocation(line: 15, column: 3, scope: !23)
!49 = !DISubprogram(name: "handler_of", scope: !3, file: !3, line: 4, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!28, !5}
!52 = !{}
!53 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 2, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !52)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = distinct !DISubprogram(name: "on_stop", scope: !3, file: !3, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!57 = !{!58}
!58 = !DILocalVariable(name: "code", arg: 1, scope: !56, file: !3, line: 7, type: !5)
!59 = !DILocation(line: 7, column: 25, scope: !56)
!60 = !DILocation(line: 7, column: 40, scope: !56)
!61 = !DILocation(line: 7, column: 45, scope: !56)
!62 = !DILocation(line: 7, column: 38, scope: !56)
!63 = !DILocation(line: 7, column: 50, scope: !56)
