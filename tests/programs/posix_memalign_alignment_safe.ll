source_filename = "posix_memalign_alignment_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [115 x i8] c"posix_memalign(&p, 3, 10) == EINVAL && posix_memalign(&p, 4, 10) == EINVAL && posix_memalign(&p, 24, 10) == EINVAL\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"posix_memalign_alignment_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"p == 0\00", align 1
@.str.3 = private unnamed_addr constant [66 x i8] c"p != 0 && alignment >= sizeof p && !(alignment & (alignment - 1))\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %alignment = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i8** %p, metadata !14, metadata !DIExpression()), !dbg !19
  store i8* null, i8** %p, align 8, !dbg !19
  %call = call i32 @posix_memalign(i8** noundef %p, i64 noundef 3, i64 noundef 10), !dbg !20
  %cmp = icmp eq i32 %call, 22, !dbg !20
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !20

land.lhs.true:
  %call1 = call i32 @posix_memalign(i8** noundef %p, i64 noundef 4, i64 noundef 10), !dbg !20
  %cmp2 = icmp eq i32 %call1, 22, !dbg !20
  br i1 %cmp2, label %land.lhs.true3, label %if.else, !dbg !20

land.lhs.true3:
  %call4 = call i32 @posix_memalign(i8** noundef %p, i64 noundef 24, i64 noundef 10), !dbg !20
  %cmp5 = icmp eq i32 %call4, 22, !dbg !20
  br i1 %cmp5, label %if.then, label %if.else, !dbg !23

if.then:
  br label %if.end, !dbg !23

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([115 x i8], [115 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !20
  unreachable, !dbg !20

if.end:
  %1 = load i8*, i8** %p, align 8, !dbg !24
  %cmp6 = icmp eq i8* %1, null, !dbg !24
  br i1 %cmp6, label %if.then7, label %if.else8, !dbg !27

if.then7:
  br label %if.end9, !dbg !27

if.else8:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end9:
  %2 = bitcast i32* %alignment to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %alignment, metadata !16, metadata !DIExpression()), !dbg !29
  %call10 = call i32 @__VERIFIER_nondet_uint(), !dbg !30
  store i32 %call10, i32* %alignment, align 4, !dbg !29
  %3 = load i32, i32* %alignment, align 4, !dbg !31
  %conv = zext i32 %3 to i64, !dbg !31
  %call11 = call i32 @posix_memalign(i8** noundef %p, i64 noundef %conv, i64 noundef 10), !dbg !33
  %cmp12 = icmp eq i32 %call11, 0, !dbg !34
  br i1 %cmp12, label %if.then14, label %if.end25, !dbg !35

if.then14:
  %4 = load i8*, i8** %p, align 8, !dbg !36
  %cmp15 = icmp ne i8* %4, null, !dbg !36
  br i1 %cmp15, label %land.lhs.true17, label %if.else23, !dbg !36

land.lhs.true17:
  %5 = load i32, i32* %alignment, align 4, !dbg !36
  %conv18 = zext i32 %5 to i64, !dbg !36
  %cmp19 = icmp uge i64 %conv18, 8, !dbg !36
  br i1 %cmp19, label %land.lhs.true21, label %if.else23, !dbg !36

land.lhs.true21:
  %6 = load i32, i32* %alignment, align 4, !dbg !36
  %7 = load i32, i32* %alignment, align 4, !dbg !36
  %sub = sub i32 %7, 1, !dbg !36
  %and = and i32 %6, %sub, !dbg !36
  %tobool = icmp ne i32 %and, 0, !dbg !36
  br i1 %tobool, label %if.else23, label %if.then22, !dbg !39

if.then22:
  br label %if.end24, !dbg !39

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !36
  unreachable, !dbg !36

if.end24:
  br label %if.end25, !dbg !40

if.end25:
  %8 = load i8*, i8** %p, align 8, !dbg !41
  call void @free(i8* noundef %8), !dbg !42
  %9 = bitcast i32* %alignment to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !43
  %10 = bitcast i8** %p to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !43
  ret i32 0, !dbg !44
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !45 i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @__VERIFIER_nondet_uint()

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "posix_memalign_alignment_safe.c", directory: ".")
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
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DILocalVariable(name: "alignment", scope: !9, file: !1, line: 10, type: !17)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 7, column: 3, scope: !9)
!19 = !DILocation(line: 7, column: 9, scope: !9)
!20 = !DILocation(line: 8, column: 3, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 3)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!23 = !DILocation(line: 8, column: 3, scope: !22)
!24 = !DILocation(line: 9, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 3)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!27 = !DILocation(line: 9, column: 3, scope: !26)
!28 = !DILocation(line: 10, column: 3, scope: !9)
!29 = !DILocation(line: 10, column: 12, scope: !9)
!30 = !DILocation(line: 10, column: 24, scope: !9)
!31 = !DILocation(line: 11, column: 26, scope: !32)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 7)
!33 = !DILocation(line: 11, column: 7, scope: !32)
!34 = !DILocation(line: 11, column: 41, scope: !32)
!35 = !DILocation(line: 11, column: 7, scope: !9)
!36 = !DILocation(line: 11, column: 47, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 11, column: 47)
!38 = distinct !DILexicalBlock(scope: !32, file: !1, line: 11, column: 47)
!39 = !DILocation(line: 11, column: 47, scope: !38)
!40 = !DILocation(line: 11, column: 47, scope: !32)
!41 = !DILocation(line: 12, column: 8, scope: !9)
!42 = !DILocation(line: 12, column: 3, scope: !9)
!43 = !DILocation(line: 14, column: 1, scope: !9)
!44 = !DILocation(line: 13, column: 3, scope: !9)
!45 = !DISubprogram(name: "posix_memalign", scope: !46, file: !46, line: 599, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!46 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!47 = !DISubroutineType(types: !48)
!48 = !{!12, !49, !50, !50}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !51, line: 46, baseType: !52)
!51 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !{}
