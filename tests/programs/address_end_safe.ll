source_filename = "address_end_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [7 x i8] c"p != q\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"address_end_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %p to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %p, metadata !19, metadata !DIExpression()), !dbg !23
  store i32* @a, i32** %p, align 8, !dbg !23
  %1 = bitcast i32** %q to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32** %q, metadata !21, metadata !DIExpression()), !dbg !24
  store i32* @b, i32** %q, align 8, !dbg !24
  %2 = load i32*, i32** %p, align 8, !dbg !25
  %3 = load i32*, i32** %q, align 8, !dbg !25
  %cmp = icmp ne i32* %2, %3, !dbg !25
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 6, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  %4 = bitcast i32** %q to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  %5 = bitcast i32** %p to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_end_safe.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19, !21}
!19 = !DILocalVariable(name: "p", scope: !15, file: !3, line: 5, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !DILocalVariable(name: "q", scope: !15, file: !3, line: 5, type: !20)
!22 = !DILocation(line: 5, column: 3, scope: !15)
!23 = !DILocation(line: 5, column: 8, scope: !15)
!24 = !DILocation(line: 5, column: 17, scope: !15)
!25 = !DILocation(line: 6, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 6, column: 3)
!27 = distinct !DILexicalBlock(scope: !15, file: !3, line: 6, column: 3)
!28 = !DILocation(line: 6, column: 3, scope: !27)
!29 = !DILocation(line: 9, column: 1, scope: !15)
!30 = !DILocation(line: 8, column: 3, scope: !15)
