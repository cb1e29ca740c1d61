source_filename = "address_again_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"p != q\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"address_again_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %q = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i8** %p, metadata !14, metadata !DIExpression()), !dbg !19
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !20
  store i8* %call, i8** %p, align 8, !dbg !19
  %1 = load i8*, i8** %p, align 8, !dbg !21
  %tobool = icmp ne i8* %1, null, !dbg !21
  br i1 %tobool, label %if.end, label %if.then, !dbg !23

if.then:
  store i32 0, i32* %retval, align 4, !dbg !24
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup7, !dbg !24

if.end:
  %2 = bitcast i8** %q to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %q, metadata !17, metadata !DIExpression()), !dbg !26
  %call1 = call noalias i8* @malloc(i64 noundef 8), !dbg !27
  store i8* %call1, i8** %q, align 8, !dbg !26
  %3 = load i8*, i8** %q, align 8, !dbg !28
  %tobool2 = icmp ne i8* %3, null, !dbg !28
  br i1 %tobool2, label %if.end4, label %if.then3, !dbg !30

if.then3:
  store i32 0, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end4:
  %4 = load i8*, i8** %p, align 8, !dbg !32
  %5 = load i8*, i8** %q, align 8, !dbg !32
  %cmp = icmp ne i8* %4, %5, !dbg !32
  br i1 %cmp, label %if.then5, label %if.else, !dbg !35

if.then5:
  br label %if.end6, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end6:
  %6 = load i8*, i8** %p, align 8, !dbg !36
  call void @free(i8* noundef %6), !dbg !37
  %7 = load i8*, i8** %q, align 8, !dbg !38
  call void @free(i8* noundef %7), !dbg !39
  store i32 0, i32* %retval, align 4, !dbg !40
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !40

cleanup:
  %8 = bitcast i8** %q to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !41
  br label %cleanup7

cleanup7:
  %9 = bitcast i8** %p to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !41
  %10 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %10, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_again_safe.c", directory: ".")
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
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 8, type: !15)
!18 = !DILocation(line: 6, column: 3, scope: !9)
!19 = !DILocation(line: 6, column: 9, scope: !9)
!20 = !DILocation(line: 6, column: 13, scope: !9)
!21 = !DILocation(line: 7, column: 8, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 7, scope: !9)
!24 = !DILocation(line: 7, column: 11, scope: !22)
!25 = !DILocation(line: 8, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 9, scope: !9)
!27 = !DILocation(line: 8, column: 13, scope: !9)
!28 = !DILocation(line: 9, column: 8, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 7, scope: !9)
!31 = !DILocation(line: 9, column: 11, scope: !29)
!32 = !DILocation(line: 10, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!35 = !DILocation(line: 10, column: 3, scope: !34)
!36 = !DILocation(line: 11, column: 8, scope: !9)
!37 = !DILocation(line: 11, column: 3, scope: !9)
!38 = !DILocation(line: 12, column: 8, scope: !9)
!39 = !DILocation(line: 12, column: 3, scope: !9)
!40 = !DILocation(line: 13, column: 3, scope: !9)
!41 = !DILocation(line: 14, column: 1, scope: !9)
