source_filename = "square_count_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [26 x i8] c"at == row * wide + column\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"square_count_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"at == wide * wide\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %wide = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %at = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %wide to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %wide, metadata !14, metadata !DIExpression()), !dbg !23
  %call = call i32 @nondet_uint(), !dbg !24
  store i32 %call, i32* %wide, align 4, !dbg !23
  %1 = load i32, i32* %wide, align 4, !dbg !25
  %cmp = icmp ugt i32 %1, 500, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:
  store i32 0, i32* %retval, align 4, !dbg !29
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !29

if.end:
  %2 = bitcast i32* %at to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %at, metadata !16, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %at, align 4, !dbg !31
  %3 = bitcast i32* %row to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %row, metadata !17, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %row, align 4, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %4 = load i32, i32* %row, align 4, !dbg !34
  %5 = load i32, i32* %wide, align 4, !dbg !35
  %cmp1 = icmp ult i32 %4, %5, !dbg !36
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %6 = bitcast i32* %row to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !38
  br label %for.end12

for.body:
  %7 = bitcast i32* %column to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %column, metadata !19, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %column, align 4, !dbg !40
  br label %for.cond2, !dbg !39

for.cond2:
  %8 = load i32, i32* %column, align 4, !dbg !41
  %9 = load i32, i32* %wide, align 4, !dbg !43
  %cmp3 = icmp ult i32 %8, %9, !dbg !44
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !45

for.cond.cleanup4:
  store i32 5, i32* %cleanup.dest.slot, align 4
  %10 = bitcast i32* %column to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !46
  br label %for.end

for.body5:
  %11 = load i32, i32* %at, align 4, !dbg !47
  %12 = load i32, i32* %row, align 4, !dbg !47
  %13 = load i32, i32* %wide, align 4, !dbg !47
  %mul = mul i32 %12, %13, !dbg !47
  %14 = load i32, i32* %column, align 4, !dbg !47
  %add = add i32 %mul, %14, !dbg !47
  %cmp6 = icmp eq i32 %11, %add, !dbg !47
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !51

if.then7:
  br label %if.end8, !dbg !51

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !47
  unreachable, !dbg !47

if.end8:
  %15 = load i32, i32* %at, align 4, !dbg !52
  %inc = add i32 %15, 1, !dbg !52
  store i32 %inc, i32* %at, align 4, !dbg !52
  br label %for.inc, !dbg !53

for.inc:
  %16 = load i32, i32* %column, align 4, !dbg !54
  %inc9 = add i32 %16, 1, !dbg !54
  store i32 %inc9, i32* %column, align 4, !dbg !54
  br label %for.cond2, !dbg !46, !llvm.loop !55

for.end:
  br label %for.inc10, !dbg !56

for.inc10:
  %17 = load i32, i32* %row, align 4, !dbg !59
  %inc11 = add i32 %17, 1, !dbg !59
  store i32 %inc11, i32* %row, align 4, !dbg !59
  br label %for.cond, !dbg !38, !llvm.loop !60

for.end12:
  %18 = load i32, i32* %at, align 4, !dbg !62
  %19 = load i32, i32* %wide, align 4, !dbg !62
  %20 = load i32, i32* %wide, align 4, !dbg !62
  %mul13 = mul i32 %19, %20, !dbg !62
  %cmp14 = icmp eq i32 %18, %mul13, !dbg !62
  br i1 %cmp14, label %if.then15, label %if.else16, !dbg !65

if.then15:
  br label %if.end17, !dbg !65

if.else16:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !62
  unreachable, !dbg !62

if.end17:
  store i32 0, i32* %retval, align 4, !dbg !66
  store i32 1, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %at to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !67
  br label %cleanup

cleanup:
  %22 = bitcast i32* %wide to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !67
  %23 = load i32, i32* %retval, align 4, !dbg !67
  ret i32 %23, !dbg !67
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !68 i32 @nondet_uint()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "square_count_safe.c", directory: ".")
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
!13 = !{!14, !16, !17, !19}
!14 = !DILocalVariable(name: "wide", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 10, type: !15)
!17 = !DILocalVariable(name: "row", scope: !18, file: !1, line: 11, type: !15)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 5)
!19 = !DILocalVariable(name: "column", scope: !20, file: !1, line: 12, type: !15)
!20 = distinct !DILexicalBlock(scope: !21, file: !1, line: 12, column: 9)
!21 = distinct !DILexicalBlock(scope: !18, file: !1, line: 11, column: 5)
!22 = !DILocation(line: 7, column: 5, scope: !9)
!23 = !DILocation(line: 7, column: 14, scope: !9)
!24 = !DILocation(line: 7, column: 21, scope: !9)
!25 = !DILocation(line: 8, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 9)
!27 = !DILocation(line: 8, column: 14, scope: !26)
!28 = !DILocation(line: 8, column: 9, scope: !9)
!29 = !DILocation(line: 9, column: 9, scope: !26)
!30 = !DILocation(line: 10, column: 5, scope: !9)
!31 = !DILocation(line: 10, column: 14, scope: !9)
!32 = !DILocation(line: 11, column: 10, scope: !18)
!33 = !DILocation(line: 11, column: 19, scope: !18)
!34 = !DILocation(line: 11, column: 28, scope: !21)
!35 = !DILocation(line: 11, column: 34, scope: !21)
!36 = !DILocation(line: 11, column: 32, scope: !21)
!37 = !DILocation(line: 11, column: 5, scope: !18)
!38 = !DILocation(line: 11, column: 5, scope: !21)
!39 = !DILocation(line: 12, column: 14, scope: !20)
!40 = !DILocation(line: 12, column: 23, scope: !20)
!41 = !DILocation(line: 12, column: 35, scope: !42)
!42 = distinct !DILexicalBlock(scope: !20, file: !1, line: 12, column: 9)
!43 = !DILocation(line: 12, column: 44, scope: !42)
!44 = !DILocation(line: 12, column: 42, scope: !42)
!45 = !DILocation(line: 12, column: 9, scope: !20)
!46 = !DILocation(line: 12, column: 9, scope: !42)
!47 = !DILocation(line: 13, column: 13, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 13, column: 13)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 13, column: 13)
!50 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 60)
!51 = !DILocation(line: 13, column: 13, scope: !49)
!52 = !DILocation(line: 14, column: 15, scope: !50)
!53 = !DILocation(line: 15, column: 9, scope: !50)
!54 = !DILocation(line: 12, column: 56, scope: !42)
!55 = distinct !{!55, !45, !56, !57, !58}
!56 = !DILocation(line: 15, column: 9, scope: !20)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 11, column: 43, scope: !21)
!60 = distinct !{!60, !37, !61, !57, !58}
!61 = !DILocation(line: 15, column: 9, scope: !18)
!62 = !DILocation(line: 16, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 16, column: 5)
!64 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 5)
!65 = !DILocation(line: 16, column: 5, scope: !64)
!66 = !DILocation(line: 17, column: 5, scope: !9)
!67 = !DILocation(line: 18, column: 1, scope: !9)
!68 = !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 4, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!15}
!71 = !{}
