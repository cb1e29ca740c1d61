source_filename = "float_truncate_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [28 x i8] c"(int)x == 2 || (int)x == -3\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"float_truncate_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata double* %x, metadata !14, metadata !DIExpression()), !dbg !17
  store double 2.750000e+00, double* %x, align 8, !dbg !17
  %1 = load double, double* %x, align 8, !dbg !18
  %conv = fptosi double %1 to i32, !dbg !18
  %cmp = icmp eq i32 %conv, 2, !dbg !18
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !18

lor.lhs.false:
  %2 = load double, double* %x, align 8, !dbg !18
  %conv2 = fptosi double %2 to i32, !dbg !18
  %cmp3 = icmp eq i32 %conv2, -3, !dbg !18
  br i1 %cmp3, label %if.then, label %if.else, !dbg !21

if.then:
  br label %if.end, !dbg !21

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 5, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !18
  unreachable, !dbg !18

if.end:
  %3 = bitcast double* %x to i8*, !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !22
  ret i32 0, !dbg !23
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_truncate_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{!14}
!14 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 4, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocation(line: 4, column: 3, scope: !11)
!17 = !DILocation(line: 4, column: 10, scope: !11)
!18 = !DILocation(line: 5, column: 3, scope: !19)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 5, column: 3)
!20 = distinct !DILexicalBlock(scope: !11, file: !1, line: 5, column: 3)
!21 = !DILocation(line: 5, column: 3, scope: !20)
!22 = !DILocation(line: 7, column: 1, scope: !11)
!23 = !DILocation(line: 6, column: 3, scope: !11)
