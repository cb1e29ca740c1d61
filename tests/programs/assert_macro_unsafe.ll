source_filename = "assert_macro_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"x >= 0\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"assert_macro_unsafe.c\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  %0 = load i32, i32* %x, align 4, !dbg !18
  %cmp = icmp slt i32 %0, 0, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  %1 = load i32, i32* %x, align 4, !dbg !22
  %add = add nsw i32 %1, 1, !dbg !23
  %neg = xor i32 %add, -1, !dbg !24
  store i32 %neg, i32* %x, align 4, !dbg !25
  br label %if.end, !dbg !26

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !27
  %cmp1 = icmp sge i32 %2, 0, !dbg !27
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !27

cond.true:
  br label %cond.end, !dbg !27

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @__func__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

3:                                                ; No predecessors!
  br label %cond.end, !dbg !27

cond.end:
  ret i32 0, !dbg !28
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assert_macro_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocation(line: 8, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!20 = !DILocation(line: 8, column: 9, scope: !19)
!21 = !DILocation(line: 8, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 20, scope: !19)
!23 = !DILocation(line: 8, column: 22, scope: !19)
!24 = !DILocation(line: 8, column: 18, scope: !19)
!25 = !DILocation(line: 8, column: 16, scope: !19)
!26 = !DILocation(line: 8, column: 14, scope: !19)
!27 = !DILocation(line: 9, column: 3, scope: !10)
!28 = !DILocation(line: 10, column: 3, scope: !10)
