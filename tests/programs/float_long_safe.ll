source_filename = "float_long_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"y != x\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"float_long_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca x86_fp80, align 16
  %y = alloca x86_fp80, align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast x86_fp80* %x to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata x86_fp80* %x, metadata !14, metadata !DIExpression()), !dbg !18
  store x86_fp80 0xK3FFF8000000000000000, x86_fp80* %x, align 16, !dbg !18
  %1 = bitcast x86_fp80* %y to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !17
  call void @llvm.dbg.declare(metadata x86_fp80* %y, metadata !16, metadata !DIExpression()), !dbg !19
  %2 = load x86_fp80, x86_fp80* %x, align 16, !dbg !20
  %add = fadd x86_fp80 %2, 0xK3FC38000000000000000, !dbg !21
  store x86_fp80 %add, x86_fp80* %y, align 16, !dbg !19
  %3 = load x86_fp80, x86_fp80* %y, align 16, !dbg !22
  %4 = load x86_fp80, x86_fp80* %x, align 16, !dbg !22
  %cmp = fcmp une x86_fp80 %3, %4, !dbg !22
  br i1 %cmp, label %if.then, label %if.else, !dbg !25

if.then:
  br label %if.end, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 5, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end:
  %5 = bitcast x86_fp80* %y to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %5), !dbg !26
  %6 = bitcast x86_fp80* %x to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %6), !dbg !26
  ret i32 0, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_long_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!16 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 4, type: !15)
!17 = !DILocation(line: 4, column: 3, scope: !9)
!18 = !DILocation(line: 4, column: 15, scope: !9)
!19 = !DILocation(line: 4, column: 25, scope: !9)
!20 = !DILocation(line: 4, column: 29, scope: !9)
!21 = !DILocation(line: 4, column: 31, scope: !9)
!22 = !DILocation(line: 5, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 5, column: 3)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 3)
!25 = !DILocation(line: 5, column: 3, scope: !24)
!26 = !DILocation(line: 7, column: 1, scope: !9)
!27 = !DILocation(line: 6, column: 3, scope: !9)
