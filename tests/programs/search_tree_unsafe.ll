source_filename = "search_tree_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"m\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"c\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %root = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %root to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i8** %root, metadata !14, metadata !DIExpression()), !dbg !17
  store i8* null, i8** %root, align 8, !dbg !17
  %call = call i8* @tsearch(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !18
  %call1 = call i8* @tsearch(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !19
  %call2 = call i8* @tdelete(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8** noundef %root, i32 (i8*, i8*)* noundef @compare), !dbg !20
  store i8* null, i8** %root, align 8, !dbg !21
  %1 = bitcast i8** %root to i8*, !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %1), !dbg !22
  ret i32 0, !dbg !23
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !24 i8* @tsearch(i8* noundef, i8** noundef, i32 (i8*, i8*)* noundef)

define internal i32 @compare(i8* noundef %left, i8* noundef %right) !dbg !36 {
entry:
  %left.addr = alloca i8*, align 8
  %right.addr = alloca i8*, align 8
  store i8* %left, i8** %left.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %left.addr, metadata !38, metadata !DIExpression()), !dbg !40
  store i8* %right, i8** %right.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %right.addr, metadata !39, metadata !DIExpression()), !dbg !41
  %0 = load i8*, i8** %left.addr, align 8, !dbg !42
  %1 = load i8*, i8** %right.addr, align 8, !dbg !43
  %call = call i32 @strcmp(i8* noundef %0, i8* noundef %1), !dbg !44
  ret i32 %call, !dbg !45
}

declare !dbg !46 i8* @tdelete(i8* noundef, i8** noundef, i32 (i8*, i8*)* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @strcmp(i8* noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "search_tree_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "root", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DILocation(line: 10, column: 3, scope: !9)
!17 = !DILocation(line: 10, column: 9, scope: !9)
!18 = !DILocation(line: 11, column: 3, scope: !9)
!19 = !DILocation(line: 12, column: 3, scope: !9)
!20 = !DILocation(line: 13, column: 3, scope: !9)
!21 = !DILocation(line: 14, column: 8, scope: !9)
!22 = !DILocation(line: 16, column: 1, scope: !9)
!23 = !DILocation(line: 15, column: 3, scope: !9)
!24 = !DISubprogram(name: "tsearch", scope: !25, file: !25, line: 129, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!25 = !DIFile(filename: "/usr/include/search.h", directory: "")
!26 = !DISubroutineType(types: !27)
!27 = !{!15, !28, !30, !31}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !25, line: 54, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{!12, !28, !28}
!35 = !{}
!36 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 5, type: !33, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!37 = !{!38, !39}
!38 = !DILocalVariable(name: "left", arg: 1, scope: !36, file: !1, line: 5, type: !28)
!39 = !DILocalVariable(name: "right", arg: 2, scope: !36, file: !1, line: 5, type: !28)
!40 = !DILocation(line: 5, column: 32, scope: !36)
!41 = !DILocation(line: 5, column: 50, scope: !36)
!42 = !DILocation(line: 6, column: 17, scope: !36)
!43 = !DILocation(line: 6, column: 23, scope: !36)
!44 = !DILocation(line: 6, column: 10, scope: !36)
!45 = !DILocation(line: 6, column: 3, scope: !36)
!46 = !DISubprogram(name: "tdelete", scope: !25, file: !25, line: 138, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!47 = !DISubroutineType(types: !48)
!48 = !{!15, !49, !50, !31}
!49 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !28)
!50 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !30)
