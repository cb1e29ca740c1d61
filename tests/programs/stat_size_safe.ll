source_filename = "stat_size_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [12 x i8] c"numbers.txt\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"about.st_size >= 0\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"stat_size_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %about = alloca %struct.stat, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.stat* %about to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 144, i8* %0), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.stat* %about, metadata !14, metadata !DIExpression()), !dbg !57
  %call = call i32 @stat(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), %struct.stat* noundef %about), !dbg !58
  %cmp = icmp eq i32 %call, 0, !dbg !60
  br i1 %cmp, label %if.then, label %if.end3, !dbg !61

if.then:
  %st_size = getelementptr inbounds %struct.stat, %struct.stat* %about, i32 0, i32 8, !dbg !62
  %1 = load i64, i64* %st_size, align 8, !dbg !62
  %cmp1 = icmp sge i64 %1, 0, !dbg !62
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !65

if.then2:
  br label %if.end, !dbg !65

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end:
  br label %if.end3, !dbg !66

if.end3:
  %2 = bitcast %struct.stat* %about to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 144, i8* %2), !dbg !67
  ret i32 0, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !69 i32 @stat(i8* noundef, %struct.stat* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stat_size_safe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "about", scope: !9, file: !1, line: 6, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !16, line: 26, size: 1152, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_stat.h", directory: "")
!17 = !{!18, !22, !24, !26, !29, !31, !33, !34, !35, !38, !40, !42, !50, !51, !52}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !15, file: !16, line: 31, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !20, line: 145, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !15, file: !16, line: 36, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !20, line: 148, baseType: !21)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !15, file: !16, line: 44, baseType: !25, size: 64, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !20, line: 151, baseType: !21)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !15, file: !16, line: 45, baseType: !27, size: 32, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !20, line: 150, baseType: !28)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !15, file: !16, line: 47, baseType: !30, size: 32, offset: 224)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !20, line: 146, baseType: !28)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !15, file: !16, line: 48, baseType: !32, size: 32, offset: 256)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !20, line: 147, baseType: !28)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !15, file: !16, line: 50, baseType: !12, size: 32, offset: 288)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !15, file: !16, line: 52, baseType: !19, size: 64, offset: 320)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !15, file: !16, line: 57, baseType: !36, size: 64, offset: 384)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !20, line: 152, baseType: !37)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !15, file: !16, line: 61, baseType: !39, size: 64, offset: 448)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !20, line: 175, baseType: !37)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !15, file: !16, line: 63, baseType: !41, size: 64, offset: 512)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !20, line: 180, baseType: !37)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !15, file: !16, line: 74, baseType: !43, size: 128, offset: 576)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !44, line: 11, size: 128, elements: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !43, file: !44, line: 16, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !20, line: 160, baseType: !37)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !43, file: !44, line: 21, baseType: !49, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !20, line: 197, baseType: !37)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !15, file: !16, line: 75, baseType: !43, size: 128, offset: 704)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !15, file: !16, line: 76, baseType: !43, size: 128, offset: 832)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !15, file: !16, line: 89, baseType: !53, size: 192, offset: 960)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 192, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !DILocation(line: 6, column: 3, scope: !9)
!57 = !DILocation(line: 6, column: 15, scope: !9)
!58 = !DILocation(line: 7, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!60 = !DILocation(line: 7, column: 35, scope: !59)
!61 = !DILocation(line: 7, column: 7, scope: !9)
!62 = !DILocation(line: 8, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 8, column: 5)
!64 = distinct !DILexicalBlock(scope: !59, file: !1, line: 8, column: 5)
!65 = !DILocation(line: 8, column: 5, scope: !64)
!66 = !DILocation(line: 8, column: 5, scope: !59)
!67 = !DILocation(line: 10, column: 1, scope: !9)
!68 = !DILocation(line: 9, column: 3, scope: !9)
!69 = !DISubprogram(name: "stat", scope: !70, file: !70, line: 205, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !79)
!70 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/stat.h", directory: "")
!71 = !DISubroutineType(types: !72)
!72 = !{!12, !73, !77}
!73 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !74)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!77 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!79 = !{}
