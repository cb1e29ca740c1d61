source_filename = "mktime_fields_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [37 x i8] c"when.tm_mon >= 0 && when.tm_mon < 12\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"mktime_fields_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"when.tm_wday >= 0 && when.tm_wday <= 6\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %when = alloca %struct.tm, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.tm* %when to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.tm* %when, metadata !14, metadata !DIExpression()), !dbg !34
  %1 = bitcast %struct.tm* %when to i8*, !dbg !34
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 56, i1 false), !dbg !34
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 5, !dbg !35
  store i32 100, i32* %tm_year, align 4, !dbg !36
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 4, !dbg !38
  store i32 %call, i32* %tm_mon, align 8, !dbg !39
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 3, !dbg !41
  store i32 %call1, i32* %tm_mday, align 4, !dbg !42
  %call2 = call i64 @mktime(%struct.tm* noundef %when), !dbg !43
  %cmp = icmp eq i64 %call2, -1, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !46

if.then:
  store i32 1, i32* %retval, align 4, !dbg !47
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !47

if.end:
  %tm_mon3 = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 4, !dbg !48
  %2 = load i32, i32* %tm_mon3, align 8, !dbg !48
  %cmp4 = icmp sge i32 %2, 0, !dbg !48
  br i1 %cmp4, label %land.lhs.true, label %if.else, !dbg !48

land.lhs.true:
  %tm_mon5 = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 4, !dbg !48
  %3 = load i32, i32* %tm_mon5, align 8, !dbg !48
  %cmp6 = icmp slt i32 %3, 12, !dbg !48
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !51

if.then7:
  br label %if.end8, !dbg !51

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !48
  unreachable, !dbg !48

if.end8:
  %tm_wday = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 6, !dbg !52
  %4 = load i32, i32* %tm_wday, align 8, !dbg !52
  %cmp9 = icmp sge i32 %4, 0, !dbg !52
  br i1 %cmp9, label %land.lhs.true10, label %if.else14, !dbg !52

land.lhs.true10:
  %tm_wday11 = getelementptr inbounds %struct.tm, %struct.tm* %when, i32 0, i32 6, !dbg !52
  %5 = load i32, i32* %tm_wday11, align 8, !dbg !52
  %cmp12 = icmp sle i32 %5, 6, !dbg !52
  br i1 %cmp12, label %if.then13, label %if.else14, !dbg !55

if.then13:
  br label %if.end15, !dbg !55

if.else14:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !52
  unreachable, !dbg !52

if.end15:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

cleanup:
  %6 = bitcast %struct.tm* %when to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %6), !dbg !57
  %7 = load i32, i32* %retval, align 4, !dbg !57
  ret i32 %7, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !58 i64 @mktime(%struct.tm* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mktime_fields_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "when", scope: !9, file: !1, line: 8, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !16, line: 7, size: 448, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!17 = !{!18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !29}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !15, file: !16, line: 9, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !15, file: !16, line: 10, baseType: !12, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !15, file: !16, line: 11, baseType: !12, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !15, file: !16, line: 12, baseType: !12, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !15, file: !16, line: 13, baseType: !12, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !15, file: !16, line: 14, baseType: !12, size: 32, offset: 160)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !15, file: !16, line: 15, baseType: !12, size: 32, offset: 192)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !15, file: !16, line: 16, baseType: !12, size: 32, offset: 224)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !15, file: !16, line: 17, baseType: !12, size: 32, offset: 256)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !15, file: !16, line: 20, baseType: !28, size: 64, offset: 320)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !15, file: !16, line: 21, baseType: !30, size: 64, offset: 384)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!33 = !DILocation(line: 8, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 13, scope: !9)
!35 = !DILocation(line: 9, column: 8, scope: !9)
!36 = !DILocation(line: 9, column: 16, scope: !9)
!37 = !DILocation(line: 10, column: 17, scope: !9)
!38 = !DILocation(line: 10, column: 8, scope: !9)
!39 = !DILocation(line: 10, column: 15, scope: !9)
!40 = !DILocation(line: 11, column: 18, scope: !9)
!41 = !DILocation(line: 11, column: 8, scope: !9)
!42 = !DILocation(line: 11, column: 16, scope: !9)
!43 = !DILocation(line: 12, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!45 = !DILocation(line: 12, column: 21, scope: !44)
!46 = !DILocation(line: 12, column: 7, scope: !9)
!47 = !DILocation(line: 12, column: 28, scope: !44)
!48 = !DILocation(line: 13, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 13, column: 3)
!50 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 3)
!51 = !DILocation(line: 13, column: 3, scope: !50)
!52 = !DILocation(line: 14, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 14, column: 3)
!54 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 3)
!55 = !DILocation(line: 14, column: 3, scope: !54)
!56 = !DILocation(line: 15, column: 3, scope: !9)
!57 = !DILocation(line: 16, column: 1, scope: !9)
!58 = !DISubprogram(name: "mktime", scope: !59, file: !59, line: 83, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !67)
!59 = !DIFile(filename: "/usr/include/time.h", directory: "")
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !66}
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !63, line: 10, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !65, line: 160, baseType: !28)
!65 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!67 = !{}
