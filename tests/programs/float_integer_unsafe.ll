source_filename = "float_integer_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"(int)x == n\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"float_integer_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %x = alloca float, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %n, align 4, !dbg !18
  %1 = load i32, i32* %n, align 4, !dbg !20
  %cmp = icmp slt i32 %1, -1000000000, !dbg !22
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !23

lor.lhs.false:
  %2 = load i32, i32* %n, align 4, !dbg !24
  %cmp1 = icmp sgt i32 %2, 1000000000, !dbg !25
  br i1 %cmp1, label %if.then, label %if.end, !dbg !26

if.then:
  store i32 0, i32* %retval, align 4, !dbg !27
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !27

if.end:
  %3 = bitcast float* %x to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !28
  call void @llvm.dbg.declare(metadata float* %x, metadata !15, metadata !DIExpression()), !dbg !29
  %4 = load i32, i32* %n, align 4, !dbg !30
  %conv = sitofp i32 %4 to float, !dbg !30
  store float %conv, float* %x, align 4, !dbg !29
  %5 = load float, float* %x, align 4, !dbg !31
  %conv2 = fptosi float %5 to i32, !dbg !31
  %6 = load i32, i32* %n, align 4, !dbg !31
  %cmp3 = icmp eq i32 %conv2, %6, !dbg !31
  br i1 %cmp3, label %if.then5, label %if.else, !dbg !34

if.then5:
  br label %if.end6, !dbg !34

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

if.end6:
  store i32 0, i32* %retval, align 4, !dbg !35
  store i32 1, i32* %cleanup.dest.slot, align 4
  %7 = bitcast float* %x to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !36
  br label %cleanup

cleanup:
  %8 = bitcast i32* %n to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !36
  %9 = load i32, i32* %retval, align 4, !dbg !36
  ret i32 %9, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_integer_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 5, type: !3)
!15 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 7, type: !16)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !DILocation(line: 5, column: 3, scope: !11)
!18 = !DILocation(line: 5, column: 7, scope: !11)
!19 = !DILocation(line: 5, column: 11, scope: !11)
!20 = !DILocation(line: 6, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 6, column: 7)
!22 = !DILocation(line: 6, column: 9, scope: !21)
!23 = !DILocation(line: 6, column: 23, scope: !21)
!24 = !DILocation(line: 6, column: 26, scope: !21)
!25 = !DILocation(line: 6, column: 28, scope: !21)
!26 = !DILocation(line: 6, column: 7, scope: !11)
!27 = !DILocation(line: 6, column: 42, scope: !21)
!28 = !DILocation(line: 7, column: 3, scope: !11)
!29 = !DILocation(line: 7, column: 9, scope: !11)
!30 = !DILocation(line: 7, column: 13, scope: !11)
!31 = !DILocation(line: 8, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 3)
!33 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 3)
!34 = !DILocation(line: 8, column: 3, scope: !33)
!35 = !DILocation(line: 9, column: 3, scope: !11)
!36 = !DILocation(line: 10, column: 1, scope: !11)
