source_filename = "volatile_count_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.value = type { i32, i64 }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1

define dso_local i32 @read_register() !dbg !14 {
entry:
  %0 = load volatile i32, i32* inttoptr (i64 1073745920 to i32*), align 4, !dbg !18
  ret i32 %0, !dbg !19
}

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %value = alloca %struct.value*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %text = alloca [12 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.value** %value to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.value** %value, metadata !25, metadata !DIExpression()), !dbg !41
  %call = call i32 @nondet(), !dbg !42
  %call1 = call %struct.value* @make(i32 noundef %call), !dbg !43
  store %struct.value* %call1, %struct.value** %value, align 8, !dbg !41
  %1 = load %struct.value*, %struct.value** %value, align 8, !dbg !44
  %cmp = icmp eq %struct.value* %1, null, !dbg !46
  br i1 %cmp, label %if.then, label %if.end, !dbg !47

if.then:
  store i32 1, i32* %retval, align 4, !dbg !48
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !48

if.end:
  %2 = bitcast [12 x i8]* %text to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %2), !dbg !49
  call void @llvm.dbg.declare(metadata [12 x i8]* %text, metadata !35, metadata !DIExpression()), !dbg !50
  %arraydecay = getelementptr inbounds [12 x i8], [12 x i8]* %text, i64 0, i64 0, !dbg !51
  %3 = load %struct.value*, %struct.value** %value, align 8, !dbg !52
  %type = getelementptr inbounds %struct.value, %struct.value* %3, i32 0, i32 0, !dbg !53
  %4 = load i32, i32* %type, align 8, !dbg !53
  %call2 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %arraydecay, i64 noundef 12, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %4), !dbg !54
  %5 = load %struct.value*, %struct.value** %value, align 8, !dbg !55
  %users = getelementptr inbounds %struct.value, %struct.value* %5, i32 0, i32 1, !dbg !56
  %6 = load volatile i64, i64* %users, align 8, !dbg !57
  %inc = add i64 %6, 1, !dbg !57
  store volatile i64 %inc, i64* %users, align 8, !dbg !57
  %7 = load %struct.value*, %struct.value** %value, align 8, !dbg !58
  call void @leave(%struct.value* noundef %7), !dbg !59
  store i32 0, i32* %retval, align 4, !dbg !60
  store i32 1, i32* %cleanup.dest.slot, align 4
  %8 = bitcast [12 x i8]* %text to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %8), !dbg !61
  br label %cleanup

cleanup:
  %9 = bitcast %struct.value** %value to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !61
  %10 = load i32, i32* %retval, align 4, !dbg !61
  ret i32 %10, !dbg !61
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.value* @make(i32 noundef %type) !dbg !62 {
entry:
  %type.addr = alloca i32, align 4
  %value = alloca %struct.value*, align 8
  store i32 %type, i32* %type.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %type.addr, metadata !66, metadata !DIExpression()), !dbg !68
  %0 = bitcast %struct.value** %value to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !69
  call void @llvm.dbg.declare(metadata %struct.value** %value, metadata !67, metadata !DIExpression()), !dbg !70
  %call = call noalias i8* @malloc(i64 noundef 16), !dbg !71
  %1 = bitcast i8* %call to %struct.value*, !dbg !71
  store %struct.value* %1, %struct.value** %value, align 8, !dbg !70
  %2 = load %struct.value*, %struct.value** %value, align 8, !dbg !72
  %cmp = icmp ne %struct.value* %2, null, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:
  %3 = load i32, i32* %type.addr, align 4, !dbg !76
  %4 = load %struct.value*, %struct.value** %value, align 8, !dbg !78
  %type1 = getelementptr inbounds %struct.value, %struct.value* %4, i32 0, i32 0, !dbg !79
  store i32 %3, i32* %type1, align 8, !dbg !80
  %5 = load %struct.value*, %struct.value** %value, align 8, !dbg !81
  %users = getelementptr inbounds %struct.value, %struct.value* %5, i32 0, i32 1, !dbg !82
  store volatile i64 1, i64* %users, align 8, !dbg !83
  br label %if.end, !dbg !84

if.end:
  %6 = load %struct.value*, %struct.value** %value, align 8, !dbg !85
  %7 = bitcast %struct.value** %value to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !86
  ret %struct.value* %6, !dbg !87
}

declare !dbg !88 i32 @nondet()

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...)

define internal void @leave(%struct.value* noundef %value) !dbg !89 {
entry:
  %value.addr = alloca %struct.value*, align 8
  store %struct.value* %value, %struct.value** %value.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %value.addr, metadata !93, metadata !DIExpression()), !dbg !94
  %0 = load %struct.value*, %struct.value** %value.addr, align 8, !dbg !95
  %cmp = icmp ne %struct.value* %0, null, !dbg !97
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !98

land.lhs.true:
  %1 = load %struct.value*, %struct.value** %value.addr, align 8, !dbg !99
  %users = getelementptr inbounds %struct.value, %struct.value* %1, i32 0, i32 1, !dbg !100
  %2 = load volatile i64, i64* %users, align 8, !dbg !101
  %dec = add i64 %2, -1, !dbg !101
  store volatile i64 %dec, i64* %users, align 8, !dbg !101
  %cmp1 = icmp eq i64 %dec, 0, !dbg !102
  br i1 %cmp1, label %if.then, label %if.end, !dbg !103

if.then:
  %3 = load %struct.value*, %struct.value** %value.addr, align 8, !dbg !104
  %4 = bitcast %struct.value* %3 to i8*, !dbg !104
  call void @free(i8* noundef %4), !dbg !105
  br label %if.end, !dbg !105

if.end:
  ret void, !dbg !106
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_count_unsafe.c", directory: ".")
!2 = !{!3, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "read_register", scope: !1, file: !1, line: 27, type: !15, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 28, column: 12, scope: !14)
!19 = !DILocation(line: 28, column: 5, scope: !14)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !21, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25, !35}
!25 = !DILocalVariable(name: "value", scope: !20, file: !1, line: 32, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "value", file: !1, line: 7, size: 128, elements: !28)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "type", scope: !27, file: !1, line: 8, baseType: !23, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "users", scope: !27, file: !1, line: 9, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !33, line: 46, baseType: !34)
!33 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocalVariable(name: "text", scope: !20, file: !1, line: 35, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 96, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 12)
!40 = !DILocation(line: 32, column: 5, scope: !20)
!41 = !DILocation(line: 32, column: 19, scope: !20)
!42 = !DILocation(line: 32, column: 32, scope: !20)
!43 = !DILocation(line: 32, column: 27, scope: !20)
!44 = !DILocation(line: 33, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !20, file: !1, line: 33, column: 9)
!46 = !DILocation(line: 33, column: 15, scope: !45)
!47 = !DILocation(line: 33, column: 9, scope: !20)
!48 = !DILocation(line: 34, column: 9, scope: !45)
!49 = !DILocation(line: 35, column: 5, scope: !20)
!50 = !DILocation(line: 35, column: 10, scope: !20)
!51 = !DILocation(line: 36, column: 14, scope: !20)
!52 = !DILocation(line: 36, column: 39, scope: !20)
!53 = !DILocation(line: 36, column: 46, scope: !20)
!54 = !DILocation(line: 36, column: 5, scope: !20)
!55 = !DILocation(line: 37, column: 5, scope: !20)
!56 = !DILocation(line: 37, column: 12, scope: !20)
!57 = !DILocation(line: 37, column: 17, scope: !20)
!58 = !DILocation(line: 39, column: 11, scope: !20)
!59 = !DILocation(line: 39, column: 5, scope: !20)
!60 = !DILocation(line: 40, column: 5, scope: !20)
!61 = !DILocation(line: 41, column: 1, scope: !20)
!62 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 12, type: !63, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!26, !23}
!65 = !{!66, !67}
!66 = !DILocalVariable(name: "type", arg: 1, scope: !62, file: !1, line: 12, type: !23)
!67 = !DILocalVariable(name: "value", scope: !62, file: !1, line: 13, type: !26)
!68 = !DILocation(line: 12, column: 31, scope: !62)
!69 = !DILocation(line: 13, column: 5, scope: !62)
!70 = !DILocation(line: 13, column: 19, scope: !62)
!71 = !DILocation(line: 13, column: 27, scope: !62)
!72 = !DILocation(line: 14, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !62, file: !1, line: 14, column: 9)
!74 = !DILocation(line: 14, column: 15, scope: !73)
!75 = !DILocation(line: 14, column: 9, scope: !62)
!76 = !DILocation(line: 15, column: 23, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !1, line: 14, column: 24)
!78 = !DILocation(line: 15, column: 9, scope: !77)
!79 = !DILocation(line: 15, column: 16, scope: !77)
!80 = !DILocation(line: 15, column: 21, scope: !77)
!81 = !DILocation(line: 16, column: 9, scope: !77)
!82 = !DILocation(line: 16, column: 16, scope: !77)
!83 = !DILocation(line: 16, column: 22, scope: !77)
!84 = !DILocation(line: 17, column: 5, scope: !77)
!85 = !DILocation(line: 18, column: 12, scope: !62)
!86 = !DILocation(line: 19, column: 1, scope: !62)
!87 = !DILocation(line: 18, column: 5, scope: !62)
!88 = !DISubprogram(name: "nondet", scope: !1, file: !1, line: 5, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !17)
!89 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 21, type: !90, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !26}
!92 = !{!93}
!93 = !DILocalVariable(name: "value", arg: 1, scope: !89, file: !1, line: 21, type: !26)
!94 = !DILocation(line: 21, column: 33, scope: !89)
!95 = !DILocation(line: 22, column: 9, scope: !96)
!96 = distinct !DILexicalBlock(scope: !89, file: !1, line: 22, column: 9)
!97 = !DILocation(line: 22, column: 15, scope: !96)
!98 = !DILocation(line: 22, column: 23, scope: !96)
!99 = !DILocation(line: 22, column: 28, scope: !96)
!100 = !DILocation(line: 22, column: 35, scope: !96)
!101 = !DILocation(line: 22, column: 26, scope: !96)
!102 = !DILocation(line: 22, column: 41, scope: !96)
!103 = !DILocation(line: 22, column: 9, scope: !89)
!104 = !DILocation(line: 23, column: 14, scope: !96)
!105 = !DILocation(line: 23, column: 9, scope: !96)
!106 = !DILocation(line: 24, column: 1, scope: !89)
