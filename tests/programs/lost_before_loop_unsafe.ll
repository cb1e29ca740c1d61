source_filename = "lost_before_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@settings = internal global i32* null, align 8, !dbg !0
@port = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %scratch = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %scratch to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %scratch, metadata !21, metadata !DIExpression()), !dbg !23
  %call = call i32* @make(i32 noundef 1), !dbg !24
  store i32* %call, i32** %scratch, align 8, !dbg !23
  %call1 = call i32* @make(i32 noundef 2), !dbg !25
  store i32* %call1, i32** @settings, align 8, !dbg !26
  store i32* null, i32** %scratch, align 8, !dbg !27
  br label %for.cond, !dbg !28

for.cond:
  %1 = load i32*, i32** @settings, align 8, !dbg !29
  %2 = load i32, i32* %1, align 4, !dbg !32
  store volatile i32 %2, i32* @port, align 4, !dbg !33
  br label %for.cond, !dbg !34, !llvm.loop !35
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32* @make(i32 noundef %n) !dbg !39 {
entry:
  %n.addr = alloca i32, align 4
  %made = alloca i32*, align 8
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !43, metadata !DIExpression()), !dbg !45
  %0 = bitcast i32** %made to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !46
  call void @llvm.dbg.declare(metadata i32** %made, metadata !44, metadata !DIExpression()), !dbg !47
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !48
  %1 = bitcast i8* %call to i32*, !dbg !48
  store i32* %1, i32** %made, align 8, !dbg !47
  %2 = load i32*, i32** %made, align 8, !dbg !49
  %tobool = icmp ne i32* %2, null, !dbg !49
  br i1 %tobool, label %if.end, label %if.then, !dbg !51

if.then:
  call void @exit(i32 noundef 1), !dbg !52
  unreachable, !dbg !52

if.end:
  %3 = load i32, i32* %n.addr, align 4, !dbg !53
  %4 = load i32*, i32** %made, align 8, !dbg !54
  store i32 %3, i32* %4, align 4, !dbg !55
  %5 = load i32*, i32** %made, align 8, !dbg !56
  %6 = bitcast i32** %made to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !57
  ret i32* %5, !dbg !58
}

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "settings", scope: !2, file: !3, line: 4, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_before_loop_unsafe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "port", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}

!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !18, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{!21}
!21 = !DILocalVariable(name: "scratch", scope: !17, file: !3, line: 15, type: !9)
!22 = !DILocation(line: 15, column: 3, scope: !17)
!23 = !DILocation(line: 15, column: 8, scope: !17)
!24 = !DILocation(line: 15, column: 18, scope: !17)
!25 = !DILocation(line: 16, column: 14, scope: !17)
!26 = !DILocation(line: 16, column: 12, scope: !17)
!27 = !DILocation(line: 17, column: 11, scope: !17)
!28 = !DILocation(line: 18, column: 3, scope: !17)
!29 = !DILocation(line: 18, column: 20, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 18, column: 3)
!31 = distinct !DILexicalBlock(scope: !17, file: !3, line: 18, column: 3)
!32 = !DILocation(line: 18, column: 19, scope: !30)
!33 = !DILocation(line: 18, column: 17, scope: !30)
!34 = !DILocation(line: 18, column: 3, scope: !30)
!35 = distinct !{!35, !36, !37, !38}
!36 = !DILocation(line: 18, column: 3, scope: !31)
!37 = !DILocation(line: 18, column: 20, scope: !31)
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 7, type: !40, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!9, !8}
!42 = !{!43, !44}
!43 = !DILocalVariable(name: "n", arg: 1, scope: !39, file: !3, line: 7, type: !8)
!44 = !DILocalVariable(name: "made", scope: !39, file: !3, line: 8, type: !9)
!45 = !DILocation(line: 7, column: 22, scope: !39)
!46 = !DILocation(line: 8, column: 3, scope: !39)
!47 = !DILocation(line: 8, column: 8, scope: !39)
!48 = !DILocation(line: 8, column: 15, scope: !39)
!49 = !DILocation(line: 9, column: 8, scope: !50)
!50 = distinct !DILexicalBlock(scope: !39, file: !3, line: 9, column: 7)
!51 = !DILocation(line: 9, column: 7, scope: !39)
!52 = !DILocation(line: 9, column: 14, scope: !50)
!53 = !DILocation(line: 10, column: 11, scope: !39)
!54 = !DILocation(line: 10, column: 4, scope: !39)
!55 = !DILocation(line: 10, column: 9, scope: !39)
!56 = !DILocation(line: 11, column: 10, scope: !39)
!57 = !DILocation(line: 12, column: 1, scope: !39)
!58 = !DILocation(line: 11, column: 3, scope: !39)
