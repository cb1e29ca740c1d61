source_filename = "system_files_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %status = alloca %struct.stat, align 8
  %sum = alloca i32, align 4
  %count = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %text to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !66
  call void @llvm.dbg.declare(metadata [8 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !67
  %1 = bitcast %struct.stat* %status to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 144, i8* %1), !dbg !68
  call void @llvm.dbg.declare(metadata %struct.stat* %status, metadata !19, metadata !DIExpression()), !dbg !69
  %2 = bitcast i32* %sum to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !61, metadata !DIExpression()), !dbg !71
  store i32 0, i32* %sum, align 4, !dbg !71
  %call = call i32 @stat(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %struct.stat* noundef %status), !dbg !72
  %cmp = icmp eq i32 %call, 0, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:
  %st_size = getelementptr inbounds %struct.stat, %struct.stat* %status, i32 0, i32 8, !dbg !76
  %3 = load i64, i64* %st_size, align 8, !dbg !76
  %cmp1 = icmp sgt i64 %3, 0, !dbg !77
  %conv = zext i1 %cmp1 to i32, !dbg !77
  %4 = load i32, i32* %sum, align 4, !dbg !78
  %add = add nsw i32 %4, %conv, !dbg !78
  store i32 %add, i32* %sum, align 4, !dbg !78
  br label %if.end, !dbg !79

if.end:
  %5 = bitcast i64* %count to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !80
  call void @llvm.dbg.declare(metadata i64* %count, metadata !62, metadata !DIExpression()), !dbg !81
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0, !dbg !82
  %call2 = call i64 @readlink(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* noundef %arraydecay, i64 noundef 7), !dbg !83
  store i64 %call2, i64* %count, align 8, !dbg !81
  %6 = load i64, i64* %count, align 8, !dbg !84
  %cmp3 = icmp sge i64 %6, 0, !dbg !86
  br i1 %cmp3, label %if.then5, label %if.end6, !dbg !87

if.then5:
  %7 = load i64, i64* %count, align 8, !dbg !88
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 %7, !dbg !89
  store i8 0, i8* %arrayidx, align 1, !dbg !90
  br label %if.end6, !dbg !89

if.end6:
  %8 = load i32, i32* %sum, align 4, !dbg !91
  %9 = bitcast i64* %count to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !92
  %10 = bitcast i32* %sum to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !92
  %11 = bitcast %struct.stat* %status to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 144, i8* %11), !dbg !92
  %12 = bitcast [8 x i8]* %text to i8*, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !92
  ret i32 %8, !dbg !93
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !94 i32 @stat(i8* noundef, %struct.stat* noundef)

declare !dbg !104 i64 @readlink(i8* noundef, i8* noundef, i64 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "system_files_safe.c", directory: ".")
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
!13 = !{!14, !19, !61, !62}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocalVariable(name: "status", scope: !9, file: !1, line: 7, type: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !21, line: 26, size: 1152, elements: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_stat.h", directory: "")
!22 = !{!23, !27, !29, !31, !34, !36, !38, !39, !40, !43, !45, !47, !55, !56, !57}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !20, file: !21, line: 31, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !25, line: 145, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !20, file: !21, line: 36, baseType: !28, size: 64, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !25, line: 148, baseType: !26)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !20, file: !21, line: 44, baseType: !30, size: 64, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !25, line: 151, baseType: !26)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !20, file: !21, line: 45, baseType: !32, size: 32, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !25, line: 150, baseType: !33)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !20, file: !21, line: 47, baseType: !35, size: 32, offset: 224)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !25, line: 146, baseType: !33)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !20, file: !21, line: 48, baseType: !37, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !25, line: 147, baseType: !33)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !20, file: !21, line: 50, baseType: !12, size: 32, offset: 288)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !20, file: !21, line: 52, baseType: !24, size: 64, offset: 320)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !20, file: !21, line: 57, baseType: !41, size: 64, offset: 384)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !25, line: 152, baseType: !42)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !20, file: !21, line: 61, baseType: !44, size: 64, offset: 448)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !25, line: 175, baseType: !42)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !20, file: !21, line: 63, baseType: !46, size: 64, offset: 512)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !25, line: 180, baseType: !42)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !20, file: !21, line: 74, baseType: !48, size: 128, offset: 576)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !49, line: 11, size: 128, elements: !50)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !48, file: !49, line: 16, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !25, line: 160, baseType: !42)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !48, file: !49, line: 21, baseType: !54, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !25, line: 197, baseType: !42)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !20, file: !21, line: 75, baseType: !48, size: 128, offset: 704)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !20, file: !21, line: 76, baseType: !48, size: 128, offset: 832)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !20, file: !21, line: 89, baseType: !58, size: 192, offset: 960)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 3)
!61 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 8, type: !12)
!62 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 10, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !64, line: 220, baseType: !65)
!64 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !25, line: 194, baseType: !42)
!66 = !DILocation(line: 6, column: 3, scope: !9)
!67 = !DILocation(line: 6, column: 8, scope: !9)
!68 = !DILocation(line: 7, column: 3, scope: !9)
!69 = !DILocation(line: 7, column: 15, scope: !9)
!70 = !DILocation(line: 8, column: 3, scope: !9)
!71 = !DILocation(line: 8, column: 7, scope: !9)
!72 = !DILocation(line: 9, column: 7, scope: !73)
!73 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!74 = !DILocation(line: 9, column: 26, scope: !73)
!75 = !DILocation(line: 9, column: 7, scope: !9)
!76 = !DILocation(line: 9, column: 46, scope: !73)
!77 = !DILocation(line: 9, column: 54, scope: !73)
!78 = !DILocation(line: 9, column: 36, scope: !73)
!79 = !DILocation(line: 9, column: 32, scope: !73)
!80 = !DILocation(line: 10, column: 3, scope: !9)
!81 = !DILocation(line: 10, column: 11, scope: !9)
!82 = !DILocation(line: 10, column: 33, scope: !9)
!83 = !DILocation(line: 10, column: 19, scope: !9)
!84 = !DILocation(line: 11, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!86 = !DILocation(line: 11, column: 13, scope: !85)
!87 = !DILocation(line: 11, column: 7, scope: !9)
!88 = !DILocation(line: 11, column: 24, scope: !85)
!89 = !DILocation(line: 11, column: 19, scope: !85)
!90 = !DILocation(line: 11, column: 31, scope: !85)
!91 = !DILocation(line: 12, column: 10, scope: !9)
!92 = !DILocation(line: 13, column: 1, scope: !9)
!93 = !DILocation(line: 12, column: 3, scope: !9)
!94 = !DISubprogram(name: "stat", scope: !95, file: !95, line: 205, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !103)
!95 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/stat.h", directory: "")
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !98, !101}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!103 = !{}
!104 = !DISubprogram(name: "readlink", scope: !64, file: !64, line: 838, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !103)
!105 = !DISubroutineType(types: !106)
!106 = !{!63, !98, !107, !109}
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !110, line: 46, baseType: !26)
!110 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
