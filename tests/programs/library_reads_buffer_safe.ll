source_filename = "library_reads_buffer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@__const.main.text = private unnamed_addr constant [3 x i8] c"xab", align 1
@stdout = external global %struct._IO_FILE*, align 8

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [5 x i32], align 16
  %count = alloca i64, align 8
  %text = alloca [3 x i8], align 1
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [5 x i32]* %numbers to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [5 x i32]* %numbers, metadata !14, metadata !DIExpression()), !dbg !28
  %1 = bitcast [5 x i32]* %numbers to i8*, !dbg !28
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([5 x i32]* @__const.main.numbers to i8*), i64 20, i1 false), !dbg !28
  %2 = bitcast i64* %count to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !29
  call void @llvm.dbg.declare(metadata i64* %count, metadata !18, metadata !DIExpression()), !dbg !30
  store i64 0, i64* %count, align 8, !dbg !30
  %3 = bitcast [3 x i8]* %text to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %3), !dbg !31
  call void @llvm.dbg.declare(metadata [3 x i8]* %text, metadata !22, metadata !DIExpression()), !dbg !32
  %4 = bitcast [3 x i8]* %text to i8*, !dbg !32
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @__const.main.text, i32 0, i32 0), i64 3, i1 false), !dbg !32
  %arraydecay = getelementptr inbounds [3 x i8], [3 x i8]* %text, i64 0, i64 0, !dbg !33
  %call = call i64 @write(i32 noundef 1, i8* noundef %arraydecay, i64 noundef 3), !dbg !35
  %cmp = icmp slt i64 %call, 0, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 1, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end:
  br label %while.cond, !dbg !39

while.cond:
  %5 = load i64, i64* %count, align 8, !dbg !40
  %cmp1 = icmp ult i64 %5, 5, !dbg !41
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !42

land.rhs:
  %6 = load i64, i64* %count, align 8, !dbg !43
  %arrayidx = getelementptr inbounds [5 x i32], [5 x i32]* %numbers, i64 0, i64 %6, !dbg !44
  %7 = load i32, i32* %arrayidx, align 4, !dbg !44
  %call2 = call i32 @rand(), !dbg !45
  %cmp3 = icmp ne i32 %7, %call2, !dbg !46
  br label %land.end

land.end:
  %8 = phi i1 [ false, %while.cond ], [ %cmp3, %land.rhs ], !dbg !47
  br i1 %8, label %while.body, label %while.end, !dbg !39

while.body:
  %9 = load i64, i64* %count, align 8, !dbg !48
  %inc = add i64 %9, 1, !dbg !48
  store i64 %inc, i64* %count, align 8, !dbg !48
  br label %while.cond, !dbg !39, !llvm.loop !49

while.end:
  %arraydecay4 = getelementptr inbounds [5 x i32], [5 x i32]* %numbers, i64 0, i64 0, !dbg !52
  %10 = bitcast i32* %arraydecay4 to i8*, !dbg !52
  %11 = load i64, i64* %count, align 8, !dbg !53
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !54
  %call5 = call i64 @fwrite(i8* noundef %10, i64 noundef 4, i64 noundef %11, %struct._IO_FILE* noundef %12), !dbg !55
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !56
  %call6 = call i64 @fwrite(i8* noundef null, i64 noundef 1, i64 noundef 0, %struct._IO_FILE* noundef %13), !dbg !57
  store i32 0, i32* %retval, align 4, !dbg !58
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !58

cleanup:
  %14 = bitcast [3 x i8]* %text to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %14), !dbg !59
  %15 = bitcast i64* %count to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !59
  %16 = bitcast [5 x i32]* %numbers to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %16), !dbg !59
  %17 = load i32, i32* %retval, align 4, !dbg !59
  ret i32 %17, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !60 i64 @write(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !72 i32 @rand()

declare i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_buffer_safe.c", directory: ".")
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
!13 = !{!14, !18, !22}
!14 = !DILocalVariable(name: "numbers", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DILocalVariable(name: "count", scope: !9, file: !1, line: 7, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 46, baseType: !21)
!20 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 8, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 24, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DILocation(line: 6, column: 3, scope: !9)
!28 = !DILocation(line: 6, column: 7, scope: !9)
!29 = !DILocation(line: 7, column: 3, scope: !9)
!30 = !DILocation(line: 7, column: 10, scope: !9)
!31 = !DILocation(line: 8, column: 3, scope: !9)
!32 = !DILocation(line: 8, column: 8, scope: !9)
!33 = !DILocation(line: 9, column: 16, scope: !34)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!35 = !DILocation(line: 9, column: 7, scope: !34)
!36 = !DILocation(line: 9, column: 35, scope: !34)
!37 = !DILocation(line: 9, column: 7, scope: !9)
!38 = !DILocation(line: 9, column: 40, scope: !34)
!39 = !DILocation(line: 10, column: 3, scope: !9)
!40 = !DILocation(line: 10, column: 10, scope: !9)
!41 = !DILocation(line: 10, column: 16, scope: !9)
!42 = !DILocation(line: 10, column: 20, scope: !9)
!43 = !DILocation(line: 10, column: 31, scope: !9)
!44 = !DILocation(line: 10, column: 23, scope: !9)
!45 = !DILocation(line: 10, column: 41, scope: !9)
!46 = !DILocation(line: 10, column: 38, scope: !9)
!47 = !DILocation(line: 0, scope: !9)
!48 = !DILocation(line: 10, column: 54, scope: !9)
!49 = distinct !{!49, !39, !48, !50, !51}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 11, column: 10, scope: !9)
!53 = !DILocation(line: 11, column: 32, scope: !9)
!54 = !DILocation(line: 11, column: 39, scope: !9)
!55 = !DILocation(line: 11, column: 3, scope: !9)
!56 = !DILocation(line: 12, column: 22, scope: !9)
!57 = !DILocation(line: 12, column: 3, scope: !9)
!58 = !DILocation(line: 13, column: 3, scope: !9)
!59 = !DILocation(line: 14, column: 1, scope: !9)
!60 = !DISubprogram(name: "write", scope: !61, file: !61, line: 378, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !71)
!61 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !12, !69, !19}
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !65, line: 77, baseType: !66)
!65 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !67, line: 194, baseType: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!71 = !{}
!72 = !DISubprogram(name: "rand", scope: !73, file: !73, line: 454, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !71)
!73 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
