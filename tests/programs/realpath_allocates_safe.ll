source_filename = "realpath_allocates_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"/tmp/..\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %own = alloca [4096 x i8], align 16
  %resolved = alloca i8*, align 8
  %here = alloca i8*, align 8
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4096 x i8]* %own to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4096, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [4096 x i8]* %own, metadata !14, metadata !DIExpression()), !dbg !24
  %1 = bitcast i8** %resolved to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %resolved, metadata !19, metadata !DIExpression()), !dbg !25
  %call = call i8* @realpath(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef null), !dbg !26
  store i8* %call, i8** %resolved, align 8, !dbg !25
  %2 = bitcast i8** %here to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %here, metadata !21, metadata !DIExpression()), !dbg !27
  %call1 = call i8* @getcwd(i8* noundef null, i64 noundef 0), !dbg !28
  store i8* %call1, i8** %here, align 8, !dbg !27
  %3 = bitcast i32* %n to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %n, metadata !22, metadata !DIExpression()), !dbg !30
  %arraydecay = getelementptr inbounds [4096 x i8], [4096 x i8]* %own, i64 0, i64 0, !dbg !31
  %call2 = call i8* @realpath(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* noundef %arraydecay), !dbg !32
  %tobool = icmp ne i8* %call2, null, !dbg !32
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !32

cond.true:
  %arrayidx = getelementptr inbounds [4096 x i8], [4096 x i8]* %own, i64 0, i64 0, !dbg !33
  %4 = load i8, i8* %arrayidx, align 16, !dbg !33
  %conv = sext i8 %4 to i32, !dbg !33
  %cmp = icmp eq i32 %conv, 47, !dbg !34
  %conv3 = zext i1 %cmp to i32, !dbg !34
  br label %cond.end, !dbg !32

cond.false:
  br label %cond.end, !dbg !32

cond.end:
  %cond = phi i32 [ %conv3, %cond.true ], [ 0, %cond.false ], !dbg !32
  store i32 %cond, i32* %n, align 4, !dbg !30
  %5 = load i8*, i8** %resolved, align 8, !dbg !35
  %tobool4 = icmp ne i8* %5, null, !dbg !35
  br i1 %tobool4, label %if.then, label %if.end, !dbg !37

if.then:
  %6 = load i8*, i8** %resolved, align 8, !dbg !38
  %arrayidx5 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !38
  %7 = load i8, i8* %arrayidx5, align 1, !dbg !38
  %conv6 = sext i8 %7 to i32, !dbg !38
  %cmp7 = icmp eq i32 %conv6, 47, !dbg !39
  %conv8 = zext i1 %cmp7 to i32, !dbg !39
  %8 = load i32, i32* %n, align 4, !dbg !40
  %add = add nsw i32 %8, %conv8, !dbg !40
  store i32 %add, i32* %n, align 4, !dbg !40
  br label %if.end, !dbg !41

if.end:
  %9 = load i8*, i8** %resolved, align 8, !dbg !42
  call void @free(i8* noundef %9), !dbg !43
  %10 = load i8*, i8** %here, align 8, !dbg !44
  call void @free(i8* noundef %10), !dbg !45
  %11 = load i32, i32* %n, align 4, !dbg !46
  %12 = bitcast i32* %n to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !47
  %13 = bitcast i8** %here to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !47
  %14 = bitcast i8** %resolved to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !47
  %15 = bitcast [4096 x i8]* %own to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4096, i8* %15), !dbg !47
  ret i32 %11, !dbg !48
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !49 i8* @realpath(i8* noundef, i8* noundef)

declare !dbg !58 i8* @getcwd(i8* noundef, i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "realpath_allocates_safe.c", directory: ".")
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
!13 = !{!14, !19, !21, !22}
!14 = !DILocalVariable(name: "own", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32768, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4096)
!19 = !DILocalVariable(name: "resolved", scope: !9, file: !1, line: 6, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DILocalVariable(name: "here", scope: !9, file: !1, line: 6, type: !20)
!22 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 7, type: !12)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 8, scope: !9)
!25 = !DILocation(line: 6, column: 24, scope: !9)
!26 = !DILocation(line: 6, column: 35, scope: !9)
!27 = !DILocation(line: 6, column: 63, scope: !9)
!28 = !DILocation(line: 6, column: 70, scope: !9)
!29 = !DILocation(line: 7, column: 3, scope: !9)
!30 = !DILocation(line: 7, column: 7, scope: !9)
!31 = !DILocation(line: 7, column: 25, scope: !9)
!32 = !DILocation(line: 7, column: 11, scope: !9)
!33 = !DILocation(line: 7, column: 32, scope: !9)
!34 = !DILocation(line: 7, column: 39, scope: !9)
!35 = !DILocation(line: 8, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!37 = !DILocation(line: 8, column: 7, scope: !9)
!38 = !DILocation(line: 8, column: 22, scope: !36)
!39 = !DILocation(line: 8, column: 34, scope: !36)
!40 = !DILocation(line: 8, column: 19, scope: !36)
!41 = !DILocation(line: 8, column: 17, scope: !36)
!42 = !DILocation(line: 9, column: 8, scope: !9)
!43 = !DILocation(line: 9, column: 3, scope: !9)
!44 = !DILocation(line: 10, column: 8, scope: !9)
!45 = !DILocation(line: 10, column: 3, scope: !9)
!46 = !DILocation(line: 11, column: 10, scope: !9)
!47 = !DILocation(line: 12, column: 1, scope: !9)
!48 = !DILocation(line: 11, column: 3, scope: !9)
!49 = !DISubprogram(name: "realpath", scope: !50, file: !50, line: 821, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!50 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!51 = !DISubroutineType(types: !52)
!52 = !{!20, !53, !56}
!53 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!56 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!57 = !{}
!58 = !DISubprogram(name: "getcwd", scope: !59, file: !59, line: 531, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !57)
!59 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!60 = !DISubroutineType(types: !61)
!61 = !{!20, !20, !62}
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !63, line: 46, baseType: !64)
!63 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
