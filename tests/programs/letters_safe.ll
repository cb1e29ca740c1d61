source_filename = "letters_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 (...) @__VERIFIER_nondet_uchar(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  %1 = bitcast i32* %y to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !19
  %2 = load i32, i32* %x, align 4, !dbg !20
  %call1 = call i32 @toupper(i32 noundef %2), !dbg !21
  store i32 %call1, i32* %y, align 4, !dbg !19
  %3 = load i32, i32* %x, align 4, !dbg !22
  %cmp = icmp sge i32 %3, 97, !dbg !24
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !25

land.lhs.true:
  %4 = load i32, i32* %x, align 4, !dbg !26
  %cmp2 = icmp sle i32 %4, 122, !dbg !27
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !28

cond.true:
  %5 = load i32, i32* %y, align 4, !dbg !29
  %add = add nsw i32 %5, 32, !dbg !30
  %6 = load i32, i32* %x, align 4, !dbg !31
  %cmp3 = icmp ne i32 %add, %6, !dbg !32
  br i1 %cmp3, label %if.then, label %if.end, !dbg !22

cond.false:
  %7 = load i32, i32* %y, align 4, !dbg !33
  %8 = load i32, i32* %x, align 4, !dbg !34
  %cmp4 = icmp ne i32 %7, %8, !dbg !35
  br i1 %cmp4, label %if.then, label %if.end, !dbg !28

if.then:
  call void @reach_error(), !dbg !36
  br label %if.end, !dbg !36

if.end:
  %call5 = call i32 @toupper(i32 noundef 1000), !dbg !37
  %cmp6 = icmp ne i32 %call5, 1000, !dbg !39
  br i1 %cmp6, label %if.then9, label %lor.lhs.false, !dbg !40

lor.lhs.false:
  %call7 = call i32 @tolower(i32 noundef -1000), !dbg !41
  %cmp8 = icmp ne i32 %call7, -1000, !dbg !42
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !43

if.then9:
  call void @reach_error(), !dbg !44
  br label %if.end10, !dbg !44

if.end10:
  %9 = bitcast i32* %y to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !45
  %10 = bitcast i32* %x to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uchar(...)

declare i32 @toupper(i32 noundef)

declare !dbg !47 void @reach_error()

declare i32 @tolower(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "letters_safe.c", directory: ".")
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
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !12)
!16 = !DILocation(line: 5, column: 3, scope: !9)
!17 = !DILocation(line: 5, column: 7, scope: !9)
!18 = !DILocation(line: 5, column: 11, scope: !9)
!19 = !DILocation(line: 5, column: 38, scope: !9)
!20 = !DILocation(line: 5, column: 50, scope: !9)
!21 = !DILocation(line: 5, column: 42, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 6, column: 7)
!24 = !DILocation(line: 6, column: 9, scope: !23)
!25 = !DILocation(line: 6, column: 16, scope: !23)
!26 = !DILocation(line: 6, column: 19, scope: !23)
!27 = !DILocation(line: 6, column: 21, scope: !23)
!28 = !DILocation(line: 6, column: 7, scope: !9)
!29 = !DILocation(line: 6, column: 30, scope: !23)
!30 = !DILocation(line: 6, column: 32, scope: !23)
!31 = !DILocation(line: 6, column: 40, scope: !23)
!32 = !DILocation(line: 6, column: 37, scope: !23)
!33 = !DILocation(line: 6, column: 44, scope: !23)
!34 = !DILocation(line: 6, column: 49, scope: !23)
!35 = !DILocation(line: 6, column: 46, scope: !23)
!36 = !DILocation(line: 6, column: 52, scope: !23)
!37 = !DILocation(line: 7, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!39 = !DILocation(line: 7, column: 21, scope: !38)
!40 = !DILocation(line: 7, column: 29, scope: !38)
!41 = !DILocation(line: 7, column: 32, scope: !38)
!42 = !DILocation(line: 7, column: 47, scope: !38)
!43 = !DILocation(line: 7, column: 7, scope: !9)
!44 = !DILocation(line: 7, column: 57, scope: !38)
!45 = !DILocation(line: 9, column: 1, scope: !9)
!46 = !DILocation(line: 8, column: 3, scope: !9)
!47 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !{}
