source_filename = "state_function_outside_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { void (%struct.machine*)*, i32 }

@__const.main.m = private unnamed_addr constant %struct.machine { void (%struct.machine*)* @idle, i32 0 }, align 8
@.str = private unnamed_addr constant [13 x i8] c"m.count == 0\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"state_function_outside_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %m = alloca %struct.machine, align 8
  %given = alloca void (%struct.machine*)*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.machine* %m to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.machine* %m, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast %struct.machine* %m to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 bitcast (%struct.machine* @__const.main.m to i8*), i64 16, i1 false), !dbg !25
  %2 = bitcast void (%struct.machine*)** %given to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !26
  call void @llvm.dbg.declare(metadata void (%struct.machine*)** %given, metadata !23, metadata !DIExpression()), !dbg !27
  %call = call void (%struct.machine*)* @another(), !dbg !28
  store void (%struct.machine*)* %call, void (%struct.machine*)** %given, align 8, !dbg !27
  %3 = load void (%struct.machine*)*, void (%struct.machine*)** %given, align 8, !dbg !29
  %tobool = icmp ne void (%struct.machine*)* %3, null, !dbg !29
  br i1 %tobool, label %if.then, label %if.end, !dbg !31

if.then:
  %4 = load void (%struct.machine*)*, void (%struct.machine*)** %given, align 8, !dbg !32
  %step = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 0, !dbg !33
  store void (%struct.machine*)* %4, void (%struct.machine*)** %step, align 8, !dbg !34
  br label %if.end, !dbg !35

if.end:
  %step1 = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 0, !dbg !36
  %5 = load void (%struct.machine*)*, void (%struct.machine*)** %step1, align 8, !dbg !36
  call void %5(%struct.machine* noundef %m), !dbg !37
  %count = getelementptr inbounds %struct.machine, %struct.machine* %m, i32 0, i32 1, !dbg !38
  %6 = load i32, i32* %count, align 8, !dbg !38
  %cmp = icmp eq i32 %6, 0, !dbg !38
  br i1 %cmp, label %if.then2, label %if.else, !dbg !41

if.then2:
  br label %if.end3, !dbg !41

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

if.end3:
  %7 = bitcast void (%struct.machine*)** %given to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !42
  %8 = bitcast %struct.machine* %m to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @idle(%struct.machine* noundef %m) !dbg !44 {
entry:
  %m.addr = alloca %struct.machine*, align 8
  store %struct.machine* %m, %struct.machine** %m.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.machine** %m.addr, metadata !46, metadata !DIExpression()), !dbg !47
  %0 = load %struct.machine*, %struct.machine** %m.addr, align 8, !dbg !48
  %count = getelementptr inbounds %struct.machine, %struct.machine* %0, i32 0, i32 1, !dbg !49
  store i32 0, i32* %count, align 8, !dbg !50
  ret void, !dbg !51
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !52 void (%struct.machine*)* @another()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "state_function_outside_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !23}
!14 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 13, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "machine", file: !1, line: 4, size: 128, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !15, file: !1, line: 5, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !15, file: !1, line: 6, baseType: !12, size: 32, offset: 64)
!23 = !DILocalVariable(name: "given", scope: !9, file: !1, line: 14, type: !18)
!24 = !DILocation(line: 13, column: 3, scope: !9)
!25 = !DILocation(line: 13, column: 18, scope: !9)
!26 = !DILocation(line: 14, column: 3, scope: !9)
!27 = !DILocation(line: 14, column: 10, scope: !9)
!28 = !DILocation(line: 14, column: 37, scope: !9)
!29 = !DILocation(line: 15, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!31 = !DILocation(line: 15, column: 7, scope: !9)
!32 = !DILocation(line: 15, column: 23, scope: !30)
!33 = !DILocation(line: 15, column: 16, scope: !30)
!34 = !DILocation(line: 15, column: 21, scope: !30)
!35 = !DILocation(line: 15, column: 14, scope: !30)
!36 = !DILocation(line: 16, column: 5, scope: !9)
!37 = !DILocation(line: 16, column: 3, scope: !9)
!38 = !DILocation(line: 17, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 17, column: 3)
!40 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!41 = !DILocation(line: 17, column: 3, scope: !40)
!42 = !DILocation(line: 19, column: 1, scope: !9)
!43 = !DILocation(line: 18, column: 3, scope: !9)
!44 = distinct !DISubprogram(name: "idle", scope: !1, file: !1, line: 10, type: !19, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!45 = !{!46}
!46 = !DILocalVariable(name: "m", arg: 1, scope: !44, file: !1, line: 10, type: !21)
!47 = !DILocation(line: 10, column: 34, scope: !44)
!48 = !DILocation(line: 10, column: 39, scope: !44)
!49 = !DILocation(line: 10, column: 42, scope: !44)
!50 = !DILocation(line: 10, column: 48, scope: !44)
!51 = !DILocation(line: 10, column: 53, scope: !44)
!52 = !DISubprogram(name: "another", scope: !1, file: !1, line: 8, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!18}
!55 = !{}
