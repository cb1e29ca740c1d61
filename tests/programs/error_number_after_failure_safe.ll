source_filename = "error_number_after_failure_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [6 x i8] c"input\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"errno > 0\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"error_number_after_failure_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"errno != 0\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca [4 x i8], align 1
  %s = alloca %struct.stat, align 8
  %descriptor = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %buffer to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !62
  call void @llvm.dbg.declare(metadata [4 x i8]* %buffer, metadata !14, metadata !DIExpression()), !dbg !63
  %1 = bitcast %struct.stat* %s to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 144, i8* %1), !dbg !64
  call void @llvm.dbg.declare(metadata %struct.stat* %s, metadata !19, metadata !DIExpression()), !dbg !65
  %2 = bitcast i32* %descriptor to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %descriptor, metadata !61, metadata !DIExpression()), !dbg !67
  %call = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i32 noundef 0), !dbg !68
  store i32 %call, i32* %descriptor, align 4, !dbg !67
  %3 = load i32, i32* %descriptor, align 4, !dbg !69
  %cmp = icmp slt i32 %3, 0, !dbg !71
  br i1 %cmp, label %if.then, label %if.end4, !dbg !72

if.then:
  %call1 = call i32* @__errno_location(), !dbg !73
  %4 = load i32, i32* %call1, align 4, !dbg !73
  %cmp2 = icmp sgt i32 %4, 0, !dbg !73
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !77

if.then3:
  br label %if.end, !dbg !77

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.2, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !73
  unreachable, !dbg !73

if.end:
  store i32 1, i32* %retval, align 4, !dbg !78
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !78

if.end4:
  %5 = load i32, i32* %descriptor, align 4, !dbg !79
  %call5 = call i32 @fstat(i32 noundef %5, %struct.stat* noundef %s), !dbg !81
  %cmp6 = icmp ne i32 %call5, 0, !dbg !82
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !83

if.then7:
  %call8 = call i32* @__errno_location(), !dbg !84
  %6 = load i32, i32* %call8, align 4, !dbg !84
  %cmp9 = icmp ne i32 %6, 0, !dbg !84
  br i1 %cmp9, label %if.then10, label %if.else11, !dbg !87

if.then10:
  br label %if.end12, !dbg !87

if.else11:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !84
  unreachable, !dbg !84

if.end12:
  br label %if.end13, !dbg !88

if.end13:
  %7 = load i32, i32* %descriptor, align 4, !dbg !89
  %call14 = call i32 @close(i32 noundef %7), !dbg !91
  %cmp15 = icmp eq i32 %call14, -1, !dbg !92
  br i1 %cmp15, label %if.then18, label %lor.lhs.false, !dbg !93

lor.lhs.false:
  %call16 = call i32 @unlink(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !94
  %cmp17 = icmp eq i32 %call16, -1, !dbg !95
  br i1 %cmp17, label %if.then18, label %if.end24, !dbg !96

if.then18:
  %call19 = call i32* @__errno_location(), !dbg !97
  %8 = load i32, i32* %call19, align 4, !dbg !97
  %cmp20 = icmp sgt i32 %8, 0, !dbg !97
  br i1 %cmp20, label %if.then21, label %if.else22, !dbg !100

if.then21:
  br label %if.end23, !dbg !100

if.else22:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !97
  unreachable, !dbg !97

if.end23:
  br label %if.end24, !dbg !101

if.end24:
  store i32 0, i32* %retval, align 4, !dbg !102
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !102

cleanup:
  %9 = bitcast i32* %descriptor to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !103
  %10 = bitcast %struct.stat* %s to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 144, i8* %10), !dbg !103
  %11 = bitcast [4 x i8]* %buffer to i8*, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !103
  %12 = load i32, i32* %retval, align 4, !dbg !103
  ret i32 %12, !dbg !103
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !104 i32 @open(i8* noundef, i32 noundef, ...)

declare i32* @__errno_location()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !111 i32 @fstat(i32 noundef, %struct.stat* noundef)

declare !dbg !116 i32 @close(i32 noundef)

declare !dbg !120 i32 @unlink(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "error_number_after_failure_safe.c", directory: ".")
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
!13 = !{!14, !19, !61}
!14 = !DILocalVariable(name: "buffer", scope: !9, file: !1, line: 8, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 9, type: !20)
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
!61 = !DILocalVariable(name: "descriptor", scope: !9, file: !1, line: 10, type: !12)
!62 = !DILocation(line: 8, column: 3, scope: !9)
!63 = !DILocation(line: 8, column: 8, scope: !9)
!64 = !DILocation(line: 9, column: 3, scope: !9)
!65 = !DILocation(line: 9, column: 15, scope: !9)
!66 = !DILocation(line: 10, column: 3, scope: !9)
!67 = !DILocation(line: 10, column: 7, scope: !9)
!68 = !DILocation(line: 10, column: 20, scope: !9)
!69 = !DILocation(line: 11, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!71 = !DILocation(line: 11, column: 18, scope: !70)
!72 = !DILocation(line: 11, column: 7, scope: !9)
!73 = !DILocation(line: 12, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 12, column: 5)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 12, column: 5)
!76 = distinct !DILexicalBlock(scope: !70, file: !1, line: 11, column: 23)
!77 = !DILocation(line: 12, column: 5, scope: !75)
!78 = !DILocation(line: 13, column: 5, scope: !76)
!79 = !DILocation(line: 15, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!81 = !DILocation(line: 15, column: 7, scope: !80)
!82 = !DILocation(line: 15, column: 29, scope: !80)
!83 = !DILocation(line: 15, column: 7, scope: !9)
!84 = !DILocation(line: 15, column: 35, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !1, line: 15, column: 35)
!86 = distinct !DILexicalBlock(scope: !80, file: !1, line: 15, column: 35)
!87 = !DILocation(line: 15, column: 35, scope: !86)
!88 = !DILocation(line: 15, column: 35, scope: !80)
!89 = !DILocation(line: 16, column: 13, scope: !90)
!90 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 7)
!91 = !DILocation(line: 16, column: 7, scope: !90)
!92 = !DILocation(line: 16, column: 25, scope: !90)
!93 = !DILocation(line: 16, column: 31, scope: !90)
!94 = !DILocation(line: 16, column: 34, scope: !90)
!95 = !DILocation(line: 16, column: 50, scope: !90)
!96 = !DILocation(line: 16, column: 7, scope: !9)
!97 = !DILocation(line: 16, column: 57, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !1, line: 16, column: 57)
!99 = distinct !DILexicalBlock(scope: !90, file: !1, line: 16, column: 57)
!100 = !DILocation(line: 16, column: 57, scope: !99)
!101 = !DILocation(line: 16, column: 57, scope: !90)
!102 = !DILocation(line: 17, column: 3, scope: !9)
!103 = !DILocation(line: 18, column: 1, scope: !9)
!104 = !DISubprogram(name: "open", scope: !105, file: !105, line: 181, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!105 = !DIFile(filename: "/usr/include/fcntl.h", directory: "")
!106 = !DISubroutineType(types: !107)
!107 = !{!12, !108, !12, null}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!110 = !{}
!111 = !DISubprogram(name: "fstat", scope: !112, file: !112, line: 210, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!112 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/stat.h", directory: "")
!113 = !DISubroutineType(types: !114)
!114 = !{!12, !12, !115}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!116 = !DISubprogram(name: "close", scope: !117, file: !117, line: 358, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!117 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!118 = !DISubroutineType(types: !119)
!119 = !{!12, !12}
!120 = !DISubprogram(name: "unlink", scope: !117, file: !117, line: 858, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !110)
!121 = !DISubroutineType(types: !122)
!122 = !{!12, !108}
