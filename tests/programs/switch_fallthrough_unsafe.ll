source_filename = "switch_fallthrough_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %r, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %r, align 4, !dbg !19
  %0 = load i32, i32* %x, align 4, !dbg !20
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 4, label %sw.bb4
  ], !dbg !21

sw.bb:
  store i32 1, i32* %r, align 4, !dbg !22
  br label %sw.bb1, !dbg !24

sw.bb1:
  %1 = load i32, i32* %r, align 4, !dbg !25
  %add = add nsw i32 %1, 2, !dbg !25
  store i32 %add, i32* %r, align 4, !dbg !25
  br label %sw.epilog, !dbg !26

sw.default:
  store i32 10, i32* %r, align 4, !dbg !27
  br label %sw.bb2, !dbg !28

sw.bb2:
  %2 = load i32, i32* %r, align 4, !dbg !29
  %add3 = add nsw i32 %2, 3, !dbg !29
  store i32 %add3, i32* %r, align 4, !dbg !29
  br label %sw.epilog, !dbg !30

sw.bb4:
  store i32 0, i32* %retval, align 4, !dbg !31
  br label %return, !dbg !31

sw.epilog:
  %3 = load i32, i32* %x, align 4, !dbg !32
  %cmp = icmp eq i32 %3, 1, !dbg !34
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !35

land.lhs.true:
  %4 = load i32, i32* %r, align 4, !dbg !36
  %cmp5 = icmp ne i32 %4, 3, !dbg !37
  br i1 %cmp5, label %if.then, label %if.end, !dbg !38

if.then:
  call void @reach_error(), !dbg !39
  br label %if.end, !dbg !39

if.end:
  %5 = load i32, i32* %x, align 4, !dbg !40
  %cmp6 = icmp eq i32 %5, 2, !dbg !42
  br i1 %cmp6, label %land.lhs.true7, label %if.end10, !dbg !43

land.lhs.true7:
  %6 = load i32, i32* %r, align 4, !dbg !44
  %cmp8 = icmp ne i32 %6, 2, !dbg !45
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !46

if.then9:
  call void @reach_error(), !dbg !47
  br label %if.end10, !dbg !47

if.end10:
  %7 = load i32, i32* %x, align 4, !dbg !48
  %cmp11 = icmp eq i32 %7, 3, !dbg !50
  br i1 %cmp11, label %land.lhs.true12, label %if.end15, !dbg !51

land.lhs.true12:
  %8 = load i32, i32* %r, align 4, !dbg !52
  %cmp13 = icmp ne i32 %8, 3, !dbg !53
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !54

if.then14:
  call void @reach_error(), !dbg !55
  br label %if.end15, !dbg !55

if.end15:
  %9 = load i32, i32* %x, align 4, !dbg !56
  %cmp16 = icmp eq i32 %9, 5, !dbg !58
  br i1 %cmp16, label %land.lhs.true17, label %if.end20, !dbg !59

land.lhs.true17:
  %10 = load i32, i32* %r, align 4, !dbg !60
  %cmp18 = icmp ne i32 %10, 10, !dbg !61
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !62

if.then19:
  call void @reach_error(), !dbg !63
  br label %if.end20, !dbg !63

if.end20:
  %11 = load i32, i32* %x, align 4, !dbg !64
  %cmp21 = icmp eq i32 %11, 4, !dbg !66
  br i1 %cmp21, label %if.then22, label %if.end23, !dbg !67

if.then22:
  call void @reach_error(), !dbg !68
  br label %if.end23, !dbg !68

if.end23:
  store i32 0, i32* %retval, align 4, !dbg !69
  br label %return, !dbg !69

return:
  %12 = load i32, i32* %retval, align 4, !dbg !70
  ret i32 %12, !dbg !70
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_fallthrough_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 36, scope: !10)
!20 = !DILocation(line: 7, column: 11, scope: !10)
!21 = !DILocation(line: 7, column: 3, scope: !10)
!22 = !DILocation(line: 9, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 14)
!24 = !DILocation(line: 9, column: 5, scope: !23)
!25 = !DILocation(line: 11, column: 7, scope: !23)
!26 = !DILocation(line: 12, column: 5, scope: !23)
!27 = !DILocation(line: 14, column: 7, scope: !23)
!28 = !DILocation(line: 14, column: 5, scope: !23)
!29 = !DILocation(line: 16, column: 7, scope: !23)
!30 = !DILocation(line: 17, column: 5, scope: !23)
!31 = !DILocation(line: 19, column: 5, scope: !23)
!32 = !DILocation(line: 21, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 7)
!34 = !DILocation(line: 21, column: 9, scope: !33)
!35 = !DILocation(line: 21, column: 14, scope: !33)
!36 = !DILocation(line: 21, column: 17, scope: !33)
!37 = !DILocation(line: 21, column: 19, scope: !33)
!38 = !DILocation(line: 21, column: 7, scope: !10)
!39 = !DILocation(line: 21, column: 25, scope: !33)
!40 = !DILocation(line: 22, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 22, column: 7)
!42 = !DILocation(line: 22, column: 9, scope: !41)
!43 = !DILocation(line: 22, column: 14, scope: !41)
!44 = !DILocation(line: 22, column: 17, scope: !41)
!45 = !DILocation(line: 22, column: 19, scope: !41)
!46 = !DILocation(line: 22, column: 7, scope: !10)
!47 = !DILocation(line: 22, column: 25, scope: !41)
!48 = !DILocation(line: 23, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 7)
!50 = !DILocation(line: 23, column: 9, scope: !49)
!51 = !DILocation(line: 23, column: 14, scope: !49)
!52 = !DILocation(line: 23, column: 17, scope: !49)
!53 = !DILocation(line: 23, column: 19, scope: !49)
!54 = !DILocation(line: 23, column: 7, scope: !10)
!55 = !DILocation(line: 23, column: 25, scope: !49)
!56 = !DILocation(line: 24, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !10, file: !1, line: 24, column: 7)
!58 = !DILocation(line: 24, column: 9, scope: !57)
!59 = !DILocation(line: 24, column: 14, scope: !57)
!60 = !DILocation(line: 24, column: 17, scope: !57)
!61 = !DILocation(line: 24, column: 19, scope: !57)
!62 = !DILocation(line: 24, column: 7, scope: !10)
!63 = !DILocation(line: 24, column: 26, scope: !57)
!64 = !DILocation(line: 25, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !10, file: !1, line: 25, column: 7)
!66 = !DILocation(line: 25, column: 9, scope: !65)
!67 = !DILocation(line: 25, column: 7, scope: !10)
!68 = !DILocation(line: 25, column: 15, scope: !65)
!69 = !DILocation(line: 26, column: 3, scope: !10)
!70 = !DILocation(line: 27, column: 1, scope: !10)
