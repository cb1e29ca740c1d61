source_filename = "float_unsigned_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [22 x i8] c"(unsigned long)x == n\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"float_unsigned_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i64, align 8
  %x = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i64* %n, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !21
  %shr = lshr i64 %call, 10, !dbg !22
  store i64 %shr, i64* %n, align 8, !dbg !20
  %1 = bitcast double* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata double* %x, metadata !17, metadata !DIExpression()), !dbg !24
  %2 = load i64, i64* %n, align 8, !dbg !25
  %conv = uitofp i64 %2 to double, !dbg !25
  store double %conv, double* %x, align 8, !dbg !24
  %3 = load double, double* %x, align 8, !dbg !26
  %conv1 = fptoui double %3 to i64, !dbg !26
  %4 = load i64, i64* %n, align 8, !dbg !26
  %cmp = icmp eq i64 %conv1, %4, !dbg !26
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  br label %if.end, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end:
  %5 = bitcast double* %x to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !30
  %6 = bitcast i64* %n to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !30
  ret i32 0, !dbg !31
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_unsigned_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 5, type: !3)
!17 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 6, type: !18)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DILocation(line: 5, column: 3, scope: !11)
!20 = !DILocation(line: 5, column: 17, scope: !11)
!21 = !DILocation(line: 5, column: 21, scope: !11)
!22 = !DILocation(line: 5, column: 47, scope: !11)
!23 = !DILocation(line: 6, column: 3, scope: !11)
!24 = !DILocation(line: 6, column: 10, scope: !11)
!25 = !DILocation(line: 6, column: 14, scope: !11)
!26 = !DILocation(line: 7, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 3)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 7, column: 3, scope: !28)
!30 = !DILocation(line: 9, column: 1, scope: !11)
!31 = !DILocation(line: 8, column: 3, scope: !11)
