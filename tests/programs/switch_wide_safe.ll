source_filename = "switch_wide_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @classify(i64 noundef %x) !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i64, align 8
  store i64 %x, i64* %x.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %x.addr, metadata !17, metadata !DIExpression()), !dbg !18
  %0 = load i64, i64* %x.addr, align 8, !dbg !19
  switch i64 %0, label %sw.epilog [
    i64 -1, label %sw.bb
    i64 0, label %sw.bb1
    i64 1, label %sw.bb1
    i64 2, label %sw.bb1
    i64 3, label %sw.bb1
    i64 4, label %sw.bb1
    i64 5, label %sw.bb1
    i64 6, label %sw.bb1
    i64 7, label %sw.bb1
    i64 8, label %sw.bb1
    i64 9, label %sw.bb1
    i64 4294967296, label %sw.bb2
  ], !dbg !20

sw.bb:
  store i32 1, i32* %retval, align 4, !dbg !21
  br label %return, !dbg !21

sw.bb1:
  store i32 2, i32* %retval, align 4, !dbg !23
  br label %return, !dbg !23

sw.bb2:
  store i32 3, i32* %retval, align 4, !dbg !24
  br label %return, !dbg !24

sw.epilog:
  store i32 0, i32* %retval, align 4, !dbg !25
  br label %return, !dbg !25

return:
  %1 = load i32, i32* %retval, align 4, !dbg !26
  ret i32 %1, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i64, align 8
  %c = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %x, metadata !29, metadata !DIExpression()), !dbg !30
  %call = call i64 @__VERIFIER_nondet_long(), !dbg !31
  store i64 %call, i64* %x, align 8, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %c, metadata !32, metadata !DIExpression()), !dbg !33
  %0 = load i64, i64* %x, align 8, !dbg !34
  %call1 = call i32 @classify(i64 noundef %0), !dbg !35
  store i32 %call1, i32* %c, align 4, !dbg !33
  %1 = load i32, i32* %c, align 4, !dbg !36
  %cmp = icmp eq i32 %1, 3, !dbg !38
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !39

land.lhs.true:
  %2 = load i64, i64* %x, align 8, !dbg !40
  %conv = trunc i64 %2 to i32, !dbg !41
  %cmp2 = icmp ne i32 %conv, 0, !dbg !42
  br i1 %cmp2, label %if.then, label %if.end, !dbg !43

if.then:
  call void @reach_error(), !dbg !44
  br label %if.end, !dbg !44

if.end:
  %3 = load i32, i32* %c, align 4, !dbg !45
  %cmp4 = icmp eq i32 %3, 2, !dbg !47
  br i1 %cmp4, label %land.lhs.true6, label %if.end10, !dbg !48

land.lhs.true6:
  %4 = load i64, i64* %x, align 8, !dbg !49
  %cmp7 = icmp sgt i64 %4, 9, !dbg !50
  br i1 %cmp7, label %if.then9, label %if.end10, !dbg !51

if.then9:
  call void @reach_error(), !dbg !52
  br label %if.end10, !dbg !52

if.end10:
  %5 = load i64, i64* %x, align 8, !dbg !53
  %cmp11 = icmp slt i64 %5, 0, !dbg !55
  br i1 %cmp11, label %land.lhs.true13, label %if.end18, !dbg !56

land.lhs.true13:
  %6 = load i32, i32* %c, align 4, !dbg !57
  %tobool = icmp ne i32 %6, 0, !dbg !57
  br i1 %tobool, label %land.lhs.true14, label %if.end18, !dbg !58

land.lhs.true14:
  %7 = load i64, i64* %x, align 8, !dbg !59
  %cmp15 = icmp ne i64 %7, -1, !dbg !60
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !61

if.then17:
  call void @reach_error(), !dbg !62
  br label %if.end18, !dbg !62

if.end18:
  %8 = load i64, i64* %x, align 8, !dbg !63
  %conv19 = trunc i64 %8 to i32, !dbg !65
  %cmp20 = icmp eq i32 %conv19, -1, !dbg !66
  br i1 %cmp20, label %land.lhs.true22, label %if.end32, !dbg !67

land.lhs.true22:
  %9 = load i32, i32* %c, align 4, !dbg !68
  %cmp23 = icmp ne i32 %9, 1, !dbg !69
  br i1 %cmp23, label %land.lhs.true25, label %if.end32, !dbg !70

land.lhs.true25:
  %10 = load i64, i64* %x, align 8, !dbg !71
  %cmp26 = icmp slt i64 %10, 0, !dbg !72
  br i1 %cmp26, label %land.lhs.true28, label %if.end32, !dbg !73

land.lhs.true28:
  %11 = load i64, i64* %x, align 8, !dbg !74
  %cmp29 = icmp sgt i64 %11, -3, !dbg !75
  br i1 %cmp29, label %if.then31, label %if.end32, !dbg !76

if.then31:
  call void @reach_error(), !dbg !77
  br label %if.end32, !dbg !77

if.end32:
  ret i32 0, !dbg !78
}

declare i64 @__VERIFIER_nondet_long()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_wide_safe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!3, !15}
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "x", arg: 1, scope: !12, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 19, scope: !12)
!19 = !DILocation(line: 6, column: 11, scope: !12)
!20 = !DILocation(line: 6, column: 3, scope: !12)
!21 = !DILocation(line: 7, column: 12, scope: !22)
!22 = distinct !DILexicalBlock(scope: !12, file: !1, line: 6, column: 14)
!23 = !DILocation(line: 8, column: 17, scope: !22)
!24 = !DILocation(line: 9, column: 21, scope: !22)
!25 = !DILocation(line: 11, column: 3, scope: !12)
!26 = !DILocation(line: 12, column: 1, scope: !12)
!27 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !28, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!28 = !DISubroutineType(types: !2)
!29 = !DILocalVariable(name: "x", scope: !27, file: !1, line: 15, type: !15)
!30 = !DILocation(line: 15, column: 8, scope: !27)
!31 = !DILocation(line: 15, column: 12, scope: !27)
!32 = !DILocalVariable(name: "c", scope: !27, file: !1, line: 16, type: !3)
!33 = !DILocation(line: 16, column: 7, scope: !27)
!34 = !DILocation(line: 16, column: 20, scope: !27)
!35 = !DILocation(line: 16, column: 11, scope: !27)
!36 = !DILocation(line: 17, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !27, file: !1, line: 17, column: 7)
!38 = !DILocation(line: 17, column: 9, scope: !37)
!39 = !DILocation(line: 17, column: 14, scope: !37)
!40 = !DILocation(line: 17, column: 22, scope: !37)
!41 = !DILocation(line: 17, column: 17, scope: !37)
!42 = !DILocation(line: 17, column: 24, scope: !37)
!43 = !DILocation(line: 17, column: 7, scope: !27)
!44 = !DILocation(line: 17, column: 30, scope: !37)
!45 = !DILocation(line: 18, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !27, file: !1, line: 18, column: 7)
!47 = !DILocation(line: 18, column: 9, scope: !46)
!48 = !DILocation(line: 18, column: 14, scope: !46)
!49 = !DILocation(line: 18, column: 17, scope: !46)
!50 = !DILocation(line: 18, column: 19, scope: !46)
!51 = !DILocation(line: 18, column: 7, scope: !27)
!52 = !DILocation(line: 18, column: 24, scope: !46)
!53 = !DILocation(line: 19, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !27, file: !1, line: 19, column: 7)
!55 = !DILocation(line: 19, column: 9, scope: !54)
!56 = !DILocation(line: 19, column: 13, scope: !54)
!57 = !DILocation(line: 19, column: 16, scope: !54)
!58 = !DILocation(line: 19, column: 18, scope: !54)
!59 = !DILocation(line: 19, column: 21, scope: !54)
!60 = !DILocation(line: 19, column: 23, scope: !54)
!61 = !DILocation(line: 19, column: 7, scope: !27)
!62 = !DILocation(line: 19, column: 30, scope: !54)
!63 = !DILocation(line: 20, column: 12, scope: !64)
!64 = distinct !DILexicalBlock(scope: !27, file: !1, line: 20, column: 7)
!65 = !DILocation(line: 20, column: 7, scope: !64)
!66 = !DILocation(line: 20, column: 14, scope: !64)
!67 = !DILocation(line: 20, column: 20, scope: !64)
!68 = !DILocation(line: 20, column: 23, scope: !64)
!69 = !DILocation(line: 20, column: 25, scope: !64)
!70 = !DILocation(line: 20, column: 30, scope: !64)
!71 = !DILocation(line: 20, column: 33, scope: !64)
!72 = !DILocation(line: 20, column: 35, scope: !64)
!73 = !DILocation(line: 20, column: 39, scope: !64)
!74 = !DILocation(line: 20, column: 42, scope: !64)
!75 = !DILocation(line: 20, column: 44, scope: !64)
!76 = !DILocation(line: 20, column: 7, scope: !27)
!77 = !DILocation(line: 20, column: 50, scope: !64)
!78 = !DILocation(line: 21, column: 3, scope: !27)
