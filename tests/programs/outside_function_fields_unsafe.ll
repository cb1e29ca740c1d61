source_filename = "outside_function_fields_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { i8*, void (i32)*, i32 }

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %found = alloca %struct.operations*, align 8
  %file = alloca i32, align 4
  %handle = alloca i32 (i32)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.operations** %found to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !34
  call void @llvm.dbg.declare(metadata %struct.operations** %found, metadata !19, metadata !DIExpression()), !dbg !35
  %call = call %struct.operations* @find_operations(i32 noundef 1), !dbg !36
  store %struct.operations* %call, %struct.operations** %found, align 8, !dbg !35
  %1 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !37
  %tobool = icmp ne %struct.operations* %1, null, !dbg !37
  br i1 %tobool, label %land.lhs.true, label %if.end7, !dbg !38

land.lhs.true:
  %2 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !39
  %open = getelementptr inbounds %struct.operations, %struct.operations* %2, i32 0, i32 0, !dbg !40
  %3 = load i8*, i8** %open, align 8, !dbg !40
  %tobool1 = icmp ne i8* %3, null, !dbg !39
  br i1 %tobool1, label %if.then, label %if.end7, !dbg !41

if.then:
  %4 = bitcast i32* %file to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %file, metadata !30, metadata !DIExpression()), !dbg !43
  %5 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !44
  %open2 = getelementptr inbounds %struct.operations, %struct.operations* %5, i32 0, i32 0, !dbg !45
  %6 = load i8*, i8** %open2, align 8, !dbg !45
  %7 = bitcast i8* %6 to i32 (i32)*, !dbg !46
  %call3 = call i32 %7(i32 noundef 3), !dbg !47
  store i32 %call3, i32* %file, align 4, !dbg !43
  %8 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !48
  %close = getelementptr inbounds %struct.operations, %struct.operations* %8, i32 0, i32 1, !dbg !50
  %9 = load void (i32)*, void (i32)** %close, align 8, !dbg !50
  %tobool4 = icmp ne void (i32)* %9, null, !dbg !48
  br i1 %tobool4, label %if.then5, label %if.end, !dbg !51

if.then5:
  %10 = load %struct.operations*, %struct.operations** %found, align 8, !dbg !52
  %close6 = getelementptr inbounds %struct.operations, %struct.operations* %10, i32 0, i32 1, !dbg !54
  %11 = load void (i32)*, void (i32)** %close6, align 8, !dbg !54
  %12 = load i32, i32* %file, align 4, !dbg !55
  call void %11(i32 noundef %12), !dbg !52
  br label %if.end, !dbg !56

if.end:
  %13 = bitcast i32* %file to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !57
  br label %if.end7, !dbg !58

if.end7:
  %14 = bitcast i32 (i32)** %handle to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !59
  call void @llvm.dbg.declare(metadata i32 (i32)** %handle, metadata !33, metadata !DIExpression()), !dbg !60
  %call8 = call i32 (i32)* @find_handler(), !dbg !61
  store i32 (i32)* %call8, i32 (i32)** %handle, align 8, !dbg !60
  %15 = load i32 (i32)*, i32 (i32)** %handle, align 8, !dbg !62
  %tobool9 = icmp ne i32 (i32)* %15, null, !dbg !62
  br i1 %tobool9, label %cond.true, label %cond.false, !dbg !62

cond.true:
  %16 = load i32 (i32)*, i32 (i32)** %handle, align 8, !dbg !63
  %call10 = call i32 %16(i32 noundef 1), !dbg !63
  br label %cond.end, !dbg !62

cond.false:
  br label %cond.end, !dbg !62

cond.end:
  %cond = phi i32 [ %call10, %cond.true ], [ 0, %cond.false ], !dbg !62
  %17 = bitcast i32 (i32)** %handle to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %17), !dbg !64
  %18 = bitcast %struct.operations** %found to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !64
  ret i32 %cond, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !66 %struct.operations* @find_operations(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !70 i32 (i32)* @find_handler()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "outside_function_fields_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !1, line: 2, baseType: !4)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19, !30, !33}
!19 = !DILocalVariable(name: "found", scope: !15, file: !1, line: 15, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !1, line: 4, size: 192, elements: !22)
!22 = !{!23, !25, !29}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !21, file: !1, line: 5, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "close", scope: !21, file: !1, line: 6, baseType: !26, size: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !7}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !21, file: !1, line: 7, baseType: !7, size: 32, offset: 128)
!30 = !DILocalVariable(name: "file", scope: !31, file: !1, line: 17, type: !7)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 16, column: 31)
!32 = distinct !DILexicalBlock(scope: !15, file: !1, line: 16, column: 9)
!33 = !DILocalVariable(name: "handle", scope: !15, file: !1, line: 22, type: !3)
!34 = !DILocation(line: 15, column: 5, scope: !15)
!35 = !DILocation(line: 15, column: 24, scope: !15)
!36 = !DILocation(line: 15, column: 32, scope: !15)
!37 = !DILocation(line: 16, column: 9, scope: !32)
!38 = !DILocation(line: 16, column: 15, scope: !32)
!39 = !DILocation(line: 16, column: 18, scope: !32)
!40 = !DILocation(line: 16, column: 25, scope: !32)
!41 = !DILocation(line: 16, column: 9, scope: !15)
!42 = !DILocation(line: 17, column: 9, scope: !31)
!43 = !DILocation(line: 17, column: 13, scope: !31)
!44 = !DILocation(line: 17, column: 30, scope: !31)
!45 = !DILocation(line: 17, column: 37, scope: !31)
!46 = !DILocation(line: 17, column: 21, scope: !31)
!47 = !DILocation(line: 17, column: 20, scope: !31)
!48 = !DILocation(line: 18, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !31, file: !1, line: 18, column: 13)
!50 = !DILocation(line: 18, column: 20, scope: !49)
!51 = !DILocation(line: 18, column: 13, scope: !31)
!52 = !DILocation(line: 19, column: 13, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !1, line: 18, column: 27)
!54 = !DILocation(line: 19, column: 20, scope: !53)
!55 = !DILocation(line: 19, column: 26, scope: !53)
!56 = !DILocation(line: 20, column: 9, scope: !53)
!57 = !DILocation(line: 21, column: 5, scope: !32)
!58 = !DILocation(line: 21, column: 5, scope: !31)
!59 = !DILocation(line: 22, column: 5, scope: !15)
!60 = !DILocation(line: 22, column: 13, scope: !15)
!61 = !DILocation(line: 22, column: 22, scope: !15)
!62 = !DILocation(line: 23, column: 12, scope: !15)
!63 = !DILocation(line: 23, column: 21, scope: !15)
!64 = !DILocation(line: 24, column: 1, scope: !15)
!65 = !DILocation(line: 23, column: 5, scope: !15)
!66 = !DISubprogram(name: "find_operations", scope: !1, file: !1, line: 10, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!20, !7}
!69 = !{}
!70 = !DISubprogram(name: "find_handler", scope: !1, file: !1, line: 12, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!71 = !DISubroutineType(types: !2)
