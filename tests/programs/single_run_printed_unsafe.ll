source_filename = "single_run_printed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [19 x i8] c" is its last digit\00", align 1
@stdout = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %primes = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %d = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %primes to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %primes, metadata !14, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %primes, align 4, !dbg !21
  %1 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !15, metadata !DIExpression()), !dbg !23
  store i32 2, i32* %n, align 4, !dbg !23
  br label %for.cond, !dbg !22

for.cond:
  %2 = load i32, i32* %n, align 4, !dbg !24
  %cmp = icmp slt i32 %2, 200, !dbg !25
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !26

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %3 = bitcast i32* %n to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !27
  br label %for.end

for.body:
  %4 = bitcast i32* %d to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %d, metadata !17, metadata !DIExpression()), !dbg !29
  store i32 2, i32* %d, align 4, !dbg !29
  br label %while.cond, !dbg !30

while.cond:
  %5 = load i32, i32* %n, align 4, !dbg !31
  %6 = load i32, i32* %d, align 4, !dbg !32
  %rem = srem i32 %5, %6, !dbg !33
  %tobool = icmp ne i32 %rem, 0, !dbg !30
  br i1 %tobool, label %while.body, label %while.end, !dbg !30

while.body:
  %7 = load i32, i32* %d, align 4, !dbg !34
  %inc = add nsw i32 %7, 1, !dbg !34
  store i32 %inc, i32* %d, align 4, !dbg !34
  br label %while.cond, !dbg !30, !llvm.loop !35

while.end:
  %8 = load i32, i32* %d, align 4, !dbg !38
  %9 = load i32, i32* %n, align 4, !dbg !40
  %cmp1 = icmp slt i32 %8, %9, !dbg !41
  br i1 %cmp1, label %if.then, label %if.end, !dbg !42

if.then:
  store i32 4, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %10 = load i32, i32* %primes, align 4, !dbg !44
  %inc2 = add nsw i32 %10, 1, !dbg !44
  store i32 %inc2, i32* %primes, align 4, !dbg !44
  %11 = load i32, i32* %n, align 4, !dbg !45
  %rem3 = srem i32 %11, 10, !dbg !46
  %add = add nsw i32 48, %rem3, !dbg !47
  %call = call i32 @putchar(i32 noundef %add), !dbg !48
  %call4 = call i32 @puts(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0)), !dbg !49
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !50
  %call5 = call i32 @fflush(%struct._IO_FILE* noundef %12), !dbg !51
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !52
  br label %cleanup, !dbg !52

cleanup:
  %13 = bitcast i32* %d to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !52
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]

cleanup.cont:
  br label %for.inc, !dbg !53

for.inc:
  %14 = load i32, i32* %n, align 4, !dbg !54
  %inc6 = add nsw i32 %14, 1, !dbg !54
  store i32 %inc6, i32* %n, align 4, !dbg !54
  br label %for.cond, !dbg !27, !llvm.loop !55

for.end:
  %15 = load i32, i32* %primes, align 4, !dbg !57
  %cmp8 = icmp eq i32 %15, 46, !dbg !59
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !60

if.then9:
  call void @reach_error(), !dbg !61
  br label %if.end10, !dbg !61

if.end10:
  store i32 0, i32* %retval, align 4, !dbg !62
  store i32 1, i32* %cleanup.dest.slot, align 4
  %16 = bitcast i32* %primes to i8*, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !63
  %17 = load i32, i32* %retval, align 4, !dbg !63
  ret i32 %17, !dbg !63

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !64 i32 @putchar(i32 noundef)

declare !dbg !69 i32 @puts(i8* noundef)

declare !dbg !75 i32 @fflush(%struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !139 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_printed_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !17}
!14 = !DILocalVariable(name: "primes", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "n", scope: !16, file: !1, line: 8, type: !12)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!17 = !DILocalVariable(name: "d", scope: !18, file: !1, line: 9, type: !12)
!18 = distinct !DILexicalBlock(scope: !19, file: !1, line: 8, column: 33)
!19 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!20 = !DILocation(line: 7, column: 3, scope: !9)
!21 = !DILocation(line: 7, column: 7, scope: !9)
!22 = !DILocation(line: 8, column: 8, scope: !16)
!23 = !DILocation(line: 8, column: 12, scope: !16)
!24 = !DILocation(line: 8, column: 19, scope: !19)
!25 = !DILocation(line: 8, column: 21, scope: !19)
!26 = !DILocation(line: 8, column: 3, scope: !16)
!27 = !DILocation(line: 8, column: 3, scope: !19)
!28 = !DILocation(line: 9, column: 5, scope: !18)
!29 = !DILocation(line: 9, column: 9, scope: !18)
!30 = !DILocation(line: 10, column: 5, scope: !18)
!31 = !DILocation(line: 10, column: 12, scope: !18)
!32 = !DILocation(line: 10, column: 16, scope: !18)
!33 = !DILocation(line: 10, column: 14, scope: !18)
!34 = !DILocation(line: 10, column: 20, scope: !18)
!35 = distinct !{!35, !30, !34, !36, !37}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 11, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !18, file: !1, line: 11, column: 9)
!40 = !DILocation(line: 11, column: 13, scope: !39)
!41 = !DILocation(line: 11, column: 11, scope: !39)
!42 = !DILocation(line: 11, column: 9, scope: !18)
!43 = !DILocation(line: 11, column: 16, scope: !39)
!44 = !DILocation(line: 12, column: 11, scope: !18)
!45 = !DILocation(line: 13, column: 19, scope: !18)
!46 = !DILocation(line: 13, column: 21, scope: !18)
!47 = !DILocation(line: 13, column: 17, scope: !18)
!48 = !DILocation(line: 13, column: 5, scope: !18)
!49 = !DILocation(line: 14, column: 5, scope: !18)
!50 = !DILocation(line: 15, column: 12, scope: !18)
!51 = !DILocation(line: 15, column: 5, scope: !18)
!52 = !DILocation(line: 16, column: 3, scope: !19)
!53 = !DILocation(line: 16, column: 3, scope: !18)
!54 = !DILocation(line: 8, column: 29, scope: !19)
!55 = distinct !{!55, !26, !56, !36, !37}
!56 = !DILocation(line: 16, column: 3, scope: !16)
!57 = !DILocation(line: 17, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 7)
!59 = !DILocation(line: 17, column: 14, scope: !58)
!60 = !DILocation(line: 17, column: 7, scope: !9)
!61 = !DILocation(line: 17, column: 21, scope: !58)
!62 = !DILocation(line: 18, column: 3, scope: !9)
!63 = !DILocation(line: 19, column: 1, scope: !9)
!64 = !DISubprogram(name: "putchar", scope: !65, file: !65, line: 556, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!65 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!66 = !DISubroutineType(types: !67)
!67 = !{!12, !12}
!68 = !{}
!69 = !DISubprogram(name: "puts", scope: !65, file: !65, line: 661, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!70 = !DISubroutineType(types: !71)
!71 = !{!12, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!74 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!75 = !DISubprogram(name: "fflush", scope: !65, file: !65, line: 230, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!76 = !DISubroutineType(types: !77)
!77 = !{!12, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !80, line: 7, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !82, line: 49, size: 1728, elements: !83)
!82 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!83 = !{!84, !85, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !100, !102, !103, !104, !108, !110, !112, !116, !119, !121, !124, !127, !128, !130, !134, !135}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !81, file: !82, line: 51, baseType: !12, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !81, file: !82, line: 54, baseType: !86, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !81, file: !82, line: 55, baseType: !86, size: 64, offset: 128)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !81, file: !82, line: 56, baseType: !86, size: 64, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !81, file: !82, line: 57, baseType: !86, size: 64, offset: 256)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !81, file: !82, line: 58, baseType: !86, size: 64, offset: 320)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !81, file: !82, line: 59, baseType: !86, size: 64, offset: 384)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !81, file: !82, line: 60, baseType: !86, size: 64, offset: 448)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !81, file: !82, line: 61, baseType: !86, size: 64, offset: 512)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !81, file: !82, line: 64, baseType: !86, size: 64, offset: 576)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !81, file: !82, line: 65, baseType: !86, size: 64, offset: 640)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !81, file: !82, line: 66, baseType: !86, size: 64, offset: 704)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !81, file: !82, line: 68, baseType: !98, size: 64, offset: 768)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !82, line: 36, flags: DIFlagFwdDecl)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !81, file: !82, line: 70, baseType: !101, size: 64, offset: 832)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !81, file: !82, line: 72, baseType: !12, size: 32, offset: 896)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !81, file: !82, line: 73, baseType: !12, size: 32, offset: 928)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !81, file: !82, line: 74, baseType: !105, size: 64, offset: 960)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !106, line: 152, baseType: !107)
!106 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!107 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !81, file: !82, line: 77, baseType: !109, size: 16, offset: 1024)
!109 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !81, file: !82, line: 78, baseType: !111, size: 8, offset: 1040)
!111 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !81, file: !82, line: 79, baseType: !113, size: 8, offset: 1048)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 8, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 1)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !81, file: !82, line: 81, baseType: !117, size: 64, offset: 1088)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !82, line: 43, baseType: null)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !81, file: !82, line: 89, baseType: !120, size: 64, offset: 1152)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !106, line: 153, baseType: !107)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !81, file: !82, line: 91, baseType: !122, size: 64, offset: 1216)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !82, line: 37, flags: DIFlagFwdDecl)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !81, file: !82, line: 92, baseType: !125, size: 64, offset: 1280)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !82, line: 38, flags: DIFlagFwdDecl)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !81, file: !82, line: 93, baseType: !101, size: 64, offset: 1344)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !81, file: !82, line: 94, baseType: !129, size: 64, offset: 1408)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !81, file: !82, line: 95, baseType: !131, size: 64, offset: 1472)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !132, line: 46, baseType: !133)
!132 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!133 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !81, file: !82, line: 96, baseType: !12, size: 32, offset: 1536)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !81, file: !82, line: 98, baseType: !136, size: 160, offset: 1568)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 160, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 20)
!139 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !68)
!140 = !DISubroutineType(types: !141)
!141 = !{null}
