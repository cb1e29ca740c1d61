source_filename = "main_calls_itself_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"number != 2\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"main_calls_itself_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %number, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %number, align 4, !dbg !16
  %1 = load i32, i32* %number, align 4, !dbg !18
  %cmp = icmp eq i32 %1, 1, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  store i32 0, i32* %retval, align 4, !dbg !22
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !22

if.end:
  %2 = load i32, i32* %number, align 4, !dbg !23
  %cmp1 = icmp ne i32 %2, 2, !dbg !25
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !26

if.then2:
  call void @abort(), !dbg !27
  unreachable, !dbg !27

if.end3:
  %call4 = call i32 @main(), !dbg !28
  %3 = load i32, i32* %number, align 4, !dbg !29
  %cmp5 = icmp ne i32 %3, 2, !dbg !29
  br i1 %cmp5, label %if.then6, label %if.else, !dbg !32

if.then6:
  br label %if.end7, !dbg !32

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end7:
  store i32 0, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

cleanup:
  %4 = bitcast i32* %number to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !34
  %5 = load i32, i32* %retval, align 4, !dbg !34
  ret i32 %5, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @abort()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "main_calls_itself_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocation(line: 8, column: 3, scope: !9)
!16 = !DILocation(line: 8, column: 7, scope: !9)
!17 = !DILocation(line: 8, column: 16, scope: !9)
!18 = !DILocation(line: 9, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!20 = !DILocation(line: 9, column: 14, scope: !19)
!21 = !DILocation(line: 9, column: 7, scope: !9)
!22 = !DILocation(line: 9, column: 20, scope: !19)
!23 = !DILocation(line: 10, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!25 = !DILocation(line: 10, column: 14, scope: !24)
!26 = !DILocation(line: 10, column: 7, scope: !9)
!27 = !DILocation(line: 10, column: 20, scope: !24)
!28 = !DILocation(line: 11, column: 3, scope: !9)
!29 = !DILocation(line: 12, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 12, column: 3)
!31 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 3)
!32 = !DILocation(line: 12, column: 3, scope: !31)
!33 = !DILocation(line: 13, column: 3, scope: !9)
!34 = !DILocation(line: 14, column: 1, scope: !9)
