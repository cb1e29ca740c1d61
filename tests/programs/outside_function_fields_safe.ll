source_filename = "outside_function_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { i32 (i32)*, void (i32)*, i32 }

@current = external global %struct.operations*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %found = alloca %struct.operations*, align 8
  %file = alloca i32, align 4
  %handle = alloca i32 (i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.operations** %found to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.operations** %found, metadata !14, metadata !DIExpression()), !dbg !33
  %call = call %struct.operations* @find_operations(i32 noundef 1), !dbg !34
  store %struct.operations* %call, %struct.operations** %found, align 8, !dbg !33
  %1 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !35
  %tobool = icmp ne %struct.operations* %1, null, !dbg !35
  br i1 %tobool, label %land.lhs.true, label %if.end7, !dbg !36

land.lhs.true:
  %2 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !37
  %open = getelementptr inbounds %struct.operations, %struct.operations* %2, i32 0, i32 0, !dbg !38
  %3 = load i32 (i32)*, i32 (i32)** %open, align 8, !dbg !38
  %tobool1 = icmp ne i32 (i32)* %3, null, !dbg !37
  br i1 %tobool1, label %if.then, label %if.end7, !dbg !39

if.then:
  %4 = bitcast i32* %file to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %file, metadata !27, metadata !DIExpression()), !dbg !41
  %5 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !42
  %open2 = getelementptr inbounds %struct.operations, %struct.operations* %5, i32 0, i32 0, !dbg !43
  %6 = load i32 (i32)*, i32 (i32)** %open2, align 8, !dbg !43
  %call3 = call i32 %6(i32 noundef 3), !dbg !42
  store i32 %call3, i32* %file, align 4, !dbg !41
  %7 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !44
  %close = getelementptr inbounds %struct.operations, %struct.operations* %7, i32 0, i32 1, !dbg !46
  %8 = load void (i32)*, void (i32)** %close, align 8, !dbg !46
  %tobool4 = icmp ne void (i32)* %8, null, !dbg !44
  br i1 %tobool4, label %if.then5, label %if.end, !dbg !47

if.then5:
  %9 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !48
  %close6 = getelementptr inbounds %struct.operations, %struct.operations* %9, i32 0, i32 1, !dbg !50
  %10 = load void (i32)*, void (i32)** %close6, align 8, !dbg !50
  %11 = load i32, i32* %file, align 4, !dbg !51
  call void %10(i32 noundef %11), !dbg !48
  br label %if.end, !dbg !52

if.end:
  %12 = bitcast i32* %file to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !53
  br label %if.end7, !dbg !54

if.end7:
  %13 = load %struct.operations*, %struct.operations** @current, align 8, !dbg !55
  %tobool8 = icmp ne %struct.operations* %13, null, !dbg !55
  br i1 %tobool8, label %land.lhs.true9, label %if.end15, !dbg !57

land.lhs.true9:
  %14 = load %struct.operations*, %struct.operations** @current, align 8, !dbg !58
  %open10 = getelementptr inbounds %struct.operations, %struct.operations* %14, i32 0, i32 0, !dbg !59
  %15 = load i32 (i32)*, i32 (i32)** %open10, align 8, !dbg !59
  %tobool11 = icmp ne i32 (i32)* %15, null, !dbg !58
  br i1 %tobool11, label %if.then12, label %if.end15, !dbg !60

if.then12:
  %16 = load %struct.operations*, %struct.operations** @current, align 8, !dbg !61
  %open13 = getelementptr inbounds %struct.operations, %struct.operations* %16, i32 0, i32 0, !dbg !63
  %17 = load i32 (i32)*, i32 (i32)** %open13, align 8, !dbg !63
  %18 = load %struct.operations*, %struct.operations** @current, align 8, !dbg !64
  %count = getelementptr inbounds %struct.operations, %struct.operations* %18, i32 0, i32 2, !dbg !65
  %19 = load i32, i32* %count, align 8, !dbg !65
  %call14 = call i32 %17(i32 noundef %19), !dbg !61
  br label %if.end15, !dbg !66

if.end15:
  %20 = bitcast i32 (i32)** %handle to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %20), !dbg !67
  call void @llvm.dbg.declare(metadata i32 (i32)** %handle, metadata !30, metadata !DIExpression()), !dbg !68
  %call16 = call i32 (i32)* @find_handler(), !dbg !69
  store i32 (i32)* %call16, i32 (i32)** %handle, align 8, !dbg !68
  %21 = load i32 (i32)*, i32 (i32)** %handle, align 8, !dbg !70
  %tobool17 = icmp ne i32 (i32)* %21, null, !dbg !70
  br i1 %tobool17, label %cond.true, label %cond.false, !dbg !70

cond.true:
  %22 = load i32 (i32)*, i32 (i32)** %handle, align 8, !dbg !71
  %call18 = call i32 %22(i32 noundef 1), !dbg !71
  br label %cond.end, !dbg !70

cond.false:
  br label %cond.end, !dbg !70

cond.end:
  %cond = phi i32 [ %call18, %cond.true ], [ 0, %cond.false ], !dbg !70
  %23 = bitcast i32 (i32)** %handle to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !72
  %24 = bitcast %struct.operations** %found to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !72
  ret i32 %cond, !dbg !73
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !74 %struct.operations* @find_operations(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !78 i32 (i32)* @find_handler()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_function_fields_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !27, !30}
!14 = !DILocalVariable(name: "found", scope: !9, file: !1, line: 14, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !1, line: 2, size: 192, elements: !17)
!17 = !{!18, !22, !26}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !16, file: !1, line: 3, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{!12, !12}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "close", scope: !16, file: !1, line: 4, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !12}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !16, file: !1, line: 5, baseType: !12, size: 32, offset: 128)
!27 = !DILocalVariable(name: "file", scope: !28, file: !1, line: 16, type: !12)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 15, column: 31)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 9)
!30 = !DILocalVariable(name: "handle", scope: !9, file: !1, line: 24, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !1, line: 10, baseType: !19)
!32 = !DILocation(line: 14, column: 5, scope: !9)
!33 = !DILocation(line: 14, column: 24, scope: !9)
!34 = !DILocation(line: 14, column: 32, scope: !9)
!35 = !DILocation(line: 15, column: 9, scope: !29)
!36 = !DILocation(line: 15, column: 15, scope: !29)
!37 = !DILocation(line: 15, column: 18, scope: !29)
!38 = !DILocation(line: 15, column: 25, scope: !29)
!39 = !DILocation(line: 15, column: 9, scope: !9)
!40 = !DILocation(line: 16, column: 9, scope: !28)
!41 = !DILocation(line: 16, column: 13, scope: !28)
!42 = !DILocation(line: 16, column: 20, scope: !28)
!43 = !DILocation(line: 16, column: 27, scope: !28)
!44 = !DILocation(line: 17, column: 13, scope: !45)
!45 = distinct !DILexicalBlock(scope: !28, file: !1, line: 17, column: 13)
!46 = !DILocation(line: 17, column: 20, scope: !45)
!47 = !DILocation(line: 17, column: 13, scope: !28)
!48 = !DILocation(line: 18, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 17, column: 27)
!50 = !DILocation(line: 18, column: 20, scope: !49)
!51 = !DILocation(line: 18, column: 26, scope: !49)
!52 = !DILocation(line: 19, column: 9, scope: !49)
!53 = !DILocation(line: 20, column: 5, scope: !29)
!54 = !DILocation(line: 20, column: 5, scope: !28)
!55 = !DILocation(line: 21, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 9)
!57 = !DILocation(line: 21, column: 17, scope: !56)
!58 = !DILocation(line: 21, column: 20, scope: !56)
!59 = !DILocation(line: 21, column: 29, scope: !56)
!60 = !DILocation(line: 21, column: 9, scope: !9)
!61 = !DILocation(line: 22, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !56, file: !1, line: 21, column: 35)
!63 = !DILocation(line: 22, column: 18, scope: !62)
!64 = !DILocation(line: 22, column: 23, scope: !62)
!65 = !DILocation(line: 22, column: 32, scope: !62)
!66 = !DILocation(line: 23, column: 5, scope: !62)
!67 = !DILocation(line: 24, column: 5, scope: !9)
!68 = !DILocation(line: 24, column: 13, scope: !9)
!69 = !DILocation(line: 24, column: 22, scope: !9)
!70 = !DILocation(line: 25, column: 12, scope: !9)
!71 = !DILocation(line: 25, column: 21, scope: !9)
!72 = !DILocation(line: 26, column: 1, scope: !9)
!73 = !DILocation(line: 25, column: 5, scope: !9)
!74 = !DISubprogram(name: "find_operations", scope: !1, file: !1, line: 8, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!15, !12}
!77 = !{}
!78 = !DISubprogram(name: "find_handler", scope: !1, file: !1, line: 11, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !77)
!79 = !DISubroutineType(types: !80)
!80 = !{!31}
