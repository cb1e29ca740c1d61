source_filename = "exit_in_callee_lost_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !17, metadata !DIExpression()), !dbg !19
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i8**, i8*** %argv.addr, align 8, !dbg !21
  %1 = load i32, i32* %argc.addr, align 4, !dbg !22
  %cmp = icmp slt i32 %1, 3, !dbg !23
  %2 = zext i1 %cmp to i64, !dbg !22
  %cond = select i1 %cmp, i32 1, i32 2, !dbg !22
  call void @work(i32 noundef %cond), !dbg !24
  call void @stop(), !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @work(i32 noundef %n) !dbg !27 {
entry:
  %n.addr = alloca i32, align 4
  %value = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !31, metadata !DIExpression()), !dbg !34
  %0 = bitcast i32** %value to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32** %value, metadata !32, metadata !DIExpression()), !dbg !36
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !37
  %1 = bitcast i8* %call to i32*, !dbg !37
  store i32* %1, i32** %value, align 8, !dbg !36
  %2 = load i32*, i32** %value, align 8, !dbg !38
  %tobool = icmp ne i32* %2, null, !dbg !38
  br i1 %tobool, label %if.end, label %if.then, !dbg !40

if.then:
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !41

if.end:
  %3 = load i32, i32* %n.addr, align 4, !dbg !42
  %4 = load i32*, i32** %value, align 8, !dbg !43
  store i32 %3, i32* %4, align 4, !dbg !44
  %5 = load i32*, i32** %value, align 8, !dbg !45
  call void @check(i32* noundef %5), !dbg !46
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !47
  br label %cleanup, !dbg !47

cleanup:
  %6 = bitcast i32** %value to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !47
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  ret void, !dbg !47

unreachable:
  unreachable
}

define internal void @stop() !dbg !48 {
entry:
  call void @exit(i32 noundef 0), !dbg !52
  unreachable, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

define internal void @check(i32* noundef %value) !dbg !53 {
entry:
  %value.addr = alloca i32*, align 8
  store i32* %value, i32** %value.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %value.addr, metadata !57, metadata !DIExpression()), !dbg !58
  %0 = load i32*, i32** %value.addr, align 8, !dbg !59
  %1 = load i32, i32* %0, align 4, !dbg !61
  %cmp = icmp sgt i32 %1, 5, !dbg !62
  br i1 %cmp, label %if.then, label %if.end, !dbg !63

if.then:
  call void @stop(), !dbg !64
  br label %if.end, !dbg !64

if.end:
  ret void, !dbg !65
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @exit(i32 noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exit_in_callee_lost_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "argc", arg: 1, scope: !9, file: !1, line: 13, type: !12)
!18 = !DILocalVariable(name: "argv", arg: 2, scope: !9, file: !1, line: 13, type: !13)
!19 = !DILocation(line: 13, column: 14, scope: !9)
!20 = !DILocation(line: 13, column: 27, scope: !9)
!21 = !DILocation(line: 14, column: 9, scope: !9)
!22 = !DILocation(line: 15, column: 8, scope: !9)
!23 = !DILocation(line: 15, column: 13, scope: !9)
!24 = !DILocation(line: 15, column: 3, scope: !9)
!25 = !DILocation(line: 16, column: 3, scope: !9)
!26 = !DILocation(line: 17, column: 3, scope: !9)
!27 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !12}
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "n", arg: 1, scope: !27, file: !1, line: 7, type: !12)
!32 = !DILocalVariable(name: "value", scope: !27, file: !1, line: 8, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!34 = !DILocation(line: 7, column: 22, scope: !27)
!35 = !DILocation(line: 8, column: 3, scope: !27)
!36 = !DILocation(line: 8, column: 8, scope: !27)
!37 = !DILocation(line: 8, column: 16, scope: !27)
!38 = !DILocation(line: 9, column: 8, scope: !39)
!39 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 7)
!40 = !DILocation(line: 9, column: 7, scope: !27)
!41 = !DILocation(line: 9, column: 15, scope: !39)
!42 = !DILocation(line: 10, column: 12, scope: !27)
!43 = !DILocation(line: 10, column: 4, scope: !27)
!44 = !DILocation(line: 10, column: 10, scope: !27)
!45 = !DILocation(line: 11, column: 9, scope: !27)
!46 = !DILocation(line: 11, column: 3, scope: !27)
!47 = !DILocation(line: 12, column: 1, scope: !27)
!48 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 3, type: !49, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
!51 = !{}
!52 = !DILocation(line: 3, column: 26, scope: !48)
!53 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 4, type: !54, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !33}
!56 = !{!57}
!57 = !DILocalVariable(name: "value", arg: 1, scope: !53, file: !1, line: 4, type: !33)
!58 = !DILocation(line: 4, column: 24, scope: !53)
!59 = !DILocation(line: 5, column: 8, scope: !60)
!60 = distinct !DILexicalBlock(scope: !53, file: !1, line: 5, column: 7)
!61 = !DILocation(line: 5, column: 7, scope: !60)
!62 = !DILocation(line: 5, column: 14, scope: !60)
!63 = !DILocation(line: 5, column: 7, scope: !53)
!64 = !DILocation(line: 5, column: 19, scope: !60)
!65 = !DILocation(line: 6, column: 1, scope: !53)
