source_filename = "hooks/hooks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hook = type { i32, i32, i32 (i32)* }

@table = internal constant [2 x %struct.hook] [%struct.hook { i32 3, i32 1, i32 (i32)* @one }, %struct.hook { i32 4, i32 2, i32 (i32)* @two }], align 16, !dbg !0

define dso_local %struct.hook* @find(i32 noundef %key) !dbg !26 {
entry:
  %retval = alloca %struct.hook*, align 8
  %key.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %key.addr, metadata !31, metadata !DIExpression()), !dbg !34
  %0 = bitcast i32* %i to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %i, metadata !32, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %i, align 4, !dbg !36
  br label %for.cond, !dbg !35

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !37
  %cmp = icmp slt i32 %1, 2, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

for.body:
  %2 = load i32, i32* %i, align 4, !dbg !41
  %idxprom = sext i32 %2 to i64, !dbg !43
  %arrayidx = getelementptr inbounds [2 x %struct.hook], [2 x %struct.hook]* @table, i64 0, i64 %idxprom, !dbg !43
  %key1 = getelementptr inbounds %struct.hook, %struct.hook* %arrayidx, i32 0, i32 0, !dbg !44
  %3 = load i32, i32* %key1, align 16, !dbg !44
  %4 = load i32, i32* %key.addr, align 4, !dbg !45
  %cmp2 = icmp eq i32 %3, %4, !dbg !46
  br i1 %cmp2, label %if.then, label %if.end, !dbg !47

if.then:
  %5 = load i32, i32* %i, align 4, !dbg !48
  %idxprom3 = sext i32 %5 to i64, !dbg !49
  %arrayidx4 = getelementptr inbounds [2 x %struct.hook], [2 x %struct.hook]* @table, i64 0, i64 %idxprom3, !dbg !49
  store %struct.hook* %arrayidx4, %struct.hook** %retval, align 8, !dbg !50
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !50

if.end:
  br label %for.inc, !dbg !45

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !51
  %inc = add nsw i32 %6, 1, !dbg !51
  store i32 %inc, i32* %i, align 4, !dbg !51
  br label %for.cond, !dbg !52, !llvm.loop !53

cleanup:
  %7 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !52
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store %struct.hook* null, %struct.hook** %retval, align 8, !dbg !57
  br label %return, !dbg !57

return:
  %8 = load %struct.hook*, %struct.hook** %retval, align 8, !dbg !58
  ret %struct.hook* %8, !dbg !58

unreachable:
  unreachable
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal i32 @one(i32 noundef %x) !dbg !59 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !61, metadata !DIExpression()), !dbg !62
  %0 = load i32, i32* %x.addr, align 4, !dbg !63
  %add = add nsw i32 %0, 1, !dbg !64
  ret i32 %add, !dbg !65
}

define internal i32 @two(i32 noundef %x) !dbg !66 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !68, metadata !DIExpression()), !dbg !69
  %0 = load i32, i32* %x.addr, align 4, !dbg !70
  %add = add nsw i32 %0, 2, !dbg !71
  ret i32 %add, !dbg !72
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hooks/hooks.c", directory: ".")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !17)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hook", file: !8, line: 1, size: 128, elements: !9)
!8 = !DIFile(filename: "hooks/hooks.h", directory: ".")
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !7, file: !8, line: 1, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "add", scope: !7, file: !8, line: 1, baseType: !11, size: 32, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !7, file: !8, line: 1, baseType: !14, size: 64, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{!11, !11}
!17 = !{!18}
!18 = !DISubrange(count: 2)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 5, type: !27, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !11}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "key", arg: 1, scope: !26, file: !3, line: 5, type: !11)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 6, type: !11)
!33 = distinct !DILexicalBlock(scope: !26, file: !3, line: 6, column: 3)
!34 = !DILocation(line: 5, column: 29, scope: !26)
!35 = !DILocation(line: 6, column: 8, scope: !33)
!36 = !DILocation(line: 6, column: 12, scope: !33)
!37 = !DILocation(line: 6, column: 19, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !3, line: 6, column: 3)
!39 = !DILocation(line: 6, column: 21, scope: !38)
!40 = !DILocation(line: 6, column: 3, scope: !33)
!41 = !DILocation(line: 7, column: 15, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 7, column: 9)
!43 = !DILocation(line: 7, column: 9, scope: !42)
!44 = !DILocation(line: 7, column: 18, scope: !42)
!45 = !DILocation(line: 7, column: 25, scope: !42)
!46 = !DILocation(line: 7, column: 22, scope: !42)
!47 = !DILocation(line: 7, column: 9, scope: !38)
!48 = !DILocation(line: 7, column: 44, scope: !42)
!49 = !DILocation(line: 7, column: 38, scope: !42)
!50 = !DILocation(line: 7, column: 30, scope: !42)
!51 = !DILocation(line: 6, column: 27, scope: !38)
!52 = !DILocation(line: 6, column: 3, scope: !38)
!53 = distinct !{!53, !40, !54, !55, !56}
!54 = !DILocation(line: 7, column: 45, scope: !33)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 8, column: 3, scope: !26)
!58 = !DILocation(line: 9, column: 1, scope: !26)
!59 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60)
!60 = !{!61}
!61 = !DILocalVariable(name: "x", arg: 1, scope: !59, file: !3, line: 2, type: !11)
!62 = !DILocation(line: 2, column: 20, scope: !59)
!63 = !DILocation(line: 2, column: 32, scope: !59)
!64 = !DILocation(line: 2, column: 34, scope: !59)
!65 = !DILocation(line: 2, column: 25, scope: !59)
!66 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 3, type: !15, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67)
!67 = !{!68}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !3, line: 3, type: !11)
!69 = !DILocation(line: 3, column: 20, scope: !66)
!70 = !DILocation(line: 3, column: 32, scope: !66)
!71 = !DILocation(line: 3, column: 34, scope: !66)
!72 = !DILocation(line: 3, column: 25, scope: !66)
