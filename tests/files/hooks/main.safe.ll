source_filename = "hooks/main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hook = type { i32, i32, i32 (i32)* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %hook = alloca %struct.hook*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !28
  %call = call i32 @nondet_int(), !dbg !29
  store i32 %call, i32* %n, align 4, !dbg !28
  %1 = bitcast %struct.hook** %hook to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.hook** %hook, metadata !15, metadata !DIExpression()), !dbg !31
  %2 = load i32, i32* %n, align 4, !dbg !32
  %call1 = call %struct.hook* @find(i32 noundef %2), !dbg !33
  store %struct.hook* %call1, %struct.hook** %hook, align 8, !dbg !31
  %3 = load %struct.hook*, %struct.hook** %hook, align 8, !dbg !34
  %tobool = icmp ne %struct.hook* %3, null, !dbg !34
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !36

land.lhs.true:
  %4 = load %struct.hook*, %struct.hook** %hook, align 8, !dbg !37
  %run = getelementptr inbounds %struct.hook, %struct.hook* %4, i32 0, i32 2, !dbg !38
  %5 = load i32 (i32)*, i32 (i32)** %run, align 8, !dbg !38
  %6 = load i32, i32* %n, align 4, !dbg !39
  %call2 = call i32 %5(i32 noundef %6), !dbg !37
  %7 = load i32, i32* %n, align 4, !dbg !40
  %8 = load %struct.hook*, %struct.hook** %hook, align 8, !dbg !41
  %add = getelementptr inbounds %struct.hook, %struct.hook* %8, i32 0, i32 1, !dbg !42
  %9 = load i32, i32* %add, align 4, !dbg !42
  %add3 = add nsw i32 %7, %9, !dbg !43
  %add4 = add nsw i32 %add3, 0, !dbg !44
  %cmp = icmp ne i32 %call2, %add4, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !46

if.then:
  call void @reach_error(), !dbg !47
  br label %if.end, !dbg !47

if.end:
  %10 = bitcast %struct.hook** %hook to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !48
  %11 = bitcast i32* %n to i8*, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !48
  ret i32 0, !dbg !49
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !50 i32 @nondet_int()

declare !dbg !52 %struct.hook* @find(i32 noundef)

declare !dbg !55 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hooks/main.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 4, type: !12)
!15 = !DILocalVariable(name: "hook", scope: !9, file: !1, line: 5, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hook", file: !19, line: 1, size: 128, elements: !20)
!19 = !DIFile(filename: "hooks/hooks.h", directory: ".")
!20 = !{!21, !22, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !18, file: !19, line: 1, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "add", scope: !18, file: !19, line: 1, baseType: !12, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !18, file: !19, line: 1, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{!12, !12}
!27 = !DILocation(line: 4, column: 3, scope: !9)
!28 = !DILocation(line: 4, column: 7, scope: !9)
!29 = !DILocation(line: 4, column: 11, scope: !9)
!30 = !DILocation(line: 5, column: 3, scope: !9)
!31 = !DILocation(line: 5, column: 22, scope: !9)
!32 = !DILocation(line: 5, column: 34, scope: !9)
!33 = !DILocation(line: 5, column: 29, scope: !9)
!34 = !DILocation(line: 6, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!36 = !DILocation(line: 6, column: 12, scope: !35)
!37 = !DILocation(line: 6, column: 15, scope: !35)
!38 = !DILocation(line: 6, column: 21, scope: !35)
!39 = !DILocation(line: 6, column: 25, scope: !35)
!40 = !DILocation(line: 6, column: 31, scope: !35)
!41 = !DILocation(line: 6, column: 35, scope: !35)
!42 = !DILocation(line: 6, column: 41, scope: !35)
!43 = !DILocation(line: 6, column: 33, scope: !35)
!44 = !DILocation(line: 6, column: 45, scope: !35)
!45 = !DILocation(line: 6, column: 28, scope: !35)
!46 = !DILocation(line: 6, column: 7, scope: !9)
!47 = !DILocation(line: 6, column: 50, scope: !35)
!48 = !DILocation(line: 8, column: 1, scope: !9)
!49 = !DILocation(line: 7, column: 3, scope: !9)
!50 = !DISubprogram(name: "nondet_int", scope: !19, file: !19, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !51)
!51 = !{}
!52 = !DISubprogram(name: "find", scope: !19, file: !19, line: 2, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !51)
!53 = !DISubroutineType(types: !54)
!54 = !{!16, !12}
!55 = !DISubprogram(name: "reach_error", scope: !19, file: !19, line: 4, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !51)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
