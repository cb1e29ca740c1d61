source_filename = "address_copied_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@p = dso_local global i32* null, align 8, !dbg !5
@l = dso_local global i64 0, align 8, !dbg !11
@q = dso_local global i32* null, align 8, !dbg !9
@.str = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"address_copied_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"(l & 3) == 0\00", align 1

define dso_local i32 @main() !dbg !21 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32* @x, i32** @p, align 8, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 bitcast (i64* @l to i8*), i8* align 8 bitcast (i32** @p to i8*), i64 8, i1 false), !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 bitcast (i32** @q to i8*), i8* align 8 bitcast (i64* @l to i8*), i64 8, i1 false), !dbg !27
  %0 = load i32*, i32** @q, align 8, !dbg !28
  store i32 3, i32* %0, align 4, !dbg !29
  %1 = load i32, i32* @x, align 4, !dbg !30
  %cmp = icmp eq i32 %1, 3, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !33

if.then:
  br label %if.end, !dbg !33

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !30
  unreachable, !dbg !30

if.end:
  %2 = load i64, i64* @l, align 8, !dbg !34
  %and = and i64 %2, 3, !dbg !34
  %cmp1 = icmp eq i64 %and, 0, !dbg !34
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !37

if.then2:
  br label %if.end4, !dbg !37

if.else3:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !34
  unreachable, !dbg !34

if.end4:
  ret i32 0, !dbg !38
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_copied_safe.c", directory: ".")
!4 = !{!0, !5, !9, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}

!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !22, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!8}
!24 = !{}
!25 = !DILocation(line: 8, column: 5, scope: !21)
!26 = !DILocation(line: 9, column: 3, scope: !21)
!27 = !DILocation(line: 10, column: 3, scope: !21)
!28 = !DILocation(line: 11, column: 4, scope: !21)
!29 = !DILocation(line: 11, column: 6, scope: !21)
!30 = !DILocation(line: 12, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 12, column: 3)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 12, column: 3)
!33 = !DILocation(line: 12, column: 3, scope: !32)
!34 = !DILocation(line: 13, column: 3, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 13, column: 3)
!36 = distinct !DILexicalBlock(scope: !21, file: !3, line: 13, column: 3)
!37 = !DILocation(line: 13, column: 3, scope: !36)
!38 = !DILocation(line: 14, column: 3, scope: !21)
