source_filename = "library_reads_list_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.name = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.main.two = private unnamed_addr constant [2 x i8] c"xy", align 1
@.str = private unnamed_addr constant [12 x i8] c"%s %d %.2s\0A\00", align 1
@stderr = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [4 x i8], align 1
  %two = alloca [2 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %name to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [4 x i8]* %name, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast [4 x i8]* %name to i8*, !dbg !24
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.name, i32 0, i32 0), i64 4, i1 false), !dbg !24
  %2 = bitcast [2 x i8]* %two to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata [2 x i8]* %two, metadata !19, metadata !DIExpression()), !dbg !25
  %3 = bitcast [2 x i8]* %two to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([2 x i8], [2 x i8]* @__const.main.two, i32 0, i32 0), i64 2, i1 false), !dbg !25
  %arraydecay = getelementptr inbounds [4 x i8], [4 x i8]* %name, i64 0, i64 0, !dbg !26
  %arraydecay1 = getelementptr inbounds [2 x i8], [2 x i8]* %two, i64 0, i64 0, !dbg !27
  call void (i8*, ...) @say(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %arraydecay, i32 noundef 7, i8* noundef %arraydecay1), !dbg !28
  %4 = bitcast [2 x i8]* %two to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %4), !dbg !29
  %5 = bitcast [4 x i8]* %name to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal void @say(i8* noundef %format, ...) !dbg !31 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  store i8* %format, i8** %format.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %format.addr, metadata !37, metadata !DIExpression()), !dbg !56
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !57
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !38, metadata !DIExpression()), !dbg !58
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !59
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !59
  call void @llvm.va_start(i8* %arraydecay1), !dbg !59
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !60
  %2 = load i8*, i8** %format.addr, align 8, !dbg !61
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !62
  %call = call i32 @vfprintf(%struct._IO_FILE* noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %arraydecay2), !dbg !63
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !64
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !64
  call void @llvm.va_end(i8* %arraydecay34), !dbg !64
  %3 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3), !dbg !65
  ret void, !dbg !65
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare i32 @vfprintf(%struct._IO_FILE* noundef, i8* noundef, %struct.__va_list_tag* noundef)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_list_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "name", scope: !9, file: !1, line: 11, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "two", scope: !9, file: !1, line: 11, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 16, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 2)
!23 = !DILocation(line: 11, column: 3, scope: !9)
!24 = !DILocation(line: 11, column: 8, scope: !9)
!25 = !DILocation(line: 11, column: 25, scope: !9)
!26 = !DILocation(line: 12, column: 23, scope: !9)
!27 = !DILocation(line: 12, column: 32, scope: !9)
!28 = !DILocation(line: 12, column: 3, scope: !9)
!29 = !DILocation(line: 14, column: 1, scope: !9)
!30 = !DILocation(line: 13, column: 3, scope: !9)
!31 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 4, type: !32, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, null}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!36 = !{!37, !38}
!37 = !DILocalVariable(name: "format", arg: 1, scope: !31, file: !1, line: 4, type: !34)
!38 = !DILocalVariable(name: "list", scope: !31, file: !1, line: 5, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !40, line: 52, baseType: !41)
!40 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !42, line: 32, baseType: !43)
!42 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !44, baseType: !45)
!44 = !DIFile(filename: "library_reads_list_safe.c", directory: ".")
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 192, elements: !54)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !47)
!47 = !{!48, !50, !51, !53}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !46, file: !44, line: 5, baseType: !49, size: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !46, file: !44, line: 5, baseType: !49, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !46, file: !44, line: 5, baseType: !52, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !46, file: !44, line: 5, baseType: !52, size: 64, offset: 128)
!54 = !{!55}
!55 = !DISubrange(count: 1)
!56 = !DILocation(line: 4, column: 29, scope: !31)
!57 = !DILocation(line: 5, column: 3, scope: !31)
!58 = !DILocation(line: 5, column: 11, scope: !31)
!59 = !DILocation(line: 6, column: 3, scope: !31)
!60 = !DILocation(line: 7, column: 12, scope: !31)
!61 = !DILocation(line: 7, column: 20, scope: !31)
!62 = !DILocation(line: 7, column: 28, scope: !31)
!63 = !DILocation(line: 7, column: 3, scope: !31)
!64 = !DILocation(line: 8, column: 3, scope: !31)
!65 = !DILocation(line: 9, column: 1, scope: !31)
