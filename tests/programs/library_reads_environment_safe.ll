source_filename = "library_reads_environment_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"PATH\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"nowhere\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %path = alloca i8*, align 8
  %home = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %path to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i8** %path, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !20
  store i8* %call, i8** %path, align 8, !dbg !19
  %1 = bitcast i8** %home to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !18
  call void @llvm.dbg.declare(metadata i8** %home, metadata !17, metadata !DIExpression()), !dbg !21
  %call1 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !22
  store i8* %call1, i8** %home, align 8, !dbg !21
  %2 = load i8*, i8** %path, align 8, !dbg !23
  %tobool = icmp ne i8* %2, null, !dbg !23
  br i1 %tobool, label %if.then, label %if.end, !dbg !25

if.then:
  %3 = load i8*, i8** %path, align 8, !dbg !26
  %call2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef %3), !dbg !27
  br label %if.end, !dbg !27

if.end:
  %4 = load i8*, i8** %home, align 8, !dbg !28
  %tobool3 = icmp ne i8* %4, null, !dbg !28
  br i1 %tobool3, label %cond.true, label %cond.false, !dbg !28

cond.true:
  %5 = load i8*, i8** %home, align 8, !dbg !29
  br label %cond.end, !dbg !28

cond.false:
  br label %cond.end, !dbg !28

cond.end:
  %cond = phi i8* [ %5, %cond.true ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), %cond.false ], !dbg !28
  %call4 = call i32 @puts(i8* noundef %cond), !dbg !30
  %6 = bitcast i8** %home to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !31
  %7 = bitcast i8** %path to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !33 i8* @getenv(i8* noundef)

declare i32 @printf(i8* noundef, ...)

declare !dbg !40 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_environment_safe.c", directory: ".")
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
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "path", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "home", scope: !9, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 3, scope: !9)
!19 = !DILocation(line: 5, column: 9, scope: !9)
!20 = !DILocation(line: 5, column: 16, scope: !9)
!21 = !DILocation(line: 5, column: 33, scope: !9)
!22 = !DILocation(line: 5, column: 40, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 7, scope: !9)
!26 = !DILocation(line: 6, column: 28, scope: !24)
!27 = !DILocation(line: 6, column: 13, scope: !24)
!28 = !DILocation(line: 7, column: 8, scope: !9)
!29 = !DILocation(line: 7, column: 15, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 1, scope: !9)
!32 = !DILocation(line: 8, column: 3, scope: !9)
!33 = !DISubprogram(name: "getenv", scope: !34, file: !34, line: 654, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!34 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!35 = !DISubroutineType(types: !36)
!36 = !{!15, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!39 = !{}
!40 = !DISubprogram(name: "puts", scope: !41, file: !41, line: 661, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!41 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!42 = !DISubroutineType(types: !43)
!43 = !{!12, !37}
