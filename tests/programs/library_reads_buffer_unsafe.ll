source_filename = "library_reads_buffer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@stdout = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [5 x i32], align 16
  %count = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i32]* %numbers to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [5 x i32]* %numbers, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast [5 x i32]* %numbers to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([5 x i32]* @__const.main.numbers to i8*), i64 20, i1 false), !dbg !23
  %2 = bitcast i64* %count to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i64* %count, metadata !18, metadata !DIExpression()), !dbg !25
  store i64 0, i64* %count, align 8, !dbg !25
  br label %while.cond, !dbg !26

while.cond:
  %3 = load i64, i64* %count, align 8, !dbg !27
  %cmp = icmp ult i64 %3, 6, !dbg !28
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !29

land.rhs:
  %call = call i32 @rand(), !dbg !30
  %cmp1 = icmp ne i32 %call, 7, !dbg !31
  br label %land.end

land.end:
  %4 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ], !dbg !32
  br i1 %4, label %while.body, label %while.end, !dbg !26

while.body:
  %5 = load i64, i64* %count, align 8, !dbg !33
  %inc = add i64 %5, 1, !dbg !33
  store i64 %inc, i64* %count, align 8, !dbg !33
  br label %while.cond, !dbg !26, !llvm.loop !34

while.end:
  %arraydecay = getelementptr inbounds [5 x i32], [5 x i32]* %numbers, i64 0, i64 0, !dbg !37
  %6 = bitcast i32* %arraydecay to i8*, !dbg !37
  %7 = load i64, i64* %count, align 8, !dbg !38
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !39
  %call2 = call i64 @fwrite(i8* noundef %6, i64 noundef 4, i64 noundef %7, %struct._IO_FILE* noundef %8), !dbg !40
  %9 = bitcast i64* %count to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !41
  %10 = bitcast [5 x i32]* %numbers to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %10), !dbg !41
  ret i32 0, !dbg !42
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !43 i32 @rand()

declare i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_buffer_unsafe.c", directory: ".")
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
!13 = !{!14, !18}
!14 = !DILocalVariable(name: "numbers", scope: !9, file: !1, line: 5, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 6, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 46, baseType: !21)
!20 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 5, column: 3, scope: !9)
!23 = !DILocation(line: 5, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 3, scope: !9)
!25 = !DILocation(line: 6, column: 10, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !9)
!27 = !DILocation(line: 7, column: 10, scope: !9)
!28 = !DILocation(line: 7, column: 16, scope: !9)
!29 = !DILocation(line: 7, column: 20, scope: !9)
!30 = !DILocation(line: 7, column: 23, scope: !9)
!31 = !DILocation(line: 7, column: 30, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 7, column: 41, scope: !9)
!34 = distinct !{!34, !26, !33, !35, !36}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 8, column: 10, scope: !9)
!38 = !DILocation(line: 8, column: 32, scope: !9)
!39 = !DILocation(line: 8, column: 39, scope: !9)
!40 = !DILocation(line: 8, column: 3, scope: !9)
!41 = !DILocation(line: 10, column: 1, scope: !9)
!42 = !DILocation(line: 9, column: 3, scope: !9)
!43 = !DISubprogram(name: "rand", scope: !44, file: !44, line: 454, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!44 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!45 = !{}
