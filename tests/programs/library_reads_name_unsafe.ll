source_filename = "library_reads_name_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@__const.main.name = private unnamed_addr constant [3 x i8] c"xab", align 1
@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %name = alloca [3 x i8], align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i8]* %name to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [3 x i8]* %name, metadata !16, metadata !DIExpression()), !dbg !22
  %1 = bitcast [3 x i8]* %name to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.main.name, i32 0, i32 0), i64 3, i1 false), !dbg !22
  %arraydecay = getelementptr inbounds [3 x i8], [3 x i8]* %name, i64 0, i64 0, !dbg !23
  %call = call noalias %struct._IO_FILE* @fopen(i8* noundef %arraydecay, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !24
  %cmp = icmp ne %struct._IO_FILE* %call, null, !dbg !25
  %conv = zext i1 %cmp to i32, !dbg !25
  %2 = bitcast [3 x i8]* %name to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %2), !dbg !26
  ret i32 %conv, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_name_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "name", scope: !11, file: !1, line: 4, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 24, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DILocation(line: 4, column: 3, scope: !11)
!22 = !DILocation(line: 4, column: 8, scope: !11)
!23 = !DILocation(line: 5, column: 16, scope: !11)
!24 = !DILocation(line: 5, column: 10, scope: !11)
!25 = !DILocation(line: 5, column: 27, scope: !11)
!26 = !DILocation(line: 6, column: 1, scope: !11)
!27 = !DILocation(line: 5, column: 3, scope: !11)
