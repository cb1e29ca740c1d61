source_filename = "local_time_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [7 x i8] c"%d:%d\0A\00", align 1
@__const.main.names = private unnamed_addr constant <{ [4 x i8], [4 x i8], [4 x i8], [9 x [4 x i8]] }> <{ [4 x i8] c"Jan\00", [4 x i8] c"Feb\00", [4 x i8] c"Mar\00", [9 x [4 x i8]] zeroinitializer }>, align 16

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %now = alloca i64, align 8
  %fields = alloca %struct.tm*, align 8
  %own = alloca %struct.tm, align 8
  %names = alloca [12 x [4 x i8]], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %now to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %now, metadata !14, metadata !DIExpression()), !dbg !46
  %call = call i64 @time(i64* noundef null), !dbg !47
  store i64 %call, i64* %now, align 8, !dbg !46
  %1 = bitcast %struct.tm** %fields to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.tm** %fields, metadata !20, metadata !DIExpression()), !dbg !49
  %call1 = call %struct.tm* @localtime(i64* noundef %now), !dbg !50
  store %struct.tm* %call1, %struct.tm** %fields, align 8, !dbg !49
  %2 = bitcast %struct.tm* %own to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 56, i8* %2), !dbg !48
  call void @llvm.dbg.declare(metadata %struct.tm* %own, metadata !39, metadata !DIExpression()), !dbg !51
  %3 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !52
  %tm_hour = getelementptr inbounds %struct.tm, %struct.tm* %3, i32 0, i32 2, !dbg !53
  %4 = load i32, i32* %tm_hour, align 8, !dbg !53
  %5 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !54
  %tm_min = getelementptr inbounds %struct.tm, %struct.tm* %5, i32 0, i32 1, !dbg !55
  %6 = load i32, i32* %tm_min, align 4, !dbg !55
  %call2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %4, i32 noundef %6), !dbg !56
  %7 = bitcast [12 x [4 x i8]]* %names to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 48, i8* %7), !dbg !57
  call void @llvm.dbg.declare(metadata [12 x [4 x i8]]* %names, metadata !40, metadata !DIExpression()), !dbg !58
  %8 = bitcast [12 x [4 x i8]]* %names to i8*, !dbg !58
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %8, i8* align 16 getelementptr inbounds (<{ [4 x i8], [4 x i8], [4 x i8], [9 x [4 x i8]] }>, <{ [4 x i8], [4 x i8], [4 x i8], [9 x [4 x i8]] }>* @__const.main.names, i32 0, i32 0, i32 0), i64 48, i1 false), !dbg !58
  %call3 = call %struct.tm* @gmtime_r(i64* noundef %now, %struct.tm* noundef %own), !dbg !59
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %call3, i32 0, i32 4, !dbg !60
  %9 = load i32, i32* %tm_mon, align 8, !dbg !60
  %idxprom = sext i32 %9 to i64, !dbg !61
  %arrayidx = getelementptr inbounds [12 x [4 x i8]], [12 x [4 x i8]]* %names, i64 0, i64 %idxprom, !dbg !61
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %arrayidx, i64 0, i64 0, !dbg !61
  %call4 = call i32 @puts(i8* noundef %arraydecay), !dbg !62
  %10 = bitcast [12 x [4 x i8]]* %names to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 48, i8* %10), !dbg !63
  %11 = bitcast %struct.tm* %own to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 56, i8* %11), !dbg !63
  %12 = bitcast %struct.tm** %fields to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !63
  %13 = bitcast i64* %now to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !63
  ret i32 0, !dbg !64
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !65 i64 @time(i64* noundef)

declare !dbg !71 %struct.tm* @localtime(i64* noundef)

declare i32 @printf(i8* noundef, ...)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !76 i32 @puts(i8* noundef)

declare !dbg !80 %struct.tm* @gmtime_r(i64* noundef, %struct.tm* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_time_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !39, !40}
!14 = !DILocalVariable(name: "now", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !16, line: 10, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !18, line: 160, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "fields", scope: !9, file: !1, line: 6, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !23, line: 7, size: 448, elements: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !22, file: !23, line: 9, baseType: !12, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !22, file: !23, line: 10, baseType: !12, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !22, file: !23, line: 11, baseType: !12, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !22, file: !23, line: 12, baseType: !12, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !22, file: !23, line: 13, baseType: !12, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !22, file: !23, line: 14, baseType: !12, size: 32, offset: 160)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !22, file: !23, line: 15, baseType: !12, size: 32, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !22, file: !23, line: 16, baseType: !12, size: 32, offset: 224)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !22, file: !23, line: 17, baseType: !12, size: 32, offset: 256)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !22, file: !23, line: 20, baseType: !19, size: 64, offset: 320)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !22, file: !23, line: 21, baseType: !36, size: 64, offset: 384)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 6, type: !22)
!40 = !DILocalVariable(name: "names", scope: !9, file: !1, line: 8, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !42)
!42 = !{!43, !44}
!43 = !DISubrange(count: 12)
!44 = !DISubrange(count: 4)
!45 = !DILocation(line: 5, column: 3, scope: !9)
!46 = !DILocation(line: 5, column: 10, scope: !9)
!47 = !DILocation(line: 5, column: 16, scope: !9)
!48 = !DILocation(line: 6, column: 3, scope: !9)
!49 = !DILocation(line: 6, column: 14, scope: !9)
!50 = !DILocation(line: 6, column: 23, scope: !9)
!51 = !DILocation(line: 6, column: 40, scope: !9)
!52 = !DILocation(line: 7, column: 21, scope: !9)
!53 = !DILocation(line: 7, column: 29, scope: !9)
!54 = !DILocation(line: 7, column: 38, scope: !9)
!55 = !DILocation(line: 7, column: 46, scope: !9)
!56 = !DILocation(line: 7, column: 3, scope: !9)
!57 = !DILocation(line: 8, column: 3, scope: !9)
!58 = !DILocation(line: 8, column: 8, scope: !9)
!59 = !DILocation(line: 9, column: 14, scope: !9)
!60 = !DILocation(line: 9, column: 36, scope: !9)
!61 = !DILocation(line: 9, column: 8, scope: !9)
!62 = !DILocation(line: 9, column: 3, scope: !9)
!63 = !DILocation(line: 11, column: 1, scope: !9)
!64 = !DILocation(line: 10, column: 3, scope: !9)
!65 = !DISubprogram(name: "time", scope: !66, file: !66, line: 76, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!66 = !DIFile(filename: "/usr/include/time.h", directory: "")
!67 = !DISubroutineType(types: !68)
!68 = !{!15, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!70 = !{}
!71 = !DISubprogram(name: "localtime", scope: !66, file: !66, line: 136, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!72 = !DISubroutineType(types: !73)
!73 = !{!21, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!76 = !DISubprogram(name: "puts", scope: !77, file: !77, line: 661, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!77 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!78 = !DISubroutineType(types: !79)
!79 = !{!12, !36}
!80 = !DISubprogram(name: "gmtime_r", scope: !66, file: !66, line: 154, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !70)
!81 = !DISubroutineType(types: !82)
!82 = !{!21, !83, !84}
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !74)
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !21)
