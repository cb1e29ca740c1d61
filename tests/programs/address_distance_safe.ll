source_filename = "address_distance_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@b = dso_local global i32 0, align 4, !dbg !0
@a = dso_local global i32 0, align 4, !dbg !9
@.str = private unnamed_addr constant [18 x i8] c"there + back == 0\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"address_distance_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %there = alloca i64, align 8
  %back = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %there to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i64* %there, metadata !23, metadata !DIExpression()), !dbg !26
  store i64 sub (i64 ptrtoint (i32* @b to i64), i64 ptrtoint (i32* @a to i64)), i64* %there, align 8, !dbg !26
  %1 = bitcast i64* %back to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %back, metadata !24, metadata !DIExpression()), !dbg !28
  store i64 sub (i64 ptrtoint (i32* @a to i64), i64 ptrtoint (i32* @b to i64)), i64* %back, align 8, !dbg !28
  %2 = load i64, i64* %there, align 8, !dbg !29
  %3 = load i64, i64* %back, align 8, !dbg !29
  %add = add i64 %2, %3, !dbg !29
  %cmp = icmp eq i64 %add, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.else, !dbg !32

if.then:
  br label %if.end, !dbg !32

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end:
  %4 = bitcast i64* %back to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !33
  %5 = bitcast i64* %there to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_distance_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!9, !0}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !20, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "there", scope: !19, file: !3, line: 6, type: !5)
!24 = !DILocalVariable(name: "back", scope: !19, file: !3, line: 7, type: !5)
!25 = !DILocation(line: 6, column: 3, scope: !19)
!26 = !DILocation(line: 6, column: 13, scope: !19)
!27 = !DILocation(line: 7, column: 3, scope: !19)
!28 = !DILocation(line: 7, column: 13, scope: !19)
!29 = !DILocation(line: 8, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 8, column: 3)
!31 = distinct !DILexicalBlock(scope: !19, file: !3, line: 8, column: 3)
!32 = !DILocation(line: 8, column: 3, scope: !31)
!33 = !DILocation(line: 10, column: 1, scope: !19)
!34 = !DILocation(line: 9, column: 3, scope: !19)
