source_filename = "calendar_of_times_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [27 x i8] c"gmtime(&time)->tm_mon == 1\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"calendar_of_times_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %date = alloca %struct.tm, align 8
  %time = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.tm* %date to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %0), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.tm* %date, metadata !14, metadata !DIExpression()), !dbg !39
  %1 = bitcast %struct.tm* %date to i8*, !dbg !39
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 56, i1 false), !dbg !39
  %2 = bitcast i8* %1 to %struct.tm*, !dbg !39
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 3, !dbg !39
  store i32 29, i32* %3, align 4, !dbg !39
  %4 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 4, !dbg !39
  store i32 1, i32* %4, align 8, !dbg !39
  %5 = getelementptr inbounds %struct.tm, %struct.tm* %2, i32 0, i32 5, !dbg !39
  store i32 200, i32* %5, align 4, !dbg !39
  %6 = bitcast i64* %time to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !40
  call void @llvm.dbg.declare(metadata i64* %time, metadata !33, metadata !DIExpression()), !dbg !41
  %call = call i64 @timegm(%struct.tm* noundef %date), !dbg !42
  store i64 %call, i64* %time, align 8, !dbg !41
  %call1 = call %struct.tm* @gmtime(i64* noundef %time), !dbg !43
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %call1, i32 0, i32 4, !dbg !43
  %7 = load i32, i32* %tm_mon, align 8, !dbg !43
  %cmp = icmp eq i32 %7, 1, !dbg !43
  br i1 %cmp, label %if.then, label %if.else, !dbg !46

if.then:
  br label %if.end, !dbg !46

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !43
  unreachable, !dbg !43

if.end:
  %8 = bitcast i64* %time to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !47
  %9 = bitcast %struct.tm* %date to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %9), !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !49 i64 @timegm(%struct.tm* noundef)

declare !dbg !55 %struct.tm* @gmtime(i64* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "calendar_of_times_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !33}
!14 = !DILocalVariable(name: "date", scope: !9, file: !1, line: 6, type: !15)
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
!33 = !DILocalVariable(name: "time", scope: !9, file: !1, line: 7, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !35, line: 10, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !37, line: 160, baseType: !28)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!38 = !DILocation(line: 6, column: 3, scope: !9)
!39 = !DILocation(line: 6, column: 13, scope: !9)
!40 = !DILocation(line: 7, column: 3, scope: !9)
!41 = !DILocation(line: 7, column: 10, scope: !9)
!42 = !DILocation(line: 7, column: 17, scope: !9)
!43 = !DILocation(line: 8, column: 3, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !1, line: 8, column: 3)
!45 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!46 = !DILocation(line: 8, column: 3, scope: !45)
!47 = !DILocation(line: 10, column: 1, scope: !9)
!48 = !DILocation(line: 9, column: 3, scope: !9)
!49 = !DISubprogram(name: "timegm", scope: !50, file: !50, line: 246, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!50 = !DIFile(filename: "/usr/include/time.h", directory: "")
!51 = !DISubroutineType(types: !52)
!52 = !{!34, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!54 = !{}
!55 = !DISubprogram(name: "gmtime", scope: !50, file: !50, line: 132, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!56 = !DISubroutineType(types: !57)
!57 = !{!53, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
