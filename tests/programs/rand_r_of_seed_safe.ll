source_filename = "rand_r_of_seed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [28 x i8] c"rand_r(&fixed) == 476707713\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"rand_r_of_seed_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"drawn >= 0 && drawn < 10\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %fixed = alloca i32, align 4
  %seed = alloca i32, align 4
  %i = alloca i32, align 4
  %drawn = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %fixed to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %fixed, metadata !14, metadata !DIExpression()), !dbg !23
  store i32 1, i32* %fixed, align 4, !dbg !23
  %1 = bitcast i32* %seed to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %seed, metadata !16, metadata !DIExpression()), !dbg !24
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !25
  store i32 %call, i32* %seed, align 4, !dbg !24
  %call1 = call i32 @rand_r(i32* noundef %fixed), !dbg !26
  %cmp = icmp eq i32 %call1, 476707713, !dbg !26
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:
  br label %if.end, !dbg !29

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !26
  unreachable, !dbg !26

if.end:
  %2 = bitcast i32* %i to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %i, metadata !17, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %i, align 4, !dbg !31
  br label %for.cond, !dbg !30

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %cmp2 = icmp slt i32 %3, 3, !dbg !33
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !34

for.cond.cleanup:
  %4 = bitcast i32* %i to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !35
  br label %for.end

for.body:
  %5 = bitcast i32* %drawn to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !36
  call void @llvm.dbg.declare(metadata i32* %drawn, metadata !19, metadata !DIExpression()), !dbg !37
  %call3 = call i32 @rand_r(i32* noundef %seed), !dbg !38
  %rem = srem i32 %call3, 10, !dbg !39
  store i32 %rem, i32* %drawn, align 4, !dbg !37
  %6 = load i32, i32* %drawn, align 4, !dbg !40
  %cmp4 = icmp sge i32 %6, 0, !dbg !40
  br i1 %cmp4, label %land.lhs.true, label %if.else7, !dbg !40

land.lhs.true:
  %7 = load i32, i32* %drawn, align 4, !dbg !40
  %cmp5 = icmp slt i32 %7, 10, !dbg !40
  br i1 %cmp5, label %if.then6, label %if.else7, !dbg !43

if.then6:
  br label %if.end8, !dbg !43

if.else7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

if.end8:
  %8 = bitcast i32* %drawn to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !44
  br label %for.inc, !dbg !45

for.inc:
  %9 = load i32, i32* %i, align 4, !dbg !46
  %inc = add nsw i32 %9, 1, !dbg !46
  store i32 %inc, i32* %i, align 4, !dbg !46
  br label %for.cond, !dbg !35, !llvm.loop !47

for.end:
  %10 = bitcast i32* %seed to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !51
  %11 = bitcast i32* %fixed to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !51
  ret i32 0, !dbg !52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !53 i32 @rand_r(i32* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rand_r_of_seed_safe.c", directory: ".")
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
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "fixed", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "seed", scope: !9, file: !1, line: 6, type: !15)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 8, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 3)
!19 = !DILocalVariable(name: "drawn", scope: !20, file: !1, line: 9, type: !12)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 8, column: 31)
!21 = distinct !DILexicalBlock(scope: !18, file: !1, line: 8, column: 3)
!22 = !DILocation(line: 6, column: 3, scope: !9)
!23 = !DILocation(line: 6, column: 12, scope: !9)
!24 = !DILocation(line: 6, column: 23, scope: !9)
!25 = !DILocation(line: 6, column: 30, scope: !9)
!26 = !DILocation(line: 7, column: 3, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 3)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 7, column: 3, scope: !28)
!30 = !DILocation(line: 8, column: 8, scope: !18)
!31 = !DILocation(line: 8, column: 12, scope: !18)
!32 = !DILocation(line: 8, column: 19, scope: !21)
!33 = !DILocation(line: 8, column: 21, scope: !21)
!34 = !DILocation(line: 8, column: 3, scope: !18)
!35 = !DILocation(line: 8, column: 3, scope: !21)
!36 = !DILocation(line: 9, column: 5, scope: !20)
!37 = !DILocation(line: 9, column: 9, scope: !20)
!38 = !DILocation(line: 9, column: 17, scope: !20)
!39 = !DILocation(line: 9, column: 31, scope: !20)
!40 = !DILocation(line: 10, column: 5, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 5)
!42 = distinct !DILexicalBlock(scope: !20, file: !1, line: 10, column: 5)
!43 = !DILocation(line: 10, column: 5, scope: !42)
!44 = !DILocation(line: 11, column: 3, scope: !21)
!45 = !DILocation(line: 11, column: 3, scope: !20)
!46 = !DILocation(line: 8, column: 27, scope: !21)
!47 = distinct !{!47, !34, !48, !49, !50}
!48 = !DILocation(line: 11, column: 3, scope: !18)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 13, column: 1, scope: !9)
!52 = !DILocation(line: 12, column: 3, scope: !9)
!53 = !DISubprogram(name: "rand_r", scope: !54, file: !54, line: 460, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !58)
!54 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!55 = !DISubroutineType(types: !56)
!56 = !{!12, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!58 = !{}
