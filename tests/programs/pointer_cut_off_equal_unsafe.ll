source_filename = "pointer_cut_off_equal_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"p == q\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"pointer_cut_off_equal_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %word = alloca i32, align 4
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !23
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !24
  %1 = bitcast i8* %call to i32*, !dbg !24
  store i32* %1, i32** %p, align 8, !dbg !23
  %2 = bitcast i32* %word to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %word, metadata !20, metadata !DIExpression()), !dbg !26
  %3 = load i32*, i32** %p, align 8, !dbg !27
  %4 = ptrtoint i32* %3 to i64, !dbg !28
  %conv = trunc i64 %4 to i32, !dbg !29
  store i32 %conv, i32* %word, align 4, !dbg !26
  %5 = bitcast i32** %q to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !30
  call void @llvm.dbg.declare(metadata i32** %q, metadata !21, metadata !DIExpression()), !dbg !31
  %6 = load i32, i32* %word, align 4, !dbg !32
  %conv1 = sext i32 %6 to i64, !dbg !33
  %7 = inttoptr i64 %conv1 to i32*, !dbg !34
  store i32* %7, i32** %q, align 8, !dbg !31
  %8 = load i32*, i32** %p, align 8, !dbg !35
  %9 = load i32*, i32** %q, align 8, !dbg !35
  %cmp = icmp eq i32* %8, %9, !dbg !35
  br i1 %cmp, label %if.then, label %if.else, !dbg !38

if.then:
  br label %if.end, !dbg !38

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !35
  unreachable, !dbg !35

if.end:
  %10 = bitcast i32** %q to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !39
  %11 = bitcast i32* %word to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !39
  %12 = bitcast i32** %p to i8*, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !39
  ret i32 0, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_cut_off_equal_unsafe.c", directory: ".")
!2 = !{!3, !4, !7}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !5, line: 87, baseType: !6)
!5 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!3}
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "p", scope: !15, file: !1, line: 6, type: !7)
!20 = !DILocalVariable(name: "word", scope: !15, file: !1, line: 7, type: !3)
!21 = !DILocalVariable(name: "q", scope: !15, file: !1, line: 8, type: !7)
!22 = !DILocation(line: 6, column: 3, scope: !15)
!23 = !DILocation(line: 6, column: 8, scope: !15)
!24 = !DILocation(line: 6, column: 12, scope: !15)
!25 = !DILocation(line: 7, column: 3, scope: !15)
!26 = !DILocation(line: 7, column: 7, scope: !15)
!27 = !DILocation(line: 7, column: 29, scope: !15)
!28 = !DILocation(line: 7, column: 19, scope: !15)
!29 = !DILocation(line: 7, column: 14, scope: !15)
!30 = !DILocation(line: 8, column: 3, scope: !15)
!31 = !DILocation(line: 8, column: 8, scope: !15)
!32 = !DILocation(line: 8, column: 29, scope: !15)
!33 = !DILocation(line: 8, column: 19, scope: !15)
!34 = !DILocation(line: 8, column: 12, scope: !15)
!35 = !DILocation(line: 9, column: 3, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 3)
!37 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 3)
!38 = !DILocation(line: 9, column: 3, scope: !37)
!39 = !DILocation(line: 11, column: 1, scope: !15)
!40 = !DILocation(line: 10, column: 3, scope: !15)
