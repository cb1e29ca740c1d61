source_filename = "nondet_memory_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"number == 0\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"nondet_memory_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %number to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %number, metadata !14, metadata !DIExpression()), !dbg !16
  store i32 0, i32* %number, align 4, !dbg !16
  %1 = bitcast i32* %number to i8*, !dbg !17
  call void @__VERIFIER_nondet_memory(i8* noundef %1, i64 noundef 4), !dbg !18
  %2 = load i32, i32* %number, align 4, !dbg !19
  %cmp = icmp eq i32 %2, 0, !dbg !19
  br i1 %cmp, label %if.then, label %if.else, !dbg !22

if.then:
  br label %if.end, !dbg !22

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !19
  unreachable, !dbg !19

if.end:
  %3 = bitcast i32* %number to i8*, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !23
  ret i32 0, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__VERIFIER_nondet_memory(i8* noundef, i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nondet_memory_unsafe.c", directory: ".")
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
!13 = !{!14}
!14 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocation(line: 7, column: 3, scope: !9)
!16 = !DILocation(line: 7, column: 7, scope: !9)
!17 = !DILocation(line: 8, column: 28, scope: !9)
!18 = !DILocation(line: 8, column: 3, scope: !9)
!19 = !DILocation(line: 9, column: 3, scope: !20)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 3)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!22 = !DILocation(line: 9, column: 3, scope: !21)
!23 = !DILocation(line: 11, column: 1, scope: !9)
!24 = !DILocation(line: 10, column: 3, scope: !9)
