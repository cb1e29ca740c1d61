source_filename = "state_functions_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { void (%struct.machine*, i8)*, i8, i8, i8 }

@__const.main.m = private unnamed_addr constant %struct.machine { void (%struct.machine*, i8)* @at_start, i8 0, i8 0, i8 0 }, align 8
@.str = private unnamed_addr constant [14 x i8] c"m.count <= 32\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"state_functions_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"m.count < m.length\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %m = alloca %struct.machine, align 8
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.machine* %m to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.machine* %m, metadata !14, metadata !DIExpression()), !dbg !34
  %1 = bitcast %struct.machine* %m to i8*, !dbg !34
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.machine* @__const.main.m to i8*), i64 16, i1 false), !dbg !34
  %2 = bitcast i32* %n to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %n, metadata !31, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %n, align 4, !dbg !36
  br label %for.cond, !dbg !35

for.cond:
  %3 = load i32, i32* %n, align 4, !dbg !37
  %cmp = icmp slt i32 %3, 1000, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:
  %4 = bitcast i32* %n to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !41
  br label %for.end

for.body:
  %step = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 0, !dbg !42
  %5 = load void (%struct.machine*, i8)*, void (%struct.machine*, i8)** %step, align 8, !dbg !42
  %call = call zeroext i8 @nondet_uchar(), !dbg !44
  call void %5(%struct.machine* noundef %m, i8 noundef zeroext %call), !dbg !45
  %count = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 2, !dbg !46
  %6 = load i8, i8* %count, align 1, !dbg !46
  %conv = zext i8 %6 to i32, !dbg !46
  %cmp1 = icmp sle i32 %conv, 32, !dbg !46
  br i1 %cmp1, label %if.then, label %if.else, !dbg !49

if.then:
  br label %if.end, !dbg !49

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

if.end:
  %step3 = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 0, !dbg !50
  %7 = load void (%struct.machine*, i8)*, void (%struct.machine*, i8)** %step3, align 8, !dbg !50
  %cmp4 = icmp eq void (%struct.machine*, i8)* %7, @at_data, !dbg !52
  br i1 %cmp4, label %if.then6, label %if.end15, !dbg !53

if.then6:
  %count7 = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 2, !dbg !54
  %8 = load i8, i8* %count7, align 1, !dbg !54
  %conv8 = zext i8 %8 to i32, !dbg !54
  %length = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 1, !dbg !54
  %9 = load i8, i8* %length, align 8, !dbg !54
  %conv9 = zext i8 %9 to i32, !dbg !54
  %cmp10 = icmp slt i32 %conv8, %conv9, !dbg !54
  br i1 %cmp10, label %if.then12, label %if.else13, !dbg !57

if.then12:
  br label %if.end14, !dbg !57

if.else13:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

if.end14:
  br label %if.end15, !dbg !58

if.end15:
  br label %for.inc, !dbg !59

for.inc:
  %10 = load i32, i32* %n, align 4, !dbg !60
  %inc = add nsw i32 %10, 1, !dbg !60
  store i32 %inc, i32* %n, align 4, !dbg !60
  br label %for.cond, !dbg !41, !llvm.loop !61

for.end:
  %11 = bitcast %struct.machine* %m to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %11), !dbg !65
  ret i32 0, !dbg !66
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @at_start(%struct.machine* noundef %m, i8 noundef zeroext %byte) !dbg !67 {
entry:
  %m.addr = alloca %struct.machine*, align 8
  %byte.addr = alloca i8, align 1
  store %struct.machine* %m, %struct.machine** %m.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.machine** %m.addr, metadata !69, metadata !DIExpression()), !dbg !71
  store i8 %byte, i8* %byte.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %byte.addr, metadata !70, metadata !DIExpression()), !dbg !72
  %0 = load i8, i8* %byte.addr, align 1, !dbg !73
  %conv = zext i8 %0 to i32, !dbg !73
  %cmp = icmp eq i32 %conv, 165, !dbg !75
  br i1 %cmp, label %if.then, label %if.end, !dbg !76

if.then:
  %1 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !77
  %step = getelementptr inbounds %struct.machine, %struct.machine* %1, i32 0, i32 0, !dbg !78
  store void (%struct.machine*, i8)* @at_length, void (%struct.machine*, i8)** %step, align 8, !dbg !79
  br label %if.end, !dbg !77

if.end:
  ret void, !dbg !80
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !81 zeroext i8 @nondet_uchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal void @at_data(%struct.machine* noundef %m, i8 noundef zeroext %byte) !dbg !85 {
entry:
  %m.addr = alloca %struct.machine*, align 8
  %byte.addr = alloca i8, align 1
  store %struct.machine* %m, %struct.machine** %m.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.machine** %m.addr, metadata !87, metadata !DIExpression()), !dbg !89
  store i8 %byte, i8* %byte.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %byte.addr, metadata !88, metadata !DIExpression()), !dbg !90
  %0 = load i8, i8* %byte.addr, align 1, !dbg !91
  %conv = zext i8 %0 to i32, !dbg !91
  %1 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !92
  %sum = getelementptr inbounds %struct.machine, %struct.machine* %1, i32 0, i32 3, !dbg !93
  %2 = load i8, i8* %sum, align 2, !dbg !94
  %conv1 = zext i8 %2 to i32, !dbg !94
  %add = add nsw i32 %conv1, %conv, !dbg !94
  %conv2 = trunc i32 %add to i8, !dbg !94
  store i8 %conv2, i8* %sum, align 2, !dbg !94
  %3 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !95
  %count = getelementptr inbounds %struct.machine, %struct.machine* %3, i32 0, i32 2, !dbg !97
  %4 = load i8, i8* %count, align 1, !dbg !98
  %inc = add i8 %4, 1, !dbg !98
  store i8 %inc, i8* %count, align 1, !dbg !98
  %conv3 = zext i8 %inc to i32, !dbg !98
  %5 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !99
  %length = getelementptr inbounds %struct.machine, %struct.machine* %5, i32 0, i32 1, !dbg !100
  %6 = load i8, i8* %length, align 8, !dbg !100
  %conv4 = zext i8 %6 to i32, !dbg !99
  %cmp = icmp eq i32 %conv3, %conv4, !dbg !101
  br i1 %cmp, label %if.then, label %if.end, !dbg !102

if.then:
  %7 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !103
  %step = getelementptr inbounds %struct.machine, %struct.machine* %7, i32 0, i32 0, !dbg !104
  store void (%struct.machine*, i8)* @at_start, void (%struct.machine*, i8)** %step, align 8, !dbg !105
  br label %if.end, !dbg !103

if.end:
  ret void, !dbg !106
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal void @at_length(%struct.machine* noundef %m, i8 noundef zeroext %byte) !dbg !107 {
entry:
  %m.addr = alloca %struct.machine*, align 8
  %byte.addr = alloca i8, align 1
  store %struct.machine* %m, %struct.machine** %m.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.machine** %m.addr, metadata !109, metadata !DIExpression()), !dbg !111
  store i8 %byte, i8* %byte.addr, align 1
  call void @llvm.dbg.declare(metadata i8* %byte.addr, metadata !110, metadata !DIExpression()), !dbg !112
  %0 = load i8, i8* %byte.addr, align 1, !dbg !113
  %conv = zext i8 %0 to i32, !dbg !113
  %cmp = icmp sgt i32 %conv, 32, !dbg !115
  br i1 %cmp, label %if.then, label %if.end, !dbg !116

if.then:
  %1 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !117
  %step = getelementptr inbounds %struct.machine, %struct.machine* %1, i32 0, i32 0, !dbg !119
  store void (%struct.machine*, i8)* @at_start, void (%struct.machine*, i8)** %step, align 8, !dbg !120
  br label %return, !dbg !121

if.end:
  %2 = load i8, i8* %byte.addr, align 1, !dbg !122
  %3 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !123
  %length = getelementptr inbounds %struct.machine, %struct.machine* %3, i32 0, i32 1, !dbg !124
  store i8 %2, i8* %length, align 8, !dbg !125
  %4 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !126
  %sum = getelementptr inbounds %struct.machine, %struct.machine* %4, i32 0, i32 3, !dbg !127
  store i8 0, i8* %sum, align 2, !dbg !128
  %5 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !129
  %count = getelementptr inbounds %struct.machine, %struct.machine* %5, i32 0, i32 2, !dbg !130
  store i8 0, i8* %count, align 1, !dbg !131
  %6 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !132
  %step2 = getelementptr inbounds %struct.machine, %struct.machine* %6, i32 0, i32 0, !dbg !133
  store void (%struct.machine*, i8)* @at_data, void (%struct.machine*, i8)** %step2, align 8, !dbg !134
  br label %return, !dbg !135

return:
  ret void, !dbg !135
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "state_functions_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !10, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !31}
!14 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 37, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "machine", file: !1, line: 9, size: 128, elements: !16)
!16 = !{!17, !28, !29, !30}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !15, file: !1, line: 10, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "state", file: !1, line: 8, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !23}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !24, line: 24, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !26, line: 38, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!27 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !1, line: 11, baseType: !23, size: 8, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !15, file: !1, line: 11, baseType: !23, size: 8, offset: 72)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !15, file: !1, line: 11, baseType: !23, size: 8, offset: 80)
!31 = !DILocalVariable(name: "n", scope: !32, file: !1, line: 38, type: !12)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 38, column: 3)
!33 = !DILocation(line: 37, column: 3, scope: !9)
!34 = !DILocation(line: 37, column: 18, scope: !9)
!35 = !DILocation(line: 38, column: 8, scope: !32)
!36 = !DILocation(line: 38, column: 12, scope: !32)
!37 = !DILocation(line: 38, column: 19, scope: !38)
!38 = distinct !DILexicalBlock(scope: !32, file: !1, line: 38, column: 3)
!39 = !DILocation(line: 38, column: 21, scope: !38)
!40 = !DILocation(line: 38, column: 3, scope: !32)
!41 = !DILocation(line: 38, column: 3, scope: !38)
!42 = !DILocation(line: 39, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !38, file: !1, line: 38, column: 34)
!44 = !DILocation(line: 39, column: 16, scope: !43)
!45 = !DILocation(line: 39, column: 5, scope: !43)
!46 = !DILocation(line: 40, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !1, line: 40, column: 5)
!48 = distinct !DILexicalBlock(scope: !43, file: !1, line: 40, column: 5)
!49 = !DILocation(line: 40, column: 5, scope: !48)
!50 = !DILocation(line: 41, column: 11, scope: !51)
!51 = distinct !DILexicalBlock(scope: !43, file: !1, line: 41, column: 9)
!52 = !DILocation(line: 41, column: 16, scope: !51)
!53 = !DILocation(line: 41, column: 9, scope: !43)
!54 = !DILocation(line: 41, column: 28, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 41, column: 28)
!56 = distinct !DILexicalBlock(scope: !51, file: !1, line: 41, column: 28)
!57 = !DILocation(line: 41, column: 28, scope: !56)
!58 = !DILocation(line: 41, column: 28, scope: !51)
!59 = !DILocation(line: 42, column: 3, scope: !43)
!60 = !DILocation(line: 38, column: 30, scope: !38)
!61 = distinct !{!61, !40, !62, !63, !64}
!62 = !DILocation(line: 42, column: 3, scope: !32)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 44, column: 1, scope: !9)
!66 = !DILocation(line: 43, column: 3, scope: !9)
!67 = distinct !DISubprogram(name: "at_start", scope: !1, file: !1, line: 17, type: !20, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !68)
!68 = !{!69, !70}
!69 = !DILocalVariable(name: "m", arg: 1, scope: !67, file: !1, line: 17, type: !22)
!70 = !DILocalVariable(name: "byte", arg: 2, scope: !67, file: !1, line: 17, type: !23)
!71 = !DILocation(line: 17, column: 38, scope: !67)
!72 = !DILocation(line: 17, column: 49, scope: !67)
!73 = !DILocation(line: 18, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !67, file: !1, line: 18, column: 7)
!75 = !DILocation(line: 18, column: 12, scope: !74)
!76 = !DILocation(line: 18, column: 7, scope: !67)
!77 = !DILocation(line: 18, column: 21, scope: !74)
!78 = !DILocation(line: 18, column: 24, scope: !74)
!79 = !DILocation(line: 18, column: 29, scope: !74)
!80 = !DILocation(line: 19, column: 1, scope: !67)
!81 = !DISubprogram(name: "nondet_uchar", scope: !1, file: !1, line: 5, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!27}
!84 = !{}
!85 = distinct !DISubprogram(name: "at_data", scope: !1, file: !1, line: 31, type: !20, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !86)
!86 = !{!87, !88}
!87 = !DILocalVariable(name: "m", arg: 1, scope: !85, file: !1, line: 31, type: !22)
!88 = !DILocalVariable(name: "byte", arg: 2, scope: !85, file: !1, line: 31, type: !23)
!89 = !DILocation(line: 31, column: 37, scope: !85)
!90 = !DILocation(line: 31, column: 48, scope: !85)
!91 = !DILocation(line: 32, column: 13, scope: !85)
!92 = !DILocation(line: 32, column: 3, scope: !85)
!93 = !DILocation(line: 32, column: 6, scope: !85)
!94 = !DILocation(line: 32, column: 10, scope: !85)
!95 = !DILocation(line: 33, column: 9, scope: !96)
!96 = distinct !DILexicalBlock(scope: !85, file: !1, line: 33, column: 7)
!97 = !DILocation(line: 33, column: 12, scope: !96)
!98 = !DILocation(line: 33, column: 7, scope: !96)
!99 = !DILocation(line: 33, column: 21, scope: !96)
!100 = !DILocation(line: 33, column: 24, scope: !96)
!101 = !DILocation(line: 33, column: 18, scope: !96)
!102 = !DILocation(line: 33, column: 7, scope: !85)
!103 = !DILocation(line: 33, column: 32, scope: !96)
!104 = !DILocation(line: 33, column: 35, scope: !96)
!105 = !DILocation(line: 33, column: 40, scope: !96)
!106 = !DILocation(line: 34, column: 1, scope: !85)
!107 = distinct !DISubprogram(name: "at_length", scope: !1, file: !1, line: 21, type: !20, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !108)
!108 = !{!109, !110}
!109 = !DILocalVariable(name: "m", arg: 1, scope: !107, file: !1, line: 21, type: !22)
!110 = !DILocalVariable(name: "byte", arg: 2, scope: !107, file: !1, line: 21, type: !23)
!111 = !DILocation(line: 21, column: 39, scope: !107)
!112 = !DILocation(line: 21, column: 50, scope: !107)
!113 = !DILocation(line: 22, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !107, file: !1, line: 22, column: 7)
!115 = !DILocation(line: 22, column: 12, scope: !114)
!116 = !DILocation(line: 22, column: 7, scope: !107)
!117 = !DILocation(line: 23, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !1, line: 22, column: 18)
!119 = !DILocation(line: 23, column: 8, scope: !118)
!120 = !DILocation(line: 23, column: 13, scope: !118)
!121 = !DILocation(line: 24, column: 5, scope: !118)
!122 = !DILocation(line: 26, column: 15, scope: !107)
!123 = !DILocation(line: 26, column: 3, scope: !107)
!124 = !DILocation(line: 26, column: 6, scope: !107)
!125 = !DILocation(line: 26, column: 13, scope: !107)
!126 = !DILocation(line: 27, column: 14, scope: !107)
!127 = !DILocation(line: 27, column: 17, scope: !107)
!128 = !DILocation(line: 27, column: 21, scope: !107)
!129 = !DILocation(line: 27, column: 3, scope: !107)
!130 = !DILocation(line: 27, column: 6, scope: !107)
!131 = !DILocation(line: 27, column: 12, scope: !107)
!132 = !DILocation(line: 28, column: 3, scope: !107)
!133 = !DILocation(line: 28, column: 6, scope: !107)
!134 = !DILocation(line: 28, column: 11, scope: !107)
!135 = !DILocation(line: 29, column: 1, scope: !107)
