source_filename = "lost_before_loop_safe.c"
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
  %1 = load i32*, i32** %scratch, align 8, !dbg !27
  store i32 3, i32* %1, align 4, !dbg !28
  br label %for.cond, !dbg !29

for.cond:
  %2 = load i32*, i32** @settings, align 8, !dbg !30
  %3 = load i32, i32* %2, align 4, !dbg !33
  store volatile i32 %3, i32* @port, align 4, !dbg !34
  br label %for.cond, !dbg !35, !llvm.loop !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32* @make(i32 noundef %n) !dbg !40 {
entry:
  %n.addr = alloca i32, align 4
  %made = alloca i32*, align 8
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !44, metadata !DIExpression()), !dbg !46
  %0 = bitcast i32** %made to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !47
  call void @llvm.dbg.declare(metadata i32** %made, metadata !45, metadata !DIExpression()), !dbg !48
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !49
  %1 = bitcast i8* %call to i32*, !dbg !49
  store i32* %1, i32** %made, align 8, !dbg !48
  %2 = load i32*, i32** %made, align 8, !dbg !50
  %tobool = icmp ne i32* %2, null, !dbg !50
  br i1 %tobool, label %if.end, label %if.then, !dbg !52

if.then:
  call void @exit(i32 noundef 1), !dbg !53
  unreachable, !dbg !53

if.end:
  %3 = load i32, i32* %n.addr, align 4, !dbg !54
  %4 = load i32*, i32** %made, align 8, !dbg !55
  store i32 %3, i32* %4, align 4, !dbg !56
  %5 = load i32*, i32** %made, align 8, !dbg !57
  %6 = bitcast i32** %made to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !58
  ret i32* %5, !dbg !59
}

declare noalias i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "settings", scope: !2, file: !3, line: 4, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_before_loop_safe.c", directory: ".")
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
!27 = !DILocation(line: 17, column: 4, scope: !17)
!28 = !DILocation(line: 17, column: 12, scope: !17)
!29 = !DILocation(line: 18, column: 3, scope: !17)
!30 = !DILocation(line: 18, column: 20, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 18, column: 3)
!32 = distinct !DILexicalBlock(scope: !17, file: !3, line: 18, column: 3)
!33 = !DILocation(line: 18, column: 19, scope: !31)
!34 = !DILocation(line: 18, column: 17, scope: !31)
!35 = !DILocation(line: 18, column: 3, scope: !31)
!36 = distinct !{!36, !37, !38, !39}
!37 = !DILocation(line: 18, column: 3, scope: !32)
!38 = !DILocation(line: 18, column: 20, scope: !32)
!39 = !{!"llvm.loop.unroll.disable"}
!40 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!9, !8}
!43 = !{!44, !45}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 7, type: !8)
!45 = !DILocalVariable(name: "made", scope: !40, file: !3, line: 8, type: !9)
!46 = !DILocation(line: 7, column: 22, scope: !40)
!47 = !DILocation(line: 8, column: 3, scope: !40)
!48 = !DILocation(line: 8, column: 8, scope: !40)
!49 = !DILocation(line: 8, column: 15, scope: !40)
!50 = !DILocation(line: 9, column: 8, scope: !51)
!51 = distinct !DILexicalBlock(scope: !40, file: !3, line: 9, column: 7)
!52 = !DILocation(line: 9, column: 7, scope: !40)
!53 = !DILocation(line: 9, column: 14, scope: !51)
!54 = !DILocation(line: 10, column: 11, scope: !40)
!55 = !DILocation(line: 10, column: 4, scope: !40)
!56 = !DILocation(line: 10, column: 9, scope: !40)
!57 = !DILocation(line: 11, column: 10, scope: !40)
!58 = !DILocation(line: 12, column: 1, scope: !40)
!59 = !DILocation(line: 11, column: 3, scope: !40)
