source_filename = "library_reads_list_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.text = private unnamed_addr constant [3 x i8] c"xab", align 1
@.str = private unnamed_addr constant [14 x i8] c"%5.2f %ld %s\0A\00", align 1
@stderr = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [3 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i8]* %text to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata [3 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !20
  %1 = bitcast [3 x i8]* %text to i8*, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.main.text, i32 0, i32 0), i64 3, i1 false), !dbg !20
  %arraydecay = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 0, !dbg !21
  call void (i8*, ...) @say(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), double noundef 1.500000e+00, i64 noundef 7, i8* noundef %arraydecay), !dbg !22
  %2 = bitcast [3 x i8]* %text to i8*, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %2), !dbg !23
  ret i32 0, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal void @say(i8* noundef %format, ...) !dbg !25 {
entry:
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  store i8* %format, i8** %format.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %format.addr, metadata !31, metadata !DIExpression()), !dbg !50
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !51
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !32, metadata !DIExpression()), !dbg !52
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !53
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !53
  call void @llvm.va_start(i8* %arraydecay1), !dbg !53
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !54
  %2 = load i8*, i8** %format.addr, align 8, !dbg !55
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !56
  %call = call i32 @vfprintf(%struct._IO_FILE* noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %arraydecay2), !dbg !57
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !58
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !58
  call void @llvm.va_end(i8* %arraydecay34), !dbg !58
  %3 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3), !dbg !59
  ret void, !dbg !59
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare i32 @vfprintf(%struct._IO_FILE* noundef, i8* noundef, %struct.__va_list_tag* noundef)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_list_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 11, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 24, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DILocation(line: 11, column: 3, scope: !9)
!20 = !DILocation(line: 11, column: 8, scope: !9)
!21 = !DILocation(line: 12, column: 34, scope: !9)
!22 = !DILocation(line: 12, column: 3, scope: !9)
!23 = !DILocation(line: 14, column: 1, scope: !9)
!24 = !DILocation(line: 13, column: 3, scope: !9)
!25 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 4, type: !26, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, null}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "format", arg: 1, scope: !25, file: !1, line: 4, type: !28)
!32 = !DILocalVariable(name: "list", scope: !25, file: !1, line: 5, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !34, line: 52, baseType: !35)
!34 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !36, line: 32, baseType: !37)
!36 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !38, baseType: !39)
!38 = !DIFile(filename: "library_reads_list_unsafe.c", directory: ".")
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 192, elements: !48)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !41)
!41 = !{!42, !44, !45, !47}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !40, file: !38, line: 5, baseType: !43, size: 32)
!43 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !40, file: !38, line: 5, baseType: !43, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !40, file: !38, line: 5, baseType: !46, size: 64, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !40, file: !38, line: 5, baseType: !46, size: 64, offset: 128)
!48 = !{!49}
!49 = !DISubrange(count: 1)
!50 = !DILocation(line: 4, column: 29, scope: !25)
!51 = !DILocation(line: 5, column: 3, scope: !25)
!52 = !DILocation(line: 5, column: 11, scope: !25)
!53 = !DILocation(line: 6, column: 3, scope: !25)
!54 = !DILocation(line: 7, column: 12, scope: !25)
!55 = !DILocation(line: 7, column: 20, scope: !25)
!56 = !DILocation(line: 7, column: 28, scope: !25)
!57 = !DILocation(line: 7, column: 3, scope: !25)
!58 = !DILocation(line: 8, column: 3, scope: !25)
!59 = !DILocation(line: 9, column: 1, scope: !25)
