source_filename = "recursion_endless_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"depth(1) == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"recursion_endless_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @depth(i32 noundef 1), !dbg !14
  %cmp = icmp eq i32 %call, 1, !dbg !14
  br i1 %cmp, label %if.then, label %if.else, !dbg !17

if.then:
  br label %if.end, !dbg !17

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !14
  unreachable, !dbg !14

if.end:
  ret i32 0, !dbg !18
}

define internal i32 @depth(i32 noundef %n) !dbg !19 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !24, metadata !DIExpression()), !dbg !25
  %0 = load i32, i32* %n.addr, align 4, !dbg !26
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !26

cond.true:
  br label %cond.end, !dbg !26

cond.false:
  %1 = load i32, i32* %n.addr, align 4, !dbg !28
  %add = add i32 %1, 1, !dbg !29
  %call = call i32 @depth(i32 noundef %add), !dbg !30
  br label %cond.end, !dbg !26

cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ %call, %cond.false ], !dbg !26
  ret i32 %cond, !dbg !31
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion_endless_safe.c", directory: ".")
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
!13 = !{}
!14 = !DILocation(line: 7, column: 5, scope: !15)
!15 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 5)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 5)
!17 = !DILocation(line: 7, column: 5, scope: !16)
!18 = !DILocation(line: 8, column: 5, scope: !9)
!19 = distinct !DISubprogram(name: "depth", scope: !1, file: !1, line: 4, type: !20, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !{!24}
!24 = !DILocalVariable(name: "n", arg: 1, scope: !19, file: !1, line: 4, type: !22)
!25 = !DILocation(line: 4, column: 32, scope: !19)
!26 = !DILocation(line: 4, column: 44, scope: !19)
!27 = !DILocation(line: 4, column: 46, scope: !19)
!28 = !DILocation(line: 4, column: 63, scope: !19)
!29 = !DILocation(line: 4, column: 65, scope: !19)
!30 = !DILocation(line: 4, column: 57, scope: !19)
!31 = !DILocation(line: 4, column: 37, scope: !19)
