source_filename = "extended_powers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [29 x i8] c"powl(base, 10.0L) == 1024.0L\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"extended_powers_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"hypotl(3.0L, 4.0L) == 5.0L\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"exp2l(3.0L) == 8.0L && log2l(8.0L) == 3.0L\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %base = alloca x86_fp80, align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast x86_fp80* %base to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata x86_fp80* %base, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  %tobool = icmp ne i32 %call, 0, !dbg !18
  %1 = zext i1 %tobool to i64, !dbg !18
  %cond = select i1 %tobool, x86_fp80 0xK40008000000000000000, x86_fp80 0xKC0008000000000000000, !dbg !18
  store x86_fp80 %cond, x86_fp80* %base, align 16, !dbg !17
  %2 = load x86_fp80, x86_fp80* %base, align 16, !dbg !19
  %call1 = call x86_fp80 @powl(x86_fp80 noundef %2, x86_fp80 noundef 0xK4002A000000000000000), !dbg !19
  %cmp = fcmp oeq x86_fp80 %call1, 0xK40098000000000000000, !dbg !19
  br i1 %cmp, label %if.then, label %if.else, !dbg !22

if.then:
  br label %if.end, !dbg !22

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !19
  unreachable, !dbg !19

if.end:
  %call2 = call x86_fp80 @hypotl(x86_fp80 noundef 0xK4000C000000000000000, x86_fp80 noundef 0xK40018000000000000000), !dbg !23
  %cmp3 = fcmp oeq x86_fp80 %call2, 0xK4001A000000000000000, !dbg !23
  br i1 %cmp3, label %if.then4, label %if.else5, !dbg !26

if.then4:
  br label %if.end6, !dbg !26

if.else5:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

if.end6:
  %call7 = call x86_fp80 @exp2l(x86_fp80 noundef 0xK4000C000000000000000), !dbg !27
  %cmp8 = fcmp oeq x86_fp80 %call7, 0xK40028000000000000000, !dbg !27
  br i1 %cmp8, label %land.lhs.true, label %if.else12, !dbg !27

land.lhs.true:
  %call9 = call x86_fp80 @log2l(x86_fp80 noundef 0xK40028000000000000000), !dbg !27
  %cmp10 = fcmp oeq x86_fp80 %call9, 0xK4000C000000000000000, !dbg !27
  br i1 %cmp10, label %if.then11, label %if.else12, !dbg !30

if.then11:
  br label %if.end13, !dbg !30

if.else12:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end13:
  %3 = bitcast x86_fp80* %base to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %3), !dbg !31
  ret i32 0, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare x86_fp80 @powl(x86_fp80 noundef, x86_fp80 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare x86_fp80 @hypotl(x86_fp80 noundef, x86_fp80 noundef)

declare x86_fp80 @exp2l(x86_fp80 noundef)

declare x86_fp80 @log2l(x86_fp80 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "extended_powers_safe.c", directory: ".")
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
!14 = !DILocalVariable(name: "base", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!16 = !DILocation(line: 8, column: 3, scope: !9)
!17 = !DILocation(line: 8, column: 15, scope: !9)
!18 = !DILocation(line: 8, column: 22, scope: !9)
!19 = !DILocation(line: 9, column: 3, scope: !20)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 9, column: 3)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!22 = !DILocation(line: 9, column: 3, scope: !21)
!23 = !DILocation(line: 10, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 10, column: 3)
!25 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!26 = !DILocation(line: 10, column: 3, scope: !25)
!27 = !DILocation(line: 11, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 11, column: 3)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 3)
!30 = !DILocation(line: 11, column: 3, scope: !29)
!31 = !DILocation(line: 13, column: 1, scope: !9)
!32 = !DILocation(line: 12, column: 3, scope: !9)
