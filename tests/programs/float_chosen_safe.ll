source_filename = "float_chosen_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"up > 0.33333333333333333\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"float_chosen_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"fegetround() != FE_TONEAREST\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %one = alloca double, align 8
  %three = alloca double, align 8
  %up = alloca double, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast double* %one to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata double* %one, metadata !14, metadata !DIExpression()), !dbg !20
  store volatile double 1.000000e+00, double* %one, align 8, !dbg !20
  %1 = bitcast double* %three to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !19
  call void @llvm.dbg.declare(metadata double* %three, metadata !17, metadata !DIExpression()), !dbg !21
  store volatile double 3.000000e+00, double* %three, align 8, !dbg !21
  %call = call i32 @fesetround(i32 noundef 2048), !dbg !22
  %2 = bitcast double* %up to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata double* %up, metadata !18, metadata !DIExpression()), !dbg !24
  %3 = load volatile double, double* %one, align 8, !dbg !25
  %4 = load volatile double, double* %three, align 8, !dbg !26
  %div = fdiv double %3, %4, !dbg !27
  store double %div, double* %up, align 8, !dbg !24
  %5 = load double, double* %up, align 8, !dbg !28
  %cmp = fcmp ogt double %5, 0x3FD5555555555555, !dbg !28
  br i1 %cmp, label %if.then, label %if.else, !dbg !31

if.then:
  br label %if.end, !dbg !31

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !28
  unreachable, !dbg !28

if.end:
  %call1 = call i32 @fegetround(), !dbg !32
  %cmp2 = icmp ne i32 %call1, 0, !dbg !32
  br i1 %cmp2, label %if.then3, label %if.else4, !dbg !35

if.then3:
  br label %if.end5, !dbg !35

if.else4:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end5:
  %6 = bitcast double* %up to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !36
  %7 = bitcast double* %three to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !36
  %8 = bitcast double* %one to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !38 i32 @fesetround(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !43 i32 @fegetround()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_chosen_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !17, !18}
!14 = !DILocalVariable(name: "one", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DILocalVariable(name: "three", scope: !9, file: !1, line: 5, type: !15)
!18 = !DILocalVariable(name: "up", scope: !9, file: !1, line: 7, type: !16)
!19 = !DILocation(line: 5, column: 3, scope: !9)
!20 = !DILocation(line: 5, column: 19, scope: !9)
!21 = !DILocation(line: 5, column: 28, scope: !9)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 10, scope: !9)
!25 = !DILocation(line: 7, column: 15, scope: !9)
!26 = !DILocation(line: 7, column: 21, scope: !9)
!27 = !DILocation(line: 7, column: 19, scope: !9)
!28 = !DILocation(line: 8, column: 3, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 3)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!31 = !DILocation(line: 8, column: 3, scope: !30)
!32 = !DILocation(line: 9, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!35 = !DILocation(line: 9, column: 3, scope: !34)
!36 = !DILocation(line: 12, column: 1, scope: !9)
!37 = !DILocation(line: 11, column: 3, scope: !9)
!38 = !DISubprogram(name: "fesetround", scope: !39, file: !39, line: 107, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
!39 = !DIFile(filename: "/usr/include/fenv.h", directory: "")
!40 = !DISubroutineType(types: !41)
!41 = !{!12, !12}
!42 = !{}
!43 = !DISubprogram(name: "fegetround", scope: !39, file: !39, line: 104, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !42)
