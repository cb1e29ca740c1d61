source_filename = "array_initialisers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = dso_local global [8 x i32] [i32 1, i32 2, i32 0, i32 0, i32 0, i32 7, i32 8, i32 0], align 16
@names = dso_local constant [2 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"xyz\00"], align 1
@__const.main.local = private unnamed_addr constant [4 x i32] [i32 9, i32 0, i32 0, i32 0], align 16
@zeros = internal global [3 x i16] zeroinitializer, align 2

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %local = alloca [4 x i32], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %local to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([4 x i32]* @__const.main.local to i8*), i64 16, i1 false), !dbg !13
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !14
  %rem = urem i32 %call, 8, !dbg !15
  store i32 %rem, i32* %i, align 4, !dbg !16
  %1 = load i32, i32* %i, align 4, !dbg !17
  %idxprom = zext i32 %1 to i64, !dbg !18
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @given, i64 0, i64 %idxprom, !dbg !18
  %2 = load i32, i32* %arrayidx, align 4, !dbg !18
  %tobool = icmp ne i32 %2, 0, !dbg !18
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !19

land.lhs.true:
  %3 = load i32, i32* %i, align 4, !dbg !20
  %cmp = icmp ne i32 %3, 0, !dbg !21
  br i1 %cmp, label %land.lhs.true1, label %if.end, !dbg !22

land.lhs.true1:
  %4 = load i32, i32* %i, align 4, !dbg !23
  %cmp2 = icmp ne i32 %4, 1, !dbg !24
  br i1 %cmp2, label %land.lhs.true3, label %if.end, !dbg !25

land.lhs.true3:
  %5 = load i32, i32* %i, align 4, !dbg !26
  %cmp4 = icmp ne i32 %5, 5, !dbg !27
  br i1 %cmp4, label %land.lhs.true5, label %if.end, !dbg !28

land.lhs.true5:
  %6 = load i32, i32* %i, align 4, !dbg !29
  %cmp6 = icmp ne i32 %6, 6, !dbg !30
  br i1 %cmp6, label %if.then, label %if.end, !dbg !18

if.then:
  call void @reach_error(), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %7 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @given, i64 0, i64 6), align 8, !dbg !32
  %cmp7 = icmp ne i32 %7, 8, !dbg !33
  br i1 %cmp7, label %if.then17, label %lor.lhs.false, !dbg !34

lor.lhs.false:
  %8 = load i32, i32* %i, align 4, !dbg !35
  %rem8 = urem i32 %8, 3, !dbg !36
  %idxprom9 = zext i32 %rem8 to i64, !dbg !37
  %arrayidx10 = getelementptr inbounds [3 x i16], [3 x i16]* @zeros, i64 0, i64 %idxprom9, !dbg !37
  %9 = load i16, i16* %arrayidx10, align 2, !dbg !37
  %conv = sext i16 %9 to i32, !dbg !37
  %tobool11 = icmp ne i32 %conv, 0, !dbg !37
  br i1 %tobool11, label %if.then17, label %lor.lhs.false12, !dbg !38

lor.lhs.false12:
  %10 = load i32, i32* %i, align 4, !dbg !39
  %rem13 = urem i32 %10, 4, !dbg !40
  %idxprom14 = zext i32 %rem13 to i64, !dbg !41
  %arrayidx15 = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 %idxprom14, !dbg !41
  %11 = load i32, i32* %arrayidx15, align 4, !dbg !41
  %tobool16 = icmp ne i32 %11, 0, !dbg !41
  br i1 %tobool16, label %if.then17, label %if.end18, !dbg !32

if.then17:
  call void @reach_error(), !dbg !42
  br label %if.end18, !dbg !42

if.end18:
  %12 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 1, i64 2), align 1, !dbg !43
  %conv19 = sext i8 %12 to i32, !dbg !43
  %cmp20 = icmp ne i32 %conv19, 122, !dbg !44
  br i1 %cmp20, label %if.then25, label %lor.lhs.false22, !dbg !45

lor.lhs.false22:
  %13 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 0, i64 3), align 1, !dbg !46
  %conv23 = sext i8 %13 to i32, !dbg !46
  %tobool24 = icmp ne i32 %conv23, 0, !dbg !46
  br i1 %tobool24, label %if.then25, label %if.end26, !dbg !43

if.then25:
  call void @reach_error(), !dbg !47
  br label %if.end26, !dbg !47

if.end26:
  ret i32 0, !dbg !48
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_initialisers_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 7, scope: !10)
!14 = !DILocation(line: 11, column: 16, scope: !10)
!15 = !DILocation(line: 11, column: 41, scope: !10)
!16 = !DILocation(line: 11, column: 12, scope: !10)
!17 = !DILocation(line: 12, column: 13, scope: !10)
!18 = !DILocation(line: 12, column: 7, scope: !10)
!19 = !DILocation(line: 12, column: 16, scope: !10)
!20 = !DILocation(line: 12, column: 19, scope: !10)
!21 = !DILocation(line: 12, column: 21, scope: !10)
!22 = !DILocation(line: 12, column: 26, scope: !10)
!23 = !DILocation(line: 12, column: 29, scope: !10)
!24 = !DILocation(line: 12, column: 31, scope: !10)
!25 = !DILocation(line: 12, column: 36, scope: !10)
!26 = !DILocation(line: 12, column: 39, scope: !10)
!27 = !DILocation(line: 12, column: 41, scope: !10)
!28 = !DILocation(line: 12, column: 46, scope: !10)
!29 = !DILocation(line: 12, column: 49, scope: !10)
!30 = !DILocation(line: 12, column: 51, scope: !10)
!31 = !DILocation(line: 12, column: 57, scope: !10)
!32 = !DILocation(line: 13, column: 7, scope: !10)
!33 = !DILocation(line: 13, column: 16, scope: !10)
!34 = !DILocation(line: 13, column: 21, scope: !10)
!35 = !DILocation(line: 13, column: 30, scope: !10)
!36 = !DILocation(line: 13, column: 32, scope: !10)
!37 = !DILocation(line: 13, column: 24, scope: !10)
!38 = !DILocation(line: 13, column: 37, scope: !10)
!39 = !DILocation(line: 13, column: 46, scope: !10)
!40 = !DILocation(line: 13, column: 48, scope: !10)
!41 = !DILocation(line: 13, column: 40, scope: !10)
!42 = !DILocation(line: 13, column: 54, scope: !10)
!43 = !DILocation(line: 14, column: 7, scope: !10)
!44 = !DILocation(line: 14, column: 19, scope: !10)
!45 = !DILocation(line: 14, column: 26, scope: !10)
!46 = !DILocation(line: 14, column: 29, scope: !10)
!47 = !DILocation(line: 14, column: 42, scope: !10)
!48 = !DILocation(line: 15, column: 3, scope: !10)
