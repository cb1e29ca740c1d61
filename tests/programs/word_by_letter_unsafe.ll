source_filename = "word_by_letter_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %state = alloca i32, align 4
  %letters = alloca i32, align 4
  %letter = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %state to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %state, metadata !14, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %state, align 4, !dbg !21
  %1 = bitcast i32* %letters to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %letters, metadata !15, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %letters, align 4, !dbg !22
  br label %for.cond, !dbg !23

for.cond:
  %2 = bitcast i32* %letter to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %letter, metadata !16, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call, i32* %letter, align 4, !dbg !25
  %3 = load i32, i32* %letters, align 4, !dbg !27
  %inc = add nsw i32 %3, 1, !dbg !27
  store i32 %inc, i32* %letters, align 4, !dbg !27
  %4 = load i32, i32* %state, align 4, !dbg !28
  switch i32 %4, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4
    i32 3, label %sw.bb8
    i32 4, label %sw.bb12
    i32 5, label %sw.bb16
  ], !dbg !29

sw.bb:
  %5 = load i32, i32* %letter, align 4, !dbg !30
  %cmp = icmp eq i32 %5, 101, !dbg !32
  %conv = zext i1 %cmp to i32, !dbg !32
  store i32 %conv, i32* %state, align 4, !dbg !33
  br label %sw.epilog, !dbg !34

sw.bb1:
  %6 = load i32, i32* %letter, align 4, !dbg !35
  %cmp2 = icmp eq i32 %6, 117, !dbg !36
  %7 = zext i1 %cmp2 to i64, !dbg !35
  %cond = select i1 %cmp2, i32 2, i32 0, !dbg !35
  store i32 %cond, i32* %state, align 4, !dbg !37
  br label %sw.epilog, !dbg !38

sw.bb4:
  %8 = load i32, i32* %letter, align 4, !dbg !39
  %cmp5 = icmp eq i32 %8, 112, !dbg !40
  %9 = zext i1 %cmp5 to i64, !dbg !39
  %cond7 = select i1 %cmp5, i32 3, i32 0, !dbg !39
  store i32 %cond7, i32* %state, align 4, !dbg !41
  br label %sw.epilog, !dbg !42

sw.bb8:
  %10 = load i32, i32* %letter, align 4, !dbg !43
  %cmp9 = icmp eq i32 %10, 104, !dbg !44
  %11 = zext i1 %cmp9 to i64, !dbg !43
  %cond11 = select i1 %cmp9, i32 4, i32 0, !dbg !43
  store i32 %cond11, i32* %state, align 4, !dbg !45
  br label %sw.epilog, !dbg !46

sw.bb12:
  %12 = load i32, i32* %letter, align 4, !dbg !47
  %cmp13 = icmp eq i32 %12, 111, !dbg !48
  %13 = zext i1 %cmp13 to i64, !dbg !47
  %cond15 = select i1 %cmp13, i32 5, i32 0, !dbg !47
  store i32 %cond15, i32* %state, align 4, !dbg !49
  br label %sw.epilog, !dbg !50

sw.bb16:
  %14 = load i32, i32* %letter, align 4, !dbg !51
  %cmp17 = icmp eq i32 %14, 110, !dbg !52
  %15 = zext i1 %cmp17 to i64, !dbg !51
  %cond19 = select i1 %cmp17, i32 6, i32 0, !dbg !51
  store i32 %cond19, i32* %state, align 4, !dbg !53
  br label %sw.epilog, !dbg !54

sw.default:
  %16 = load i32, i32* %letter, align 4, !dbg !55
  %cmp20 = icmp eq i32 %16, 121, !dbg !56
  %17 = zext i1 %cmp20 to i64, !dbg !55
  %cond22 = select i1 %cmp20, i32 7, i32 0, !dbg !55
  store i32 %cond22, i32* %state, align 4, !dbg !57
  br label %sw.epilog, !dbg !58

sw.epilog:
  %18 = load i32, i32* %state, align 4, !dbg !59
  %cmp23 = icmp eq i32 %18, 7, !dbg !61
  br i1 %cmp23, label %if.then, label %if.end, !dbg !62

if.then:
  call void @reach_error(), !dbg !63
  br label %if.end, !dbg !63

if.end:
  %19 = load i32, i32* %letters, align 4, !dbg !64
  %cmp25 = icmp eq i32 %19, 100, !dbg !66
  br i1 %cmp25, label %if.then27, label %if.end28, !dbg !67

if.then27:
  store i32 0, i32* %retval, align 4, !dbg !68
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !68

if.end28:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !69
  br label %cleanup, !dbg !69

cleanup:
  %20 = bitcast i32* %letter to i8*, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !69
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup29 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.cond, !dbg !70, !llvm.loop !71

cleanup29:
  %21 = bitcast i32* %letters to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !75
  %22 = bitcast i32* %state to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !75
  %23 = load i32, i32* %retval, align 4, !dbg !75
  ret i32 %23, !dbg !75
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !76 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "word_by_letter_unsafe.c", directory: ".")
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
!13 = !{!14, !15, !16}
!14 = !DILocalVariable(name: "state", scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocalVariable(name: "letters", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocalVariable(name: "letter", scope: !17, file: !1, line: 8, type: !12)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 7, column: 14)
!18 = distinct !DILexicalBlock(scope: !19, file: !1, line: 7, column: 5)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 5)
!20 = !DILocation(line: 6, column: 5, scope: !9)
!21 = !DILocation(line: 6, column: 9, scope: !9)
!22 = !DILocation(line: 6, column: 20, scope: !9)
!23 = !DILocation(line: 7, column: 5, scope: !9)
!24 = !DILocation(line: 8, column: 9, scope: !17)
!25 = !DILocation(line: 8, column: 13, scope: !17)
!26 = !DILocation(line: 8, column: 22, scope: !17)
!27 = !DILocation(line: 9, column: 16, scope: !17)
!28 = !DILocation(line: 10, column: 17, scope: !17)
!29 = !DILocation(line: 10, column: 9, scope: !17)
!30 = !DILocation(line: 11, column: 25, scope: !31)
!31 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 24)
!32 = !DILocation(line: 11, column: 32, scope: !31)
!33 = !DILocation(line: 11, column: 23, scope: !31)
!34 = !DILocation(line: 11, column: 40, scope: !31)
!35 = !DILocation(line: 12, column: 25, scope: !31)
!36 = !DILocation(line: 12, column: 32, scope: !31)
!37 = !DILocation(line: 12, column: 23, scope: !31)
!38 = !DILocation(line: 12, column: 48, scope: !31)
!39 = !DILocation(line: 13, column: 25, scope: !31)
!40 = !DILocation(line: 13, column: 32, scope: !31)
!41 = !DILocation(line: 13, column: 23, scope: !31)
!42 = !DILocation(line: 13, column: 48, scope: !31)
!43 = !DILocation(line: 14, column: 25, scope: !31)
!44 = !DILocation(line: 14, column: 32, scope: !31)
!45 = !DILocation(line: 14, column: 23, scope: !31)
!46 = !DILocation(line: 14, column: 48, scope: !31)
!47 = !DILocation(line: 15, column: 25, scope: !31)
!48 = !DILocation(line: 15, column: 32, scope: !31)
!49 = !DILocation(line: 15, column: 23, scope: !31)
!50 = !DILocation(line: 15, column: 48, scope: !31)
!51 = !DILocation(line: 16, column: 25, scope: !31)
!52 = !DILocation(line: 16, column: 32, scope: !31)
!53 = !DILocation(line: 16, column: 23, scope: !31)
!54 = !DILocation(line: 16, column: 48, scope: !31)
!55 = !DILocation(line: 17, column: 26, scope: !31)
!56 = !DILocation(line: 17, column: 33, scope: !31)
!57 = !DILocation(line: 17, column: 24, scope: !31)
!58 = !DILocation(line: 17, column: 49, scope: !31)
!59 = !DILocation(line: 19, column: 13, scope: !60)
!60 = distinct !DILexicalBlock(scope: !17, file: !1, line: 19, column: 13)
!61 = !DILocation(line: 19, column: 19, scope: !60)
!62 = !DILocation(line: 19, column: 13, scope: !17)
!63 = !DILocation(line: 20, column: 13, scope: !60)
!64 = !DILocation(line: 21, column: 13, scope: !65)
!65 = distinct !DILexicalBlock(scope: !17, file: !1, line: 21, column: 13)
!66 = !DILocation(line: 21, column: 21, scope: !65)
!67 = !DILocation(line: 21, column: 13, scope: !17)
!68 = !DILocation(line: 22, column: 13, scope: !65)
!69 = !DILocation(line: 23, column: 5, scope: !18)
!70 = !DILocation(line: 7, column: 5, scope: !18)
!71 = distinct !{!71, !72, !73, !74}
!72 = !DILocation(line: 7, column: 5, scope: !19)
!73 = !DILocation(line: 23, column: 5, scope: !19)
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 24, column: 1, scope: !9)
!76 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{null}
!79 = !{}
