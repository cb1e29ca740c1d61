source_filename = "scanned_left_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%2d\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"next < '0' || next > '9'\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"scanned_left_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %number, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !18
  %cmp = icmp ne i32 %call, 1, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  store i32 0, i32* %retval, align 4, !dbg !22
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !22

if.end:
  %1 = bitcast i32* %next to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %next, metadata !15, metadata !DIExpression()), !dbg !24
  %call1 = call i32 @getchar(), !dbg !25
  store i32 %call1, i32* %next, align 4, !dbg !24
  %2 = load i32, i32* %next, align 4, !dbg !26
  %cmp2 = icmp slt i32 %2, 48, !dbg !26
  br i1 %cmp2, label %if.then4, label %lor.lhs.false, !dbg !26

lor.lhs.false:
  %3 = load i32, i32* %next, align 4, !dbg !26
  %cmp3 = icmp sgt i32 %3, 57, !dbg !26
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !29

if.then4:
  br label %if.end5, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end5:
  store i32 0, i32* %retval, align 4, !dbg !30
  store i32 1, i32* %cleanup.dest.slot, align 4
  %4 = bitcast i32* %next to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !31
  br label %cleanup

cleanup:
  %5 = bitcast i32* %number to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !31
  %6 = load i32, i32* %retval, align 4, !dbg !31
  ret i32 %6, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare !dbg !32 i32 @getchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scanned_left_unsafe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "next", scope: !9, file: !1, line: 8, type: !12)
!16 = !DILocation(line: 6, column: 3, scope: !9)
!17 = !DILocation(line: 6, column: 7, scope: !9)
!18 = !DILocation(line: 7, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!20 = !DILocation(line: 7, column: 29, scope: !19)
!21 = !DILocation(line: 7, column: 7, scope: !9)
!22 = !DILocation(line: 7, column: 35, scope: !19)
!23 = !DILocation(line: 8, column: 3, scope: !9)
!24 = !DILocation(line: 8, column: 7, scope: !9)
!25 = !DILocation(line: 8, column: 14, scope: !9)
!26 = !DILocation(line: 9, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 9, column: 3)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!29 = !DILocation(line: 9, column: 3, scope: !28)
!30 = !DILocation(line: 10, column: 3, scope: !9)
!31 = !DILocation(line: 11, column: 1, scope: !9)
!32 = !DISubprogram(name: "getchar", scope: !33, file: !33, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !34)
!33 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!34 = !{}
