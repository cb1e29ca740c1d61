source_filename = "scanned_literal_left_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%d, \00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"getchar() != ' '\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"scanned_literal_left_unsafe.c\00", align 1
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
  %call = call i32 (i8*, ...) @__isoc99_scanf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i32* noundef %number), !dbg !17
  %cmp = icmp ne i32 %call, 1, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:
  store i32 0, i32* %retval, align 4, !dbg !21
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !21

if.end:
  %call1 = call i32 @getchar(), !dbg !22
  %cmp2 = icmp ne i32 %call1, 32, !dbg !22
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !25

if.then3:
  br label %if.end4, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end4:
  store i32 0, i32* %retval, align 4, !dbg !26
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !26

cleanup:
  %1 = bitcast i32* %number to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1), !dbg !27
  %2 = load i32, i32* %retval, align 4, !dbg !27
  ret i32 %2, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__isoc99_scanf(i8* noundef, ...)

declare !dbg !28 i32 @getchar()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scanned_literal_left_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocation(line: 6, column: 3, scope: !9)
!16 = !DILocation(line: 6, column: 7, scope: !9)
!17 = !DILocation(line: 7, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!19 = !DILocation(line: 7, column: 30, scope: !18)
!20 = !DILocation(line: 7, column: 7, scope: !9)
!21 = !DILocation(line: 7, column: 36, scope: !18)
!22 = !DILocation(line: 8, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 8, column: 3)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!25 = !DILocation(line: 8, column: 3, scope: !24)
!26 = !DILocation(line: 9, column: 3, scope: !9)
!27 = !DILocation(line: 10, column: 1, scope: !9)
!28 = !DISubprogram(name: "getchar", scope: !29, file: !29, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!29 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!30 = !{}
